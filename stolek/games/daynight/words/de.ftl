### Day & Night auf Deutsch

daynight-title = Day & Night
daynight-tagline = Bei Tag zählt hoch, bei Nacht tief – und die Sonne kann jederzeit untergehen.
daynight-variant-base = Grundspiel
daynight-brief-aim = Sammle Karten mit Sternen. In jeder Runde gewinnt eine Farbe, und wer sie ausgespielt hat, nimmt sich eine Karte vom Tisch.
daynight-brief-win = Es gewinnt, wer am Ende auf den gesammelten Karten die meisten Sterne hat.
daynight-brief-turn = Alle legen gleichzeitig eine Karte verdeckt und danach eine zweite. Bei Tag gewinnt die Farbe mit der höchsten Summe, bei Nacht die mit der niedrigsten – und eine Sanduhr (das Zeit-Symbol) macht aus Tag Nacht und umgekehrt.
daynight-teaches = Kleine Zahlen addieren und vergleichen, erraten, was andere vorhaben, gleichzeitig mit ihnen entscheiden.
daynight-print-lead = Auf dickes Papier drucken, wenn möglich beidseitig, und an den Schnittmarken ausschneiden. Sonne und Mond zeigen, ob Tag oder Nacht ist.

daynight-option-ending = Letzte Runde
    .help = Das Spiel endet, wenn der Nachziehstapel leer ist. In welcher Runde genau, lässt die Spielanleitung offen.
daynight-option-ending-empty-pile = erste Runde mit leerem Stapel
daynight-option-ending-one-more = noch eine, nachdem der Stapel leer ist
daynight-option-ending-full-refill = Schluss, wenn nicht alle nachziehen können
daynight-option-taking = Karten nehmen
    .help = Wer eine Karte nehmen darf, muss es auch – oder darf verzichten, solange noch eine Karte mit Sternen daliegt. Bei gleichem Wert ist zuerst dran, wer weniger Sterne hat.
daynight-option-taking-must = alle nehmen
daynight-option-taking-may = man darf verzichten
daynight-option-open_discards = Abgelegte Karten darf man durchsehen
    .help = Alle haben diese Karten gesehen; so muss man sie sich nur nicht merken.

daynight-section-setup = Vor dem Spiel
daynight-section-round = Eine Runde
daynight-section-end = Das Ende
daynight-section-rulings = Wo die Spielanleitung schweigt
daynight-section-examples = Beispiele

## Karten

daynight-colour-orange = Orange
daynight-colour-blue = Blau
daynight-colour-pink = Rosa
daynight-colour-purple = Lila
daynight-face = { $colour } { $value }
    .full = { $colour } { $value } mit { $stars ->
        [one] einem Stern
       *[other] { $stars } Sternen
    }
    .short = { $colour } { $value }, { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
daynight-face-time = { $colour } { $value }
    .full = { $colour } { $value } mit Zeit-Symbol
    .short = { $colour } { $value }, Sanduhr
daynight-time-day = Tag
daynight-time-night = Nacht

## Fragen

daynight-prompt-first = Wähle deine erste Karte. Niemand sieht sie, bis alle gewählt haben.
    .short = Erste Karte.
daynight-prompt-second = Wähle deine zweite Karte.
    .short = Zweite Karte.
daynight-prompt-take = Nimm eine Karte.
daynight-do-choose = Legen: { $card-full }
    .short = { $card }
daynight-do-take = Nehmen: { $card-full }
    .short = { $card }
daynight-do-decline = Keine Karte nehmen
daynight-effect-adds = bringt ihrer Farbe { $number }
daynight-effect-flips = dreht die Zeitkarte um
daynight-effect-stars = { $number ->
    [0] kein Stern
    [one] { $number } Stern
   *[other] { $number } Sterne
  }

## Was geschieht

daynight-event-shuffled = Die Karten sind gemischt. { $removed ->
    [0] Keine kommt in die Schachtel zurück,
    [one] Eine kommt ungesehen in die Schachtel zurück,
   *[other] { $removed } kommen ungesehen in die Schachtel zurück,
} { $pile ->
    [one] eine liegt im Stapel.
   *[other] { $pile } liegen im Stapel.
}
daynight-event-drawn = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
daynight-event-drawn-own = Du ziehst: { $cards-full }.
    .short = Neu: { $cards-short }.
daynight-event-round = Runde { $number }
daynight-event-pile-card = Vom Stapel: { $card-full }.
    .short = Stapel: { $card-short }.
daynight-event-last-round = Das ist die letzte Runde.
    .short = Letzte Runde.
daynight-event-flip-pile-day = Es ist Tag (die Karte vom Stapel dreht die Zeitkarte um).
    .short = Tag.
daynight-event-flip-pile-night = Es ist Nacht (die Karte vom Stapel dreht die Zeitkarte um).
    .short = Nacht.
daynight-event-flip-day = { $who-is ->
    [you] Es ist Tag (deine Karte dreht die Zeitkarte um).
   *[other] Es ist Tag (die Karte von { $who } dreht die Zeitkarte um).
  }
    .short = Tag.
daynight-event-flip-night = { $who-is ->
    [you] Es ist Nacht (deine Karte dreht die Zeitkarte um).
   *[other] Es ist Nacht (die Karte von { $who } dreht die Zeitkarte um).
  }
    .short = Nacht.
daynight-event-chosen = { $who } hat gewählt.
daynight-event-chosen-again = { $who } wählt eine andere Karte.
daynight-event-chosen-own = Du legst { $card } verdeckt.
daynight-event-chosen-own-again = Du wechselst zu { $card }.
daynight-event-revealed = { $who-is ->
    [you] Du deckst auf: { $card-full }.
   *[other] { $who }: { $card-full }.
  }
    .short = { $who } { $card-short }.
daynight-event-won = { $colour } gewinnt mit { $total }.
daynight-event-no-colour = Keine Farbe gewinnt: Gleichstand bei { $total } zwischen { $colours }.
    .short = Gleichstand: { $colours } mit { $total }.
daynight-event-order = Genommen wird in dieser Reihenfolge: { $order }.
daynight-event-barred = Gleicher Wert und gleich viele Sterne, also keine Karte für { $barred-acc }.
    .short = Keine Karte für { $barred-acc }.
daynight-event-nobody-takes = Diese Farbe hat niemand ausgespielt, also nimmt niemand eine Karte.
    .short = Niemand nimmt eine Karte.
daynight-event-taken = { $who-is ->
    [you] Du nimmst { $card }
   *[other] { $who } nimmt { $card }
  } { $stars ->
    [0] ohne Stern.
    [one] mit einem Stern.
   *[other] mit { $stars } Sternen.
  }
daynight-event-declined = { $who-is ->
    [you] Du nimmst keine Karte.
   *[other] { $who } nimmt keine Karte.
  }
daynight-event-swept = { $count ->
    [0] Auf dem Tisch ist nichts übrig.
    [one] Die übrige Karte kommt zu den abgelegten.
   *[other] Die übrigen { $count } Karten kommen zu den abgelegten.
  }
daynight-event-ended = { $who-is ->
    [you] Du gewinnst mit { $stars ->
        [one] einem Stern.
       *[other] { $stars } Sternen.
    }
   *[other] { $who } gewinnt mit { $stars ->
        [one] einem Stern.
       *[other] { $stars } Sternen.
    }
  }
daynight-event-ended-shared = { $winners-is ->
    [you] { $winners } teilt euch den Sieg mit je { $stars ->
        [one] einem Stern.
       *[other] { $stars } Sternen.
    }
   *[other] { $winners } teilen sich den Sieg mit je { $stars ->
        [one] einem Stern.
       *[other] { $stars } Sternen.
    }
  }
daynight-ended = Der Stapel ist aufgebraucht, und die letzte Runde ist vorbei.

## Was nicht geht

daynight-refused-lies-already = Diese Karte liegt schon verdeckt vor dir.
daynight-refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
daynight-refused-barred = Du hast mit jemandem den gleichen Wert und gleich viele Sterne, also nimmt keiner von euch eine Karte.
daynight-refused-no-winning-card = Du hast in dieser Runde keine Karte der Gewinnerfarbe ausgespielt.
daynight-refused-not-your-place = Andere nehmen vor dir.
daynight-refused-collected = Gesammelte Karten bleiben bei denen, die sie haben.
daynight-refused-not-on-table = Diese Karte liegt nicht auf dem Tisch.
daynight-refused-must-take = An diesem Tisch muss man eine Karte nehmen.
daynight-refused-must-take-starless = Es liegt kein Stern mehr da, also musst du eine Karte nehmen.

## Der Tisch im Terminal

daynight-table-round = Runde { $round } von { $rounds }
daynight-table-last-round = Letzte Runde ({ $round } von { $rounds })
daynight-table-turned = Vom Stapel
daynight-table-no-card = keine Karte (der Stapel ist leer)
daynight-table-pile = { $count } im Stapel, { $discards } abgelegt
daynight-table-sums = Summen
daynight-table-nothing-lies = Auf dem Tisch liegt noch nichts.
daynight-table-face-down = verdeckt
daynight-table-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  } ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  })
daynight-table-hand = Deine Karten
daynight-table-chosen = Du hast gewählt

## Die Regeln

rule-DN-1 = Die Zeitkarte beginnt mit der Sonne nach oben: Es ist Tag.
    .title = Die Sonne scheint
rule-DN-2 = Es sind 108 Karten in vier Farben, 27 von jeder, mit Werten von 1 bis 13. Jede Karte hat entweder einen bis vier Sterne oder das Zeit-Symbol, eine Sanduhr.
    .title = Die Karten
rule-DN-3 = Nach dem Mischen kommt ein Teil der Karten ungesehen in die Schachtel zurück: zu dritt 33, zu viert 16, zu fünft 3. Der Rest ist der Nachziehstapel. Welche Karten fehlen, erfährt bis zum Ende niemand.
    .title = Karten außerhalb des Spiels
rule-DN-4 = Alle bekommen sieben Karten und halten sie geheim.
    .title = Handkarten
rule-DN-5 = Am Anfang der Runde kommt die oberste Karte des Stapels offen neben die Zeitkarte. Hat sie das Zeit-Symbol, dreht ihr die Zeitkarte sofort um.
    .title = Eine Karte vom Stapel
rule-DN-6 = Alle legen eine Karte verdeckt. Sobald alle gewählt haben, wird gemeinsam aufgedeckt, und jedes Zeit-Symbol darunter dreht die Zeitkarte einmal um – zwei Symbole heben sich also auf.
    .title = Erste Karten
rule-DN-7 = Genauso legen alle eine zweite Karte. Die ersten bleiben offen liegen.
    .title = Zweite Karten
rule-DN-8 = Zähle bei jeder Farbe die Werte aller offenen Karten zusammen, auch die vom Stapel. Bei Tag gewinnt die Farbe mit der höchsten Summe, bei Nacht die mit der niedrigsten.
    .title = Die Gewinnerfarbe
rule-DN-9 = Haben mehrere Farben die entscheidende Summe, gewinnt keine, und niemand nimmt eine Karte. Aufgeräumt und nachgezogen wird trotzdem.
    .title = Gleiche Summen
rule-DN-10 = Wer mindestens eine Karte der Gewinnerfarbe ausgespielt hat, nimmt genau eine offene Karte – irgendeine, auch die vom Stapel – und legt sie offen vor sich hin. Ihre Sterne sind Punkte.
    .title = Karten nehmen
rule-DN-11 = Genommen wird nach dem Wert, den man in der Gewinnerfarbe ausgespielt hat: bei Tag der höchste zuerst, bei Nacht der niedrigste. Zwei Karten dieser Farbe zählen zusammen.
    .title = Reihenfolge beim Nehmen
rule-DN-12 = Bei gleichem Wert ist zuerst dran, wer bisher weniger Sterne gesammelt hat.
    .title = Weniger Sterne zuerst
rule-DN-13 = Sind Wert und Sterne gleich, gehen diese Spieler leer aus.
    .title = In allem gleich
rule-DN-14 = Eine Karte musst du auch dann nehmen, wenn kein Stern mehr auf dem Tisch liegt. In den Einstellungen lässt sich wählen, dass man verzichten darf, solange noch eine Karte mit Sternen daliegt.
    .title = Nehmen ist Pflicht
rule-DN-15 = Was auf dem Tisch übrig ist, wird abgelegt, alle ziehen zwei Karten nach, und die Zeitkarte bleibt, wie sie ist. Das gilt nach jeder Runde, auch ohne Gewinnerfarbe.
    .title = Aufräumen
rule-DN-16 = Sobald der Nachziehstapel leer ist, folgt nur noch eine einzige Runde. Dann ist Schluss.
    .title = Die letzte Runde
rule-DN-17 = Es gewinnt, wer auf den gesammelten Karten die meisten Sterne hat. Bei Gleichstand gewinnt, wer mehr Karten gesammelt hat; ist auch das gleich, teilen sie sich den Sieg. Karten auf der Hand sind nichts wert, und abgelegte kommen nicht zurück.
    .title = Wer gewinnt
rule-DN-R1 = Eine Farbe, von der keine Karte offen liegt, spielt nicht mit. Liegt nur eine Farbe da, gewinnt sie bei Tag und bei Nacht.
    .title = Fehlende Farben
rule-DN-R2 = Die letzte Runde ist die erste, die mit leerem Stapel gespielt wird, gezählt nach dem Aufdecken der Karte vom Stapel; ist der Stapel schon vorher leer, gibt es diese Karte nicht. In den Einstellungen geht es auch anders: noch eine Runde, sobald der Stapel leer geworden ist, oder Schluss, sobald er nicht mehr allen zwei Karten und eine zum Aufdecken geben kann.
    .title = Welche Runde die letzte ist
rule-DN-R3 = Reicht der Stapel nicht für alle, wird er Karte für Karte ausgeteilt, im Uhrzeigersinn ab einem Platz, der am Anfang ausgelost und allen gezeigt wird. Nach der letzten Runde zieht niemand mehr.
    .title = Wenn der Stapel nicht reicht
rule-DN-R4 = Haben drei oder mehr Spieler den gleichen Wert, gehen nur die leer aus, die auch ebenso viele Sterne haben wie ein anderer von ihnen; die übrigen nehmen der Reihe nach.
    .title = Drei mit gleichem Wert
rule-DN-R5 = Gesammelte Karten zählen nicht zu den Summen und können nicht noch einmal genommen werden.
    .title = Gesammelt ist gesammelt
rule-DN-R6 = Das Spiel zu zweit ist inoffiziell: 54 Karten kommen in die Schachtel zurück.
    .title = Zu zweit
rule-DN-R7 = Gewinnen kann auch eine Farbe, die nur die Karte vom Stapel hat. Dann nimmt niemand eine Karte.
    .title = Eine Farbe, die niemand ausgespielt hat
rule-DN-R8 = Eine verdeckte Karte darfst du tauschen, bis der letzte Spieler gewählt hat.
    .title = Sich anders entscheiden
rule-DN-R9 = Die abgelegten Karten dürfen alle durchsehen, wenn es nicht in den Einstellungen abgeschaltet ist.
    .title = Offene Ablage
rule-DN-E1 = Neben der Zeitkarte liegt Lila 3. Ada spielt Orange 9 und Rosa 5 aus, Ben Blau 6 und Rosa 10, Cleo Orange 12 und Lila 4. Bei Tag gewinnt Orange mit 21: Zuerst nimmt Cleo, dann Ada. Bei Nacht gewinnt Blau mit 6: Nur Ben nimmt eine Karte.
    .title = Tag oder Nacht
rule-DN-E2 = Es ist Tag, und Orange und Blau haben beide die höchste Summe, 13: Keine Farbe gewinnt, niemand nimmt eine Karte, alle ziehen zwei nach.
    .title = Gleiche Summen
rule-DN-E3 = Es ist Nacht, und zwei Spieler haben eine 4 der Gewinnerfarbe ausgespielt. Haben sie 5 und 2 Sterne, nimmt zuerst, wer 2 hat. Haben beide 3, nimmt keiner, aber ein dritter mit der 9 dieser Farbe schon.
    .title = Gleiche Werte
rule-DN-E4 = Es ist Nacht. Jemand hat die 2 und die 5 der Gewinnerfarbe ausgespielt, zusammen 7, jemand anders eine 6: Die 6 ist zuerst dran.
    .title = Zwei Karten einer Farbe
rule-DN-E5 = Bei Tag werden auf einmal drei Zeit-Symbole aufgedeckt: Jetzt ist es Nacht.
    .title = Drei Symbole
rule-DN-E6 = Es ist Nacht. Neben der Zeitkarte liegt Blau 2, niemand hat Blau ausgespielt, und keine Farbe hat weniger: Blau gewinnt, niemand nimmt eine Karte, alle ziehen zwei nach.
    .title = Blau ganz allein

### Tisch

daynight-ui-chip = Runde { $round } von { $rounds }
daynight-ui-chip-last = Letzte Runde
daynight-ui-name = { $who-is ->
    [you] Du
   *[other] { $who }
  }
daynight-ui-card = { $card-full }
daynight-ui-sums-day = Höchste gewinnt
daynight-ui-sums-night = Niedrigste gewinnt
daynight-ui-sum = { $colour }: { $cards ->
    [0] noch keine Karte
   *[other] Summe { $total }
  }
daynight-ui-sum-adds = { $colour }: { $adds }
daynight-ui-sum-none = { $colour }: Von dieser Farbe liegt keine Karte auf dem Tisch.
daynight-ui-leads = führt
daynight-ui-wins = gewinnt
daynight-ui-level = gleich
daynight-ui-would-lead = Mit deiner Karte führt { $colour } mit { $total }.
daynight-ui-would-turn-lead = Mit deiner Karte wird es { $time }, und { $colour } führt mit { $total }.
daynight-ui-would-tie = Mit deiner Karte ist Gleichstand bei { $total }: { $colours }.
daynight-ui-would-turn-tie = Mit deiner Karte wird es { $time }, und es ist Gleichstand bei { $total }: { $colours }.
daynight-ui-round-goes = Ablauf der Runde
daynight-ui-step-first = 1. Karte
daynight-ui-step-first-brief = 1. Karte · { $chosen }/{ $seats }
daynight-ui-step-first-now = 1. Karte · { $chosen } von { $seats } gewählt
daynight-ui-step-second = 2. Karte
daynight-ui-step-second-brief = 2. Karte · { $chosen }/{ $seats }
daynight-ui-step-second-now = 2. Karte · { $chosen } von { $seats } gewählt
daynight-ui-step-taking = Nehmen
daynight-ui-takers = Reihe
daynight-ui-order = { $place }. { $who-is ->
    [you] du
   *[other] { $who }
  }
daynight-ui-order-barred = { $who-is ->
    [you] du: –
   *[other] { $who }: –
  }
daynight-ui-order-value = Wert { $value }
daynight-ui-order-lead = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } { $value } in der Gewinnerfarbe und bisher { $stars ->
    [one] einen Stern
   *[other] { $stars } Sterne
  }.
daynight-ui-first-step = Erste Karte
daynight-ui-second-step = Zweite Karte
daynight-ui-choose-first = Deine erste Karte
daynight-ui-choose-first-hint = noch sieht sie niemand
daynight-ui-choose-second = Deine zweite Karte
daynight-ui-choose-second-hint = die ersten liegen offen
daynight-ui-first-revealed = Die ersten Karten liegen offen
daynight-ui-second-revealed = Die zweiten Karten liegen offen
daynight-ui-dealing = Es wird ausgeteilt
daynight-ui-clearing = Aufräumen und nachziehen
daynight-ui-lies = Deine Karte: { $card }
daynight-ui-may-change = { $who-count ->
    [one] du kannst sie tauschen, bis { $who } gewählt hat
    [2] du kannst sie tauschen, bis { $who } gewählt haben
   *[other] du kannst sie tauschen, bis alle gewählt haben
  }
daynight-ui-still-choosing = { $who-count ->
    [one] { $who } wählt
   *[other] { $who } wählen
  }
daynight-ui-you-take = Du nimmst eine.
daynight-ui-they-take = { $who-is ->
    [you] { $who-count ->
        [one] Du nimmst eine Karte.
       *[other] { $who } nehmt je eine Karte.
    }
   *[other] { $who-count ->
        [one] { $who } nimmt eine Karte.
       *[other] { $who } nehmen je eine Karte.
    }
  }
daynight-ui-you-take-as = Du nimmst an { $place }. Stelle.
daynight-ui-you-are-barred = Du gehst leer aus: Gleichstand.
daynight-ui-you-take-not = Diesmal nichts für dich.
daynight-ui-your-turn = Du bist dran
daynight-ui-take-one = nimm eine Karte vom Tisch
daynight-ui-take-one-or-none = nimm eine Karte vom Tisch oder keine
daynight-ui-took-one = Du hast deine Karte.
daynight-ui-takes-now = Jetzt nimmt { $who }.
daynight-ui-take-from-table = Jetzt wird vom Tisch genommen; deine Handkarten können warten.
daynight-ui-swap = Zu { $card } wechseln
daynight-ui-moment = Einen Moment…
daynight-ui-wait = Warten auf die anderen
daynight-ui-pick-hand = Wähle eine Handkarte
daynight-ui-pick-table = Wähle eine vom Tisch
daynight-ui-tie = Gleichstand bei { $total }
daynight-ui-tie-text = Keine Farbe gewinnt ({ $colours }), also nimmt niemand eine Karte.
daynight-ui-nobody-takes = Niemand nimmt
daynight-ui-nobody-takes-barred = Gleicher Wert und gleich viele Sterne, also keine Karte für { $who-acc }.
daynight-ui-nobody-takes-unplayed = Es gewinnt { $colour }, aber diese Farbe hat nur die Karte vom Stapel.
daynight-ui-last-round = Letzte Runde
daynight-ui-last-round-text = Der Stapel ist leer. Nach dieser Runde werden die Sterne gezählt.
daynight-ui-last-round-bare = Der Stapel ist leer, deshalb kommt keine Karte von ihm. Nach dieser Runde werden die Sterne gezählt.
daynight-ui-no-pile-card = der Stapel ist leer
daynight-ui-your-first = deine 1. Karte
daynight-ui-your-second = deine 2. Karte
daynight-ui-choosing = wählt…
daynight-ui-spot-pile = Vom Stapel:
daynight-ui-spot-first = { $who-is ->
    [you] Deine erste Karte
   *[other] { $who }, erste Karte
  }:
daynight-ui-spot-second = { $who-is ->
    [you] Deine zweite Karte
   *[other] { $who }, zweite Karte
  }:
daynight-ui-face-down = verdeckt
daynight-ui-taken-by = { $who-is ->
    [you] du hast sie
   *[other] { $who } hat sie
  }
daynight-ui-takes-as = nimmt an { $place }. Stelle
daynight-ui-time-day = Es ist Tag: Die Farbe mit der höchsten Summe gewinnt.
daynight-ui-time-night = Es ist Nacht: Die Farbe mit der niedrigsten Summe gewinnt.
daynight-ui-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt noch eine Karte.
   *[other] Im Stapel liegen noch { $count } Karten.
  }
daynight-ui-discards = { $count ->
    [0] Noch ist keine Karte abgelegt.
    [one] Eine Karte ist abgelegt.
   *[other] { $count } Karten sind abgelegt.
  }
daynight-ui-discards-short = Ablage
daynight-ui-discards-title = Abgelegte Karten
daynight-ui-discards-closed = An diesem Tisch werden die abgelegten Karten nicht durchgesehen.
daynight-ui-collected-title = { $who-is ->
    [you] Deine gesammelten Karten
   *[other] { $who }: gesammelte Karten
  }
daynight-ui-collected = { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
  }, { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
  }
daynight-ui-seat = { $who-is ->
    [you] Du
   *[other] { $who }
  }: { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
  }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } gesammelt
daynight-ui-seat-chosen = { $who-is ->
    [you] Du
   *[other] { $who }
  }: { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
  }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } gesammelt, schon gewählt
daynight-ui-seat-choosing = { $who-is ->
    [you] Du
   *[other] { $who }
  }: { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
  }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } gesammelt, noch nicht gewählt
daynight-ui-hand = Deine Karten
daynight-ui-why = Warum?
daynight-ui-won = { $who-is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt
  }
daynight-ui-won-shared = Geteilter Sieg: { $who }
daynight-ui-place-most-stars = die meisten Sterne
daynight-ui-place-more-cards = so viele Sterne wie { $who }, aber mehr Karten ({ $cards })
daynight-ui-place-fewer-cards = so viele Sterne wie { $who }, aber weniger Karten ({ $cards })
daynight-ui-place-shared = so viele Sterne und Karten wie { $who } ({ $cards })
daynight-ui-place-behind = { $gap ->
    [one] ein Stern weniger als
   *[other] { $gap } Sterne weniger als
  } { $who-is ->
    [you] du
   *[other] { $who }
  }

## Told again after the end

daynight-highlight-catch = Reichster Fang: { $who }, { $card }, Sterne: { $stars }
daynight-highlight-close = Knappster Sieg: { $colour } in Runde { $round }, Abstand { $margin }
daynight-highlight-flips = Unruhigste Runde: { $round }, Tag und Nacht wechselten { $count }-mal

## Eine Lektion

daynight-lesson-first = Eine erste Runde
daynight-lesson-goal = Das Ziel: Sammle Sterne. Wer am Ende die meisten hat, gewinnt.
daynight-lesson-card = Jede Karte hat eine Farbe, eine Zahl und Sterne …
daynight-lesson-hourglass = … oder statt der Sterne eine Sanduhr: Sie macht aus Tag Nacht und aus Nacht Tag.
daynight-lesson-day = Jetzt ist Tag: Die Farbe mit der höchsten Summe gewinnt die Runde.
daynight-lesson-pile = Diese Karte vom Stapel zählt mit, und eine Sanduhr darauf würde auch gelten: Blau hat schon 10.
daynight-lesson-lay-blue = Hilf also Blau: Tippe auf deine blaue 9 und lege sie mit dem Knopf.
daynight-lesson-help-blue = Das ginge, aber Blau führt schon, und nur wer die Gewinnerfarbe gelegt hat, darf eine Karte nehmen. Lege deine blaue 9.
daynight-lesson-turned = Alle Karten wurden zugleich aufgedeckt: Blau hat jetzt 32.
daynight-lesson-careful = Jetzt eine zweite Karte. Vorsicht: Diese Sanduhr brächte die Nacht, und dann gewinnt die niedrigste Summe.
daynight-lesson-lay-pink = Blau kann kaum noch verlieren. Lege irgendeine rosa Karte: Du brauchst sie nicht.
daynight-lesson-keep-these = Behalte diese: Sanduhr und kleine Karten brauchst du gleich. Lege eine rosa Karte.
daynight-lesson-blue-wins = Blau gewinnt. Wer Blau gelegt hat, nimmt jetzt eine Karte vom Tisch, egal welcher Farbe.
daynight-lesson-order = { $p1 } hat die blaue 13, du die blaue 9: Bei Tag nimmt zuerst, wer die höhere hat.
daynight-lesson-try = Versuch es trotzdem: Tippe auf diese Karte und sieh, warum sie noch nicht dir gehört.
daynight-lesson-not-yet = Der Tisch sagt immer, warum nicht, mit seiner Regel. Zuerst nimmt { $p1 }, dann du.
daynight-lesson-take = Du bist dran: Nimm die Karte mit den meisten Sternen. Sie hat vier!
daynight-lesson-more-stars = Das ginge, aber sie hat weniger Sterne. Nimm die Karte im Rahmen.
daynight-lesson-scored = Vier Sterne gehören dir. Der Rest wird abgeräumt, und alle ziehen zwei Karten.
daynight-lesson-small = Bei Tag ist diese kleine Karte wenig wert. Bei Nacht wäre sie stark.
daynight-lesson-lay-glass = Bring also die Nacht: Lege die orange 7 mit der Sanduhr.
daynight-lesson-turn-night = Das ginge, aber es bleibt Tag. Lege die orange 7 mit der Sanduhr.
daynight-lesson-night = Nacht! Jetzt gewinnt die niedrigste Summe. Eine Farbe, die niemand gelegt hat, zählt nicht.
daynight-lesson-lay-purple = Lila ist noch nicht da: Allein wäre deine lila 3 am niedrigsten. Lege sie.
daynight-lesson-lowest = Die Summe dieser Farbe wäre höher. Jetzt gewinnt die niedrigste: Lege deine lila 3.
daynight-lesson-purple-wins = Lila gewinnt mit 3, und nur du hast Lila gelegt: Sonst nimmt niemand eine Karte.
daynight-lesson-take-again = Noch einmal: Nimm die meisten Sterne.
daynight-lesson-leads = Acht Sterne: Du führst. Es bleibt Nacht bis zur nächsten Sanduhr.
daynight-lesson-end = Das ist das ganze Spiel. So geht es weiter, bis der Stapel leer ist; dann werden die Sterne gezählt.

## Vorgelesen

daynight-spoken-first = Erste Karte
daynight-spoken-second = Zweite Karte
daynight-spoken-taking = Karten werden genommen
daynight-spoken-over = Ende der Partie
daynight-spoken-taken = { $card } (genommen: { $who })
    .full = { $card-full }, genommen: { $who }
    .short = { $card-short }, genommen: { $who }
daynight-spoken-chosen = Gewählt haben
daynight-spoken-sum = { $label }: { $total } (Karten: { $cards }).
daynight-spoken-winning = Es gewinnt
daynight-spoken-takers = Es nehmen
daynight-spoken-barred = Keine Karte
daynight-spoken-declined = Keine Karte genommen
daynight-spoken-taker = { $who } ({ $value }, { $stars })
daynight-spoken-collected = Gesammelt ({ $who })
daynight-spoken-removed = Zurück in der Schachtel
daynight-spoken-dealt-from = Ausgeteilt ab

daynight-symbol-glass = Die Sanduhr ist das Zeit-Symbol: Die Karte dreht die Zeitkarte um, aus Tag wird Nacht und umgekehrt.
daynight-symbol-star = Sterne auf gesammelten Karten sind Punkte.
daynight-symbol-sun = Bei Tag gewinnt die Farbe mit der höchsten Summe.
daynight-symbol-moon = Bei Nacht gewinnt die Farbe mit der niedrigsten Summe.

## Rat

daynight-advice-take = Keine Karte auf dem Tisch hat mehr Sterne ({ $stars }).
daynight-advice-level = Damit stehen { $colours } gleich bei { $total }: So, wie es liegt, gewänne keine Farbe.
daynight-advice-turns-own = Damit wird es { $time }; dann führt { $colour } mit { $total }, und du bist mit einer Karte dabei.
daynight-advice-turns-theirs = Damit wird es { $time }; dann führt { $colour }, wo du keine Karte hast, nicht mehr.
daynight-advice-leads = Damit führt { $colour } mit { $total }, und du bist mit einer Karte dabei.
daynight-advice-stays = { $colour } führt schon mit { $total }, du bist mit einer Karte dabei, und diese hier ändert nichts daran.
daynight-advice-hand = Von dieser Farbe ({ $colour }) hältst du { $count } Karten: Eine zweite kann folgen.
