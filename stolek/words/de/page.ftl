## Was die Seite rund um ein Spiel sagt.

page-title = Stolek
page-title-at = { $where } · Stolek
page-skip = Zum Inhalt
page-close = Schließen
page-help = Regeln und Hilfe
page-menu = Menü
page-home = Startseite
page-loading = Einen Moment…
page-more = Mehr
page-fewer = Weniger
page-back = Zurück
page-language = Sprache

## Störungen

page-problem-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
page-problem-server = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
page-try-again = Noch einmal versuchen
page-missing-title = Diesen Tisch hat niemand gedeckt
page-missing = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt, oder ein Buchstabe ging verloren.
page-no-table = Dieses Spiel kannst du im Browser noch nicht spielen, aber im Terminal.
page-reconnecting = Die Verbindung wird wiederhergestellt… nichts geht verloren.
page-connecting = Verbindung zum Tisch wird aufgebaut…

## Startseite

page-start-heading = Was spielen wir?
page-start-shelf = Spiele
page-play-bots = { $game } gegen Bots spielen
page-invite = Freunde einladen
page-more-choices = Spieler und Regeln
page-continue = Deine Tische
page-continue-playing = { $game } – läuft
page-continue-setup = { $game } – wartet auf Spieler
page-continue-over = { $game } – beendet
page-continue-with = mit { $names }
page-continue-alone = sonst noch niemand
page-open-tables = Offene Tische
page-open-join = Mitspielen: { $game }, Gastgeber { $host }
page-open-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
  }
page-players-range = { $least }–{ $most } Spieler
page-players-label = Spieler
page-players-unofficial = { $count } Spieler: inoffiziell
page-level-label = Bots
page-variant-label = Variante
page-choices-title = { $game }: Spieler und Regeln
page-choices-friends = Einen Tisch für Freunde vorbereiten

## Du

page-me = Dein Name und dein Gesicht: { $name }
page-me-title = Du
page-me-name = Dein Name am Tisch
page-me-face = Dein Gesicht
page-me-face-number = Gesicht { $number }
page-face-name-1 = Fuchs
page-face-name-2 = Bär
page-face-name-3 = Eule
page-face-name-4 = Igel
page-face-name-5 = Hase
page-face-name-6 = Wolf
page-face-name-7 = Luchs
page-face-name-8 = Eichhörnchen
page-face-name-9 = Dachs
page-face-name-10 = Otter
page-face-name-11 = Dohle
page-face-name-12 = Hirsch
page-face-name-13 = Pferd
page-face-name-14 = Katze
page-face-name-15 = Hund
page-face-name-16 = Maus
page-face-name-17 = Biber
page-face-name-18 = Storch
page-face-name-19 = Elefant
page-face-name-20 = Löwe
page-face-name-21 = Frosch
page-face-name-22 = Fisch
page-face-name-23 = Schmetterling
page-face-name-24 = Schildkröte
page-me-save = Namen speichern
page-device = Auch ein anderes Gerät benutzen
page-device-help = Öffne diesen Link auf dem Handy oder einem anderen Computer, und du bist dort dieselbe Person. Er gilt einmal und nur ein paar Minuten.
page-device-make = Link für mein anderes Gerät erstellen
page-devices = Deine Geräte
page-device-unknown = ein Gerät
page-device-here = dieses hier
page-device-revoke = Abmelden
page-device-revoke-named = { $device } abmelden

## Bots haben Namen

page-bot-1 = Laterne
page-bot-2 = Kompass
page-bot-3 = Teekanne
page-bot-4 = Fingerhut
page-bot-5 = Feder
page-bot-6 = Eichel
page-bot-7 = Kessel
page-bot-8 = Knopf
page-bot-9 = Kiesel
page-bot-10 = Kerze
page-bot-11 = Pfeife
page-bot-12 = Fässchen

## Einen Tisch vorbereiten

page-setup-heading = { $game }: Vorbereitung
page-setup-who = Wer spielt
page-chair-free = Freier Platz
page-chair-host = Gastgeber
page-chair-you = du
page-chair-ready = bereit
page-chair-not-ready = noch nicht bereit
page-chair-away = gerade nicht da
page-chair-bot = Bot, { $level }
page-chair-sit = Hier hinsetzen
page-chair-sit-number = Auf Platz { $number } setzen
page-chair-stand = Aufstehen
page-chair-set = Wer auf Platz { $number } sitzt
page-chair-empty = frei
page-chair-me-too = noch jemand an diesem Gerät
page-chair-bot-level = Bot: { $level }
page-setup-invite = Einladen
page-setup-link = Link zu diesem Tisch
page-copy = Link kopieren
page-copied = Link kopiert.
page-copy-yourself = Über einfaches http kopiert der Browser nicht selbst: Halte den Link gedrückt oder drücke Strg+C.
page-link-only-here = Diese Adresse öffnet bisher nur dieser Computer. Handys können dazukommen, sobald Stolek für euer Netz geöffnet ist.
    .title = So wird es geöffnet
    .help = Stolek beenden und neu starten mit
page-share = Link teilen
page-qr = QR-Code mit dem Link zu diesem Tisch
page-qr-help = Richte eine Handykamera hierauf.
page-setup-open = Offen für alle
page-setup-open-help = Alle auf diesem Server sehen den Tisch auf ihrer Startseite. Sonst braucht man den Link.
page-setup-rules = So spielen wir
page-setup-host-only = Das kann nur der Gastgeber ändern.
page-start-fill = { $count ->
    [0] Partie starten
   *[other] Partie mit Bots starten
  }
page-start-us = { $count ->
    [one] Allein spielen
   *[other] Nur wir { $count }
  }
page-ready = Ich bin bereit
page-not-ready = Doch noch nicht
page-wait-host = Der Gastgeber startet die Partie.
page-sit-first = Du schaust zu. Setz dich auf einen freien Platz, um mitzuspielen.
page-spectators = { $count ->
    [0] niemand schaut zu
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
  }

## Eigene Bilder

page-decks = Bilder
page-decks-house = Die Bilder des Spiels
page-decks-count = { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
  }
page-decks-until = gespeichert bis { $date }
page-decks-unnamed = Unsere Bilder
page-decks-unsaid = ein Bild ohne Beschreibung
page-decks-all = Alle { $count } zeigen
page-decks-bring = Eigene Bilder mitbringen
page-decks-bring-help = Eine .stolek-deck-Datei, ein Zip oder gleich die Bilder: mindestens { $least }, höchstens { $most }. Nur wer an diesem Tisch sitzt, sieht sie.
page-decks-preparing = Die Bilder werden verkleinert…
page-decks-sending = Die Bilder werden gesendet…
page-decks-checking = Der Server prüft jedes Bild…
page-decks-left = { $count ->
    [one] Eine Datei wurde ausgelassen
   *[other] { $count } Dateien wurden ausgelassen
  }
page-decks-describe = Bilder beschreiben: { $name }
page-decks-delete = Bilder „{ $name }“ löschen
page-decks-delete-sure = Sie verschwinden für immer vom Server. In Partien, die mit ihnen gespielt wurden, bleiben nur Titel und Beschreibungen.
page-decks-delete-yes = Löschen
page-decks-delete-no = Behalten
page-alts = Was auf den Bildern ist
page-alts-help = Wer ein Bild nicht sehen kann, spielt nach deinen Worten, und die Bots auch. Lass aus, was du willst.
page-alts-picture = Bild { $number } von { $count }
page-alts-name = Titel
page-alts-alt = Was darauf zu sehen ist
page-alts-save = Beschreibungen speichern
page-alts-skip = Nicht jetzt

## Am Tisch

page-menu-title = Menü
page-log = Verlauf
page-log-empty = Noch ist nichts passiert.
page-meanwhile = Inzwischen
page-chat = Plaudern
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-label = Sag etwas
page-chat-send = Senden
page-chat-phrases = Fertige Sätze
page-signs = Allen zeigen
page-sign-love = Wunderbar
page-sign-laugh = Haha
page-sign-wow = Wow
page-sign-hat = Hut ab
page-sign-what = Wie bitte?
page-sign-alas = Oh nein
page-chat-gone = Jemand
page-settings = Einstellungen
page-cover-on = Einen Bot für mich spielen lassen
page-cover-off = Wieder selbst spielen
page-cover-now = Ein Bot spielt für dich.
page-give = Meinen Platz abgeben
page-give-help = Wer diesen Link öffnet, setzt sich auf deinen Platz und bekommt deine Karten. Er gilt einmal.
page-give-make = Link für meinen Platz erstellen
page-leave = Tisch verlassen
page-leave-title = Tisch verlassen?
page-leave-playing = Die Partie läuft noch. Wenn du gehst, spielt ein Bot für dich weiter, und du kannst in diese Partie nicht zurück.
page-leave-yes = Endgültig gehen
page-gate = Für Erwachsene
page-gate-sum = Wie viel ist { $a } × { $b }?
page-gate-go = Weiter
page-leave-pause = Nur zur Startseite
page-leave-no = Bleiben
page-looking-on = Du schaust zu.
page-pass-title = Gib das Gerät weiter
page-pass = Jetzt ist { $name } dran. Gib das Gerät weiter, bevor die Karten zu sehen sind.
page-pass-show = Karten zeigen: { $name }

## Warum

page-why = Warum?
page-why-title = Warum
page-why-book = Regeln öffnen
page-refused-why = Welche Regel?
page-rule-missing = Diese Regel hat noch keinen Text.

## Das Ende

page-over-win = Du gewinnst!
page-over-shared = Ihr teilt euch den Sieg!
page-over-other = { $names } gewinnt
page-over-others = Geteilter Sieg: { $names }
page-over-places = Ergebnis
page-over-first = Das beste Ergebnis am Tisch.
page-over-first-shared = So viel wie { $names }: ein geteilter Platz.
page-over-behind = { $count } weniger als { $names }.
page-over-tie = So viel wie { $names }, aber bei Gleichstand entscheidet eine weitere Regel.
page-rematch = Noch eine Partie
page-rematch-sure = Jetzt neu austeilen?
page-rematch-yes = Ja, austeilen
page-rematch-no = Noch nicht
page-rematch-wanted = Du willst noch eine Partie. Warten auf die anderen.
page-over-table = Tisch ansehen
page-over-result = Ergebnis zeigen
page-over-more = Beste Momente und mehr
page-save = Partie als Datei speichern
page-seal = Versiegelt gemischt
page-seal-help = Vor dem Austeilen hat der Tisch einen Fingerabdruck der gemischten Karten gezeigt. Jetzt zeigt er den Startwert selbst: Alle können prüfen, dass nichts geändert wurde.
page-seal-before = Fingerabdruck, vor dem Austeilen gezeigt
page-seal-seed = Startwert, nach dem Ende gezeigt
page-seal-fits = Sie passen zusammen.
page-seal-broken = Sie passen nicht zusammen!

## Auf einem großen Bildschirm

