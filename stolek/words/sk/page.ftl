## Čo hovorí stránka okolo hry.

page-title = Stolek
page-title-at = { $where } · Stolek
page-skip = Prejsť na obsah
page-close = Zavrieť
page-help = Pravidlá a pomoc
page-menu = Ponuka
page-home = Úvodná stránka
page-loading = Chvíľku…
page-more = Viac
page-fewer = Menej
page-back = Späť
page-language = Jazyk

## Ťažkosti

page-problem-offline = Server teraz nie je dostupný. Skontroluj pripojenie a skús to znova.
page-problem-server = Na serveri sa niečo pokazilo. Skús to o chvíľu znova.
page-try-again = Skúsiť znova
page-missing-title = Tento stôl nikto neprestrel
page-missing = Na tejto adrese nič nie je. Možno je odkaz starý, alebo sa v ňom stratilo písmeno.
page-no-table = Táto hra sa v prehliadači ešte hrať nedá. Zahrať si ju môžeš v termináli.
page-reconnecting = Obnovuje sa spojenie… nič sa nestratí.
page-connecting = Pripája sa k stolu…

## Úvodná stránka

page-start-heading = Čo si zahráme?
page-start-shelf = Hry
page-play-bots = Hrať { $game } s botmi
page-invite = Pozvať priateľov
page-more-choices = Hráči a pravidlá
page-continue = Tvoje stoly
page-continue-playing = { $game } – hrá sa
page-continue-setup = { $game } – čaká sa na hráčov
page-continue-over = { $game } – dohrané
page-continue-with = hrajú: { $names }
page-continue-alone = zatiaľ nikto ďalší
page-open-tables = Otvorené stoly
page-open-join = Prisadnúť si: { $game }, hostiteľ { $host }
page-open-free = { $count ->
    [one] jedna voľná stolička
    [few] { $count } voľné stoličky
   *[other] { $count } voľných stoličiek
  }
page-players-range = { $least } – { $most } hráčov
page-players-label = Hráči
page-players-unofficial = { $count ->
    [one] { $count } hráč: neoficiálne
    [few] { $count } hráči: neoficiálne
   *[other] { $count } hráčov: neoficiálne
  }
page-level-label = Boti
page-variant-label = Variant
page-choices-title = { $game }: hráči a pravidlá
page-choices-friends = Pripraviť stôl pre priateľov

## Ty

page-me = Tvoje meno a podoba: { $name }
page-me-title = Ty
page-me-name = Ako ťa pri stole volajú
page-me-face = Tvoja podoba
page-me-face-number = Podoba { $number }
page-face-name-1 = Líška
page-face-name-2 = Medveď
page-face-name-3 = Sova
page-face-name-4 = Jež
page-face-name-5 = Zajac
page-face-name-6 = Vlk
page-face-name-7 = Rys
page-face-name-8 = Veverička
page-face-name-9 = Jazvec
page-face-name-10 = Vydra
page-face-name-11 = Kavka
page-face-name-12 = Jeleň
page-face-name-13 = Kôň
page-face-name-14 = Mačka
page-face-name-15 = Pes
page-face-name-16 = Myška
page-face-name-17 = Bobor
page-face-name-18 = Bocian
page-face-name-19 = Slon
page-face-name-20 = Lev
page-face-name-21 = Žaba
page-face-name-22 = Ryba
page-face-name-23 = Motýľ
page-face-name-24 = Korytnačka
page-me-save = Uložiť meno
page-device = Hrať aj z ďalšieho zariadenia
page-device-help = Otvor tento odkaz v mobile alebo na inom počítači a budeš aj tam pod tým istým menom. Funguje raz a len pár minút.
page-device-make = Vytvoriť odkaz pre ďalšie zariadenie
page-devices = Tvoje zariadenia
page-device-unknown = nejaké zariadenie
page-device-here = toto
page-device-revoke = Odpojiť
page-device-revoke-named = Odpojiť: { $device }

## Boti majú mená

page-bot-1 = Lampáš
page-bot-2 = Kompas
page-bot-3 = Kanvička
page-bot-4 = Náprstok
page-bot-5 = Pierko
page-bot-6 = Žaluď
page-bot-7 = Kotlík
page-bot-8 = Gombík
page-bot-9 = Kamienok
page-bot-10 = Sviečka
page-bot-11 = Píšťalka
page-bot-12 = Súdok

## Príprava stola

page-setup-heading = { $game }: príprava
page-setup-who = Kto hrá
page-chair-free = Voľná stolička
page-chair-host = hostiteľ
page-chair-you = ty
page-chair-ready = pripravené
page-chair-not-ready = ešte nie
page-chair-away = práve tu nie je
page-chair-bot = bot, { $level }
page-chair-sit = Sadnúť si
page-chair-sit-number = Sadnúť si na { $number }. stoličku
page-chair-stand = Vstať
page-chair-set = Kto sedí na { $number }. stoličke
page-chair-empty = voľné
page-chair-me-too = ďalší hráč na tomto zariadení
page-chair-bot-level = bot: { $level }
page-setup-invite = Pozvánka
page-setup-link = Odkaz na tento stôl
page-copy = Skopírovať odkaz
page-copied = Odkaz je skopírovaný.
page-copy-yourself = Stránka beží na obyčajnom http a tam prehliadač sám nekopíruje: podrž odkaz prstom, alebo stlač Ctrl+C.
page-link-only-here = Túto adresu zatiaľ otvorí len tento počítač. Mobily sa pripoja, keď ten, kto Stolek spustil, otvorí ho vašej sieti.
    .title = Ako ho otvoriť
    .help = Stolek ukonči a spusti znova príkazom
page-share = Poslať odkaz
page-qr = QR kód s odkazom na tento stôl
page-qr-help = Namier sem mobil.
page-setup-open = Otvorené všetkým
page-setup-open-help = Stôl uvidí na úvodnej stránke každý, kto je na tomto serveri. Inak treba mať odkaz.
page-setup-rules = Ako hráme
page-setup-host-only = Meniť to môže len hostiteľ.
page-start-fill = { $count ->
    [0] Začať hru
   *[other] Začať hru s botmi
  }
page-start-us = { $count ->
    [one] Hrať bez ostatných
    [few] Len my { $count }
   *[other] Len my { $count }
  }
page-ready = Môžeme začať
page-not-ready = Predsa ešte nie
page-wait-host = Hru spúšťa hostiteľ.
page-sit-first = Zatiaľ sa pozeráš. Ak chceš hrať, sadni si na voľnú stoličku.
page-spectators = { $count ->
    [0] nikto sa nepozerá
    [one] jeden človek sa pozerá
    [few] { $count } ľudia sa pozerajú
   *[other] { $count } ľudí sa pozerá
  }

## Vlastné obrázky

page-decks = Obrázky
page-decks-house = Obrázky z hry
page-decks-count = { $count ->
    [one] { $count } obrázok
    [few] { $count } obrázky
   *[other] { $count } obrázkov
  }
page-decks-until = uložené do { $date }
page-decks-unnamed = Naše obrázky
page-decks-unsaid = obrázok bez popisu
page-decks-all = Ukázať všetkých { $count }
page-decks-bring = Priniesť vlastné obrázky
page-decks-bring-help = Súbor .stolek-deck, zip, alebo rovno obrázky: aspoň { $least }, najviac { $most }. Uvidia ich len ľudia pri tomto stole.
page-decks-preparing = Zmenšujú sa obrázky…
page-decks-sending = Posielajú sa obrázky…
page-decks-checking = Server kontroluje každý obrázok…
page-decks-left = Vynechané súbory: { $count }
page-decks-describe = Opísať obrázky: { $name }
page-decks-delete = Zmazať obrázky „{ $name }“
page-decks-delete-sure = Obrázky zo servera zmiznú a nedajú sa vrátiť. V hrách, ktoré sa s nimi hrali, po nich zostanú len názvy a popisy.
page-decks-delete-yes = Zmazať
page-decks-delete-no = Nechať
page-alts = Čo je na obrázkoch
page-alts-help = Kto obrázok nevidí, hrá podľa tvojich slov, a boti tiež. Čo sa ti nechce, vynechaj.
page-alts-picture = Obrázok { $number } z { $count }
page-alts-name = Názov
page-alts-alt = Čo na ňom vidno
page-alts-save = Uložiť popisy
page-alts-skip = Teraz nie

## Pri stole

page-menu-title = Ponuka
page-log = Čo sa stalo
page-log-empty = Zatiaľ sa nič nestalo.
page-meanwhile = Medzitým
page-chat = Rozhovor
page-chat-empty = Zatiaľ nikto nič nepovedal.
page-chat-label = Povedz niečo
page-chat-send = Poslať
page-chat-phrases = Pripravené vety
page-signs = Ukázať všetkým
page-sign-love = Krása
page-sign-laugh = Haha
page-sign-wow = Páni
page-sign-hat = Klobúk dolu
page-sign-what = Čože?
page-sign-alas = Ach nie
page-chat-gone = Niekto
page-settings = Nastavenia
page-cover-on = Nech za mňa hrá bot
page-cover-off = Zase hrať za seba
page-cover-now = Teraz za teba hrá bot.
page-give = Odovzdať svoju stoličku
page-give-help = Kto tento odkaz otvorí, sadne si na tvoje miesto a dostane tvoje karty. Funguje raz.
page-give-make = Vytvoriť odkaz na moju stoličku
page-leave = Odísť od stola
page-leave-title = Odísť od stola?
page-leave-playing = Hra ešte beží. Keď odídeš, dohrá ju za teba bot a ty sa už do nej nevrátiš.
page-leave-yes = Odísť nadobro
page-gate = Pre dospelých
page-gate-sum = Koľko je { $a } × { $b }?
page-gate-go = Ďalej
page-leave-pause = Len na úvodnú stránku
page-leave-no = Zostať
page-looking-on = Len sa pozeráš.
page-pass-title = Podaj zariadenie ďalej
page-pass = Teraz hrá { $name }. Skôr než sa ukážu karty, podaj zariadenie ďalej.
page-pass-show = Ukázať karty: { $name }

## Prečo

page-why = Prečo?
page-why-title = Prečo
page-why-book = Otvoriť pravidlá
page-refused-why = Ktoré pravidlo?
page-rule-missing = Toto pravidlo ešte nemá text.

## Koniec

page-over-win = Víťazstvo je tvoje!
page-over-shared = O víťazstvo sa delíš!
page-over-other = Víťazí { $names }
page-over-others = O víťazstvo sa delia { $names }
page-over-places = Výsledok
page-over-first = Najlepší výsledok pri stole.
page-over-first-shared = Rovnako ako { $names }: spoločné miesto.
page-over-behind = O { $count } menej ako { $names }.
page-over-tie = Rovnako ako { $names }, rozhodlo až ďalšie pravidlo.
page-rematch = Ešte jednu hru
page-rematch-sure = Rozdať hneď novú hru?
page-rematch-yes = Áno, rozdať
page-rematch-no = Ešte nie
page-rematch-wanted = Chceš ďalšiu hru. Čaká sa na ostatných.
page-over-table = Pozrieť sa na stôl
page-over-result = Ukázať výsledok
page-over-more = Najlepšie okamihy a ďalšie
page-save = Uložiť hru do súboru
page-seal = Miešanie bolo zapečatené
page-seal-help = Pred rozdaním stôl ukázal odtlačok svojho miešania. Teraz ukazuje aj samotné semienko: každý si môže overiť, že sa nič nezmenilo.
page-seal-before = Odtlačok ukázaný pred rozdaním
page-seal-seed = Semienko ukázané po skončení
page-seal-fits = Patria k sebe.
page-seal-broken = Nepatria k sebe!

## Na veľkej obrazovke

page-tv = Veľká obrazovka
page-tv-at = { $game } na veľkej obrazovke
page-tv-show = Ukázať na veľkej obrazovke
page-tv-help = Otvor túto adresu na televízore alebo na notebooku, na ktorý všetci vidia. Ukáže stôl, ale nikomu na ňom nevidno do kariet; každý hrá ďalej na svojom mobile.
page-tv-link = Odkaz na veľkú obrazovku
page-tv-open = Otvoriť tu
page-tv-full = Na celú obrazovku
page-tv-window = Späť do okna
page-tv-awake = Kým na nej vidno stôl, obrazovka nezhasne.
page-tv-join = Prisadni si s mobilom
page-tv-watch = Prisadni si, alebo sa pozeraj
page-tv-free = { $count ->
    [0] Všetky stoličky sú obsadené. Hru spúšťa hostiteľ.
    [one] Zostáva jedna voľná stolička.
    [few] Zostávajú { $count } voľné stoličky.
   *[other] Zostáva { $count } voľných stoličiek.
  }
page-tv-turn = Na ťahu: { $name }
page-tv-choosing = Čaká sa: { $names }
page-tv-many = { $count ->
    [one] Ešte vyberá { $count } hráč
    [few] Ešte vyberajú { $count } hráči
   *[other] Ešte vyberá { $count } hráčov
  }
page-tv-all = Vyberajú všetci
page-tv-waited = ešte vyberá

## Nastavenia

page-set-pace = Ako rýchlo sa karty hýbu
page-set-pace-slow = pomalé
page-set-pace-normal = bežné
page-set-pace-fast = rýchle
page-set-sound = Zvuky
page-set-volume = Hlasitosť
page-set-motion = Pohyb
page-set-text = Veľkosť písma
page-set-text-normal = bežná
page-set-text-large = väčšia
page-set-text-larger = veľká
page-set-text-double = dvojnásobná
page-set-light = Svetlo
page-set-light-auto = podľa hry
page-set-light-day = stále deň
page-set-light-night = stále noc
page-set-colours = Farby spoznáš aj podľa znaku a vzoru.
page-set-still = Tvoje zariadenie si želá menej pohybu, takže tu nič nelieta.

## Pravidlá

page-rules-heading = { $game }: pravidlá
page-rules-contents = Kapitoly
page-rules-table = Pravidlá samotného stola
page-rules-link = Odkaz na pravidlo { $rule }
page-rules-about = týka sa
page-rules-option = Závisí od nastavenia „{ $option }“
page-rules-none = Táto hra tu nemá pravidlá.

## Odkazy

page-link-device = Zariadenie je pripojené
page-link-device-help = Aj tu vystupuješ ako { $name }.
page-link-failed = Tento odkaz nefunguje
page-link-failed-help = Možno ho už niekto použil, alebo je príliš starý. Vypýtaj si nový.

# The site without a server
page-engine-loading = Chystám stôl… { $percent } %
page-engine-failed = Stôl sa tu nepodarilo pripraviť. Skús stránku načítať znova; pomôže aj novší prehliadač.
page-engine-forgets = Tento prehliadač si nič neukladá: keď stránku zavrieš, hra zmizne.
page-engine-full = V tomto prehliadači už nie je miesto. Hra pokračuje, ale čo sa teraz stane, sa po zatvorení stránky stratí.
page-engine-none = Tento prehliadač stôl nepripraví: nemá WebAssembly, alebo je vypnuté. Pravidlá si tu môžeš prečítať; na hranie skús iný prehliadač.
page-one-device = Na jednom zariadení
page-site-kept = Hry zostávajú iba v tomto prehliadači. Súkromné okno ich po zatvorení zabudne.
page-open-saved = Otvoriť uloženú hru
page-pictures-help = Obrázky sa načítajú, až keď ich treba, a potom tu zostanú. Ak chceš hrať bez pripojenia, načítaj ich najprv všetky.
page-pictures-load = Načítať všetky obrázky ({ $size } MB)
page-pictures-loading = Načítavam obrázky… { $percent } %
page-pictures-kept = Všetky obrázky sú uložené: pripojenie už nepotrebujú.
page-pictures-not-all = Všetky obrázky sa načítať nepodarilo. Skontroluj pripojenie a skús to znova.
page-offline-play = Hrať bez pripojenia
page-offline-first = Aby sa dalo hrať s botmi aj bez pripojenia, otvor raz „Hrať bez pripojenia“, kým pripojenie máš.
page-offline-instead = Nie je pripojenie: tu sa dá hrať aj bez neho. Čo chceš otvoriť, počká na serveri.
page-chair-name = Meno hráča { $number }
# At a moment the table holds so that people can look
page-moment-held = Stôl čaká, aby sa všetci mohli pozrieť.
page-moment-next = Ďalej
page-moment-wait = Počkajte, ešte sa pozerám
page-moment-let-go = Na mňa nečakajte
page-moment-looking = { $count ->
    [one] { $names } sa ešte pozerá.
    [few] { $names } sa ešte pozerajú.
   *[other] { $names } sa ešte pozerajú.
}
page-moment-you = Ostatní čakajú na teba.
page-moment-leader = Keď to všetci uvidia, pokračuje { $name }.
page-moment-leader-short = Pokračuje { $name }.
page-hurry = Ťuknutím na stôl hru popoženieš
page-at-table = Tento stôl
page-table-pace = Tempo pri stole
page-table-pace-calm = Pokojné
page-table-pace-normal = Bežné
page-table-pace-brisk = Svižné
page-table-holds = Zastaviť pri odhalení a bodovaní
page-table-hints = Pomoc a rady
page-table-no-hints = Pomoc a rady sú pri tomto stole vypnuté.
page-table-host = Meniť to môže len hostiteľ.
page-look-again = Znova sa pozrieť na posledné kolo
page-look-again-short = Ukázať znova
page-look-back = Späť k hre
page-look-back-you = Späť k hre, si na rade
page-look-back-over = Hra sa skončila: na výsledok
