### Day & Night po polsku

daynight-title = Day & Night
daynight-tagline = W dzień najwięcej, w nocy najmniej – a słońce może zajść w każdej chwili.
daynight-variant-base = Gra podstawowa
daynight-brief-aim = Zbieraj karty z gwiazdkami. W każdej rundzie wygrywa jeden kolor, a kto go zagra, bierze kartę ze stołu.
daynight-brief-win = Wygrywa, kto na końcu ma na zebranych kartach najwięcej gwiazdek.
daynight-brief-turn = Wszyscy naraz kładą zakrytą kartę, a potem drugą. W dzień wygrywa kolor o najwyższej sumie, w nocy o najniższej – a klepsydra (symbol czasu) zmienia dzień w noc i z powrotem.
daynight-teaches = Dodawanie i porównywanie małych liczb, zgadywanie, co planują inni, decydowanie w tej samej chwili.
daynight-print-lead = Wydrukuj na grubym papierze, najlepiej dwustronnie, i wytnij według znaków. Słońce i księżyc pokazują, czy jest dzień, czy noc.

daynight-option-ending = Ostatnia runda
    .help = Gra kończy się, gdy skończy się talia. W której dokładnie rundzie, instrukcja zostawia otwarte.
daynight-option-ending-empty-pile = pierwsza runda z pustą talią
daynight-option-ending-one-more = jeszcze jedna po opróżnieniu talii
daynight-option-ending-full-refill = koniec, gdy nie starczy kart dla wszystkich
daynight-option-taking = Branie kart
    .help = Kto może wziąć kartę, musi ją wziąć albo może zrezygnować, dopóki leży karta z gwiazdkami. Kto ma mniej gwiazdek, przy równej wartości bierze wcześniej.
daynight-option-taking-must = bierze każdy
daynight-option-taking-may = można zrezygnować
daynight-option-open_discards = Zagrane karty można przeglądać
    .help = Wszyscy te karty widzieli; tak nie trzeba ich pamiętać.

daynight-section-setup = Przed grą
daynight-section-round = Runda
daynight-section-end = Koniec gry
daynight-section-rulings = O czym instrukcja milczy
daynight-section-examples = Przykłady

## Karty

daynight-colour-orange = pomarańczowy
    .fem = pomarańczowa
    .femacc = pomarańczową
    .short = pomarańcz
daynight-colour-blue = niebieski
    .fem = niebieska
    .femacc = niebieską
    .short = błękit
daynight-colour-pink = różowy
    .fem = różowa
    .femacc = różową
    .short = róż
daynight-colour-purple = fioletowy
    .fem = fioletowa
    .femacc = fioletową
    .short = fiolet
daynight-face = { $colour-fem } { $value }
    .acc = { $colour-femacc } { $value }
    .full = { $colour-fem } { $value }, { $stars ->
        [one] jedna gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
    .short = { $colour-short } { $value } { $stars ->
        [1] gwiazdka
        [2] dwie gwiazdki
        [3] trzy gwiazdki
        [4] cztery gwiazdki
       *[other] { $stars } gwiazdek
    }
    .bare = { $colour-short } { $value }
daynight-face-time = { $colour-fem } { $value }
    .acc = { $colour-femacc } { $value }
    .full = { $colour-fem } { $value } z symbolem czasu
    .short = { $colour-short } { $value } klepsydra
    .bare = { $colour-short } { $value }
daynight-time-day = dzień
daynight-time-night = noc

## Pytania

daynight-prompt-first = Wybierz pierwszą kartę. Nikt jej nie zobaczy, dopóki nie wybiorą wszyscy.
    .short = Pierwsza.
daynight-prompt-second = Wybierz drugą kartę.
    .short = Druga.
daynight-prompt-take = Weź jedną kartę.
    .short = Weź.
daynight-do-choose = Połóż: { $card-full }
    .short = { $card-bare }
daynight-do-take = Weź: { $card-full }
    .short = { $card-bare }
daynight-do-decline = Nie bierz karty
daynight-effect-adds = dodaje swojemu kolorowi { $number }
daynight-effect-flips = odwraca Kartę Czasu
daynight-effect-stars = { $number ->
    [0] bez gwiazdki
    [one] { $number } gwiazdka
    [few] { $number } gwiazdki
   *[many] { $number } gwiazdek
  }

## Co się dzieje

daynight-event-shuffled = Karty są potasowane. { $removed ->
    [0] Żadna nie wraca do pudełka,
    [one] Jedna wraca do pudełka bez oglądania,
    [few] { $removed } karty wracają do pudełka bez oglądania,
   *[many] { $removed } kart wraca do pudełka bez oglądania,
} w talii { $pile ->
    [one] jest jedna.
    [few] są { $pile }.
   *[many] jest ich { $pile }.
}
daynight-event-drawn = { $who-is ->
    [you] Dobierasz
   *[other] { $who } dobiera
  } { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
  }.
daynight-event-drawn-own = Dobierasz: { $cards-full }.
    .short = Nowe: { $cards-short }.
daynight-event-round = Runda { $number }
daynight-event-pile-card = Z talii: { $card-full }.
    .short = Talia { $card-short }.
daynight-event-last-round = To jest ostatnia runda.
    .short = Ostatnia runda.
daynight-event-flip-pile-day = Jest dzień (karta z talii odwraca Kartę Czasu).
    .short = Dzień.
daynight-event-flip-pile-night = Jest noc (karta z talii odwraca Kartę Czasu).
    .short = Noc.
daynight-event-flip-day = { $who-is ->
    [you] Jest dzień (twoja karta odwraca Kartę Czasu).
   *[other] Jest dzień ({ $who } odwraca Kartę Czasu).
  }
    .short = Dzień.
daynight-event-flip-night = { $who-is ->
    [you] Jest noc (twoja karta odwraca Kartę Czasu).
   *[other] Jest noc ({ $who } odwraca Kartę Czasu).
  }
    .short = Noc.
daynight-event-chosen = { $who } ma już wybraną kartę.
daynight-event-chosen-again = { $who } wybiera inną kartę.
daynight-event-chosen-own = Kładziesz zakrytą kartę: { $card }.
daynight-event-chosen-own-again = Zmieniasz ją na { $card-acc }.
daynight-event-revealed = { $who-is ->
    [you] Odkrywasz: { $card-full }.
   *[other] { $who }: { $card-full }.
  }
    .short = { $who } { $card-short }.
daynight-event-won = Wygrywa { $colour }, suma { $total }.
    .short = Wygrywa { $colour-short } { $total }.
daynight-event-no-colour = Nie wygrywa żaden kolor: { $colours } mają równą sumę { $total }.
    .short = Remis: { $colours-short }, { $total }.
daynight-event-order = Karty biorą kolejno: { $order }.
daynight-event-barred = Równa wartość i tyle samo gwiazdek, więc bez karty: { $barred }.
    .short = Bez karty: { $barred }.
daynight-event-nobody-takes = Tego koloru nikt nie zagrał, więc nikt nie bierze karty.
    .short = Nikt nie bierze karty.
daynight-event-taken = { $who-is ->
    [you] Bierzesz { $card-acc }
   *[other] { $who } bierze { $card-acc }
  } { $stars ->
    [0] bez gwiazdki.
    [one] z jedną gwiazdką.
    [few] z { $stars } gwiazdkami.
   *[many] z { $stars } gwiazdkami.
  }
daynight-event-declined = { $who-is ->
    [you] Nie bierzesz karty.
   *[other] { $who } nie bierze karty.
  }
daynight-event-swept = { $count ->
    [0] Na stole nic nie zostało.
    [one] Karta, która została, idzie do zagranych.
    [few] { $count } karty, które zostały, idą do zagranych.
   *[many] { $count } kart, które zostały, idzie do zagranych.
  }
daynight-event-ended = { $who-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $who }
  }, { $stars ->
    [one] jedna gwiazdka.
    [few] { $stars } gwiazdki.
   *[many] { $stars } gwiazdek.
  }
daynight-event-ended-shared = { $winners-is ->
    [you] Wspólnie wygrywacie: { $winners }
   *[other] Wspólnie wygrywają: { $winners }
  }, po { $stars ->
    [one] jednej gwiazdce.
    [few] { $stars } gwiazdki.
   *[many] { $stars } gwiazdek.
  }
daynight-ended = Talia się skończyła i minęła ostatnia runda.

## Czego nie można

daynight-refused-lies-already = Ta karta już leży przed tobą zakryta.
daynight-refused-not-in-hand = Tej karty nie masz na ręce.
daynight-refused-barred = Masz z kimś równą wartość i tyle samo gwiazdek, więc nikt z was nie bierze karty.
daynight-refused-no-winning-card = W tej rundzie nie masz zagranej karty zwycięskiego koloru.
daynight-refused-not-your-place = Przed tobą biorą jeszcze inni.
daynight-refused-collected = Zebrane karty zostają u tych, którzy je mają.
daynight-refused-not-on-table = Ta karta nie leży na stole.
daynight-refused-must-take = Przy tym stole kartę trzeba wziąć.
daynight-refused-must-take-starless = Nie ma już gwiazdek, więc kartę trzeba wziąć.

## Stół w terminalu

daynight-table-round = Runda { $round } z { $rounds }
daynight-table-last-round = Ostatnia runda ({ $round } z { $rounds })
daynight-table-turned = Z talii
daynight-table-no-card = brak karty (talia jest pusta)
daynight-table-pile = w talii: { $count }, zagrane: { $discards }
daynight-table-sums = Sumy
daynight-table-nothing-lies = Na stole jeszcze nic nie leży.
daynight-table-face-down = zakryta
daynight-table-stars = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
  } ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  })
daynight-table-hand = Twoje karty
daynight-table-chosen = Karta wybrana

## Zasady

rule-DN-1 = Karta Czasu zaczyna słońcem do góry: jest dzień.
    .title = Słońce świeci
rule-DN-2 = Kart jest 108 w czterech kolorach, po 27, o wartościach od 1 do 13. Na każdej jest albo od jednej do czterech gwiazdek, albo symbol czasu: klepsydra.
    .title = Karty
rule-DN-3 = Po potasowaniu część kart wypada z gry i nikt ich nie ogląda: przy trzech graczach 33, przy czterech 16, przy pięciu 3. Reszta to talia. Jakich kart brakuje, do końca nikt się nie dowie.
    .title = Karty poza grą
rule-DN-4 = Każdy dostaje siedem kart i trzyma je w tajemnicy.
    .title = Karty na ręce
rule-DN-5 = Na początku rundy wierzchnia karta talii trafia odkryta obok Karty Czasu. Jeśli ma symbol czasu, Kartę Czasu od razu się odwraca.
    .title = Karta z talii
rule-DN-6 = Każdy kładzie jedną zakrytą kartę. Gdy wybiorą wszyscy, karty odkrywa się razem, a każdy symbol czasu na nich raz odwraca Kartę Czasu – dwa symbole więc się znoszą.
    .title = Pierwsze karty
rule-DN-7 = Tak samo każdy kładzie drugą kartę. Pierwsze zostają odkryte na miejscu.
    .title = Drugie karty
rule-DN-8 = Zsumuj wartości każdego koloru na wszystkich odkrytych kartach, także na tej z talii. W dzień wygrywa kolor o najwyższej sumie, w nocy o najniższej.
    .title = Zwycięski kolor
rule-DN-9 = Gdy rozstrzygającą sumę ma kilka kolorów, nie wygrywa żaden i nikt nie bierze karty. Sprząta się i każdy dobiera dwie, jak zwykle.
    .title = Równe sumy
rule-DN-10 = Kto zagrał co najmniej jedną kartę zwycięskiego koloru, bierze dokładnie jedną odkrytą kartę – dowolną, także tę z talii – i kładzie ją odkrytą przed sobą. Jej gwiazdki to punkty.
    .title = Branie kart
rule-DN-11 = Bierze się według wartości zagranej w zwycięskim kolorze: w dzień od najwyższej, w nocy od najniższej. Dwie karty tego koloru się sumują.
    .title = Kolejność brania
rule-DN-12 = Przy równej wartości wcześniej bierze ten, kto ma dotąd mniej gwiazdek.
    .title = Kto ma mniej gwiazdek
rule-DN-13 = Równa wartość i tyle samo gwiazdek: ci gracze nie biorą nic.
    .title = Równi we wszystkim
rule-DN-14 = Kartę trzeba wziąć, nawet gdy na stole nie została żadna gwiazdka. W ustawieniach można wybrać, że wolno zrezygnować, dopóki leży karta z gwiazdkami.
    .title = Brać trzeba
rule-DN-15 = Co zostało na stole, idzie na stos kart zagranych, każdy dobiera dwie karty, a Karta Czasu zostaje, jak jest. Tak jest po każdej rundzie, także bez zwycięskiego koloru.
    .title = Sprzątanie
rule-DN-16 = Kiedy talia się opróżni, gra się jeszcze jedną rundę i to już koniec.
    .title = Ostatnia runda
rule-DN-17 = Wygrywa, kto ma na zebranych kartach najwięcej gwiazdek. Przy remisie wygrywa ten, kto zebrał więcej kart; jeśli i to jest równe, zwycięstwo jest wspólne. Karty na ręce nic nie są warte, a zagrane nie wracają.
    .title = Kto wygrywa
rule-DN-R1 = Kolor, którego nie ma na żadnej odkrytej karcie, nie bierze udziału. Gdy leży tylko jeden kolor, wygrywa w dzień i w nocy.
    .title = Brakujące kolory
rule-DN-R2 = Ostatnia jest pierwsza runda grana z pustą talią, licząc po odkryciu karty z talii; gdy talia jest pusta już wcześniej, tej karty nie ma. W ustawieniach można wybrać inaczej: jeszcze jedna runda, gdy tylko talia się opróżni, albo koniec, gdy talia nie da wszystkim dwóch kart i jednej do odkrycia.
    .title = Która runda jest ostatnia
rule-DN-R3 = Gdy talii nie starcza dla wszystkich, rozdaje się ją po jednej karcie zgodnie z ruchem wskazówek zegara od miejsca wylosowanego na początku, które wszyscy widzą. Po ostatniej rundzie nikt nie dobiera.
    .title = Gdy talii nie starcza
rule-DN-R4 = Gdy równą wartość ma trzech graczy lub więcej, nic nie biorą tylko ci, którzy z kimś z nich mają też tyle samo gwiazdek; reszta bierze po kolei.
    .title = Kilka równych wartości
rule-DN-R5 = Zebrane karty nie liczą się do sum i nie można ich wziąć jeszcze raz.
    .title = Co zebrane, to zebrane
rule-DN-R6 = Gra we dwójkę jest nieoficjalna: z gry wypadają 54 karty.
    .title = We dwójkę
rule-DN-R7 = Wygrać może też kolor, który ma tylko karta z talii. Wtedy nikt nie bierze karty.
    .title = Kolor, którego nikt nie zagrał
rule-DN-R8 = Zakrytą kartę można zmienić, dopóki nie wybierze ostatni gracz.
    .title = Zmiana zdania
rule-DN-R9 = Zagrane karty może przeglądać każdy, jeśli ustawienia tego nie wyłączają.
    .title = Odkryty stos
rule-DN-E1 = Obok Karty Czasu leży fioletowa 3. Ada zagrywa pomarańczową 9 i różową 5, Ben niebieską 6 i różową 10, Cleo pomarańczową 12 i fioletową 4. W dzień wygrywa pomarańczowy z sumą 21: najpierw bierze Cleo, potem Ada. W nocy wygrywa niebieski z sumą 6: bierze tylko Ben.
    .title = Dzień albo noc
rule-DN-E2 = Jest dzień, a najwyższą sumę 13 ma i pomarańczowy, i niebieski: nie wygrywa żaden kolor, nikt nie bierze karty, wszyscy dobierają po dwie.
    .title = Równe sumy
rule-DN-E3 = Jest noc, a dwóch graczy zagrało czwórkę zwycięskiego koloru. Jeśli mają 5 i 2 gwiazdki, wcześniej bierze ten z 2. Jeśli obaj mają 3, nie bierze żaden, ale trzeci gracz z dziewiątką tego koloru bierze.
    .title = Równe wartości
rule-DN-E4 = Jest noc. Jeden gracz zagrał 2 i 5 zwycięskiego koloru, razem 7, drugi szóstkę: wcześniej bierze szóstka.
    .title = Dwie karty jednego koloru
rule-DN-E5 = W dzień odkryto naraz trzy symbole czasu: jest noc.
    .title = Trzy symbole
rule-DN-E6 = Jest noc. Obok Karty Czasu leży niebieska 2, niebieskiego nikt nie zagrał, a żaden kolor nie ma mniej: wygrywa niebieski, nikt nie bierze karty, wszyscy dobierają po dwie.
    .title = Niebieski całkiem sam

### Stół

daynight-ui-chip = Runda { $round } z { $rounds }
daynight-ui-chip-last = Ostatnia runda
daynight-ui-name = { $who-is ->
    [you] Ty
   *[other] { $who }
  }
daynight-ui-card = { $card-full }
daynight-ui-sums-day = W dzień najwięcej
daynight-ui-sums-night = W nocy najmniej
daynight-ui-sum = { $colour }: { $cards ->
    [0] jeszcze bez karty
   *[other] suma { $total }
  }
daynight-ui-sum-adds = { $colour }: { $adds }
daynight-ui-sum-none = { $colour }: na stole nie ma karty tego koloru.
daynight-ui-leads = prowadzi
daynight-ui-wins = wygrywa
daynight-ui-level = remis
daynight-ui-would-lead = Z twoją kartą prowadzi { $colour }, suma { $total }.
daynight-ui-would-turn-lead = Z twoją kartą będzie { $time } i prowadzi { $colour }, suma { $total }.
daynight-ui-would-tie = Z twoją kartą { $colours } mają po równo: { $total }.
daynight-ui-would-turn-tie = Z twoją kartą będzie { $time }, a { $colours } mają po równo: { $total }.
daynight-ui-round-goes = Przebieg rundy
daynight-ui-step-first = 1. karta
daynight-ui-step-first-brief = 1. karta · { $chosen }/{ $seats }
daynight-ui-step-first-now = 1. karta · wybrano { $chosen } z { $seats }
daynight-ui-step-second = 2. karta
daynight-ui-step-second-brief = 2. karta · { $chosen }/{ $seats }
daynight-ui-step-second-now = 2. karta · wybrano { $chosen } z { $seats }
daynight-ui-step-taking = Branie
daynight-ui-takers = Biorą
daynight-ui-order = { $place }. { $who-is ->
    [you] ty
   *[other] { $who }
  }
daynight-ui-order-barred = { $who-is ->
    [you] ty: nic
   *[other] { $who }: nic
  }
daynight-ui-order-value = wartość { $value }
daynight-ui-order-lead = { $who-is ->
    [you] Masz
   *[other] { $who } ma
  } w zwycięskim kolorze { $value } i dotąd { $stars ->
    [one] jedną gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
  }.
daynight-ui-first-step = Pierwsza karta
daynight-ui-second-step = Druga karta
daynight-ui-choose-first = Wybierz pierwszą kartę
daynight-ui-choose-first-hint = na razie nikt jej nie widzi
daynight-ui-choose-second = Wybierz drugą kartę
daynight-ui-choose-second-hint = pierwsze są już odkryte
daynight-ui-first-revealed = Pierwsze karty są odkryte
daynight-ui-second-revealed = Drugie karty są odkryte
daynight-ui-dealing = Rozdawanie
daynight-ui-clearing = Sprzątanie i dobieranie
daynight-ui-lies = Twoja karta: { $card }
daynight-ui-may-change = { $who-count ->
    [one] możesz ją zmienić, dopóki wybiera { $who }
    [few] możesz ją zmienić, dopóki wybierają { $who }
   *[many] możesz ją zmienić, dopóki wybierają inni
  }
daynight-ui-still-choosing = { $who-count ->
    [one] wybiera { $who }
    [few] wybierają { $who }
   *[many] wybierają { $who }
  }
daynight-ui-you-take = Bierzesz ty.
daynight-ui-they-take = { $who-is ->
    [you] { $who-count ->
        [one] Bierzesz ty.
        [few] Bierzecie { $who }.
       *[many] Bierzecie { $who }.
    }
   *[other] { $who-count ->
        [one] Bierze { $who }.
        [few] Biorą { $who }.
       *[many] Biorą { $who }.
    }
  }
daynight-ui-you-take-as = Twoje miejsce w kolejce: { $place }.
daynight-ui-you-are-barred = Nie bierzesz: remis.
daynight-ui-you-take-not = Tym razem nie bierzesz.
daynight-ui-your-turn = Twoja kolej
daynight-ui-take-one = weź jedną kartę ze stołu
daynight-ui-take-one-or-none = weź jedną kartę ze stołu albo żadnej
daynight-ui-took-one = Masz już swoją kartę.
daynight-ui-takes-now = Teraz bierze { $who }.
daynight-ui-take-from-table = Teraz bierze się ze stołu, karty na ręce poczekają.
daynight-ui-swap = Zmień na { $card-acc }
daynight-ui-moment = Chwileczkę…
daynight-ui-wait = Czekamy na pozostałych
daynight-ui-pick-hand = Wybierz kartę z ręki
daynight-ui-pick-table = Wybierz kartę na stole
daynight-ui-tie = Remis: po { $total }
daynight-ui-tie-text = Nie wygrywa żaden kolor ({ $colours }), więc nikt nie bierze karty.
daynight-ui-nobody-takes = Nikt nie bierze
daynight-ui-nobody-takes-barred = Równa wartość i tyle samo gwiazdek, więc bez karty: { $who }.
daynight-ui-nobody-takes-unplayed = Wygrywa { $colour }, ale ma go tylko karta z talii.
daynight-ui-last-round = Ostatnia runda
daynight-ui-last-round-text = Talia jest pusta. Po tej rundzie liczy się gwiazdki.
daynight-ui-last-round-bare = Talia jest pusta, więc nie ma z niej karty. Po tej rundzie liczy się gwiazdki.
daynight-ui-no-pile-card = pusta talia
daynight-ui-your-first = twoja 1. karta
daynight-ui-your-second = twoja 2. karta
daynight-ui-choosing = wybiera…
daynight-ui-spot-pile = Z talii:
daynight-ui-spot-first = { $who-is ->
    [you] Twoja pierwsza karta
   *[other] { $who }, pierwsza karta
  }:
daynight-ui-spot-second = { $who-is ->
    [you] Twoja druga karta
   *[other] { $who }, druga karta
  }:
daynight-ui-face-down = zakryta
daynight-ui-taken-by = { $who-is ->
    [you] masz ją ty
   *[other] ma ją { $who }
  }
daynight-ui-takes-as = daje { $place }. miejsce w kolejce
daynight-ui-time-day = Jest dzień: wygrywa kolor o najwyższej sumie.
daynight-ui-time-night = Jest noc: wygrywa kolor o najniższej sumie.
daynight-ui-pile = { $count ->
    [0] Talia jest pusta.
    [one] W talii została jedna karta.
    [few] W talii zostały { $count } karty.
   *[many] W talii zostało { $count } kart.
  }
daynight-ui-discards = { $count ->
    [0] Nie ma jeszcze zagranych kart.
    [one] Zagrana jest jedna karta.
    [few] Zagrane są { $count } karty.
   *[many] Zagranych jest { $count } kart.
  }
daynight-ui-discards-short = zagrane
daynight-ui-discards-title = Stos kart zagranych
daynight-ui-discards-closed = Przy tym stole zagranych kart się nie przegląda.
daynight-ui-collected-title = { $who-is ->
    [you] Twoje zebrane karty
   *[other] { $who }: zebrane karty
  }
daynight-ui-collected = { $stars ->
    [one] jedna gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
  }, { $cards ->
    [0] brak kart
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }
daynight-ui-seat = { $who-is ->
    [you] Ty
   *[other] { $who }
  }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
  }, zebrane karty: { $cards }
daynight-ui-seat-chosen = { $who-is ->
    [you] Ty
   *[other] { $who }
  }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
  }, zebrane karty: { $cards }, karta wybrana
daynight-ui-seat-choosing = { $who-is ->
    [you] Ty
   *[other] { $who }
  }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
  }, zebrane karty: { $cards }, karta jeszcze niewybrana
daynight-ui-hand = Twoje karty
daynight-ui-why = Dlaczego?
daynight-ui-won = { $who-is ->
    [you] Wygrywasz!
   *[other] Wygrywa { $who }
  }
daynight-ui-won-shared = Wspólne zwycięstwo: { $who }
daynight-ui-place-most-stars = najwięcej gwiazdek
daynight-ui-place-more-cards = tyle samo gwiazdek co { $who }, ale więcej kart ({ $cards })
daynight-ui-place-fewer-cards = tyle samo gwiazdek co { $who }, ale mniej kart ({ $cards })
daynight-ui-place-shared = tyle samo gwiazdek i kart co { $who } ({ $cards })
daynight-ui-place-behind = { $gap ->
    [one] o jedną gwiazdkę mniej niż
    [few] o { $gap } gwiazdki mniej niż
   *[many] o { $gap } gwiazdek mniej niż
  } { $who-is ->
    [you] ty
   *[other] { $who }
  }

## Told again after the end

daynight-highlight-catch = Najlepsza zdobycz: { $who }, { $card }, gwiazdki: { $stars }
daynight-highlight-close = Najmniejsza przewaga: { $colour } w rundzie { $round }, różnica { $margin }
daynight-highlight-flips = Najbardziej niespokojna runda: { $round }, Karta Czasu odwraca się { $count } razy

## Lekcja

daynight-lesson-first = Pierwsza runda
daynight-lesson-goal = Cel: zbieraj gwiazdki. Kto na końcu ma ich najwięcej, wygrywa.
daynight-lesson-card = Każda karta ma kolor, liczbę i gwiazdki …
daynight-lesson-hourglass = … albo zamiast nich klepsydrę: zmienia ona dzień w noc, a noc w dzień.
daynight-lesson-day = Teraz jest dzień: rundę wygra kolor o najwyższej sumie.
daynight-lesson-pile = Ta karta z talii też się liczy, klepsydra na niej także: niebieski ma już 10.
daynight-lesson-lay-blue = Pomóż więc niebieskiemu: stuknij niebieską 9 i połóż ją przyciskiem.
daynight-lesson-help-blue = Można, ale prowadzi niebieski, a kartę bierze tylko ten, kto zagrał zwycięski kolor. Połóż niebieską 9.
daynight-lesson-turned = Wszystkie karty odkryto naraz: niebieski ma teraz 32.
daynight-lesson-careful = Teraz druga karta. Uwaga: ta klepsydra sprowadziłaby noc, a wtedy wygrywa najniższa suma.
daynight-lesson-lay-pink = Niebieski raczej już nie przegra. Połóż dowolną różową: nie jest ci potrzebna.
daynight-lesson-keep-these = Tę zachowaj: klepsydra i małe karty zaraz się przydadzą. Połóż różową.
daynight-lesson-blue-wins = Wygrywa niebieski. Kto zagrał niebieski, bierze jedną kartę ze stołu, w dowolnym kolorze.
daynight-lesson-order = { $p1 } ma niebieską 13, ty niebieską 9: w dzień najpierw bierze ten z wyższą.
daynight-lesson-try = Mimo to spróbuj: stuknij tę kartę i zobacz, czemu jeszcze nie jest twoja.
daynight-lesson-not-yet = Stół zawsze mówi, czemu nie, i podaje zasadę. Najpierw bierze { $p1 }, potem ty.
daynight-lesson-take = Twoja kolej: weź kartę z największą liczbą gwiazdek. Ma cztery!
daynight-lesson-more-stars = Można, ale ma mniej gwiazdek. Weź tę w ramce.
daynight-lesson-scored = Cztery gwiazdki są twoje. Reszta znika i każdy dobiera dwie karty.
daynight-lesson-small = W dzień ta mała karta niewiele daje. W nocy byłaby mocna.
daynight-lesson-lay-glass = Sprowadź więc noc: połóż pomarańczową 7 z klepsydrą.
daynight-lesson-turn-night = Można, ale zostanie dzień. Połóż pomarańczową 7 z klepsydrą.
daynight-lesson-night = Noc! Teraz wygrywa najniższa suma. Kolor, którego nikt nie zagrał, się nie liczy.
daynight-lesson-lay-purple = Fioletowego jeszcze nie ma: sama twoja fioletowa 3 byłaby najniższa. Połóż ją.
daynight-lesson-lowest = Suma tego koloru byłaby wyższa. Teraz wygrywa najniższa: połóż fioletową 3.
daynight-lesson-purple-wins = Fioletowy wygrywa z sumą 3, a tylko ty masz go na stole: nikt inny nie bierze karty.
daynight-lesson-take-again = Jeszcze raz: weź najwięcej gwiazdek.
daynight-lesson-leads = Osiem gwiazdek: prowadzisz. Noc trwa aż do następnej klepsydry.
daynight-lesson-end = To cała gra. Tak gra się dalej, aż skończy się talia; potem liczy się gwiazdki.

## Czytane na głos

daynight-spoken-first = Pierwsza karta
daynight-spoken-second = Druga karta
daynight-spoken-taking = Branie kart
daynight-spoken-over = Koniec partii
daynight-spoken-taken = { $card } (bierze { $who })
    .full = { $card-full }, bierze { $who }
    .short = { daynight-spoken-taken.full }
daynight-spoken-chosen = Wybrali
daynight-spoken-sum = { $label }: { $total } (karty: { $cards }).
    .short = { $label-short }: { $total }.
daynight-spoken-winning = Wygrywa
daynight-spoken-takers = Biorą
daynight-spoken-barred = Bez karty
daynight-spoken-declined = Rezygnują
daynight-spoken-taker = { $who } ({ $value }, { $stars })
daynight-spoken-collected = Zdobyte ({ $who })
daynight-spoken-removed = Z powrotem w pudełku
daynight-spoken-dealt-from = Rozdawanie od gracza

daynight-symbol-glass = Klepsydra to symbol czasu: karta odwraca Kartę Czasu, z dnia robi się noc i na odwrót.
daynight-symbol-star = Gwiazdki na zdobytych kartach to punkty.
daynight-symbol-sun = W dzień wygrywa kolor o najwyższej sumie.
daynight-symbol-moon = W nocy wygrywa kolor o najniższej sumie.

## Rada

daynight-advice-take = Żadna karta na stole nie ma więcej gwiazdek ({ $stars }).
daynight-advice-level = Z nią { $colours } mają po równo, { $total }: tak nie wygrałby żaden kolor.
daynight-advice-turns-own = Będzie z nią { $time }; wtedy prowadzi { $colour }, suma { $total }, i jest w tym twoja karta.
daynight-advice-turns-theirs = Będzie z nią { $time }; wtedy { $colour }, w którym nie masz karty, już nie prowadzi.
daynight-advice-leads = Z nią prowadzi { $colour }, suma { $total }, i jest w tym twoja karta.
daynight-advice-stays = Już teraz prowadzi { $colour }, suma { $total }, masz w tym kartę, a ta niczego nie zmieni.
daynight-advice-hand = Tego koloru ({ $colour }) masz więcej, kart: { $count }. Druga może pójść w ślad.
