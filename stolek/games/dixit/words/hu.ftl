### Dixit magyarul

dixit-title = Dixit Odyssey
dixit-tagline = Egy kép, egy utalás – se túl világos, se túl rejtélyes.
dixit-variant-base = Alapjáték (3–12)
dixit-variant-party = Parti (6–12)
dixit-variant-team = Párosok (6, 8, 10, 12)
dixit-brief-aim = Gyűjts pontokat utalásokkal és találgatással. A mesélő utalást tesz egy saját képére, a többiek hozzáillő képeket adnak, aztán kitaláljátok, melyik volt a mesélőé.
dixit-brief-win = Az nyer, akinek a végén a legtöbb pontja van. Az alapjátéknak akkor van vége, amikor valaki eléri a 30 pontot, a partinak és a párosoknak akkor, amikor már mindenki mesélt.
dixit-brief-turn = Ha te mesélsz, válassz egy képet, és tegyél rá olyan utalást, amelyből néhányan eltalálják, de nem mindenki. Különben adj egy képet, amely illik az utaláshoz, aztán szavazz. A partiban az utalás van előbb, és mindenki arra a képre szavaz, amelyik a legjobban illik.
dixit-teaches = Beszéd és leírás: olyan szavakat találni egy képhez, amelyek se túl sokat, se túl keveset nem árulnak el. Idegen nyelven is.
dixit-print-lead = Nyomtasd vastag papírra, ha lehet, kétoldalasan, és vágd ki a jelek mentén. A szavazáshoz számozott cédulák kellenek, a pontok papírra kerülnek.

dixit-option-first_storyteller = Az első mesélő
    .help = Az kezdhet, akinek először van utalása; vagy sorsoltok.
dixit-option-first_storyteller-race = akinek először van utalása
dixit-option-first_storyteller-random = sorsolás
dixit-option-first_storyteller-seat-1 = 1. hely
dixit-option-three_player_hand = Képek a kézben hármasban
    .help = Hármasban mindenkinél hét kép lehet.
dixit-option-three_player_hand-7 = 7 kép
dixit-option-three_player_hand-6 = 6 kép
dixit-option-party_hand = Képek a kézben a partiban
    .help = A nyomtatott szabály ötöt oszt, később hatról beszél.
dixit-option-party_hand-5 = 5 kép
dixit-option-party_hand-6 = 6 kép
dixit-option-party_hand-five-then-six = 5 osztva, aztán 6-ra kiegészítve
dixit-option-own_team_vote = Szavazat a saját párosra
    .help = Párosoknál nem tudod, melyik képet adta a csapattársad. Ha tilos rá szavazni, az asztal megmutatja neked.
dixit-option-own_team_vote-allowed = szabad, semmit sem hoz
dixit-option-own_team_vote-barred = tilos
dixit-option-laps = Hányszor meséljen mindenki
    .help = A parti és a párosok akkor érnek véget, amikor mindenki ennyiszer mesélt.
dixit-option-laps-1 = egyszer
dixit-option-laps-2 = kétszer
dixit-option-laps-3 = háromszor
dixit-option-finish = Ha valakinek 30 pontja van
    .help = A nyomtatott szabály szerint a fordulót befejezitek.
dixit-option-finish-round = csak ezt a mesét fejezitek be
dixit-option-finish-lap = addig, amíg mindenki ugyanannyiszor nem mesélt
dixit-option-spoken = Az utalásokat hangosan mondjátok
    .help = Ha egy szobában ültök: senki sem gépel, és botok nem játszhatnak.
dixit-option-clues = A botok utalásainak nyelve
    .help = A botok mind a hat nyelven értik az utalásokat, és ezen a nyelven mesélnek.
dixit-option-clues-en = angol
dixit-option-clues-cs = cseh
dixit-option-clues-de = német
dixit-option-clues-hu = magyar
dixit-option-clues-pl = lengyel
dixit-option-clues-sk = szlovák

dixit-section-base = Alapjáték
dixit-section-party = Parti
dixit-section-team = Párosok
dixit-section-rulings = Amiről a nyomtatott szabály hallgat
dixit-section-examples = Példák

## Kérdések

dixit-prompt-tell = Te mesélsz: válassz egy képet, és tegyél rá utalást.
dixit-prompt-tell-race = Kinek van először utalása? Válassz egy képet, és tegyél rá utalást.
dixit-prompt-clue = Te mesélsz: adj egy utalást, mielőtt bárki megnézi a képeit.
dixit-prompt-clue-race = Kinek van először utalása? Mondd, mielőtt bárki megnézi a képeit.
dixit-prompt-give = Melyik képed illik az utaláshoz?
    .short = A te képed.
dixit-prompt-give-two = Melyik két képed illik az utaláshoz?
    .short = A te két képed.
dixit-prompt-offer = Melyikőtök ad képet? Ajánlj fel egyet, vagy beszéljétek meg.
    .short = Ajánlasz képet?
dixit-prompt-answer-offer = A csapattársad felajánl egy képet. Fogadd el, vagy adj helyette egyet a tieid közül.
dixit-prompt-vote = Melyik a mesélő képe?
    .short = A te szavazatod.
dixit-prompt-vote-party = Melyik kép illik a legjobban az utaláshoz?
    .short = A te szavazatod.
dixit-do-tell = Erről mesélek: { $card }
dixit-do-clue = Utalás megadása
dixit-do-give = Ezt adom: { $cards }
    .short = { $cards }
dixit-do-offer = Felajánlom: { $card }
    .short = { $card }
dixit-do-accept = Elfogadom
dixit-do-instead = Helyette ezt adom: { $card }
dixit-do-vote = Szavazok: { $places-sub }
    .short = { $places-sub }
dixit-do-vote-red = Zöld { $places-sub }, piros { $red-sub }
    .short = Zöld { $places }, piros { $red }

## Mi történik

dixit-event-shuffled = Megkevert képek: { $count }.
dixit-event-drawn = { $who-is ->
    [you] Húzol
   *[other] { $who } húz
  } { $count ->
    [one] egy képet
   *[other] { $count } képet
  }.
dixit-event-race = { $number }. forduló: az mesél, akinek először van utalása.
dixit-event-round = { $who-is ->
    [you] { $number }. forduló: te mesélsz.
   *[other] { $number }. forduló: { $who } mesél.
  }
dixit-event-clue = { $who-is ->
    [you] Az utalásod: { $clue }
   *[other] { $who } utalása: { $clue }
  }
dixit-event-clue-spoken = { $who-is ->
    [you] Hangosan mondod az utalást.
   *[other] { $who } hangosan mondja az utalást.
  }
dixit-event-given = { $who-is ->
    [you] Adtál { $count ->
        [one] egy képet.
       *[other] két képet.
    }
   *[other] { $who } adott { $count ->
        [one] egy képet.
       *[other] két képet.
    }
  }
dixit-event-given-again = { $who-is ->
    [you] { $count ->
        [one] Másik képet adsz.
       *[other] Más képeket adsz.
    }
   *[other] { $who } { $count ->
        [one] másik képet ad.
       *[other] más képeket ad.
    }
  }
dixit-event-offered = { $who-is ->
    [you] Felajánlasz egy képet a párosotok nevében.
   *[other] { $who } felajánl egy képet a párosa nevében.
  }
dixit-event-team-card-own = A párosotok képe: { $card }.
dixit-event-laid-out = Az asztalon lévő képek: { $count }.
dixit-event-voted = { $who } szavazott.
dixit-event-voted-again = { $who } újra szavaz.
dixit-event-voted-own = Szavazol: { $places-sub }.
dixit-event-voted-own-red = Szavazol: zöld { $places-sub }, piros { $red-sub }.
dixit-event-voted-own-again = Módosítod a szavazatod: { $places-sub }.
dixit-event-revealed = { $who-is ->
    [you] { $place }. kép: a tied. Szavazatok: { $voters }.
   *[other] { $place }. kép: { $who }. Szavazatok: { $voters }.
  }
    .short = { $who-is ->
        [you] A tied: { $voters }.
       *[other] { dixit-event-revealed }
    }
dixit-event-revealed-alone = { $who-is ->
    [you] { $place }. kép: a tied. Nincs szavazat.
   *[other] { $place }. kép: { $who }. Nincs szavazat.
  }
    .short = { $who-is ->
        [you] A tied: nincs szavazat.
       *[other] { dixit-event-revealed-alone }
    }
dixit-event-revealed-story = { $place }. kép: a mesélőé (szavazatok: { $voters }).
    .short = A mesélőé: { $place }. kép.
dixit-event-revealed-story-alone = { $place }. kép: a mesélőé. Nincs szavazat.
    .short = A mesélőé: { $place }. kép, szavazat nélkül.
dixit-event-red = A piros szavazat ezen van: { $place }. kép.
    .short = Piros: { $place }. kép.
dixit-event-scored = { $who-is ->
    [you] Kapsz { $points ->
        [one] egy pontot.
       *[other] { $points } pontot.
    }
   *[other] { $who } kap { $points ->
        [one] egy pontot.
       *[other] { $points } pontot.
    }
  }
dixit-event-passed = Mindenki balra továbbadja a képeit.
    .short = Új képek.
dixit-event-ended = { $who-is ->
    [you] Nyertél, { $points ->
        [one] egy ponttal.
       *[other] { $points } ponttal.
    }
   *[other] { $who } nyert, { $points ->
        [one] egy ponttal.
       *[other] { $points } ponttal.
    }
  }
dixit-event-ended-shared = { $winners-is ->
    [you] Osztoztok a győzelmen: { $winners }, fejenként { $points ->
        [one] egy ponttal.
       *[other] { $points } ponttal.
    }
   *[other] Osztoznak a győzelmen: { $winners }, fejenként { $points ->
        [one] egy ponttal.
       *[other] { $points } ponttal.
    }
  }
dixit-ended-base = Valaki elérte a 30 pontot.
dixit-ended-party = Már mindenki mesélt.
dixit-ended-team = Már mindenki mesélt.

## Ami nem megy

dixit-refused-not-storyteller = Ebben a fordulóban más mesél.
dixit-refused-no-card-yet = A partiban az utalás megelőzi a képeket.
dixit-refused-not-in-hand = Ez a kép nincs a kezedben.
dixit-refused-spoken = Ennél az asztalnál hangosan mondjátok az utalásokat.
dixit-refused-bots-spoken = Itt az utalásokat hangosan mondjátok, a botok pedig nem hallanak. Üljön ember minden helyre, vagy írjátok be az utalásokat.
dixit-refused-storyteller-gives-not = A te képed már az asztalon van.
dixit-refused-offer-first = Előbb döntsétek el ketten, ki ad képet: ajánlj fel egyet.
dixit-refused-how-many = Most nem ennyi képet kell adni.
dixit-refused-team-of-storyteller = A mesélő párosában mindketten adnak képet, felajánlás nélkül.
dixit-refused-team-settled = A párosotok képe már eldőlt.
dixit-refused-offer-order = A csapattársad ajánlata volt előbb: fogadd el, vagy adj helyette egy képet.
dixit-refused-no-vote = Ebben a fordulóban nincs szavazatod.
dixit-refused-own-card = A saját képére senki sem szavaz.
dixit-refused-team-card = Ennél az asztalnál a saját párosa képére senki sem szavaz.
dixit-refused-ballot = Így nem lehet szavazni.

## Az asztal terminálban

dixit-table-round = { $round }. forduló
dixit-table-round-of = { $round }. forduló / { $rounds }
dixit-table-target = vége { $target } pontnál
dixit-table-storyteller = Mesél: { $who }
dixit-table-clue = Utalás: { $clue }
dixit-table-no-clue = Utalás: hangosan elhangzott
dixit-table-points = { $points ->
    [one] egy pont
   *[other] { $points } pont
  }
dixit-table-given = adott képet
dixit-table-offered = felajánl egy képet
dixit-table-voted = szavazott
dixit-table-hand = A képeid
dixit-table-hand-hidden = A képeid lefordítva maradnak, amíg nincs utalás.
dixit-table-on-table = Az asztalon
dixit-table-yours = (a tied)

## A szabályok

rule-DX-1 = Keverd meg a 84 képet, és ossz titokban hatot mindenkinek. A többi a húzópakli.
    .title = Hat-hat kép
rule-DX-2 = Három–hat játékosnál mindenkinek egy szavazata van, hét–tizenkettőnél kettő.
    .title = Szavazatok
rule-DX-3 = Egy játékos a mesélő: az első fordulóban az, akinek először van utalása, utána mindig a bal szomszéd.
    .title = A mesélő
rule-DX-4 = A mesélő titokban kiválaszt egy képet, és utalást tesz rá; ez lehet egy szó, egy mondat, egy kis mese, egy idézet, bármi.
    .title = Az utalás
rule-DX-5 = Mindenki más titokban ad hozzá egy saját képet, amely illik az utaláshoz.
    .title = Hozzáillő képek
rule-DX-6 = Ezeket a képeket megkeveritek, és 1-től számozott helyekre teszitek.
    .title = Kirakás
rule-DX-7 = A mesélőn kívül mindenki titokban arra a képre szavaz, amelyikről azt gondolja, hogy a mesélőé – a sajátjára soha.
    .title = Szavazás
rule-DX-8 = Hét vagy több játékosnál a második szavazatodat egy második képre adhatod.
    .title = Második szavazat
rule-DX-9 = Ha mindenki szavazott, megmutatjátok a szavazatokat és a mesélő képét.
    .title = A felfedés
rule-DX-10 = Ha mindenki eltalálta a mesélő képét, vagy senki sem, a mesélő nem kap semmit, mindenki más két pontot.
    .title = Túl világos vagy túl rejtélyes
rule-DX-11 = Különben a mesélő három pontot kap, és mindenki, aki eltalálta, szintén.
    .title = Épp jó
rule-DX-12 = A mesélőn kívül mindenki kap még egy-egy pontot a képére adott minden szavazatért, legfeljebb hármat.
    .title = Hamis nyom
rule-DX-13 = Hét vagy több játékosnál az, aki egyetlen szavazattal találja el, egy ponttal többet kap.
    .title = Bátor szavazók
rule-DX-14 = A forduló képei a lerakópakliba kerülnek, és mindenki kipótolja a képeit a húzópakliból. Ha nem elég a pakli, a lerakottakból újat kevertek.
    .title = Új képek
rule-DX-15 = Ha valaki eléri a 30 pontot, a fordulót befejezitek, és a játéknak vége. Az nyer, akinek a legtöbb pontja van.
    .title = A játék vége
rule-DX-16 = Hármasban mindenkinél hét kép lehet, és az a két játékos, aki nem mesél, két-két képet ad, így öt kerül az asztalra.
    .title = Hármasban
rule-DX-P1 = Mindenkinél öt kép és egy zöld szavazat van; a mesélőnél a piros is, amely a forduló után a következő mesélőé lesz.
    .title = Parti: szavazatok
rule-DX-P2 = A mesélő azelőtt ad utalást, hogy bárki megnézné a képeit; nem egy bizonyos képre utal.
    .title = Parti: előbb az utalás
rule-DX-P3 = Mindenki, a mesélő is, ad egy hozzáillő képet. Megkeveritek és kirakjátok őket.
    .title = Parti: képek
rule-DX-P4 = Mindenki titokban arra a képre adja a zöld szavazatát, amelyik a legjobban illik, akár a sajátjára. A mesélő a pirosat is ráteszi egy képre.
    .title = Parti: szavazás
rule-DX-P5 = Annyi pontot kapsz, ahány zöld szavazat van azon a képen, amelyre szavaztál, a tiedet is beleszámítva, legfeljebb ötöt.
    .title = Parti: jó társaságban
rule-DX-P6 = A piros szavazatos képre adott zöld szavazat semmit sem ér.
    .title = Parti: a piros alatt
rule-DX-P7 = A magányos zöld szavazat semmit sem ér.
    .title = Parti: egyedül
rule-DX-P8 = Lerakjátok a képeket, mindenki húz egyet, és balra továbbadja a képeit. A következő mesélő a bal szomszéd, övé lesz a piros szavazat is.
    .title = Parti: a képek körbejárnak
rule-DX-P9 = A játéknak akkor van vége, amikor mindenki egyszer mesélt, vagy ahányszor megbeszéltétek. Az nyer, akinek a legtöbb pontja van.
    .title = Parti: a vége
rule-DX-T1 = Párosokban játszotok. A csapattársak egymással szemben ülnek, és közös a pontjuk. Mindenkinél négy kép van.
    .title = Párosok
rule-DX-T2 = A mesélés olyan, mint az alapjátékban.
    .title = Párosok: a mese
rule-DX-T3 = A mesélő csapattársa is ad egy képet. A többi párosban hangosan megbeszélik, melyikük ad; a képeiket megmutatni vagy leírni nem szabad.
    .title = Párosok: ki ad
rule-DX-T4 = A mesélő nem szavaz, és az sem, aki képet adott; így minden más párosnak egy szavazata van.
    .title = Párosok: ki szavaz
rule-DX-T5 = A pontozás olyan, mint az alapjátékban, de párosonként. Második szavazat nincs, és így nincs többletpont sem az egyetlen szavazatért.
    .title = Párosok: pontok
rule-DX-T6 = Lerakjátok a képeket, és mindenki négyre egészíti ki a képeit. A játéknak akkor van vége, amikor mindenki egyszer mesélt, vagy ahányszor megbeszéltétek. Az nyer, akinek a legtöbb pontja van.
    .title = Párosok: a vége
rule-DX-R1 = Az első fordulóban mindenki küldhet egy képet és egy utalást (a partiban csak utalást); az elsőként érkező kezd, a többieknek megmaradnak a képeik, és az is, amit begépeltek. Sorsolni is lehet, vagy kezdhet az 1. helyen ülő játékos. A botok csak akkor szállnak be, ha már minden ember válaszolt.
    .title = Ki kezd
rule-DX-R2 = Az egyetlen szavazatért járó többletpont akkor is jár, ha mindenki eltalálta, és nem számít bele a hármas határba.
    .title = A többletpont
rule-DX-R3 = Két szavazattal akkor találtad el, ha az egyik jó, és mindkettő annak a képnek számít, amelyiken van.
    .title = Két szavazat
rule-DX-R4 = Hármasban egyik saját képedre sem szavazhatsz, és a kettőre adott szavazatok összeadódnak.
    .title = Két kép
rule-DX-R5 = Ha a végén egyformák a pontok, osztoztok a győzelmen. A 30 fölötti pontok is számítanak.
    .title = Közös győzelem
rule-DX-R6 = A partiban mindenki egy képet húz, hogy megint annyi legyen nála, amennyit osztottatok: öt, vagy ha úgy van beállítva, hat. A harmadik beállítás szó szerint követi a nyomtatott szabályt: ötöt osztotok, és onnantól hatra egészítitek ki.
    .title = Képek a partiban
rule-DX-R7 = A partiban a szavazók kapják a pontot, nem az, akié a kép; a mesélő a zöld szavazatával kap, mint mindenki.
    .title = A szavazók kapnak pontot
rule-DX-R8 = A piros szavazat nem számít zöldnek. Bármelyik képen lehet, a mesélő sajátján is, vagy azon, amelyiken a zöldje van. Minden szavazat titkos, amíg mind be nem érkezett.
    .title = A piros szavazat
rule-DX-R9 = Párosoknál a „mindenki más két pontot” párosonként kettőt jelent. A saját csapattársad képére szavazni szabad, de nem hoz semmit; a beállításokban megtiltható, és akkor az asztal megmutatja, melyik az. A mesélő csapattársának képére adott szavazatok mindig a párosuknak számítanak.
    .title = A párosok pontjai
rule-DX-R10 = A páros bármelyik tagja felajánlhat egy képet anélkül, hogy megmutatná. Ha az egyik ajánlott, a másik már csak elfogadhatja, vagy sajátot adhat helyette. Ez végleges: az szavaz, aki nem adott képet. Mindenki előtt beszélitek meg. A képet a felfedésig senki sem látja.
    .title = Ajánlatok
rule-DX-R11 = A partiban a képeid valóban rejtve vannak, amíg nincs utalás, és a továbbadás előtt húzott képet az sem látja, aki húzta. Az utolsó forduló után senki sem húz, és senki sem ad tovább.
    .title = Rejtett képek
rule-DX-R12 = Egy utalás 1–200 karakter, és egyszerű szövegként látszik. A beállításokban választható, hogy hangosan mondjátok, és ne gépeljétek.
    .title = Utalás a képernyőn
rule-DX-R13 = A felfedés előtt semmi sem árulja el, kinek a képe hol van: a helyeket minden fordulóban újra sorsoljuk.
    .title = Semmi sem szivárog ki
rule-DX-R14 = A játék az után a mese után ér véget, amelyben valaki eléri a 30 pontot. A beállításokban választható, hogy csak akkor, ha mindenki ugyanannyiszor mesélt.
    .title = Befejezés
rule-DX-R15 = Ha nem elég a pakli, előbb azt osztjátok ki, a mesélő bal szomszédjától az óramutató járása szerint; aztán az összes lerakottat, a fordulóéit is, megkeveritek, és folytatjátok az osztást.
    .title = Ha nem elég a pakli
rule-DX-R16 = Aki szavazhat, annak kell is, és módosíthatja a szavazatát, amíg az utolsó be nem érkezik.
    .title = Nincs tartózkodás
rule-DX-R17 = A csapattársak egymással szemben ülnek, és az óramutató járása szerint meséltek, így egy körben minden páros kétszer mesél. A mesélő képét is kirakjátok. Csak az húz, aki képet adott.
    .title = A párosok helye
rule-DX-R18 = Szavazat mindig van elég mindenkinek.
    .title = Elég a szavazat
rule-DX-E1 = Öt játékos, a négy szavazóból ketten eltalálják: a mesélő és ők ketten három-három pontot kapnak. A másik kettő az egyik eltaláló képére szavazott, így ő összesen öt pontot kap.
    .title = Néhányan eltalálták
rule-DX-E2 = Öt játékos, senki sem találja el. Egy képen három szavazat van; a gazdája egy másik rossz képre szavazott: ő 2 + 3 pontot kap, annak a másik képnek a gazdája 2 + 1 pontot, a többiek kettőt-kettőt, a mesélő semmit.
    .title = Senki sem találta el
rule-DX-E3 = Nyolc játékos, néhányan eltalálják: egy szavazattal 3 + 1, két szavazattal 3. Ha mindenki eltalálja: 2 + 1 és 2, a mesélőnek semmi.
    .title = Egy szavazat vagy kettő
rule-DX-E4 = Parti kilenc játékossal: hat zöld szavazat a 3. képen öt-öt pontot ad mind a hatnak. A piros szavazatos 2. képre szavazó kettő nem kap semmit, és a magányos szavazó sem.
    .title = Pontok a partiban
rule-DX-E5 = Párosok nyolc játékossal: öt kép van kirakva – a mesélőé, a csapattársáé és egy-egy a többi párostól –, és hárman szavaznak.
    .title = Párosok asztala

## Képek: a címük és a leírásuk a paklinál van

dixit-picture-own = { $card-has ->
    [nothing] kép leírás nélkül ({ $card })
   *[words] { $card }
}
    .alt = { $card-alt }
    .alt = { $card-has ->
    [nothing] kép leírás nélkül ({ $card })
   *[words] { $card-alt }
}

### Asztal

dixit-ui-chip-target = { $round }. forduló · { $target }-ig
dixit-ui-chip-rounds = { $round }. forduló / { $rounds }
dixit-ui-alt = { $card-alt }
dixit-ui-clue = „{ $clue }”
dixit-ui-spoken = Az utalás hangosan elhangzott
dixit-ui-tells = { $who-is ->
    [you] te mesélsz
   *[other] mesél: { $who }
  }
dixit-ui-thinks = { $who-is ->
    [you] Te mesélsz.
   *[other] { $who } utaláson gondolkodik.
  }
dixit-ui-over = Az este képekben
dixit-ui-pictures = Képek
dixit-ui-players = Játékosok
dixit-ui-you = Te
dixit-ui-team = { $team }. páros
dixit-ui-teller = mesél
dixit-ui-choosing = még választ
dixit-ui-done = kész
dixit-ui-waiting = Még választ: { $whose }
dixit-ui-place = { $place }. kép: { $card }
dixit-ui-place-own = { $place }. kép · a tied: { $card }
dixit-ui-place-team = { $place }. kép · a párosotoké: { $card }
dixit-ui-place-of = { $place }/{ $count }
dixit-ui-yours = (a tied)
dixit-ui-yours-team = (a párosotoké)
dixit-ui-own = tiéd
dixit-ui-own-team = a párosotoké
dixit-ui-enlarge = Nagyítás: { $card }
dixit-ui-before = Előző kép
dixit-ui-after = Következő kép
dixit-ui-field = Az utalásod
dixit-ui-field-hint = Egy szó, egy sor, egy dal…
dixit-ui-count = { $count }/{ $most }
dixit-ui-hidden = A képeid lefordítva maradnak, amíg nincs utalás.
dixit-ui-given = odaadva
dixit-ui-given-hint = Ezt a képet adtad. Még adhatsz másikat.
dixit-ui-offered = felajánlva
dixit-ui-told = a képed
dixit-ui-pick = Ezt választom ({ $n }/{ $count })
dixit-ui-unpick = Visszateszem: { $card }
dixit-ui-do-tell = Erről mesélek
dixit-ui-do-give = Ezt a képet adom
dixit-ui-do-offer = Ezt a képet ajánlom fel
dixit-ui-do-instead = Helyette ezt adom
dixit-ui-vote = Szavazok: { $place-sub }
dixit-ui-vote-first = Első szavazat ide
dixit-ui-vote-second = Második szavazat ide
dixit-ui-vote-off = Visszavonom a szavazatot
dixit-ui-green = Zöld ide
dixit-ui-red = Piros ide
dixit-ui-green-on = zöld szavazat
dixit-ui-red-on = piros szavazat
dixit-ui-vote-on = a szavazatod
dixit-ui-why-own = A saját képed: miért nem?
dixit-ui-why-team = A párosotok képe: miért nem?
dixit-ui-all = Mind ({ $count })
dixit-ui-look = Koppints egy képre: megnagyobbodik, és szavazhatsz.
dixit-ui-ask-both = Két szavazat: zöld a legjobban illő képre, piros arra, ahol a zöldek semmit sem érnek.
dixit-ui-ask-red = Most a piros szavazat: azon a képen a zöldek semmit sem érnek.
dixit-ui-ask-green = Most a zöld szavazat: a legjobban illő képre.
dixit-ui-both-on-one = Zöld és piros egy képen: ott a saját zöld szavazatod sem ér semmit.
dixit-ui-single = Ha egyetlen szavazattal találod el, egy ponttal többet kapsz.
dixit-ui-voted = A szavazatod: { $places }. Módosíthatod, amíg mindenki nem szavazott.
dixit-ui-of = { $who-is ->
    [you] a te képed
   *[other] { $who } képe
  }
dixit-ui-votes = Szavazatok: { $whose }
dixit-ui-votes-all = Szavazatok: mindenki
dixit-ui-no-votes = nincs szavazat
dixit-ui-nothing = most semmi
dixit-ui-plus = +{ $points }
dixit-ui-why-DX-10 = mindenki eltalálta, vagy senki sem
dixit-ui-why-DX-11 = eltalált kép
dixit-ui-why-DX-11-teller = néhányan eltalálták
dixit-ui-why-DX-11-team = a páros eltalálta
dixit-ui-why-DX-12 = { $points ->
    [one] szavazat a képen
   *[other] szavazatok a képen
  }
dixit-ui-why-DX-13 = egyetlen szavazattal
dixit-ui-why-DX-P5 = jó társaságban
dixit-ui-why-DX-P5-each = mindenkinek, aki erre szavazott
dixit-ui-why-DX-P6 = a piros alatt
dixit-ui-why-DX-P7 = egyetlen szavazat: semmi
dixit-ui-why-points = Miért { $points }?
dixit-ui-found = eltalálta: { $count }/{ $all }
dixit-ui-found-alike = eltalálta: { $count }/{ $all } – mindenki más +{ $points }
dixit-ui-track = Pontok a cél felé: { $target }
dixit-ui-tv-race = Kinek van először utalása?
dixit-ui-tv-give = mindenki ad egy hozzáillő képet
dixit-ui-tv-vote = melyik kép az?
dixit-ui-tv-vote-party = melyik kép illik a legjobban?
dixit-ui-tv-last = Előző forduló: { $clue }
dixit-ui-tv-winner = { $count ->
    [one] { $whose } nyert
   *[other] Közös győzelem: { $whose }
  }
dixit-ui-last = Előző forduló
dixit-ui-talk = Beszéljétek meg, mindenki előtt
dixit-ui-story-before = Előző mese
dixit-ui-story-after = Következő mese
dixit-ui-story = { $n }. mese / { $count }
dixit-ui-story-contents = Minden mese
dixit-ui-told-by = mesél: { $name }
dixit-ui-story-save = A mesekönyv mentése
dixit-ui-story-print = A mesekönyv nyomtatása

## Amit a botokon mérünk

dixit-figure-heard = Hat közül eltalált kép olyasvalaki utalása alapján, aki látta, { $language }
dixit-figure-table = Kép, amelyet az erős botok egy néző utalása alapján megtalálnak a többiek lapjai között, { $language }
dixit-figure-herd = Fordulók, amelyekben a legtöbben ugyanarra a rossz képre szavaznak, { $seats } játékos
dixit-figure-own-all = Ugyanez csak címekből, mint saját képeknél
dixit-figure-own = Csak címekből, az utalások nyelve { $language }, a címeké { $titles }
dixit-figure-themes = A témához illő kép eltalálása hat közül, új szóból, { $language }
dixit-figure-told = Erős botok pontot hozó meséi, { $seats } játékos
dixit-figure-alike = Azonos eredményű hallgatópárok (eltalálta vagy nem), { $seats } játékos
dixit-figure-found = Hallgatók, akik eltalálják a mesét, { $seats } játékos
dixit-figure-ms-tell = Döntés arról, mit meséljen, átlagosan
dixit-figure-ms-give = Döntés arról, melyik képet adja, átlagosan
dixit-figure-ms-vote = Döntés arról, hogyan szavazzon, átlagosan
dixit-figure-slow-tell = Mit meséljen, húszból a leglassabb
dixit-figure-slow-give = Melyik képet adja, húszból a leglassabb
dixit-figure-slow-vote = Hogyan szavazzon, húszból a leglassabb

### Beszélgetés a párosban (DX-T3)

dixit-phrase-fits = Van valamim, ami illik.
dixit-phrase-a-little = Az enyém egy kicsit illik.
dixit-phrase-not-at-all = Nincs semmim, ami illene.
dixit-phrase-you = Most te adj.
dixit-phrase-me = Hadd adjak én.
dixit-phrase-as-you-like = Ahogy akarod.
dixit-phrase-moment = Egy pillanat, gondolkodom.
dixit-phrase-agreed = Megegyeztünk.

dixit-picture-p01 = Dagály a folyosón
    .alt = Hosszú, zöld folyosót öntött el a víz, kétoldalt csupa csukott ajtó; papírhajó úszik benne égő gyertyával, körülötte aranyhalak. A folyosó végén egy ajtó résnyire nyitva áll, és fény szűrődik ki rajta.
dixit-picture-p02 = Szárnyra kap a könyvtár
    .alt = Magas polcokról nyitott könyvek röppennek fel, akár a madarak, és egy nagy, íves ablak felé szállnak, amely mögött esteledik. Az egyik könyv a polcon madárkalitkába van zárva, mellette létra és lámpás.
dixit-picture-p03 = Takaróország
    .alt = Faágy, amelynek foltokból varrt takarója egész vidék: szántóföldek, folyó, fenyők és birkák vannak rajta. A párnán hálósipkás hold alszik; az egyik folt fel van hajtva, alóla fény és egy létra látszik.
dixit-picture-p04 = Amit a gyertya lát
    .alt = A padláson gyertya ég egy piros hintaló előtt. A falra vetett árnyék hatalmas, vágtató ló.
dixit-picture-p05 = Reggeli ajtóval
    .alt = Tojástartóban álló főtt tojás, rajta ajtó és két kivilágított ablak; feltört tetejéből létra vezet egy madárhoz. A kockás abroszon a kanál mellett egy csibe áll, ott hever a tojás levágott teteje is.
dixit-picture-p06 = Lefelé gurul a gombolyag
    .alt = Nagy fekete macska ül egy csigalépcső fölött, mellette türkizkék gombolyag. A fonal a vörös szőnyegen fut le a mélybe, a fényig, ahol egy másik, apró macska fogja a végét.
dixit-picture-p07 = Hó a kabátok közt
    .alt = Nyitott szekrény, a rúdon néhány kabát; mögöttük havas erdő, ahol szarvas áll. A hó kiömlik a szoba padlójára, lábnyomok vannak benne.
dixit-picture-p08 = Bál a fal mögött
    .alt = Hatalmas fekete macska hajol be oldalról, és egyik sárgászöld szemével egy egérlyukat néz. Odabent, a csilláros, aranyló teremben egerek táncolnak párban.
dixit-picture-p09 = Minden cseppben egy ház
    .alt = Esőcseppek egy szürke ablaküvegen, bennük fejjel lefelé álló kis házak; az egyik csepp óriási és aranyló, benne piros tető, fa és hinta. A párkányon egy cseppekkel teli befőttesüveg és egy cserepes növény áll.
dixit-picture-p10 = Tábor az asztal alatt
    .alt = A terítő alatt, két ülő ember lába között tábortűz ég a szőnyegen. Egy sündisznó és egy kopott játékmackó üldögél mellette, a mackó pálcán pirít valamit.
dixit-picture-p11 = Időjárás kalitkában
    .alt = Csendes szobában, madárkalitkában kis szürke felhőből esik az eső, a falon egy fehér felhő képe lóg. Egy aranyhal kiugrott a gömbakváriumból az ablak felé, amely mögött madarak szállnak.
dixit-picture-p12 = A tükör mást mond
    .alt = Holló ül egy széken az aranykeretes, ovális tükör előtt. A tükörben, napsütötte tavon fehér hattyú látszik; a sötét padlón fehér tollak hevernek.
dixit-picture-p13 = Fény a bálnáknak
    .alt = Piros-fehér világítótorony áll a tenger fenekén, és sötét vízen át küldi a fénysugarát. Kisebb-nagyobb bálnák úsznak el mellette.
dixit-picture-p14 = Hazaúsznak a levelek
    .alt = Piros postaláda áll a tengerfenéken. Lepecsételt levelek úsznak bele uszonnyal és farokkal, kanyargó sorban.
dixit-picture-p15 = Nyolc elintéznivaló
    .alt = Nagy narancssárga polip, minden karjában mást tart: esernyőt, könyvet, kulcsot, csészét, bőröndöt, órát, lámpást és levelet. Gondterhelten néz.
dixit-picture-p16 = Kert a sisakban
    .alt = Régi sárgaréz búvársisak a víz alatt. Kerek ablaka mögött nem arc látszik, hanem napos kert virágzó fával, nyúllal és madárral.
dixit-picture-p17 = Harang a mélyben
    .alt = Üres kis csónak alatt, amelyben csak lámpás és kalap van, elsüllyedt város fekszik, ablakaiban fény. Kötél vezet le a torony nagy harangjához, amely leng, és szétriasztja a halakat.
dixit-picture-p18 = Keringő magas vízállásnál
    .alt = Elárasztott, oszlopos terem kockás padlóján estélyi ruhás párok táncolnak. Fölöttük csillárként világító medúzák lebegnek; egy nő egyedül táncol, az ablak előtt bálna úszik el.
dixit-picture-p19 = Az úszó sziget
    .alt = Óriás teknős úszik a tengerben; páncélján fű nő és egy nagy fa hintával, mellette házikó. Messze egy másik ilyen sziget úszik.
dixit-picture-p20 = A bádoghal
    .alt = Hal alakú tengeralattjáró siklik a lila vízben, két kerek ablakán egy-egy ember néz ki, a harmadik tele van vízzel, benne aranyhal. Periszkópja egy sárga gumikacsával néz szembe a felszínen.
dixit-picture-p21 = Palackba zárt vihar
    .alt = Csendes, napos strandon, napernyő közelében üveg hever. Benne hajó küzd a magas hullámokkal és a villámokkal.
dixit-picture-p22 = A hullámok ménese
    .alt = Négy fehér ló vágtat ki a sötétkék tenger tajtékos hullámaiból. Egy sziklán álló világítótorony fénye söpör végig rajtuk, két sirály repül.
dixit-picture-p23 = A lassú felhő utasai
    .alt = Tornyos várost cipelő lila bálna repül az esti égen. Alatta kivilágított ablakú kosár függ, benne négy pingvin, az egyik sárkányt ereget.
dixit-picture-p24 = A csillagok nagymosása
    .alt = Éjjel két ház között ruhaszárító kötél feszül, rajta ingek és fénylő csillagok. Alattuk egy kosár csillag mellett egy gyerek néz felfelé, és egy csillagot a háta mögé rejt.
dixit-picture-p25 = Két város
    .alt = Fent fejjel lefelé vörös város lóg, lent zöld város áll. Egy létrán egy lány és egy fiú nyúl egymás felé; köztük levél, almák és léggömbök járnak.
dixit-picture-p26 = Költöznek a házak
    .alt = Négy ház vonul libasorban madárlábakon a homokos tájon, bőrönddel. Egy útjelző tábláról bagoly nézi őket, egy macska hátramarad.
dixit-picture-p27 = Egy piros esernyő
    .alt = Esős utca felülről, tele szürke esernyőkkel. Az egyik piros, fel van fordítva, és aranyhalas tavacska van benne.
dixit-picture-p28 = Legelő lámpák
    .alt = Alkonyatkor zsiráfok lépkednek a város háztetői fölött, fejük helyén utcai lámpa. A legkisebb az anyja lábánál még nem világít; egy sötét lámpaoszlopon madár ül.
dixit-picture-p29 = Időjárásgyár
    .alt = Vörös gyár kéményeiből birka alakú felhők szállnak fel. A kapunál négy igazi birka áll sorban, egy portáskabátos farkas listát néz.
dixit-picture-p30 = A felhúzható tyúk
    .alt = Nagy sárgaréz tyúk, hátában kulcs, három pettyes tojáson ül fogaskerekekből és drótból rakott fészekben; az egyik tojás reped és fénylik. Egy kis madár nézi.
dixit-picture-p31 = Hinta az órában
    .alt = Magas állóóra majdnem tizenkettőt mutat. Szekrényében esti táj, az ingán gyerek hintázik; a padlón egy fél pár piros cipő és egy kulcs.
dixit-picture-p32 = Út az írógépből
    .alt = Régi írógépből papírlap jön ki, amely úttá válik; az úton piros autó, mellette fenyők és házak. A billentyűkön apró képek vannak.
dixit-picture-p33 = Éjszaka a tű alatt
    .alt = Varrógép két anyagot varr össze: az egyik éjszakai ég holdsarlóval, a másik rózsaszín este madarakkal. Az orsó világít, a világos oldalon az olló mellett kakas áll.
dixit-picture-p34 = Nehezebb, mint hinnéd
    .alt = Nagy mérlegen egyetlen tollpihe többet nyom, mint egy elefánt, amely léggömböt tart az ormányában. Az elefánton madár ül; lent egy egér és egy nyitott könyv.
dixit-picture-p35 = Mindenki felfelé néz
    .alt = Négy egészen különböző ember távcsővel nézi az üstököst a lila égen. Előttük egy gyerek kis, fénylő virág előtt térdel.
dixit-picture-p36 = Tenger a színpadon
    .alt = Vörös függöny nyílik szét a színpadon: papírhullámok sorai közt hajó, fölöttük zsinóron lógó felhők, és a hullámokból igazi halak ugranak ki. Az üres nézőtéren az egyik széken cilinder, a másikon aranyhalas gömb van.
dixit-picture-p37 = A bábu és az olló
    .alt = Felülről nagy kéz tart zsinóron egy bábut a reflektorfényben. A bábu ollót emelt fel, és néhány zsinór már elvágva lóg.
dixit-picture-p38 = Egy arc kirepült
    .alt = Hat nagy álarc lóg a sötétben egy üres, fénylő hely körül; van köztük koronás, tollas és szarvakat viselő. Az üres helyről, elszakadt zsinórjáról nagy kék és narancssárga pillangó indult útnak.
dixit-picture-p39 = Senki a bálon
    .alt = Magas, sötét köpeny, fehér kesztyűs keze tollas álarcot tart pálcán a mellkasa előtt. Ahol a testnek kellene lennie, erdő fölötti csillagos ég van; fehér madarak repülnek ki belőle.
dixit-picture-p40 = Híd kézből
    .alt = Szurdok két oldaláról két óriási kéz emelkedik, ujjaik hegye összeér. Rajtuk balról egy elefánt, jobbról egy róka és egy szarvas közeledik; köztük nagy, megharapott alma.
dixit-picture-p41 = Virágba borult kéz
    .alt = Nagy kéz nő ki a földből, ujjai hegyén virágzó fák. Tenyerében kék tojásos fészket tart; mellette madár, nyúl és locsolókanna.
dixit-picture-p42 = Madarak tartják
    .alt = Magasan egy lila város háztetői fölött csíkos ruhás alak lépked rúddal egy kötélen, amelyet két sötét madár tart. Messze lent emberek néznek fel, ketten egészen kicsi hálót tartanak.
dixit-picture-p43 = A nagy sátor
    .alt = Piros-fehér cirkuszi sátor nyílik a csillagos égre. Odabent egy elefánt egyensúlyoz a Holdon, az elefánton egy üres szék; családok érkeznek léggömbökkel.
dixit-picture-p44 = Elszabadult hinták
    .alt = Csíkos láncos körhinta forog a vásárban. Néhány hintája elszabadult, fehér madarak viszik fel az égbe, gyerekekkel együtt.
dixit-picture-p45 = Indulás a festményből
    .alt = Gőzmozdonyos vonat jön ki egy bekeretezett hegyi tájképből, és síneken ereszkedik le a szobába. A széken piros vasutassapka hever, egy bőrönd útra készen áll.
dixit-picture-p46 = Egy év keretben
    .alt = Négy képkeret egymásban: havas, őszi, zöld és virágzó, a legbelsőben fényes ajtó. Piros madár repül keretről keretre; a hóban csizma áll, az egyik szárából virág nő.
dixit-picture-p47 = Az utolsó darab
    .alt = Vidéki táj patakkal, birkákkal és egy üres piros csónakkal, kirakódarabokból. Egy darab hiányzik, mögötte csillagos éjszaka; a darabot fekete madár viszi el.
dixit-picture-p48 = Második réteg
    .alt = Magas létrán valaki csillagos éjszakát fest a halványsárga égre, a festék cseppekben folyik le. Egy macska átsétált a sötétkéken.
dixit-picture-p49 = Egyik a másikban
    .alt = Az asztalon négy egymásba rakható baba, mindegyik hasán egy fa, más-más évszakban. Az ötödik, a legkisebb nyitva hever, és zöld hajtás nő ki belőle.
dixit-picture-p50 = A róka térképe
    .alt = Az asztalon régi térkép, rajta ülő róka alakú sziget. Szaggatott piros út vezet egy kút, egy torony és hegyek mellett a szeme közelében lévő kereszthez; a part mentén hajó és tengeri kígyó úszik.
dixit-picture-p51 = Fonal az útvesztőben
    .alt = Kerek, zöld sövénylabirintus felülről, közepén ragyogó fával. Gombolyagból induló piros fonal fut benne; egy ember, egy nyúl és egy szarvas jár a különböző ösvényeken.
dixit-picture-p52 = Vitorlás hegedű
    .alt = Hegedű hajózik az esti tengeren, vitorlája kottalap; egy frakkos tücsök a vonóval evez. A hullámok kottavonalak, hangjegyekkel.
dixit-picture-p53 = Virágzó gramofon
    .alt = Egy gramofon tölcsére hatalmas rózsaszín virág zöld száron. Hangjegyek és pillangók lebegnek körülötte; mellette kerti olló hever.
dixit-picture-p54 = Lépcső éj-dúrban
    .alt = Zongorabillentyűkből kanyargó lépcső vezet fel a lila éjszakában egy nyitott, kivilágított ajtóhoz. Félúton pingvin állt meg, a levegőben hangjegyek világítanak.
dixit-picture-p55 = A fa emlékszik egy dalra
    .alt = Fatönk felülről, évgyűrűi olyanok, mint egy lemez barázdái; piros címke van rajta, és tű fekszik a szélén. A peremén madár énekel, a levelek közt fejsze hever.
dixit-picture-p56 = Torta szobákkal
    .alt = Háromemeletes torta, amely ház is: kivilágított ablakok, ajtó és gyertyák vannak rajta. A lépcsőhöz bőröndös mézeskalács ember érkezik, és nagy kés lóg az egész fölött.
dixit-picture-p57 = A lakó
    .alt = Ágon függő piros almában otthonos szoba, ahol szemüveges hernyó olvas lámpafénynél. Az almának saját kis ajtaja van; alatta sündisznó megy el.
dixit-picture-p58 = Üveg alatt a nyár
    .alt = Havas éjszaka előtt, az ablakpárkányon üveggömb áll; benne napos strand pálmával és napernyővel. Az ernyő alatt napszemüveges pingvin áll, a gömb mellett kötött sapka hever.
dixit-picture-p59 = Erdő az égőben
    .alt = Nagy villanykörte lóg a sötétben, benne ködös erdő nő, az erdőben szarvas áll. Az üvegnek támasztott létrán űrhajós mászik felfelé; éjjeli lepkék szállnak köré.
dixit-picture-p60 = Valaki hív
    .alt = Piros telefon, amelyből virágok nőnek; a kagylója le van emelve, egy madár hallgatja. Az asztal szélénél tenger kezdődik bálnával és papírhajóval.
dixit-picture-p61 = Lakók az agancson
    .alt = Hóesésben álló szarvas, agancsa olyan, mint egy lombtalan fa, tele madarakkal, lámpásokkal és egy fészekkel. A fején kis ház áll.
dixit-picture-p62 = Alszik a hegy
    .alt = Éjszaka van; a havas hegy egy alvó medve, hátán falu kivilágított ablakokkal. Lent szánkó áll, rajta nagy ébresztőóra, és lábnyomok vezetnek el tőle.
dixit-picture-p63 = Festékes róka
    .alt = Egy zöld és egy narancsvörös erdő között róka ül, ecsetként felemelt farokkal. Előtte festékes vödrök állnak.
dixit-picture-p64 = A bagolynál vendégek vannak
    .alt = Lila bagoly tölti be a képet, szemei kerek, kivilágított ablakok. Az egyik mögött egér olvas könyvek közt, a másik mögött egér teázik; egy harmadik a mellén lévő nyitott ajtó előtt vár.
dixit-picture-p65 = A lassú körhinta
    .alt = Nagy csiga kúszik a nála is magasabb fűben; háza helyén kék-fehér lovas körhintát visz. Egy sündisznó nézi.
dixit-picture-p66 = Amit a víz lát
    .alt = Farkas iszik a tóból a Hold alatt. Tükörképe fehér birka fényes nappal, a parton zöld levelek és virágok.
dixit-picture-p67 = Gyertyák az erdőben
    .alt = Sötét erdőben nagy sündisznó, tüskéi helyén égő gyertyák. Két mókus, egy nyúl és egy bagoly gyűlt köré; a földön kis ajándék.
dixit-picture-p68 = Lepke a háztetőn
    .alt = A háznál is nagyobb éjjeli lepke ült rá a kivilágított ablakú ház tetejére; az utcai lámpa nem ég. Az egyik ablakban valaki gyertyát tart, a lámpának lepkeháló támaszkodik.
dixit-picture-p69 = Egy a csapatból
    .alt = Sok színes papírdaru lóg fonálon a kék ég előtt. Köztük egyetlen élő fehér daru repül szabadon, fölötte az elszakadt fonala.
dixit-picture-p70 = Expressz küldemény
    .alt = Alkonyatkor gólya repül a város háztetői fölött, csőrében kendő, a kendőben gyűrűs kis bolygó. Egy másik gólya egy kéményen vár.
dixit-picture-p71 = A gyűjtő fiókja
    .alt = Gyűjtődobozban, feltűzött rovarok mellett óriási zöld bogár hever, a hátán fénylő kulcslyuk. Mellette kulcs, a nagyítón át pedig egy óriási szem néz.
dixit-picture-p72 = Háló csillagoknak
    .alt = Két sötét fa közt nagy pókháló feszül, benne fennakadt csillagok. Egy kalapos pók ereszkedik le a már csillagokkal teli dézsához.
dixit-picture-p73 = Korcsolyával rajzolta
    .alt = Befagyott tó felülről: egy piros ruhás korcsolyázó óriási madarat rajzolt a jégre a korcsolyájával. A havas partról róka nézi.
dixit-picture-p74 = Vendég az üvegházban
    .alt = Kalapos, sálas hóember áll a meleg üvegházban pálmák és pillangók közt, piros virágot tart. Alatta tócsa, kint a tetőn hó.
dixit-picture-p75 = Az elveszett kesztyű
    .alt = A hóban nagy piros egyujjas kesztyű, amely ház is: ablakai, kéménye és ajtaja van. Az ajtóban egér áll; egy fehér nyúl és egy róka jött hozzá.
dixit-picture-p76 = A jég alatt
    .alt = Szürke téli tavon egy öregember lékből horgászik, és piros virágot húz fel. A jég alatt nyár van, rét, fa és nyúl.
dixit-picture-p77 = Felhősétáltatás
    .alt = Kalapos alak kis esőfelhőt vezet piros pórázon; ahol esik belőle, virágok nőnek. Egy béka esernyő alatt vár.
dixit-picture-p78 = Gyökeret ver a vihar
    .alt = Lila viharban, felfordított piros esernyőből villámfa nő ki. Két oldalán egy róka és egy nyúl ül, köztük nyitott könyv.
dixit-picture-p79 = Délre szállnak az ingek
    .alt = Színes ingek válnak le a ruhaszárító kötélről, és ujjukkal csapkodva rajban elrepülnek. Egy asszony a kötélnél feléjük emeli a karját; a távolban egy másik kötél még tele van.
dixit-picture-p80 = Lámpák óvodája
    .alt = Éjjel egy locsolókanna csillagokat szór a sorban álló cserepekre. A cserepekben villanykörték nőnek, némelyik még csak bimbó, némelyik már világít; lent sötét szemüveges vakond néz ki a földből.
dixit-picture-p81 = Aki elfordul
    .alt = Napraforgómező néz ránk; csak a legmagasabb fordult el, egy madárijesztő felé, amely megemeli előtte a kalapját. Karján két holló ül.
dixit-picture-p82 = Két lépés között
    .alt = Toronymagas sakkfigurák állnak a ködben, kockás talajon, az egyik gyalog piros. A király és a vezér között lámpásos ember megy, és kerekes bástyát húz maga után.
dixit-picture-p83 = Lefolyik a tenger
    .alt = Nagy homokóra felső részében tenger hajóval és bálnával. Lefelé csorog egy homokdombra, ahol lovak mennek egy pálma mellett; az üvegen kívül vizes tengericsillag hever.
dixit-picture-p84 = Vasút a könyvek fölött
    .alt = Vonat megy át egy viadukton, amelynek pillérei könyvoszlopok. Kocsijai virágzó fát, napernyős strandot és őszi bokrot visznek; valaki létrán mászik fel hozzá.

## Told again after the end

dixit-highlight-clue = Legjobb utalás: „{ $clue }”, { $who }, { $voters } játékosból { $found } eltalálta
dixit-highlight-clue-spoken = Legjobb utalás: szóban, { $who }, { $voters } játékosból { $found } eltalálta
dixit-highlight-astray = Legjobb hamis nyom: { $who } képe { $count } szavazatot csalt magához
dixit-highlight-escape = Hajszálon múlt: „{ $clue }”, { $who }, csak egy szavazat ment mellé
dixit-highlight-escape-spoken = Hajszálon múlt: szóban, { $who }, csak egy szavazat ment mellé
dixit-highlight-favourite = Kedvenc kép: { $who }, szavazat: { $count }

## Lecke

dixit-lesson-first = Az első történet
dixit-lesson-goal = A cél: pontot kapsz, ha eltalálod mások képét, és ha mások eltalálják a tiédet. 30 pontnál vége a játéknak.
dixit-lesson-clue = { $p3 } mesél: egy képre gondol, és csak ennyit mond róla.
dixit-lesson-give = Mindenki hozzátesz egy képet, ami szintén illik rá. Lapozd át a tieidet.
dixit-lesson-snail = A csiga magával viszi az otthonát: koppints rá, és add oda.
dixit-lesson-mixed = Mind a négy kép összekeverve fekszik. Melyik a mesélőé ({ $p3 })?
dixit-lesson-own = A sajátodra nem szavazhatsz. Próbáld ki, ha akarod, aztán gyere vissza.
dixit-lesson-vote = Bőrönddel sétáló házak: ez lesz az. Koppints a képre, és szavazz.
dixit-lesson-found = Volt, aki eltalálta, de nem mindenki: 3 pont a mesélőnek, 3 neked, és ugyanennyi { $p1 } játékosnak.
dixit-lesson-fooled = { $p2 } a csigádra szavazott: eggyel több pontod van. Ezért éri meg jól illőt adni.
dixit-lesson-balance = Ha mindenki eltalálta volna, vagy senki, a mesélő semmit sem kapna, a többiek 2-2 pontot.
dixit-lesson-tell = Most te mesélsz. Válaszd bármelyik képedet.
dixit-lesson-words = Írj egy szót vagy mondatot: ne legyen túl könnyű, se túl nehéz. Aztán küldd el.
dixit-lesson-told = Itt az eredmény: ki találta el a képedet, és ki mit kap érte.
dixit-lesson-end = Ennyi az egész: körben mindenki mesél, amíg valakinek 30 pontja nem lesz.
dixit-lesson-eight = Heten és többen: miben más
dixit-lesson-eight-differs = Heten és többen minden a szokásos, csak mindenkinek két szavazata van.
dixit-lesson-eight-give = Adj oda bármilyen képet, ami illik az utaláshoz.
dixit-lesson-eight-two = Adj egy szavazatot, vagy kettőt különböző képekre: koppints egy képre, hogy nagyban lásd.
dixit-lesson-eight-one = Ha egyetlen szavazattal találod el, eggyel több pontod lesz. Tedd le a szavazataidat, és küldd el.
dixit-lesson-eight-scored = A képedre adott minden szavazat egy pontot hoz, legfeljebb hármat.
dixit-lesson-eight-end = Minden más a szokásos. Játssz tovább!
dixit-lesson-party = A partijáték
dixit-lesson-party-differs = A partijátékban akkor jár pont, ha sokan választják ugyanazt a képet, mint te. A legtöbb pont nyer.
dixit-lesson-party-tell = Te mesélsz először, mielőtt bárki képet látna: írj bármit, és küldd el.
dixit-lesson-party-give = Csak most látod a képeidet. Mindenki a leginkább illőt adja, te is.
dixit-lesson-party-green = A zöld szavazatot oda tedd, ahová a legtöbben teszik; a sajátodra is lehet. Az egyedül álló zöld szavazat semmit sem ér.
dixit-lesson-party-red = Mesélőként piros szavazatod is van: azon a képen a zöldek semmit sem érnek. Tedd le mindkettőt, és küldd el.
dixit-lesson-party-scored = Annyi pontot kapsz, ahány zöld szavazat van a választott képeden, legfeljebb ötöt.
dixit-lesson-party-end = Most mindenki balra továbbadja a lapjait, és a következő mesél. Játssz tovább!
dixit-lesson-team = Csapatban: miben más
dixit-lesson-team-differs = Kétfős csapatban a veled szemben ülővel ({ $p3 }) közösek a pontjaid.
dixit-lesson-team-one = Egyikőtök ad képet ehhez az utaláshoz, a másik szavaz utána: most te adsz képet, és { $p3 } szavaz.
dixit-lesson-team-offer = Ajánlj fel egy képet lefordítva. { $p3 } elfogadja, vagy mást ad; most elfogadja.
dixit-lesson-team-vote = Nálatok { $p3 } szavazott. A saját csapat képére adott szavazat semmit sem hoz.
dixit-lesson-team-scored = A pontozás a szokásos, de csapatonként egy eredmény van.
dixit-lesson-team-end = Mindenki egyszer mesél; aztán a legjobb csapat nyer. Játssz tovább!

## Felolvasva

dixit-spoken-tell = Várjuk az utalást
dixit-spoken-give = A képek kiválasztása
dixit-spoken-vote = Szavazás
dixit-spoken-over = Vége a játéknak
dixit-spoken-given = A képed ebben a körben
dixit-spoken-offer = Felajánlva
dixit-spoken-barred = Nem szavazhatsz erre
dixit-spoken-ballot = A szavazatod: { $places }{ $red ->
    [0] .
   *[other] ; piros: { $red }.
  }
dixit-spoken-voted = Már szavazott
dixit-spoken-offered = Képet ajánl
dixit-spoken-laid = Adott képek, körben
dixit-spoken-picture = { $place }: { $card }
dixit-spoken-picture-own = { $card } (a tied)
dixit-spoken-round = Az előző kör, mesélő: { $who }. { $clue }.
dixit-spoken-vote-of = Szavazat ({ $who }): { $places }{ $red ->
    [0] .
   *[other] ; piros: { $red }.
  }
dixit-spoken-described-place = { $place }: { $card }. { $card-alt }
dixit-spoken-described = { $card }. { $card-alt }
