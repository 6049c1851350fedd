### Dixit po slovensky

dixit-title = Dixit Odyssey
dixit-tagline = Jeden obrázok, jedna nápoveda – ani príliš jasná, ani príliš záhadná.
dixit-variant-base = Základná hra (3 – 12)
dixit-variant-party = Párty (6 – 12)
dixit-variant-team = Dvojice (6, 8, 10, 12)
dixit-brief-aim = Zbieraj body za nápovedy a za uhádnuté obrázky. Rozprávač dá nápovedu k svojmu obrázku, ostatní pridajú obrázky, ktoré sa k nej hodia, a potom sa háda, ktorý bol rozprávačov.
dixit-brief-win = Vyhráva, kto má na konci najviac bodov. Základná hra sa končí, keď má niekto 30 bodov, párty a dvojice, keď už rozprávali všetci.
dixit-brief-turn = Keď rozprávaš, vyber obrázok a daj nápovedu, podľa ktorej ho niekto uhádne, ale nie všetci. Inak daj obrázok, ktorý sa k nápovede hodí, a potom hlasuj. V párty hre je nápoveda prvá a všetci hlasujú za obrázok, ktorý sa hodí najlepšie.
dixit-teaches = Rozprávanie a opis: nájsť k obrázku slová, ktoré neprezradia ani veľa, ani málo. Aj v cudzom jazyku.
dixit-print-lead = Vytlač na tvrdší papier, ak sa dá obojstranne, a rozstrihaj podľa značiek. Na hlasovanie stačia lístky s číslami, body sa píšu na papier.

dixit-option-first_storyteller = Prvý rozprávač
    .help = Začať môže, komu nápoveda napadne prvému; alebo sa losuje.
dixit-option-first_storyteller-race = kto má nápovedu prvý
dixit-option-first_storyteller-random = losuje sa
dixit-option-first_storyteller-seat-1 = 1. stolička
dixit-option-three_player_hand = Obrázky v ruke v trojici
    .help = V trojici ich môžete mať sedem.
dixit-option-three_player_hand-7 = 7 obrázkov
dixit-option-three_player_hand-6 = 6 obrázkov
dixit-option-party_hand = Obrázky v ruke v párty hre
    .help = Návod ich rozdáva päť a neskôr hovorí o šiestich.
dixit-option-party_hand-5 = 5 obrázkov
dixit-option-party_hand-6 = 6 obrázkov
dixit-option-party_hand-five-then-six = rozdá sa 5, potom sa dopĺňa do 6
dixit-option-own_team_vote = Hlas za vlastnú dvojicu
    .help = V hre dvojíc nevieš, ktorý obrázok dal spoluhráč. Keď je hlas zaň zakázaný, stôl ti ho ukáže.
dixit-option-own_team_vote-allowed = dovolený, nič neprináša
dixit-option-own_team_vote-barred = zakázaný
dixit-option-laps = Koľkokrát každý rozpráva
    .help = Párty a dvojice sa končia, keď toľkokrát rozprával každý.
dixit-option-laps-1 = raz
dixit-option-laps-2 = dvakrát
dixit-option-laps-3 = trikrát
dixit-option-finish = Keď má niekto 30 bodov
    .help = Návod hovorí, že sa dohrá kolo.
dixit-option-finish-round = dohrá sa tento príbeh
dixit-option-finish-lap = hrá sa, kým nerozprávali všetci rovnako veľa ráz
dixit-option-spoken = Nápovedy sa hovoria nahlas
    .help = Pre ľudí v jednej miestnosti: nič sa nepíše a boti nehrajú.
dixit-option-clues = Jazyk nápovied od botov
    .help = Boti rozumejú nápovedám vo všetkých šiestich jazykoch a svoje dávajú v tomto.
dixit-option-clues-en = angličtina
dixit-option-clues-cs = čeština
dixit-option-clues-de = nemčina
dixit-option-clues-hu = maďarčina
dixit-option-clues-pl = poľština
dixit-option-clues-sk = slovenčina

dixit-section-base = Základná hra
dixit-section-party = Párty
dixit-section-team = Dvojice
dixit-section-rulings = Kde návod mlčí
dixit-section-examples = Príklady

## Otázky

dixit-prompt-tell = Rozprávaš: vyber obrázok a daj nápovedu.
dixit-prompt-tell-race = Kto má nápovedu prvý? Vyber obrázok a daj nápovedu.
dixit-prompt-clue = Rozprávaš: daj nápovedu skôr, než sa niekto pozrie na obrázky.
dixit-prompt-clue-race = Kto má nápovedu prvý? Daj ju skôr, než sa niekto pozrie na obrázky.
dixit-prompt-give = Ktorý tvoj obrázok sa k nápovede hodí?
    .short = Tvoj obrázok.
dixit-prompt-give-two = Ktoré dva tvoje obrázky sa k nápovede hodia?
    .short = Tvoje dva obrázky.
dixit-prompt-offer = Kto z vás dá obrázok? Ponúkni svoj, alebo sa dohodnite.
    .short = Ponúkneš obrázok?
dixit-prompt-answer-offer = Spoluhráč ponúka obrázok. Prijmi ho, alebo daj namiesto neho svoj.
dixit-prompt-vote = Ktorý obrázok je rozprávačov?
    .short = Tvoj hlas.
dixit-prompt-vote-party = Ktorý obrázok sa k nápovede hodí najlepšie?
    .short = Tvoj hlas.
dixit-do-tell = Rozprávať o obrázku „{ $card }“
dixit-do-clue = Dať nápovedu
dixit-do-give = Dať: { $cards }
    .short = { $cards }
dixit-do-offer = Ponúknuť: { $card }
    .short = { $card }
dixit-do-accept = Prijať
dixit-do-instead = Dať namiesto neho: { $card }
dixit-do-vote = Hlasovať za { $places }
    .short = za { $places }
dixit-do-vote-red = Zelený na { $places }, červený na { $red }
    .short = Zelený { $places }, červený { $red }

## Čo sa deje

dixit-event-shuffled = Zamiešané obrázky: { $count }.
dixit-event-drawn = { $who-is ->
    [you] Lížeš si
   *[other] { $who } si líže
  } { $count ->
    [one] jeden obrázok
    [few] { $count } obrázky
   *[other] { $count } obrázkov
  }.
dixit-event-race = Kolo { $number }: rozpráva, kto má nápovedu prvý.
dixit-event-round = { $who-is ->
    [you] Kolo { $number }: rozprávaš.
   *[other] Kolo { $number }: rozpráva { $who }.
  }
dixit-event-clue = { $who-is ->
    [you] Tvoja nápoveda: { $clue }
   *[other] { $who } napovedá: { $clue }
  }
dixit-event-clue-spoken = { $who-is ->
    [you] Hovoríš nápovedu nahlas.
   *[other] { $who } hovorí nápovedu nahlas.
  }
dixit-event-given = { $who-is ->
    [you] Dávaš { $count ->
        [1] obrázok.
       *[2] dva obrázky.
    }
   *[other] { $who } dáva { $count ->
        [1] obrázok.
       *[2] dva obrázky.
    }
  }
dixit-event-given-again = { $who-is ->
    [you] Dávaš { $count ->
        [1] iný obrázok.
       *[2] iné obrázky.
    }
   *[other] { $who } dáva { $count ->
        [1] iný obrázok.
       *[2] iné obrázky.
    }
  }
dixit-event-offered = { $who-is ->
    [you] Ponúkaš obrázok za vašu dvojicu.
   *[other] { $who } ponúka obrázok za dvojicu.
  }
dixit-event-team-card-own = Obrázok vašej dvojice: { $card }.
dixit-event-laid-out = Na stole ležia obrázky, spolu { $count }.
dixit-event-voted = { $who } má odhlasované.
dixit-event-voted-again = { $who } hlasuje znova.
dixit-event-voted-own = Hlasuješ za { $places }.
dixit-event-voted-own-red = Dávaš zelený hlas na { $places } a červený na { $red }.
dixit-event-voted-own-again = Meníš hlas: za { $places }.
dixit-event-revealed = { $who-is ->
    [you] Obrázok { $place } je tvoj. Hlasy: { $voters }.
   *[other] Obrázok { $place } – { $who }. Hlasy: { $voters }.
  }
    .short = { $who-is ->
        [you] Tvoj: { $voters }.
       *[other] { dixit-event-revealed }
    }
dixit-event-revealed-alone = { $who-is ->
    [you] Obrázok { $place } je tvoj. Bez hlasu.
   *[other] Obrázok { $place } – { $who }. Bez hlasu.
  }
    .short = { $who-is ->
        [you] Tvoj: bez hlasu.
       *[other] { dixit-event-revealed-alone }
    }
dixit-event-revealed-story = Obrázok { $place } je rozprávačov (hlasy: { $voters }).
    .short = Rozprávačov bol obrázok { $place }.
dixit-event-revealed-story-alone = Obrázok { $place } je rozprávačov. Bez hlasu.
    .short = Rozprávačov bol obrázok { $place }, bez hlasu.
dixit-event-red = Červený hlas leží na obrázku { $place }.
    .short = Červený: obrázok { $place }.
dixit-event-scored = { $who-is ->
    [you] Získavaš { $points ->
        [one] jeden bod.
        [few] { $points } body.
       *[other] { $points } bodov.
    }
   *[other] { $who } získava { $points ->
        [one] jeden bod.
        [few] { $points } body.
       *[other] { $points } bodov.
    }
  }
dixit-event-passed = Každý posiela obrázky z ruky doľava.
    .short = Nové obrázky.
dixit-event-ended = { $who-is ->
    [you] Vyhrávaš
   *[other] Vyhráva { $who }
  }, { $points ->
    [one] jeden bod.
    [few] { $points } body.
   *[other] { $points } bodov.
  }
dixit-event-ended-shared = { $winners-is ->
    [you] O víťazstvo sa delíte { $winners }
   *[other] O víťazstvo sa delia { $winners }
  }, každý má { $points ->
    [one] jeden bod.
    [few] { $points } body.
   *[other] { $points } bodov.
  }
dixit-ended-base = Niekto má 30 bodov.
dixit-ended-party = Rozprávali už všetci.
dixit-ended-team = Rozprávali už všetci.

## Čo nejde

dixit-refused-not-storyteller = V tomto kole rozpráva niekto iný.
dixit-refused-no-card-yet = V párty hre je nápoveda skôr než obrázky.
dixit-refused-not-in-hand = Tento obrázok v ruke nemáš.
dixit-refused-spoken = Pri tomto stole sa nápovedy hovoria nahlas.
dixit-refused-bots-spoken = Nápovedy sa tu hovoria nahlas a boti nepočujú. Obsaďte všetky stoličky ľuďmi, alebo nápovedy píšte.
dixit-refused-storyteller-gives-not = Tvoj obrázok je už na stole.
dixit-refused-offer-first = Najprv sa vo dvojici dohodnite, kto obrázok dá: ponúkni svoj.
dixit-refused-how-many = Toľko obrázkov sa teraz nedáva.
dixit-refused-team-of-storyteller = V rozprávačovej dvojici dávajú obrázok obaja, bez ponúkania.
dixit-refused-team-settled = Obrázok vašej dvojice je už jasný.
dixit-refused-offer-order = Spoluhráčova ponuka bola prvá: prijmi ju, alebo daj namiesto nej svoj obrázok.
dixit-refused-no-vote = V tomto kole nehlasuješ.
dixit-refused-own-card = Za vlastný obrázok nehlasuje nikto.
dixit-refused-team-card = Pri tomto stole sa za obrázok vlastnej dvojice nehlasuje.
dixit-refused-ballot = Takto sa hlasovať nedá.

## Stôl v termináli

dixit-table-round = Kolo { $round }
dixit-table-round-of = Kolo { $round } z { $rounds }
dixit-table-target = { $target ->
    [one] hra sa končí pri { $target } bode
    [few] hra sa končí pri { $target } bodoch
   *[other] hra sa končí pri { $target } bodoch
  }
dixit-table-storyteller = Rozpráva: { $who }
dixit-table-clue = Nápoveda: { $clue }
dixit-table-no-clue = Nápoveda: povedaná nahlas
dixit-table-points = { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
  }
dixit-table-given = obrázok je na stole
dixit-table-offered = ponúka obrázok
dixit-table-voted = má odhlasované
dixit-table-hand = Tvoje obrázky
dixit-table-hand-hidden = Tvoje obrázky zostávajú zakryté, kým nepadne nápoveda.
dixit-table-on-table = Na stole
dixit-table-yours = (tvoj)

## Pravidlá

rule-DX-1 = Zamiešaj 84 obrázkov a každému ich tajne rozdaj šesť. Zvyšok je balíček.
    .title = Šesť obrázkov
rule-DX-2 = Pri troch až šiestich hráčoch má každý jeden hlas, pri siedmich až dvanástich dva.
    .title = Hlasy
rule-DX-3 = Jeden hráč rozpráva: v prvom kole ten, komu nápoveda napadne prvému, potom vždy hráč po jeho ľavici.
    .title = Rozprávač
rule-DX-4 = Rozprávač si tajne vyberie obrázok a dá nápovedu: slovo, vetu, malý príbeh, citát, čokoľvek.
    .title = Nápoveda
rule-DX-5 = Všetci ostatní tajne pridajú vlastný obrázok, ktorý sa k nápovede hodí.
    .title = Obrázky k nápovede
rule-DX-6 = Všetky obrázky sa zamiešajú a vyložia na miesta číslované od jednotky.
    .title = Vyloženie
rule-DX-7 = Všetci okrem rozprávača tajne hlasujú, ktorý obrázok je podľa nich rozprávačov – za svoj vlastný nikdy.
    .title = Hlasovanie
rule-DX-8 = Od siedmich hráčov smieš druhý hlas dať inému obrázku.
    .title = Druhý hlas
rule-DX-9 = Keď majú odhlasované všetci, ukážu sa hlasy aj rozprávačov obrázok.
    .title = Odhalenie
rule-DX-10 = Keď uhádnu všetci, alebo nikto, rozprávač nemá nič a všetci ostatní dva body.
    .title = Príliš jasné, príliš záhadné
rule-DX-11 = Inak má rozprávač tri body a každý, kto uhádol, tiež.
    .title = Tak akurát
rule-DX-12 = Všetci okrem rozprávača majú navyše bod za každý hlas na svojom obrázku, najviac tri.
    .title = Falošná stopa
rule-DX-13 = Od siedmich hráčov má bod navyše ten, kto uhádne jediným hlasom.
    .title = Odvážne hlasy
rule-DX-14 = Obrázky kola sa odložia a každý si dolizne do plného počtu. Keď balíček nestačí, zamiešajú sa do nového odložené.
    .title = Nové obrázky
rule-DX-15 = Len čo má niekto 30 bodov, kolo sa dohrá a hra sa končí. Vyhráva, kto má najviac bodov.
    .title = Koniec hry
