### Dixit česky

dixit-title = Dixit Odyssey
dixit-tagline = Jeden obrázek, jedna nápověda – ani moc jasná, ani moc záhadná.
dixit-variant-base = Základní hra (3–12)
dixit-variant-party = Párty (6–12)
dixit-variant-team = Dvojice (6, 8, 10, 12)
dixit-brief-aim = Sbírej body za nápovědy a za uhodnuté obrázky. Vypravěč dá nápovědu ke svému obrázku, ostatní přidají obrázky, které se k ní hodí, a pak se hádá, který byl vypravěčův.
dixit-brief-win = Vyhrává, kdo má na konci nejvíc bodů. Základní hra končí, když má někdo 30 bodů, párty a dvojice, když už vyprávěli všichni.
dixit-brief-turn = Když vyprávíš, vyber obrázek a dej nápovědu, podle které ho někdo uhodne, ale ne všichni. Jinak dej obrázek, který se k nápovědě hodí, a pak hlasuj. V párty hře je nápověda první a všichni hlasují pro obrázek, který se hodí nejlíp.
dixit-teaches = Mluvení a popis: najít k obrázku slova, která neprozradí ani moc, ani málo. Také v cizím jazyce.
dixit-print-lead = Vytiskni na tvrdší papír, pokud to jde oboustranně, a nastříhej podle značek. K hlasování stačí lístky s čísly, body se píšou na papír.

dixit-option-first_storyteller = První vypravěč
    .help = Začít může, kdo má nápovědu první; nebo se losuje.
dixit-option-first_storyteller-race = kdo má nápovědu první
dixit-option-first_storyteller-random = losuje se
dixit-option-first_storyteller-seat-1 = židle 1
dixit-option-three_player_hand = Obrázky v ruce ve třech
    .help = Ve třech jich můžete mít sedm.
dixit-option-three_player_hand-7 = 7 obrázků
dixit-option-three_player_hand-6 = 6 obrázků
dixit-option-party_hand = Obrázky v ruce v párty hře
    .help = Návod jich rozdává pět a později mluví o šesti.
dixit-option-party_hand-5 = 5 obrázků
dixit-option-party_hand-6 = 6 obrázků
dixit-option-party_hand-five-then-six = rozdá se 5, pak se doplňuje do 6
dixit-option-own_team_vote = Hlas pro vlastní dvojici
    .help = Ve hře dvojic nevíš, který obrázek dal spoluhráč. Když je hlas pro něj zakázaný, stůl ti ho ukáže.
dixit-option-own_team_vote-allowed = dovolený, nic nepřináší
dixit-option-own_team_vote-barred = zakázaný
dixit-option-laps = Kolikrát každý vypráví
    .help = Párty a dvojice končí, když tolikrát vyprávěl každý.
dixit-option-laps-1 = jednou
dixit-option-laps-2 = dvakrát
dixit-option-laps-3 = třikrát
dixit-option-finish = Když má někdo 30 bodů
    .help = Návod říká, že se dohraje kolo.
dixit-option-finish-round = dohraje se tenhle příběh
dixit-option-finish-lap = hraje se, dokud nevyprávějí všichni stejně často
dixit-option-spoken = Nápovědy se říkají nahlas
    .help = Pro lidi v jedné místnosti: nic se nepíše a boti nehrají.
dixit-option-clues = Jazyk nápověd od botů
    .help = Boti rozumějí nápovědám ve všech šesti jazycích a vyprávějí v tomhle.
dixit-option-clues-en = anglicky
dixit-option-clues-cs = česky
dixit-option-clues-de = německy
dixit-option-clues-hu = maďarsky
dixit-option-clues-pl = polsky
dixit-option-clues-sk = slovensky

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
    .short = Tvůj obrázek.
dixit-prompt-give-two = Které dva tvoje obrázky se k nápovědě hodí?
    .short = Tvoje dva obrázky.
dixit-prompt-offer = Kdo z vás dá obrázek? Nabídni svůj, nebo se domluvte.
    .short = Nabídneš obrázek?
dixit-prompt-answer-offer = Spoluhráč nabízí obrázek. Přijmi ho, nebo dej místo něj svůj.
dixit-prompt-vote = Který obrázek je vypravěčův?
    .short = Tvůj hlas.
dixit-prompt-vote-party = Který obrázek se k nápovědě hodí nejlíp?
    .short = Tvůj hlas.
dixit-do-tell = Vyprávět o obrázku „{ $card }“
dixit-do-clue = Dát nápovědu
dixit-do-give = Dát: { $cards }
    .short = { $cards }
dixit-do-offer = Nabídnout: { $card }
    .short = { $card }
dixit-do-accept = Přijmout
dixit-do-instead = Dát místo něj: { $card }
dixit-do-vote = Hlasovat pro { $places }
    .short = pro { $places }
dixit-do-vote-red = Zelený na { $places }, červený na { $red }
    .short = Zelený { $places }, červený { $red }

## Co se děje

dixit-event-shuffled = Zamíchané obrázky: { $count }.
dixit-event-drawn = { $who-is ->
    [you] Lízáš si
   *[other] { $who } si líže
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
    [you] Dáváš { $count ->
        [1] obrázek.
       *[2] dva obrázky.
    }
   *[other] { $who } dává { $count ->
        [1] obrázek.
       *[2] dva obrázky.
    }
  }
dixit-event-given-again = { $who-is ->
    [you] Dáváš { $count ->
        [1] jiný obrázek.
       *[2] jiné obrázky.
    }
   *[other] { $who } dává { $count ->
        [1] jiný obrázek.
       *[2] jiné obrázky.
    }
  }
dixit-event-offered = { $who-is ->
    [you] Nabízíš obrázek za vaši dvojici.
   *[other] { $who } nabízí obrázek za dvojici.
  }
dixit-event-laid-out = Na stole leží obrázky, celkem { $count }.
dixit-event-team-card-own = Obrázek vaší dvojice: { $card }.
dixit-event-voted = { $who } má odhlasováno.
dixit-event-voted-again = { $who } hlasuje znovu.
dixit-event-voted-own = Hlasuješ pro { $places }.
dixit-event-voted-own-red = Dáváš zelený hlas na { $places } a červený na { $red }.
dixit-event-voted-own-again = Měníš hlas: pro { $places }.
dixit-event-revealed = { $who-is ->
    [you] Obrázek { $place } je tvůj. Hlasy: { $voters }.
   *[other] Obrázek { $place } – { $who }. Hlasy: { $voters }.
  }
    .short = { $who-is ->
        [you] Tvůj: { $voters }.
       *[other] { dixit-event-revealed }
    }
dixit-event-revealed-alone = { $who-is ->
    [you] Obrázek { $place } je tvůj. Bez hlasu.
   *[other] Obrázek { $place } – { $who }. Bez hlasu.
  }
    .short = { $who-is ->
        [you] Tvůj: bez hlasu.
       *[other] { dixit-event-revealed-alone }
    }
dixit-event-revealed-story = Obrázek { $place } je vypravěčův (hlasy: { $voters }).
    .short = Vypravěčův byl obrázek { $place }.
dixit-event-revealed-story-alone = Obrázek { $place } je vypravěčův. Bez hlasu.
    .short = Vypravěčův byl obrázek { $place }, bez hlasu.
dixit-event-red = Červený hlas leží na obrázku { $place }.
    .short = Červený: obrázek { $place }.
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
dixit-event-passed = Každý posílá obrázky z ruky doleva.
    .short = Nové obrázky.
dixit-event-ended = { $who-is ->
    [you] Vyhráváš
   *[other] Vyhrává { $who }
  }, { $points ->
    [one] jeden bod.
    [few] { $points } body.
   *[other] { $points } bodů.
  }
dixit-event-ended-shared = { $winners-is ->
    [you] O vítězství se dělíte { $winners }
   *[other] O vítězství se dělí { $winners }
  }, každý má { $points ->
    [one] jeden bod.
    [few] { $points } body.
   *[other] { $points } bodů.
  }
dixit-ended-base = Někdo má 30 bodů.
dixit-ended-party = Vyprávěli už všichni.
dixit-ended-team = Vyprávěli už všichni.

## Co nejde

dixit-refused-not-storyteller = V tomhle kole vypráví někdo jiný.
dixit-refused-no-card-yet = V párty hře je nápověda dřív než obrázky.
dixit-refused-not-in-hand = Tenhle obrázek v ruce nemáš.
dixit-refused-spoken = U tohohle stolu se nápovědy říkají nahlas.
dixit-refused-bots-spoken = Nápovědy se tu říkají nahlas a boti neslyší. Obsaďte všechny židle lidmi, nebo nápovědy pište.
dixit-refused-storyteller-gives-not = Tvůj obrázek už na stole je.
dixit-refused-offer-first = Nejdřív se ve dvojici domluvte, kdo obrázek dá: nabídni svůj.
dixit-refused-how-many = Tolik obrázků se teď nedává.
dixit-refused-team-of-storyteller = Ve vypravěčově dvojici dávají obrázek oba, bez nabízení.
dixit-refused-team-settled = Obrázek vaší dvojice už je jasný.
dixit-refused-offer-order = Spoluhráčova nabídka byla první: přijmi ji, nebo dej místo ní svůj obrázek.
dixit-refused-no-vote = V tomhle kole nehlasuješ.
dixit-refused-own-card = Pro vlastní obrázek nehlasuje nikdo.
dixit-refused-team-card = U tohohle stolu se pro obrázek vlastní dvojice nehlasuje.
dixit-refused-ballot = Takhle hlasovat nejde.

## Stůl v terminálu

dixit-table-round = Kolo { $round }
dixit-table-round-of = Kolo { $round } z { $rounds }
dixit-table-target = { $target ->
    [one] hra končí při { $target } bodu
    [few] hra končí při { $target } bodech
   *[other] hra končí při { $target } bodech
  }
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
rule-DX-5 = Všichni ostatní tajně přidají vlastní obrázek, který se k nápovědě hodí.
    .title = Obrázky k nápovědě
rule-DX-6 = Všechny obrázky se zamíchají a vyloží na místa číslovaná od jedné.
    .title = Vyložení
rule-DX-7 = Všichni kromě vypravěče tajně hlasují, který obrázek je podle nich vypravěčův – pro svůj vlastní nikdy.
    .title = Hlasování
rule-DX-8 = Od sedmi hráčů smíš druhý hlas dát jinému obrázku.
    .title = Druhý hlas
rule-DX-9 = Když mají odhlasováno všichni, ukážou se hlasy i vypravěčův obrázek.
    .title = Odhalení
rule-DX-10 = Když uhodnou všichni, nebo nikdo, vypravěč nemá nic a všichni ostatní dva body.
    .title = Moc jasné, moc záhadné
rule-DX-11 = Jinak má vypravěč tři body a každý, kdo uhodl, taky.
    .title = Tak akorát
rule-DX-12 = Všichni kromě vypravěče mají navíc bod za každý hlas na svém obrázku, nejvýš tři.
    .title = Falešná stopa
rule-DX-13 = V sedmi a víc: kdo uhodne jediným hlasem, má bod navíc.
    .title = Odvážné hlasy
rule-DX-14 = Obrázky kola se odloží a každý si dolízne do plného počtu. Když balíček nestačí, zamíchají se do nového odložené.
    .title = Nové obrázky
rule-DX-15 = Jakmile má někdo 30 bodů, kolo se dohraje a hra končí. Vyhrává, kdo má nejvíc bodů.
    .title = Konec hry
rule-DX-16 = Ve třech může mít každý v ruce sedm obrázků a ti dva, kdo nevyprávějí, dávají po dvou, takže jich na stole leží pět.
    .title = Ve třech
rule-DX-P1 = Každý má v ruce pět obrázků a zelený hlas; vypravěč má i červený, který po kole přejde na dalšího vypravěče.
    .title = Párty: hlasy
rule-DX-P2 = Vypravěč dá nápovědu dřív, než se kdo podívá na své obrázky; není o žádném určitém.
    .title = Párty: nejdřív nápověda
rule-DX-P3 = Každý, i vypravěč, dá obrázek, který se hodí. Zamíchají se a vyloží.
    .title = Párty: obrázky
rule-DX-P4 = Každý dá tajně zelený hlas obrázku, který se hodí nejlíp, klidně i svému. Vypravěč dá někam i červený hlas.
    .title = Párty: hlasování
rule-DX-P5 = Máš tolik bodů, kolik je zelených hlasů na obrázku, pro který hlasuješ, i s tvým, nejvýš pět.
    .title = Párty: v dobré společnosti
rule-DX-P6 = Zelený hlas na obrázku s červeným nic nepřináší.
    .title = Párty: pod červeným
rule-DX-P7 = Zelený hlas, který je na obrázku sám, nic nepřináší.
    .title = Párty: osamělý hlas
rule-DX-P8 = Obrázky se odloží, každý si jeden lízne a pošle obrázky z ruky doleva. Další vypravěč je po levici a dostane i červený hlas.
    .title = Párty: obrázky kolují
rule-DX-P9 = Hra končí, když každý jednou vyprávěl, nebo tolikrát, na kolika jste se domluvili. Vyhrává, kdo má nejvíc bodů.
    .title = Párty: konec
rule-DX-T1 = Hraje se ve dvojicích. Spoluhráči sedí naproti sobě a mají společné body. Každý má v ruce čtyři obrázky.
    .title = Dvojice
rule-DX-T2 = Vypráví se jako v základní hře.
    .title = Dvojice: příběh
rule-DX-T3 = Obrázek přidá i vypravěčův spoluhráč. V každé jiné dvojici se ti dva nahlas domluví, kdo z nich ho dá; ukazovat ani popisovat je nesmějí.
    .title = Dvojice: kdo dává
rule-DX-T4 = Vypravěč a všichni, kdo dali obrázek, nehlasují; každá jiná dvojice má tedy jeden hlas.
    .title = Dvojice: kdo hlasuje
rule-DX-T5 = Body jsou jako v základní hře, ale za dvojici. Druhé hlasy nejsou, a tak není ani bod navíc za jediný hlas.
    .title = Dvojice: body
rule-DX-T6 = Obrázky se odloží a každý si dolízne do čtyř. Hra končí, když každý jednou vyprávěl, nebo tolikrát, na kolika jste se domluvili. Vyhrává, kdo má nejvíc bodů.
    .title = Dvojice: konec
rule-DX-R1 = V prvním kole smí každý poslat obrázek a nápovědu (v párty hře jen nápovědu); začíná ten, čí nápověda dorazí první, a ostatním zůstanou obrázky i to, co napsali. Taky se dá losovat nebo začít židlí 1. Boti se přidají, až odpoví všichni lidé.
    .title = Kdo začíná
rule-DX-R2 = Bod navíc za jediný hlas platí, i když uhodli všichni, a do limitu tří se nepočítá.
    .title = Bod navíc
rule-DX-R3 = Se dvěma hlasy máš uhodnuto, když je jeden z nich správně, a každý hlas se počítá obrázku, na kterém leží.
    .title = Dva hlasy
rule-DX-R4 = Ve třech nehlasuješ pro žádný ze svých dvou obrázků a hlasy na obou se sčítají.
    .title = Dva obrázky
rule-DX-R5 = Stejně bodů na konci: vítězů je víc. Body nad 30 se počítají.
    .title = Víc vítězů
rule-DX-R6 = V párty hře si každý líže jeden obrázek, zpátky na počet, který se rozdával: pět, v nastavení jde zvolit šest. Třetí možnost se drží návodu doslova: rozdá se pět a od té chvíle se doplňuje do šesti.
    .title = Karty v párty hře
rule-DX-R7 = V párty hře bodují hlasující, ne ten, komu obrázek patří; vypravěč boduje zeleným hlasem jako každý.
    .title = Bodují hlasující
rule-DX-R8 = Červený hlas není zelený. Smí ležet na kterémkoli obrázku, i na vypravěčově vlastním nebo pod jeho zeleným hlasem. Všechny hlasy jsou tajné, dokud nejsou všechny.
    .title = Červený hlas
rule-DX-R9 = Ve dvojicích znamená „všichni ostatní dva body“ dva na dvojici. Hlas pro obrázek vlastního spoluhráče je dovolený a nic nepřináší; v nastavení jde zakázat a stůl pak hlasujícímu ukáže, který obrázek to je. Hlasy na obrázku vypravěčova spoluhráče se jejich dvojici počítají vždycky.
    .title = Body dvojic
rule-DX-R10 = Obrázek smí nabídnout kterýkoli z dvojice, aniž ho ukáže. Jakmile jeden nabídne, druhý už jen nabídku přijme, nebo dá místo ní svůj obrázek. To už platí: hlasuje ten z dvojice, kdo obrázek nedal. Domlouvá se přede všemi. Obrázek před odhalením nikdo neuvidí.
    .title = Nabídky
rule-DX-R11 = V párty hře jsou tvoje obrázky do nápovědy opravdu skryté a obrázek líznutý před předáním nevidí ani ten, kdo si ho lízl. Po posledním kole si nikdo nelíže ani nic neposílá.
    .title = Skryté obrázky
rule-DX-R12 = Nápověda má 1 až 200 znaků a ukazuje se jako prostý text. V nastavení jde zvolit, že se říká nahlas a nepíše.
    .title = Nápověda na obrazovce
rule-DX-R13 = Nic z toho, co se pošle před odhalením, neprozradí, čí obrázek kde leží: místa se v každém kole losují znovu.
    .title = Nic se neprozradí
rule-DX-R14 = Hra končí po příběhu, ve kterém má někdo 30 bodů. V nastavení jde zvolit, že až budou všichni vyprávět stejně často.
    .title = Dohrávání
rule-DX-R15 = Když balíček nestačí, nejdřív se rozdá celý, po směru hodin od vypravěčovy levice; pak se zamíchají všechny odložené, i z tohohle kola, a rozdává se dál.
    .title = Když balíček nestačí
rule-DX-R16 = Kdo hlasovat smí, ten i musí, a hlas může měnit, dokud nepřijde poslední.
    .title = Hlasují všichni
rule-DX-R17 = Spoluhráči sedí naproti sobě a vypráví se po směru hodin, takže každá dvojice vypráví dvakrát za okruh. I vypravěčův obrázek se vyloží. Lízne si jen ten, kdo obrázek dal.
    .title = Židle dvojic
rule-DX-R18 = Hlasů je vždycky dost pro všechny.
    .title = Hlasů je dost
rule-DX-E1 = Pět hráčů, ze čtyř hlasujících dva uhodnou: vypravěč i ti dva mají po třech bodech. Zbylí dva hlasovali pro obrázek, který patří jednomu z těch, kdo uhodli, a ten tak má dohromady pět.
    .title = Uhodl někdo
rule-DX-E2 = Pět hráčů, neuhodl nikdo. Na jednom obrázku leží tři hlasy a ten, komu patří, hlasoval pro jiný špatný: má 2 + 3, komu patří ten druhý obrázek, má 2 + 1, ostatní po dvou, vypravěč nic.
    .title = Neuhodl nikdo
rule-DX-E3 = Osm hráčů, uhodl jen někdo: jedním hlasem 3 + 1, dvěma 3. Když uhodnou všichni: 2 + 1 a 2, vypravěč nic.
    .title = Jeden hlas, nebo dva
rule-DX-E4 = Párty v devíti: šest zelených hlasů na obrázku 3 dá každému z šesti pět bodů. Dva hlasující na obrázku 2 s červeným hlasem nemají nic a osamělý hlas taky ne.
    .title = Body v párty hře
rule-DX-E5 = Dvojice v osmi: leží pět obrázků – vypravěčův, jeho spoluhráče a po jednom z každé jiné dvojice – a hlasují tři.
    .title = Stůl dvojic

## A picture of somebody's own; the titles and descriptions of ours are in deck/words/

dixit-picture-own = { $card-has ->
    [nothing] obrázek bez popisu ({ $card })
   *[words] { $card }
}
    .alt = { $card-has ->
    [nothing] obrázek bez popisu ({ $card })
   *[words] { $card-alt }
}

### Stůl

dixit-ui-chip-target = Kolo { $round } · do { $target }
dixit-ui-chip-rounds = Kolo { $round } z { $rounds }
dixit-ui-alt = { $card-alt }
dixit-ui-clue = „{ $clue }“
dixit-ui-spoken = Nápověda zazněla nahlas
dixit-ui-tells = { $who-is ->
    [you] vyprávíš
   *[other] vypráví { $who }
  }
dixit-ui-thinks = { $who-is ->
    [you] Teď vyprávíš.
   *[other] { $who } vymýšlí nápovědu.
  }
dixit-ui-over = Večer v obrázcích
dixit-ui-pictures = Obrázky
dixit-ui-players = Hráči
dixit-ui-you = Ty
dixit-ui-team = dvojice { $team }
dixit-ui-teller = vypráví
dixit-ui-choosing = ještě vybírá
dixit-ui-done = hotovo
dixit-ui-waiting = Čeká se: { $whose }
dixit-ui-place = Obrázek { $place }: { $card }
dixit-ui-place-own = Obrázek { $place } · tvůj: { $card }
dixit-ui-place-team = Obrázek { $place } · vaší dvojice: { $card }
dixit-ui-place-of = { $place } z { $count }
dixit-ui-yours = (tvůj)
dixit-ui-own = tvůj
dixit-ui-yours-team = (vaší dvojice)
dixit-ui-own-team = vaší dvojice
dixit-ui-enlarge = Zvětšit: { $card }
dixit-ui-before = Předchozí obrázek
dixit-ui-after = Další obrázek
dixit-ui-field = Tvoje nápověda
dixit-ui-field-hint = Slovo, věta, písnička…
dixit-ui-count = { $count }/{ $most }
dixit-ui-hidden = Obrázky zůstanou rubem nahoru, dokud nepadne nápověda.
dixit-ui-given = dáváš
dixit-ui-given-hint = Tenhle obrázek dáváš. Ještě můžeš dát jiný.
dixit-ui-offered = nabízíš
dixit-ui-told = tvůj obrázek
dixit-ui-pick = Vybrat tenhle ({ $n } ze { $count })
dixit-ui-unpick = Vrátit: { $card }
dixit-ui-do-tell = Vyprávět s tímhle
dixit-ui-do-give = Dát tenhle obrázek
dixit-ui-do-offer = Nabídnout tenhle obrázek
dixit-ui-do-instead = Dát místo něj tenhle
dixit-ui-vote = Hlasovat pro { $place }
dixit-ui-vote-first = První hlas sem
dixit-ui-vote-second = Druhý hlas sem
dixit-ui-vote-off = Vzít hlas zpět
dixit-ui-green = Zelený sem
dixit-ui-red = Červený sem
dixit-ui-green-on = zelený hlas
dixit-ui-red-on = červený hlas
dixit-ui-vote-on = tvůj hlas
dixit-ui-why-own = Tvůj obrázek: proč ne?
dixit-ui-why-team = Obrázek vaší dvojice: proč ne?
dixit-ui-all = Všech { $count }
dixit-ui-look = Klepni na obrázek: zvětší se a můžeš hlasovat.
dixit-ui-ask-both = Máš dva hlasy: zelený obrázku, který sedí nejlíp, červený tomu, kde zelené hlasy nic nevynesou.
dixit-ui-ask-red = Teď červený hlas: zelené hlasy na tom obrázku nic nevynesou.
dixit-ui-ask-green = Teď zelený hlas: obrázek, který sedí nejlíp.
dixit-ui-both-on-one = Zelený i červený na jednom obrázku: tvůj vlastní zelený hlas tam nic nevynese.
dixit-ui-single = Když uhodneš jediným hlasem, máš bod navíc.
dixit-ui-voted = Tvůj hlas: { $places }. Než odhlasují všichni, můžeš ho změnit.
dixit-ui-of = { $who-is ->
    [you] tvůj obrázek
   *[other] obrázek: { $who }
  }
dixit-ui-votes = Hlasy: { $whose }
dixit-ui-votes-all = Hlasy: všichni
dixit-ui-no-votes = bez hlasu
dixit-ui-nothing = tentokrát nic
dixit-ui-plus = +{ $points }
dixit-ui-why-DX-10 = uhodli všichni, nebo nikdo
dixit-ui-why-DX-11 = uhodnuto
dixit-ui-why-DX-11-teller = uhodl někdo, ne všichni
dixit-ui-why-DX-11-team = dvojice uhodla
dixit-ui-why-DX-12 = { $points ->
    [1] hlas na obrázku
   *[other] hlasy na obrázku
  }
dixit-ui-why-DX-13 = jediným hlasem
dixit-ui-why-DX-P5 = ve shodě
dixit-ui-why-DX-P5-each = každému, kdo ho zvolil
dixit-ui-why-DX-P6 = pod červeným
dixit-ui-why-DX-P7 = jediný hlas: nic
dixit-ui-why-points = Proč { $points }?
dixit-ui-found = uhodlo: { $count } / { $all }
dixit-ui-found-alike = uhodlo: { $count } / { $all } – všichni ostatní +{ $points }
dixit-ui-track = Body na cestě do { $target }
dixit-ui-tv-race = Koho první napadne nápověda?
dixit-ui-tv-give = každý dává obrázek, který se k ní hodí
dixit-ui-tv-vote = který obrázek to je?
dixit-ui-tv-vote-party = který obrázek sedí nejlíp?
dixit-ui-tv-last = Minulé kolo: { $clue }
dixit-ui-tv-winner = { $count ->
    [1] Vyhrává { $whose }
   *[other] Společné vítězství: { $whose }
  }
dixit-ui-last = Minulé kolo
dixit-ui-talk = Domluvit se přede všemi
dixit-ui-story-before = Předchozí příběh
dixit-ui-story-after = Další příběh
dixit-ui-story = Příběh { $n } z { $count }
dixit-ui-story-contents = Všechny příběhy
dixit-ui-told-by = vypráví { $name }
dixit-ui-story-save = Uložit knížku příběhů
dixit-ui-story-print = Vytisknout knížku příběhů

## Co se u botů měří

dixit-figure-heard = Obrázek uhodnutý mezi šesti podle nápovědy od někoho, kdo ho viděl, { $language }
dixit-figure-table = Obrázek, který silní boti najdou podle nápovědy diváka mezi kartami ostatních, { $language }
dixit-figure-herd = Kola, v nichž většina hlasuje pro tentýž špatný obrázek, hráčů: { $seats }
dixit-figure-own-all = Totéž jen podle názvů, jako u vlastních obrázků
dixit-figure-own = Jen podle názvů, nápovědy v jazyce { $language } a názvy v jazyce { $titles }
dixit-figure-themes = Obrázek s tématem uhodnutý mezi šesti podle nového slova pro ně, { $language }
dixit-figure-told = Bodující příběhy silných botů, hráčů: { $seats }
dixit-figure-alike = Dvojice posluchačů, kteří se shodnou, jestli uhodli, hráčů: { $seats }
dixit-figure-found = Posluchači, kteří příběh uhodnou, hráčů: { $seats }
dixit-figure-ms-tell = Rozhodnutí, co vyprávět, průměrně
dixit-figure-ms-give = Rozhodnutí, který obrázek dát, průměrně
dixit-figure-ms-vote = Rozhodnutí, jak hlasovat, průměrně
dixit-figure-slow-tell = Co vyprávět, nejpomalejší z dvaceti
dixit-figure-slow-give = Který obrázek dát, nejpomalejší z dvaceti
dixit-figure-slow-vote = Jak hlasovat, nejpomalejší z dvaceti

### Domluva ve dvojici (DX-T3)

dixit-phrase-fits = Mám něco, co sedí.
dixit-phrase-a-little = Moje sedí jen trochu.
dixit-phrase-not-at-all = Nic vhodného nemám.
dixit-phrase-you = Dej tentokrát ty.
dixit-phrase-me = Nech to na mně.
dixit-phrase-as-you-like = Jak chceš.
dixit-phrase-moment = Chvilku, přemýšlím.
dixit-phrase-agreed = Platí.

## Told again after the end

dixit-highlight-clue = Nejlepší nápověda: „{ $clue }“, { $who }, uhodlo { $found } z { $voters }
dixit-highlight-clue-spoken = Nejlepší nápověda: řečená nahlas, { $who }, uhodlo { $found } z { $voters }
dixit-highlight-astray = Nejlepší převlek: { $who }, hlasy pro podstrčený obrázek: { $count }
dixit-highlight-escape = Únik o chlup: „{ $clue }“, { $who }, vedle padl jen jeden hlas
dixit-highlight-escape-spoken = Únik o chlup: řečeno nahlas, { $who }, vedle padl jen jeden hlas
dixit-highlight-favourite = Nejoblíbenější obrázek: { $who }, hlasy: { $count }

## Lekce

