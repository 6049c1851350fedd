### dnup magyarul

dnup-title = dnup
dnup-tagline = Szabadulj meg minden lapodtól. Amit a többiek visszaadnak, fejjel lefelé jön vissza.
dnup-variant-base = Alapjáték
dnup-brief-aim = Szabadulj meg a kezedben lévő összes laptól a többiek előtt. Minden lapnak két értéke van: fejjel lefelé más szám.
dnup-brief-win = Minden fordulóban két zsetont kap, aki elsőnek fogy ki a lapokból, és egyet, aki másodiknak; aztán újra osztotok. Az nyer, akinek először van négy zsetonja: d, n, u és p. Kettesben az nyer, aki először nyer meg két fordulót.
dnup-brief-turn = Előbb rakd le az előtted lévő szettet, ha senki sem ütötte felül – attól megszabadultál. Aztán tegyél meg egy dolgot: rakj ki egy szettet, tegyél hozzá egy lapot egy ellenfél szettjéhez, vedd fel egy ellenfél szettjét, vagy forgasd el az összes lapot a kezedben.
dnup-teaches = Számok összehasonlítása és elforgatása fejben, előre gondolkodás, a kézben tartott lapok jó kihasználása.
dnup-print-lead = Nyomtasd vastag papírra, ha lehet, kétoldalasan, és vágd ki a jelek mentén. Két játékos minden pöttyös lapot kivesz, három a két- és hárompöttyöseket, négy a hárompöttyösöket. Zsetonnak jó az érme is.

dnup-option-void_after = Ennyi lépés után a forduló nem számít
    .help = Egy forduló körbe-körbe járhat. Ha eléri ezt a lépésszámot, nem számít, és újra osztotok.

dnup-section-cards = Lapok
dnup-section-round = Egy forduló
dnup-section-end = A forduló és a játék vége
dnup-section-two = Kettesben
dnup-section-rulings = Amiről a nyomtatott szabály hallgat
dnup-section-examples = Példák

## Lapok

dnup-face = { $active }/{ $inactive }
    .full = { $active }, elforgatva { $inactive }
dnup-face-star = { $active }/{ $inactive }★
    .full = { $active } csillaggal, elforgatva { $inactive }
dnup-value = { $n ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
    [6] hatos
    [7] hetes
    [8] nyolcas
    [9] kilences
   *[10] tízes
  }
    .acc = { $n ->
        [1] egyest
        [2] kettest
        [3] hármast
        [4] négyest
        [5] ötöst
        [6] hatost
        [7] hetest
        [8] nyolcast
        [9] kilencest
       *[10] tízest
    }
dnup-set = { $count ->
    [1] egy { $value }
    [2] két { $value }
    [3] három { $value }
    [4] négy { $value }
    [5] öt { $value }
    [6] hat { $value }
    [7] hét { $value }
    [8] nyolc { $value }
   *[other] { $count } { $value }
  }
    .acc = { $count ->
        [1] egy { $value-acc }
        [2] két { $value-acc }
        [3] három { $value-acc }
        [4] négy { $value-acc }
        [5] öt { $value-acc }
        [6] hat { $value-acc }
        [7] hét { $value-acc }
        [8] nyolc { $value-acc }
       *[other] { $count } { $value-acc }
    }
    .short = { dnup-set }
dnup-cards = { $count } lap
    .acc = { $count } lapot

## Kérdések

dnup-prompt-turn = Te jössz: rakj ki egy szettet, tegyél hozzá egy lapot, vegyél fel egy szettet, vagy forgasd el az összes lapodat.
    .tv = Rakj ki egy szettet, tegyél hozzá egy lapot, vegyél fel egy szettet, vagy forgasd el az összes lapodat.
dnup-prompt-area-1 = Az 1. játékterületre lépsz: rakj ki egy szettet, tegyél hozzá egy lapot, vegyél fel egy szettet, vagy forgasd el az összes lapodat.
    .tv = 1. játékterület: rakj ki egy szettet, tegyél hozzá egy lapot, vegyél fel egy szettet, vagy forgasd el az összes lapodat.
