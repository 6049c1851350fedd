"""What can be set about a server, in one place, each with what it does. Nothing here does anything.

`settings_loader.py` reads them from a file, the environment and flags; ``stolek settings`` prints them all.
"""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import Annotated, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from stolek.core.bot import Budget

Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Rate: TypeAlias = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server behaves. The defaults are for people; tests set the pauses to 0."""

    # Where it is

    data: Path
    """The folder for the database, the secret, the host's token and people's pictures."""
    database: Annotated[str, msgspec.Meta(pattern=r"^(postgres(ql)?://.*)?$")] = ""
    """A PostgreSQL that keeps everything instead, such as "postgresql://stolek:secret@db.example/stolek":
    several servers may share it. --database sets it. The folder then has the host's token and little else."""
    node_address: str = ""
    """Where the other servers of the same database reach this one, such as "http://10.0.0.2:8000"; without it
    by host and port."""
    lease_seconds: Annotated[float, msgspec.Meta(ge=1)] = 2.5
    """How long a server of several may be silent before the others take its tables."""
    page: Path = Path(__file__).parent / "page"
    """The folder of the built page."""
    site: Path | None = None
    """The folder that `make site` has built, to be served at offline/: who has opened that once can play
    against bots there when the network is gone."""
    host: str = "127.0.0.1"
    """The address to listen on."""
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    """The port to listen on; 0: any free one."""
    fd: Annotated[int, msgspec.Meta(ge=3)] | None = None
    """The number of an open socket to listen on instead of host and port. systemd's is found by itself."""
    public_address: str = ""
    """What people type, such as "https://cards.example" or "https://example.org/cards". Its path is the
    sub-path; its origin may speak to this server whatever the proxy makes of the Host header."""
    origins: tuple[str, ...] = ()
    """More origins whose pages may speak to this server, such as "https://old.example"."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks that are believed when they say for whom they ask, and whether by HTTPS."""
    https_port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8443
    """The port for phones by HTTPS with --lan; 0: any free one."""
    share: Annotated[str, msgspec.Meta(pattern=r"^([^\s-]\S*)?$")] = ""
    """A relay through which people outside the house come, as ssh names it: "me@cards.example", or
    "ssh://me@cards.example:2222". --share sets it."""
    share_forward: Annotated[str, msgspec.Meta(pattern=r"^([\w.*-]+:)?\d+$")] = "80"
    """What the relay is asked to open: "80" as public relays want it, "8000" behind a proxy on a machine of
    your own (with public_address), "*:8000" on all its addresses, "*:0" there on any free port."""

    # What is allowed here

    open_tables: bool = True
    """Whether a table may be shown to everyone on this server."""
    own_pictures: bool = True
    """Whether people may bring pictures of their own."""
    chat: bool = True
    """Whether people may write to each other."""
    notices: bool = True
    """Whether people may be told elsewhere that it is their turn: by web push, or at an address they give."""
    notices_private: bool = False
    """Whether notices may also go to addresses inside your own network, such as an ntfy of the house. Whoever
    visits this server can then send requests there."""

    # What is written down, and for how long

    log_format: Literal["text", "json"] = "text"
    """Log lines for people, or one JSON object a line."""
    metrics_open: bool = False
    """Whether /metrics answers everyone; otherwise it asks for the host's token."""
    keep_unplayed_days: Count = 14
    """A table where no game has begun is deleted after so many days without use; 0: never."""
    keep_games_days: Count = 730
    """A table with its saved games and journals is deleted after so many days without use; 0: never."""
    keep_chat_days: Count = 90
    """What people wrote is blanked after so many days; 0: never."""
    deck_days: int = 90
    """After so many days without a game a deck of somebody's own pictures is taken away."""
    grace_days: Count = 7
    """So many days what is too old is still kept: a clock that is wrong for a while deletes nothing."""

    # Bots, clocks and memory

    bot_pause: Seconds = 0.45
    """Seconds before a bot's answer at normal pace, while screens still show what was before."""
    holds: bool = True
    """Whether tables hold at moments such as a reveal, so that people can look."""
    bot_budget: Budget = Budget()
    """How long a bot may think, and in how many worlds."""
    bot_patience: Seconds = 5.0
    """Seconds after which a bot that does not answer is given up and a weaker one is asked."""
    bot_workers: int | None = None
    """Processes in which bots think side by side; without it one a core."""
    warm_bots: bool = True
    """Whether the bots of all games are made ready as soon as somebody looks at the games."""
    window_seconds: Seconds | None = None
    """How long every window stays open; without it as long as the game says."""
    away_seconds: Seconds = 60.0
    """How long the host of a table may be gone before somebody else is host."""
    cover_seconds: Seconds = 20.0
    """How long somebody is away before others at the table may let a bot play for them."""
    idle_seconds: Seconds = 300.0
    """How long a table that nobody watches stays in memory."""
    rows_kept: Count = 16
    """Rows a table keeps ready for those who come back."""

    # Limits

    hello_seconds: Seconds = 10.0
    """Seconds in which a new connection has to say what it wants."""
    message_most: Count = 16 * 1024
    """Bytes of one message of a connection."""
    outbox_bytes_most: Count = 500_000
    """Bytes that wait for a slow reader before it is dropped to resync."""
    connections_most: Count = 20
    """Connections of one person at once."""
    address_connections_most: Count = 400
    """Connections from one address at once; a trusted proxy may have any number."""
    request_seconds: Seconds = 15.0
    """How long the head of a request may take to come, and how long its body may stand still."""
    messages_per_second: Rate = 20.0
    """Messages of one connection."""
    messages_burst: Count = 60
    """So many messages at once."""
    chat_per_second: Rate = 1.0
    """Lines of chat of one person."""
    chat_burst: Count = 10
    """So many lines of chat at once."""
    reactions_per_second: Rate = 0.7
    """Passing signs of one person."""
    reactions_burst: Count = 4
    """So many passing signs at once."""
    person_per_second: Rate = 40.0
    """Messages of one person, on all connections together."""
    person_burst: Count = 120
    """So many messages of one person at once."""
    requests_per_second: Rate = 10.0
    """Requests of one person, or of an address without a cookie."""
    requests_burst: Count = 60
    """So many requests at once."""
    new_tables_per_minute: Rate = 12.0
    """New tables of one person."""
    new_tables_burst: Count = 20
    """So many new tables at once."""
    codes_per_second: Rate = 0.5
    """Table codes that may be tried from one address, so that nobody finds a table by trying."""
    codes_burst: Count = 30
    """So many table codes at once."""
    address_tables_per_minute: Rate = 60.0
    """New tables of all people at one address."""
    address_tables_burst: Count = 100
    """So many new tables from one address at once."""
    tables_most: Count = 5_000
    """Tables in memory before no new ones are made."""
    stored_tables_most: Count = 200_000
    """Tables on the disk before no new ones are made."""
    people_most: Count = 50_000
    """Rate counters kept in memory at once."""

    # Decks of people's own pictures

    pictures_per_second: Rate = 100.0
    """Pictures that one person looks at."""
    pictures_burst: Count = 1_000
    """So many pictures at once."""
    new_decks_per_hour: Rate = 20.0
    """New decks of one person."""
    new_decks_burst: Count = 10
    """So many new decks at once."""
    uploads_most: Count = 4
    """People whose decks come in at the same time."""
    upload_seconds: Seconds = 600.0
    """How long a deck may take to come in."""
    upload_bytes_per_second_least: Count = 20_000
    """Whoever is slower gives up the place when others wait for one."""
    deck_bytes_most: Count = 64_000_000
    """Bytes of one deck's file."""
    deck_pictures_most: Count = 300
    """Pictures of one deck."""
    deck_pixels_most: Count = 40_000_000
    """Pixels of one picture."""
    deck_pixels_all_most: Count = 400_000_000
    """Pixels that are decoded of one deck: what it costs to take it in."""
    decks_each_most: Count = 20
    """Decks of one person."""
    decks_bytes_most: Count = 8_000_000_000
    """What all decks together may take up before no more are taken in."""

    # Links

    device_link_seconds: Count = 600
    """How long a link to another device of one's own can be opened."""
    seat_link_seconds: Count = 86_400
    """How long a link to a chair can be opened."""

    def __post_init__(self) -> None:
        for address in (self.public_address, self.node_address, *self.origins):
            parts = urlsplit(address)
            if address and (parts.scheme not in ("http", "https") or not parts.netloc or parts.query):
                raise ValueError(f"{address!r} is no address like https://cards.example")
        for proxy in self.trusted_proxies:
            try:
                ipaddress.ip_network("::" if proxy == "*" else proxy, strict=False)
            except ValueError:
                raise ValueError(f"{proxy!r} is no address or network of a proxy, nor *") from None

    @property
    def sub_path(self) -> str:
        """Where the page lies under its host: "" or "/cards"."""
        return urlsplit(self.public_address).path.rstrip("/")

    @property
    def all_origins(self) -> frozenset[str]:
        """Every origin that may speak to this server, besides the one that its Host header names."""
        addresses = filter(None, (self.public_address, *self.origins))
        return frozenset(f"{parts.scheme}://{parts.netloc}" for parts in map(urlsplit, addresses))
