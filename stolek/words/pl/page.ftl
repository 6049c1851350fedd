## Co mówi strona wokół gry.

page-title = Stolek
page-title-at = { $where } · Stolek
page-skip = Przejdź do treści
page-close = Zamknij
page-help = Zasady i pomoc
page-menu = Menu
page-home = Strona główna
page-loading = Chwileczkę…
page-more = Więcej
page-fewer = Mniej
page-back = Wstecz
page-language = Język

## Kłopoty

page-problem-offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj jeszcze raz.
page-problem-server = Na serwerze coś się zepsuło. Spróbuj za chwilę jeszcze raz.
page-try-again = Spróbuj jeszcze raz
page-missing-title = Tego stołu nikt nie nakrył
page-missing = Pod tym adresem nic nie ma. Może link jest stary albo zgubiła się w nim litera.
page-no-table = W tę grę nie można jeszcze grać w przeglądarce, ale w terminalu tak.
page-reconnecting = Wznawianie połączenia… nic nie przepadnie.
page-connecting = Łączenie ze stołem…

## Strona główna

page-start-heading = W co zagramy?
page-start-shelf = Gry
page-play-bots = Zagraj w { $game } z botami
page-invite = Zaproś znajomych
page-more-choices = Gracze i zasady
page-continue = Twoje stoły
page-continue-playing = { $game } – trwa
page-continue-setup = { $game } – czeka na graczy
page-continue-over = { $game } – partia skończona
page-continue-with = grają: { $names }
page-continue-alone = na razie nikt więcej
page-open-tables = Otwarte stoły
page-open-join = Dosiądź się: { $game }, gospodarz { $host }
page-open-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
  }
page-players-range = { $least }–{ $most } graczy
page-players-label = Gracze
page-players-unofficial = { $count ->
    [one] { $count } gracz: nieoficjalnie
    [few] { $count } graczy: nieoficjalnie
   *[many] { $count } graczy: nieoficjalnie
  }
page-level-label = Boty
page-variant-label = Wariant
page-choices-title = { $game }: gracze i zasady
page-choices-friends = Przygotuj stół dla znajomych

## Ty

page-me = Twoje imię i postać: { $name }
page-me-title = Ty
page-me-name = Jak mówią na ciebie przy stole
page-me-face = Twoja postać
page-me-face-number = Postać { $number }
page-face-name-1 = Lis
page-face-name-2 = Niedźwiedź
page-face-name-3 = Sowa
page-face-name-4 = Jeż
page-face-name-5 = Zając
page-face-name-6 = Wilk
page-face-name-7 = Ryś
page-face-name-8 = Wiewiórka
page-face-name-9 = Borsuk
page-face-name-10 = Wydra
page-face-name-11 = Kawka
page-face-name-12 = Jeleń
page-face-name-13 = Koń
page-face-name-14 = Kot
page-face-name-15 = Pies
page-face-name-16 = Mysz
page-face-name-17 = Bóbr
page-face-name-18 = Bocian
page-face-name-19 = Słoń
page-face-name-20 = Lew
page-face-name-21 = Żaba
page-face-name-22 = Ryba
page-face-name-23 = Motyl
page-face-name-24 = Żółw
page-me-save = Zapisz imię
page-device = Graj też na innym urządzeniu
page-device-help = Otwórz ten link w telefonie lub na innym komputerze, a będziesz tam pod tym samym imieniem. Działa raz, przez kilka minut.
page-device-make = Utwórz link dla drugiego urządzenia
page-devices = Twoje urządzenia
page-device-unknown = jakieś urządzenie
page-device-here = to tutaj
page-device-revoke = Odłącz
page-device-revoke-named = Odłącz: { $device }

## Boty mają imiona

page-bot-1 = Latarnia
page-bot-2 = Kompas
page-bot-3 = Imbryk
page-bot-4 = Igiełka
page-bot-5 = Piórko
page-bot-6 = Żołądź
page-bot-7 = Kociołek
page-bot-8 = Guzik
page-bot-9 = Kamyk
page-bot-10 = Świeca
page-bot-11 = Gwizdek
page-bot-12 = Beczułka

## Przygotowanie stołu

page-setup-heading = { $game }: przygotowanie
page-setup-who = Kto gra
page-chair-free = Wolne miejsce
page-chair-host = gospodarz
page-chair-you = ty
page-chair-ready = można zaczynać
page-chair-not-ready = jeszcze nie
page-chair-away = poza stołem
page-chair-bot = bot, { $level }
page-chair-sit = Usiądź tu
page-chair-sit-number = Usiądź na { $number }. miejscu
page-chair-stand = Wstań
page-chair-set = Kto siedzi na { $number }. miejscu
page-chair-empty = wolne
page-chair-me-too = ktoś jeszcze przy tym urządzeniu
page-chair-bot-level = bot: { $level }
page-setup-invite = Zaproszenie
page-setup-link = Link do tego stołu
page-copy = Kopiuj link
page-copied = Link skopiowany.
page-copy-yourself = Na zwykłym http przeglądarka sama nie kopiuje: przytrzymaj link albo naciśnij Ctrl+C.
page-link-only-here = Ten adres otwiera na razie tylko ten komputer. Telefony dołączą, gdy osoba, która uruchomiła Stolek, otworzy go dla waszej sieci.
    .title = Jak go otworzyć
    .help = Zakończ Stolek i uruchom go ponownie poleceniem
page-share = Udostępnij link
page-qr = Kod QR z linkiem do tego stołu
page-qr-help = Skieruj tu aparat telefonu.
page-setup-open = Otwarty dla wszystkich
page-setup-open-help = Stół widzą na stronie głównej wszyscy na tym serwerze. Bez tego potrzebny jest link.
page-setup-rules = Jak gramy
page-setup-host-only = Zmienić to może tylko gospodarz.
page-start-fill = { $count ->
    [0] Rozpocznij grę
   *[other] Rozpocznij grę z botami
  }
page-start-us = { $count ->
    [one] Zagraj solo
    [few] Tylko my, { $count } osoby
   *[many] Tylko my, { $count } osób
  }
page-ready = Możemy zaczynać
page-not-ready = Jednak jeszcze nie
page-wait-host = Grę rozpoczyna gospodarz.
page-sit-first = Na razie patrzysz. Jeśli chcesz grać, usiądź na wolnym miejscu.
page-spectators = { $count ->
    [0] nikt nie patrzy
    [one] jedna osoba patrzy
    [few] { $count } osoby patrzą
   *[many] { $count } osób patrzy
  }

## Własne obrazki

page-decks = Obrazki
page-decks-house = Obrazki z gry
page-decks-count = { $count ->
    [one] { $count } obrazek
    [few] { $count } obrazki
   *[many] { $count } obrazków
  }
page-decks-until = zostają do { $date }
page-decks-unnamed = Nasze obrazki
page-decks-unsaid = obrazek bez opisu
page-decks-all = Pokaż wszystkie ({ $count })
page-decks-bring = Dodaj własne obrazki
page-decks-bring-help = Plik .stolek-deck, zip albo od razu obrazki: co najmniej { $least }, najwyżej { $most }. Zobaczą je tylko osoby przy tym stole.
page-decks-preparing = Zmniejszanie obrazków…
page-decks-sending = Wysyłanie obrazków…
page-decks-checking = Serwer sprawdza każdy obrazek…
page-decks-left = Pominięte pliki: { $count }
page-decks-describe = Opisz obrazki: { $name }
page-decks-delete = Usuń obrazki „{ $name }”
page-decks-delete-sure = Obrazki znikną z serwera na dobre. W partiach, które się z nimi odbyły, zostaną tylko tytuły i opisy.
page-decks-delete-yes = Tak, usuń
page-decks-delete-no = Zostaw
page-alts = Co jest na obrazkach
page-alts-help = Kto obrazka nie widzi, gra według twoich słów; boty tak samo. Możesz pominąć, co chcesz.
page-alts-picture = Obrazek { $number } z { $count }
page-alts-name = Tytuł
page-alts-alt = Co na nim widać
page-alts-save = Zapisz opisy
page-alts-skip = Nie teraz

## Przy stole

page-menu-title = Menu
page-log = Co się działo
page-log-empty = Na razie nic się nie wydarzyło.
page-meanwhile = Tymczasem
page-chat = Rozmowa
page-chat-empty = Na razie cisza.
page-chat-label = Powiedz coś
page-chat-send = Wyślij
page-chat-phrases = Gotowe zdania
page-signs = Pokaż wszystkim
page-sign-love = Piękne
page-sign-laugh = Ha, ha
page-sign-wow = Ojej
page-sign-hat = Czapki z głów
page-sign-what = Co takiego?
page-sign-alas = O nie
page-chat-gone = Ktoś
page-settings = Ustawienia
page-cover-on = Niech gra za mnie bot
page-cover-off = Znów gram
page-cover-now = Teraz gra za ciebie bot.
page-give = Oddaj swoje miejsce
page-give-help = Kto otworzy ten link, usiądzie na twoim miejscu i dostanie twoje karty. Działa raz.
page-give-make = Utwórz link do mojego miejsca
page-leave = Odejdź od stołu
page-leave-title = Odejść od stołu?
page-leave-playing = Partia jeszcze trwa. Jeśli odejdziesz, dokończy ją za ciebie bot i do tej partii nie będzie powrotu.
page-leave-yes = Odejdź na dobre
page-gate = Dla dorosłych
page-gate-sum = Ile to jest { $a } × { $b }?
page-gate-go = Dalej
page-leave-pause = Tylko na stronę główną
page-leave-no = Zostań
page-looking-on = Tylko patrzysz.
page-pass-title = Podaj urządzenie dalej
page-pass = Teraz kolej: { $name }. Podaj urządzenie dalej, zanim pokażą się karty.
page-pass-show = Pokaż karty: { $name }

## Dlaczego

page-why = Dlaczego?
page-why-title = Dlaczego
page-why-book = Otwórz zasady
page-refused-why = Która zasada?
page-rule-missing = Ta zasada nie ma jeszcze tekstu.

## Koniec

page-over-win = Wygrywasz!
page-over-shared = Wspólne zwycięstwo!
page-over-other = Wygrywa { $names }
page-over-others = Wspólne zwycięstwo: { $names }
page-over-places = Wynik
page-over-first = Najlepszy wynik przy stole.
page-over-first-shared = Tyle samo co { $names }: wspólne miejsce.
page-over-behind = O { $count } mniej niż { $names }.
page-over-tie = Tyle samo co { $names }, ale remis rozstrzyga kolejna zasada.
page-rematch = Jeszcze jedna partia
page-rematch-sure = Rozdać teraz nową partię?
page-rematch-yes = Tak, rozdaj
page-rematch-no = Jeszcze nie
page-rematch-wanted = Chcesz zagrać jeszcze raz. Czekamy na pozostałych.
page-over-table = Zobacz stół
page-over-result = Pokaż wynik
page-over-more = Najlepsze chwile i więcej
page-save = Zapisz partię w pliku
page-seal = Tasowanie było zapieczętowane
page-seal-help = Przed rozdaniem stół pokazał odcisk swojego tasowania. Teraz pokazuje samo ziarno: każdy może się upewnić, że niczego nie zmieniono.
page-seal-before = Odcisk pokazany przed rozdaniem
page-seal-seed = Ziarno pokazane po zakończeniu
page-seal-fits = Pasują do siebie.
page-seal-broken = Nie pasują do siebie!

## Na dużym ekranie

page-tv = Duży ekran
page-tv-at = { $game } na dużym ekranie
page-tv-show = Pokaż na dużym ekranie
page-tv-help = Otwórz ten adres na telewizorze lub laptopie, który wszyscy widzą. Pokaże stół, ale nie pokaże niczyich kart; każdy gra dalej na swoim telefonie.
page-tv-link = Link do dużego ekranu
page-tv-open = Otwórz na tym urządzeniu
page-tv-full = Pełny ekran
page-tv-window = Z powrotem do okna
page-tv-awake = Ekran nie zgaśnie, dopóki widać stół.
page-tv-join = Dosiądź się z telefonu
page-tv-watch = Dosiądź się albo patrz
page-tv-free = { $count ->
    [0] Wszystkie miejsca są zajęte. Grę rozpoczyna gospodarz.
    [one] Zostało jedno wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
   *[many] Zostało { $count } wolnych miejsc.
  }
page-tv-turn = Kolej: { $name }
page-tv-choosing = Kto jeszcze wybiera: { $names }
page-tv-many = { $count ->
    [one] { $count } gracz jeszcze wybiera
    [few] { $count } graczy jeszcze wybiera
   *[many] { $count } graczy jeszcze wybiera
  }
page-tv-all = Wybierają wszyscy
page-tv-waited = jeszcze wybiera

## Ustawienia

page-set-pace = Jak szybko poruszają się karty
page-set-pace-slow = wolne
page-set-pace-normal = zwykłe
page-set-pace-fast = szybkie
page-set-sound = Dźwięki
page-set-volume = Głośność
page-set-motion = Animacje
page-set-text = Rozmiar tekstu
page-set-text-normal = zwykły
page-set-text-large = większy
page-set-text-larger = duży
page-set-text-double = podwójny
page-set-light = Światło
page-set-light-auto = tak jak w grze
page-set-light-day = zawsze dzień
page-set-light-night = zawsze noc
page-set-colours = Każdy kolor ma też swój znak i wzór.
page-set-still = Twoje urządzenie prosi o mniej ruchu, więc nic tu nie lata.

## Zasady

page-rules-heading = { $game }: zasady
page-rules-contents = Rozdziały
page-rules-table = Zasady samego stołu
page-rules-link = Link do zasady { $rule }
page-rules-about = dotyczy
page-rules-option = Zależy od ustawienia „{ $option }”
page-rules-none = Ta gra nie ma tu zasad.

## Linki

page-link-device = To urządzenie jest połączone
page-link-device-help = Tutaj też grasz jako { $name }.
page-link-failed = Ten link nie działa
page-link-failed-help = Może został już użyty albo jest za stary. Poproś o nowy.

# The site without a server
page-engine-loading = Przygotowuję stół… { $percent }%
page-engine-failed = Nie udało się tu przygotować stołu. Wczytaj stronę ponownie; pomoże też nowsza przeglądarka.
page-engine-forgets = Ta przeglądarka niczego nie zapamiętuje: po zamknięciu strony gra przepadnie.
page-engine-full = W tej przeglądarce nie ma już miejsca. Gra toczy się dalej, ale to, co się teraz stanie, przepadnie po zamknięciu strony.
page-engine-none = Ta przeglądarka nie przygotuje stołu: nie ma WebAssembly albo jest ono wyłączone. Zasady możesz tu przeczytać; do gry użyj innej przeglądarki.
page-one-device = Na jednym urządzeniu
page-site-kept = Twoje partie zostają tylko w tej przeglądarce. Okno prywatne zapomina je po zamknięciu.
page-open-saved = Otwórz zapisaną partię
page-pictures-help = Obrazki wczytują się, gdy są potrzebne, i potem tu zostają. Aby grać bez sieci, wczytaj najpierw wszystkie.
page-pictures-load = Wczytaj wszystkie obrazki ({ $size } MB)
page-pictures-loading = Wczytuję obrazki… { $percent }%
page-pictures-kept = Wszystkie obrazki są zapisane: nie potrzebują już sieci.
page-pictures-not-all = Nie udało się wczytać wszystkich obrazków. Sprawdź sieć i spróbuj jeszcze raz.
page-offline-play = Graj bez sieci
page-offline-first = Aby grać z botami także bez sieci, otwórz raz „Graj bez sieci”, dopóki sieć jest.
page-offline-instead = Nie ma sieci: tutaj możesz grać bez niej. To, co chcesz otworzyć, zaczeka na serwerze.
page-chair-name = Imię gracza { $number }
# At a moment the table holds so that people can look
page-moment-held = Stół czeka, aby wszyscy mogli popatrzeć.
page-moment-next = Dalej
page-moment-wait = Chwila, jeszcze patrzę
page-moment-let-go = Nie czekajcie na mnie
page-moment-looking = { $count ->
    [one] { $names } jeszcze patrzy.
    [few] { $names } jeszcze patrzą.
   *[many] { $names } jeszcze patrzą.
  }
page-moment-you = Inni czekają na ciebie.
page-moment-leader = { $name } gra dalej, gdy wszyscy to zobaczą.
page-moment-leader-short = { $name } gra dalej.
page-hurry = Stuknij w stół, żeby przyspieszyć
page-at-table = Ten stół
page-table-pace = Tempo przy stole
page-table-pace-calm = Spokojne
page-table-pace-normal = Zwykłe
page-table-pace-brisk = Szybkie
page-table-holds = Zatrzymuj przy odkryciu i punktach
page-table-hints = Podpowiedzi i rady
page-table-no-hints = Podpowiedzi i rady są przy tym stole wyłączone.
page-table-host = Zmienia to tylko gospodarz.
page-look-again = Zobacz ostatnią rundę jeszcze raz
page-look-again-short = Pokaż znowu
page-look-back = Wróć do gry
page-look-back-you = Wróć do gry: twoja kolej
page-look-back-over = Koniec gry: zobacz wynik
