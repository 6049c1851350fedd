### Numberloor magyarul

numberloor-title = Numberloor
numberloor-tagline = Föl és le egy tízemeletes házban, egy léggömb zsinórján.
numberloor-variant-full = Teljes játék (8+)
numberloor-variant-medium = Közepes (6+)
numberloor-variant-beginner = Kezdőknek (4+)
numberloor-brief-aim = Szabadulj meg a kezedben lévő összes laptól. Az emeletek egy pakli tetejére kerülnek, föl és le a tízemeletes házban; hogy mennyit, azt a léggömb mondja meg.
numberloor-brief-win = Valahányszor kiürül a kezed, kapsz egy csillagot és hat új lapot. Ketten és hárman az nyer, akinek először van öt csillaga, négyen és öten az, akinek először van három.
numberloor-brief-turn = Játssz ki minél több lapot, köztük legalább egy emeletet. Az emelet akkor illik, ha ugyanaz a száma, mint a legfelsőnek, vagy pontosan annyival van fölötte vagy alatta, amennyit a felső léggömb mutat. Ha semmi sem illik, húzz két lapot. A kezdők léggömbök nélkül, két paklira, szomszédos emeletekkel játszanak.
numberloor-teaches = Számok tízig és szomszédaik, páros és páratlan, számolás előre és vissza, több út keresése.

numberloor-option-starter = Ki kezd
    .help = A legfiatalabb kezd: add meg a helyét, vagy sorsoltasd ki. Csak ennél az asztalnál lévő hely lehet.
numberloor-option-starter-random = sorsolás
numberloor-option-starter-1 = 1. hely
numberloor-option-starter-2 = 2. hely
numberloor-option-starter-3 = 3. hely
numberloor-option-starter-4 = 4. hely
numberloor-option-starter-5 = 5. hely
numberloor-option-takeover = Átvétel éjszakai emelettel
    .help = Csak a teljes játékban: éjszakai emelettel át lehet venni egy folyó lépést.
numberloor-option-takeover-on = be
numberloor-option-takeover-off = ki
numberloor-option-takeover_after = Mi után vehető át a lépés
    .help = Mit kellett már kijátszani ebben a lépésben.
numberloor-option-takeover_after-floor-and-balloon = egy emelet és egy léggömb
numberloor-option-takeover_after-floor = egy emelet
numberloor-option-night_floor = Mivel vehető át a lépés
    .help = A nyomtatott szabály nem szab feltételt; itt az éjszakai emeletnek illenie kell a paklira, ahogy van.
numberloor-option-night_floor-fits = odaillő éjszakai emelettel
numberloor-option-night_floor-any = bármelyik éjszakai emelettel
numberloor-option-after_takeover = Ki jön az átvétel után
    .help = A nyomtatott szabály szerint: az átvevő jobb szomszédja.
numberloor-option-after_takeover-right = a jobb szomszéd
numberloor-option-after_takeover-left = a bal szomszéd
numberloor-option-window_seconds = Idő az átvételre, másodpercben
    .help = A szünet mindenkinek egyforma, hogy semmit se áruljon el.
numberloor-option-turn_limit = A lépések legnagyobb száma egy játékban
    .help = Ennyi lépés után megszámoljuk a csillagokat.

numberloor-section-common = Mindhárom játék
numberloor-section-full = Teljes játék
numberloor-section-medium = Közepes
numberloor-section-beginner = Kezdőknek
numberloor-section-rulings = Amiről a nyomtatott szabály hallgat
numberloor-section-examples = Példák

## Lapok

numberloor-face-floor = { $number }. emelet
    .ins = { $number }. emelettel
numberloor-face-night = éjszakai { $number }. emelet
    .ins = éjszakai { $number }. emelettel
numberloor-face-balloon = { $number-adj } léggömb
    .ins = { $number-adj } léggömbbel
numberloor-face-near = „legközelebbi emeletek” léggömb
    .ins = „legközelebbi emeletek” léggömbbel
numberloor-face-even = „páros emeletek” léggömb
    .ins = „páros emeletek” léggömbbel
