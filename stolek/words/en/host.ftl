## The host’s page and the privacy page

privacy-title = Privacy
privacy-who = There are no accounts. One cookie tells this server who you are, so that you find your tables again; there’s no other.
privacy-kept = This server keeps the name, face and language you chose, the tables you sat at with every move, what you wrote in chat, and pictures you brought.
privacy-seen = Everyone at your table sees your name, your face, your moves and your chat. Your network address is used only to keep abuse away, and stored only if the host has banned it.
privacy-nobody = Nothing goes to anybody else: no advertising, no counting of visitors, nothing fetched from other servers.
privacy-days-tables = Days after which an unused table is deleted: { $days }
privacy-days-chat = Days after which chat is deleted: { $days }
privacy-days-decks = Days after which unused pictures are deleted: { $days }
privacy-delete = Delete everything about me
privacy-delete-help = Your name, your pictures, your chat and the tables where you sat alone go for good. At tables with others, somebody without a name takes your place; words you played as a move stay in those games.
privacy-delete-sure = Yes, delete everything
privacy-deleted = Everything about you has been deleted.
host-title = For the host of this server
host-token = Token
host-token-help = The command “stolek admin token” prints it.
host-open = Open
host-tables = Tables now
host-people = People now
host-barred = Kept out
host-none = Nobody and nothing here.
host-lines = Connections: { $lines }
host-close = Close
host-delete = Delete
host-kick = Send away for an hour
host-ban = Ban
host-allow = Allow again
host-sure = Really: { $what }?
host-server = The server
host-stored = Stored: tables { $tables }, games { $games }, people { $people }, decks { $decks }
host-old = What is old
host-would = Would go: tables { $tables }, games { $games }, lines of chat { $chats }
host-tidy = Delete what is old
host-restart = Restart

## HTTPS in the house (/trust)

trust-title = Trust this house
trust-why = Over HTTPS your phone can share links, keep the screen awake and install the table as an app. For that it has to trust this house’s certificate once. The certificate covers addresses at home and nothing else on the net.
trust-fetch = Get the certificate
trust-apple = iPhone and iPad
trust-apple-how = Get it in Safari and allow the profile. In Settings open General, VPN & Device Management, and install it. Then turn it on in General, About, Certificate Trust Settings.
trust-android = Android
trust-android-how = Get it, then search the settings for “CA certificate”, choose it, install anyway and pick stolek.crt.
trust-computer = Computer
trust-computer-how = Open stolek.crt and always trust it for websites. Firefox: Settings, Certificates, View Certificates, Authorities, Import.
trust-then = Then the table is at
trust-without = You don’t have to. It works without it too, at
trust-none = This server has no certificate to hand out. It does when it’s started with --lan.
