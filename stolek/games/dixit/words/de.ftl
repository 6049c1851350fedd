### Dixit auf Deutsch

dixit-title = Dixit Odyssey
dixit-tagline = Ein Bild, ein Hinweis – nicht zu klar und nicht zu rätselhaft.
dixit-variant-base = Grundspiel (3–12)
dixit-variant-party = Party (6–12)
dixit-variant-team = Zweierteams (6, 8, 10, 12)
dixit-brief-aim = Sammle Punkte mit guten Hinweisen und gutem Raten. Der Erzähler gibt einen Hinweis zu einem eigenen Bild, die anderen legen passende Bilder dazu, und dann wird geraten, welches Bild vom Erzähler ist.
dixit-brief-win = Es gewinnt, wer am Ende die meisten Punkte hat. Das Grundspiel endet, wenn jemand 30 Punkte hat, Party und Zweierteams enden, wenn alle erzählt haben.
dixit-brief-turn = Wenn du erzählst, wähle ein Bild und gib einen Hinweis, mit dem es manche erraten, aber nicht alle. Sonst gib ein Bild, das zum Hinweis passt, und stimm dann ab. Im Partyspiel kommt der Hinweis zuerst, und alle stimmen für das Bild, das am besten passt.
dixit-teaches = Sprechen und Beschreiben: Worte für ein Bild finden, die weder zu viel noch zu wenig verraten. Auch in einer Fremdsprache.
dixit-print-lead = Auf dickes Papier drucken, wenn möglich beidseitig, und an den Schnittmarken ausschneiden. Zum Abstimmen genügen Zettel mit Zahlen, die Punkte kommen auf ein Blatt.

dixit-option-first_storyteller = Wer zuerst erzählt
    .help = Anfangen darf, wem zuerst ein Hinweis einfällt; oder es wird gelost.
dixit-option-first_storyteller-race = wer zuerst einen Hinweis hat
dixit-option-first_storyteller-random = wird gelost
dixit-option-first_storyteller-seat-1 = Platz 1
dixit-option-three_player_hand = Bilder auf der Hand zu dritt
    .help = Zu dritt kann jeder sieben Bilder halten.
dixit-option-three_player_hand-7 = 7 Bilder
dixit-option-three_player_hand-6 = 6 Bilder
dixit-option-party_hand = Bilder auf der Hand im Partyspiel
    .help = Die Spielanleitung teilt fünf aus und spricht später von sechs.
dixit-option-party_hand-5 = 5 Bilder
dixit-option-party_hand-6 = 6 Bilder
dixit-option-party_hand-five-then-six = 5 ausgeteilt, dann auf 6 aufgefüllt
dixit-option-own_team_vote = Stimme fürs eigene Team
    .help = Im Teamspiel weißt du nicht, welches Bild dein Partner gegeben hat. Ist die Stimme dafür verboten, zeigt der Tisch es dir.
dixit-option-own_team_vote-allowed = erlaubt, bringt nichts
dixit-option-own_team_vote-barred = verboten
dixit-option-laps = Wie oft alle erzählen
    .help = Party und Zweierteams enden, wenn alle so oft erzählt haben.
dixit-option-laps-1 = einmal
dixit-option-laps-2 = zweimal
dixit-option-laps-3 = dreimal
dixit-option-finish = Wenn jemand 30 Punkte hat
    .help = Die Spielanleitung sagt, dass die Runde zu Ende gespielt wird.
dixit-option-finish-round = nur noch diese Geschichte
dixit-option-finish-lap = weiter, bis alle gleich oft erzählt haben
dixit-option-spoken = Hinweise werden laut gesagt
    .help = Für Leute in einem Raum: Niemand tippt, und Bots können nicht mitspielen.
dixit-option-clues = Sprache der Hinweise von Bots
    .help = Bots verstehen Hinweise in allen sechs Sprachen und geben ihre eigenen in dieser.
dixit-option-clues-en = Englisch
dixit-option-clues-cs = Tschechisch
dixit-option-clues-de = Deutsch
dixit-option-clues-hu = Ungarisch
dixit-option-clues-pl = Polnisch
dixit-option-clues-sk = Slowakisch

dixit-section-base = Grundspiel
dixit-section-party = Party
dixit-section-team = Zweierteams
dixit-section-rulings = Wo die Spielanleitung schweigt
dixit-section-examples = Beispiele

## Fragen

dixit-prompt-tell = Du erzählst: Wähle ein Bild und gib einen Hinweis.
dixit-prompt-tell-race = Wer hat zuerst einen Hinweis? Wähle ein Bild und gib einen Hinweis.
dixit-prompt-clue = Du erzählst: Gib einen Hinweis, bevor jemand die eigenen Bilder sieht.
dixit-prompt-clue-race = Wer hat zuerst einen Hinweis? Gib ihn, bevor jemand die eigenen Bilder sieht.
dixit-prompt-give = Welches deiner Bilder passt zum Hinweis?
    .short = Dein Bild.
dixit-prompt-give-two = Welche zwei deiner Bilder passen zum Hinweis?
    .short = Deine zwei Bilder.
dixit-prompt-offer = Wer von euch gibt ein Bild? Biete eines an oder sprecht euch ab.
    .short = Ein Bild anbieten?
dixit-prompt-answer-offer = Dein Partner bietet ein Bild an. Nimm es an oder gib stattdessen eines von dir.
dixit-prompt-vote = Welches Bild ist vom Erzähler?
    .short = Stimme ab.
dixit-prompt-vote-party = Welches Bild passt am besten zum Hinweis?
    .short = Stimme ab.
dixit-do-tell = Einen Hinweis geben zu: { $card }
dixit-do-clue = Den Hinweis geben
dixit-do-give = Geben: { $cards }
    .short = { $cards }
dixit-do-offer = Anbieten: { $card }
    .short = { $card }
dixit-do-accept = Annehmen
dixit-do-instead = Stattdessen geben: { $card }
dixit-do-vote = Für { $places } stimmen
    .short = für { $places }
dixit-do-vote-red = Grün für { $places }, Rot für { $red }
    .short = Grün { $places }, Rot { $red }

## Was geschieht

dixit-event-shuffled = { $count ->
    [one] Ein Bild wird
   *[other] { $count } Bilder werden
  } gemischt.
dixit-event-drawn = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
  }.
dixit-event-race = Runde { $number }: Es erzählt, wer zuerst einen Hinweis hat.
dixit-event-round = { $who-is ->
    [you] Runde { $number }: Du erzählst.
   *[other] Runde { $number }: { $who } erzählt.
  }
dixit-event-clue = { $who-is ->
    [you] Dein Hinweis: { $clue }
   *[other] Der Hinweis von { $who }: { $clue }
  }
    .short = { $who-is ->
        [you] Dein Hinweis: { $clue }
       *[other] Hinweis von { $who }: { $clue }
    }
dixit-event-clue-spoken = { $who-is ->
    [you] Du sagst deinen Hinweis laut.
   *[other] { $who } sagt den Hinweis laut.
  }
dixit-event-given = { $who-is ->
    [you] Du hast { $count ->
        [one] ein Bild gegeben.
       *[other] zwei Bilder gegeben.
    }
   *[other] { $who } hat { $count ->
        [one] ein Bild gegeben.
       *[other] zwei Bilder gegeben.
    }
  }
dixit-event-given-again = { $who-is ->
    [you] Du gibst { $count ->
        [one] ein anderes Bild.
       *[other] andere Bilder.
    }
   *[other] { $who } gibt { $count ->
        [one] ein anderes Bild.
       *[other] andere Bilder.
    }
  }
dixit-event-offered = { $who-is ->
    [you] Du bietest ein Bild für euer Team an.
   *[other] { $who } bietet ein Bild fürs Team an.
  }
dixit-event-team-card-own = Das Bild eures Teams: { $card }.
dixit-event-laid-out = { $count ->
    [one] Ein Bild liegt
   *[other] { $count } Bilder liegen
  } auf dem Tisch.
dixit-event-voted = { $who } hat abgestimmt.
dixit-event-voted-again = { $who } stimmt noch einmal ab.
dixit-event-voted-own = Du stimmst für { $places }.
dixit-event-voted-own-red = Du gibst { $places } die grüne Stimme und { $red } die rote.
dixit-event-voted-own-again = Du änderst deine Stimme: für { $places }.
dixit-event-revealed = { $who-is ->
    [you] Bild { $place } ist von dir. Stimmen: { $voters }.
   *[other] Bild { $place } ist von { $who }. Stimmen: { $voters }.
  }
    .short = { $who-is ->
        [you] Deines: { $voters }.
       *[other] { dixit-event-revealed }
    }
dixit-event-revealed-alone = { $who-is ->
    [you] Bild { $place } ist von dir. Keine Stimmen.
   *[other] Bild { $place } ist von { $who }. Keine Stimmen.
  }
    .short = { $who-is ->
        [you] Deines: keine Stimme.
       *[other] { dixit-event-revealed-alone }
    }
dixit-event-revealed-story = Bild { $place } ist vom Erzähler (Stimmen: { $voters }).
    .short = Gemeint: Bild { $place }.
dixit-event-revealed-story-alone = Bild { $place } ist vom Erzähler. Keine Stimmen.
    .short = Gemeint: Bild { $place }, ohne Stimme.
dixit-event-red = Die rote Stimme liegt auf Bild { $place }.
    .short = Rot: Bild { $place }.
dixit-event-scored = { $who-is ->
    [you] Du bekommst { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
   *[other] { $who } bekommt { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
  }
    .short = { $who-is ->
        [you] Du
       *[other] { $who }
    }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
dixit-event-passed = Alle geben ihre Bilder nach links weiter.
    .short = Neue Bilder.
dixit-event-ended = { $who-is ->
    [you] Du gewinnst mit { $points ->
        [one] einem Punkt.
       *[other] { $points } Punkten.
    }
   *[other] { $who } gewinnt mit { $points ->
        [one] einem Punkt.
       *[other] { $points } Punkten.
    }
  }
dixit-event-ended-shared = { $winners-is ->
    [you] { $winners } teilt euch den Sieg mit je { $points ->
        [one] einem Punkt.
       *[other] { $points } Punkten.
    }
   *[other] { $winners } teilen sich den Sieg mit je { $points ->
        [one] einem Punkt.
       *[other] { $points } Punkten.
    }
  }
dixit-ended-base = Jemand hat 30 Punkte erreicht.
dixit-ended-party = Alle haben erzählt.
dixit-ended-team = Alle haben erzählt.

## Was nicht geht

dixit-refused-not-storyteller = In dieser Runde erzählt jemand anders.
dixit-refused-no-card-yet = Im Partyspiel kommt der Hinweis vor den Bildern.
dixit-refused-not-in-hand = Dieses Bild hast du nicht auf der Hand.
dixit-refused-spoken = An diesem Tisch werden Hinweise laut gesagt.
dixit-refused-bots-spoken = Hinweise werden hier laut gesagt, und Bots hören nichts. Besetzt alle Plätze mit Menschen oder tippt die Hinweise.
dixit-refused-storyteller-gives-not = Dein Bild liegt schon auf dem Tisch.
dixit-refused-offer-first = Klärt im Team erst, wer ein Bild gibt: Biete eines an.
dixit-refused-how-many = So viele Bilder werden jetzt nicht gegeben.
dixit-refused-team-of-storyteller = Im Team des Erzählers geben beide ein Bild, ohne Angebot.
dixit-refused-team-settled = Das Bild eures Teams steht schon fest.
dixit-refused-offer-order = Das Angebot deines Partners war zuerst da: Nimm es an oder gib stattdessen deines.
dixit-refused-no-vote = In dieser Runde hast du keine Stimme.
dixit-refused-own-card = Für das eigene Bild stimmt niemand.
dixit-refused-team-card = An diesem Tisch stimmt niemand für das Bild des eigenen Teams.
dixit-refused-ballot = So kann man nicht abstimmen.

## Der Tisch im Terminal

dixit-table-round = Runde { $round }
dixit-table-round-of = Runde { $round } von { $rounds }
dixit-table-target = Ende bei { $target } Punkten
dixit-table-storyteller = Es erzählt: { $who }
dixit-table-clue = Hinweis: { $clue }
dixit-table-no-clue = Hinweis: laut gesagt
dixit-table-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
dixit-table-given = hat gegeben
dixit-table-offered = bietet ein Bild an
dixit-table-voted = hat abgestimmt
dixit-table-hand = Deine Bilder
dixit-table-hand-hidden = Deine Bilder bleiben verdeckt, bis es einen Hinweis gibt.
dixit-table-on-table = Auf dem Tisch
dixit-table-yours = (deines)

## Die Regeln

rule-DX-1 = Misch die 84 Bilder und teil allen geheim sechs aus. Der Rest ist der Nachziehstapel.
    .title = Sechs Bilder
rule-DX-2 = Mit drei bis sechs Spielern haben alle eine Stimme, mit sieben bis zwölf zwei.
    .title = Stimmen
rule-DX-3 = Einer ist der Erzähler: in der ersten Runde, wem zuerst ein Hinweis einfällt, danach immer der linke Nachbar.
    .title = Der Erzähler
rule-DX-4 = Der Erzähler wählt geheim ein Bild und gibt einen Hinweis: ein Wort, einen Satz, eine kleine Geschichte, ein Zitat, was er will.
    .title = Der Hinweis
rule-DX-5 = Alle anderen geben geheim ein eigenes Bild dazu, das zum Hinweis passt.
    .title = Passende Bilder
rule-DX-6 = All diese Bilder werden gemischt, ausgelegt und von 1 an nummeriert.
    .title = Auslegen
rule-DX-7 = Alle außer dem Erzähler stimmen geheim ab, welches Bild wohl seines ist – nie für das eigene.
    .title = Abstimmen
rule-DX-8 = Ab sieben Spielern darfst du die zweite Stimme einem zweiten Bild geben.
    .title = Eine zweite Stimme
rule-DX-9 = Haben alle abgestimmt, werden die Stimmen und das Bild des Erzählers gezeigt.
    .title = Die Auflösung
rule-DX-10 = Erraten alle das Bild des Erzählers oder errät es niemand, bekommt der Erzähler nichts und alle anderen zwei Punkte.
    .title = Zu klar oder zu rätselhaft
rule-DX-11 = Sonst bekommt der Erzähler drei Punkte, und alle, die es erraten haben, auch.
    .title = Genau richtig
rule-DX-12 = Alle außer dem Erzähler bekommen außerdem einen Punkt für jede Stimme auf ihrem Bild, höchstens drei.
    .title = Falsche Fährte
rule-DX-13 = Ab sieben Spielern bekommt einen Zusatzpunkt, wer es mit einer einzigen Stimme errät.
    .title = Mutige Stimmen
rule-DX-14 = Die Bilder der Runde werden abgelegt, und alle füllen ihre Handkarten wieder auf. Reicht der Stapel nicht, werden die abgelegten zu einem neuen gemischt.
    .title = Neue Bilder
rule-DX-15 = Sobald jemand 30 Punkte hat, wird die Runde zu Ende gespielt, und die Partie ist aus. Es gewinnt, wer die meisten Punkte hat.
    .title = Das Ende
rule-DX-16 = Zu dritt kann jeder sieben Bilder halten, und die zwei, die nicht erzählen, geben je zwei Bilder, sodass fünf auf dem Tisch liegen.
    .title = Zu dritt
rule-DX-P1 = Alle halten fünf Bilder und haben eine grüne Stimme; der Erzähler hat auch die rote, die nach der Runde an den nächsten Erzähler geht.
    .title = Party: Stimmen
rule-DX-P2 = Der Erzähler gibt einen Hinweis, bevor jemand die eigenen Bilder gesehen hat; er meint kein bestimmtes.
    .title = Party: erst der Hinweis
rule-DX-P3 = Alle, auch der Erzähler, geben ein passendes Bild. Sie werden gemischt und ausgelegt.
    .title = Party: Bilder
rule-DX-P4 = Alle geben ihre grüne Stimme geheim dem Bild, das am besten passt, gern auch dem eigenen. Der Erzähler legt außerdem die rote Stimme auf ein Bild.
    .title = Party: Abstimmen
rule-DX-P5 = Du bekommst so viele Punkte, wie grüne Stimmen auf dem Bild liegen, für das du gestimmt hast, deine eigene mitgezählt, höchstens fünf.
    .title = Party: in guter Gesellschaft
rule-DX-P6 = Eine grüne Stimme auf dem Bild mit der roten bringt nichts.
    .title = Party: unter der roten Stimme
rule-DX-P7 = Eine grüne Stimme, die allein ist, bringt nichts.
    .title = Party: allein
rule-DX-P8 = Legt die Bilder der Runde ab, zieht alle eines nach und gebt eure Handkarten nach links weiter. Der nächste Erzähler sitzt links und bekommt auch die rote Stimme.
    .title = Party: Bilder wandern
rule-DX-P9 = Die Partie endet, wenn alle einmal erzählt haben, oder so oft, wie ihr ausgemacht habt. Es gewinnt, wer die meisten Punkte hat.
    .title = Party: das Ende
rule-DX-T1 = Ihr spielt in Zweierteams. Partner sitzen einander gegenüber und haben gemeinsame Punkte. Alle halten vier Bilder.
    .title = Teams
rule-DX-T2 = Erzählt wird wie im Grundspiel.
    .title = Teams: die Geschichte
rule-DX-T3 = Auch der Partner des Erzählers gibt ein Bild. In jedem anderen Team sprechen sich die beiden laut ab, wer eines gibt; zeigen oder beschreiben dürfen sie ihre Bilder nicht.
    .title = Teams: wer gibt
rule-DX-T4 = Der Erzähler und alle, die ein Bild gegeben haben, stimmen nicht ab; jedes andere Team hat also eine Stimme.
    .title = Teams: wer abstimmt
rule-DX-T5 = Punkte gibt es wie im Grundspiel, aber fürs Team. Zweite Stimmen gibt es nicht und daher auch keinen Zusatzpunkt für eine einzige.
    .title = Teams: Punkte
rule-DX-T6 = Die Bilder der Runde werden abgelegt, und alle ziehen wieder auf vier nach. Die Partie endet, wenn alle einmal erzählt haben, oder so oft, wie ihr ausgemacht habt. Es gewinnt, wer die meisten Punkte hat.
    .title = Teams: das Ende
rule-DX-R1 = In der ersten Runde dürfen alle ein Bild und einen Hinweis schicken (im Partyspiel nur einen Hinweis); der erste Hinweis, der ankommt, gilt, und alle übrigen behalten ihre Bilder und das, was sie getippt haben. Es kann auch gelost werden, oder Platz 1 beginnt. Bots machen erst mit, wenn alle Menschen geantwortet haben.
    .title = Wer anfängt
rule-DX-R2 = Den Zusatzpunkt für eine einzige Stimme gibt es auch, wenn alle es erraten haben, und er zählt nicht zur Grenze von drei.
    .title = Der Zusatzpunkt
rule-DX-R3 = Mit zwei Stimmen hast du es erraten, wenn eine davon stimmt, und jede Stimme zählt für das Bild, auf dem sie liegt.
    .title = Zwei Stimmen
rule-DX-R4 = Zu dritt stimmst du für keines deiner beiden Bilder, und Stimmen auf beiden zählen zusammen.
    .title = Zwei Bilder
rule-DX-R5 = Bei gleich vielen Punkten am Ende wird der Sieg geteilt. Punkte über 30 zählen.
    .title = Geteilter Sieg
rule-DX-R6 = Im Partyspiel ziehen alle ein Bild nach, bis zu der Zahl, die ausgeteilt wurde: fünf, oder sechs, wenn es so eingestellt ist. Eine dritte Einstellung folgt der Spielanleitung aufs Wort: Fünf werden ausgeteilt, und von da an wird auf sechs aufgefüllt.
    .title = Handkarten im Partyspiel
rule-DX-R7 = Im Partyspiel bekommen die Abstimmenden die Punkte, nicht der, dem das Bild gehört; der Erzähler bekommt sie wie alle mit der grünen Stimme.
    .title = Wer abstimmt, punktet
rule-DX-R8 = Die rote Stimme zählt nicht als grüne. Sie darf auf jedem Bild liegen, auch auf dem eigenen des Erzählers oder auf dem mit seiner grünen. Alle Stimmen sind geheim, bis alle da sind.
    .title = Die rote Stimme
rule-DX-R9 = In Teams heißt „alle anderen zwei Punkte“ zwei pro Team. Eine Stimme für das Bild des eigenen Partners ist erlaubt, bringt dem Team aber nichts; in den Einstellungen lässt sie sich verbieten, dann zeigt dir der Tisch, welches Bild es ist. Stimmen auf dem Bild des Erzählerpartners zählen immer für dessen Team.
    .title = Punkte der Teams
rule-DX-R10 = Jeder der Partner darf ein Bild anbieten, ohne es zu zeigen. Sobald einer anbietet, kann der andere nur noch annehmen oder stattdessen ein eigenes geben. Das gilt dann: Wer kein Bild gegeben hat, stimmt ab. Abgesprochen wird vor allen. Vor der Auflösung sieht niemand das Bild.
    .title = Angebote
rule-DX-R11 = Im Partyspiel sind deine Bilder wirklich verdeckt, bis es einen Hinweis gibt, und wer vor dem Weitergeben ein Bild gezogen hat, sieht es nicht. Nach der letzten Runde zieht niemand und gibt niemand weiter.
    .title = Verdeckte Bilder
rule-DX-R12 = Ein Hinweis hat 1 bis 200 Zeichen und wird als einfacher Text gezeigt. In den Einstellungen lässt sich wählen, dass er laut gesagt und nicht getippt wird.
    .title = Hinweise auf dem Bildschirm
rule-DX-R13 = Nichts, was vor der Auflösung gesendet wird, verrät, wessen Bild wo liegt: Die Plätze werden in jeder Runde neu gelost.
    .title = Nichts wird verraten
rule-DX-R14 = Die Partie endet nach der Geschichte, in der jemand 30 erreicht. In den Einstellungen lässt sich wählen, dass erst alle gleich oft erzählt haben müssen.
    .title = Zu Ende spielen
rule-DX-R15 = Reicht der Stapel nicht, wird er zuerst ausgeteilt, im Uhrzeigersinn vom linken Nachbarn des Erzählers aus; dann werden alle abgelegten, auch die dieser Runde, gemischt, und es geht weiter.
    .title = Wenn der Stapel nicht reicht
rule-DX-R16 = Wer abstimmen darf, muss es auch, und darf die Stimme ändern, bis die letzte da ist.
    .title = Keine Enthaltung
rule-DX-R17 = Partner sitzen einander gegenüber, und erzählt wird im Uhrzeigersinn, also erzählt jedes Team zweimal pro Umlauf. Auch das Bild des Erzählers wird ausgelegt. Nur wer ein Bild gegeben hat, zieht nach.
    .title = Plätze der Teams
rule-DX-R18 = Stimmen sind immer genug für alle da.
    .title = Genug Stimmen
rule-DX-E1 = Fünf Spieler, zwei der vier Abstimmenden erraten es: Der Erzähler und die beiden bekommen je drei Punkte. Die anderen zwei haben für ein Bild gestimmt, das einem der beiden gehört; der hat damit insgesamt fünf.
    .title = Manche haben es erraten
rule-DX-E2 = Fünf Spieler, niemand errät es. Auf einem Bild liegen drei Stimmen; sein Besitzer hat für ein anderes falsches gestimmt. Er bekommt 2 + 3, der Besitzer des anderen 2 + 1, die übrigen je zwei, der Erzähler nichts.
    .title = Niemand hat es erraten
rule-DX-E3 = Acht Spieler, manche erraten es: mit einer Stimme 3 + 1, mit zwei Stimmen 3. Erraten es alle: 2 + 1 und 2, und nichts für den Erzähler.
    .title = Eine Stimme oder zwei
rule-DX-E4 = Party zu neunt: Sechs grüne Stimmen auf Bild 3 bringen jedem der sechs fünf Punkte. Zwei Stimmen auf Bild 2, das die rote hat, bringen nichts, eine einsame auch nicht.
    .title = Punkte im Partyspiel
rule-DX-E5 = Teams zu acht: Fünf Bilder liegen aus – das des Erzählers, das seines Partners und eines aus jedem anderen Team – und drei stimmen ab.
    .title = Ein Tisch mit Teams

## A picture of somebody's own; the titles and descriptions of ours are in deck/words/

dixit-picture-own = { $card-has ->
    [nothing] ein Bild ohne Beschreibung ({ $card })
   *[words] { $card }
}
    .alt = { $card-has ->
    [nothing] ein Bild ohne Beschreibung ({ $card })
   *[words] { $card-alt }
}

### Tisch

dixit-ui-chip-target = Runde { $round } · bis { $target }
dixit-ui-chip-rounds = Runde { $round } von { $rounds }
dixit-ui-alt = { $card-alt }
dixit-ui-clue = „{ $clue }“
dixit-ui-spoken = Der Hinweis wurde laut gesagt
dixit-ui-tells = { $who-is ->
    [you] du erzählst
   *[other] erzählt von { $who }
  }
dixit-ui-thinks = { $who-is ->
    [you] Du erzählst.
   *[other] { $who } sucht einen Hinweis.
  }
dixit-ui-over = Der Abend in Bildern
dixit-ui-pictures = Bilder
dixit-ui-players = Spieler
dixit-ui-you = Du
dixit-ui-team = Team { $team }
dixit-ui-teller = erzählt
dixit-ui-choosing = wählt noch
dixit-ui-done = fertig
dixit-ui-waiting = Es fehlen noch: { $whose }
dixit-ui-place = Bild { $place }: { $card }
dixit-ui-place-own = Bild { $place } · deines: { $card }
dixit-ui-place-team = Bild { $place } · von eurem Team: { $card }
dixit-ui-place-of = { $place } von { $count }
dixit-ui-yours = (deines)
dixit-ui-yours-team = (von eurem Team)
dixit-ui-own = deines
dixit-ui-own-team = euer Team
dixit-ui-enlarge = Vergrößern: { $card }
dixit-ui-before = Voriges Bild
dixit-ui-after = Nächstes Bild
dixit-ui-field = Dein Hinweis
dixit-ui-field-hint = Wort, Satz, Lied…
dixit-ui-count = { $count }/{ $most }
dixit-ui-hidden = Deine Bilder bleiben verdeckt, bis es einen Hinweis gibt.
dixit-ui-given = gegeben
dixit-ui-given-hint = Dieses Bild hast du gegeben. Du kannst noch ein anderes geben.
dixit-ui-offered = angeboten
dixit-ui-told = dein Bild
dixit-ui-pick = Dieses wählen ({ $n } von { $count })
dixit-ui-unpick = Zurücklegen: { $card }
dixit-ui-do-tell = Dieses Bild nehmen
dixit-ui-do-give = Dieses Bild geben
dixit-ui-do-offer = Dieses Bild anbieten
dixit-ui-do-instead = Stattdessen dieses geben
dixit-ui-vote = Für { $place } stimmen
dixit-ui-vote-first = Erste Stimme hierher
dixit-ui-vote-second = Zweite Stimme hierher
dixit-ui-vote-off = Stimme zurücknehmen
dixit-ui-green = Grün hierher
dixit-ui-red = Rot hierher
dixit-ui-green-on = grüne Stimme
dixit-ui-red-on = rote Stimme
dixit-ui-vote-on = deine Stimme
dixit-ui-why-own = Dein eigenes Bild: warum?
dixit-ui-why-team = Das Bild eures Teams: warum?
dixit-ui-all = Alle { $count }
dixit-ui-look = Tippe auf ein Bild, um es groß zu sehen und abzustimmen.
dixit-ui-ask-both = Zwei Stimmen: Grün für das Bild, das am besten passt, Rot für ein Bild, auf dem grüne Stimmen nichts zählen.
dixit-ui-ask-red = Jetzt die rote Stimme: Auf diesem Bild zählen grüne Stimmen nichts.
dixit-ui-ask-green = Jetzt die grüne Stimme: das Bild, das am besten passt.
dixit-ui-both-on-one = Grün und Rot auf einem Bild: Deine eigene grüne Stimme zählt dort nichts.
dixit-ui-single = Errätst du es mit einer einzigen Stimme, gibt es einen Zusatzpunkt.
dixit-ui-voted = Deine Stimme: { $places }. Du kannst sie ändern, bis alle abgestimmt haben.
dixit-ui-of = { $who-is ->
    [you] dein Bild
   *[other] Bild von { $who }
  }
dixit-ui-votes = Stimmen: { $whose }
dixit-ui-votes-all = Stimmen: alle
dixit-ui-no-votes = keine Stimmen
dixit-ui-nothing = diesmal nichts
dixit-ui-plus = +{ $points }
dixit-ui-why-DX-10 = von allen oder niemandem erraten
dixit-ui-why-DX-11 = erraten
dixit-ui-why-DX-11-teller = von manchen erraten
dixit-ui-why-DX-11-team = vom Team erraten
dixit-ui-why-DX-12 = { $points ->
    [one] eine Stimme
   *[other] Stimmen
  }
dixit-ui-why-DX-13 = mit nur einer Stimme
dixit-ui-why-DX-P5 = in guter Gesellschaft
dixit-ui-why-DX-P5-each = an alle, die es wählten
dixit-ui-why-DX-P6 = unter der roten Stimme
dixit-ui-why-DX-P7 = nur eine Stimme: nichts
dixit-ui-why-points = Warum { $points }?
dixit-ui-found = erraten von { $count } von { $all }
dixit-ui-found-alike = erraten von { $count } von { $all }: alle anderen +{ $points }
dixit-ui-track = Punkte auf dem Weg zu { $target }
dixit-ui-tv-race = Wem fällt zuerst ein Hinweis ein?
dixit-ui-tv-give = alle geben ein passendes Bild
dixit-ui-tv-vote = welches Bild ist es?
dixit-ui-tv-vote-party = welches Bild passt am besten?
dixit-ui-tv-last = Vorige Runde: { $clue }
dixit-ui-tv-winner = { $count ->
    [one] { $whose } gewinnt
   *[other] Geteilter Sieg: { $whose }
  }
dixit-ui-last = Vorige Runde
dixit-ui-talk = Sprecht euch ab, vor allen
dixit-ui-story-before = Vorige Geschichte
dixit-ui-story-after = Nächste Geschichte
dixit-ui-story = Geschichte { $n } von { $count }
dixit-ui-story-contents = Alle Geschichten
dixit-ui-told-by = erzählt von { $name }
dixit-ui-story-save = Das Geschichtenbuch speichern
dixit-ui-story-print = Das Geschichtenbuch drucken

## Was an den Bots gemessen wird

dixit-figure-heard = Bild, das nach dem Hinweis eines Betrachters unter sechs erraten wird, { $language }
dixit-figure-table = Bild, das starke Bots nach dem Hinweis eines Betrachters unter den Karten der anderen finden, { $language }
dixit-figure-herd = Runden, in denen die meisten für dasselbe falsche Bild stimmen, { $seats } Spieler
dixit-figure-own-all = Dasselbe nur nach Titeln, wie bei eigenen Bildern
dixit-figure-own = Nur nach Titeln, Hinweise auf { $language } und Titel auf { $titles }
dixit-figure-themes = Bild zum Thema unter sechs erraten, nach einem neuen Wort dafür, { $language }
dixit-figure-told = Geschichten starker Bots, die Punkte bringen, { $seats } Spieler
dixit-figure-alike = Paare von Zuhörern, die sich einig sind, ob erraten oder nicht, { $seats } Spieler
dixit-figure-found = Zuhörer, die die Geschichte erraten, { $seats } Spieler
dixit-figure-ms-tell = Entscheidung, was erzählt wird, im Schnitt
dixit-figure-ms-give = Entscheidung, welches Bild gegeben wird, im Schnitt
dixit-figure-ms-vote = Entscheidung, wie abgestimmt wird, im Schnitt
dixit-figure-slow-tell = Was erzählt wird, das langsamste von zwanzig
dixit-figure-slow-give = Welches Bild gegeben wird, das langsamste von zwanzig
dixit-figure-slow-vote = Wie abgestimmt wird, das langsamste von zwanzig

### Absprachen im Team (DX-T3)

dixit-phrase-fits = Ich habe etwas, das passt.
dixit-phrase-a-little = Meines passt ein bisschen.
dixit-phrase-not-at-all = Ich habe nichts Passendes.
dixit-phrase-you = Gib du diesmal eins.
dixit-phrase-me = Lass mich eins geben.
dixit-phrase-as-you-like = Wie du willst.
dixit-phrase-moment = Einen Moment noch.
dixit-phrase-agreed = Abgemacht.

## Told again after the end

dixit-highlight-clue = Bester Hinweis: „{ $clue }“ von { $who }, richtig geraten: { $found } von { $voters }
dixit-highlight-clue-spoken = Bester Hinweis: laut gesagt von { $who }, richtig geraten: { $found } von { $voters }
dixit-highlight-astray = Beste falsche Fährte: Bild von { $who }, Stimmen: { $count }
dixit-highlight-escape = Knapp entkommen: „{ $clue }“ von { $who }, nur eine Stimme lag daneben
dixit-highlight-escape-spoken = Knapp entkommen: laut gesagt von { $who }, nur eine Stimme lag daneben
dixit-highlight-favourite = Lieblingsbild: von { $who }, Stimmen: { $count }

## Eine Lektion

dixit-lesson-first = Eine erste Geschichte
dixit-lesson-goal = Das Ziel: Punkte, wenn du Bilder errätst und wenn andere deine erraten. Bei 30 Punkten endet das Spiel.
dixit-lesson-clue = { $p3 } erzählt, hat ein Bild im Sinn und sagt nur das darüber.
dixit-lesson-give = Alle legen ein Bild dazu, das auch passt. Blättere durch deine.
dixit-lesson-snail = Die Schnecke trägt ihr Zuhause mit: Tippe sie an und gib sie.
dixit-lesson-mixed = Alle vier Bilder liegen gemischt. Welches ist von { $p3 }?
dixit-lesson-own = Für das eigene Bild kann man nicht stimmen. Versuch es, wenn du magst, und komm zurück.
dixit-lesson-vote = Häuser, die mit Koffern wandern: Das muss es sein. Tippe auf das Bild und stimme ab.
dixit-lesson-found = Manche haben es gefunden, aber nicht alle: 3 Punkte für den Erzähler, je 3 für dich und { $p1 }.
dixit-lesson-fooled = { $p2 } hat für deine Schnecke gestimmt: 1 Punkt mehr für dich. Darum lohnt sich ein Bild, das gut zum Hinweis passt.
dixit-lesson-balance = Hätten es alle gefunden, oder niemand, bekäme der Erzähler nichts und alle anderen je 2 Punkte.
dixit-lesson-tell = Jetzt erzählst du. Wähle irgendeines deiner Bilder.
dixit-lesson-words = Schreib ein Wort oder einen Satz: nicht zu leicht, nicht zu schwer. Dann „{ dixit-ui-do-tell }“.
dixit-lesson-told = Da ist es: wer dein Bild gefunden hat, und was es wem bringt.
dixit-lesson-end = Das ist das ganze Spiel: Reihum wird erzählt, bis jemand 30 Punkte hat.
dixit-lesson-eight = Zu siebt und mehr: was anders ist
dixit-lesson-eight-differs = Alle geben ein passendes Bild dazu und raten dann, welches das des Erzählers ist: zu siebt und mehr mit zwei Stimmen.
dixit-lesson-eight-give = Gib irgendein Bild, das zum Hinweis passt.
dixit-lesson-eight-two = Vergib eine Stimme oder zwei für verschiedene Bilder: Tippe ein Bild an, um es groß zu sehen.
dixit-lesson-eight-one = Triffst du mit nur einer Stimme, bekommst du 1 Punkt mehr. Vergib deine Stimmen und sende sie ab.
dixit-lesson-eight-found = Finden manche das Bild des Erzählers, aber nicht alle, bekommen sie und der Erzähler je 3 Punkte. Sonst geht der Erzähler leer aus, und alle anderen bekommen 2.
dixit-lesson-eight-scored = Jede Stimme für dein Bild bringt dir einen Punkt, höchstens drei.
dixit-lesson-eight-end = Alle erzählen reihum, bis jemand 30 Punkte hat. Spiel weiter!
dixit-lesson-party = Das Party-Spiel
dixit-lesson-party-differs = Im Party-Spiel bekommst du Punkte, wenn viele dasselbe Bild wählen wie du. Wer die meisten Punkte hat, gewinnt.
dixit-lesson-party-tell = Du erzählst zuerst, bevor jemand Bilder sieht: Schreib irgendetwas und schick es ab.
dixit-lesson-party-give = Erst jetzt siehst du deine Bilder. Alle geben das passendste, auch du.
dixit-lesson-party-green = Setz deine grüne Stimme auf das Bild, das die meisten wählen; auch dein eigenes geht. Eine grüne Stimme, die allein bleibt, bringt nichts.
dixit-lesson-party-red = Als Erzähler hast du auch eine rote Stimme: Grüne Stimmen auf diesem Bild bringen nichts. Setz beide und sende sie ab.
dixit-lesson-party-scored = Du bekommst so viele Punkte, wie grüne Stimmen auf dem Bild liegen, das du gewählt hast, höchstens fünf.
dixit-lesson-party-end = Jetzt geben alle ihre Handkarten nach links weiter, und reihum wird weitererzählt. Spiel weiter!
dixit-lesson-team = Im Team: was anders ist
dixit-lesson-team-differs = Punkte gibt es, wenn du Bilder errätst und wenn andere deine erraten. Du sammelst sie gemeinsam mit { $p3 } gegenüber.
dixit-lesson-team-one = { $p1 } erzählt, hat ein Bild im Sinn und sagt nur das darüber.
dixit-lesson-team-both = Einer von euch beiden gibt ein passendes Bild dazu. Der andere rät dann, welches das des Erzählers ist. Diesmal gibst du, und { $p3 } rät.
dixit-lesson-team-offer = Biete ein Bild an, verdeckt. { $p3 } kann es gelten lassen oder ein anderes geben; hier gilt deins.
dixit-lesson-team-vote = Für euch hat { $p3 } abgestimmt. Eine Stimme für das Bild des eigenen Teams bringt nichts.
dixit-lesson-team-scored = Richtig geraten bringt 3 Punkte, auch dem Team des Erzählers. Raten alle richtig oder niemand, bekommen alle anderen Teams 2. Jede Stimme für euer Bild bringt 1.
dixit-lesson-team-end = Jeder erzählt einmal; dann gewinnt das beste Team. Spiel weiter!

## Vorgelesen

dixit-spoken-tell = Warten auf den Hinweis
dixit-spoken-give = Bilder werden gewählt
dixit-spoken-vote = Abstimmung
dixit-spoken-over = Ende der Partie
dixit-spoken-given = Dein Bild in dieser Runde
dixit-spoken-offer = Angeboten
dixit-spoken-barred = Nicht wählbar
dixit-spoken-ballot = Deine Stimme: { $places }{ $red ->
    [0] .
   *[other] ; rot: { $red }.
  }
dixit-spoken-voted = Abgestimmt haben
dixit-spoken-offered = Bieten ein Bild an
dixit-spoken-laid = Gegebene Bilder, reihum
dixit-spoken-picture = { $place }: { $card }
    .short = { $place }: { $card-short }
dixit-spoken-picture-own = { $card } (deines)
dixit-spoken-round = Letzte Runde, es erzählt: { $who }. { $clue }.
dixit-spoken-vote-of = Stimme ({ $who }): { $places }{ $red ->
    [0] .
   *[other] ; rot: { $red }.
  }
dixit-spoken-described-place = { $place }: { $card }. { $card-alt }
dixit-spoken-described = { $card }. { $card-alt }
