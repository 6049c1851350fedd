### Numberloor po polsku

numberloor-title = Numberloor
numberloor-tagline = W górę i w dół domu o dziesięciu piętrach, na sznurku balonika.
numberloor-variant-full = Pełna gra (8+)
numberloor-variant-medium = Średnia (6+)
numberloor-variant-beginner = Dla początkujących (4+)
numberloor-brief-aim = Pozbądź się wszystkich kart z ręki. Piętra kładziesz na stos pięter, w górę i w dół domu o dziesięciu piętrach; balon mówi, o ile.
numberloor-brief-win = Za każdym razem, gdy masz pustą rękę, dostajesz gwiazdkę i sześć nowych kart. W dwie lub trzy osoby wygrywa, kto pierwszy ma pięć gwiazdek, a w cztery lub pięć – kto pierwszy ma trzy.
numberloor-brief-turn = Zagraj jak najwięcej kart, w tym co najmniej jedno piętro. Piętro pasuje, gdy ma tę samą liczbę co wierzchnie albo jest dokładnie o tyle wyżej lub niżej, ile mówi wierzchni balon. Gdy nic nie pasuje, dobierz dwie karty. Początkujący grają bez balonów, na dwóch stosach, sąsiednimi piętrami.
numberloor-teaches = Liczby do dziesięciu i ich sąsiedzi, parzyste i nieparzyste, liczenie w przód i w tył, szukanie wielu dróg.

numberloor-option-starter = Kto zaczyna
    .help = Zaczyna najmłodsza osoba: wskaż jej miejsce albo zdaj się na los. Musi to być miejsce przy tym stole.
numberloor-option-starter-random = losowo
numberloor-option-starter-1 = miejsce 1
numberloor-option-starter-2 = miejsce 2
numberloor-option-starter-3 = miejsce 3
numberloor-option-starter-4 = miejsce 4
numberloor-option-starter-5 = miejsce 5
numberloor-option-takeover = Przejmowanie tury nocnymi piętrami
    .help = Tylko w pełnej grze: nocnym piętrem można przejąć trwającą turę.
numberloor-option-takeover-on = tak
numberloor-option-takeover-off = nie
numberloor-option-takeover_after = Turę można przejąć po zagraniu
    .help = Co musi już być zagrane w tej turze.
numberloor-option-takeover_after-floor-and-balloon = piętra i balonu
numberloor-option-takeover_after-floor = piętra
numberloor-option-night_floor = Turę przejmuje się
    .help = Instrukcja nie podaje warunku; tutaj nocne piętro musi pasować na stos tak, jak leży.
numberloor-option-night_floor-fits = nocnym piętrem, które pasuje
numberloor-option-night_floor-any = dowolnym nocnym piętrem
numberloor-option-after_takeover = Kto gra po przejęciu
    .help = Instrukcja mówi: prawy sąsiad tego, kto turę przejął.
numberloor-option-after_takeover-right = prawy sąsiad
numberloor-option-after_takeover-left = lewy sąsiad
numberloor-option-window_seconds = Czas na przejęcie, w sekundach
    .help = Przerwa jest dla wszystkich taka sama, żeby niczego nie zdradzała.
numberloor-option-turn_limit = Najwięcej tur w partii
    .help = Po tylu turach liczy się gwiazdki.

numberloor-section-common = Wszystkie trzy gry
numberloor-section-full = Pełna gra
numberloor-section-medium = Średnia
numberloor-section-beginner = Dla początkujących
numberloor-section-rulings = O czym instrukcja milczy
numberloor-section-examples = Przykłady

## Karty

numberloor-face-floor = piętro { $number }
    .ins = piętrem { $number }
numberloor-face-night = nocne piętro { $number }
    .ins = nocnym piętrem { $number }
numberloor-face-balloon = balon { $number }
    .ins = balonem { $number }
numberloor-face-near = balon „najbliższe piętra”
    .ins = balonem „najbliższe piętra”
numberloor-face-even = balon „parzyste piętra”
    .ins = balonem „parzyste piętra”
