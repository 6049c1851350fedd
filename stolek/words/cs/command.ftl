## Nápověda příkazu

help-stolek = Karetní stůl pro rodinné hry: hraj v terminálu, pusť server, sleduj boty, ověřuj uložené hry.
help-play = Zahraj si v tomhle terminálu proti botům.
help-simulate = Nech boty odehrát mnoho her a spočítej výhry.
help-ladder = Nechat hrát každého bota s každým a seřadit je.
help-report = Napsat stránku o hře: spravedlivost míst, délka, konce a co mění její volby.
help-replay = Ukaž uloženou hru znovu tak, jak ji viděl jeden z hráčů.
help-verify = Ověř, že uložená hra odpovídá pravidlům a svému semínku.
help-check = Vyzkoušej hru na smlouvě a na schválně udělaných únicích: každý z nich musí být odhalen.
help-golden = Udělej z uložené hry test: zapíše se, co se komu řeklo, a napříště se to porovná.
help-rules = Přečti si pravidla hry, nebo jedno podle značky.
help-deck = Prohlédni si karty hry, ověř vlastní balíček.
help-deck-show = Vypiš všechny karty.
help-deck-check = Ověř soubor s balíčkem; chyba se hlásí i s řádkem.
help-deck-export = Zapiš balíček z krabice do souboru, který můžeš měnit.
help-deck-print = Připrav balíček jako PDF k vytištění a nastříhání, s pravidly na jedné stránce.
help-deck-print-out = Kam PDF zapsat; jinak HRA.pdf.
help-deck-build = Zabal složku vlastních obrázků do balíčku, se kterým se dá hrát.
help-deck-folder = Složka nebo zip s obrázky (PNG, JPEG, WebP), případně i s deck.toml.
help-deck-out = Kam zapsat zabalený balíček.
help-deck-name = Jak se balíček jmenuje.
help-bench = Změř, jak je Stolek rychlý.
help-bench-engine = Rozhodnutí za sekundu při náhodné hře, jeden proces.
help-bench-own = Změř, co boti téhle hry umějí kromě vyhrávání, na nápovědách, které napsali lidé.
help-serve = Prostři stůl: ostatní hrají ve svých prohlížečích.
help-settings = Vypiš všechna nastavení serveru jako soubor k vyplnění.
help-backup = Ulož všechno, co server uchovává, do jednoho souboru; i za běhu.
help-restore = Vrať zálohu; běžící server se s ní restartuje.
help-backup-file = Soubor, který vznikne; je v něm tajný klíč, dobře ho uschovej.
help-restore-file = Soubor, který vytvořil stolek backup.
help-admin = Starej se o běžící server: stoly, lidi, co je staré.
help-admin-show = Ukaž stoly a lidi, kteří tu právě jsou, a kolik je uloženo.
help-admin-token = Vypiš token, na který se ptá stránka správce.
help-admin-close = Zavři stůl: už k němu nikdo nemůže.
help-admin-kick = Pošli člověka na hodinu pryč.
help-admin-ban = Nepouštěj sem člověka nebo adresu.
help-admin-allow = Zase povol člověka, adresu nebo zavřený stůl.
help-admin-delete-person = Smaž všechno o člověku.
help-admin-delete-table = Smaž stůl i s jeho hrami.
help-admin-delete-game = Smaž uloženou hru; s poslední zmizí i stůl.
help-admin-tidy = Smaž, co je starší, než dovoluje nastavení.
help-admin-restart = Restartuj server; hry pokračují.
help-dry-run = Jen řekni, co by se smazalo.
help-admin-table = Označení stolu: konec jeho odkazu.
help-admin-person = Označení člověka, jak ho vypíše admin show.
help-admin-who = Označení člověka, adresa, nebo (při povolení) stůl.
help-admin-number = Kolikátá hra stolu, počítáno od 1.
help-join = Přisedni z terminálu ke stolu běžícího serveru.
help-doctor = Podívej se, jestli tu je všechno, co Stolek potřebuje.
help-version = Ukaž verzi a skonči.
help-help = Ukaž tuto nápovědu a skonči.
help-game = Značka hry.
help-saved-file = Uložená hra.
help-lang = Jazyk všech textů; jinak STOLEK_LANG nebo jazyk systému.
help-plain = Prosté řádky pro čtečky: bez rámečků, bez barev.
help-json = Zapiš JSON pro programy.
help-players = Kolik vás hraje.
help-variant = Která varianta hry.
help-option = Nastavení hry; smí se opakovat.
help-deck-file = Hraj s kartami z tohohle souboru.
help-play-bots = Ostatní hráči, místo po místě: úrovně (random, easy, casual, strong, master), nebo path.py:Třída. Poslední doplní zbylá místa.
help-seat = Tvoje místo, počítá se od 1 (jinak 1; v uložené hře to, kde sedíš).
help-play-seed = Libovolný text; stejný text rozdá stejné karty.
help-resume = Pokračuj v uložené hře.
help-play-save = Kam hru uložit.
help-games = Nejméně kolik her; každé rozdání se hraje jednou pro každé rozsazení botů.
help-bots = Hráči, místo po místě: úrovně (random, easy, casual, strong, master), nebo path.py:Třída. Jedno jméno obsadí všechna místa; poslední doplní zbylá.
help-seed = Libovolný text; stejný text dá stejné hry.
help-deals = Kolik rozdání; každé se hraje jednou pro každé rozsazení botů.
help-ladder-bots = Boti oddělení čárkami: úrovně, nebo cesta.py:Třída (jinak všechny úrovně hry).
help-report-bot = Kdo hraje na všech místech: úroveň, nebo cesta.py:Třída (jinak obvyklá úroveň).
help-report-style = Styl napsat do tohoto souboru vedle stránky, aby ho sdílelo více stránek; jinak je v ní.
help-page-file = Napsat do tohoto souboru stránku s grafy.
help-jobs = Kolik procesů; jinak jeden na procesor. Výsledky na tom nezávisí.
help-ray = Nechat hrát stroje clusteru Ray na této adrese; bez adresy Ray na tomto počítači. Výsledky na tom nezávisí.
help-save = Ulož každou hru do téhle složky.
help-as = Čí pohled: seat:2 (od 1), spectator nebo full.
help-step = Jen tenhle tah a stůl po něm; 0 je rozdání.
help-check-games = Kolik her se odehraje na smlouvu a nejvýš na každý únik; jinak tolik co v testech.
help-golden-name = Jak se má test jmenovat; jinak jako soubor.
help-rule = Značka pravidla; bez ní všechna.
help-deck-instead = Soubor s balíčkem; jinak balíček z krabice.
help-deck-to-check = Soubor s balíčkem.
help-deck-target = Kam zapsat; jinak na standardní výstup.
help-bench-games = Které hry; jinak všechny.
help-peers = Změř ve stejném běhu i jiné enginy a ukaž poměr.
help-twins = Měřit dvojníky pravidel v JAX (rozšíření „fast“) místo čitelných pravidel.
help-bench-seconds = Sekundy procesoru na jeden běh; běhů je pět.
help-without-words = Jako by doplněk „words“ nebyl nainstalovaný.
help-bench-rounds = Nejméně kolik kol se pro každý počet hráčů odvypráví.
help-bench-data = Soubor, na kterém se měří; jinak ten z repozitáře.
help-host = Adresa, na které server poslouchá.
help-port = Port, na kterém server poslouchá.
help-data = Složka pro databázi a tajné klíče.
help-database = PostgreSQL, který uchovává všechno místo složky; může ho sdílet více serverů.
help-open = Otevři prohlížeč.
help-lan = Pusť ke stolu mobily z domácí sítě; ukáže adresu a QR kód.
help-share = Pusť ke stolu přátele odjinud přes tento ssh server; ukáže adresu a QR kód.
help-set = Jedno nastavení podle jména; lze zadat víckrát. Má přednost před souborem i prostředím.
help-settings-file = Soubor TOML s nastavením; jinak STOLEK_SETTINGS.
help-url = Odkaz na stůl, jak ho ukazuje jeho stránka.
help-name = Jak ti ostatní říkají.

## Hra v terminálu

play-you = Ty
play-commands = Zadej číslo možnosti. ? vysvětlí možnosti (? 2 tu druhou), proč vysvětlí poslední odmítnutí nebo výsledek, deník řekne, co se stalo, pravidla ukáže pravidla, q uloží a skončí.
play-help = Zadej číslo možnosti. ? vysvětlí všechny možnosti, ? 2 tu druhou. proč: pravidlo, podle kterého padlo poslední odmítnutí nebo výsledek. stůl: znovu stůl. víc: podrobnosti a popisy obrázků. deník: všechno, co se stalo. pravidla, nebo pravidla a značka: pravidla. q: uložit a skončit.
play-your-choice = Tvoje volba:
play-your-text = Tvůj text ({ $least } až { $most } znaků):
play-after = proč, deník, pravidla, nebo Enter na konec:
play-word-explain = vysvětli
play-word-why = proč
play-word-table = stůl
play-word-more = víc
play-word-log = deník
play-word-rules = pravidla
play-word-help = pomoc
play-word-quit = konec
play-ask-why = (napiš proč a uvidíš pravidlo)
play-not-understood = To není číslo možnosti ani příkaz; h vypíše příkazy.
play-nothing-to-explain = Zatím není co vysvětlovat.
play-result = Hra skončila
play-no-usual-bot = Tahle hra nemá bota { $usual }; hraje { $level }, nejsilnější, kterého má. Jiného vybere --bots.
play-saved = Uloženo jako { $file }.
play-go-on = Pokračuj příkazem:
play-seated = U stolu teď sedí: { $names }.

## Uložené hry

replay-opening = Rozdání
replay-move = Tah { $number }: { $who }
verify-over = Hra je v pořádku: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} hry { $game } podle verze pravidel { $rules }, dohraná do konce.
verify-running = Hra je v pořádku: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} hry { $game } podle verze pravidel { $rules }, ještě neskončila.
verify-seed = Semínko odpovídá svému otisku { $commitment }.
check-sound = { $game } smlouvu dodržuje: počet her { $games }, nastavení { $setups }, žádný zákon porušen.
check-broken = { $game } smlouvu porušuje:
check-few-twins = Jen { $share } % her se dalo srovnat se světem, který se liší v tajnostech: tajnosti se skoro nezkoušejí. Žádné dvě různé karty nezůstanou nikomu půl hry neznámé: viz docs/adding-a-game.md, „Few twins“.
check-leaks-later = Úniky se zkoušejí, až když hra smlouvu dodrží.
check-kind = Únik
check-target = Kde
check-laws = Odhalil ho
check-first = Ve hře
check-missed = nikdo
check-all-noticed = Odhaleny jsou všechny úniky, celkem { $leaks }.
check-some-missed = Neodhalené úniky: { $missed } z { $leaks }. Co se tu neodhalí, může se téhle hře stát.
check-leak-mark-removed = odstraněná značka
check-leak-place-opened = otevřené místo
check-leak-place-said-open = místo označené za veřejné
check-leak-hand-shown = skrytá ruka v pohledu
check-leak-options = seznam možností
check-leak-order = pořadí událostí
check-leak-refusal = odmítnutí
check-leak-length = délka zprávy
check-leak-everything = všechno všem
golden-written = Do { $folder } je zapsáno: { $files }. Než ty přepisy uložíš do repozitáře, přečti si je.
rules-about = Týká se: { $rules }

## Balíčky

deck-built = Zapsáno do { $file }: { $name }, { $count ->
    [one] { $count } obrázek
    [few] { $count } obrázky
   *[other] { $count } obrázků
}.
deck-no-alt = Obrázky bez popisu pro hráče, kteří je nevidí: { $count }. Popis patří do deck.toml jako alt.
deck-title = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
deck-group = { $mark }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
deck-good = { $file } je dobrý balíček: { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
deck-written = Zapsáno do { $file }. Změny si ověř příkazem:
deck-printed = Zapsáno do { $file }. Tiskni v měřítku 100 % na A4.

## Laboratoř

report-played = { $game }, počet hráčů { $players }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $deals } rozdání, { $rotations ->
    [1] každé jednou
   *[other] každé { $rotations }×, vždy s jiným rozsazením botů
} (semínko { $seed }).
report-decisions = Průměrně { $decisions } rozhodnutí na hru.
report-bot = Bot
report-seat = Místo
report-won = Výhry
report-interval = 95% interval
report-fair = Rovný díl
report-times-fair = Výhry / díl
report-score = Průměr bodů
report-note = Společná výhra se dělí. Intervaly jsou přes rozdání: hry z jednoho rozdání platí za jednu.
report-saved = Uloženo her: { $games }, složka { $folder }.
report-of = { $game }: zpráva
report-basis = Na všech místech boti úrovně { $bot }, { $games ->
    [one] { $games } rozdání
    [few] { $games } rozdání
   *[other] { $games } rozdání
}, semínko { $seed }. Stejný příkaz dá znovu stejná čísla.
report-fairness = Jsou místa spravedlivá?
report-fairness-note = Podíl výher každého místa, když hrají stejní boti, s 95% intervaly. Čárkovaně je spravedlivý podíl.
report-with-players = { $players ->
    [one] { $players } hráč.
    [few] { $players } hráči.
   *[other] { $players } hráčů.
}
report-length = Délka
report-endings = Jak končí
report-ending = Konec nebo pravidlo, které rozhodlo
report-share = Podíl her
report-winning = Co vyhrává
report-score-winner = Průměrné body vítěze
report-score-others = Průměrné body ostatních
report-shared-wins = Společné výhry
report-skill = Výhry jednoho bota { $bot } mezi boty { $weaker } jako násobek spravedlivého podílu
report-what = Co
report-found = Zjištěno
report-scores = Body vítězů
report-options = Co mění volby
report-options-note = Používaná hodnota má hvězdičku. Umění je, kolikrát víc než spravedlivý podíl vyhraje jeden lepší bot mezi slabšími.
report-option = Volba
report-first-seat = Výhry místa 1
report-skill-short = Umění
report-written = Zapsáno: { $file }
ladder-of = { $game }: žebříček botů
ladder-rating = Hodnocení
ladder-next = Lepší než další
ladder-note = Každá dvojice hrála { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
} na střídavých místech, semínko { $seed }. Nejslabší má 0; kdo má o 100 bodů víc, vyhraje 64 ze 100.
ladder-pairs = Kdo koho poráží
report-engine = Engine
report-players = Hráči
report-rate = Rozhodnutí/s
report-widest = Nejvíc možností
report-times = { $ratio } × { $name }
report-bench-note = Náhodná hra v jednom procesu; rozhodnutí s aspoň dvěma možnostmi za sekundu procesoru, medián pěti střídavých běhů.
report-ratio = Rychlost hry { $game }: { $ratios }.
report-figure = { $what }: { $value } (z { $count })
report-figure-holds = { $what }: { $value } (z { $count }; laťka { $bar }: splněna)
report-figure-falls-short = { $what }: { $value } (z { $count }; laťka { $bar }: NESPLNĚNA)

## U cizího stolu

join-at-table = Sedíš u stolu { $table } jako { $name }.
join-chairs = Židle
join-free = volno
join-waiting-start = Čeká se, až hostitel hru spustí.
join-waiting = Čeká se: { $names }.
join-looking-on = Všechny židle jsou obsazené: díváš se.
join-lost = Spojení se přerušilo; zkouší se znovu.
join-left = Odcházíš od stolu; může tam za tebe hrát bot. Zpátky se dostaneš stejným odkazem.
join-start = Enter, až budeš moct hrát, s spustí hru, q odejde:
join-go-on = Stiskni Enter a jde se dál:
join-over = Hra u tohohle stolu skončila.

## Prohlídka

doctor-good = [ok]
doctor-note = [--]
doctor-bad = [!!]
doctor-python = Python
doctor-python-hint = Stolek potřebuje Python 3.11 nebo novější.
doctor-packages = Balíky
doctor-packages-hint = Tyhle chybějí: spusť make setup, nebo znovu pip install 'stolek[serve]'.
doctor-games = Hry
doctor-data = Složka dat
doctor-data-hint = Nejde do ní zapisovat: vyber jinou pomocí --data.
doctor-port = Port
doctor-port-hint = Už na něm něco poslouchá; zvol jiný pomocí --port.
doctor-page = Stránka
doctor-page-hint = Stránka není sestavená: spusť make page.
doctor-page-node-hint = Stránka není sestavená a chybí node: spusť make play, který ho stáhne, nebo nainstaluj wheel, který stránku obsahuje.
doctor-browser = Prohlížeč
doctor-browser-hint = Není tu žádný známý prohlížeč: otevři vypsanou adresu na jiném zařízení, nebo hraj v terminálu.
doctor-healthy = Všechno, co je ke hře potřeba, tu je.
doctor-ill = Něco chybí; viz řádky s [!!].

## Péče o server

backup-done = Záloha je hotová: { $file } ({ $size } kB). Je v ní tajný klíč, dobře ji uschovej.
restore-done = Záloha je na svém místě. Co tu bylo předtím, zůstalo ve složce, jejíž jméno začíná na before-restore.
restore-restarts = Server se restartuje se zálohou. Co tu bylo předtím, zůstane ve složce, jejíž jméno začíná na before-restore.
admin-table = Stůl { $id }: { $game }, { $phase }, připojení: { $lines }; { $names }
admin-person = Člověk { $id }: { $name }, připojení: { $lines }; { $where }
admin-barred = Nemá přístup: { $kind } { $id }
admin-stored = Uloženo: stoly: { $tables }, hry: { $games }, lidé: { $people }, sbírky obrázků: { $decks }
admin-would = Zmizely by: stoly: { $tables }, hry: { $games }, řádky chatu: { $chats }
admin-deleted = Zmizely: stoly: { $tables }, hry: { $games }, lidé: { $people }, řádky chatu: { $chats }
admin-done = Hotovo.
admin-token = Stránka správce je { $address }; ptá se na tento token:
