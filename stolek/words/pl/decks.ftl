## Własne obrazki

refused-no-own-decks = W tę grę nie gra się własnymi obrazkami.
refused-deck-open = Własne obrazki są tylko dla stołów, do których wchodzi się przez link. Najpierw zamknij stół dla innych.
refused-open-deck = Stół z własnymi obrazkami jest dla tych, którzy mają link. Wybierz obrazki z gry, zanim otworzysz go dla wszystkich.
refused-deck-small = Obrazków jest za mało: { $players ->
    [one] { $players } gracz potrzebuje
    [few] { $players } graczy potrzebuje
   *[many] { $players } graczy potrzebuje
} { $needed }, a jest { $count }. Dodaj obrazki albo zmniejsz liczbę miejsc.
fault-no-such-deck = Takich obrazków nie ma albo nie są twoje.
fault-deck-busy = Serwer ma teraz dużo pracy z obrazkami. Spróbuj za chwilę jeszcze raz.
fault-deck-too-large = Plik jest za duży: najwyżej { $limit } MB. Zmniejsz obrazki albo weź ich mniej.
fault-deck-too-few = { $count ->
    [0] Żadnego z tych plików nie można użyć.
    [one] Można użyć tylko { $count } obrazka.
    [few] Można użyć tylko { $count } obrazków.
   *[many] Można użyć tylko { $count } obrazków.
} Potrzeba co najmniej { $least }. Dodaj więcej.
fault-deck-too-few-left-out = { $count ->
    [0] Żadnego z tych plików nie można użyć.
    [one] Można użyć tylko { $count } obrazka.
    [few] Można użyć tylko { $count } obrazków.
   *[many] Można użyć tylko { $count } obrazków.
} Potrzeba co najmniej { $least }. Dodaj więcej. { $files }
fault-deck-no-zip = To nie jest plik .stolek-deck ani zip z obrazkami, albo plik jest uszkodzony. Wybierz inny.
fault-deck-many-files = W tym zipie jest za dużo plików: najwyżej { $limit }. Spakuj tylko obrazki.
fault-deck-notes = Opisu obrazków nie można odczytać ({ $detail }). Popraw go albo pomiń w zipie.
fault-deck-shelf-full = Komplety własnych obrazków: masz tu już { $most }, więcej się nie zmieści. Najpierw usuń któryś.
fault-deck-no-room = Na tym serwerze nie ma miejsca na więcej obrazków. Spróbuj kiedy indziej albo graj obrazkami z gry.
fault-deck-slow = Obrazki wysyłały się za długo. Spróbuj z lepszym połączeniem albo weź ich mniej.
deck-left-out = Pominięto: { $file } – { $why }
deck-refused-no-image = to nie jest obrazek, który można odczytać (PNG, JPEG lub WebP).
deck-refused-too-small = jest za mały: każdy bok musi mieć co najmniej { $limit } pikseli.
deck-refused-too-large = ma za dużo pikseli: najwyżej { $limit } mln.
deck-refused-bomb = jest za duży: najwyżej { $limit } MB.
deck-refused-duplicate = dokładnie ten obrazek już tam jest.
deck-refused-too-many = już się nie zmieści: najwyżej { $limit } obrazków.
deck-refused-too-much = wszystkie pliki razem są za duże: najwyżej { $limit } MB.
deck-refused-pixels = wszystkie obrazki razem mają za dużo pikseli: najwyżej { $limit } mln.
deck-at-table = Gramy obrazkami „{ $name }” ({ $count }).
deck-unsaid = { $unsaid ->
    [one] Bez opisu jest { $unsaid } obrazek
    [few] Bez opisu są { $unsaid } obrazki
   *[many] Bez opisu jest { $unsaid } obrazków
} z { $count }: kto ich nie widzi, zna najwyżej tytuły; boty tak samo.
