highcard-title = Hohe Karte
highcard-tagline = Behalte deine Karte oder vertrau einmal dem Stapel.
highcard-variant-base = Die höchste Karte gewinnt
highcard-variant-low = Die niedrigste Karte gewinnt
highcard-brief-aim = Hab eine bessere Karte als die anderen.
highcard-brief-win = Es gewinnt, wer die höchste Karte hat, in der anderen Variante die niedrigste.
highcard-brief-turn = Behalte deine Karte oder tausch sie einmal.
highcard-option-open_throws = Abgeworfene Karten liegen offen
    .help = Alle sehen die Karte, die jemand wegtauscht.
highcard-option-open_throws-true = ja
highcard-option-open_throws-false = nein

highcard-section-setup = Vorbereitung
highcard-section-turn = Behalten oder tauschen
highcard-section-end = Das Ende
highcard-section-rulings = Auslegungen
highcard-section-examples = Beispiele

highcard-face = die { $value }
highcard-prompt-decide = Behältst du deine Karte, oder tauschst du sie gegen die oberste vom Stapel?
highcard-do-keep = Behalten
highcard-do-swap = Tauschen
highcard-refused-no-pile = Der Stapel ist leer: Es gibt nichts zu tauschen.

highcard-event-shuffled = { $who-is ->
    [you] Karten im Stapel: { $count }, eine liegt beiseite. Du fängst an.
   *[other] Karten im Stapel: { $count }, eine liegt beiseite. { $who } fängt an.
}
highcard-event-drawn-own = { $who-is ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
highcard-event-drawn = { $who } zieht eine Karte.
highcard-event-kept = { $who-is ->
    [you] Du behältst deine Karte.
   *[other] { $who } behält die Karte.
}
highcard-event-thrown = { $who-is ->
    [you] Du wirfst { $card } ab.
   *[other] { $who } wirft { $card } ab.
}
highcard-event-thrown-unseen = { $who } wirft verdeckt eine Karte ab.
highcard-event-turned-up = { $who-is ->
    [you] Du zeigst { $card }.
   *[other] { $who } zeigt { $card }.
}
highcard-ended = Die Karten sind aufgedeckt.
highcard-event-ended = Die Partie ist vorbei. Am besten: { $winners }.

highcard-table-pile = Stapel: { $count }
highcard-table-own = Deine Karte: { $card }
highcard-table-thrown = abgeworfen: { $card }
highcard-table-thrown-unseen = hat eine Karte abgeworfen

rule-HC-1 = Es sind acht Karten: eine von jedem Wert von 1 bis 7 und eine zweite 4.
    .title = Die Karten
rule-HC-2 = Die Karten werden gemischt, und eine kommt ungesehen beiseite. Alle bekommen eine Karte, der Rest ist der Stapel.
    .title = Mischen und austeilen
rule-HC-3 = Das Los bestimmt, wer anfängt, dann geht es im Uhrzeigersinn. Jeder entscheidet einmal: die Karte behalten oder sie abwerfen und die oberste vom Stapel ziehen.
    .title = Behalten oder tauschen
rule-HC-4 = Ist der Stapel leer, kann niemand tauschen.
    .title = Ohne Stapel kein Tausch
rule-HC-5 = Haben alle entschieden, werden die Karten aufgedeckt. Die höchste gewinnt.
    .title = Die hohe Karte
rule-HC-6 = In der anderen Variante gewinnt die niedrigste Karte.
    .title = Die niedrige Karte
rule-HC-R1 = Wer gleich gute Karten hat, teilt sich den Platz.
    .title = Gleiche Karten
rule-HC-R2 = Abgeworfene Karten liegen offen. Will es der Tisch anders, liegen sie verdeckt, und nur ihr Besitzer kennt sie.
    .title = Offen oder verdeckt
rule-HC-E1 = Drei Spieler halten 2, 6 und 4. Der erste tauscht die 2 und zieht eine 5, die anderen behalten: Die 6 gewinnt.
    .title = Eine kurze Partie

## Vorgelesen

highcard-spoken-first = Es beginnt
highcard-spoken-decided = Entschieden haben
