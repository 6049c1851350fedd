### Dixit česky

dixit-title = Dixit Odyssey
dixit-tagline = Jeden obrázek, jedna nápověda – ani moc jasná, ani moc temná.
dixit-maker = hraje se podle pravidel hry „Dixit Odyssey“ (Libellud), neoficiální, s vlastními obrázky
dixit-variant-base = Základní hra (3–12)
dixit-variant-party = Párty (6–12)
dixit-variant-team = Dvojice (6, 8, 10, 12)

dixit-option-first_storyteller = První vypravěč
    .help = Začít může, kdo má nápovědu první; nebo se losuje.
dixit-option-first_storyteller-race = kdo má nápovědu první
dixit-option-first_storyteller-random = losuje se
dixit-option-first_storyteller-seat-1 = místo 1
dixit-option-three_player_hand = Obrázky v ruce ve třech
    .help = Ve třech jich můžete mít sedm.
dixit-option-three_player_hand-7 = 7 obrázků
dixit-option-three_player_hand-6 = 6 obrázků
dixit-option-party_hand = Obrázky v ruce v párty hře
    .help = Návod jich rozdává pět a později mluví o šesti.
dixit-option-party_hand-5 = 5 obrázků
dixit-option-party_hand-6 = 6 obrázků
dixit-option-laps = Kolikrát každý vypráví
    .help = Párty a dvojice končí, když tolikrát vyprávěl každý.
dixit-option-laps-1 = jednou
dixit-option-laps-2 = dvakrát
dixit-option-laps-3 = třikrát
dixit-option-finish = Když má někdo 30 bodů
    .help = Návod říká, že se dohraje kolo.
dixit-option-finish-round = dohraje se tenhle příběh
dixit-option-finish-lap = dohraje se celý okruh, ať vypráví všichni stejně
dixit-option-spoken = Nápovědy se říkají nahlas
    .help = Pro lidi v jedné místnosti: nic se nepíše a boti nehrají.

dixit-section-base = Základní hra
dixit-section-party = Párty
dixit-section-team = Dvojice
dixit-section-rulings = Kde návod mlčí
dixit-section-examples = Příklady

## Otázky

dixit-prompt-tell = Vyprávíš: vyber obrázek a dej nápovědu.
dixit-prompt-tell-race = Kdo má nápovědu první? Vyber obrázek a dej nápovědu.
dixit-prompt-clue = Vyprávíš: dej nápovědu dřív, než se kdo podívá na obrázky.
dixit-prompt-clue-race = Kdo má nápovědu první? Dej ji dřív, než se kdo podívá na obrázky.
dixit-prompt-give = Který tvůj obrázek se k nápovědě hodí?
dixit-prompt-offer = Kdo z vás dá obrázek? Nabídni svůj, nebo se domluvte.
dixit-prompt-answer-offer = Spoluhráč nabízí obrázek. Nech ho platit, nebo dej místo něj svůj.
dixit-prompt-vote = Který obrázek je vypravěčův?
dixit-prompt-vote-party = Který obrázek se k nápovědě hodí nejlíp?
dixit-do-tell = Vyprávět o: { $card }
dixit-do-clue = Dát nápovědu
dixit-do-give = Dát: { $cards }
dixit-do-offer = Nabídnout: { $card }
dixit-do-accept = Nechat platit
dixit-do-instead = Dát místo něj: { $card }
dixit-do-vote = Hlasovat { $places }
dixit-do-vote-red = Zelený na { $places }, červený na { $red }

## Co se děje

dixit-event-shuffled = Zamíchané obrázky: { $count }.
dixit-event-drawn = { $who-is ->
    [you] Bereš si
   *[other] { $who } si bere
  } { $count ->
    [one] jeden obrázek
    [few] { $count } obrázky
   *[other] { $count } obrázků
  }.
dixit-event-race = Kolo { $number }: vypráví, kdo má nápovědu první.
dixit-event-round = { $who-is ->
    [you] Kolo { $number }: vyprávíš.
   *[other] Kolo { $number }: vypráví { $who }.
  }
dixit-event-clue = { $who-is ->
    [you] Tvoje nápověda: { $clue }
   *[other] { $who } napovídá: { $clue }
  }
dixit-event-clue-spoken = { $who-is ->
    [you] Říkáš nápovědu nahlas.
   *[other] { $who } říká nápovědu nahlas.
  }
dixit-event-given = { $who-is ->
    [you] Dáváš obrázek.
   *[other] { $who } dává obrázek.
  }
dixit-event-given-again = { $who-is ->
    [you] Dáváš jiný obrázek.
   *[other] { $who } dává jiný obrázek.
  }
dixit-event-offered = { $who-is ->
    [you] Nabízíš obrázek za vaši dvojici.
   *[other] { $who } nabízí obrázek za dvojici.
  }
dixit-event-laid-out = Na stole leží obrázky, celkem { $count }.
dixit-event-voted = { $who } má odhlasováno.
dixit-event-voted-again = { $who } hlasuje znovu.
dixit-event-voted-own = Hlasuješ { $places }.
dixit-event-voted-own-again = Měníš hlas na { $places }.
dixit-event-revealed = { $who-is ->
    [you] Obrázek { $place } je tvůj. Hlasy: { $voters }.
   *[other] Obrázek { $place } patří: { $who }. Hlasy: { $voters }.
  }
dixit-event-revealed-alone = { $who-is ->
    [you] Obrázek { $place } je tvůj. Bez hlasu.
   *[other] Obrázek { $place } patří: { $who }. Bez hlasu.
  }
dixit-event-revealed-story = Obrázek { $place } je vypravěčův. Hlasy: { $voters }.
dixit-event-revealed-story-alone = Obrázek { $place } je vypravěčův. Bez hlasu.
dixit-event-red = Červený hlas leží na obrázku { $place }.
dixit-event-scored = { $who-is ->
    [you] Získáváš { $points ->
        [one] jeden bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
   *[other] { $who } získává { $points ->
        [one] jeden bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
  }
dixit-event-passed = Všechny obrázky z ruky jdou doleva.
dixit-event-ended = { $who-is ->
    [you] Vyhráváš, body: { $points }.
   *[other] Vyhrává { $who }, body: { $points }.
  }
dixit-event-ended-shared = Vyhrávají { $winners }, body: { $points }.
dixit-ended-base = Někdo má 30 bodů.
dixit-ended-party = Vyprávěli už všichni.
dixit-ended-team = Vyprávěli už všichni.

## Co nejde

dixit-refused-not-storyteller = V tomto kole vypráví někdo jiný.
dixit-refused-no-card-yet = V párty hře je nápověda dřív než obrázky.
dixit-refused-not-in-hand = Tenhle obrázek v ruce nemáš.
dixit-refused-spoken = U tohoto stolu se nápovědy říkají nahlas.
dixit-refused-storyteller-gives-not = Tvůj obrázek už na stole je.
dixit-refused-offer-first = Nejdřív se ve dvojici domluvte, kdo obrázek dá: nabídni svůj.
dixit-refused-how-many = Tolik obrázků se teď nedává.
dixit-refused-team-of-storyteller = Ve vypravěčově dvojici dávají obrázek oba, bez nabízení.
dixit-refused-team-settled = Obrázek vaší dvojice už je jasný.
dixit-refused-offer-order = První nabídka platí: nech ji být, nebo dej místo ní svůj obrázek.
dixit-refused-no-vote = V tomto kole nehlasuješ.
dixit-refused-own-card = Pro vlastní obrázek nehlasuje nikdo.
dixit-refused-ballot = Takhle hlasovat nejde.

## Stůl v terminálu

dixit-table-round = Kolo { $round }
dixit-table-round-of = Kolo { $round } z { $rounds }
dixit-table-target = hra končí při { $target } bodech
dixit-table-storyteller = Vypráví: { $who }
dixit-table-clue = Nápověda: { $clue }
dixit-table-no-clue = Nápověda: řečená nahlas
dixit-table-points = { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
  }
dixit-table-given = obrázek je na stole
dixit-table-offered = nabízí obrázek
dixit-table-voted = má odhlasováno
dixit-table-hand = Tvoje obrázky
dixit-table-hand-hidden = Tvoje obrázky zůstávají zakryté, dokud nepadne nápověda.
dixit-table-on-table = Na stole
dixit-table-yours = (tvůj)

## Pravidla

rule-DX-1 = Zamíchej 84 obrázků a každému jich tajně rozdej šest. Zbytek je balíček.
    .title = Šest obrázků
rule-DX-2 = Ve třech až šesti má každý jeden hlas, v sedmi až dvanácti dva.
    .title = Hlasy
rule-DX-3 = Jeden hráč vypráví: v prvním kole ten, koho nápověda napadne první, pak vždycky hráč po levici.
    .title = Vypravěč
rule-DX-4 = Vypravěč si tajně vybere obrázek a dá nápovědu: slovo, větu, malý příběh, citát, cokoli.
    .title = Nápověda
rule-DX-5 = Každý další tajně přidá vlastní obrázek, který se k nápovědě hodí.
    .title = Obrázky k nápovědě
rule-DX-6 = Všechny obrázky se zamíchají a vyloží na místa číslovaná od jedné.
    .title = Vyložení
rule-DX-7 = Všichni kromě vypravěče tajně hlasují, který obrázek je podle nich vypravěčův – pro svůj vlastní nikdy.
    .title = Hlasování
rule-DX-8 = Od sedmi hráčů smíš druhý hlas dát jinému obrázku.
    .title = Druhý hlas
rule-DX-9 = Když mají odhlasováno všichni, ukážou se hlasy i vypravěčův obrázek.
    .title = Odhalení
rule-DX-10 = Uhodli-li všichni, nebo nikdo, vypravěč nemá nic a každý jiný dva body.
    .title = Moc jasné, moc temné
rule-DX-11 = Jinak má vypravěč tři body a každý, kdo uhodl, taky.
    .title = Tak akorát
rule-DX-12 = Všichni kromě vypravěče mají navíc bod za každý hlas na svém obrázku, nejvýš tři.
    .title = Svedení z cesty
rule-DX-13 = Od sedmi hráčů je uhodnutí jediným hlasem za bod navíc.
    .title = Odvážné hlasy
rule-DX-14 = Obrázky kola se odloží a každý si doplní ruku. Když balíček nestačí, zamíchají se do nového odložené.
    .title = Nové obrázky
rule-DX-15 = Jakmile má někdo 30 bodů, kolo se dohraje a hra končí. Vyhrává nejvíc bodů.
    .title = Konec hry
rule-DX-16 = Ve třech je možné mít v ruce sedm obrázků a oba ostatní dávají po dvou, takže jich na stole leží pět.
    .title = Ve třech
rule-DX-P1 = Každý má v ruce pět obrázků a zelený hlas; vypravěč má i červený.
    .title = Párty: hlasy
rule-DX-P2 = Vypravěč dá nápovědu dřív, než se kdo podívá na své obrázky; není o žádném určitém.
    .title = Párty: nejdřív nápověda
rule-DX-P3 = Každý, i vypravěč, dá obrázek, který se hodí. Zamíchají se a vyloží.
    .title = Párty: obrázky
rule-DX-P4 = Každý dá tajně zelený hlas obrázku, který se hodí nejlíp, klidně i svému. Vypravěč dá někam i červený hlas.
    .title = Párty: hlasování
rule-DX-P5 = Máš tolik bodů, kolik je zelených hlasů na obrázku, pro který hlasuješ, i s tvým, nejvýš pět.
    .title = Párty: v dobré společnosti
rule-DX-P6 = Zelený hlas na obrázku s červeným nic nepřináší.
    .title = Párty: pod červeným
rule-DX-P7 = Zelený hlas, který je na obrázku sám, nic nepřináší.
    .title = Párty: osamělý hlas
rule-DX-P8 = Obrázky se odloží, každý si vezme jeden a pošle ruku doleva. Další vypravěč je po levici.
    .title = Párty: ruce kolují
rule-DX-P9 = Hra končí, když vyprávěli všichni. Vyhrává nejvíc bodů.
    .title = Párty: konec
rule-DX-T1 = Dvojice sedí naproti sobě a mají společné body. V ruce jsou čtyři obrázky.
    .title = Dvojice
rule-DX-T2 = Vypráví se jako v základní hře.
    .title = Dvojice: příběh
rule-DX-T3 = Obrázek přidá i vypravěčův spoluhráč. V každé jiné dvojici se ti dva nahlas domluví, kdo z nich ho dá; ukazovat ani popisovat je nesmějí.
    .title = Dvojice: kdo dává
rule-DX-T4 = Vypravěč a všichni, kdo dali obrázek, nehlasují; každá jiná dvojice má tedy jeden hlas.
    .title = Dvojice: kdo hlasuje
rule-DX-T5 = Body jsou jako v základní hře, za dvojici, bez druhých hlasů a bodu za ně.
    .title = Dvojice: body
rule-DX-T6 = Obrázky se odloží a všichni si doplní čtyři. Hra končí, když vyprávěli všichni. Vyhrává nejvíc bodů.
    .title = Dvojice: konec
rule-DX-R1 = V prvním kole smí každý poslat obrázek a nápovědu (v párty hře jen nápovědu); začíná první, která dorazí. Taky se dá losovat nebo začít místem 1. Boti se přidají, až když žádný člověk odpověď nedluží.
    .title = Kdo začíná
rule-DX-R2 = Bod navíc za jediný hlas platí, i když uhodli všichni, a do limitu tří se nepočítá.
    .title = Bod navíc
rule-DX-R3 = Se dvěma hlasy máš uhodnuto, když sedí kterýkoli, a každý hlas se počítá obrázku, na kterém leží.
    .title = Dva hlasy
rule-DX-R4 = Ve třech nehlasuješ pro žádný ze svých dvou obrázků a hlasy na obou se sčítají.
    .title = Dva obrázky
rule-DX-R5 = Stejně bodů na konci: vítězů je víc. Body nad 30 se počítají.
    .title = Víc vítězů
rule-DX-R6 = V párty hře si každý bere jeden obrázek, zpátky na počet, který se rozdával.
    .title = Ruka v párty hře
rule-DX-R7 = V párty hře bodují hlasující, ne majitel obrázku; vypravěč boduje zeleným hlasem jako každý.
    .title = Bodují hlasující
rule-DX-R8 = Červený hlas není zelený. Smí ležet na kterémkoli obrázku, i na vypravěčově vlastním nebo pod jeho zeleným hlasem. Všechny hlasy jsou tajné, dokud nejsou všechny.
    .title = Červený hlas
rule-DX-R9 = Ve dvojicích znamená „každý jiný dva body“ dva na dvojici. Hlas pro obrázek vlastního spoluhráče je dovolený a nic nepřináší. Hlasy na obrázku vypravěčova spoluhráče se jejich dvojici počítají vždycky.
    .title = Body dvojic
rule-DX-R10 = Nabídnout obrázek smějí oba, aniž ho druhý vidí. První nabídka zavře možnost druhému, který ji pak nechá platit, nebo dá místo ní svůj obrázek, a to už platí. Obrázek před odhalením nikdo neuvidí.
    .title = Nabídky
rule-DX-R11 = Ruka v párty hře je do nápovědy opravdu skrytá a obrázek vzatý před předáním nevidí ani ten, kdo ho bere. Po posledním kole nikdo nebere ani neposílá.
    .title = Skryté ruce
rule-DX-R12 = Nápověda má 1 až 200 znaků a ukazuje se jako prostý text. Jako volba se říká nahlas a nepíše.
    .title = Nápověda na obrazovce
rule-DX-R13 = Nic z toho, co se pošle před odhalením, neprozradí, čí obrázek kde leží: místa se v každém kole losují znovu.
    .title = Nic se neprozradí
rule-DX-R14 = Hra končí po příběhu, ve kterém má někdo 30 bodů, nebo jako volba, až budou všichni vyprávět stejně často.
    .title = Dohrávání
rule-DX-R15 = Krátký balíček se nejdřív rozdá, po směru hodin od vypravěčovy levice; pak se zamíchají všechny odložené a rozdává se dál.
    .title = Krátký balíček
rule-DX-R16 = Kdo hlasovat smí, ten i musí, a hlas může měnit, dokud nepřijde poslední.
    .title = Hlasují všichni
rule-DX-R17 = Dvojice sedí naproti sobě a vypráví se po směru hodin, takže každá vypráví dvakrát za okruh. I vypravěčův obrázek se vyloží. Doplňuje si jen ten, kdo obrázek dal.
    .title = Místa dvojic
rule-DX-R18 = Hlasy nikdy nedojdou, ať je v krabici, co chce.
    .title = Hlasů je dost
rule-DX-E1 = Pět hráčů, uhodli dva ze čtyř: vypravěč i oba mají tři body. Zbylí dva hlasovali pro obrázek jednoho z nich, který má tak dohromady pět.
    .title = Uhodl někdo
rule-DX-E2 = Pět hráčů, neuhodl nikdo. Na jednom obrázku leží tři hlasy a jeho majitel hlasoval pro jiný špatný: majitel má 2 + 3, majitel toho druhého 2 + 1, ostatní po dvou, vypravěč nic.
    .title = Neuhodl nikdo
rule-DX-E3 = Osm hráčů, uhodl jen někdo: jedním hlasem 3 + 1, dvěma 3. Uhodnou-li všichni: 2 + 1 a 2, vypravěč nic.
    .title = Jeden hlas, nebo dva
rule-DX-E4 = Párty v devíti: šest zelených hlasů na obrázku 3 dá každému z šesti pět bodů. Dva hlasující na obrázku 2 s červeným hlasem nemají nic a osamělý hlas taky ne.
    .title = Body v párty hře
rule-DX-E5 = Dvojice v osmi: leží pět obrázků – vypravěčův, jeho spoluhráče a po jednom z každé jiné dvojice – a hlasují tři.
    .title = Stůl dvojic

## Pictures

dixit-picture-own = { $name }
