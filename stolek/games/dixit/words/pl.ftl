### Dixit po polsku

dixit-title = Dixit Odyssey
dixit-tagline = Jeden obrazek, jedno skojarzenie – ani za jasne, ani za tajemnicze.
dixit-variant-base = Gra podstawowa (3–12)
dixit-variant-party = Impreza (6–12)
dixit-variant-team = Pary (6, 8, 10, 12)
dixit-brief-aim = Zdobywaj punkty za skojarzenia i za odgadywanie. Narrator podaje skojarzenie do swojego obrazka, pozostali dokładają obrazki, które do niego pasują, a potem zgaduje się, który należy do narratora.
dixit-brief-win = Wygrywa, kto na końcu ma najwięcej punktów. Gra podstawowa kończy się, gdy ktoś ma 30 punktów, impreza i pary – gdy opowiedzą już wszyscy.
dixit-brief-turn = Gdy opowiadasz, wybierz obrazek i podaj skojarzenie, po którym ktoś go odgadnie, ale nie wszyscy. W przeciwnym razie daj obrazek, który pasuje do skojarzenia, a potem głosuj. Na imprezie skojarzenie jest pierwsze, a wszyscy głosują na obrazek, który pasuje najlepiej.
dixit-teaches = Mówienie i opisywanie: znaleźć do obrazka słowa, które nie zdradzą ani za dużo, ani za mało. Także w obcym języku.
dixit-print-lead = Wydrukuj na grubym papierze, najlepiej dwustronnie, i wytnij według znaków. Do głosowania wystarczą karteczki z liczbami, punkty zapisuje się na kartce.

dixit-option-first_storyteller = Pierwszy narrator
    .help = Zaczyna ten, kto pierwszy ma skojarzenie, albo się losuje.
dixit-option-first_storyteller-race = kto pierwszy ma skojarzenie
dixit-option-first_storyteller-random = losowo
dixit-option-first_storyteller-seat-1 = miejsce 1
dixit-option-three_player_hand = Obrazki na ręce w trzy osoby
    .help = W trzy osoby każdy może mieć siedem obrazków.
dixit-option-three_player_hand-7 = 7 obrazków
dixit-option-three_player_hand-6 = 6 obrazków
dixit-option-party_hand = Obrazki na ręce na imprezie
    .help = Instrukcja rozdaje pięć, a później mówi o sześciu.
dixit-option-party_hand-5 = 5 obrazków
dixit-option-party_hand-6 = 6 obrazków
dixit-option-party_hand-five-then-six = rozdaje się 5, potem uzupełnia do 6
dixit-option-own_team_vote = Głos na własną parę
    .help = W grze w parach nie wiesz, który obrazek dała druga osoba z pary. Jeśli głos na niego jest zabroniony, stół ci go pokaże.
dixit-option-own_team_vote-allowed = dozwolony, nic nie daje
dixit-option-own_team_vote-barred = zabroniony
dixit-option-laps = Ile razy każdy opowiada
    .help = Impreza i pary kończą się, gdy każdy opowie tyle razy.
dixit-option-laps-1 = raz
dixit-option-laps-2 = dwa razy
dixit-option-laps-3 = trzy razy
dixit-option-finish = Gdy ktoś ma 30 punktów
    .help = Instrukcja mówi, że rundę gra się do końca.
dixit-option-finish-round = gra się do końca tej opowieści
dixit-option-finish-lap = gra się, aż wszyscy opowiedzą tyle samo razy
dixit-option-spoken = Skojarzenia mówi się na głos
    .help = Dla osób w jednym pokoju: nikt nie pisze, a boty nie grają.
dixit-option-clues = Język skojarzeń botów
    .help = Boty rozumieją skojarzenia we wszystkich sześciu językach, a swoje podają w tym.
dixit-option-clues-en = angielski
dixit-option-clues-cs = czeski
dixit-option-clues-de = niemiecki
dixit-option-clues-hu = węgierski
dixit-option-clues-pl = polski
dixit-option-clues-sk = słowacki

dixit-section-base = Gra podstawowa
dixit-section-party = Impreza
dixit-section-team = Pary
dixit-section-rulings = O czym instrukcja milczy
dixit-section-examples = Przykłady

## Pytania

dixit-prompt-tell = Opowiadasz: wybierz obrazek i podaj skojarzenie.
dixit-prompt-tell-race = Kto pierwszy ma skojarzenie? Wybierz obrazek i podaj skojarzenie.
dixit-prompt-clue = Opowiadasz: podaj skojarzenie, zanim ktokolwiek spojrzy na obrazki.
dixit-prompt-clue-race = Kto pierwszy ma skojarzenie? Podaj je, zanim ktokolwiek spojrzy na obrazki.
dixit-prompt-give = Który twój obrazek pasuje do skojarzenia?
    .short = Twój obrazek.
dixit-prompt-give-two = Które dwa twoje obrazki pasują do skojarzenia?
    .short = Twoje dwa obrazki.
dixit-prompt-offer = Kto z was daje obrazek? Zaproponuj swój albo się umówcie.
    .short = Zaproponujesz obrazek?
dixit-prompt-answer-offer = Druga osoba z pary proponuje obrazek. Przyjmij go albo daj zamiast niego swój.
dixit-prompt-vote = Który obrazek należy do narratora?
    .short = Twój głos.
dixit-prompt-vote-party = Który obrazek najlepiej pasuje do skojarzenia?
    .short = Twój głos.
dixit-do-tell = Opowiadaj o obrazku „{ $card }”
dixit-do-clue = Podaj skojarzenie
dixit-do-give = Daj: { $cards }
    .short = { $cards }
dixit-do-offer = Zaproponuj: { $card }
    .short = { $card }
dixit-do-accept = Przyjmij
dixit-do-instead = Daj zamiast niego: { $card }
dixit-do-vote = Głosuj na { $places }
    .short = na { $places }
dixit-do-vote-red = Zielony na { $places }, czerwony na { $red }
    .short = Zielony { $places }, czerwony { $red }

## Co się dzieje

dixit-event-shuffled = Potasowane obrazki: { $count }.
dixit-event-drawn = { $who-is ->
    [you] Dobierasz
   *[other] { $who } dobiera
  } { $count ->
    [one] jeden obrazek
    [few] { $count } obrazki
   *[many] { $count } obrazków
  }.
dixit-event-race = Runda { $number }: opowiada, kto pierwszy ma skojarzenie.
dixit-event-round = { $who-is ->
    [you] Runda { $number }: opowiadasz.
   *[other] Runda { $number }: opowiada { $who }.
  }
dixit-event-clue = { $who-is ->
    [you] Twoje skojarzenie: { $clue }
   *[other] { $who } podaje skojarzenie: { $clue }
  }
    .short = { $who-is ->
        [you] Twoje skojarzenie: { $clue }
       *[other] { $who }, skojarzenie: { $clue }
    }
dixit-event-clue-spoken = { $who-is ->
    [you] Mówisz skojarzenie na głos.
   *[other] { $who } mówi skojarzenie na głos.
  }
dixit-event-given = { $who-is ->
    [you] Dajesz { $count ->
        [1] obrazek.
       *[2] dwa obrazki.
    }
   *[other] { $who } daje { $count ->
        [1] obrazek.
       *[2] dwa obrazki.
    }
  }
dixit-event-given-again = { $who-is ->
    [you] Dajesz { $count ->
        [1] inny obrazek.
       *[2] inne obrazki.
    }
   *[other] { $who } daje { $count ->
        [1] inny obrazek.
       *[2] inne obrazki.
    }
  }
dixit-event-offered = { $who-is ->
    [you] Proponujesz obrazek w imieniu waszej pary.
   *[other] { $who } proponuje obrazek w imieniu swojej pary.
  }
dixit-event-team-card-own = Obrazek waszej pary: { $card }.
dixit-event-laid-out = Obrazki na stole: { $count }.
dixit-event-voted = Głos oddany: { $who }.
dixit-event-voted-again = { $who } głosuje jeszcze raz.
dixit-event-voted-own = Głosujesz na { $places }.
dixit-event-voted-own-red = Dajesz zielony głos na { $places }, a czerwony na { $red }.
dixit-event-voted-own-again = Zmieniasz głos: na { $places }.
dixit-event-revealed = { $who-is ->
    [you] Obrazek { $place } jest twój. Głosy: { $voters }.
   *[other] Obrazek { $place } – { $who }. Głosy: { $voters }.
  }
    .short = { $who-is ->
        [you] Twój: { $voters }.
       *[other] { dixit-event-revealed }
    }
dixit-event-revealed-alone = { $who-is ->
    [you] Obrazek { $place } jest twój. Bez głosów.
   *[other] Obrazek { $place } – { $who }. Bez głosów.
  }
    .short = { $who-is ->
        [you] Twój: bez głosów.
       *[other] { dixit-event-revealed-alone }
    }
dixit-event-revealed-story = Obrazek { $place } należy do narratora (głosy: { $voters }).
    .short = Narratora: { $place }.
dixit-event-revealed-story-alone = Obrazek { $place } należy do narratora. Bez głosów.
    .short = Narratora: { $place }, bez głosów.
dixit-event-red = Czerwony głos leży na obrazku { $place }.
    .short = Czerwony: obrazek { $place }.
dixit-event-scored = { $who-is ->
    [you] Dostajesz { $points ->
        [one] jeden punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
   *[other] { $who } dostaje { $points ->
        [one] jeden punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
  }
    .short = { $who-is ->
        [you] Ty
       *[other] { $who }
    }: { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
dixit-event-passed = Każdy podaje obrazki z ręki w lewo.
    .short = Nowe obrazki.
dixit-event-ended = { $who-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $who }
  }, { $points ->
    [one] jeden punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
  }
dixit-event-ended-shared = { $winners-is ->
    [you] Wspólnie wygrywacie: { $winners }
   *[other] Wspólnie wygrywają: { $winners }
  }, po { $points ->
    [one] jednym punkcie.
    [few] { $points } punkty.
   *[many] { $points } punktów.
  }
dixit-ended-base = Ktoś ma 30 punktów.
dixit-ended-party = Wszyscy już opowiadali.
dixit-ended-team = Wszyscy już opowiadali.

## Czego nie można

dixit-refused-not-storyteller = W tej rundzie opowiada ktoś inny.
dixit-refused-no-card-yet = Na imprezie najpierw jest skojarzenie, potem obrazki.
dixit-refused-not-in-hand = Tego obrazka nie masz na ręce.
dixit-refused-spoken = Przy tym stole skojarzenia mówi się na głos.
dixit-refused-bots-spoken = Skojarzenia mówi się tu na głos, a boty nie słyszą. Niech na każdym miejscu usiądzie człowiek albo wpisujcie skojarzenia.
dixit-refused-storyteller-gives-not = Twój obrazek jest już na stole.
dixit-refused-offer-first = Najpierw ustalcie w parze, kto daje obrazek: zaproponuj swój.
dixit-refused-how-many = Tylu obrazków się teraz nie daje.
dixit-refused-team-of-storyteller = W parze narratora obrazek dają obie osoby, bez proponowania.
dixit-refused-team-settled = Obrazek waszej pary jest już ustalony.
dixit-refused-offer-order = Propozycja drugiej osoby z pary była pierwsza: przyjmij ją albo daj zamiast niej swój obrazek.
dixit-refused-no-vote = W tej rundzie nie głosujesz.
dixit-refused-own-card = Na własny obrazek nikt nie głosuje.
dixit-refused-team-card = Przy tym stole na obrazek własnej pary nikt nie głosuje.
dixit-refused-ballot = Tak głosować nie można.

## Stół w terminalu

dixit-table-round = Runda { $round }
dixit-table-round-of = Runda { $round } z { $rounds }
dixit-table-target = koniec przy liczbie punktów: { $target }
dixit-table-storyteller = Opowiada: { $who }
dixit-table-clue = Skojarzenie: { $clue }
dixit-table-no-clue = Skojarzenie: powiedziane na głos
dixit-table-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
dixit-table-given = obrazek jest na stole
dixit-table-offered = proponuje obrazek
dixit-table-voted = głos oddany
dixit-table-hand = Twoje obrazki
dixit-table-hand-hidden = Twoje obrazki są zakryte, dopóki nie padnie skojarzenie.
dixit-table-on-table = Na stole
dixit-table-yours = (twój)

## Zasady

rule-DX-1 = Potasuj 84 obrazki i rozdaj każdemu w tajemnicy po sześć. Reszta to talia.
    .title = Po sześć obrazków
rule-DX-2 = W grze od trzech do sześciu osób każdy ma jeden głos, od siedmiu do dwunastu – dwa.
    .title = Głosy
rule-DX-3 = Jeden gracz jest narratorem: w pierwszej rundzie ten, kto pierwszy ma skojarzenie, potem zawsze lewy sąsiad.
    .title = Narrator
rule-DX-4 = Narrator w tajemnicy wybiera obrazek i podaje skojarzenie: słowo, zdanie, małą opowieść, cytat, co chce.
    .title = Skojarzenie
rule-DX-5 = Wszyscy pozostali w tajemnicy dokładają własny obrazek, który pasuje do skojarzenia.
    .title = Pasujące obrazki
rule-DX-6 = Wszystkie te obrazki tasuje się i wykłada na miejsca numerowane od 1.
    .title = Wyłożenie
rule-DX-7 = Wszyscy oprócz narratora głosują w tajemnicy, który obrazek należy ich zdaniem do narratora – nigdy na własny.
    .title = Głosowanie
rule-DX-8 = W siedem osób i więcej drugi głos można oddać na drugi obrazek.
    .title = Drugi głos
rule-DX-9 = Gdy zagłosują wszyscy, pokazuje się głosy i obrazek narratora.
    .title = Odkrycie
rule-DX-10 = Gdy odgadną wszyscy albo nikt, narrator nie dostaje nic, a wszyscy pozostali po dwa punkty.
    .title = Za jasne albo za tajemnicze
rule-DX-11 = W przeciwnym razie narrator dostaje trzy punkty i tyle samo każdy, kto odgadł.
    .title = W sam raz
rule-DX-12 = Wszyscy oprócz narratora dostają też punkt za każdy głos na swoim obrazku, najwyżej trzy.
    .title = Fałszywy trop
rule-DX-13 = W siedem osób i więcej: kto odgadnie jednym głosem, dostaje punkt więcej.
    .title = Odważne głosy
rule-DX-14 = Obrazki z rundy się odkłada i każdy dobiera do pełnej ręki. Gdy talii nie starcza, z odłożonych tasuje się nową.
    .title = Nowe obrazki
rule-DX-15 = Gdy ktoś ma 30 punktów, rundę gra się do końca i na tym kończy się partia. Wygrywa, kto ma najwięcej punktów.
    .title = Koniec gry
rule-DX-16 = W trzy osoby każdy może mieć na ręce siedem obrazków, a dwie osoby, które nie opowiadają, dają po dwa, więc na stole leży pięć.
    .title = W trzy osoby
rule-DX-P1 = Każdy ma na ręce pięć obrazków i zielony głos; narrator ma też czerwony, który po rundzie przechodzi na następnego narratora.
    .title = Impreza: głosy
rule-DX-P2 = Narrator podaje skojarzenie, zanim ktokolwiek spojrzy na swoje obrazki; nie dotyczy żadnego konkretnego.
    .title = Impreza: najpierw skojarzenie
rule-DX-P3 = Każdy, także narrator, daje obrazek, który pasuje. Tasuje się je i wykłada.
    .title = Impreza: obrazki
rule-DX-P4 = Każdy w tajemnicy daje zielony głos obrazkowi, który pasuje najlepiej, choćby swojemu. Narrator kładzie też na którymś obrazku czerwony głos.
    .title = Impreza: głosowanie
rule-DX-P5 = Dostajesz tyle punktów, ile zielonych głosów jest na obrazku, na który głosujesz, razem z twoim, najwyżej pięć.
    .title = Impreza: w dobrym towarzystwie
rule-DX-P6 = Zielony głos na obrazku z czerwonym nic nie daje.
    .title = Impreza: pod czerwonym
rule-DX-P7 = Zielony głos, który jest na obrazku sam, nic nie daje.
    .title = Impreza: samotny głos
rule-DX-P8 = Obrazki się odkłada, każdy dobiera jeden i podaje obrazki z ręki w lewo. Następny narrator siedzi po lewej i dostaje też czerwony głos.
    .title = Impreza: obrazki krążą
rule-DX-P9 = Partia kończy się, gdy każdy opowie raz albo tyle razy, ile ustaliliście. Wygrywa, kto ma najwięcej punktów.
    .title = Impreza: koniec
rule-DX-T1 = Gra się w parach. Osoby z pary siedzą naprzeciw siebie i mają wspólne punkty. Każdy ma na ręce cztery obrazki.
    .title = Pary
rule-DX-T2 = Opowiada się jak w grze podstawowej.
    .title = Pary: opowieść
rule-DX-T3 = Obrazek daje też partner narratora. W każdej innej parze obie osoby ustalają na głos, która go da; pokazywać ani opisywać obrazków nie wolno.
    .title = Pary: kto daje
rule-DX-T4 = Narrator i wszyscy, którzy dali obrazek, nie głosują; każda inna para ma więc jeden głos.
    .title = Pary: kto głosuje
rule-DX-T5 = Punkty są jak w grze podstawowej, ale dla pary. Drugich głosów nie ma, więc nie ma też dodatkowego punktu za jeden głos.
    .title = Pary: punkty
rule-DX-T6 = Obrazki się odkłada i każdy dobiera do czterech. Partia kończy się, gdy każdy opowie raz albo tyle razy, ile ustaliliście. Wygrywa, kto ma najwięcej punktów.
    .title = Pary: koniec
rule-DX-R1 = W pierwszej rundzie każdy może wysłać obrazek i skojarzenie (na imprezie tylko skojarzenie); zaczyna ten, czyje dotrze pierwsze, a pozostałym zostają obrazki i to, co napisali. Można też losować albo zacząć od miejsca 1. Boty dołączają dopiero, gdy odpowiedzą wszyscy ludzie.
    .title = Kto zaczyna
rule-DX-R2 = Dodatkowy punkt za jeden głos należy się także, gdy odgadli wszyscy, i nie wlicza się do granicy trzech.
    .title = Dodatkowy punkt
rule-DX-R3 = Z dwoma głosami odgadujesz, gdy jeden z nich jest trafny, a każdy głos liczy się dla obrazka, na którym leży.
    .title = Dwa głosy
rule-DX-R4 = W trzy osoby nie głosujesz na żaden ze swoich dwóch obrazków, a głosy na obu się sumują.
    .title = Dwa obrazki
rule-DX-R5 = Przy równej liczbie punktów na końcu zwycięstwo jest wspólne. Punkty powyżej 30 się liczą.
    .title = Wspólne zwycięstwo
rule-DX-R6 = Na imprezie każdy dobiera jeden obrazek, do liczby, którą rozdano: pięciu, a jeśli tak jest w ustawieniach, sześciu. Trzecie ustawienie trzyma się instrukcji co do słowa: rozdaje się pięć i odtąd uzupełnia do sześciu.
    .title = Obrazki na ręce na imprezie
rule-DX-R7 = Na imprezie punkty dostają głosujący, a nie ten, czyj jest obrazek; narrator dostaje je za zielony głos, jak każdy.
    .title = Punkty dla głosujących
rule-DX-R8 = Czerwony głos nie jest zielony. Może leżeć na dowolnym obrazku, także na własnym narratora albo na tym z jego zielonym głosem. Głosy są tajne, dopóki nie zostaną oddane wszystkie.
    .title = Czerwony głos
rule-DX-R9 = W parach „wszyscy pozostali po dwa punkty” znaczy dwa na parę. Głos na obrazek z własnej pary jest dozwolony i nic nie daje; w ustawieniach można go zabronić, a stół pokaże wtedy, który to obrazek. Głosy na obrazku partnera narratora zawsze liczą się dla ich pary.
    .title = Punkty par
rule-DX-R10 = Obrazek może zaproponować każda osoba z pary, nie pokazując go. Gdy jedna zaproponuje, druga może już tylko przyjąć albo dać zamiast niego swój. To ostateczne: głosuje ta osoba, która nie dała obrazka. Ustala się to przy wszystkich. Obrazka przed odkryciem nikt nie zobaczy.
    .title = Propozycje
rule-DX-R11 = Na imprezie twoje obrazki są naprawdę ukryte aż do skojarzenia, a obrazka dobranego przed podaniem nie widzi nawet ten, kto go dobrał. Po ostatniej rundzie nikt nie dobiera ani nie podaje.
    .title = Ukryte obrazki
rule-DX-R12 = Skojarzenie ma od 1 do 200 znaków i jest pokazywane jako zwykły tekst. W ustawieniach można wybrać, że mówi się je na głos i nie pisze.
    .title = Skojarzenie na ekranie
rule-DX-R13 = Nic z tego, co wysyła się przed odkryciem, nie zdradza, czyj obrazek gdzie leży: miejsca losuje się w każdej rundzie od nowa.
    .title = Nic się nie wyda
rule-DX-R14 = Partia kończy się po opowieści, w której ktoś ma 30 punktów. W ustawieniach można wybrać, że dopiero gdy wszyscy opowiedzą tyle samo razy.
    .title = Kończenie
rule-DX-R15 = Gdy talii nie starcza, najpierw rozdaje się ją całą, zgodnie z ruchem wskazówek zegara od lewego sąsiada narratora; potem tasuje się wszystkie odłożone, także z tej rundy, i rozdaje dalej.
    .title = Gdy talii nie starcza
rule-DX-R16 = Kto może głosować, ten musi, a głos może zmieniać, dopóki nie padnie ostatni.
    .title = Głosują wszyscy
rule-DX-R17 = Osoby z pary siedzą naprzeciw siebie, a opowiada się zgodnie z ruchem wskazówek zegara, więc każda para opowiada dwa razy na okrążenie. Obrazek narratora też się wykłada. Dobiera tylko ten, kto dał obrazek.
    .title = Miejsca par
rule-DX-R18 = Głosów zawsze starczy dla wszystkich.
    .title = Głosów jest dość
rule-DX-E1 = Pięć osób, z czterech głosujących dwie odgadują: narrator i te dwie dostają po trzy punkty. Pozostałe dwie głosowały na obrazek, który należy do jednej z odgadujących, więc ma ona razem pięć.
    .title = Ktoś odgadł
rule-DX-E2 = Pięć osób, nikt nie odgaduje. Na jednym obrazku leżą trzy głosy, a osoba, do której należy, głosowała na inny, też niewłaściwy: ma 2 + 3, osoba od tego drugiego obrazka 2 + 1, pozostałe po dwa, narrator nic.
    .title = Nikt nie odgadł
rule-DX-E3 = Osiem osób, odgaduje tylko część: jednym głosem 3 + 1, dwoma 3. Gdy odgadną wszyscy: 2 + 1 i 2, narrator nic.
    .title = Jeden głos albo dwa
rule-DX-E4 = Impreza w dziewięć osób: sześć zielonych głosów na obrazku 3 daje każdej z tych sześciu osób pięć punktów. Dwa głosy na obrazku 2, który ma czerwony, nie dają nic, a samotny głos też nie.
    .title = Punkty na imprezie
rule-DX-E5 = Pary w osiem osób: leży pięć obrazków – narratora, jego partnera i po jednym z każdej innej pary – a głosują trzy osoby.
    .title = Stół par

## A picture of somebody's own; the titles and descriptions of ours are in deck/words/

dixit-picture-own = { $card-has ->
    [nothing] obrazek bez opisu ({ $card })
   *[words] { $card }
}
    .alt = { $card-has ->
    [nothing] obrazek bez opisu ({ $card })
   *[words] { $card-alt }
}

### Stół

dixit-ui-chip-target = Runda { $round } · do { $target }
dixit-ui-chip-rounds = Runda { $round } z { $rounds }
dixit-ui-alt = { $card-alt }
dixit-ui-clue = „{ $clue }”
dixit-ui-spoken = Skojarzenie padło na głos
dixit-ui-tells = { $who-is ->
    [you] opowiadasz
   *[other] opowiada { $who }
  }
dixit-ui-thinks = { $who-is ->
    [you] Teraz opowiadasz.
   *[other] { $who } wymyśla skojarzenie.
  }
dixit-ui-over = Wieczór w obrazkach
dixit-ui-pictures = Obrazki
dixit-ui-players = Gracze
dixit-ui-you = Ty
dixit-ui-team = para { $team }
dixit-ui-teller = opowiada
dixit-ui-choosing = jeszcze wybiera
dixit-ui-done = gotowe
dixit-ui-waiting = Kto jeszcze wybiera: { $whose }
dixit-ui-place = Obrazek { $place }: { $card }
dixit-ui-place-own = Obrazek { $place } · twój: { $card }
dixit-ui-place-team = Obrazek { $place } · waszej pary: { $card }
dixit-ui-place-of = { $place } z { $count }
dixit-ui-yours = (twój)
dixit-ui-yours-team = (waszej pary)
dixit-ui-own = twój
dixit-ui-own-team = waszej pary
dixit-ui-enlarge = Powiększ: { $card }
dixit-ui-before = Poprzedni obrazek
dixit-ui-after = Następny obrazek
dixit-ui-field = Twoje skojarzenie
dixit-ui-field-hint = Słowo, zdanie, piosenka…
dixit-ui-count = { $count }/{ $most }
dixit-ui-hidden = Obrazki są zakryte, dopóki nie padnie skojarzenie.
dixit-ui-given = dajesz
dixit-ui-given-hint = Dajesz ten obrazek. Możesz jeszcze dać inny.
dixit-ui-offered = proponujesz
dixit-ui-told = twój obrazek
dixit-ui-pick = Wybierz ten ({ $n } z { $count })
dixit-ui-unpick = Cofnij wybór: { $card }
dixit-ui-do-tell = Opowiadaj o tym obrazku
dixit-ui-do-give = Daj ten obrazek
dixit-ui-do-offer = Zaproponuj ten obrazek
dixit-ui-do-instead = Daj zamiast niego ten
dixit-ui-vote = Głosuj na { $place }
dixit-ui-vote-first = Pierwszy głos tutaj
dixit-ui-vote-second = Drugi głos tutaj
dixit-ui-vote-off = Cofnij głos
dixit-ui-green = Zielony tutaj
dixit-ui-red = Czerwony tutaj
dixit-ui-green-on = zielony głos
dixit-ui-red-on = czerwony głos
dixit-ui-vote-on = twój głos
dixit-ui-why-own = Twój obrazek: dlaczego nie?
dixit-ui-why-team = Obrazek waszej pary: dlaczego nie?
dixit-ui-all = Wszystkie ({ $count })
dixit-ui-look = Dotknij obrazka: powiększy się i możesz głosować.
dixit-ui-ask-both = Dwa głosy: zielony na najlepiej pasujący obrazek, czerwony tam, gdzie zielone głosy nic nie dadzą.
dixit-ui-ask-red = Teraz czerwony głos: zielone głosy na tym obrazku nic nie dadzą.
dixit-ui-ask-green = Teraz zielony głos: najlepiej pasujący obrazek.
dixit-ui-both-on-one = Zielony i czerwony na jednym obrazku: Twój własny zielony głos nic tam nie da.
dixit-ui-single = Jeśli odgadniesz jednym głosem, dostajesz punkt więcej.
dixit-ui-voted = Twój głos: { $places }. Możesz go zmienić, dopóki nie zagłosują wszyscy.
dixit-ui-of = { $who-is ->
    [you] twój obrazek
   *[other] obrazek: { $who }
  }
dixit-ui-votes = Głosy: { $whose }
dixit-ui-votes-all = Głosy: wszyscy
dixit-ui-no-votes = bez głosów
dixit-ui-nothing = tym razem nic
dixit-ui-plus = +{ $points }
dixit-ui-why-DX-10 = odgadli wszyscy albo nikt
dixit-ui-why-DX-11 = odgadnięte
dixit-ui-why-DX-11-teller = ktoś odgadł, nie wszyscy
dixit-ui-why-DX-11-team = para odgadła
dixit-ui-why-DX-12 = { $points ->
    [1] głos na obrazku
   *[other] głosy na obrazku
  }
dixit-ui-why-DX-13 = jednym głosem
dixit-ui-why-DX-P5 = w dobrym towarzystwie
dixit-ui-why-DX-P5-each = dla każdego, kto go wybrał
dixit-ui-why-DX-P6 = pod czerwonym
dixit-ui-why-DX-P7 = jeden głos: nic
dixit-ui-why-points = Dlaczego { $points }?
dixit-ui-found = odgadło { $count } z { $all }
dixit-ui-found-alike = odgadło { $count } z { $all }: wszyscy inni +{ $points }
dixit-ui-track = Punkty na drodze do { $target }
dixit-ui-tv-race = Kto pierwszy ma skojarzenie?
dixit-ui-tv-give = każdy daje obrazek, który pasuje
dixit-ui-tv-vote = który to obrazek?
dixit-ui-tv-vote-party = który obrazek pasuje najlepiej?
dixit-ui-tv-last = Poprzednia runda: { $clue }
dixit-ui-tv-winner = { $count ->
    [1] Wygrywa { $whose }
   *[other] Wspólne zwycięstwo: { $whose }
  }
dixit-ui-last = Poprzednia runda
dixit-ui-talk = Umówcie się przy wszystkich
dixit-ui-story-before = Poprzednia opowieść
dixit-ui-story-after = Następna opowieść
dixit-ui-story = Opowieść { $n } z { $count }
dixit-ui-story-contents = Wszystkie opowieści
dixit-ui-told-by = opowiada { $name }
dixit-ui-story-save = Zapisz książeczkę opowieści
dixit-ui-story-print = Wydrukuj książeczkę opowieści

## Co się mierzy u botów

dixit-figure-heard = Obrazek odgadnięty spośród sześciu po skojarzeniu osoby, która go widzi; język: { $language }
dixit-figure-table = Obrazek, który silne boty znajdują po skojarzeniu widza wśród kart innych; język: { $language }
dixit-figure-herd = Rundy, w których większość głosuje na ten sam zły obrazek; liczba graczy: { $seats }
dixit-figure-own-all = To samo tylko po tytułach, jak przy własnych obrazkach
dixit-figure-own = Tylko po tytułach; język skojarzeń: { $language }, język tytułów: { $titles }
dixit-figure-themes = Obrazek na temat odgadnięty spośród sześciu po nowym słowie; język: { $language }
dixit-figure-told = Opowieści silnych botów, które dają punkty; liczba graczy: { $seats }
dixit-figure-alike = Pary słuchaczy, którzy razem odgadują albo razem nie; liczba graczy: { $seats }
dixit-figure-found = Słuchacze, którzy odgadują opowieść; liczba graczy: { $seats }
dixit-figure-ms-tell = Decyzja, co opowiedzieć, średnio
dixit-figure-ms-give = Decyzja, który obrazek dać, średnio
dixit-figure-ms-vote = Decyzja, jak głosować, średnio
dixit-figure-slow-tell = Co opowiedzieć, najwolniejsza z dwudziestu
dixit-figure-slow-give = Który obrazek dać, najwolniejsza z dwudziestu
dixit-figure-slow-vote = Jak głosować, najwolniejsza z dwudziestu

### Rozmowa w parze (DX-T3)

dixit-phrase-fits = Mam coś, co pasuje.
dixit-phrase-a-little = Mój pasuje tylko trochę.
dixit-phrase-not-at-all = Nie mam nic pasującego.
dixit-phrase-you = Tym razem daj ty.
dixit-phrase-me = Tym razem dam ja.
dixit-phrase-as-you-like = Jak wolisz.
dixit-phrase-moment = Chwileczkę, myślę.
dixit-phrase-agreed = Umowa stoi.

## Told again after the end

dixit-highlight-clue = Najlepsze skojarzenie: „{ $clue }”, { $who }, odgadło { $found } z { $voters }
dixit-highlight-clue-spoken = Najlepsze skojarzenie: powiedziane na głos, { $who }, odgadło { $found } z { $voters }
dixit-highlight-astray = Najlepsze przebranie: { $who }, głosy na podrzucony obrazek: { $count }
dixit-highlight-escape = O włos: „{ $clue }”, { $who }, tylko jeden głos chybił
dixit-highlight-escape-spoken = O włos: na głos, { $who }, tylko jeden głos chybił
dixit-highlight-favourite = Ulubiony obrazek: { $who }, głosy: { $count }

## Lekcja

dixit-lesson-first = Pierwsza historia
dixit-lesson-goal = Cel: punkty za odgadywanie obrazków i za to, że inni odgadują twoje. Przy 30 punktach gra się kończy.
dixit-lesson-clue = Opowiada { $p3 }: ma na myśli jeden obrazek i mówi o nim tylko tyle.
dixit-lesson-give = Każdy dokłada obrazek, który też pasuje. Przejrzyj swoje.
dixit-lesson-snail = Ślimak nosi dom ze sobą: stuknij go i oddaj.
dixit-lesson-mixed = Wszystkie cztery obrazki leżą pomieszane. Który należy do narratora ({ $p3 })?
dixit-lesson-own = Na własny nie można głosować. Spróbuj, jeśli chcesz, i wróć.
dixit-lesson-vote = Domy idące z walizkami: to musi być ten. Stuknij obrazek i zagłosuj.
dixit-lesson-found = Ktoś go odgadł, ale nie wszyscy: 3 punkty dla narratora i po 3 dla ciebie i gracza { $p1 }.
dixit-lesson-fooled = { $p2 } głosuje na twojego ślimaka: masz o punkt więcej. Dlatego warto dać obrazek, który dobrze pasuje.
dixit-lesson-balance = Gdyby odgadli go wszyscy albo nikt, narrator nie dostałby nic, a każdy inny 2 punkty.
dixit-lesson-tell = Teraz opowiadasz ty. Wybierz dowolny swój obrazek.
dixit-lesson-words = Napisz słowo lub zdanie: nie za łatwe, nie za trudne. Potem wyślij.
dixit-lesson-told = Oto wynik: kto odgadł twój obrazek i co komu to daje.
dixit-lesson-end = To cała gra: opowiada się po kolei, aż ktoś ma 30 punktów.
dixit-lesson-eight = W siedem osób i więcej: co jest inne
dixit-lesson-eight-differs = Wszyscy dokładają pasujący obrazek, a potem zgadują, który jest narratora: w siedem osób i więcej dwoma głosami.
dixit-lesson-eight-give = Oddaj dowolny obrazek pasujący do skojarzenia.
dixit-lesson-eight-two = Oddaj jeden głos albo dwa na różne obrazki: stuknij obrazek, by go powiększyć.
dixit-lesson-eight-one = Jeśli odgadniesz jednym głosem, masz o punkt więcej. Rozłóż głosy i wyślij je.
dixit-lesson-eight-found = Gdy obrazek narratora znajdą niektórzy, ale nie wszyscy, oni i narrator dostają po 3 punkty. Inaczej narrator nie dostaje nic, a pozostali po 2.
dixit-lesson-eight-scored = Każdy głos na twój obrazek daje punkt, najwyżej trzy.
dixit-lesson-eight-end = Wszyscy opowiadają po kolei, aż ktoś ma 30 punktów. Graj dalej!
dixit-lesson-party = Gra imprezowa
dixit-lesson-party-differs = W grze imprezowej dostajesz punkty, gdy wielu wybiera ten sam obrazek co ty. Wygrywa, kto ma najwięcej punktów.
dixit-lesson-party-tell = Opowiadasz najpierw, zanim ktoś zobaczy obrazki: napisz cokolwiek i wyślij.
dixit-lesson-party-give = Dopiero teraz widzisz swoje obrazki. Każdy oddaje najlepiej pasujący, ty też.
dixit-lesson-party-green = Zielony głos daj tam, gdzie da większość; może być na własny obrazek. Samotny zielony głos nic nie daje.
dixit-lesson-party-red = Jako narrator masz też czerwony głos: zielone na tym obrazku nic nie dają. Oddaj oba i wyślij.
dixit-lesson-party-scored = Dostajesz tyle punktów, ile zielonych głosów leży na wybranym przez ciebie obrazku, najwyżej pięć.
dixit-lesson-party-end = Teraz wszyscy podają karty w lewo i opowiada następna osoba. Graj dalej!
dixit-lesson-team = W parach: co jest inne
dixit-lesson-team-differs = Punkty są za odgadywanie obrazków i za to, że inni odgadują twoje. Dzielisz je z osobą naprzeciwko: { $p3 }.
dixit-lesson-team-one = Opowiada { $p1 }: ma na myśli jeden obrazek i mówi o nim tylko tyle.
dixit-lesson-team-both = Jedno z was dokłada pasujący obrazek. Drugie potem zgaduje, który jest narratora. Teraz dajesz ty, a zgaduje { $p3 }.
dixit-lesson-team-offer = Zaproponuj obrazek, zakryty. { $p3 } zgodzi się albo da inny; tutaj się zgadza.
dixit-lesson-team-vote = Za was głosuje { $p3 }. Głos na obrazek własnej pary nic nie daje.
dixit-lesson-team-scored = Trafienie daje 3 punkty, parze narratora też. Gdy trafią wszyscy albo nikt, pozostałe pary dostają po 2. Każdy głos na wasz obrazek daje 1.
dixit-lesson-team-end = Każdy opowiada raz; potem wygrywa najlepsza para. Graj dalej!

## Czytane na głos

dixit-spoken-tell = Czekamy na skojarzenie
dixit-spoken-give = Wybór obrazków
dixit-spoken-vote = Głosowanie
dixit-spoken-over = Koniec partii
dixit-spoken-given = Twój obrazek w tej rundzie
dixit-spoken-offer = Propozycja
dixit-spoken-barred = Nie możesz głosować na
dixit-spoken-ballot = Twój głos: { $places }{ $red ->
    [0] .
   *[other] ; czerwony: { $red }.
  }
dixit-spoken-voted = Głos oddali
dixit-spoken-offered = Proponują obrazek
dixit-spoken-laid = Dane obrazki, po kolei
dixit-spoken-picture = { $place }: { $card }
dixit-spoken-picture-own = { $card } (twój)
dixit-spoken-round = Poprzednia runda, opowiada { $who }. { $clue }.
dixit-spoken-vote-of = Głos ({ $who }): { $places }{ $red ->
    [0] .
   *[other] ; czerwony: { $red }.
  }
dixit-spoken-described-place = { $place }: { $card }. { $card-alt }
dixit-spoken-described = { $card }. { $card-alt }
