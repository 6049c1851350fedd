## Ludzie przy stole: kto przychodzi, kogo nie ma, co może gospodarz.

bot-for = { $name } (bot)
bot-seat = bot { $number }
table-sat = { $name } siada przy stole.
table-left = { $name } odchodzi od stołu.
table-left-bot = { $name } odchodzi z gry. Dalej gra bot.
table-away = { $name } nie odpowiada.
table-back = { $name } wraca do stołu.
table-covered = { $name } oddaje grę botowi.
table-stood-in = { $name } nie odpowiada, więc { $by } oddaje grę botowi.
table-uncovered = { $name } znów gra.
table-took-over = { $name } gra dalej zamiast bota.
table-given = Teraz gra { $name }, a nie { $before }.
table-host = Gospodarzem stołu jest teraz { $name }.
table-removed = Gospodarz odsyła od stołu: { $name }.
table-let-in = { $name } może wrócić do stołu.
table-muted = Gospodarz wycisza: { $name }.
table-unmuted = { $name } znów ma głos.

refused-one-chair = Masz już miejsce. Więcej niż jedno może mieć tylko gospodarz.
refused-no-chair-free = Wszystkie miejsca są zajęte.
refused-removed = Gospodarz odesłał cię od tego stołu.
refused-muted = Gospodarz wyciszył cię przy tym stole.
refused-not-yourself = Wobec siebie nie da się tego zrobić.
refused-nobody-asks = Ta osoba już nie prosi o miejsce.
refused-nobody-known = Takiej osoby nie ma przy tym stole.
refused-had-chair = W tej partii było już jedno twoje miejsce, więc innych kart zobaczyć nie możesz.
problem-removed = Gospodarz odesłał cię od tego stołu.
fault-no-code = Żaden stół nie ma takiego kodu. Sprawdź go u osoby, która go podała.

page-join-title = Kto się dosiada?
page-join-sit = Usiądź
page-join-enter = Wejdź
page-join-watch = Tylko patrzę
page-join-name-taken = Ktoś przy stole ma już takie imię.
page-join-at = { $host } zaprasza: { $game }.
page-face-taken = Postać { $number }, zajęta
page-code = Kod
page-code-say = Kod stołu
page-code-help = Wpisz go na stronie głównej { $address }.
page-code-join = Dołącz z kodem
page-code-go = Dołącz
page-tv-code = Pokaż tu stół
page-tv-code-help = Wpisz kod, który stół pokazuje obok linku.
page-tv-code-go = Pokaż
page-guests = Bez miejsca są tu: { $names }
page-start-sure = Zacząć już teraz?
page-start-no-chair = Przy stole, ale bez miejsca: { $names }.
page-start-not-ready = Jeszcze niegotowe osoby: { $names }.
page-start-away = Chwilowo poza stołem: { $names }.
page-start-anyway = Zacznij mimo to
page-start-wait = Jeszcze poczekaj

page-chair-asleep = śpi
page-wait-away = Czekamy na gracza { $name }: chwilowo poza stołem.
page-wait-asleep = Czekamy na gracza { $name }: urządzenie śpi.
page-cover-for = Niech na razie gra bot
page-cover-soon = { $count ->
    [one] Za sekundę może zagrać bot.
    [few] Za { $count } sekundy może zagrać bot.
   *[many] Za { $count } sekund może zagrać bot.
  }
page-quiet = Serwer chwilowo nie odpowiada… nic nie przepadnie.
page-offline = To urządzenie jest offline… nic nie przepadnie.
page-unsent = { $count ->
    [one] Jedna rzecz nie jest jeszcze potwierdzona.
    [few] { $count } rzeczy nie są jeszcze potwierdzone.
   *[many] { $count } rzeczy nie jest jeszcze potwierdzonych.
  }

page-people = Ludzie przy stole
page-people-here = na miejscu
page-people-watching = patrzy
page-people-muted = bez głosu
page-people-removed = bez wstępu
page-mute = Wycisz
page-unmute = Przywróć głos
page-remove = Odeślij
page-remove-sure = Odesłać od stołu: { $name }? Powrót będzie możliwy dopiero za twoją zgodą.
page-let-in = Wpuść z powrotem
page-of-person = { $what }: { $name }
page-ask-help = Gra tu bot. Za zgodą gospodarza możesz zagrać zamiast niego.
page-ask-chair = Zagraj zamiast bota { $name }
page-asking = Gospodarz już wie, że chcesz zagrać.
page-asked-no = Tym razem gospodarz się nie zgadza.
page-asks = { $name } chce zagrać zamiast bota { $bot }.
page-admit = Zgadzam się
page-admit-no = Nie teraz
page-react = Zareaguj

join-cover-for = { $name } nie odpowiada. Wpisz y, żeby na razie grał bot, albo naciśnij Enter i czekaj:
join-ask-chair = Gra już trwa. Wpisz y, żeby poprosić gospodarza o miejsce bota { $name }, albo naciśnij Enter i patrz:
