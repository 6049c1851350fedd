## Pomoc k príkazu

help-stolek = Kartový stôl pre rodinné hry: hraj v termináli, spusti server, sleduj botov, over si uložené hry.
help-play = Zahraj si v tomto termináli proti botom.
help-check = Preskúšaj, či hra dodržiava zmluvu a či sa odhalí každý zámerne vyrobený únik.
help-simulate = Nechaj botov odohrať mnoho hier a spočítaj výhry.
help-ladder = Nechať hrať každého bota s každým a zoradiť ich.
help-report = Napísať stránku o hre: spravodlivosť miest, dĺžka, konce a čo menia jej voľby.
help-replay = Ukáž uloženú hru znova tak, ako ju videl jeden z hráčov.
help-verify = Over, že uložená hra zodpovedá pravidlám a svojmu semienku.
help-golden = Sprav z uloženej hry test: zapíše sa, čo sa kto z hráčov dozvedel, a odvtedy sa to porovnáva.
help-rules = Prečítaj si pravidlá hry, alebo jedno podľa značky.
help-deck = Prezri si karty hry alebo over vlastné.
help-deck-show = Vypíš všetky karty.
help-deck-check = Over súbor s kartami; chyba sa hlási aj s riadkom.
help-deck-export = Zapíš karty hry do súboru, ktorý môžeš meniť.
help-deck-print = Priprav karty ako PDF na vytlačenie a vystrihnutie, s rubmi a pravidlami.
help-deck-print-out = Kam PDF zapísať; inak HRA.pdf.
help-deck-build = Zabaľ priečinok vlastných obrázkov tak, aby sa s nimi dalo hrať.
help-deck-folder = Priečinok alebo zip s obrázkami (PNG, JPEG, WebP), prípadne aj s deck.toml.
help-deck-out = Kam zapísať zabalené obrázky.
help-deck-name = Ako sa obrázky volajú.
help-bench = Zmeraj, aký je Stolek rýchly.
help-bench-engine = Rozhodnutia za sekundu pri náhodnej hre, jeden proces.
help-bench-own = Zmeraj, čo boti tejto hry vedia okrem vyhrávania, na nápovedách, ktoré napísali ľudia.
help-serve = Prestri stôl: ostatní hrajú vo svojich prehliadačoch.
help-settings = Vypíš všetky nastavenia servera ako súbor na vyplnenie.
help-backup = Ulož všetko, čo server uchováva, do jedného súboru; aj počas behu.
help-restore = Vráť zálohu; bežiaci server sa s ňou reštartuje.
help-backup-file = Súbor, ktorý vznikne; je v ňom tajný kľúč, dobre ho uschovaj.
help-restore-file = Súbor, ktorý vytvoril stolek backup.
help-admin = Staraj sa o bežiaci server: stoly, ľudia, čo je staré.
help-admin-show = Ukáž stoly a ľudí, ktorí tu práve sú, a koľko je uložené.
help-admin-token = Vypíš token, na ktorý sa pýta stránka správcu.
help-admin-close = Zavri stôl: už k nemu nikto nemôže.
help-admin-kick = Pošli človeka na hodinu preč.
help-admin-ban = Nepúšťaj sem človeka alebo adresu.
help-admin-allow = Znova povoľ človeka, adresu alebo zavretý stôl.
help-admin-delete-person = Zmaž všetko o človeku.
help-admin-delete-table = Zmaž stôl aj s jeho hrami.
help-admin-delete-game = Zmaž uloženú hru; s poslednou zmizne aj stôl.
help-admin-tidy = Zmaž, čo je staršie, než dovoľujú nastavenia.
help-admin-restart = Reštartuj server; hry pokračujú.
help-dry-run = Len povedz, čo by sa zmazalo.
help-admin-table = Označenie stola: koniec jeho odkazu.
help-admin-person = Označenie človeka, ako ho vypíše admin show.
help-admin-who = Označenie človeka, adresa alebo (pri povolení) stôl.
help-admin-number = Koľká hra pri stole, počítané od 1.
help-join = Prisadni si z terminálu k stolu bežiaceho servera.
help-doctor = Over, či tu je všetko, čo Stolek potrebuje.
help-version = Ukáž verziu a skonči.
help-help = Ukáž túto pomoc a skonči.
help-game = Značka hry.
help-saved-file = Uložená hra.
help-lang = Jazyk všetkých textov; inak STOLEK_LANG alebo jazyk systému.
help-plain = Jednoduché riadky pre čítačky obrazovky: bez rámčekov, bez farieb.
help-json = Zapíš JSON pre programy.
help-players = Koľko vás hrá.
help-variant = Ktorý variant hry.
help-option = Nastavenie hry; smie sa opakovať.
help-deck-file = Hraj s kartami z tohto súboru.
help-play-bots = Ostatní hráči, miesto po mieste: úrovne (random, easy, casual, strong, master) alebo path.py:Trieda. Posledný doplní zvyšné miesta.
help-seat = Tvoje miesto, počíta sa od 1 (inak 1; v uloženej hre to, kde sedíš).
help-play-seed = Ľubovoľný text; rovnaký text rozdá rovnaké karty.
help-resume = Pokračuj v uloženej hre.
help-play-save = Kam hru uložiť.
help-games = Najmenej koľko hier; každé rozdanie sa hrá raz pre každé rozsadenie botov.
help-check-games = Koľko hier sa odohrá na zmluvu a najviac na každý únik; inak toľko, čo v testoch.
help-bots = Hráči, miesto po mieste: úrovne (random, easy, casual, strong, master) alebo path.py:Trieda. Jedno meno obsadí všetky miesta; posledné doplní zvyšné.
help-seed = Ľubovoľný text; rovnaký text dá rovnaké hry.
help-deals = Koľko rozdaní; každé sa hrá raz pre každé rozsadenie botov.
help-ladder-bots = Boti oddelení čiarkami: úrovne, alebo cesta.py:Trieda (inak všetky úrovne hry).
help-report-bot = Kto hrá na všetkých miestach: úroveň, alebo cesta.py:Trieda (inak obvyklá úroveň).
help-report-style = Štýl napísať do tohto súboru vedľa stránky, aby ho zdieľalo viac stránok; inak je v nej.
help-page-file = Napísať do tohto súboru stránku s grafmi.
help-jobs = Koľko procesov; inak jeden na procesor. Výsledky od toho nezávisia.
help-ray = Nechať hrať stroje klastra Ray na tejto adrese; bez adresy Ray na tomto počítači. Výsledky od toho nezávisia.
help-save = Ulož každú hru do tohto priečinka.
help-as = Čí pohľad: seat:2 (od 1), spectator alebo full.
help-step = Len tento ťah a stôl po ňom; 0 je rozdanie.
help-golden-name = Ako sa má test volať; inak ako súbor.
help-rule = Značka pravidla; bez nej všetky.
help-deck-instead = Súbor s kartami; inak karty hry.
help-deck-to-check = Súbor s kartami.
help-deck-target = Kam zapísať; inak na štandardný výstup.
help-bench-games = Ktoré hry; inak všetky.
help-peers = Zmeraj v tom istom behu aj iné enginy a ukáž pomer.
help-twins = Merať dvojníkov pravidiel v JAX (rozšírenie „fast“) namiesto čitateľných pravidiel.
help-bench-seconds = Sekundy procesora na jeden beh; behov je päť.
help-without-words = Akoby doplnok „words“ nebol nainštalovaný.
help-bench-rounds = Najmenej koľko kôl sa odohrá pre každý počet hráčov.
help-bench-data = Súbor, na ktorom sa meria; inak ten z repozitára.
help-host = Adresa, na ktorej server počúva.
help-port = Port, na ktorom server počúva.
help-data = Priečinok pre databázu a tajné kľúče.
help-database = PostgreSQL, ktorý uchováva všetko namiesto priečinka; môže ho zdieľať viac serverov.
help-open = Otvor prehliadač.
help-lan = Pusti k stolu mobily z domácej siete; ukáže adresu a QR kód.
help-share = Pusti k stolu priateľov odinakiaľ cez tento ssh server; ukáže adresu a QR kód.
help-set = Jedno nastavenie podľa mena; možno zadať viackrát. Má prednosť pred súborom aj prostredím.
help-settings-file = Súbor TOML s nastaveniami; inak STOLEK_SETTINGS.
help-url = Odkaz na stôl, ako ho ukazuje jeho stránka.
help-name = Ako ťa volajú ostatní.

## Hra v termináli

play-you = Ty
play-commands = Zadaj číslo možnosti. ? vysvetlí možnosti (? 2 tú druhú), prečo vysvetlí posledné odmietnutie alebo výsledok, denník povie, čo sa stalo, pravidlá ukáže pravidlá, q uloží a skončí.
play-help = Zadaj číslo možnosti. ? vysvetlí všetky možnosti, ? 2 tú druhú. prečo: pravidlo, podľa ktorého padlo posledné odmietnutie alebo výsledok. stôl: znova stôl. viac: podrobnosti a opisy obrázkov. denník: všetko, čo sa stalo. pravidlá: všetky pravidlá, pravidlá a značka: jedno z nich. q: uložiť a skončiť.
play-your-choice = Tvoja voľba:
play-your-text = Tvoj text ({ $least } až { $most } znakov):
play-after = prečo, denník, pravidlá, alebo Enter na koniec:
play-word-explain = vysvetli
play-word-why = prečo
play-word-table = stôl
play-word-more = viac
play-word-log = denník
play-word-rules = pravidlá
play-word-help = pomoc
play-word-quit = koniec
play-ask-why = (napíš prečo a uvidíš pravidlo)
play-not-understood = To nie je číslo možnosti ani príkaz; h vypíše príkazy.
play-nothing-to-explain = Zatiaľ niet čo vysvetľovať.
play-result = Hra sa skončila
play-saved = Uložené ako { $file }.
play-go-on = Pokračuj príkazom:
play-seated = Pri stole teraz sedia: { $names }.
play-no-usual-bot = Táto hra nemá bota { $usual }; hrá { $level }, najsilnejší, akého má. Iného vyberie --bots.

