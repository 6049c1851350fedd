## Emberek az asztalnál: ki jön, ki nincs itt, mit tehet a házigazda.

bot-for = { $name } (bot)
bot-seat = { $number }. bot
table-sat = { $name } leül az asztalhoz.
table-left = { $name } feláll az asztaltól.
table-left-bot = { $name } kiszáll a játékból. Egy bot játszik tovább.
table-away = { $name } most nincs itt.
table-back = { $name } újra itt van.
table-covered = { $name } egy botot játszat maga helyett.
table-stood-in = { $name } nincs itt, ezért { $by } egy botot játszat helyette.
table-uncovered = { $name } újra maga játszik.
table-took-over = { $name } egy bot helyén játszik tovább.
table-given = Mostantól { $name } játszik { $before } helyén.
table-host = A házigazda mostantól { $name }.
table-removed = A házigazda elküldte az asztaltól: { $name }.
table-let-in = { $name } újra az asztalhoz jöhet.
table-muted = A házigazda elnémította: { $name }.
table-unmuted = { $name } újra szólhat.

refused-one-chair = Már van helyed. Egynél több csak a házigazdának lehet.
refused-no-chair-free = Minden hely foglalt.
refused-removed = A házigazda elküldött ettől az asztaltól.
refused-muted = A házigazda elnémított ennél az asztalnál.
refused-not-yourself = Magaddal ezt nem teheted.
refused-nobody-asks = Ez a játékos már nem kér helyet.
refused-nobody-known = Ilyen ember nincs ennél az asztalnál.
refused-had-chair = Ebben a játékban már volt helyed, más lapjait nem nézheted meg.
problem-removed = A házigazda elküldött ettől az asztaltól.
fault-no-code = Ilyen kódja egyik asztalnak sincs. Kérdezd meg újra attól, akitől kaptad.

page-join-title = Ki ül le?
page-join-sit = Leülök
page-join-enter = Belépek
page-join-watch = Csak nézem
page-join-name-taken = Az asztalnál már hívnak így valakit.
page-join-at = { $host } asztalt terített: { $game }.
page-face-taken = { $number }. arc, foglalt
page-code = Kód
page-code-say = Az asztal kódja
page-code-help = Írd be a kezdőlapon: { $address }.
page-code-join = Belépés kóddal
page-code-go = Belépek
page-tv-code = Asztal mutatása itt
page-tv-code-help = Írd be a kódot, amelyet az asztal a linkje mellett mutat.
page-tv-code-go = Mutasd
page-guests = Hely nélkül itt van: { $names }
page-start-sure = Kezdjük már most?
page-start-no-chair = Itt van, de nincs helye: { $names }.
page-start-not-ready = Még nem áll készen: { $names }.
page-start-away = Most nincs itt: { $names }.
page-start-anyway = Kezdjük így is
page-start-wait = Várjunk még

page-chair-asleep = alszik
page-wait-away = Most { $name } következne, de nincs itt.
page-wait-asleep = Most { $name } következne, de az eszköze alszik.
page-cover-for = Addig játsszon egy bot
page-cover-soon = { $count ->
    [one] Egy másodperc múlva játszhat egy bot.
   *[other] { $count } másodperc múlva játszhat egy bot.
  }
page-quiet = A szerver most nem válaszol… semmi sem vész el.
page-offline = Ez az eszköz nincs a hálózaton… semmi sem vész el.
page-unsent = { $count ->
    [one] Egy lépésed még nincs visszaigazolva.
   *[other] { $count } lépésed még nincs visszaigazolva.
  }

page-people = Emberek az asztalnál
page-people-here = itt van
page-people-watching = nézi a játékot
page-people-muted = elnémítva
page-people-removed = elküldve
page-mute = Elnémítás
page-unmute = Szólhat
page-remove = Elküldés
page-remove-sure = Elküldöd az asztaltól: { $name }? Csak akkor jöhet vissza, ha újra beengeded.
page-let-in = Újra beengedem
page-of-person = { $what }: { $name }
page-ask-help = Itt bot is játszik. Ha a házigazda engedi, játszhatsz a helyén.
page-ask-chair = Játszom helyette: { $name }
page-asking = A házigazda már tudja, hogy játszani szeretnél.
page-asked-no = A házigazda most nemet mondott.
page-asks = { $name } játszana { $bot } helyén.
page-admit = Rendben
page-admit-no = Most nem
page-react = Jelzés küldése

join-cover-for = { $name } nincs itt. Írj y-t, hogy addig egy bot játsszon, vagy nyomj Entert, ha vársz:
join-ask-chair = A játék már tart. Írj y-t, hogy a házigazdától elkérd { $name } helyét, vagy nyomj Entert, ha csak nézed:
