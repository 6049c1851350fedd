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

## Pictures: titles and descriptions wait for the deck's pictures to be settled

dixit-picture-own = { $card-has ->
    [nothing] ein Bild ohne Beschreibung ({ $card })
   *[words] { $card }
}
    .alt = { $card-alt }
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

dixit-picture-p01 = Flut im Flur
    .alt = Ein langer grüner Flur mit vielen geschlossenen Türen steht unter Wasser; darauf schwimmen ein Papierschiffchen mit einer Kerze und ein paar Goldfische. Ganz hinten steht eine Tür einen Spalt offen, dahinter ist es hell.
dixit-picture-p02 = Die Bibliothek fliegt aus
    .short = Bibliothek fliegt aus
    .alt = Aufgeschlagene Bücher flattern wie Vögel aus hohen Regalen auf ein großes Bogenfenster mit Abendhimmel zu. Eines ist auf einem Regalbrett in einen Vogelkäfig gesperrt, daneben stehen eine Leiter und eine Laterne.
dixit-picture-p03 = Das Land Federbett
    .short = Land Federbett
    .alt = Ein Holzbett, dessen Flickendecke eine Landschaft ist: Felder mit einem Fluss, Tannen und Schafen. Auf den Kissen schläft der Mond mit Zipfelmütze; ein Flicken ist zurückgeschlagen, darunter sind Licht und eine Leiter.
dixit-picture-p04 = Was die Kerze sieht
    .alt = Auf einem Dachboden brennt eine Kerze vor einem roten Schaukelpferd. Der Schatten an der Wand ist ein riesiges Pferd in vollem Galopp.
dixit-picture-p05 = Frühstück mit Haustür
    .alt = Ein gekochtes Ei im Eierbecher hat eine Tür, zwei erleuchtete Fenster und oben, wo es aufgeschlagen ist, eine Leiter, die zu einem Vogel führt. Auf der karierten Decke steht beim Löffel ein Küken, daneben liegt die abgeschlagene Kuppe.
dixit-picture-p06 = Das Knäuel rollt hinab
    .short = Knäuel rollt hinab
    .alt = Eine große schwarze Katze sitzt über einer Wendeltreppe, neben ihr ein türkises Wollknäuel. Der Faden läuft über den roten Teppich hinunter bis ins helle Licht, wo eine zweite, winzige Katze sitzt.
dixit-picture-p07 = Schnee zwischen den Mänteln
    .alt = Ein offener Kleiderschrank mit ein paar Mänteln an der Stange; dahinter liegt ein verschneiter Wald, in dem ein Hirsch steht. Schnee und Fußspuren reichen bis auf den Zimmerboden.
dixit-picture-p08 = Ein Ball hinter der Wand
    .short = Ball hinter der Wand
    .alt = Eine riesige schwarze Katze beugt sich von der Seite ins Bild und blickt mit einem gelbgrünen Auge auf ein Mauseloch. Darin tanzen Mäuse paarweise in einem goldenen Saal mit Kronleuchter.
dixit-picture-p09 = In jedem Tropfen ein Haus
    .alt = Regentropfen auf einer grauen Fensterscheibe, darin kleine Häuser, die auf dem Kopf stehen; ein Tropfen ist riesig und golden, mit rotem Dach, Baum und Schaukel. Auf der Fensterbank stehen ein Glas voller Tropfen und eine Topfpflanze.
dixit-picture-p10 = Lager unterm Tisch
    .alt = Unter einer Tischdecke, zwischen den Beinen zweier sitzender Menschen, brennt auf dem Teppich ein Lagerfeuer. Daran sitzen ein Igel und ein abgewetzter Teddybär, der etwas am Stöckchen röstet.
dixit-picture-p11 = Wetter im Käfig
    .alt = In einem stillen Zimmer regnet es in einem Vogelkäfig aus einer kleinen grauen Wolke, an der Wand hängt das Bild einer weißen. Ein Goldfisch ist aus seinem Glas gesprungen, auf das Fenster zu, hinter dem Vögel fliegen.
dixit-picture-p12 = Der Spiegel widerspricht
    .short = Spiegel widerspricht
    .alt = Auf einem Stuhl vor einem ovalen Spiegel mit Goldrahmen sitzt ein Rabe. Im Spiegel schwimmt auf einem sonnigen See ein weißer Schwan; auf dem dunklen Boden liegen weiße Federn.
dixit-picture-p13 = Ein Licht für Wale
    .short = Licht für Wale
    .alt = Auf dem Meeresgrund steht ein rot-weißer Leuchtturm und schickt seinen Strahl durchs dunkle Wasser. Wale in verschiedenen Größen ziehen vorbei.
dixit-picture-p14 = Briefe schwimmen heim
    .alt = Auf dem Meeresgrund steht ein roter Briefkasten. Versiegelte Briefe mit Flossen und Schwänzen schwimmen in einem langen Bogen auf seinen Schlitz zu.
dixit-picture-p15 = Acht Besorgungen
    .alt = Ein großer orangefarbener Krake hält in jedem Arm etwas anderes: einen Schirm, ein Buch, einen Schlüssel, eine Tasse, einen Koffer, eine Uhr, eine Laterne und einen Brief. Er schaut besorgt.
dixit-picture-p16 = Der Garten im Helm
    .short = Garten im Helm
    .alt = Ein alter Taucherhelm aus Messing unter Wasser. Hinter dem runden Fenster ist kein Gesicht, sondern ein sonniger Garten mit einem blühenden Baum, einem Hasen und einem Vogel.
dixit-picture-p17 = Die Glocke in der Tiefe
    .short = Glocke in der Tiefe
    .alt = Unter einem kleinen leeren Boot mit Laterne und Hut liegt eine versunkene Stadt, in den Fenstern brennt Licht. Ein Seil führt hinab zu der großen Glocke im Turm, die schwingt und die Fische verscheucht.
dixit-picture-p18 = Tanz bei Hochwasser
    .alt = Paare in Abendkleidung tanzen auf dem Schachbrettboden eines überfluteten Säulensaals. Über ihnen hängen leuchtende Quallen wie Kronleuchter; eine Frau tanzt allein, am Fenster zieht ein Wal vorbei.
dixit-picture-p19 = Die Insel, die schwimmt
    .short = Insel, die schwimmt
    .alt = Eine riesige Schildkröte schwimmt im Meer; auf ihrem Panzer wachsen Gras und ein großer Baum mit einer Schaukel, daneben steht ein Häuschen. In der Ferne schwimmt noch so eine Insel.
dixit-picture-p20 = Der Blechfisch
    .short = Blechfisch
    .alt = Ein U-Boot in Fischform gleitet durch violettes Wasser; aus zweien der runden Fenster schauen Menschen, das dritte ist voll Wasser, darin ein Goldfisch. Das Sehrohr blickt auf eine gelbe Quietscheente an der Oberfläche.
dixit-picture-p21 = Sturm in der Flasche
    .alt = An einem ruhigen, sonnigen Strand mit Sonnenschirm liegt eine Flasche. Darin kämpft ein Schiff mit hohen Wellen und Blitzen.
dixit-picture-p22 = Weiße Pferde
    .alt = Vier weiße Pferde galoppieren aus den schäumenden Wellen eines dunkelblauen Meeres. Ein Leuchtturm auf einem Felsen streift sie mit seinem Strahl, zwei Möwen fliegen.
dixit-picture-p23 = Fahrgäste einer langsamen Wolke
    .short = Fahrgäste einer Wolke
    .alt = Ein violetter Wal mit einer Stadt voller Türme auf dem Rücken fliegt durch den Abendhimmel. Unter ihm hängt eine Gondel mit erleuchteten Fenstern; darin vier Pinguine, einer lässt einen Drachen steigen.
dixit-picture-p24 = Waschtag der Sterne
    .alt = Nachts hängt zwischen zwei Häusern eine Wäscheleine mit Hemden und leuchtenden Sternen. Darunter, neben einem Korb voller Sterne, schaut ein Kind hinauf und versteckt einen Stern hinter dem Rücken.
dixit-picture-p25 = Zwei Städte
    .alt = Von oben hängt kopfüber eine rote Stadt herab, unten steht eine grüne. Auf einer Leiter strecken ein Mädchen und ein Junge die Hände nacheinander aus; ein Brief, Äpfel und Luftballons wandern hin und her.
dixit-picture-p26 = Die Häuser ziehen aus
    .short = Häuser ziehen aus
    .alt = Vier Häuser auf Vogelbeinen gehen hintereinander durch sandiges Land und tragen Koffer. Eine Eule schaut von einem Wegweiser zu, eine Katze bleibt zurück.
dixit-picture-p27 = Der eine rote Schirm
    .short = Roter Schirm
    .alt = Eine verregnete Straße von oben, dicht an dicht graue Regenschirme. Einer ist rot und steht umgedreht, darin ist ein Teich mit Goldfischen.
dixit-picture-p28 = Lampen auf der Weide
    .alt = Giraffen mit Straßenlaternen als Köpfen ziehen in der Dämmerung über die Dächer einer Stadt. Die kleinste, bei den Beinen ihrer Mutter, leuchtet noch nicht; auf einem dunklen Laternenpfahl sitzt ein Vogel.
dixit-picture-p29 = Das Wetterwerk
    .short = Wetterwerk
    .alt = Aus den Schornsteinen einer roten Fabrik steigen Wolken in Gestalt von Schafen. Vier echte Schafe stehen am Tor an, wo ein Wolf im Pförtnermantel eine Liste prüft.
dixit-picture-p30 = Die Henne zum Aufziehen
    .short = Henne zum Aufziehen
    .alt = Eine große Henne aus Messing mit einem Schlüssel im Rücken sitzt über drei gesprenkelten Eiern in einem Nest aus Zahnrädern und Draht; ein Ei bekommt Risse und leuchtet. Ein kleiner Vogel schaut zu.
dixit-picture-p31 = Die Schaukel in der Uhr
    .short = Schaukel in der Uhr
    .alt = Eine hohe Standuhr zeigt kurz vor zwölf. In ihrem Kasten liegt eine Abendlandschaft, und auf dem Pendel schaukelt ein Kind; auf dem Boden liegen ein einzelner roter Schuh und ein Schlüssel.
dixit-picture-p32 = Eine Straße wird geschrieben
    .short = Straße wird geschrieben
    .alt = Aus einer alten Schreibmaschine kommt ein Blatt, das zu einer Straße mit Tannen, Häusern und einem roten Auto wird. Auf den Tasten sind kleine Bilder.
dixit-picture-p33 = Die Nacht unter der Nadel
    .short = Nacht unter der Nadel
    .alt = Eine Nähmaschine näht zwei Stoffe zusammen: der eine ein Nachthimmel mit Mondsichel, der andere ein rosiger Abend mit Vögeln. Die Garnrolle leuchtet, auf der hellen Seite steht neben der Schere ein Hahn.
dixit-picture-p34 = Schwerer, als es aussieht
    .alt = Auf einer großen Waage wiegt eine einzelne Feder mehr als ein Elefant, der einen Luftballon im Rüssel hält. Auf dem Elefanten sitzt ein Vogel; unten sind eine Maus und ein offenes Buch.
dixit-picture-p35 = Alle schauen hinauf
    .alt = Vier ganz verschiedene Menschen richten Fernrohre auf einen Kometen am violetten Himmel. Vorn kniet ein Kind vor einer kleinen leuchtenden Blume.
dixit-picture-p36 = Das Meer auf der Bühne
    .short = Meer auf der Bühne
    .alt = Rote Vorhänge geben den Blick auf eine Bühne frei: Reihen von Papierwellen, ein Schiff und Wolken an Schnüren; echte Fische springen heraus. Im leeren Zuschauerraum sind nur zwei Plätze besetzt: von einem Zylinder und einem Goldfischglas.
dixit-picture-p37 = Die Puppe und die Schere
    .short = Puppe und Schere
    .alt = Eine große Hand hält von oben eine Marionette im Scheinwerferlicht. Die Puppe hat eine Schere gehoben, einige Fäden hängen schon lose herab.
dixit-picture-p38 = Ein Gesicht ist ausgeflogen
    .short = Gesicht ist ausgeflogen
    .alt = Sechs große Masken mit Krone, Hörnern oder Federn hängen im Dunkeln um eine leere, hell beleuchtete Stelle. Von dort ist ein großer Schmetterling in Blau und Orange aufgebrochen, sein Faden ist gerissen.
dixit-picture-p39 = Niemand auf dem Fest
    .alt = Ein hoher dunkler Umhang mit weißem Handschuh hält eine Federmaske am Stab vor die Brust. Wo der Körper sein müsste, ist ein Sternenhimmel über einem Wald; weiße Vögel fliegen heraus.
dixit-picture-p40 = Die Brücke aus Händen
    .short = Brücke aus Händen
    .alt = Zwei riesige Hände ragen von beiden Seiten einer Schlucht auf und berühren sich mit den Fingerspitzen. Darüber kommen von links ein Elefant, von rechts ein Fuchs und ein Hirsch; zwischen ihnen liegt ein großer angebissener Apfel.
dixit-picture-p41 = Die blühende Hand
    .short = Blühende Hand
    .alt = Aus der Erde wächst eine große Hand, aus ihren Fingerspitzen wachsen blühende Bäume. Sie hält ein Nest mit blauen Eiern; ein Vogel, ein Hase und eine Gießkanne sind in der Nähe.
dixit-picture-p42 = Von Vögeln gehalten
    .alt = Hoch über den Dächern einer violetten Stadt geht jemand im gestreiften Hemd mit einer Stange über ein Seil, das zwei dunkle Vögel halten. Tief unten schauen Leute hinauf, zwei von ihnen halten ein sehr kleines Netz.
dixit-picture-p43 = Das große Zelt
    .short = Großes Zelt
    .alt = Ein rot-weißes Zirkuszelt öffnet sich auf einen Sternenhimmel. Auf dem Mond balanciert ein Elefant, auf dem Elefanten ein leerer Stuhl; Familien mit Luftballons kommen an.
dixit-picture-p44 = Schaukeln machen sich los
    .alt = Auf der Kirmes dreht sich ein gestreiftes Kettenkarussell. Einige Sitze haben sich gelöst, und weiße Vögel tragen sie mit den Kindern darauf in den Himmel.
dixit-picture-p45 = Abfahrt aus dem Gemälde
    .alt = Ein Dampfzug fährt aus einem gerahmten Gebirgsbild heraus und auf Schienen ins Zimmer hinunter. Auf einem Stuhl liegt die rote Mütze eines Bahnbeamten, ein Koffer steht bereit.
dixit-picture-p46 = Ein Jahr aus Rahmen
    .short = Jahr aus Rahmen
    .alt = Vier Rahmen stehen ineinander: ein verschneiter, ein herbstlicher, ein grüner und ein blühender mit einer hellen Tür. Ein roter Vogel fliegt von Rahmen zu Rahmen; im Schnee stehen Stiefel, aus einem wächst eine Blume.
dixit-picture-p47 = Das letzte Teil
    .short = Letztes Teil
    .alt = Eine ländliche Gegend mit Bach, Schafen und einem leeren roten Boot besteht aus Puzzleteilen. Eines fehlt, dahinter ist Sternennacht, und ein schwarzer Vogel trägt das Teil davon.
dixit-picture-p48 = Zweiter Anstrich
    .alt = Auf einer hohen Leiter streicht jemand eine Sternennacht über einen blassgelben Himmel; die Farbe läuft in Tropfen herunter. Eine Katze ist durchs dunkle Blau gelaufen.
dixit-picture-p49 = In mir, in mir
    .alt = Vier Matroschkas auf einem Tisch, jede mit einem Baum in einer anderen Jahreszeit auf dem Bauch. Die fünfte, kleinste, liegt offen da, und aus ihr wächst ein grüner Trieb.
dixit-picture-p50 = Die Karte des Fuchses
    .short = Karte des Fuchses
    .alt = Eine alte Landkarte auf einem Tisch zeigt eine Insel in Gestalt eines sitzenden Fuchses. Ein rot gestrichelter Weg führt an Brunnen, Turm und Bergen vorbei zu einem Kreuz nahe am Auge; vor der Küste schwimmen ein Schiff und eine Seeschlange.
dixit-picture-p51 = Der Faden im Irrgarten
    .short = Faden im Irrgarten
    .alt = Ein runder grüner Heckenirrgarten von oben, in der Mitte ein leuchtender Baum. Ein roter Faden läuft von einem Knäuel aus hindurch; ein Mensch, ein Hase und ein Hirsch gehen in verschiedenen Gängen.
dixit-picture-p52 = Geige unter Segeln
    .alt = Eine Geige segelt auf dem abendlichen Meer, ihr Segel ist ein Notenblatt; eine Grille im Frack rudert mit dem Bogen. Die Wellen sind Notenlinien mit Noten darauf.
dixit-picture-p53 = Grammofon in Blüte
    .alt = Der Trichter eines Grammofons ist eine riesige rosa Blüte an einem grünen Stängel. Noten und Schmetterlinge schweben darum herum; daneben liegt eine Gartenschere bereit.
dixit-picture-p54 = Treppe in Nacht-Dur
    .alt = Klaviertasten bilden eine gewundene Treppe, die durch die violette Nacht zu einer offenen, hellen Tür hinaufführt. Auf halber Höhe ist ein Pinguin stehen geblieben, in der Luft leuchten Noten.
dixit-picture-p55 = Der Baum weiß noch ein Lied
    .short = Baum weiß noch ein Lied
    .alt = Ein Baumstumpf von oben hat Ringe wie eine Schallplatte, mit rotem Etikett und aufgelegter Nadel. Am Rand singt ein Vogel; im Laub liegt eine Axt.
dixit-picture-p56 = Torte mit Zimmern
    .alt = Eine dreistöckige Torte ist ein Haus mit erleuchteten Fenstern, einer Tür und Kerzen. Zu den Stufen kommt ein Lebkuchenmann mit Koffer, und über allem hängt ein großes Messer.
dixit-picture-p57 = Der Untermieter
    .short = Untermieter
    .alt = In einem roten Apfel am Zweig ist ein gemütliches Zimmer, in dem eine Raupe mit Brille unter der Lampe liest. Der Apfel hat eine eigene kleine Tür; unten geht ein Igel vorbei.
dixit-picture-p58 = Sommer unter Glas
    .alt = Auf einer Fensterbank steht vor einer verschneiten Nacht eine Glaskugel; darin ein sonniger Strand mit Palme und Sonnenschirm. Darunter steht ein Pinguin mit Sonnenbrille, draußen liegt eine Pudelmütze.
dixit-picture-p59 = Der Wald in der Birne
    .short = Wald in der Birne
    .alt = Im Dunkeln hängt eine große Glühbirne, und darin wächst ein nebliger Wald mit einem Hirsch. An das Glas lehnt eine Leiter, die ein Astronaut hinaufsteigt; Nachtfalter kommen heran.
dixit-picture-p60 = Jemand ruft an
    .alt = Ein rotes Telefon, aus dem Blumen wachsen; der Hörer liegt daneben, und ein Vogel lauscht. An der Tischkante beginnt ein Meer mit einem Wal und einem Papierschiffchen.
dixit-picture-p61 = Mieter im Geweih
    .alt = Ein Hirsch im Schneefall hat ein Geweih wie ein kahler Baum, voller Vögel und Laternen und mit einem Nest. Auf seinem Kopf steht ein Häuschen.
dixit-picture-p62 = Der Berg schläft
    .short = Berg schläft
    .alt = Ein verschneiter Berg bei Nacht ist ein schlafender Bär; auf seinem Rücken liegt ein Dorf mit erleuchteten Fenstern. Unten steht ein Schlitten mit einem großen Wecker, Spuren führen davon weg.
dixit-picture-p63 = Der Fuchs mit der Farbe
    .short = Fuchs mit der Farbe
    .alt = Ein Fuchs sitzt mit erhobenem Schwanz, der wie ein Pinsel aussieht, zwischen zwei Wäldern, einem grünen und einem orangeroten. Vorn stehen Farbeimer.
dixit-picture-p64 = Die Eule hat Besuch
    .short = Eule hat Besuch
    .alt = Eine violette Eule füllt das ganze Bild, ihre Augen sind zwei runde erleuchtete Fenster. Hinter dem einen liest eine Maus zwischen Büchern, hinter dem anderen trinkt eine Maus Tee; eine dritte wartet vor der offenen Tür in ihrer Brust.
dixit-picture-p65 = Das langsame Karussell
    .short = Langsames Karussell
    .alt = Eine große Schnecke kriecht durch Gras, das höher ist als sie selbst; statt eines Hauses trägt sie ein blau-weißes Karussell mit Pferden. Ein Igel schaut zu.
dixit-picture-p66 = Was das Wasser sieht
    .alt = Ein Wolf trinkt bei Mondschein aus einem See. Sein Spiegelbild ist ein weißes Schaf am hellen Tag, mit grünem Laub und Blumen am Ufer.
dixit-picture-p67 = Kerzen im Wald
    .alt = In einem dunklen Wald trägt ein großer Igel brennende Kerzen statt Stacheln. Zwei Eichhörnchen, ein Hase und eine Eule haben sich versammelt; auf dem Boden liegt ein kleines Geschenk.
dixit-picture-p68 = Ein Falter auf dem Dach
    .short = Falter auf dem Dach
    .alt = Ein Nachtfalter, größer als das Haus, hat sich auf einem Dach mit erleuchteten Fenstern niedergelassen; die Straßenlaterne ist dunkel. An einem Fenster hält jemand eine Kerze, an der Laterne lehnt ein Kescher.
dixit-picture-p69 = Einer aus dem Schwarm
    .alt = Viele bunte Papierkraniche hängen an Fäden vor blauem Himmel. Zwischen ihnen fliegt frei ein lebendiger weißer Kranich, über ihm sein gerissener Faden.
dixit-picture-p70 = Eilsendung
    .alt = Ein Storch fliegt in der Dämmerung über die Dächer einer Stadt, im Schnabel ein Tuch; in dem Tuch liegt ein kleiner Planet mit einem Ring. Auf einem Schornstein wartet ein zweiter Storch.
dixit-picture-p71 = Die Schublade des Sammlers
    .short = Schublade des Sammlers
    .alt = In einem Sammlerkasten mit aufgespießten Insekten liegt ein riesiger grüner Käfer mit einem leuchtenden Schlüsselloch im Rücken. Daneben liegt ein Schlüssel, und durch eine Lupe blickt ein riesiges Auge.
dixit-picture-p72 = Ein Netz für Sterne
    .short = Netz für Sterne
    .alt = Zwischen zwei dunklen Bäumen hängt ein großes Spinnennetz, in dem sich Sterne verfangen haben. Eine Spinne mit Hut lässt sich zu einem Bottich hinab, der schon voll davon ist.
dixit-picture-p73 = Mit Schlittschuhen gezeichnet
    .alt = Ein zugefrorener See von oben: Jemand in Rot hat mit den Schlittschuhen gerade einen riesigen Vogel aufs Eis gezeichnet. Ein Fuchs schaut vom verschneiten Ufer zu.
dixit-picture-p74 = Gast im Glashaus
    .alt = Ein Schneemann mit Hut und Schal steht in einem warmen Gewächshaus voller Palmen und Schmetterlinge und hält eine rote Blume. Unter ihm ist eine Pfütze, draußen auf dem Dach liegt Schnee.
dixit-picture-p75 = Der verlorene Handschuh
    .short = Verlorener Handschuh
    .alt = Ein großer roter Fäustling im Schnee ist ein Haus mit Fenstern, Schornstein und Tür. In der Tür steht eine Maus; ein weißer Hase und ein Fuchs sind gekommen.
dixit-picture-p76 = Unter dem Eis
    .alt = Ein alter Mann angelt durch ein Loch im Eis eines grauen Wintersees und zieht eine rote Blume herauf. Unter dem Eis ist Sommer, mit Wiese, Baum und einem Hasen.
dixit-picture-p77 = Gassi mit der Wolke
    .alt = Jemand mit Hut führt eine kleine Regenwolke an einer roten Leine spazieren; wo es regnet, sprießen Blumen. Ein Frosch wartet unter einem Schirm.
dixit-picture-p78 = Das Gewitter schlägt Wurzeln
    .short = Gewitter schlägt Wurzeln
    .alt = Aus einem umgedrehten roten Regenschirm wächst in einem violetten Unwetter ein Baum aus Blitzen. Links und rechts sitzen ein Fuchs und ein Hase; zwischen ihnen liegt ein offenes Buch.
dixit-picture-p79 = Die Hemden ziehen nach Süden
    .short = Hemden ziehen nach Süden
    .alt = Bunte Hemden verlassen eine Wäscheleine und fliegen als Schwarm davon; dabei schlagen sie mit den Ärmeln. Eine Frau an der Leine reckt ihnen die Arme nach; in der Ferne ist eine andere Leine noch voll.
dixit-picture-p80 = Kinderstube der Lampen
    .alt = Nachts schüttet eine Gießkanne Sterne über Reihen von Blumentöpfen. Darin wachsen Glühbirnen, manche noch Knospen, manche leuchten schon; unten schaut ein Maulwurf mit dunkler Brille aus der Erde.
dixit-picture-p81 = Die eine, die wegsieht
    .short = Eine, die wegsieht
    .alt = Ein Feld voller Sonnenblumen schaut uns an; nur die größte hat uns den Rücken zugekehrt und wendet sich einer Vogelscheuche zu, die vor ihr den Hut zieht. Auf deren Arm sitzen zwei Raben.
dixit-picture-p82 = Zwischen zwei Zügen
    .alt = Schachfiguren, hoch wie Türme, stehen im Nebel auf einem karierten Boden, ein Bauer ist rot. Zwischen König und Dame geht ein Mensch mit einer Laterne und zieht einen Turm auf Rädern hinter sich her.
dixit-picture-p83 = Das Meer läuft aus
    .short = Meer läuft aus
    .alt = Im oberen Teil einer großen Sanduhr ist ein Meer mit einem Schiff und einem Wal. Es rinnt hinunter auf einen Sandhügel, wo Pferde an einer Palme vorbeiziehen; draußen liegt ein nasser Seestern.
dixit-picture-p84 = Die Bahn über der Bibliothek
    .short = Bahn über der Bibliothek
    .alt = Ein Zug fährt über einen Viadukt, dessen Pfeiler aus Bücherstapeln bestehen. Seine Wagen tragen einen blühenden Baum, einen Strand mit Sonnenschirm und einen herbstlichen Busch; jemand steigt auf einer Leiter zu ihm hinauf.

## Told again after the end

dixit-highlight-clue = Bester Hinweis: „{ $clue }“ von { $who }, erraten von { $found } von { $voters }
dixit-highlight-clue-spoken = Bester Hinweis: laut gesagt von { $who }, erraten von { $found } von { $voters }
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
dixit-lesson-eight-differs = Zu siebt und mehr ist alles wie sonst, aber alle haben zwei Stimmen.
dixit-lesson-eight-give = Gib irgendein Bild, das zum Hinweis passt.
dixit-lesson-eight-two = Vergib eine Stimme oder zwei für verschiedene Bilder: Tippe ein Bild an, um es groß zu sehen.
dixit-lesson-eight-one = Triffst du mit nur einer Stimme, bekommst du 1 Punkt mehr. Vergib deine Stimmen und sende sie ab.
dixit-lesson-eight-scored = Jede Stimme für dein Bild bringt dir einen Punkt, höchstens drei.
dixit-lesson-eight-end = Sonst ist alles wie immer. Spiel weiter!
dixit-lesson-party = Das Party-Spiel
dixit-lesson-party-differs = Im Party-Spiel bekommst du Punkte, wenn viele dasselbe Bild wählen wie du. Wer die meisten Punkte hat, gewinnt.
dixit-lesson-party-tell = Du erzählst zuerst, bevor jemand Bilder sieht: Schreib irgendetwas und schick es ab.
dixit-lesson-party-give = Erst jetzt siehst du deine Bilder. Alle geben das passendste, auch du.
dixit-lesson-party-green = Setz deine grüne Stimme auf das Bild, das die meisten wählen; auch dein eigenes geht. Eine grüne Stimme, die allein bleibt, bringt nichts.
dixit-lesson-party-red = Als Erzähler hast du auch eine rote Stimme: Grüne Stimmen auf diesem Bild bringen nichts. Setz beide und sende sie ab.
dixit-lesson-party-scored = Du bekommst so viele Punkte, wie grüne Stimmen auf dem Bild liegen, das du gewählt hast, höchstens fünf.
dixit-lesson-party-end = Jetzt geben alle ihre Handkarten nach links weiter, und reihum wird weitererzählt. Spiel weiter!
dixit-lesson-team = Im Team: was anders ist
dixit-lesson-team-differs = In Zweierteams sammelst du die Punkte gemeinsam mit { $p3 } gegenüber.
dixit-lesson-team-one = Einer von euch gibt zu diesem Hinweis ein Bild, der andere stimmt danach ab: Diesmal gibst du das Bild, und { $p3 } stimmt ab.
dixit-lesson-team-offer = Biete ein Bild an, verdeckt. { $p3 } kann es gelten lassen oder ein anderes geben; hier gilt deins.
dixit-lesson-team-vote = Für euch hat { $p3 } abgestimmt. Eine Stimme für das Bild des eigenen Teams bringt nichts.
dixit-lesson-team-scored = Gewertet wird wie sonst, aber jedes Team hat einen gemeinsamen Punktestand.
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