dnup-prompt-area-2 = A 2. játékterületre lépsz: rakj ki egy szettet, tegyél hozzá egy lapot, vegyél fel egy szettet, vagy forgasd el az összes lapodat.
    .tv = 2. játékterület: rakj ki egy szettet, tegyél hozzá egy lapot, vegyél fel egy szettet, vagy forgasd el az összes lapodat.
dnup-do-lay = Kirakom: { $set } ({ $cards })
dnup-do-add = Hozzáteszem: { $card } ({ $who }: { $set })
dnup-do-take = Felveszem a szettet ({ $who }: { $set })
    .short = Felveszem ({ $who }: { $set })
dnup-do-rotate = Elforgatom az összes lapomat
    .short = Elforgatom a lapjaimat
dnup-effect-out = ez az utolsó lapod
dnup-effect-beats = felülüti: { $faces }
dnup-effect-returns = { $who-is ->
    [you] visszakerül hozzád mint { $faces }
   *[other] { $who } visszakapja mint { $faces }
  }
dnup-effect-discards = lerakjuk, mert { $who } már kifogyott a lapokból
dnup-effect-grows = az asztalon lesz: { $faces }
dnup-effect-takes = a kezedbe kerül mint { $faces }
dnup-effect-rotates = a kezedben lesz: { $faces }

## Mi történik

dnup-event-shuffled = { $number }. forduló: a lapok megkeverve, mind kiosztva ({ $count }).
dnup-event-dealt = { $who-is ->
    [you] Kapsz { $cards-acc }.
   *[other] { $who } kap { $cards-acc }.
  }
dnup-event-dealt-faces = { $who-is ->
    [you] Ezeket kapod: { $cards }.
   *[other] { $who } ezeket kapja: { $cards }.
  }
dnup-event-begins = { $who-is ->
    [you] Nálad van a csillagos lap, ezért te kezdesz.
   *[other] { $who } kezd, mert nála van a csillagos lap.
  }
dnup-event-discarded-turn = { $who-is ->
    [you] Leraksz { $set-acc }: senki sem ütötte felül a szettedet.
   *[other] { $who } lerak { $set-acc }.
  }
    .short = { $who-is ->
        [you] A szetted lekerül.
       *[other] { $who } lerak.
    }
dnup-event-discarded-lap = { $who-is ->
    [you] Az utolsó szetted lekerül az asztalról: { $set }.
   *[other] { $who } utolsó szettje lekerül az asztalról: { $set }.
  }
dnup-event-discarded-beaten = { $who-is ->
    [you] A szettedet felülütötték, de már nincs lapod, ezért lekerül az asztalról: { $set }.
   *[other] { $who } szettjét felülütötték, de már nincs lapja, ezért lekerül az asztalról: { $set }.
  }
dnup-event-laid = { $who-is ->
    [you] Kiraksz { $set-acc } ({ $cards }).
   *[other] { $who } kirak { $set-acc } ({ $cards }).
  }
    .short = { $who }: { $set }.
dnup-event-added = { $who-is ->
    [you] Hozzáteszed { $owner } szettjéhez: { $card }; most { $set }.
   *[other] { $who } hozzáteszi { $owner-is ->
        [you] a te szettedhez:
       *[other] { $owner } szettjéhez:
    } { $card }; most { $set }.
  }
    .short = { $owner-is ->
        [you] { $who } a tiedhez tesz: { $set }.
       *[other] { $who } hozzátesz: { $set }.
    }
dnup-event-returned = { $who-is ->
    [you] Visszaveszel { $set-acc }; a kezedben: { $values }.
   *[other] { $who } visszavesz { $set-acc }; a kezében: { $values }.
  }
    .short = Vissza a kezedbe: { $values }.
dnup-event-taken = { $who-is ->
    [you] Felveszed { $owner } szettjét: { $set }; a kezedben: { $values }.
   *[other] { $who } felveszi { $owner-is ->
        [you] a te szettedet:
       *[other] { $owner } szettjét:
    } { $set }; a kezében: { $values }.
  }
    .short = { $owner-is ->
        [you] { $who } felveszi tőled: { $set }.
       *[other] { $who } felvesz { $set-acc }.
    }
dnup-event-rotated = { $who-is ->
    [you] Elforgatod az összes lapodat.
   *[other] { $who } elforgatja az összes lapját ({ $cards }).
  }
    .short = { $who } forgat.
dnup-event-out-1 = { $who-is ->
    [you] Elsőnek fogytál ki a lapokból: két zseton, összesen { $total }.
   *[other] { $who } elsőnek fogyott ki a lapokból: két zseton, összesen { $total }.
  }
dnup-event-out-2 = { $who-is ->
    [you] Másodiknak fogytál ki a lapokból: egy zseton, összesen { $total }.
   *[other] { $who } másodiknak fogyott ki a lapokból: egy zseton, összesen { $total }.
  }
dnup-event-round-won = { $who-is ->
    [you] Megnyered a fordulót, eddig { $total } a szükséges kettőből.
   *[other] { $who } megnyeri a fordulót, eddig { $total } a szükséges kettőből.
  }
dnup-event-round-ended =
    Véget ért { $number ->
        [1] az
        [5] az
        [one] a
       *[other] a
    } { $number }. forduló.
dnup-event-void-repeated = Harmadszor állt elő ugyanaz a helyzet: a forduló nem számít.
dnup-event-void-too-long = { $turns } lépés után sincs vége: a forduló nem számít.
dnup-event-ended = { $who-is ->
    [you] Nyertél.
   *[other] { $who } nyert.
  }
dnup-event-ended-shared = { $winners-is ->
    [you] Osztoztok a győzelmen: { $winners }.
   *[other] Osztoznak a győzelmen: { $winners }.
  }
dnup-ended-tokens = Valakinek négy vagy több zsetonja van.
dnup-ended-rounds = Valaki két fordulót nyert.
dnup-ended-void = Három egymás utáni forduló nem számít, ezért az eddigi zsetonok vagy megnyert fordulók döntenek.

## Ami nem megy

dnup-refused-out = Ebben a fordulóban már kifogytál a lapokból.
dnup-refused-no-cards = Egy szettben legalább egy lap van.
dnup-refused-not-in-hand = Ez a lap nincs a kezedben.
dnup-refused-other-way-up = A kezedben ez a lap fordítva áll, és lapot egyenként nem lehet elforgatni.
dnup-refused-mixed = Egy szett minden lapján ugyanaz az érték van felül.
dnup-refused-too-low = Ekkora szett ({ $size } lap) már van az asztalon, az értéke { $value }; a tiednek nagyobb értékűnek kell lennie.
dnup-refused-equal = Ekkora szett ({ $size } lap) már van az asztalon ugyanezzel az értékkel: { $value }. Az egyforma nem elég.
dnup-refused-no-set = Itt nincs szett.
dnup-refused-own-set = A saját szettedet nem veheted fel, és lapot sem tehetsz hozzá; ez csak ellenfél szettjével lehetséges.
dnup-refused-other-value = Ehhez a szetthez csak ilyen értékű lap illik: { $value }.

## Az asztal terminálban

dnup-table-round = { $round }. forduló, { $turn }. lépés
dnup-table-goal = { $areas ->
    [2] { $goal } forduló a győzelemhez
   *[other] { $goal } zseton a győzelemhez
  }
dnup-table-discards = { $count } lerakva
dnup-table-seat = { $cards }, { $areas ->
    [2] forduló: { $tokens }
   *[other] zseton: { $tokens }
  }
dnup-table-out = nincs lapja, { $areas ->
    [2] forduló: { $tokens }
   *[other] zseton: { $tokens }
  }
dnup-table-turn = jön
dnup-table-area = { $area }. játékterület
dnup-table-no-set = semmi
dnup-table-last-lap = lekerül, amikor ez a hely jönne
dnup-table-to-beat = Felülütni
dnup-table-rung = { $cards }: { $above } fölött
dnup-table-rung-free = { $cards }: szabad
dnup-table-rung-closed = { $cards }: zárva
dnup-table-hand = A lapjaid
dnup-table-turned = Elforgatva

