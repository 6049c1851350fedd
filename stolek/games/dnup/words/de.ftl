### dnup auf Deutsch

dnup-title = dnup
dnup-tagline = Werde alle Karten los. Was die anderen dir zurückgeben, kommt kopfüber zurück.
dnup-variant-base = Grundspiel
dnup-brief-aim = Werde vor den anderen alle Handkarten los. Jede Karte hat zwei Werte: Auf den Kopf gedreht ist sie eine andere Zahl.
dnup-brief-win = In jeder Runde bekommt zwei Marker, wer zuerst fertig ist, und einen, wer als Nächstes fertig ist; dann wird neu ausgeteilt. Es gewinnt, wer zuerst vier Marker – d, n, u und p – hat. Zu zweit gewinnt, wer zuerst zwei Runden gewonnen hat.
dnup-brief-turn = Liegt noch ein Satz vor dir, weil ihn niemand geschlagen hat, leg ihn zuerst ab – den bist du los. Dann hast du die Wahl: einen Satz auslegen, eine Karte an den Satz eines Gegners anlegen, den Satz eines Gegners nehmen oder alle Handkarten drehen.
dnup-teaches = Zahlen vergleichen und im Kopf drehen, vorausdenken, das Beste aus der Hand machen.
dnup-print-lead = Auf dickes Papier drucken, wenn möglich beidseitig, und an den Schnittmarken ausschneiden. Zu zweit kommen alle Karten mit Punkten heraus, zu dritt die mit zwei oder drei, zu viert die mit drei. Als Marken genügen Münzen.

dnup-option-void_after = Züge, nach denen eine Runde nicht zählt
    .help = Eine Runde kann sich im Kreis drehen. Dauert sie so viele Züge, zählt sie nicht, und es wird neu ausgeteilt.

dnup-section-cards = Karten
dnup-section-round = Eine Runde
dnup-section-end = Das Ende einer Runde und der Partie
dnup-section-two = Zu zweit
dnup-section-rulings = Wo die Spielanleitung schweigt
dnup-section-examples = Beispiele

## Karten

dnup-face = { $active }/{ $inactive }
    .full = { $active }, gedreht { $inactive }
dnup-face-star = { $active }/{ $inactive }★
    .full = { $active } mit dem Stern, gedreht { $inactive }
dnup-value = { $n ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
   *[10] Zehn
  }
    .plural = { $n ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
        [7] Siebenen
        [8] Achten
        [9] Neunen
       *[10] Zehnen
    }
dnup-set = { $count ->
    [1] eine { $value }
    [2] zwei { $value-plural }
    [3] drei { $value-plural }
    [4] vier { $value-plural }
    [5] fünf { $value-plural }
    [6] sechs { $value-plural }
    [7] sieben { $value-plural }
    [8] acht { $value-plural }
   *[other] { $count } { $value-plural }
  }
    .short = { dnup-set }
dnup-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }

## Fragen

dnup-prompt-turn = Du bist dran: einen Satz auslegen, eine Karte anlegen, einen Satz nehmen oder alle Handkarten drehen.
    .tv = Einen Satz auslegen, eine Karte anlegen, einen Satz nehmen oder alle Handkarten drehen.
dnup-prompt-area-1 = Dein Zug für Bereich 1: einen Satz auslegen, eine Karte anlegen, einen Satz nehmen oder alle Handkarten drehen.
    .tv = Bereich 1: einen Satz auslegen, eine Karte anlegen, einen Satz nehmen oder alle Handkarten drehen.
dnup-prompt-area-2 = Dein Zug für Bereich 2: einen Satz auslegen, eine Karte anlegen, einen Satz nehmen oder alle Handkarten drehen.
    .tv = Bereich 2: einen Satz auslegen, eine Karte anlegen, einen Satz nehmen oder alle Handkarten drehen.
dnup-do-lay = Auslegen: { $set } ({ $cards })
dnup-do-add = { $card } anlegen ({ $who }: { $set })
dnup-do-take = Satz nehmen ({ $who }: { $set })
    .short = Nehmen ({ $who }: { $set })
dnup-do-rotate = Alle Handkarten drehen
    .short = Karten drehen
dnup-effect-out = das ist deine letzte Karte
dnup-effect-beats = schlägt { $faces }
dnup-effect-returns = { $who-is ->
    [you] kommt zu dir zurück als { $faces }
   *[other] geht an { $who } zurück als { $faces }
  }
dnup-effect-discards = wird abgelegt, denn { $who } ist schon fertig
dnup-effect-grows = ergibt { $faces }
dnup-effect-takes = kommt auf deine Hand als { $faces }
dnup-effect-rotates = auf deiner Hand: { $faces }

## Was geschieht

dnup-event-shuffled = Runde { $number }: Die Karten sind gemischt, alle { $count } werden ausgeteilt.
dnup-event-dealt = { $who-is ->
    [you] Du bekommst { $cards }.
   *[other] { $who } bekommt { $cards }.
  }
dnup-event-dealt-faces = { $who-is ->
    [you] Du bekommst { $cards }.
   *[other] { $who } bekommt { $cards }.
  }
dnup-event-begins = { $who-is ->
    [you] Du hast die Karte mit dem Stern, also fängst du an.
   *[other] { $who } hat die Karte mit dem Stern und fängt an.
  }
dnup-event-discarded-turn = { $who-is ->
    [you] Du legst { $set } ab: Deinen Satz hat niemand geschlagen.
   *[other] { $who } legt { $set } ab.
  }
    .short = { $who-is ->
        [you] Dein Satz geht weg.
       *[other] { $who } legt ab.
    }
dnup-event-discarded-lap = { $who-is ->
    [you] Dein letzter Satz wird abgelegt: { $set }.
   *[other] Der letzte Satz von { $who } wird abgelegt: { $set }.
  }
dnup-event-discarded-beaten = { $who-is ->
    [you] Dein Satz ist geschlagen, aber du bist schon fertig, also wird er abgelegt: { $set }.
   *[other] Der Satz von { $who } ist geschlagen, aber { $who } ist schon fertig, also wird er abgelegt: { $set }.
  }
dnup-event-laid = { $who-is ->
    [you] Du legst { $set } aus ({ $cards }).
   *[other] { $who } legt { $set } aus ({ $cards }).
  }
    .short = { $who }: { $set }.
dnup-event-added = { $who-is ->
    [you] Du legst { $card } an den Satz von { $owner } an; jetzt sind es { $set }.
   *[other] { $who } legt { $card } { $owner-is ->
        [you] an deinen Satz an;
       *[other] an den Satz von { $owner } an;
    } jetzt sind es { $set }.
  }
    .short = { $owner-is ->
        [you] { $who } legt bei dir an: { $set }.
       *[other] { $who } legt an: { $set }.
    }
dnup-event-returned = { $who-is ->
    [you] Du nimmst { $set } zurück; auf deiner Hand: { $values }.
   *[other] { $who } nimmt { $set } zurück; auf der Hand: { $values }.
  }
    .short = Zurück auf der Hand: { $values }.
dnup-event-taken = { $who-is ->
    [you] Du nimmst den Satz von { $owner }: { $set }; auf deiner Hand: { $values }.
   *[other] { $who } nimmt { $owner-is ->
        [you] deinen Satz
       *[other] den Satz von { $owner }
    }: { $set }; auf der Hand: { $values }.
  }
    .short = { $owner-is ->
        [you] { $who } nimmt dir { $set }.
       *[other] { $who } nimmt { $set }.
    }
dnup-event-rotated = { $who-is ->
    [you] Du drehst alle Handkarten.
   *[other] { $who } dreht alle Handkarten ({ $cards }).
  }
    .short = { $who } dreht.
dnup-event-out-1 = { $who-is ->
    [you] Du bist zuerst fertig: zwei Marker, insgesamt { $total }.
   *[other] { $who } ist zuerst fertig: zwei Marker, insgesamt { $total }.
  }
dnup-event-out-2 = { $who-is ->
    [you] Du bist als Nächstes fertig: ein Marker, insgesamt { $total }.
   *[other] { $who } ist als Nächstes fertig: ein Marker, insgesamt { $total }.
  }
dnup-event-round-won = { $who-is ->
    [you] Du gewinnst die Runde: { $total } von zwei nötigen.
   *[other] { $who } gewinnt die Runde: { $total } von zwei nötigen.
  }
dnup-event-round-ended = Runde { $number } ist vorbei.
dnup-event-void-repeated = Zum dritten Mal ist die Lage dieselbe: Die Runde zählt nicht.
dnup-event-void-too-long = Auch nach { $turns } Zügen kein Ende: Die Runde zählt nicht.
dnup-event-ended = { $who-is ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
  }
dnup-event-ended-shared = { $winners-is ->
    [you] { $winners } teilt euch den Sieg.
   *[other] { $winners } teilen sich den Sieg.
  }
dnup-ended-tokens = Jemand hat vier Marker oder mehr.
dnup-ended-rounds = Jemand hat zwei Runden gewonnen.
dnup-ended-void = Drei Runden hintereinander zählen nicht, also entscheidet, was alle schon haben.

## Was nicht geht

dnup-refused-out = Du bist in dieser Runde schon fertig.
dnup-refused-no-cards = Ein Satz hat mindestens eine Karte.
dnup-refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
dnup-refused-other-way-up = Auf deiner Hand steht diese Karte andersherum, und einzelne Karten werden nie gedreht.
dnup-refused-mixed = Alle Karten eines Satzes haben oben den gleichen Wert.
dnup-refused-too-low = Ein gleich großer Satz auf dem Tisch hat den Wert { $value }; ein Satz aus { $size ->
    [one] einer Karte
   *[other] { $size } Karten
  } muss höher sein.
dnup-refused-equal = Ein Satz aus { $size ->
    [one] einer Karte
   *[other] { $size } Karten
  } mit dem Wert { $value } liegt schon da, und gleich ist nicht genug.
dnup-refused-no-set = Hier liegt kein Satz.
dnup-refused-own-set = Nehmen und anlegen kannst du nur beim Satz eines Gegners, nicht beim eigenen.
dnup-refused-other-value = Zu diesem Satz passt nur eine Karte mit dem Wert { $value }.

## Der Tisch im Terminal

dnup-table-round = Runde { $round }, Zug { $turn }
dnup-table-goal = { $areas ->
    [2] { $goal ->
        [one] { $goal } Runde zum Sieg
       *[other] { $goal } Runden zum Sieg
    }
   *[other] { $goal ->
        [one] { $goal } Marker zum Sieg
       *[other] { $goal } Marker zum Sieg
    }
  }
dnup-table-discards = { $count } abgelegt
dnup-table-seat = { $cards }, { $areas ->
    [2] Runden { $tokens }
   *[other] Marker { $tokens }
  }
dnup-table-out = fertig, { $areas ->
    [2] Runden { $tokens }
   *[other] Marker { $tokens }
  }
dnup-table-turn = ist dran
dnup-table-area = Bereich { $area }
dnup-table-no-set = nichts
dnup-table-last-lap = wird abgelegt, wenn dieser Platz dran wäre
dnup-table-to-beat = Zu schlagen
dnup-table-rung = { $cards }: über { $above }
dnup-table-rung-free = { $cards }: frei
dnup-table-rung-closed = { $cards }: zu
dnup-table-hand = Deine Karten
dnup-table-turned = Gedreht

## Regeln

rule-DU-1 = Es sind 40 Karten. Jede hat zwei verschiedene Werte; es gilt der, der für dich richtig herum steht. Dreht man die Karte um 180 Grad, tauschen sie die Plätze. Geschrieben wird sie mit beiden: 1/5 ist eine Eins, die gedreht eine Fünf ist. Die Karte 1/5 hat einen Stern.
    .title = Karten
rule-DU-2 = Manche Karten haben in der Ecke eines von drei kleinen Symbolen. Zu fünft spielen alle Karten mit. Zu viert kommen die mit dem ersten Symbol weg, zu dritt auch die mit dem zweiten, zu zweit auch die mit dem dritten. Hier macht das der Tisch für euch.
    .title = Wie viele Karten mitspielen
rule-DU-3 = Die Karten werden gemischt, mal so und mal so herum gedreht und alle ausgeteilt. Nimm deine auf, wie sie kommen: Umordnen darfst du sie jederzeit, einzeln drehen nie. Was du hältst, ist geheim; wie viele du hältst, sehen alle.
    .title = Das Austeilen
rule-DU-4 = Ein Satz ist eine Karte oder mehrere mit dem gleichen Wert oben. Das ist der Wert des Satzes; die Zahl der Karten ist seine Größe.
    .title = Ein Satz
rule-DU-5 = Wer die Karte mit dem Stern hat, fängt die Runde an (muss sie aber nicht spielen). Weiter geht es im Uhrzeigersinn.
    .title = Wer anfängt
rule-DU-6 = Liegt ein Satz vor dir, legst du ihn zuerst ab: verdeckt, bis zum Ende der Runde. Diese Karten bist du los. Im ersten Zug gibt es nichts abzulegen. Dann tust du genau eines von vier Dingen: einen Satz auslegen, eine Karte anlegen, einen Satz nehmen oder die Handkarten drehen.
    .title = Ein Zug
rule-DU-6a = Leg einen Satz von deiner Hand vor dich. Es müssen nicht alle deine Karten dieses Werts sein. Liegt ein anderer Satz dieser Größe auf dem Tisch, muss deiner höher sein – und der andere geht auf die Hand zurück, von der er kam.
    .title = Einen Satz auslegen
rule-DU-6b = Leg genau eine Karte von deiner Hand an den Satz eines Gegners an. Sie muss dessen Wert haben. Wird der Satz dadurch so groß wie ein anderer auf dem Tisch, muss er höher sein als der – und der andere geht auf die Hand zurück, von der er kam.
    .title = Eine Karte anlegen
rule-DU-6c = Nimm einen Satz, der vor einem Gegner liegt, auf deine Hand.
    .title = Einen Satz nehmen
rule-DU-6d = Dreh alle Karten, die du hältst. Alle, nicht nur manche.
    .title = Die Handkarten drehen
rule-DU-7 = Die goldene Regel: Jede Karte, die vom Tisch auf eine Hand geht, wird unterwegs gedreht.
    .title = Auf dem Weg zur Hand wird gedreht
rule-DU-8 = Wer zuerst die letzte Handkarte spielt, bekommt zwei Marker und hat in dieser Runde keinen Zug mehr. Der Satz bleibt liegen, bis dieser Platz wieder dran wäre, und wird dann abgelegt. Wird er vorher geschlagen, wird er sofort abgelegt: Auf die Hand kommt er nicht zurück.
    .title = Zuerst fertig
rule-DU-9 = Wer als Nächstes die letzte Handkarte spielt, bekommt einen Marker, und die Runde ist sofort zu Ende. Hat noch niemand vier Marker, werden alle Karten neu ausgeteilt.
    .title = Als Nächstes fertig
rule-DU-10 = Wer zuerst vier Marker oder mehr hat, gewinnt sofort die Partie.
    .title = Sieg
rule-DU-11 = Zu zweit hat jeder zwei Bereiche und zwei Züge hintereinander: erst für Bereich 1, dann für Bereich 2, links daneben. In jedem Zug legt man den Satz dieses Bereichs ab und tut dann eines der vier Dinge; ein ausgelegter Satz kommt in den Bereich, für den der Zug gilt.
    .title = Zwei Bereiche
rule-DU-12 = Ein Satz misst sich mit jedem gleich großen auf dem Tisch – auch mit deinem eigenen im anderen Bereich.
    .title = Auch der eigene Satz zählt
rule-DU-13 = Wer den Stern hat, beginnt die Runde mit nur einem Zug, und zwar für Bereich 2.
    .title = Der Anfang zu zweit
rule-DU-14 = Wer die letzte Handkarte spielt, gewinnt sofort die Runde. Wer zuerst zwei Runden gewonnen hat, gewinnt die Partie.
    .title = Sieg zu zweit
rule-DU-R1 = Die letzte Karte darfst du auch an einen fremden Satz anlegen. Wer so zuerst fertig wird, lässt keinen Satz zurück.
    .title = Fertig durch Anlegen
rule-DU-R2 = An den Satz eines Spielers, der fertig ist, darf man anlegen, und man darf ihn nehmen, wie jeden anderen. Wenn dieser Platz dran wäre, wird er ganz abgelegt.
    .title = Der Satz eines fertigen Spielers
rule-DU-R3 = Angelegt und genommen wird nur bei Gegnern, nie beim eigenen Satz – zu zweit auch nicht bei dem in deinem anderen Bereich.
    .title = Nur Sätze der Gegner
rule-DU-R4 = Wer eine Karte hält, kann immer die Handkarten drehen. Es sitzt also nie jemand fest.
    .title = Ein Zug geht immer
rule-DU-R5 = Eine Runde kann sich im Kreis drehen. Sie zählt nicht, wenn eine Lage zum dritten Mal entsteht (jede Karte an derselben Stelle und gleich herum, derselbe Spieler und derselbe Bereich dran, derselbe Spieler fertig; geprüft wird zu Beginn jedes Zuges, nach dem Ablegen) oder wenn sie 500 Züge erreicht (die Zahl lässt sich in den Einstellungen ändern). Wer zuerst fertig war, behält die zwei Marker, mehr bekommt niemand, und es wird neu ausgeteilt. Wer übersprungen wird, macht keinen Zug; zu zweit zählt der Zug für jeden Bereich einzeln.
    .title = Runden, die nicht zählen
rule-DU-R6 = Ein eigener Kartensatz geht beim Austeilen vielleicht nicht auf. Die überzähligen Karten werden im Uhrzeigersinn verteilt, angefangen beim linken Nachbarn dessen, der die vorige Runde begonnen hat; in der ersten Runde beim ersten Platz.
    .title = Ungleiches Austeilen
rule-DU-R7 = Du darfst einen Satz auch gleich nach dem Ablegen deines eigenen nehmen: Abgelegt wird zuerst.
    .title = Erst ablegen
rule-DU-R8 = Gleicher Wert bei gleicher Größe schlägt nicht: Das ist nicht erlaubt.
    .title = Gleich ist nicht genug
rule-DU-R9 = Der Sieg kommt vor dem Zurückgeben. Beendet eine letzte Karte die Runde, geht ein geschlagener Satz nicht mehr zurück, auch dein eigener nicht.
    .title = Das Ende geht vor
rule-DU-R10 = Eine angelegte Karte gehört zum Satz und damit dem, vor dem er liegt: Sie wird mit dem Satz abgelegt oder zurückgegeben.
    .title = Wem die angelegte Karte gehört
rule-DU-R11 = Karten auf dem Tisch zeigen allen beide Werte. Abgelegte liegen verdeckt und werden nicht durchgesehen. Wie viele Karten jemand hält, sehen alle.
    .title = Was zu sehen ist
rule-DU-R12 = Marker gehen nie aus, wie viele auch in der Schachtel sind. Die zwei Werte einer Karte sind immer verschieden.
    .title = Genug Marker
rule-DU-R13 = Zu zweit, im Zug für Bereich 1: Dein alter Satz in Bereich 2 liegt noch, und ein neuer misst sich mit ihm.
    .title = Der andere Bereich liegt noch
rule-DU-R14 = Zählt die dritte Runde hintereinander nicht, ist die Partie zu Ende: Es gewinnt, wer die meisten Marker hat (zu zweit die meisten Runden); bei Gleichstand wird der Sieg geteilt.
    .title = Dreimal im Kreis ist genug
rule-DU-E1 = Zu dritt; auf dem Tisch liegen eine Acht und drei Vieren. Eine einzelne Karte darfst du nur über 8 auslegen, drei Karten nur über 4, jede andere Zahl von Karten mit beliebigem Wert.
    .title = Was du auslegen darfst
rule-DU-E2 = Auf dem Tisch liegen eine Zwei und zwei Siebenen. Eine Zwei darfst du nicht an die Zwei anlegen: Zwei Zweien wären niedriger als die zwei Siebenen.
    .title = Wo du nicht anlegen darfst
rule-DU-E3 = Auf dem Tisch liegen eine Acht und zwei Vieren, 4/6 und 4/7. Du legst eine Acht an: Die Vieren gehen zurück und sind auf der Hand eine Sechs und eine Sieben.
    .title = Anlegen, das schlägt
rule-DU-E4 = Du nimmst einen Satz aus drei Einsen, 1/6, 1/8 und 1/9. Auf deiner Hand sind sie 6, 8 und 9.
    .title = Einsen nehmen
rule-DU-E5 = Jemand legt die letzten zwei Karten aus und bekommt zwei Marker. Als Nächstes legt jemand ein höheres Paar aus: Das erste wird abgelegt, nicht zurückgenommen.
    .title = Geschlagen, aber fertig
rule-DU-E6 = Zu zweit: In deinem Bereich 1 liegen zwei Vieren, und im Zug für Bereich 2 legst du zwei Sechsen aus. Die Vieren kommen gedreht auf deine eigene Hand zurück.
    .title = Sich selbst schlagen
rule-DU-E7 = Dasselbe, aber die zwei Sechsen waren deine letzten Karten: Die Runde gehört dir, und die Vieren kommen nicht zurück.
    .title = Sieg mit Sechsen
rule-DU-E8 = Ein Satz aus fünf Zweien hat den Wert 2 und die Größe 5.
    .title = Wert und Größe

### Tisch

dnup-ui-chip = Runde { $round }
dnup-ui-you = Du
dnup-ui-player = { $who }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } auf der Hand; Marker oder gewonnene Runden: { $tokens }
dnup-ui-area = Bereich { $area }
dnup-ui-no-set = { $who-is ->
    [you] vor dir liegt nichts
   *[other] vor { $who } liegt nichts
  }
dnup-ui-set = { $who-is ->
    [you] dein Satz: { $set }, gedreht { $back }
   *[other] { $who }: { $set }, gedreht { $back }
  }
dnup-ui-goes-back = geht zurück
dnup-ui-last-lap = zum letzten Mal
dnup-ui-ladder = Zu schlagen, nach Zahl der Karten
dnup-ui-above = über { $value }
dnup-ui-free = frei
dnup-ui-closed = zu
dnup-ui-hand = Deine Karten
dnup-ui-card = { $card-full }
dnup-ui-actions = Aktionen
dnup-ui-do-lay = Auslegen
dnup-ui-do-add = Anlegen
dnup-ui-do-take = Nehmen
dnup-ui-do-rotate = Drehen
dnup-ui-how-lay = Wähle Karten eines Werts, die du auslegen darfst.
dnup-ui-how-add = Wähle genau eine Karte und tippe auf einen gleichwertigen Satz eines Gegners.
dnup-ui-how-take = Tippe auf den Satz eines Gegners, um ihn zu nehmen.
dnup-ui-how-rotate = Drehen kannst du, wenn du dran bist.
dnup-ui-your-turn = Du bist dran
dnup-ui-your-turn-area = Du bist dran: Bereich { $area }
dnup-ui-turn-of = { $who-is ->
    [you] Du bist dran
   *[other] { $who } ist dran
  }
dnup-ui-over = Die Partie ist vorbei
dnup-ui-go-lay = Auslegen: { $set }
dnup-ui-go-add = { $value } anlegen bei { $who }
dnup-ui-beats = Schlägt { $set }
dnup-ui-beats-nothing = Niemand bekommt etwas zurück
dnup-ui-makes = Ergibt { $set }
dnup-ui-takes = Du nimmst { $set }
dnup-ui-back = { $who-is ->
    [you] Kommt zu dir zurück als { $values }.
   *[other] Geht an { $who } zurück als { $values }.
  }
dnup-ui-holds = { $who-is ->
    [you] Du hältst dann { $cards }.
   *[other] { $who } hält dann { $cards }.
  }
