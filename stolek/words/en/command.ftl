## The command's help

help-stolek = A card table for family games: play in the terminal, serve a table, watch bots, check saved games.
help-play = Play in this terminal against bots.
help-simulate = Let bots play many games and count who wins.
help-ladder = Let every bot play every other and rate them.
help-report = Write a page about a game: fair seats, length, endings, and what its options change.
help-replay = Watch a saved game again, as one of its players saw it.
help-verify = Check that a saved game follows the rules and its seed.
help-check = Test a game against the contract, and against leaks made on purpose: every leak must be noticed.
help-golden = Make a test out of a saved game: what every player was told is written down and compared from then on.
help-rules = Read the rules of a game, or one rule by its id.
help-deck = Look at a game’s cards, or check a deck of your own.
help-deck-show = List every card.
help-deck-check = Check a deck file; a mistake is shown with its line.
help-deck-export = Write the game’s deck to a file you can change.
help-deck-print = Make a PDF of the deck to print and cut, with backs and the rules.
help-deck-print-out = Where to write the PDF (default: GAME.pdf).
help-deck-build = Pack a folder of your own pictures into a deck to play with.
help-deck-folder = A folder or a zip of pictures (PNG, JPEG, WebP), with or without a deck.toml.
help-deck-out = Where to write the packed deck.
help-deck-name = What the deck is called.
help-bench = Measure how fast Stolek is.
help-bench-engine = Decisions a second in random play, one process.
help-bench-own = Measure what this game’s bots can do beyond winning, with clues that people wrote.
help-serve = Serve the table: people play in their browsers.
help-settings = Print every setting of a server, as a file to fill in.
help-backup = Write everything a server keeps into one file, while it runs.
help-restore = Put a backup back; a running server restarts with it.
help-backup-file = The file to write; it holds the secret, so keep it safe.
help-restore-file = A file that stolek backup has written.
help-admin = Look after a running server: tables, people, what is old.
help-admin-show = Show tables and people now, and how much is stored.
help-admin-token = Print the token that the host’s page asks for.
help-admin-close = Close a table: nobody can come to it any more.
help-admin-kick = Send a person away for an hour.
help-admin-ban = Keep a person or an address out.
help-admin-allow = Let a person, an address or a closed table in again.
help-admin-delete-person = Delete everything about a person.
help-admin-delete-table = Delete a table with its games.
help-admin-delete-game = Delete a saved game; the last one takes its table with it.
help-admin-tidy = Delete what is older than the settings allow.
help-admin-restart = Restart the server; games go on.
help-dry-run = Only say what would be deleted.
help-admin-table = The id of a table: the end of its link.
help-admin-person = The id of a person, as admin show prints it.
help-admin-who = The id of a person, an address, or (to allow) a table.
help-admin-number = Which game of the table, counted from 1.
help-join = Sit down at a table on a running server, from the terminal.
help-doctor = Check that this machine has what Stolek needs.
help-version = Show the version and exit.
help-help = Show this help and exit.
help-game = The game’s id.
help-saved-file = A saved game.
help-lang = Language of all texts (default: STOLEK_LANG or the system’s).
help-plain = Plain lines for screen readers: no boxes, no colours.
help-json = Write JSON for programs.
help-players = How many play.
help-variant = Which of the game’s variants.
help-option = A setting of the game; can be given several times.
help-deck-file = Play with the cards in this file.
help-play-bots = The other players, seat by seat: levels (random, easy, casual, strong, master), or path.py:Class. The last one fills the remaining seats.
help-seat = Your seat, counted from 1 (default: 1, or where you sit in the saved game).
help-play-seed = Any text; the same text deals the same cards.
help-resume = Carry on with a saved game.
help-play-save = Where to save the game.
help-games = How many games at least; every deal is played once for each way of seating the bots.
help-bots = The players, seat by seat: levels (random, easy, casual, strong, master), or path.py:Class. One name fills all the seats; the last one fills the remaining ones.
help-seed = Any text; the same text gives the same games.
help-deals = How many deals; each is played once for each way of seating the bots.
help-ladder-bots = The bots, separated by commas: levels, or path.py:Class (default: all the levels of the game).
help-report-bot = Who plays on every seat: a level, or path.py:Class (default: the usual level).
help-report-style = Write the style into this file beside the page, so that several pages share it; else it is in the page.
help-page-file = Write a page with plots into this file.
help-jobs = How many processes (default: one per processor). The results don’t depend on it.
help-ray = Let the machines of the Ray cluster at this address play; without an address, a Ray on this machine. The results don’t depend on it.
help-save = Save every game in this folder.
help-as = Whose view: seat:2 (counted from 1), spectator or full.
help-step = Only this move and the table after it; 0 is the deal.
help-check-games = How many games the contract plays, and at most how many per leak (default: as many as the tests).
help-golden-name = What to call the test (default: like the file).
help-rule = The id of a rule (default: all rules).
help-deck-instead = A deck file (default: the game’s deck).
help-deck-to-check = The deck file.
help-deck-target = Where to write it (default: standard output).
help-bench-games = Which games (default: all).
help-peers = Measure other engines in the same run, and print the ratio.
help-twins = Measure the twins of the rules in JAX (extra “fast”) instead of the readable rules.
help-bench-seconds = CPU seconds per run; there are five runs.
help-without-words = As if the extra “words” weren’t installed.
help-bench-rounds = How many rounds to tell at least, for each number of players.
help-bench-data = A file to measure with (default: the one in the repository).
help-host = The address to listen on.
help-port = The port to listen on.
help-data = The folder for the database and the secrets.
help-database = A PostgreSQL that keeps everything instead of the folder; several servers may share it.
help-open = Open the browser.
help-lan = Let phones in the house join; prints an address and a QR code.
help-share = Let friends outside the house join through this ssh relay; prints the address and a QR code.
help-set = One setting by its name; may be given again. Wins over the file and the environment.
help-settings-file = A TOML file with settings (default: STOLEK_SETTINGS).
help-url = The link to the table, as its page shows it.
help-name = What the others call you.

## Playing in the terminal

play-you = You
play-commands = Type a number to choose. ? explains your choices (? 2 just the second), why explains the last refusal or result, log tells what has happened, rules shows the rules, q saves and quits.
play-help = Type a number to choose. ? explains all choices, ? 2 the second one. why: the rule behind the last refusal or result. table: the table again. more: details and what can be seen on pictures. log: everything that has happened. rules, or rules and an id: the rules. q: save and quit.
play-your-choice = Your choice:
play-your-text = Your text ({ $least } to { $most } characters):
play-after = why, log, rules, or Enter to quit:
play-word-explain = explain
play-word-why = why
play-word-table = table
play-word-more = more
play-word-log = log
play-word-rules = rules
play-word-help = help
play-word-quit = quit
play-ask-why = (type why for the rule)
play-not-understood = That’s neither the number of a choice nor a command; h lists the commands.
play-nothing-to-explain = There’s nothing to explain yet.
play-result = The game is over
play-no-usual-bot = This game has no bot { $usual }; { $level } plays, the strongest it has. --bots chooses another.
play-saved = Saved as { $file }.
play-go-on = Carry on with:
play-seated = At the table from now on: { $names }.
## Saved games

replay-opening = The deal
replay-move = Move { $number }: { $who }
verify-over = All is well: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of { $game } by rules version { $rules }, played to the end.
verify-running = All is well: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of { $game } by rules version { $rules }, not over yet.
verify-seed = The seed matches its commitment { $commitment }.
check-sound = { $game } keeps the contract: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $setups ->
    [one] { $setups } set-up
   *[other] { $setups } set-ups
}, no law broken.
check-broken = { $game } breaks the contract:
check-few-twins = Only { $share }% of the games could be compared with a world that differs in secret: secrets are hardly tested. No two different cards stay unknown to anyone for half a game: see docs/adding-a-game.md, “Few twins”.
check-leaks-later = Leaks are tried once the game keeps the contract.
check-kind = Leak
check-target = Where
check-laws = Noticed by
check-first = In game
check-missed = nobody
check-all-noticed = { $leaks ->
    [one] The leak was noticed.
   *[other] All { $leaks } leaks were noticed.
}
check-some-missed = { $missed } of { $leaks } leaks went unnoticed. What goes unnoticed here could happen to this game.
check-leak-mark-removed = mark removed
check-leak-place-opened = place opened
check-leak-place-said-open = place said to be open
check-leak-hand-shown = hidden hand in the view
check-leak-options = option list
check-leak-order = order of events
check-leak-refusal = refusal
check-leak-length = length of a message
check-leak-everything = everything to everyone
golden-written = Wrote { $files } into { $folder }. Read the transcripts before you commit them.
rules-about = About: { $rules }

## Decks

deck-built = Wrote { $file }: { $name }, { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
}.
deck-no-alt = { $count ->
    [one] One picture has no text for players who can’t see it; write alt in deck.toml.
   *[other] { $count } pictures have no text for players who can’t see them; write alt in deck.toml.
  }
deck-title = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-group = { $mark }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-good = { $file } is a good deck: { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
deck-written = Wrote { $file }. Check your changes with:
deck-printed = Wrote { $file }. Print it at 100% on A4.

## The lab

report-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $rotations ->
    [one] each played once
   *[other] each played { $rotations } times with the bots seated differently
} (seed { $seed }).
report-decisions = { $decisions } decisions per game on average.
report-bot = Bot
report-seat = Seat
report-won = Wins
report-interval = 95% interval
report-fair = Fair share
report-times-fair = Wins / fair
report-score = Mean score
report-note = A shared win is split. Intervals are over deals: the games of one deal count as one.
report-saved = Saved { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $folder }.
report-of = { $game }: a report
report-basis = Bots of the level { $bot } on every seat, { $games ->
    [one] { $games } deal
   *[other] { $games } deals
}, seed { $seed }. Every figure can be had again by the same command.
report-fairness = Are the seats fair?
report-fairness-note = The share of wins of each seat when equal bots play, with 95% intervals. The dashed line is the fair share.
report-with-players = { $players ->
    [one] { $players } player.
   *[other] { $players } players.
}
report-length = Length
report-endings = How it ends
report-ending = Ending, or the rule that decided
report-share = Share of games
report-winning = What wins
report-score-winner = Winner’s mean score
report-score-others = Mean score of the others
report-shared-wins = Shared wins
report-skill = Wins of one { $bot } among { $weaker }, as a multiple of the fair share
report-what = What
report-found = Found
report-scores = Winning scores
report-options = What the options change
report-options-note = The value in use is marked with a star. Skill is how many times its fair share one better bot wins among weaker ones.
report-option = Option
report-first-seat = Wins of seat 1
report-skill-short = Skill
report-written = Written: { $file }
ladder-of = { $game }: ladder of bots
ladder-rating = Rating
ladder-next = Better than the next
ladder-note = Every pair played { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} on alternate seats, seed { $seed }. The weakest stands at 0; 100 points more win 64 of 100.
ladder-pairs = Who beats whom
report-engine = Engine
report-players = Players
report-rate = Decisions/s
report-widest = Most options
report-times = { $ratio } × { $name }
report-bench-note = Random play in one process; decisions with at least two options per second of CPU time, median of five alternating runs.
report-ratio = Speed of { $game }: { $ratios }.
report-figure = { $what }: { $value } (of { $count })
report-figure-holds = { $what }: { $value } (of { $count }; bar { $bar }: met)
report-figure-falls-short = { $what }: { $value } (of { $count }; bar { $bar }: NOT MET)

## At somebody's table

join-at-table = You’re at table { $table } as { $name }.
join-chairs = Chairs
join-free = free
join-waiting-start = Waiting for the host to start the game.
join-waiting = Waiting for { $names }.
join-looking-on = All the chairs are taken: you’re watching.
join-lost = The connection is lost; trying again.
join-left = You’ve left the table; a bot can play for you there. The same link brings you back.
join-start = Press Enter when you’re ready, s to start the game, q to leave:
join-go-on = Press Enter to go on:
join-over = The game is over at this table.

## The doctor

doctor-good = [ok]
doctor-note = [--]
doctor-bad = [!!]
doctor-python = Python
doctor-python-hint = Stolek needs Python 3.11 or newer.
doctor-packages = Packages
doctor-packages-hint = These are missing: run make setup, or pip install 'stolek[serve]' again.
doctor-games = Games
doctor-data = Data folder
doctor-data-hint = It can’t be written to: choose another one with --data.
doctor-port = Port
doctor-port-hint = Something is already listening there; choose another one with --port.
doctor-page = Page
doctor-page-hint = The page hasn’t been built: run make page.
doctor-page-node-hint = The page hasn’t been built and there’s no node: run make play, which fetches one, or install the wheel, which has the page inside.
doctor-browser = Browser
doctor-browser-hint = No browser found here: open the printed address on another device, or play in the terminal.
doctor-healthy = Everything you need to play is here.
doctor-ill = Something is missing; see the lines with [!!].

## Looking after a server

backup-done = Backup written: { $file } ({ $size } kB). It holds the secret: keep it safe.
restore-done = The backup is in its place. What was there before is kept in a folder beginning with before-restore.
restore-restarts = The server restarts with the backup. What was there before is kept in a folder beginning with before-restore.
admin-table = Table { $id }: { $game }, { $phase }, connections: { $lines }; { $names }
admin-person = Person { $id }: { $name }, connections: { $lines }; { $where }
admin-barred = Kept out: { $kind } { $id }
admin-stored = Stored: tables { $tables }, games { $games }, people { $people }, decks { $decks }
admin-would = Would go: tables { $tables }, games { $games }, lines of chat { $chats }
admin-deleted = Gone: tables { $tables }, games { $games }, people { $people }, lines of chat { $chats }
admin-done = Done.
admin-token = The host’s page is { $address }; it asks for this token:
