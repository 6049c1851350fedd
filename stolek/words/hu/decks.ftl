## Saját képek

refused-no-own-decks = Ezt a játékot nem lehet saját képekkel játszani.
refused-deck-open = Saját képek csak olyan asztalnál lehetnek, ahová csak linkkel lehet beülni. Előbb zárd be az asztalt mások előtt.
refused-open-deck = A saját képes asztalhoz csak az ülhet le, akinek megvan a linkje. Válaszd a játék képeit, mielőtt mindenkinek megnyitod.
refused-deck-small = Ehhez kevés a kép: { $players } játékoshoz { $needed } kell, és { $count } van. Adj hozzá képeket, vagy vegyél el helyeket.
fault-no-such-deck = Ilyen képek nincsenek, vagy nem a tieid.
fault-deck-busy = A szervernek most sok dolga van a képekkel. Próbáld újra kicsit később.
fault-deck-too-large = A fájl túl nagy: legfeljebb { $limit } MB. Kicsinyítsd a képeket, vagy tölts fel kevesebbet.
fault-deck-too-few = { $count ->
    [0] Ezek közül egyik fájl sem használható.
    [one] Csak egy kép használható.
   *[other] Csak { $count } kép használható.
} Legalább { $least } kell. Adj hozzá még.
fault-deck-too-few-left-out = { $count ->
    [0] Ezek közül egyik fájl sem használható.
    [one] Csak egy kép használható.
   *[other] Csak { $count } kép használható.
} Legalább { $least } kell. Adj hozzá még. { $files }
fault-deck-no-zip = Ez se nem .stolek-deck fájl, se nem képekkel teli zip, vagy sérült. Válassz másikat.
fault-deck-many-files = Túl sok fájl van ebben a zipben: legfeljebb { $limit }. Csak a képeket csomagold be.
fault-deck-notes = A képek leírása nem olvasható ({ $detail }). Javítsd ki, vagy hagyd ki a zipből.
fault-deck-shelf-full = Már { $most } képcsomagod van itt, több nem fér el. Előbb törölj egyet.
fault-deck-no-room = Ezen a szerveren nincs hely több képnek. Próbáld máskor, vagy játssz a játék képeivel.
fault-deck-slow = A képek feltöltése túl sokáig tartott. Próbáld jobb kapcsolattal, vagy tölts fel kevesebbet.
deck-left-out = Kimaradt: { $file } – { $why }
deck-refused-no-image = ez nem olvasható kép (PNG, JPEG vagy WebP).
deck-refused-too-small = túl kicsi: minden oldala legalább { $limit } képpont legyen.
deck-refused-too-large = túl sok képpontja van: legfeljebb { $limit } millió.
deck-refused-bomb = túl nagy: legfeljebb { $limit } MB.
deck-refused-duplicate = pontosan ez a kép már megvan.
deck-refused-too-many = már nem fér bele: legfeljebb { $limit } kép.
deck-refused-too-much = a fájlok együtt túl nagyok: legfeljebb { $limit } MB.
deck-refused-pixels = a képeknek együtt túl sok a képpontja: legfeljebb { $limit } millió.
deck-at-table = A képek: „{ $name }” ({ $count }).
deck-unsaid = { $unsaid ->
    [one] { $count } kép közül egynek nincs leírása: aki nem látja, az legfeljebb a címét ismeri, és a botok is.
   *[other] { $count } kép közül { $unsaid } leírás nélkül van: aki nem látja őket, az legfeljebb a címüket ismeri, és a botok is.
}
