highcard-title = High Card
highcard-tagline = Keep your card, or trust the pile once.
highcard-variant-base = The highest card wins
highcard-variant-low = The lowest card wins
highcard-brief-aim = Hold a better card than the others.
highcard-brief-win = Whoever has the highest card wins; in the other variant, the lowest.
highcard-brief-turn = Keep your card, or swap it once.
highcard-option-open_throws = Thrown cards lie open
    .help = Everyone sees the card a player swaps away.
highcard-option-open_throws-true = yes
highcard-option-open_throws-false = no

highcard-section-setup = Set-up
highcard-section-turn = Keep or swap
highcard-section-end = The end
highcard-section-rulings = Rulings
highcard-section-examples = Examples

highcard-face = the { $value }
highcard-prompt-decide = Keep your card, or swap it for the top one of the pile?
highcard-do-keep = Keep
highcard-do-swap = Swap
highcard-refused-no-pile = The pile is empty: there is nothing to swap for.

highcard-event-shuffled = { $who-is ->
    [you] { $count } cards make the pile, one is out. You begin.
   *[other] { $count } cards make the pile, one is out. { $who } begins.
}
highcard-event-drawn-own = { $who-is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
highcard-event-drawn = { $who } draws a card.
highcard-event-kept = { $who-is ->
    [you] You keep your card.
   *[other] { $who } keeps the card.
}
highcard-event-thrown = { $who-is ->
    [you] You throw { $card } away.
   *[other] { $who } throws { $card } away.
}
highcard-event-thrown-unseen = { $who } throws a card away, face down.
highcard-event-turned-up = { $who-is ->
    [you] You show { $card }.
   *[other] { $who } shows { $card }.
}
highcard-ended = The cards are turned up.
highcard-event-ended = The game is over. Best: { $winners }.

highcard-table-pile = Pile: { $count }
highcard-table-own = Your card: { $card }
highcard-table-thrown = threw { $card } away
highcard-table-thrown-unseen = threw a card away

rule-HC-1 = There are eight cards: one of each value from 1 to 7, and a second 4.
    .title = The cards
rule-HC-2 = The cards are shuffled and one is put aside without anyone seeing it. Each player gets one card; the rest is the pile.
    .title = Shuffle and deal
rule-HC-3 = Somebody drawn by lot begins, then it goes clockwise. Each player decides once: keep the card, or throw it away and draw the top one of the pile.
    .title = Keep or swap
rule-HC-4 = When the pile is empty, nobody can swap.
    .title = No pile, no swap
rule-HC-5 = When all have decided, all cards are turned up. The highest one wins.
    .title = High card
rule-HC-6 = In the other variant the lowest card wins.
    .title = Low card
rule-HC-R1 = Players with equally good cards share their place.
    .title = Equal cards
rule-HC-R2 = Thrown cards lie face up. If the table prefers, they lie face down, and only their owner knows them.
    .title = Open or hidden
rule-HC-E1 = Three players hold 2, 6 and 4. The first swaps the 2 and draws a 5, the others keep: the 6 wins.
    .title = A short game

## Read aloud

highcard-spoken-first = Begins
highcard-spoken-decided = Have decided
