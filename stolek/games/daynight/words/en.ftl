### Day & Night in English

daynight-title = Day & Night
daynight-tagline = Highest by day, lowest by night – and the sun may set at any moment.
daynight-maker = plays by the rules of “Day & Night” (Piatnik), unofficial
daynight-variant-base = Base game

daynight-option-ending = Last round
    .help = When the draw pile runs out, one last round is played. The booklet can be read in three ways.
daynight-option-ending-empty-pile = first round with an empty pile
daynight-option-ending-one-more = one more after the pile is empty
daynight-option-ending-full-refill = stop when hands cannot be refilled
daynight-option-taking = Taking a card
    .help = Whoever may take a card has to take one, or may leave it as long as a card with stars lies there. Who stays behind in stars goes first on equal values.
daynight-option-taking-must = everyone takes
daynight-option-taking-may = may be declined
daynight-option-open_discards = Discards may be looked through
    .help = Everyone has seen these cards; looking again only saves memory.

daynight-section-setup = Before the game
daynight-section-round = A round
daynight-section-end = The end
daynight-section-rulings = Where the booklet is silent
daynight-section-examples = Examples

## Cards

daynight-colour-orange = orange
daynight-colour-blue = blue
daynight-colour-pink = pink
daynight-colour-purple = purple
daynight-face = { $colour } { $value }
    .full = { $colour } { $value } with { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
daynight-face-time = { $colour } { $value }
    .full = { $colour } { $value } with the time symbol
daynight-time-day = day
daynight-time-night = night

## What is asked

daynight-prompt-first = Choose your first card. Nobody sees it until everyone has chosen.
daynight-prompt-second = Choose your second card.
daynight-prompt-take = Take one card from the table.
daynight-do-choose = Lay { $card }
daynight-do-take = Take { $card }
daynight-do-decline = Take no card
daynight-effect-adds = adds { $number } to its colour
daynight-effect-flips = turns the time card over
daynight-effect-stars = { $number ->
    [0] no star
    [one] { $number } star
   *[other] { $number } stars
  }

## What happens

daynight-event-shuffled = The cards are shuffled; { $removed } go back into the box unseen, { $pile } are in the pile.
daynight-event-drawn = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } { $count ->
    [one] one card
   *[other] { $count } cards
  }.
daynight-event-drawn-own = You draw { $cards }.
daynight-event-round = Round { $number }
daynight-event-pile-card = From the pile: { $card }.
daynight-event-last-round = This is the last round.
daynight-event-flip-pile-day = The pile’s card turns the time: it is day.
daynight-event-flip-pile-night = The pile’s card turns the time: it is night.
daynight-event-flip-day = { $who-is ->
    [you] Your card turns the time: it is day.
   *[other] { $who }’s card turns the time: it is day.
  }
daynight-event-flip-night = { $who-is ->
    [you] Your card turns the time: it is night.
   *[other] { $who }’s card turns the time: it is night.
  }
daynight-event-chosen = { $who } has chosen.
daynight-event-chosen-again = { $who } has chosen another card.
daynight-event-chosen-own = You lay { $card } face down.
daynight-event-chosen-own-again = You change to { $card }.
daynight-event-revealed = { $who-is ->
    [you] You show { $card }.
   *[other] { $who } shows { $card }.
  }
daynight-event-won = { $colour } wins with { $total }.
daynight-event-no-colour = No colour wins: { $colours } share { $total }.
daynight-event-order = Cards are taken in this order: { $order }.
daynight-event-barred = Equal in value and in stars, so no card for: { $barred }.
daynight-event-nobody-takes = Nobody played this colour, so nobody takes a card.
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
daynight-event-ended-shared = { $winners } share the victory with { $stars } stars each.
daynight-ended = The pile is used up and the last round is over.

## What is refused

daynight-refused-lies-already = This card already lies face down before you.
daynight-refused-not-in-hand = This card is not in your hand.
daynight-refused-barred = You are equal with another player in value and in stars, so neither of you takes a card.
daynight-refused-no-winning-card = You played no card of the winning colour.
daynight-refused-not-your-place = Others take before you.
daynight-refused-must-take = At this table a card has to be taken.
daynight-refused-must-take-starless = No star is left, so a card has to be taken.
daynight-refused-collected = Cards that were collected stay with their owners.
daynight-refused-not-on-table = This card does not lie on the table.

## The table in the terminal

daynight-table-round = Round { $round } of { $rounds }
daynight-table-last-round = Last round ({ $round } of { $rounds })
daynight-table-turned = From the pile
daynight-table-no-card = no card (the pile is empty)
daynight-table-pile = { $count } in the pile, { $discards } discarded
daynight-table-sums = Sums
daynight-table-nothing-lies = Nothing lies on the table yet.
daynight-table-face-down = face down
daynight-table-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
daynight-table-hand = Your hand
daynight-table-chosen = You have chosen

## The rules

rule-DN-1 = The time card begins with its sun side up: it is day.
    .title = The sun is up
rule-DN-2 = There are 108 cards in four colours, 27 in each, with values from 1 to 13. Every card shows either the time symbol or one to four stars.
    .title = The cards
rule-DN-3 = After shuffling, some cards leave the game unseen: 33 with three players, 16 with four, 3 with five. What is left is the draw pile. Which cards are missing stays unknown all game long.
    .title = Cards out of the game
rule-DN-4 = Everyone is dealt seven cards and keeps them secret.
    .title = Hands
rule-DN-5 = A round begins with the top card of the pile, turned up beside the time card. A time symbol on it turns the time card at once.
    .title = A card from the pile
rule-DN-6 = Everyone lays one card face down. Once all have chosen, the cards are turned up together, and every time symbol among them turns the time card once – so two symbols cancel out.
    .title = First cards
rule-DN-7 = Everyone lays a second card in the same way. The first cards stay where they are, face up.
    .title = Second cards
rule-DN-8 = Add up the values of each colour over all face-up cards, the pile’s card included. By day the colour with the highest sum wins, by night the one with the lowest.
    .title = The winning colour
rule-DN-9 = If several colours share the deciding sum, no colour wins and the round is over.
    .title = No winner on equal sums
rule-DN-10 = Whoever played at least one card of the winning colour takes exactly one face-up card – any of them, the pile’s card too – and lays it open before them. Its stars are points.
    .title = Taking a card
rule-DN-11 = Cards are taken in the order of the values played in the winning colour: the highest first by day, the lowest first by night. Two cards of that colour count together.
    .title = Order of taking
rule-DN-12 = On equal values, whoever has fewer stars collected so far goes first.
    .title = Fewer stars first
rule-DN-13 = Equal in value and in stars: these players take nothing.
    .title = Equal in everything
rule-DN-14 = A card must be taken even if no star is left on the table. As an option, a card may be declined as long as one with stars is left.
    .title = No passing
rule-DN-15 = Cards left on the table are discarded, everyone draws two, and the time card stays as it is.
    .title = Clearing up
rule-DN-16 = When the draw pile is used up, one last round is played; then the game is over.
    .title = The last round
rule-DN-17 = Most stars on collected cards win. On a tie the one with more collected cards wins; if that is equal too, several win. Cards in hand are worth nothing, and discards never return.
    .title = Who wins
rule-DN-R1 = A colour of which no card lies face up does not compete. If only one colour lies there, it wins by day and by night.
    .title = Absent colours
rule-DN-R2 = The last round is the first one that is played with an empty pile, counted after the pile’s card was turned; if the pile is empty from the start, there is no such card. As options: one more round whenever the pile has become empty, or stop as soon as the pile cannot give everyone two cards and one to turn.
    .title = Which round is the last
rule-DN-R3 = A pile too short for everyone is dealt out one card at a time, clockwise from a seat drawn at the start and shown to all. After the last round nobody draws.
    .title = A short pile
rule-DN-R4 = Among three or more equal values, only those who also share their star count with another of them take nothing; the others take in order.
    .title = Three with equal values
rule-DN-R5 = Collected cards neither count for the sums nor can be taken again.
    .title = Collected is collected
rule-DN-R6 = Two players is an unofficial way to play: 54 cards are taken out.
    .title = Two players
rule-DN-R7 = The winning colour may be one that only the pile’s card shows. Then nobody takes a card.
    .title = A colour nobody played
rule-DN-R8 = A card lying face down may be exchanged until the last player has chosen.
    .title = Changing one’s mind
rule-DN-R9 = Everyone may look through the discards (an option).
    .title = Open discards
rule-DN-E1 = The pile shows purple 3. Ada lays orange 9 and pink 5, Ben blue 6 and pink 10, Cleo orange 12 and purple 4. By day orange wins with 21: Cleo takes first, then Ada. By night blue wins with 6: only Ben takes a card.
    .title = Day or night
rule-DN-E2 = It is day, and orange and blue share the best sum, 13: no colour wins, nobody takes a card, everyone draws two.
    .title = Equal sums
rule-DN-E3 = It is night, and two players laid a 4 of the winning colour. With 5 and 2 stars collected, the one with 2 goes first. With 3 and 3 neither takes a card, but a third player with the 9 of that colour still does.
    .title = Equal values
rule-DN-E4 = It is night. One player laid 2 and 5 of the winning colour, 7 together, another a 6: the 6 goes first.
    .title = Two cards of one colour
rule-DN-E5 = Three time symbols are turned up at once by day: it is night.
    .title = Three symbols
rule-DN-E6 = It is night. The pile shows blue 2, nobody laid blue, and no colour is lower: blue wins, nobody takes a card, everyone draws two.
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
daynight-ui-level = level
daynight-ui-would-lead = With your card, { $colour } leads with { $total }.
daynight-ui-would-turn-lead = Your card makes it { $time }, and { $colour } leads with { $total }.
daynight-ui-would-tie = With your card, { $colours } are level at { $total }.
daynight-ui-would-turn-tie = Your card makes it { $time }, and { $colours } are level at { $total }.
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
  } collected.
daynight-ui-first-step = First card
daynight-ui-second-step = Second card
daynight-ui-choose-first = Your first card
daynight-ui-choose-first-hint = nobody sees it yet
daynight-ui-choose-second = Your second card
daynight-ui-choose-second-hint = the first ones lie open
daynight-ui-first-revealed = The first cards are open
daynight-ui-second-revealed = The second cards are open
daynight-ui-dealing = Dealing
daynight-ui-clearing = Clearing up and drawing
daynight-ui-lies = You laid { $card }
daynight-ui-may-change = { $who-count ->
    [one] you can change it until { $who } has chosen
    [2] you can change it until { $who } have chosen
   *[other] you can change it until all have chosen
  }
daynight-ui-still-choosing = { $who-count ->
    [one] { $who } is choosing
   *[other] { $who } are choosing
  }
daynight-ui-you-take = You take.
daynight-ui-they-take = { $who-count ->
    [one] { $who } takes.
   *[other] { $who } take.
  }
daynight-ui-you-take-as = You take as number { $place }.
daynight-ui-you-are-barred = You take nothing: a tie.
daynight-ui-you-take-not = You take nothing this time.
daynight-ui-your-turn = Your turn
daynight-ui-take-one = take one card from the table
daynight-ui-take-one-or-none = take one card from the table, or none
daynight-ui-took-one = You have your card.
daynight-ui-takes-now = { $who } takes now.
daynight-ui-take-from-table = Cards are taken from the table now; your hand can wait.
daynight-ui-swap = Change to { $card }
daynight-ui-moment = One moment…
daynight-ui-wait = Waiting for the others
daynight-ui-pick-hand = Pick a card from your hand
daynight-ui-pick-table = Pick a card on the table
daynight-ui-tie = Level at { $total }
daynight-ui-tie-text = No colour wins ({ $colours }), so nobody takes a card.
daynight-ui-nobody-takes = Nobody takes
daynight-ui-nobody-takes-barred = Same value and same stars, so no card for { $who }.
daynight-ui-nobody-takes-unplayed = The winner is { $colour }, which only the pile’s card shows.
daynight-ui-last-round = Last round
daynight-ui-last-round-text = The pile is empty. After this round the stars are counted.
daynight-ui-last-round-bare = The pile is empty, so no card is turned from it. Then the stars are counted.
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
daynight-ui-takes-as = takes as number { $place }
daynight-ui-time-day = It is day: the colour with the highest sum wins.
daynight-ui-time-night = It is night: the colour with the lowest sum wins.
daynight-ui-pile = { $count ->
    [0] The pile is empty.
    [one] One card is left in the pile.
   *[other] { $count } cards are left in the pile.
  }
daynight-ui-discards = { $count ->
    [0] No card is discarded yet.
    [one] One card is discarded.
   *[other] { $count } cards are discarded.
  }
daynight-ui-discards-short = discards
daynight-ui-discards-title = Discards
daynight-ui-discards-closed = Discards are not looked through at this table.
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
  }: { $stars } stars, { $cards } cards collected
daynight-ui-seat-chosen = { $who-is ->
    [you] You
   *[other] { $who }
  }: { $stars } stars, { $cards } cards collected, has chosen
daynight-ui-seat-choosing = { $who-is ->
    [you] You
   *[other] { $who }
  }: { $stars } stars, { $cards } cards collected, not chosen yet
daynight-ui-hand = Your cards
daynight-ui-why = Why?
daynight-ui-won = { $who-is ->
    [you] You win!
   *[other] { $who } wins
  }
daynight-ui-won-shared = { $who } share the victory
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
