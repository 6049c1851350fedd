### dnup in English

dnup-title = dnup
dnup-tagline = Get rid of all your cards. What the others send back comes back upside down.
dnup-maker = plays by the rules of “dnup”, unofficial
dnup-variant-base = Base game

dnup-option-void_after = Turns after which a round is void
    .help = A round can go round in circles. If it takes this many turns it does not count and is dealt again.

dnup-section-cards = Cards
dnup-section-round = A round
dnup-section-end = The end of a round and of the game
dnup-section-two = Two players
dnup-section-rulings = Where the booklet is silent
dnup-section-examples = Examples

## Cards

dnup-face = { $active }/{ $inactive }
    .full = { $active }, turned { $inactive }
dnup-face-star = { $active }/{ $inactive }★
    .full = { $active } with the star, turned { $inactive }
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
dnup-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

## What is asked

dnup-prompt-turn = Your turn: lay a set, add a card, take a set, or turn your whole hand.
dnup-prompt-area-1 = Your turn for area 1: lay a set, add a card, take a set, or turn your whole hand.
dnup-prompt-area-2 = Your turn for area 2: lay a set, add a card, take a set, or turn your whole hand.
dnup-do-lay = Lay { $set } ({ $cards })
dnup-do-add = Add { $card } to { $set } ({ $who })
dnup-do-take = Take { $set } ({ $who })
dnup-do-rotate = Turn your whole hand
dnup-effect-out = you are out with it
dnup-effect-beats = beats { $faces }
dnup-effect-returns = { $who-is ->
    [you] comes back to you as { $faces }
   *[other] goes back to { $who } as { $faces }
  }
dnup-effect-discards = gone for good, { $who } is out
dnup-effect-grows = makes { $faces }
dnup-effect-takes = comes to your hand as { $faces }
dnup-effect-rotates = your hand: { $faces }

## What happens

dnup-event-shuffled = Round { $number }: the cards are shuffled, all { $count } are dealt.
dnup-event-dealt = { $who-is ->
    [you] You get { $cards }.
   *[other] { $who } gets { $cards }.
  }
dnup-event-begins = { $who-is ->
    [you] You hold the star, so you begin.
   *[other] { $who } holds the star and begins.
  }
dnup-event-discarded-turn = { $who-is ->
    [you] You discard { $set }: it has lasted until your turn.
   *[other] { $who } discards { $set }.
  }
dnup-event-discarded-lap = The set { $who-is ->
    [you] you
   *[other] { $who }
  } left behind is gone: { $set }.
dnup-event-discarded-beaten = The beaten set is gone, { $who-is ->
    [you] you are out
   *[other] { $who } is out
  }: { $set }.
dnup-event-laid = { $who-is ->
    [you] You lay { $set } ({ $cards }).
   *[other] { $who } lays { $set } ({ $cards }).
  }
dnup-event-added = { $who-is ->
    [you] You add { $card } to { $owner }’s set, now { $set }.
   *[other] { $who } adds { $card } to { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } set, now { $set }.
  }
dnup-event-returned = { $who-is ->
    [you] You take back { $set }; in your hand: { $values }.
   *[other] { $who } takes back { $set }; in the hand: { $values }.
  }
dnup-event-taken = { $who-is ->
    [you] You take { $owner }’s set, { $set }; in your hand: { $values }.
   *[other] { $who } takes { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } set, { $set }; in the hand: { $values }.
  }
dnup-event-rotated = { $who-is ->
    [you] You turn your whole hand.
   *[other] { $who } turns the whole hand ({ $cards }).
  }
dnup-event-out-1 = { $who-is ->
    [you] You are out first: two tokens, { $total } in all.
   *[other] { $who } is out first: two tokens, { $total } in all.
  }
dnup-event-out-2 = { $who-is ->
    [you] You are out second: one token, { $total } in all.
   *[other] { $who } is out second: one token, { $total } in all.
  }
dnup-event-round-won = { $who-is ->
    [you] You win the round, { $total } of two.
   *[other] { $who } wins the round, { $total } of two.
  }
dnup-event-round-ended = Round { $number } is over.
dnup-event-void-repeated = The table is as it was for the third time: the round does not count.
dnup-event-void-too-long = Still not over after { $turns } turns: the round does not count.
dnup-event-ended = { $who-is ->
    [you] You win.
   *[other] { $who } wins.
  }
dnup-event-ended-shared = { $winners } share the victory.
dnup-ended-tokens = Somebody has four tokens or more.
dnup-ended-rounds = Somebody has won two rounds.
dnup-ended-void = The third round running does not count; what everyone has already decides.

## What is refused

dnup-refused-out = You are out of this round already.
dnup-refused-no-cards = A set has at least one card.
dnup-refused-not-in-hand = This card is not in your hand.
dnup-refused-other-way-up = This card is the other way up in your hand, and single cards are never turned.
dnup-refused-mixed = All cards of a set have the same value on top.
dnup-refused-too-low = A set of that size on the table has the value { $value }; a set of { $size ->
    [one] one card
   *[other] { $size } cards
  } must be higher.
dnup-refused-equal = A set of { $size ->
    [one] one card
   *[other] { $size } cards
  } with the value { $value } is on the table already, and equal is not enough.
dnup-refused-no-set = There is no set here.
dnup-refused-own-set = You may not touch your own set, only an opponent’s.
dnup-refused-other-value = Only a card with the value { $value } goes with this set.

## The table in a terminal

dnup-table-round = Round { $round }, turn { $turn }
dnup-table-goal = { $areas ->
    [2] { $goal } rounds win
   *[other] { $goal } tokens win
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
dnup-table-turned = Turned

## Rules

rule-DU-1 = There are 40 cards. Each shows two different values; the one that is upright for you counts. Turning a card by 180 degrees swaps them. The 1/5 bears a star.
    .title = Cards
rule-DU-2 = Five players use every card. Four take out the cards with the first symbol, three also those with the second, two also those with the third.
    .title = How many cards play
rule-DU-3 = The cards are shuffled, which way up included, and all of them are dealt. Take yours up as they came: rearrange them whenever you like, but never turn single ones. What you hold is secret, how many you hold is not.
    .title = The deal
rule-DU-4 = A set is one card or more with the same value on top. That is the value of the set; the number of cards is its size.
    .title = A set
rule-DU-5 = Whoever holds the star begins the round (and need not play it). Then it goes clockwise.
    .title = Who begins
rule-DU-6 = Your turn starts with discarding the set in front of you: face down, out of the round. Then you do exactly one of four things: lay a set, add a card, take a set, or turn your hand.
    .title = A turn
rule-DU-6a = Lay a set from your hand in front of you. It need not be all you have of that value. If there is another set of that size on the table, yours must be higher – and the other one goes back to its owner’s hand.
    .title = Lay a set
rule-DU-6b = Add exactly one card from your hand to an opponent’s set. It must have that set’s value. If the set grows to the size of another one on the table, it must be higher than that – and the other one goes back to its owner’s hand.
    .title = Add a card
rule-DU-6c = Take a set in front of an opponent into your hand.
    .title = Take a set
rule-DU-6d = Turn all the cards you hold. All of them, not just some.
    .title = Turn your hand
rule-DU-7 = The golden rule: every card that goes from the table to a hand is turned on its way.
    .title = Cards turn on their way to a hand
rule-DU-8 = The first to play the last card of their hand gets two tokens and has no more turns in this round. Their set stays until their turn would come again, and is then discarded. If it is beaten before that, it is discarded at once: it does not go back to a hand.
    .title = First one out
rule-DU-9 = The second to play their last card gets one token, and the round ends at once.
    .title = Second one out
rule-DU-10 = The first to have four tokens or more wins the game at once.
    .title = Winning
rule-DU-11 = With two players, each has two areas and takes two turns running: first for area 1, then for area 2, on their left. In each they discard the set of that area and do one thing; a set they lay goes into the area of that turn.
    .title = Two areas
rule-DU-12 = A set is measured against every set of its size on the table – your own in the other area included.
    .title = Your own set counts too
rule-DU-13 = Whoever holds the star begins the round with one turn only, for area 2.
    .title = The start for two
rule-DU-14 = Whoever plays the last card of their hand wins the round at once. Two rounds win the game.
    .title = Winning for two
rule-DU-R1 = The last card may also be played by adding it to someone’s set. Who goes out first that way leaves no set behind.
    .title = Out by adding
rule-DU-R2 = The set of a player who is out can be added to and taken like any other. When that player’s turn would come, all of it is discarded.
    .title = The set of a player who is out
rule-DU-R3 = You add to and take opponents’ sets only, never your own – with two players, not the one in your other area either.
    .title = Opponents’ sets only
rule-DU-R4 = Whoever holds a card can always turn the hand. So nobody is ever without a move.
    .title = There is always a move
rule-DU-R5 = A round can go round in circles. If a position comes up for the third time (every card in the same place and the same way up, the same player and area to move, the same player out; looked at when a turn begins, after the discard that opens it), or if the round reaches 500 turns (an option), it is void: who was out first keeps the two tokens, nobody gets more, and it is dealt again. A player who is skipped takes no turn; the turn for each area counts.
    .title = Void rounds
rule-DU-R6 = A deck of your own may not come out even. The extra cards go clockwise from the left of whoever began the last round; in the first round from the first seat.
    .title = An uneven deal
rule-DU-R7 = You may take a set right after discarding your own: discarding comes first.
    .title = First discard
rule-DU-R8 = Equal value at equal size does not beat: such a move is not allowed.
    .title = Equal is not enough
rule-DU-R9 = Winning comes before returning. When a last card ends the round, a beaten set no longer goes back, not even your own.
    .title = The end comes first
rule-DU-R10 = A card that was added belongs to the set and its owner: it is discarded and returned with it.
    .title = Whose the added card is
rule-DU-R11 = Cards on the table show both values to everyone. Discards lie face down and are not looked through. How many cards a hand holds is public.
    .title = What can be seen
rule-DU-R12 = Tokens never run out, however many the box holds. The two values of a card always differ.
    .title = Enough tokens
rule-DU-R13 = Two players, turn for area 1: your old set in area 2 is still there, and a new one is measured against it.
    .title = The other area is still there
rule-DU-R14 = The third void round running ends the game: most tokens win (two players: most rounds); if equal, the victory is shared.
    .title = Three times in circles is enough
rule-DU-E1 = Three players; on the table a single 8 and three 4s. You may lay one card only above 8, three cards only above 4, and any other number at any value.
    .title = What you may lay
rule-DU-E2 = On the table a single 2 and a pair of 7s. You may not add a 2 to the 2: a pair of 2s would be lower than the pair of 7s.
    .title = Where you may not add
rule-DU-E3 = On the table a single 8 and a pair of 4s, 4/6 and 4/7. You add an 8: the 4s go back to their owner, who now holds them as a 6 and a 7.
    .title = Adding that beats
rule-DU-E4 = You take a set of three 1s, 1/6, 1/8 and 1/9. In your hand they are 6, 8 and 9.
    .title = Taking 1s
rule-DU-E5 = A player lays their last two cards and gets two tokens. The next lays a higher pair: the first pair is discarded, not taken back.
    .title = Beaten, but out
rule-DU-E6 = Two players: a pair of 4s lies in your area 1, and in your turn for area 2 you lay a pair of 6s. The 4s come back to your own hand, turned.
    .title = Beating yourself
rule-DU-E7 = The same, but the two 6s were your last cards: the round is yours, and the 4s do not come back.
    .title = Winning with 6s
rule-DU-E8 = A set of five 2s has value 2 and size 5.
    .title = Value and size

### Table

dnup-ui-chip = Round { $round }
dnup-ui-you = You
dnup-ui-player = { $who }: { $cards } cards in hand, won { $tokens }
dnup-ui-area = area { $area }
dnup-ui-no-set = { $who-is ->
    [you] nothing lies in front of you
   *[other] nothing lies in front of { $who }
  }
dnup-ui-set = { $who-is ->
    [you] your set: { $set }, turned { $back }
   *[other] { $who }: { $set }, turned { $back }
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
dnup-ui-do-rotate = Turn
dnup-ui-how-lay = Pick cards of one value that the table lets you lay.
dnup-ui-how-add = Pick one card and tap an opponent’s set of the same value.
dnup-ui-how-take = Tap an opponent’s set to take it.
dnup-ui-how-rotate = Turning the hand is for your turn.
dnup-ui-your-turn = Your turn
dnup-ui-your-turn-area = Your turn for area { $area }
dnup-ui-turn-of = { $who-is ->
    [you] Your turn
   *[other] { $who } is playing
  }
dnup-ui-over = The game is over
dnup-ui-go-lay = Lay { $set }
dnup-ui-go-add = Add { $value } to { $who }’s set
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
dnup-ui-turned = Your hand, turned
dnup-ui-empty = no set
dnup-ui-your-empty = your set
dnup-ui-waiting-set = { $who-is ->
    [you] goes when your turn would come
   *[other] goes at { $who }’s next turn
  }
dnup-ui-pick = Pick cards, or an opponent’s set.
dnup-ui-pick-more = Not enough yet: pick another { $value }.
dnup-ui-pick-set = Tap the set to add it to.
dnup-ui-pick-stuck = This can be neither laid nor added now.
dnup-ui-numeral = { $n }
dnup-ui-go-rotate = Turn your hand
dnup-ui-goes-off = gone for good
