## Amit az oldal a játék körül mond.

page-title = Stolek
page-title-at = { $where } · Stolek
page-skip = Ugrás a tartalomra
page-close = Bezárás
page-help = Szabályok és segítség
page-menu = Menü
page-home = Kezdőlap
page-loading = Egy pillanat…
page-more = Több
page-fewer = Kevesebb
page-back = Vissza
page-language = Nyelv

## Bajok

page-problem-offline = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
page-problem-server = Valami elromlott a szerveren. Próbáld újra kicsit később.
page-try-again = Próbáld újra
page-missing-title = Ezt az asztalt senki sem terítette meg
page-missing = Ezen a címen nincs semmi. Talán régi a link, vagy elveszett belőle egy betű.
page-no-table = Ezt a játékot böngészőben még nem lehet játszani, terminálban igen.
page-reconnecting = Újrakapcsolódás… semmi sem vész el.
page-connecting = Kapcsolódás az asztalhoz…

## Kezdőlap

page-start-heading = Mit játsszunk?
page-start-shelf = Játékok
page-play-bots = { $game } botok ellen
page-invite = Barátok meghívása
page-more-choices = Játékosok, szabályok
page-continue = Az asztalaid
page-continue-playing = { $game } – folyamatban
page-continue-setup = { $game } – játékosokra vár
page-continue-over = { $game } – véget ért
page-continue-with = játékosok: { $names }
page-continue-alone = még senki más
page-open-tables = Nyitott asztalok
page-open-join = Beülök: { $game }, házigazda: { $host }
page-open-free = { $count ->
    [one] egy szabad hely
   *[other] { $count } szabad hely
  }
page-players-range = { $least }–{ $most } játékos
page-players-label = Játékosok
page-players-unofficial = { $count } játékos: nem hivatalos
page-level-label = Botok
page-variant-label = Változat
page-choices-title = { $game }: játékosok és szabályok
page-choices-friends = Asztal barátoknak

## Te

page-me = A neved és az arcod: { $name }
page-me-title = Te
page-me-name = A neved az asztalnál
page-me-face = Az arcod
page-me-face-number = { $number }. arc
page-face-name-1 = Róka
page-face-name-2 = Medve
page-face-name-3 = Bagoly
page-face-name-4 = Sün
page-face-name-5 = Nyúl
page-face-name-6 = Farkas
page-face-name-7 = Hiúz
page-face-name-8 = Mókus
page-face-name-9 = Borz
page-face-name-10 = Vidra
page-face-name-11 = Csóka
page-face-name-12 = Szarvas
page-face-name-13 = Ló
page-face-name-14 = Macska
page-face-name-15 = Kutya
page-face-name-16 = Egér
page-face-name-17 = Hód
page-face-name-18 = Gólya
page-face-name-19 = Elefánt
page-face-name-20 = Oroszlán
page-face-name-21 = Béka
page-face-name-22 = Hal
page-face-name-23 = Pillangó
page-face-name-24 = Teknős
page-me-save = Név mentése
page-device = Játék másik eszközön is
page-device-help = Nyisd meg ezt a linket a telefonodon vagy másik számítógépen, és ott is ugyanaz leszel. Egyszer használható, és néhány percig érvényes.
page-device-make = Link a másik eszközömhöz
page-devices = Az eszközeid
page-device-unknown = egy eszköz
page-device-here = ez itt
page-device-revoke = Kijelentkeztetés
page-device-revoke-named = { $device } kijelentkeztetése

## A botoknak neve van

page-bot-1 = Lámpás
page-bot-2 = Iránytű
page-bot-3 = Kanna
page-bot-4 = Gyűszű
page-bot-5 = Tollpihe
page-bot-6 = Makk
page-bot-7 = Bogrács
page-bot-8 = Gomb
page-bot-9 = Kavics
page-bot-10 = Gyertya
page-bot-11 = Síp
page-bot-12 = Hordó

## Az asztal előkészítése

