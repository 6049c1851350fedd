## What any table says, whatever is played on it.

# Lists: "a, b and c" is list-last(list-next(a, b), c).
list-next = { $head }, { $item }
list-last = { $head } and { $item }
number = { $number }
brief-aim = Aim of the game
brief-win = How you win
brief-turn = What you do
you = you

## Bots and seats

level-random = Random
    .help = plays any card that’s allowed
level-easy = Easy
    .help = looks at its own cards and no further
level-casual = Medium
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
place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
yes = yes
no = no

## Refusals

refused-not-your-turn = It isn’t your turn to choose.
refused-not-offered = That isn’t one of the choices you have now.
refused-choice-closed = It’s too late for that choice. Have a look at the table and choose again.
refused-game-over = The game is over.
refused-text = The text must be { $least } to { $most } characters long.

## Rules of the table itself

rule-ST-1 = You can only answer when the game asks you something. Until then it’s up to the others.
    .title = Wait until you’re asked
rule-ST-2 = Every choice the rules allow is offered. Anything that isn’t on offer would break a rule.
    .title = Only what’s offered
rule-ST-3 = Once everyone who was asked has chosen, or the game has moved on, an answer to the old question no longer counts.
    .title = Choices close
rule-ST-4 = Once the game is over, nothing more can be played. The result stands.
    .title = The game is over
rule-ST-5 = A text that goes with a choice mustn’t be too short or too long. Spaces at either end don’t count, and several in a row count as one.
    .title = How long a text may be

## What a server refuses at a table

refused-no-such-chair = There’s no such chair at this table.
refused-chair-taken = Someone is already sitting there.
refused-not-your-chair = That isn’t your chair.
refused-not-seated = You don’t have a chair at this table yet. Sit down first.
refused-only-watches = This is a big screen. It only shows the table.
refused-only-host = Only the host can do that.
refused-game-running = That has to wait until the game is over.
refused-no-game-running = There’s no game going on at this table.
refused-no-such-level = This game has no bot of that level.
refused-chairs-held = Someone is sitting on a chair that would go. Ask them to move first.
refused-still-here = This player is here and playing.
refused-setup = This game can’t be set up like that.
refused-no-such-game = There’s no such game here.
refused-too-many-people = There are { $people } of you, and this game has room for { $most }.
refused-not-saved = The server couldn’t save that, so nothing has changed. Try again in a moment.
refused-no-chat = There’s no chat on this server.

## What is wrong with a connection or a request

problem-origin = This request came from another site, so it wasn’t carried out. Open the table’s own page.
problem-no-cookie = The server doesn’t know this device yet. Reload the page and allow cookies.
problem-barred = You can’t use this server now. Ask whoever runs it.
problem-no-hello = We don’t know which table you want. Reload the page.
problem-protocol = The server has been updated. Reload the page.
problem-drawing = This page stumbled. Nothing of the game is lost: load it again.
problem-no-table = There’s no such table. Perhaps part of the link is missing.
problem-too-fast = That was too much at once. Wait a moment, then carry on.
fault-tables-full = There are too many tables here just now. Try again later.
problem-bot-guessed = The computer playing { $who } couldn’t decide in time: its move was picked at random.
problem-not-understood = The server didn’t understand that. Reload the page.
fault-bad-request = The server didn’t understand this request.
fault-not-host = This is for whoever runs the server, and that isn’t its token.
fault-not-on-this-server = This server doesn’t allow that.
fault-no-such-id = There’s nobody and no table here with the id “{ $id }”: the command “stolek admin show” lists who and what is here now.
fault-no-restart = This server can’t restart itself.
fault-not-found = There’s nothing at this address.
fault-no-such-game = There’s no game called { $game } here.
fault-setup = This table can’t be set up: { $detail }.
fault-link-gone = This link has been used or has expired. Ask for a new one.
fault-no-such-saved-game = There’s no such game, or you didn’t play in it.
fault-needs-server = That needs a server. To have one, run Stolek on a computer (make play ARGS=--lan) and open the address it prints.
fault-saved-file = This file can’t be opened: { $detail }
fault-game-running = A game can only be saved once it’s over, because the file shows everyone’s cards.
fault-server = Something went wrong on the server. Try again in a moment.

## Read aloud

spoken-aside = { $what }
spoken-asked = { $label }: { $items }.
    .short = { $items }.
spoken-asked-full = { $label }: { $items-full }.
    .short = { $items-short }.
spoken-list = { $label }: { $items }.
spoken-list-full = { $label }: { $items-full }.
    .short = { $label }: { $items-short }.
spoken-player = { $label-is ->
    [you] You
   *[other] { $label }
  }: { $items }.
spoken-player-full = { $label-is ->
    [you] You
   *[other] { $label }
  }: { $items-full }.
    .short = { $label-is ->
        [you] You
       *[other] { $label }
    }: { $items-short }.
spoken-in-hand = Cards in hand, round the table
spoken-pile = In the pile
spoken-discards = Discarded
spoken-waiting = Waiting for
spoken-by-rule = { $what } ({ $rule })
