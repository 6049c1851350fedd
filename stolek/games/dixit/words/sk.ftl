### Dixit po slovensky

dixit-title = Dixit Odyssey
dixit-tagline = Jeden obrázok, jedna nápoveda – ani príliš jasná, ani príliš záhadná.
dixit-maker = hrá sa podľa pravidiel hry „Dixit Odyssey“ (Libellud), neoficiálne, s vlastnými obrázkami
dixit-variant-base = Základná hra (3 – 12)
dixit-variant-party = Párty (6 – 12)
dixit-variant-team = Dvojice (6, 8, 10, 12)
dixit-brief-aim = Zbieraj body za nápovedy a za uhádnuté obrázky. Rozprávač dá nápovedu k svojmu obrázku, ostatní pridajú obrázky, ktoré sa k nej hodia, a potom sa háda, ktorý bol rozprávačov.
dixit-brief-win = Vyhráva, kto má na konci najviac bodov. Základná hra sa končí, keď má niekto 30 bodov, párty a dvojice, keď už rozprávali všetci.
dixit-brief-turn = Keď rozprávaš, vyber obrázok a daj nápovedu, podľa ktorej ho niekto uhádne, ale nie všetci. Inak daj obrázok, ktorý sa k nápovede hodí, a potom hlasuj. V párty hre je nápoveda prvá a všetci hlasujú za obrázok, ktorý sa hodí najlepšie.

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
    .help = Boti rozumejú nápovedám v češtine aj v angličtine a svoje dávajú v tomto jazyku.
dixit-option-clues-en = angličtina
dixit-option-clues-cs = čeština

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
dixit-prompt-give-two = Ktoré dva tvoje obrázky sa k nápovede hodia?
dixit-prompt-offer = Kto z vás dá obrázok? Ponúkni svoj, alebo sa dohodnite.
dixit-prompt-answer-offer = Spoluhráč ponúka obrázok. Prijmi ho, alebo daj namiesto neho svoj.
dixit-prompt-vote = Ktorý obrázok je rozprávačov?
dixit-prompt-vote-party = Ktorý obrázok sa k nápovede hodí najlepšie?
dixit-do-tell = Rozprávať o obrázku „{ $card }“
dixit-do-clue = Dať nápovedu
dixit-do-give = Dať: { $cards }
dixit-do-offer = Ponúknuť: { $card }
dixit-do-accept = Prijať
dixit-do-instead = Dať namiesto neho: { $card }
dixit-do-vote = Hlasovať za { $places }
dixit-do-vote-red = Zelený na { $places }, červený na { $red }

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
dixit-event-revealed-alone = { $who-is ->
    [you] Obrázok { $place } je tvoj. Bez hlasu.
   *[other] Obrázok { $place } – { $who }. Bez hlasu.
  }
dixit-event-revealed-story = Obrázok { $place } je rozprávačov. Hlasy: { $voters }.
dixit-event-revealed-story-alone = Obrázok { $place } je rozprávačov. Bez hlasu.
dixit-event-red = Červený hlas leží na obrázku { $place }.
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
rule-DX-2 = Od troch do šiestich hráčov má každý jeden hlas, od siedmich do dvanástich dva.
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
    .title = Karty v párty hre
rule-DX-R7 = V párty hre bodujú hlasujúci, nie ten, komu obrázok patrí; rozprávač boduje zeleným hlasom ako každý.
    .title = Bodujú hlasujúci
rule-DX-R8 = Červený hlas nie je zelený. Smie ležať na ktoromkoľvek obrázku, aj na rozprávačovom vlastnom alebo pod jeho zeleným hlasom. Hlasy sú tajné, kým ich neodovzdali všetci.
    .title = Červený hlas
rule-DX-R9 = Vo dvojiciach znamená „všetci ostatní dva body“ dva na dvojicu. Hlas za obrázok vlastného spoluhráča je dovolený a nič neprináša; v nastaveniach sa dá zakázať a stôl potom hlasujúcemu ukáže, ktorý obrázok to je. Hlasy na obrázku rozprávačovho spoluhráča sa ich dvojici počítajú vždy.
    .title = Body dvojíc
rule-DX-R10 = Obrázok smie ponúknuť ktorýkoľvek z dvojice bez toho, aby ho ukázal. Len čo jeden ponúkne, druhý už len ponuku prijme, alebo dá namiesto nej svoj obrázok. To už platí: hlasuje ten z dvojice, kto obrázok nedal. Dvojica sa dohaduje pred všetkými. Obrázok pred odhalením nikto neuvidí.
    .title = Ponuky
rule-DX-R11 = V párty hre sú tvoje obrázky do nápovedy naozaj skryté a obrázok liznutý pred odovzdaním nevidí ani ten, kto si ho lízol. Po poslednom kole si nikto nelíže ani nič neposiela.
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

## Pictures: titles and descriptions wait for the deck's pictures to be settled

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
dixit-ui-hidden = Obrázky zostanú rubom nahor, kým nepadne nápoveda.
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
dixit-ui-why-DX-12 = { $points ->
    [1] hlas na obrázku
   *[other] hlasy na obrázku
  }
dixit-ui-why-DX-13 = jediným hlasom
dixit-ui-why-DX-P5 = v dobrej spoločnosti
dixit-ui-why-DX-P6 = pod červeným
dixit-ui-why-DX-P7 = osamote
dixit-ui-why-points = Prečo { $points }?
dixit-ui-found = uhádlo: { $count } / { $all }
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

dixit-figure-heard = Obrázok uhádnutý medzi šiestimi podľa nápovedy od niekoho, kto ho videl, { $language }
dixit-figure-own-all = To isté len podľa názvov, ako pri vlastných obrázkoch
dixit-figure-own = Len podľa názvov, nápovedy v jazyku { $language } a názvy v jazyku { $titles }
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
