highcard-title = Nagyobb visz
highcard-tagline = Tartsd meg a lapodat, vagy bízz egyszer a pakliban.
highcard-variant-base = A legnagyobb lap nyer
highcard-variant-low = A legkisebb lap nyer
highcard-brief-aim = Legyen jobb lapod, mint a többieknek.
highcard-brief-win = Az nyer, akinél a legnagyobb lap van; a másik változatban a legkisebb.
highcard-brief-turn = Tartsd meg a lapodat, vagy cseréld ki egyszer.
highcard-option-open_throws = Az eldobott lapok felfordítva
    .help = Mindenki látja a lapot, amelyet valaki elcserél.
highcard-option-open_throws-true = igen
highcard-option-open_throws-false = nem

highcard-section-setup = Előkészületek
highcard-section-turn = Megtartani vagy cserélni
highcard-section-end = A játék vége
highcard-section-rulings = Értelmezések
highcard-section-examples = Példák

highcard-face = { $value } pontos lap
    .acc = { $value } pontos lapot
highcard-prompt-decide = Megtartod a lapodat, vagy kicseréled a pakli felső lapjára?
highcard-do-keep = Megtartom
highcard-do-swap = Cserélek
highcard-refused-no-pile = A pakli üres: nincs mire cserélni.

highcard-event-shuffled = { $who-is ->
    [you] Lapok a pakliban: { $count }, egy félretéve. Te kezdesz.
   *[other] Lapok a pakliban: { $count }, egy félretéve. { $who } kezd.
}
highcard-event-drawn-own = { $who-is ->
    [you] Húzol: { $card }.
   *[other] { $who } húz: { $card }.
}
highcard-event-drawn = { $who } húz egy lapot.
highcard-event-kept = { $who-is ->
    [you] Megtartod a lapodat.
   *[other] { $who } megtartja a lapját.
}
highcard-event-thrown = { $who-is ->
    [you] Eldobod: { $card }.
   *[other] { $who } eldobja: { $card }.
}
highcard-event-thrown-unseen = { $who } lefordítva eldob egy lapot.
highcard-event-turned-up = { $who-is ->
    [you] Megmutatsz egy { $card-acc }.
   *[other] { $who } megmutat egy { $card-acc }.
}
highcard-ended = A lapok fel vannak fordítva.
highcard-event-ended = A játéknak vége. A legjobb lap: { $winners }.

highcard-table-pile = Pakli: { $count }
highcard-table-own = A lapod: { $card }
highcard-table-thrown = eldobva: { $card }
highcard-table-thrown-unseen = eldobott egy lapot

rule-HC-1 = Nyolc lap van: 1-től 7-ig minden értékből egy, és még egy négyes.
    .title = A lapok
rule-HC-2 = A lapokat megkeverjük, és egyet úgy teszünk félre, hogy senki se lássa. Mindenki egy lapot kap, a többi a pakli.
    .title = Keverés és osztás
rule-HC-3 = A kezdőt kisorsoljuk, aztán az óramutató járása szerint megy tovább. Mindenki egyszer dönt: megtartja a lapját, vagy eldobja, és felhúzza a pakli felső lapját.
    .title = Megtartani vagy cserélni
rule-HC-4 = Ha üres a pakli, senki sem cserélhet.
    .title = Pakli nélkül nincs csere
rule-HC-5 = Ha mindenki döntött, felfordítjuk a lapokat. A legnagyobb nyer.
    .title = Nagyobb visz
rule-HC-6 = A másik változatban a legkisebb lap nyer.
    .title = Kisebb visz
rule-HC-R1 = Akiknek ugyanolyan jó lapjuk van, osztoznak a helyen.
    .title = Egyforma lapok
rule-HC-R2 = Az eldobott lapok felfordítva fekszenek. Ha az asztal úgy szeretné, lefordítva, és csak a gazdájuk ismeri őket.
    .title = Felfordítva vagy lefordítva
rule-HC-E1 = Három játékosnál 2, 6 és 4 van. Az első elcseréli a kettest, és 5-öst húz, a többiek megtartják: a 6 nyer.
    .title = Egy rövid játék

## Felolvasva

highcard-spoken-first = Kezd
highcard-spoken-decided = Már döntött
