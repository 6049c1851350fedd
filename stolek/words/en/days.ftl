## Deadlines, notices and the desk: tables that are played over days.

table-time-up-once = { $name } took too long. A bot decides this once.
table-time-up = { $name } took too long. A bot plays until they’re back.
table-nudged = { $by } reminds { $name }.
refused-nudged = They’ve been reminded already. Wait a few hours.
refused-not-waited-for = Nobody is waiting for this player.
page-when = When do you play?
page-when-now = Now, together
page-when-days = Over days
page-time = Time for a decision
page-time-off = No limit
page-time-brisk = 30 seconds
page-time-calm = 2 minutes
page-time-days-help = Everyone plays when they have a moment. You can be told when it’s your turn.
page-time-days-each = Days for each decision
page-time-then = When time is up
page-time-once = A bot decides once
page-time-back = A bot takes the chair
page-time-weekend = Weekends don’t count
page-time-more = Give the whole time again
page-left-you = Your turn: { $time } left
page-last-here = last here { $time }
page-nudge = Remind
desk-your-turn = Your turn
desk-waiting = Waiting for { $names }
desk-since = since { $time }
desk-left = { $time } left
desk-recap =
    { $count ->
        [one] One move since you looked
       *[other] { $count } moves since you looked
    }
desk-recap-title = What has happened
desk-recap-go = To the table
desk-recap-show = Watch it on the table

## Notices

notices-title = Notices
notices-offer = Shall we tell you when it’s your turn?
notices-help = At a table over days: when it’s your turn, before your time is up, when somebody reminds you.
notices-device = On this device
notices-blocked = The browser blocks notices from this page. Its settings for this site can change that.
notices-no-service = Your browser’s push service can’t be reached from here, so this device can’t be told. Another app can, see below.
notices-unable = This browser can’t receive notices here. On an iPhone, add the page to the home screen first; elsewhere it needs HTTPS.
notices-webhook = Through another app
notices-app = Which app?
notices-app-ntfy = ntfy
notices-app-chat = Matrix, Slack, Discord …
notices-ntfy-help = ntfy is a free app for notices. Install it on your phone, tap + in it and enter this name: { $topic }. Then save here.
notices-chat-help = Make a webhook in the settings of your room or channel, and paste its address here.
notices-address = Address
notices-save = Save and send one to try
notices-try = Send one to try
notices-quiet = Quiet hours
notices-quiet-from = From (hour)
notices-quiet-to = To (hour)
notices-off = Switch all notices off
notices-sent = Sent. It should arrive in a moment.
fault-notice-address = Notices can’t be sent to this address.
fault-time-zone = This server doesn’t know your time zone.
fault-notice-failed = The notice didn’t get there. Check the address.
fault-notices-most = You have as many devices with notices as there can be.
notice-turn = { $game }: it’s your turn.
notice-nudge = { $game }: { $by } reminds you, it’s your turn.
notice-soon = { $game }: your time is nearly up, and it’s still your turn.
notice-late = { $game }: your time was up, so a bot decides for you.
notice-over = { $game }: the game is over.
notice-test = Notices arrive here.
privacy-notices = Notices are only for those who switch them on: then this server keeps where your browser takes them, or the address you gave, and sends it one line; your browser’s push service can’t read it. At a table over days it also keeps when you were last there.
