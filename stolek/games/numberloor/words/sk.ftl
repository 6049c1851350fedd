### Numberloor po slovensky

numberloor-title = Numberloor
numberloor-tagline = Hore a dolu domom s desiatimi poschodiami, na šnúrke balónika.
numberloor-variant-full = Úplná hra (8+)
numberloor-variant-medium = Stredná (6+)
numberloor-variant-beginner = Začiatočníci (4+)
numberloor-brief-aim = Zbav sa všetkých kariet v ruke. Poschodia kladieš na kôpku poschodí, hore a dolu domom s desiatimi poschodiami; balón hovorí, o koľko.
numberloor-brief-win = Vždy, keď máš prázdnu ruku, dostaneš hviezdu a šesť nových kariet. Vo dvojici a v trojici vyhráva, kto má prvý päť hviezd, vo štvorici a v pätici, kto má prvý tri.
numberloor-brief-turn = Polož čo najviac kariet, aspoň jedno poschodie. Poschodie sa hodí, keď má rovnaké číslo ako to hore, alebo je presne o toľko vyššie či nižšie, koľko hovorí vrchný balón. Keď sa nedá položiť nič, lizni si dve karty. Začiatočníci hrajú bez balónov, na dvoch kôpkach a so susednými poschodiami.
numberloor-teaches = Čísla do desať a ich susedia, párne a nepárne, počítanie tam a späť, hľadanie viacerých ciest.

numberloor-option-starter = Kto začína
    .help = Začína najmladší: urči stoličku, alebo nechaj losovať. Musí to byť stolička pri tomto stole.
numberloor-option-starter-random = losuje sa
numberloor-option-starter-1 = 1. stolička
numberloor-option-starter-2 = 2. stolička
numberloor-option-starter-3 = 3. stolička
numberloor-option-starter-4 = 4. stolička
numberloor-option-starter-5 = 5. stolička
numberloor-option-takeover = Preberanie ťahu nočnými poschodiami
    .help = Len v úplnej hre: nočné poschodie môže prevziať rozohraný ťah.
numberloor-option-takeover-on = áno
numberloor-option-takeover-off = nie
numberloor-option-takeover_after = Ťah sa dá prevziať po položení
    .help = Čo musí mať hráč na ťahu práve položené.
numberloor-option-takeover_after-floor-and-balloon = poschodia a balóna
numberloor-option-takeover_after-floor = poschodia
numberloor-option-night_floor = Ťah sa dá prevziať
    .help = Návod žiadnu podmienku nemá; tu sa nočné poschodie musí na kôpku hodiť tak, ako leží.
numberloor-option-night_floor-fits = nočným poschodím, ktoré sa hodí
numberloor-option-night_floor-any = ktorýmkoľvek nočným poschodím
numberloor-option-after_takeover = Kto hrá po prevzatí
    .help = Návod hovorí: hráč po pravici toho, kto ťah prevzal.
numberloor-option-after_takeover-right = hráč po pravici
numberloor-option-after_takeover-left = hráč po ľavici
numberloor-option-window_seconds = Čas na prevzatie v sekundách
    .help = Prestávka je pre všetkých rovnaká, aby nič neprezradila.
numberloor-option-turn_limit = Najviac ťahov v hre
    .help = Po toľkých ťahoch sa spočítajú hviezdy.

numberloor-section-common = Všetky tri hry
numberloor-section-full = Úplná hra
numberloor-section-medium = Stredná
numberloor-section-beginner = Začiatočníci
numberloor-section-rulings = Kde návod mlčí
numberloor-section-examples = Príklady

## Karty

numberloor-face-floor = poschodie { $number }
    .ins = poschodím { $number }
numberloor-face-night = nočné poschodie { $number }
    .ins = nočným poschodím { $number }
numberloor-face-balloon = balón { $number }
    .ins = balónom { $number }
numberloor-face-near = balón „najbližšie poschodia“
    .ins = balónom „najbližšie poschodia“
numberloor-face-even = balón „párne poschodia“
    .ins = balónom „párne poschodia“
numberloor-face-odd = balón „nepárne poschodia“
    .ins = balónom „nepárne poschodia“
numberloor-face-skip = balón „vynechanie ťahu“
    .ins = balónom „vynechanie ťahu“

## Otázky

numberloor-prompt-turn = Si na ťahu: polož karty, aspoň jedno poschodie.
    .tv = Polož karty, aspoň jedno poschodie.
numberloor-prompt-beginner = Si na ťahu: polož kartu na jednu z kôpok, alebo povedz pas.
    .tv = Polož kartu na jednu z kôpok, alebo povedz pas.
numberloor-prompt-top = Posledné poschodie je položené. Ktorý balón zostane hore?
numberloor-prompt-window = Chceš prevziať ťah?
numberloor-prompt-order = Tvoj trvalý pokyn na preberanie
numberloor-do-lay = Položiť { $card }
numberloor-do-lay-on = Položiť { $card } na { $pile }. kôpku
numberloor-do-top = Nechať hore { $card }
numberloor-do-take-over = Prevziať ťah { $card-ins }
numberloor-do-draw = Liznúť si dve karty
numberloor-do-pass = Pas
numberloor-do-end = Ukončiť ťah
numberloor-do-decline = Nechať hrať ďalej
numberloor-do-order-ask = Zakaždým sa ma spýtať
numberloor-do-order-take = Prevziať vždy, keď môžem
numberloor-do-order-decline = Nepýtať sa ma
numberloor-effect-opens = potom sa bude dať položiť: { $numbers }

## Čo sa deje

numberloor-event-shuffled = Zamiešané karty: { $count }.
numberloor-event-misdealt = Samé balóny: { $players }. Rozdáva sa znova.
numberloor-event-misdealt-middle = V balíčku nezostal pre stred žiaden balón s číslom. Rozdáva sa znova.
numberloor-event-middle = Doprostred ide: { $cards }.
numberloor-event-turn = { $who-is ->
    [you] Si na ťahu.
   *[other] Na ťahu je { $who }.
  }
numberloor-event-laid = { $who-is ->
    [you] Kladieš { $card }.
   *[other] { $who } kladie { $card }.
  }
numberloor-event-drawn = { $who-is ->
    [you] Lížeš si
   *[other] { $who } si líže
  } { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } kariet
  }.
numberloor-event-drawn-own = Lížeš si: { $cards }.
numberloor-event-drawn-none = { $who-is ->
    [you] Už niet čo lízať.
   *[other] { $who } si už nemá čo liznúť.
  }
numberloor-event-passed = { $who-is ->
    [you] Hovoríš pas.
   *[other] { $who } hovorí pas.
  }
numberloor-event-recycled = Balíček sa minul: odohrané karty ({ $count }) sa zamiešajú do nového.
numberloor-event-skipped = { $who-is ->
    [you] Vynechávaš ťah.
   *[other] { $who } vynecháva ťah.
  }
numberloor-event-taken-over = { $who-is ->
    [you] Preberáš ťah, prichádza oň { $loser }!
   *[other] { $who } preberá ťah, { $loser-is ->
        [you] prichádzaš oň ty!
       *[other] prichádza oň { $loser }!
    }
  }
numberloor-event-order-ask = Zakaždým dostaneš otázku.
numberloor-event-order-take = Prevezmeš ťah vždy, keď sa to bude dať.
numberloor-event-order-decline = Otázky nedostaneš.
numberloor-event-answered-take = Chceš prevziať ťah { $card-ins }.
numberloor-event-star = { $who-is ->
    [you] Máš prázdnu ruku: tancuj a jasaj! Máš { $stars ->
        [one] jednu hviezdu.
        [few] { $stars } hviezdy.
       *[other] { $stars } hviezd.
    }
   *[other] { $who } má prázdnu ruku, tancuje a jasá, má { $stars ->
        [one] jednu hviezdu.
        [few] { $stars } hviezdy.
       *[other] { $stars } hviezd.
    }
  }
numberloor-event-ended = { $who-is ->
    [you] Vyhrávaš
   *[other] Vyhráva { $who }
  }, { $stars ->
    [one] jedna hviezda.
    [few] { $stars } hviezdy.
   *[other] { $stars } hviezd.
  }
numberloor-event-ended-shared = { $winners-is ->
    [you] O víťazstvo sa delíte { $winners }
   *[other] O víťazstvo sa delia { $winners }
  }, každý má { $stars ->
    [one] jednu hviezdu.
    [few] { $stars } hviezdy.
   *[other] { $stars } hviezd.
  }
numberloor-ended-stars = Hviezd je už na víťazstvo dosť.
numberloor-ended-stalemate = Nikto už nemôže položiť ani si liznúť; počítajú sa hviezdy.
numberloor-ended-limit = Ťahov už bolo dosť; počítajú sa hviezdy.

## Čo nejde

numberloor-refused-window = Ostatní práve odpovedajú, či ťah prevezmú.
numberloor-refused-choose-top = Poschodia už nemáš: povedz len, ktorý balón zostane hore.
numberloor-refused-not-in-hand = Túto kartu nemáš v ruke.
numberloor-refused-no-such-pile = Táto karta tam nepatrí.
numberloor-refused-floor = Na poschodie { $top } sa teraz poschodie { $number } položiť nedá.
numberloor-refused-corner = Po tomto balóne by sa v tomto ťahu nedalo položiť žiadne poschodie.
numberloor-refused-draw-beginner = V tejto hre si lizneš, keď povieš pas.
numberloor-refused-draw-laid = V tomto ťahu už máš kartu položenú, takže si nelížeš.
numberloor-refused-draw-again = Líže sa raz za ťah.
numberloor-refused-can-lay = Poschodie položiť môžeš, takže musíš.
numberloor-refused-pass-laid = Karta je už položená; radšej ukonči ťah.
numberloor-refused-pass-early = Najprv si lizni dve karty.
numberloor-refused-end = Vo svojom ťahu musíš položiť aspoň jedno poschodie.
numberloor-refused-no-window = Teraz sa ťah prevziať nedá.
numberloor-refused-night = Prevziať sa dá len nočným poschodím z ruky, ktoré sa na kôpku hodí.
numberloor-refused-night-any = Prevziať sa dá len nočným poschodím z ruky.

## Stôl v termináli

numberloor-table-heading = Ťah { $turn } · hviezd na víťazstvo: { $target }
numberloor-table-pile = Kôpka { $number }: { $card }
numberloor-table-floors = Poschodia: { $card }
numberloor-table-balloon = Vrchný balón: { $card }
numberloor-table-reach = dá sa položiť: { $numbers }
numberloor-table-draw-pile = v balíčku: { $count }
numberloor-table-chain = V tomto ťahu: { $cards }
numberloor-table-seat = { $stars ->
    [one] { $stars } hviezda
    [few] { $stars } hviezdy
   *[other] { $stars } hviezd
  }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  }
numberloor-table-hand = Tvoje karty
numberloor-table-order = Trvalý pokyn: { $order }

## Pravidlá

rule-NF-1 = Na poschodiach sú čísla 0 až 9 a niektoré poschodia sú nočné. Na balónoch je číslo alebo zvláštny znak.
    .title = Karty
rule-NF-2 = V strede ležia dve odkryté kôpky: poschodia a balóny. (Začiatočníci majú dve kôpky poschodí a žiadne balóny.)
    .title = Dve kôpky
rule-NF-3 = Kto sa vo svojom ťahu zbaví všetkých kariet v ruke, zatancuje si (začiatočníci vydajú víťazný pokrik), dostane hviezdu a šesť nových kariet; potom hrá ďalší.
    .title = Prázdna ruka
rule-NF-4 = Vo dvojici a v trojici vyhráva, kto má prvý päť hviezd, vo štvorici a v pätici, kto má prvý tri.
    .title = Víťazstvo
rule-NF-5 = Keď sa minie balíček, zamiešajú sa do nového odohrané karty. Vrchná karta každej kôpky zostáva.
    .title = Nový balíček
rule-NF-6 = Poschodia idú dokola: nad deviatkou je zase 0 a pod nulou 9.
    .title = Dokola
