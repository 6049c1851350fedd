## A parancs súgója

help-stolek = Kártyaasztal családi játékokhoz: játssz terminálban, indíts szervert, figyeld a botokat, ellenőrizd a mentett játékokat.
help-play = Játék ebben a terminálban botok ellen.
help-check = Annak ellenőrzése, hogy egy játék betartja-e a szerződést, és hogy minden szándékos szivárgás kiderül-e.
help-simulate = A botok sok játékot játszanak le, és megszámoljuk a győzelmeket.
help-ladder = Minden bot játsszon minden másikkal, és kapjanak értékelést.
help-report = Lap írása egy játékról: igazságosak-e a helyek, milyen hosszú, hogyan ér véget, mit változtatnak a beállításai.
help-replay = Egy mentett játék újranézése úgy, ahogy az egyik játékos látta.
help-verify = Annak ellenőrzése, hogy egy mentett játék megfelel a szabályoknak és a magjának.
help-golden = Teszt készítése mentett játékból: rögzíti, kinek mit mondott a játék, és ezentúl összeveti.
help-rules = Egy játék szabályainak elolvasása, vagy egy szabályé a jele alapján.
help-deck = Egy játék lapjainak megnézése, saját pakli ellenőrzése.
help-deck-show = Minden lap felsorolása.
help-deck-check = Paklifájl ellenőrzése; a hibát a sorával együtt mutatja.
help-deck-export = A játék paklijának kiírása módosítható fájlba.
help-deck-print = PDF a lapokból nyomtatáshoz és kivágáshoz, hátlapokkal és a szabályokkal.
help-deck-print-out = Hová kerüljön a PDF (alapból: JÁTÉK.pdf).
help-deck-build = Saját képek mappájának becsomagolása játékhoz.
help-deck-folder = Képek mappája vagy zipje (PNG, JPEG, WebP), deck.toml fájllal vagy anélkül.
help-deck-out = Hová kerüljön a becsomagolt pakli.
help-deck-name = Mi legyen a képek közös neve.
help-bench = A Stolek sebességének mérése.
help-bench-engine = Döntések másodpercenként véletlen játékban, egy folyamattal.
help-bench-own = Annak mérése, mit tudnak e játék botjai a győzelmen túl, emberek írta utalásokkal.
help-serve = Az asztal közzététele: a többiek böngészőben játszanak.
help-settings = A szerver összes beállítása kitölthető fájlként.
help-backup = Minden, amit a szerver tárol, egyetlen fájlba; futás közben is.
help-restore = Biztonsági mentés visszaállítása; a futó szerver vele indul újra.
help-backup-file = Az új fájl; benne van a titkos kulcs, őrizd jól.
help-restore-file = Egy fájl, amelyet a stolek backup készített.
help-admin = Futó szerver gondozása: asztalok, emberek, régi adatok.
help-admin-show = A mostani asztalok és emberek, és hogy mennyi adat van tárolva.
help-admin-token = Az üzemeltető oldala által kért token kiírása.
help-admin-close = Asztal bezárása: többé senki sem ülhet oda.
help-admin-kick = Valaki elküldése egy órára.
help-admin-ban = Egy ember vagy cím kitiltása.
help-admin-allow = Egy ember, cím vagy bezárt asztal újra engedélyezése.
help-admin-delete-person = Minden törlése, ami egy emberről szól.
help-admin-delete-table = Egy asztal törlése a játékaival.
help-admin-delete-game = Mentett játék törlése; az utolsóval az asztala is eltűnik.
help-admin-tidy = A beállításoknál régebbi adatok törlése.
help-admin-restart = A szerver újraindítása; a játékok folytatódnak.
help-dry-run = Csak kiírja, mit törölne.
help-admin-table = Az asztal azonosítója: a linkje vége.
help-admin-person = Az ember azonosítója, ahogy az admin show kiírja.
help-admin-who = Egy ember azonosítója, egy cím vagy (engedélyezéshez) egy asztal.
help-admin-number = Az asztal hányadik játéka, 1-től számolva.
help-join = Beülés terminálból egy futó szerver asztalához.
help-doctor = Annak ellenőrzése, hogy megvan-e minden, ami a Stolekhez kell.
help-version = A verzió kiírása és kilépés.
help-help = Ennek a súgónak a kiírása és kilépés.
help-game = A játék jele.
help-saved-file = Egy mentett játék.
help-lang = Minden szöveg nyelve (alapból: STOLEK_LANG vagy a rendszeré).
help-plain = Egyszerű sorok képernyőolvasóhoz: keretek és színek nélkül.
help-json = JSON kiírása programoknak.
help-players = Hányan játszanak.
help-variant = A játék melyik változata.
help-option = A játék egy beállítása; többször is megadható.
help-deck-file = Játék az ebben a fájlban lévő lapokkal.
help-play-bots = A többi játékos, helyről helyre: erősségek (random, easy, casual, strong, master) vagy path.py:Osztály. Az utolsó tölti ki a maradék helyeket.
help-seat = A helyed, 1-től számolva (különben 1; mentett játékban az, ahol ülsz).
help-play-seed = Bármilyen szöveg; ugyanaz a szöveg ugyanazokat a lapokat osztja.
help-resume = Mentett játék folytatása.
help-play-save = Hová mentse a játékot.
help-games = Legalább hány játék; minden osztást a botok minden ülésrendjében lejátszik egyszer.
help-check-games = Hány játékot játsszon a szerződés, és legfeljebb hányat szivárgásonként (alapból: annyit, mint a tesztek).
help-bots = A játékosok, helyről helyre: erősségek (random, easy, casual, strong, master) vagy path.py:Osztály. Egy név minden helyet kitölt; az utolsó a maradékot.
help-seed = Bármilyen szöveg; ugyanaz a szöveg ugyanazokat a játékokat adja.
help-deals = Hány osztás; mindegyiket egyszer játsszák a botok minden ültetésével.
help-ladder-bots = A botok vesszővel elválasztva: szintek vagy útvonal.py:Osztály (különben a játék összes szintje).
help-report-bot = Ki játszik minden helyen: egy szint vagy útvonal.py:Osztály (különben a szokásos szint).
help-report-style = A stílust ebbe a fájlba írja az oldal mellé, hogy több oldal közösen használja; különben az oldalban van.
help-page-file = Ábrákkal ellátott lap írása ebbe a fájlba.
help-jobs = Hány folyamat (alapból: processzoronként egy). Az eredmény nem függ tőle.
help-ray = Az ezen a címen lévő Ray-fürt gépei játszanak; cím nélkül egy Ray ezen a gépen. Az eredmény nem függ tőle.
help-save = Minden játék mentése ebbe a mappába.
help-as = Kinek a szemével: seat:2 (1-től számolva), spectator vagy full.
help-step = Csak ez a lépés, és utána az asztal; 0 az osztás.
help-golden-name = A teszt neve (alapból: mint a fájlé).
help-rule = Egy szabály jele (alapból: minden szabály).
help-deck-instead = Paklifájl (alapból: a játék paklija).
help-deck-to-check = A paklifájl.
help-deck-target = Hová írja (alapból: a szabványos kimenetre).
help-bench-games = Melyik játékok (alapból: mind).
help-peers = Más motorok mérése ugyanabban a futásban, és az arány kiírása.
help-twins = Az olvasható szabályok helyett JAX-beli ikreiket méri („fast” kiegészítés).
help-bench-seconds = CPU-másodperc futásonként; öt futás van.
help-without-words = Mintha a „words” kiegészítés nem volna telepítve.
help-bench-rounds = Legalább hány fordulót meséljen minden játékosszámnál.
help-bench-data = A méréshez használt fájl (alapból: a tárolóban lévő).
help-host = A cím, amelyen a szerver figyel.
help-port = A port, amelyen a szerver figyel.
help-data = Az adatbázis és a titkok mappája.
help-database = PostgreSQL, amely a mappa helyett mindent megőriz; több kiszolgáló is használhatja.
help-open = A böngésző megnyitása.
help-lan = A házban lévő telefonokról is be lehet ülni; kiír egy címet és egy QR-kódot.
help-share = A házon kívüli barátok is beülhetnek ezen az ssh-szerveren át; kiírja a címet és egy QR-kódot.
help-set = Egy beállítás a nevével; többször is megadható. Erősebb a fájlnál és a környezetnél.
help-settings-file = TOML-fájl a beállításokkal (különben STOLEK_SETTINGS).
help-url = Az asztal linkje, ahogy az oldala mutatja.
help-name = Ahogy a többiek hívnak.

