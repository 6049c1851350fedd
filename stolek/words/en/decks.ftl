## Decks of people's own pictures

refused-no-own-decks = This game is not played with pictures of one’s own.
refused-deck-open = Pictures of one’s own are for tables that only a link leads to. Close the table to others first.
refused-open-deck = A table with somebody’s own pictures is for those who have its link. Choose the game’s pictures before you open it to everyone.
refused-deck-small = The deck has too few pictures for that: { $players } players need { $needed }, it has { $count }. Add pictures, or take away chairs.
fault-no-such-deck = There is no such deck, or it is not yours.
fault-deck-busy = The server is busy with pictures. Try again in a moment.
fault-deck-too-large = The file is too large; at most { $limit } MB. Make the pictures smaller, or take fewer.
fault-deck-too-few = { $count ->
    [0] None of these files can be used
    [one] Only one picture can be used
   *[other] Only { $count } pictures can be used
}; a deck needs at least { $least } pictures. Add some.
fault-deck-too-few-left-out = { $count ->
    [0] None of these files can be used
    [one] Only one picture can be used
   *[other] Only { $count } pictures can be used
}; a deck needs at least { $least } pictures. Add some. { $files }
fault-deck-no-zip = This is neither a deck (.stolek-deck) nor a zip of pictures, or the file is damaged. Choose another.
fault-deck-many-files = There are too many files in this zip; at most { $limit }. Pack only the pictures.
fault-deck-notes = The deck’s description cannot be read ({ $detail }). Mend it, or leave it out of the zip.
fault-deck-shelf-full = You have { $most } decks here already, and there is room for no more. Delete one first.
fault-deck-no-room = There is no room for more pictures on this server. Try another time, or play with the game’s pictures.
fault-deck-slow = The pictures took too long to arrive. Try again with a better connection, or take fewer.
deck-left-out = Left out: { $file } – { $why }
deck-refused-no-image = it is not a picture that can be read (PNG, JPEG or WebP).
deck-refused-too-small = it is too small; each side needs at least { $limit } pixels.
deck-refused-too-large = it has too many pixels; at most { $limit } million.
deck-refused-bomb = it is too large; at most { $limit } MB.
deck-refused-duplicate = this very picture is in the deck already.
deck-refused-too-many = the deck is full; at most { $limit } pictures.
deck-refused-too-much = all files together are too large; at most { $limit } MB.
deck-at-table = The pictures are “{ $name }” ({ $count }).
deck-unsaid = { $unsaid } of { $count } pictures have no description: those who cannot see them, and bots, know their titles at most.