rule-NF-7 = Šesť balónov s modrou bodkou nehrá. Poschodia a balóny sa zamiešajú spolu a každý dostane šesť. Keď má niekto samé balóny, mieša a rozdáva sa znova.
    .title = Rozdávanie
rule-NF-8 = Doprostred príde z balíčka jedno poschodie a jeden balón s číslom.
    .title = Prvé dve karty
rule-NF-9 = Začína najmladší, potom sa ide v smere hodinových ručičiek. Platí to vo všetkých troch hrách.
    .title = Kto začína
rule-NF-10 = Vo svojom ťahu položíš jednu, niekoľko alebo všetky karty, ľubovoľne namiešané. Aspoň jedna musí byť poschodie.
    .title = Ťah
rule-NF-11 = Položiť smieš poschodie s rovnakým číslom, aké je navrchu, alebo poschodie presne o toľko vyššie či nižšie, koľko hovorí vrchný balón. Každá položená karta je hneď nový vrch.
    .title = Kladenie poschodí
rule-NF-12 = Balóny smieš v ťahu klásť kedykoľvek, koľko chceš, alebo vôbec. Platí ten posledný, vrchný.
    .title = Kladenie balónov
rule-NF-13 = Keď nemôžeš položiť žiadne poschodie, ani s pomocou svojich balónov, lizni si dve karty a skús to znova. Keď to stále nejde alebo nechceš, povedz pas.
    .title = Lízanie
rule-NF-14 = Len čo položíš všetky poschodia, idú za nimi aj zvyšné balóny, a tým sa ťah končí. Vyberieš, ktorý zostane hore.
    .title = Posledné balóny
rule-NF-15 = „Najbližšie poschodia“: kým je tento balón hore, dá sa položiť rovnaké poschodie alebo poschodie o jedno či dve vyššie alebo nižšie, počítané od každého nového vrchu.
    .title = Najbližšie poschodia
rule-NF-16 = Kým je hore balón „párne poschodia“, dá sa položiť ktorékoľvek poschodie s párnym číslom. Kým sú hore „nepárne poschodia“, ktorékoľvek s nepárnym.
    .title = Párne a nepárne
rule-NF-17 = „Vynechanie ťahu“: keď sa ním tvoj ťah končí, ďalší hráč si lizne dve karty a nehrá. Kým je tento balón hore, dá sa položiť len presne rovnaké poschodie.
    .title = Vynechanie ťahu
rule-NF-18 = Nočné poschodie je v tvojom ťahu obyčajné poschodie. Môže však aj prevziať cudzí ťah, len čo v ňom hráč položil poschodie a balón. Na kôpku sa pri tom musí hodiť ako každé iné, ak nastavenie nehovorí inak.
    .title = Nočné poschodia
rule-NF-19 = Kto ťah prevzal, hrá ďalej ako vo svojom. Potom je na ťahu hráč po jeho pravici.
    .title = Po prevzatí
rule-NF-20 = Komu po položení všetkých poschodí zostávajú len balóny, tomu sa už ťah prevziať nedá: dokončí ho tým, že ich položí.
    .title = Bezpečie balónov
rule-NF-21 = Karty s červenou bodkou nehrajú, takže balóny majú čísla len do 3, nočné poschodia chýbajú a ťah sa nepreberá. Modré bodky hrajú. Inak ako úplná hra.
    .title = Stredná hra
rule-NF-22 = Hrajú len denné poschodia. Každý dostane šesť a doprostred prídu dve poschodia ako začiatok dvoch kôpok. Začína najmladší, potom sa ide v smere hodinových ručičiek.
    .title = Dve kôpky poschodí
rule-NF-23 = Poschodie smie ísť na ktorúkoľvek kôpku, keď je rovnaké ako vrch alebo jeho sused hore či dole. Kariet môžeš položiť, koľko chceš.
    .title = Susedia
rule-NF-24 = Kto nemôže alebo nechce položiť, povie pas a lizne si dve; hrá ďalší.
    .title = Pas
rule-NF-R1 = Rovnaké číslo sa dá položiť vždy, nech je hore ktorýkoľvek balón.
    .title = Rovnaké číslo
rule-NF-R2 = Hostiteľ môže povedať, na ktorej stoličke pri tomto stole sedí najmladší; inak sa losuje, kto začne.
    .title = Najmladší
rule-NF-R3 = Poschodie položiť nemôžeš, keď ti k tomu nepomôže žiadne poradie balónov v ruke, napríklad keď máš samé balóny. Len vtedy si lizneš, raz za ťah. Kto položiť môže, musí; po liznutí smieš povedať pas.
    .title = Kedy lízať
rule-NF-R4 = Pred prvým poschodím ťahu smieš balón položiť len vtedy, keď po ňom ešte môže prísť poschodie.
    .title = Žiadne slepé uličky
rule-NF-R5 = Najbližšie, párne aj nepárne idú tiež dokola: vedľa nuly ležia 9 a 8 a nula je párna.
    .title = Znaky idú dokola
rule-NF-R6 = Vynechanie platí, len keď je celkom poslednou kartou ťahu. Keď ho niekto položil skôr alebo zostalo hore ešte z predchádzajúceho ťahu, nikoho nezastaví.
    .title = Posledná karta
rule-NF-R7 = Nočné poschodie sa musí na kôpku hodiť tak, ako leží (v nastaveniach sa dá zvoliť, že nemusí). Počíta sa len to, čo je položené v tomto ťahu (poschodie a balón; v nastaveniach sa dá zvoliť, že stačí poschodie). Od tej chvíle dostanú po každej karte hráča na ťahu všetci ostatní rovnakú otázku na rovnako krátky čas, nech nočné poschodie majú, alebo nie; mlčanie znamená nie. Tajný trvalý pokyn odpovedá za teba a nikto sa o ňom nedozvie. Keď chce viac hráčov, preberá najbližší v smere hodinových ručičiek. Preberanie sa dá aj vypnúť.
    .title = Otázka pre všetkých
rule-NF-R8 = Po prevzatí hrá hráč po pravici toho, kto prevzal (v nastaveniach sa dá zvoliť po ľavici), a odtiaľ sa ide zase v smere hodinových ručičiek.
    .title = Po pravici
rule-NF-R9 = Komu ťah prevezmú, ten si karty nechá a nič nedostane; jeho práve položené vynechanie nikoho nezastaví.
    .title = Prevzatý ťah
rule-NF-R10 = Keď je na liznutie málo kariet, lizne sa, čo je. Keď prejde celé kolo a nikto nič nepoloží ani si nelizne, hra sa končí a vyhráva, kto má najviac hviezd, pri zhode spoločne.
    .title = Niet čo lízať
rule-NF-R11 = Šesť nových kariet môžu byť samé balóny; znova sa rozdáva len na začiatku hry.
    .title = Šesť nových kariet
rule-NF-R12 = Hviezda a vynechanie zároveň: najprv hviezda a šesť kariet, potom si ďalší lizne dve a nehrá. Víťazná hviezda končí hru hneď, bez lízania a bez vynechania.
    .title = Hviezda a vynechanie
rule-NF-R13 = Aj prevzatý ťah sa dá prevziať; môže to urobiť aj ten, kto oň práve prišiel. Počíta sa znova od nočného poschodia a poradie sa riadi posledným, kto prevzal. Kto prevzal, nelíže si, smie skončiť hneď po nočnom poschodí a hviezdu dostane ako každý.
    .title = Prevzatie prevzatého
rule-NF-R14 = Keď sa prevzatý ťah skončí vynechaním, hráč, ktorý by bol na rade, si lizne dve a nehrá; odtiaľ sa ide v smere hodinových ručičiek.
    .title = Prevzatie a vynechanie
rule-NF-R15 = Len čo je posledné poschodie položené, prevziať sa už nedá. Balóny idú za ním samy, vyberáš len vrchný; bez balónov príde hviezda hneď.
    .title = Všetky poschodia preč
rule-NF-R16 = Vo dvojici hrá po vynechaní zase ten, kto ho položil. Kto vynecháva, smie aj tak prevziať nasledujúci ťah.
    .title = Vo dvojici
rule-NF-R17 = Povedať pas a liznúť si dve karty smieš len v ťahu, v ktorom nič nepoložíš.
    .title = Pas, alebo hra
rule-NF-R18 = Ostatné karty sa pri hľadaní prvého poschodia a balóna zamiešajú naspäť. Začínať môže aj nočné poschodie.
    .title = Hľadanie prvých kariet
rule-NF-R19 = Po 2 000 ťahoch (počet sa dá v nastaveniach zmeniť) sa hra končí a vyhráva, kto má najviac hviezd, pri zhode spoločne.
    .title = Veľmi dlhá hra
rule-NF-R20 = Keď ten, kto ťah prevzal, získa hviezdu, pokračuje sa ako po každom prevzatí: hrá hráč po jeho pravici (v nastaveniach sa dá zvoliť po ľavici), nie ďalší v smere hodinových ručičiek.
    .title = Hviezda po prevzatí
rule-NF-E1 = Leží poschodie 3 a balón 2. Možný ťah: 5, 7, 9, potom balón 3, potom 6 a 3.
    .title = Dlhý ťah
rule-NF-E2 = Leží poschodie 5 a balón 3: dá sa položiť 2, 5 a 8.
    .title = Hore a dolu
rule-NF-E3 = Poschodie 9 a balón 2: 1, 7 a 9. Poschodie 0 a balón 3: 3, 7 a 0.
    .title = Dokola
rule-NF-E4 = „Najbližšie poschodia“ na poschodí 5: 3, 4, 5, 6 a 7. Po položení sedmičky: 5, 6, 7, 8 a 9.
    .title = Každý nový vrch
rule-NF-E5 = Začiatočníci: na poschodie 0 sa hodí 0, 1 a 9, na poschodie 4 zasa 3, 4 a 5.
    .title = Susedia
rule-NF-E6 = Hrajú aspoň traja a ťah sa končí vynechaním: ďalší si lizne dve a nehrá. Ten po ňom smie položiť len číslo vrchného poschodia, kým vynechanie nezakryje iný balón.
    .title = Po vynechaní

### Stôl

numberloor-ui-chip = do { $target } hviezd
numberloor-ui-players = Hráči
numberloor-ui-player = { $who }: { $stars ->
    [one] { $stars } hviezda
    [few] { $stars } hviezdy
   *[other] { $stars } hviezd
  }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  }
numberloor-ui-middle = Stred stola
numberloor-ui-house = Leží poschodie { $top } a { $balloon }: dá sa položiť { $reach }.
numberloor-ui-number = { $n }
numberloor-ui-floor = Poschodie { $floor } v dome
numberloor-ui-pile-floor = poschodie
numberloor-ui-pile-balloon = balón
numberloor-ui-pile = Kôpka { $number }: { $card }
numberloor-ui-draw-pile = v balíčku: { $count }
numberloor-ui-chain = Tento ťah
numberloor-ui-your-turn = Si na ťahu
numberloor-ui-your-taken = Hráš prevzatý ťah
numberloor-ui-choose-top = Ktorý balón hore?
numberloor-ui-turn-of = { $who-is ->
    [you] Si na ťahu
   *[other] Hrá { $who }
  }
numberloor-ui-over = Hra sa skončila
numberloor-ui-hand = Tvoje karty
numberloor-ui-stack = { $card }, { $count }×
numberloor-ui-pick = Vyber kartu
numberloor-ui-wait = Hrajú ostatní
numberloor-ui-moment = Chvíľku…
numberloor-ui-cannot = Teraz sa nedá položiť { $card }.
numberloor-ui-order = Prevziať cudzí ťah?
numberloor-ui-order-why = Keď bude tvoje nočné poschodie môcť prevziať cudzí ťah: máme sa spýtať, hneď prevziať, alebo to nechať tak? Nikto iný to nevidí.
numberloor-ui-order-ask = Pýtaj sa
numberloor-ui-order-take = Vždy
numberloor-ui-order-decline = Nikdy

numberloor-print-lead = Vytlač na tvrdší papier, rozstrihaj podľa značiek. Úplná hra: bez modrých bodiek; stredná: bez červených; začiatočníci: len denné poschodia.

## Told again after the end

numberloor-highlight-chain = Najdlhší rad: { $who }, kariet v jednom ťahu: { $count }
numberloor-highlight-takeover = Najodvážnejšie prevzatie: { $who } preberá ťah, prichádza oň { $loser } (karty v ruke: { $count })
numberloor-highlight-escape = Únik o vlások: { $who } získava hviezdu a { $other } má už len jednu kartu

## Lekcia

numberloor-lesson-beginner = Pre malé deti, bez čítania
numberloor-lesson-child-goal = Polož všetky karty a dostaneš hviezdu!
numberloor-lesson-child-near = Tu je osmička. Pasuje na ňu osmička a jej susedia: sedmička a deviatka.
numberloor-lesson-child-wrong = Hodí sa dvojka? Ťukni na ňu a uvidíš: ostane, kde je.
numberloor-lesson-child-eight = Osmička na osmičku, to ide! Ťukni na osmičku a potom na kôpku.
numberloor-lesson-child-nine = Po osmičke je deviatka. Ťukni na deviatku!
numberloor-lesson-child-six = Dole to ide tiež: šestka na sedmičku.
numberloor-lesson-child-enough = Teraz sa nič nehodí. Ťukni na okrúhle tlačidlo: hrá ten druhý.
numberloor-lesson-child-draw = Stále sa nič nehodí! Ťukni na okrúhle tlačidlo a lízneš si dve karty.
numberloor-lesson-child-drawn = Máš dve nové karty a teraz sa už jedna hodí!
numberloor-lesson-child-zero = Po deviatke je zasa nula. Ťukni na nulu!
numberloor-lesson-child-one = A jednotku!
numberloor-lesson-child-two = Teraz dvojku!
numberloor-lesson-child-same = A ešte jednu dvojku: rovnaká sa hodí tiež.
numberloor-lesson-child-three = A trojku, poslednú kartu!
numberloor-lesson-child-star = Hviezda pre teba! Teraz si zatancuj!
numberloor-lesson-child-end = Hraj ďalej: kto má prvý všetky hviezdy, vyhráva.
numberloor-lesson-full = Prvá hviezda
numberloor-lesson-goal = Cieľ: zbav sa všetkých kariet. Za to je hviezda a päť hviezd vyhráva.
numberloor-lesson-house = Dom ukazuje poschodia 0 až 9. Sme na 4. poschodí; svietia tie, kam sa dá dôjsť.
numberloor-lesson-balloon = Balón hovorí, ako ďaleko: presne o 1 hore alebo dole. Rovnaké poschodie sa hodí vždy.
numberloor-lesson-wrong = Šlo by poschodie 1? Ťukni naň a stôl povie, prečo nie.
numberloor-lesson-lay-three = Poschodie 3 je o jedno nižšie než 4: ťukni naň a polož ho.
numberloor-lesson-more = Smieš položiť, koľko kariet chceš. Tu je tvoj doterajší ťah.
numberloor-lesson-lay-balloon = Balón zmení krok a smieš ho položiť, keď po ňom ešte môže prísť poschodie: polož balón 2.
numberloor-lesson-lay-one = Teraz sa skáče po dvoch: z 3 dole na 1. Polož jednotku.
numberloor-lesson-night = Mesiac robí z tvojej 5 nočné poschodie: môžeš ňou prevziať aj cudzí ťah.
numberloor-lesson-orders = Tu si vopred zvolíš, či sa ťa potom máme spýtať, prevziať vždy, alebo nikdy. Nikto iný to nevidí.
numberloor-lesson-enough = Žiadne tvoje poschodie sa teraz nehodí. Balón si nechaj a ukonči ťah.
numberloor-lesson-window = { $p1 } má položené poschodie aj balón. Teraz môže vhodné nočné poschodie prevziať ťah!
numberloor-lesson-take-over = Tvoja nočná 5 je o štyri vyššie než 1: prevezmi ťah. V skutočnej hre sú na to dve sekundy.
numberloor-lesson-lay-three-balloon = Ťah je tvoj. Aký krok vedie z 5 na tvoju 2? Tri: polož balón 3.
numberloor-lesson-last-card = A dvojka: tvoja posledná karta!
numberloor-lesson-star = Nemáš už žiadne karty: dostaneš hviezdu a šesť nových.
numberloor-lesson-end = To je všetko. Nad 9 je zasa 0; kto nemôže položiť, lízne si dve. Hraj ďalej!
numberloor-lesson-medium = Stredná hra: v čom sa líši
numberloor-lesson-medium-differs = Balóny hovoria, o koľko poschodí sa ide: v strednej hre najviac o 3. Niektoré majú namiesto čísla značku, ako ten tvoj.
numberloor-lesson-medium-wrong = Sme na 4. poschodí. Šlo by poschodie 6? Ťukni naň a stôl povie, prečo nie.
numberloor-lesson-medium-one = Balón hovorí 3: presne o 3 poschodia hore alebo dole. Zo 4. poschodia teda na 7. alebo 1.: polož jednotku.
numberloor-lesson-medium-same = Rovnaké číslo sa hodí vždy: polož druhú jednotku.
numberloor-lesson-medium-round = Počíta sa dookola: pod nulou je 9. O tri poschodia nižšie než 1 je teda 8.
numberloor-lesson-medium-even = Balón so značkou: tento dovolí položiť ktorékoľvek párne poschodie. Polož ho.
numberloor-lesson-medium-four = Všetky tvoje poschodia sú párne. Polož štvorku.
numberloor-lesson-medium-six = Teraz šestku …
numberloor-lesson-last-six = … a poslednú.
numberloor-lesson-medium-draw = Všetko v jednom ťahu, a máš hviezdu! Kto nemôže položiť poschodie, potiahne dve karty a skúsi to znova.
numberloor-lesson-medium-nights = Nočné poschodia, ktorými ti ostatní môžu prevziať ťah, má len úplná hra. Tu to nikto nemôže.
numberloor-lesson-medium-end = Ďalšie značky na balónoch: nepárne poschodia, najbližšie poschodia a vynechanie ťahu. Ťukni na ležiaci balón a prečítaj si, čo robí. Hraj ďalej!

## Čítané nahlas

numberloor-spoken-window = Ostatní môžu prevziať ťah.
numberloor-spoken-over = Koniec hry.
numberloor-spoken-taker = Ťah je prevzatý.
numberloor-spoken-drew = V tomto ťahu sa už lízalo.
numberloor-spoken-choosing-top = Vyberá sa, ktorý balón zostane navrchu.
numberloor-spoken-answered = Tvoja odpoveď je daná.
numberloor-spoken-laid = { $card } na kôpku { $pile }
numberloor-spoken-floor-counts = Kariet na kôpkach
numberloor-spoken-balloon-count = Balónov na kôpke

numberloor-symbol-f5 = Poschodie: kladie sa tam, kam sedí číslo.
numberloor-symbol-n5 = Nočné poschodie: dá sa ním prevziať cudzí ťah.
numberloor-symbol-b2 = Balón: o koľko poschodí presne sa smie hore alebo dole.
numberloor-symbol-near = „Najbližšie poschodia“: to isté poschodie, alebo najviac o dve vyššie či nižšie.
numberloor-symbol-even = „Párne poschodia“: každé poschodie s párnym číslom.
numberloor-symbol-odd = „Nepárne poschodia“: každé poschodie s nepárnym číslom.
numberloor-symbol-skip = „Vynechanie ťahu“: ak ťah končí touto kartou, ďalší hráč si líže dve karty a nehrá.

## Rada

numberloor-advice-last = Je to tvoja posledná karta: to je hviezda.
numberloor-advice-goes-on = Po nej môžeš pokračovať, hodí sa { $card }.
numberloor-advice-fewer = Zbavíš sa jej; potom ti kariet v ruke ostane { $count }.
numberloor-advice-take-over = Ťah potom patrí tebe a karty sa zbavíš.
numberloor-advice-end = Žiadne tvoje poschodie teraz nesedí.
