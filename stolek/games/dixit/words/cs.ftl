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

## Pictures: titles and descriptions as in deck/deck.toml, which a test compares

dixit-picture-own = { $card-has ->
    [nothing] obrázek bez popisu ({ $card })
   *[words] { $card }
}
    .alt = { $card-alt }
    .alt = { $card-has ->
    [nothing] obrázek bez popisu ({ $card })
   *[words] { $card-alt }
}
dixit-picture-p01 = Příliv na chodbě
    .alt = Dlouhá zelená chodba se spoustou zavřených dveří stojí pod vodou, plave v ní papírová lodička se svíčkou a zlaté rybky. Na konci jsou jedny dveře pootevřené a svítí.
dixit-picture-p02 = Knihovna se rozlétla
    .alt = Otevřené knihy vyletují z vysokých regálů jako ptáci k velkému oknu s večerní oblohou. Jedna je na polici zavřená v ptačí kleci, vedle stojí žebřík s lucernou.
dixit-picture-p03 = Země jménem peřina
    .alt = Dřevěná postel, jejíž sešívaná přikrývka je krajina polí s řekou, smrčky a ovcemi. Na polštářích spí měsíc v čepičce; jeden díl přikrývky je odhrnutý, zespodu svítí a vede odtud žebřík.
dixit-picture-p04 = Co vidí svíčka
    .alt = Na půdě hoří svíčka před červeným houpacím koněm. Stín na stěně je obrovský kůň v plném cvalu.
dixit-picture-p05 = Snídaně s dveřmi
    .alt = Vejce v kalíšku má dveře, dvě rozsvícená okna a z rozbité špičky vede žebřík k ptáčkovi. Na kostkovaném ubruse stojí u lžičky kuře, vedle leží špička skořápky.
dixit-picture-p06 = Klubko se kutálí dolů
    .alt = Velká černá kočka sedí nad točitým schodištěm, vedle ní tyrkysové klubko. Nit běží po červeném koberci dolů až k jasnému světlu, kde sedí jiná, docela maličká kočka.
dixit-picture-p07 = Sníh mezi kabáty
    .alt = Otevřená skříň s několika kabáty, za nimi zasněžený les a v něm jelen. Sníh i stopy se sypou ven na podlahu pokoje.
dixit-picture-p08 = Ples za zdí
    .alt = Obrovská černá kočka se naklání ze strany a jedním žlutozeleným okem hledí na myší díru. V díře tančí páry myší ve zlatém sále s lustrem.
dixit-picture-p09 = V každé kapce dům
    .alt = Kapky deště na šedém okně a v nich malé domy vzhůru nohama; jedna kapka je obrovská a zlatá, s červenou střechou, stromem a houpačkou. Na parapetu stojí sklenice plná kapek a květina.
dixit-picture-p10 = Tábor pod stolem
    .alt = Pod ubrusem, mezi nohama dvou sedících lidí, hoří na koberci táborák. U něj sedí ježek a ošoupaný medvídek, který něco opéká na klacíku.
dixit-picture-p11 = Počasí v kleci
    .alt = V ptačí kleci v tichém pokoji prší z malého šedého mraku, na stěně visí obraz bílého mraku. Zlatá rybka vyskočila ze svého akvária k oknu, za nímž letí ptáci.
dixit-picture-p12 = Zrcadlo nesouhlasí
    .alt = Na židli před zlatým oválným zrcadlem sedí havran. V zrcadle je na prosluněném jezeře bílá labuť a na tmavé podlaze leží bílá pírka.
dixit-picture-p13 = Světlo pro velryby
    .alt = Na dně moře stojí červenobílý maják a vysílá paprsek temnou vodou. Kolem plavou velryby různých velikostí.
dixit-picture-p14 = Dopisy plavou domů
    .alt = Na mořském dně stojí červená poštovní schránka. Zapečetěné dopisy s ploutvemi k ní plavou v dlouhém oblouku.
dixit-picture-p15 = Osm pochůzek
    .alt = Velká oranžová chobotnice drží v každém chapadle něco jiného: deštník, knihu, klíč, šálek, kufr, hodiny, lucernu a dopis.
dixit-picture-p16 = Zahrada v přilbě
    .alt = Stará mosazná potápěčská přilba pod vodou. Za kulatým okénkem není tvář, ale slunná zahrada s rozkvetlým stromem, zajícem a ptákem.
dixit-picture-p17 = Zvon v hlubině
    .alt = Pod prázdnou loďkou s lucernou a kloboukem leží potopené město, v oknech se svítí. Provaz vede dolů k velkému zvonu ve věži, který se houpe a rozhání ryby.
dixit-picture-p18 = Tanec za vysoké vody
    .alt = Páry ve večerních šatech tančí na šachovnicové podlaze zatopeného sloupového sálu. Nad nimi visí zářící medúzy jako lustry, jedna žena tančí sama a za oknem pluje velryba.
dixit-picture-p19 = Ostrov, který plave
    .alt = Mořem plave obří želva; na krunýři jí roste tráva a velký strom s houpačkou a z domku se kouří. V dálce plave další takový ostrov.
dixit-picture-p20 = Plechová ryba
    .alt = Fialovou vodou pluje ponorka ve tvaru ryby, z kulatých oken se dívají dva lidé, třetí je plné vody a plave v něm zlatá rybka. Periskop na hladině míří na žlutou gumovou kachničku.
dixit-picture-p21 = Bouře v láhvi
    .alt = Na klidné slunné pláži se slunečníkem leží láhev. Uvnitř se loď potýká s vysokými vlnami a blesky.
dixit-picture-p22 = Bílí koně
    .alt = Z pěnivých vln tmavě modrého moře cválají čtyři bílí koně. Maják na skále nad nimi vrhá paprsek, letí dva racci.
dixit-picture-p23 = Cestující pomalým mrakem
    .alt = Večerní oblohou letí fialová velryba, na hřbetě má město s věžemi. Pod ní visí gondola s rozsvícenými okny, v ní čtyři tučňáci, jeden z nich pouští draka.
dixit-picture-p24 = Hvězdy se suší
    .alt = Mezi dvěma nočními domy visí prádelní šňůra s košilemi a svítícími hvězdami. Dole u koše plného hvězd stojí dítě, dívá se vzhůru a jednu hvězdu schovává za zády.
dixit-picture-p25 = Dvě města
    .alt = Nahoře visí hlavou dolů červené město, dole stojí zelené. Na jednom žebříku se k sobě natahují dívka a chlapec, mezi městy putují dopis, jablka a balonky.
dixit-picture-p26 = Domy se stěhují
    .alt = Čtyři domy na ptačích nohách jdou za sebou písčitou krajinou a nesou kufry. Ze směrovky se dívá sova, kočka zůstává stát.
dixit-picture-p27 = Jeden červený deštník
    .alt = Deštivá ulice shora, plná šedých deštníků. Jeden je červený, obrácený a je v něm jezírko se zlatými rybkami.
dixit-picture-p28 = Lampy na pastvě
    .alt = Nad střechami města kráčejí za soumraku žirafy, které mají místo hlav pouliční lampy. Nejmenší u nohou své matky ještě nesvítí, na zhasnuté lampě sedí pták.
dixit-picture-p29 = Továrna na počasí
    .alt = Z komínů červené továrny stoupají mraky podobné ovcím. Čtyři opravdové ovce stojí u brány, kde je podle seznamu odškrtává vlk v kabátě vrátného.
dixit-picture-p30 = Slepice na klíček
    .alt = Velká mosazná slepice s klíčkem v zádech sedí nad třemi kropenatými vejci v hnízdě z ozubených kol a drátů, jedno puká a svítí. Přihlíží malý ptáček.
dixit-picture-p31 = Houpačka v hodinách
    .alt = Vysoké hodiny ukazují skoro dvanáct. Ve skříni je večerní krajina a na kyvadle se houpe dítě; na podlaze leží jedna červená bota a klíč.
dixit-picture-p32 = Cesta, která se píše
    .alt = Ze starého psacího stroje vyjíždí papír, který se mění v silnici se smrky, domky a červeným autem. Na klávesách jsou obrázky.
dixit-picture-p33 = Noc pod jehlou
    .alt = Šicí stroj sešívá dvě látky: jedna je noční obloha s půlměsícem, druhá růžový podvečer s ptáky. Cívka září, na denní straně stojí vedle nůžek kohout.
dixit-picture-p34 = Těžší, než se zdá
    .alt = Na velkých vahách převáží jedno pírko slona, který drží v chobotu balonek. Na slonovi sedí pták, dole je myš a otevřená kniha.
dixit-picture-p35 = Všichni hledí vzhůru
    .alt = Čtyři lidé, každý jiný, míří dalekohledy na kometu na fialové obloze. Dítě vpředu klečí u malé zářící květiny.
dixit-picture-p36 = Moře na jevišti
    .alt = Červená opona se otvírá na jeviště s papírovými vlnami, lodí a mraky na provázcích, vyskakují z nich živé ryby. V prázdném hledišti leží na jednom sedadle cylindr, na druhém akvárium s rybkou.
dixit-picture-p37 = Loutka a nůžky
    .alt = Velká ruka shora vede ve světle reflektoru loutku na nitích. Loutka zvedá nůžky a některé nitě už visí volně.
dixit-picture-p38 = Jedna tvář chybí
    .alt = Šest velkých masek s korunou, rohy i peřím visí ve tmě kolem prázdného osvětleného místa. Visí tam jen utržený provázek a vzlétá velký modrooranžový motýl.
dixit-picture-p39 = Nikdo na maškarním
    .alt = Vysoký tmavý plášť drží v bílé rukavici před hrudí masku s peřím na tyčce. Místo těla je v něm hvězdné nebe nad lesem a vylétají z něj bílí ptáci.
dixit-picture-p40 = Most z dlaní
    .alt = Dvě obří ruce se zdvíhají z obou stran rokle a dotýkají se konečky prstů. Zleva po nich přichází slon, zprava liška a jelen; mezi nimi leží velké nakousnuté jablko.
dixit-picture-p41 = Ruka kvete
    .alt = Ze země roste velká ruka a z konečků prstů jí rostou rozkvetlé stromy. V dlani má hnízdo s modrými vejci, vedle je pták, zajíc a konev.
dixit-picture-p42 = Drží to ptáci
    .alt = Vysoko nad střechami fialového města kráčí někdo v pruhovaném tričku s tyčí po laně, které drží dva tmaví ptáci. Dole vzhlížejí lidé a dva z nich drží docela malou síť.
dixit-picture-p43 = Šapitó
    .alt = Červenobílé šapitó se otvírá do hvězdného nebe. Slon balancuje na měsíci, na slonovi prázdná židle; přicházejí rodiny s balonky.
dixit-picture-p44 = Utržené houpačky
    .alt = Na pouti se točí pruhovaný řetízkový kolotoč. Některé sedačky se utrhly a bílí ptáci je i s dětmi odnášejí k nebi.
dixit-picture-p45 = Odjezd z obrazu
    .alt = Parní vlak vyjíždí z obrazu hor v rámu a po kolejích sjíždí do pokoje. Na židli leží červená čepice výpravčího, na zemi čeká kufr.
dixit-picture-p46 = Rok v rámech
    .alt = Čtyři rámy jeden v druhém: zasněžený, podzimní, zelený a rozkvetlý se svítícími dveřmi. Červený pták letí z rámu do rámu, ve sněhu stojí holínky a z jedné roste květina.
dixit-picture-p47 = Poslední dílek
    .alt = Venkovská krajina s potokem, ovcemi a prázdnou červenou loďkou je složená z puzzle. Jeden dílek chybí, za ním je hvězdná noc, a černý pták ho odnáší.
dixit-picture-p48 = Druhý nátěr
    .alt = Na vysokém žebříku někdo natírá světle žluté nebe hvězdnou nocí a barva stéká dolů. Kočka prošla tmavě modrou a nechala stopy.
dixit-picture-p49 = Uvnitř, uvnitř
    .alt = Na stole čtyři matrjošky, každá má na břiše strom v jiném ročním období. Pátá, nejmenší, je otevřená a roste z ní zelený výhonek.
dixit-picture-p50 = Liščí mapa
    .alt = Stará mapa na stole s ostrovem ve tvaru sedící lišky. Tečkovaná červená cesta vede kolem studny, věže a hor ke křížku u oka, u břehů pluje loď a mořský had.
dixit-picture-p51 = Nit v bludišti
    .alt = Kulaté zelené bludiště z keřů shora, uprostřed zářící strom. Od klubka jím vede červená nit; v různých uličkách jdou postava, zajíc a jelen.
dixit-picture-p52 = Housle pod plachtou
    .alt = Po večerním moři plují housle, plachtu mají z not a cvrček ve fraku vesluje smyčcem. Vlny jsou notové osnovy.
dixit-picture-p53 = Rozkvetlý gramofon
    .alt = Trouba gramofonu je obrovský růžový květ na zeleném stonku. Kolem poletují noty a motýli, vedle leží zahradnické nůžky.
dixit-picture-p54 = Schody v tónině noci
    .alt = Klávesy klavíru tvoří točité schody fialovou nocí k otevřeným svítícím dveřím. V půli cesty se zastavil tučňák, ve vzduchu září noty.
dixit-picture-p55 = Strom si pamatuje píseň
    .alt = Pařez shora má letokruhy jako gramofonová deska s červeným středem a položenou jehlou. Na kraji zpívá pták, v listí leží sekera.
