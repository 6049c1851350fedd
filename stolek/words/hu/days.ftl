## Deadlines, notices and the desk: tables that are played over days.

table-time-up-once = { $name } ideje lejárt. Ezúttal egy bot dönt.
table-time-up = { $name } ideje lejárt. A visszatéréséig egy bot játszik.
table-nudged = { $by } emlékeztetőt küldött neki: { $name }.
refused-nudged = Már kapott emlékeztetőt. Várj néhány órát.
refused-not-waited-for = Erre a játékosra senki sem vár.
page-when = Mikor játszotok?
page-when-now = Most, együtt
page-when-days = Napokon át
page-time = Idő egy döntésre
page-time-off = Korlátlan
page-time-brisk = 30 mp
page-time-calm = 2 perc
page-time-days-help = Mindenki akkor játszik, amikor ráér. Kérhetsz értesítést, amikor te következel.
page-time-days-each = Nap döntésenként
page-time-then = Ha lejár az idő
page-time-once = Egyszer egy bot dönt
page-time-back = Egy bot veszi át
page-time-weekend = A hétvége nem számít
page-time-more = Újra a teljes idő
page-left-you = Te jössz: még { $time }
page-last-here = utoljára itt: { $time }
page-nudge = Emlékeztetés
desk-your-turn = Te jössz
desk-waiting = Rá várunk: { $names }
desk-since = ekkor óta: { $time }
desk-left = még { $time }
desk-recap =
    { $count ->
        [one] { $count } lépés, mióta itt jártál
       *[other] { $count } lépés, mióta itt jártál
    }
desk-recap-title = Mi történt
desk-recap-go = Az asztalhoz
desk-recap-show = Megnézem az asztalon

## Notices

notices-title = Értesítések
notices-offer = Szóljunk, amikor te következel?
notices-help = Napokon át tartó asztalnál: ha te jössz, mielőtt lejár az időd, ha valaki emlékeztet.
notices-device = Ezen az eszközön
notices-blocked = A böngésző letiltotta az oldal értesítéseit. Az oldal beállításainál engedélyezheted.
notices-no-service = A böngésződ értesítési szolgáltatása innen nem érhető el, ezért ezen az eszközön nem megy. Másik alkalmazással igen, lásd lent.
notices-unable = Ez a böngésző itt nem kaphat értesítést. iPhone-on előbb tedd az oldalt a kezdőképernyőre; máshol HTTPS kell.
notices-webhook = Másik alkalmazásban
notices-app = Melyik alkalmazás?
notices-app-ntfy = ntfy
notices-app-chat = Matrix, Slack, Discord…
notices-ntfy-help = Az ntfy ingyenes értesítő alkalmazás. Telepítsd a telefonodra, koppints benne a + jelre, és írd be ezt a nevet: { $topic }. Utána mentsd itt.
notices-chat-help = A szobád vagy csatornád beállításainál hozz létre egy webhookot, és illeszd be ide a címét.
notices-address = Cím
notices-save = Mentés és próbaküldés
notices-try = Küldés próbaként
notices-quiet = Csendes órák
notices-quiet-from = Ettől (óra)
notices-quiet-to = Eddig (óra)
notices-off = Minden értesítés kikapcsolása
notices-sent = Elküldve. Hamarosan meg kell érkeznie.
fault-notice-address = Erre a címre nem küldhető értesítés.
fault-time-zone = Ez a szerver nem ismeri az időzónádat.
fault-notice-failed = Az értesítés nem ért célba. Ellenőrizd a címet.
fault-notices-most = Ennél több eszközre nem kérhetsz értesítést.
notice-turn = { $game }: te jössz.
notice-nudge = { $game }: { $by } emlékeztet, te jössz.
notice-soon = { $game }: hamarosan lejár az időd, és még te jössz.
notice-late = { $game }: lejárt az időd, egy bot dönt helyetted.
notice-over = { $game }: vége a játéknak.
notice-test = Ide érkeznek az értesítések.
privacy-notices = Értesítést csak az kap, aki bekapcsolja: ekkor a szerver megjegyzi, hol fogadja a böngésződ, vagy a megadott címet, és egy sort küld oda; a böngésződ szolgáltatása nem tudja elolvasni. Napokon át tartó asztalnál azt is megjegyzi, mikor jártál ott utoljára.
