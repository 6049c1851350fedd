highcard-title = Vyšší bere
highcard-tagline = Nech si svou kartu, nebo jednou věř balíčku.
highcard-variant-base = Vyhrává nejvyšší karta
highcard-variant-low = Vyhrává nejnižší karta
highcard-brief-aim = Mít lepší kartu než ostatní.
highcard-brief-win = Vyhrává, kdo má nejvyšší kartu; v druhé variantě nejnižší.
highcard-brief-turn = Nech si svou kartu, nebo ji jednou vyměň.
highcard-option-open_throws = Odhozené karty leží lícem nahoru
    .help = Všichni vidí kartu, kterou někdo vymění.
highcard-option-open_throws-true = ano
highcard-option-open_throws-false = ne

highcard-section-setup = Příprava
highcard-section-turn = Nechat, nebo vyměnit
highcard-section-end = Konec hry
highcard-section-rulings = Výklady
highcard-section-examples = Příklady

highcard-face = karta { $value }
    .acc = kartu { $value }
highcard-prompt-decide = Necháš si kartu, nebo ji vyměníš za vrchní kartu balíčku?
highcard-do-keep = Nechat
highcard-do-swap = Vyměnit
highcard-refused-no-pile = Balíček je prázdný, není za co měnit.

highcard-event-shuffled = { $who-is ->
    [you] Karet v balíčku: { $count }, jedna je stranou. Začínáš ty.
   *[other] Karet v balíčku: { $count }, jedna je stranou. Začíná { $who }.
}
highcard-event-drawn-own = { $who-is ->
    [you] Bereš si { $card-acc }.
   *[other] { $who } si bere { $card-acc }.
}
highcard-event-drawn = { $who } si bere kartu.
highcard-event-kept = { $who-is ->
    [you] Kartu si necháváš.
   *[other] { $who } si kartu nechává.
}
highcard-event-thrown = { $who-is ->
    [you] Odhazuješ { $card-acc }.
   *[other] { $who } odhazuje { $card-acc }.
}
highcard-event-thrown-unseen = { $who } odhazuje kartu rubem nahoru.
highcard-event-turned-up = { $who-is ->
    [you] Ukazuješ { $card-acc }.
   *[other] { $who } ukazuje { $card-acc }.
}
highcard-ended = Karty se otočily.
highcard-event-ended = Konec hry. Nejlepší karta: { $winners }.

highcard-table-pile = Balíček: { $count }
highcard-table-own = Tvoje karta: { $card }
highcard-table-thrown = odhozená { $card }
highcard-table-thrown-unseen = odhozená karta

rule-HC-1 = Karet je osm: od každé hodnoty 1 až 7 jedna a navíc druhá čtyřka.
    .title = Karty
rule-HC-2 = Karty se zamíchají a jedna se odloží, aniž ji kdo vidí. Každý dostane jednu kartu, zbytek je balíček.
    .title = Míchání a rozdání
rule-HC-3 = Začíná ten, na koho padne los, a pokračuje se po směru hodin. Každý se rozhodne jednou: kartu si nechá, nebo ji odhodí a vezme si vrchní kartu balíčku.
    .title = Nechat, nebo vyměnit
rule-HC-4 = Když je balíček prázdný, nikdo nemůže měnit.
    .title = Bez balíčku se nemění
rule-HC-5 = Až se rozhodnou všichni, karty se otočí. Vyhrává nejvyšší.
    .title = Vyšší bere
rule-HC-6 = V druhé variantě vyhrává nejnižší karta.
    .title = Nižší bere
rule-HC-R1 = Hráči se stejně dobrou kartou se o místo dělí.
    .title = Stejné karty
rule-HC-R2 = Odhozené karty leží lícem nahoru. Když to stůl chce jinak, leží rubem nahoru a zná je jen jejich majitel.
    .title = Lícem, nebo rubem
rule-HC-E1 = Tři hráči mají 2, 6 a 4. První dvojku vymění a dostane 5, ostatní si karty nechají: vyhrává 6.
    .title = Krátká hra

## Čtené nahlas

highcard-spoken-first = Začíná
highcard-spoken-decided = Rozhodli
