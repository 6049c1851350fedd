highcard-title = Wyższa bierze
highcard-tagline = Zachowaj swoją kartę albo raz zaufaj talii.
highcard-variant-base = Wygrywa najwyższa karta
highcard-variant-low = Wygrywa najniższa karta
highcard-brief-aim = Mieć lepszą kartę niż inni.
highcard-brief-win = Wygrywa, kto ma najwyższą kartę; w drugim wariancie najniższą.
highcard-brief-turn = Zachowaj swoją kartę albo raz ją wymień.
highcard-option-open_throws = Odrzucone karty leżą odkryte
    .help = Wszyscy widzą kartę, którą ktoś wymienia.
highcard-option-open_throws-true = tak
highcard-option-open_throws-false = nie

highcard-section-setup = Przygotowanie
highcard-section-turn = Zachować czy wymienić
highcard-section-end = Koniec gry
highcard-section-rulings = Wyjaśnienia
highcard-section-examples = Przykłady

highcard-face = karta { $value }
    .acc = kartę { $value }
highcard-prompt-decide = Zachowujesz kartę czy wymieniasz ją na wierzchnią z talii?
highcard-do-keep = Zachowaj
highcard-do-swap = Wymień
highcard-refused-no-pile = Talia jest pusta: nie ma na co wymienić.

highcard-event-shuffled = { $who-is ->
    [you] Karty w talii: { $count }, jedna leży z boku. Zaczynasz.
   *[other] Karty w talii: { $count }, jedna leży z boku. Zaczyna { $who }.
}
highcard-event-drawn-own = { $who-is ->
    [you] Bierzesz { $card-acc }.
   *[other] { $who } bierze { $card-acc }.
}
highcard-event-drawn = { $who } bierze kartę.
highcard-event-kept = { $who-is ->
    [you] Zachowujesz kartę.
   *[other] { $who } zachowuje kartę.
}
highcard-event-thrown = { $who-is ->
    [you] Odrzucasz { $card-acc }.
   *[other] { $who } odrzuca { $card-acc }.
}
highcard-event-thrown-unseen = { $who } odrzuca zakrytą kartę.
highcard-event-turned-up = { $who-is ->
    [you] Pokazujesz { $card-acc }.
   *[other] { $who } pokazuje { $card-acc }.
}
highcard-ended = Karty są odkryte.
highcard-event-ended = Koniec gry. Najlepsza karta: { $winners }.

highcard-table-pile = Talia: { $count }
highcard-table-own = Twoja karta: { $card }
highcard-table-thrown = odrzucona { $card }
highcard-table-thrown-unseen = odrzucona karta

rule-HC-1 = Kart jest osiem: po jednej z każdej wartości od 1 do 7 i jeszcze druga czwórka.
    .title = Karty
rule-HC-2 = Karty tasuje się, a jedną odkłada tak, że nikt jej nie widzi. Każdy dostaje jedną kartę, reszta to talia.
    .title = Tasowanie i rozdanie
rule-HC-3 = Kto zaczyna, rozstrzyga los, dalej gra się zgodnie z ruchem wskazówek zegara. Każdy decyduje raz: zachowuje kartę albo odrzuca ją i bierze wierzchnią z talii.
    .title = Zachować czy wymienić
rule-HC-4 = Gdy talia jest pusta, nikt nie może wymieniać.
    .title = Bez talii nie ma wymiany
rule-HC-5 = Gdy wszyscy zdecydują, karty się odkrywa. Wygrywa najwyższa.
    .title = Wyższa bierze
rule-HC-6 = W drugim wariancie wygrywa najniższa karta.
    .title = Niższa bierze
rule-HC-R1 = Gracze z tak samo dobrą kartą dzielą miejsce.
    .title = Równe karty
rule-HC-R2 = Odrzucone karty leżą odkryte. Jeśli stół woli inaczej, leżą zakryte i zna je tylko właściciel.
    .title = Odkryte czy zakryte
rule-HC-E1 = Troje graczy ma 2, 6 i 4. Pierwsza osoba wymienia dwójkę i dostaje 5, pozostali zachowują karty: wygrywa 6.
    .title = Krótka gra

## Czytane na głos

highcard-spoken-first = Zaczyna
highcard-spoken-decided = Zdecydowali