numberloor-face-odd = balon „nieparzyste piętra”
    .ins = balonem „nieparzyste piętra”
numberloor-face-skip = balon „utrata kolejki”
    .ins = balonem „utrata kolejki”

## Pytania

numberloor-prompt-turn = Twoja kolej: zagraj karty, co najmniej jedno piętro.
    .tv = Zagraj karty, co najmniej jedno piętro.
numberloor-prompt-beginner = Twoja kolej: zagraj kartę na jeden ze stosów albo spasuj.
    .tv = Zagraj kartę na jeden ze stosów albo spasuj.
numberloor-prompt-top = Ostatnie piętro zagrane. Który balon zostaje na wierzchu?
numberloor-prompt-window = Chcesz przejąć turę?
numberloor-prompt-order = Twoje stałe polecenie w sprawie przejmowania
numberloor-do-lay = Zagraj { $card }
numberloor-do-lay-on = Zagraj { $card } na stos { $pile }
numberloor-do-top = Zostaw na wierzchu { $card }
numberloor-do-take-over = Przejmij turę { $card-ins }
numberloor-do-draw = Dobierz dwie karty
numberloor-do-pass = Pas
numberloor-do-end = Zakończ turę
numberloor-do-decline = Niech gra dalej
numberloor-do-order-ask = Pytaj mnie za każdym razem
numberloor-do-order-take = Przejmuj, gdy się da
numberloor-do-order-decline = Nie pytaj mnie
numberloor-effect-opens = potem można zagrać: { $numbers }

## Co się dzieje

numberloor-event-shuffled = Potasowane karty: { $count }.
numberloor-event-misdealt = Same balony: { $players }. Rozdaje się od nowa.
numberloor-event-misdealt-middle = Na środek nie został żaden balon z liczbą. Rozdaje się od nowa.
numberloor-event-middle = Na środek idą: { $cards }.
numberloor-event-turn = { $who-is ->
    [you] Twoja kolej.
   *[other] Gra { $who }.
  }
numberloor-event-laid = { $who-is ->
    [you] Zagrywasz { $card }.
   *[other] { $who } zagrywa { $card }.
  }
numberloor-event-drawn = { $who-is ->
    [you] Dobierasz
   *[other] { $who } dobiera
  } { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
  }.
numberloor-event-drawn-own = Dobierasz: { $cards }.
numberloor-event-drawn-none = { $who-is ->
    [you] Nie masz już czego dobrać.
   *[other] { $who } nie ma już czego dobrać.
  }
numberloor-event-passed = { $who-is ->
    [you] Pasujesz.
   *[other] { $who } pasuje.
  }
numberloor-event-recycled = Talia się skończyła: z zagranych kart ({ $count }) tasuje się nową.
numberloor-event-skipped = { $who-is ->
    [you] Tracisz kolejkę.
   *[other] { $who } traci kolejkę.
  }
numberloor-event-taken-over = { $who-is ->
    [you] Przejmujesz turę, traci ją { $loser }!
   *[other] { $who } przejmuje turę, { $loser-is ->
        [you] tracisz ją ty!
       *[other] traci ją { $loser }!
    }
  }
numberloor-event-order-ask = Za każdym razem dostaniesz pytanie.
numberloor-event-order-take = Przejmiesz turę, gdy tylko się da.
numberloor-event-order-decline = Nie dostaniesz pytania.
numberloor-event-answered-take = Chcesz przejąć turę { $card-ins }.
numberloor-event-star = { $who-is ->
    [you] Masz pustą rękę: tańcz i wiwatuj! Masz już { $stars ->
        [one] jedną gwiazdkę.
        [few] { $stars } gwiazdki.
       *[many] { $stars } gwiazdek.
    }
   *[other] { $who } ma pustą rękę, tańczy i wiwatuje; ma już { $stars ->
        [one] jedną gwiazdkę.
        [few] { $stars } gwiazdki.
       *[many] { $stars } gwiazdek.
    }
  }
numberloor-event-ended = { $who-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $who }
  }, { $stars ->
    [one] jedna gwiazdka.
    [few] { $stars } gwiazdki.
   *[many] { $stars } gwiazdek.
  }
numberloor-event-ended-shared = { $winners-is ->
    [you] Wspólnie wygrywacie: { $winners }
   *[other] Wspólnie wygrywają: { $winners }
  }, po { $stars ->
    [one] jednej gwiazdce.
    [few] { $stars } gwiazdki.
   *[many] { $stars } gwiazdek.
  }
numberloor-ended-stars = Ktoś ma dość gwiazdek.
numberloor-ended-stalemate = Nikt nie może już zagrać ani dobrać; liczy się gwiazdki.
numberloor-ended-limit = Limit tur się wyczerpał; liczy się gwiazdki.

## Czego nie można

numberloor-refused-window = Pozostali właśnie decydują, czy przejąć turę.
numberloor-refused-choose-top = Nie masz już pięter: powiedz tylko, który balon zostaje na wierzchu.
numberloor-refused-not-in-hand = Tej karty nie masz na ręce.
numberloor-refused-no-such-pile = Ta karta tam nie pasuje.
numberloor-refused-floor = Na piętro { $top } nie można teraz zagrać piętra { $number }.
numberloor-refused-corner = Po tym balonie nie dałoby się w tej turze zagrać żadnego piętra.
numberloor-refused-draw-beginner = W tej grze dobierasz, gdy pasujesz.
numberloor-refused-draw-laid = Masz już zagraną kartę, więc nie dobierasz.
numberloor-refused-draw-again = Dobiera się raz na turę.
numberloor-refused-can-lay = Możesz zagrać piętro, więc musisz.
numberloor-refused-pass-laid = Karta jest już zagrana; zamiast tego zakończ turę.
numberloor-refused-pass-early = Najpierw dobierz dwie karty.
numberloor-refused-end = W swojej turze musisz zagrać co najmniej jedno piętro.
numberloor-refused-no-window = Teraz nie można przejąć tury.
numberloor-refused-night = Przejąć można tylko nocnym piętrem z ręki, które pasuje na stos.
numberloor-refused-night-any = Przejąć można tylko nocnym piętrem z ręki.

## Stół w terminalu

numberloor-table-heading = Tura { $turn } · gwiazdki do zwycięstwa: { $target }
numberloor-table-pile = Stos { $number }: { $card }
numberloor-table-floors = Piętra: { $card }
numberloor-table-balloon = Na wierzchu: { $card }
numberloor-table-reach = można zagrać: { $numbers }
numberloor-table-draw-pile = w talii: { $count }
numberloor-table-chain = W tej turze: { $cards }
numberloor-table-seat = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
  }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }
numberloor-table-hand = Twoje karty
numberloor-table-order = Stałe polecenie: { $order }

## Zasady

rule-NF-1 = Na piętrach są liczby od 0 do 9, a niektóre piętra są nocne. Na balonach jest liczba albo specjalny znak.
    .title = Karty
rule-NF-2 = Na środku leżą dwa odkryte stosy: piętra i balony. (Początkujący mają dwa stosy pięter i żadnych balonów.)
    .title = Dwa stosy
rule-NF-3 = Kto w swojej turze pozbędzie się wszystkich kart z ręki, tańczy (początkujący wydają okrzyk zwycięstwa), dostaje gwiazdkę i sześć nowych kart; potem gra następny gracz.
    .title = Pusta ręka
rule-NF-4 = W dwie lub trzy osoby wygrywa, kto pierwszy ma pięć gwiazdek, a w cztery lub pięć – kto pierwszy ma trzy.
    .title = Zwycięstwo
rule-NF-5 = Gdy talia się skończy, z zagranych kart tasuje się nową. Wierzchnia karta każdego stosu zostaje.
    .title = Nowa talia
rule-NF-6 = Piętra idą w kółko: nad 9 jest znowu 0, a pod 0 jest 9.
    .title = W kółko
rule-NF-7 = Sześć balonów z niebieską kropką nie bierze udziału. Piętra i balony tasuje się razem i każdy dostaje sześć kart. Jeśli ktoś ma same balony, tasuje się i rozdaje od nowa.
    .title = Rozdawanie
rule-NF-8 = Na środek idą z talii jedno piętro i jeden balon z liczbą.
    .title = Pierwsze dwie karty
rule-NF-9 = Zaczyna najmłodsza osoba, potem gra się zgodnie z ruchem wskazówek zegara. Tak jest we wszystkich trzech grach.
    .title = Kto zaczyna
rule-NF-10 = W swojej turze zagrywasz jedną, kilka albo wszystkie karty, dowolnie wymieszane. Co najmniej jedna musi być piętrem.
    .title = Tura
rule-NF-11 = Zagrać wolno piętro z tą samą liczbą co wierzchnie albo piętro dokładnie o tyle wyższe lub niższe, ile mówi wierzchni balon. Każda zagrana karta od razu jest wierzchnia.
    .title = Zagrywanie pięter
rule-NF-12 = Balony wolno w swojej turze zagrywać w dowolnej chwili, ile chcesz, albo wcale. Liczy się ostatni, wierzchni.
    .title = Zagrywanie balonów
rule-NF-13 = Gdy nie możesz zagrać żadnego piętra, nawet z pomocą swoich balonów, dobierz dwie karty i spróbuj jeszcze raz. Gdy wciąż się nie da albo nie chcesz, spasuj.
    .title = Dobieranie
rule-NF-14 = Gdy zagrasz wszystkie piętra, idą za nimi pozostałe balony i na tym tura się kończy. Wybierasz, który zostaje na wierzchu.
    .title = Ostatnie balony
rule-NF-15 = „Najbliższe piętra”: dopóki ten balon jest na wierzchu, można zagrać to samo piętro albo piętro o jedno lub dwa wyżej czy niżej, licząc od każdego nowego wierzchu.
    .title = Najbliższe piętra
rule-NF-16 = Dopóki na wierzchu jest balon „parzyste piętra”, można zagrać każde piętro z liczbą parzystą, a przy balonie „nieparzyste piętra” każde z nieparzystą.
    .title = Parzyste i nieparzyste
rule-NF-17 = „Utrata kolejki”: jeśli kończysz tym balonem turę, następny gracz dobiera dwie karty i nie gra. Dopóki ten balon jest na wierzchu, można zagrać tylko dokładnie to samo piętro.
    .title = Utrata kolejki
rule-NF-18 = W twojej turze nocne piętro jest zwykłym piętrem. Można nim jednak też przejąć cudzą turę, gdy są w niej już zagrane piętro i balon. Musi przy tym pasować na stos jak każde inne, chyba że ustawienia mówią inaczej.
    .title = Nocne piętra
rule-NF-19 = Kto przejął turę, gra dalej jak w swojej. Potem kolej na jego prawego sąsiada.
    .title = Po przejęciu
rule-NF-20 = Komu po zagraniu wszystkich pięter zostały same balony, temu nie można już przejąć tury: kończy ją, zagrywając te balony.
    .title = Bezpiecznie z balonami
rule-NF-21 = Karty z czerwoną kropką nie biorą udziału, więc balony sięgają tylko do trzech, nie ma nocnych pięter i nie ma przejmowania. Niebieskie kropki zostają. Reszta jak w pełnej grze.
    .title = Średnia
rule-NF-22 = Biorą udział tylko dzienne piętra. Każdy dostaje sześć, a dwa piętra na środku zaczynają dwa stosy. Zaczyna najmłodsza osoba, potem gra się zgodnie z ruchem wskazówek zegara.
    .title = Dwa stosy pięter
rule-NF-23 = Piętro pasuje na dowolny stos, gdy jest takie samo jak wierzchnie albo jest jego sąsiadem z góry lub z dołu. Kart można zagrać, ile się chce.
    .title = Sąsiedzi
rule-NF-24 = Kto nie może albo nie chce zagrać, pasuje i dobiera dwie; gra następny.
    .title = Pas
rule-NF-R1 = Tę samą liczbę można zagrać zawsze, jakikolwiek balon jest na wierzchu.
    .title = Ta sama liczba
rule-NF-R2 = Gospodarz może wskazać przy tym stole miejsce najmłodszej osoby; w przeciwnym razie losuje się, kto zaczyna.
    .title = Kto jest najmłodszą osobą
rule-NF-R3 = Nie możesz zagrać piętra, gdy nie pomoże w tym żadna kolejność balonów na ręce, na przykład gdy masz same balony. Tylko wtedy dobierasz, raz na turę. Kto może zagrać, musi; po dobraniu wolno spasować.
    .title = Kiedy dobierać
rule-NF-R4 = Przed pierwszym piętrem tury wolno zagrać balon tylko wtedy, gdy da się po nim jeszcze zagrać piętro.
    .title = Żadnych ślepych zaułków
rule-NF-R5 = Najbliższe, parzyste i nieparzyste też idą w kółko: obok 0 leżą 9 i 8, a 0 jest parzyste.
    .title = Znaki idą w kółko
rule-NF-R6 = Utrata kolejki działa tylko jako całkiem ostatnia karta tury. Zagrana wcześniej albo leżąca na wierzchu z poprzedniej tury nikogo nie zatrzymuje.
    .title = Ostatnia karta
rule-NF-R7 = Nocne piętro musi pasować na stos tak, jak leży (w ustawieniach można wybrać, że nie musi). Liczy się tylko to, co zagrano w tej turze (piętro i balon; w ustawieniach można wybrać, że wystarczy piętro). Odtąd po każdej karcie wszystkich pozostałych pyta się tak samo i przez ten sam krótki czas, bez względu na to, czy mają nocne piętro; milczenie oznacza nie. Tajne stałe polecenie odpowiada za ciebie i nikt się o nim nie dowie. Gdy chce kilka osób, przejmuje najbliższa zgodnie z ruchem wskazówek zegara. Przejmowanie można wyłączyć.
    .title = Pytanie do wszystkich
rule-NF-R8 = Po przejęciu gra prawy sąsiad tego, kto przejął (w ustawieniach można wybrać lewego), a stamtąd gra się znów zgodnie z ruchem wskazówek zegara.
    .title = W prawo
rule-NF-R9 = Komu przejęto turę, ten zachowuje karty i nic nie dostaje; właśnie zagrana utrata kolejki nikogo nie zatrzymuje.
    .title = Przejęta tura
rule-NF-R10 = Gdy do dobrania jest za mało kart, dobiera się, ile jest. Gdy przez całe okrążenie nikt nic nie zagra ani nie dobierze, partia się kończy i wygrywa, kto ma najwięcej gwiazdek, przy remisie wspólnie.
    .title = Nie ma czego dobrać
rule-NF-R11 = Sześć nowych kart może być samymi balonami; od nowa rozdaje się tylko na początku partii.
    .title = Sześć nowych kart
rule-NF-R12 = Gwiazdka i utrata kolejki naraz: najpierw gwiazdka i sześć kart, potem następny gracz dobiera dwie i nie gra. Zwycięska gwiazdka kończy partię od razu, bez dobierania i bez utraty kolejki.
    .title = Gwiazdka i utrata kolejki
rule-NF-R13 = Przejętą turę też można przejąć; może to zrobić nawet ten, kto ją właśnie stracił. Liczy się od nowa od nocnego piętra, a kolejność wyznacza ostatnie przejęcie. Kto przejął, nie dobiera, może zaraz skończyć i dostaje gwiazdkę jak każdy.
    .title = Przejęcie przejętej
rule-NF-R14 = Gdy przejęta tura kończy się utratą kolejki, gracz, na którego przyszłaby kolej, dobiera dwie i nie gra; stamtąd gra się zgodnie z ruchem wskazówek zegara.
    .title = Przejęcie i utrata kolejki
rule-NF-R15 = Gdy ostatnie piętro jest zagrane, przejąć już nie można. Balony idą za nim same, wybierasz tylko wierzchni; bez balonów gwiazdka jest od razu.
    .title = Wszystkie piętra zagrane
rule-NF-R16 = We dwójkę po utracie kolejki znów gra ten, kto ją zagrał. Kto traci kolejkę, może mimo to przejąć następną turę.
    .title = We dwójkę
rule-NF-R17 = Spasować i dobrać dwie karty można tylko w turze, w której nic nie zagrywasz.
    .title = Pas albo gra
rule-NF-R18 = Inne karty odkryte przy szukaniu pierwszego piętra i balonu wtasowuje się z powrotem. Pierwszym piętrem może być też nocne.
    .title = Szukanie pierwszych kart
rule-NF-R19 = Po 2000 tur (liczbę można zmienić w ustawieniach) partia się kończy i wygrywa, kto ma najwięcej gwiazdek, przy remisie wspólnie.
    .title = Bardzo długa partia
rule-NF-R20 = Gdy ten, kto przejął turę, zdobędzie gwiazdkę, gra się dalej jak po każdym przejęciu: od jego prawego sąsiada (w ustawieniach można wybrać lewego), a nie od następnego zgodnie z ruchem wskazówek zegara.
    .title = Gwiazdka po przejęciu
rule-NF-E1 = Na wierzchu są piętro 3 i balon 2. Możliwa tura: 5, 7, 9, potem balon 3, potem 6 i 3.
    .title = Długa tura
rule-NF-E2 = Na wierzchu są piętro 5 i balon 3: można zagrać 2, 5 i 8.
    .title = W górę i w dół
rule-NF-E3 = Piętro 9 i balon 2: 1, 7 i 9. Piętro 0 i balon 3: 3, 7 i 0.
    .title = W kółko
rule-NF-E4 = „Najbliższe piętra” na piętrze 5: 3, 4, 5, 6 i 7. Po zagraniu siódemki: 5, 6, 7, 8 i 9.
    .title = Każdy nowy wierzch
rule-NF-E5 = Początkujący: na piętro 0 pasują 0, 1 i 9; na piętro 4 pasują 3, 4 i 5.
    .title = Sąsiedzi
rule-NF-E6 = Grają co najmniej trzy osoby i tura kończy się utratą kolejki: następny gracz dobiera dwie i nie gra. Ten po nim może zagrać tylko liczbę wierzchniego piętra, dopóki utraty kolejki nie zakryje inny balon.
    .title = Po utracie kolejki

### Stół

numberloor-ui-chip = do { $target } gwiazdek
numberloor-ui-players = Gracze
numberloor-ui-player = { $who }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
  }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }
numberloor-ui-middle = Środek stołu
numberloor-ui-house = Na wierzchu: piętro { $top } i { $balloon }; można zagrać { $reach }.
numberloor-ui-number = { $n }
numberloor-ui-floor = Piętro { $floor } w domu
numberloor-ui-pile-floor = piętro
numberloor-ui-pile-balloon = balon
numberloor-ui-pile = Stos { $number }: { $card }
numberloor-ui-draw-pile = w talii: { $count }
numberloor-ui-chain = Ta tura
numberloor-ui-your-turn = Twoja kolej
numberloor-ui-your-taken = Grasz przejętą turę
numberloor-ui-choose-top = Który balon na wierzch?
numberloor-ui-turn-of = { $who-is ->
    [you] Twoja kolej
   *[other] Gra { $who }
  }
numberloor-ui-over = Partia się skończyła
numberloor-ui-hand = Twoje karty
numberloor-ui-stack = { $card }, { $count }×
numberloor-ui-pick = Wybierz kartę
numberloor-ui-wait = Grają pozostali
numberloor-ui-moment = Chwileczkę…
numberloor-ui-cannot = Teraz nie pasuje { $card }.
numberloor-ui-order = Przejmować cudze tury?
numberloor-ui-order-why = Gdy twoje nocne piętro może przejąć cudzą turę: mamy zapytać, przejąć od razu czy odpuścić? Nikt inny tego nie widzi.
numberloor-ui-order-ask = Pytaj
numberloor-ui-order-take = Zawsze
numberloor-ui-order-decline = Nigdy

numberloor-print-lead = Wydrukuj na grubym papierze i wytnij według znaków. Pełna gra: bez niebieskich kropek; średnia: bez czerwonych; początkujący: tylko dzienne piętra.

## Told again after the end

numberloor-highlight-chain = Najdłuższy ciąg: { $who }, kart w jednej turze: { $count }
numberloor-highlight-takeover = Najśmielsze przejęcie: { $who } przejmuje turę, traci ją { $loser } (karty na ręce: { $count })
numberloor-highlight-escape = O włos: { $who } zdobywa gwiazdkę, a { $other } ma już tylko jedną kartę

## Lekcja

numberloor-lesson-beginner = Dla małych dzieci, bez czytania
numberloor-lesson-child-goal = Połóż wszystkie karty, a dostaniesz gwiazdkę!
numberloor-lesson-child-near = Tu jest ósemka. Pasują do niej ósemka i jej sąsiadki: siódemka i dziewiątka.
numberloor-lesson-child-wrong = Czy pasuje dwójka? Stuknij ją: zostanie na miejscu.
numberloor-lesson-child-eight = Ósemka na ósemkę, to pasuje! Stuknij ósemkę, a potem stos.
numberloor-lesson-child-nine = Po ósemce jest dziewiątka. Stuknij dziewiątkę!
numberloor-lesson-child-six = W dół też można: szóstka na siódemkę.
numberloor-lesson-child-enough = Teraz nic nie pasuje. Stuknij okrągły przycisk: gra ktoś inny.
numberloor-lesson-child-draw = Dalej nic nie pasuje! Stuknij okrągły przycisk: dobierzesz dwie karty.
numberloor-lesson-child-drawn = Masz dwie nowe karty i teraz jedna już pasuje!
numberloor-lesson-child-zero = Po dziewiątce jest znów zero. Stuknij zero!
numberloor-lesson-child-one = I jedynkę!
numberloor-lesson-child-two = Teraz dwójkę!
numberloor-lesson-child-same = I jeszcze jedną dwójkę: taka sama też pasuje.
numberloor-lesson-child-three = I trójkę, ostatnią kartę!
numberloor-lesson-child-star = Gwiazdka dla ciebie! Teraz zatańcz!
numberloor-lesson-child-end = Graj dalej: kto pierwszy ma wszystkie gwiazdki, wygrywa.
numberloor-lesson-full = Pierwsza gwiazdka
numberloor-lesson-goal = Cel: pozbądź się wszystkich kart. Za to jest gwiazdka, a pięć gwiazdek wygrywa.
numberloor-lesson-house = Dom pokazuje piętra od 0 do 9. Jesteśmy na 4.; świecą te, do których można dojść.
numberloor-lesson-balloon = Balon mówi, jak daleko: dokładnie 1 w górę lub w dół. To samo piętro zawsze pasuje.
numberloor-lesson-wrong = A może piętro 1? Stuknij je, a stół powie, czemu nie.
numberloor-lesson-lay-three = Piętro 3 jest o jedno niżej niż 4: stuknij je i połóż.
numberloor-lesson-more = Możesz położyć tyle kart, ile chcesz. To twoja dotychczasowa tura.
numberloor-lesson-lay-balloon = Balon zmienia krok; wolno go położyć, gdy da się po nim jeszcze położyć piętro: połóż balon 2.
numberloor-lesson-lay-one = Teraz idzie się co dwa: z 3 w dół na 1. Połóż swoją 1.
numberloor-lesson-night = Księżyc czyni z twojej 5 nocne piętro: możesz nią przejąć nawet cudzą turę.
numberloor-lesson-orders = Tutaj mówisz z góry, czy mamy wtedy pytać, czy przejmować zawsze albo nigdy. Nikt inny tego nie widzi.
numberloor-lesson-enough = Żadne twoje piętro teraz nie pasuje. Zachowaj balon i zakończ turę.
numberloor-lesson-window = { $p1 } ma już na stole piętro i balon. Teraz pasującym nocnym piętrem można przejąć turę!
numberloor-lesson-take-over = Twoja nocna 5 leży cztery nad 1: przejmij turę. W prawdziwej grze masz na to dwie sekundy.
numberloor-lesson-lay-three-balloon = Tura jest twoja. Jaki krok prowadzi z 5 do twojej 2? Trzy: połóż balon 3.
numberloor-lesson-last-card = I 2: twoja ostatnia karta!
numberloor-lesson-star = Nie masz już kart: dostajesz gwiazdkę i sześć nowych.
numberloor-lesson-end = To wszystko. Nad 9 jest znów 0; kto nie może położyć, dobiera dwie. Graj dalej!
numberloor-lesson-medium = Gra średnia: co jest inne
numberloor-lesson-medium-differs = Balony mówią, o ile pięter się idzie: w grze średniej najwyżej o 3. Niektóre zamiast liczby mają znak, jak twój.
numberloor-lesson-medium-wrong = Jesteśmy na piętrze 4. A może szóstka? Stuknij ją, a stół powie, czemu nie.
numberloor-lesson-medium-one = Balon mówi 3: dokładnie 3 piętra w górę lub w dół. Z piętra 4 to 7 albo 1: połóż 1.
numberloor-lesson-medium-same = Ta sama liczba zawsze pasuje: połóż drugą 1.
numberloor-lesson-medium-round = Liczy się w kółko: pod 0 jest 9. Trzy piętra niżej niż 1 jest więc 8.
numberloor-lesson-medium-even = Balon ze znakiem: ten pozwala położyć każde parzyste piętro. Połóż go.
numberloor-lesson-medium-four = Wszystkie twoje piętra są parzyste. Połóż 4.
numberloor-lesson-medium-six = Teraz 6 …
numberloor-lesson-last-six = … i ostatnią.
numberloor-lesson-medium-draw = Wszystko w jednej turze i masz gwiazdkę! Kto nie może położyć piętra, dobiera dwie karty i próbuje jeszcze raz.
numberloor-lesson-medium-nights = Nocne piętra, którymi inni mogą przejąć twoją turę, są tylko w pełnej grze. Tu nikt tego nie zrobi.
numberloor-lesson-medium-end = Inne znaki na balonach: nieparzyste piętra, najbliższe piętra i utrata kolejki. Stuknij leżący balon, by przeczytać, co robi. Graj dalej!

## Czytane na głos

numberloor-spoken-window = Inni mogą przejąć turę.
numberloor-spoken-over = Koniec partii.
numberloor-spoken-taker = Tura jest przejęta.
numberloor-spoken-drew = W tej turze już dobrano.
numberloor-spoken-choosing-top = Trwa wybór balonu na wierzch.
numberloor-spoken-answered = Odpowiedź wysłana.
numberloor-spoken-laid = { $card } na stos { $pile }
numberloor-spoken-floor-counts = Karty na stosach
numberloor-spoken-balloon-count = Balony na stosie

numberloor-symbol-f5 = Piętro: kładzie się tam, gdzie pasuje numer.
numberloor-symbol-n5 = Nocne piętro: można nim przejąć cudzą turę.
numberloor-symbol-b2 = Balon: o ile dokładnie pięter w górę albo w dół.
numberloor-symbol-near = „Najbliższe piętra”: to samo piętro albo do dwóch wyżej lub niżej.
numberloor-symbol-even = „Parzyste piętra”: każde piętro o parzystym numerze.
numberloor-symbol-odd = „Nieparzyste piętra”: każde piętro o nieparzystym numerze.
numberloor-symbol-skip = „Utrata kolejki”: jeśli kończy turę, następny gracz dobiera dwie karty i traci kolejkę.

## Rada

numberloor-advice-last = To twoja ostatnia karta: jest za nią gwiazdka.
numberloor-advice-goes-on = Po niej możesz grać dalej: pasuje { $card }.
numberloor-advice-fewer = Pozbywasz się jej; kart na ręce zostaje { $count }.
numberloor-advice-take-over = Tura jest wtedy twoja, a karty się pozbywasz.
numberloor-advice-end = Żadne z twoich pięter teraz nie pasuje.