## Uložené hry

replay-opening = Rozdanie
replay-move = Ťah { $number }: { $who }
verify-over = Hra je v poriadku a dohraná do konca: { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
} hry { $game } podľa verzie pravidiel { $rules }.
verify-running = Hra je v poriadku, ale ešte sa neskončila: { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
} hry { $game } podľa verzie pravidiel { $rules }.
verify-seed = Semienko zodpovedá svojmu odtlačku { $commitment }.
check-sound = { $game } zmluvu dodržiava: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } hier
}, { $setups ->
    [one] { $setups } príprava
    [few] { $setups } prípravy
   *[other] { $setups } príprav
}, žiaden zákon nie je porušený.
check-broken = { $game } zmluvu porušuje:
check-few-twins = Len { $share } % hier sa dalo porovnať so svetom, ktorý sa líši v tajomstvách: tajomstvá sa takmer neskúšajú. Žiadne dve rôzne karty nezostanú nikomu pol hry neznáme: pozri docs/adding-a-game.md, „Few twins“.
check-leaks-later = Úniky sa skúšajú, až keď hra zmluvu dodrží.
check-kind = Únik
check-target = Kde
check-laws = Odhalil ho
check-first = V hre
check-missed = nikto
check-all-noticed = Odhalené sú všetky úniky, spolu { $leaks }.
check-some-missed = Neodhalené úniky: { $missed } z { $leaks }. Čo sa tu neodhalí, môže sa tejto hre stať.
check-leak-mark-removed = odstránená značka
check-leak-place-opened = otvorené miesto
check-leak-place-said-open = miesto označené za verejné
check-leak-hand-shown = skryté karty v pohľade
check-leak-options = zoznam možností
check-leak-order = poradie udalostí
check-leak-refusal = odmietnutie
check-leak-length = dĺžka správy
check-leak-everything = všetko všetkým
golden-written = Do { $folder } je zapísané: { $files }. Skôr než tie prepisy uložíš do repozitára, prečítaj si ich.
rules-about = Týka sa: { $rules }

## Karty

deck-built = Zapísané do { $file }: { $name }, { $count ->
    [one] { $count } obrázok
    [few] { $count } obrázky
   *[other] { $count } obrázkov
}.
deck-no-alt = Obrázky bez popisu pre hráčov, ktorí ich nevidia: { $count }. Popis patrí do deck.toml ako alt.
deck-title = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
deck-group = { $mark }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
deck-good = { $file } je v poriadku: { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}.
deck-written = Zapísané do { $file }. Zmeny si over príkazom:
deck-printed = Zapísané do { $file }. Tlač v mierke 100 % na A4.

## Laboratórium

report-played = { $game }, počet hráčov { $players }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } hier
}, rozdaní { $deals }, { $rotations ->
    [1] každé raz
   *[other] každé { $rotations }×, vždy s iným rozsadením botov
} (semienko { $seed }).
report-decisions = Priemerne { $decisions } rozhodnutí na hru.
report-bot = Bot
report-seat = Miesto
report-won = Výhry
report-interval = 95 % interval
report-fair = Rovný diel
report-times-fair = Výhry / diel
report-score = Priemer bodov
report-note = Spoločná výhra sa delí. Intervaly sa počítajú podľa rozdaní: hry z jedného rozdania platia za jednu.
report-saved = Uložené hry: { $games }, priečinok { $folder }.
report-of = { $game }: správa
report-basis = Na všetkých miestach boti úrovne { $bot }, { $games ->
    [one] { $games } rozdanie
    [few] { $games } rozdania
   *[other] { $games } rozdaní
}, semienko { $seed }. Rovnaký príkaz dá znova rovnaké čísla.
report-fairness = Sú miesta spravodlivé?
report-fairness-note = Podiel výhier každého miesta, keď hrajú rovnakí boti, s 95% intervalmi. Čiarkovane je spravodlivý podiel.
report-with-players = { $players ->
    [one] { $players } hráč.
    [few] { $players } hráči.
   *[other] { $players } hráčov.
}
report-length = Dĺžka
report-endings = Ako sa končí
report-ending = Koniec alebo pravidlo, ktoré rozhodlo
report-share = Podiel hier
report-winning = Čo vyhráva
report-score-winner = Priemerné body víťaza
report-score-others = Priemerné body ostatných
report-shared-wins = Spoločné výhry
report-skill = Výhry jedného bota { $bot } medzi botmi { $weaker } ako násobok spravodlivého podielu
report-what = Čo
report-found = Zistené
report-scores = Body víťazov
report-options = Čo menia voľby
report-options-note = Používaná hodnota má hviezdičku. Umenie je, koľkokrát viac než spravodlivý podiel vyhrá jeden lepší bot medzi slabšími.
report-option = Voľba
report-first-seat = Výhry miesta 1
report-skill-short = Umenie
report-written = Zapísané: { $file }
ladder-of = { $game }: rebríček botov
ladder-rating = Hodnotenie
ladder-next = Lepší než ďalší
ladder-note = Každá dvojica hrala { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[other] { $deals } rozdaní
} na striedavých miestach, semienko { $seed }. Najslabší má 0; kto má o 100 bodov viac, vyhrá 64 zo 100.
ladder-pairs = Kto koho poráža
report-engine = Engine
report-players = Hráči
report-rate = Rozhodnutia/s
report-widest = Najviac možností
report-times = { $ratio } × { $name }
report-bench-note = Náhodná hra v jednom procese; rozhodnutia s aspoň dvoma možnosťami za sekundu procesora, medián piatich striedavých behov.
report-ratio = Rýchlosť hry { $game }: { $ratios }.
report-figure = { $what }: { $value } (z { $count })
report-figure-holds = { $what }: { $value } (z { $count }; hranica { $bar }: splnená)
report-figure-falls-short = { $what }: { $value } (z { $count }; hranica { $bar }: NESPLNENÁ)

## Pri cudzom stole

join-at-table = Sedíš pri stole { $table } ako { $name }.
join-chairs = Stoličky
join-free = voľné
join-waiting-start = Čaká sa, kým hostiteľ hru spustí.
join-waiting = Čaká sa: { $names }.
join-looking-on = Všetky stoličky sú obsadené: pozeráš sa.
join-lost = Spojenie sa prerušilo; skúša sa znova.
join-left = Odchádzaš od stola; môže tam za teba hrať bot. Späť sa dostaneš tým istým odkazom.
join-go-on = Stlač Enter a ide sa ďalej:
join-start = Enter: môžeš začať, s: spusti hru, q: odíď od stola:
join-over = Hra pri tomto stole sa skončila.

## Prehliadka

doctor-good = [ok]
doctor-note = [--]
doctor-bad = [!!]
doctor-python = Python
doctor-python-hint = Stolek potrebuje Python 3.11 alebo novší.
doctor-packages = Balíky
doctor-packages-hint = Tieto chýbajú: spusti make setup, alebo znova pip install 'stolek[serve]'.
doctor-games = Hry
doctor-data = Priečinok dát
doctor-data-hint = Nedá sa doň zapisovať: vyber iný pomocou --data.
doctor-port = Port
doctor-port-hint = Už na ňom niečo počúva; zvoľ iný pomocou --port.
doctor-page = Stránka
doctor-page-hint = Stránka nie je zostavená: spusti make page.
doctor-page-node-hint = Stránka nie je zostavená a chýba node: spusti make play, ktorý ho stiahne, alebo nainštaluj wheel, ktorý stránku obsahuje.
doctor-browser = Prehliadač
doctor-browser-hint = Nie je tu žiaden známy prehliadač: otvor vypísanú adresu na inom zariadení, alebo hraj v termináli.
doctor-healthy = Všetko, čo na hranie treba, tu je.
doctor-ill = Niečo chýba; pozri riadky s [!!].

## Starostlivosť o server

backup-done = Záloha je hotová: { $file } ({ $size } kB). Je v nej tajný kľúč, dobre ju uschovaj.
restore-done = Záloha je na svojom mieste. Čo tu bolo predtým, zostalo v priečinku, ktorého názov sa začína na before-restore.
restore-restarts = Server sa reštartuje so zálohou. Čo tu bolo predtým, zostane v priečinku, ktorého názov sa začína na before-restore.
admin-table = Stôl { $id }: { $game }, { $phase }, pripojenia: { $lines }; { $names }
admin-person = Človek { $id }: { $name }, pripojenia: { $lines }; { $where }
admin-barred = Nemá prístup: { $kind } { $id }
admin-stored = Uložené: stoly: { $tables }, hry: { $games }, ľudia: { $people }, zbierky obrázkov: { $decks }
admin-would = Zmizli by: stoly: { $tables }, hry: { $games }, riadky chatu: { $chats }
admin-deleted = Zmizli: stoly: { $tables }, hry: { $games }, ľudia: { $people }, riadky chatu: { $chats }
admin-done = Hotovo.
admin-token = Stránka správcu je { $address }; pýta sa na tento token:
