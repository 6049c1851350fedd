### Day & Night po slovensky

daynight-title = Day & Night
daynight-tagline = Cez deň najviac, v noci najmenej – a slnko môže zapadnúť kedykoľvek.
daynight-variant-base = Základná hra
daynight-brief-aim = Zbieraj karty s hviezdami. V každom kole vyhrá jedna farba, a kto ju vyložil, vezme si kartu zo stola.
daynight-brief-win = Vyhráva, kto má na konci na nazbieraných kartách najviac hviezd.
daynight-brief-turn = Všetci naraz vyložia lícom nadol jednu kartu a potom druhú. Cez deň vyhráva farba s najvyšším súčtom, v noci s najnižším – a presýpacie hodiny (symbol času) menia deň na noc a naspäť.
daynight-teaches = Sčítanie a porovnávanie malých čísel, odhad, čo chystajú ostatní, rozhodovanie v tej istej chvíli.
daynight-print-lead = Vytlač na tvrdší papier, ak sa dá obojstranne, a rozstrihaj podľa značiek. Slnko a mesiac ukazujú, či je deň, alebo noc.

daynight-option-ending = Posledné kolo
    .help = Hra sa končí, keď sa minie balíček. V ktorom kole presne, necháva návod otvorené.
daynight-option-ending-empty-pile = prvé kolo s prázdnym balíčkom
daynight-option-ending-one-more = ešte jedno po vyprázdnení balíčka
daynight-option-ending-full-refill = koniec, keď sa už nedajú všetkým doplniť karty
daynight-option-taking = Branie kariet
    .help = Kto má brať, kartu si vziať musí, alebo ju smie nechať, kým na stole leží nejaká hviezda. Kto má menej hviezd, berie pri rovnakej hodnote skôr.
daynight-option-taking-must = berie každý
daynight-option-taking-may = kartu možno odmietnuť
daynight-option-open_discards = Odložené karty sa smú prezerať
    .help = Všetci tie karty videli; takto si ich netreba pamätať.

daynight-section-setup = Pred hrou
daynight-section-round = Kolo
daynight-section-end = Koniec hry
daynight-section-rulings = Kde návod mlčí
daynight-section-examples = Príklady

## Karty

daynight-colour-orange = oranžová
    .acc = oranžovú
daynight-colour-blue = modrá
    .acc = modrú
daynight-colour-pink = ružová
    .acc = ružovú
daynight-colour-purple = fialová
    .acc = fialovú
daynight-face = { $colour } { $value }
    .acc = { $colour-acc } { $value }
    .full = { $colour } { $value }, { $stars ->
        [one] jedna hviezda
        [few] { $stars } hviezdy
       *[other] { $stars } hviezd
    }
    .short = { $colour } { $value } { $stars ->
        [1] hviezda
        [2] dve hviezdy
        [3] tri hviezdy
        [4] štyri hviezdy
       *[other] { $stars } hviezd
    }
daynight-face-time = { $colour } { $value }
    .acc = { $colour-acc } { $value }
    .full = { $colour } { $value } so symbolom času
    .short = { $colour } { $value } hodiny
daynight-time-day = deň
daynight-time-night = noc

## Otázky

daynight-prompt-first = Vyber prvú kartu. Ostatní ju uvidia, až keď budú mať vybraté všetci.
    .short = Prvá.
daynight-prompt-second = Vyber druhú kartu.
    .short = Druhá.
daynight-prompt-take = Vezmi si jednu kartu.
    .short = Vezmi si.
daynight-do-choose = Vyložiť: { $card-full }
    .short = { $card }
daynight-do-take = Vziať: { $card-full }
    .short = { $card }
daynight-do-decline = Nevziať si nič
daynight-effect-adds = pridá svojej farbe { $number }
daynight-effect-flips = otočí časovú kartu
daynight-effect-stars = { $number ->
    [0] bez hviezdy
    [one] { $number } hviezda
    [few] { $number } hviezdy
   *[other] { $number } hviezd
  }

## Čo sa deje

daynight-event-shuffled = Karty sú zamiešané. { $removed ->
    [0] Žiadna nejde späť do škatule,
    [one] Jedna ide neodkrytá späť do škatule,
    [few] { $removed } karty idú neodkryté späť do škatule,
   *[other] { $removed } kariet ide neodkrytých späť do škatule,
} v balíčku { $pile ->
    [one] je jedna.
    [few] sú { $pile }.
   *[other] je ich { $pile }.
}
daynight-event-drawn = { $who-is ->
    [you] Lížeš si
   *[other] { $who } si líže
  } { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } kariet
  }.
daynight-event-drawn-own = Lížeš si: { $cards-full }.
    .short = Nové: { $cards-short }.
daynight-event-round = Kolo { $number }
daynight-event-pile-card = Z balíčka: { $card-full }.
    .short = Balíček: { $card-short }.
daynight-event-last-round = Toto je posledné kolo.
    .short = Posledné kolo.
daynight-event-flip-pile-day = Je deň (karta z balíčka otáča časovú kartu).
    .short = Deň.
daynight-event-flip-pile-night = Je noc (karta z balíčka otáča časovú kartu).
    .short = Noc.
daynight-event-flip-day = { $who-is ->
    [you] Je deň (tvoja karta otáča časovú kartu).
   *[other] Je deň ({ $who } otáča časovú kartu).
  }
    .short = Deň.
daynight-event-flip-night = { $who-is ->
    [you] Je noc (tvoja karta otáča časovú kartu).
   *[other] Je noc ({ $who } otáča časovú kartu).
  }
    .short = Noc.
daynight-event-chosen = { $who } má vybraté.
daynight-event-chosen-again = { $who } vyberá inú kartu.
daynight-event-chosen-own = Vykladáš lícom nadol { $card-acc }.
daynight-event-chosen-own-again = Meníš ju za { $card-acc }.
daynight-event-revealed = { $who-is ->
    [you] Ukazuješ: { $card-full }.
   *[other] { $who }: { $card-full }.
  }
    .short = { $who } { $card-short }.
daynight-event-won = Vyhráva { $colour }, súčet { $total }.
    .short = Vyhráva { $colour }: { $total }.
daynight-event-no-colour = Nevyhráva žiadna farba: { $colours } majú rovnaký súčet { $total }.
    .short = Zhoda: { $colours }, { $total }.
daynight-event-order = Na rade sú postupne: { $order }.
daynight-event-barred = Rovnaká hodnota aj rovnako veľa hviezd, takže bez karty: { $barred }.
    .short = Bez karty: { $barred }.
daynight-event-nobody-takes = Túto farbu nikto nevyložil, takže si nikto nič neberie.
    .short = Nikto nič neberie.
daynight-event-taken = { $who-is ->
    [you] Berieš { $card-acc }
   *[other] { $who } berie { $card-acc }
  } { $stars ->
    [0] bez hviezdy.
    [4] so 4 hviezdami.
    [one] s jednou hviezdou.
    [few] s { $stars } hviezdami.
   *[other] s { $stars } hviezdami.
  }
daynight-event-declined = { $who-is ->
    [you] Neberieš si nič.
   *[other] { $who } si neberie nič.
  }
daynight-event-swept = { $count ->
    [0] Na stole nič nezostalo.
    [one] Zvyšná karta ide medzi odložené.
    [few] Zvyšné { $count } karty idú medzi odložené.
   *[other] Zvyšných { $count } kariet ide medzi odložené.
  }
daynight-event-ended = { $who-is ->
    [you] Vyhrávaš
   *[other] Vyhráva { $who }
  }, { $stars ->
    [one] jedna hviezda.
    [few] { $stars } hviezdy.
   *[other] { $stars } hviezd.
  }
daynight-event-ended-shared = { $winners-is ->
    [you] O víťazstvo sa delíte { $winners }
   *[other] O víťazstvo sa delia { $winners }
  }, každý má { $stars ->
    [one] jednu hviezdu.
    [few] { $stars } hviezdy.
   *[other] { $stars } hviezd.
  }
daynight-ended = Balíček sa minul a posledné kolo sa skončilo.

