### Day & Night in English

daynight-title = Day & Night
daynight-tagline = Highest by day, lowest by night – and the sun may set at any moment.
daynight-variant-base = Base game
daynight-brief-aim = Collect cards with stars. Each round one colour wins, and whoever played that colour takes a card from the table.
daynight-brief-win = Whoever has the most stars on collected cards at the end wins.
daynight-brief-turn = Everyone plays two cards, one after the other, face down and all at once. By day the colour with the highest sum wins, by night the one with the lowest – and an hourglass (the time symbol) turns day into night and back.
daynight-teaches = Adding and comparing small numbers, guessing what others plan, deciding at the same time as they do.
daynight-print-lead = Print on thick paper, on both sides if you can, and cut along the marks. The sun and the moon show what time it is.

daynight-option-ending = Last round
    .help = The game ends when the draw pile runs out. The printed rules leave open in which round exactly.
daynight-option-ending-empty-pile = first round with an empty pile
daynight-option-ending-one-more = one more after the pile is empty
daynight-option-ending-full-refill = stop when hands can’t be refilled
daynight-option-taking = Taking a card
    .help = Whoever may take a card must take one, or may leave it while there’s still a card with stars. If values are equal, whoever has fewer stars goes first.
daynight-option-taking-must = everyone takes
daynight-option-taking-may = may be declined
daynight-option-open_discards = Discards may be looked through
    .help = Everyone has seen these cards; looking again only saves remembering them.

daynight-section-setup = Before the game
daynight-section-round = A round
daynight-section-end = The end
daynight-section-rulings = Where the printed rules are silent
daynight-section-examples = Examples

## Cards

