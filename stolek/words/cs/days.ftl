## Deadlines, notices and the desk: tables that are played over days.

table-time-up-once = Čas hráče { $name } vypršel. Tentokrát rozhodne bot.
table-time-up = Čas hráče { $name } vypršel. Do návratu hraje bot.
table-nudged = { $by } posílá připomínku: { $name } je na tahu.
refused-nudged = Připomínku už dostali. Počkej pár hodin.
refused-not-waited-for = Na tohoto hráče nikdo nečeká.
page-when = Kdy hrajete?
page-when-now = Teď, spolu
page-when-days = Na dny
page-time = Čas na rozhodnutí
page-time-off = Bez limitu
page-time-brisk = 30 sekund
page-time-calm = 2 minuty
page-time-days-help = Každý hraje, když má chvilku. Můžeš dostat zprávu, když jsi na tahu.
page-time-days-each = Dní na rozhodnutí
page-time-then = Když čas vyprší
page-time-once = Jednou rozhodne bot
page-time-back = Bot převezme židli
page-time-weekend = Víkendy se nepočítají
page-time-more = Dát znovu celý čas
page-left-you = Jsi na tahu: zbývá { $time }
page-last-here = naposledy tu { $time }
page-nudge = Připomenout
desk-your-turn = Jsi na tahu
desk-waiting = Čeká se na: { $names }
desk-since = od { $time }
desk-left = zbývá { $time }
desk-recap =
    { $count ->
        [one] Od tvé návštěvy { $count } tah
        [few] Od tvé návštěvy { $count } tahy
       *[other] Od tvé návštěvy { $count } tahů
    }
desk-recap-title = Co se stalo
desk-recap-go = Ke stolu
desk-recap-show = Ukázat na stole

## Notices

notices-title = Upozornění
notices-offer = Dát ti vědět, až budeš na tahu?
notices-help = U stolu na dny: když jsi na tahu, než ti vyprší čas, když ti to někdo připomene.
notices-device = Na tomto zařízení
notices-blocked = Prohlížeč upozornění z této stránky blokuje. Změníš to v jeho nastavení pro tento web.
notices-no-service = Služba prohlížeče pro upozornění odtud není dostupná, na tomto zařízení to tedy nejde. Jde to v jiné aplikaci, viz níže.
notices-unable = Tenhle prohlížeč tu upozornění dostávat nemůže. Na iPhonu nejdřív přidej stránku na plochu; jinde je potřeba HTTPS.
notices-webhook = V jiné aplikaci
notices-app = Která aplikace?
notices-app-ntfy = ntfy
notices-app-chat = Matrix, Slack, Discord…
notices-ntfy-help = ntfy je bezplatná aplikace na upozornění. Nainstaluj si ji do telefonu, klepni v ní na + a zadej tento název: { $topic }. Pak tady ulož.
notices-chat-help = V nastavení své místnosti nebo kanálu vytvoř webhook a jeho adresu vlož sem.
notices-address = Adresa
notices-save = Uložit a poslat na zkoušku
notices-try = Poslat na zkoušku
notices-quiet = Tiché hodiny
notices-quiet-from = Od (hodina)
notices-quiet-to = Do (hodina)
notices-off = Vypnout všechna upozornění
notices-sent = Odesláno. Za chvilku by mělo dojít.
fault-notice-address = Na tuto adresu upozornění posílat nelze.
fault-time-zone = Tento server tvé časové pásmo nezná.
fault-notice-failed = Upozornění nedošlo. Zkontroluj adresu.
fault-notices-most = Víc zařízení s upozorněními mít nemůžeš.
notice-turn = { $game }: jsi na tahu.
notice-nudge = { $game }: { $by } připomíná, že jsi na tahu.
notice-soon = { $game }: tvůj čas brzy vyprší a pořád jsi na tahu.
notice-late = { $game }: tvůj čas vypršel, rozhoduje za tebe bot.
notice-over = { $game }: hra skončila.
notice-test = Upozornění chodí sem.
privacy-notices = Upozornění dostává jen ten, kdo si je zapne: server si pak pamatuje, kde je tvůj prohlížeč přijímá, nebo adresu od tebe, a pošle tam jeden řádek; služba prohlížeče ho přečíst neumí. U stolu na dny si pamatuje i čas tvé poslední návštěvy.
