## Stránka správcu a stránka o súkromí

privacy-title = Súkromie
privacy-who = Nie sú tu žiadne účty. Jediná cookie hovorí serveru, kto si, aby sa tvoje stoly dali znova nájsť; iná tu nie je.
privacy-kept = Server uchováva tvoje meno, podobu a jazyk, stoly, pri ktorých sedíš, aj so všetkými ťahmi, to, čo píšeš v chate, a obrázky, ktoré prinesieš.
privacy-seen = Pri stole všetci vidia tvoje meno, podobu, ťahy a chat. Sieťová adresa slúži len na ochranu pred zneužitím; ukladá sa len tá, ktorú správca zakáže.
privacy-nobody = Nič nejde nikomu ďalšiemu: žiadne reklamy, žiadne počítanie návštevníkov, nič z cudzích serverov.
privacy-days-tables = Dni, po ktorých sa nepoužívaný stôl zmaže: { $days }
privacy-days-chat = Dni, po ktorých sa chat zmaže: { $days }
privacy-days-decks = Dni, po ktorých sa nepoužívané obrázky zmažú: { $days }
privacy-delete = Zmazať všetko o mne
privacy-delete-help = Meno, obrázky, chat a stoly, kde nesedí nikto iný, zmiznú navždy. Pri stoloch s ostatnými ťa nahradí niekto bez mena; slová, ktoré sú ťahom hry, v nej zostanú.
privacy-delete-sure = Áno, zmazať všetko
privacy-deleted = Všetko o tebe je zmazané.
host-title = Pre správcu servera
host-token = Token
host-token-help = Vypíše ho príkaz „stolek admin token“.
host-open = Otvoriť
host-tables = Stoly práve teraz
host-people = Ľudia práve teraz
host-barred = Nemajú prístup
host-none = Nikto a nič tu nie je.
host-lines = Pripojenia: { $lines }
host-close = Zavrieť
host-delete = Zmazať
host-kick = Poslať na hodinu preč
host-ban = Zakázať
host-allow = Znova povoliť
host-sure = Naozaj: { $what }?
host-server = Server
host-stored = Uložené: stoly: { $tables }, hry: { $games }, ľudia: { $people }, zbierky obrázkov: { $decks }
host-old = Čo je staré
host-would = Zmizli by: stoly: { $tables }, hry: { $games }, riadky chatu: { $chats }
host-tidy = Zmazať, čo je staré
host-restart = Reštartovať

## HTTPS doma (/trust)

trust-title = Dôverovať tomuto domu
trust-why = Cez HTTPS vie mobil zdieľať odkazy, nechať obrazovku svietiť a nainštalovať stôl ako aplikáciu. Na to musí začať dôverovať certifikátu tohto domu; stačí raz. Certifikát platí len pre adresy doma, pre nič iné na sieti.
trust-fetch = Stiahnuť certifikát
trust-apple = iPhone a iPad
trust-apple-how = Stiahni ho v Safari a povoľ profil. V Nastaveniach otvor „Všeobecné“, potom „VPN a správa zariadenia“, a nainštaluj ho. Potom ho zapni v časti „Všeobecné“, „Informácie“, „Nastavenia dôvery certifikátov“.
trust-android = Android
trust-android-how = Stiahni ho, v nastaveniach vyhľadaj „certifikát CA“, zvoľ ho, potvrď inštaláciu a vyber stolek.crt.
trust-computer = Počítač
trust-computer-how = Otvor stolek.crt a nastav, že sa mu má pri weboch vždy dôverovať. Firefox: Nastavenia, Certifikáty, Zobraziť certifikáty, Autority, Importovať.
trust-then = Potom je stôl na adrese
trust-without = Nemusíš. Ide to aj bez toho, na adrese
trust-none = Tento server nemá certifikát. Má ho, keď sa spustí s --lan.
