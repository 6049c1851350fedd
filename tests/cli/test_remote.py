"""`stolek join`: a chair at the table of a real server, over a real connection."""

import os
import re
import stat
import subprocess
import sys
import threading
import urllib.request
import uuid
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.sync.client import connect

from stolek.cli import server_messages
from stolek.cli.guest import Guest, read_link
from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.server.settings_loader import default_data
from stolek.table.lobby_types import DeckAdded
from stolek.table.messages import Answer, Hello, Start
from stolek.words import load
from tests.cli.conftest import Ran, spawn
from tests.server.albums import album

GAME = registry.ids()[0]
SEATS = registry.get(GAME).game.info.variants[0].seats[0]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server of its own, on a free port."""
    command = [sys.executable, "-m", "stolek.cli", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://localhost:(\d+)", server.stdout.readline())
            assert found is not None
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            server.terminate()


class Host:
    """Somebody with a browser, who set up the table, starts when all chairs are held, and plays on."""

    def __init__(self, address: str, folder: Path) -> None:
        self._guest = Guest(read_link(f"{address}/t/none").address, folder / "host.cookies", load("en"))
        self._guest.arrive("Host", "en")
        made = self._guest._call(
            "POST", "/api/tables", dict[str, str], msgspec.json.encode({"game": GAME, "chairs": SEATS})
        )
        self.table = made["table"]
        self.outcome: object = None

    def play(self) -> None:
        cookie = {"Cookie": self._guest.cookies}
        with connect(self._guest.socket_address, additional_headers=cookie, proxy=None) as socket:
            socket.send(msgspec.json.encode(Hello(self.table)).decode())
            answered = set()
            started = False
            while self.outcome is None:
                heard = server_messages.decoder.decode(socket.recv(timeout=120))
                if not isinstance(heard, server_messages.Welcome | server_messages.Update):
                    continue
                table = heard.table
                if table is not None and not started and sum(c.person is not None for c in table.chairs) == 2:
                    started = True
                    socket.send(msgspec.json.encode(Start(uuid.uuid4().hex)).decode())
                for place in heard.positions:
                    asked = place.prompt
                    if asked and asked["owed"] and asked["id"] not in answered:
                        answered.add(asked["id"])
                        assert place.seat is not None
                        wish = Answer(uuid.uuid4().hex, place.seat, asked["id"], 0)
                        socket.send(msgspec.json.encode(wish).decode())
                self.outcome = heard.outcome


def at_home(home: Path, *arguments: str, stdin: str = "") -> Ran:
    """The command of somebody whose home is this folder, on any system."""
    here = str(home)
    return spawn(*arguments, stdin=stdin, HOME=here, XDG_DATA_HOME=here, LOCALAPPDATA=here)


def test_a_guest_plays_a_whole_game_from_the_terminal(address: str, tmp_path: Path) -> None:
    host = Host(address, tmp_path)
    playing = threading.Thread(target=host.play, daemon=True)
    playing.start()
    link = f"{address}/t/{host.table}"
    ran = at_home(tmp_path, "join", link, "--name", "Žofie [x]", stdin="99\nwhy\n" + "1\n" * 300)
    playing.join(timeout=60)
    assert ran.code == 0, ran.err
    assert f"You’re at table {host.table} as Žofie [x]." in ran.out
    assert "That isn’t one of the choices you have now. (ST-2)" in ran.out
    assert re.search(r"^1st: ", ran.out, re.MULTILINE)
    assert "Host" in ran.out
    assert host.outcome is not None
    (kept,) = tmp_path.rglob("terminal.cookies")
    if os.name == "posix":
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600


def test_whoever_leads_goes_on_from_a_moment_in_the_terminal(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for home in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(home, str(tmp_path))
    host = Guest(read_link(f"{address}/t/none").address, default_data() / "terminal.cookies", load("en"))
    host.arrive("Host", "en")
    wanted = msgspec.json.encode({"game": GAME, "chairs": SEATS, "bots": [None] + ["random"] * (SEATS - 1)})
    table = host._call("POST", "/api/tables", dict[str, str], wanted)["table"]
    ran = at_home(tmp_path, "join", f"{address}/t/{table}", stdin="s\n" + "1\n" * 8)
    assert ran.code == 0, ran.err
    assert load("en").text("join-go-on") in ran.out


@pytest.mark.parametrize("game", [g for g in registry.ids() if registry.get(g).game.info.own_pictures])
def test_own_pictures_go_by_their_words_in_the_terminal(
    game: str, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for home in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(home, str(tmp_path))
    host = Guest(read_link(f"{address}/t/none").address, default_data() / "terminal.cookies", load("en"))
    host.arrive("Host", "en")
    chairs = registry.get(game).game.info.variants[0].seats[0]
    wanted = msgspec.json.encode({"game": game, "chairs": chairs})
    table = host._call("POST", "/api/tables", dict[str, str], wanted)["table"]
    notes = "\n".join(f'[pictures."walk_{n:03}.png"]\ntitle = "Walk on day {n}"' for n in range(40))
    asked = {"Cookie": host.cookies, "Content-Type": "application/json"}
    # Forty pictures take a busy machine longer than a guest in the terminal waits for any answer.
    bring = urllib.request.Request(
        f"{address}/api/tables/{table}/decks?name=Walks", album(40, notes=notes), asked, method="POST"
    )
    with urllib.request.urlopen(bring) as answer:
        brought = msgspec.json.decode(answer.read(), type=DeckAdded)
    choice = msgspec.json.encode({"deck": brought.deck.id})
    chosen = urllib.request.Request(f"{address}/api/tables/{table}/deck", choice, asked, method="PUT")
    with urllib.request.urlopen(chosen) as answer:
        assert answer.status == 204
    ran = at_home(tmp_path, "join", f"{address}/t/{table}", stdin="s\nq\n")
    assert ran.code == 0, ran.err
    told = " ".join(ran.out.split())
    assert "The pictures are “Walks” (40)." in told
    assert "40 of 40 pictures have no description" in told
    assert re.search(r"Walk on day \d", told)


def test_whoever_leaves_can_come_back_as_the_same_person(address: str, tmp_path: Path) -> None:
    link = read_link(f"{address}/t/x").address
    first = Guest(link, tmp_path / "me.cookies", load("en")).arrive("Ada", "en")
    again = Guest(link, tmp_path / "me.cookies", load("en")).arrive(None, "en")
    other = Guest(link, tmp_path / "you.cookies", load("en")).arrive(None, "en")
    assert first.person.id == again.person.id != other.person.id
    assert again.person.name == "Ada"


def test_a_table_that_is_not_there_is_one_sentence(address: str, tmp_path: Path) -> None:
    ran = at_home(tmp_path, "join", f"{address}/t/nosuchtable")
    assert ran.code == 2
    assert "There’s no such table." in ran.err
    gone = at_home(tmp_path, "join", f"{address}/link/nosuchtoken")
    assert gone.code == 2
    assert "This link has been used or has expired." in gone.err


@pytest.mark.parametrize(
    ("url", "table", "token"),
    [
        ("http://host:8000/t/abc", "abc", None),
        ("host:8000/t/abc/", "abc", None),
        ("https://cards.example/link/xyz", None, "xyz"),
    ],
)
def test_a_link_says_where_to_sit(url: str, table: str | None, token: str | None) -> None:
    read = read_link(url)
    assert (read.table, read.token) == (table, token)


def test_a_code_behind_the_address_finds_the_table(address: str, tmp_path: Path) -> None:
    host = Host(address, tmp_path)
    code = host.table[:6].upper()
    link = read_link(f"{address}/{code}")
    assert link.code == code
    guest = Guest(link.address, tmp_path / "guest.cookies", load("en"))
    guest.arrive("Ida", "en")
    assert guest.table_of(code) == host.table
    with pytest.raises(StolekError, match="No table has this code"):
        guest.table_of("aaaaaa")


@pytest.mark.parametrize("url", ["", "http://", "host", "http://host/", "http://host/x/y", "mailto:a@b"])
def test_what_is_no_link_is_refused(url: str) -> None:
    with pytest.raises(StolekError, match="no link to a table"):
        read_link(url)