daynight-colour-orange = orange
daynight-colour-blue = blue
daynight-colour-pink = pink
daynight-colour-purple = purple
daynight-face = { $colour } { $value }
    .full = { $colour } { $value } with { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
    .short = { $colour } { $value }, { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
daynight-face-time = { $colour } { $value }
    .full = { $colour } { $value } with the time symbol
    .short = { $colour } { $value }, hourglass
daynight-time-day = day
daynight-time-night = night

## What is asked

daynight-prompt-first = Choose your first card. Nobody sees it until everyone has chosen.
    .short = First card.
daynight-prompt-second = Choose a second card.
    .short = Second card.
daynight-prompt-take = Take one card.
daynight-do-choose = Play: { $card-full }
    .short = { $card }
daynight-do-take = Take: { $card-full }
    .short = { $card }
daynight-do-decline = Take no card
daynight-effect-adds = adds { $number } to its colour
daynight-effect-flips = turns the time card over
daynight-effect-stars = { $number ->
    [0] no star
    [one] { $number } star
   *[other] { $number } stars
  }

## What happens

daynight-event-shuffled = The cards are shuffled. { $removed ->
    [0] None goes back into the box,
    [one] One goes back into the box unseen,
   *[other] { $removed } go back into the box unseen,
} { $pile ->
    [one] one is in the pile.
   *[other] { $pile } are in the pile.
}
daynight-event-drawn = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } { $count ->
    [one] one card
   *[other] { $count } cards
  }.
daynight-event-drawn-own = You draw: { $cards-full }.
    .short = New: { $cards-short }.
daynight-event-round = Round { $number }
daynight-event-pile-card = From the pile: { $card-full }.
    .short = Pile: { $card-short }.
daynight-event-last-round = This is the last round.
    .short = Last round.
daynight-event-flip-pile-day = Day (the pile’s hourglass).
daynight-event-flip-pile-night = Night (the pile’s hourglass).
daynight-event-flip-day = { $who-is ->
    [you] Day (your hourglass).
   *[other] Day ({ $who }’s hourglass).
  }
daynight-event-flip-night = { $who-is ->
    [you] Night (your hourglass).
   *[other] Night ({ $who }’s hourglass).
  }
daynight-event-chosen = { $who } has chosen.
daynight-event-chosen-again = { $who } has chosen another card.
daynight-event-chosen-own = You play { $card } face down.
daynight-event-chosen-own-again = You change to { $card }.
daynight-event-revealed = { $who-is ->
    [you] You show: { $card-full }.
   *[other] { $who }: { $card-full }.
  }
    .short = { $who } { $card-short }.
daynight-event-won = { $colour } wins with { $total }.
daynight-event-no-colour = No colour wins: { $colours } tie at { $total }.
    .short = A tie: { $colours } at { $total }.
daynight-event-order = Cards are taken in this order: { $order }.
daynight-event-barred = Same value and same stars, so no card for { $barred }.
    .short = No card for { $barred }.
daynight-event-nobody-takes = Nobody played this colour, so nobody takes a card.
    .short = Nobody takes a card.
daynight-event-taken = { $who-is ->
    [you] You take { $card }
   *[other] { $who } takes { $card }
  } { $stars ->
    [0] without a star.
    [one] with one star.
   *[other] with { $stars } stars.
  }
daynight-event-declined = { $who-is ->
    [you] You take no card.
   *[other] { $who } takes no card.
  }
daynight-event-swept = { $count ->
    [0] Nothing is left to clear away.
    [one] The card left on the table goes to the discards.
   *[other] The { $count } cards left on the table go to the discards.
  }
daynight-event-ended = { $who-is ->
    [you] You win with { $stars ->
        [one] one star.
       *[other] { $stars } stars.
    }
   *[other] { $who } wins with { $stars ->
        [one] one star.
       *[other] { $stars } stars.
    }
  }
daynight-event-ended-shared = { $winners } share the victory with { $stars ->
    [one] one star each.
   *[other] { $stars } stars each.
  }
daynight-ended = The pile is used up and the last round is over.

## What is refused

daynight-refused-lies-already = This card is already lying face down in front of you.
daynight-refused-not-in-hand = This card isn’t in your hand.
daynight-refused-barred = You and another player have the same value and the same number of stars, so neither of you takes a card.
daynight-refused-no-winning-card = You didn’t play a card of the winning colour.
daynight-refused-not-your-place = Others take a card before you.
daynight-refused-must-take = At this table you must take a card.
daynight-refused-must-take-starless = There’s no star left, so you must take a card.
daynight-refused-collected = Collected cards stay with whoever has them.
daynight-refused-not-on-table = This card isn’t on the table.

## The table in the terminal

daynight-table-round = Round { $round } of { $rounds }
daynight-table-last-round = Last round ({ $round } of { $rounds })
daynight-table-turned = From the pile
daynight-table-no-card = no card (the pile is empty)
daynight-table-pile = { $count } in the pile, { $discards } discarded
daynight-table-sums = Sums
daynight-table-nothing-lies = There’s nothing on the table yet.
daynight-table-face-down = face down
daynight-table-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  })
daynight-table-hand = Your hand
daynight-table-chosen = You have chosen

## The rules

rule-DN-1 = The time card starts with the sun up: it’s day.
    .title = The sun is up
rule-DN-2 = There are 108 cards in four colours, 27 of each, with values from 1 to 13. Every card has either one to four stars or the time symbol, an hourglass.
    .title = The cards
rule-DN-3 = After shuffling, some cards leave the game unseen: 33 with three players, 16 with four, 3 with five. The rest is the draw pile. Nobody finds out which cards are missing until the game is over.
    .title = Cards out of the game
rule-DN-4 = Everyone is dealt seven cards and keeps them secret.
    .title = Hands
rule-DN-5 = A round starts with the top card of the pile, turned face up next to the time card. If it has the time symbol, the time card is turned over at once.
    .title = A card from the pile
rule-DN-6 = Everyone plays one card face down. Once all have chosen, the cards are turned up together, and each time symbol among them turns the time card over once – so two symbols cancel out.
    .title = First cards
rule-DN-7 = Everyone plays a second card in the same way. The first cards stay where they are, face up.
    .title = Second cards
rule-DN-8 = Add up the values of each colour on all the face-up cards, the one from the pile included. By day the colour with the highest sum wins, by night the one with the lowest.
    .title = The winning colour
