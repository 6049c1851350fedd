## Leute am Tisch: wer kommt, wer fehlt, was der Gastgeber darf.

bot-for = { $name } (Bot)
bot-seat = Bot { $number }
table-sat = { $name } setzt sich dazu.
table-left = { $name } verlässt den Tisch.
table-left-bot = { $name } verlässt die Partie. Ein Bot spielt weiter.
table-away = { $name } ist gerade nicht da.
table-back = { $name } ist wieder da.
table-covered = { $name } lässt einen Bot spielen.
table-stood-in = { $name } ist nicht da, deshalb lässt { $by } einen Bot spielen.
table-uncovered = { $name } spielt wieder selbst.
table-took-over = { $name } spielt statt eines Bots weiter.
table-given = { $name } spielt jetzt für { $before }.
table-host = Gastgeber am Tisch ist jetzt { $name }.
table-removed = Der Gastgeber schickt { $name } weg.
table-let-in = { $name } darf wieder an den Tisch.
table-muted = Der Gastgeber hat { $name } stummgeschaltet.
table-unmuted = { $name } darf wieder sprechen.

refused-one-chair = Du hast schon einen Platz. Mehr als einen darf nur der Gastgeber haben.
refused-no-chair-free = Alle Plätze sind besetzt.
refused-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt.
refused-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refused-not-yourself = Das geht mit dir selbst nicht.
refused-nobody-asks = Diese Person fragt nicht mehr nach einem Platz.
refused-nobody-known = Diese Person ist nicht an diesem Tisch.
refused-had-chair = Du hattest in dieser Partie schon einen Platz und darfst keine anderen Handkarten sehen.
problem-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt.
fault-no-code = Diesen Code hat kein Tisch. Frag noch einmal nach.

page-join-title = Wer kommt dazu?
page-join-sit = Dazusetzen
page-join-enter = Eintreten
page-join-watch = Nur zuschauen
page-join-name-taken = So heißt am Tisch schon jemand.
page-join-at = { $host } lädt ein: { $game }.
page-face-taken = Gesicht { $number }, vergeben
page-code = Code
page-code-say = Code des Tisches
page-code-help = Auf der Startseite von { $address } eingeben.
page-code-join = Mit Code mitspielen
page-code-go = Los
page-tv-code = Hier einen Tisch zeigen
page-tv-code-help = Gib den Code ein, den der Tisch neben seinem Link zeigt.
page-tv-code-go = Zeigen
page-guests = Ohne Platz hier: { $names }
page-start-sure = Schon anfangen?
page-start-no-chair = Hier, aber ohne Platz: { $names }.
page-start-not-ready = Noch nicht bereit: { $names }.
page-start-away = Gerade nicht da: { $names }.
page-start-anyway = Trotzdem anfangen
page-start-wait = Noch warten

page-chair-asleep = schläft
page-wait-away = Alle warten auf { $name }: gerade nicht da.
page-wait-asleep = Alle warten auf { $name }: Das Gerät schläft.
page-cover-for = Solange einen Bot spielen lassen
page-cover-soon = { $count ->
    [one] In einer Sekunde kann ein Bot spielen.
   *[other] In { $count } Sekunden kann ein Bot spielen.
  }
page-quiet = Der Server antwortet gerade nicht… nichts geht verloren.
page-offline = Dieses Gerät ist offline… nichts geht verloren.
page-unsent = { $count ->
    [one] Eine Eingabe ist noch nicht bestätigt.
   *[other] { $count } Eingaben sind noch nicht bestätigt.
  }

page-people = Leute am Tisch
page-people-here = da
page-people-watching = schaut zu
page-people-muted = stumm
page-people-removed = weggeschickt
page-mute = Stummschalten
page-unmute = Sprechen lassen
page-remove = Wegschicken
page-remove-sure = { $name } wegschicken? Zurückkommen geht erst, wenn du es wieder erlaubst.
page-let-in = Wieder hereinlassen
page-of-person = { $what }: { $name }
page-ask-help = Hier spielt ein Bot. Wenn der Gastgeber zustimmt, spielst du für ihn weiter.
page-ask-chair = Für { $name } weiterspielen
page-asking = Der Gastgeber weiß, dass du mitspielen willst.
page-asked-no = Diesmal hat der Gastgeber abgelehnt.
page-asks = { $name } möchte für { $bot } weiterspielen.
page-admit = Einverstanden
page-admit-no = Jetzt nicht
page-react = Reagieren

join-cover-for = { $name } ist nicht da. Mit y spielt solange ein Bot, mit Enter wartest du:
join-ask-chair = Die Partie läuft schon. Mit y fragst du den Gastgeber nach dem Platz von { $name }, mit Enter schaust du zu:
