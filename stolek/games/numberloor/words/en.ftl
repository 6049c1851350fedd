### Numberloor in English

numberloor-title = Numberloor
numberloor-tagline = Up and down a house of ten floors, on the strings of a balloon.
numberloor-variant-full = Full game (8+)
numberloor-variant-medium = Medium (6+)
numberloor-variant-beginner = Beginners (4+)
numberloor-brief-aim = Get rid of all the cards in your hand. Floors go on a floor pile, up and down a house of ten floors; the balloon tells how far you may go.
numberloor-brief-win = Every time your hand is empty you get a star and six new cards. With two or three players whoever is first to five stars wins, with four or five players whoever is first to three.
numberloor-brief-turn = Play as many cards as you can, at least one of them a floor. A floor fits if it has the number on top, or is exactly as far above or below it as the top balloon says. If nothing fits, draw two cards. Beginners play without balloons, on two piles, with neighbouring floors.
numberloor-teaches = Numbers up to ten and their neighbours, odd and even, counting on and back, finding several ways.

numberloor-option-starter = Who starts
    .help = The youngest starts: say which chair, or leave it to chance. It has to be a chair at this table.
numberloor-option-starter-random = random
numberloor-option-starter-1 = chair 1
numberloor-option-starter-2 = chair 2
numberloor-option-starter-3 = chair 3
numberloor-option-starter-4 = chair 4
numberloor-option-starter-5 = chair 5
numberloor-option-takeover = Taking over with night floors
    .help = Full game only: a night floor can take over a turn that’s going on.
numberloor-option-takeover-on = on
numberloor-option-takeover-off = off
numberloor-option-takeover_after = A turn can be taken over after
    .help = What the active player must have played in this turn.
numberloor-option-takeover_after-floor-and-balloon = a floor and a balloon
numberloor-option-takeover_after-floor = a floor
numberloor-option-night_floor = A turn is taken over with
    .help = The printed rules name no condition; here the night floor must fit the pile as it is.
numberloor-option-night_floor-fits = a night floor that fits
numberloor-option-night_floor-any = any night floor
numberloor-option-after_takeover = Who plays next after a takeover
    .help = The printed rules say: the player to the right of whoever took over.
numberloor-option-after_takeover-right = the player to the right
numberloor-option-after_takeover-left = the player to the left
numberloor-option-window_seconds = Time to take over, in seconds
    .help = The pause is the same for everyone, so that it tells nothing.
numberloor-option-turn_limit = Most turns in a game
    .help = After that many turns the stars are counted.

numberloor-section-common = All three games
numberloor-section-full = Full game
numberloor-section-medium = Medium
numberloor-section-beginner = Beginners
numberloor-section-rulings = Where the printed rules are silent
numberloor-section-examples = Examples

## Cards

numberloor-face-floor = floor { $number }
numberloor-face-night = night floor { $number }
numberloor-face-balloon = balloon { $number }
numberloor-face-near = balloon “nearest floors”
numberloor-face-even = balloon “even floors”
numberloor-face-odd = balloon “odd floors”
numberloor-face-skip = balloon “skip”

## What is asked

numberloor-prompt-turn = Your turn: play cards, at least one floor.
    .tv = Play cards, at least one floor.
numberloor-prompt-beginner = Your turn: play a card on either pile, or pass.
    .tv = Play a card on either pile, or pass.
numberloor-prompt-top = You’ve played your last floor. Which balloon ends on top?
numberloor-prompt-window = Do you want to take over the turn?
numberloor-prompt-order = Your standing order for taking over
numberloor-do-lay = Play { $card }
numberloor-do-lay-on = Play { $card } on pile { $pile }
numberloor-do-top = Leave { $card } on top
numberloor-do-take-over = Take over with { $card }
numberloor-do-draw = Draw two cards
numberloor-do-pass = Pass
numberloor-do-end = End the turn
numberloor-do-decline = Let them play on
numberloor-do-order-ask = Ask me each time
numberloor-do-order-take = Take over if I can
numberloor-do-order-decline = Don’t ask me
numberloor-effect-opens = then playable: { $numbers }

## What happens

numberloor-event-shuffled = { $count ->
    [one] One card is
   *[other] { $count } cards are
  } shuffled.
numberloor-event-misdealt = Only balloons for: { $players }. The cards are dealt again.
numberloor-event-misdealt-middle = There’s no balloon with a number left for the middle. The cards are dealt again.
numberloor-event-middle = In the middle: { $cards }.
numberloor-event-turn = { $who-is ->
    [you] It’s your turn.
   *[other] It’s { $who }’s turn.
  }
numberloor-event-laid = { $who-is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
  }
numberloor-event-drawn = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } { $count ->
    [one] one card
   *[other] { $count } cards
  }.
numberloor-event-drawn-own = You draw { $cards }.
numberloor-event-drawn-none = { $who-is ->
    [you] There’s nothing left for you to draw.
   *[other] There’s nothing left for { $who } to draw.
  }
numberloor-event-passed = { $who-is ->
    [you] You pass.
   *[other] { $who } passes.
  }
numberloor-event-recycled = The draw pile is empty: { $count ->
    [one] one played card makes
   *[other] { $count } played cards are shuffled into
  } a new one.
numberloor-event-skipped = { $who-is ->
    [you] You lose a turn.
   *[other] { $who } loses a turn.
  }
numberloor-event-taken-over = { $who-is ->
    [you] You take over the turn from { $loser }!
   *[other] { $who } takes over the turn from { $loser-is ->
        [you] you!
       *[other] { $loser }!
    }
  }
numberloor-event-order-ask = You’ll be asked each time.
numberloor-event-order-take = You’ll take over whenever you can.
numberloor-event-order-decline = You won’t be asked.
numberloor-event-answered-take = You want to take over with { $card }.
numberloor-event-star = { $who-is ->
    [you] Your hand is empty: dance and cheer! You have { $stars ->
        [one] one star.
       *[other] { $stars } stars.
    }
   *[other] { $who } has an empty hand, dances and cheers, and has { $stars ->
        [one] one star.
       *[other] { $stars } stars.
    }
  }
numberloor-event-ended = { $who-is ->
    [you] You win with { $stars ->
        [one] one star.
       *[other] { $stars } stars.
    }
   *[other] { $who } wins with { $stars ->
        [one] one star.
       *[other] { $stars } stars.
    }
  }
numberloor-event-ended-shared = { $winners } share the victory with { $stars ->
    [one] one star each.
   *[other] { $stars } stars each.
  }
numberloor-ended-stars = Someone has enough stars.
numberloor-ended-stalemate = Nobody can play or draw any more, so the stars are counted.
numberloor-ended-limit = The turn limit is reached, so the stars are counted.

## What is refused

numberloor-refused-window = The others are being asked whether they’ll take over.
numberloor-refused-choose-top = You have no floors left: just say which balloon ends on top.
numberloor-refused-not-in-hand = This card isn’t in your hand.
numberloor-refused-no-such-pile = This card doesn’t go there.
numberloor-refused-floor = You can’t play floor { $number } on floor { $top } now.
numberloor-refused-corner = After this balloon you couldn’t play a floor in this turn.
numberloor-refused-draw-beginner = In this game you draw when you pass.
numberloor-refused-draw-laid = You’ve already played a card, so you don’t draw.
numberloor-refused-draw-again = You can only draw once a turn.
numberloor-refused-can-lay = You can play a floor, so you must.
numberloor-refused-pass-laid = You’ve played a card; end your turn instead.
numberloor-refused-pass-early = First draw two cards.
numberloor-refused-end = You must play at least one floor in your turn.
numberloor-refused-no-window = The turn can’t be taken over now.
numberloor-refused-night-any = You can only take over with a night floor from your hand.
numberloor-refused-night = You can only take over with a night floor from your hand that fits the pile.

## The table in the terminal

numberloor-table-heading = Turn { $turn } · stars to win: { $target }
numberloor-table-pile = Pile { $number }: { $card }
numberloor-table-floors = Floors: { $card }
numberloor-table-balloon = Top balloon: { $card }
numberloor-table-reach = playable: { $numbers }
numberloor-table-draw-pile = draw pile: { $count }
numberloor-table-chain = This turn: { $cards }
numberloor-table-seat = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
numberloor-table-hand = Your hand
numberloor-table-order = Standing order: { $order }

## The rules

rule-NF-1 = Floors have numbers from 0 to 9, and some of them are night floors. Balloons have a number or a special sign.
    .title = The cards
rule-NF-2 = Two face-up piles lie in the middle: one of floors, one of balloons. (Beginners have two floor piles and no balloons.)
    .title = Two piles
rule-NF-3 = Whoever gets rid of their whole hand in their turn does a little dance (beginners give a victory cry), gets a star and six new cards; then it’s the next player’s turn.
    .title = An empty hand
rule-NF-4 = With two or three players whoever is first to five stars wins, with four or five players whoever is first to three.
    .title = Winning
rule-NF-5 = When the draw pile is empty, the played cards are shuffled into a new one. The top card of each pile stays.
    .title = A new draw pile
rule-NF-6 = The floors wrap round: above 9 comes 0 again, and below 0 comes 9.
    .title = The floors wrap round
rule-NF-7 = The six balloons with a blue dot stay out. Floors and balloons are shuffled together and everyone gets six cards. If someone has nothing but balloons, everything is shuffled and dealt again.
    .title = Dealing
rule-NF-8 = One floor and one balloon with a number from the deck go in the middle.
    .title = The first two cards
rule-NF-9 = The youngest starts, then it goes clockwise. That holds in all three games.
    .title = Who starts
rule-NF-10 = In your turn you play one, some or all of your cards, mixed as you like. At least one must be a floor.
    .title = A turn
rule-NF-11 = You may play a floor if it has the number of the top floor, or is exactly as far above or below it as the top balloon says. Each card you play is the new top at once.
    .title = Playing floors
rule-NF-12 = You may play balloons at any time in your turn, as many as you like or none. The last one played is on top, and it counts.
    .title = Playing balloons
rule-NF-13 = If you can’t play a floor, not even with the help of your balloons, draw two cards and try again. If you still can’t, or don’t want to, pass.
    .title = Drawing
rule-NF-14 = Once you’ve played all your floors, your remaining balloons go after them, and that ends your turn. You choose which one ends on top.
    .title = The last balloons
rule-NF-15 = “Nearest floors”: while this balloon is on top, you may play the same floor or one up to two above or below, counted from each new top.
    .title = Nearest floors
rule-NF-16 = “Even floors” lets you play any floor with an even number while it’s on top, “odd floors” any with an odd number.
    .title = Even and odd
rule-NF-17 = “Skip”: if it’s the card that ends your turn, the next player draws two and loses a turn. While it’s on top, only the very number of the top floor may be played.
    .title = Skip
rule-NF-18 = In your own turn a night floor is an ordinary floor. It can also take over someone else’s turn, once that player has played a floor and a balloon in it. To do that it must fit the pile like any other floor, unless the settings say otherwise.
    .title = Night floors
rule-NF-19 = Whoever took over plays on as in a turn of their own. Afterwards the player to their right is next.
    .title = After taking over
rule-NF-20 = A player who has played all their floors and holds only balloons can’t be taken over: they end the turn by playing them.
    .title = Safe with balloons
rule-NF-21 = The cards with a red dot stay out, so balloons only go up to three and there are no night floors and no taking over. The blue dots stay in. Everything else is as in the full game.
    .title = Medium
rule-NF-22 = Only day floors are used. Everyone gets six, and two floors start two piles in the middle. The youngest starts, then it goes clockwise.
    .title = Two floor piles
rule-NF-23 = A floor goes on either pile if it’s the same as its top or its neighbour above or below. You may play as many as you like.
    .title = Neighbours
rule-NF-24 = If you can’t or don’t want to play a card, say pass and draw two; then it’s the next player’s turn.
    .title = Passing
rule-NF-R1 = The same number may always be played, whatever balloon is on top.
    .title = The same number
rule-NF-R2 = The host can say which chair at this table is the youngest’s; otherwise the first player is chosen at random.
    .title = The youngest
rule-NF-R3 = You can’t make a turn if no order of your balloons makes one of your floors playable, for instance if you hold nothing but balloons. Only then may you draw, once a turn. If you can play a floor, you must; after drawing you may pass.
    .title = When to draw
rule-NF-R4 = Before the first floor of a turn you may only play a balloon if a floor can still follow.
    .title = No dead ends
rule-NF-R5 = Nearest, even and odd wrap round too: next to 0 are 9 and 8, and 0 is even.
    .title = Signs wrap round
rule-NF-R6 = A skip only counts if it’s the very last card of the turn. Played earlier, or left on top from before, it skips nobody.
    .title = The last card
rule-NF-R7 = The night floor must fit the pile as it is (or need not, if the settings say so). Only what was played in this turn counts (a floor and a balloon, or, if the settings say so, a floor alone). From then on, after each card the active player plays, everyone else is asked in the same way and for the same short time, whether they hold a night floor or not; no answer means no. A secret standing order answers for you, and nobody hears of it. If several want to, the nearest clockwise takes over. Taking over can be switched off.
    .title = Everyone is asked alike
rule-NF-R8 = After a takeover the player to the right of whoever took over has the next turn (or to the left, if the settings say so), and from there it goes clockwise.
    .title = To the right
rule-NF-R9 = Whoever is taken over keeps their cards and gets nothing; a skip they’ve just played skips nobody.
    .title = Taken over
rule-NF-R10 = If there are too few cards to draw, draw what there is. If nobody plays or draws a card for a whole circle, the game ends and whoever has the most stars wins, shared if equal.
    .title = Nothing left to draw
rule-NF-R11 = Your six new cards may well be balloons only; dealing again is just for the start of the game.
    .title = Six new cards
rule-NF-R12 = Star and skip together: first the star and six cards, then the next player draws two and is skipped. A star that wins ends the game at once, without drawing or skipping.
    .title = Star and skip
rule-NF-R13 = A turn that was taken over can be taken over again, even by the player who has just lost it. The count starts again with the new night floor, and who is next is counted from the last to take over. Whoever took over never draws, may stop right after the night floor, and wins a star like anyone.
    .title = Over and over
rule-NF-R14 = If a turn that was taken over ends on a skip, the player who would be next draws two and is skipped; from there it goes clockwise.
    .title = Takeover and skip
rule-NF-R15 = Once you’ve played your last floor, nobody can take over. Your balloons follow by themselves, you only choose the top one; without balloons the star comes at once.
    .title = All floors gone
rule-NF-R16 = With two players, a skip gives the turn back to whoever played it. A skipped player may still take over the turn that follows.
    .title = Two players and a skip
rule-NF-R17 = Passing and drawing two is for a turn in which you’ve played nothing.
    .title = Pass or play
rule-NF-R18 = Other cards that turn up while looking for the first floor and balloon are shuffled back. A night floor may be the first one.
    .title = Finding the first two
rule-NF-R19 = After 2,000 turns (the settings can change the number) the game ends and whoever has the most stars wins, shared if equal.
    .title = A very long game
rule-NF-R20 = If whoever took over wins a star, the turn passes on as after every takeover: to their right (or left, if the settings say so), not to the next player clockwise.
    .title = A star after a takeover
rule-NF-E1 = Floor 3 and balloon 2 are on top. A legal turn: 5, 7, 9, then balloon 3, then 6 and 3.
    .title = A long turn
rule-NF-E2 = Floor 5 and balloon 3 are on top: you may play 2, 5 and 8.
    .title = Up and down
rule-NF-E3 = Floor 9 and balloon 2: 1, 7 and 9. Floor 0 and balloon 3: 3, 7 and 0.
    .title = Wrapping round
rule-NF-E4 = “Nearest floors” on floor 5: 3, 4, 5, 6 and 7. After playing 7: 5, 6, 7, 8 and 9.
    .title = Each new top
rule-NF-E5 = Beginners: on floor 0 go 0, 1 and 9; on floor 4 go 3, 4 and 5.
    .title = Neighbours
rule-NF-E6 = With three or more players a turn ends with a skip: the next player draws two and is skipped. The one after may only play the top floor’s number until another balloon covers the skip.
    .title = After a skip

### Table

numberloor-ui-chip = to { $target } stars
numberloor-ui-players = Players
numberloor-ui-player = { $who }: { $stars ->
    [one] one star
   *[other] { $stars } stars
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
numberloor-ui-middle = The middle
numberloor-ui-house = Floor { $top } and { $balloon } are on top: you can play { $reach }.
numberloor-ui-number = { $n }
numberloor-ui-floor = Floor { $floor } of the house
numberloor-ui-pile-floor = floor
numberloor-ui-pile-balloon = balloon
numberloor-ui-pile = Pile { $number }: { $card }
numberloor-ui-draw-pile = { $count } to draw
numberloor-ui-chain = This turn
numberloor-ui-your-turn = Your turn
numberloor-ui-your-taken = You took over this turn
numberloor-ui-choose-top = Which balloon on top?
numberloor-ui-turn-of = { $who-is ->
    [you] Your turn
   *[other] { $who } is playing
  }
numberloor-ui-over = The game is over
numberloor-ui-hand = Your cards
numberloor-ui-stack = { $card }, { $count }×
numberloor-ui-pick = Pick a card
numberloor-ui-wait = The others are playing
numberloor-ui-moment = One moment…
numberloor-ui-cannot = You can’t play { $card } now.
numberloor-ui-order = Take over turns?
numberloor-ui-order-why = When a night floor of yours could take over somebody’s turn: shall we ask you, take over by itself, or leave it? Nobody else sees this.
numberloor-ui-order-ask = Ask me
numberloor-ui-order-take = Always
numberloor-ui-order-decline = Never

numberloor-print-lead = Print on thick paper and cut along the marks. Full game: without blue dots; medium: without red; beginners: day floors only.

## Told again after the end

numberloor-highlight-chain = Longest chain: { $who }, { $count } cards in one turn
numberloor-highlight-takeover = Boldest takeover: { $who } stops { $loser } (cards in hand: { $count })
numberloor-highlight-escape = Narrowest escape: { $who } wins a star while { $other } has one card left

## A lesson

numberloor-lesson-beginner = For small children, without reading
numberloor-lesson-child-goal = Lay all your cards, and you get a star!
numberloor-lesson-child-near = Here is an eight. Eight fits on it, and its neighbours: seven and nine.
numberloor-lesson-child-wrong = Does the two fit? Touch it and see: it stays where it is.
numberloor-lesson-child-eight = Eight on eight, that fits! Touch your eight, and then the pile.
numberloor-lesson-child-nine = Nine comes after eight. Touch your nine!
numberloor-lesson-child-six = Down fits too: six on seven.
numberloor-lesson-child-enough = Nothing fits now. Touch the round button: the other one plays.
numberloor-lesson-child-draw = Still nothing fits! Touch the round button: you draw two cards.
numberloor-lesson-child-drawn = You have two new cards, and now one fits!
numberloor-lesson-child-zero = After nine comes zero again. Touch your zero!
numberloor-lesson-child-one = And the one!
numberloor-lesson-child-two = Now a two!
numberloor-lesson-child-same = And the other two: the same fits too.
numberloor-lesson-child-three = And three, your last card!
numberloor-lesson-child-star = A star for you! Now dance!
numberloor-lesson-child-end = Play on: who has all the stars first, wins.
numberloor-lesson-full = A first star
numberloor-lesson-goal = The goal: get rid of all your cards. That brings a star; with five stars you win.
numberloor-lesson-house = The house shows the floors 0 to 9. We are on floor 4; lit floors can be reached.
numberloor-lesson-balloon = The balloon says how far: exactly 1 up or down. The same floor always fits.
numberloor-lesson-wrong = Would floor 1 do? Touch it, and the table says why not.
numberloor-lesson-lay-three = Floor 3 is one below 4: touch it and lay it.
numberloor-lesson-more = You may lay as many cards as you like. This is your turn so far.
numberloor-lesson-lay-balloon = A balloon changes the step; you may lay one when a floor can still follow: lay the balloon 2.
numberloor-lesson-lay-one = Two floors at a time now: from 3 down to 1. Lay your 1.
numberloor-lesson-night = The moon makes your 5 a night floor: you can even take over somebody else’s turn with it.
numberloor-lesson-orders = Here you say beforehand whether you want to be asked then, always take over, or never. Nobody else sees it.
numberloor-lesson-enough = No floor of yours fits now. Keep the balloon and end your turn.
numberloor-lesson-window = { $p1 } has laid a floor and a balloon. Now a night floor that fits may take the turn over!
numberloor-lesson-take-over = Your night 5 lies four above 1: take the turn over. In a real game you have two seconds.
numberloor-lesson-lay-three-balloon = The turn is yours. Which step leads from 5 to your 2? Three: lay the balloon 3.
numberloor-lesson-last-card = And the 2: your last card!
numberloor-lesson-star = Your hand is empty: a star for you, and six new cards.
numberloor-lesson-end = That’s it. Above 9 comes 0 again; whoever cannot lay draws two. Play on!
numberloor-lesson-medium = The medium game: what differs
numberloor-lesson-medium-differs = Balloons say how far one goes: in the medium game at most 3. Some have a sign instead, like yours.
numberloor-lesson-medium-wrong = We’re on floor 4. Would a 6 do? Touch it, and the table says why not.
numberloor-lesson-medium-one = The balloon says 3: exactly 3 floors up or down. From floor 4 that is 7 or 1: lay a 1.
numberloor-lesson-medium-same = The same number always fits: lay the other 1.
numberloor-lesson-medium-round = The count goes round: below 0 comes 9. So three floors down from floor 1 is 8.
numberloor-lesson-medium-even = A balloon with a sign: this one lets any even floor be laid. Lay it.
numberloor-lesson-medium-four = All your floors are even. Lay the 4.
numberloor-lesson-medium-six = Now a 6 …
numberloor-lesson-last-six = … and the last one.
numberloor-lesson-medium-draw = All in one turn, and you have a star! Whoever cannot lay a floor draws two cards and tries again.
numberloor-lesson-medium-nights = Only the full game has night floors, with which others can take over your turn. Here nobody can.
numberloor-lesson-medium-end = Other signs on balloons: odd floors, nearest floors, and skip. Touch the open balloon to read what it does. Play on!

## Read aloud

numberloor-spoken-window = The others may take over the turn.
numberloor-spoken-over = The game is over.
numberloor-spoken-taker = The turn has been taken over.
numberloor-spoken-drew = Cards have been drawn this turn.
numberloor-spoken-choosing-top = A balloon is being chosen to stay on top.
numberloor-spoken-answered = You have answered.
numberloor-spoken-laid = { $card } on pile { $pile }
numberloor-spoken-floor-counts = Cards on the piles
numberloor-spoken-balloon-count = Balloons on their pile

numberloor-symbol-f5 = A floor: goes on the floors where its number fits.
numberloor-symbol-n5 = A night floor: it can take over someone else’s turn.
numberloor-symbol-b2 = A balloon: by exactly how many floors you may go up or down.
numberloor-symbol-near = “Nearest floors”: the same floor, or up to two above or below.
numberloor-symbol-even = “Even floors”: any floor with an even number.
numberloor-symbol-odd = “Odd floors”: any floor with an odd number.
numberloor-symbol-skip = “Skip”: if it ends the turn, the next player draws two cards and loses a turn.

## Advice

numberloor-advice-last = It’s your last card: that’s a star.
numberloor-advice-goes-on = After it you can go on: { $card } fits.
numberloor-advice-fewer = It gets rid of a card; then you hold { $count }.
numberloor-advice-take-over = The turn is yours then, and the card is gone.
numberloor-advice-end = None of your floors fits now.