rule-DN-9 = If several colours tie at the deciding sum, no colour wins and nobody takes a card. The cards are cleared away and everyone draws two as usual.
    .title = No winner on equal sums
rule-DN-10 = Whoever played at least one card of the winning colour takes exactly one face-up card – any of them, the one from the pile too – and puts it face up in front of them. Its stars are points.
    .title = Taking a card
rule-DN-11 = Cards are taken in the order of the values played in the winning colour: the highest first by day, the lowest first by night. Two cards of that colour count together.
    .title = Order of taking
rule-DN-12 = If values are equal, whoever has collected fewer stars so far goes first.
    .title = Fewer stars first
rule-DN-13 = If values and stars are equal, these players take nothing.
    .title = Equal in everything
rule-DN-14 = You must take a card even if there’s no star left on the table. If the settings say so, you may decline as long as a card with stars is left.
    .title = No passing
rule-DN-15 = The cards left on the table are discarded, everyone draws two, and the time card stays as it is. That happens after every round, even one without a winning colour.
    .title = Clearing up
rule-DN-16 = When the draw pile runs out, one more round is played, and then the game is over.
    .title = The last round
rule-DN-17 = Whoever has the most stars on collected cards wins. If that’s a tie, the one with more collected cards wins; if that’s equal too, they share the victory. Cards still in hand are worth nothing, and discards never come back.
    .title = Who wins
rule-DN-R1 = A colour with no face-up card doesn’t compete. If there’s only one colour on the table, it wins by day and by night.
    .title = Absent colours
rule-DN-R2 = The last round is the first one played with an empty pile, counted after the pile’s card was turned up; if the pile is empty to begin with, there’s no such card. The settings offer two other ways: one more round whenever the pile has become empty, or stopping as soon as the pile can’t give everyone two cards and one to turn up.
    .title = Which round is the last
rule-DN-R3 = If the pile is too short for everyone, it’s dealt out one card at a time, clockwise from a chair chosen at random at the start and shown to all. After the last round nobody draws.
    .title = When the pile runs short
rule-DN-R4 = Among three or more equal values, only those who also share their star count with another of them take nothing; the others take in order.
    .title = Three with equal values
rule-DN-R5 = Collected cards don’t count towards the sums and can’t be taken again.
    .title = Collected is collected
rule-DN-R6 = Playing with two is unofficial: 54 cards are taken out.
    .title = Two players
rule-DN-R7 = The winning colour may be one that only the pile’s card shows. Then nobody takes a card.
    .title = A colour nobody played
rule-DN-R8 = A face-down card may be swapped until the last player has chosen.
    .title = Changing your mind
rule-DN-R9 = Everyone may look through the discards, unless the settings say otherwise.
    .title = Open discards
rule-DN-E1 = The card from the pile is purple 3. Ada plays orange 9 and pink 5, Ben blue 6 and pink 10, Cleo orange 12 and purple 4. By day orange wins with 21: Cleo takes first, then Ada. By night blue wins with 6: only Ben takes a card.
    .title = Day or night
rule-DN-E2 = It’s day, and orange and blue tie at the highest sum, 13: no colour wins, nobody takes a card, everyone draws two.
    .title = Equal sums
rule-DN-E3 = It’s night, and two players have played a 4 of the winning colour. If they have 5 and 2 stars, the one with 2 goes first. If both have 3, neither takes a card, but a third player with the 9 of that colour still does.
    .title = Equal values
rule-DN-E4 = It’s night. One player has played the 2 and the 5 of the winning colour, 7 together, another a 6: the 6 goes first.
    .title = Two cards of one colour
rule-DN-E5 = By day, three time symbols are turned up at once: now it’s night.
    .title = Three symbols
rule-DN-E6 = It’s night. The card from the pile is blue 2, nobody has played blue, and no colour is lower: blue wins, nobody takes a card, everyone draws two.
    .title = Blue all alone

### Table

daynight-ui-chip = Round { $round } of { $rounds }
daynight-ui-chip-last = Last round
daynight-ui-name = { $who-is ->
    [you] You
   *[other] { $who }
  }
daynight-ui-card = { $card-full }
daynight-ui-sums-day = By day, most wins
daynight-ui-sums-night = By night, least wins
daynight-ui-sum = { $colour }: { $cards ->
    [0] no card yet
   *[other] sum { $total }
  }
daynight-ui-sum-adds = { $colour }: { $adds }
daynight-ui-sum-none = { $colour }: no card of this colour is on the table.
daynight-ui-leads = leads
daynight-ui-wins = wins
daynight-ui-level = tie
daynight-ui-would-lead = With your card, { $colour } leads with { $total }.
daynight-ui-would-turn-lead = Your card makes it { $time }, and { $colour } leads with { $total }.
daynight-ui-would-tie = With your card, { $colours } tie at { $total }.
daynight-ui-would-turn-tie = Your card makes it { $time }, and { $colours } tie at { $total }.
daynight-ui-round-goes = The steps of the round
daynight-ui-step-first = 1st card
daynight-ui-step-first-brief = 1st card · { $chosen }/{ $seats }
daynight-ui-step-first-now = 1st card · { $chosen } of { $seats } chosen
daynight-ui-step-second = 2nd card
daynight-ui-step-second-brief = 2nd card · { $chosen }/{ $seats }
daynight-ui-step-second-now = 2nd card · { $chosen } of { $seats } chosen
daynight-ui-step-taking = Taking
daynight-ui-takers = Taking
daynight-ui-order = { $place }. { $who-is ->
    [you] you
   *[other] { $who }
  }
daynight-ui-order-barred = { $who-is ->
    [you] you: nothing
   *[other] { $who }: nothing
  }
daynight-ui-order-value = played { $value }
daynight-ui-order-lead = { $who-is ->
    [you] You have
   *[other] { $who } has
  } { $value } in the winning colour and { $stars ->
    [one] one star
   *[other] { $stars } stars
  } so far.
daynight-ui-first-step = First card
daynight-ui-second-step = Second card
daynight-ui-choose-first = Your first card
daynight-ui-choose-first-hint = nobody sees it yet
daynight-ui-choose-second = Your second card
daynight-ui-choose-second-hint = the first ones are face up
daynight-ui-first-revealed = The first cards are face up
daynight-ui-second-revealed = The second cards are face up
daynight-ui-dealing = Dealing
daynight-ui-clearing = Clearing up and drawing
daynight-ui-lies = Your card: { $card }
daynight-ui-may-change = { $who-count ->
    [one] you can change it until { $who } has chosen
    [2] you can change it until { $who } have chosen
   *[other] you can change it until all have chosen
  }
daynight-ui-still-choosing = { $who-count ->
    [one] { $who } is choosing
   *[other] { $who } are choosing
  }
daynight-ui-you-take = You take one.
daynight-ui-they-take = { $who-count ->
    [one] { $who } takes a card.
   *[other] { $who } take a card each.
  }
daynight-ui-you-take-as = You pick { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }.
daynight-ui-you-are-barred = You take nothing: a tie.
daynight-ui-you-take-not = Nothing for you this time.
daynight-ui-your-turn = Your turn
daynight-ui-take-one = take one card from the table
daynight-ui-take-one-or-none = take one card from the table, or none
daynight-ui-took-one = You have your card.
daynight-ui-takes-now = { $who } picks now.
daynight-ui-take-from-table = Cards are being taken from the table; your hand can wait.
daynight-ui-swap = Change to { $card }
daynight-ui-moment = One moment…
daynight-ui-wait = Waiting for the others
daynight-ui-pick-hand = Pick a card from your hand
daynight-ui-pick-table = Pick a card on the table
daynight-ui-tie = Tie at { $total }
daynight-ui-tie-text = No colour wins ({ $colours }), so nobody takes a card.
daynight-ui-nobody-takes = Nobody takes
daynight-ui-nobody-takes-barred = Same value and same stars, so no card for { $who }.
daynight-ui-nobody-takes-unplayed = The winner is { $colour }, which only the pile’s card shows.
daynight-ui-last-round = Last round
daynight-ui-last-round-text = The pile is empty. After this round the stars are counted.
daynight-ui-last-round-bare = The pile is empty, so there’s no card from it. After this round the stars are counted.
daynight-ui-no-pile-card = the pile is empty
daynight-ui-your-first = your 1st card
daynight-ui-your-second = your 2nd card
daynight-ui-choosing = choosing…
daynight-ui-spot-pile = From the pile:
daynight-ui-spot-first = { $who-is ->
    [you] Your first card
   *[other] { $who }, first card
  }:
daynight-ui-spot-second = { $who-is ->
    [you] Your second card
   *[other] { $who }, second card
  }:
daynight-ui-face-down = face down
daynight-ui-taken-by = { $who-is ->
    [you] you have it
   *[other] { $who } has it
  }
daynight-ui-takes-as = picks { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
daynight-ui-time-day = It’s day: the colour with the highest sum wins.
daynight-ui-time-night = It’s night: the colour with the lowest sum wins.
daynight-ui-pile = { $count ->
    [0] The pile is empty.
    [one] One card is left in the pile.
   *[other] { $count } cards are left in the pile.
  }
daynight-ui-discards = { $count ->
    [0] No discards yet.
    [one] One card in the discards.
   *[other] { $count } cards in the discards.
  }
daynight-ui-discards-short = discards
daynight-ui-discards-title = Discards
daynight-ui-discards-closed = The discards can’t be looked through at this table.
daynight-ui-collected-title = { $who-is ->
    [you] Cards you collected
   *[other] Cards { $who } collected
  }
daynight-ui-collected = { $stars ->
    [one] one star
   *[other] { $stars } stars
  }, { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
  }
daynight-ui-seat = { $who-is ->
    [you] You
   *[other] { $who }
  }: { $stars ->
    [one] one star
   *[other] { $stars } stars
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } collected
daynight-ui-seat-chosen = { $who-is ->
    [you] You
   *[other] { $who }
  }: { $stars ->
    [one] one star
   *[other] { $stars } stars
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } collected, done choosing
daynight-ui-seat-choosing = { $who-is ->
    [you] You
   *[other] { $who }
  }: { $stars ->
    [one] one star
   *[other] { $stars } stars
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } collected, still choosing
daynight-ui-hand = Your cards
daynight-ui-why = Why?
daynight-ui-won = { $who-is ->
    [you] You win!
   *[other] { $who } wins
  }
daynight-ui-won-shared = Shared victory: { $who }
daynight-ui-place-most-stars = most stars
daynight-ui-place-more-cards = as many stars as { $who }, but more cards ({ $cards })
daynight-ui-place-fewer-cards = as many stars as { $who }, but fewer cards ({ $cards })
daynight-ui-place-shared = as many stars and cards as { $who } ({ $cards })
daynight-ui-place-behind = { $gap ->
    [one] one star behind
   *[other] { $gap } stars behind
  } { $who-is ->
    [you] you
   *[other] { $who }
  }

## Told again after the end

daynight-highlight-catch = Richest catch: { $who } takes { $card }, stars: { $stars }
daynight-highlight-close = Narrowest win: { $colour } in round { $round }, by { $margin }
daynight-highlight-flips = Most restless round: number { $round }, the time card turned over { $count } times

## A lesson

daynight-lesson-first = A first round
daynight-lesson-goal = The goal: collect stars. Whoever has the most at the end wins.
daynight-lesson-card = Every card has a colour, a number, and stars …
daynight-lesson-hourglass = … or an hourglass instead: it turns day into night, and night into day.
daynight-lesson-day = It’s day now: the colour with the highest sum wins the round.
daynight-lesson-pile = This card from the pile counts too, and so would an hourglass on it: blue already has 10.
daynight-lesson-lay-blue = So help blue: touch your blue 9, then lay it with the button.
daynight-lesson-help-blue = That would go, but blue leads already, and only who plays the winning colour may take a card. Lay your blue 9.
daynight-lesson-turned = All cards were turned up together: blue has 32 now.
daynight-lesson-careful = Now a second card. Careful: this hourglass would bring the night, and then the lowest sum wins.
daynight-lesson-lay-pink = Blue can hardly lose any more. Lay any pink card: you don’t need it.
daynight-lesson-keep-these = Keep that one: you’ll use the hourglass and small cards in a moment. Lay a pink card.
daynight-lesson-blue-wins = Blue wins. Whoever has played blue now takes one card from the table, of any colour.
daynight-lesson-order = { $p1 } played blue 13, you blue 9: by day the higher one takes first.
daynight-lesson-try = Try it all the same: touch this card, and see why it isn’t yours yet.
daynight-lesson-not-yet = The table always says why not, with its rule. { $p1 } takes first – then you.
daynight-lesson-take = Your turn: take the card with the most stars. It has four!
daynight-lesson-more-stars = You could, but it has fewer stars. Take the one in the ring.
daynight-lesson-scored = Four stars are yours. The rest is cleared away, and everyone draws two cards.
daynight-lesson-small = By day this small card is worth little. By night it would be strong.
daynight-lesson-lay-glass = So bring the night: lay the orange 7 with the hourglass.
daynight-lesson-turn-night = That would go, but it stays day. Lay the orange 7 with the hourglass.
daynight-lesson-night = Night! Now the lowest sum wins. A colour nobody has played doesn’t count.
daynight-lesson-lay-purple = Purple isn’t there yet: alone, your purple 3 would be the lowest. Lay it.
daynight-lesson-lowest = That colour’s sum would be higher. The lowest wins now: lay your purple 3.
daynight-lesson-purple-wins = Purple wins with 3, and you alone have played it: nobody else takes a card.
daynight-lesson-take-again = Again: take the most stars.
daynight-lesson-leads = Eight stars: you’re in the lead. It stays night until the next hourglass.
daynight-lesson-end = That’s the whole game. It goes on like this until the pile is used up; then the stars are counted.

## Read aloud

daynight-spoken-first = First card
daynight-spoken-second = Second card
daynight-spoken-taking = Cards are being taken
daynight-spoken-over = The game is over
daynight-spoken-taken = { $card } (taken: { $who })
    .full = { $card-full }, taken: { $who }
    .short = { $card-short }, taken: { $who }
daynight-spoken-chosen = Have chosen
daynight-spoken-sum = { $label }: { $total } (cards: { $cards }).
daynight-spoken-winning = Winning
daynight-spoken-takers = Taking
daynight-spoken-barred = No card
daynight-spoken-declined = Took no card
daynight-spoken-taker = { $who } ({ $value }, { $stars })
daynight-spoken-collected = Collected ({ $who })
daynight-spoken-removed = Back in the box
daynight-spoken-dealt-from = Dealt from

daynight-symbol-glass = The hourglass is the time symbol: the card turns the time card over, day into night and back.
daynight-symbol-star = Stars on cards you’ve collected are points.
daynight-symbol-sun = By day the colour with the highest sum wins.
daynight-symbol-moon = By night the colour with the lowest sum wins.

## Advice

daynight-advice-take = No card on the table has more stars ({ $stars }).
daynight-advice-level = With it, { $colours } are level at { $total }: as the cards lie, no colour would win.
daynight-advice-turns-own = It makes it { $time }; then { $colour } leads with { $total }, and you have a card in it.
daynight-advice-turns-theirs = It makes it { $time }; then { $colour }, in which you have no card, leads no more.
daynight-advice-leads = With it, { $colour } leads with { $total }, and you have a card in it.
daynight-advice-stays = { $colour } leads with { $total } already, you have a card in it, and this one leaves it so.
daynight-advice-hand = You hold { $count } cards of this colour ({ $colour }), so a second one can follow.