dixit-picture-p56 = Dort s pokoji
    .alt = Třípatrový dort je dům s rozsvícenými okny, dveřmi a svíčkami. Ke schodům přichází perníkový panáček s kufrem a nade vším visí velký nůž.
dixit-picture-p57 = Podnájemník
    .alt = V červeném jablku na větvi je útulný pokoj, kde si housenka s brýlemi čte při lampě. Jablko má vlastní dvířka, dole jde ježek.
dixit-picture-p58 = Léto pod sklem
    .alt = Na parapetu před zasněženou nocí stojí skleněná koule a v ní slunná pláž s palmou a slunečníkem. Pod ním stojí tučňák v černých brýlích, venku zůstala pletená čepice.
dixit-picture-p59 = Les v žárovce
    .alt = Ve tmě visí velká žárovka a v ní roste mlžný les s jelenem. O sklo se opírá žebřík a po něm leze kosmonaut; slétají se můry.
dixit-picture-p60 = Někdo volá
    .alt = Červený telefon, z něhož rostou květiny, má vyvěšené sluchátko a poslouchá u něj pták. Na kraji stolu začíná moře s velrybou a papírovou lodičkou.
dixit-picture-p61 = Nájemníci v paroží
    .alt = Jelen v padajícím sněhu má paroží jako holý strom, plné ptáků, luceren a s hnízdem. Na hlavě mu stojí domek.
dixit-picture-p62 = Hora spí
    .alt = Zasněžená hora v noci je spící medvěd a na hřbetě má vesnici s rozsvícenými okny. Dole stojí sáně s přivázaným velkým budíkem a stopy vedou pryč.
dixit-picture-p63 = Liška s barvami
    .alt = Liška se zdviženým ocasem jako štětcem sedí mezi dvěma lesíky, zeleným a oranžovočerveným. Vpředu stojí plechovky s barvami.
dixit-picture-p64 = Sova má hosty
    .alt = Celý obraz vyplňuje fialová sova, místo očí má dvě kulatá rozsvícená okna. V jednom čte myš u knih, v druhém pije myš čaj; třetí čeká před otevřenými dveřmi na jejích prsou.
dixit-picture-p65 = Pomalý kolotoč
    .alt = Velký šnek leze vysokou trávou a místo ulity nese modrobílý kolotoč s koníky. Dívá se na něj ježek.
dixit-picture-p66 = Co vidí voda
    .alt = Vlk pije pod měsícem z jezera. V odrazu je bílá ovce za jasného dne, s listím a květinami na břehu.
dixit-picture-p67 = Svíčky v lese
    .alt = V temném lese má velký ježek místo bodlin hořící svíčky. Sešly se k němu dvě veverky, zajíc a sova, na zemi leží malý dárek.
dixit-picture-p68 = Můra na střeše
    .alt = Na střechu domu s rozsvícenými okny usedla můra větší než on, pouliční lampa nesvítí. V jednom okně drží někdo svíčku, o lampu se opírá síťka.
dixit-picture-p69 = Jeden z hejna
    .alt = Na nitích visí před modrou oblohou mnoho barevných papírových jeřábů. Mezi nimi letí jeden živý bílý jeřáb a nit nad ním je utržená.
dixit-picture-p70 = Spěšná zásilka
    .alt = Nad střechami města letí za soumraku čáp a v zobáku nese plenku, v níž leží malá planeta s prstencem. Druhý čáp čeká na komíně.
dixit-picture-p71 = Sběratelova zásuvka
    .alt = V krabici s napíchanými brouky leží obrovský zelený brouk se zářící klíčovou dírkou na zádech. Vedle je klíč a lupou hledí obrovské oko.
dixit-picture-p72 = Síť na hvězdy
    .alt = Mezi dvěma tmavými stromy visí velká pavučina s chycenými hvězdami. Pavouk v klobouku leze dolů ke kádi, která je jich už plná.
dixit-picture-p73 = Nakresleno bruslemi
    .alt = Zamrzlé jezero shora: bruslař v červeném na něj právě nakreslil bruslemi obrovského ptáka. Ze zasněženého břehu se dívá liška.
dixit-picture-p74 = Host ve skleníku
    .alt = Sněhulák v klobouku a se šálou stojí v teplém skleníku plném palem a motýlů a drží červený květ. Pod ním je louže, venku na střeše sníh.
dixit-picture-p75 = Ztracená rukavice
    .alt = Velký červený palčák ve sněhu je dům s okny, komínem a dveřmi. Ve dveřích stojí myš, přišli bílý zajíc a liška.
dixit-picture-p76 = Pod ledem
    .alt = Stařík chytá dírou v ledu šedého zimního jezera a vytahuje červenou květinu. Pod ledem je léto, louka, strom a zajíc.
dixit-picture-p77 = Venčení mraku
    .alt = Postava v klobouku vede na červeném vodítku malý dešťový mrak a kde prší, rostou květiny. Pod deštníkem čeká žába.
dixit-picture-p78 = Bouře zapustila kořeny
    .alt = Z obráceného červeného deštníku roste ve fialové bouři strom z blesku. Po stranách sedí liška a zajíc, mezi nimi leží otevřená kniha.
dixit-picture-p79 = Košile táhnou na jih
    .alt = Barevné košile se utrhly z prádelní šňůry, mávají rukávy a odlétají v hejnu. Žena u šňůry za nimi zvedá ruce, v dálce je jiná šňůra ještě plná.
dixit-picture-p80 = Školka pro lampy
    .alt = V noci lije konev hvězdy na řady květináčů. Rostou v nich žárovky, některé jen v poupěti, jiné už svítí; dole vykukuje ze země krtek v černých brýlích.
dixit-picture-p81 = Ta, která se dívá jinam
    .alt = Pole slunečnic se dívá na nás, jen ta nejvyšší je k nám zády a hledí na strašáka, který před ní smeká klobouk. Na ruce mu sedí dva havrani.
dixit-picture-p82 = Mezi dvěma tahy
    .alt = V mlze na šachovnicové zemi stojí šachové figury vysoké jako věže, jeden pěšec je červený. Mezi králem a dámou jde postava s lucernou a táhne za sebou věž na kolečkách.
dixit-picture-p83 = Moře se sype
    .alt = V horní části velkých přesýpacích hodin je moře s lodí a velrybou; stéká dolů na písečný kopec, kde jdou koně kolem palmy. Venku vedle skla leží mokrá hvězdice.
dixit-picture-p84 = Trať nad knihovnou
    .alt = Vlak jede po viaduktu, jehož pilíře jsou sloupce knih. Vozy vezou rozkvetlý strom, pláž se slunečníkem a podzimní keř; někdo k němu leze po žebříku.

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
dixit-lesson-eight-differs = Když hraje sedm a víc hráčů, všechno je jako obvykle, jen má každý dva hlasy.
dixit-lesson-eight-give = Dej kterýkoli obrázek, který se hodí k nápovědě.
dixit-lesson-eight-two = Dej jeden hlas, nebo dva na různé obrázky: klepnutím obrázek zvětšíš.
dixit-lesson-eight-one = Uhodneš-li ho jediným hlasem, máš o bod víc. Rozdej hlasy a pošli je.
dixit-lesson-eight-scored = Každý hlas na tvém obrázku je bod pro tebe, nejvýš tři.
dixit-lesson-eight-end = Jinak je všechno jako obvykle. Hraj dál!
dixit-lesson-party = Párty hra
dixit-lesson-party-differs = V párty hře máš body, když stejný obrázek jako ty vyberou mnozí. Kdo má nejvíc bodů, vyhrává.
dixit-lesson-party-tell = Vyprávění je na tobě, dřív než někdo uvidí obrázky: napiš cokoli a pošli to.
dixit-lesson-party-give = Teprve teď vidíš své obrázky. Každý dá ten, který se hodí nejlíp, i ty.
dixit-lesson-party-green = Zelený hlas dej tam, kam ho dá většina; smíš i na svůj obrázek. Osamocený zelený hlas nepřinese nic.
dixit-lesson-party-red = Jako vypravěč máš i červený hlas: zelené hlasy na tom obrázku nepřinesou nic. Dej oba a pošli je.
dixit-lesson-party-scored = Máš tolik bodů, kolik zelených hlasů leží na obrázku, pro který hlasuješ, nejvýš pět.
dixit-lesson-party-end = Teď všichni předají své karty vlevo a vypráví další. Hraj dál!
dixit-lesson-team = Ve dvojicích: v čem je hra jiná
dixit-lesson-team-differs = Ve dvojicích máš body společné s tím, kdo sedí naproti: { $p3 }.
dixit-lesson-team-one = Jeden z vás dá k téhle nápovědě obrázek, druhý pak hlasuje: teď dáváš obrázek ty a hlasuje { $p3 }.
dixit-lesson-team-offer = Nabídni obrázek, lícem dolů. { $p3 } ho nechá platit, nebo dá jiný; tady ho nechá.
dixit-lesson-team-vote = Za vás hlasuje { $p3 }. Hlas na obrázek vlastní dvojice nepřinese nic.
dixit-lesson-team-scored = Body jsou jako obvykle, jen má každá dvojice společné skóre.
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
