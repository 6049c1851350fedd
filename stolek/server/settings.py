"""What can be set about a server, in one place. Numbers only; nothing here does anything."""

from __future__ import annotations

from pathlib import Path

import msgspec

from stolek.core.bot import Budget


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server behaves. The defaults are for people; tests set the pauses to 0."""

    data: Path
    page: Path = Path(__file__).parent / "page"
    origins: tuple[str, ...] = ()
    """Other origins that may speak to this server, such as ``https://cards.example``."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses that are believed when they say for whom they ask, and whether by HTTPS."""

    bot_pause: float = 0.45
    """Seconds before a bot's answer at normal pace, while screens still show what was before."""
    holds: bool = False
    """Whether tables hold at moments."""
    bot_budget: Budget = Budget()
    bot_patience: float = 5.0
    """Seconds after which a bot that does not answer is given up and a weaker one is asked."""
    bot_workers: int | None = None
    """Processes in which bots think side by side; None: one a core."""
    warm_bots: bool = True
    """Whether the bots of all games are loaded when the server starts."""

    window_seconds: float | None = None
    """How long every window stays open; None: as long as the game says."""
    away_seconds: float = 60.0
    """How long a host may be gone before somebody else is host."""
    idle_seconds: float = 300.0
    """How long a table that nobody watches stays in memory."""

    hello_seconds: float = 10.0
    message_most: int = 16 * 1024
    outbox_most: int = 512
    """Messages that wait for a slow reader before it is dropped to resync."""
    rows_kept: int = 256
    """Rows a table keeps ready for those who resume."""

    connections_most: int = 20
    """Connections of one person at once."""
    messages_per_second: float = 20.0
    messages_burst: int = 60
    chat_per_second: float = 1.0
    chat_burst: int = 10
    reactions_per_second: float = 0.7
    reactions_burst: int = 4
    person_per_second: float = 40.0
    person_burst: int = 120
    requests_per_second: float = 10.0
    requests_burst: int = 60
    new_tables_per_minute: float = 12.0
    new_tables_burst: int = 20
    people_most: int = 50_000
    """Rate counters kept in memory at once."""

    pictures_per_second: float = 100.0
    pictures_burst: int = 1_000

    new_decks_per_hour: float = 20.0
    new_decks_burst: int = 10
    uploads_most: int = 4
    """People whose decks come in at the same time."""
    upload_seconds: float = 600.0
    deck_bytes_most: int = 64_000_000
    deck_pictures_most: int = 300
    deck_pixels_most: int = 40_000_000
    decks_each_most: int = 20
    decks_bytes_most: int = 8_000_000_000
    """What all decks together may take up before no more are taken in."""
    deck_days: int = 90
    """After so many days without a game a deck is taken away."""

    device_link_seconds: int = 600
    seat_link_seconds: int = 86_400
