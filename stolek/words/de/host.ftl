## Die Seite des Betreibers und der Datenschutz

privacy-title = Datenschutz
privacy-who = Es gibt keine Konten. Ein einziges Cookie sagt diesem Server, wer du bist, damit du deine Tische wiederfindest.
privacy-kept = Dieser Server bewahrt auf: Name, Gesicht und Sprache, die du gewählt hast, deine Tische mit jedem Zug, deinen Chat und Bilder, die du mitbringst.
privacy-seen = Alle am Tisch sehen deinen Namen, dein Gesicht, deine Züge und deinen Chat. Deine Netzadresse dient nur dem Schutz vor Missbrauch; gespeichert wird nur eine gesperrte.
privacy-nobody = Nichts geht an andere: keine Werbung, keine Besucherzählung, nichts von fremden Servern.
privacy-days-tables = Tage, nach denen ein unbenutzter Tisch gelöscht wird: { $days }
privacy-days-chat = Tage, nach denen der Chat gelöscht wird: { $days }
privacy-days-decks = Tage, nach denen unbenutzte Bilder gelöscht werden: { $days }
privacy-delete = Alles über mich löschen
privacy-delete-help = Name, Bilder, Chat und Tische, an denen du allein warst, verschwinden für immer. An Tischen mit anderen nimmt jemand ohne Vergangenheit deinen Platz ein; Worte, die du als Zug gespielt hast, bleiben in diesen Partien.
privacy-delete-sure = Ja, alles löschen
privacy-deleted = Alles über dich ist gelöscht.
host-title = Für den Betreiber des Servers
host-token = Token
host-token-help = Der Befehl „stolek admin token“ zeigt es.
host-open = Öffnen
host-tables = Tische jetzt
host-people = Leute jetzt
host-barred = Ausgesperrt
host-none = Hier ist niemand und nichts.
host-lines = Verbindungen: { $lines }
host-close = Schließen
host-delete = Löschen
host-kick = Für eine Stunde wegschicken
host-ban = Sperren
host-allow = Wieder zulassen
host-sure = Wirklich: { $what }?
host-server = Der Server
host-stored = Gespeichert: Tische { $tables }, Partien { $games }, Leute { $people }, Kartensätze { $decks }
host-old = Was alt ist
host-would = Es verschwänden: Tische { $tables }, Partien { $games }, Chatzeilen { $chats }
host-tidy = Altes löschen
host-restart = Neu starten

## HTTPS im Haus (/trust)

trust-title = Diesem Haus vertrauen
trust-why = Über HTTPS kann dein Handy Links teilen, den Bildschirm anlassen und den Tisch als App installieren. Dafür muss es dem Zertifikat dieses Hauses einmal vertrauen. Das Zertifikat gilt nur für Adressen zu Hause, für nichts anderes im Netz.
trust-fetch = Zertifikat laden
trust-apple = iPhone und iPad
trust-apple-how = Lade es in Safari und erlaube das Profil. Öffne in den Einstellungen Allgemein, VPN und Geräteverwaltung und installiere es. Schalte es dann unter Allgemein, Info, Zertifikatsvertrauenseinstellungen ein.
trust-android = Android
trust-android-how = Lade es, suche in den Einstellungen nach „CA-Zertifikat“, wähle es, installiere trotzdem und nimm stolek.crt.
trust-computer = Computer
trust-computer-how = Öffne stolek.crt und vertraue ihm für Websites immer. Firefox: Einstellungen, Zertifikate, Zertifikate anzeigen, Zertifizierungsstellen, Importieren.
trust-then = Danach ist der Tisch hier:
trust-without = Du musst nicht. Es geht auch ohne:
trust-none = Dieser Server hat kein Zertifikat. Er hat eines, wenn er mit --lan gestartet wird.