rule-DX-16 = V trojici môže mať každý v ruke sedem obrázkov a tí dvaja, čo nerozprávajú, dávajú po dvoch, takže ich na stole leží päť.
    .title = V trojici
rule-DX-P1 = Každý má v ruke päť obrázkov a zelený hlas; rozprávač má aj červený, ktorý po kole prejde na ďalšieho rozprávača.
    .title = Párty: hlasy
rule-DX-P2 = Rozprávač dá nápovedu skôr, než sa niekto pozrie na svoje obrázky; nie je o žiadnom určitom.
    .title = Párty: najprv nápoveda
rule-DX-P3 = Každý, aj rozprávač, dá obrázok, ktorý sa hodí. Zamiešajú sa a vyložia.
    .title = Párty: obrázky
rule-DX-P4 = Každý dá tajne zelený hlas obrázku, ktorý sa hodí najlepšie, pokojne aj svojmu. Rozprávač dá niekam aj červený hlas.
    .title = Párty: hlasovanie
rule-DX-P5 = Máš toľko bodov, koľko je zelených hlasov na obrázku, za ktorý hlasuješ, aj s tvojím, najviac päť.
    .title = Párty: v dobrej spoločnosti
rule-DX-P6 = Zelený hlas na obrázku s červeným nič neprináša.
    .title = Párty: pod červeným
rule-DX-P7 = Zelený hlas, ktorý je na obrázku sám, nič neprináša.
    .title = Párty: osamelý hlas
rule-DX-P8 = Obrázky sa odložia, každý si jeden lizne a pošle obrázky z ruky doľava. Rozpráva potom hráč po rozprávačovej ľavici a dostane aj červený hlas.
    .title = Párty: obrázky kolujú
rule-DX-P9 = Hra sa končí, keď každý raz rozprával, alebo toľkokrát, ako ste sa dohodli. Vyhráva, kto má najviac bodov.
    .title = Párty: koniec
rule-DX-T1 = Hrá sa vo dvojiciach. Spoluhráči sedia oproti sebe a majú spoločné body. Každý má v ruke štyri obrázky.
    .title = Dvojice
rule-DX-T2 = Rozpráva sa ako v základnej hre.
    .title = Dvojice: príbeh
rule-DX-T3 = Obrázok pridá aj rozprávačov spoluhráč. V každej inej dvojici sa tí dvaja nahlas dohodnú, kto z nich ho dá; ukazovať ani opisovať si obrázky pritom nesmú.
    .title = Dvojice: kto dáva
rule-DX-T4 = Rozprávač a všetci, ktorí dali obrázok, nehlasujú; každá iná dvojica má teda jeden hlas.
    .title = Dvojice: kto hlasuje
rule-DX-T5 = Body sú ako v základnej hre, ale za dvojicu. Druhé hlasy nie sú, a tak nie je ani bod navyše za jediný hlas.
    .title = Dvojice: body
rule-DX-T6 = Obrázky sa odložia a každý si dolizne do štyroch. Hra sa končí, keď každý raz rozprával, alebo toľkokrát, ako ste sa dohodli. Vyhráva, kto má najviac bodov.
    .title = Dvojice: koniec
rule-DX-R1 = V prvom kole smie každý poslať obrázok a nápovedu (v párty hre len nápovedu); začína ten, koho nápoveda dorazí prvá, a ostatným zostanú obrázky aj to, čo napísali. Dá sa aj losovať alebo začať od 1. stoličky. Boti sa pridajú, až keď odpovedia všetci ľudia.
    .title = Kto začína
rule-DX-R2 = Bod navyše za jediný hlas platí, aj keď uhádli všetci, a do limitu troch sa nepočíta.
    .title = Bod navyše
rule-DX-R3 = S dvoma hlasmi máš uhádnuté, keď je jeden z nich správny, a každý hlas sa počíta obrázku, na ktorom leží.
    .title = Dva hlasy
rule-DX-R4 = V trojici nehlasuješ za žiaden zo svojich dvoch obrázkov a hlasy na oboch sa sčítavajú.
    .title = Dva obrázky
rule-DX-R5 = Pri zhode bodov na konci je víťazov viac. Body nad 30 sa počítajú.
    .title = Viac víťazov
rule-DX-R6 = V párty hre si každý líže jeden obrázok, naspäť na počet, ktorý sa rozdával: päť, v nastaveniach sa dá zvoliť šesť. Tretia možnosť sa drží návodu doslova: rozdá sa päť a odvtedy sa dopĺňa do šiestich.
    .title = Obrázky v párty hre
rule-DX-R7 = V párty hre bodujú hlasujúci, nie ten, komu obrázok patrí; rozprávač boduje zeleným hlasom ako každý.
    .title = Bodujú hlasujúci
rule-DX-R8 = Červený hlas nie je zelený. Smie ležať na ktoromkoľvek obrázku, aj na rozprávačovom vlastnom alebo pod jeho zeleným hlasom. Hlasy sú tajné, kým ich neodovzdali všetci.
    .title = Červený hlas
