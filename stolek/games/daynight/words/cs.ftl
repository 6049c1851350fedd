### Day & Night česky

daynight-title = Day & Night
daynight-tagline = Ve dne nejvíc, v noci nejmíň – a slunce může zapadnout kdykoli.
daynight-variant-base = Základní hra
daynight-brief-aim = Sbírej karty s hvězdami. V každém kole vyhraje jedna barva, a kdo ji vynesl, vezme si kartu ze stolu.
daynight-brief-win = Vyhrává, kdo má na konci na nasbíraných kartách nejvíc hvězd.
daynight-brief-turn = Všichni najednou vynesou lícem dolů jednu kartu a pak druhou. Ve dne vyhrává barva s nejvyšším součtem, v noci s nejnižším – a přesýpací hodiny (symbol času) mění den v noc a zpátky.
daynight-teaches = Sčítání a porovnávání malých čísel, odhad, co chystají ostatní, rozhodování ve stejnou chvíli.
daynight-print-lead = Vytiskni na tvrdší papír, pokud to jde oboustranně, a nastříhej podle značek. Slunce a měsíc ukazují, jestli je den, nebo noc.

daynight-option-ending = Poslední kolo
    .help = Hra končí, když dojde balíček. Ve kterém kole přesně, nechává návod otevřené.
daynight-option-ending-empty-pile = první kolo s prázdným balíčkem
daynight-option-ending-one-more = ještě jedno po vyprázdnění balíčku
daynight-option-ending-full-refill = konec, když už nejde všem doplnit karty
daynight-option-taking = Braní karet
    .help = Kdo má brát, kartu si vzít musí, nebo ji smí nechat, dokud na stole leží nějaká hvězda. Kdo má méně hvězd, bere při stejné hodnotě dřív.
daynight-option-taking-must = bere každý
daynight-option-taking-may = kartu je možné odmítnout
daynight-option-open_discards = Odložené karty se smějí prohlížet
    .help = Všichni ty karty viděli; prohlížení jen šetří paměť.

daynight-section-setup = Před hrou
daynight-section-round = Kolo
daynight-section-end = Konec hry
daynight-section-rulings = Kde návod mlčí
daynight-section-examples = Příklady

## Karty

daynight-colour-orange = oranžová
    .acc = oranžovou
daynight-colour-blue = modrá
    .acc = modrou
daynight-colour-pink = růžová
    .acc = růžovou
daynight-colour-purple = fialová
    .acc = fialovou
daynight-face = { $colour } { $value }
    .acc = { $colour-acc } { $value }
    .full = { $colour } { $value }, { $stars ->
        [one] jedna hvězda
        [few] { $stars } hvězdy
       *[other] { $stars } hvězd
    }
    .short = { $colour } { $value } { $stars ->
        [1] hvězda
        [2] dvě hvězdy
        [3] tři hvězdy
        [4] čtyři hvězdy
       *[other] { $stars } hvězd
    }
daynight-face-time = { $colour } { $value }
    .acc = { $colour-acc } { $value }
    .full = { $colour } { $value } se symbolem času
    .short = { $colour } { $value } hodiny
daynight-time-day = den
daynight-time-night = noc

## Otázky

daynight-prompt-first = Vyber první kartu. Ostatní ji uvidí, až budou mít vybráno všichni.
    .short = První.
daynight-prompt-second = Vyber druhou kartu.
    .short = Druhá.
daynight-prompt-take = Vezmi si jednu kartu.
    .short = Vezmi si.
daynight-do-choose = Vynést: { $card-full }
    .short = { $card }
daynight-do-take = Vzít: { $card-full }
    .short = { $card }
daynight-do-decline = Nevzít si nic
daynight-effect-adds = přidá své barvě { $number }
daynight-effect-flips = otočí časovou kartu
daynight-effect-stars = { $number ->
    [0] bez hvězdy
    [one] { $number } hvězda
    [few] { $number } hvězdy
   *[other] { $number } hvězd
  }

## Co se děje

daynight-event-shuffled = Karty jsou zamíchané. { $removed ->
    [0] Žádná nejde zpět do krabice,
    [one] Jedna jde neodkrytá zpět do krabice,
    [few] { $removed } karty jdou neodkryté zpět do krabice,
   *[other] { $removed } karet jde neodkrytých zpět do krabice,
} v balíčku { $pile ->
    [one] je jedna.
    [few] jsou { $pile }.
   *[other] je jich { $pile }.
}
daynight-event-drawn = { $who-is ->
    [you] Lízáš si
   *[other] { $who } si líže
  } { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
  }.
daynight-event-drawn-own = Lízáš si: { $cards-full }.
    .short = Nové: { $cards-short }.
daynight-event-round = Kolo { $number }
daynight-event-pile-card = Z balíčku: { $card-full }.
    .short = Balíček: { $card-short }.
daynight-event-last-round = Tohle je poslední kolo.
    .short = Poslední kolo.
daynight-event-flip-pile-day = Je den (karta z balíčku otáčí časovou kartu).
    .short = Den.
daynight-event-flip-pile-night = Je noc (karta z balíčku otáčí časovou kartu).
    .short = Noc.
daynight-event-flip-day = { $who-is ->
    [you] Je den (tvoje karta otáčí časovou kartu).
   *[other] Je den ({ $who } otáčí časovou kartu).
  }
    .short = Den.
daynight-event-flip-night = { $who-is ->
    [you] Je noc (tvoje karta otáčí časovou kartu).
   *[other] Je noc ({ $who } otáčí časovou kartu).
  }
    .short = Noc.
daynight-event-chosen = { $who } má vybráno.
daynight-event-chosen-again = { $who } vybírá jinou kartu.
daynight-event-chosen-own = Vynášíš lícem dolů { $card-acc }.
daynight-event-chosen-own-again = Měníš ji za { $card-acc }.
daynight-event-revealed = { $who-is ->
    [you] Ukazuješ: { $card-full }.
   *[other] { $who }: { $card-full }.
  }
    .short = { $who } { $card-short }.
daynight-event-won = Vyhrává { $colour }, součet { $total }.
    .short = Vyhrává { $colour }: { $total }.
daynight-event-no-colour = Nevyhrává žádná barva: { $colours } mají stejný součet { $total }.
    .short = Shoda: { $colours }, { $total }.
daynight-event-order = Na řadě jsou postupně: { $order }.
daynight-event-barred = Stejná hodnota i stejně hvězd, takže bez karty: { $barred }.
    .short = Bez karty: { $barred }.
daynight-event-nobody-takes = Tuhle barvu nikdo nevynesl, takže si nikdo nic nebere.
    .short = Nikdo nic nebere.
daynight-event-taken = { $who-is ->
    [you] Bereš { $card-acc }
   *[other] { $who } bere { $card-acc }
  } { $stars ->
    [0] bez hvězdy.
    [one] s jednou hvězdou.
    [few] se { $stars } hvězdami.
   *[other] s { $stars } hvězdami.
  }
daynight-event-declined = { $who-is ->
    [you] Nebereš si nic.
   *[other] { $who } si nebere nic.
  }
daynight-event-swept = { $count ->
    [0] Na stole nic nezbylo.
    [one] Zbylá karta jde mezi odložené.
    [few] Zbylé { $count } karty jdou mezi odložené.
   *[other] Zbylých { $count } karet jde mezi odložené.
  }
daynight-event-ended = { $who-is ->
    [you] Vyhráváš
   *[other] Vyhrává { $who }
  }, { $stars ->
    [one] jedna hvězda.
    [few] { $stars } hvězdy.
   *[other] { $stars } hvězd.
  }
daynight-event-ended-shared = { $winners-is ->
    [you] O vítězství se dělíte { $winners }
   *[other] O vítězství se dělí { $winners }
  }, každý má { $stars ->
    [one] jednu hvězdu.
    [few] { $stars } hvězdy.
   *[other] { $stars } hvězd.
  }
daynight-ended = Balíček došel a poslední kolo skončilo.

## Co nejde

daynight-refused-lies-already = Tahle karta už před tebou leží lícem dolů.
daynight-refused-not-in-hand = Tuhle kartu nemáš v ruce.
daynight-refused-barred = S jiným hráčem máš stejnou hodnotu i stejně hvězd, takže si nikdo z vás kartu nebere.
daynight-refused-no-winning-card = V tomhle kole nemáš vynesenou žádnou kartu vítězné barvy.
daynight-refused-not-your-place = Před tebou berou ještě jiní.
daynight-refused-must-take = U tohohle stolu je nutné kartu vzít.
daynight-refused-must-take-starless = Žádná hvězda už nezbyla, takže kartu je nutné vzít.
daynight-refused-collected = Nasbírané karty zůstávají těm, kdo je mají.
daynight-refused-not-on-table = Tahle karta na stole neleží.

## Stůl v terminálu

daynight-table-round = Kolo { $round } z { $rounds }
daynight-table-last-round = Poslední kolo ({ $round } z { $rounds })
daynight-table-turned = Z balíčku
daynight-table-no-card = žádná karta (balíček je prázdný)
daynight-table-pile = v balíčku { $count }, odloženo { $discards }
daynight-table-sums = Součty
daynight-table-nothing-lies = Na stole zatím nic neleží.
daynight-table-face-down = lícem dolů
daynight-table-stars = { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
  } ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
  })
daynight-table-hand = Tvoje karty
daynight-table-chosen = Máš vybráno

## Pravidla

rule-DN-1 = Časová karta začíná sluncem nahoru: je den.
    .title = Slunce svítí
rule-DN-2 = Karet je 108 ve čtyřech barvách, v každé 27, s hodnotami 1 až 13. Na každé je buď jedna až čtyři hvězdy, nebo symbol času: přesýpací hodiny.
    .title = Karty
rule-DN-3 = Po zamíchání jde část karet pryč ze hry, aniž je kdo viděl: ve třech 33, ve čtyřech 16, v pěti 3. Zbytek je balíček. Které karty chybějí, se do konce hry nikdo nedozví.
    .title = Karty mimo hru
rule-DN-4 = Každý dostane sedm karet a drží je v tajnosti.
    .title = Karty v ruce
rule-DN-5 = Kolo začíná vrchní kartou balíčku, která se odkryje vedle časové karty. Když je na ní symbol času, časová karta se hned otočí.
    .title = Karta z balíčku
rule-DN-6 = Každý vynese jednu kartu lícem dolů. Jakmile mají vybráno všichni, karty se odkryjí najednou a každý symbol času na nich jednou otočí časovou kartu – dva symboly se tedy vyruší.
    .title = První karty
rule-DN-7 = Stejně vynese každý druhou kartu. První karty zůstávají ležet lícem nahoru.
    .title = Druhé karty
rule-DN-8 = Sečtou se hodnoty každé barvy na všech odkrytých kartách, i na té z balíčku. Ve dne vyhrává barva s nejvyšším součtem, v noci s nejnižším.
    .title = Vítězná barva
rule-DN-9 = Když mají rozhodující součet dvě barvy nebo víc, nevyhrává žádná a nikdo si nebere kartu. Uklidí se a každý si lízne dvě jako jindy.
    .title = Stejné součty
rule-DN-10 = Kdo vynesl aspoň jednu kartu vítězné barvy, vezme si právě jednu odkrytou kartu – kteroukoli, i tu z balíčku – a nechá ji odkrytou před sebou. Její hvězdy jsou body.
    .title = Braní karet
rule-DN-11 = Bere se podle hodnoty vynesené ve vítězné barvě: ve dne od nejvyšší, v noci od nejnižší. Dvě karty té barvy se sčítají.
    .title = Pořadí braní
rule-DN-12 = Při stejné hodnotě jde dřív ten, kdo má zatím nasbíráno méně hvězd.
    .title = Kdo má méně hvězd
rule-DN-13 = Stejná hodnota i stejně hvězd: tihle hráči si neberou nic.
    .title = Shoda ve všem
rule-DN-14 = Kartu je nutné vzít, i když na stole žádná hvězda nezbyla. V nastavení jde zvolit, že se karta smí odmítnout, dokud leží nějaká s hvězdami.
    .title = Brát se musí
rule-DN-15 = Co na stole zbylo, odloží se, každý si lízne dvě karty a časová karta zůstává, jak je. Tak je to po každém kole, i když žádná barva nevyhrála.
    .title = Úklid
rule-DN-16 = Jakmile se balíček vyprázdní, zbývá odehrát už jen jedno kolo. Potom je konec.
    .title = Poslední kolo
rule-DN-17 = Vyhrává, kdo má na nasbíraných kartách nejvíc hvězd. Při shodě vyhrává ten z nich, kdo má víc nasbíraných karet; když je shoda i v nich, dělí se o vítězství. Karty v ruce nemají cenu a odložené se nevracejí.
    .title = Kdo vyhrává
rule-DN-R1 = Barva, ze které neleží odkrytá žádná karta, nesoutěží. Když leží jen jedna barva, vyhrává ve dne i v noci.
    .title = Chybějící barvy
rule-DN-R2 = Poslední je první kolo hrané s prázdným balíčkem, počítáno po odkrytí karty z balíčku; když je balíček prázdný už na začátku, tahle karta v kole není. V nastavení jde zvolit i jinak: ještě jedno kolo, kdykoli balíček dojde, nebo konec, jakmile by balíček nedal všem dvě karty a jednu k odkrytí.
    .title = Které kolo je poslední
rule-DN-R3 = Když balíček nestačí na všechny, rozdá se po jedné kartě po směru hodin od židle vylosované na začátku, kterou všichni vidí. Po posledním kole už si nikdo nelíže.
    .title = Když balíček nestačí
rule-DN-R4 = Když mají stejnou hodnotu tři hráči nebo víc, nic si neberou jen ti, kdo mají s někým z nich stejně i hvězd; ostatní berou po řadě.
    .title = Tři se stejnou hodnotou
rule-DN-R5 = Nasbírané karty se do součtů nepočítají a nedají se vzít znovu.
    .title = Nasbírané zůstává
rule-DN-R6 = Hra ve dvou je neoficiální: ze hry jde 54 karet.
    .title = Ve dvou
rule-DN-R7 = Vyhrát může i barva, kterou má jen karta z balíčku. Pak si nikdo nic nebere.
    .title = Barva, kterou nikdo nevynesl
rule-DN-R8 = Kartu ležící lícem dolů je možné vyměnit, dokud nevybere poslední hráč.
    .title = Změna rozhodnutí
rule-DN-R9 = Odložené karty si smí každý prohlížet, pokud to nastavení nevypíná.
    .title = Odkryté odložené karty
rule-DN-E1 = Vedle časové karty leží fialová 3. Ada vynesla oranžovou 9 a růžovou 5, Ben modrou 6 a růžovou 10, Cleo oranžovou 12 a fialovou 4. Ve dne vyhrává oranžová s 21: první bere Cleo, pak Ada. V noci vyhrává modrá se 6: bere jen Ben.
    .title = Den, nebo noc
rule-DN-E2 = Je den a nejlepší součet 13 má oranžová i modrá: nevyhrává žádná barva, nikdo nebere ze stolu, všichni si líznou dvě karty.
    .title = Stejné součty
rule-DN-E3 = Je noc a dva hráči vynesli čtyřku vítězné barvy. S 5 a 2 nasbíranými hvězdami jde dřív ten, kdo má 2. Se 3 a 3 nebere ani jeden, ale třetí hráč s devítkou té barvy si kartu vezme.
    .title = Stejné hodnoty
rule-DN-E4 = Je noc. Jeden hráč vynesl 2 a 5 vítězné barvy, dohromady 7, druhý šestku: dřív bere šestka.
    .title = Dvě karty jedné barvy
rule-DN-E5 = Ve dne se najednou odkryjí tři symboly času: je noc.
    .title = Tři symboly
rule-DN-E6 = Je noc. Vedle časové karty leží modrá 2, modrou nikdo nevynesl a žádná barva nemá méně: vyhrává modrá, nikdo nebere ze stolu, všichni si líznou dvě karty.
    .title = Modrá úplně sama

### Table

daynight-ui-chip = Kolo { $round } z { $rounds }
daynight-ui-chip-last = Poslední kolo
daynight-ui-name = { $who-is ->
    [you] Ty
   *[other] { $who }
  }
daynight-ui-card = { $card-full }
daynight-ui-sums-day = Ve dne nejvíc
daynight-ui-sums-night = V noci nejmíň
daynight-ui-sum = { $colour }: { $cards ->
    [0] zatím žádná karta
   *[other] součet { $total }
  }
daynight-ui-sum-adds = { $colour }: { $adds }
daynight-ui-sum-none = { $colour }: na stole neleží žádná karta téhle barvy.
daynight-ui-leads = vede
daynight-ui-wins = vyhrává
daynight-ui-level = shoda
daynight-ui-would-lead = S tvou kartou vede { $colour }, součet { $total }.
daynight-ui-would-turn-lead = S tvou kartou bude { $time } a vede { $colour }, součet { $total }.
daynight-ui-would-tie = S tvou kartou mají { $colours } stejně: { $total }.
daynight-ui-would-turn-tie = S tvou kartou bude { $time } a { $colours } mají stejně: { $total }.
daynight-ui-round-goes = Průběh kola
daynight-ui-step-first = 1. karta
daynight-ui-step-first-brief = 1. karta · { $chosen }/{ $seats }
daynight-ui-step-first-now = 1. karta · vybráno { $chosen } z { $seats }
daynight-ui-step-second = 2. karta
daynight-ui-step-second-brief = 2. karta · { $chosen }/{ $seats }
daynight-ui-step-second-now = 2. karta · vybráno { $chosen } z { $seats }
daynight-ui-step-taking = Braní
daynight-ui-takers = Berou
daynight-ui-order = { $place }. { $who-is ->
    [you] ty
   *[other] { $who }
  }
daynight-ui-order-barred = { $who-is ->
    [you] ty nic
   *[other] { $who } nic
  }
daynight-ui-order-value = hodnota { $value }
daynight-ui-order-lead = { $who-is ->
    [you] Máš
   *[other] { $who } má
  } ve vítězné barvě { $value } a zatím { $stars ->
    [one] jednu hvězdu
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
  }.
daynight-ui-first-step = První karta
daynight-ui-second-step = Druhá karta
daynight-ui-choose-first = Vyber první kartu
daynight-ui-choose-first-hint = ostatní ji zatím neuvidí
daynight-ui-choose-second = Vyber druhou kartu
daynight-ui-choose-second-hint = první karty už leží odkryté
daynight-ui-first-revealed = První karty jsou odkryté
daynight-ui-second-revealed = Druhé karty jsou odkryté
daynight-ui-dealing = Rozdává se
daynight-ui-clearing = Uklízí se a líže se
daynight-ui-lies = Tvoje karta: { $card }
daynight-ui-may-change = { $who-count ->
    [one] změnit ji můžeš, dokud nevybere { $who }
    [few] změnit ji můžeš, dokud nevyberou { $who }
   *[other] změnit ji můžeš, dokud nevyberou ostatní
  }
daynight-ui-still-choosing = { $who-count ->
    [one] vybírá { $who }
    [few] vybírají { $who }
   *[other] vybírají { $who }
  }
daynight-ui-you-take = Bereš ty.
daynight-ui-they-take = { $who-is ->
    [you] { $who-count ->
        [one] Bereš ty.
        [few] Berete { $who }.
       *[other] Berete { $who }.
    }
   *[other] { $who-count ->
        [one] Bere { $who }.
        [few] Berou { $who }.
       *[other] Berou { $who }.
    }
  }
daynight-ui-you-take-as = Bereš jako { $place }.
daynight-ui-you-are-barred = Ty nebereš: shoda.
daynight-ui-you-take-not = Ty tentokrát nebereš.
daynight-ui-your-turn = Jsi na řadě
daynight-ui-take-one = vezmi si jednu kartu ze stolu
daynight-ui-take-one-or-none = vezmi si jednu kartu ze stolu, nebo žádnou
daynight-ui-took-one = Svou kartu už máš.
daynight-ui-takes-now = Teď bere { $who }.
daynight-ui-take-from-table = Teď se bere ze stolu, karty v ruce počkají.
daynight-ui-swap = Vyměnit za { $card-acc }
daynight-ui-moment = Okamžik…
daynight-ui-wait = Čeká se na ostatní
daynight-ui-pick-hand = Vyber kartu z ruky
daynight-ui-pick-table = Vyber kartu na stole
daynight-ui-tie = { $colours-count ->
    [2] Shoda: obě mají { $total }
   *[other] Shoda: všechny mají { $total }
  }
daynight-ui-tie-text = Nevyhrává žádná barva ({ $colours }), takže si nikdo nic nebere.
daynight-ui-nobody-takes = Nikdo nebere
daynight-ui-nobody-takes-barred = Stejná hodnota i stejně hvězd, takže bez karty: { $who }.
daynight-ui-nobody-takes-unplayed = Vyhrává { $colour }, ale tu má jen karta z balíčku.
daynight-ui-last-round = Poslední kolo
daynight-ui-last-round-text = Balíček je prázdný. Po tomhle kole se sečtou hvězdy.
daynight-ui-last-round-bare = Balíček je prázdný, karta z něj tentokrát není. Po tomhle kole se sečtou hvězdy.
daynight-ui-no-pile-card = prázdný balíček
daynight-ui-your-first = tvoje 1. karta
daynight-ui-your-second = tvoje 2. karta
daynight-ui-choosing = vybírá…
daynight-ui-spot-pile = Z balíčku:
daynight-ui-spot-first = { $who-is ->
    [you] Tvoje první karta
   *[other] { $who }, první karta
  }:
daynight-ui-spot-second = { $who-is ->
    [you] Tvoje druhá karta
   *[other] { $who }, druhá karta
  }:
daynight-ui-face-down = lícem dolů
daynight-ui-taken-by = { $who-is ->
    [you] máš ji ty
   *[other] má ji { $who }
  }
daynight-ui-takes-as = podle ní se bere jako { $place }.
daynight-ui-time-day = Je den: vyhrává barva s nejvyšším součtem.
daynight-ui-time-night = Je noc: vyhrává barva s nejnižším součtem.
daynight-ui-pile = { $count ->
    [0] Balíček je prázdný.
    [one] V balíčku zbývá jedna karta.
    [few] V balíčku zbývají { $count } karty.
   *[other] V balíčku zbývá { $count } karet.
  }
daynight-ui-discards = { $count ->
    [0] Odložená ještě není žádná karta.
    [one] Odložená je jedna karta.
    [few] Odložené jsou { $count } karty.
   *[other] Odloženo je { $count } karet.
  }
daynight-ui-discards-short = odložené
daynight-ui-discards-title = Odložené karty
daynight-ui-discards-closed = Odložené karty se u tohohle stolu neprohlížejí.
daynight-ui-collected-title = { $who-is ->
    [you] Tvoje nasbírané karty
   *[other] { $who }: nasbírané karty
  }
daynight-ui-collected = { $stars ->
    [one] jedna hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
  }, { $cards ->
    [0] žádná karta
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }
daynight-ui-seat = { $who-is ->
    [you] Ty
   *[other] { $who }
  }: { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
  }, nasbírané karty { $cards }
daynight-ui-seat-chosen = { $who-is ->
    [you] Ty
   *[other] { $who }
  }: { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
  }, nasbírané karty { $cards }, vybráno
daynight-ui-seat-choosing = { $who-is ->
    [you] Ty
   *[other] { $who }
  }: { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
  }, nasbírané karty { $cards }, zatím nevybráno
daynight-ui-hand = Tvoje karty
daynight-ui-why = Proč?
daynight-ui-won = { $who-is ->
    [you] Vyhráváš!
   *[other] Vyhrává { $who }
  }
daynight-ui-won-shared = Společné vítězství: { $who }
daynight-ui-place-most-stars = nejvíc hvězd
daynight-ui-place-more-cards = stejně hvězd jako { $who }, ale víc karet ({ $cards })
daynight-ui-place-fewer-cards = stejně hvězd jako { $who }, ale míň karet ({ $cards })
daynight-ui-place-shared = stejně hvězd i karet jako { $who } ({ $cards })
daynight-ui-place-behind = { $gap ->
    [one] o jednu hvězdu míň než
    [few] o { $gap } hvězdy míň než
   *[other] o { $gap } hvězd míň než
  } { $who-is ->
    [you] ty
   *[other] { $who }
  }

## Told again after the end

daynight-highlight-catch = Nejbohatší úlovek: { $who }, { $card }, hvězdy: { $stars }
daynight-highlight-close = Nejtěsnější výhra: { $colour }, { $round }. kolo, rozdíl { $margin }
daynight-highlight-flips = Nejneklidnější kolo: { $round }., časová karta se otočila { $count }×

## Lekce

daynight-lesson-first = První kolo
daynight-lesson-goal = Cíl: sbírej hvězdy. Kdo jich má na konci nejvíc, vyhrává.
daynight-lesson-card = Každá karta má barvu, číslo a hvězdy …
daynight-lesson-hourglass = … nebo místo nich přesýpací hodiny: mění den v noc a noc v den.
daynight-lesson-day = Teď je den: kolo vyhraje barva s nejvyšším součtem.
daynight-lesson-pile = Počítá se i tahle karta z balíčku, i přesýpací hodiny na ní: modrá už má 10.
daynight-lesson-lay-blue = Pomoz tedy modré: klepni na modrou 9 a vynes ji tlačítkem.
daynight-lesson-help-blue = To by šlo, ale vede modrá a kartu si smí vzít jen ten, kdo vynesl vítěznou barvu. Vynes modrou 9.
daynight-lesson-turned = Všechny karty se odkryly najednou: modrá má teď 32.
daynight-lesson-careful = Teď druhá karta. Pozor: tyhle hodiny by přinesly noc a pak vyhrává nejnižší součet.
daynight-lesson-lay-pink = Modrá už sotva prohraje. Vynes kteroukoli růžovou: nepotřebuješ ji.
daynight-lesson-keep-these = Tu si nech: hodiny i malé karty se za chvíli budou hodit. Vynes růžovou.
daynight-lesson-blue-wins = Vyhrává modrá. Kdo vynesl modrou, vezme si jednu kartu ze stolu, jakékoli barvy.
daynight-lesson-order = { $p1 } má modrou 13, ty modrou 9: ve dne bere dřív ten s vyšší.
daynight-lesson-try = Přesto to zkus: klepni na tuhle kartu a uvidíš, proč ještě není tvoje.
daynight-lesson-not-yet = Stůl vždy řekne, proč ne, i s pravidlem. Nejdřív bere { $p1 }, pak ty.
daynight-lesson-take = Jsi na tahu: vezmi si kartu s nejvíc hvězdami. Má čtyři!
daynight-lesson-more-stars = Šlo by to, ale má míň hvězd. Vezmi tu v rámečku.
daynight-lesson-scored = Čtyři hvězdy jsou tvoje. Zbytek se uklidí a každý si lízne dvě karty.
daynight-lesson-small = Ve dne tahle malá karta moc nezmůže. V noci by byla silná.
daynight-lesson-lay-glass = Přivolej tedy noc: vynes oranžovou 7 s hodinami.
daynight-lesson-turn-night = To by šlo, ale zůstane den. Vynes oranžovou 7 s hodinami.
daynight-lesson-night = Noc! Teď vyhrává nejnižší součet. Barva, kterou nikdo nevynesl, se nepočítá.
daynight-lesson-lay-purple = Fialová tu ještě není: sama by tvoje fialová 3 byla nejníž. Vynes ji.
daynight-lesson-lowest = Součet téhle barvy by byl vyšší. Teď vyhrává nejnižší: vynes fialovou 3.
daynight-lesson-purple-wins = Fialová vyhrává se součtem 3 a máš ji jen ty: nikdo jiný kartu nebere.
daynight-lesson-take-again = Znovu: vezmi nejvíc hvězd.
daynight-lesson-leads = Osm hvězd: vedeš. Noc trvá až do dalších hodin.
daynight-lesson-end = To je celá hra. Takhle se hraje, dokud nedojde balíček; pak se spočítají hvězdy.

## Čtené nahlas

daynight-spoken-first = První karta
daynight-spoken-second = Druhá karta
daynight-spoken-taking = Berou se karty
daynight-spoken-over = Konec hry
daynight-spoken-taken = { $card } (bere { $who })
    .full = { $card-full }, bere { $who }
    .short = { daynight-spoken-taken.full }
daynight-spoken-chosen = Vybráno mají
daynight-spoken-sum = { $label }: { $total } (karty: { $cards }).
daynight-spoken-winning = Vyhrává
daynight-spoken-takers = Berou
daynight-spoken-barred = Bez karty
daynight-spoken-declined = Kartu nechtějí
daynight-spoken-taker = { $who } ({ $value }, { $stars })
daynight-spoken-collected = Získané karty ({ $who })
daynight-spoken-removed = Zpátky v krabici
daynight-spoken-dealt-from = Rozdává se od hráče

daynight-symbol-glass = Přesýpací hodiny, symbol času: taková karta otočí časovou kartu, z dne je noc a naopak.
daynight-symbol-star = Hvězdy na získaných kartách jsou body.
daynight-symbol-sun = Ve dne vyhrává barva s nejvyšším součtem.
daynight-symbol-moon = V noci vyhrává barva s nejnižším součtem.

## Rada

daynight-advice-take = Víc hvězd na stole nemá žádná karta ({ $stars }).
daynight-advice-level = S ní mají { $colours } stejně, { $total }: takhle by nevyhrála žádná barva.
daynight-advice-turns-own = Bude s ní { $time }; pak vede { $colour }, součet { $total }, a je v tom i tvoje karta.
daynight-advice-turns-theirs = Bude s ní { $time }; pak už { $colour }, kde nemáš žádnou kartu, nepovede.
daynight-advice-leads = S ní vede { $colour }, součet { $total }, a je v tom i tvoje karta.
daynight-advice-stays = Už teď vede { $colour }, součet { $total }, máš v tom kartu a tahle na tom nic nezmění.
daynight-advice-hand = Téhle barvy ({ $colour }) máš víc, karet: { $count }. Druhá může následovat.
