"""What is kept: the SQLite file with journal, people and cards, and the pictures of people's own decks."""