rule-DX-R9 = Vo dvojiciach znamená „všetci ostatní dva body“ dva na dvojicu. Hlas za obrázok vlastného spoluhráča je dovolený a nič neprináša; v nastaveniach sa dá zakázať a stôl potom hlasujúcemu ukáže, ktorý obrázok to je. Hlasy na obrázku rozprávačovho spoluhráča sa ich dvojici počítajú vždy.
    .title = Body dvojíc
rule-DX-R10 = Obrázok smie ponúknuť ktorýkoľvek z dvojice bez toho, aby ho ukázal. Len čo jeden ponúkne, druhý už len ponuku prijme, alebo dá namiesto nej svoj obrázok. To už platí: hlasuje ten z dvojice, kto obrázok nedal. Dvojica sa dohaduje pred všetkými. Obrázok pred odhalením nikto neuvidí.
    .title = Ponuky
rule-DX-R11 = V párty hre sú tvoje obrázky do nápovedy naozaj skryté a obrázok liznutý pred odovzdaním nevidí ani ten, kto si ho lizol. Po poslednom kole si nikto nelíže ani nič neposiela.
    .title = Skryté obrázky
rule-DX-R12 = Nápoveda má 1 až 200 znakov a ukazuje sa ako obyčajný text. V nastaveniach sa dá zvoliť, že sa hovorí nahlas a nepíše.
    .title = Nápoveda na obrazovke
rule-DX-R13 = Nič z toho, čo sa pošle pred odhalením, neprezradí, čí obrázok kde leží: miesta sa v každom kole losujú znova.
    .title = Nič sa neprezradí
rule-DX-R14 = Hra sa končí po príbehu, v ktorom má niekto 30 bodov. V nastaveniach sa dá zvoliť, že až keď všetci rozprávali rovnako veľa ráz.
    .title = Dohrávanie
rule-DX-R15 = Keď balíček nestačí, najprv sa rozdá celý, v smere hodinových ručičiek od rozprávačovej ľavice; potom sa zamiešajú všetky odložené, aj z tohto kola, a rozdáva sa ďalej.
    .title = Keď balíček nestačí
rule-DX-R16 = Kto hlasovať smie, ten aj musí, a hlas môže meniť, kým nepríde posledný.
    .title = Hlasujú všetci
rule-DX-R17 = Spoluhráči sedia oproti sebe a rozpráva sa v smere hodinových ručičiek, takže každá dvojica rozpráva dvakrát za okruh. Aj rozprávačov obrázok sa vyloží. Lizne si len ten, kto obrázok dal.
    .title = Stoličky dvojíc
rule-DX-R18 = Hlasov je vždy dosť pre všetkých.
    .title = Hlasov je dosť
rule-DX-E1 = Päť hráčov, zo štyroch hlasujúcich dvaja uhádnu: rozprávač aj tí dvaja majú po troch bodoch. Zvyšní dvaja hlasovali za obrázok, ktorý patrí jednému z tých, čo uhádli, a ten tak má spolu päť.
    .title = Uhádol niekto
rule-DX-E2 = Päť hráčov, neuhádol nikto. Na jednom obrázku ležia tri hlasy a ten, komu patrí, hlasoval za iný nesprávny: má 2 + 3, komu patrí ten druhý obrázok, má 2 + 1, ostatní po dvoch, rozprávač nič.
    .title = Neuhádol nikto
rule-DX-E3 = Osem hráčov, uhádol len niekto: jedným hlasom 3 + 1, dvoma 3. Keď uhádnu všetci: 2 + 1 a 2, rozprávač nič.
    .title = Jeden hlas, alebo dva
rule-DX-E4 = Párty v deviatich: šesť zelených hlasov na obrázku 3 dá každému zo šiestich päť bodov. Dvaja hlasujúci na obrázku 2 s červeným hlasom nemajú nič a osamelý hlas tiež nie.
    .title = Body v párty hre
rule-DX-E5 = Dvojice v ôsmich: leží päť obrázkov – rozprávačov, jeho spoluhráča a po jednom z každej inej dvojice – a hlasujú traja.
    .title = Stôl dvojíc

## A picture of somebody's own; the titles and descriptions of ours are in deck/words/

dixit-picture-own = { $card-has ->
    [nothing] obrázok bez popisu ({ $card })
   *[words] { $card }
}
    .alt = { $card-has ->
    [nothing] obrázok bez popisu ({ $card })
   *[words] { $card-alt }
}

### Stôl

dixit-ui-chip-target = Kolo { $round } · do { $target }
dixit-ui-chip-rounds = Kolo { $round } z { $rounds }
dixit-ui-alt = { $card-alt }
dixit-ui-clue = „{ $clue }“
dixit-ui-spoken = Nápoveda zaznela nahlas
dixit-ui-tells = { $who-is ->
    [you] rozprávaš
   *[other] rozpráva { $who }
  }
dixit-ui-thinks = { $who-is ->
    [you] Teraz rozprávaš.
   *[other] { $who } vymýšľa nápovedu.
  }
dixit-ui-over = Večer v obrázkoch
dixit-ui-pictures = Obrázky
dixit-ui-players = Hráči
dixit-ui-you = Ty
dixit-ui-team = dvojica { $team }
dixit-ui-teller = rozpráva
dixit-ui-choosing = ešte vyberá
dixit-ui-done = hotovo
dixit-ui-waiting = Čaká sa: { $whose }
dixit-ui-place = Obrázok { $place }: { $card }
dixit-ui-place-own = Obrázok { $place } · tvoj: { $card }
dixit-ui-place-team = Obrázok { $place } · vašej dvojice: { $card }
dixit-ui-place-of = { $place } z { $count }
dixit-ui-yours = (tvoj)
dixit-ui-yours-team = (vašej dvojice)
dixit-ui-own = tvoj
dixit-ui-own-team = vašej dvojice
dixit-ui-enlarge = Zväčšiť: { $card }
dixit-ui-before = Predchádzajúci obrázok
dixit-ui-after = Ďalší obrázok
dixit-ui-field = Tvoja nápoveda
dixit-ui-field-hint = Slovo, veta, pesnička…
dixit-ui-count = { $count }/{ $most }
dixit-ui-hidden = Obrázky zostanú zakryté, kým nepadne nápoveda.
dixit-ui-given = dávaš
dixit-ui-given-hint = Tento obrázok dávaš. Ešte môžeš dať iný.
dixit-ui-offered = ponúkaš
dixit-ui-told = tvoj obrázok
dixit-ui-pick = Vybrať tento ({ $n } z { $count })
dixit-ui-unpick = Vrátiť: { $card }
dixit-ui-do-tell = Rozprávať o tomto
dixit-ui-do-give = Dať tento obrázok
dixit-ui-do-offer = Ponúknuť tento obrázok
dixit-ui-do-instead = Dať namiesto neho tento
dixit-ui-vote = Hlasovať za { $place }
dixit-ui-vote-first = Prvý hlas sem
dixit-ui-vote-second = Druhý hlas sem
dixit-ui-vote-off = Vziať hlas späť
dixit-ui-green = Zelený sem
dixit-ui-red = Červený sem
dixit-ui-green-on = zelený hlas
dixit-ui-red-on = červený hlas
dixit-ui-vote-on = tvoj hlas
dixit-ui-why-own = Tvoj obrázok: prečo nie?
dixit-ui-why-team = Obrázok vašej dvojice: prečo nie?
dixit-ui-all = Všetkých { $count }
dixit-ui-look = Ťukni na obrázok: zväčší sa a môžeš hlasovať.
dixit-ui-ask-both = Dva hlasy: zelený daj obrázku, ktorý sa hodí najlepšie, červený tomu, na ktorom zelené hlasy nič neprinesú.
dixit-ui-ask-red = Teraz červený hlas: zelené hlasy na tom obrázku nič neprinesú.
dixit-ui-ask-green = Teraz zelený hlas: obrázok, ktorý sa hodí najlepšie.
dixit-ui-both-on-one = Zelený aj červený na jednom obrázku: tvoj vlastný zelený hlas tam nič neprinesie.
dixit-ui-single = Keď uhádneš jediným hlasom, máš bod navyše.
dixit-ui-voted = Tvoj hlas: { $places }. Kým neodhlasujú všetci, môžeš ho zmeniť.
dixit-ui-of = { $who-is ->
    [you] tvoj obrázok
   *[other] obrázok: { $who }
  }
dixit-ui-votes = Hlasy: { $whose }
dixit-ui-votes-all = Hlasy: všetci
dixit-ui-no-votes = bez hlasu
dixit-ui-nothing = tentoraz nič
dixit-ui-plus = +{ $points }
dixit-ui-why-DX-10 = uhádli všetci, alebo nikto
dixit-ui-why-DX-11 = uhádnuté
dixit-ui-why-DX-11-teller = uhádol niekto, nie všetci
dixit-ui-why-DX-11-team = dvojica uhádla
dixit-ui-why-DX-12 = { $points ->
    [1] hlas na obrázku
   *[other] hlasy na obrázku
  }
dixit-ui-why-DX-13 = jediným hlasom
dixit-ui-why-DX-P5 = v dobrej spoločnosti
dixit-ui-why-DX-P5-each = každému, kto ho zvolil
dixit-ui-why-DX-P6 = pod červeným
dixit-ui-why-DX-P7 = jediný hlas: nič
dixit-ui-why-points = Prečo { $points }?
dixit-ui-found = uhádlo: { $count } / { $all }
dixit-ui-found-alike = uhádlo: { $count } / { $all } – všetci ostatní +{ $points }
dixit-ui-track = Body na ceste do { $target }
dixit-ui-tv-race = Komu prvému napadne nápoveda?
dixit-ui-tv-give = každý dáva obrázok, ktorý sa k nej hodí
dixit-ui-tv-vote = ktorý obrázok to je?
dixit-ui-tv-vote-party = ktorý obrázok sa hodí najlepšie?
dixit-ui-tv-last = Minulé kolo: { $clue }
dixit-ui-tv-winner = { $count ->
    [1] Vyhráva { $whose }
   *[other] Spoločné víťazstvo: { $whose }
  }
dixit-ui-last = Minulé kolo
dixit-ui-talk = Dohodnúť sa pred všetkými
dixit-ui-story-before = Predchádzajúci príbeh
dixit-ui-story-after = Ďalší príbeh
dixit-ui-story = Príbeh { $n } z { $count }
dixit-ui-story-contents = Všetky príbehy
dixit-ui-told-by = rozpráva { $name }
dixit-ui-story-save = Uložiť knižku príbehov
dixit-ui-story-print = Vytlačiť knižku príbehov

## Čo sa na botoch meria

dixit-figure-heard = Obrázok uhádnutý medzi šiestimi podľa nápovedy od niekoho, kto ho videl; jazyk: { $language }
dixit-figure-table = Obrázok, ktorý silní boti nájdu podľa nápovedy diváka medzi kartami ostatných; jazyk: { $language }
dixit-figure-herd = Kolá, v ktorých väčšina hlasuje za ten istý nesprávny obrázok, hráčov: { $seats }
dixit-figure-own-all = To isté len podľa názvov, ako pri vlastných obrázkoch
dixit-figure-own = Len podľa názvov; jazyk nápovied: { $language }, jazyk názvov: { $titles }
dixit-figure-themes = Obrázok k téme uhádnutý medzi šiestimi podľa nového slova; jazyk: { $language }
dixit-figure-told = Bodujúce príbehy silných botov, hráčov: { $seats }
dixit-figure-alike = Dvojice poslucháčov, ktorí sa zhodnú, či uhádli, hráčov: { $seats }
dixit-figure-found = Poslucháči, ktorí príbeh uhádnu, hráčov: { $seats }
dixit-figure-ms-tell = Rozhodnutie, čo rozprávať, priemerne
dixit-figure-ms-give = Rozhodnutie, ktorý obrázok dať, priemerne
dixit-figure-ms-vote = Rozhodnutie, ako hlasovať, priemerne
dixit-figure-slow-tell = Čo rozprávať, najpomalšie z dvadsiatich
dixit-figure-slow-give = Ktorý obrázok dať, najpomalšie z dvadsiatich
dixit-figure-slow-vote = Ako hlasovať, najpomalšie z dvadsiatich

### Dohovor vo dvojici (DX-T3)

dixit-phrase-fits = Mám niečo, čo sedí.
dixit-phrase-a-little = Môj sedí len trochu.
dixit-phrase-not-at-all = Nič vhodné nemám.
dixit-phrase-you = Daj tentoraz ty.
dixit-phrase-me = Nechaj to na mňa.
dixit-phrase-as-you-like = Ako chceš.
dixit-phrase-moment = Chvíľku, premýšľam.
dixit-phrase-agreed = Platí.

## Told again after the end

dixit-highlight-clue = Najlepšia nápoveda: „{ $clue }“, { $who }, uhádlo { $found } z { $voters }
dixit-highlight-clue-spoken = Najlepšia nápoveda: povedaná nahlas, { $who }, uhádlo { $found } z { $voters }
dixit-highlight-astray = Najlepší prevlek: { $who }, hlasy pre podstrčený obrázok: { $count }
dixit-highlight-escape = Únik o vlások: „{ $clue }“, { $who }, vedľa padol len jeden hlas
dixit-highlight-escape-spoken = Únik o vlások: povedané nahlas, { $who }, vedľa padol len jeden hlas
dixit-highlight-favourite = Najobľúbenejší obrázok: { $who }, hlasy: { $count }

## Lekcia

dixit-lesson-first = Prvý príbeh
dixit-lesson-goal = Cieľ: body za uhádnuté obrázky a za to, že druhí uhádnu tvoje. Keď niekto dôjde na 30, hra sa končí.
dixit-lesson-clue = Rozpráva { $p3 }: myslí na jeden obrázok a povie o ňom len toto.
dixit-lesson-give = Všetci pridajú obrázok, ktorý sa hodí tiež. Prelistuj si svoje.
dixit-lesson-snail = Slimák si domov nesie so sebou: ťukni naň a daj ho.
dixit-lesson-mixed = Všetky štyri obrázky ležia zamiešané. Ktorý patrí rozprávačovi ({ $p3 })?
dixit-lesson-own = Za svoj obrázok sa hlasovať nedá. Ak chceš, skús to a vráť sa.
dixit-lesson-vote = Domy, ktoré idú s kuframi: to musí byť on. Ťukni na obrázok a hlasuj.
dixit-lesson-found = Niekto ho uhádol, ale nie všetci: 3 body pre rozprávača a 3 pre teba aj pre hráča { $p1 }.
dixit-lesson-fooled = { $p2 } má hlas na tvojom slimákovi: máš o bod viac. Preto sa oplatí dať obrázok, ktorý sa dobre hodí.
dixit-lesson-balance = Keby ho uhádli všetci alebo nikto, rozprávač by nedostal nič a každý iný 2 body.
dixit-lesson-tell = Teraz rozprávaš ty. Vyber ktorýkoľvek svoj obrázok.
dixit-lesson-words = Napíš slovo alebo vetu: nie príliš ľahkú, nie príliš ťažkú. Potom ju pošli.
dixit-lesson-told = Tu to je: kto uhádol tvoj obrázok a koľko bodov má kto z toho.
dixit-lesson-end = To je celá hra: rozpráva sa dokola, kým niekto nemá 30 bodov.
dixit-lesson-eight = Siedmi a viacerí: v čom je hra iná
dixit-lesson-eight-differs = Všetci pridajú obrázok, ktorý sa hodí, a potom hádajú, ktorý je rozprávačov: od siedmich hráčov dvoma hlasmi.
dixit-lesson-eight-give = Daj ktorýkoľvek obrázok, ktorý sa hodí k nápovede.
dixit-lesson-eight-two = Daj jeden hlas alebo dva na rôzne obrázky: ťuknutím obrázok zväčšíš.
dixit-lesson-eight-one = Ak ho uhádneš jediným hlasom, máš o bod viac. Rozdaj hlasy a pošli ich.
dixit-lesson-eight-found = Keď príbeh nájdu len niektorí, majú oni aj rozprávač po 3 bodoch. Inak nemá rozprávač nič a ostatní po 2.
dixit-lesson-eight-scored = Každý hlas na tvojom obrázku je bod pre teba, najviac tri.
dixit-lesson-eight-end = Všetci postupne rozprávajú, kým niekto nemá 30 bodov. Hraj ďalej!
dixit-lesson-party = Párty hra
dixit-lesson-party-differs = V párty hre máš body, keď rovnaký obrázok ako ty vyberú mnohí. Kto má najviac bodov, vyhráva.
dixit-lesson-party-tell = Rozprávanie je na tebe, skôr než niekto uvidí obrázky: napíš čokoľvek a pošli to.
dixit-lesson-party-give = Až teraz vidíš svoje obrázky. Každý dá ten, ktorý sa hodí najlepšie, aj ty.
dixit-lesson-party-green = Zelený hlas daj tam, kam ho dá väčšina; smieš aj na svoj obrázok. Osamotený zelený hlas neprinesie nič.
dixit-lesson-party-red = Ako rozprávač máš aj červený hlas: zelené hlasy na tom obrázku neprinesú nič. Daj oba a pošli ich.
dixit-lesson-party-scored = Máš toľko bodov, koľko zelených hlasov má obrázok, ktorý máš vybratý, najviac päť.
dixit-lesson-party-end = Teraz všetci podajú svoje karty vľavo a rozpráva ďalší. Hraj ďalej!
dixit-lesson-team = Vo dvojiciach: v čom je hra iná
dixit-lesson-team-differs = Body sú za uhádnuté obrázky a za to, že druhí uhádnu tvoje. Máš ich spoločné s tým, kto sedí oproti: { $p3 }.
dixit-lesson-team-one = Rozpráva { $p1 }: myslí na jeden obrázok a povie o ňom len toto.
dixit-lesson-team-both = Jeden z vás dvoch pridá obrázok, ktorý sa hodí. Druhý potom háda, ktorý je rozprávačov. Teraz dávaš ty a háda { $p3 }.
dixit-lesson-team-offer = Ponúkni obrázok, lícom nadol. { $p3 } ho nechá platiť alebo dá iný; tu ho nechá.
dixit-lesson-team-vote = Za vás hlasuje { $p3 }. Hlas na obrázok vlastnej dvojice neprinesie nič.
dixit-lesson-team-scored = Správny tip sú 3 body, aj pre dvojicu rozprávača. Keď uhádnu všetci, alebo nikto, majú ostatné dvojice po 2. Každý hlas na váš obrázok je 1 bod.
dixit-lesson-team-end = Každý rozpráva raz; potom vyhráva najlepšia dvojica. Hraj ďalej!

## Čítané nahlas

dixit-spoken-tell = Čaká sa na nápovedu
dixit-spoken-give = Vyberajú sa obrázky
dixit-spoken-vote = Hlasuje sa
dixit-spoken-over = Koniec hry
dixit-spoken-given = Tvoj obrázok v tomto kole
dixit-spoken-offer = Ponuka
dixit-spoken-barred = Nemôžeš hlasovať za
dixit-spoken-ballot = Tvoj hlas: { $places }{ $red ->
    [0] .
   *[other] ; červený: { $red }.
  }
dixit-spoken-voted = Odhlasované majú
dixit-spoken-offered = Ponúkajú obrázok
dixit-spoken-laid = Dané obrázky, okolo stola
dixit-spoken-picture = { $place }: { $card }
dixit-spoken-picture-own = { $card } (tvoj)
dixit-spoken-round = Minulé kolo, rozpráva { $who }. { $clue }.
dixit-spoken-vote-of = Hlas ({ $who }): { $places }{ $red ->
    [0] .
   *[other] ; červený: { $red }.
  }
dixit-spoken-described-place = { $place }: { $card }. { $card-alt }
dixit-spoken-described = { $card }. { $card-alt }