## Szabályok

rule-DU-1 = 40 lap van. Mindegyiken két különböző érték áll; az számít, amelyik felül van. Ha a lapot 180 fokkal elforgatod, a kettő helyet cserél. A lapot mindkettővel írjuk: 1/5 egy egyes, amelyből elforgatva ötös lesz. Az 1/5 lapon csillag van.
    .title = Lapok
rule-DU-2 = Egyes lapok sarkában három kis szimbólum valamelyike van. Öten minden lappal játszotok. Négyen kimaradnak az első szimbólummal jelöltek, hárman a másodikkal jelöltek is, ketten a harmadikkal jelöltek is. Itt ezt az asztal elvégzi helyettetek.
    .title = Hány lappal játszotok
rule-DU-3 = A lapokat megkeveritek, összevissza forgatjátok, és mindet kiosztjátok. Vedd fel őket úgy, ahogy jöttek: átrendezni bármikor szabad, egyenként elforgatni soha. Hogy mi van a kezedben, titok; hogy hány lap, azt mindenki látja.
    .title = Az osztás
rule-DU-4 = A szett egy vagy több lap, felül ugyanazzal az értékkel. Ez a szett értéke; a lapok száma a mérete.
    .title = A szett
rule-DU-5 = Akinél a csillagos lap van, az kezdi a fordulót (nem kell kijátszania). Aztán az óramutató járása szerint mentek tovább.
    .title = Ki kezd
rule-DU-6 = Ha van előtted szett, először azt rakd le: lefordítva, a forduló végéig. Ezektől a lapoktól megszabadultál. Az első lépésben nincs mit lerakni. Aztán négy dologból pontosan egyet tegyél meg: rakj ki egy szettet, tegyél hozzá egy lapot, vegyél fel egy szettet, vagy forgasd el a lapjaidat.
    .title = Egy lépés
rule-DU-6a = Rakj ki magad elé egy szettet a kezedből. Nem kell benne lennie minden ilyen értékű lapodnak. Ha van az asztalon másik ugyanekkora szett, a tiednek nagyobb értékűnek kell lennie – a másik pedig visszakerül a gazdája kezébe.
    .title = Szett kirakása
rule-DU-6b = Tegyél hozzá pontosan egy lapot a kezedből egy ellenfél szettjéhez. Az értékének egyeznie kell. Ha a szett ezzel akkorára nő, mint egy másik az asztalon, nagyobb értékűnek kell lennie annál – a másik pedig visszakerül a gazdája kezébe.
    .title = Lap hozzátétele
rule-DU-6c = Vegyél a kezedbe egy szettet, amely egy ellenfél előtt van.
    .title = Szett felvétele
rule-DU-6d = Forgasd el az összes lapot a kezedben. Mindet, nem csak néhányat.
    .title = A lapok elforgatása
rule-DU-7 = Az aranyszabály: minden lap, amely az asztalról kézbe kerül, útközben elfordul.
    .title = Kézbe menet a lap elfordul
rule-DU-8 = Aki elsőnek játssza ki az utolsó lapját, két zsetont kap, és ebben a fordulóban többet nem lép. A szettje ott marad; amikor újra ő jönne, lekerül az asztalról. Ha előbb felülütik, rögtön lekerül: nem megy vissza a kézbe.
    .title = Elsőnek kifogyni
rule-DU-9 = Aki másodiknak játssza ki az utolsó lapját, egy zsetont kap, és a forduló azonnal véget ér. Ha még senkinek sincs négy zsetonja, az összes lapot újra kiosztjátok.
    .title = Másodiknak kifogyni
rule-DU-10 = Akinek először van négy vagy több zsetonja, azonnal megnyeri a játékot.
    .title = Győzelem
rule-DU-11 = Kettesben mindenkinek két játékterülete van, és kétszer lép egymás után: előbb az 1., aztán a tőle balra lévő 2. játékterületre. Mindkettőben lerakja az ottani szettet, és egy dolgot tesz; a kirakott szett arra a területre kerül, amelyre lép.
    .title = Két játékterület
