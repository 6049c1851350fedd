## Co říká stránka kolem hry.

page-title = Stolek
page-title-at = { $where } · Stolek
page-skip = Přejít na obsah
page-close = Zavřít
page-help = Pravidla a nápověda
page-menu = Nabídka
page-home = Na úvodní stránku
page-loading = Okamžik…
page-more = Víc
page-fewer = Míň
page-back = Zpět
page-language = Jazyk

## Potíže

page-problem-offline = Server teď není k zastižení. Zkontroluj připojení a zkus to znovu.
page-problem-server = Na serveru se něco pokazilo. Zkus to za chvíli znovu.
page-try-again = Zkusit znovu
page-missing-title = Tenhle stůl nikdo neprostřel
page-missing = Na téhle adrese nic není. Možná je odkaz starý, nebo se v něm ztratilo písmeno.
page-no-table = Tahle hra ještě nemá stůl v prohlížeči. Zahrát si ji můžeš v terminálu.
page-reconnecting = Obnovuje se spojení… nic se neztratí.
page-connecting = Připojuje se ke stolu…

## Úvodní stránka

page-start-heading = Co si zahrajeme?
page-start-shelf = Hry
page-play-bots = Hrát { $game } s boty
page-invite = Pozvat přátele
page-more-choices = Hráči a pravidla
page-continue = Tvoje stoly
page-continue-playing = { $game } – hra pokračuje
page-continue-setup = { $game } – čeká se na hráče
page-continue-over = { $game } – dohráno
page-continue-with = hrají: { $names }
page-continue-alone = zatím nikdo další
page-open-tables = Otevřené stoly
page-open-join = Přisednout: { $game }, hostitel { $host }
page-open-free = { $count ->
    [one] jedna volná židle
    [few] { $count } volné židle
   *[other] { $count } volných židlí
  }
page-players-range = { $least }–{ $most } hráčů
page-players-label = Hráči
page-players-unofficial = { $count ->
    [one] { $count } hráč: neoficiálně
    [few] { $count } hráči: neoficiálně
   *[other] { $count } hráčů: neoficiálně
  }
page-level-label = Boti
page-variant-label = Varianta
page-choices-title = { $game }: hráči a pravidla
page-choices-friends = Připravit stůl pro přátele

## Ty

page-me = Tvoje jméno a podoba: { $name }
page-me-title = Ty
page-me-name = Jak ti u stolu říkají
page-me-face = Tvoje podoba
page-me-face-number = Podoba { $number }
page-face-name-1 = Liška
page-face-name-2 = Medvěd
page-face-name-3 = Sova
page-face-name-4 = Ježek
page-face-name-5 = Zajíc
page-face-name-6 = Vlk
page-face-name-7 = Rys
page-face-name-8 = Veverka
page-face-name-9 = Jezevec
page-face-name-10 = Vydra
page-face-name-11 = Kavka
page-face-name-12 = Jelen
page-face-name-13 = Kůň
page-face-name-14 = Kočka
page-face-name-15 = Pes
page-face-name-16 = Myška
page-face-name-17 = Bobr
page-face-name-18 = Čáp
page-face-name-19 = Slon
page-face-name-20 = Lev
page-face-name-21 = Žába
page-face-name-22 = Ryba
page-face-name-23 = Motýl
page-face-name-24 = Želva
page-me-save = Uložit jméno
page-device = Hrát i z dalšího zařízení
page-device-help = Otevři tenhle odkaz v mobilu nebo na jiném počítači a budeš i tam pod stejným jménem. Funguje jednou a jen pár minut.
page-device-make = Vytvořit odkaz pro další zařízení
page-devices = Tvoje zařízení
page-device-unknown = nějaké zařízení
page-device-here = tohle
page-device-revoke = Odpojit
page-device-revoke-named = Odpojit: { $device }

## Boti mají jména

page-bot-1 = Lucerna
page-bot-2 = Kompas
page-bot-3 = Konvička
page-bot-4 = Náprstek
page-bot-5 = Pírko
page-bot-6 = Žalud
page-bot-7 = Kotlík
page-bot-8 = Knoflík
page-bot-9 = Oblázek
page-bot-10 = Svíčka
page-bot-11 = Píšťalka
page-bot-12 = Soudek

## Příprava stolu

page-setup-heading = { $game }: příprava
page-setup-who = Kdo hraje
page-chair-free = Volná židle
page-chair-host = hostitel
page-chair-you = ty
page-chair-ready = připraveno
page-chair-not-ready = ještě ne
page-chair-away = zrovna tu není
page-chair-bot = bot, { $level }
page-chair-sit = Sednout si
page-chair-sit-number = Sednout si na { $number }. židli
page-chair-stand = Vstát
page-chair-set = Kdo sedí na { $number }. židli
page-chair-empty = volno
page-chair-me-too = další hráč na tomhle zařízení
page-chair-bot-level = bot: { $level }
page-setup-invite = Pozvánka
page-setup-link = Odkaz na tenhle stůl
page-copy = Zkopírovat odkaz
page-copied = Odkaz je zkopírovaný.
page-copy-yourself = Stránka běží na obyčejném http a tam prohlížeč sám nekopíruje: podrž odkaz prstem, nebo stiskni Ctrl+C.
page-link-only-here = Tuhle adresu zatím otevře jen tenhle počítač. Mobily se připojí, až ten, kdo Stolek spustil, otevře ho vaší síti.
    .title = Jak ho otevřít
    .help = Stolek ukonči a spusť znovu příkazem
page-share = Poslat odkaz
page-qr = QR kód s odkazem na tenhle stůl
page-qr-help = Namiř sem mobil.
page-setup-open = Otevřeno všem
page-setup-open-help = Stůl uvidí na úvodní stránce každý, kdo je na tomhle serveru. Jinak sem vede jen odkaz.
page-setup-rules = Jak hrajeme
page-setup-host-only = Měnit to může jen hostitel.
page-start-fill = { $count ->
    [0] Začít hru
   *[other] Začít hru s boty
  }
page-start-us = { $count ->
    [one] Hrát bez ostatních
    [few] Jen my { $count }
   *[other] Jen my, je nás { $count }
  }
page-ready = Můžeme začít
page-not-ready = Přece jen ještě ne
page-wait-host = Hru spouští hostitel.
page-sit-first = Zatím se díváš. Jestli chceš hrát, sedni si na volnou židli.
page-spectators = { $count ->
    [0] nikdo se nedívá
    [one] jeden člověk se dívá
    [few] { $count } lidé se dívají
   *[other] { $count } lidí se dívá
  }

## Vlastní obrázky

page-decks = Obrázky
page-decks-house = Obrázky ze hry
page-decks-count = { $count ->
    [one] { $count } obrázek
    [few] { $count } obrázky
   *[other] { $count } obrázků
  }
page-decks-until = zůstane do { $date }
page-decks-unnamed = Naše obrázky
page-decks-unsaid = obrázek bez popisu
page-decks-all = Ukázat všech { $count }
page-decks-bring = Přinést vlastní obrázky
page-decks-bring-help = Soubor .stolek-deck, zip, nebo rovnou obrázky: aspoň { $least }, nejvýš { $most }. Uvidí je jen lidé u tohohle stolu.
page-decks-preparing = Zmenšuju obrázky…
page-decks-sending = Posílám obrázky…
page-decks-checking = Server si každý obrázek prohlíží…
page-decks-left = Vynechané soubory: { $count }
page-decks-describe = Popsat obrázky: { $name }
page-decks-delete = Smazat obrázky „{ $name }“
page-decks-delete-sure = Obrázky ze serveru zmizí a nedají se vrátit. Ve hrách, které se s nimi hrály, po nich zůstanou jen názvy a popisy.
page-decks-delete-yes = Smazat
page-decks-delete-no = Nechat
page-alts = Co je na obrázcích
page-alts-help = Kdo obrázek nevidí, hraje podle tvých slov, a boti taky. Co se ti nechce, vynech.
page-alts-picture = Obrázek { $number } z { $count }
page-alts-name = Název
page-alts-alt = Co je na něm vidět
page-alts-save = Uložit popisy
page-alts-skip = Teď ne

## U stolu

page-menu-title = Nabídka
page-log = Co se stalo
page-log-empty = Zatím se nic nestalo.
page-meanwhile = Mezitím
page-chat = Povídání
page-chat-empty = Zatím nikdo nic neřekl.
page-chat-label = Řekni něco
page-chat-send = Poslat
page-chat-phrases = Připravené věty
page-signs = Ukázat všem
page-sign-love = Krása
page-sign-laugh = Haha
page-sign-wow = Páni
page-sign-hat = Klobouk dolů
page-sign-what = Cože?
page-sign-alas = Ach jo
page-chat-gone = Někdo
page-settings = Nastavení
page-cover-on = Ať za mě hraje bot
page-cover-off = Zase hrát za sebe
page-cover-now = Teď za tebe hraje bot.
page-give = Předat svoji židli
page-give-help = Kdo tenhle odkaz otevře, sedne si na tvoje místo a dostane tvoje karty. Funguje jednou.
page-give-make = Vytvořit odkaz na moji židli
page-leave = Odejít od stolu
page-leave-title = Odejít od stolu?
page-leave-playing = Hra ještě běží. Když odejdeš, dohraje ji za tebe bot a do téhle hry už se vrátit nejde.
page-leave-yes = Odejít nadobro
page-gate = Pro dospělé
page-gate-sum = Kolik je { $a } × { $b }?
page-gate-go = Dál
page-leave-pause = Jen na úvodní stránku
page-leave-no = Zůstat
page-looking-on = Jen se díváš.
page-pass-title = Podej zařízení dál
page-pass = Teď hraje { $name }. Než se ukážou karty, podej zařízení dál.
page-pass-show = Ukázat karty: { $name }

## Proč

page-why = Proč?
page-why-title = Proč
page-why-book = Otevřít pravidla
page-refused-why = Které pravidlo?
page-rule-missing = Tohle pravidlo ještě nemá text.

## Konec

page-over-win = Vítězství je tvoje!
page-over-shared = O vítězství se dělíš!
page-over-other = Vítězí { $names }
page-over-others = O vítězství se dělí { $names }
page-over-places = Výsledek
page-over-first = Nejlepší výsledek u stolu.
page-over-first-shared = Stejně jako { $names }: společné místo.
page-over-behind = O { $count } míň než { $names }.
page-over-tie = Stejně jako { $names }, rozhodlo až další pravidlo.
page-rematch = Ještě jednu hru
page-rematch-sure = Rozdat hned novou hru?
page-rematch-yes = Ano, rozdat
page-rematch-no = Ještě ne
page-rematch-wanted = Chceš další hru. Čeká se na ostatní.
page-over-table = Podívat se na stůl
page-over-result = Ukázat výsledek
page-over-more = Nejlepší okamžiky a další
page-save = Uložit hru do souboru
page-seal = Míchání bylo zapečetěné
page-seal-help = Před rozdáním stůl ukázal otisk svého míchání. Teď ukazuje i samo semínko: každý si může ověřit, že se nic nezměnilo.
page-seal-before = Otisk ukázaný před rozdáním
page-seal-seed = Semínko ukázané po konci
page-seal-fits = Patří k sobě.
page-seal-broken = Nepatří k sobě!

## Na velké obrazovce

page-tv = Velká obrazovka
page-tv-at = { $game } na velké obrazovce
page-tv-show = Ukázat na velké obrazovce
page-tv-help = Otevři tuhle adresu na televizi nebo na notebooku, na který všichni vidí. Ukáže stůl, ale nikomu do karet; každý hraje dál na svém mobilu.
page-tv-link = Odkaz na velkou obrazovku
page-tv-open = Otevřít tady
page-tv-full = Na celou obrazovku
page-tv-window = Zpět do okna
page-tv-awake = Dokud je vidět stůl, obrazovka nezhasne.
page-tv-join = Přisedni si s mobilem
page-tv-watch = Přisedni, nebo se dívej
page-tv-free = { $count ->
    [0] Všechny židle jsou obsazené. Hru spouští hostitel.
    [one] Zbývá jedna volná židle.
    [few] Zbývají { $count } volné židle.
   *[other] Zbývá { $count } volných židlí.
  }
page-tv-turn = Na tahu: { $name }
page-tv-choosing = Čeká se: { $names }
page-tv-many = { $count ->
    [one] Ještě vybírá { $count } hráč
    [few] Ještě vybírají { $count } hráči
   *[other] Ještě vybírá { $count } hráčů
  }
page-tv-all = Vybírají všichni
page-tv-waited = ještě vybírá

## Nastavení

page-set-pace = Jak rychle se karty hýbou
page-set-pace-slow = pomalé
page-set-pace-normal = běžné
page-set-pace-fast = rychlé
page-set-sound = Zvuky
page-set-volume = Hlasitost
page-set-motion = Pohyb
page-set-text = Velikost písma
page-set-text-normal = běžná
page-set-text-large = větší
page-set-text-larger = velká
page-set-text-double = dvojnásobná
page-set-light = Světlo
page-set-light-auto = jak chce hra
page-set-light-day = pořád den
page-set-light-night = pořád noc
page-set-colours = Barvy poznáš i podle znaku a vzoru.
page-set-still = Tvoje zařízení si přeje méně pohybu, takže tu nic nelétá.

## Pravidla

page-rules-heading = { $game }: pravidla
page-rules-contents = Kapitoly
page-rules-table = Pravidla samotného stolu
page-rules-link = Odkaz na pravidlo { $rule }
page-rules-about = k tomu
page-rules-option = Záleží na nastavení „{ $option }“
page-rules-none = Tahle hra tu nemá pravidla.

## Odkazy

page-link-device = Zařízení je připojené
page-link-device-help = I tady vystupuješ jako { $name }.
page-link-failed = Tenhle odkaz nefunguje
page-link-failed-help = Možná už ho někdo použil, nebo je moc starý. Řekni si o nový.

# The site without a server
page-engine-loading = Chystám stůl… { $percent } %
page-engine-failed = Stůl se tu nepodařilo připravit. Zkus stránku načíst znovu; pomůže i novější prohlížeč.
page-engine-full = V tomhle prohlížeči už není místo. Hra pokračuje, ale co se teď stane, se po zavření stránky ztratí.
page-engine-none = Tenhle prohlížeč stůl nepřipraví: nemá WebAssembly, nebo je vypnuté. Pravidla si tu můžeš přečíst; na hraní zkus jiný prohlížeč.
page-one-device = Na jednom zařízení
page-site-kept = Hry zůstávají jen v tomhle prohlížeči. Anonymní okno je po zavření zapomene.
page-open-saved = Otevřít uloženou hru
page-pictures-help = Obrázky se načítají, až když jsou potřeba, a pak tu zůstanou. Když chceš hrát bez připojení, načti je nejdřív všechny.
page-pictures-load = Načíst všechny obrázky ({ $size } MB)
page-pictures-loading = Načítám obrázky… { $percent } %
page-pictures-kept = Všechny obrázky jsou uložené: připojení už nepotřebují.
page-pictures-not-all = Všechny obrázky se načíst nepodařilo. Zkontroluj připojení a zkus to znovu.
page-offline-play = Hrát bez připojení
page-offline-first = Aby šlo hrát s boty i bez připojení, otevři jednou „Hrát bez připojení“, dokud připojení máš.
page-offline-instead = Není připojení: tady si můžeš zahrát i bez něj. Co chceš otevřít, počká na serveru.
page-chair-name = Jméno hráče { $number }
page-engine-forgets = Tenhle prohlížeč si nic neukládá: když stránku zavřeš, hra zmizí.
# At a moment the table holds so that people can look
page-moment-held = Stůl čeká, aby se všichni mohli podívat.
page-moment-next = Dál
page-moment-wait = Počkejte, dívám se
page-moment-let-go = Na mě nečekejte
page-moment-looking = { $count ->
    [one] { $names } se ještě dívá.
    [few] { $names } se ještě dívají.
   *[other] { $names } se ještě dívají.
}
page-moment-you = Ostatní čekají na tebe.
page-moment-leader = Až to všichni uvidí, pokračuje { $name }.
page-moment-leader-short = Pokračuje { $name }.
page-hurry = Klepnutím na stůl hru popoženeš
page-at-table = Tenhle stůl
page-table-pace = Tempo u stolu
page-table-pace-calm = Klidné
page-table-pace-normal = Běžné
page-table-pace-brisk = Svižné
page-table-holds = Zastavit při odhalení a bodování
page-table-hints = Nápověda a rady
page-table-no-hints = Nápověda a rady jsou u tohoto stolu vypnuté.
page-table-host = Měnit to může jen hostitel.
page-look-again = Znovu se podívat na poslední kolo
page-look-again-short = Ukázat znovu
page-look-back = Zpět ke hře
page-look-back-you = Zpět ke hře, jsi na řadě
page-look-back-over = Hra skončila: na výsledek