page-setup-heading = { $game }: előkészületek
page-setup-who = Ki játszik
page-chair-free = Szabad hely
page-chair-host = házigazda
page-chair-you = te
page-chair-ready = kész
page-chair-not-ready = még nem kész
page-chair-away = most nincs itt
page-chair-bot = bot, { $level }
page-chair-sit = Leülök ide
page-chair-sit-number = Leülök ide: { $number }. hely
page-chair-stand = Felállok
page-chair-set = Ki ül itt: { $number }. hely
page-chair-empty = szabad
page-chair-me-too = még valaki ezen az eszközön
page-chair-bot-level = bot: { $level }
page-setup-invite = Meghívás
page-setup-link = Link ehhez az asztalhoz
page-copy = Link másolása
page-copied = A link a vágólapon van.
page-copy-yourself = Sima http-n a böngésző nem másol magától: tartsd nyomva a linket, vagy nyomj Ctrl+C-t.
page-link-only-here = Ezt a címet egyelőre csak ez a számítógép nyitja meg. A telefonok akkor csatlakozhatnak, ha a Stolek indítója megnyitja a hálózatotoknak.
    .title = Hogyan nyitható meg?
    .help = Állítsd le a Stoleket, és indítsd újra ezzel:
page-share = Link megosztása
page-qr = QR-kód az asztal linkjével
page-qr-help = Irányítsd ide a telefon kameráját.
page-setup-open = Mindenki előtt nyitva
page-setup-open-help = Ezen a szerveren mindenki látja az asztalt a kezdőlapján. Különben a link kell hozzá.
page-setup-rules = Így játszunk
page-setup-host-only = Ezt csak a házigazda változtathatja meg.
page-start-fill = { $count ->
    [0] Játék indítása
   *[other] Játék indítása botokkal
  }
page-start-us = { $count ->
    [one] Játék egyedül
   *[other] Csak mi, { $count } fő
  }
page-ready = Kész vagyok
page-not-ready = Mégsem vagyok kész
page-wait-host = A játékot a házigazda indítja.
page-sit-first = Most csak nézed az asztalt. Ha játszani szeretnél, ülj le egy szabad helyre.
page-spectators = { $count ->
    [0] senki sem nézi
    [one] egy ember nézi
   *[other] { $count } ember nézi
  }

## Saját képek

page-decks = Képek
page-decks-house = A játék képei
page-decks-count = { $count ->
    [one] egy kép
   *[other] { $count } kép
  }
page-decks-until = megmarad eddig: { $date }
page-decks-unnamed = A mi képeink
page-decks-unsaid = kép leírás nélkül
page-decks-all = Az összes kép ({ $count })
page-decks-bring = Saját képek feltöltése
page-decks-bring-help = Egy .stolek-deck fájl, egy zip, vagy maguk a képek: legalább { $least }, legfeljebb { $most }. Csak az asztalnál ülők látják őket.
page-decks-preparing = A képek kicsinyítése…
page-decks-sending = A képek küldése…
page-decks-checking = A szerver minden képet ellenőriz…
page-decks-left = { $count ->
    [one] Egy fájl kimaradt
   *[other] { $count } fájl kimaradt
  }
page-decks-describe = A képek leírása: { $name }
page-decks-delete = A képek törlése: „{ $name }”
page-decks-delete-sure = Végleg eltűnnek a szerverről. A velük játszott játékokban csak a címük és a leírásuk marad meg.
page-decks-delete-yes = Törlés
page-decks-delete-no = Megtartom
page-alts = Mi van a képeken
page-alts-help = Aki nem látja a képet, a te szavaid alapján játszik, ahogy a botok is. Bármelyiket kihagyhatod.
page-alts-picture = { $number }. kép, összesen { $count }
page-alts-name = Cím
page-alts-alt = Mi látható rajta
page-alts-save = Leírások mentése
page-alts-skip = Most nem

## Az asztalnál

page-menu-title = Menü
page-log = Mi történt
page-log-empty = Még nem történt semmi.
page-meanwhile = Közben
page-chat = Beszélgetés
page-chat-empty = Még senki sem szólt.
page-chat-label = Mondj valamit
page-chat-send = Küldés
page-chat-phrases = Kész mondatok
page-signs = Mutasd mindenkinek
page-sign-love = Gyönyörű
page-sign-laugh = Haha
page-sign-wow = Hűha
page-sign-hat = Le a kalappal
page-sign-what = Micsoda?
page-sign-alas = Jaj, ne
page-chat-gone = Valaki
page-settings = Beállítások
page-cover-on = Játsszon helyettem egy bot
page-cover-off = Újra magam játszom
page-cover-now = Most egy bot játszik helyetted.
page-give = A helyem átadása
page-give-help = Aki megnyitja ezt a linket, a te helyedre ül, és a te lapjaidat kapja. Egyszer használható.
page-give-make = Link a helyemhez
page-leave = Felállok az asztaltól
page-leave-title = Felállsz az asztaltól?
page-leave-playing = A játék még tart. Ha elmész, egy bot játszik tovább helyetted, és ebbe a játékba már nem jöhetsz vissza.
page-leave-yes = Végleg elmegyek
page-gate = Felnőtteknek
page-gate-sum = Mennyi { $a } × { $b }?
page-gate-go = Tovább
page-leave-pause = Csak a kezdőlapra megyek
page-leave-no = Maradok
page-looking-on = Most csak nézed a játékot.
page-pass-title = Add tovább az eszközt
page-pass = Most { $name } jön. Add tovább az eszközt, mielőtt megjelennek a lapok.
page-pass-show = Lapok mutatása: { $name }

## Miért

page-why = Miért?
page-why-title = Miért
page-why-book = A szabályok megnyitása
page-refused-why = Melyik szabály?
page-rule-missing = Ennek a szabálynak még nincs szövege.

## A vége

page-over-win = Nyertél!
page-over-shared = Osztoztok a győzelmen!
page-over-other = { $names } nyert
page-over-others = Közös győzelem: { $names }
page-over-places = Eredmény
page-over-first = A legjobb eredmény az asztalnál.
page-over-first-shared = Ugyanannyi, mint { $names }: közös hely.
page-over-behind = { $names } előnye: { $count }.
page-over-tie = Ugyanannyi, mint { $names }, de az egyezést más szabály döntötte el.
page-rematch = Még egy játék
page-rematch-sure = Indulhat most egy új játék?
page-rematch-yes = Igen, induljon
page-rematch-no = Még ne
page-rematch-wanted = Szeretnél még egy játékot. Várunk a többiekre.
page-over-table = Az asztal megnézése
page-over-result = Az eredmény mutatása
page-over-more = Legjobb pillanatok és más
page-save = A játék mentése fájlba
page-seal = Lepecsételt keverés
page-seal-help = Osztás előtt az asztal megmutatta a keverés ujjlenyomatát. Most a magot is mutatja: bárki ellenőrizheti, hogy semmi sem változott.
page-seal-before = Ujjlenyomat, osztás előtt mutatva
page-seal-seed = Mag, a vége után mutatva
page-seal-fits = Összeillenek.
page-seal-broken = Nem illenek össze!

## Nagy képernyőn

page-tv = Nagy képernyő
page-tv-at = { $game } nagy képernyőn
page-tv-show = Mutasd nagy képernyőn
page-tv-help = Nyisd meg ezt a címet egy tévén vagy laptopon, amelyet mindenki lát. Az asztalt mutatja, senkinek a lapjait nem; mindenki a saját telefonján játszik tovább.
page-tv-link = Link a nagy képernyőhöz
page-tv-open = Megnyitás ezen az eszközön
page-tv-full = Teljes képernyő
page-tv-window = Vissza az ablakba
page-tv-awake = A képernyő nem alszik el, amíg az asztal látszik.
page-tv-join = Ülj be a telefonoddal
page-tv-watch = Ülj be, vagy nézd a játékot
page-tv-free = { $count ->
    [0] Minden hely foglalt. A játékot a házigazda indítja.
    [one] Még egy hely szabad.
   *[other] Még { $count } hely szabad.
  }
page-tv-turn = { $name } jön
page-tv-choosing = Még választ: { $names }
page-tv-many = { $count } játékos még választ
page-tv-all = Mindenki választ
page-tv-waited = még választ

## Beállítások

page-set-pace = Milyen gyorsan mozognak a lapok
page-set-pace-slow = lassú
page-set-pace-normal = normál
page-set-pace-fast = gyors
page-set-sound = Hangok
page-set-volume = Hangerő
page-set-motion = Mozgás
page-set-text = Betűméret
page-set-text-normal = szokásos
page-set-text-large = nagy
page-set-text-larger = nagyobb
page-set-text-double = kétszeres
page-set-light = Fény
page-set-light-auto = mint a játékban
page-set-light-day = mindig nappal
page-set-light-night = mindig éjjel
page-set-colours = Minden színnek jele és mintája is van.
page-set-still = Az eszközöd kevesebb mozgást kér, ezért itt semmi sem repked.

## Szabályok

page-rules-heading = { $game }: játékszabály
page-rules-contents = Fejezetek
page-rules-table = Az asztal saját szabályai
page-rules-link = Link ehhez a szabályhoz: { $rule }
page-rules-about = ehhez:
page-rules-option = Ettől a beállítástól függ: „{ $option }”
page-rules-none = Ehhez a játékhoz itt nincsenek szabályok.

## Linkek

page-link-device = Ez az eszköz csatlakozott
page-link-device-help = Itt is { $name } vagy.
page-link-failed = Ez a link nem működik
page-link-failed-help = Lehet, hogy már felhasználták, vagy túl régi. Kérj újat.

# The site without a server
page-engine-loading = Készül az asztal… { $percent }%
page-engine-failed = Az asztalt itt nem sikerült előkészíteni. Töltsd be újra az oldalt; egy újabb böngésző is segíthet.
page-engine-forgets = Ez a böngésző semmit sem őriz meg: ha bezárod az oldalt, a játék elvész.
page-engine-full = Ebben a böngészőben nincs több hely. A játék folytatódik, de ami most történik, az oldal bezárásakor elvész.
page-engine-none = Ez a böngésző nem tudja megteríteni az asztalt: nincs benne WebAssembly, vagy ki van kapcsolva. A szabályokat itt elolvashatod; a játékhoz próbálj másik böngészőt.
page-one-device = Egy eszközön
page-site-kept = A játékaid csak ebben a böngészőben maradnak meg. A privát ablak bezáráskor elfelejti őket.
page-open-saved = Mentett játék megnyitása
page-pictures-help = A képek akkor töltődnek be, amikor kellenek, és utána itt maradnak. Ha hálózat nélkül játszanál, előbb töltsd be mindet.
page-pictures-load = Összes kép betöltése ({ $size } MB)
page-pictures-loading = Képek betöltése… { $percent } %
page-pictures-kept = Minden kép itt van: már nem kell hozzájuk hálózat.
page-pictures-not-all = Nem sikerült minden képet betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
page-offline-play = Játék hálózat nélkül
page-offline-first = Ahhoz, hogy hálózat nélkül is játszhass a botok ellen, nyisd meg egyszer a „Játék hálózat nélkül” lapot, amíg van hálózatod.
page-offline-instead = Nincs hálózat: itt nélküle is játszhatsz. Amit meg akartál nyitni, megvár a szerveren.
page-chair-name = { $number }. játékos neve
# At a moment the table holds so that people can look
page-moment-held = Az asztal vár, hogy mindenki megnézhesse.
page-moment-next = Tovább
page-moment-wait = Várjatok, még nézem
page-moment-let-go = Ne várjatok rám
page-moment-looking = { $count ->
    [one] { $names } még nézi.
   *[other] { $names } még nézik.
}
page-moment-you = A többiek rád várnak.
page-moment-leader = Ha mindenki látta, { $name } megy tovább.
page-moment-leader-short = { $name } megy tovább.
page-hurry = Koppints az asztalra, ha gyorsabban szeretnéd
page-at-table = Ez az asztal
page-table-pace = Az asztal tempója
page-table-pace-calm = Nyugodt
page-table-pace-normal = Szokásos
page-table-pace-brisk = Gyors
page-table-holds = Megállás felfedéskor és pontozáskor
page-table-hints = Tippek és tanács
page-table-no-hints = Ennél az asztalnál a tippek és a tanácsok ki vannak kapcsolva.
page-table-host = Ezt csak a házigazda állíthatja.
page-look-again = Az előző forduló újra
page-look-again-short = Mutasd újra
page-look-back = Vissza a játékhoz
page-look-back-you = Vissza a játékhoz: te jössz
page-look-back-over = Vége a játéknak: az eredményhez