## Čo nejde

daynight-refused-lies-already = Táto karta už pred tebou leží lícom nadol.
daynight-refused-not-in-hand = Túto kartu nemáš v ruke.
daynight-refused-barred = S iným hráčom máš rovnakú hodnotu aj rovnako veľa hviezd, takže si nikto z vás kartu neberie.
daynight-refused-no-winning-card = V tomto kole nemáš vyloženú žiadnu kartu víťaznej farby.
daynight-refused-not-your-place = Pred tebou berú ešte iní.
daynight-refused-collected = Nazbierané karty zostávajú tým, čo ich majú.
daynight-refused-not-on-table = Táto karta na stole neleží.
daynight-refused-must-take = Pri tomto stole treba kartu vziať.
daynight-refused-must-take-starless = Žiadna hviezda už nezostala, takže kartu treba vziať.

## Stôl v termináli

daynight-table-round = Kolo { $round } z { $rounds }
daynight-table-last-round = Posledné kolo ({ $round } z { $rounds })
daynight-table-turned = Z balíčka
daynight-table-no-card = žiadna karta (balíček je prázdny)
daynight-table-pile = v balíčku { $count }, odložených { $discards }
daynight-table-sums = Súčty
daynight-table-nothing-lies = Na stole zatiaľ nič neleží.
daynight-table-face-down = lícom nadol
daynight-table-stars = { $stars ->
    [one] { $stars } hviezda
    [few] { $stars } hviezdy
   *[other] { $stars } hviezd
  } ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  })
daynight-table-hand = Tvoje karty
daynight-table-chosen = Máš vybraté

## Pravidlá

rule-DN-1 = Časová karta začína slnkom nahor: je deň.
    .title = Slnko svieti
rule-DN-2 = Kariet je 108 v štyroch farbách, v každej 27, s hodnotami 1 až 13. Každá má buď jednu až štyri hviezdy, alebo symbol času: presýpacie hodiny.
    .title = Karty
rule-DN-3 = Po zamiešaní ide časť kariet preč z hry tak, že ich nikto neuvidí: v trojici 33, vo štvorici 16, v pätici 3. Zvyšok je balíček. Ktoré karty chýbajú, to sa do konca hry nikto nedozvie.
    .title = Karty mimo hry
rule-DN-4 = Každý dostane sedem kariet a drží ich v tajnosti.
    .title = Karty v ruke
rule-DN-5 = Kolo sa začína vrchnou kartou balíčka, ktorá sa odkryje vedľa časovej karty. Keď je na nej symbol času, časová karta sa hneď otočí.
    .title = Karta z balíčka
rule-DN-6 = Každý vyloží jednu kartu lícom nadol. Len čo majú vybraté všetci, karty sa odkryjú naraz a každý symbol času na nich raz otočí časovú kartu – dva symboly sa teda navzájom zrušia.
    .title = Prvé karty
rule-DN-7 = Rovnako vyloží každý druhú kartu. Prvé karty zostávajú ležať lícom nahor.
    .title = Druhé karty
rule-DN-8 = Sčítajú sa hodnoty každej farby na všetkých odkrytých kartách, aj na tej z balíčka. Cez deň vyhráva farba s najvyšším súčtom, v noci s najnižším.
    .title = Víťazná farba
rule-DN-9 = Keď majú rozhodujúci súčet dve farby alebo viac, nevyhráva žiadna a nikto si neberie kartu. Uprace sa a každý si lizne dve ako inokedy.
    .title = Rovnaké súčty
rule-DN-10 = Kto vyložil aspoň jednu kartu víťaznej farby, vezme si práve jednu odkrytú kartu – ktorúkoľvek, aj tú z balíčka – a nechá ju odkrytú pred sebou. Jej hviezdy sú body.
    .title = Branie kariet
rule-DN-11 = Berie sa podľa hodnoty vyloženej vo víťaznej farbe: cez deň od najvyššej, v noci od najnižšej. Dve karty tej farby sa sčítavajú.
    .title = Poradie brania
rule-DN-12 = Pri rovnakej hodnote ide skôr ten, kto má zatiaľ nazbieraných menej hviezd.
    .title = Kto má menej hviezd
rule-DN-13 = Rovnaká hodnota aj rovnako veľa hviezd: títo hráči si neberú nič.
    .title = Zhoda vo všetkom
rule-DN-14 = Kartu treba vziať, aj keď na stole žiadna hviezda nezostala. V nastaveniach sa dá zvoliť, že sa karta smie odmietnuť, kým leží nejaká s hviezdami.
    .title = Brať sa musí
rule-DN-15 = Čo na stole zostalo, odloží sa, každý si lizne dve karty a časová karta zostáva, ako je. Tak je to po každom kole, aj keď žiadna farba nevyhrala.
    .title = Upratanie
rule-DN-16 = Len čo sa balíček vyprázdni, zostáva odohrať už iba jedno kolo. Potom je koniec.
    .title = Posledné kolo
rule-DN-17 = Vyhráva, kto má na nazbieraných kartách najviac hviezd. Pri zhode vyhráva ten z nich, kto má viac nazbieraných kariet; keď je zhoda aj v nich, delia sa o víťazstvo. Karty v ruke sa nepočítajú a odložené sa nevracajú.
    .title = Kto vyhráva
rule-DN-R1 = Farba, z ktorej na stole neleží žiadna odkrytá karta, nesúťaží. Keď leží len jedna farba, vyhráva cez deň aj v noci.
    .title = Chýbajúce farby
rule-DN-R2 = Posledné je prvé kolo hrané s prázdnym balíčkom, počítané po odkrytí karty z balíčka; keď je balíček prázdny už na začiatku, táto karta v kole nie je. V nastaveniach sa dá zvoliť aj inak: ešte jedno kolo vždy, keď sa balíček minie, alebo koniec, len čo by balíček nestačil na dve karty pre každého a jednu na odkrytie.
    .title = Ktoré kolo je posledné
rule-DN-R3 = Keď balíček nestačí pre všetkých, rozdá sa po jednej karte v smere hodinových ručičiek od stoličky vylosovanej na začiatku, ktorú všetci vidia. Po poslednom kole si už nikto nelíže.
    .title = Keď balíček nestačí
rule-DN-R4 = Keď majú rovnakú hodnotu traja hráči alebo viac, nič si neberú len tí, čo majú ako niekto z nich aj rovnako veľa hviezd; ostatní berú podľa poradia.
    .title = Traja s rovnakou hodnotou
rule-DN-R5 = Nazbierané karty sa do súčtov nepočítajú a nedajú sa vziať znova.
    .title = Nazbierané zostáva
rule-DN-R6 = Hra vo dvojici je neoficiálna: z hry ide 54 kariet.
    .title = Vo dvojici
rule-DN-R7 = Vyhrať môže aj farba, ktorú má len karta z balíčka. Vtedy si nikto nič neberie.
    .title = Farba, ktorú nikto nevyložil
rule-DN-R8 = Kartu ležiacu lícom nadol môžeš vymeniť, kým nevyberie posledný hráč.
    .title = Zmena rozhodnutia
rule-DN-R9 = Odložené karty si smie každý prezerať, ak to nastavenie nezakazuje.
    .title = Odkryté odložené karty
rule-DN-E1 = Vedľa časovej karty leží fialová 3. Ada vyložila oranžovú 9 a ružovú 5, Ben modrú 6 a ružovú 10, Cleo oranžovú 12 a fialovú 4. Cez deň vyhráva oranžová so súčtom 21: prvá berie Cleo, potom Ada. V noci vyhráva modrá so súčtom 6: berie len Ben.
    .title = Deň, alebo noc
rule-DN-E2 = Je deň a najlepší súčet 13 má oranžová aj modrá: nevyhráva žiadna farba, nikto neberie zo stola, všetci si liznu dve karty.
    .title = Rovnaké súčty
rule-DN-E3 = Je noc a dvaja hráči vyložili štvorku víťaznej farby. S 5 a 2 nazbieranými hviezdami ide skôr ten, kto má 2. S 3 a 3 neberie ani jeden, ale tretí hráč s deviatkou tej farby si kartu vezme.
    .title = Rovnaké hodnoty
rule-DN-E4 = Je noc. Jeden hráč vyložil 2 a 5 víťaznej farby, spolu 7, druhý šestku: skôr berie šestka.
    .title = Dve karty jednej farby
rule-DN-E5 = Cez deň sa naraz odkryjú tri symboly času: je noc.
    .title = Tri symboly
rule-DN-E6 = Je noc. Vedľa časovej karty leží modrá 2, modrú nikto nevyložil a žiadna farba nemá menej: vyhráva modrá, nikto neberie zo stola, všetci si liznu dve karty.
    .title = Modrá celkom sama

### Stôl

daynight-ui-chip = Kolo { $round } z { $rounds }
daynight-ui-chip-last = Posledné kolo
daynight-ui-name = { $who-is ->
    [you] Ty
   *[other] { $who }
  }
daynight-ui-card = { $card-full }
daynight-ui-sums-day = Cez deň najviac
daynight-ui-sums-night = V noci najmenej
daynight-ui-sum = { $colour }: { $cards ->
    [0] zatiaľ žiadna karta
   *[other] súčet { $total }
  }
daynight-ui-sum-adds = { $colour }: { $adds }
daynight-ui-sum-none = { $colour }: na stole neleží žiadna karta tejto farby.
daynight-ui-leads = vedie
daynight-ui-wins = vyhráva
daynight-ui-level = zhoda
daynight-ui-would-lead = S tvojou kartou vedie { $colour }, súčet { $total }.
daynight-ui-would-turn-lead = S tvojou kartou bude { $time } a vedie { $colour }, súčet { $total }.
daynight-ui-would-tie = S tvojou kartou majú { $colours } rovnaký súčet: { $total }.
daynight-ui-would-turn-tie = S tvojou kartou bude { $time } a { $colours } majú rovnaký súčet: { $total }.
daynight-ui-round-goes = Priebeh kola
daynight-ui-step-first = 1. karta
daynight-ui-step-first-brief = 1. karta · { $chosen }/{ $seats }
daynight-ui-step-first-now = 1. karta · vybraté { $chosen } z { $seats }
daynight-ui-step-second = 2. karta
daynight-ui-step-second-brief = 2. karta · { $chosen }/{ $seats }
daynight-ui-step-second-now = 2. karta · vybraté { $chosen } z { $seats }
daynight-ui-step-taking = Branie
daynight-ui-takers = Berú
daynight-ui-order = { $place }. { $who-is ->
    [you] ty
   *[other] { $who }
  }
daynight-ui-order-barred = { $who-is ->
    [you] ty: nič
   *[other] { $who }: nič
  }
daynight-ui-order-value = hodnota { $value }
daynight-ui-order-lead = { $who-is ->
    [you] Máš
   *[other] { $who } má
  } vo víťaznej farbe { $value } a zatiaľ { $stars ->
    [one] jednu hviezdu
    [few] { $stars } hviezdy
   *[other] { $stars } hviezd
  }.
daynight-ui-first-step = Prvá karta
daynight-ui-second-step = Druhá karta
daynight-ui-choose-first = Vyber prvú kartu
daynight-ui-choose-first-hint = ostatní ju zatiaľ neuvidia
daynight-ui-choose-second = Vyber druhú kartu
daynight-ui-choose-second-hint = prvé karty už ležia odkryté
daynight-ui-first-revealed = Prvé karty sú odkryté
daynight-ui-second-revealed = Druhé karty sú odkryté
daynight-ui-dealing = Rozdáva sa
daynight-ui-clearing = Upratuje sa a líže sa
daynight-ui-lies = Tvoja karta: { $card }
daynight-ui-may-change = { $who-count ->
    [one] zmeniť ju môžeš, kým nevyberie { $who }
    [few] zmeniť ju môžeš, kým nevyberú { $who }
   *[other] zmeniť ju môžeš, kým nevyberú ostatní
  }
daynight-ui-still-choosing = { $who-count ->
    [one] vyberá { $who }
    [few] vyberajú { $who }
   *[other] vyberajú { $who }
  }
daynight-ui-you-take = Berieš ty.
daynight-ui-they-take = { $who-is ->
    [you] { $who-count ->
        [one] Berieš ty.
        [few] Beriete { $who }.
       *[other] Beriete { $who }.
    }
   *[other] { $who-count ->
        [one] Berie { $who }.
        [few] Berú { $who }.
       *[other] Berú { $who }.
    }
  }
daynight-ui-you-take-as = Berieš ako { $place }.
daynight-ui-you-are-barred = Neberieš: zhoda.
daynight-ui-you-take-not = Tentoraz neberieš.
daynight-ui-your-turn = Si na rade
daynight-ui-take-one = vezmi si jednu kartu zo stola
daynight-ui-take-one-or-none = vezmi si jednu kartu zo stola, alebo žiadnu
daynight-ui-took-one = Svoju kartu už máš.
daynight-ui-takes-now = Teraz berie { $who }.
daynight-ui-take-from-table = Teraz sa berie zo stola, karty v ruke počkajú.
daynight-ui-swap = Vymeniť za { $card-acc }
daynight-ui-moment = Chvíľku…
daynight-ui-wait = Čaká sa na ostatných
daynight-ui-pick-hand = Vyber kartu z ruky
daynight-ui-pick-table = Vyber kartu na stole
daynight-ui-tie = { $colours-count ->
    [2] Zhoda: obe majú { $total }
   *[other] Zhoda: všetky majú { $total }
  }
daynight-ui-tie-text = Nevyhráva žiadna farba ({ $colours }), takže si nikto nič neberie.
daynight-ui-nobody-takes = Nikto neberie
daynight-ui-nobody-takes-barred = Rovnaká hodnota aj rovnako veľa hviezd, takže bez karty: { $who }.
daynight-ui-nobody-takes-unplayed = Vyhráva { $colour }, ale tú má len karta z balíčka.
daynight-ui-last-round = Posledné kolo
daynight-ui-last-round-text = Balíček je prázdny. Po tomto kole sa spočítajú hviezdy.
daynight-ui-last-round-bare = Balíček je prázdny, karta z neho tentoraz nie je. Po tomto kole sa spočítajú hviezdy.
daynight-ui-no-pile-card = prázdny balíček
daynight-ui-your-first = tvoja 1. karta
daynight-ui-your-second = tvoja 2. karta
daynight-ui-choosing = vyberá…
daynight-ui-spot-pile = Z balíčka:
daynight-ui-spot-first = { $who-is ->
    [you] Tvoja prvá karta
   *[other] { $who }, prvá karta
  }:
daynight-ui-spot-second = { $who-is ->
    [you] Tvoja druhá karta
   *[other] { $who }, druhá karta
  }:
daynight-ui-face-down = lícom nadol
daynight-ui-taken-by = { $who-is ->
    [you] máš ju ty
   *[other] má ju { $who }
  }
daynight-ui-takes-as = podľa nej sa berie ako { $place }.
daynight-ui-time-day = Je deň: vyhráva farba s najvyšším súčtom.
daynight-ui-time-night = Je noc: vyhráva farba s najnižším súčtom.
daynight-ui-pile = { $count ->
    [0] Balíček je prázdny.
    [one] V balíčku zostáva jedna karta.
    [few] V balíčku zostávajú { $count } karty.
   *[other] V balíčku zostáva { $count } kariet.
  }
daynight-ui-discards = { $count ->
    [0] Ešte nie je odložená žiadna karta.
    [one] Odložená je jedna karta.
    [few] Odložené sú { $count } karty.
   *[other] Odložených je { $count } kariet.
  }
daynight-ui-discards-short = odložené
daynight-ui-discards-title = Odložené karty
daynight-ui-discards-closed = Odložené karty sa pri tomto stole neprezerajú.
daynight-ui-collected-title = { $who-is ->
    [you] Tvoje nazbierané karty
   *[other] { $who }: nazbierané karty
  }
daynight-ui-collected = { $stars ->
    [one] jedna hviezda
    [few] { $stars } hviezdy
   *[other] { $stars } hviezd
  }, { $cards ->
    [0] žiadna karta
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  }
daynight-ui-seat = { $who-is ->
    [you] Ty
   *[other] { $who }
  }: { $stars ->
    [one] { $stars } hviezda
    [few] { $stars } hviezdy
   *[other] { $stars } hviezd
  }, nazbierané karty { $cards }
daynight-ui-seat-chosen = { $who-is ->
    [you] Ty
   *[other] { $who }
  }: { $stars ->
    [one] { $stars } hviezda
    [few] { $stars } hviezdy
   *[other] { $stars } hviezd
  }, nazbierané karty { $cards }, vybraté
daynight-ui-seat-choosing = { $who-is ->
    [you] Ty
   *[other] { $who }
  }: { $stars ->
    [one] { $stars } hviezda
    [few] { $stars } hviezdy
   *[other] { $stars } hviezd
  }, nazbierané karty { $cards }, zatiaľ nevybraté
daynight-ui-hand = Tvoje karty
daynight-ui-why = Prečo?
daynight-ui-won = { $who-is ->
    [you] Vyhrávaš!
   *[other] Vyhráva { $who }
  }
daynight-ui-won-shared = Spoločné víťazstvo: { $who }
daynight-ui-place-most-stars = najviac hviezd
daynight-ui-place-more-cards = rovnako veľa hviezd ako { $who }, ale viac kariet ({ $cards })
daynight-ui-place-fewer-cards = rovnako veľa hviezd ako { $who }, ale menej kariet ({ $cards })
daynight-ui-place-shared = rovnako veľa hviezd aj kariet ako { $who } ({ $cards })
daynight-ui-place-behind = { $gap ->
    [one] o jednu hviezdu menej ako
    [few] o { $gap } hviezdy menej ako
   *[other] o { $gap } hviezd menej ako
  } { $who-is ->
    [you] ty
   *[other] { $who }
  }

## Told again after the end

daynight-highlight-catch = Najbohatší úlovok: { $who }, { $card }, hviezdy: { $stars }
daynight-highlight-close = Najtesnejšia výhra: { $colour }, { $round }. kolo, rozdiel { $margin }
daynight-highlight-flips = Najnepokojnejšie kolo: { $round }., časová karta sa otočila { $count }×

## Lekcia

daynight-lesson-first = Prvé kolo
daynight-lesson-goal = Cieľ: zbieraj hviezdy. Kto ich má na konci najviac, vyhráva.
daynight-lesson-card = Každá karta má farbu, číslo a hviezdy …
daynight-lesson-hourglass = … alebo namiesto nich presýpacie hodiny: menia deň na noc a noc na deň.
daynight-lesson-day = Teraz je deň: kolo vyhrá farba s najvyšším súčtom.
daynight-lesson-pile = Počíta sa aj táto karta z balíčka, aj presýpacie hodiny na nej: modrá už má 10.
daynight-lesson-lay-blue = Pomôž teda modrej: ťukni na modrú 9 a vylož ju tlačidlom.
daynight-lesson-help-blue = To by sa dalo, ale vedie modrá a kartu si smie vziať len ten, kto vyložil víťaznú farbu. Vylož modrú 9.
daynight-lesson-turned = Všetky karty sa odkryli naraz: modrá má teraz 32.
daynight-lesson-careful = Teraz druhá karta. Pozor: tieto hodiny by priniesli noc a potom vyhráva najnižší súčet.
daynight-lesson-lay-pink = Modrá už sotva prehrá. Vylož ktorúkoľvek ružovú: nepotrebuješ ju.
daynight-lesson-keep-these = Tú si nechaj: hodiny aj malé karty sa o chvíľu zídu. Vylož ružovú.
daynight-lesson-blue-wins = Vyhráva modrá. Kto vyložil modrú, vezme si jednu kartu zo stola, akejkoľvek farby.
daynight-lesson-order = { $p1 } má modrú 13, ty modrú 9: cez deň berie skôr ten s vyššou.
daynight-lesson-try = Aj tak to skús: ťukni na túto kartu a uvidíš, prečo ešte nie je tvoja.
daynight-lesson-not-yet = Stôl vždy povie, prečo nie, aj s pravidlom. Najprv berie { $p1 }, potom ty.
daynight-lesson-take = Si na ťahu: vezmi si kartu s najviac hviezdami. Má štyri!
daynight-lesson-more-stars = Dalo by sa, ale hviezd má menej. Vezmi tú v rámčeku.
daynight-lesson-scored = Štyri hviezdy sú tvoje. Zvyšok sa uprace a každý si lízne dve karty.
daynight-lesson-small = Cez deň táto malá karta veľa nezmôže. V noci by bola silná.
daynight-lesson-lay-glass = Privolaj teda noc: vylož oranžovú 7 s hodinami.
daynight-lesson-turn-night = To by sa dalo, ale ostane deň. Vylož oranžovú 7 s hodinami.
daynight-lesson-night = Noc! Teraz vyhráva najnižší súčet. Farba, ktorú nikto nevyložil, sa nepočíta.
daynight-lesson-lay-purple = Fialová tu ešte nie je: sama by tvoja fialová 3 bola najnižšie. Vylož ju.
daynight-lesson-lowest = Súčet tejto farby by bol vyšší. Teraz vyhráva najnižší: vylož fialovú 3.
daynight-lesson-purple-wins = Fialová vyhráva s 3 a máš ju vyloženú len ty: nikto iný kartu neberie.
daynight-lesson-take-again = Znova: vezmi najviac hviezd.
daynight-lesson-leads = Osem hviezd: vedieš. Noc trvá až do ďalších hodín.
daynight-lesson-end = To je celá hra. Takto sa hrá, kým sa neminie balíček; potom sa spočítajú hviezdy.

## Čítané nahlas

daynight-spoken-first = Prvá karta
daynight-spoken-second = Druhá karta
daynight-spoken-taking = Berú sa karty
daynight-spoken-over = Koniec hry
daynight-spoken-taken = { $card } (berie { $who })
    .full = { $card-full }, berie { $who }
    .short = { daynight-spoken-taken.full }
daynight-spoken-chosen = Vybraté majú
daynight-spoken-sum = { $label }: { $total } (karty: { $cards }).
daynight-spoken-winning = Vyhráva
daynight-spoken-takers = Berú
daynight-spoken-barred = Bez karty
daynight-spoken-declined = Kartu nechcú
daynight-spoken-taker = { $who } ({ $value }, { $stars })
daynight-spoken-collected = Získané karty ({ $who })
daynight-spoken-removed = Späť v škatuli
daynight-spoken-dealt-from = Rozdáva sa od hráča

daynight-symbol-glass = Presýpacie hodiny, symbol času: taká karta otočí časovú kartu, z dňa je noc a naopak.
daynight-symbol-star = Hviezdy na získaných kartách sú body.
daynight-symbol-sun = Vo dne vyhráva farba s najvyšším súčtom.
daynight-symbol-moon = V noci vyhráva farba s najnižším súčtom.

## Rada

daynight-advice-take = Viac hviezd na stole nemá žiadna karta ({ $stars }).
daynight-advice-level = S ňou majú { $colours } rovnako, { $total }: takto by nevyhrala žiadna farba.
daynight-advice-turns-own = Bude s ňou { $time }; potom vedie { $colour }, súčet { $total }, a je v tom aj tvoja karta.
daynight-advice-turns-theirs = Bude s ňou { $time }; potom už { $colour }, kde nemáš žiadnu kartu, nepovedie.
daynight-advice-leads = S ňou vedie { $colour }, súčet { $total }, a je v tom aj tvoja karta.
daynight-advice-stays = Už teraz vedie { $colour }, súčet { $total }, máš v tom kartu a táto na tom nič nezmení.
daynight-advice-hand = Tejto farby ({ $colour }) máš viac, kariet: { $count }. Druhá môže nasledovať.
