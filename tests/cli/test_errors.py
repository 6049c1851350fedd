"""Whatever goes wrong is one sentence that says what to do, exit code 2, and never a traceback."""

import json
import socket
import sqlite3
from pathlib import Path

import pytest

from stolek.core import registry
from tests.cli.conftest import Ran, Run, spawn

GAME = registry.ids()[0]
SEATS = registry.get(GAME).game.info.variants[0].seats


def is_one_sentence(ran: Ran, *parts: str) -> None:
    assert ran.code == 2, ran.out + ran.err
    assert "Traceback" not in ran.err
    (sentence,) = ran.err.splitlines()
    assert sentence.startswith("stolek: ")
    for part in parts:
        assert part in sentence


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    is_one_sentence(spawn("play", "chess"), "no game 'chess'", "the games are: ", *registry.ids())


def test_an_impossible_player_count_is_answered_with_the_possible_ones() -> None:
    possible = "possible player counts: " + ", ".join(map(str, SEATS))
    is_one_sentence(spawn("play", GAME, "--players", "99"), "cannot be played by 99", possible)
    is_one_sentence(spawn("simulate", GAME, "--players", "0"), "cannot be played by 0", possible)


def test_an_unknown_language_is_answered_with_those_there_are() -> None:
    is_one_sentence(
        spawn("rules", GAME, "--lang", "xx"), "no language 'xx'", "cs (Čeština), de (Deutsch), en (English)"
    )
    is_one_sentence(spawn("rules", GAME, STOLEK_LANG="xx"), "no language 'xx'")


def test_a_locale_that_is_not_spoken_here_is_no_error() -> None:
    ran = spawn("rules", GAME, LANG="xx_XX.UTF-8")
    assert ran.code == 0
    assert ran.out == spawn("rules", GAME, "--lang", "en").out


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        is_one_sentence(
            spawn("serve", "--port", port, "--data", str(tmp_path)), f"port {port} is in use", "--port"
        )


def test_an_address_of_another_machine_and_an_unwritable_backup_are_named(tmp_path: Path) -> None:
    elsewhere = spawn("serve", "--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))
    is_one_sentence(elsewhere, "192.0.2.1 is no address of this machine", "--host")
    (tmp_path / "stolek.sqlite").touch()
    backup = spawn("backup", str(tmp_path / "none" / "b.zip"), "--data", str(tmp_path))
    is_one_sentence(backup, "b.zip cannot be written: No such file or directory")


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "stolek.sqlite")
    database.execute("PRAGMA user_version = 9999")
    database.close()
    ran = spawn("serve", "--port", "0", "--data", str(tmp_path))
    is_one_sentence(ran, "newer Stolek", "9999")


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (("play", "highcard", "--variant", "high"), ("no variant 'high'", "base, low")),
        (("play", "highcard", "--option", "open_throws=maybe"), ("open_throws cannot be 'maybe'", "yes, no")),
        (("play", "highcard", "--option", "speed=9"), ("no option 'speed'", "open_throws")),
        (("play", "highcard", "--option", "open_throws"), ("NAME=VALUE",)),
        (("play", "highcard", "--seat", "7"), ("no seat 7", "1 to 3")),
        (
            ("play", "highcard", "--bots", "genius"),
            ("no bot 'genius'", "random, easy, casual", "path.py:Class"),
        ),
        (("play", "highcard", "--bots", "a,b,c,d,e"), ("5 bots are named for 2 seats",)),
        (("play", "--resume", "nowhere.json"), ("nowhere.json cannot be read",)),
        (("play",), ("say which game", "stolek play ")),
        (("simulate", "highcard", "--games", "0"), ("--games 1 or more",)),
        (("simulate", "highcard", "--jobs", "0"), ("--jobs 1 or more",)),
        (("simulate", "highcard", "--bots", ","), ("no bot is named",)),
        (("simulate", "highcard", "--bots", "no/such.py:Bot"), ("there is no file",)),
        (("rules", "highcard", "HC-99"), ("no rule 'HC-99'", "HC-1, HC-2")),
        (("deck", "check", "highcard", "nowhere.toml"), ("nowhere.toml cannot be read",)),
        (("join", "not a link"), ("no link to a table",)),
        (("join", "ftp://example.org/t/x"), ("no link to a table",)),
        (("join", "http://127.0.0.1:1/t/x"), ("does not answer", "is the server running")),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
)
def test_a_mistake_on_the_command_line_is_one_sentence(
    arguments: tuple[str, ...],
    parts: tuple[str, ...],
    stolek: Run,
    highcard: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    is_one_sentence(stolek(*arguments), *parts)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('name = "x"\n[[group]]\nmark = "all"\ncards = ["c1", "c99"]\n', ("line 4", "c1 to c7")),
        ('name = "x"\n[[group]]\nmark = "all"\ncards = [\n', ("line 5", "not valid TOML")),
        ('name = "x"\n[[group]]\nmark = "all"\ncards = ["c1"]\ncolour = "red"\n', ("line 5", "colour")),
        ('[[group]]\nmark = "all"\ncards = []\n', ("name",)),
        ("", ("name",)),
    ],
)
def test_a_broken_deck_is_named_by_line_and_fault(
    text: str, parts: tuple[str, ...], stolek: Run, highcard: str, tmp_path: Path
) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(text)
    for command in (("deck", "check", highcard, str(deck)), ("play", highcard, "--deck", str(deck))):
        is_one_sentence(stolek(*command), "deck.toml, ", *parts)


def test_a_deck_that_is_no_text_is_one_sentence(stolek: Run, highcard: str, tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_bytes(b"\xff\xfe\x00")
    is_one_sentence(stolek("deck", "check", highcard, str(tmp_path / "deck.toml")), "UTF-8")


# Saved games that are not what they were --------------------------------------------------------------


@pytest.fixture
def saved(stolek: Run, highcard: str, tmp_path: Path) -> Path:
    """A whole game of three, played by bots."""
    stolek("simulate", highcard, "--players", "3", "--games", "1", "--save", str(tmp_path), "--jobs", "1")
    (file,) = tmp_path.glob("*.stolek.json")
    return file


def edited(file: Path, change: str) -> None:
    game = json.loads(file.read_text())
    match change:
        case "an event":
            drawn = next(event for event in game["moves"][0]["events"] if event["is"] == "drawn")
            drawn["seat"] = (drawn["seat"] + 1) % 3
        case "an action":
            other = {"keep": "swap", "swap": "keep"}
            game["moves"][2]["action"]["is"] = other[game["moves"][2]["action"]["is"]]
        case "a seat":
            game["moves"][1]["seat"] = (game["moves"][1]["seat"] + 1) % 3
        case "a missing move":
            del game["moves"][2]
        case "an unknown event":
            game["moves"][3]["events"][0] = {"is": "thunder"}
        case "the seed":
            game["seed"] = "00" * 32
        case "the deck":
            game["setup"]["deck"]["groups"][0]["cards"][0] = "c7"
        case "the format":
            game["format"] = "stolek-game/9"
    file.write_text(json.dumps(game))


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ("an event", "move 0: "),
        ("an action", "move 2: "),
        ("a seat", "move 1: "),
        ("a missing move", "move 2: expected move 2, found 3"),
        ("an unknown event", "move 3: "),
        ("the seed", "the seed does not match its commitment"),
        ("the deck", "move 0: "),
        ("the format", "the format is 'stolek-game/9'"),
    ],
)
def test_an_edited_game_is_refused_with_the_move(change: str, part: str, stolek: Run, saved: Path) -> None:
    assert stolek("verify", str(saved)).code == 0
    edited(saved, change)
    for command in (("verify", str(saved)), ("play", "--resume", str(saved))):
        is_one_sentence(stolek(*command), saved.name, part)


def test_a_truncated_game_is_refused_with_the_move_wherever_it_is_cut(stolek: Run, saved: Path) -> None:
    whole = saved.read_bytes()
    for end in range(0, len(whole) - 2, max(1, len(whole) // 40)):
        saved.write_bytes(whole[:end])
        moves = whole[:end].count(b'"seq":')
        for command in (("verify", str(saved)), ("replay", str(saved)), ("play", "--resume", str(saved))):
            ran = stolek(*command)
            is_one_sentence(ran, "cut off or damaged", *([f"move {moves - 1}: "] if moves else []))


def test_a_saved_game_of_an_unknown_game_is_one_sentence(stolek: Run, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes().replace(b'"game":"highcard"', b'"game":"chess"'))
    is_one_sentence(stolek("verify", str(saved)), "no game 'chess'")


def test_a_game_by_newer_rules_is_shown_but_neither_verified_nor_played_on(stolek: Run, saved: Path) -> None:
    newer = saved.read_bytes().replace(b'"rules":1,\n', b'"rules":7,\n')
    saved.write_bytes(newer.replace(b'"setup":{', b'"setup":{"rules":7,'))
    for command in (("verify", str(saved)), ("play", "--resume", str(saved))):
        is_one_sentence(stolek(*command), "rules version 7", "up to version 1")
    assert stolek("replay", str(saved)).code == 0


def test_a_game_that_is_not_played_with_pictures_says_which_are(
    stolek: Run, highcard: str, tmp_path: Path
) -> None:
    file = tmp_path / "ours.stolek-deck"
    file.write_bytes(b"anything")
    is_one_sentence(
        stolek("play", highcard, "--deck", str(file)), "highcard is not played with pictures of one's own"
    )
