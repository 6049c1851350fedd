highcard-title = Vyššia berie
highcard-tagline = Nechaj si svoju kartu, alebo raz ver balíčku.
highcard-variant-base = Vyhráva najvyššia karta
highcard-variant-low = Vyhráva najnižšia karta
highcard-brief-aim = Mať lepšiu kartu ako ostatní.
highcard-brief-win = Vyhráva, kto má najvyššiu kartu; v druhom variante najnižšiu.
highcard-brief-turn = Nechaj si svoju kartu, alebo ju raz vymeň.
highcard-option-open_throws = Odhodené karty ležia lícom nahor
    .help = Všetci vidia kartu, ktorú niekto vymení.
highcard-option-open_throws-true = áno
highcard-option-open_throws-false = nie

highcard-section-setup = Príprava
highcard-section-turn = Nechať, alebo vymeniť
highcard-section-end = Koniec hry
highcard-section-rulings = Výklady
highcard-section-examples = Príklady

highcard-face = karta { $value }
    .acc = kartu { $value }
highcard-prompt-decide = Necháš si kartu, alebo ju vymeníš za vrchnú kartu balíčka?
highcard-do-keep = Nechať
highcard-do-swap = Vymeniť
highcard-refused-no-pile = Balíček je prázdny, nie je za čo meniť.

highcard-event-shuffled = { $who-is ->
    [you] Kariet v balíčku: { $count }, jedna je bokom. Začínaš ty.
   *[other] Kariet v balíčku: { $count }, jedna je bokom. Začína { $who }.
}
highcard-event-drawn-own = { $who-is ->
    [you] Berieš si { $card-acc }.
   *[other] { $who } si berie { $card-acc }.
}
highcard-event-drawn = { $who } si berie kartu.
highcard-event-kept = { $who-is ->
    [you] Kartu si nechávaš.
   *[other] { $who } si kartu necháva.
}
highcard-event-thrown = { $who-is ->
    [you] Odhadzuješ { $card-acc }.
   *[other] { $who } odhadzuje { $card-acc }.
}
highcard-event-thrown-unseen = { $who } odhadzuje kartu rubom nahor.
highcard-event-turned-up = { $who-is ->
    [you] Ukazuješ { $card-acc }.
   *[other] { $who } ukazuje { $card-acc }.
}
highcard-ended = Karty sa otočili.
highcard-event-ended = Koniec hry. Najlepšia karta: { $winners }.

highcard-table-pile = Balíček: { $count }
highcard-table-own = Tvoja karta: { $card }
highcard-table-thrown = odhodená { $card }
highcard-table-thrown-unseen = odhodená karta

rule-HC-1 = Kariet je osem: z každej hodnoty 1 až 7 jedna a navyše druhá štvorka.
    .title = Karty
rule-HC-2 = Karty sa zamiešajú a jedna sa odloží tak, že ju nikto nevidí. Každý dostane jednu kartu, zvyšok je balíček.
    .title = Miešanie a rozdanie
rule-HC-3 = Kto začne, určí žreb, a pokračuje sa v smere hodinových ručičiek. Každý sa rozhodne raz: kartu si nechá, alebo ju odhodí a vezme si vrchnú kartu balíčka.
    .title = Nechať, alebo vymeniť
rule-HC-4 = Keď je balíček prázdny, nikto nemôže meniť.
    .title = Bez balíčka sa nemení
rule-HC-5 = Keď sa rozhodnú všetci, karty sa otočia. Vyhráva najvyššia.
    .title = Vyššia berie
rule-HC-6 = V druhom variante vyhráva najnižšia karta.
    .title = Nižšia berie
rule-HC-R1 = Hráči s rovnako dobrou kartou sa o miesto delia.
    .title = Rovnaké karty
rule-HC-R2 = Odhodené karty ležia lícom nahor. Ak to stôl chce inak, ležia rubom nahor a pozná ich len ich majiteľ.
    .title = Lícom, alebo rubom
rule-HC-E1 = Traja hráči majú 2, 6 a 4. Prvý dvojku vymení a dostane 5, ostatní si karty nechajú: vyhráva 6.
    .title = Krátka hra

## Čítané nahlas

highcard-spoken-first = Začína
highcard-spoken-decided = Rozhodli
