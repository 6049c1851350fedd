### Numberloor česky

numberloor-title = Numberloor
numberloor-tagline = Nahoru a dolů domem o deseti patrech, na provázku balónku.
numberloor-variant-full = Úplná hra (8+)
numberloor-variant-medium = Střední (6+)
numberloor-variant-beginner = Začátečníci (4+)
numberloor-brief-aim = Zbav se všech karet v ruce. Patra pokládáš na hromádku pater, nahoru a dolů domem o deseti patrech; balón říká, o kolik.
numberloor-brief-win = Pokaždé, když máš prázdnou ruku, dostaneš hvězdu a šest nových karet. Ve dvou a ve třech vyhrává, kdo má první pět hvězd, ve čtyřech a v pěti, kdo má první tři.
numberloor-brief-turn = Polož co nejvíc karet, aspoň jedno patro. Patro se hodí, když má stejné číslo jako to nahoře, nebo je přesně o tolik výš či níž, kolik říká vrchní balón. Když nic nejde, lízni si dvě karty. Začátečníci hrají bez balónů, na dvou hromádkách a se sousedními patry.
numberloor-teaches = Čísla do deseti a jejich sousedé, sudá a lichá, počítání tam a zpět, hledání více cest.

numberloor-option-starter = Kdo začíná
    .help = Začíná nejmladší: urči židli, nebo nech losovat. Musí to být židle u tohohle stolu.
numberloor-option-starter-random = losuje se
numberloor-option-starter-1 = židle 1
numberloor-option-starter-2 = židle 2
numberloor-option-starter-3 = židle 3
numberloor-option-starter-4 = židle 4
numberloor-option-starter-5 = židle 5
numberloor-option-takeover = Přebírání tahu nočními patry
    .help = Jen v úplné hře: noční patro může převzít rozehraný tah.
numberloor-option-takeover-on = ano
numberloor-option-takeover-off = ne
numberloor-option-takeover_after = Tah jde převzít po vyložení
    .help = Co musí mít hráč na tahu zrovna vyloženo.
numberloor-option-takeover_after-floor-and-balloon = patra a balónu
numberloor-option-takeover_after-floor = patra
numberloor-option-night_floor = Tah jde převzít
    .help = Návod žádnou podmínku nemá; tady musí noční patro pasovat na hromádku tak, jak leží.
numberloor-option-night_floor-fits = nočním patrem, které pasuje
numberloor-option-night_floor-any = kterýmkoli nočním patrem
numberloor-option-after_takeover = Kdo hraje po převzetí
    .help = Návod říká: hráč po pravici toho, kdo tah převzal.
numberloor-option-after_takeover-right = hráč po pravici
numberloor-option-after_takeover-left = hráč po levici
numberloor-option-window_seconds = Čas na převzetí v sekundách
    .help = Pauza je pro všechny stejná, aby nic neprozradila.
numberloor-option-turn_limit = Nejvíc tahů ve hře
    .help = Po tolika tazích se spočítají hvězdy.

numberloor-section-common = Všechny tři hry
numberloor-section-full = Úplná hra
numberloor-section-medium = Střední
numberloor-section-beginner = Začátečníci
numberloor-section-rulings = Kde návod mlčí
numberloor-section-examples = Příklady

## Karty

numberloor-face-floor = patro { $number }
    .acc = patro { $number }
    .ins = patrem { $number }
numberloor-face-night = noční patro { $number }
    .acc = noční patro { $number }
    .ins = nočním patrem { $number }
numberloor-face-balloon = balón { $number }
    .acc = balón { $number }
    .ins = balónem { $number }
numberloor-face-near = balón „nejbližší patra“
    .acc = balón „nejbližší patra“
    .ins = balónem „nejbližší patra“
numberloor-face-even = balón „sudá patra“
    .acc = balón „sudá patra“
    .ins = balónem „sudá patra“
numberloor-face-odd = balón „lichá patra“
    .acc = balón „lichá patra“
    .ins = balónem „lichá patra“
numberloor-face-skip = balón „vynechání tahu“
    .acc = balón „vynechání tahu“
    .ins = balónem „vynechání tahu“

## Otázky

numberloor-prompt-turn = Jsi na tahu: pokládej karty, aspoň jedno patro.
    .tv = Pokládej karty, aspoň jedno patro.
numberloor-prompt-beginner = Jsi na tahu: polož kartu na jednu z hromádek, nebo řekni pas.
    .tv = Polož kartu na jednu z hromádek, nebo řekni pas.
numberloor-prompt-top = Poslední patro je vyložené. Který balón zůstane nahoře?
numberloor-prompt-window = Chceš převzít tah?
numberloor-prompt-order = Tvůj trvalý pokyn k přebírání
numberloor-do-lay = Položit { $card-acc }
numberloor-do-lay-on = Položit { $card-acc } na { $pile }. hromádku
numberloor-do-top = Nechat nahoře { $card-acc }
numberloor-do-take-over = Převzít { $card-ins }
numberloor-do-draw = Líznout dvě karty
numberloor-do-pass = Pas
numberloor-do-end = Ukončit tah
numberloor-do-decline = Nechat hrát dál
numberloor-do-order-ask = Pokaždé se mě zeptat
numberloor-do-order-take = Převzít, kdykoli můžu
numberloor-do-order-decline = Neptat se mě
numberloor-effect-opens = pak půjde položit: { $numbers }

## Co se děje

numberloor-event-shuffled = Zamíchané karty: { $count }.
numberloor-event-misdealt = Samé balóny: { $players }. Rozdává se znovu.
numberloor-event-misdealt-middle = V balíčku nezbyl pro střed žádný balón s číslem. Rozdává se znovu.
numberloor-event-middle = Doprostřed jde: { $cards }.
numberloor-event-turn = { $who-is ->
    [you] Jsi na tahu.
   *[other] Na tahu je { $who }.
  }
numberloor-event-laid = { $who-is ->
    [you] Pokládáš { $card-acc }.
   *[other] { $who } pokládá { $card-acc }.
  }
numberloor-event-drawn = { $who-is ->
    [you] Lízáš si
   *[other] { $who } si líže
  } { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
  }.
numberloor-event-drawn-own = Lízáš si: { $cards }.
numberloor-event-drawn-none = { $who-is ->
    [you] Už není co lízat.
   *[other] { $who } už nemá co lízat.
  }
numberloor-event-passed = { $who-is ->
    [you] Říkáš pas.
   *[other] { $who } říká pas.
  }
numberloor-event-recycled = Balíček došel: odehrané karty ({ $count }) se zamíchají do nového.
numberloor-event-skipped = { $who-is ->
    [you] Vynecháváš tah.
   *[other] { $who } vynechává tah.
  }
numberloor-event-taken-over = { $who-is ->
    [you] Přebíráš tah, přichází o něj { $loser }!
   *[other] { $who } přebírá tah, { $loser-is ->
        [you] přicházíš o něj ty!
       *[other] přichází o něj { $loser }!
    }
  }
numberloor-event-order-ask = Pokaždé dostaneš otázku.
numberloor-event-order-take = Převezmeš tah, kdykoli to půjde.
numberloor-event-order-decline = Otázky nedostaneš.
numberloor-event-answered-take = Chceš převzít tah { $card-ins }.
numberloor-event-star = { $who-is ->
    [you] Máš prázdnou ruku: tancuj a jásej! Máš { $stars ->
        [one] jednu hvězdu.
        [few] { $stars } hvězdy.
       *[other] { $stars } hvězd.
    }
   *[other] { $who } má prázdnou ruku, tancuje a jásá, má { $stars ->
        [one] jednu hvězdu.
        [few] { $stars } hvězdy.
       *[other] { $stars } hvězd.
    }
  }
numberloor-event-ended = { $who-is ->
    [you] Vyhráváš
   *[other] Vyhrává { $who }
  }, { $stars ->
    [one] jedna hvězda.
    [few] { $stars } hvězdy.
   *[other] { $stars } hvězd.
  }
numberloor-event-ended-shared = { $winners-is ->
    [you] O vítězství se dělíte { $winners }
   *[other] O vítězství se dělí { $winners }
  }, každý má { $stars ->
    [one] jednu hvězdu.
    [few] { $stars } hvězdy.
   *[other] { $stars } hvězd.
  }
numberloor-ended-stars = Hvězd už je na vítězství dost.
numberloor-ended-stalemate = Nikdo už nemůže položit ani líznout; počítají se hvězdy.
numberloor-ended-limit = Tahů už bylo dost; počítají se hvězdy.

## Co nejde

numberloor-refused-window = Ostatní právě odpovídají, jestli tah převezmou.
numberloor-refused-choose-top = Patra už nemáš: řekni jen, který balón zůstane nahoře.
numberloor-refused-not-in-hand = Tuhle kartu nemáš v ruce.
numberloor-refused-no-such-pile = Tahle karta tam nepatří.
numberloor-refused-floor = Na patro { $top } teď patro { $number } položit nejde.
numberloor-refused-corner = Po tomhle balónu by v tomhle tahu nešlo položit žádné patro.
numberloor-refused-draw-beginner = V téhle hře si lízneš, když řekneš pas.
numberloor-refused-draw-laid = V tomhle tahu už máš kartu vyloženou, takže si nelízáš.
numberloor-refused-draw-again = Líže se jednou za tah.
numberloor-refused-can-lay = Patro položit můžeš, takže musíš.
numberloor-refused-pass-laid = Karta už je vyložená; ukonči raději tah.
numberloor-refused-pass-early = Nejdřív si lízni dvě karty.
numberloor-refused-end = Ve svém tahu musíš položit aspoň jedno patro.
numberloor-refused-no-window = Teď tah převzít nejde.
numberloor-refused-night-any = Převzít jde jen nočním patrem z ruky.
numberloor-refused-night = Převzít jde jen nočním patrem z ruky, které na hromádku pasuje.

## Stůl v terminálu

numberloor-table-heading = Tah { $turn } · hvězd k vítězství: { $target }
numberloor-table-pile = Hromádka { $number }: { $card }
numberloor-table-floors = Patra: { $card }
numberloor-table-balloon = Vrchní balón: { $card }
numberloor-table-reach = jde položit: { $numbers }
numberloor-table-draw-pile = v balíčku: { $count }
numberloor-table-chain = V tomhle tahu: { $cards }
numberloor-table-seat = { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
  }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }
numberloor-table-hand = Tvoje karty
numberloor-table-order = Trvalý pokyn: { $order }

## Pravidla

rule-NF-1 = Na patrech jsou čísla 0 až 9 a některá patra jsou noční. Na balónech je číslo nebo zvláštní znak.
    .title = Karty
rule-NF-2 = Uprostřed leží dvě odkryté hromádky: patra a balóny. (Začátečníci mají dvě hromádky pater a žádné balóny.)
    .title = Dvě hromádky
rule-NF-3 = Kdo se ve svém tahu zbaví všech karet v ruce, zatancuje si (začátečníci vydají vítězný pokřik), dostane hvězdu a šest nových karet; pak hraje další.
    .title = Prázdná ruka
rule-NF-4 = Ve dvou a ve třech vyhrává, kdo má první pět hvězd, ve čtyřech a v pěti, kdo má první tři.
    .title = Vítězství
rule-NF-5 = Když dojde balíček, zamíchají se do nového odehrané karty. Vrchní karta každé hromádky zůstává.
    .title = Nový balíček
rule-NF-6 = Patra jdou dokola: nad devítkou je zase 0 a pod nulou 9.
    .title = Dokola
rule-NF-7 = Šest balónů s modrou tečkou nehraje. Patra a balóny se zamíchají dohromady a každý dostane šest. Když má někdo samé balóny, míchá a rozdává se znovu.
    .title = Rozdávání
rule-NF-8 = Doprostřed přijde z balíčku jedno patro a jeden balón s číslem.
    .title = První dvě karty
rule-NF-9 = Začíná nejmladší, pak se jde po směru hodin. Platí to ve všech třech hrách.
    .title = Kdo začíná
rule-NF-10 = Ve svém tahu vyložíš jednu, několik nebo všechny karty, libovolně namíchané. Aspoň jedna musí být patro.
    .title = Tah
rule-NF-11 = Patro smíš položit na patro se stejným číslem, nebo přesně o tolik výš či níž, kolik říká vrchní balón. Každá položená karta je hned nový vršek.
    .title = Pokládání pater
rule-NF-12 = Balóny smíš v tahu pokládat kdykoli, kolik chceš, nebo vůbec. Platí ten poslední, vrchní.
    .title = Pokládání balónů
rule-NF-13 = Když nemůžeš položit žádné patro, ani s pomocí svých balónů, lízni si dvě karty a zkus to znovu. Když to pořád nejde nebo nechceš, řekni pas.
    .title = Lízání
rule-NF-14 = Jakmile položíš všechna patra, jdou za nimi i zbylé balóny, a tím tah končí. Vybereš, který zůstane nahoře.
    .title = Poslední balóny
rule-NF-15 = „Nejbližší patra“: dokud je tenhle balón nahoře, jde položit stejné patro nebo patro o jedno či dvě výš nebo níž, počítáno od každého nového vršku.
    .title = Nejbližší patra
rule-NF-16 = Dokud je nahoře balón „sudá patra“, jde položit kterékoli patro se sudým číslem. Dokud je nahoře „lichá patra“, kterékoli s lichým.
    .title = Sudá a lichá
rule-NF-17 = „Vynechání tahu“: když jím tvůj tah končí, další hráč si lízne dvě karty a nehraje. Dokud je tenhle balón nahoře, jde položit jen přesně stejné patro.
    .title = Vynechání tahu
rule-NF-18 = Noční patro je ve tvém tahu obyčejné patro. Může ale i převzít cizí tah, jakmile v něm hráč vyložil patro a balón. Na hromádku se při tom musí hodit jako každé jiné, pokud nastavení neříká jinak.
    .title = Noční patra
rule-NF-19 = Kdo tah převzal, hraje dál jako ve svém. Potom je na tahu hráč po jeho pravici.
    .title = Po převzetí
rule-NF-20 = Komu po vyložení všech pater zbývají jen balóny, tomu už tah převzít nejde: dokončí ho tím, že je vyloží.
    .title = Bezpečí balónů
rule-NF-21 = Karty s červenou tečkou nehrají, takže balóny jdou jen do tří, noční patra chybějí a tah se nepřebírá. Modré tečky hrají. Jinak jako úplná hra.
    .title = Střední hra
rule-NF-22 = Hrají jen denní patra. Každý dostane šest a doprostřed přijdou dvě patra jako začátek dvou hromádek. Začíná nejmladší, pak se jde po směru hodin.
    .title = Dvě hromádky pater
rule-NF-23 = Patro smí na kteroukoli hromádku, když je stejné jako vršek nebo jeho soused nahoře či dole. Karet můžeš položit, kolik chceš.
    .title = Sousedé
rule-NF-24 = Kdo nemůže nebo nechce položit, řekne pas a lízne si dvě; hraje další.
    .title = Pas
rule-NF-R1 = Stejné číslo jde položit vždycky, ať je nahoře kterýkoli balón.
    .title = Stejné číslo
rule-NF-R2 = Místo nejmladšího může určit hostitel stolu, a to jen místo, které u stolu je; jinak se začínající losuje.
    .title = Nejmladší
rule-NF-R3 = Patro položit nemůžeš, když ti k tomu nepomůže žádné pořadí balónů v ruce, třeba když máš samé balóny. Jen tehdy si lízneš, jednou za tah. Kdo položit může, musí; po líznutí smíš říct pas.
    .title = Kdy lízat
rule-NF-R4 = Před prvním patrem tahu smíš balón položit jen tehdy, když po něm ještě může přijít patro.
    .title = Žádné slepé uličky
rule-NF-R5 = Nejbližší, sudá i lichá jdou taky dokola: vedle nuly leží 9 a 8 a nula je sudá.
    .title = Znaky jdou dokola
rule-NF-R6 = Vynechání platí, jen když je úplně poslední kartou tahu. Položené dřív nebo zbylé nahoře z minula nikoho nezastaví.
    .title = Poslední karta
rule-NF-R7 = Noční patro musí na hromádku pasovat tak, jak leží (v nastavení jde zvolit, že nemusí). Počítá se jen to, co je vyloženo v tomhle tahu (patro a balón; v nastavení jde zvolit, že stačí patro). Od té chvíle dostanou po každé kartě hráče na tahu všichni ostatní stejnou otázku na stejně krátkou dobu, ať noční patro mají, nebo ne; mlčení znamená ne. Tajný trvalý pokyn odpovídá za tebe a nikdo se o něm nedozví. Když chce víc hráčů, přebírá nejbližší po směru hodin. Přebírání jde i vypnout.
    .title = Otázka pro všechny
rule-NF-R8 = Po převzetí hraje hráč po pravici toho, kdo převzal (v nastavení jde zvolit po levici), a odtud se jde zase po směru hodin.
    .title = Po pravici
