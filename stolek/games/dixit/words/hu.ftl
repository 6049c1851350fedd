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

## A picture of somebody's own; the titles and descriptions of ours are in deck/words/

dixit-picture-own = { $card-has ->
    [nothing] kép leírás nélkül ({ $card })
   *[words] { $card }
}
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
dixit-lesson-eight-differs = Mindenki hozzátesz egy illő képet, aztán tippel, melyik a mesélőé: heten és többen két szavazattal.
dixit-lesson-eight-give = Adj oda bármilyen képet, ami illik az utaláshoz.
dixit-lesson-eight-two = Adj egy szavazatot, vagy kettőt különböző képekre: koppints egy képre, hogy nagyban lásd.
dixit-lesson-eight-one = Ha egyetlen szavazattal találod el, eggyel több pontod lesz. Tedd le a szavazataidat, és küldd el.
dixit-lesson-eight-found = Ha csak néhányan találják el a mesélő képét, nekik is, a mesélőnek is 3 pont jár. Máskor a mesélő nem kap semmit, mindenki más 2-t.
dixit-lesson-eight-scored = A képedre adott minden szavazat egy pontot hoz, legfeljebb hármat.
dixit-lesson-eight-end = Sorban mindenki mesél, amíg valakinek nincs 30 pontja. Játssz tovább!
dixit-lesson-party = A partijáték
dixit-lesson-party-differs = A partijátékban akkor jár pont, ha sokan választják ugyanazt a képet, mint te. A legtöbb pont nyer.
dixit-lesson-party-tell = Te mesélsz először, mielőtt bárki képet látna: írj bármit, és küldd el.
dixit-lesson-party-give = Csak most látod a képeidet. Mindenki a leginkább illőt adja, te is.
dixit-lesson-party-green = A zöld szavazatot oda tedd, ahová a legtöbben teszik; a sajátodra is lehet. Az egyedül álló zöld szavazat semmit sem ér.
dixit-lesson-party-red = Mesélőként piros szavazatod is van: azon a képen a zöldek semmit sem érnek. Tedd le mindkettőt, és küldd el.
dixit-lesson-party-scored = Annyi pontot kapsz, ahány zöld szavazat van a választott képeden, legfeljebb ötöt.
dixit-lesson-party-end = Most mindenki balra továbbadja a lapjait, és a következő mesél. Játssz tovább!
dixit-lesson-team = Csapatban: miben más
dixit-lesson-team-differs = Pont jár, ha eltalálod mások képét, és ha mások eltalálják a tiédet. A pontok közösek a veled szemben ülővel: { $p3 }.
dixit-lesson-team-one = { $p1 } mesél: egy képre gondol, és csak ennyit mond róla.
dixit-lesson-team-both = Egyikőtök hozzátesz egy illő képet. A másik aztán kitalálja, melyik a mesélőé. Most te adsz, és { $p3 } találgat.
dixit-lesson-team-offer = Ajánlj fel egy képet lefordítva. { $p3 } elfogadja, vagy mást ad; most elfogadja.
dixit-lesson-team-vote = Nálatok { $p3 } szavazott. A saját csapat képére adott szavazat semmit sem hoz.
dixit-lesson-team-scored = A jó tipp 3 pontot hoz, a mesélő csapatának is. Ha mindenki eltalálja, vagy senki, a többi csapat 2-t kap. A képetekre adott minden szavazat 1 pont.
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
