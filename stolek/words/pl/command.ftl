## Pomoc do polecenia

help-stolek = Stół do gier rodzinnych: graj w terminalu, uruchom serwer, obserwuj boty, sprawdzaj zapisane partie.
help-play = Zagraj w tym terminalu z botami.
help-check = Sprawdź, czy gra dotrzymuje kontraktu i czy zauważony zostaje każdy celowy przeciek.
help-simulate = Niech boty rozegrają wiele partii; policz zwycięstwa.
help-ladder = Niech każdy bot zagra z każdym innym; potem ocena.
help-report = Napisać stronę o grze: czy miejsca są sprawiedliwe, jak długa jest, jak się kończy i co zmieniają jej opcje.
help-replay = Obejrzyj zapisaną partię jeszcze raz, oczami jednego z graczy.
help-verify = Sprawdź, czy zapisana partia zgadza się z zasadami i swoim ziarnem.
help-golden = Zrób z zapisanej partii test: zapisze się, co komu powiedziano, i odtąd będzie porównywane.
help-rules = Przeczytaj zasady gry albo jedną z nich, według oznaczenia.
help-deck = Obejrzyj karty gry, sprawdź własny komplet.
help-deck-show = Wypisz wszystkie karty.
help-deck-check = Sprawdź plik z kartami; błędy podawane są z numerem wiersza.
help-deck-export = Zapisz karty gry w pliku, który możesz zmieniać.
help-deck-print = Przygotuj karty jako PDF do wydrukowania i wycięcia, z rewersami i zasadami.
help-deck-print-out = Gdzie zapisać PDF (domyślnie: GRA.pdf).
help-deck-build = Spakuj folder własnych obrazków tak, żeby można było nimi grać.
help-deck-folder = Folder lub zip z obrazkami (PNG, JPEG, WebP), z plikiem deck.toml lub bez.
help-deck-out = Gdzie zapisać spakowane obrazki.
help-deck-name = Jak się te obrazki nazywają.
help-bench = Zmierz, jak szybki jest Stolek.
help-bench-engine = Decyzje na sekundę w grze losowej, jeden proces.
help-bench-own = Zmierz, co boty tej gry potrafią poza wygrywaniem, na skojarzeniach napisanych przez ludzi.
help-serve = Uruchom serwer ze stołem: pozostali grają w przeglądarkach.
help-settings = Wypisz wszystkie ustawienia serwera jako plik do wypełnienia.
help-backup = Zapisz wszystko, co serwer przechowuje, do jednego pliku; także w trakcie pracy.
help-restore = Przywróć kopię zapasową; działający serwer uruchomi się z nią ponownie.
help-backup-file = Plik do zapisania; zawiera tajny klucz, więc przechowuj go bezpiecznie.
help-restore-file = Plik zapisany przez stolek backup.
help-admin = Opiekuj się działającym serwerem: stoły, ludzie, stare dane.
help-admin-show = Pokaż obecne stoły i ludzi oraz ile jest zapisane.
help-admin-token = Wypisz token, o który pyta strona osoby prowadzącej serwer.
help-admin-close = Zamknij stół: nikt już przy nim nie usiądzie.
help-admin-kick = Odeślij kogoś na godzinę.
help-admin-ban = Nie wpuszczaj osoby lub adresu.
help-admin-allow = Dopuść znowu osobę, adres lub zamknięty stół.
help-admin-delete-person = Usuń wszystko o danej osobie.
help-admin-delete-table = Usuń stół razem z jego partiami.
help-admin-delete-game = Usuń zapisaną partię; z ostatnią znika jej stół.
help-admin-tidy = Usuń to, co starsze, niż pozwalają ustawienia.
help-admin-restart = Zrestartuj serwer; partie toczą się dalej.
help-dry-run = Tylko powiedz, co zostałoby usunięte.
help-admin-table = Identyfikator stołu: koniec jego linku.
help-admin-person = Identyfikator osoby, jak go wypisuje admin show.
help-admin-who = Identyfikator osoby, adres lub (przy dopuszczaniu) stół.
help-admin-number = Która partia przy stole, licząc od 1.
help-join = Dosiądź się z terminala do stołu na działającym serwerze.
help-doctor = Sprawdź, czy jest tu wszystko, czego potrzebuje Stolek.
help-version = Pokaż wersję i zakończ.
help-help = Pokaż tę pomoc i zakończ.
help-game = Oznaczenie gry.
help-saved-file = Zapisana partia.
help-lang = Język wszystkich tekstów (domyślnie: STOLEK_LANG lub język systemu).
help-plain = Proste wiersze dla czytników ekranu: bez ramek, bez kolorów.
help-json = Wypisz JSON dla programów.
help-players = Ile osób gra.
help-variant = Który wariant gry.
help-option = Ustawienie gry; można podać kilka razy.
help-deck-file = Graj kartami z tego pliku.
help-play-bots = Pozostali gracze, miejsce po miejscu: poziomy (random, easy, casual, strong, master) albo path.py:Klasa. Ostatni zapełnia resztę miejsc.
help-seat = Twoje miejsce, licząc od 1 (inaczej 1; w zapisanej partii to, na którym siedzisz).
help-play-seed = Dowolny tekst; ten sam tekst rozdaje te same karty.
help-resume = Dokończ zapisaną partię.
help-play-save = Gdzie zapisać partię.
help-games = Ile partii co najmniej; każde rozdanie rozgrywa się raz na każde rozsadzenie botów.
help-check-games = Ile partii rozgrywa kontrakt i najwyżej ile na przeciek (domyślnie: tyle, ile w testach).
help-bots = Gracze, miejsce po miejscu: poziomy (random, easy, casual, strong, master) albo path.py:Klasa. Jedna nazwa zapełnia wszystkie miejsca; ostatnia resztę.
help-seed = Dowolny tekst; ten sam tekst daje te same partie.
help-deals = Ile rozdań; każde gra się raz dla każdego rozsadzenia botów.
help-ladder-bots = Boty oddzielone przecinkami: poziomy albo ścieżka.py:Klasa (inaczej wszystkie poziomy gry).
help-report-bot = Kto gra na wszystkich miejscach: poziom albo ścieżka.py:Klasa (inaczej zwykły poziom).
help-report-style = Zapisz styl w tym pliku obok strony, aby dzieliło go kilka stron; inaczej jest w stronie.
help-page-file = Zapisać do tego pliku stronę z wykresami.
help-jobs = Ile procesów (domyślnie: jeden na procesor). Wyniki od tego nie zależą.
help-ray = Niech grają maszyny klastra Ray pod tym adresem; bez adresu Ray na tym komputerze. Wyniki od tego nie zależą.
help-save = Zapisz każdą partię w tym folderze.
help-as = Czyimi oczami: seat:2 (licząc od 1), spectator lub full.
help-step = Tylko ten ruch i stół po nim; 0 to rozdanie.
help-golden-name = Jak nazwać test (domyślnie: jak plik).
help-rule = Oznaczenie zasady (domyślnie: wszystkie).
help-deck-instead = Plik z kartami (domyślnie: karty gry).
help-deck-to-check = Plik z kartami.
help-deck-target = Gdzie zapisać (domyślnie: standardowe wyjście).
help-bench-games = Które gry (domyślnie: wszystkie).
help-peers = Zmierz w tym samym przebiegu inne silniki i podaj stosunek.
help-twins = Mierz bliźniaki reguł w JAX (dodatek „fast”) zamiast czytelnych reguł.
help-bench-seconds = Sekundy procesora na jeden przebieg; przebiegów jest pięć.
help-without-words = Tak, jakby dodatek „words” nie był zainstalowany.
help-bench-rounds = Ile rund co najmniej opowiedzieć przy każdej liczbie graczy.
help-bench-data = Plik do pomiaru (domyślnie: ten z repozytorium).
help-host = Adres, na którym nasłuchuje serwer.
help-port = Port, na którym nasłuchuje serwer.
help-data = Folder na bazę danych i tajne klucze.
help-database = PostgreSQL, w którym jest wszystko zamiast w folderze; może go używać kilka serwerów.
help-open = Otwórz przeglądarkę.
help-lan = Pozwól dosiąść się telefonom z domowej sieci; pokazuje adres i kod QR.
help-share = Pozwól dosiąść się znajomym spoza domu przez ten serwer ssh; pokazuje adres i kod QR.
help-set = Jedno ustawienie po nazwie; można podać kilka razy. Ważniejsze niż plik i środowisko.
help-settings-file = Plik TOML z ustawieniami (domyślnie STOLEK_SETTINGS).
help-url = Link do stołu, taki jak na jego stronie.
help-name = Jak mówią na ciebie pozostali.

## Gra w terminalu

play-you = Ty
play-commands = Wpisz numer możliwości. ? objaśnia możliwości (? 2 tylko drugą), dlaczego objaśnia ostatnią odmowę lub wynik, dziennik mówi, co się działo, zasady pokazuje zasady, q zapisuje i kończy.
play-help = Wpisz numer możliwości. ? objaśnia wszystkie możliwości, ? 2 drugą. dlaczego: zasada stojąca za ostatnią odmową lub wynikiem. stół: jeszcze raz stół. więcej: szczegóły i opisy obrazków. dziennik: wszystko, co się działo. zasady: wszystkie zasady, zasady i oznaczenie: jedna. q: zapisz i zakończ.
play-your-choice = Twój wybór:
play-your-text = Twój tekst (od { $least } do { $most } znaków):
play-after = dlaczego, dziennik, zasady albo Enter, żeby zakończyć:
play-word-explain = objaśnij
play-word-why = dlaczego
play-word-table = stół
play-word-more = więcej
play-word-log = dziennik
play-word-rules = zasady
play-word-help = pomoc
play-word-quit = koniec
play-ask-why = (wpisz dlaczego, a zobaczysz zasadę)
play-not-understood = To nie jest numer możliwości ani polecenie; h wypisuje polecenia.
play-nothing-to-explain = Na razie nie ma czego objaśniać.
play-result = Partia się skończyła
play-saved = Zapisano jako { $file }.
play-go-on = Graj dalej poleceniem:
play-seated = Przy stole siedzą teraz: { $names }.
play-no-usual-bot = Ta gra nie ma bota { $usual }; gra { $level }, najsilniejszy, jakiego ma. Innego wybiera --bots.

## Zapisane partie

replay-opening = Rozdanie
replay-move = Ruch { $number }: { $who }
verify-over = Wszystko się zgadza: { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, wersja zasad { $rules }, partia rozegrana do końca.
verify-running = Wszystko się zgadza: { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, wersja zasad { $rules }, partia jeszcze trwa.
verify-seed = Ziarno pasuje do swojego odcisku { $commitment }.
check-sound = { $game } dotrzymuje kontraktu (partie: { $games }, ustawienia: { $setups }), żadne prawo nie jest złamane.
check-broken = { $game } łamie kontrakt:
check-few-twins = Tylko { $share }% partii dało się porównać ze światem, który różni się tajemnicami: tajemnice prawie nie są sprawdzane. Żadne dwie różne karty nie pozostają nikomu nieznane przez pół partii: zob. docs/adding-a-game.md, „Few twins”.
check-leaks-later = Przecieki sprawdza się dopiero, gdy gra dotrzymuje kontraktu.
check-kind = Przeciek
check-target = Gdzie
check-laws = Zauważa
check-first = W partii
check-missed = nikt
check-all-noticed = Zauważone są wszystkie przecieki, razem { $leaks }.
check-some-missed = Niezauważone przecieki: { $missed } z { $leaks }. Co tu umknie, może się tej grze zdarzyć.
check-leak-mark-removed = usunięte oznaczenie
check-leak-place-opened = otwarte miejsce
check-leak-place-said-open = miejsce nazwane jawnym
check-leak-hand-shown = ukryte karty w widoku
check-leak-options = lista możliwości
check-leak-order = kolejność zdarzeń
check-leak-refusal = odmowa
check-leak-length = długość wiadomości
check-leak-everything = wszystko wszystkim
golden-written = Do { $folder } zapisano: { $files }. Przeczytaj te zapisy, zanim dodasz je do repozytorium.
rules-about = Dotyczy: { $rules }

## Karty

deck-built = Zapisano { $file }: { $name }, { $count ->
    [one] { $count } obrazek
    [few] { $count } obrazki
   *[many] { $count } obrazków
}.
deck-no-alt = Obrazki bez opisu dla osób, które ich nie widzą: { $count }. Dopisz opisy w deck.toml jako alt.
deck-title = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
deck-group = { $mark }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
deck-good = { $file } jest w porządku: { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
deck-written = Zapisano { $file }. Zmiany sprawdź poleceniem:
deck-printed = Zapisano { $file }. Drukuj w skali 100% na A4.

## Laboratorium

report-played = { $game }, liczba graczy { $players }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, rozdania: { $deals }, { $rotations ->
    [1] każde raz
   *[other] każde { $rotations }×, za każdym razem z innym rozsadzeniem botów
} (ziarno { $seed }).
report-decisions = Średnio { $decisions } decyzji na partię.
report-bot = Bot
report-seat = Miejsce
report-won = Wygrane
report-interval = Przedział 95%
report-fair = Równy udział
report-times-fair = Wygrane / udział
report-score = Średnia punktów
report-note = Wspólną wygraną dzieli się po równo. Przedziały liczy się według rozdań: partie z jednego rozdania liczą się jak jedna.
report-saved = Zapisane partie: { $games }, folder { $folder }.
report-of = { $game }: raport
report-basis = Na każdym miejscu boty poziomu { $bot }, { $games ->
    [one] { $games } rozdanie
    [few] { $games } rozdania
   *[many] { $games } rozdań
}, ziarno { $seed }. To samo polecenie da znowu te same liczby.
report-fairness = Czy miejsca są sprawiedliwe?
report-fairness-note = Udział wygranych każdego miejsca, gdy grają równe boty, z przedziałami 95%. Linia przerywana to sprawiedliwy udział.
report-with-players = { $players ->
    [one] { $players } gracz.
    [few] { $players } graczy.
   *[many] { $players } graczy.
}
report-length = Długość
report-endings = Jak się kończy
report-ending = Koniec albo reguła, która zdecydowała
report-share = Udział gier
report-winning = Co wygrywa
report-score-winner = Średni wynik zwycięzcy
report-score-others = Średni wynik pozostałych
report-shared-wins = Wspólne zwycięstwa
report-skill = Wygrane jednego bota { $bot } wśród botów { $weaker } jako wielokrotność sprawiedliwego udziału
report-what = Co
report-found = Wynik
report-scores = Wyniki zwycięzców
report-options = Co zmieniają opcje
report-options-note = Używana wartość ma gwiazdkę. Umiejętność mówi, ile razy więcej niż sprawiedliwy udział wygrywa jeden lepszy bot wśród słabszych.
report-option = Opcja
report-first-seat = Wygrane miejsca 1
report-skill-short = Umiejętność
report-written = Zapisano: { $file }
ladder-of = { $game }: ranking botów
ladder-rating = Ocena
ladder-next = Lepszy od następnego
ladder-note = Każda para zagrała { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
} na przemian na miejscach, ziarno { $seed }. Najsłabszy ma 0; kto ma o 100 punktów więcej, wygrywa 64 ze 100.
ladder-pairs = Kto kogo pokonuje
report-engine = Silnik
report-players = Gracze
report-rate = Decyzje/s
report-widest = Najwięcej możliwości
report-times = { $ratio } × { $name }
report-bench-note = Gra losowa w jednym procesie; decyzje z co najmniej dwiema możliwościami na sekundę procesora, mediana z pięciu naprzemiennych przebiegów.
report-ratio = Szybkość gry { $game }: { $ratios }.
report-figure = { $what }: { $value } (z { $count })
report-figure-holds = { $what }: { $value } (z { $count }; próg { $bar }: osiągnięty)
report-figure-falls-short = { $what }: { $value } (z { $count }; próg { $bar }: NIEOSIĄGNIĘTY)

## Przy czyimś stole

join-at-table = Siedzisz przy stole { $table } jako { $name }.
join-chairs = Miejsca
join-free = wolne
join-waiting-start = Czekamy, aż gospodarz rozpocznie grę.
join-waiting = Na kogo czekamy: { $names }.
join-looking-on = Wszystkie miejsca są zajęte: patrzysz.
join-lost = Połączenie przerwane; kolejna próba.
join-left = Odchodzisz od stołu; może tam za ciebie grać bot. Wrócisz tym samym linkiem.
join-start = Enter: możesz zaczynać, s: rozpocznij grę, q: odejdź od stołu:
join-go-on = Naciśnij Enter, aby grać dalej:
join-over = Partia przy tym stole się skończyła.

## Przegląd

doctor-good = [ok]
doctor-note = [--]
doctor-bad = [!!]
doctor-python = Python
doctor-python-hint = Stolek potrzebuje Pythona 3.11 lub nowszego.
doctor-packages = Pakiety
doctor-packages-hint = Tych brakuje: uruchom make setup albo jeszcze raz pip install 'stolek[serve]'.
doctor-games = Gry
doctor-data = Folder danych
doctor-data-hint = Nie można w nim zapisywać: wybierz inny przez --data.
doctor-port = Port
doctor-port-hint = Coś już na nim nasłuchuje; wybierz inny przez --port.
doctor-page = Strona
doctor-page-hint = Strona nie jest zbudowana: uruchom make page.
doctor-page-node-hint = Strona nie jest zbudowana i brakuje node: uruchom make play, które go pobierze, albo zainstaluj wheel, który ma stronę w środku.
doctor-browser = Przeglądarka
doctor-browser-hint = Nie ma tu znanej przeglądarki: otwórz wypisany adres na innym urządzeniu albo graj w terminalu.
doctor-healthy = Jest wszystko, czego trzeba do gry.
doctor-ill = Czegoś brakuje; zobacz wiersze z [!!].

## Opieka nad serwerem

backup-done = Kopia zapisana: { $file } ({ $size } kB). Zawiera tajny klucz: przechowuj ją bezpiecznie.
restore-done = Kopia jest na miejscu. To, co było wcześniej, zostało w folderze, którego nazwa zaczyna się od before-restore.
restore-restarts = Serwer uruchamia się ponownie z kopią. To, co było wcześniej, zostaje w folderze, którego nazwa zaczyna się od before-restore.
admin-table = Stół { $id }: { $game }, { $phase }, połączenia: { $lines }; { $names }
admin-person = Osoba { $id }: { $name }, połączenia: { $lines }; { $where }
admin-barred = Bez wstępu: { $kind } { $id }
admin-stored = Zapisane: stoły: { $tables }, partie: { $games }, ludzie: { $people }, komplety obrazków: { $decks }
admin-would = Zniknęłyby: stoły: { $tables }, partie: { $games }, wiersze czatu: { $chats }
admin-deleted = Zniknęły: stoły: { $tables }, partie: { $games }, ludzie: { $people }, wiersze czatu: { $chats }
admin-done = Gotowe.
admin-token = Strona osoby prowadzącej serwer to { $address }; pyta o ten token:
