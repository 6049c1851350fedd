## Eigene Bilder

refused-no-own-decks = Dieses Spiel wird nicht mit eigenen Bildern gespielt.
refused-deck-open = Eigene Bilder gibt es nur an Tischen, an die man nur über den Link kommt. Stell erst ein, dass der Tisch nicht für alle offen ist.
refused-open-deck = Ein Tisch mit eigenen Bildern ist für alle, die den Link haben. Wähle die Bilder des Spiels, bevor du ihn für alle öffnest.
refused-deck-small = Dafür sind es zu wenige Bilder: { $players } Spieler brauchen { $needed }, es sind { $count }. Nimm Bilder dazu oder Plätze weg.
fault-no-such-deck = Diese Bilder gibt es nicht, oder sie gehören dir nicht.
fault-deck-busy = Der Server hat gerade viel mit Bildern zu tun. Versuch es gleich noch einmal.
fault-deck-too-large = Die Datei ist zu groß: höchstens { $limit } MB. Verkleinere die Bilder oder nimm weniger.
fault-deck-too-few = { $count ->
    [0] Keine dieser Dateien lässt sich verwenden.
    [one] Nur ein Bild lässt sich verwenden.
   *[other] Nur { $count } Bilder lassen sich verwenden.
} Nötig sind mindestens { $least }. Nimm noch welche dazu.
fault-deck-too-few-left-out = { $count ->
    [0] Keine dieser Dateien lässt sich verwenden.
    [one] Nur ein Bild lässt sich verwenden.
   *[other] Nur { $count } Bilder lassen sich verwenden.
} Nötig sind mindestens { $least }. Nimm noch welche dazu. { $files }
fault-deck-no-zip = Das ist weder eine .stolek-deck-Datei noch ein Zip mit Bildern, oder die Datei ist beschädigt. Wähle eine andere.
fault-deck-many-files = In diesem Zip sind zu viele Dateien: höchstens { $limit }. Pack nur die Bilder ein.
fault-deck-notes = Die Beschreibung der Bilder lässt sich nicht lesen ({ $detail }). Berichtige sie oder lass sie aus dem Zip weg.
fault-deck-shelf-full = { $most ->
    [one] Du hast hier schon einen Kartensatz mit eigenen Bildern, für einen weiteren ist kein Platz. Lösch ihn erst.
   *[other] Du hast hier schon { $most } Kartensätze mit eigenen Bildern, für einen weiteren ist kein Platz. Lösch erst einen.
}
fault-deck-no-room = Auf diesem Server ist kein Platz für weitere Bilder. Versuch es ein andermal oder spiel mit den Bildern des Spiels.
fault-deck-slow = Das Hochladen der Bilder hat zu lange gedauert. Versuch es mit einer besseren Verbindung oder nimm weniger Bilder.
deck-left-out = Ausgelassen: { $file } – { $why }
deck-refused-no-image = es ist kein lesbares Bild (PNG, JPEG oder WebP).
deck-refused-too-small = es ist zu klein: Jede Seite muss mindestens { $limit } Pixel lang sein.
deck-refused-too-large = es hat zu viele Pixel: höchstens { $limit } Millionen.
deck-refused-bomb = es ist zu groß: höchstens { $limit } MB.
deck-refused-duplicate = genau dieses Bild ist schon dabei.
deck-refused-too-many = es passt nicht mehr hinein: höchstens { $limit } Bilder.
deck-refused-too-much = alle Dateien zusammen sind zu groß: höchstens { $limit } MB.
deck-refused-pixels = alle Bilder zusammen haben zu viele Pixel: höchstens { $limit } Millionen.
deck-at-table = Gespielt wird mit den Bildern „{ $name }“ ({ $count }).
deck-unsaid = { $unsaid ->
    [one] Eines von { $count } Bildern hat keine Beschreibung: Bots und alle, die es nicht sehen können, kennen höchstens seinen Titel.
   *[other] { $unsaid } von { $count } Bildern haben keine Beschreibung: Bots und alle, die sie nicht sehen können, kennen höchstens ihre Titel.
}
