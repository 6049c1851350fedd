## Was jeder Tisch sagt, was auch immer auf ihm gespielt wird.

list-next = { $head }, { $item }
list-last = { $head } und { $item }
# Worte ohne Kurzform sind auch kurz, wie sie sind.
number = { $number }
    .short = { $number }
brief-aim = Spielziel
brief-win = Wer gewinnt
brief-turn = Was du tust
you = du
    .acc = dich
    .dat = dir

## Bots und Plätze

level-random = Zufällig
    .help = spielt irgendeine erlaubte Karte
level-easy = Leicht
    .help = achtet nur auf die eigenen Karten
level-casual = Mittel
    .help = zählt, plant und verteidigt den Vorsprung
level-strong = Stark
    .help = denkt viele Züge voraus
level-master = Meister
    .help = wägt vor jeder Karte ab, was die anderen haben könnten
bot-name = Bot { $number } ({ $level })
seat-name = Spieler { $number }
seats = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
place = { $rank }. Platz
yes = ja
no = nein

## Was nicht geht

refused-not-your-turn = Du bist gerade nicht dran.
refused-not-offered = Das steht dir gerade nicht zur Wahl.
refused-choice-closed = Dafür ist es zu spät. Schau auf den Tisch und wähle noch einmal.
refused-game-over = Die Partie ist vorbei.
refused-text = Der Text muss { $least } bis { $most } Zeichen lang sein.

## Regeln des Tisches selbst

rule-ST-1 = Antworten kannst du nur, wenn das Spiel dich etwas fragt. Bis dahin sind die anderen dran.
    .title = Warte auf die Frage
rule-ST-2 = Angeboten wird alles, was die Regeln erlauben. Was nicht angeboten wird, würde gegen eine Regel verstoßen.
    .title = Nur was angeboten wird
rule-ST-3 = Sobald alle Gefragten gewählt haben oder das Spiel weitergegangen ist, zählt eine Antwort auf die alte Frage nicht mehr.
    .title = Die Wahl schließt
rule-ST-4 = Wenn die Partie vorbei ist, kann nichts mehr gespielt werden. Das Ergebnis gilt.
    .title = Die Partie ist vorbei
rule-ST-5 = Ein Text, der zu einer Wahl gehört, darf weder zu kurz noch zu lang sein. Leerzeichen am Anfang und am Ende zählen nicht, mehrere hintereinander zählen als eines.
    .title = Wie lang ein Text sein darf

## Was der Server am Tisch ablehnt

refused-no-such-chair = Diesen Platz gibt es an diesem Tisch nicht.
refused-chair-taken = Da sitzt schon jemand.
refused-not-your-chair = Das ist nicht dein Platz.
refused-not-seated = Du hast an diesem Tisch noch keinen Platz. Setz dich erst hin.
refused-only-watches = Das ist ein großer Bildschirm. Er zeigt nur den Tisch.
refused-only-host = Das darf nur der Gastgeber.
refused-game-running = Das muss warten, bis die Partie vorbei ist.
refused-no-game-running = An diesem Tisch wird gerade nicht gespielt.
refused-no-such-level = Einen Bot dieser Stärke hat das Spiel nicht.
refused-chairs-held = Auf einem Platz, der wegfallen würde, sitzt jemand. Bitte die Person erst, sich umzusetzen.
refused-still-here = Diese Person ist hier und spielt selbst.
refused-setup = So lässt sich das Spiel nicht vorbereiten.
refused-no-such-game = So ein Spiel gibt es hier nicht.
refused-too-many-people = Ihr seid { $people }, aber in diesem Spiel ist nur Platz für { $most }.
refused-not-saved = Der Server konnte das nicht speichern, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
refused-no-chat = Auf diesem Server gibt es keinen Chat.

## Was mit einer Verbindung oder Anfrage nicht stimmt

problem-origin = Diese Anfrage kam von einer anderen Seite und wurde nicht ausgeführt. Öffne die Seite des Tisches.
problem-no-cookie = Der Server kennt dieses Gerät noch nicht. Lade die Seite neu und erlaube Cookies.
problem-barred = Du kannst diesen Server gerade nicht benutzen. Frag die Person, die ihn betreibt.
problem-no-hello = Es ist nicht klar, an welchen Tisch du willst. Lade die Seite neu.
problem-protocol = Der Server wurde inzwischen aktualisiert. Lade die Seite neu.
problem-drawing = Diese Seite ist gestolpert. Vom Spiel ist nichts verloren: Lade sie neu.
problem-no-table = Diesen Tisch gibt es nicht. Vielleicht fehlt ein Stück vom Link.
problem-too-fast = Das war zu viel auf einmal. Warte kurz, dann geht es weiter.
fault-tables-full = Hier gibt es gerade zu viele Tische. Versuch es später noch einmal.
problem-bot-guessed = Der Bot für { $who } hat sich nicht rechtzeitig entschieden: Sein Zug wurde ausgelost.
problem-not-understood = Der Server hat das nicht verstanden. Lade die Seite neu.
fault-bad-request = Der Server hat diese Anfrage nicht verstanden.
fault-not-host = Das ist für den Betreiber des Servers, und sein Token ist das nicht.
fault-not-on-this-server = Dieser Server erlaubt das nicht.
fault-no-such-id = Niemand und kein Tisch hat hier die Id „{ $id }“: Wer und was jetzt da ist, zeigt der Befehl „stolek admin show“.
fault-no-restart = Dieser Server kann sich nicht selbst neu starten.
fault-not-found = Unter dieser Adresse gibt es nichts.
fault-no-such-game = Ein Spiel namens { $game } gibt es hier nicht.
fault-setup = Dieser Tisch lässt sich nicht vorbereiten: { $detail }.
fault-link-gone = Dieser Link wurde schon benutzt oder ist abgelaufen. Lass dir einen neuen geben.
fault-no-such-saved-game = Diese Partie gibt es nicht, oder du hast nicht mitgespielt.
fault-needs-server = Das braucht einen Server. Starte Stolek auf einem Computer (make play ARGS=--lan) und öffne die Adresse, die er ausgibt.
fault-saved-file = Diese Datei lässt sich nicht öffnen: { $detail }
fault-game-running = Eine Partie lässt sich erst nach dem Ende speichern, weil in der Datei alle Karten zu sehen sind.
fault-server = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.

## Vorgelesen

spoken-aside = { $what }
spoken-asked = { $label }: { $items }.
    .short = { $items-short }.
spoken-asked-full = { $label }: { $items-full }.
    .short = { $items-short }.
spoken-list = { $label }: { $items }.
    .short = { $label }: { $items-short }.
spoken-list-full = { $label }: { $items-full }.
    .short = { $label }: { $items-short }.
spoken-player = { $label-is ->
    [you] Du
   *[other] { $label }
  }: { $items }.
spoken-player-full = { $label-is ->
    [you] Du
   *[other] { $label }
  }: { $items-full }.
    .short = { $label-is ->
        [you] Du
       *[other] { $label }
    }: { $items-short }.
spoken-in-hand = Karten auf der Hand, reihum
spoken-pile = Im Stapel
spoken-discards = Abgelegt
spoken-waiting = Es fehlen noch
spoken-by-rule = { $what } ({ $rule })
