## What any table says, whatever is played on it.

# Lists: "a, b and c" is list-last(list-next(a, b), c).
list-next = { $head }, { $item }
list-last = { $head } and { $item }
number = { $number }
you = you

## Bots and seats

level-random = Random
    .help = plays any card that is allowed
level-easy = Easy
    .help = looks at its own cards and no further
level-casual = Casual
    .help = counts, plans and guards its lead
level-strong = Strong
    .help = thinks many moves ahead
bot-name = { $level } bot { $number }
seat-name = Player { $number }
seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
place = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st place
    [two] { $rank }nd place
    [few] { $rank }rd place
   *[other] { $rank }th place
}
yes = yes
no = no
option-true = yes
option-false = no
variant-unofficial = unofficial

## Refusals

refused-not-your-turn = Nothing is asked of you at the moment.
refused-not-offered = That is not one of the choices you have now.
refused-choice-closed = That choice has closed; have a look at the table and choose again.
refused-game-over = The game is over.
refused-text = The text has to be { $least } to { $most } characters long.

## Rules of the table itself

rule-ST-1 = A player can answer only when the game asks them something. Until then the others have to move first.
    .title = Wait for your question
rule-ST-2 = Every choice that the rules allow is offered. Anything that is not on offer would break a rule.
    .title = Only what is offered
rule-ST-3 = Once everyone who was asked has chosen, or the table has moved on, an answer to the old question no longer counts.
    .title = Choices close
rule-ST-4 = After the last card has been scored nothing more can be played. The result stands.
    .title = The game is over
rule-ST-5 = A text that goes with a choice must keep to its limits. Spaces at both ends do not count, and several in a row count as one.
    .title = The text has limits
