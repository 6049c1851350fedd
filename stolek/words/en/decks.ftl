## Decks of people's own pictures

refused-no-own-decks = You can’t play this game with your own pictures.
refused-deck-open = Your own pictures are only for link-only tables. Close the table to others first.
refused-open-deck = A table with someone’s own pictures is for people who have the link. Choose the game’s pictures before you open it to everyone.
refused-deck-small = There are too few pictures for that: { $players } players need { $needed }, and there are { $count }. Add pictures or take away chairs.
fault-no-such-deck = There are no such pictures, or they aren’t yours.
fault-deck-busy = The server is busy with pictures. Try again in a moment.
fault-deck-too-large = The file is too large: at most { $limit } MB. Make the pictures smaller, or use fewer.
fault-deck-too-few = { $count ->
    [0] None of these files can be used.
    [one] Only one picture can be used.
   *[other] Only { $count } pictures can be used.
} At least { $least } are needed. Add more.
fault-deck-too-few-left-out = { $count ->
    [0] None of these files can be used.
    [one] Only one picture can be used.
   *[other] Only { $count } pictures can be used.
} At least { $least } are needed. Add more. { $files }
fault-deck-no-zip = This is neither a picture deck (.stolek-deck) nor a zip of pictures, or the file is damaged. Choose another one.
fault-deck-many-files = There are too many files in this zip: at most { $limit }. Pack only the pictures.
fault-deck-notes = The description of the pictures can’t be read ({ $detail }). Fix it, or leave it out of the zip.
fault-deck-shelf-full = { $most ->
    [one] You already have a picture deck here, and there’s no room for another. Delete it first.
   *[other] You already have { $most } picture decks here, and there’s no room for another. Delete one first.
}
fault-deck-no-room = There’s no room for more pictures on this server. Try another time, or play with the game’s pictures.
fault-deck-slow = The pictures took too long to upload. Try again with a better connection, or use fewer.
deck-left-out = Left out: { $file } – { $why }
deck-refused-no-image = it isn’t a picture that can be read (PNG, JPEG or WebP).
deck-refused-too-small = it’s too small: each side needs at least { $limit } pixels.
deck-refused-too-large = it has too many pixels: at most { $limit } million.
deck-refused-bomb = it’s too large: at most { $limit } MB.
deck-refused-duplicate = the very same picture is already there.
deck-refused-too-many = there’s no room for it: at most { $limit } pictures.
deck-refused-too-much = all the files together are too large: at most { $limit } MB.
deck-refused-pixels = all the pictures together have too many pixels: at most { $limit } million.
deck-at-table = The pictures are “{ $name }” ({ $count }).
deck-unsaid = { $unsaid ->
    [one] One of { $count } pictures has no description: bots, and anyone who can’t see it, know its title at most.
   *[other] { $unsaid } of { $count } pictures have no description: bots, and anyone who can’t see them, know their titles at most.
}
