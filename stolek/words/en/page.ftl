## What the page says around a game.

page-title = Stolek
page-title-at = { $where } · Stolek
page-skip = Skip to the content
page-close = Close
page-help = Rules and help
page-menu = Menu
page-home = Home
page-loading = One moment…
page-more = More
page-fewer = Fewer
page-back = Back
page-language = Language

## Troubles

page-problem-offline = The server can’t be reached. Check your connection and try again.
page-problem-server = Something went wrong on the server. Try again in a moment.
page-try-again = Try again
page-missing-title = Nobody has laid this table
page-missing = There’s nothing at this address. Perhaps the link is old, or a letter got lost.
page-no-table = You can’t play this game in the browser yet, but you can in a terminal.
page-reconnecting = Reconnecting… nothing is lost.
page-connecting = Connecting to the table…

## Start page

page-start-heading = What shall we play?
page-start-shelf = Games
page-play-bots = Play { $game } against bots
page-invite = Invite friends
page-more-choices = Players and rules
page-continue = Your tables
page-continue-playing = { $game } – in progress
page-continue-setup = { $game } – waiting for players
page-continue-over = { $game } – finished
page-continue-with = with { $names }
page-continue-alone = nobody else yet
page-open-tables = Open tables
page-open-join = Join { $game } at { $host }’s table
page-open-free = { $count ->
    [one] one free chair
   *[other] { $count } free chairs
  }
page-players-range = { $least }–{ $most } players
page-players-label = Players
page-players-unofficial = { $count ->
    [one] { $count } player: unofficial
   *[other] { $count } players: unofficial
  }
page-level-label = Bots
page-variant-label = Variant
page-choices-title = { $game }: players and rules
page-choices-friends = Set up a table for friends

## You

page-me = Your name and face: { $name }
page-me-title = You
page-me-name = Your name at the table
page-me-face = Your face
page-me-face-number = Face { $number }
page-face-name-1 = Fox
page-face-name-2 = Bear
page-face-name-3 = Owl
page-face-name-4 = Hedgehog
page-face-name-5 = Hare
page-face-name-6 = Wolf
page-face-name-7 = Lynx
page-face-name-8 = Squirrel
page-face-name-9 = Badger
page-face-name-10 = Otter
page-face-name-11 = Jackdaw
page-face-name-12 = Deer
page-face-name-13 = Horse
page-face-name-14 = Cat
page-face-name-15 = Dog
page-face-name-16 = Mouse
page-face-name-17 = Beaver
page-face-name-18 = Stork
page-face-name-19 = Elephant
page-face-name-20 = Lion
page-face-name-21 = Frog
page-face-name-22 = Fish
page-face-name-23 = Butterfly
page-face-name-24 = Turtle
page-me-save = Save my name
page-device = Use another device as well
page-device-help = Open this link on your phone or another computer and you’ll be the same person there. It works once, for a few minutes.
page-device-make = Make a link for my other device
page-devices = Your devices
page-device-unknown = some device
page-device-here = this one
page-device-revoke = Sign out
page-device-revoke-named = Sign out { $device }

## Bots have names

page-bot-1 = Lantern
page-bot-2 = Compass
page-bot-3 = Teapot
page-bot-4 = Thimble
page-bot-5 = Feather
page-bot-6 = Acorn
page-bot-7 = Kettle
page-bot-8 = Button
page-bot-9 = Pebble
page-bot-10 = Candle
page-bot-11 = Whistle
page-bot-12 = Barrel

## Setting up a table

page-setup-heading = { $game }: setting up
page-setup-who = Who plays
page-chair-free = Free chair
page-chair-host = host
page-chair-you = you
page-chair-ready = ready
page-chair-not-ready = not ready yet
page-chair-away = away
page-chair-bot = bot, { $level }
page-chair-sit = Sit here
page-chair-sit-number = Sit on chair { $number }
page-chair-stand = Stand up
page-chair-set = Who sits on chair { $number }
page-chair-empty = free
page-chair-me-too = another player on this device
page-chair-bot-level = bot: { $level }
page-setup-invite = Invite
page-setup-link = Link to this table
page-copy = Copy the link
page-copied = Link copied.
page-copy-yourself = Over plain http the browser won’t copy for you: press and hold the link, or press Ctrl+C.
page-link-only-here = So far only this computer can open this address. Phones can come once whoever runs Stolek opens it to your network.
    .title = How to open it
    .help = Stop Stolek and start it again with
page-share = Share the link
page-qr = QR code of the link to this table
page-qr-help = Point a phone’s camera here.
page-setup-open = Open to everyone
page-setup-open-help = Everyone on this server sees this table on their start page. Otherwise people need the link.
page-setup-rules = How we play
page-setup-host-only = Only the host can change these.
page-start-fill = { $count ->
    [0] Start the game
   *[other] Start the game with bots
  }
page-start-us = { $count ->
    [one] Play alone
   *[other] Just the { $count } of us
  }
page-ready = I’m ready
page-not-ready = I’m not ready after all
page-wait-host = The host starts the game.
page-sit-first = You’re watching. Sit on a free chair to play.
page-spectators = { $count ->
    [0] nobody is watching
    [one] one person is watching
   *[other] { $count } people are watching
  }

## Pictures of one's own

page-decks = Pictures
page-decks-house = The game’s pictures
page-decks-count = { $count ->
    [one] one picture
   *[other] { $count } pictures
  }
page-decks-until = kept until { $date }
page-decks-unnamed = Our pictures
page-decks-unsaid = a picture without a description
page-decks-all = Show all { $count }
page-decks-bring = Bring your own pictures
page-decks-bring-help = A .stolek-deck file, a zip, or the pictures themselves: at least { $least }, at most { $most }. Only people at this table see them.
page-decks-preparing = Making the pictures smaller…
page-decks-sending = Sending the pictures…
page-decks-checking = The server is checking every picture…
page-decks-left = { $count ->
    [one] One file was left out
   *[other] { $count } files were left out
  }
page-decks-describe = Describe the pictures of { $name }
page-decks-delete = Delete the pictures “{ $name }”
page-decks-delete-sure = They’ll be deleted from the server for good. Games already played with them keep their titles and descriptions.
page-decks-delete-yes = Delete them
page-decks-delete-no = Keep them
page-alts = What’s in the pictures
page-alts-help = Anyone who can’t see a picture plays by your words, and so do the bots. Skip any you want.
page-alts-picture = Picture { $number } of { $count }
page-alts-name = Title
page-alts-alt = What can be seen in it
page-alts-save = Save the descriptions
page-alts-skip = Not now

## At the table

page-menu-title = Menu
page-log = What has happened
page-log-empty = Nothing’s happened yet.
page-meanwhile = Meanwhile
page-chat = Talk
page-chat-empty = Nobody has said anything yet.
page-chat-label = Say something
page-chat-send = Send
page-chat-phrases = Quick phrases
page-signs = Show everyone
page-sign-love = Lovely
page-sign-laugh = Ha ha
page-sign-wow = Wow
page-sign-hat = Hats off
page-sign-what = What?
page-sign-alas = Oh no
page-chat-gone = Someone
page-settings = Settings
page-cover-on = Let a bot play for me
page-cover-off = Take over again
page-cover-now = A bot is playing for you.
page-give = Give my chair to someone
page-give-help = Whoever opens this link sits down in your place and gets your cards. It works once.
page-give-make = Make a link for my chair
page-leave = Leave the table
page-leave-title = Leave the table?
page-leave-playing = The game is still going on. If you leave, a bot plays on for you and you can’t come back to this game.
page-leave-yes = Leave for good
page-gate = For grown-ups
page-gate-sum = What is { $a } × { $b }?
page-gate-go = Go on
page-leave-pause = Just go to the start page
page-leave-no = Stay
page-looking-on = You’re watching.
page-pass-title = Pass the device on
page-pass = It’s { $name }’s turn. Hand over the device before the cards are shown.
page-pass-show = Show { $name }’s cards

## Why

page-why = Why?
page-why-title = Why
page-why-book = Open the rules
page-refused-why = Which rule?
page-rule-missing = This rule has no text yet.

## The end

page-over-win = You win!
page-over-shared = You share the victory!
page-over-other = { $names } wins
page-over-others = { $names } share the victory
page-over-places = Result
page-over-first = Ahead of everyone else.
page-over-first-shared = Level with { $names }: a shared place.
page-over-behind = { $count } behind { $names }.
page-over-tie = Level with { $names }, but the tie-break decided.
page-rematch = Another game
page-rematch-sure = Deal a new game now?
page-rematch-yes = Yes, deal
page-rematch-no = Not yet
page-rematch-wanted = You want another game. Waiting for the others.
page-over-table = See the table
page-over-result = Show the result
page-over-more = Best moments and more
page-save = Save the game as a file
page-seal = The shuffle was sealed
page-seal-help = Before the deal the table showed a fingerprint of its shuffle. Now it shows the seed itself, so anyone can check that nothing was changed.
page-seal-before = Fingerprint, shown before the deal
page-seal-seed = Seed, shown after the end
page-seal-fits = They match.
page-seal-broken = They don’t match!

## On a big screen

page-tv = Big screen
page-tv-at = { $game } on a big screen
page-tv-show = Show on a big screen
page-tv-help = Open this address on a TV or a laptop everyone can see. It shows the table and nobody’s hand; everyone keeps playing on their own phone.
page-tv-link = Link to the big screen
page-tv-open = Open it on this device
page-tv-full = Fill the screen
page-tv-window = Leave the full screen
page-tv-awake = The screen stays on while the table is shown.
page-tv-join = Join with your phone
page-tv-watch = Join or watch
page-tv-free = { $count ->
    [0] Every chair is taken. The host starts the game.
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
  }
page-tv-turn = { $name }’s turn
page-tv-choosing = Still choosing: { $names }
page-tv-many = { $count ->
    [one] { $count } player is still choosing
   *[other] { $count } players are still choosing
  }
page-tv-all = Everyone is choosing
page-tv-waited = still choosing

## Settings

page-set-pace = How fast cards move
page-set-pace-slow = slow
page-set-pace-normal = normal
page-set-pace-fast = fast
page-set-sound = Sounds
page-set-volume = Volume
page-set-motion = Motion
page-set-text = Text size
page-set-text-normal = usual
page-set-text-large = large
page-set-text-larger = larger
page-set-text-double = double
page-set-light = Light
page-set-light-auto = follow the game
page-set-light-day = always day
page-set-light-night = always night
page-set-colours = Every colour also has a symbol and a pattern.
page-set-still = Your device asks for less motion, so nothing flies around.

## Rule book

page-rules-heading = { $game }: the rules
page-rules-contents = Chapters
page-rules-table = The table’s own rules
page-rules-link = Link to rule { $rule }
page-rules-about = about
page-rules-option = Depends on the setting “{ $option }”
page-rules-none = There are no rules for this game here.

## Links

page-link-device = This device is connected
page-link-device-help = You’re { $name } here too.
page-link-failed = This link doesn’t work
page-link-failed-help = It may have been used already, or it’s too old. Ask for a new one.

# The site without a server
page-engine-loading = Setting the table… { $percent }%
page-engine-failed = The table couldn’t be set up here. Try loading the page again; a newer browser helps, too.
page-engine-forgets = This browser keeps nothing: if you close the page, your game is gone.
page-engine-full = There’s no room left in this browser. The game goes on, but what happens now is lost if you close the page.
page-engine-none = This browser can’t lay the table: it has no WebAssembly, or it’s switched off. The rules are here to read; to play, try another browser.
page-one-device = On one device
page-site-kept = Your games are kept in this browser and nowhere else. A private window forgets them when it’s closed.
page-open-saved = Open a saved game
page-pictures-help = Pictures come as they’re needed and are kept. To play without a network, load them all first.
page-pictures-load = Load all pictures ({ $size } MB)
page-pictures-loading = Loading pictures… { $percent }%
page-pictures-kept = All pictures are kept: they need no network any more.
page-pictures-not-all = Not all pictures could be loaded. Check your connection and try again.
page-offline-play = Play without a network
page-offline-first = To play against bots without a network, open “Play without a network” once while you have one.
page-offline-instead = There is no network: here you can play without one. What you wanted to open waits on the server.
page-chair-name = Name of player { $number }
# At a moment the table holds so that people can look
page-moment-held = The table is waiting so that everyone can look.
page-moment-next = Next
page-moment-wait = Wait, I’m looking
page-moment-let-go = Don’t wait for me
page-moment-looking = { $count ->
    [one] { $names } is still looking.
   *[other] { $names } are still looking.
}
page-moment-you = The others are waiting for you.
page-moment-leader = { $name } goes on once everyone has seen it.
page-moment-leader-short = { $name } goes on.
page-hurry = Tap the table to hurry it on
page-at-table = This table
page-table-pace = Pace of this table
page-table-pace-calm = Calm
page-table-pace-normal = Normal
page-table-pace-brisk = Brisk
page-table-holds = Pause at reveals and scoring
page-table-hints = Hints and advice
page-table-no-hints = Hints and advice are switched off at this table.
page-table-host = Only the host can change this.
page-look-again = See the last round again
page-look-again-short = Show again
page-look-back = Back to the game
page-look-back-you = Back to the game: your turn
page-look-back-over = The game is over: see the result
