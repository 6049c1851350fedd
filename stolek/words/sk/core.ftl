## Čo hovorí každý stôl, nech sa na ňom hrá čokoľvek.

list-next = { $head }, { $item }
list-last = { $head } a { $item }
number = { $number }
brief-aim = Cieľ hry
brief-win = Kto vyhráva
brief-turn = Čo robíš
you = ty
    .gen = teba
    .dat = tebe
    .acc = teba
    .loc = tebe
    .ins = tebou

## Boti a miesta

level-random = Náhodný
    .help = zahrá čokoľvek, čo je dovolené
level-easy = Ľahký
    .help = pozerá sa len na svoje karty
level-casual = Stredný
    .help = počíta, plánuje a stráži si náskok
level-strong = Silný
    .help = premýšľa mnoho ťahov dopredu
level-master = Majster
    .help = pred každou kartou zváži, čo kto môže mať v ruke
bot-name = { $level } bot { $number }
seat-name = Hráč { $number }
seats = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
}
seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekúnd
}
minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
}
place = { $rank }. miesto
yes = áno
no = nie

## Odmietnutia

refused-not-your-turn = Teraz sa ťa hra na nič nepýta.
refused-not-offered = To teraz nie je medzi tvojimi možnosťami.
refused-choice-closed = Na túto voľbu je už neskoro; pozri sa na stôl a vyber znova.
refused-game-over = Hra sa skončila.
refused-text = Text musí mať { $least } až { $most } znakov.

## Pravidlá samotného stola

rule-ST-1 = Odpovedať sa dá len vtedy, keď sa hra pýta. Dovtedy sú na rade ostatní.
    .title = Počkaj na otázku
rule-ST-2 = Ponúka sa všetko, čo pravidlá dovoľujú. Čo v ponuke nie je, to by porušilo niektoré pravidlo.
    .title = Len to, čo je v ponuke
rule-ST-3 = Len čo majú vybraté všetci, ktorých sa hra pýtala, alebo hra medzitým pokročila, odpoveď na starú otázku už neplatí.
    .title = Voľby sa zatvárajú
rule-ST-4 = Keď sa hra skončí, už sa nedá nič zahrať. Výsledok platí.
    .title = Hra sa skončila
rule-ST-5 = Text k voľbe nesmie byť príliš krátky ani príliš dlhý. Medzery na krajoch sa nepočítajú a niekoľko medzier za sebou platí za jednu.
    .title = Aký dlhý smie byť text

## Čo pri stole odmietne server

refused-no-such-chair = Taká stolička pri tomto stole nie je.
refused-chair-taken = Na tej stoličke už niekto sedí.
refused-not-your-chair = To nie je tvoja stolička.
refused-not-seated = Pri tomto stole ešte nemáš stoličku; najprv si sadni.
refused-only-watches = Toto je veľká obrazovka: stôl iba ukazuje.
refused-only-host = To môže iba hostiteľ stola.
refused-game-running = S tým treba počkať do konca hry.
refused-no-game-running = Pri tomto stole sa teraz nehrá.
refused-no-such-level = Bota tejto úrovne hra nemá.
refused-chairs-held = Na stoličke, ktorá by zmizla, niekto sedí; nech si najprv presadne.
refused-still-here = Tento hráč je tu a hrá za seba.
refused-setup = Takto sa hra pripraviť nedá.
refused-no-such-game = Takú hru tu nemáme.
refused-too-many-people = Je vás { $people } a v tejto hre je miesto pre { $most }.
refused-not-saved = Server to nedokázal uložiť, takže sa nič nezmenilo. Skús to o chvíľu znova.
refused-no-chat = Na tomto serveri sa nechatuje.

## Čo je zle so spojením alebo s požiadavkou

problem-origin = Požiadavka prišla z inej stránky a nevykonala sa. Otvor stránku stola.
problem-no-cookie = Server toto zariadenie ešte nepozná. Načítaj stránku znova a povoľ cookies.
problem-barred = Tento server teraz nemôžeš používať. Opýtaj sa toho, kto ho prevádzkuje.
problem-no-hello = Nie je jasné, ku ktorému stolu chceš. Načítaj stránku znova.
problem-protocol = Server sa medzitým aktualizoval. Načítaj stránku znova.
problem-drawing = Táto stránka sa potkla. Z hry sa nič nestratilo: načítaj ju znova.
problem-no-table = Taký stôl tu nie je. Možno odkaz nie je celý.
problem-too-fast = To bolo priveľa naraz. Chvíľku počkaj a pokračuj.
fault-tables-full = Teraz je tu priveľa stolov. Skús to neskôr.
problem-bot-guessed = Počítač ({ $who }) sa nestihol rozhodnúť: o jeho ťahu rozhodol žreb.
problem-not-understood = Server tejto správe nerozumie. Načítaj stránku znova.
fault-bad-request = Server tejto požiadavke nerozumie.
fault-not-host = Toto je len pre toho, kto server prevádzkuje, a jeho token to nie je.
fault-not-on-this-server = Tento server to nedovoľuje.
fault-no-such-id = Nikto ani žiadny stôl tu nemá id „{ $id }“: kto a čo je tu teraz, vypíše príkaz „stolek admin show“.
fault-no-restart = Tento server sa nevie sám reštartovať.
fault-not-found = Na tejto adrese nič nie je.
fault-no-such-game = Hra { $game } tu nie je.
fault-setup = Tento stôl sa nedá pripraviť: { $detail }.
fault-link-gone = Odkaz už niekto použil alebo mu vypršala platnosť. Vypýtaj si nový.
fault-no-such-saved-game = Taká hra tu nie je, alebo sa hrala bez teba.
fault-needs-server = Na to treba server. Spusti Stolek na nejakom počítači (make play ARGS=--lan) a otvor adresu, ktorú vypíše.
fault-saved-file = Tento súbor sa nedá otvoriť: { $detail }
fault-game-running = Hra sa dá uložiť do súboru až po skončení, lebo v ňom vidno karty všetkých.
fault-server = Na serveri sa niečo pokazilo. Skús to o chvíľu znova.

## Čítané nahlas

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
spoken-in-hand = Karty v ruke, okolo stola
spoken-pile = V balíčku
spoken-discards = Odložené
spoken-waiting = Čaká sa na
spoken-by-rule = { $what } ({ $rule })
