## Stránka správce a stránka o soukromí

privacy-title = Soukromí
privacy-who = Nejsou tu žádné účty. Jediná cookie říká serveru, kdo jsi, aby se tvoje stoly zase našly; jiná tu není.
privacy-kept = Server uchovává tvoje jméno, podobu a jazyk, stoly, u kterých sedíš, i se všemi tahy, to, co píšeš v chatu, a obrázky, které přineseš.
privacy-seen = U stolu všichni vidí tvé jméno, podobu, tahy a chat. Na síťovou adresu se server dívá jen kvůli ochraně před zneužitím; ukládá se jen ta, kterou správce zakáže.
privacy-nobody = Nic nejde nikomu dalšímu: žádné reklamy, žádné počítání návštěvníků, nic z cizích serverů.
privacy-days-tables = Dny, po kterých se nepoužívaný stůl smaže: { $days }
privacy-days-chat = Dny, po kterých se chat smaže: { $days }
privacy-days-decks = Dny, po kterých se nepoužívané obrázky smažou: { $days }
privacy-delete = Smazat všechno o mně
privacy-delete-help = Jméno, obrázky, chat a stoly, kde nesedí nikdo jiný, zmizí navždy. U stolů s ostatními tě nahradí někdo beze jména; slova, která jsou tahem hry, v ní zůstanou.
privacy-delete-sure = Ano, smazat všechno
privacy-deleted = Všechno o tobě je smazané.
host-title = Pro správce serveru
host-token = Token
host-token-help = Vypíše ho příkaz „stolek admin token“.
host-open = Otevřít
host-tables = Stoly právě teď
host-people = Lidé právě teď
host-barred = Nemají přístup
host-none = Nikdo a nic tu není.
host-lines = Připojení: { $lines }
host-close = Zavřít
host-delete = Smazat
host-kick = Poslat na hodinu pryč
host-ban = Zakázat
host-allow = Zase povolit
host-sure = Opravdu: { $what }?
host-server = Server
host-stored = Uloženo: stoly: { $tables }, hry: { $games }, lidé: { $people }, sbírky obrázků: { $decks }
host-old = Co je staré
host-would = Zmizely by: stoly: { $tables }, hry: { $games }, řádky chatu: { $chats }
host-tidy = Smazat, co je staré
host-restart = Restartovat

## HTTPS doma (/trust)

trust-title = Důvěřovat tomuhle domu
trust-why = Přes HTTPS umí mobil sdílet odkazy, nechat obrazovku svítit a nainstalovat stůl jako aplikaci. K tomu musí začít důvěřovat certifikátu tohohle domu; stačí jednou. Certifikát platí jen pro adresy doma, pro nic jiného na síti.
trust-fetch = Stáhnout certifikát
trust-apple = iPhone a iPad
trust-apple-how = Stáhni ho v Safari a povol profil. V Nastavení otevři „Obecné“, potom „VPN a správa zařízení“, a nainstaluj ho. Pak ho zapni v části „Obecné“, „Informace“, „Nastavení důvěryhodnosti certifikátů“.
trust-android = Android
trust-android-how = Stáhni ho, v nastavení vyhledej „certifikát CA“, zvol ho, potvrď instalaci a vyber stolek.crt.
trust-computer = Počítač
trust-computer-how = Otevři stolek.crt a nastav, že se mu má u webů vždy důvěřovat. Firefox: Nastavení, Certifikáty, Zobrazit certifikáty, Autority, Importovat.
trust-then = Potom je stůl na adrese
trust-without = Nemusíš. Jde to i bez toho, na adrese
trust-none = Tenhle server nemá žádný certifikát. Má ho, když se spustí s --lan.
