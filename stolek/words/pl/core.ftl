## Co mówi każdy stół, niezależnie od gry.

list-next = { $head }, { $item }
list-last = { $head } i { $item }
number = { $number }
brief-aim = Cel gry
brief-win = Kto wygrywa
brief-turn = Co robisz
you = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .loc = tobie

## Boty i miejsca

level-random = Losowy
    .help = zagrywa cokolwiek, co wolno
level-easy = Łatwy
    .help = patrzy tylko na swoje karty
level-casual = Średni
    .help = liczy, planuje i pilnuje przewagi
level-strong = Silny
    .help = myśli wiele ruchów naprzód
level-master = Mistrz
    .help = przed każdą kartą rozważa, co kto może mieć
bot-name = { $level } bot { $number }
seat-name = Gracz { $number }
seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
place = { $rank }. miejsce
yes = tak
no = nie

## Czego nie można

refused-not-your-turn = Teraz nie twoja kolej na wybór.
refused-not-offered = Tego nie możesz teraz wybrać.
refused-choice-closed = Na ten wybór jest już za późno. Spójrz na stół i wybierz jeszcze raz.
refused-game-over = Partia się skończyła.
refused-text = Tekst musi mieć od { $least } do { $most } znaków.

## Zasady samego stołu

rule-ST-1 = Odpowiadać można tylko wtedy, gdy gra o coś pyta. Do tego czasu kolej na pozostałych.
    .title = Poczekaj na pytanie
rule-ST-2 = Do wyboru jest wszystko, na co pozwalają zasady. Czego nie ma do wyboru, tego zasady zabraniają.
    .title = Tylko to, co jest do wyboru
rule-ST-3 = Gdy wybiorą już wszyscy, na których czekano, albo gra pójdzie dalej, odpowiedź na stare pytanie się nie liczy.
    .title = Wybór się zamyka
rule-ST-4 = Gdy partia się skończy, nie można już nic zagrać. Wynik jest ważny.
    .title = Partia się skończyła
rule-ST-5 = Tekst do wyboru nie może być za krótki ani za długi. Spacje na początku i na końcu się nie liczą, a kilka z rzędu liczy się jako jedna.
    .title = Jak długi może być tekst

## Czego przy stole odmawia serwer

refused-no-such-chair = Takiego miejsca przy tym stole nie ma.
refused-chair-taken = Tam już ktoś siedzi.
refused-not-your-chair = To nie jest twoje miejsce.
refused-not-seated = Nie masz jeszcze miejsca przy tym stole. Najpierw usiądź.
refused-only-watches = To jest duży ekran: tylko pokazuje stół.
refused-only-host = To może zrobić tylko gospodarz.
refused-game-running = Z tym trzeba poczekać do końca partii.
refused-no-game-running = Przy tym stole nikt teraz nie gra.
refused-no-such-level = Bota o takiej sile ta gra nie ma.
refused-chairs-held = Na miejscu, które by zniknęło, ktoś siedzi. Niech się najpierw przesiądzie.
refused-still-here = Ta osoba jest tutaj i gra sama.
refused-setup = Tak tej gry przygotować nie można.
refused-no-such-game = Takiej gry tu nie ma.
refused-too-many-people = Jest was { $people }, a w tej grze jest miejsce dla { $most }.
refused-not-saved = Serwer nie zdołał tego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę jeszcze raz.
refused-no-chat = Na tym serwerze nie ma czatu.

## Co jest nie tak z połączeniem lub żądaniem

problem-origin = To żądanie przyszło z innej strony i nie zostało wykonane. Otwórz stronę stołu.
problem-no-cookie = Serwer nie zna jeszcze tego urządzenia. Odśwież stronę i zezwól na pliki cookie.
problem-barred = Nie możesz teraz korzystać z tego serwera. Zapytaj tego, kto go prowadzi.
problem-no-hello = Nie wiadomo, przy którym stole chcesz usiąść. Odśwież stronę.
problem-protocol = Serwer został w międzyczasie zaktualizowany. Odśwież stronę.
problem-drawing = Ta strona się potknęła. Z gry nic nie przepadło: wczytaj ją ponownie.
problem-no-table = Takiego stołu nie ma. Może w linku czegoś brakuje.
problem-too-fast = To było za dużo naraz. Poczekaj chwilę i graj dalej.
fault-tables-full = Jest tu teraz za dużo stołów. Spróbuj później.
problem-bot-guessed = Komputer ({ $who }) nie zdążył się zdecydować: jego ruch wylosowano.
problem-not-understood = Serwer tego nie rozumie. Odśwież stronę.
fault-bad-request = Serwer nie rozumie tego żądania.
fault-not-host = To jest dla osoby prowadzącej serwer, a to nie jest jej token.
fault-not-on-this-server = Ten serwer na to nie pozwala.
fault-no-such-id = Nikt i żaden stół nie ma tu id „{ $id }”: kto i co jest tu teraz, pokazuje polecenie „stolek admin show”.
fault-no-restart = Ten serwer nie potrafi sam się zrestartować.
fault-not-found = Pod tym adresem nic nie ma.
fault-no-such-game = Gry { $game } tu nie ma.
fault-setup = Tego stołu nie można przygotować: { $detail }.
fault-link-gone = Ten link został już użyty albo wygasł. Poproś o nowy.
fault-no-such-saved-game = Takiej partii nie ma albo odbyła się bez ciebie.
fault-needs-server = Do tego potrzebny jest serwer. Uruchom Stolek na komputerze (make play ARGS=--lan) i otwórz adres, który wypisze.
fault-saved-file = Tego pliku nie da się otworzyć: { $detail }
fault-game-running = Partię można zapisać dopiero po jej zakończeniu, bo w pliku widać karty wszystkich.
fault-server = Na serwerze coś się zepsuło. Spróbuj za chwilę jeszcze raz.

## Czytane na głos

spoken-aside = { $what }
spoken-asked = { $label }: { $items }.
    .short = { $items }.
spoken-asked-full = { $label }: { $items-full }.
    .short = { $items-short }.
spoken-list = { $label }: { $items }.
spoken-list-full = { $label }: { $items-full }.
    .short = { $label }: { $items-short }.
spoken-player = { $label-is ->
    [you] Ty
   *[other] { $label }
  }: { $items }.
spoken-player-full = { $label-is ->
    [you] Ty
   *[other] { $label }
  }: { $items-full }.
    .short = { $label-is ->
        [you] Ty
       *[other] { $label }
    }: { $items-short }.
spoken-in-hand = Karty na ręce, po kolei
spoken-pile = W talii
spoken-discards = Odłożone
spoken-waiting = Czekamy na ruch
spoken-by-rule = { $what } ({ $rule })