dnup-ui-comes = Kommt auf deine Hand als { $values }.
dnup-ui-turned = Deine Handkarten, gedreht
dnup-ui-empty = kein Satz
dnup-ui-your-empty = dein Satz
dnup-ui-waiting-set = { $who-is ->
    [you] wird abgelegt, wenn du dran wärst
   *[other] wird abgelegt, wenn { $who } dran wäre
  }
dnup-ui-pick = Wähle Karten oder den Satz eines Gegners.
dnup-ui-pick-cards = Wähle Karten.
dnup-ui-pick-none = Nichts auf deiner Hand passt: Nimm einen Satz oder dreh deine Karten.
dnup-ui-pick-none-rotate = Nichts auf deiner Hand passt: Dreh deine Karten.
dnup-ui-pick-more = Noch nicht genug: Wähle noch eine { $value }.
dnup-ui-pick-set = Tippe auf den Satz, an den du anlegst.
dnup-ui-pick-stuck = Das kannst du jetzt weder auslegen noch anlegen.
dnup-ui-numeral = { $n }
dnup-ui-go-rotate = Alle Handkarten drehen
dnup-ui-goes-off = wird abgelegt
dnup-ui-recap = Runde { $round } ist zu Ende
dnup-ui-recap-first = Zuerst fertig
dnup-ui-recap-out = Keine Karten mehr
dnup-ui-recap-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
dnup-ui-recap-won = { $count } von { $goal } gewonnen

## Told again after the end

dnup-highlight-set = Größter Satz: { $who }, { $count } Karten mit dem Wert { $value }
dnup-highlight-taken = Größter Fang: { $who } nimmt { $whose } { $count } Karten weg
dnup-highlight-escape = Knapp entkommen: { $who } ist alle Karten los, { $other } hält die letzte

## Eine Lektion

dnup-lesson-first = Eine erste Runde
dnup-lesson-goal = Das Ziel: Spiele als Erster deine letzte Karte. Das bringt zwei Marker; mit vieren – d, n, u und p – gewinnst du.
dnup-lesson-two-ways = Jede Karte hat zwei Werte. Der obere zählt: Das ist eine 2. Gedreht wäre sie eine 4.
dnup-lesson-set = Karten mit gleichem Wert sind ein Satz. Du hast vier 1en.
dnup-lesson-lay-ones = Tippe alle vier an und lege sie aus.
dnup-lesson-gone = Niemand hat deinen Satz geschlagen, also ist er zu Beginn deines Zugs endgültig weg.
dnup-lesson-lay-twos = Jetzt die beiden 2en.
dnup-lesson-beaten-other = { $p2 } hat eine 8 gelegt. { $p1 } hatte eine einzelne 6: gleich groß, weniger wert. Also ging sie auf die Hand zurück.
dnup-lesson-ladder = Hier siehst du, was zu schlagen ist, je nach Zahl der Karten.
dnup-lesson-add = Genau eine Karte kannst du auch loswerden, indem du sie anlegst: Tippe auf deine 8, auf die 8 von { $p2 } und dann auf den Knopf.
dnup-lesson-try-three = { $p1 } hat eine einzelne 5. Ginge deine 3? Tippe sie an und dann „Auslegen“: Der Tisch sagt, warum nicht.
dnup-lesson-lay-seven = Lege deine 7 aus: Sie schlägt die 5.
dnup-lesson-came-back = Die 8 von { $p1 } hat deine 7 geschlagen. Sie kam auf deine Hand zurück, und die goldene Regel hat sie gedreht: Jetzt ist sie eine 5.
dnup-lesson-turn = Sieh dir die unteren Werte an: 7, 7 und 7! Dreh alle deine Handkarten.
dnup-lesson-lay-all = Drei 7en und sonst nichts. Lege sie alle aus! Die anderen spielen dann noch um einen Marker.
dnup-lesson-out = Du warst als Erster fertig: zwei Marker für dich. Wer als Nächstes fertig war, bekam einen, und die Runde ist zu Ende.
dnup-lesson-end = Das ist das Spiel. Noch etwas: Du darfst auch einen ganzen fremden Satz auf die Hand nehmen, gedreht.
dnup-lesson-two = Zu zweit: was anders ist
dnup-lesson-two-goal = Das Ziel: Spiele als Erster deine letzte Karte. So gewinnst du die Runde; wer zwei gewinnt, gewinnt die Partie.
dnup-lesson-two-cards = Jede Karte hat zwei Werte, der obere zählt. Karten mit gleichem Wert sind ein Satz; ihn schlägt ein gleich großer Satz mit höherem Wert.
dnup-lesson-two-areas = Zu zweit hat jeder zwei Bereiche: zwei Plätze für Sätze.
dnup-lesson-two-begin = Wer den Stern hat, beginnt, mit nur einem Zug: für Bereich 2.
dnup-lesson-two-lay = Lege dort deine drei 2en aus.
dnup-lesson-two-played = { $p1 } war zweimal dran: In Bereich 1 liegen zwei 3en, in Bereich 2 liegt eine 8.
dnup-lesson-two-turns = Von jetzt an hast du immer zwei Züge hintereinander: zuerst für Bereich 1, dann für Bereich 2.
dnup-lesson-two-fours = Lege die beiden 4en in Bereich 1 aus: Sie schlagen die 3en.
dnup-lesson-two-gone = Jetzt Bereich 2. Niemand hat deine drei 2en geschlagen: Sie sind endgültig aus der Runde.
dnup-lesson-two-own = Vorsicht: Auch dein eigener Satz in Bereich 1 zählt, wie jeder andere.
dnup-lesson-two-try = Versuch es trotzdem mit den beiden 1en: Sie sind niedriger als deine 4en, also sagt der Tisch nein.
dnup-lesson-two-fives = Die beiden 5en sind höher. Lege sie aus und sieh, was mit deinen 4en geschieht.
dnup-lesson-two-back = Deine eigenen 4en kamen gedreht auf deine Hand zurück: eine 7 und eine 8. Das kann sogar klug sein.
dnup-lesson-two-added = { $p1 } wird eine 5 los und legt sie hier an. Der Satz bleibt deiner, und wenn ihn niemand schlägt, ist er endgültig weg.
dnup-lesson-two-end = Statt auszulegen darfst du auch deine ganze Hand drehen oder einen Satz des Gegners gedreht auf die Hand nehmen. Spiel weiter!

## Vorgelesen

dnup-spoken-all-free = Alles ist frei.
dnup-spoken-area = { $who }, Bereich { $area }
dnup-spoken-cards = Karten { $cards }; zurück auf der Hand { $back }
dnup-spoken-rung = { $rung } ({ $who }{ $area ->
    [2] , Bereich 2
   *[other] { "" }
  })
dnup-spoken-closed = { $rung }, zu
dnup-spoken-starter = Es beginnt
dnup-spoken-out = Zuerst fertig
dnup-spoken-voids = Runden ohne Wertung in Folge

dnup-symbol-card = Eine Karte hat zwei Werte: Oben steht der gültige, auf den Kopf gedreht gilt der andere.
dnup-symbol-star = Wer die Karte mit dem Stern hat, beginnt.
dnup-symbol-tokens = Die Buchstaben d, n, u, p sind gewonnene Marker: Wer alle vier hat, gewinnt.

## Rat

dnup-advice-out = Damit spielst du deine letzten Handkarten.
dnup-advice-returns = Das schlägt einen Satz von { $who }: Er geht zurück, und { $who } hat dann { $cards } auf der Hand.
dnup-advice-lay = Du spielst { $cards } auf einmal aus.
dnup-advice-free = Auf dem Tisch liegt kein Satz aus einer Karte, also ist der Weg frei für { $set }.
dnup-advice-add = Die Karte kommt nie zu dir zurück: Sie gehört dann zum Satz von { $who }.
dnup-advice-take = Gedreht ergeben sie auf deiner Hand: { $set }.
dnup-advice-rotate = Gedreht hat deine Hand { $after } verschiedene Werte statt { $before }.