dixit-lesson-first = První příběh
dixit-lesson-goal = Cíl: body za uhodnuté obrázky a za to, že druzí uhodnou tvoje. Jakmile někdo dojde na 30, hra končí.
dixit-lesson-clue = Vypráví { $p3 }: myslí na jeden obrázek a řekne o něm jen tohle.
dixit-lesson-give = Všichni přidají obrázek, který se hodí taky. Prolistuj si svoje.
dixit-lesson-snail = Šnek si domov nese s sebou: klepni na něj a dej ho.
dixit-lesson-mixed = Všechny čtyři obrázky leží zamíchané. Který patří vypravěči ({ $p3 })?
dixit-lesson-own = Pro svůj obrázek hlasovat nejde. Jestli chceš, zkus to a vrať se.
dixit-lesson-vote = Domy, které jdou s kufry: to musí být on. Klepni na obrázek a hlasuj.
dixit-lesson-found = Někdo ho uhodl, ale ne všichni: 3 body pro vypravěče a 3 pro tebe i pro hráče { $p1 }.
dixit-lesson-fooled = { $p2 } má hlas na tvém šnekovi: máš o bod víc. Proto se vyplatí dát obrázek, který se dobře hodí.
dixit-lesson-balance = Kdyby ho uhodli všichni, nebo nikdo, vypravěč by nedostal nic a každý jiný 2 body.
dixit-lesson-tell = Teď vyprávíš ty. Vyber kterýkoli svůj obrázek.
dixit-lesson-words = Napiš slovo nebo větu: ne moc lehkou, ne moc těžkou. Pak ji pošli.
dixit-lesson-told = Tady to je: kdo uhodl tvůj obrázek a kolik bodů z toho kdo má.
dixit-lesson-end = To je celá hra: vypráví se dokola, dokud někdo nemá 30 bodů.
dixit-lesson-eight = Sedm a víc hráčů: v čem je hra jiná
dixit-lesson-eight-differs = Všichni přidají obrázek, který se hodí, a pak hádají, který je vypravěčův: od sedmi hráčů dvěma hlasy.
dixit-lesson-eight-give = Dej kterýkoli obrázek, který se hodí k nápovědě.
dixit-lesson-eight-two = Dej jeden hlas, nebo dva na různé obrázky: klepnutím obrázek zvětšíš.
dixit-lesson-eight-one = Uhodneš-li ho jediným hlasem, máš o bod víc. Rozdej hlasy a pošli je.
dixit-lesson-eight-found = Když příběh najdou jen někteří, mají oni i vypravěč po 3 bodech. Jinak nemá vypravěč nic a ostatní po 2.
dixit-lesson-eight-scored = Každý hlas na tvém obrázku je bod pro tebe, nejvýš tři.
dixit-lesson-eight-end = Všichni postupně vyprávějí, dokud někdo nemá 30 bodů. Hraj dál!
dixit-lesson-party = Párty hra
dixit-lesson-party-differs = V párty hře máš body, když stejný obrázek jako ty vyberou mnozí. Kdo má nejvíc bodů, vyhrává.
dixit-lesson-party-tell = Vyprávění je na tobě, dřív než někdo uvidí obrázky: napiš cokoli a pošli to.
dixit-lesson-party-give = Teprve teď vidíš své obrázky. Každý dá ten, který se hodí nejlíp, i ty.
dixit-lesson-party-green = Zelený hlas dej tam, kam ho dá většina; smíš i na svůj obrázek. Osamocený zelený hlas nepřinese nic.
dixit-lesson-party-red = Jako vypravěč máš i červený hlas: zelené hlasy na tom obrázku nepřinesou nic. Dej oba a pošli je.
dixit-lesson-party-scored = Máš tolik bodů, kolik zelených hlasů leží na obrázku, pro který hlasuješ, nejvýš pět.
dixit-lesson-party-end = Teď všichni předají své karty vlevo a vypráví další. Hraj dál!
dixit-lesson-team = Ve dvojicích: v čem je hra jiná
dixit-lesson-team-differs = Body jsou za uhodnuté obrázky a za to, že druzí uhodnou tvoje. Máš je společné s tím, kdo sedí naproti: { $p3 }.
dixit-lesson-team-one = Vypráví { $p1 }: myslí na jeden obrázek a řekne o něm jen tohle.
dixit-lesson-team-both = Jeden z vás dvou přidá obrázek, který se hodí. Druhý pak hádá, který je vypravěčův. Teď dáváš ty a hádá { $p3 }.
dixit-lesson-team-offer = Nabídni obrázek, lícem dolů. { $p3 } ho nechá platit, nebo dá jiný; tady ho nechá.
dixit-lesson-team-vote = Za vás hlasuje { $p3 }. Hlas na obrázek vlastní dvojice nepřinese nic.
dixit-lesson-team-scored = Správný tip jsou 3 body, i pro dvojici vypravěče. Když uhodnou všichni, nebo nikdo, mají ostatní dvojice po 2. Každý hlas na váš obrázek je 1 bod.
dixit-lesson-team-end = Každý vypráví jednou; pak vyhrává nejlepší dvojice. Hraj dál!

## Čtené nahlas

dixit-spoken-tell = Čeká se na nápovědu
dixit-spoken-give = Vybírají se obrázky
dixit-spoken-vote = Hlasuje se
dixit-spoken-over = Konec hry
dixit-spoken-given = Tvůj obrázek v tomhle kole
dixit-spoken-offer = Nabídka
dixit-spoken-barred = Nemůžeš hlasovat pro
dixit-spoken-ballot = Tvůj hlas: { $places }{ $red ->
    [0] .
   *[other] ; červený: { $red }.
  }
dixit-spoken-voted = Odhlasováno mají
dixit-spoken-offered = Nabízejí obrázek
dixit-spoken-laid = Dané obrázky, kolem stolu
dixit-spoken-picture = { $place }: { $card }
dixit-spoken-picture-own = { $card } (tvůj)
dixit-spoken-round = Minulé kolo, vypráví { $who }. { $clue }.
dixit-spoken-vote-of = Hlas ({ $who }): { $places }{ $red ->
    [0] .
   *[other] ; červený: { $red }.
  }
dixit-spoken-described-place = { $place }: { $card }. { $card-alt }
dixit-spoken-described = { $card }. { $card-alt }