numberloor-face-odd = „páratlan emeletek” léggömb
    .ins = „páratlan emeletek” léggömbbel
numberloor-face-skip = „kimaradás” léggömb
    .ins = „kimaradás” léggömbbel

## Kérdések

numberloor-prompt-turn = Te jössz: játssz ki lapokat, legalább egy emeletet.
    .tv = Játssz ki lapokat, legalább egy emeletet.
numberloor-prompt-beginner = Te jössz: játssz ki egy lapot valamelyik paklira, vagy passzolj.
    .tv = Játssz ki egy lapot valamelyik paklira, vagy passzolj.
numberloor-prompt-top = Kijátszottad az utolsó emeletedet. Melyik léggömb maradjon felül?
numberloor-prompt-window = Átveszed a lépést?
numberloor-prompt-order = Állandó utasításod az átvételhez
numberloor-do-lay = Kijátszom: { $card }
numberloor-do-lay-on = Kijátszom: { $card }, { $pile }. pakli
numberloor-do-top = Felül marad: { $card }
numberloor-do-take-over = Átvétel { $card-ins }
numberloor-do-draw = Húzok két lapot
numberloor-do-pass = Passz
numberloor-do-end = Befejezem a lépést
numberloor-do-decline = Hadd játsszon tovább
numberloor-do-order-ask = Mindig kérdezz meg
numberloor-do-order-take = Vedd át, ha lehet
numberloor-do-order-decline = Ne kérdezz
numberloor-effect-opens = utána kijátszható: { $numbers }

## Mi történik

numberloor-event-shuffled = Megkevert lapok: { $count }.
numberloor-event-misdealt = Csupa léggömb: { $players }. Újra osztunk.
numberloor-event-misdealt-middle = Nem maradt számos léggömb középre. Újra osztunk.
numberloor-event-middle = Középre kerül: { $cards }.
numberloor-event-turn = { $who-is ->
    [you] Te jössz.
   *[other] { $who } jön.
  }
numberloor-event-laid = { $who-is ->
    [you] Kijátszod: { $card }.
   *[other] { $who } kijátssza: { $card }.
  }
numberloor-event-drawn = { $who-is ->
    [you] Húzol
   *[other] { $who } húz
  } { $count ->
    [one] egy lapot
   *[other] { $count } lapot
  }.
numberloor-event-drawn-own = Ezt húzod: { $cards }.
numberloor-event-drawn-none = { $who-is ->
    [you] Nincs már mit húznod.
   *[other] Nincs már mit húzni ({ $who }).
  }
numberloor-event-passed = { $who-is ->
    [you] Passzolsz.
   *[other] { $who } passzol.
  }
numberloor-event-recycled = Elfogyott a húzópakli: a kijátszott lapokból ({ $count }) újat keverünk.
numberloor-event-skipped = { $who-is ->
    [you] Kimaradsz egy lépésből.
   *[other] { $who } kimarad egy lépésből.
  }
numberloor-event-taken-over = { $who-is ->
    [you] Átveszed { $loser } lépését!
   *[other] { $who } átveszi { $loser-is ->
        [you] a te lépésedet!
       *[other] { $loser } lépését!
    }
  }
numberloor-event-order-ask = Mindig megkérdezünk.
numberloor-event-order-take = Átveszed, amikor csak lehet.
numberloor-event-order-decline = Nem kérdezünk.
numberloor-event-answered-take = Át akarod venni a lépést { $card-ins }.
numberloor-event-star = { $who-is ->
    [you] Kiürült a kezed: táncolj és ujjongj! Csillagaid: { $stars }.
   *[other] { $who } keze kiürült, táncol és ujjong. Csillagai: { $stars }.
  }
numberloor-event-ended = { $who-is ->
    [you] Nyertél, { $stars ->
        [one] egy csillaggal.
       *[other] { $stars } csillaggal.
    }
   *[other] { $who } nyert, { $stars ->
        [one] egy csillaggal.
       *[other] { $stars } csillaggal.
    }
  }
numberloor-event-ended-shared = { $winners-is ->
    [you] Osztoztok a győzelmen: { $winners }, fejenként { $stars ->
        [one] egy csillaggal.
       *[other] { $stars } csillaggal.
    }
   *[other] Osztoznak a győzelmen: { $winners }, fejenként { $stars ->
        [one] egy csillaggal.
       *[other] { $stars } csillaggal.
    }
  }
numberloor-ended-stars = Valakinek elég csillaga van.
numberloor-ended-stalemate = Senki sem tud már kijátszani vagy húzni; megszámoljuk a csillagokat.
numberloor-ended-limit = Elértük a lépések legnagyobb számát; megszámoljuk a csillagokat.

## Ami nem megy

numberloor-refused-window = A többieket épp megkérdezzük, átveszik-e a lépést.
numberloor-refused-choose-top = Nincs több emeleted: csak azt mondd meg, melyik léggömb maradjon felül.
numberloor-refused-not-in-hand = Ez a lap nincs a kezedben.
numberloor-refused-no-such-pile = Ez a lap nem oda való.
numberloor-refused-floor = Most nem illik rá: felül { $top }. emelet van, a lapod pedig { $number }. emelet.
numberloor-refused-corner = E léggömb után ebben a lépésben nem tudnál emeletet kijátszani.
numberloor-refused-draw-beginner = Ebben a játékban akkor húzol, amikor passzolsz.
numberloor-refused-draw-laid = Már kijátszottál egy lapot, ezért nem húzol.
numberloor-refused-draw-again = Egy lépésben csak egyszer húzhatsz.
numberloor-refused-can-lay = Ki tudsz játszani egy emeletet, tehát muszáj.
numberloor-refused-pass-laid = Már kijátszottál egy lapot; inkább fejezd be a lépést.
numberloor-refused-pass-early = Előbb húzz két lapot.
numberloor-refused-end = A lépésedben legalább egy emeletet ki kell játszanod.
numberloor-refused-no-window = Most nem lehet átvenni a lépést.
numberloor-refused-night = Csak olyan éjszakai emelettel veheted át a lépést, amely a kezedben van, és illik a paklira.
numberloor-refused-night-any = Csak a kezedben lévő éjszakai emelettel veheted át a lépést.

## Az asztal terminálban

numberloor-table-heading = { $turn }. lépés · csillag a győzelemhez: { $target }
numberloor-table-pile = { $number }. pakli: { $card }
numberloor-table-floors = Emeletek: { $card }
numberloor-table-balloon = Felső léggömb: { $card }
numberloor-table-reach = kijátszható: { $numbers }
numberloor-table-draw-pile = húzópakli: { $count }
numberloor-table-chain = Ebben a lépésben: { $cards }
numberloor-table-seat = { $stars } csillag, { $cards } lap
numberloor-table-hand = A lapjaid
numberloor-table-order = Állandó utasítás: { $order }

## A szabályok

rule-NF-1 = Az emeleteken 0-tól 9-ig terjedő szám áll, és némelyikük éjszakai emelet. A léggömbökön szám vagy különleges jel van.
    .title = A lapok
rule-NF-2 = Középen két felfordított pakli van: emeletek és léggömbök. (A kezdőknek két emeletpaklijuk van, és nincs léggömb.)
    .title = Két pakli
rule-NF-3 = Aki a lépésében az összes lapjától megszabadul, táncra perdül (a kezdők győzelmi kiáltást hallatnak), kap egy csillagot és hat új lapot; aztán a következő jön.
    .title = Üres kéz
rule-NF-4 = Ketten és hárman az nyer, akinek először van öt csillaga, négyen és öten az, akinek először van három.
    .title = Győzelem
rule-NF-5 = Ha elfogy a húzópakli, a kijátszott lapokból újat kevertek. Mindkét pakli felső lapja ott marad.
    .title = Új húzópakli
rule-NF-6 = Az emeletek körbeérnek: a 9 fölött megint a 0 jön, a 0 alatt pedig a 9.
    .title = Körbe
rule-NF-7 = A hat kék pöttyös léggömb kimarad. Az emeleteket és a léggömböket együtt megkeveritek, és mindenki hat lapot kap. Ha valakinek csupa léggömb jut, újra kevertek és osztotok.
    .title = Osztás
rule-NF-8 = A pakliból egy emelet és egy számos léggömb kerül középre.
    .title = Az első két lap
rule-NF-9 = A legfiatalabb kezd, aztán az óramutató járása szerint mentek. Ez mindhárom játékban így van.
    .title = Ki kezd
rule-NF-10 = A lépésedben egy, több vagy az összes lapodat kijátszod, tetszés szerint keverve. Legalább egynek emeletnek kell lennie.
    .title = Egy lépés
rule-NF-11 = Akkor játszhatsz ki egy emeletet, ha ugyanaz a száma, mint a legfelsőnek, vagy pontosan annyival van fölötte vagy alatta, amennyit a felső léggömb mutat. Minden kijátszott lap rögtön a legfelső.
    .title = Emeletek kijátszása
rule-NF-12 = Léggömböt a lépésedben bármikor kijátszhatsz, akárhányat, vagy egyet sem. Az utolsó, a legfelső számít.
    .title = Léggömbök kijátszása
rule-NF-13 = Ha a léggömbjeid segítségével sem tudsz emeletet kijátszani, húzz két lapot, és próbáld újra. Ha még mindig nem megy, vagy nem akarod, passzolj.
    .title = Húzás
rule-NF-14 = Ha minden emeletedet kijátszottad, a megmaradt léggömbök is utánuk mennek, és ezzel véget ér a lépésed. Te választod ki, melyik maradjon felül.
    .title = Az utolsó léggömbök
rule-NF-15 = „Legközelebbi emeletek”: amíg ez a léggömb van felül, ugyanazt az emeletet vagy egy legfeljebb kettővel fölötte vagy alatta lévőt játszhatsz ki, mindig az új legfelsőtől számolva.
    .title = Legközelebbi emeletek
rule-NF-16 = Amíg a „páros emeletek” léggömb van felül, bármelyik páros számú emelet kijátszható, a „páratlan emeletek” alatt bármelyik páratlan.
    .title = Páros és páratlan
rule-NF-17 = „Kimaradás”: ha ezzel a lappal ér véget a lépésed, a következő játékos két lapot húz, és kimarad. Amíg felül van, csak pontosan ugyanaz az emelet játszható ki.
    .title = Kimaradás
rule-NF-18 = A saját lépésedben az éjszakai emelet közönséges emelet. De más lépését is át lehet vele venni, ha abban már kijátszottak egy emeletet és egy léggömböt. Ehhez is illenie kell a paklira, mint bármelyik emeletnek, hacsak a beállítás mást nem mond.
    .title = Éjszakai emeletek
rule-NF-19 = Az átvevő úgy játszik tovább, mint a saját lépésében. Utána a jobb szomszédja jön.
    .title = Az átvétel után
rule-NF-20 = Aki minden emeletét kijátszotta, és csak léggömbje maradt, annak a lépését nem lehet átvenni: azzal ér véget, hogy kijátssza őket.
    .title = Biztonságban a léggömbökkel
rule-NF-21 = A piros pöttyös lapok kimaradnak, ezért a léggömbök csak háromig mennek, nincs éjszakai emelet és nincs átvétel. A kék pöttyösök maradnak. Minden más olyan, mint a teljes játékban.
    .title = Közepes
rule-NF-22 = Csak nappali emeletekkel játszotok. Mindenki hatot kap, és középen két emelet két paklit kezd. A legfiatalabb kezd, aztán az óramutató járása szerint mentek.
    .title = Két emeletpakli
rule-NF-23 = Egy emelet bármelyik paklira mehet, ha ugyanaz, mint a legfelső, vagy annak felső vagy alsó szomszédja. Annyi lapot játszhatsz ki, amennyit akarsz.
    .title = Szomszédok
rule-NF-24 = Aki nem tud vagy nem akar kijátszani, passzol, és húz kettőt; a következő jön.
    .title = Passz
rule-NF-R1 = Ugyanazt a számot mindig ki lehet játszani, bármelyik léggömb van is felül.
    .title = Ugyanaz a szám
rule-NF-R2 = A házigazda megmondhatja, ki a legfiatalabb; különben sorsolás dönti el, ki kezd.
    .title = A legfiatalabb
rule-NF-R3 = Akkor nem tudsz emeletet kijátszani, ha a léggömbjeid egyik sorrendje sem segít hozzá, például ha csupa léggömböd van. Csak ilyenkor húzhatsz, lépésenként egyszer. Aki ki tud játszani, annak muszáj; húzás után passzolhatsz.
    .title = Mikor kell húzni
rule-NF-R4 = A lépés első emelete előtt csak akkor játszhatsz ki léggömböt, ha utána még jöhet emelet.
    .title = Nincs zsákutca
rule-NF-R5 = A legközelebbi, a páros és a páratlan is körbeér: a 0-hoz a 9 és a 8 is közel van, és a 0 páros.
    .title = A jelek is körbeérnek
rule-NF-R6 = A kimaradás csak akkor számít, ha a lépés legutolsó lapja. Ha korábban játszották ki, vagy csak felül maradt, senki sem marad ki miatta.
    .title = Az utolsó lap
rule-NF-R7 = Az éjszakai emeletnek illenie kell a paklira, ahogy van (a beállításokban választható, hogy ne kelljen). Csak az számít, amit ebben a lépésben játszottak ki (egy emelet és egy léggömb; a beállításokban választható, hogy elég az emelet). Onnantól minden kijátszott lap után a többieket egyformán, ugyanolyan rövid ideig kérdezzük, akár van náluk éjszakai emelet, akár nincs; a hallgatás nemet jelent. A titkos állandó utasítás válaszol helyetted, és senki sem tud róla. Ha többen is akarják, az óramutató járása szerint legközelebbi veszi át. Az átvétel kikapcsolható.
    .title = Mindenkit egyformán kérdezünk
rule-NF-R8 = Átvétel után az átvevő jobb szomszédja jön (a beállításokban a bal is választható), onnan pedig megint az óramutató járása szerint mentek.
    .title = Jobbra
rule-NF-R9 = Akitől átveszik a lépést, megtartja a lapjait, és nem kap semmit; az épp kijátszott kimaradása miatt senki sem marad ki.
    .title = Az elvesztett lépés
rule-NF-R10 = Ha kevés a húzható lap, annyit húzol, amennyi van. Ha egy teljes körben senki sem játszik ki lapot, és senki sem húz, a játék véget ér, és az nyer, akinek a legtöbb csillaga van, egyezésnél közösen.
    .title = Nincs mit húzni
rule-NF-R11 = A hat új lap lehet csupa léggömb; újra osztani csak a játék elején kell.
    .title = Hat új lap
rule-NF-R12 = Csillag és kimaradás egyszerre: előbb a csillag és a hat lap, aztán a következő húz kettőt és kimarad. A győztes csillag rögtön véget vet a játéknak, húzás és kimaradás nélkül.
    .title = Csillag és kimaradás
rule-NF-R13 = Az átvett lépést is át lehet venni; akár az is átveheti, aki épp elvesztette. A számolás az új éjszakai emelettel újrakezdődik, és az utolsó átvevőtől számít, ki jön. Az átvevő sosem húz, az éjszakai emelet után rögtön abbahagyhatja, és ugyanúgy kap csillagot, mint bárki.
    .title = Újra meg újra
rule-NF-R14 = Ha az átvett lépés kimaradással ér véget, az húz kettőt és marad ki, aki jönne; onnan az óramutató járása szerint mentek.
    .title = Átvétel és kimaradás
rule-NF-R15 = Ha az utolsó emeletedet kijátszottad, senki sem veheti át a lépést. A léggömbök maguktól következnek, te csak a felsőt választod ki; léggömb nélkül rögtön jön a csillag.
    .title = Elfogytak az emeletek
rule-NF-R16 = Kettesben kimaradás után megint az jön, aki kijátszotta. Aki kimarad, a következő lépést azért átveheti.
    .title = Kimaradás kettesben
rule-NF-R17 = Passzolni és kettőt húzni olyan lépésben lehet, amelyben semmit sem játszottál ki.
    .title = Passz vagy játék
rule-NF-R18 = Az első emelet és léggömb keresése közben előkerülő lapokat visszakeveritek. Éjszakai emelet is lehet az első.
    .title = Az első kettő megkeresése
rule-NF-R19 = 2000 lépés után (a szám a beállításokban módosítható) a játék véget ér, és az nyer, akinek a legtöbb csillaga van, egyezésnél közösen.
    .title = Nagyon hosszú játék
rule-NF-R20 = Ha az átvevő csillagot szerez, ugyanúgy folytatódik, mint minden átvétel után: a jobb szomszédjával (a beállításokban a bal is választható), nem az óramutató járása szerinti következővel.
    .title = Csillag átvétel után
rule-NF-E1 = Felül 3. emelet és 2-es léggömb. Egy lehetséges lépés: 5, 7, 9, aztán 3-as léggömb, aztán 6 és 3.
    .title = Hosszú lépés
rule-NF-E2 = Felül 5. emelet és 3-as léggömb: kijátszható 2, 5 és 8.
    .title = Föl és le
rule-NF-E3 = 9. emelet és 2-es léggömb: 1, 7 és 9. 0. emelet és 3-as léggömb: 3, 7 és 0.
    .title = Körbe
rule-NF-E4 = „Legközelebbi emeletek” az 5. emeleten: 3, 4, 5, 6 és 7. A hetes után: 5, 6, 7, 8 és 9.
    .title = Minden új legfelső
rule-NF-E5 = Kezdők: a 0. emeletre 0, 1 és 9 mehet; a 4. emeletre 3, 4 és 5.
    .title = Szomszédok
rule-NF-E6 = Legalább hárman játszotok, és egy lépés kimaradással ér véget: a következő húz kettőt és kimarad. Az utána jövő csak a felső emelet számát játszhatja ki, amíg másik léggömb be nem fedi a kimaradást.
    .title = Kimaradás után

### Asztal

numberloor-ui-chip = { $target } csillagig
numberloor-ui-players = Játékosok
numberloor-ui-player = { $who }: { $stars } csillag, { $cards } lap
numberloor-ui-middle = Középen
numberloor-ui-house = Felül: { $top }. emelet és { $balloon }; kijátszható: { $reach }.
numberloor-ui-number = { $n }
numberloor-ui-floor = A ház { $floor }. emelete
numberloor-ui-pile-floor = emelet
numberloor-ui-pile-balloon = léggömb
numberloor-ui-pile = { $number }. pakli: { $card }
numberloor-ui-draw-pile = { $count } húzható
numberloor-ui-chain = Ez a lépés
numberloor-ui-your-turn = Te jössz
numberloor-ui-your-taken = Átvetted a lépést
numberloor-ui-choose-top = Melyik legyen felül?
numberloor-ui-turn-of = { $who-is ->
    [you] Te jössz
   *[other] { $who } jön
  }
numberloor-ui-over = A játéknak vége
numberloor-ui-hand = A lapjaid
numberloor-ui-stack = { $card }, { $count }×
numberloor-ui-pick = Válassz egy lapot
numberloor-ui-wait = Mások jönnek
numberloor-ui-moment = Egy pillanat…
numberloor-ui-cannot = Ez most nem játszható ki: { $card }.
numberloor-ui-order = Átvétel
numberloor-ui-order-why = Ha egy éjszakai emeleteddel át lehetne venni más lépését: kérdezzünk meg, vegyük át rögtön, vagy hagyjuk? Más nem látja.
numberloor-ui-order-ask = Kérdés
numberloor-ui-order-take = Mindig
numberloor-ui-order-decline = Soha

numberloor-print-lead = Nyomtasd vastag papírra, és vágd ki a jelek mentén. Teljes játék: kék pöttyök nélkül; közepes: pirosak nélkül; kezdőknek: csak nappali emeletek.

## Told again after the end

numberloor-highlight-chain = Leghosszabb sor: { $who }, { $count } lap egy lépésben
numberloor-highlight-takeover = Legmerészebb átvétel: { $who } átveszi { $loser } lépését (maradt lap: { $count })
numberloor-highlight-escape = Hajszálon múlt: { $who } csillagot szerez, { $other } kezében már csak egy lap van

## Lecke

numberloor-lesson-beginner = Kisgyerekeknek, olvasás nélkül
numberloor-lesson-child-goal = Tedd le az összes lapodat, és kapsz egy csillagot!
numberloor-lesson-child-near = Itt egy nyolcas. Illik rá a nyolcas és a szomszédai: a hetes és a kilences.
numberloor-lesson-child-wrong = Illik a kettes? Koppints rá: ott marad, ahol van.
numberloor-lesson-child-eight = Nyolcasra nyolcas, az illik! Koppints a nyolcasra, aztán a paklira.
numberloor-lesson-child-nine = A nyolc után jön a kilenc. Koppints a kilencesre!
numberloor-lesson-child-six = Lefelé is lehet: hatos a hetesre.
numberloor-lesson-child-enough = Most semmi sem illik. Koppints a kerek gombra: a másik jön.
numberloor-lesson-child-draw = Még mindig semmi sem illik! Koppints a kerek gombra: két lapot húzol.
numberloor-lesson-child-drawn = Két új lapod van, és most már illik az egyik!
numberloor-lesson-child-zero = A kilenc után megint a nulla jön. Koppints a nullára!
numberloor-lesson-child-one = És az egyes!
numberloor-lesson-child-two = Most egy kettes!
numberloor-lesson-child-same = És még egy kettes: ugyanaz a szám is illik.
numberloor-lesson-child-three = És a hármas, az utolsó lapod!
numberloor-lesson-child-star = Csillagot kaptál! Most táncolj!
numberloor-lesson-child-end = Játssz tovább: akinek először megvan minden csillaga, az nyer.
numberloor-lesson-full = Az első csillag
numberloor-lesson-goal = A cél: szabadulj meg minden lapodtól. Ezért csillag jár, és öt csillag nyer.
numberloor-lesson-house = A ház a 0–9. emeletet mutatja. A 4.-en vagyunk; az elérhető emeletek világítanak.
numberloor-lesson-balloon = A léggömb megmondja, mennyit: pontosan 1-et fel vagy le. Ugyanaz az emelet mindig jó.
numberloor-lesson-wrong = Jó volna az 1. emelet? Koppints rá, és az asztal megmondja, miért nem.
numberloor-lesson-lay-three = A 3. emelet eggyel a 4. alatt van: koppints rá, és tedd le.
numberloor-lesson-more = Annyi lapot tehetsz le, amennyit akarsz. Itt látod, mi volt eddig a lépésed.
numberloor-lesson-lay-balloon = A léggömb megváltoztatja, mennyit mehetsz; akkor teheted le, ha utána még jöhet emelet: tedd le a 2-es léggömböt.
numberloor-lesson-lay-one = Most kettesével megy: 3-ról le 1-re. Tedd le az 1-est.
numberloor-lesson-night = A hold az 5-ösödet éjszakai emeletté teszi: más lépését is átveheted vele.
numberloor-lesson-orders = Itt mondod meg előre, hogy ilyenkor megkérdezzünk-e, mindig átveszed, vagy soha. Más nem látja.
numberloor-lesson-enough = Most egyik emeleted sem jó. A léggömböt tartsd meg, és fejezd be a lépésed.
numberloor-lesson-window = { $p1 } letett egy emeletet és egy léggömböt. Most egy odaillő éjszakai emelettel át lehet venni a lépést!
numberloor-lesson-take-over = Az éjszakai 5-ösöd néggyel az 1 fölött van: vedd át a lépést. Igazi játékban két másodperced van rá.
numberloor-lesson-lay-three-balloon = Tiéd a lépés. Mennyi visz 5-ről a 2-esedhez? Három: tedd le a 3-as léggömböt.
numberloor-lesson-last-card = És a 2-es: az utolsó lapod!
numberloor-lesson-star = Elfogytak a lapjaid: kapsz egy csillagot és hat új lapot.
numberloor-lesson-end = Ennyi. A 9 fölött megint a 0 jön; aki nem tud letenni, kettőt húz. Játssz tovább!
numberloor-lesson-medium = A közepes játék: miben más
numberloor-lesson-medium-differs = A léggömb megmondja, hány emeletet lépünk: a közepes játékban legfeljebb 3-at. Némelyiken szám helyett jel van, mint a tieden.
numberloor-lesson-medium-wrong = A 4. emeleten vagyunk. Jó volna egy 6-os? Koppints rá, és az asztal megmondja, miért nem.
numberloor-lesson-medium-one = A léggömb 3-at mutat: pontosan 3 emelettel följebb vagy lejjebb. A 4. emeletről tehát a 7. vagy az 1.: tegyél le egy 1-est.
numberloor-lesson-medium-same = Ugyanaz a szám mindig jó: tedd le a másik 1-est is.
numberloor-lesson-medium-round = A számolás körbeér: a 0 alatt a 9 jön. Az 1. emelettől hárommal lejjebb tehát a 8. van.
numberloor-lesson-medium-even = Léggömb jellel: ezzel bármelyik páros emelet letehető. Tedd le.
numberloor-lesson-medium-four = Minden emeleted páros. Tedd le a 4-est.
numberloor-lesson-medium-six = Most egy 6-ost …
numberloor-lesson-last-six = … és az utolsót.
numberloor-lesson-medium-draw = Mindez egy lépésben, és tiéd egy csillag! Aki nem tud emeletet letenni, két lapot húz, és újra megpróbálja.
numberloor-lesson-medium-nights = Éjszakai emelet, amellyel mások átvehetik a lépésedet, csak a teljes játékban van. Itt ezt senki sem teheti.
numberloor-lesson-medium-end = Más jelek a léggömbökön: páratlan, legközelebbi emeletek és kimaradás. Koppints a fent fekvő léggömbre, és elolvashatod, mit tud. Játssz tovább!

## Felolvasva

numberloor-spoken-window = A többiek átvehetik a lépést.
numberloor-spoken-over = Vége a játéknak.
numberloor-spoken-taker = A lépést átvették.
numberloor-spoken-drew = Ebben a lépésben már volt húzás.
numberloor-spoken-choosing-top = Most dől el, melyik léggömb marad felül.
numberloor-spoken-answered = Már válaszoltál.
numberloor-spoken-laid = { $card }, { $pile }. pakli
numberloor-spoken-floor-counts = Lapok a paklikban
numberloor-spoken-balloon-count = Léggömbök száma

numberloor-symbol-f5 = Emelet: oda kerül, ahová a száma illik.
numberloor-symbol-n5 = Éjszakai emelet: átvehető vele másvalaki lépése.
numberloor-symbol-b2 = Léggömb: pontosan hány emelettel lehet fel vagy le.
numberloor-symbol-near = „Legközelebbi emeletek”: ugyanaz az emelet, vagy legfeljebb kettővel feljebb vagy lejjebb.
numberloor-symbol-even = „Páros emeletek”: bármely páros számú emelet.
numberloor-symbol-odd = „Páratlan emeletek”: bármely páratlan számú emelet.
numberloor-symbol-skip = „Kimaradás”: ha ez zárja a lépést, a következő játékos két lapot húz és kimarad.

## Tanács

numberloor-advice-last = Ez az utolsó lapod: csillagot ér.
numberloor-advice-goes-on = Utána folytathatod, illik rá: { $card }.
numberloor-advice-fewer = Megszabadulsz tőle; utána ennyi lapod marad: { $count }.
numberloor-advice-take-over = Akkor a lépés a tiéd, és a laptól is megszabadulsz.
numberloor-advice-end = Egyik emeleted sem illik most.