## Játék terminálban

play-you = Te
play-commands = Írj be egy számot a választáshoz. ?: a lehetőségek magyarázata (? 2: csak a másodiké); miért: a legutóbbi elutasítás vagy eredmény magyarázata; napló: mi történt; szabályok: a szabályok; q: mentés és kilépés.
play-help = Írj be egy számot a választáshoz. ? minden lehetőséget elmagyaráz, ? 2 a másodikat. miért: a legutóbbi elutasítás vagy eredmény szabálya. asztal: újra az asztal. több: részletek és a képek leírása. napló: minden, ami történt. szabályok, vagy szabályok és egy jel: a szabályok. q: mentés és kilépés.
play-your-choice = A választásod:
play-your-text = A szöveged ({ $least }–{ $most } karakter):
play-after = miért, napló, szabályok, vagy Enter a kilépéshez:
play-word-explain = magyarázd
play-word-why = miért
play-word-table = asztal
play-word-more = több
play-word-log = napló
play-word-rules = szabályok
play-word-help = segítség
play-word-quit = kilépés
play-ask-why = (írd be: miért, és látod a szabályt)
play-not-understood = Ez se nem egy lehetőség száma, se nem parancs; a parancsok listája: h.
play-nothing-to-explain = Még nincs mit magyarázni.
play-result = A játéknak vége
play-saved = Elmentve: { $file }.
play-go-on = Folytatás:
play-seated = Mostantól az asztalnál: { $names }.
play-no-usual-bot = Ebben a játékban nincs ilyen bot: { $usual }; az elérhető legerősebb játszik: { $level }. Másikat a --bots választ.

## Mentett játékok

replay-opening = Osztás
replay-move = { $number }. lépés: { $who }
verify-over = Minden rendben: { $game }, { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
}, szabályváltozat: { $rules }, végigjátszva.
verify-running = Minden rendben: { $game }, { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
}, szabályváltozat: { $rules }, még nincs vége.
verify-seed = A mag megfelel az ujjlenyomatának: { $commitment }.
check-sound = { $game } betartja a szerződést: { $games } játék, { $setups } felállás, egy törvény sem sérült.
check-broken = { $game } megszegi a szerződést:
check-few-twins = A játékoknak csak { $share }%-át lehetett olyan világgal összevetni, amely a titkaiban különbözik: a titkok alig vannak próbára téve. Nincs két különböző lap, amely fél játékon át ismeretlen maradna valakinek: lásd docs/adding-a-game.md, „Few twins”.
check-leaks-later = A szivárgások próbája akkor jön, amikor a játék már betartja a szerződést.
check-kind = Szivárgás
check-target = Hol
check-laws = Észrevette
check-first = Játék
check-missed = senki
check-all-noticed = Minden szivárgás kiderült, összesen { $leaks }.
check-some-missed = Nem derült ki { $missed } szivárgás, összesen { $leaks } volt. Ami itt nem derül ki, az ezzel a játékkal megtörténhet.
check-leak-mark-removed = jelölés eltávolítva
check-leak-place-opened = rejtett hely felfedve
check-leak-place-said-open = nyíltnak mondott hely
check-leak-hand-shown = rejtett lapok a nézetben
check-leak-options = lehetőségek listája
check-leak-order = események sorrendje
check-leak-refusal = elutasítás
check-leak-length = üzenet hossza
check-leak-everything = mindent mindenkinek
golden-written = Kiírva ide: { $folder }: { $files }. Olvasd el az átiratokat, mielőtt elmented őket a tárolóba.
rules-about = Erről szól: { $rules }

## Paklik

deck-built = Kiírva: { $file }: { $name }, { $count ->
    [one] egy kép
   *[other] { $count } kép
}.
deck-no-alt = { $count ->
    [one] Egy képnek nincs szövege azok számára, akik nem látják; írj alt mezőt a deck.toml fájlba.
   *[other] { $count } képnek nincs szövege azok számára, akik nem látják; írj alt mezőt a deck.toml fájlba.
  }
deck-title = { $name }: { $count ->
    [one] egy lap
   *[other] { $count } lap
}
deck-group = { $mark }: { $count ->
    [one] egy lap
   *[other] { $count } lap
}
deck-good = { $file } jó pakli: { $name }, { $count ->
    [one] egy lap
   *[other] { $count } lap
}.
deck-written = Kiírva: { $file }. A módosításaidat így ellenőrizd:
deck-printed = Kiírva: { $file }. Nyomtasd ki 100%-os méretben A4-re.

## A labor

report-played = { $game }, { $players } játékos: { $games ->
    [one] egy játék
   *[other] { $games } játék
}, { $deals } osztás, { $rotations ->
    [one] mindegyik egyszer
   *[other] mindegyik { $rotations } alkalommal, a botok más-más ülésrendjével
} (mag: { $seed }).
report-decisions = Játékonként átlagosan { $decisions } döntés.
report-bot = Bot
report-seat = Hely
report-won = Győzelem
report-interval = 95%-os intervallum
report-fair = Egyenlő rész
report-times-fair = Győzelem / rész
report-score = Átlagpont
report-note = A közös győzelem megoszlik. Az intervallumok osztásonként értendők: egy osztás játékai egynek számítanak.
report-saved = { $games ->
    [one] Egy játék
   *[other] { $games } játék
} elmentve ide: { $folder }.
report-of = { $game }: jelentés
report-basis = Minden helyen { $bot } szintű botok, { $games ->
    [one] { $games } osztás
   *[other] { $games } osztás
}, mag: { $seed }. Ugyanaz a parancs ugyanezeket a számokat adja.
report-fairness = Igazságosak a helyek?
report-fairness-note = Az egyes helyek győzelmi aránya, ha egyforma botok játszanak, 95%-os intervallumokkal. A szaggatott vonal az igazságos arány.
report-with-players = { $players ->
    [one] { $players } játékos.
   *[other] { $players } játékos.
}
report-length = Hossz
report-endings = Hogyan ér véget
report-ending = A befejezés vagy a döntő szabály
report-share = A játszmák aránya
report-winning = Mi nyer
report-score-winner = A győztes átlagos pontszáma
report-score-others = A többiek átlagos pontszáma
report-shared-wins = Megosztott győzelmek
report-skill = Egy { $bot } szintű bot győzelmei { $weaker } szintűek között, az igazságos arány többszöröseként
report-what = Mi
report-found = Eredmény
report-scores = A győztesek pontjai
report-options = Mit változtatnak a beállítások
report-options-note = A használt értéket csillag jelöli. A tudás azt mondja meg, hányszorosát nyeri az igazságos arányának egy jobb bot gyengébbek között.
report-option = Beállítás
report-first-seat = Az 1. hely győzelmei
report-skill-short = Tudás
report-written = Kiírva: { $file }
ladder-of = { $game }: a botok rangsora
ladder-rating = Értékelés
ladder-next = Jobb a következőnél
ladder-note = Minden pár játszott { $deals ->
    [one] { $deals } osztást
   *[other] { $deals } osztást
} felváltva ülve, mag: { $seed }. A leggyengébb 0-nál áll; 100 ponttal több 100-ból 64 győzelmet jelent.
ladder-pairs = Ki kit ver meg
report-engine = Motor
report-players = Játékosok
report-rate = Döntés/s
report-widest = Legtöbb lehetőség
report-times = { $ratio } × { $name }
report-bench-note = Véletlen játék egy folyamattal; legalább két lehetőséget kínáló döntések CPU-másodpercenként, öt váltakozó futás mediánja.
report-ratio = Sebesség, { $game }: { $ratios }.
report-figure = { $what }: { $value } (összesen { $count })
report-figure-holds = { $what }: { $value } (összesen { $count }; elvárás { $bar }: teljesül)
report-figure-falls-short = { $what }: { $value } (összesen { $count }; elvárás { $bar }: NEM TELJESÜL)

## Valaki asztalánál

join-at-table = Ennél az asztalnál ülsz: { $table }, a neved { $name }.
join-chairs = Helyek
join-free = szabad
join-waiting-start = Várjuk, hogy a házigazda elindítsa a játékot.
join-waiting = Várunk: { $names }.
join-looking-on = Minden hely foglalt: most csak nézed a játékot.
join-lost = Megszakadt a kapcsolat; újrapróbálkozás…
join-left = Felálltál az asztaltól; ott egy bot játszhat helyetted. Ugyanazzal a linkkel jöhetsz vissza.
join-start = Enter: kész vagyok; s: a játék indítása; q: kilépés:
join-go-on = Nyomj Entert a folytatáshoz:
join-over = Ennél az asztalnál a játéknak vége.

## A vizsgálat

doctor-good = [ok]
doctor-note = [--]
doctor-bad = [!!]
doctor-python = Python
doctor-python-hint = A Stolekhez Python 3.11 vagy újabb kell.
doctor-packages = Csomagok
doctor-packages-hint = Ezek hiányoznak: futtasd a make setup parancsot, vagy újra a pip install 'stolek[serve]' parancsot.
doctor-games = Játékok
doctor-data = Adatmappa
doctor-data-hint = Nem lehet bele írni: válassz másikat a --data kapcsolóval.
doctor-port = Port
doctor-port-hint = Ott már figyel valami; válassz másikat a --port kapcsolóval.
doctor-page = Oldal
doctor-page-hint = Az oldal nincs felépítve: futtasd a make page parancsot.
doctor-page-node-hint = Az oldal nincs felépítve, és nincs node: futtasd a make play parancsot, amely letölti, vagy telepítsd a wheelt, amelyben benne van az oldal.
doctor-browser = Böngésző
doctor-browser-hint = Itt nincs ismert böngésző: nyisd meg a kiírt címet másik eszközön, vagy játssz terminálban.
doctor-healthy = Minden megvan, ami a játékhoz kell.
doctor-ill = Valami hiányzik; lásd a [!!] jelű sorokat.

## A szerver gondozása

backup-done = A mentés elkészült: { $file } ({ $size } kB). Benne van a titkos kulcs: őrizd jól.
restore-done = A mentés a helyén van. Ami korábban ott volt, egy before-restore kezdetű mappában maradt.
restore-restarts = A szerver a mentéssel indul újra. Ami korábban ott volt, egy before-restore kezdetű mappában marad.
admin-table = Asztal { $id }: { $game }, { $phase }, kapcsolatok: { $lines }; { $names }
admin-person = Ember { $id }: { $name }, kapcsolatok: { $lines }; { $where }
admin-barred = Kitiltva: { $kind } { $id }
admin-stored = Tárolva: asztalok { $tables }, játékok { $games }, emberek { $people }, paklik { $decks }
admin-would = Törlődne: asztalok { $tables }, játékok { $games }, csevegési sorok { $chats }
admin-deleted = Törölve: asztalok { $tables }, játékok { $games }, emberek { $people }, csevegési sorok { $chats }
admin-done = Kész.
admin-token = Az üzemeltető oldala: { $address }; ezt a tokent kéri:
