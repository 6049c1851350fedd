"""The tables of the SQLite file, version by version.

The journal only grows at its end: one b-tree in the order of writing, and a small index of whose row is
whose. That rows have no gap and none is there twice is the promise of the one writer (``table_store.py``),
and is looked at whenever the file is opened.
"""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE journal (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('game', 'table', 'chat')),
        game INTEGER NOT NULL,
        seat INTEGER,
        by TEXT,
        cid TEXT,
        action BLOB NOT NULL,
        events BLOB NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq),
        UNIQUE (table_id, by, cid)
    ) WITHOUT ROWID;
    CREATE TABLE held (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        game INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        prompt INTEGER NOT NULL,
        by TEXT,
        cid TEXT,
        action BLOB NOT NULL,
        UNIQUE (table_id, by, cid)
    );
    CREATE INDEX held_by_table ON held (table_id, id);
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        avatar INTEGER NOT NULL,
        lang TEXT
    ) WITHOUT ROWID;
    CREATE TABLE links (
        hash BLOB PRIMARY KEY,
        link BLOB NOT NULL,
        expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        changed INTEGER NOT NULL,
        card BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE holders (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX holders_by_table ON holders (table_id);
    CREATE TABLE games (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        started INTEGER NOT NULL,
        card BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE players (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (person, table_id, number, seat)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE decks (
        owner TEXT NOT NULL,
        id TEXT NOT NULL,
        deck BLOB NOT NULL,
        bytes INTEGER NOT NULL,
        made INTEGER NOT NULL,
        used INTEGER NOT NULL,
        PRIMARY KEY (owner, id)
    ) WITHOUT ROWID;
    CREATE INDEX decks_by_id ON decks (id);
    CREATE INDEX decks_by_use ON decks (used);
    """,
    """
    CREATE TABLE epochs (
        table_id TEXT PRIMARY KEY,
        epoch INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE journal RENAME TO journal_before;
    CREATE TABLE journal (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        game INTEGER NOT NULL,
        seat INTEGER,
        by TEXT,
        cid TEXT,
        action BLOB NOT NULL,
        events BLOB NOT NULL,
        at INTEGER NOT NULL
    );
    INSERT INTO journal SELECT * FROM journal_before ORDER BY table_id, seq;
    DROP TABLE journal_before;
    CREATE INDEX journal_by_table ON journal (table_id);
    CREATE TABLE leaving (
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        since INTEGER NOT NULL,
        PRIMARY KEY (kind, name)
    ) WITHOUT ROWID;
    CREATE TABLE looks (
        kind TEXT PRIMARY KEY,
        at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE devices (
        person TEXT NOT NULL,
        id TEXT NOT NULL,
        made INTEGER NOT NULL,
        what TEXT NOT NULL,
        revoked INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (person, id)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE barred (
        kind TEXT NOT NULL,
        id TEXT PRIMARY KEY,
        until INTEGER
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE times (
        table_id TEXT PRIMARY KEY,
        runs INTEGER NOT NULL,
        times BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE notice_ways (
        person TEXT NOT NULL,
        device TEXT NOT NULL,
        way BLOB NOT NULL,
        PRIMARY KEY (person, device)
    ) WITHOUT ROWID;
    CREATE TABLE waiting_notices (
        person TEXT NOT NULL,
        device TEXT NOT NULL,
        table_id TEXT NOT NULL,
        due INTEGER NOT NULL,
        notice BLOB NOT NULL,
        PRIMARY KEY (person, device, table_id)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE classes (
        id TEXT PRIMARY KEY,
        teacher TEXT NOT NULL,
        made INTEGER NOT NULL,
        tables TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE pupils (
        class_id TEXT NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        avatar INTEGER NOT NULL,
        known INTEGER NOT NULL,
        PRIMARY KEY (class_id, person)
    ) WITHOUT ROWID;
    """,
)
"""One script for each version of the database, from the first day on; never edit one that was released."""
