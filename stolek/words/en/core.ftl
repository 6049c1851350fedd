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
level-master = Master
    .help = weighs what everyone may hold before every card
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
place = Place { $rank }
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

## What a server refuses at a table

refused-no-such-chair = There is no such chair at this table.
refused-chair-taken = Somebody sits on that chair already.
refused-not-your-chair = That is not your chair.
refused-not-seated = You have no chair at this table yet; sit down first.
refused-only-watches = This is a big screen: it shows the table and does nothing else.
refused-only-host = Only the host of the table can do that.
refused-game-running = That has to wait until the game is over.
refused-no-game-running = No game is running at this table.
refused-no-such-level = This game has no bot of that level.
refused-chairs-held = Somebody sits on a chair that would go; ask them to move first.
refused-still-here = This player is here and plays for themselves.
refused-setup = This game cannot be set up like that.
refused-not-saved = The server could not store that, so nothing has changed. Try again in a moment.

## What is wrong with a connection or a request

problem-origin = This request came from another site and was not carried out. Open the table's own page.
problem-no-cookie = The server does not know this device yet. Load the page again, and allow cookies.
problem-no-hello = The connection did not say which table it wants. Load the page again.
problem-protocol = The server has been renewed in the meantime. Load the page again.
problem-no-table = There is no such table. Perhaps the link is not complete.
problem-too-fast = That was too much at once. Wait a moment, then go on.
problem-too-long = That message is too long.
problem-not-understood = The server did not understand this message. Load the page again.
fault-bad-request = The server did not understand this request.
fault-not-found = There is nothing at this address.
fault-no-such-game = There is no game called { $game } here.
fault-setup = This table cannot be set up: { $detail }.
fault-link-gone = This link has been used or has run out. Ask for a new one.
fault-no-such-saved-game = There is no such game, or you did not play in it.
fault-game-running = A game can be saved as a file only after its end, because the file shows every hand.
fault-server = Something went wrong at the server. Try again in a moment.
