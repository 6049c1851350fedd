## Deadlines, notices and the desk: tables that are played over days.

table-time-up-once = Čas hráča { $name } vypršal. Tentoraz rozhodne bot.
table-time-up = Čas hráča { $name } vypršal. Do návratu hrá bot.
table-nudged = { $by } posiela pripomienku: { $name } je na ťahu.
refused-nudged = Pripomienka už odišla. Počkaj pár hodín.
refused-not-waited-for = Na tohto hráča nikto nečaká.
page-when = Kedy hráte?
page-when-now = Teraz, spolu
page-when-days = Na dni
page-time = Čas na rozhodnutie
page-time-off = Bez limitu
page-time-brisk = 30 sekúnd
page-time-calm = 2 minúty
page-time-days-help = Každý hrá, keď má chvíľu. Môžeš dostať správu, keď si na ťahu.
page-time-days-each = Dní na rozhodnutie
page-time-then = Keď čas vyprší
page-time-once = Raz rozhodne bot
page-time-back = Bot prevezme stoličku
page-time-weekend = Víkendy sa nepočítajú
page-time-more = Dať znova celý čas
page-left-you = Si na ťahu: zostáva { $time }
page-last-here = naposledy tu { $time }
page-nudge = Pripomenúť
desk-your-turn = Si na ťahu
desk-waiting = Čaká sa na: { $names }
desk-since = od { $time }
desk-left = zostáva { $time }
desk-recap =
    { $count ->
        [one] Od tvojej návštevy { $count } ťah
        [few] Od tvojej návštevy { $count } ťahy
       *[other] Od tvojej návštevy { $count } ťahov
    }
desk-recap-title = Čo sa stalo
desk-recap-go = K stolu
desk-recap-show = Ukázať na stole

## Notices

notices-title = Upozornenia
notices-offer = Dať ti vedieť, keď budeš na ťahu?
notices-help = Pri stole na dni: keď si na ťahu, než ti vyprší čas, keď ti to niekto pripomenie.
notices-device = Na tomto zariadení
notices-blocked = Prehliadač upozornenia z tejto stránky blokuje. Zmeníš to v jeho nastaveniach pre túto stránku.
notices-no-service = Služba prehliadača pre upozornenia odtiaľto nie je dostupná, na tomto zariadení to teda nejde. Ide to v inej aplikácii, pozri nižšie.
notices-unable = Tento prehliadač tu upozornenia dostávať nemôže. Na iPhone najprv pridaj stránku na plochu; inde treba HTTPS.
notices-webhook = V inej aplikácii
notices-app = Ktorá aplikácia?
notices-app-ntfy = ntfy
notices-app-chat = Matrix, Slack, Discord…
notices-ntfy-help = ntfy je bezplatná aplikácia na upozornenia. Nainštaluj si ju do telefónu, ťukni v nej na + a zadaj tento názov: { $topic }. Potom tu ulož.
notices-chat-help = V nastaveniach svojej miestnosti alebo kanála vytvor webhook a jeho adresu vlož sem.
notices-address = Adresa
notices-save = Uložiť a poslať na skúšku
notices-try = Poslať na skúšku
notices-quiet = Tiché hodiny
notices-quiet-from = Od (hodina)
notices-quiet-to = Do (hodina)
notices-off = Vypnúť všetky upozornenia
notices-sent = Odoslané. O chvíľu by malo dôjsť.
fault-notice-address = Na túto adresu sa upozornenia posielať nedajú.
fault-time-zone = Tento server tvoje časové pásmo nepozná.
fault-notice-failed = Upozornenie nedošlo. Skontroluj adresu.
fault-notices-most = Viac zariadení s upozorneniami mať nemôžeš.
notice-turn = { $game }: si na ťahu.
notice-nudge = { $game }: { $by } pripomína, že si na ťahu.
notice-soon = { $game }: tvoj čas čoskoro vyprší a stále si na ťahu.
notice-late = { $game }: tvoj čas vypršal, rozhoduje za teba bot.
notice-over = { $game }: hra sa skončila.
notice-test = Upozornenia chodia sem.
privacy-notices = Upozornenia dostáva len ten, kto si ich zapne: server si potom pamätá, kde ich tvoj prehliadač prijíma, alebo adresu od teba, a pošle tam jeden riadok; služba prehliadača ho prečítať nevie. Pri stole na dni si pamätá aj čas tvojej poslednej návštevy.
