## Amit minden asztal mond, bármit játszanak rajta.

list-next = { $head }, { $item }
list-last = { $head } és { $item }
brief-aim = A játék célja
brief-win = Ki nyer
brief-turn = Mit kell tenni
# A végződés a kimondott szám utolsó szavához igazodik: 3-at, 5-öt, 30-ra.
number = { $number }
    .acc = { $number-tail ->
        [0] { $number }-t
        [2] { $number }-t
        [1000000] { $number }-t
        [3] { $number }-at
        [8] { $number }-at
        [20] { $number }-at
        [30] { $number }-at
        [60] { $number }-at
        [80] { $number }-at
        [100] { $number }-at
        [5] { $number }-öt
        [6] { $number }-ot
       *[other] { $number }-et
    }
    .sub = { $number-tail ->
        [0] { $number }-ra
        [3] { $number }-ra
        [6] { $number }-ra
        [8] { $number }-ra
        [20] { $number }-ra
        [30] { $number }-ra
        [60] { $number }-ra
        [80] { $number }-ra
        [100] { $number }-ra
        [1000000] { $number }-ra
       *[other] { $number }-re
    }
    .del = { $number-tail ->
        [0] { $number }-ról
        [3] { $number }-ról
        [6] { $number }-ról
        [8] { $number }-ról
        [20] { $number }-ról
        [30] { $number }-ról
        [60] { $number }-ról
        [80] { $number }-ról
        [100] { $number }-ról
        [1000000] { $number }-ról
       *[other] { $number }-ről
    }
    .all = { $number-tail ->
        [1] { $number }-hez
        [4] { $number }-hez
        [7] { $number }-hez
        [9] { $number }-hez
        [10] { $number }-hez
        [40] { $number }-hez
        [50] { $number }-hez
        [70] { $number }-hez
        [90] { $number }-hez
        [1000] { $number }-hez
        [2] { $number }-höz
        [5] { $number }-höz
       *[other] { $number }-hoz
    }
    .ill = { $number-tail ->
        [0] { $number }-ba
        [3] { $number }-ba
        [6] { $number }-ba
        [8] { $number }-ba
        [20] { $number }-ba
        [30] { $number }-ba
        [60] { $number }-ba
        [80] { $number }-ba
        [100] { $number }-ba
        [1000000] { $number }-ba
       *[other] { $number }-be
    }
    .ine = { $number-tail ->
        [0] { $number }-ban
        [3] { $number }-ban
        [6] { $number }-ban
        [8] { $number }-ban
        [20] { $number }-ban
        [30] { $number }-ban
        [60] { $number }-ban
        [80] { $number }-ban
        [100] { $number }-ban
        [1000000] { $number }-ban
       *[other] { $number }-ben
    }
    .ins = { $number-tail ->
        [0] { $number }-val
        [1000000] { $number }-val
        [1] { $number }-gyel
        [4] { $number }-gyel
        [2] { $number }-vel
        [3] { $number }-mal
        [5] { $number }-tel
        [7] { $number }-tel
        [6] { $number }-tal
        [8] { $number }-cal
        [30] { $number }-cal
        [9] { $number }-cel
        [10] { $number }-zel
        [20] { $number }-szal
        [60] { $number }-nal
        [80] { $number }-nal
        [100] { $number }-zal
        [1000] { $number }-rel
       *[other] { $number }-nel
    }
    .adj = { $number-tail ->
        [0] { $number }-s
        [3] { $number }-as
        [5] { $number }-ös
        [6] { $number }-os
        [8] { $number }-as
        [20] { $number }-as
        [30] { $number }-as
        [60] { $number }-as
        [80] { $number }-as
        [100] { $number }-as
        [1000000] { $number }-s
       *[other] { $number }-es
    }
you = te
    .acc = téged
    .sub = rád
    .del = rólad
    .all = hozzád
    .ill = beléd
    .ine = benned
    .ins = veled

## Botok és helyek

level-random = Véletlenszerű
    .help = bármit kijátszik, ami szabályos
level-easy = Könnyű
    .help = csak a saját lapjait nézi
level-casual = Közepes
    .help = számol, tervez, és vigyáz az előnyére
level-strong = Erős
    .help = sok lépéssel előre gondolkodik
level-master = Mester
    .help = minden lap előtt mérlegeli, kinél mi lehet
bot-name = { $level } bot { $number }
seat-name = { $number }. játékos
seats = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
points = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}
seconds = { $count ->
    [one] { $count } másodperc
   *[other] { $count } másodperc
}
minutes = { $count ->
    [one] { $count } perc
   *[other] { $count } perc
}
place = { $rank }. hely
yes = igen
no = nem

## Ami nem megy

refused-not-your-turn = Most nem te választasz.
refused-not-offered = Ez most nincs a választási lehetőségeid között.
refused-choice-closed = Ehhez a választáshoz már késő. Nézd meg az asztalt, és válassz újra.
refused-game-over = A játéknak vége.
refused-text = A szöveg { $least }–{ $most } karakter hosszú lehet.

## Az asztal saját szabályai

rule-ST-1 = Csak akkor válaszolhatsz, amikor a játék kérdez tőled valamit. Addig a többieken a sor.
    .title = Várd meg a kérdést
rule-ST-2 = Minden választható, amit a szabályok megengednek. Amit nem kínálunk fel, az szabálytalan volna.
    .title = Csak ami választható
rule-ST-3 = Ha már mindenki választott, akinek kellett, vagy a játék továbbhaladt, a régi kérdésre adott válasz nem számít.
    .title = A választás lezárul
rule-ST-4 = Ha a játék véget ért, már semmit sem lehet kijátszani. Az eredmény érvényes.
    .title = A játéknak vége
rule-ST-5 = A választáshoz írt szöveg nem lehet se túl rövid, se túl hosszú. Az elején és a végén lévő szóköz nem számít, több szóköz egymás után egynek számít.
    .title = Milyen hosszú lehet a szöveg

## Amit a szerver az asztalnál elutasít

refused-no-such-chair = Ilyen hely nincs ennél az asztalnál.
refused-chair-taken = Ott már ül valaki.
refused-not-your-chair = Ez nem a te helyed.
refused-not-seated = Még nincs helyed ennél az asztalnál. Előbb ülj le.
refused-only-watches = Ez egy nagy képernyő: csak mutatja az asztalt.
refused-only-host = Ezt csak a házigazda teheti meg.
refused-game-running = Ezzel várni kell a játék végéig.
refused-no-game-running = Ennél az asztalnál most nem játszanak.
refused-no-such-level = Ilyen erősségű bot nincs ebben a játékban.
refused-chairs-held = Ül valaki egy olyan helyen, amelyik megszűnne. Előbb kérd meg, hogy üljön át.
refused-still-here = Ez a játékos itt van, és maga játszik.
refused-setup = Így nem lehet előkészíteni a játékot.
refused-no-such-game = Ilyen játék itt nincs.
refused-too-many-people = { $people } játékos vagytok, ebben a játékban pedig { $most } fér el.
refused-not-saved = A szerver ezt nem tudta elmenteni, ezért semmi sem változott. Próbáld újra kicsit később.
refused-no-chat = Ezen a szerveren nincs csevegés.

## Ha baj van a kapcsolattal vagy a kéréssel

problem-origin = Ez a kérés egy másik oldalról jött, ezért nem hajtottuk végre. Nyisd meg az asztal saját oldalát.
problem-no-cookie = A szerver még nem ismeri ezt az eszközt. Töltsd újra az oldalt, és engedélyezd a sütiket.
problem-barred = Most nem használhatod ezt a szervert. Kérdezd meg az üzemeltetőjét.
problem-no-hello = Nem derül ki, melyik asztalhoz szeretnél ülni. Töltsd újra az oldalt.
problem-protocol = A szerver időközben frissült. Töltsd újra az oldalt.
problem-drawing = Ez az oldal megbotlott. A játékból semmi sem veszett el: töltsd be újra.
problem-no-table = Ilyen asztal nincs. Talán hiányzik a link egy darabja.
problem-too-fast = Ez egyszerre túl sok volt. Várj egy kicsit, aztán folytasd.
fault-tables-full = Most túl sok asztal van itt. Próbáld meg később.
problem-bot-guessed = A számítógép ({ $who }) nem döntött időben: a lépését kisorsoltuk.
problem-not-understood = A szerver ezt nem értette. Töltsd újra az oldalt.
fault-bad-request = A szerver nem értette ezt a kérést.
fault-not-host = Ez a szerver üzemeltetőjének szól, és ez nem az ő tokenje.
fault-not-on-this-server = Ez a szerver ezt nem engedi.
fault-no-such-id = Itt nincs „{ $id }” azonosítójú személy vagy asztal: a „stolek admin show” parancs kiírja, ki és mi van itt most.
fault-no-restart = Ez a szerver nem tudja magát újraindítani.
fault-not-found = Ezen a címen nincs semmi.
fault-no-such-game = Nincs itt ilyen nevű játék: { $game }.
fault-setup = Ezt az asztalt nem lehet előkészíteni: { $detail }.
fault-link-gone = Ezt a linket már felhasználták, vagy lejárt. Kérj újat.
fault-no-such-saved-game = Ilyen játék nincs, vagy nem voltál benne.
fault-needs-server = Ehhez szerver kell. Indítsd el a Stoleket egy számítógépen (make play ARGS=--lan), és nyisd meg a kiírt címet.
fault-saved-file = Ezt a fájlt nem lehet megnyitni: { $detail }
fault-game-running = A játékot csak a vége után lehet elmenteni, mert a fájlban mindenkinek a lapjai látszanak.
fault-server = Valami elromlott a szerveren. Próbáld újra kicsit később.

## Felolvasva

spoken-aside = { $what }
spoken-asked = { $label }: { $items }.
    .short = { $items }.
spoken-asked-full = { $label }: { $items-full }.
    .short = { $items-short }.
spoken-list = { $label }: { $items }.
spoken-list-full = { $label }: { $items-full }.
    .short = { $label }: { $items-short }.
spoken-player = { $label-is ->
    [you] Te
   *[other] { $label }
  }: { $items }.
spoken-player-full = { $label-is ->
    [you] Te
   *[other] { $label }
  }: { $items-full }.
    .short = { $label-is ->
        [you] Te
       *[other] { $label }
    }: { $items-short }.
spoken-in-hand = Lapok kézben, körben
spoken-pile = A pakliban
spoken-discards = Lerakva
spoken-waiting = Még hátravan
spoken-by-rule = { $what } ({ $rule })
