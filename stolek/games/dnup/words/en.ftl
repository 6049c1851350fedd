### dnup in English

dnup-title = dnup
dnup-tagline = Get rid of all your cards. What the others send back comes back upside down.
dnup-variant-base = Base game
dnup-brief-aim = Get rid of all the cards in your hand before the others do. Every card has two values: turn it upside down and it’s another number.
dnup-brief-win = In each round the first player out gets two tokens and the second gets one; then new cards are dealt. The first to have four tokens – d, n, u and p – wins. With two players it’s whoever wins two rounds.
dnup-brief-turn = First discard the set in front of you if nobody has beaten it – you’re rid of it. Then do one thing: lay a set, add a card to an opponent’s set, take an opponent’s set, or rotate your whole hand.
dnup-teaches = Comparing numbers and turning them in your head, thinking ahead, making the most of what you hold.
dnup-print-lead = Print on thick paper, on both sides if you can, and cut along the marks. Two players take out all cards with dots, three those with two or three, four those with three. Coins do for tokens.

dnup-option-void_after = Turns after which a round is void
    .help = A round can go round in circles. If it takes this many turns, it doesn’t count and is dealt again.

dnup-section-cards = Cards
dnup-section-round = A round
dnup-section-end = The end of a round and of the game
dnup-section-two = Two players
dnup-section-rulings = Where the printed rules are silent
dnup-section-examples = Examples

## Cards

dnup-face = { $active }/{ $inactive }
    .full = { $active }, rotated { $inactive }
dnup-face-star = { $active }/{ $inactive }★
    .full = { $active } with the star, rotated { $inactive }
dnup-value = { $n }
dnup-set = { $count ->
    [1] a single { $value }
    [2] a pair of { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
    [7] seven { $value }s
    [8] eight { $value }s
   *[other] { $count } { $value }s
  }
    .short = { $count ->
        [1] one { $value }
        [2] two { $value }s
        [3] three { $value }s
        [4] four { $value }s
        [5] five { $value }s
        [6] six { $value }s
        [7] seven { $value }s
        [8] eight { $value }s
       *[other] { $count } { $value }s
    }
dnup-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

## What is asked

dnup-prompt-turn = Your turn: lay a set, add a card, take a set, or rotate your whole hand.
    .tv = Lay a set, add a card, take a set, or rotate your whole hand.
dnup-prompt-area-1 = Your turn for area 1: lay a set, add a card, take a set, or rotate your whole hand.
    .tv = Area 1: lay a set, add a card, take a set, or rotate your whole hand.
dnup-prompt-area-2 = Your turn for area 2: lay a set, add a card, take a set, or rotate your whole hand.
    .tv = Area 2: lay a set, add a card, take a set, or rotate your whole hand.
dnup-do-lay = Lay { $set } ({ $cards })
dnup-do-add = Add { $card } to { $set } ({ $who })
dnup-do-take = Take { $set } ({ $who })
dnup-do-rotate = Rotate your whole hand
    .short = Rotate your hand
dnup-effect-out = that was your last card
dnup-effect-beats = beats { $faces }
dnup-effect-returns = { $who-is ->
    [you] comes back to you as { $faces }
   *[other] goes back to { $who } as { $faces }
  }
dnup-effect-discards = out of the round, because { $who } has no cards left
dnup-effect-grows = makes { $faces }
dnup-effect-takes = comes to your hand as { $faces }
dnup-effect-rotates = your hand: { $faces }

## What happens

dnup-event-shuffled = Round { $number }: the cards are shuffled, all { $count } are dealt.
dnup-event-dealt = { $who-is ->
    [you] You get { $cards }.
   *[other] { $who } gets { $cards }.
  }
dnup-event-dealt-faces = { $who-is ->
    [you] You get { $cards }.
   *[other] { $who } gets { $cards }.
  }
dnup-event-begins = { $who-is ->
    [you] You hold the star, so you begin.
   *[other] { $who } holds the star and begins.
  }
dnup-event-discarded-turn = { $who-is ->
    [you] You discard { $set }: nobody beat your set.
   *[other] { $who } discards { $set }.
  }
    .short = { $who-is ->
        [you] Your set goes.
       *[other] { $who } discards.
    }
dnup-event-discarded-lap = { $who-is ->
    [you] Your last set is discarded: { $set }.
   *[other] { $who }’s last set is discarded: { $set }.
  }
dnup-event-discarded-beaten = { $who-is ->
    [you] Your set is beaten, but you’re out already, so it’s discarded: { $set }.
   *[other] { $who }’s set is beaten, but { $who } is out already, so it’s discarded: { $set }.
  }
dnup-event-laid = { $who-is ->
    [you] You lay { $set } ({ $cards }).
   *[other] { $who } lays { $set } ({ $cards }).
  }
    .short = { $who } lays { $set-short }.
dnup-event-added = { $who-is ->
    [you] You add { $card } to { $owner }’s set, now { $set }.
   *[other] { $who } adds { $card } to { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } set, now { $set }.
  }
    .short = { $owner-is ->
        [you] { $who } makes yours { $set-short }.
       *[other] { $who } adds: now { $set-short }.
    }
dnup-event-returned = { $who-is ->
    [you] You take back { $set }; in your hand: { $values }.
   *[other] { $who } takes back { $set }; in the hand: { $values }.
  }
    .short = Back in your hand: { $values }.
dnup-event-taken = { $who-is ->
    [you] You take { $owner }’s set, { $set }; in your hand: { $values }.
   *[other] { $who } takes { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } set, { $set }; in the hand: { $values }.
  }
    .short = { $owner-is ->
        [you] { $who } takes { $set-short } from you.
       *[other] { $who } takes { $set-short }.
    }
dnup-event-rotated = { $who-is ->
    [you] You rotate your whole hand.
   *[other] { $who } rotates the whole hand ({ $cards }).
  }
    .short = { $who } rotates.
dnup-event-out-1 = { $who-is ->
    [you] You’re out first: two tokens, { $total } in all.
   *[other] { $who } is out first: two tokens, { $total } in all.
  }
dnup-event-out-2 = { $who-is ->
    [you] You’re out second: one token, { $total } in all.
   *[other] { $who } is out second: one token, { $total } in all.
  }
dnup-event-round-won = { $who-is ->
    [you] You win the round, { $total } of two.
   *[other] { $who } wins the round, { $total } of two.
  }
dnup-event-round-ended = Round { $number } is over.
dnup-event-void-repeated = The same position has come up for the third time: the round doesn’t count.
dnup-event-void-too-long = Still not over after { $turns } turns: the round doesn’t count.
dnup-event-ended = { $who-is ->
    [you] You win.
   *[other] { $who } wins.
  }
dnup-event-ended-shared = { $winners } share the victory.
dnup-ended-tokens = Someone has four tokens or more.
dnup-ended-rounds = Someone has won two rounds.
dnup-ended-void = Three rounds in a row didn’t count, so the tokens so far decide.

## What is refused

dnup-refused-out = You’re already out of this round.
dnup-refused-no-cards = A set has at least one card.
dnup-refused-not-in-hand = This card isn’t in your hand.
dnup-refused-other-way-up = In your hand this card is the other way up, and single cards are never rotated.
dnup-refused-mixed = All the cards of a set have the same value on top.
dnup-refused-too-low = A set of that size on the table has the value { $value }; a set of { $size ->
    [one] one card
   *[other] { $size } cards
  } must be higher.
dnup-refused-equal = A set of { $size ->
    [one] one card
   *[other] { $size } cards
  } with the value { $value } is on the table already, and equal isn’t enough.
dnup-refused-no-set = There’s no set here.
dnup-refused-own-set = You can’t take or add to your own set, only an opponent’s.
dnup-refused-other-value = Only a card with the value { $value } goes with this set.

## The table in a terminal

dnup-table-round = Round { $round }, turn { $turn }
dnup-table-goal = { $areas ->
    [2] { $goal ->
        [one] { $goal } round wins
       *[other] { $goal } rounds win
    }
   *[other] { $goal ->
        [one] { $goal } token wins
       *[other] { $goal } tokens win
    }
  }
dnup-table-discards = { $count } discarded
dnup-table-seat = { $cards }, { $areas ->
    [2] rounds { $tokens }
   *[other] tokens { $tokens }
  }
dnup-table-out = out, { $areas ->
    [2] rounds { $tokens }
   *[other] tokens { $tokens }
  }
dnup-table-turn = to move
dnup-table-area = area { $area }
dnup-table-no-set = nothing
dnup-table-last-lap = goes when its owner’s turn would come
dnup-table-to-beat = To beat
dnup-table-rung = { $cards }: over { $above }
dnup-table-rung-free = { $cards }: free
dnup-table-rung-closed = { $cards }: closed
dnup-table-hand = Your cards
dnup-table-turned = Rotated

## Rules

rule-DU-1 = There are 40 cards. Each has two different values; the one that’s upright for you counts. Rotating a card by 180 degrees swaps them. A card is named by both: 1/5 is a 1 that becomes a 5 when rotated. The 1/5 has a star.
    .title = Cards
rule-DU-2 = Some cards have one of three small symbols in the corner. With five players every card is in the game. With four, take out those with the first symbol, with three also those with the second, with two also those with the third. Here the table does it for you.
    .title = How many cards are in the game
rule-DU-3 = The cards are shuffled and turned at random, and all of them are dealt. Pick yours up as they came: rearrange them whenever you like, but never rotate single ones. What you hold is secret, how many you hold isn’t.
    .title = The deal
rule-DU-4 = A set is one card or more with the same value on top. That is the value of the set; the number of cards is its size.
    .title = A set
rule-DU-5 = Whoever holds the card with the star starts the round (and needn’t play it). Then it goes clockwise.
    .title = Who starts
rule-DU-6 = If there’s a set in front of you, discard it first: face down, out of the round. You’re rid of those cards. On your first turn there’s nothing to discard. Then do exactly one of four things: lay a set, add a card, take a set, or rotate your hand.
    .title = A turn
rule-DU-6a = Lay a set from your hand in front of you. It needn’t be all you have of that value. If there’s another set of that size on the table, yours must be higher – and the other one goes back to its owner’s hand.
    .title = Lay a set
rule-DU-6b = Add exactly one card from your hand to an opponent’s set. It must have that set’s value. If the set grows to the size of another one on the table, it must be higher than that – and the other one goes back to its owner’s hand.
    .title = Add a card
rule-DU-6c = Take a set in front of an opponent into your hand.
    .title = Take a set
rule-DU-6d = Rotate all the cards you hold. All of them, not just some.
    .title = Rotate your hand
rule-DU-7 = The golden rule: every card that goes from the table to a hand is rotated on its way.
    .title = Cards are rotated on their way to a hand
rule-DU-8 = The first player to play the last card of their hand gets two tokens and has no more turns in this round. Their set stays until their turn would come again, and is then discarded. If it’s beaten before that, it’s discarded at once: it doesn’t go back to a hand.
    .title = First one out
rule-DU-9 = The second player to play their last card gets one token, and the round ends at once. If nobody has four tokens yet, all the cards are dealt again for a new round.
    .title = Second one out
rule-DU-10 = The first to have four tokens or more wins the game at once.
    .title = Winning
rule-DU-11 = With two players, each has two areas and takes two turns in a row: first for area 1, then for area 2, on their left. In each they discard the set of that area and do one thing; a set they lay goes into the area of that turn.
    .title = Two areas
rule-DU-12 = A set is measured against every set of its size on the table – your own in the other area included.
    .title = Your own set counts too
rule-DU-13 = Whoever holds the star starts the round with one turn only, for area 2.
    .title = The start for two
rule-DU-14 = Whoever plays the last card of their hand wins the round at once. Whoever is first to win two rounds wins the game.
    .title = Winning for two
rule-DU-R1 = You may also play your last card by adding it to someone’s set. Whoever goes out first that way leaves no set behind.
    .title = Out by adding
rule-DU-R2 = The set of a player who is out can be added to and taken like any other. When that player’s turn would come, all of it is discarded.
    .title = The set of a player who is out
rule-DU-R3 = You add to and take opponents’ sets only, never your own – with two players, not the one in your other area either.
    .title = Opponents’ sets only
rule-DU-R4 = Whoever holds a card can always rotate the hand. So nobody is ever stuck.
    .title = There’s always a move
rule-DU-R5 = A round can go round in circles. It’s void if a position comes up for the third time (every card in the same place and the same way up, the same player and area to move, the same player out; this is checked when a turn begins, after the discard that opens it), or if the round reaches 500 turns (the settings can change the number). Then whoever was out first keeps the two tokens, nobody gets more, and it’s dealt again. A player who is skipped takes no turn; the turn for each area counts.
    .title = Void rounds
rule-DU-R6 = Your own deck may not come out even. The extra cards go clockwise from the left of whoever started the previous round; in the first round from the first chair.
    .title = An uneven deal
rule-DU-R7 = You may take a set right after discarding your own: discarding comes first.
    .title = First discard
rule-DU-R8 = The same value at the same size doesn’t beat: such a move isn’t allowed.
    .title = Equal isn’t enough
rule-DU-R9 = Winning comes before returning. When a last card ends the round, a beaten set no longer goes back, not even your own.
    .title = The end comes first
rule-DU-R10 = A card that was added belongs to the set and its owner: it’s discarded and returned with it.
    .title = Whose the added card is
rule-DU-R11 = Cards on the table show both values to everyone. Discards lie face down and can’t be looked through. Everyone sees how many cards each player holds.
    .title = What can be seen
rule-DU-R12 = Tokens never run out, however many the box holds. The two values of a card always differ.
    .title = Enough tokens
rule-DU-R13 = Two players, turn for area 1: your old set in area 2 is still there, and a new one is measured against it.
    .title = The other area is still there
rule-DU-R14 = The third void round in a row ends the game: whoever has the most tokens wins (with two players: the most rounds); if that’s equal, the victory is shared.
    .title = Three times in circles is enough
rule-DU-E1 = Three players; there’s a single 8 and three 4s on the table. You may lay one card only if it’s above 8, three cards only if they’re above 4, and any other number of cards with any value.
    .title = What you may lay
rule-DU-E2 = There’s a single 2 and a pair of 7s on the table. You may not add a 2 to the 2: a pair of 2s would be lower than the pair of 7s.
    .title = Where you may not add
rule-DU-E3 = There’s a single 8 and a pair of 4s on the table, 4/6 and 4/7. You add an 8: the 4s go back to their owner, who now holds them as a 6 and a 7.
    .title = Adding that beats
rule-DU-E4 = You take a set of three 1s, 1/6, 1/8 and 1/9. In your hand they are 6, 8 and 9.
    .title = Taking 1s
rule-DU-E5 = A player lays their last two cards and gets two tokens. The next lays a higher pair: the first pair is discarded, not taken back.
    .title = Beaten, but out
rule-DU-E6 = Two players: there’s a pair of 4s in your area 1, and in your turn for area 2 you lay a pair of 6s. The 4s come back to your own hand, rotated.
    .title = Beating yourself
rule-DU-E7 = The same, but the two 6s were your last cards: the round is yours, and the 4s don’t come back.
    .title = Winning with 6s
rule-DU-E8 = A set of five 2s has value 2 and size 5.
    .title = Value and size

### Table

dnup-ui-chip = Round { $round }
dnup-ui-you = You
dnup-ui-player = { $who }: { $cards ->
    [one] one card
   *[other] { $cards } cards
  } in hand; tokens or rounds won: { $tokens }
dnup-ui-area = area { $area }
dnup-ui-no-set = { $who-is ->
    [you] nothing in front of you
   *[other] nothing in front of { $who }
  }
dnup-ui-set = { $who-is ->
    [you] your set: { $set }, rotated { $back }
   *[other] { $who }: { $set }, rotated { $back }
  }
dnup-ui-goes-back = goes back
dnup-ui-last-lap = last lap
dnup-ui-ladder = To beat, by number of cards
dnup-ui-above = above { $value }
dnup-ui-free = free
dnup-ui-closed = closed
dnup-ui-hand = Your cards
dnup-ui-card = { $card-full }
dnup-ui-actions = Actions
dnup-ui-do-lay = Lay
dnup-ui-do-add = Add
dnup-ui-do-take = Take
dnup-ui-do-rotate = Rotate
dnup-ui-how-lay = Pick cards of one value that you’re allowed to lay.
dnup-ui-how-add = Pick exactly one card and tap an opponent’s set of the same value.
dnup-ui-how-take = Tap an opponent’s set to take it.
dnup-ui-how-rotate = You can rotate your hand when it’s your turn.
dnup-ui-your-turn = Your turn
dnup-ui-your-turn-area = Your turn for area { $area }
dnup-ui-turn-of = { $who-is ->
    [you] Your turn
   *[other] { $who } is playing
  }
dnup-ui-over = The game is over
dnup-ui-go-lay = Lay { $set }
dnup-ui-go-add = Add this { $value } to { $who }’s set
dnup-ui-beats = Beats { $set }
dnup-ui-beats-nothing = Nothing goes back to anyone
dnup-ui-makes = Makes { $set }
dnup-ui-takes = You take { $set }
dnup-ui-back = { $who-is ->
    [you] They come back to you as { $values }.
   *[other] Back to { $who } as { $values }.
  }
dnup-ui-holds = { $who-is ->
    [you] You then hold { $cards }.
   *[other] { $who } then holds { $cards }.
  }
dnup-ui-comes = Into your hand as { $values }.
dnup-ui-turned = Your hand, rotated
dnup-ui-empty = no set
dnup-ui-your-empty = your set
dnup-ui-waiting-set = { $who-is ->
    [you] goes when your turn would come
   *[other] goes when { $who }’s turn would come
  }
dnup-ui-pick = Pick cards, or an opponent’s set.
dnup-ui-pick-cards = Pick cards.
dnup-ui-pick-none = Nothing in your hand fits: take a set or rotate your hand.
dnup-ui-pick-none-rotate = Nothing in your hand fits: rotate your hand.
dnup-ui-pick-more = Not enough yet: pick another { $value }.
dnup-ui-pick-set = Tap the set to add it to.
dnup-ui-pick-stuck = You can’t lay or add this now.
dnup-ui-numeral = { $n }
dnup-ui-go-rotate = Rotate your hand
dnup-ui-goes-off = out of the round
dnup-ui-recap = Round { $round } is over
dnup-ui-recap-first = Out first
dnup-ui-recap-out = Out of cards
dnup-ui-recap-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
dnup-ui-recap-won = { $count } of { $goal } won

## Told again after the end

dnup-highlight-set = Largest set: { $who }, { $count } cards of value { $value }
dnup-highlight-taken = Largest catch: { $who } takes { $count } cards from { $whose }
dnup-highlight-escape = Narrowest escape: { $who } goes out while { $other } has one card left

## A lesson

dnup-lesson-first = A first round
dnup-lesson-goal = The goal: be the first to play your last card. That brings two tokens; four – d, n, u and p – win.
dnup-lesson-two-ways = Every card has two values. The upper one counts: this is a 2. Upside down it would be a 4.
dnup-lesson-set = Cards of the same value are a set. You have four 1s.
dnup-lesson-lay-ones = Touch all four and lay them.
dnup-lesson-gone = Nobody has beaten your set, so now that it’s your turn it’s out of the round for good.
dnup-lesson-lay-twos = Now the pair of 2s.
dnup-lesson-beaten-other = { $p2 } laid an 8. { $p1 } had a single 6: same size, lower value. So it went back to the hand.
dnup-lesson-ladder = Here you see what to beat, by how many cards you lay.
dnup-lesson-add = You may also get rid of exactly one card by adding it: touch your 8, { $p2 }’s 8, then the button.
dnup-lesson-try-three = { $p1 } has a single 5. Would your 3 do? Touch it and “Lay”: the table says why not.
dnup-lesson-lay-seven = Lay your 7: it beats the 5.
dnup-lesson-came-back = { $p1 }’s 8 has beaten your 7. It came back to your hand, and the golden rule turned it: it’s a 5 now.
dnup-lesson-turn = Look at the lower values: 7, 7 and 7! Turn your whole hand around.
dnup-lesson-lay-all = Three 7s, and nothing else. Lay them all! The others then play on for one more token.
dnup-lesson-out = You were out first: two tokens for you. The second to finish got one, and the round is over.
dnup-lesson-end = That’s the game. One thing more: you may also take somebody’s whole set into your hand, turned around.
dnup-lesson-two = For two: what differs
dnup-lesson-two-goal = The goal: be the first to play your last card. That wins the round; two rounds win.
dnup-lesson-two-cards = Every card has two values, and the upper one counts. Cards of the same value make a set; a higher set of the same size beats it.
dnup-lesson-two-areas = For two, each has two areas: two places for sets.
dnup-lesson-two-begin = Whoever holds the star begins, with one turn only: for area 2.
dnup-lesson-two-lay = Lay your three 2s there.
dnup-lesson-two-played = { $p1 } has had two turns: a pair of 3s in area 1, a single 8 in area 2.
dnup-lesson-two-turns = From now on you have two turns running: first for area 1, then for area 2.
dnup-lesson-two-fours = Lay the pair of 4s in area 1: it beats the 3s.
dnup-lesson-two-gone = Now area 2. Nobody has beaten your three 2s: they’re out of the round for good.
dnup-lesson-two-own = Careful: your own set in area 1 counts too, like anybody’s.
dnup-lesson-two-try = Try the pair of 1s all the same: it’s lower than your 4s, so the table says no.
dnup-lesson-two-fives = The pair of 5s is higher. Lay it, and see what happens to your 4s.
dnup-lesson-two-back = Your own 4s came back to your hand, turned: a 7 and an 8. That can even be clever.
dnup-lesson-two-added = { $p1 } got rid of a 5 by adding it here. The set is still yours, and gone for good if nobody beats it.
dnup-lesson-two-end = Instead of laying you may also turn your whole hand, or take an opponent’s set into it, turned. Play on!

## Read aloud

dnup-spoken-all-free = Everything is free.
dnup-spoken-area = { $who }, area { $area }
dnup-spoken-cards = cards { $cards }; back in the hand { $back }
dnup-spoken-rung = { $rung } ({ $who }{ $area ->
    [2] , area 2
   *[other] { "" }
  })
dnup-spoken-closed = { $rung }, closed
dnup-spoken-starter = Begins
dnup-spoken-out = Out first
dnup-spoken-voids = Void rounds in a row

dnup-symbol-card = A card has two values: the one on top counts; turned upside down, it’s the other.
dnup-symbol-star = Whoever holds the card with the star begins.
dnup-symbol-tokens = The letters d, n, u, p are tokens won: whoever has all four wins.

## Advice

dnup-advice-out = With it you play the last of your hand.
dnup-advice-returns = It beats a set of { $who }, who takes it back and then holds { $cards }.
dnup-advice-lay = You play { $cards } at once.
dnup-advice-free = No single card lies on the table, so { $set } can be laid freely.
dnup-advice-add = The card never comes back to you: it belongs to the set of { $who } now.
dnup-advice-take = Turned over, they give you { $set } in hand.
dnup-advice-rotate = Turned, your hand has { $after } different values instead of { $before }.
