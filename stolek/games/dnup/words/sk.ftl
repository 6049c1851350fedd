### dnup po slovensky

dnup-title = dnup
dnup-tagline = Zbav sa všetkých kariet. Čo ti súperi vrátia, vráti sa hore nohami.
dnup-variant-base = Základná hra
dnup-brief-aim = Zbav sa všetkých kariet v ruke skôr ako ostatní. Každá karta má dve hodnoty: otočíš ju hore nohami a je z nej iné číslo.
dnup-brief-win = V každom kole dostane prvý bez kariet dva žetóny a druhý jeden; potom sa rozdáva znova. Vyhráva, kto má prvý štyri žetóny – d, n, u a p. Vo dvojici vyhráva, kto prvý získa dve kolá.
dnup-brief-turn = Najprv odlož sadu, ktorá pred tebou leží a nikto ju neprebil – tým ju máš z krku. Potom sprav jednu vec: vylož sadu, pridaj kartu k súperovej sade, vezmi si súperovu sadu, alebo otoč všetky karty v ruke.
dnup-teaches = Porovnávanie čísel a ich otáčanie v hlave, myslenie dopredu, využitie toho, čo je v ruke.
dnup-print-lead = Vytlač na tvrdší papier, ak sa dá obojstranne, a rozstrihaj podľa značiek. Dvaja hráči vyradia všetky karty s bodkami, traja tie s dvoma alebo tromi, štyria tie s tromi. Namiesto žetónov stačia mince.

dnup-option-void_after = Kolo neplatí po toľkých ťahoch
    .help = Kolo sa môže točiť dokola. Keď dôjde k tomuto počtu ťahov, nepočíta sa a rozdáva sa znova.

dnup-section-cards = Karty
dnup-section-round = Kolo
dnup-section-end = Koniec kola a hry
dnup-section-two = Hra vo dvojici
dnup-section-rulings = Kde návod mlčí
dnup-section-examples = Príklady

## Karty

dnup-face = { $active }/{ $inactive }
    .full = { $active }, po otočení { $inactive }
dnup-face-star = { $active }/{ $inactive }★
    .full = { $active } s hviezdou, po otočení { $inactive }
dnup-value = { $n ->
    [1] jednotka
    [2] dvojka
    [3] trojka
    [4] štvorka
    [5] päťka
    [6] šestka
    [7] sedmička
    [8] osmička
    [9] deviatka
   *[10] desiatka
  }
    .acc = { $n ->
        [1] jednotku
        [2] dvojku
        [3] trojku
        [4] štvorku
        [5] päťku
        [6] šestku
        [7] sedmičku
        [8] osmičku
        [9] deviatku
       *[10] desiatku
    }
    .few = { $n ->
        [1] jednotky
        [2] dvojky
        [3] trojky
        [4] štvorky
        [5] päťky
        [6] šestky
        [7] sedmičky
        [8] osmičky
        [9] deviatky
       *[10] desiatky
    }
    .many = { $n ->
        [1] jednotiek
        [2] dvojok
        [3] trojok
        [4] štvoriek
        [5] pätiek
        [6] šestiek
        [7] sedmičiek
        [8] osmičiek
        [9] deviatok
       *[10] desiatok
    }
dnup-set = { $count ->
    [1] { $value }
    [2] dve { $value-few }
    [3] tri { $value-few }
    [4] štyri { $value-few }
   *[other] { $count } { $value-many }
  }
    .acc = { $count ->
        [1] { $value-acc }
        [2] dve { $value-few }
        [3] tri { $value-few }
        [4] štyri { $value-few }
       *[other] { $count } { $value-many }
    }
    .short = { dnup-set }
dnup-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
  }
    .acc = { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }

## Otázky

dnup-prompt-turn = Si na ťahu: vylož sadu, pridaj kartu, vezmi si sadu, alebo otoč všetky karty v ruke.
    .tv = Vylož sadu, pridaj kartu, vezmi si sadu, alebo otoč všetky karty v ruke.
dnup-prompt-area-1 = Tvoj ťah pre oblasť 1: vylož sadu, pridaj kartu, vezmi si sadu, alebo otoč všetky karty v ruke.
    .tv = Oblasť 1: vylož sadu, pridaj kartu, vezmi si sadu, alebo otoč všetky karty v ruke.
dnup-prompt-area-2 = Tvoj ťah pre oblasť 2: vylož sadu, pridaj kartu, vezmi si sadu, alebo otoč všetky karty v ruke.
    .tv = Oblasť 2: vylož sadu, pridaj kartu, vezmi si sadu, alebo otoč všetky karty v ruke.
dnup-do-lay = Vyložiť { $set-acc } ({ $cards })
    .short = { $set } ({ $cards })
dnup-do-add = Pridať { $card } k sade ({ $who }: { $set })
    .short = Pridať { $card } ({ $who }: { $set })
dnup-do-take = Vziať sadu ({ $who }: { $set })
    .short = Vziať ({ $who }: { $set })
dnup-do-rotate = Otočiť všetky karty v ruke
    .short = Otočiť karty
dnup-effect-out = tým sa zbavíš poslednej karty
dnup-effect-beats = prebíja { $faces }
dnup-effect-returns = { $who-is ->
    [you] vracia sa ti ako { $faces }
   *[other] { $who } má naspäť { $faces }
  }
dnup-effect-discards = odkladá sa, { $who } je už bez kariet
dnup-effect-grows = na stole bude: { $faces }
dnup-effect-takes = do ruky príde: { $faces }
dnup-effect-rotates = v ruke bude: { $faces }

## Čo sa deje

dnup-event-shuffled = Kolo { $number }: karty sú zamiešané, rozdáva sa všetkých { $count }.
dnup-event-dealt = { $who-is ->
    [you] Dostávaš { $cards-acc }.
   *[other] { $who } dostáva { $cards-acc }.
  }
dnup-event-dealt-faces = { $who-is ->
    [you] Dostávaš: { $cards }.
   *[other] { $who } dostáva: { $cards }.
  }
dnup-event-begins = { $who-is ->
    [you] Máš kartu s hviezdou, takže začínaš.
   *[other] { $who } má kartu s hviezdou a začína.
  }
dnup-event-discarded-turn = { $who-is ->
    [you] Odkladáš { $set-acc }: do tvojho ťahu túto sadu nikto neprebil.
   *[other] { $who } odkladá { $set-acc }.
  }
    .short = { $who-is ->
        [you] Tvoja sada odchádza.
       *[other] { $who } odkladá.
    }
dnup-event-discarded-lap = Sada, ktorú { $who-is ->
    [you] nechávaš
   *[other] necháva { $who }
  } na stole, sa odkladá: { $set }.
dnup-event-discarded-beaten = Prebitá sada sa odkladá, { $who-is ->
    [you] ty si už bez kariet
   *[other] { $who } je už bez kariet
  }: { $set }.
dnup-event-laid = { $who-is ->
    [you] Vykladáš { $set-acc } ({ $cards }).
   *[other] { $who } vykladá { $set-acc } ({ $cards }).
  }
    .short = { $who }: { $set }.
dnup-event-added = { $who-is ->
    [you] Pridávaš { $card } k sade, ktorú má { $owner }. Na stole: { $set }.
   *[other] { $who } pridáva { $card } { $owner-is ->
        [you] k tvojej sade
       *[other] k sade, ktorú má { $owner }
    }. Na stole: { $set }.
  }
    .short = { $owner-is ->
        [you] { $who } pridáva k tvojej sade: { $set }.
       *[other] { $who } pridáva: { $set }.
    }
dnup-event-returned = { $who-is ->
    [you] Berieš si naspäť { $set-acc }; v ruke je z toho { $values }.
   *[other] { $who } si berie naspäť { $set-acc }; v ruke je z toho { $values }.
  }
    .short = Naspäť v ruke: { $values }.
dnup-event-taken = { $who-is ->
    [you] Berieš si sadu, ktorú má { $owner }: { $set }. V ruke je z toho { $values }.
   *[other] { $who } berie { $owner-is ->
        [you] tvoju sadu
       *[other] sadu, ktorú má { $owner }
    }: { $set }. V ruke je z toho { $values }.
  }
    .short = { $owner-is ->
        [you] { $who } ti berie { $set-acc }.
       *[other] { $who } berie { $set-acc }.
    }
dnup-event-rotated = { $who-is ->
    [you] Otáčaš všetky karty v ruke.
   *[other] { $who } otáča všetky karty v ruke ({ $cards }).
  }
    .short = { $who } otáča.
dnup-event-out-1 = { $who-is ->
    [you] Zbavuješ sa kariet skôr než ostatní: dva žetóny, spolu { $total }.
   *[other] { $who } sa zbavuje kariet skôr než ostatní: dva žetóny, spolu { $total }.
  }
dnup-event-out-2 = { $who-is ->
    [you] Aj ty si bez kariet: jeden žetón, spolu { $total }.
   *[other] Aj { $who } je bez kariet: jeden žetón, spolu { $total }.
  }
dnup-event-round-won = { $who-is ->
    [you] Vyhrávaš kolo, máš { $total } z dvoch.
   *[other] { $who } vyhráva kolo, má { $total } z dvoch.
  }
dnup-event-round-ended = Kolo { $number } sa končí.
dnup-event-void-repeated = Tretí raz nastala tá istá situácia: kolo sa nepočíta.
dnup-event-void-too-long = Ani po { $turns } ťahoch nikto nekončí: kolo sa nepočíta.
dnup-event-ended = { $who-is ->
    [you] Vyhrávaš.
   *[other] Vyhráva { $who }.
  }
dnup-event-ended-shared = { $winners-is ->
    [you] O víťazstvo sa delíte { $winners }.
   *[other] O víťazstvo sa delia { $winners }.
  }
dnup-ended-tokens = Niekto má štyri žetóny alebo viac.
dnup-ended-rounds = Niekto má dve vyhraté kolá.
dnup-ended-void = Tri kolá za sebou sa nepočítajú, rozhoduje, čo kto už má.

## Čo nejde

dnup-refused-out = V tomto kole si už bez kariet.
dnup-refused-no-cards = Sada má aspoň jednu kartu.
dnup-refused-not-in-hand = Túto kartu nemáš v ruke.
dnup-refused-other-way-up = Túto kartu držíš otočenú naopak a jednotlivé karty sa neotáčajú.
dnup-refused-mixed = V sade majú všetky karty rovnakú hornú hodnotu.
dnup-refused-too-low = Rovnako veľká sada na stole má hodnotu { $value }; sada z { $size ->
    [one] jednej karty
    [few] { $size } kariet
   *[other] { $size } kariet
  } musí byť vyššia.
dnup-refused-equal = Sada z { $size ->
    [one] jednej karty
    [few] { $size } kariet
   *[other] { $size } kariet
  } s hodnotou { $value } už na stole leží a rovnaká hodnota nestačí.
dnup-refused-no-set = Tu žiadna sada neleží.
dnup-refused-own-set = Brať a pridávať smieš len pri súperovej sade, nie pri vlastnej.
dnup-refused-other-value = K tejto sade patrí len karta s hodnotou { $value }.

## Stôl v termináli

dnup-table-round = Kolo { $round }, ťah { $turn }
dnup-table-goal = { $areas ->
    [2] { $goal ->
        [one] na víťazstvo { $goal } vyhraté kolo
        [few] na víťazstvo { $goal } vyhraté kolá
       *[other] na víťazstvo { $goal } vyhratých kôl
    }
   *[other] { $goal ->
        [one] na víťazstvo { $goal } žetón
        [few] na víťazstvo { $goal } žetóny
       *[other] na víťazstvo { $goal } žetónov
    }
  }
dnup-table-discards = odložených { $count }
dnup-table-seat = { $cards }, { $areas ->
    [2] vyhraté kolá: { $tokens }
   *[other] žetóny: { $tokens }
  }
dnup-table-out = bez kariet, { $areas ->
    [2] vyhraté kolá: { $tokens }
   *[other] žetóny: { $tokens }
  }
dnup-table-turn = na ťahu
dnup-table-area = oblasť { $area }
dnup-table-no-set = nič
dnup-table-last-lap = odloží sa, keď na to miesto vyjde rad
dnup-table-to-beat = Čo prebiť
dnup-table-rung = { $cards }: nad { $above }
dnup-table-rung-free = { $cards }: voľné
dnup-table-rung-closed = { $cards }: zavreté
dnup-table-hand = Tvoje karty
dnup-table-turned = Po otočení

## Pravidlá

rule-DU-1 = Kariet je 40. Na každej sú dve rôzne hodnoty; platí tá, ktorá je pre teba hore. Keď kartu otočíš o 180 stupňov, hodnoty si vymenia miesto. Karta sa píše oboma: 1/5 je jednotka, z ktorej je po otočení päťka. Na karte 1/5 je hviezda.
    .title = Karty
rule-DU-2 = Niektoré karty majú v rohu jeden z troch malých symbolov. V pätici sa hrá so všetkými kartami. Vo štvorici idú preč tie s prvým symbolom, v trojici aj s druhým, vo dvojici aj s tretím. Tu to stôl urobí za vás.
    .title = S koľkými kartami sa hrá
rule-DU-3 = Karty sa zamiešajú, rôzne pootáčajú a rozdajú sa všetky. Svoje si vezmeš tak, ako prišli: prekladať ich smieš kedykoľvek, otáčať po jednej nikdy. Čo držíš, je tajné; koľko toho držíš, vidia všetci.
    .title = Rozdanie
rule-DU-4 = Sada je jedna alebo viac kariet s rovnakou hornou hodnotou. Tá hodnota je hodnotou sady, počet kariet jej veľkosťou.
    .title = Sada
rule-DU-5 = Kolo začína, kto má kartu s hviezdou (hrať ju nemusí). Potom sa striedate v smere hodinových ručičiek.
    .title = Kto začína
rule-DU-6 = Keď pred tebou leží sada, najprv ju odlož: lícom nadol, do konca kola. Tým tie karty máš z krku. V prvom ťahu niet čo odkladať. Potom sprav práve jednu zo štyroch vecí: vylož sadu, pridaj kartu, vezmi si sadu, alebo otoč všetky karty v ruke.
    .title = Ťah
rule-DU-6a = Vylož pred seba sadu z ruky. Nemusia to byť všetky tvoje karty tej hodnoty. Keď na stole leží iná sada rovnakej veľkosti, musí byť tvoja vyššia – a tá druhá sa vracia do ruky tomu, komu patrí.
    .title = Vyložiť sadu
rule-DU-6b = Pridaj práve jednu kartu z ruky k sade súpera. Musí mať jej hodnotu. Keď tým sada narastie do veľkosti inej sady na stole, musí byť vyššia než ona – a tá druhá sa vracia do ruky tomu, komu patrí.
    .title = Pridať kartu
rule-DU-6c = Vezmi si do ruky sadu, ktorá leží pred súperom.
    .title = Vziať sadu
rule-DU-6d = Otoč všetky karty, ktoré držíš. Všetky, nie iba niektoré.
    .title = Otočiť karty v ruke
rule-DU-7 = Zlaté pravidlo: každá karta, ktorá ide zo stola do ruky, sa cestou otočí.
    .title = Cestou do ruky sa karta otočí
rule-DU-8 = Kto prvý zahrá poslednú kartu z ruky, získa dva žetóny a v tomto kole už neťahá. Jeho sada leží, kým naňho znova nevyjde rad, a potom sa odloží. Keď ju niekto prebije skôr, odloží sa hneď: do ruky sa nevracia.
    .title = Kto skončí prvý
rule-DU-9 = Kto zahrá poslednú kartu ako druhý, získa jeden žetón a kolo sa tým hneď končí. Keď ešte nikto nemá štyri žetóny, rozdajú sa všetky karty znova.
    .title = Kto skončí druhý
rule-DU-10 = Kto má ako prvý štyri žetóny alebo viac, hneď vyhráva celú hru.
    .title = Víťazstvo
rule-DU-11 = Vo dvojici má každý pred sebou dve oblasti a ťahá dvakrát za sebou: najprv pre oblasť 1, potom pre oblasť 2 po svojej ľavici. V každom ťahu odloží sadu z tej oblasti a spraví jednu vec; vyložená sada príde do oblasti, pre ktorú sa ťahá.
    .title = Dve oblasti
rule-DU-12 = Sada sa meria s každou rovnako veľkou sadou na stole – aj s tvojou vlastnou v druhej oblasti.
    .title = Aj vlastná sada prekáža
rule-DU-13 = Kto má hviezdu, začína kolo jediným ťahom, a to pre oblasť 2.
    .title = Začiatok vo dvojici
rule-DU-14 = Kto zahrá poslednú kartu z ruky, hneď vyhráva kolo. Kto prvý vyhrá dve kolá, vyhráva hru.
    .title = Víťazstvo vo dvojici
rule-DU-R1 = Poslednú kartu môžeš zahrať aj pridaním k cudzej sade. Kto takto skončí prvý, nenecháva na stole žiadnu sadu.
    .title = Skončiť pridaním
rule-DU-R2 = Sada hráča, ktorý je už bez kariet, sa dá vziať a pridávať sa k nej dá ako ku každej inej. Keď by naňho vyšiel rad, odloží sa celá.
    .title = Sada hráča bez kariet
rule-DU-R3 = Pridávať a brať sa dá len u súperov, nikdy pri vlastnej sade – vo dvojici ani v tvojej druhej oblasti.
    .title = Len súperove sady
rule-DU-R4 = Kto má v ruke kartu, môže vždy všetky otočiť. Nikto teda nezostane bez ťahu.
    .title = Vždy sa niečo dá
rule-DU-R5 = Kolo sa môže zacykliť. Nepočíta sa, keď tretí raz nastane tá istá situácia (každá karta na tom istom mieste a rovnako otočená, na rade ten istý hráč a oblasť, bez kariet ten istý hráč; zisťuje sa to na začiatku ťahu, po odložení, ktorým sa ťah začína), alebo keď má kolo 500 ťahov (počet sa dá v nastaveniach zmeniť). Kto skončil prvý, necháva si dva žetóny, viac nedostane nikto a rozdáva sa znova. Preskočený hráč sa za ťah nepočíta, ťah pre každú oblasť áno.
    .title = Kolo, ktoré sa nepočíta
rule-DU-R6 = Vlastné karty nemusia vyjsť na všetkých rovnako. Tie navyše idú v smere hodinových ručičiek od ľavého suseda toho, kto začínal minulé kolo; v prvom kole od prvej stoličky.
    .title = Nerovné rozdanie
rule-DU-R7 = Vziať sadu smieš aj hneď po tom, čo odložíš svoju: odkladá sa skôr.
    .title = Najprv odložiť
rule-DU-R8 = Rovnaká hodnota pri rovnakej veľkosti neprebíja: taký ťah nie je dovolený.
    .title = Rovnaké nestačí
rule-DU-R9 = Víťazstvo má prednosť pred vracaním. Keď posledná karta kolo ukončí, prebitá sada sa už nikam nevracia, ani keby bola tvoja vlastná.
    .title = Koniec má prednosť
rule-DU-R10 = Pridaná karta patrí k sade a tomu, kto sadu má: s ňou sa odkladá aj vracia.
    .title = Čia je pridaná karta
rule-DU-R11 = Na kartách na stole vidia všetci obe hodnoty. Odložené ležia lícom nadol a neprezerajú sa. Koľko kariet kto drží, vidia všetci.
    .title = Čo vidno
rule-DU-R12 = Žetóny sa nikdy neminú, nech ich je v škatuli koľkokoľvek. Dve hodnoty na karte sú vždy rôzne.
    .title = Žetónov je dosť
rule-DU-R13 = Vo dvojici, v ťahu pre oblasť 1: tvoja stará sada v oblasti 2 ešte leží a nová sa s ňou meria.
    .title = Druhá oblasť ešte leží
rule-DU-R14 = Keď sa nepočíta tretie kolo za sebou, hra sa končí: vyhráva, kto má najviac žetónov (vo dvojici vyhratých kôl); pri zhode je víťazov viac.
    .title = Trikrát dokola a dosť
rule-DU-E1 = V trojici leží na stole jedna osmička a tri štvorky. Jednu kartu smieš vyložiť len nad 8, tri karty len nad 4, akýkoľvek iný počet s akoukoľvek hodnotou.
    .title = Čo smieš vyložiť
rule-DU-E2 = Na stole leží jedna dvojka a dve sedmičky. Dvojka sa k dvojke pridať nedá: dve dvojky by boli nižšie než dve sedmičky.
    .title = Kam sa pridať nedá
rule-DU-E3 = Na stole leží jedna osmička a dve štvorky, 4/6 a 4/7. Pridáš osmičku: štvorky sa vracajú tomu, komu patria, a v ruke je z nich šestka a sedmička.
    .title = Pridanie, ktoré prebíja
rule-DU-E4 = Berieš sadu troch jednotiek, 1/6, 1/8 a 1/9. V ruke z nich máš 6, 8 a 9.
    .title = Jednotky do ruky
rule-DU-E5 = Niekto vyloží posledné dve karty a získa dva žetóny. Ďalší vyloží vyššiu dvojicu: prvá dvojica sa odloží, do ruky sa nevracia.
    .title = Prebité neskoro
rule-DU-E6 = Vo dvojici: v oblasti 1 máš dve štvorky a v ťahu pre oblasť 2 vyložíš dve šestky. Štvorky sa ti vracajú do ruky, otočené.
    .title = Prebíjaš vlastnú sadu
rule-DU-E7 = To isté, ale dve šestky boli tvoje posledné karty: kolo je tvoje a štvorky sa už nevracajú.
    .title = Víťazné šestky
rule-DU-E8 = Sada piatich dvojok má hodnotu 2 a veľkosť 5.
    .title = Hodnota a veľkosť

### Stôl

dnup-ui-chip = Kolo { $round }
dnup-ui-you = Ty
dnup-ui-player = { $who }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  } v ruke; žetóny alebo vyhraté kolá: { $tokens }
dnup-ui-area = oblasť { $area }
dnup-ui-no-set = { $who-is ->
    [you] pred tebou nič neleží
   *[other] { $who } pred sebou nič nemá
  }
dnup-ui-set = { $who-is ->
    [you] tvoja sada: { $set }, po otočení { $back }
   *[other] { $who }: { $set }, po otočení { $back }
  }
dnup-ui-goes-back = vráti sa
dnup-ui-last-lap = naposledy
dnup-ui-ladder = Čo prebiť, podľa počtu kariet
dnup-ui-above = nad { $value }
dnup-ui-free = voľné
dnup-ui-closed = zavreté
dnup-ui-hand = Tvoje karty
dnup-ui-card = { $card-full }
dnup-ui-actions = Akcie
dnup-ui-do-lay = Vyložiť
dnup-ui-do-add = Pridať
dnup-ui-do-take = Vziať
dnup-ui-do-rotate = Otočiť
dnup-ui-how-lay = Vyber karty jednej hodnoty, ktoré smieš vyložiť.
dnup-ui-how-add = Vyber práve jednu kartu a ťukni na súperovu sadu rovnakej hodnoty.
dnup-ui-how-take = Ťukni na súperovu sadu, ktorú si chceš vziať.
dnup-ui-how-rotate = Otočiť karty sa dá, keď si na ťahu.
dnup-ui-your-turn = Si na ťahu
dnup-ui-your-turn-area = Si na ťahu pre oblasť { $area }
dnup-ui-turn-of = { $who-is ->
    [you] Si na ťahu
   *[other] Hrá { $who }
  }
dnup-ui-over = Hra sa skončila
dnup-ui-go-lay = Vyložiť { $set-acc }
dnup-ui-go-add = Pridať { $value-acc } k sade ({ $who })
dnup-ui-beats = Prebíja { $set-acc }
dnup-ui-beats-nothing = Nikomu sa nič nevracia
dnup-ui-makes = { $count ->
    [one] Na stole bude { $set }
    [few] Na stole budú { $set }
   *[other] Na stole bude { $set }
  }
dnup-ui-takes = Berieš si { $set-acc }
dnup-ui-back = { $who-is ->
    [you] Vráti sa ti ako { $values }.
   *[other] { $who } dostane naspäť { $values }.
  }
dnup-ui-holds = { $who-is ->
    [you] Budeš mať { $cards-acc }.
   *[other] { $who } bude mať { $cards-acc }.
  }
dnup-ui-comes = V ruke z toho bude { $values }.
dnup-ui-turned = Tvoje karty po otočení
dnup-ui-empty = bez sady
dnup-ui-your-empty = tvoja sada
dnup-ui-waiting-set = { $who-is ->
    [you] odloží sa, keď na teba vyjde rad
   *[other] odloží sa, keď vyjde rad ({ $who })
  }
dnup-ui-pick = Vyber karty alebo súperovu sadu.
dnup-ui-pick-cards = Vyber karty.
dnup-ui-pick-none = Nič z ruky sa teraz nehodí: vezmi si sadu alebo otoč karty.
dnup-ui-pick-none-rotate = Nič z ruky sa teraz nehodí: otoč karty.
dnup-ui-pick-more = Takto to nestačí, vyber ďalšiu { $value-acc }.
dnup-ui-pick-set = Ťukni na sadu, ku ktorej ju pridáš.
dnup-ui-pick-stuck = Takto sa to teraz nedá vyložiť ani pridať.
dnup-ui-numeral = { $n }
dnup-ui-go-rotate = Otočiť všetky karty
dnup-ui-goes-off = odkladá sa
dnup-ui-recap = { $round }. kolo sa skončilo
dnup-ui-recap-first = Najskôr bez kariet
dnup-ui-recap-out = Bez kariet
dnup-ui-recap-left = { $cards ->
    [one] zostáva { $cards } karta
    [few] zostávajú { $cards } karty
   *[other] zostáva { $cards } kariet
}
dnup-ui-recap-won = získané { $count } z { $goal }

## Told again after the end

dnup-highlight-set = Najväčšia sada: { $who }, hodnota { $value }, kariet: { $count }
dnup-highlight-taken = Najväčší úlovok: { $who }, karty: { $count }; prichádza o ne { $whose }
dnup-highlight-escape = Únik o vlások: { $who } dohráva a { $other } má už len jednu kartu

## Lekcia

dnup-lesson-first = Prvé kolo
dnup-lesson-goal = Cieľ: vylož ako prvý poslednú kartu. Za to sú dva žetóny; kto má štyri – d, n, u a p – vyhráva.
dnup-lesson-two-ways = Každá karta má dve hodnoty. Platí tá horná: toto je 2. Otočená by bola 4.
dnup-lesson-set = Karty rovnakej hodnoty tvoria sadu. Máš štyri jednotky.
dnup-lesson-lay-ones = Ťukni na všetky štyri a vylož ich.
dnup-lesson-gone = Tvoju sadu nikto neprebil, a tak je na začiatku tvojho ťahu preč, nadobro.
dnup-lesson-lay-twos = Teraz dvojicu dvojok.
dnup-lesson-beaten-other = { $p2 } má na stole 8. Proti nej ležala jedna 6 ({ $p1 }): rovnaký počet, nižšia hodnota. Vrátila sa teda do ruky.
dnup-lesson-ladder = Tu vidíš, čo treba prebiť, podľa počtu kariet.
dnup-lesson-add = Pridaním sa môžeš zbaviť práve jednej karty: ťukni na svoju 8, na osmičku, ktorú má { $p2 }, a potom na tlačidlo.
dnup-lesson-try-three = { $p1 } má jednu 5. Šla by tvoja 3? Ťukni na ňu a na „Vyložiť“: stôl povie, prečo nie.
dnup-lesson-lay-seven = Vylož 7: prebije päťku.
dnup-lesson-came-back = { $p1 } má 8, ktorá prebila tvoju 7. Vrátila sa ti do ruky a podľa zlatého pravidla sa otočila: teraz je to 5.
dnup-lesson-turn = Pozri na spodné hodnoty: 7, 7 a 7! Otoč všetky karty v ruke.
dnup-lesson-lay-all = Tri sedmičky a nič iné. Vylož všetky! Ostatní potom hrajú ďalej o ďalší žetón.
dnup-lesson-out = Končíš prvý: máš dva žetóny. Kto skončil druhý, dostal jeden, a kolo sa končí.
dnup-lesson-end = To je celá hra. Ešte niečo: smieš si aj vziať do ruky celú cudziu sadu, otočenú.
dnup-lesson-two = Pre dvoch: v čom je hra iná
dnup-lesson-two-goal = Cieľ: vylož ako prvý poslednú kartu. Tým vyhráš kolo; kto vyhrá dve, vyhrá hru.
dnup-lesson-two-cards = Každá karta má dve hodnoty a platí tá horná. Karty rovnakej hodnoty tvoria sadu; prebije ju rovnako veľká sada s vyššou hodnotou.
dnup-lesson-two-areas = Vo dvojici má každý dve oblasti: dve miesta na sady.
dnup-lesson-two-begin = Začína ten, kto má hviezdu, a len jedným ťahom: pre oblasť 2.
dnup-lesson-two-lay = Vylož tam svoje tri dvojky.
dnup-lesson-two-played = { $p1 } má za sebou dva ťahy: v oblasti 1 leží dvojica trojok, v oblasti 2 osmička.
dnup-lesson-two-turns = Odteraz máš vždy dva ťahy po sebe: najprv pre oblasť 1, potom pre oblasť 2.
dnup-lesson-two-fours = Vylož do oblasti 1 dvojicu štvoriek: prebije trojky.
dnup-lesson-two-gone = Teraz oblasť 2. Tvoje tri dvojky nikto neprebil: sú nadobro z kola von.
dnup-lesson-two-own = Pozor: počíta sa aj tvoja vlastná sada v oblasti 1, ako každá iná.
dnup-lesson-two-try = Aj tak skús dvojicu jednotiek: je nižšia než tvoje štvorky, a tak stôl povie nie.
dnup-lesson-two-fives = Dvojica pätiek je vyššia. Vylož ju a uvidíš, čo sa stane s tvojimi štvorkami.
dnup-lesson-two-back = Tvoje vlastné štvorky sa ti vrátili do ruky, otočené: 7 a 8. Aj to môže byť šikovné.
dnup-lesson-two-added = { $p1 } sa zbavuje päťky: pridáva ju sem. Sada je stále tvoja, a keď ju nikto neprebije, bude nadobro preč.
dnup-lesson-two-end = Namiesto vykladania smieš aj otočiť celú ruku alebo si do nej otočenú vziať súperovu sadu. Hraj ďalej!

## Čítané nahlas

dnup-spoken-all-free = Všetko je voľné.
dnup-spoken-area = { $who }, oblasť { $area }
dnup-spoken-cards = karty { $cards }; späť v ruke { $back }
dnup-spoken-rung = { $rung } ({ $who }{ $area ->
    [2] , oblasť 2
   *[other] { "" }
  })
dnup-spoken-closed = { $rung }, zavreté
dnup-spoken-starter = Začína
dnup-spoken-out = Prvý bez kariet
dnup-spoken-voids = Neplatné kolá po sebe

dnup-symbol-card = Karta má dve hodnoty: platí tá hore, po otočení hore nohami tá druhá.
dnup-symbol-star = Kto má kartu s hviezdou, začína.
dnup-symbol-tokens = Písmená d, n, u, p sú získané žetóny: kto má všetky štyri, vyhráva.

## Rada

dnup-advice-out = Tým ti nezostane v ruke žiadna karta.
dnup-advice-returns = Prebíja sadu, ktorú má { $who }: ide naspäť a { $who } potom drží { $cards-acc }.
dnup-advice-lay = Zahráš naraz { $cards-acc }.
dnup-advice-free = Na stole neleží žiadna sada z jednej karty, takže je miesto pre túto: { $set }.
dnup-advice-add = Táto karta sa ti už nevráti: patrí potom k sade, ktorú má { $who }.
dnup-advice-take = Otočené ti dajú do ruky: { $set }.
dnup-advice-rotate = Po otočení máš v ruke rôznych hodnôt { $after } namiesto { $before }.
