## People at a table: who comes, who is away, what the host may do.

bot-for = { $name } (bot)
bot-seat = bot { $number }
table-sat = { $name } sits down.
table-left = { $name } leaves the table.
table-left-bot = { $name } leaves the game. A bot plays on.
table-away = { $name } is away.
table-back = { $name } is back.
table-covered = { $name } lets a bot play.
table-stood-in = { $name } is away, so { $by } lets a bot play.
table-uncovered = { $name } plays again.
table-took-over = { $name } takes over from a bot.
table-given = { $name } now plays in place of { $before }.
table-host = { $name } is the host now.
table-removed = The host has sent { $name } away.
table-let-in = { $name } may come to the table again.
table-muted = The host has muted { $name }.
table-unmuted = { $name } may speak again.

refused-one-chair = You already have a chair. Only the host can take more than one.
refused-no-chair-free = Every chair is taken.
refused-removed = The host has sent you away from this table.
refused-muted = The host has muted you at this table.
refused-not-yourself = You can’t do that to yourself.
refused-nobody-asks = This person isn’t asking for a chair any more.
refused-nobody-known = There’s no such person at this table.
refused-had-chair = You’ve already had a chair in this game, so you can’t look at another hand.
problem-removed = The host has sent you away from this table.
fault-no-code = No table has this code. Check it with whoever gave it to you.

page-join-title = Who’s joining?
page-join-sit = Sit down
page-join-enter = Go in
page-join-watch = Just watch
page-join-name-taken = Someone at this table already has that name.
page-join-at = { $host } has laid a table: { $game }.
page-face-taken = Face { $number }, taken
page-code = Code
page-code-say = Table code
page-code-help = Type it on the start page of { $address }.
page-code-join = Join with a code
page-code-go = Join
page-tv-code = Show a table here
page-tv-code-help = Type the code that the table shows beside its link.
page-tv-code-go = Show
page-guests = Here without a chair: { $names }
page-start-sure = Start now?
page-start-no-chair = Here, but without a chair: { $names }.
page-start-not-ready = Not ready yet: { $names }.
page-start-away = Not here right now: { $names }.
page-start-anyway = Start anyway
page-start-wait = Wait a little longer

page-chair-asleep = asleep
page-wait-away = Waiting for { $name }, who’s away.
page-wait-asleep = Waiting for { $name }, whose device is asleep.
page-cover-for = Let a bot play for now
page-cover-soon = { $count ->
    [one] In one second a bot can play instead.
   *[other] In { $count } seconds a bot can play instead.
  }
page-quiet = No answer from the server… nothing is lost.
page-offline = This device is offline… nothing is lost.
page-unsent = { $count ->
    [one] One thing you did isn’t confirmed yet.
   *[other] { $count } things you did aren’t confirmed yet.
  }

page-people = People
page-people-here = here
page-people-watching = watching
page-people-muted = muted
page-people-removed = sent away
page-mute = Mute
page-unmute = Let speak
page-remove = Send away
page-remove-sure = Send { $name } away? They can’t come back until you let them in again.
page-let-in = Let in again
page-of-person = { $what }: { $name }
page-ask-help = A bot is playing here. Take over its chair if the host agrees.
page-ask-chair = Play in place of { $name }
page-asking = You’ve asked the host for a chair.
page-asked-no = The host said no this time.
page-asks = { $name } would like to play in place of { $bot }.
page-admit = Agree
page-admit-no = Not now
page-react = React

join-cover-for = { $name } is away. Type y to let a bot play for now, or press Enter to wait:
join-ask-chair = The game has begun. Type y to ask the host for the chair of { $name }, or press Enter to watch:
