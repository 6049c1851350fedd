## Die Hilfe des Befehls

help-stolek = Ein Kartentisch für Familienspiele: im Terminal spielen, einen Tisch bereitstellen, Bots zusehen, gespeicherte Partien prüfen.
help-play = In diesem Terminal gegen Bots spielen.
help-check = Prüfen, ob ein Spiel den Vertrag einhält und ob jedes absichtlich eingebaute Leck auffällt.
help-simulate = Bots viele Partien spielen lassen und die Siege zählen.
help-ladder = Jeden Bot gegen jeden anderen spielen lassen und sie bewerten.
help-report = Eine Seite über ein Spiel schreiben: gerechte Plätze, Länge, Enden und was seine Optionen ändern.
help-replay = Eine gespeicherte Partie noch einmal ansehen, so wie einer der Spieler sie sah.
help-verify = Prüfen, ob eine gespeicherte Partie den Regeln und ihrem Startwert entspricht.
help-golden = Aus einer gespeicherten Partie einen Test machen: Was wem gesagt wurde, wird festgehalten und künftig verglichen.
help-rules = Die Regeln eines Spiels lesen oder eine einzelne Regel nach ihrer Kennung.
help-deck = Die Karten eines Spiels ansehen oder einen eigenen Kartensatz prüfen.
help-deck-show = Alle Karten auflisten.
help-deck-check = Eine Datei mit Karten prüfen; ein Fehler wird mit Zeilennummer genannt.
help-deck-export = Die Karten des Spiels in eine Datei schreiben, die du ändern kannst.
help-deck-print = Die Karten als PDF zum Ausdrucken und Ausschneiden, mit Rückseiten und Regeln.
help-deck-print-out = Wohin das PDF geschrieben wird (sonst: SPIEL.pdf).
help-deck-build = Einen Ordner mit eigenen Bildern zum Spielen einpacken.
help-deck-folder = Ein Ordner oder ein Zip mit Bildern (PNG, JPEG, WebP), mit oder ohne deck.toml.
help-deck-out = Wohin die eingepackten Bilder geschrieben werden.
help-deck-name = Der Name des Kartensatzes.
help-bench = Messen, wie schnell Stolek ist.
help-bench-engine = Entscheidungen pro Sekunde bei zufälligem Spiel, ein Prozess.
help-bench-own = Messen, was die Bots dieses Spiels außer Gewinnen können, mit Hinweisen, die Menschen geschrieben haben.
help-serve = Den Tisch bereitstellen: Die anderen spielen im Browser.
help-settings = Alle Einstellungen eines Servers ausgeben, als Datei zum Ausfüllen.
help-backup = Alles, was ein Server aufbewahrt, in eine Datei schreiben, auch im Betrieb.
help-restore = Eine Sicherung zurückspielen; ein laufender Server startet damit neu.
help-backup-file = Die neue Datei; sie enthält den geheimen Schlüssel, also gut aufheben.
help-restore-file = Eine Datei, die stolek backup geschrieben hat.
help-admin = Einen laufenden Server pflegen: Tische, Leute, Altes.
help-admin-show = Zeigen, welche Tische und Leute gerade da sind und wie viel gespeichert ist.
help-admin-token = Das Token ausgeben, nach dem die Seite des Betreibers fragt.
help-admin-close = Einen Tisch schließen: Niemand kommt mehr an ihn heran.
help-admin-kick = Jemanden für eine Stunde wegschicken.
help-admin-ban = Jemanden oder eine Adresse aussperren.
help-admin-allow = Eine Person, eine Adresse oder einen geschlossenen Tisch wieder zulassen.
help-admin-delete-person = Alles über eine Person löschen.
help-admin-delete-table = Einen Tisch mit seinen Partien löschen.
help-admin-delete-game = Eine gespeicherte Partie löschen; mit der letzten verschwindet auch ihr Tisch.
help-admin-tidy = Löschen, was älter ist, als die Einstellungen erlauben.
help-admin-restart = Den Server neu starten; die Partien gehen weiter.
help-dry-run = Nur sagen, was gelöscht würde.
help-admin-table = Die Kennung eines Tisches: das Ende seines Links.
help-admin-person = Die Kennung einer Person, wie admin show sie zeigt.
help-admin-who = Die Kennung einer Person, eine Adresse oder (zum Zulassen) ein Tisch.
help-admin-number = Die wievielte Partie des Tisches, ab 1 gezählt.
help-join = Sich aus dem Terminal an einen Tisch auf einem laufenden Server setzen.
help-doctor = Prüfen, ob dieser Rechner alles hat, was Stolek braucht.
help-version = Die Version zeigen und beenden.
help-help = Diese Hilfe zeigen und beenden.
help-game = Die Kennung des Spiels.
help-saved-file = Eine gespeicherte Partie.
help-lang = Sprache aller Texte (sonst: STOLEK_LANG oder die des Systems).
help-plain = Einfache Zeilen für Screenreader: keine Rahmen, keine Farben.
help-json = JSON für Programme ausgeben.
help-players = Wie viele spielen.
help-variant = Welche Variante des Spiels.
help-option = Eine Einstellung des Spiels; darf mehrmals vorkommen.
help-deck-file = Mit den Karten aus dieser Datei spielen.
help-play-bots = Die anderen Spieler, Platz für Platz: Stärken (random, easy, casual, strong, master) oder path.py:Klasse. Der letzte füllt die übrigen Plätze.
help-seat = Dein Platz, von 1 an gezählt (sonst 1; in einer gespeicherten Partie der, auf dem du sitzt).
help-play-seed = Ein beliebiger Text; derselbe Text teilt dieselben Karten aus.
help-resume = Eine gespeicherte Partie fortsetzen.
help-play-save = Wohin die Partie gespeichert wird.
help-games = Wie viele Partien mindestens; jede Verteilung der Karten wird für jede Sitzordnung der Bots einmal gespielt.
help-check-games = Wie viele Partien der Vertrag spielt und höchstens pro Leck (sonst: so viele wie die Tests).
help-bots = Die Spieler, Platz für Platz: Stärken (random, easy, casual, strong, master) oder path.py:Klasse. Ein Name füllt alle Plätze; der letzte füllt die übrigen.
help-seed = Ein beliebiger Text; derselbe Text ergibt dieselben Partien.
help-deals = Wie oft gegeben wird; jedes Geben wird einmal für jede Sitzordnung der Bots gespielt.
help-ladder-bots = Die Bots, durch Kommas getrennt: Stufen oder pfad.py:Klasse (sonst alle Stufen des Spiels).
help-report-bot = Wer auf allen Plätzen spielt: eine Stufe oder pfad.py:Klasse (sonst die übliche Stufe).
help-report-style = Den Stil in diese Datei neben der Seite schreiben, damit mehrere Seiten ihn teilen; sonst steht er in ihr.
help-page-file = Eine Seite mit Diagrammen in diese Datei schreiben.
help-jobs = Wie viele Prozesse (sonst: einer pro Prozessor). Die Ergebnisse hängen nicht davon ab.
help-ray = Die Rechner eines Ray-Clusters unter dieser Adresse spielen lassen; ohne Adresse ein Ray auf diesem Rechner. Die Ergebnisse hängen nicht davon ab.
help-save = Jede Partie in diesem Ordner speichern.
help-as = Wessen Sicht: seat:2 (von 1 an gezählt), spectator oder full.
help-step = Nur dieser Zug und der Tisch danach; 0 ist das Austeilen.
help-golden-name = Wie der Test heißen soll (sonst: wie die Datei).
help-rule = Die Kennung einer Regel (sonst: alle Regeln).
help-deck-instead = Eine Datei mit Karten (sonst: die Karten des Spiels).
help-deck-to-check = Die Datei mit den Karten.
help-deck-target = Wohin geschrieben wird (sonst: Standardausgabe).
help-bench-games = Welche Spiele (sonst: alle).
help-peers = Im selben Lauf auch andere Engines messen und das Verhältnis ausgeben.
help-twins = Statt der lesbaren Regeln deren Zwillinge in JAX messen (Erweiterung „fast“).
help-bench-seconds = CPU-Sekunden pro Lauf; es sind fünf Läufe.
help-without-words = Als wäre die Ergänzung „words“ nicht installiert.
help-bench-rounds = Wie viele Runden für jede Spielerzahl mindestens erzählt werden.
help-bench-data = Eine Datei, mit der gemessen wird (sonst: die im Repository).
help-host = Die Adresse, auf der der Server lauscht.
help-port = Der Port, auf dem der Server lauscht.
help-data = Der Ordner für die Datenbank und die Geheimnisse.
help-database = Ein PostgreSQL, das alles anstelle des Ordners aufbewahrt; mehrere Server können es teilen.
help-open = Den Browser öffnen.
help-lan = Handys im Haus mitspielen lassen; zeigt eine Adresse und einen QR-Code.
help-share = Freunde außer Haus über diesen ssh-Server mitspielen lassen; zeigt die Adresse und einen QR-Code.
help-set = Eine Einstellung mit ihrem Namen; auch mehrmals. Geht vor Datei und Umgebung.
help-settings-file = Eine TOML-Datei mit Einstellungen (sonst STOLEK_SETTINGS).
help-url = Der Link zum Tisch, wie ihn seine Seite zeigt.
help-name = Wie die anderen dich nennen.

## Spielen im Terminal

play-you = Du
play-commands = Gib eine Zahl ein, um zu wählen. ? erklärt, was zur Wahl steht (? 2 nur das Zweite), warum erklärt die letzte Ablehnung oder das Ergebnis, verlauf erzählt, was bisher passiert ist, regeln zeigt die Regeln, q speichert und beendet.
play-help = Gib eine Zahl ein, um zu wählen. ? erklärt alles, was zur Wahl steht, ? 2 das Zweite. warum: die Regel hinter der letzten Ablehnung oder dem Ergebnis. tisch: noch einmal der Tisch. mehr: Einzelheiten und Bildbeschreibungen. verlauf: alles, was bisher passiert ist. regeln, oder regeln und eine Kennung: die Regeln. q: speichern und beenden.
play-your-choice = Deine Wahl:
play-your-text = Dein Text ({ $least } bis { $most } Zeichen):
play-after = warum, verlauf, regeln oder Enter zum Beenden:
play-word-explain = erkläre
play-word-why = warum
play-word-table = tisch
play-word-more = mehr
play-word-log = verlauf
play-word-rules = regeln
play-word-help = hilfe
play-word-quit = ende
play-ask-why = (tippe warum, dann siehst du die Regel)
play-not-understood = Das ist weder die Nummer einer Möglichkeit noch ein Befehl; h listet die Befehle auf.
play-nothing-to-explain = Noch gibt es nichts zu erklären.
play-result = Die Partie ist vorbei
play-saved = Gespeichert als { $file }.
play-go-on = Fortsetzen mit:
play-seated = Am Tisch sitzen ab jetzt: { $names }.
play-no-usual-bot = Dieses Spiel hat keinen Bot { $usual }; es spielt { $level }, der stärkste, den es hat. --bots wählt einen anderen.

## Gespeicherte Partien

replay-opening = Das Austeilen
replay-move = Zug { $number }: { $who }
verify-over = Alles in Ordnung: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} von { $game } nach Regelfassung { $rules }, zu Ende gespielt.
verify-running = Alles in Ordnung: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} von { $game } nach Regelfassung { $rules }, noch nicht zu Ende.
verify-seed = Der Startwert passt zu seinem Fingerabdruck { $commitment }.
check-sound = { $game } hält den Vertrag ein: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $setups ->
    [one] { $setups } Aufstellung
   *[other] { $setups } Aufstellungen
}, kein Gesetz gebrochen.
check-broken = { $game } bricht den Vertrag:
check-few-twins = Nur { $share } % der Partien ließen sich mit einer Welt vergleichen, die sich im Geheimen unterscheidet: Geheimnisse werden kaum geprüft. Keine zwei verschiedenen Karten bleiben jemandem eine halbe Partie lang unbekannt: siehe docs/adding-a-game.md, „Few twins“.
check-leaks-later = Lecks werden erst geprüft, wenn das Spiel den Vertrag hält.
check-kind = Leck
check-target = Wo
check-laws = Bemerkt von
check-first = In Partie
check-missed = niemandem
check-all-noticed = { $leaks ->
    [one] Das Leck ist aufgefallen.
   *[other] Alle { $leaks } Lecks sind aufgefallen.
}
check-some-missed = { $missed } von { $leaks } Lecks sind nicht aufgefallen. Was hier nicht auffällt, kann diesem Spiel passieren.
check-leak-mark-removed = Markierung entfernt
check-leak-place-opened = verdeckter Bereich offengelegt
check-leak-place-said-open = Bereich als offen bezeichnet
check-leak-hand-shown = verdeckte Handkarten in der Ansicht
check-leak-options = Liste der Möglichkeiten
check-leak-order = Reihenfolge der Ereignisse
check-leak-refusal = Ablehnung
check-leak-length = Länge einer Nachricht
check-leak-everything = alles an alle
golden-written = { $files } nach { $folder } geschrieben. Lies die Mitschriften, bevor du sie ins Repository aufnimmst.
rules-about = Betrifft: { $rules }

## Kartensätze

deck-built = { $file } geschrieben: { $name }, { $count ->
    [one] { $count } Bild
   *[other] { $count } Bilder
}.
deck-no-alt = { $count ->
    [one] Ein Bild hat keinen Text für alle, die es nicht sehen können; trag alt in deck.toml ein.
   *[other] { $count } Bilder haben keinen Text für alle, die sie nicht sehen können; trag alt in deck.toml ein.
  }
deck-title = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
deck-group = { $mark }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
deck-good = { $file } ist ein gültiger Kartensatz: { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
deck-written = { $file } geschrieben. Prüfe deine Änderungen mit:
deck-printed = { $file } geschrieben. Drucke es mit 100 % auf A4.

## Das Labor

report-played = { $game } mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
}: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $deals }-mal ausgeteilt, { $rotations ->
    [one] je einmal gespielt
   *[other] je { $rotations }-mal mit anderer Sitzordnung der Bots
} (Startwert { $seed }).
report-decisions = Im Schnitt { $decisions } Entscheidungen pro Partie.
report-bot = Bot
report-seat = Platz
report-won = Siege
report-interval = 95-%-Intervall
report-fair = Fairer Anteil
report-times-fair = Siege / Anteil
report-score = Punkteschnitt
report-note = Ein gemeinsamer Sieg wird geteilt. Die Intervalle rechnen je Austeilen: Alle Partien mit denselben Karten zählen als eine.
report-saved = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $folder } gespeichert.
report-of = { $game }: ein Bericht
report-basis = Bots der Stufe { $bot } auf allen Plätzen, { $games ->
    [one] { $games }-mal gegeben
   *[other] { $games }-mal gegeben
}, Startwert { $seed }. Derselbe Befehl ergibt wieder dieselben Zahlen.
report-fairness = Sind die Plätze gerecht?
report-fairness-note = Der Anteil der Siege jedes Platzes, wenn gleiche Bots spielen, mit 95-%-Intervallen. Gestrichelt ist der gerechte Anteil.
report-with-players = { $players ->
    [one] { $players } Spieler.
   *[other] { $players } Spieler.
}
report-length = Länge
report-endings = Wie es endet
report-ending = Ende oder die Regel, die entschied
report-share = Anteil der Partien
report-winning = Was gewinnt
report-score-winner = Mittlere Punkte des Siegers
report-score-others = Mittlere Punkte der anderen
report-shared-wins = Geteilte Siege
report-skill = Siege eines Bots { $bot } unter Bots { $weaker }, als Vielfaches des gerechten Anteils
report-what = Was
report-found = Gefunden
report-scores = Punkte der Sieger
report-options = Was die Optionen ändern
report-options-note = Der benutzte Wert hat einen Stern. Können ist, wie viel mehr als seinen gerechten Anteil ein besserer Bot unter schwächeren gewinnt.
report-option = Option
report-first-seat = Siege von Platz 1
report-skill-short = Können
report-written = Geschrieben: { $file }
ladder-of = { $game }: Rangliste der Bots
ladder-rating = Wertung
ladder-next = Besser als der nächste
ladder-note = Jedes Paar spielte { $deals ->
    [one] { $deals } Blatt
   *[other] { $deals } Blätter
} auf abwechselnden Plätzen, Startwert { $seed }. Der schwächste steht bei 0; wer 100 Punkte mehr hat, gewinnt 64 von 100.
ladder-pairs = Wer schlägt wen
report-engine = Engine
report-players = Spieler
report-rate = Entscheidungen/s
report-widest = Meiste Möglichkeiten
report-times = { $ratio } × { $name }
report-bench-note = Zufälliges Spiel in einem Prozess; Entscheidungen mit mindestens zwei Möglichkeiten pro CPU-Sekunde, Median aus fünf abwechselnden Läufen.
report-ratio = Tempo von { $game }: { $ratios }.
report-figure = { $what }: { $value } (von { $count })
report-figure-holds = { $what }: { $value } (von { $count }; Ziel { $bar }: erreicht)
report-figure-falls-short = { $what }: { $value } (von { $count }; Ziel { $bar }: NICHT ERREICHT)

## An einem fremden Tisch

join-at-table = Du sitzt an Tisch { $table } als { $name }.
join-chairs = Plätze
join-free = frei
join-waiting-start = Warten, bis der Gastgeber die Partie startet.
join-waiting = Warten auf { $names }.
join-looking-on = Alle Plätze sind besetzt: Du schaust zu.
join-lost = Die Verbindung ist weg; ein neuer Versuch läuft.
join-left = Du hast den Tisch verlassen; ein Bot kann dort für dich spielen. Derselbe Link bringt dich zurück.
join-start = Drücke Enter, wenn du bereit bist, s, um die Partie zu starten, oder q, um zu gehen:
join-go-on = Mit Enter geht es weiter:
join-over = An diesem Tisch ist die Partie vorbei.

## Die Untersuchung

doctor-good = [ok]
doctor-note = [--]
doctor-bad = [!!]
doctor-python = Python
doctor-python-hint = Stolek braucht Python 3.11 oder neuer.
doctor-packages = Pakete
doctor-packages-hint = Diese fehlen: Führe make setup aus oder noch einmal pip install 'stolek[serve]'.
doctor-games = Spiele
doctor-data = Datenordner
doctor-data-hint = Dorthin lässt sich nicht schreiben: Wähle mit --data einen anderen.
doctor-port = Port
doctor-port-hint = Dort lauscht schon etwas; wähle mit --port einen anderen.
doctor-page = Seite
doctor-page-hint = Die Seite ist nicht gebaut: Führe make page aus.
doctor-page-node-hint = Die Seite ist nicht gebaut, und node fehlt: Führe make play aus, das es holt, oder installiere das Wheel, das die Seite enthält.
doctor-browser = Browser
doctor-browser-hint = Hier ist kein Browser bekannt: Öffne die angezeigte Adresse auf einem anderen Gerät oder spiel im Terminal.
doctor-healthy = Alles, was man zum Spielen braucht, ist da.
doctor-ill = Etwas fehlt; siehe die Zeilen mit [!!].

## Einen Server pflegen

backup-done = Sicherung geschrieben: { $file } ({ $size } kB). Sie enthält den geheimen Schlüssel: gut aufheben.
restore-done = Die Sicherung ist an ihrem Platz. Was vorher da war, liegt in einem Ordner, der mit before-restore beginnt.
restore-restarts = Der Server startet mit der Sicherung neu. Was vorher da war, bleibt in einem Ordner, der mit before-restore beginnt.
admin-table = Tisch { $id }: { $game }, { $phase }, Verbindungen: { $lines }; { $names }
admin-person = Person { $id }: { $name }, Verbindungen: { $lines }; { $where }
admin-barred = Ausgesperrt: { $kind } { $id }
admin-stored = Gespeichert: Tische { $tables }, Partien { $games }, Leute { $people }, Kartensätze { $decks }
admin-would = Es verschwänden: Tische { $tables }, Partien { $games }, Chatzeilen { $chats }
admin-deleted = Verschwunden: Tische { $tables }, Partien { $games }, Leute { $people }, Chatzeilen { $chats }
admin-done = Erledigt.
admin-token = Die Seite des Betreibers ist { $address }; sie fragt nach diesem Token:
