## Deadlines, notices and the desk: tables that are played over days.

table-time-up-once = Die Zeit von { $name } ist um. Ein Bot entscheidet dieses eine Mal.
table-time-up = Die Zeit von { $name } ist um. Bis zur Rückkehr spielt ein Bot.
table-nudged = { $by } erinnert { $name }.
refused-nudged = Die Erinnerung ist schon unterwegs. Warte ein paar Stunden.
refused-not-waited-for = Auf diese Person wartet niemand.
page-when = Wann spielt ihr?
page-when-now = Jetzt, zusammen
page-when-days = Über Tage
page-time = Zeit für eine Entscheidung
page-time-off = Ohne Grenze
page-time-brisk = 30 Sekunden
page-time-calm = 2 Minuten
page-time-days-help = Alle spielen, wenn sie Zeit haben. Du kannst Bescheid bekommen, wenn du dran bist.
page-time-days-each = Tage je Entscheidung
page-time-then = Wenn die Zeit um ist
page-time-once = Ein Bot entscheidet einmal
page-time-back = Ein Bot übernimmt
page-time-weekend = Wochenenden zählen nicht
page-time-more = Noch einmal die ganze Zeit geben
page-left-you = Du bist dran: noch { $time }
page-last-here = zuletzt hier { $time }
page-nudge = Erinnern
desk-your-turn = Du bist dran
desk-waiting = Wartet auf { $names }
desk-since = seit { $time }
desk-left = noch { $time }
desk-recap =
    { $count ->
        [one] Ein Zug, seit du hier warst
       *[other] { $count } Züge, seit du hier warst
    }
desk-recap-title = Was passiert ist
desk-recap-go = Zum Tisch
desk-recap-show = Auf dem Tisch ansehen

## Notices

notices-title = Benachrichtigungen
notices-offer = Sollen wir dir sagen, wenn du dran bist?
notices-help = An einem Tisch über Tage: wenn du dran bist, bevor deine Zeit um ist, wenn dich jemand erinnert.
notices-device = Auf diesem Gerät
notices-blocked = Der Browser blockiert Benachrichtigungen dieser Seite. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notices-no-service = Der Push-Dienst deines Browsers ist von hier aus nicht erreichbar, deshalb geht es auf diesem Gerät nicht. Über eine andere App geht es, siehe unten.
notices-unable = Dieser Browser kann hier keine Benachrichtigungen bekommen. Auf dem iPhone zuerst die Seite zum Home-Bildschirm hinzufügen; sonst ist HTTPS nötig.
notices-webhook = Über eine andere App
notices-app = Welche App?
notices-app-ntfy = ntfy
notices-app-chat = Matrix, Slack, Discord …
notices-ntfy-help = ntfy ist eine kostenlose App für Benachrichtigungen. Installiere sie auf deinem Handy, tippe darin auf + und gib diesen Namen ein: { $topic }. Dann hier speichern.
notices-chat-help = Lege in den Einstellungen deines Raums oder Kanals einen Webhook an und füge seine Adresse hier ein.
notices-address = Adresse
notices-save = Speichern und eine zur Probe senden
notices-try = Eine zur Probe senden
notices-quiet = Ruhezeiten
notices-quiet-from = Von (Uhr)
notices-quiet-to = Bis (Uhr)
notices-off = Alle Benachrichtigungen ausschalten
notices-sent = Gesendet. Sie sollte gleich ankommen.
fault-notice-address = An diese Adresse lassen sich keine Benachrichtigungen senden.
fault-time-zone = Dieser Server kennt deine Zeitzone nicht.
fault-notice-failed = Die Benachrichtigung ist nicht angekommen. Prüfe die Adresse.
fault-notices-most = Mehr Geräte mit Benachrichtigungen gehen nicht.
notice-turn = { $game }: Du bist dran.
notice-nudge = { $game }: { $by } erinnert dich, du bist dran.
notice-soon = { $game }: Deine Zeit ist bald um, und du bist noch dran.
notice-late = { $game }: Deine Zeit war um, ein Bot entscheidet für dich.
notice-over = { $game }: Das Spiel ist aus.
notice-test = Benachrichtigungen kommen hier an.
privacy-notices = Benachrichtigungen bekommt nur, wer sie einschaltet: Dann merkt sich dieser Server, wo dein Browser sie annimmt, oder die Adresse von dir, und schickt eine Zeile dorthin; der Dienst deines Browsers kann sie nicht lesen. An einem Tisch über Tage merkt er sich auch, wann du zuletzt dort warst.
