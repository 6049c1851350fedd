## The command's help

help-stolek = A card table for family games: play in the terminal, serve a table, watch bots, check saved games.
help-play = Play in this terminal against bots.
help-simulate = Let bots play many games and count who wins.
help-replay = Show a saved game again, as one of its players saw it.
help-verify = Check that a saved game is what the rules and its seed make of its moves.
help-check = Hold a game to the contract and to leaks made on purpose: every one has to be noticed.
help-golden = Turn a saved game into a golden transcript test of its game.
help-rules = Read the rules of a game, or one rule by its id.
help-deck = Look at a game's cards, check a deck of your own.
help-deck-show = List every card.
help-deck-check = Check a deck file; a fault is named with its line.
help-deck-export = Write the deck in the box to a file that you can change.
help-deck-print = Make a PDF of the deck to print and cut, with the rules on one page.
help-deck-print-out = Where to write the PDF; otherwise GAME.pdf.
help-deck-build = Pack a folder of your own pictures into a deck to play with.
help-deck-folder = A folder or a zip of pictures (PNG, JPEG, WebP), perhaps with a deck.toml.
help-deck-out = Where to write the packed deck.
help-deck-name = What the deck is called.
help-bench = Measure how fast Stolek is.
help-bench-engine = Decisions a second in random play, one process.
help-bench-own = How well this game’s bots do what no win shows, measured with clues of people’s own.
help-serve = Serve the table: people play in their browsers.
help-join = Sit down at the table of a running server, from the terminal.
help-doctor = Look whether this machine has what Stolek needs.
help-version = Show the version and leave.
help-game = The game's id.
help-saved-file = A saved game.
help-lang = Language of all words; otherwise STOLEK_LANG or the system's.
help-plain = Plain lines for screen readers: no boxes, no colours.
help-json = Write JSON for programs.
help-players = How many play.
help-variant = Which of the games in the rulebook.
help-option = A setting of the game; may be given several times.
help-deck-file = Play with the cards in this file.
help-play-bots = The other players, from seat to seat: levels such as easy, or path.py:Class. The last one fills the seats that are left.
help-seat = Your seat, counted from 1.
help-play-seed = Any text; the same text deals the same cards.
help-resume = Go on with a saved game.
help-play-save = Where to save the game.
help-games = At least how many games; every deal is played once for each rotation of the bots.
help-bots = The players, from seat to seat: levels such as casual, or path.py:Class. One name fills all seats; the last one fills those that are left.
help-seed = Any text; the same text gives the same games.
help-jobs = How many processes; otherwise one for each processor. The results do not depend on it.
help-save = Save every game into this folder.
help-as = Who looks: seat:2 (counted from 1), spectator or full.
help-step = Only this move, and the table after it; 0 is the deal.
help-check-games = How many games the contract plays, and at most for each leak; otherwise as many as the tests.
help-golden-name = What the transcript is called; otherwise as the file.
help-rule = The id of a rule; all rules without it.
help-deck-instead = A deck file; the deck in the box without it.
help-deck-to-check = The deck file.
help-deck-target = Where to write it; standard output without it.
help-bench-games = Which games; all of them without any.
help-peers = Measure other engines in the same run, and print the ratio.
help-bench-seconds = CPU seconds of one run; there are five.
help-without-words = As if the extra stolek[words] were not installed.
help-bench-rounds = At least how many rounds are told for each number of players.
help-bench-data = A file to measure with; otherwise that of the checkout.
help-host = The address to listen on.
help-port = The port to listen on.
help-data = The folder for the database and the secrets.
help-open = Open the browser.
help-lan = Let phones in the house join; prints an address and a QR code.
help-url = The table's link, as its page shows it.
help-name = What the others call you.

## Playing in the terminal

play-you = You
play-commands = A number chooses. ? explains your choices (? 2 one of them), why explains the last refusal or result, log tells what happened, rules shows the rules, q saves and leaves.
play-help = A number chooses. ? explains all choices, ? 2 the second one. why: the rule behind the last refusal or result. table: the table again. log: everything that happened. rules, or rules and an id: the rules. q: save and leave.
play-your-choice = Your choice:
play-your-text = Your text ({ $least } to { $most } characters):
play-after = why, log, rules, or Enter to leave:
play-word-explain = explain
play-word-why = why
play-word-table = table
play-word-log = log
play-word-rules = rules
play-word-help = help
play-word-quit = quit
play-ask-why = (type why for the rule)
play-not-understood = That is neither the number of a choice nor a command; h lists the commands.
play-nothing-to-explain = There is nothing to explain yet.
play-result = The game is over
play-saved = Saved as { $file }.
play-go-on = Go on with:
play-other-rules = This game was begun by another version of the rules; from here on it follows today's.

## Saved games

replay-opening = The deal
replay-move = Move { $number }: { $who }
verify-over = The game is sound: { $moves } moves of { $game } by rules version { $rules }, played to the end.
verify-running = The game is sound: { $moves } moves of { $game } by rules version { $rules }, not over yet.
verify-seed = The seed matches its commitment { $commitment }.
check-sound = { $game } keeps the contract: { $games } games, { $setups } set-ups, no law broken.
check-broken = { $game } breaks the contract:
check-few-twins = Only { $share } % of the games could be compared with a world that differs in secret: secrets are hardly tested.
check-kind = Leak
check-target = Where
check-laws = Noticed by
check-first = In game
check-missed = nobody
check-all-noticed = All { $leaks } leaks were noticed.
check-some-missed = { $missed } of { $leaks } leaks were not noticed. What is not noticed here could happen to this game.
check-leak-mark-removed = mark removed
check-leak-place-opened = place opened
check-leak-hand-shown = hidden hand in the view
check-leak-options = option list
check-leak-order = order of events
check-leak-refusal = refusal
check-leak-length = length of a message
check-leak-everything = everything to everybody
golden-written = Wrote { $files } into { $folder }. Read the transcripts before you commit them.
rules-about = About: { $rules }

## Decks

deck-built = Wrote { $file }: { $name }, { $count } pictures.
deck-no-alt = { $count ->
    [one] One picture has no text for players who cannot see it; write alt in deck.toml.
   *[other] { $count } pictures have no text for players who cannot see them; write alt in deck.toml.
  }
deck-title = { $name }: { $count } cards
deck-group = { $mark }: { $count } cards
deck-good = { $file } is a good deck: { $name }, { $count } cards.
deck-written = Wrote { $file }. Check your changes with:
deck-printed = Wrote { $file }. Print it at 100 % on A4.

## The lab

report-played = { $games } games of { $game } with { $players } players: { $deals } deals, { $rotations ->
    [one] each played once
   *[other] each in { $rotations } rotations of the bots over the seats
} (seed { $seed }).
report-decisions = { $decisions } decisions a game on average.
report-bot = Bot
report-seat = Seat
report-won = Wins
report-interval = 95 % interval
report-fair = Fair share
report-times-fair = Wins / fair
report-score = Mean score
report-note = A shared win counts in parts. Intervals are over deals: the games of one deal count as one.
report-saved = Saved { $games } games in { $folder }.
report-engine = Engine
report-players = Players
report-rate = Decisions/s
report-widest = Most options
report-times = { $ratio } × { $name }
report-bench-note = Random play in one process; decisions with at least two options a second of CPU time, median of five alternating runs.
report-ratio = Speed of { $game }: { $ratios }.
report-figure = { $what }: { $value } (of { $count })
report-figure-holds = { $what }: { $value } (of { $count }; bar { $bar }: held)
report-figure-falls-short = { $what }: { $value } (of { $count }; bar { $bar }: NOT HELD)

## At somebody's table

join-at-table = You are at table { $table } as { $name }.
join-chairs = Chairs
join-free = free
join-waiting-start = Waiting for the host to start the game.
join-waiting = Waiting for { $names }.
join-looking-on = All chairs are taken: you are looking on.
join-lost = The connection is gone; trying again.
join-left = You have left the table; a bot can play for you there. Come back with the same link.
join-start = Enter when you are ready, s to start the game, q to leave:
join-ready = Enter when you are ready, q to leave:
join-over = The game is over at this table.

## The doctor

doctor-good = [ok]
doctor-note = [--]
doctor-bad = [!!]
doctor-python = Python
doctor-python-hint = Stolek needs Python 3.11 or newer.
doctor-packages = Packages
doctor-packages-hint = These are missing: run make setup, or pip install stolek again.
doctor-games = Games
doctor-data = Data folder
doctor-data-hint = It cannot be written to: choose another one with --data.
doctor-port = Port
doctor-port-hint = Something listens there already; serve on another one with --port.
doctor-page = Page
doctor-page-hint = The page has not been built: run make page.
doctor-page-node-hint = The page has not been built and there is no node: run make play, which fetches one, or install the wheel, which has the page inside.
doctor-browser = Browser
doctor-browser-hint = No browser is known here: open the printed address on another device, or play in the terminal.
doctor-healthy = Everything needed to play is here.
doctor-ill = Something is missing; see the lines with [!!].
