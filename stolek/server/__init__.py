"""The server: tables, people, the journal, and the page. Reaches games only through the registry."""
