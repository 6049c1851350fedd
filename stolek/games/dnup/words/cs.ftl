### dnup česky

dnup-title = dnup
dnup-tagline = Zbav se všech karet. Co ti soupeři vrátí, vrátí se vzhůru nohama.
dnup-variant-base = Základní hra
dnup-brief-aim = Zbav se všech karet v ruce dřív než ostatní. Každá karta má dvě hodnoty: otočíš ji vzhůru nohama a je z ní jiné číslo.
dnup-brief-win = V každém kole dostane první bez karet dva žetony a druhý jeden; pak se rozdává znovu. Vyhrává, kdo má první čtyři žetony – d, n, u a p. Ve dvou vyhrává, kdo první získá dvě kola.
dnup-brief-turn = Nejdřív odlož sadu, která před tebou leží a nikdo ji nepřebil – tím ji máš z krku. Pak udělej jednu věc: vylož sadu, přidej kartu k soupeřově sadě, vezmi si soupeřovu sadu, nebo otoč všechny karty v ruce.
dnup-teaches = Porovnávání čísel a jejich otáčení v hlavě, přemýšlení dopředu, využití toho, co je v ruce.
dnup-print-lead = Vytiskni na tvrdší papír, pokud to jde oboustranně, a nastříhej podle značek. Dva hráči vyřadí všechny karty s tečkami, tři ty se dvěma nebo třemi, čtyři ty se třemi. Místo žetonů stačí mince.

dnup-option-void_after = Kolo neplatí po tolika tazích
    .help = Kolo se může točit dokola. Když dojde k tomuhle počtu tahů, nepočítá se a rozdává se znovu.

dnup-section-cards = Karty
dnup-section-round = Kolo
dnup-section-end = Konec kola a hry
dnup-section-two = Hra ve dvou
dnup-section-rulings = Kde návod mlčí
dnup-section-examples = Příklady

## Karty

dnup-face = { $active }/{ $inactive }
    .full = { $active }, po otočení { $inactive }
dnup-face-star = { $active }/{ $inactive }★
    .full = { $active } s hvězdou, po otočení { $inactive }
dnup-value = { $n ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
    [6] šestka
    [7] sedmička
    [8] osmička
    [9] devítka
   *[10] desítka
  }
    .acc = { $n ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
        [6] šestku
        [7] sedmičku
        [8] osmičku
        [9] devítku
       *[10] desítku
    }
    .few = { $n ->
        [1] jedničky
        [2] dvojky
        [3] trojky
        [4] čtyřky
        [5] pětky
        [6] šestky
        [7] sedmičky
        [8] osmičky
        [9] devítky
       *[10] desítky
    }
    .many = { $n ->
        [1] jedniček
        [2] dvojek
        [3] trojek
        [4] čtyřek
        [5] pětek
        [6] šestek
        [7] sedmiček
        [8] osmiček
        [9] devítek
       *[10] desítek
    }
dnup-set = { $count ->
    [1] { $value }
    [2] dvě { $value-few }
    [3] tři { $value-few }
    [4] čtyři { $value-few }
   *[other] { $count } { $value-many }
  }
    .acc = { $count ->
        [1] { $value-acc }
        [2] dvě { $value-few }
        [3] tři { $value-few }
        [4] čtyři { $value-few }
       *[other] { $count } { $value-many }
    }
    .short = { dnup-set }
dnup-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
    .acc = { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }

## Otázky

dnup-prompt-turn = Jsi na tahu: vylož sadu, přidej kartu, vezmi si sadu, nebo otoč všechny karty v ruce.
    .tv = Vylož sadu, přidej kartu, vezmi si sadu, nebo otoč všechny karty v ruce.
dnup-prompt-area-1 = Tvůj tah pro oblast 1: vylož sadu, přidej kartu, vezmi si sadu, nebo otoč všechny karty v ruce.
    .tv = Oblast 1: vylož sadu, přidej kartu, vezmi si sadu, nebo otoč všechny karty v ruce.
dnup-prompt-area-2 = Tvůj tah pro oblast 2: vylož sadu, přidej kartu, vezmi si sadu, nebo otoč všechny karty v ruce.
    .tv = Oblast 2: vylož sadu, přidej kartu, vezmi si sadu, nebo otoč všechny karty v ruce.
dnup-do-lay = Vyložit { $set-acc } ({ $cards })
    .short = { $set } ({ $cards })
dnup-do-add = Přidat { $card } k sadě ({ $who }: { $set })
    .short = Přidat { $card } ({ $who }: { $set })
dnup-do-take = Vzít sadu ({ $who }: { $set })
    .short = Vzít ({ $who }: { $set })
dnup-do-rotate = Otočit všechny karty v ruce
    .short = Otočit karty
dnup-effect-out = tím se zbavíš poslední karty
dnup-effect-beats = přebíjí { $faces }
dnup-effect-returns = { $who-is ->
    [you] vrací se ti jako { $faces }
   *[other] { $who } má zpátky { $faces }
  }
dnup-effect-discards = odkládá se, { $who } už je bez karet
dnup-effect-grows = na stole bude { $faces }
dnup-effect-takes = do ruky přijde { $faces }
dnup-effect-rotates = v ruce bude { $faces }

## Co se děje

dnup-event-shuffled = Kolo { $number }: karty jsou zamíchané, rozdává se všech { $count }.
dnup-event-dealt = { $who-is ->
    [you] Dostáváš { $cards-acc }.
   *[other] { $who } dostává { $cards-acc }.
  }
dnup-event-dealt-faces = { $who-is ->
    [you] Dostáváš: { $cards }.
   *[other] { $who } dostává: { $cards }.
  }
dnup-event-begins = { $who-is ->
    [you] Máš kartu s hvězdou, takže začínáš.
   *[other] { $who } má kartu s hvězdou a začíná.
  }
dnup-event-discarded-turn = { $who-is ->
    [you] Odkládáš { $set-acc }: do tvého tahu to nikdo nepřebil.
   *[other] { $who } odkládá { $set-acc }.
  }
    .short = { $who-is ->
        [you] Tvoje sada odchází.
       *[other] { $who } odkládá.
    }
dnup-event-discarded-lap = Sada, kterou { $who-is ->
    [you] necháváš
   *[other] nechává { $who }
  } na stole, se odkládá: { $set }.
dnup-event-discarded-beaten = Přebitá sada se odkládá, { $who-is ->
    [you] ty už jsi bez karet
   *[other] { $who } už je bez karet
  }: { $set }.
dnup-event-laid = { $who-is ->
    [you] Vykládáš { $set-acc } ({ $cards }).
   *[other] { $who } vykládá { $set-acc } ({ $cards }).
  }
    .short = { $who }: { $set }.
dnup-event-added = { $who-is ->
    [you] Přidáváš { $card } k sadě, kterou má { $owner }: leží tam { $set }.
   *[other] { $who } přidává { $card } { $owner-is ->
        [you] k tvé sadě
       *[other] k sadě, kterou má { $owner }
    }: leží tam { $set }.
  }
    .short = { $owner-is ->
        [you] { $who } přidává k tvé sadě: { $set }.
       *[other] { $who } přidává: { $set }.
    }
dnup-event-returned = { $who-is ->
    [you] Bereš si zpátky { $set-acc }; v ruce z toho je { $values }.
   *[other] { $who } si bere zpátky { $set-acc }; v ruce z toho je { $values }.
  }
    .short = Zpátky v ruce: { $values }.
dnup-event-taken = { $who-is ->
    [you] Bereš si sadu, kterou má { $owner }: { $set }. V ruce z toho je { $values }.
   *[other] { $who } bere { $owner-is ->
        [you] tvou sadu
       *[other] sadu, kterou má { $owner }
    }: { $set }. V ruce z toho je { $values }.
  }
    .short = { $owner-is ->
        [you] { $who } ti bere { $set-acc }.
       *[other] { $who } bere { $set-acc }.
    }
dnup-event-rotated = { $who-is ->
    [you] Otáčíš všechny karty v ruce.
   *[other] { $who } otáčí všechny karty v ruce ({ $cards }).
  }
    .short = { $who } otáčí.
dnup-event-out-1 = { $who-is ->
    [you] Jsi první bez karet: dva žetony, celkem { $total }.
   *[other] { $who } je první bez karet: dva žetony, celkem { $total }.
  }
dnup-event-out-2 = { $who-is ->
    [you] Jsi taky bez karet: jeden žeton, celkem { $total }.
   *[other] { $who } je taky bez karet: jeden žeton, celkem { $total }.
  }
dnup-event-round-won = { $who-is ->
    [you] Vyhráváš kolo, máš { $total } ze dvou.
   *[other] { $who } vyhrává kolo, má { $total } ze dvou.
  }
dnup-event-round-ended = Kolo { $number } končí.
dnup-event-void-repeated = Potřetí nastala stejná situace: kolo se nepočítá.
dnup-event-void-too-long = Ani po { $turns } tazích nikdo nekončí: kolo se nepočítá.
dnup-event-ended = { $who-is ->
    [you] Vyhráváš.
   *[other] Vyhrává { $who }.
  }
dnup-event-ended-shared = { $winners-is ->
    [you] O vítězství se dělíte { $winners }.
   *[other] O vítězství se dělí { $winners }.
  }
dnup-ended-tokens = Někdo má čtyři žetony nebo víc.
dnup-ended-rounds = Někdo má dvě vyhraná kola.
dnup-ended-void = Tři kola za sebou se nepočítají, rozhoduje, co kdo už má.

## Co nejde

dnup-refused-out = V tomhle kole už jsi bez karet.
dnup-refused-no-cards = Sada má aspoň jednu kartu.
dnup-refused-not-in-hand = Tuhle kartu nemáš v ruce.
dnup-refused-other-way-up = Tahle karta je v ruce obráceně a jednotlivé karty se neotáčejí.
dnup-refused-mixed = V sadě mají všechny karty stejnou horní hodnotu.
dnup-refused-too-low = Stejně velká sada na stole má hodnotu { $value }; sada o { $size ->
    [one] jedné kartě
    [few] { $size } kartách
   *[other] { $size } kartách
  } musí být vyšší.
dnup-refused-equal = Sada o { $size ->
    [one] jedné kartě
    [few] { $size } kartách
   *[other] { $size } kartách
  } s hodnotou { $value } už na stole leží a stejná hodnota nestačí.
dnup-refused-no-set = Tady žádná sada neleží.
dnup-refused-own-set = Vlastní sadu vzít ani doplnit nesmíš, jen soupeřovu.
dnup-refused-other-value = K téhle sadě patří jen karta s hodnotou { $value }.

## Stůl v terminálu

dnup-table-round = Kolo { $round }, tah { $turn }
dnup-table-goal = { $areas ->
    [2] { $goal ->
        [one] k vítězství { $goal } vyhrané kolo
        [few] k vítězství { $goal } vyhraná kola
       *[other] k vítězství { $goal } vyhraných kol
    }
   *[other] { $goal ->
        [one] k vítězství { $goal } žeton
        [few] k vítězství { $goal } žetony
       *[other] k vítězství { $goal } žetonů
    }
  }
dnup-table-discards = odloženo { $count }
dnup-table-seat = { $cards }, { $areas ->
    [2] vyhraná kola { $tokens }
   *[other] žetony { $tokens }
  }
dnup-table-out = bez karet, { $areas ->
    [2] vyhraná kola { $tokens }
   *[other] žetony { $tokens }
  }
dnup-table-turn = na tahu
dnup-table-area = oblast { $area }
dnup-table-no-set = nic
dnup-table-last-lap = odloží se, až na to místo vyjde řada
dnup-table-to-beat = Co přebít
dnup-table-rung = { $cards }: nad { $above }
dnup-table-rung-free = { $cards }: volno
dnup-table-rung-closed = { $cards }: zavřeno
dnup-table-hand = Tvoje karty
dnup-table-turned = Po otočení

## Pravidla

rule-DU-1 = Karet je 40. Na každé jsou dvě různé hodnoty; platí ta, která je pro tebe nahoře. Když kartu otočíš o 180 stupňů, hodnoty si vymění místo. Karta se píše oběma: 1/5 je jednička, ze které je po otočení pětka. Na kartě 1/5 je hvězda.
    .title = Karty
rule-DU-2 = Některé karty mají v rohu jeden ze tří malých symbolů. V pěti se hraje se všemi kartami. Ve čtyřech jdou pryč ty s prvním symbolem, ve třech i s druhým, ve dvou i se třetím. Tady to stůl udělá za vás.
    .title = S kolika kartami se hraje
rule-DU-3 = Karty se zamíchají, různě pootáčejí a rozdají se všechny. Svoje si vezmeš tak, jak přišly: přerovnávat je smíš kdykoli, otáčet po jedné nikdy. Co držíš, je tajné; kolik toho držíš, vidí všichni.
    .title = Rozdání
rule-DU-4 = Sada je jedna nebo víc karet se stejnou horní hodnotou. Ta hodnota je hodnotou sady, počet karet její velikostí.
    .title = Sada
rule-DU-5 = Kolo začíná, kdo má kartu s hvězdou (hrát ji nemusí). Pak se střídáte po směru hodin.
    .title = Kdo začíná
rule-DU-6 = Když před tebou leží sada, nejdřív ji odlož: lícem dolů, do konce kola. Tím ty karty máš z krku. V prvním tahu není co odkládat. Pak udělej právě jednu ze čtyř věcí: vylož sadu, přidej kartu, vezmi si sadu, nebo otoč všechny karty v ruce.
    .title = Tah
rule-DU-6a = Vylož před sebe sadu z ruky. Nemusí to být všechny tvoje karty té hodnoty. Když na stole leží jiná sada stejné velikosti, musí být tvoje vyšší – a ta druhá se vrací do ruky tomu, komu patří.
    .title = Vyložit sadu
rule-DU-6b = Přidej právě jednu kartu z ruky k sadě soupeře. Musí mít její hodnotu. Když tím sada naroste do velikosti jiné sady na stole, musí být vyšší než ona – a ta druhá se vrací do ruky tomu, komu patří.
    .title = Přidat kartu
rule-DU-6c = Vezmi si do ruky sadu, která leží před soupeřem.
    .title = Vzít sadu
rule-DU-6d = Otoč všechny karty, které držíš. Všechny, ne jen některé.
    .title = Otočit karty v ruce
rule-DU-7 = Zlaté pravidlo: každá karta, která jde ze stolu do ruky, se cestou otočí.
    .title = Cestou do ruky se karta otočí
rule-DU-8 = Kdo první zahraje poslední kartu z ruky, získá dva žetony a v tomhle kole už netáhne. Jeho sada leží, dokud na něj znovu nevyjde řada, a pak se odloží. Když ji někdo přebije dřív, odloží se hned: do ruky se nevrací.
    .title = Kdo skončí první
rule-DU-9 = Kdo zahraje poslední kartu jako druhý, získá jeden žeton a kolo tím hned končí. Když ještě nikdo nemá čtyři žetony, rozdají se všechny karty znovu.
    .title = Kdo skončí druhý
rule-DU-10 = Kdo má jako první čtyři žetony nebo víc, hned vyhrává celou hru.
    .title = Vítězství
rule-DU-11 = Ve dvou má každý před sebou dvě oblasti a táhne dvakrát za sebou: nejdřív pro oblast 1, pak pro oblast 2 po své levici. V každém tahu odloží sadu z té oblasti a udělá jednu věc; vyložená sada přijde do oblasti, pro kterou se táhne.
    .title = Dvě oblasti
rule-DU-12 = Sada se měří s každou stejně velkou sadou na stole – i s tvou vlastní ve druhé oblasti.
    .title = I vlastní sada překáží
rule-DU-13 = Kdo má hvězdu, začíná kolo jediným tahem, a to pro oblast 2.
    .title = Začátek ve dvou
rule-DU-14 = Kdo zahraje poslední kartu z ruky, hned vyhrává kolo. Kdo první vyhraje dvě kola, vyhrává hru.
    .title = Vítězství ve dvou
rule-DU-R1 = Poslední kartu je možné zahrát i přidáním k cizí sadě. Kdo takhle skončí první, nenechává na stole žádnou sadu.
    .title = Skončit přidáním
rule-DU-R2 = K sadě hráče, který už je bez karet, se dá přidávat a dá se vzít jako každá jiná. Až by na něj vyšla řada, odloží se celá.
    .title = Sada hráče bez karet
rule-DU-R3 = Přidávat a brát jde jen u soupeřů, nikdy u vlastní sady – ve dvou ani ve tvé druhé oblasti.
    .title = Jen soupeřovy sady
rule-DU-R4 = Kdo má v ruce kartu, může vždycky všechny otočit. Nikdo tedy nezůstane bez tahu.
    .title = Vždycky něco jde
rule-DU-R5 = Kolo se může zacyklit. Nepočítá se, když potřetí nastane stejná situace (každá karta na stejném místě a stejně natočená, na řadě stejný hráč a oblast, bez karet stejný hráč; posuzuje se na začátku tahu, po odložení, kterým tah začíná), nebo když má kolo 500 tahů (počet jde v nastavení změnit). Kdo skončil první, nechává si dva žetony, víc nedostane nikdo a rozdává se znovu. Přeskočený hráč se za tah nepočítá, tah pro každou oblast ano.
    .title = Kolo, které se nepočítá
rule-DU-R6 = Vlastní karty nemusejí vyjít na všechny stejně. Ty navíc jdou po směru hodin od levého souseda toho, kdo začínal minulé kolo; v prvním kole od první židle.
    .title = Nerovné rozdání
rule-DU-R7 = Vzít sadu smíš i hned po tom, co odložíš svou: odkládá se dřív.
    .title = Nejdřív odložit
rule-DU-R8 = Stejná hodnota při stejné velikosti nepřebíjí: takový tah nejde.
    .title = Stejné nestačí
rule-DU-R9 = Vítězství je dřív než vracení. Když poslední karta kolo ukončí, přebitá sada už se nikam nevrací, ani kdyby byla tvoje vlastní.
    .title = Konec má přednost
rule-DU-R10 = Přidaná karta patří k sadě a tomu, kdo sadu má: s ní se odkládá i vrací.
    .title = Čí je přidaná karta
rule-DU-R11 = U karet na stole vidí všichni obě hodnoty. Odložené leží lícem dolů a neprohlížejí se. Kolik karet kdo drží, vidí všichni.
    .title = Co je vidět
rule-DU-R12 = Žetony nikdy nedojdou, ať je jich v krabici kolik chce. Dvě hodnoty na kartě jsou vždy různé.
    .title = Žetonů je dost
rule-DU-R13 = Ve dvou, v tahu pro oblast 1: tvoje stará sada v oblasti 2 ještě leží a nová se s ní měří.
    .title = Druhá oblast ještě leží
rule-DU-R14 = Když se nepočítá třetí kolo za sebou, hra končí: vyhrává, kdo má nejvíc žetonů (ve dvou vyhraných kol); při shodě je vítězů víc.
    .title = Třikrát dokola a dost
rule-DU-E1 = Ve třech leží na stole jedna osmička a tři čtyřky. Jednu kartu smíš vyložit jen nad 8, tři karty jen nad 4, jakýkoli jiný počet s jakoukoli hodnotou.
    .title = Co smíš vyložit
rule-DU-E2 = Na stole leží jedna dvojka a dvě sedmičky. Dvojku k dvojce přidat nejde: dvě dvojky by byly nižší než dvě sedmičky.
    .title = Kam přidat nejde
rule-DU-E3 = Na stole leží jedna osmička a dvě čtyřky, 4/6 a 4/7. Přidáš osmičku: čtyřky se vracejí tomu, komu patří, a v ruce z nich je šestka a sedmička.
    .title = Přidání, které přebíjí
rule-DU-E4 = Bereš sadu tří jedniček, 1/6, 1/8 a 1/9. V ruce z nich máš 6, 8 a 9.
    .title = Jedničky do ruky
rule-DU-E5 = Někdo vyloží poslední dvě karty a získá dva žetony. Další vyloží vyšší dvojici: první dvojice se odloží, do ruky se nevrací.
    .title = Přebito pozdě
rule-DU-E6 = Ve dvou: v oblasti 1 máš dvě čtyřky a v tahu pro oblast 2 vyložíš dvě šestky. Čtyřky se ti vracejí do ruky, otočené.
    .title = Přebíjíš vlastní sadu
rule-DU-E7 = Totéž, ale dvě šestky byly tvoje poslední karty: kolo je tvoje a čtyřky už se nevracejí.
    .title = Vítězné šestky
rule-DU-E8 = Sada pěti dvojek má hodnotu 2 a velikost 5.
    .title = Hodnota a velikost

### Table

dnup-ui-chip = Kolo { $round }
dnup-ui-you = Ty
dnup-ui-player = { $who }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
  } v ruce; žetony nebo vyhraná kola: { $tokens }
dnup-ui-area = oblast { $area }
dnup-ui-no-set = { $who-is ->
    [you] před tebou nic neleží
   *[other] { $who } před sebou nic nemá
  }
dnup-ui-set = { $who-is ->
    [you] tvoje sada: { $set }, po otočení { $back }
   *[other] { $who }: { $set }, po otočení { $back }
  }
dnup-ui-goes-back = vrátí se
dnup-ui-last-lap = naposled
dnup-ui-ladder = Co přebít, podle počtu karet
dnup-ui-above = nad { $value }
dnup-ui-free = volno
dnup-ui-closed = nelze
dnup-ui-hand = Tvoje karty
dnup-ui-card = { $card-full }
dnup-ui-actions = Akce
dnup-ui-do-lay = Vyložit
dnup-ui-do-add = Přidat
dnup-ui-do-take = Vzít
dnup-ui-do-rotate = Otočit
dnup-ui-how-lay = Vyber karty jedné hodnoty, které stůl dovolí vyložit.
dnup-ui-how-add = Vyber právě jednu kartu a ťukni na soupeřovu sadu stejné hodnoty.
dnup-ui-how-take = Ťukni na soupeřovu sadu, kterou si chceš vzít.
dnup-ui-how-rotate = Otočit karty jde, když jsi na tahu.
dnup-ui-your-turn = Jsi na tahu
dnup-ui-your-turn-area = Jsi na tahu pro oblast { $area }
dnup-ui-turn-of = { $who-is ->
    [you] Jsi na tahu
   *[other] Hraje { $who }
  }
dnup-ui-over = Hra skončila
dnup-ui-go-lay = Vyložit { $set-acc }
dnup-ui-go-add = Přidat { $value-acc } k sadě ({ $who })
dnup-ui-beats = Přebíjí { $set-acc }
dnup-ui-beats-nothing = Nikomu se nic nevrací
dnup-ui-makes = { $count ->
    [one] Na stole bude { $set }
    [few] Na stole budou { $set }
   *[other] Na stole bude { $set }
  }
dnup-ui-takes = Bereš si { $set-acc }
dnup-ui-back = { $who-is ->
    [you] Vrátí se ti jako { $values }.
   *[other] { $who } dostane zpátky { $values }.
  }