page-tv = Großer Bildschirm
page-tv-at = { $game } auf einem großen Bildschirm
page-tv-show = Auf großem Bildschirm zeigen
page-tv-help = Öffne diese Adresse auf einem Fernseher oder Laptop, den alle sehen. Er zeigt den Tisch, aber keine Handkarten; alle spielen auf dem eigenen Handy weiter.
page-tv-link = Link zum großen Bildschirm
page-tv-open = Auf diesem Gerät öffnen
page-tv-full = Ganzer Bildschirm
page-tv-window = Zurück ins Fenster
page-tv-awake = Der Bildschirm bleibt an, solange der Tisch zu sehen ist.
page-tv-join = Mit dem Handy mitspielen
page-tv-watch = Mitspielen oder zuschauen
page-tv-free = { $count ->
    [0] Alle Plätze sind besetzt. Der Gastgeber startet die Partie.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
page-tv-turn = { $name } ist dran
page-tv-choosing = Es fehlen noch: { $names }
page-tv-many = { $count ->
    [one] { $count } Spieler wählt noch
   *[other] { $count } Spieler wählen noch
  }
page-tv-all = Alle wählen
page-tv-waited = wählt noch

## Einstellungen

page-set-pace = Wie schnell sich Karten bewegen
page-set-pace-slow = langsam
page-set-pace-normal = normal
page-set-pace-fast = schnell
page-set-sound = Töne
page-set-volume = Lautstärke
page-set-motion = Bewegung
page-set-text = Schriftgröße
page-set-text-normal = normal
page-set-text-large = groß
page-set-text-larger = größer
page-set-text-double = doppelt
page-set-light = Licht
page-set-light-auto = wie im Spiel
page-set-light-day = immer Tag
page-set-light-night = immer Nacht
page-set-colours = Jede Farbe hat auch ein Zeichen und ein Muster.
page-set-still = Dein Gerät ist auf weniger Bewegung eingestellt, deshalb fliegt hier nichts herum.

## Regeln

page-rules-heading = { $game }: die Spielregeln
page-rules-contents = Kapitel
page-rules-table = Die Regeln des Tisches selbst
page-rules-link = Link zu Regel { $rule }
page-rules-about = zu
page-rules-option = Hängt von der Einstellung „{ $option }“ ab
page-rules-none = Zu diesem Spiel gibt es hier keine Regeln.

## Links

page-link-device = Dieses Gerät ist verbunden
page-link-device-help = Auch hier bist du { $name }.
page-link-failed = Dieser Link funktioniert nicht
page-link-failed-help = Vielleicht wurde er schon benutzt, oder er ist zu alt. Lass dir einen neuen geben.

# The site without a server
page-engine-loading = Der Tisch wird gedeckt… { $percent } %
page-engine-failed = Der Tisch ließ sich hier nicht vorbereiten. Lade die Seite neu; vielleicht hilft auch ein neuerer Browser.
page-engine-forgets = Dieser Browser speichert nichts: Wenn du die Seite schließt, ist die Partie weg.
page-engine-full = In diesem Browser ist kein Platz mehr. Die Partie geht weiter, aber was jetzt geschieht, ist weg, wenn du die Seite schließt.
page-engine-none = Dieser Browser kann den Tisch nicht decken: WebAssembly fehlt oder ist abgeschaltet. Die Regeln kannst du hier lesen; zum Spielen nimm einen anderen Browser.
page-one-device = An einem Gerät
page-site-kept = Deine Partien bleiben nur in diesem Browser. Ein privates Fenster vergisst sie, wenn du es schließt.
page-open-saved = Gespeicherte Partie öffnen
page-pictures-help = Bilder kommen, wenn sie gebraucht werden, und bleiben dann hier. Um ohne Netz zu spielen, lade vorher alle.
page-pictures-load = Alle Bilder laden ({ $size } MB)
page-pictures-loading = Bilder werden geladen… { $percent } %
page-pictures-kept = Alle Bilder sind gespeichert: Sie brauchen kein Netz mehr.
page-pictures-not-all = Nicht alle Bilder ließen sich laden. Prüfe deine Verbindung und versuch es noch einmal.
page-offline-play = Ohne Netz spielen
page-offline-first = Damit du auch ohne Netz gegen Bots spielen kannst, öffne „Ohne Netz spielen“ einmal, solange du eines hast.
page-offline-instead = Es gibt kein Netz: Hier kannst du ohne Netz spielen. Was du öffnen wolltest, wartet auf dem Server.
page-chair-name = Name von Spieler { $number }
# At a moment the table holds so that people can look
page-moment-held = Der Tisch wartet, damit alle schauen können.
page-moment-next = Weiter
page-moment-wait = Moment, ich schaue noch
page-moment-let-go = Wartet nicht auf mich
page-moment-looking = { $count ->
    [one] { $names } schaut noch.
   *[other] { $names } schauen noch.
}
page-moment-you = Die anderen warten auf dich.
page-moment-leader = { $name } macht weiter, wenn es alle gesehen haben.
page-moment-leader-short = { $name } macht weiter.
page-hurry = Tippe auf den Tisch, damit es schneller geht
page-at-table = Dieser Tisch
page-table-pace = Tempo an diesem Tisch
page-table-pace-calm = Gemütlich
page-table-pace-normal = Normal
page-table-pace-brisk = Flott
page-table-holds = Beim Aufdecken und Werten anhalten
page-table-hints = Tipps und Rat
page-table-no-hints = Tipps und Rat sind an diesem Tisch ausgeschaltet.
page-table-host = Das kann nur der Gastgeber ändern.
page-look-again = Die vorige Runde noch einmal ansehen
page-look-again-short = Noch mal zeigen
page-look-back = Zurück zum Spiel
page-look-back-you = Zurück zum Spiel: du bist dran
page-look-back-over = Die Partie ist zu Ende: zum Ergebnis
