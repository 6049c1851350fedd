### Numberloor auf Deutsch

numberloor-title = Numberloor
numberloor-tagline = Ein Haus mit zehn Stockwerken hinauf und hinunter, an der Schnur eines Ballons.
numberloor-variant-full = Volles Spiel (8+)
numberloor-variant-medium = Mittel (6+)
numberloor-variant-beginner = Für Anfänger (4+)
numberloor-brief-aim = Werde alle Handkarten los. Stockwerke kommen auf einen Stapel, das Haus mit den zehn Stockwerken hinauf und hinunter; der Ballon sagt, wie weit.
numberloor-brief-win = Jedes Mal, wenn du alle Handkarten los bist, bekommst du einen Stern und sechs neue Karten. Zu zweit und zu dritt gewinnt, wer zuerst fünf Sterne hat, zu viert und zu fünft, wer zuerst drei hat.
numberloor-brief-turn = Spiel so viele Karten wie möglich aus, mindestens ein Stockwerk. Ein Stockwerk passt, wenn es dieselbe Zahl hat wie das oberste oder genau so weit darüber oder darunter liegt, wie der oberste Ballon sagt. Passt nichts, zieh zwei Karten. Anfänger spielen ohne Ballons, auf zwei Stapel und mit benachbarten Stockwerken.
numberloor-teaches = Zahlen bis zehn und ihre Nachbarn, gerade und ungerade, vorwärts und rückwärts zählen, mehrere Wege finden.

numberloor-option-starter = Wer anfängt
    .help = Es beginnt, wer am jüngsten ist: Nenne den Platz oder lass losen. Es muss ein Platz an diesem Tisch sein.
numberloor-option-starter-random = wird gelost
numberloor-option-starter-1 = Platz 1
numberloor-option-starter-2 = Platz 2
numberloor-option-starter-3 = Platz 3
numberloor-option-starter-4 = Platz 4
numberloor-option-starter-5 = Platz 5
numberloor-option-takeover = Übernehmen mit Nachtstockwerken
    .help = Nur im vollen Spiel: Ein Nachtstockwerk kann einen laufenden Zug übernehmen.
numberloor-option-takeover-on = an
numberloor-option-takeover-off = aus
numberloor-option-takeover_after = Ein Zug kann übernommen werden nach
    .help = Was in diesem Zug schon ausgespielt sein muss.
numberloor-option-takeover_after-floor-and-balloon = einem Stockwerk und einem Ballon
numberloor-option-takeover_after-floor = einem Stockwerk
numberloor-option-night_floor = Übernommen wird mit
    .help = Die Spielanleitung nennt keine Bedingung; hier muss das Nachtstockwerk auf den Stapel passen, wie er liegt.
numberloor-option-night_floor-fits = einem passenden Nachtstockwerk
numberloor-option-night_floor-any = jedem Nachtstockwerk
numberloor-option-after_takeover = Wer nach einer Übernahme dran ist
    .help = Die Spielanleitung sagt: der rechte Nachbar dessen, der übernommen hat.
numberloor-option-after_takeover-right = der rechte Nachbar
numberloor-option-after_takeover-left = der linke Nachbar
numberloor-option-window_seconds = Zeit zum Übernehmen, in Sekunden
    .help = Die Pause ist für alle gleich, damit sie nichts verrät.
numberloor-option-turn_limit = Höchstzahl der Züge
    .help = Nach so vielen Zügen werden die Sterne gezählt.

numberloor-section-common = Alle drei Spiele
numberloor-section-full = Volles Spiel
numberloor-section-medium = Mittel
numberloor-section-beginner = Für Anfänger
numberloor-section-rulings = Wo die Spielanleitung schweigt
numberloor-section-examples = Beispiele

## Karten

numberloor-face-floor = Stockwerk { $number }
numberloor-face-night = Nachtstockwerk { $number }
numberloor-face-balloon = Ballon { $number }
numberloor-face-near = Ballon „nahe Stockwerke“
numberloor-face-even = Ballon „gerade Stockwerke“
numberloor-face-odd = Ballon „ungerade Stockwerke“
numberloor-face-skip = Ballon „Aussetzen“

## Fragen

numberloor-prompt-turn = Du bist dran: Spiel Karten aus, mindestens ein Stockwerk.
    .tv = Spiel Karten aus, mindestens ein Stockwerk.
numberloor-prompt-beginner = Du bist dran: Spiel eine Karte auf einen der Stapel oder passe.
    .tv = Spiel eine Karte auf einen der Stapel oder passe.
numberloor-prompt-top = Dein letztes Stockwerk ist ausgespielt. Welcher Ballon bleibt oben?
numberloor-prompt-window = Willst du den Zug übernehmen?
numberloor-prompt-order = Deine feste Antwort zum Übernehmen
numberloor-do-lay = { $card } ausspielen
numberloor-do-lay-on = { $card } auf Stapel { $pile } ausspielen
numberloor-do-top = { $card } bleibt oben
numberloor-do-take-over = Übernehmen mit { $card }
numberloor-do-draw = Zwei Karten ziehen
numberloor-do-pass = Passen
numberloor-do-end = Zug beenden
numberloor-do-decline = Weiterspielen lassen
numberloor-do-order-ask = Mich jedes Mal fragen
numberloor-do-order-take = Übernehmen, wenn ich kann
numberloor-do-order-decline = Mich nicht fragen
numberloor-effect-opens = danach möglich: { $numbers }

## Was geschieht

numberloor-event-shuffled = { $count ->
    [one] Eine Karte wird
   *[other] { $count } Karten werden
  } gemischt.
numberloor-event-misdealt = Nur Ballons auf der Hand: { $players }. Es wird neu ausgeteilt.
numberloor-event-misdealt-middle = Für die Mitte ist kein Ballon mit einer Zahl übrig. Es wird neu ausgeteilt.
numberloor-event-middle = In die Mitte kommen: { $cards }.
numberloor-event-turn = { $who-is ->
    [you] Du bist dran.
   *[other] { $who } ist dran.
  }
numberloor-event-laid = { $who-is ->
    [you] Du spielst { $card } aus.
   *[other] { $who } spielt { $card } aus.
  }
numberloor-event-drawn = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
numberloor-event-drawn-own = Du ziehst { $cards }.
numberloor-event-drawn-none = { $who-is ->
    [you] Für dich gibt es nichts mehr zu ziehen.
   *[other] Für { $who } gibt es nichts mehr zu ziehen.
  }
numberloor-event-passed = { $who-is ->
    [you] Du passt.
   *[other] { $who } passt.
  }
numberloor-event-recycled = Der Nachziehstapel ist leer: { $count ->
    [one] Aus einer gespielten Karte wird
   *[other] Aus { $count } gespielten Karten wird
  } ein neuer gemischt.
numberloor-event-skipped = { $who-is ->
    [you] Du setzt einen Zug aus.
   *[other] { $who } setzt einen Zug aus.
  }
numberloor-event-taken-over = { $who-is ->
    [you] Du übernimmst den Zug von { $loser }!
   *[other] { $who } übernimmt { $loser-is ->
        [you] deinen Zug!
       *[other] den Zug von { $loser }!
    }
  }
numberloor-event-order-ask = Du wirst jedes Mal gefragt.
numberloor-event-order-take = Du übernimmst, sobald du kannst.
numberloor-event-order-decline = Du wirst nicht gefragt.
numberloor-event-answered-take = Du willst mit { $card } übernehmen.
numberloor-event-star = { $who-is ->
    [you] Du hast keine Karten mehr: Tanz und juble! Du hast { $stars ->
        [one] einen Stern.
       *[other] { $stars } Sterne.
    }
   *[other] { $who } hat keine Karten mehr, tanzt und jubelt und hat { $stars ->
        [one] einen Stern.
       *[other] { $stars } Sterne.
    }
  }
numberloor-event-ended = { $who-is ->
    [you] Du gewinnst mit { $stars ->
        [one] einem Stern.
       *[other] { $stars } Sternen.
    }
   *[other] { $who } gewinnt mit { $stars ->
        [one] einem Stern.
       *[other] { $stars } Sternen.
    }
  }
numberloor-event-ended-shared = { $winners-is ->
    [you] { $winners } teilt euch den Sieg mit je { $stars ->
        [one] einem Stern.
       *[other] { $stars } Sternen.
    }
   *[other] { $winners } teilen sich den Sieg mit je { $stars ->
        [one] einem Stern.
       *[other] { $stars } Sternen.
    }
  }
numberloor-ended-stars = Jemand hat genug Sterne.
numberloor-ended-stalemate = Niemand kann mehr ausspielen oder ziehen; die Sterne werden gezählt.
numberloor-ended-limit = Die Höchstzahl der Züge ist erreicht; die Sterne werden gezählt.

## Was nicht geht

numberloor-refused-window = Die anderen werden gerade gefragt, ob sie übernehmen.
numberloor-refused-choose-top = Du hast keine Stockwerke mehr: Sag nur, welcher Ballon oben bleibt.
numberloor-refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
numberloor-refused-no-such-pile = Diese Karte gehört nicht dorthin.
numberloor-refused-floor = Auf Stockwerk { $top } passt Stockwerk { $number } jetzt nicht.
numberloor-refused-corner = Nach diesem Ballon könntest du in diesem Zug kein Stockwerk ausspielen.
numberloor-refused-draw-beginner = In diesem Spiel ziehst du, wenn du passt.
numberloor-refused-draw-laid = Du hast schon eine Karte ausgespielt, also ziehst du nicht.
numberloor-refused-draw-again = Gezogen wird nur einmal im Zug.
numberloor-refused-can-lay = Du kannst ein Stockwerk ausspielen, also musst du es auch.
numberloor-refused-pass-laid = Du hast eine Karte ausgespielt; beende lieber den Zug.
numberloor-refused-pass-early = Zieh erst zwei Karten.
numberloor-refused-end = In deinem Zug musst du mindestens ein Stockwerk ausspielen.
numberloor-refused-no-window = Jetzt lässt sich der Zug nicht übernehmen.
numberloor-refused-night = Übernehmen kannst du nur mit einem Nachtstockwerk von deiner Hand, das auf den Stapel passt.
numberloor-refused-night-any = Übernehmen kannst du nur mit einem Nachtstockwerk von deiner Hand.

## Der Tisch im Terminal

numberloor-table-heading = Zug { $turn } · Sterne zum Sieg: { $target }
numberloor-table-pile = Stapel { $number }: { $card }
numberloor-table-floors = Stockwerke: { $card }
numberloor-table-balloon = Oberster Ballon: { $card }
numberloor-table-reach = möglich: { $numbers }
numberloor-table-draw-pile = Nachziehstapel: { $count }
numberloor-table-chain = In diesem Zug: { $cards }
numberloor-table-seat = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
numberloor-table-hand = Deine Karten
numberloor-table-order = Feste Antwort: { $order }

## Die Regeln

rule-NF-1 = Stockwerke haben Zahlen von 0 bis 9, und manche sind Nachtstockwerke. Ballons haben eine Zahl oder ein besonderes Zeichen.
    .title = Die Karten
rule-NF-2 = In der Mitte liegen zwei offene Stapel: einer mit Stockwerken, einer mit Ballons. (Anfänger haben zwei Stapel mit Stockwerken und keine Ballons.)
    .title = Zwei Stapel
rule-NF-3 = Wer im eigenen Zug alle Handkarten loswird, tanzt (Anfänger stoßen einen Siegesruf aus), bekommt einen Stern und sechs neue Karten; dann ist der nächste Spieler dran.
    .title = Alle Handkarten los
rule-NF-4 = Zu zweit und zu dritt gewinnt, wer zuerst fünf Sterne hat, zu viert und zu fünft, wer zuerst drei hat.
    .title = Sieg
rule-NF-5 = Ist der Nachziehstapel leer, werden die gespielten Karten zu einem neuen gemischt. Die oberste Karte jedes Stapels bleibt liegen.
    .title = Ein neuer Nachziehstapel
rule-NF-6 = Die Stockwerke gehen im Kreis: Über 9 kommt wieder 0, und unter 0 kommt 9.
    .title = Im Kreis
rule-NF-7 = Die sechs Ballons mit blauem Punkt spielen nicht mit. Stockwerke und Ballons werden zusammen gemischt, und alle bekommen sechs Karten. Hat jemand nur Ballons, wird neu gemischt und ausgeteilt.
    .title = Austeilen
rule-NF-8 = Ein Stockwerk und ein Ballon mit einer Zahl aus den übrigen Karten kommen in die Mitte.
    .title = Die ersten zwei Karten
rule-NF-9 = Es beginnt, wer am jüngsten ist, dann geht es im Uhrzeigersinn weiter. Das gilt in allen drei Spielen.
    .title = Wer anfängt
rule-NF-10 = In deinem Zug spielst du eine, mehrere oder alle deine Karten aus, gemischt, wie du willst. Mindestens eine muss ein Stockwerk sein.
    .title = Ein Zug
rule-NF-11 = Ein Stockwerk darfst du ausspielen, wenn es dieselbe Zahl hat wie das oberste oder genau so weit darüber oder darunter liegt, wie der oberste Ballon sagt. Jede ausgespielte Karte liegt sofort obenauf.
    .title = Stockwerke ausspielen
rule-NF-12 = Ballons darfst du in deinem Zug jederzeit ausspielen, so viele du willst oder gar keine. Es gilt der letzte, der oberste.
    .title = Ballons ausspielen
rule-NF-13 = Kannst du kein Stockwerk ausspielen, auch nicht mit Hilfe deiner Ballons, zieh zwei Karten und versuch es noch einmal. Geht es noch immer nicht oder willst du nicht, passe.
    .title = Ziehen
rule-NF-14 = Hast du alle Stockwerke ausgespielt, folgen die übrigen Ballons, und damit endet dein Zug. Du wählst, welcher oben bleibt.
    .title = Die letzten Ballons
rule-NF-15 = „Nahe Stockwerke“: Solange dieser Ballon oben liegt, darfst du dasselbe Stockwerk oder eines bis zu zwei darüber oder darunter ausspielen, immer vom neuen obersten aus gezählt.
    .title = Nahe Stockwerke
rule-NF-16 = Solange der Ballon „gerade Stockwerke“ oben liegt, darfst du jedes Stockwerk mit gerader Zahl ausspielen, bei „ungerade Stockwerke“ jedes mit ungerader.
    .title = Gerade und ungerade
rule-NF-17 = „Aussetzen“: Endet dein Zug mit dieser Karte, zieht der nächste Spieler zwei Karten und setzt aus. Solange sie oben liegt, darf man nur genau die Zahl des obersten Stockwerks ausspielen.
    .title = Aussetzen
rule-NF-18 = Im eigenen Zug ist ein Nachtstockwerk ein gewöhnliches Stockwerk. Es kann aber auch einen fremden Zug übernehmen, sobald in ihm ein Stockwerk und ein Ballon ausgespielt sind. Dabei muss es auf den Stapel passen wie jedes andere, wenn es nicht anders eingestellt ist.
    .title = Nachtstockwerke
rule-NF-19 = Wer übernommen hat, spielt weiter wie im eigenen Zug. Danach ist sein rechter Nachbar dran.
    .title = Nach der Übernahme
rule-NF-20 = Wer alle Stockwerke ausgespielt hat und nur noch Ballons hält, kann den Zug nicht verlieren: Er endet damit, dass die Ballons ausgespielt werden.
    .title = Sicher mit Ballons
rule-NF-21 = Die Karten mit rotem Punkt spielen nicht mit, also gehen die Ballons nur bis drei, es gibt keine Nachtstockwerke und kein Übernehmen. Die blauen Punkte spielen mit. Sonst ist alles wie im vollen Spiel.
    .title = Mittel
rule-NF-22 = Es spielen nur Tagstockwerke mit. Alle bekommen sechs, und zwei Stockwerke in der Mitte beginnen zwei Stapel. Es beginnt, wer am jüngsten ist, dann geht es im Uhrzeigersinn weiter.
    .title = Zwei Stapel mit Stockwerken
rule-NF-23 = Ein Stockwerk passt auf jeden Stapel, dessen oberstes dasselbe ist oder sein Nachbar darüber oder darunter. Du darfst so viele ausspielen, wie du willst.
    .title = Nachbarn
rule-NF-24 = Wer nicht ausspielen kann oder will, passt und zieht zwei; dann ist der nächste Spieler dran.
    .title = Passen
rule-NF-R1 = Dieselbe Zahl darf man immer ausspielen, welcher Ballon auch oben liegt.
    .title = Dieselbe Zahl
rule-NF-R2 = Der Gastgeber kann sagen, wer am jüngsten ist; sonst wird gelost, wer anfängt.
    .title = Wer am jüngsten ist
rule-NF-R3 = Du kannst kein Stockwerk ausspielen, wenn dir keine Reihenfolge deiner Ballons dazu verhilft, zum Beispiel wenn du nur Ballons hältst. Nur dann darfst du ziehen, einmal im Zug. Wer ausspielen kann, muss; nach dem Ziehen darfst du passen.
    .title = Wann man zieht
rule-NF-R4 = Vor dem ersten Stockwerk eines Zuges darfst du einen Ballon nur ausspielen, wenn danach noch ein Stockwerk folgen kann.
    .title = Keine Sackgassen
rule-NF-R5 = Auch bei nahen, geraden und ungeraden Stockwerken geht es im Kreis: Unter 0 liegen 9 und 8, und 0 ist gerade.
    .title = Zeichen gehen im Kreis
rule-NF-R6 = Aussetzen gilt nur als allerletzte Karte des Zuges. Früher ausgespielt oder von vorher obenauf, lässt es niemanden aussetzen.
    .title = Die letzte Karte
rule-NF-R7 = Das Nachtstockwerk muss auf den Stapel passen, wie er liegt (in den Einstellungen lässt sich wählen, dass es nicht muss). Es zählt nur, was in diesem Zug ausgespielt wurde (ein Stockwerk und ein Ballon; in den Einstellungen lässt sich wählen, dass ein Stockwerk genügt). Von da an werden nach jeder Karte alle anderen auf die gleiche Weise und gleich kurz gefragt, egal ob sie ein Nachtstockwerk haben; Schweigen heißt nein. Du kannst geheim eine feste Antwort vorgeben, und niemand erfährt davon. Wollen mehrere, übernimmt der Nächste im Uhrzeigersinn. Das Übernehmen lässt sich abschalten.
    .title = Alle werden gleich gefragt
rule-NF-R8 = Nach einer Übernahme ist der rechte Nachbar dessen dran, der übernommen hat (in den Einstellungen lässt sich der linke wählen), und von dort geht es im Uhrzeigersinn weiter.
    .title = Nach rechts
rule-NF-R9 = Wer den Zug verliert, behält die Karten und bekommt nichts; ein gerade ausgespieltes Aussetzen trifft niemanden.
    .title = Den Zug verlieren
rule-NF-R10 = Gibt es zu wenige Karten zum Ziehen, zieh, was da ist. Spielt und zieht eine ganze Runde lang niemand eine Karte, endet die Partie, und es gewinnt, wer die meisten Sterne hat, bei Gleichstand gemeinsam.
    .title = Nichts mehr zu ziehen
rule-NF-R11 = Die sechs neuen Karten dürfen lauter Ballons sein; neu ausgeteilt wird nur am Anfang der Partie.
    .title = Sechs neue Karten
rule-NF-R12 = Stern und Aussetzen zugleich: erst der Stern und sechs Karten, dann zieht der Nächste zwei und setzt aus. Ein Stern, der gewinnt, beendet die Partie sofort, ohne Ziehen und Aussetzen.
    .title = Stern und Aussetzen
rule-NF-R13 = Auch ein übernommener Zug kann übernommen werden, sogar von dem, der ihn gerade verloren hat. Gezählt wird neu ab dem Nachtstockwerk, und wer folgt, richtet sich nach der letzten Übernahme. Wer übernommen hat, zieht nie, darf gleich aufhören und bekommt einen Stern wie alle.
    .title = Wieder und wieder
rule-NF-R14 = Endet ein übernommener Zug mit Aussetzen, zieht der Nächste, der dran wäre, zwei Karten und setzt aus; von dort geht es im Uhrzeigersinn weiter.
    .title = Übernahme und Aussetzen
rule-NF-R15 = Ist das letzte Stockwerk ausgespielt, kann niemand mehr übernehmen. Die Ballons folgen von selbst, du wählst nur den obersten; ohne Ballons kommt der Stern sofort.
    .title = Alle Stockwerke weg
rule-NF-R16 = Zu zweit bringt Aussetzen den Zug zu dem zurück, der es ausgespielt hat. Wer aussetzt, darf trotzdem den folgenden Zug übernehmen.
    .title = Aussetzen zu zweit
rule-NF-R17 = Passen und zwei Karten ziehen gibt es nur in einem Zug, in dem du nichts ausgespielt hast.
    .title = Passen oder spielen
rule-NF-R18 = Andere Karten, die beim Suchen des ersten Stockwerks und Ballons auftauchen, werden zurückgemischt. Auch ein Nachtstockwerk darf das erste sein.
    .title = Die ersten zwei finden
rule-NF-R19 = Nach 2000 Zügen (die Zahl lässt sich in den Einstellungen ändern) endet die Partie, und es gewinnt, wer die meisten Sterne hat, bei Gleichstand gemeinsam.
    .title = Eine sehr lange Partie
rule-NF-R20 = Bekommt einen Stern, wer übernommen hat, geht es weiter wie nach jeder Übernahme: beim rechten Nachbarn (in den Einstellungen lässt sich der linke wählen), nicht beim Nächsten im Uhrzeigersinn.
    .title = Ein Stern nach der Übernahme
rule-NF-E1 = Oben liegen Stockwerk 3 und Ballon 2. Ein möglicher Zug: 5, 7, 9, dann Ballon 3, dann 6 und 3.
    .title = Ein langer Zug
rule-NF-E2 = Oben liegen Stockwerk 5 und Ballon 3: Es gehen 2, 5 und 8.
    .title = Hinauf und hinunter
rule-NF-E3 = Stockwerk 9 und Ballon 2: 1, 7 und 9. Stockwerk 0 und Ballon 3: 3, 7 und 0.
    .title = Im Kreis
rule-NF-E4 = „Nahe Stockwerke“ auf Stockwerk 5: 3, 4, 5, 6 und 7. Nach der 7: 5, 6, 7, 8 und 9.
    .title = Jedes neue oberste
rule-NF-E5 = Anfänger: Auf Stockwerk 0 gehen 0, 1 und 9; auf Stockwerk 4 gehen 3, 4 und 5.
    .title = Nachbarn
rule-NF-E6 = Zu dritt oder mehr endet ein Zug mit Aussetzen: Der Nächste zieht zwei und setzt aus. Wer danach dran ist, darf nur die Zahl des obersten Stockwerks ausspielen, bis ein anderer Ballon das Aussetzen zudeckt.
    .title = Nach dem Aussetzen

### Tisch

numberloor-ui-chip = Ziel: { $target } Sterne
numberloor-ui-players = Spieler
numberloor-ui-player = { $who }: { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
  }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
numberloor-ui-middle = Die Mitte
numberloor-ui-house = Oben liegen Stockwerk { $top } und { $balloon }. Möglich: { $reach }.
numberloor-ui-number = { $n }
numberloor-ui-floor = Stockwerk { $floor } des Hauses
numberloor-ui-pile-floor = Stockwerk
numberloor-ui-pile-balloon = Ballon
numberloor-ui-pile = Stapel { $number }: { $card }
numberloor-ui-draw-pile = noch { $count } im Stapel
numberloor-ui-chain = Dieser Zug
numberloor-ui-your-turn = Du bist dran
numberloor-ui-your-taken = Du hast diesen Zug übernommen
numberloor-ui-choose-top = Welcher Ballon oben?
numberloor-ui-turn-of = { $who-is ->
    [you] Du bist dran
   *[other] { $who } ist dran
  }
numberloor-ui-over = Die Partie ist vorbei
numberloor-ui-hand = Deine Karten
numberloor-ui-stack = { $card }, { $count }×
numberloor-ui-pick = Wähle eine Karte
numberloor-ui-wait = Andere sind dran
numberloor-ui-moment = Einen Moment…
numberloor-ui-cannot = { $card } geht jetzt nicht.
numberloor-ui-order = Über­nehmen?
numberloor-ui-order-why = Wenn ein Nachtstockwerk von dir einen fremden Zug übernehmen könnte: Sollen wir fragen, gleich übernehmen oder es lassen? Niemand sonst sieht das.
numberloor-ui-order-ask = Fragen
numberloor-ui-order-take = Immer
numberloor-ui-order-decline = Nie

numberloor-print-lead = Auf dickes Papier drucken und an den Schnittmarken ausschneiden. Volles Spiel: ohne blaue Punkte; mittel: ohne rote; Anfänger: nur Tagstockwerke.

## Told again after the end

numberloor-highlight-chain = Längste Kette: { $who }, { $count } Karten in einem Zug
numberloor-highlight-takeover = Kühnste Übernahme: { $who } stoppt { $loser } (Karten übrig: { $count })
numberloor-highlight-escape = Knapp entkommen: { $who } holt einen Stern, { $other } hält die letzte Karte

## Eine Lektion

numberloor-lesson-beginner = Für kleine Kinder, ohne Lesen
numberloor-lesson-child-goal = Lege alle deine Karten, dann bekommst du einen Stern!
numberloor-lesson-child-near = Hier ist eine Acht. Darauf passen die Acht und ihre Nachbarn: die Sieben und die Neun.
numberloor-lesson-child-wrong = Passt die Zwei? Tippe sie an: Sie bleibt, wo sie ist.
numberloor-lesson-child-eight = Acht auf Acht, das passt! Tippe auf deine Acht und dann auf den Stapel.
numberloor-lesson-child-nine = Nach der Acht kommt die Neun. Tippe auf deine Neun!
numberloor-lesson-child-six = Abwärts geht es auch: die Sechs auf die Sieben.
numberloor-lesson-child-enough = Jetzt passt nichts mehr. Tippe auf den runden Knopf: Dann ist der andere dran.
numberloor-lesson-child-draw = Es passt immer noch nichts! Tippe auf den runden Knopf: Du ziehst zwei Karten.
numberloor-lesson-child-drawn = Du hast zwei neue Karten, und jetzt passt eine!
numberloor-lesson-child-zero = Nach der Neun kommt wieder die Null. Tippe auf deine Null!
numberloor-lesson-child-one = Und die Eins!
numberloor-lesson-child-two = Jetzt eine Zwei!
numberloor-lesson-child-same = Und noch eine Zwei: Die gleiche passt auch.
numberloor-lesson-child-three = Und die Drei, deine letzte Karte!
numberloor-lesson-child-star = Ein Stern für dich! Jetzt tanze!
numberloor-lesson-child-end = Spiel weiter: Wer zuerst alle Sterne hat, gewinnt.
numberloor-lesson-full = Ein erster Stern
numberloor-lesson-goal = Das Ziel: Werde alle deine Karten los. Dafür gibt es einen Stern; mit fünf Sternen gewinnst du.
numberloor-lesson-house = Das Haus zeigt die Stockwerke 0 bis 9. Wir sind auf Stockwerk 4; beleuchtet ist, was erreichbar ist.
numberloor-lesson-balloon = Der Ballon sagt, wie weit: genau 1 hinauf oder hinunter. Dasselbe Stockwerk passt immer.
numberloor-lesson-wrong = Ginge Stockwerk 1? Tippe es an, und der Tisch sagt, warum nicht.
numberloor-lesson-lay-three = Stockwerk 3 liegt eins unter 4: Tippe es an und lege es.
numberloor-lesson-more = Du darfst so viele Karten legen, wie du willst. Das ist dein Zug bisher.
numberloor-lesson-lay-balloon = Ein Ballon ändert den Schritt; legen darfst du ihn, wenn danach noch ein Stockwerk folgen kann: Lege den Ballon 2.
numberloor-lesson-lay-one = Jetzt geht es in Zweierschritten: von 3 hinunter auf 1. Lege deine 1.
numberloor-lesson-night = Der Mond macht deine 5 zum Nachtstockwerk: Damit kannst du sogar einen fremden Zug übernehmen.
numberloor-lesson-orders = Hier sagst du im Voraus, ob du dann gefragt werden willst, immer übernimmst oder nie. Niemand sonst sieht das.
numberloor-lesson-enough = Keines deiner Stockwerke passt jetzt. Behalte den Ballon und beende deinen Zug.
numberloor-lesson-window = { $p1 } hat ein Stockwerk und einen Ballon gelegt. Jetzt darf ein passendes Nachtstockwerk den Zug übernehmen!
numberloor-lesson-take-over = Deine Nacht-5 liegt vier über der 1: Übernimm den Zug. In einer echten Partie hast du dafür zwei Sekunden.
numberloor-lesson-lay-three-balloon = Der Zug gehört dir. Welcher Schritt führt von 5 zu deiner 2? Drei: Lege den Ballon 3.
numberloor-lesson-last-card = Und die 2: deine letzte Karte!
numberloor-lesson-star = Deine Hand ist leer: ein Stern für dich und sechs neue Karten.
numberloor-lesson-end = Das ist alles. Nach der 9 kommt wieder die 0; wer nicht legen kann, zieht zwei Karten. Spiel weiter!
numberloor-lesson-medium = Das mittlere Spiel: was anders ist
numberloor-lesson-medium-differs = Ballons sagen, wie weit es geht: im mittleren Spiel höchstens 3 Stockwerke. Manche haben stattdessen ein Zeichen, wie deiner.
numberloor-lesson-medium-wrong = Wir sind auf Stockwerk 4. Ginge eine 6? Tippe sie an, und der Tisch sagt, warum nicht.
numberloor-lesson-medium-one = Der Ballon sagt 3: genau 3 Stockwerke hinauf oder hinunter. Von Stockwerk 4 aus also 7 oder 1: Lege eine 1.
numberloor-lesson-medium-same = Dieselbe Zahl passt immer: Lege die andere 1.
numberloor-lesson-medium-round = Gezählt wird im Kreis: Unter 0 kommt 9. Drei Stockwerke unter Stockwerk 1 liegt also die 8.
numberloor-lesson-medium-even = Ein Ballon mit einem Zeichen: Mit diesem passt jedes gerade Stockwerk. Lege ihn.
numberloor-lesson-medium-four = Alle deine Stockwerke sind gerade. Lege die 4.
numberloor-lesson-medium-six = Jetzt eine 6 …
numberloor-lesson-last-six = … und die letzte.
numberloor-lesson-medium-draw = Alles in einem Zug, und du hast einen Stern! Wer kein Stockwerk legen kann, zieht zwei Karten und versucht es noch einmal.
numberloor-lesson-medium-nights = Nachtstockwerke, mit denen andere deinen Zug übernehmen können, gibt es nur im vollen Spiel. Hier kann das niemand.
numberloor-lesson-medium-end = Andere Zeichen auf Ballons: ungerade Stockwerke, nahe Stockwerke und Aussetzen. Tippe auf den offenen Ballon, um zu lesen, was er tut. Spiel weiter!

## Vorgelesen

numberloor-spoken-window = Die anderen können den Zug übernehmen.
numberloor-spoken-over = Ende der Partie.
numberloor-spoken-taker = Der Zug ist übernommen.
numberloor-spoken-drew = In diesem Zug wurde schon gezogen.
numberloor-spoken-choosing-top = Es wird gewählt, welcher Ballon oben bleibt.
numberloor-spoken-answered = Deine Antwort steht fest.
numberloor-spoken-laid = { $card } auf Stapel { $pile }
numberloor-spoken-floor-counts = Karten auf den Stapeln
numberloor-spoken-balloon-count = Ballons auf dem Stapel

numberloor-symbol-f5 = Stockwerk: kommt auf die Stockwerke, wenn die Zahl passt.
numberloor-symbol-n5 = Nachtstockwerk: Damit lässt sich ein fremder Zug übernehmen.
numberloor-symbol-b2 = Ballon: um wie viele Stockwerke genau es hinauf oder hinunter geht.
numberloor-symbol-near = „Nahe Stockwerke“: dasselbe Stockwerk oder bis zu zwei darüber oder darunter.
numberloor-symbol-even = „Gerade Stockwerke“: jedes Stockwerk mit gerader Zahl.
numberloor-symbol-odd = „Ungerade Stockwerke“: jedes Stockwerk mit ungerader Zahl.
numberloor-symbol-skip = „Aussetzen“: Beendet diese Karte den Zug, zieht die nächste Person zwei Karten und setzt aus.

## Rat

numberloor-advice-last = Es ist deine letzte Karte: Das bringt einen Stern.
numberloor-advice-goes-on = Danach geht es weiter: { $card } passt.
numberloor-advice-fewer = Damit bist du eine Karte los; dann hältst du noch { $count }.
numberloor-advice-take-over = Dann gehört der Zug dir, und die Karte bist du los.
numberloor-advice-end = Keines deiner Stockwerke passt jetzt.
