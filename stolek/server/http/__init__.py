"""Plain HTTP: the lobby and its types, decks of people's own, the page, cookies, limits and refusals."""
