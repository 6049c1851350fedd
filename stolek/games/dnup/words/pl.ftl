### dnup po polsku

dnup-title = dnup
dnup-tagline = Pozbądź się wszystkich kart. Co inni ci oddadzą, wraca do góry nogami.
dnup-variant-base = Gra podstawowa
dnup-brief-aim = Pozbądź się wszystkich kart z ręki przed innymi. Każda karta ma dwie wartości: obrócona do góry nogami jest inną liczbą.
dnup-brief-win = W każdej rundzie pierwszy gracz bez kart dostaje dwa żetony, a drugi jeden; potem rozdaje się od nowa. Wygrywa, kto pierwszy ma cztery żetony – d, n, u i p. We dwójkę wygrywa, kto pierwszy wygra dwie rundy.
dnup-brief-turn = Najpierw odłóż zestaw, który leży przed tobą i którego nikt nie przebił – masz go z głowy. Potem zrób jedno: wyłóż zestaw, dołóż kartę do zestawu przeciwnika, weź zestaw przeciwnika albo obróć wszystkie karty na ręce.
dnup-teaches = Porównywanie liczb i obracanie ich w głowie, myślenie naprzód, dobre użycie tego, co jest na ręce.
dnup-print-lead = Wydrukuj na grubym papierze, najlepiej dwustronnie, i wytnij według znaków. We dwoje odłóżcie wszystkie karty z kropkami, we troje te z dwiema lub trzema, we czworo te z trzema. Za żetony wystarczą monety.

dnup-option-void_after = Po tylu turach runda się nie liczy
    .help = Runda może się kręcić w kółko. Gdy trwa tyle tur, nie liczy się i rozdaje się od nowa.

dnup-section-cards = Karty
dnup-section-round = Runda
dnup-section-end = Koniec rundy i partii
dnup-section-two = We dwójkę
dnup-section-rulings = O czym instrukcja milczy
dnup-section-examples = Przykłady

## Karty

dnup-face = { $active }/{ $inactive }
    .full = { $active }, po obróceniu { $inactive }
dnup-face-star = { $active }/{ $inactive }★
    .full = { $active } z gwiazdką, po obróceniu { $inactive }
dnup-value = { $n ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
   *[10] dziesiątka
  }
    .acc = { $n ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
        [7] siódemkę
        [8] ósemkę
        [9] dziewiątkę
       *[10] dziesiątkę
    }
    .few = { $n ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
       *[10] dziesiątki
    }
    .many = { $n ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
        [6] szóstek
        [7] siódemek
        [8] ósemek
        [9] dziewiątek
       *[10] dziesiątek
    }
dnup-set = { $count ->
    [1] { $value }
    [2] dwie { $value-few }
    [3] trzy { $value-few }
    [4] cztery { $value-few }
   *[other] { $count } { $value-many }
  }
    .acc = { $count ->
        [1] { $value-acc }
        [2] dwie { $value-few }
        [3] trzy { $value-few }
        [4] cztery { $value-few }
       *[other] { $count } { $value-many }
    }
    .short = { dnup-set }
dnup-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
    .acc = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }

## Pytania

dnup-prompt-turn = Twoja kolej: wyłóż zestaw, dołóż kartę, weź zestaw albo obróć wszystkie karty na ręce.
    .tv = Wyłóż zestaw, dołóż kartę, weź zestaw albo obróć wszystkie karty na ręce.
dnup-prompt-area-1 = Twoja tura dla strefy 1: wyłóż zestaw, dołóż kartę, weź zestaw albo obróć wszystkie karty na ręce.
    .tv = Strefa 1: wyłóż zestaw, dołóż kartę, weź zestaw albo obróć wszystkie karty na ręce.
dnup-prompt-area-2 = Twoja tura dla strefy 2: wyłóż zestaw, dołóż kartę, weź zestaw albo obróć wszystkie karty na ręce.
    .tv = Strefa 2: wyłóż zestaw, dołóż kartę, weź zestaw albo obróć wszystkie karty na ręce.
dnup-do-lay = Wyłóż { $set-acc } ({ $cards })
    .short = { $set } ({ $cards })
dnup-do-add = Dołóż { $card } do zestawu ({ $who }: { $set })
    .short = Dołóż { $card } ({ $who }: { $set })
dnup-do-take = Weź zestaw ({ $who }: { $set })
    .short = Weź ({ $who }: { $set })
dnup-do-rotate = Obróć wszystkie karty na ręce
    .short = Obróć karty
dnup-effect-out = to twoja ostatnia karta
dnup-effect-beats = przebija { $faces }
dnup-effect-returns = { $who-is ->
    [you] wraca do ciebie jako { $faces }
   *[other] { $who } ma z powrotem { $faces }
  }
dnup-effect-discards = odkłada się, { $who } nie ma już kart
dnup-effect-grows = na stole będzie: { $faces }
dnup-effect-takes = na rękę trafia: { $faces }
dnup-effect-rotates = na ręce będzie: { $faces }

## Co się dzieje

dnup-event-shuffled = Runda { $number }: karty są potasowane, rozdaje się wszystkie ({ $count }).
dnup-event-dealt = { $who-is ->
    [you] Dostajesz { $cards-acc }.
   *[other] { $who } dostaje { $cards-acc }.
  }
dnup-event-dealt-faces = { $who-is ->
    [you] Dostajesz: { $cards }.
   *[other] { $who } dostaje: { $cards }.
  }
dnup-event-begins = { $who-is ->
    [you] Masz kartę z gwiazdką, więc zaczynasz.
   *[other] { $who } ma kartę z gwiazdką i zaczyna.
  }
dnup-event-discarded-turn = { $who-is ->
    [you] Odkładasz { $set-acc }: nikt tego nie przebił.
   *[other] { $who } odkłada { $set-acc }.
  }
    .short = { $who-is ->
        [you] Twój zestaw odchodzi.
       *[other] { $who } odkłada.
    }
dnup-event-discarded-lap = Odkłada się zestaw, który { $who-is ->
    [you] zostawiasz
   *[other] { $who } zostawia
  } na stole: { $set }.
dnup-event-discarded-beaten = { $who-is ->
    [you] Nie masz już kart
   *[other] { $who } nie ma już kart
  }, więc przebity zestaw się odkłada: { $set }.
dnup-event-laid = { $who-is ->
    [you] Wykładasz { $set-acc } ({ $cards }).
   *[other] { $who } wykłada { $set-acc } ({ $cards }).
  }
    .short = { $who }: { $set }.
dnup-event-added = { $who-is ->
    [you] Dokładasz { $card } do zestawu, który ma { $owner }: razem { $set }.
   *[other] { $who } dokłada { $card } { $owner-is ->
        [you] do twojego zestawu
       *[other] do zestawu, który ma { $owner }
    }: razem { $set }.
  }
    .short = { $owner-is ->
        [you] { $who } dokłada do twojego: { $set }.
       *[other] { $who } dokłada: { $set }.
    }
dnup-event-returned = { $who-is ->
    [you] Bierzesz z powrotem { $set-acc }; na ręce: { $values }.
   *[other] { $who } bierze z powrotem { $set-acc }; na ręce: { $values }.
  }
    .short = Wraca na rękę: { $values }.
dnup-event-taken = { $who-is ->
    [you] Bierzesz zestaw, który ma { $owner }: { $set }; na ręce: { $values }.
   *[other] { $who } bierze { $owner-is ->
        [you] twój zestaw
       *[other] zestaw, który ma { $owner }
    }: { $set }; na ręce: { $values }.
  }
    .short = { $owner-is ->
        [you] { $who } bierze ci { $set-acc }.
       *[other] { $who } bierze { $set-acc }.
    }
dnup-event-rotated = { $who-is ->
    [you] Obracasz wszystkie karty na ręce.
   *[other] { $who } obraca wszystkie karty na ręce ({ $cards }).
  }
    .short = { $who } obraca.
dnup-event-out-1 = { $who-is ->
    [you] Pozbywasz się kart przed innymi: dwa żetony, razem { $total }.
   *[other] { $who } pozbywa się kart przed innymi: dwa żetony, razem { $total }.
  }
dnup-event-out-2 = { $who-is ->
    [you] Też nie masz już kart: jeden żeton, razem { $total }.
   *[other] { $who } też nie ma już kart: jeden żeton, razem { $total }.
  }
dnup-event-round-won = { $who-is ->
    [you] Wygrywasz rundę; wygrane: { $total } z dwóch.
   *[other] { $who } wygrywa rundę; wygrane: { $total } z dwóch.
  }
dnup-event-round-ended = Runda { $number } się kończy.
dnup-event-void-repeated = Ta sama sytuacja powtarza się po raz trzeci: runda się nie liczy.
dnup-event-void-too-long = Po { $turns } turach wciąż nie ma końca: runda się nie liczy.
dnup-event-ended = { $who-is ->
    [you] Wygrywasz.
   *[other] Wygrywa { $who }.
  }
dnup-event-ended-shared = { $winners-is ->
    [you] Wspólnie wygrywacie: { $winners }.
   *[other] Wspólnie wygrywają: { $winners }.
  }
dnup-ended-tokens = Ktoś ma cztery żetony lub więcej.
dnup-ended-rounds = Ktoś ma dwie wygrane rundy.
dnup-ended-void = Trzy rundy z rzędu się nie liczą, więc rozstrzyga to, co kto już ma.

## Czego nie można

dnup-refused-out = W tej rundzie nie masz już kart.
dnup-refused-no-cards = Zestaw ma co najmniej jedną kartę.
dnup-refused-not-in-hand = Tej karty nie masz na ręce.
dnup-refused-other-way-up = Na ręce masz tę kartę obróconą inaczej, a pojedynczych kart się nie obraca.
dnup-refused-mixed = Wszystkie karty zestawu mają u góry tę samą wartość.
dnup-refused-too-low = Równie duży zestaw na stole ma wartość { $value }; zestaw z { $size ->
    [one] jednej karty
    [few] { $size } kart
   *[many] { $size } kart
  } musi być wyższy.
dnup-refused-equal = Zestaw z { $size ->
    [one] jednej karty
    [few] { $size } kart
   *[many] { $size } kart
  } o wartości { $value } już leży na stole, a równy nie wystarcza.
dnup-refused-no-set = Tu nie leży żaden zestaw.
dnup-refused-own-set = Brać można tylko zestaw przeciwnika i tylko do takiego można dokładać, nie do własnego.
dnup-refused-other-value = Do tego zestawu pasuje tylko karta o wartości { $value }.

## Stół w terminalu

dnup-table-round = Runda { $round }, tura { $turn }
dnup-table-goal = { $areas ->
    [2] rundy do wygrania: { $goal }
   *[other] żetony do zwycięstwa: { $goal }
  }
dnup-table-discards = odłożone: { $count }
dnup-table-seat = { $cards }, { $areas ->
    [2] rundy: { $tokens }
   *[other] żetony: { $tokens }
  }
dnup-table-out = bez kart, { $areas ->
    [2] rundy: { $tokens }
   *[other] żetony: { $tokens }
  }
dnup-table-turn = gra
dnup-table-area = strefa { $area }
dnup-table-no-set = nic
dnup-table-last-lap = odłoży się, gdy na to miejsce przyjdzie kolej
dnup-table-to-beat = Do przebicia
dnup-table-rung = { $cards }: ponad { $above }
dnup-table-rung-free = { $cards }: wolne
dnup-table-rung-closed = { $cards }: zamknięte
dnup-table-hand = Twoje karty
dnup-table-turned = Po obróceniu

## Zasady

rule-DU-1 = Kart jest 40. Na każdej są dwie różne wartości; liczy się ta, która jest dla ciebie u góry. Gdy obrócisz kartę o 180 stopni, zamienią się miejscami. Kartę zapisuje się obiema: 1/5 to jedynka, która po obróceniu jest piątką. Na karcie 1/5 jest gwiazdka.
    .title = Karty
rule-DU-2 = Niektóre karty mają w rogu jeden z trzech małych symboli. W pięć osób gra się wszystkimi kartami. W cztery odpadają te z pierwszym symbolem, w trzy także z drugim, w dwie także z trzecim. Tutaj robi to za was stół.
    .title = Iloma kartami się gra
rule-DU-3 = Karty tasuje się, obraca na chybił trafił i rozdaje wszystkie. Swoje bierzesz tak, jak przyszły: układać je wolno zawsze, obracać pojedynczo nigdy. Co trzymasz, jest tajne; ile trzymasz, widzą wszyscy.
    .title = Rozdanie
rule-DU-4 = Zestaw to jedna lub więcej kart z tą samą wartością u góry. To jest wartość zestawu; liczba kart to jego wielkość.
    .title = Zestaw
rule-DU-5 = Rundę zaczyna ten, kto ma kartę z gwiazdką (nie musi jej zagrać). Dalej gra się zgodnie z ruchem wskazówek zegara.
    .title = Kto zaczyna
rule-DU-6 = Jeśli leży przed tobą zestaw, najpierw go odłóż: zakryty, do końca rundy. Te karty masz z głowy. W pierwszej turze nie ma czego odkładać. Potem zrób dokładnie jedną z czterech rzeczy: wyłóż zestaw, dołóż kartę, weź zestaw albo obróć karty na ręce.
    .title = Tura
rule-DU-6a = Wyłóż przed siebie zestaw z ręki. Nie muszą to być wszystkie twoje karty tej wartości. Jeśli na stole leży inny zestaw tej wielkości, twój musi być wyższy – a tamten wraca na rękę, z której pochodzi.
    .title = Wyłożyć zestaw
rule-DU-6b = Dołóż dokładnie jedną kartę z ręki do zestawu przeciwnika. Musi mieć jego wartość. Jeśli zestaw urośnie przez to do wielkości innego na stole, musi być od niego wyższy – a tamten wraca na rękę, z której pochodzi.
    .title = Dołożyć kartę
rule-DU-6c = Weź na rękę zestaw, który leży przed przeciwnikiem.
    .title = Wziąć zestaw
rule-DU-6d = Obróć wszystkie karty, które trzymasz. Wszystkie, nie tylko niektóre.
    .title = Obrócić karty na ręce
rule-DU-7 = Złota zasada: każda karta, która idzie ze stołu na rękę, po drodze się obraca.
    .title = W drodze na rękę karta się obraca
rule-DU-8 = Kto pierwszy zagra ostatnią kartę z ręki, dostaje dwa żetony i w tej rundzie nie ma już tury. Jego zestaw leży do chwili, gdy znów przyszłaby jego kolej, i wtedy się go odkłada. Jeśli ktoś przebije go wcześniej, odkłada się go od razu: na rękę nie wraca.
    .title = Kto kończy pierwszy
rule-DU-9 = Kto zagra ostatnią kartę jako drugi, dostaje jeden żeton, a runda od razu się kończy. Jeśli nikt nie ma jeszcze czterech żetonów, wszystkie karty rozdaje się od nowa.
    .title = Kto kończy jako drugi
rule-DU-10 = Kto pierwszy ma cztery żetony lub więcej, od razu wygrywa partię.
    .title = Zwycięstwo
rule-DU-11 = We dwójkę każdy ma dwie strefy i dwie tury z rzędu: najpierw dla strefy 1, potem dla strefy 2, tej po swojej lewej stronie. W każdej odkłada zestaw z tej strefy i robi jedną rzecz; wyłożony zestaw trafia do strefy, dla której jest tura.
    .title = Dwie strefy
rule-DU-12 = Zestaw mierzy się z każdym równie dużym na stole – także z twoim własnym w drugiej strefie.
    .title = Własny zestaw też się liczy
rule-DU-13 = Kto ma gwiazdkę, zaczyna rundę tylko jedną turą, dla strefy 2.
    .title = Początek we dwójkę
rule-DU-14 = Kto zagra ostatnią kartę z ręki, od razu wygrywa rundę. Kto pierwszy wygra dwie rundy, wygrywa partię.
    .title = Zwycięstwo we dwójkę
rule-DU-R1 = Ostatnią kartę można też zagrać, dokładając ją do cudzego zestawu. Kto tak skończy pierwszy, nie zostawia zestawu.
    .title = Skończyć dołożeniem
rule-DU-R2 = Do zestawu gracza, który nie ma już kart, można dokładać i można go wziąć jak każdy inny. Gdy przyszłaby kolej tego gracza, odkłada się go w całości.
    .title = Zestaw gracza bez kart
rule-DU-R3 = Dokładać wolno tylko do zestawów przeciwników i tylko takie wolno brać, nigdy własne – we dwójkę także nie ten ze swojej drugiej strefy.
    .title = Tylko zestawy przeciwników
rule-DU-R4 = Kto ma na ręce kartę, zawsze może obrócić wszystkie. Nikt więc nie utknie.
    .title = Zawsze coś można
rule-DU-R5 = Runda może się kręcić w kółko. Nie liczy się, gdy po raz trzeci zdarzy się ta sama sytuacja (każda karta w tym samym miejscu i tak samo obrócona, kolej tego samego gracza i strefy, bez kart ten sam gracz; sprawdza się to na początku tury, po odłożeniu zestawu) albo gdy dojdzie do 500 tur (liczbę można zmienić w ustawieniach). Kto skończył pierwszy, zachowuje dwa żetony, nikt nie dostaje więcej i rozdaje się od nowa. Pominięty gracz nie ma tury; tura dla każdej strefy się liczy.
    .title = Rundy, które się nie liczą
rule-DU-R6 = Własny komplet kart może się nie dzielić po równo. Nadmiarowe karty rozdaje się zgodnie z ruchem wskazówek zegara od lewego sąsiada tego, kto zaczynał poprzednią rundę; w pierwszej rundzie od pierwszego miejsca.
    .title = Nierówne rozdanie
rule-DU-R7 = Zestaw wolno wziąć także zaraz po odłożeniu własnego: odkłada się najpierw.
    .title = Najpierw odłożyć
rule-DU-R8 = Równa wartość przy równej wielkości nie przebija: tak nie wolno.
    .title = Równy nie wystarcza
rule-DU-R9 = Zwycięstwo ma pierwszeństwo przed oddawaniem kart. Gdy ostatnia karta kończy rundę, przebity zestaw już nie wraca, nawet twój własny.
    .title = Koniec ma pierwszeństwo
rule-DU-R10 = Dołożona karta należy do zestawu i do tego, czyj jest zestaw: z nim się ją odkłada i oddaje.
    .title = Czyja jest dołożona karta
rule-DU-R11 = Na kartach leżących na stole wszyscy widzą obie wartości. Odłożone leżą zakryte i się ich nie przegląda. Ile kto ma kart, widzą wszyscy.
    .title = Co widać
rule-DU-R12 = Żetony nigdy się nie kończą, ilekolwiek by ich było w pudełku. Dwie wartości na karcie są zawsze różne.
    .title = Żetonów jest dość
rule-DU-R13 = We dwójkę, w turze dla strefy 1: twój stary zestaw w strefie 2 jeszcze leży i nowy się z nim mierzy.
    .title = Zestaw w drugiej strefie jeszcze leży
rule-DU-R14 = Gdy nie liczy się trzecia runda z rzędu, partia się kończy: wygrywa, kto ma najwięcej żetonów (we dwójkę: wygranych rund); przy remisie zwycięstwo jest wspólne.
    .title = Trzy razy w kółko i dość
rule-DU-E1 = Trzy osoby; na stole leżą jedna ósemka i trzy czwórki. Jedną kartę wolno wyłożyć tylko ponad 8, trzy karty tylko ponad 4, każdą inną liczbę kart z dowolną wartością.
    .title = Co wolno wyłożyć
rule-DU-E2 = Na stole leżą jedna dwójka i dwie siódemki. Dwójki do dwójki dołożyć nie wolno: dwie dwójki byłyby niższe niż dwie siódemki.
    .title = Gdzie dołożyć nie wolno
rule-DU-E3 = Na stole leżą jedna ósemka i dwie czwórki, 4/6 i 4/7. Dokładasz ósemkę: czwórki wracają na rękę i są tam szóstką i siódemką.
    .title = Dołożenie, które przebija
rule-DU-E4 = Bierzesz zestaw trzech jedynek, 1/6, 1/8 i 1/9. Na ręce masz z nich 6, 8 i 9.
    .title = Jedynki na rękę
rule-DU-E5 = Ktoś wykłada ostatnie dwie karty i dostaje dwa żetony. Następny gracz wykłada wyższą parę: pierwsza para się odkłada, na rękę nie wraca.
    .title = Przebite za późno
rule-DU-E6 = We dwójkę: w strefie 1 masz dwie czwórki, a w turze dla strefy 2 wykładasz dwie szóstki. Czwórki wracają obrócone na twoją rękę.
    .title = Przebić własny zestaw
rule-DU-E7 = To samo, ale dwie szóstki to były twoje ostatnie karty: runda jest twoja, a czwórki nie wracają.
    .title = Zwycięskie szóstki
rule-DU-E8 = Zestaw pięciu dwójek ma wartość 2 i wielkość 5.
    .title = Wartość i wielkość

### Stół

dnup-ui-chip = Runda { $round }
dnup-ui-you = Ty
dnup-ui-player = { $who }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  } na ręce; żetony lub wygrane rundy: { $tokens }
dnup-ui-area = strefa { $area }
dnup-ui-no-set = { $who-is ->
    [you] przed tobą nic nie leży
   *[other] { $who } nic przed sobą nie ma
  }
dnup-ui-set = { $who-is ->
    [you] twój zestaw: { $set }, po obróceniu { $back }
   *[other] { $who }: { $set }, po obróceniu { $back }
  }
dnup-ui-goes-back = wraca
dnup-ui-last-lap = ostatni raz
dnup-ui-ladder = Do przebicia, według liczby kart
dnup-ui-above = ponad { $value }
dnup-ui-free = wolne
dnup-ui-closed = zamknięte
dnup-ui-hand = Twoje karty
dnup-ui-card = { $card-full }
dnup-ui-actions = Ruchy
dnup-ui-do-lay = Wyłóż
dnup-ui-do-add = Dołóż
dnup-ui-do-take = Weź
dnup-ui-do-rotate = Obróć
dnup-ui-how-lay = Wybierz karty jednej wartości, które wolno wyłożyć.
dnup-ui-how-add = Wybierz dokładnie jedną kartę i dotknij zestawu przeciwnika o tej samej wartości.
dnup-ui-how-take = Dotknij zestawu przeciwnika, żeby go wziąć.
dnup-ui-how-rotate = Obrócić karty można w swojej turze.
dnup-ui-your-turn = Twoja kolej
dnup-ui-your-turn-area = Twoja kolej, strefa { $area }
dnup-ui-turn-of = { $who-is ->
    [you] Twoja kolej
   *[other] Gra { $who }
  }
dnup-ui-over = Partia się skończyła
dnup-ui-go-lay = Wyłóż { $set-acc }
dnup-ui-go-add = Dołóż { $value-acc } do zestawu ({ $who })
dnup-ui-beats = Przebija { $set-acc }
dnup-ui-beats-nothing = Do nikogo nic nie wraca
dnup-ui-makes = Na stole będzie: { $set }
dnup-ui-takes = Bierzesz { $set-acc }
dnup-ui-back = { $who-is ->
    [you] Wraca do ciebie jako { $values }.
   *[other] { $who } dostaje z powrotem { $values }.
  }
dnup-ui-holds = { $who-is ->
    [you] Będziesz mieć { $cards-acc }.
   *[other] { $who } będzie mieć { $cards-acc }.
  }
dnup-ui-comes = Na ręce będzie z tego: { $values }.
dnup-ui-turned = Twoje karty po obróceniu
dnup-ui-empty = bez zestawu
dnup-ui-your-empty = twój zestaw
dnup-ui-waiting-set = { $who-is ->
    [you] odłoży się, gdy przyjdzie twoja kolej
   *[other] odłoży się, gdy przyjdzie kolej ({ $who })
  }
dnup-ui-pick = Wybierz karty albo zestaw przeciwnika.
dnup-ui-pick-cards = Wybierz karty.
dnup-ui-pick-none = Nic z ręki nie pasuje: weź zestaw albo obróć karty.
dnup-ui-pick-none-rotate = Nic z ręki nie pasuje: obróć karty.
dnup-ui-pick-more = To za mało: wybierz jeszcze { $value-acc }.
dnup-ui-pick-set = Dotknij zestawu, do którego dokładasz.
dnup-ui-pick-stuck = Tego nie można teraz wyłożyć ani dołożyć.
dnup-ui-numeral = { $n }
dnup-ui-go-rotate = Obróć wszystkie karty
dnup-ui-goes-off = odkłada się
dnup-ui-recap = Runda { $round } skończona
dnup-ui-recap-first = Najszybciej bez kart
dnup-ui-recap-out = Bez kart
dnup-ui-recap-left = { $cards ->
    [one] została { $cards } karta
    [few] zostały { $cards } karty
   *[many] zostało { $cards } kart
  }
dnup-ui-recap-won = zdobyte: { $count } z { $goal }

## Told again after the end

dnup-highlight-set = Największy zestaw: { $who }, wartość { $value }, kart: { $count }
dnup-highlight-taken = Największa zdobycz: { $who }, karty: { $count }; traci je { $whose }
dnup-highlight-escape = O włos: { $who } kończy, a { $other } ma już tylko jedną kartę

## Lekcja

dnup-lesson-first = Pierwsza runda
dnup-lesson-goal = Cel: zagraj ostatnią kartę jako pierwszy. To daje dwa żetony; kto ma cztery – d, n, u i p – wygrywa.
dnup-lesson-two-ways = Każda karta ma dwie wartości. Liczy się górna: to jest 2. Obrócona byłaby 4.
dnup-lesson-set = Karty o tej samej wartości to zestaw. Masz cztery jedynki.
dnup-lesson-lay-ones = Stuknij wszystkie cztery i wyłóż je.
dnup-lesson-gone = Nikt nie przebił twojego zestawu, więc na początku twojej tury znika na dobre.
dnup-lesson-lay-twos = Teraz para dwójek.
dnup-lesson-beaten-other = { $p2 } ma na stole 8. { $p1 } ma pojedynczą 6: ten sam rozmiar, niższa wartość. Wróciła więc na rękę.
dnup-lesson-ladder = Tu widać, co trzeba przebić, zależnie od liczby kart.
dnup-lesson-add = Dokładnie jednej karty można się pozbyć też przez dołożenie: stuknij swoją 8, ósemkę, którą ma { $p2 }, a potem przycisk.
dnup-lesson-try-three = { $p1 } ma pojedynczą 5. A twoja 3? Stuknij ją i „Wyłóż”: stół powie, czemu nie.
dnup-lesson-lay-seven = Wyłóż 7: przebije piątkę.
dnup-lesson-came-back = Ósemka gracza { $p1 } przebiła twoją 7. Wróciła na rękę i według złotej zasady się obróciła: teraz to 5.
dnup-lesson-turn = Spójrz na dolne wartości: 7, 7 i 7! Obróć wszystkie karty na ręce.
dnup-lesson-lay-all = Trzy siódemki i nic więcej. Wyłóż wszystkie! Reszta gra potem dalej o jeszcze jeden żeton.
dnup-lesson-out = Kończysz jako pierwszy: dwa żetony dla ciebie. Kto skończył drugi, dostał jeden, i runda się skończyła.
dnup-lesson-end = To cała gra. I jeszcze jedno: możesz też wziąć na rękę cały cudzy zestaw, obrócony.
dnup-lesson-two = Dla dwojga: co jest inne
dnup-lesson-two-goal = Cel: zagraj ostatnią kartę jako pierwszy. Tak wygrywasz rundę; kto wygra dwie, wygrywa partię.
dnup-lesson-two-cards = Każda karta ma dwie wartości, liczy się górna. Karty o tej samej wartości to zestaw; przebija go równie liczny zestaw o wyższej wartości.
dnup-lesson-two-areas = We dwoje każdy ma dwie strefy: dwa miejsca na zestawy.
dnup-lesson-two-begin = Zaczyna ten, kto ma gwiazdkę, i tylko jedną turą: dla strefy 2.
dnup-lesson-two-lay = Wyłóż tam swoje trzy dwójki.
dnup-lesson-two-played = { $p1 } ma za sobą dwie tury: w strefie 1 leży para trójek, w strefie 2 ósemka.
dnup-lesson-two-turns = Odtąd masz zawsze dwie tury z rzędu: najpierw dla strefy 1, potem dla strefy 2.
dnup-lesson-two-fours = Wyłóż parę czwórek w strefie 1: przebije trójki.
dnup-lesson-two-gone = Teraz strefa 2. Nikt nie przebił twoich trzech dwójek: są na dobre poza rundą.
dnup-lesson-two-own = Uwaga: twój własny zestaw w strefie 1 też się liczy, jak każdy inny.
dnup-lesson-two-try = Mimo to spróbuj pary jedynek: jest niższa niż twoje czwórki, więc stół odmówi.
dnup-lesson-two-fives = Para piątek jest wyższa. Wyłóż ją i zobacz, co stanie się z czwórkami.
dnup-lesson-two-back = Twoje własne czwórki wróciły na rękę, obrócone: 7 i 8. To może być nawet sprytne.
dnup-lesson-two-added = { $p1 } pozbywa się piątki: dokłada ją tutaj. Zestaw wciąż jest twój, a jeśli nikt go nie przebije, zniknie na dobre.
dnup-lesson-two-end = Zamiast wykładać możesz też obrócić całą rękę albo wziąć na nią, obrócony, zestaw przeciwnika. Graj dalej!

## Czytane na głos

dnup-spoken-all-free = Wszystko jest wolne.
dnup-spoken-area = { $who }, strefa { $area }
dnup-spoken-cards = karty { $cards }; z powrotem na ręce { $back }
dnup-spoken-rung = { $rung } ({ $who }{ $area ->
    [2] , strefa 2
   *[other] { "" }
  })
dnup-spoken-closed = { $rung }, zamknięte
dnup-spoken-starter = Zaczyna
dnup-spoken-out = Pierwszy gracz bez kart
dnup-spoken-voids = Nieważne rundy z rzędu

dnup-symbol-card = Karta ma dwie wartości: liczy się ta na górze, po obróceniu druga.
dnup-symbol-star = Kto ma kartę z gwiazdką, zaczyna.
dnup-symbol-tokens = Litery d, n, u, p to zdobyte żetony: kto ma wszystkie cztery, wygrywa.

## Rada

dnup-advice-out = Po tym nie zostanie ci na ręce żadna karta.
dnup-advice-returns = Przebija zestaw, który ma { $who }: wraca, i { $who } trzyma potem { $cards-acc }.
dnup-advice-lay = Zagrywasz naraz { $cards-acc }.
dnup-advice-free = Na stole nie leży żaden zestaw z jednej karty, więc jest miejsce: { $set }.
dnup-advice-add = Ta karta do ciebie nie wróci: należy potem do zestawu, który ma { $who }.
dnup-advice-take = Obrócone dają ci na rękę: { $set }.
dnup-advice-rotate = Po obróceniu masz na ręce różnych wartości { $after } zamiast { $before }.