dnup-ui-holds = { $who-is ->
    [you] Budeš mít { $cards-acc }.
   *[other] Bude mít { $cards-acc }.
  }
dnup-ui-comes = V ruce z toho bude { $values }.
dnup-ui-turned = Tvoje karty po otočení
dnup-ui-empty = bez sady
dnup-ui-your-empty = tvoje sada
dnup-ui-waiting-set = { $who-is ->
    [you] odloží se, až na tebe vyjde řada
   *[other] odloží se, až vyjde řada ({ $who })
  }
dnup-ui-pick = Vyber karty, nebo soupeřovu sadu.
dnup-ui-pick-cards = Vyber karty.
dnup-ui-pick-none = Nic z ruky se teď nehodí: vezmi si sadu, nebo otoč karty.
dnup-ui-pick-none-rotate = Nic z ruky se teď nehodí: otoč karty.
dnup-ui-pick-more = Takhle to nestačí, vyber další { $value-acc }.
dnup-ui-pick-set = Ťukni na sadu, ke které ji přidáš.
dnup-ui-pick-stuck = Takhle to teď nejde vyložit ani přidat.
dnup-ui-numeral = { $n }
dnup-ui-go-rotate = Otočit všechny karty
dnup-ui-goes-off = odkládá se
dnup-ui-recap = { $round }. kolo skončilo
dnup-ui-recap-first = Bez karet první
dnup-ui-recap-out = Bez karet
dnup-ui-recap-left = { $cards ->
    [one] zbývá { $cards } karta
    [few] zbývají { $cards } karty
   *[other] zbývá { $cards } karet
}
dnup-ui-recap-won = získáno { $count } z { $goal }

## Told again after the end

dnup-highlight-set = Největší sada: { $who }, hodnota { $value }, karet: { $count }
dnup-highlight-taken = Největší úlovek: { $who }, karty: { $count }; přichází o ně { $whose }
dnup-highlight-escape = Únik o chlup: { $who } dohrává a { $other } má už jen jednu kartu

## Lekce

dnup-lesson-first = První kolo
dnup-lesson-goal = Cíl: vylož jako první poslední kartu. Za to jsou dva žetony; kdo má čtyři – d, n, u a p – vyhrává.
dnup-lesson-two-ways = Každá karta má dvě hodnoty. Platí ta horní: tohle je 2. Otočená by byla 4.
dnup-lesson-set = Karty stejné hodnoty tvoří sadu. Máš čtyři jedničky.
dnup-lesson-lay-ones = Klepni na všechny čtyři a vylož je.
dnup-lesson-gone = Tvou sadu nikdo nepřebil, a tak je na začátku tvého tahu pryč, nadobro.
dnup-lesson-lay-twos = Teď dvojici dvojek.
dnup-lesson-beaten-other = { $p2 } má na stole 8. Proti ní ležela jedna 6 ({ $p1 }): stejný počet, nižší hodnota. Vrátila se tedy do ruky.
dnup-lesson-ladder = Tady vidíš, co je třeba přebít, podle počtu karet.
dnup-lesson-add = Přidáním se můžeš zbavit právě jedné karty: klepni na svou 8, na osmičku, kterou má { $p2 }, a pak na tlačítko.
dnup-lesson-try-three = { $p1 } má jednu 5. Šla by tvoje 3? Klepni na ni a na „Vyložit“: stůl řekne, proč ne.
dnup-lesson-lay-seven = Vylož 7: přebije pětku.
dnup-lesson-came-back = { $p1 } má 8, která přebila tvou 7. Vrátila se ti do ruky a podle zlatého pravidla se otočila: teď je to 5.
dnup-lesson-turn = Podívej na spodní hodnoty: 7, 7 a 7! Otoč všechny karty v ruce.
dnup-lesson-lay-all = Tři sedmičky a nic jiného. Vylož všechny! Ostatní pak hrají dál o další žeton.
dnup-lesson-out = Končíš první: máš dva žetony. Kdo skončil druhý, dostal jeden, a kolo je u konce.
dnup-lesson-end = To je celá hra. Ještě něco: smíš si i vzít do ruky celou cizí sadu, otočenou.
dnup-lesson-two = Pro dva: v čem je hra jiná
dnup-lesson-two-goal = Cíl: vylož jako první poslední kartu. Tím vyhraješ kolo; kdo vyhraje dvě, vyhraje hru.
dnup-lesson-two-cards = Každá karta má dvě hodnoty a platí ta horní. Karty stejné hodnoty tvoří sadu; přebije ji stejně velká sada s vyšší hodnotou.
dnup-lesson-two-areas = Ve dvou má každý dvě oblasti: dvě místa na sady.
dnup-lesson-two-begin = Začíná ten, kdo má hvězdu, a jen jedním tahem: pro oblast 2.
dnup-lesson-two-lay = Vylož tam své tři dvojky.
dnup-lesson-two-played = { $p1 } má za sebou dva tahy: v oblasti 1 leží dvojice trojek, v oblasti 2 osmička.
dnup-lesson-two-turns = Odteď máš vždy dva tahy po sobě: nejdřív pro oblast 1, pak pro oblast 2.
dnup-lesson-two-fours = Vylož do oblasti 1 dvojici čtyřek: přebije trojky.
dnup-lesson-two-gone = Teď oblast 2. Tvoje tři dvojky nikdo nepřebil: jsou nadobro z kola venku.
dnup-lesson-two-own = Pozor: počítá se i tvoje vlastní sada v oblasti 1, jako každá jiná.
dnup-lesson-two-try = Přesto zkus dvojici jedniček: je nižší než tvoje čtyřky, a tak stůl řekne ne.
dnup-lesson-two-fives = Dvojice pětek je vyšší. Vylož ji a uvidíš, co se stane s tvými čtyřkami.
dnup-lesson-two-back = Tvoje vlastní čtyřky se ti vrátily do ruky, otočené: 7 a 8. I to může být chytré.
dnup-lesson-two-added = { $p1 } se zbavuje pětky: přidává ji sem. Sada je pořád tvoje, a když ji nikdo nepřebije, bude nadobro pryč.
dnup-lesson-two-end = Místo vykládání smíš taky otočit celou ruku, nebo si do ní otočenou vzít soupeřovu sadu. Hraj dál!

## Čtené nahlas

dnup-spoken-all-free = Všechno je volné.
dnup-spoken-area = { $who }, oblast { $area }
dnup-spoken-cards = karty { $cards }; zpátky v ruce { $back }
dnup-spoken-rung = { $rung } ({ $who }{ $area ->
    [2] , oblast 2
   *[other] { "" }
  })
dnup-spoken-closed = { $rung }, zavřeno
dnup-spoken-starter = Začíná
dnup-spoken-out = První bez karet
dnup-spoken-voids = Neplatná kola po sobě

dnup-symbol-card = Karta má dvě hodnoty: platí ta nahoře, po otočení vzhůru nohama ta druhá.
dnup-symbol-star = Kdo má kartu s hvězdou, začíná.
dnup-symbol-tokens = Písmena d, n, u, p jsou získané žetony: kdo má všechna čtyři, vyhrává.

## Rada

dnup-advice-out = Tím ti nezůstane v ruce žádná karta.
dnup-advice-returns = Přebíjí sadu, kterou má { $who }: jde zpátky a { $who } pak drží { $cards-acc }.
dnup-advice-lay = Zahraješ naráz { $cards-acc }.
dnup-advice-free = Na stole neleží žádná sada z jedné karty, takže je místo pro tuhle: { $set }.
dnup-advice-add = Tahle karta se ti už nevrátí: patří pak k sadě, kterou má { $who }.
dnup-advice-take = Otočené ti dají do ruky: { $set }.
dnup-advice-rotate = Po otočení máš v ruce různých hodnot { $after } místo { $before }.
