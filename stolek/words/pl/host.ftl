## Strona prowadzącego i strona o prywatności

privacy-title = Prywatność
privacy-who = Nie ma tu kont. Jeden plik cookie mówi serwerowi, kim jesteś, dzięki czemu znów znajdziesz swoje stoły; innych nie ma.
privacy-kept = Serwer przechowuje wybrane imię, postać i język, twoje stoły ze wszystkimi ruchami, to, co piszesz na czacie, i dodane obrazki.
privacy-seen = Wszyscy przy stole widzą twoje imię, postać, ruchy i czat. Adres sieciowy służy tylko ochronie przed nadużyciami; zapisywany jest tylko adres zablokowany.
privacy-nobody = Nic nie trafia do nikogo innego: żadnych reklam, żadnego liczenia gości, nic z obcych serwerów.
privacy-days-tables = Dni, po których nieużywany stół jest usuwany: { $days }
privacy-days-chat = Dni, po których czat jest usuwany: { $days }
privacy-days-decks = Dni, po których nieużywane obrazki są usuwane: { $days }
privacy-delete = Usuń wszystko o mnie
privacy-delete-help = Imię, obrazki, czat i stoły, przy których nie ma nikogo innego, znikną na zawsze. Przy stołach z innymi zastąpi cię ktoś bez imienia; słowa zagrane jako ruch zostaną w grze.
privacy-delete-sure = Tak, usuń wszystko
privacy-deleted = Wszystko o tobie zostało usunięte.
host-title = Dla osoby prowadzącej serwer
host-token = Token
host-token-help = Wypisuje go polecenie „stolek admin token”.
host-open = Otwórz
host-tables = Stoły teraz
host-people = Ludzie teraz
host-barred = Bez wstępu
host-none = Nie ma tu nikogo ani niczego.
host-lines = Połączenia: { $lines }
host-close = Zamknij
host-delete = Usuń
host-kick = Odeślij na godzinę
host-ban = Zablokuj
host-allow = Dopuść znowu
host-sure = Na pewno: { $what }?
host-server = Serwer
host-stored = Zapisane: stoły: { $tables }, partie: { $games }, ludzie: { $people }, komplety obrazków: { $decks }
host-old = Stare dane
host-would = Zniknęłyby: stoły: { $tables }, partie: { $games }, wiersze czatu: { $chats }
host-tidy = Usuń stare
host-restart = Zrestartuj

## HTTPS w domu (/trust)

trust-title = Zaufaj temu domowi
trust-why = Przez HTTPS telefon może udostępniać linki, nie wygaszać ekranu i zainstalować stół jako aplikację. Musi do tego raz zaufać certyfikatowi tego domu. Certyfikat jest ważny tylko dla adresów w domu, dla niczego innego w sieci.
trust-fetch = Pobierz certyfikat
trust-apple = iPhone i iPad
trust-apple-how = Pobierz go w Safari i zezwól na pobranie profilu. W Ustawieniach otwórz „Ogólne”, potem „VPN i zarządzanie urządzeniem”, i zainstaluj go. Potem włącz go w „Ogólne”, „To urządzenie”, „Ustawienia zaufania certyfikatów”.
trust-android = Android
trust-android-how = Pobierz go, wyszukaj w ustawieniach „certyfikat CA”, wybierz go, zainstaluj mimo ostrzeżenia i wskaż stolek.crt.
trust-computer = Komputer
trust-computer-how = Otwórz stolek.crt i zawsze ufaj mu na stronach internetowych. Firefox: Ustawienia, Certyfikaty, Wyświetl certyfikaty, Organy certyfikacji, Importuj.
trust-then = Potem stół jest pod adresem
trust-without = Nie musisz. Bez tego też działa, pod adresem
trust-none = Ten serwer nie ma certyfikatu. Ma go, gdy jest uruchomiony z --lan.
