## Deadlines, notices and the desk: tables that are played over days.

table-time-up-once = Czas gracza { $name } minął. Ten jeden raz decyduje bot.
table-time-up = Czas gracza { $name } minął. Do powrotu gra bot.
table-nudged = { $by } wysyła przypomnienie: { $name }.
refused-nudged = Przypomnienie już poszło. Poczekaj kilka godzin.
refused-not-waited-for = Na tę osobę nikt nie czeka.
page-when = Kiedy gracie?
page-when-now = Teraz, razem
page-when-days = Na dni
page-time = Czas na decyzję
page-time-off = Bez limitu
page-time-brisk = 30 sekund
page-time-calm = 2 minuty
page-time-days-help = Każdy gra, gdy ma chwilę. Możesz dostać powiadomienie, gdy przyjdzie twoja kolej.
page-time-days-each = Dni na decyzję
page-time-then = Gdy czas minie
page-time-once = Raz decyduje bot
page-time-back = Bot przejmuje miejsce
page-time-weekend = Weekendy się nie liczą
page-time-more = Daj znów cały czas
page-left-you = Twoja kolej: zostało { $time }
page-last-here = ostatnio tutaj { $time }
page-nudge = Przypomnij
desk-your-turn = Twoja kolej
desk-waiting = Czekamy na: { $names }
desk-since = od { $time }
desk-left = zostało { $time }
desk-recap =
    { $count ->
        [one] { $count } ruch od twojej wizyty
        [few] { $count } ruchy od twojej wizyty
        [many] { $count } ruchów od twojej wizyty
       *[other] { $count } ruchu od twojej wizyty
    }
desk-recap-title = Co się wydarzyło
desk-recap-go = Do stołu
desk-recap-show = Pokaż na stole

## Notices

notices-title = Powiadomienia
notices-offer = Dać ci znać, gdy przyjdzie twoja kolej?
notices-help = Przy stole na dni: gdy twoja kolej, zanim minie twój czas, gdy ktoś ci przypomina.
notices-device = Na tym urządzeniu
notices-blocked = Przeglądarka blokuje powiadomienia tej strony. Można to zmienić w jej ustawieniach witryny.
notices-no-service = Usługa powiadomień przeglądarki jest stąd nieosiągalna, więc na tym urządzeniu się nie da. Można w innej aplikacji, zobacz niżej.
notices-unable = Ta przeglądarka nie może tu dostawać powiadomień. Na iPhonie najpierw dodaj stronę do ekranu głównego; gdzie indziej potrzebny jest HTTPS.
notices-webhook = W innej aplikacji
notices-app = Która aplikacja?
notices-app-ntfy = ntfy
notices-app-chat = Matrix, Slack, Discord…
notices-ntfy-help = ntfy to bezpłatna aplikacja do powiadomień. Zainstaluj ją w telefonie, dotknij w niej + i wpisz tę nazwę: { $topic }. Potem zapisz tutaj.
notices-chat-help = W ustawieniach swojego pokoju lub kanału utwórz webhook i wklej tu jego adres.
notices-address = Adres
notices-save = Zapisz i wyślij na próbę
notices-try = Wyślij na próbę
notices-quiet = Godziny ciszy
notices-quiet-from = Od (godzina)
notices-quiet-to = Do (godzina)
notices-off = Wyłącz wszystkie powiadomienia
notices-sent = Wysłano. Zaraz powinno dotrzeć.
fault-notice-address = Na ten adres nie można wysyłać powiadomień.
fault-time-zone = Ten serwer nie zna twojej strefy czasowej.
fault-notice-failed = Powiadomienie nie dotarło. Sprawdź adres.
fault-notices-most = Nie możesz mieć więcej urządzeń z powiadomieniami.
notice-turn = { $game }: twoja kolej.
notice-nudge = { $game }: { $by } przypomina, że to twoja kolej.
notice-soon = { $game }: twój czas wkrótce minie, a nadal twoja kolej.
notice-late = { $game }: twój czas minął, decyduje za ciebie bot.
notice-over = { $game }: gra skończona.
notice-test = Powiadomienia przychodzą tutaj.
privacy-notices = Powiadomienia dostaje tylko ten, kto je włączy: serwer pamięta wtedy, gdzie odbiera je twoja przeglądarka, albo podany adres, i wysyła tam jedną linijkę; usługa przeglądarki nie może jej przeczytać. Przy stole na dni pamięta też, kiedy ostatnio tam zaglądano.