rule-DU-12 = A szettet az asztal minden ugyanekkora szettjével össze kell mérni – a másik területeden lévő sajátoddal is.
    .title = A saját szett is számít
rule-DU-13 = Akinél a csillag van, egyetlen lépéssel kezdi a fordulót, mégpedig a 2. játékterületre.
    .title = Kezdés kettesben
rule-DU-14 = Aki kijátssza az utolsó lapját, azonnal megnyeri a fordulót. Aki először nyer meg két fordulót, megnyeri a játékot.
    .title = Győzelem kettesben
rule-DU-R1 = Az utolsó lapodat más szettjéhez is hozzáteheted. Aki így fogy ki elsőnek, nem hagy maga után szettet.
    .title = Kifogyni hozzátétellel
rule-DU-R2 = A lapokból kifogyott játékos szettjéhez lapot lehet tenni, és a szettet fel is lehet venni, mint bármelyiket. Amikor ő jönne, az egész lekerül az asztalról.
    .title = A kifogyott játékos szettje
rule-DU-R3 = Lapot hozzátenni csak ellenfél szettjéhez lehet, és felvenni is csak ellenfélét, a sajátodat soha – kettesben a másik területeden lévőt sem.
    .title = Csak az ellenfelek szettjei
rule-DU-R4 = Akinek van lap a kezében, mindig elforgathatja a lapjait. Így senki sem akad el.
    .title = Lépni mindig lehet
rule-DU-R5 = Egy forduló körbe-körbe járhat. Nem számít, ha harmadszor áll elő ugyanaz a helyzet (minden lap ugyanott és ugyanúgy áll, ugyanaz a játékos és terület jön, ugyanaz fogyott ki; ezt a lépés elején, a lerakás után nézzük), vagy ha eléri az 500 lépést (a szám a beállításokban módosítható). Aki elsőnek fogyott ki, megtartja a két zsetont, más nem kap, és újra osztotok. Az átugrott játékos nem lép; kettesben a két terület lépése külön számít.
    .title = Fordulók, amelyek nem számítanak
rule-DU-R6 = Saját pakliból nem biztos, hogy mindenkinek ugyanannyi jut. A maradék lapokat az előző fordulót kezdő játékos bal szomszédjától osztjátok tovább az óramutató járása szerint; az első fordulóban az 1. helytől.
    .title = Egyenlőtlen osztás
rule-DU-R7 = Rögtön a sajátod lerakása után is felvehetsz egy szettet: a lerakás van előbb.
    .title = Előbb lerakni
rule-DU-R8 = Egyforma méretnél az egyforma érték nem üt: ilyen lépés nincs.
    .title = Az egyforma nem elég
rule-DU-R9 = A győzelem megelőzi a visszaadást. Ha az utolsó lap véget vet a fordulónak, a felülütött szett már nem megy vissza, a sajátod sem.
    .title = Előbb a vége
rule-DU-R10 = A hozzátett lap a szetthez és a gazdájához tartozik: vele együtt rakják le és adják vissza.
    .title = Kié a hozzátett lap
rule-DU-R11 = Az asztalon lévő lapok mindkét értékét mindenki látja. A lerakottak lefordítva vannak, és nem nézhetők át. Hogy kinek hány lapja van, mindenki látja.
    .title = Mi látszik
rule-DU-R12 = A zseton sosem fogy el, akárhány van a dobozban. Egy lap két értéke mindig különbözik.
    .title = Elég a zseton
rule-DU-R13 = Kettesben, az 1. játékterületre lépve: a 2. területen még ott a régi szetted, és az újat azzal is össze kell mérni.
    .title = A másik terület még él
rule-DU-R14 = Ha egymás után harmadszor nem számít a forduló, a játék véget ér: az nyer, akinek a legtöbb zsetonja van (kettesben a legtöbb fordulója); egyezésnél osztoznak a győzelmen.
    .title = Háromszor körbe elég
rule-DU-E1 = Hárman játszotok; az asztalon egy nyolcas és három négyes van. Egy lapot csak 8 fölött rakhatsz ki, hármat csak 4 fölött, bármilyen más számú lapot bármilyen értékkel.
    .title = Mit rakhatsz ki
rule-DU-E2 = Az asztalon egy kettes és két hetes van. A ketteshez nem tehetsz kettest: két kettes kisebb volna a két hetesnél.
    .title = Hová nem tehetsz
rule-DU-E3 = Az asztalon egy nyolcas és két négyes van, 4/6 és 4/7. Hozzáteszel egy nyolcast: a négyesek visszakerülnek a gazdájukhoz, a kezében hatos és hetes lesz belőlük.
    .title = Hozzátétel, amely felülüt
rule-DU-E4 = Felveszel három egyest, 1/6, 1/8 és 1/9. A kezedben 6, 8 és 9 lesz belőlük.
    .title = Egyesek kézbe
rule-DU-E5 = Valaki kirakja az utolsó két lapját, és két zsetont kap. A következő nagyobb párt rak ki: az első pár lekerül az asztalról, nem megy vissza.
    .title = Felülütve, de készen
rule-DU-E6 = Kettesben: az 1. területeden két négyes van, és a 2. területre lépve kiraksz két hatost. A négyesek elforgatva visszakerülnek a saját kezedbe.
    .title = Saját magad felülütése
rule-DU-E7 = Ugyanez, de a két hatos volt az utolsó lapod: tiéd a forduló, és a négyesek nem jönnek vissza.
    .title = Győztes hatosok
rule-DU-E8 = Az öt kettesből álló szett értéke 2, mérete 5.
    .title = Érték és méret

### Asztal

dnup-ui-chip = { $round }. forduló
dnup-ui-you = Te
dnup-ui-player = { $who }: { $cards } lap a kézben; zseton vagy megnyert forduló: { $tokens }
dnup-ui-area = { $area }. játékterület
dnup-ui-no-set = { $who-is ->
    [you] nincs előtted semmi
   *[other] { $who } előtt nincs semmi
  }
dnup-ui-set = { $who-is ->
    [you] a szetted: { $set }, elforgatva { $back }
   *[other] { $who }: { $set }, elforgatva { $back }
  }
dnup-ui-goes-back = visszakerül
dnup-ui-last-lap = utoljára
dnup-ui-ladder = Felülütni, lapszám szerint
dnup-ui-above = { $value } fölött
dnup-ui-free = szabad
dnup-ui-closed = zárva
dnup-ui-hand = A lapjaid
dnup-ui-card = { $card-full }
dnup-ui-actions = Lépések
dnup-ui-do-lay = Kirak
dnup-ui-do-add = Hozzátesz
dnup-ui-do-take = Felvesz
dnup-ui-do-rotate = Elforgat
dnup-ui-how-lay = Válassz egyforma értékű lapokat, amelyeket kirakhatsz.
dnup-ui-how-add = Válassz pontosan egy lapot, és koppints egy ellenfél ugyanilyen értékű szettjére.
dnup-ui-how-take = Koppints egy ellenfél szettjére, hogy felvedd.
dnup-ui-how-rotate = A lapjaidat akkor forgathatod el, amikor te jössz.
dnup-ui-your-turn = Te jössz
dnup-ui-your-turn-area = Te jössz, { $area }. játékterület
dnup-ui-turn-of = { $who-is ->
    [you] Te jössz
   *[other] { $who } jön
  }
dnup-ui-over = A játéknak vége
dnup-ui-go-lay = Kirakom: { $set }
dnup-ui-go-add = Hozzáteszem: { $value } ({ $who })
dnup-ui-beats = Felülüti: { $set }
dnup-ui-beats-nothing = Senkihez sem kerül vissza semmi
dnup-ui-makes = Az asztalon lesz: { $set }
dnup-ui-takes = Felveszed: { $set }
dnup-ui-back = { $who-is ->
    [you] Visszakerül hozzád mint { $values }.
   *[other] { $who } visszakapja mint { $values }.
  }
dnup-ui-holds = { $who-is ->
    [you] Így { $cards } lesz a kezedben.
   *[other] { $who } kezében így { $cards } lesz.
  }
dnup-ui-comes = A kezedbe kerül mint { $values }.
dnup-ui-turned = A lapjaid elforgatva
dnup-ui-empty = nincs szett
dnup-ui-your-empty = tiéd
dnup-ui-waiting-set = { $who-is ->
    [you] lekerül, amikor te jönnél
   *[other] lekerül, amikor { $who } jönne
  }
dnup-ui-pick = Válassz lapokat vagy egy ellenfél szettjét.
dnup-ui-pick-cards = Válassz lapokat.
dnup-ui-pick-none = Most egyik lapod sem illik: vegyél fel egy szettet, vagy forgasd el a lapjaidat.
dnup-ui-pick-none-rotate = Most egyik lapod sem illik: forgasd el a lapjaidat.
dnup-ui-pick-more = Ez még nem elég: válassz még egy { $value-acc }.
dnup-ui-pick-set = Koppints a szettre, amelyhez hozzáteszed.
dnup-ui-pick-stuck = Ezt most se kirakni, se hozzátenni nem lehet.
dnup-ui-numeral = { $n }
dnup-ui-go-rotate = Elforgatom az összeset
dnup-ui-goes-off = lekerül
dnup-ui-recap = Vége: { $round }. forduló
dnup-ui-recap-first = Elsőnek fogyott ki
dnup-ui-recap-out = Kifogyott a lapokból
dnup-ui-recap-left = { $cards ->
    [one] { $cards } lap maradt
   *[other] { $cards } lap maradt
}
dnup-ui-recap-won = { $goal } közül { $count } megvan

## Told again after the end

dnup-highlight-set = Legnagyobb szett: { $who }, { $count } lap, értéke { $value }
dnup-highlight-taken = Legnagyobb fogás: { $who } { $count } lapot vesz fel, { $whose } bánja
dnup-highlight-escape = Hajszálon múlt: { $who } kifogy a lapokból, { $other } kezében már csak egy van

## Lecke

dnup-lesson-first = Az első forduló
dnup-lesson-goal = A cél: elsőként játszd ki az utolsó lapodat. Ezért két zseton jár; akinek négy van – d, n, u és p –, nyer.
dnup-lesson-two-ways = Minden lapnak két értéke van. A felső számít: ez egy 2-es. Elforgatva 4-es volna.
dnup-lesson-set = Az azonos értékű lapok egy szettet alkotnak. Négy 1-esed van.
dnup-lesson-lay-ones = Koppints mind a négyre, és rakd ki őket.
dnup-lesson-gone = Senki sem ütötte felül a szettedet, így most, hogy te jössz, végleg kikerült.
dnup-lesson-lay-twos = Most a két 2-est.
dnup-lesson-beaten-other = { $p2 } kirakott egy 8-ast. { $p1 } egyetlen 6-osa ugyanakkora, de kevesebbet ér. Ezért visszament a kézbe.
dnup-lesson-ladder = Itt látod, mit kell felülütni, a kirakott lapok száma szerint.
dnup-lesson-add = Pontosan egy laptól úgy is megszabadulhatsz, hogy hozzáteszed máséhoz: koppints a 8-asodra, { $p2 } 8-asára, aztán a gombra.
dnup-lesson-try-three = { $p1 } előtt egyetlen 5-ös van. Jó volna a 3-asod? Koppints rá, majd a „Kirak” gombra: az asztal megmondja, miért nem.
dnup-lesson-lay-seven = Rakd ki a 7-est: felülüti az 5-öst.
dnup-lesson-came-back = { $p1 } 8-asa felülütötte a 7-esedet. Visszakerült a kezedbe, és az aranyszabály szerint elfordult: most 5-ös.
dnup-lesson-turn = Nézd az alsó értékeket: 7, 7 és 7! Forgasd el az összes lapodat.
dnup-lesson-lay-all = Három 7-es, semmi más. Rakd ki mind! A többiek még egy zsetonért játszanak tovább.
dnup-lesson-out = Elsőként végeztél: két zseton a tiéd. Aki másodiknak végzett, egyet kapott, és a fordulónak vége.
dnup-lesson-end = Ennyi a játék. Még valami: más egész szettjét is felveheted, elforgatva.
dnup-lesson-two = Kettesben: miben más
dnup-lesson-two-goal = A cél: elsőként játszd ki az utolsó lapodat. Ezzel megnyered a fordulót; aki kettőt nyer, megnyeri a játékot.
dnup-lesson-two-cards = Minden lapnak két értéke van, és a felső számít. Az egyforma értékű lapok egy szettet adnak; az ugyanakkora, de nagyobb értékű szett felülüti.
dnup-lesson-two-areas = Kettesben mindenkinek két játékterülete van: két hely a szetteknek.
dnup-lesson-two-begin = Akié a csillag, az kezd, egyetlen lépéssel: a 2. játékterületre.
dnup-lesson-two-lay = Rakd ki oda a három 2-esedet.
dnup-lesson-two-played = { $p1 } kétszer lépett: az 1. játékterületen két 3-as van, a 2. játékterületen egy 8-as.
dnup-lesson-two-turns = Mostantól mindig két lépésed van egymás után: előbb az 1., aztán a 2. játékterületre.
dnup-lesson-two-fours = Rakd ki a két 4-est az 1. játékterületre: felülüti a 3-asokat.
dnup-lesson-two-gone = Most a 2. játékterület. A három 2-esedet senki sem ütötte felül: végleg kikerültek a fordulóból.
dnup-lesson-two-own = Vigyázz: az 1. játékterületen lévő saját szetted is számít, mint bárkié.
dnup-lesson-two-try = Azért próbáld meg a két 1-est: kisebb, mint a 4-eseid, így az asztal nemet mond.
dnup-lesson-two-fives = A két 5-ös nagyobb. Rakd ki, és meglátod, mi lesz a 4-eseiddel.
dnup-lesson-two-back = A saját 4-eseid elforgatva visszakerültek a kezedbe: egy 7-es és egy 8-as. Ez akár ügyes is lehet.
dnup-lesson-two-added = { $p1 } megszabadul egy 5-östől: ide teszi hozzá. A szett továbbra is a tiéd, és ha senki sem üti felül, végleg kikerül.
dnup-lesson-two-end = Kirakás helyett megfordíthatod az egész kezedet, vagy elforgatva a kezedbe veheted az ellenfél egyik szettjét. Játssz tovább!

## Felolvasva

dnup-spoken-all-free = Minden szabad.
dnup-spoken-area = { $who }, { $area }. játékterület
dnup-spoken-cards = lapok: { $cards }; kézbe visszavéve: { $back }
dnup-spoken-rung = { $rung } ({ $who }{ $area ->
    [2] , 2. játékterület
   *[other] { "" }
  })
dnup-spoken-closed = { $rung }, zárva
dnup-spoken-starter = Kezd
dnup-spoken-out = Elsőként kész
dnup-spoken-voids = Egymást követő érvénytelen körök

dnup-symbol-card = Egy lapnak két értéke van: a felső számít, fejjel lefelé a másik.
dnup-symbol-star = Akinél a csillagos lap van, az kezd.
dnup-symbol-tokens = A d, n, u, p betűk a megnyert zsetonok: akinek mind a négy megvan, nyer.

## Tanács

dnup-advice-out = Ezzel kifogysz a lapokból.
dnup-advice-returns = Felülüti { $who } szettjét: visszaveszi, és utána ennyi van a kezében: { $cards }.
dnup-advice-lay = Egyszerre ennyit játszol ki: { $cards }.
dnup-advice-free = Az asztalon nincs egylapos szett, így ez szabadon letehető: { $set }.
dnup-advice-add = Ez a lap nem tér vissza hozzád: ezután { $who } szettjéhez tartozik.
dnup-advice-take = Megfordítva ez lesz a kezedben: { $set }.
dnup-advice-rotate = Elforgatva { $before } helyett { $after } különböző érték van a kezedben.