rule-NF-R9 = Komu tah převezmou, ten si karty nechá a nic nedostane; jeho právě položené vynechání nikoho nezastaví.
    .title = Převzatý tah
rule-NF-R10 = Když je k líznutí málo karet, lízne se, co je. Když projde celé kolo, ve kterém nikdo nic nepoloží ani si nelízne, hra končí a vyhrává, kdo má nejvíc hvězd, při shodě společně.
    .title = Není co lízat
rule-NF-R11 = Šest nových karet může být samé balóny; znovu se rozdává jen na začátku hry.
    .title = Šest nových karet
rule-NF-R12 = Hvězda a vynechání zároveň: nejdřív hvězda a šest karet, pak si další lízne dvě a nehraje. Vítězná hvězda končí hru hned, bez lízání a bez vynechání.
    .title = Hvězda a vynechání
rule-NF-R13 = I převzatý tah jde převzít; může to udělat i ten, kdo o něj právě přišel. Počítá se znovu od nočního patra a pořadí se řídí posledním, kdo převzal. Kdo převzal, nelíže si, smí hned skončit a hvězdu dostane jako každý.
    .title = Převzetí převzatého
rule-NF-R14 = Když převzatý tah skončí vynecháním, hráč, který by byl na řadě, si lízne dvě a nehraje; odtud se jde po směru hodin.
    .title = Převzetí a vynechání
rule-NF-R15 = Jakmile je poslední patro vyložené, už převzít nejde. Balóny jdou za ním samy, vybíráš jen vrchní; bez balónů přijde hvězda hned.
    .title = Všechna patra pryč
rule-NF-R16 = Ve dvou hraje po vynechání zase ten, kdo ho položil. Kdo vynechává, smí i tak převzít následující tah.
    .title = Ve dvou
rule-NF-R17 = Pas a dvě karty jsou pro tah, ve kterém nic nepoložíš.
    .title = Pas, nebo hra
rule-NF-R18 = Ostatní karty se při hledání prvního patra a balónu zamíchají zpátky. Začínat může i noční patro.
    .title = Hledání prvních karet
rule-NF-R19 = Po 2 000 tazích (počet jde v nastavení změnit) hra končí a vyhrává, kdo má nejvíc hvězd, při shodě společně.
    .title = Velmi dlouhá hra
rule-NF-R20 = Když ten, kdo tah převzal, získá hvězdu, pokračuje se jako po každém převzetí: po jeho pravici (v nastavení jde zvolit po levici), ne u dalšího hráče po směru hodin.
    .title = Hvězda po převzetí
rule-NF-E1 = Leží patro 3 a balón 2. Možný tah: 5, 7, 9, pak balón 3, pak 6 a 3.
    .title = Dlouhý tah
rule-NF-E2 = Leží patro 5 a balón 3: jde položit 2, 5 a 8.
    .title = Nahoru a dolů
rule-NF-E3 = Patro 9 a balón 2: 1, 7 a 9. Patro 0 a balón 3: 3, 7 a 0.
    .title = Dokola
rule-NF-E4 = „Nejbližší patra“ na patře 5: 3, 4, 5, 6 a 7. Po položení sedmičky: 5, 6, 7, 8 a 9.
    .title = Každý vršek znovu
rule-NF-E5 = Začátečníci: na patro 0 jde 0, 1 a 9; na patro 4 jde 3, 4 a 5.
    .title = Sousedé
rule-NF-E6 = Hrají aspoň tři a tah končí vynecháním: další si lízne dvě a nehraje. Ten po něm smí položit jen číslo vrchního patra, dokud vynechání nezakryje jiný balón.
    .title = Po vynechání

### Table

numberloor-ui-chip = do { $target } hvězd
numberloor-ui-players = Hráči
numberloor-ui-player = { $who }: { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
  }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }
numberloor-ui-middle = Střed stolu
numberloor-ui-house = Leží patro { $top } a { $balloon }: jde položit { $reach }.
numberloor-ui-number = { $n }
numberloor-ui-floor = Patro { $floor } v domě
numberloor-ui-pile-floor = patro
numberloor-ui-pile-balloon = balón
numberloor-ui-pile = Hromádka { $number }: { $card }
numberloor-ui-draw-pile = k líznutí { $count }
numberloor-ui-chain = Tenhle tah
numberloor-ui-your-turn = Jsi na tahu
numberloor-ui-your-taken = Hraješ převzatý tah
numberloor-ui-choose-top = Který balón nahoru?
numberloor-ui-turn-of = { $who-is ->
    [you] Jsi na tahu
   *[other] Hraje { $who }
  }
numberloor-ui-over = Hra skončila
numberloor-ui-hand = Tvoje karty
numberloor-ui-stack = { $card }, { $count }×
numberloor-ui-pick = Vyber kartu
numberloor-ui-wait = Hrají ostatní
numberloor-ui-moment = Okamžik…
numberloor-ui-cannot = Teď nejde položit { $card-acc }.
numberloor-ui-order = Převzít cizí tah?
numberloor-ui-order-why = Až půjde tvým nočním patrem převzít cizí tah: máme se zeptat, rovnou převzít, nebo to nechat být? Nikdo jiný to nevidí.
numberloor-ui-order-ask = Ptej se
numberloor-ui-order-take = Vždy
numberloor-ui-order-decline = Nikdy

numberloor-print-lead = Vytiskni na tvrdší papír, nastříhej podle značek. Úplná hra: bez modrých teček; střední: bez červených; začátečníci: jen denní patra.

## Told again after the end

numberloor-highlight-chain = Nejdelší řada: { $who }, karet v jednom tahu: { $count }
numberloor-highlight-takeover = Nejodvážnější převzetí: { $who } přebírá tah, přichází o něj { $loser } (karty v ruce: { $count })
numberloor-highlight-escape = Únik o chlup: { $who } získává hvězdu a { $other } má už jen jednu kartu

## Lekce

numberloor-lesson-beginner = Pro malé děti, beze čtení
numberloor-lesson-child-goal = Polož všechny karty a dostaneš hvězdu!
numberloor-lesson-child-near = Tady je osmička. Pasuje na ni osmička a její sousedé: sedmička a devítka.
numberloor-lesson-child-wrong = Hodí se dvojka? Klepni na ni a uvidíš: zůstane, kde je.
numberloor-lesson-child-eight = Osmička na osmičku, to jde! Klepni na osmičku a pak na hromádku.
numberloor-lesson-child-nine = Po osmičce je devítka. Klepni na devítku!
numberloor-lesson-child-six = Dolů to jde taky: šestka na sedmičku.
numberloor-lesson-child-enough = Teď se nic nehodí. Klepni na kulaté tlačítko: hraje ten druhý.
numberloor-lesson-child-draw = Pořád se nic nehodí! Klepni na kulaté tlačítko a lízneš si dvě karty.
numberloor-lesson-child-drawn = Máš dvě nové karty a teď už se jedna hodí!
numberloor-lesson-child-zero = Po devítce je zase nula. Klepni na nulu!
numberloor-lesson-child-one = A jedničku!
numberloor-lesson-child-two = Teď dvojku!
numberloor-lesson-child-same = A ještě jednu dvojku: stejná se hodí taky.
numberloor-lesson-child-three = A trojku, poslední kartu!
numberloor-lesson-child-star = Hvězda pro tebe! Teď si zatanči!
numberloor-lesson-child-end = Hraj dál: kdo má první všechny hvězdy, vyhrává.
numberloor-lesson-full = První hvězda
numberloor-lesson-goal = Cíl: zbav se všech karet. Za to je hvězda a pět hvězd vyhrává.
numberloor-lesson-house = Dům ukazuje patra 0 až 9. Jsme ve 4. patře; svítí ta, kam se dá dojít.
numberloor-lesson-balloon = Balón říká, jak daleko: přesně o 1 nahoru, nebo dolů. Stejné patro se hodí vždy.
numberloor-lesson-wrong = Šlo by patro 1? Klepni na něj a stůl řekne, proč ne.
numberloor-lesson-lay-three = Patro 3 je o jedno níž než 4: klepni na něj a polož ho.
numberloor-lesson-more = Smíš položit, kolik karet chceš. Tady je tvůj dosavadní tah.
numberloor-lesson-lay-balloon = Balón změní krok a smíš ho položit, když po něm ještě může přijít patro: polož balón 2.
numberloor-lesson-lay-one = Teď se skáče po dvou: ze 3 dolů na 1. Polož jedničku.
numberloor-lesson-night = Měsíc dělá z tvé 5 noční patro: můžeš s ní převzít i cizí tah.
numberloor-lesson-orders = Tady si předem zvolíš, jestli se tě pak máme zeptat, převzít vždy, nebo nikdy. Nikdo jiný to nevidí.
numberloor-lesson-enough = Žádné tvoje patro se teď nehodí. Balón si nech a ukonči tah.
numberloor-lesson-window = { $p1 } má položené patro a balón. Teď může vhodné noční patro převzít tah!
numberloor-lesson-take-over = Tvoje noční 5 je o čtyři výš než 1: převezmi tah. V opravdové hře na to jsou dvě vteřiny.
numberloor-lesson-lay-three-balloon = Tah je tvůj. Jaký krok vede z 5 na tvou 2? Tři: polož balón 3.
numberloor-lesson-last-card = A dvojka: tvoje poslední karta!
numberloor-lesson-star = Nemáš už žádné karty: dostaneš hvězdu a šest nových.
numberloor-lesson-end = To je všechno. Nad 9 je zase 0; kdo nemůže položit, lízne si dvě. Hraj dál!
numberloor-lesson-medium = Střední hra: v čem se liší
numberloor-lesson-medium-differs = Balóny říkají, o kolik pater se jde: ve střední hře nejvýš o 3. Některé mají místo čísla značku, jako ten tvůj.
numberloor-lesson-medium-wrong = Jsme ve 4. patře. Šlo by patro 6? Klepni na něj a stůl řekne, proč ne.
numberloor-lesson-medium-one = Balón říká 3: přesně o 3 patra nahoru nebo dolů. Ze 4. patra tedy na 7. nebo 1.: polož jedničku.
numberloor-lesson-medium-same = Stejné číslo se hodí vždy: polož druhou jedničku.
numberloor-lesson-medium-round = Počítá se dokola: pod nulou je 9. O tři patra níž než 1 je tedy 8.
numberloor-lesson-medium-even = Balón se značkou: tenhle dovolí položit kterékoli sudé patro. Polož ho.
numberloor-lesson-medium-four = Všechna tvoje patra jsou sudá. Polož čtyřku.
numberloor-lesson-medium-six = Teď šestku …
numberloor-lesson-last-six = … a poslední.
numberloor-lesson-medium-draw = Všechno v jednom tahu, a máš hvězdu! Kdo nemůže položit patro, lízne si dvě karty a zkusí to znovu.
numberloor-lesson-medium-nights = Noční patra, kterými ti ostatní mohou převzít tah, má jen úplná hra. Tady to nikdo nemůže.
numberloor-lesson-medium-end = Další značky na balónech: lichá patra, nejbližší patra a vynechání tahu. Klepni na ležící balón a přečti si, co dělá. Hraj dál!

## Čtené nahlas

numberloor-spoken-window = Ostatní se můžou ujmout tahu.
numberloor-spoken-over = Konec hry.
numberloor-spoken-taker = Tah je převzatý.
numberloor-spoken-drew = V tomhle tahu se už líznulo.
numberloor-spoken-choosing-top = Vybírá se, který balón zůstane nahoře.
numberloor-spoken-answered = Tvoje odpověď je daná.
numberloor-spoken-laid = { $card } na hromádku { $pile }
numberloor-spoken-floor-counts = Karet na hromádkách
numberloor-spoken-balloon-count = Balónů na hromádce

numberloor-symbol-f5 = Patro: pokládá se na patra, kam číslo sedí.
numberloor-symbol-n5 = Noční patro: dá se s ním převzít cizí tah.
numberloor-symbol-b2 = Balón: o kolik pater přesně se smí nahoru nebo dolů.
numberloor-symbol-near = „Nejbližší patra“: stejné patro, nebo o jedno či dvě výš a níž.
numberloor-symbol-even = „Sudá patra“: každé patro se sudým číslem.
numberloor-symbol-odd = „Lichá patra“: každé patro s lichým číslem.
numberloor-symbol-skip = „Vynechání tahu“: když tah končí touhle kartou, další hráč si lízne dvě karty a nehraje.

## Rada

numberloor-advice-last = Je to tvoje poslední karta: to je hvězda.
numberloor-advice-goes-on = Po ní můžeš pokračovat, hodí se { $card }.
numberloor-advice-fewer = Zbavíš se jí; pak ti karet v ruce zbude { $count }.
numberloor-advice-take-over = Tah pak patří tobě a karty se zbavíš.
numberloor-advice-end = Žádné tvoje patro teď nepasuje.
