"""Everything has a help text, in every language; what the command prints about itself is true."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from stolek.cli.app import DEFAULT_PORT, app
from stolek.cli.entry_point import main
from stolek.cli.screen import BRIEF
from stolek.core import registry
from stolek.core.registry import LEVELS
from stolek.server.settings import Settings
from stolek.words import LANGUAGES, load
from stolek.words.catalogue import entries
from stolek.words.render import sources
from tests.cli.conftest import Run, spawn

ADMIN = (
    *("show", "token", "close", "kick", "ban", "allow", "tidy", "restart"),
    *("delete-person", "delete-table", "delete-game"),
)
CODES = [known.code for known in LANGUAGES]


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, sub in getattr(command, "commands", {}).items():
        yield from commands(sub, (*path, name))


ALL = dict(commands(typer.main.get_command(app)))


def test_the_commands_are_these() -> None:
    assert {" ".join(path) for path in ALL if path} == {
        *(
            "play",
            "simulate",
            "ladder",
            "report",
            "replay",
            "verify",
            "check",
            "golden",
            "rules",
            "serve",
            "settings",
            "backup",
            "restore",
            "admin",
            *(f"admin {each}" for each in ADMIN),
            "join",
            "doctor",
        ),
        *(
            "deck",
            "deck show",
            "deck check",
            "deck export",
            "deck build",
            "deck print",
            "bench",
            "bench engine",
        ),
        *(f"bench {game}" for game in registry.benches()),
    }


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_every_command_and_parameter_has_help(path: tuple[str, ...]) -> None:
    command = ALL[path]
    words = load("en", strict=True)
    texts = [command.help, *(parameter.help for parameter in command.params)]
    assert all(words.text(text) for text in texts)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_help_is_in_the_language_asked_for(
    path: tuple[str, ...], code: str, stolek: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOLEK_LANG", code)
    ran = stolek(*path, "--help")
    assert ran.code == 0
    assert "help-" not in ran.out.replace("--help", "")
    first = load(code).text(ALL[path].help).split()[:3]
    shown = " ".join(ran.out.replace("│", " ").split())
    assert " ".join(first) in shown.replace("\xa0", " ")
    help_itself = " ".join(load(code).text("help-help").split())
    assert f"--help -h {help_itself}" in shown, "a switch has no value"


def test_no_help_text_is_left_over() -> None:
    used = {text for command in ALL.values() for text in (command.help, *(p.help for p in command.params))}
    (commands,) = [text for name, text in sources("en") if name.endswith("command.ftl")]
    written = {entry.key for entry in entries(commands) if entry.key.startswith("help-")}
    assert written == used | {"help-help"}


@pytest.mark.parametrize("code", CODES)
def test_help_lists_the_levels_as_they_are_typed(code: str) -> None:
    words = load(code)
    for key in ("help-play-bots", "help-bots"):
        assert f"({', '.join(LEVELS)})" in words.text(key)


def test_the_version_is_told() -> None:
    ran = spawn("--version")
    assert ran.code == 0
    assert ran.out.startswith("stolek ")


def test_a_word_that_is_no_command_is_exit_code_2(stolek: Run) -> None:
    ran = stolek("paly")
    assert ran.code == 2
    assert "Traceback" not in ran.err


def test_help_and_server_agree_on_the_port() -> None:
    assert Settings(data=Path()).port == DEFAULT_PORT


@pytest.mark.parametrize("code", CODES)
def test_rules_and_decks_are_read_in_every_language(code: str, stolek: Run) -> None:
    for game in registry.ids():
        entry = registry.get(game)
        rules = stolek("rules", game, "--lang", code)
        assert rules.code == 0
        assert all(f"\n{rule} " in rules.out for rule in entry.game.rulebook.ids)
        told = " ".join(rules.out.split())
        words = load(code, entry.folder)
        starts = [told.find(" ".join(words.text(f"{game}-brief-{part}").split())) for part in BRIEF]
        assert 0 < starts[0] < starts[1] < starts[2] < told.index(f" {entry.game.rulebook.ids[0]} ")
        one = stolek("rules", game, entry.game.rulebook.ids[0].lower(), "--lang", code)
        assert one.out.startswith(entry.game.rulebook.ids[0])
        shown = stolek("deck", "show", game, "--lang", code)
        faces = set(entry.game.default_deck().cards)
        assert all(f" × {face}: " in shown.out for face in faces)
        assert "rule-" not in rules.out


def test_an_exported_deck_is_a_good_deck(stolek: Run, highcard: str, tmp_path: Any) -> None:
    file = tmp_path / "deck.toml"
    assert stolek("deck", "export", highcard, str(file)).code == 0
    assert "is a good deck: High Card, 8 cards" in stolek("deck", "check", highcard, str(file)).out.replace(
        "\n", " "
    )
    file.write_text(file.read_text().replace('"High Card"', '"Mine"'))
    assert stolek("deck", "show", highcard, str(file)).out.startswith("Mine: 8 cards")
    ran = stolek("play", highcard, "--deck", str(file), "--save", str(tmp_path / "g.json"), stdin="1\n")
    assert ran.code == 0
    assert '"name":"Mine"' in (tmp_path / "g.json").read_text()


def test_the_doctor_finds_what_is_missing(stolek: Run, tmp_path: Any) -> None:
    ran = stolek("doctor", "--data", str(tmp_path / "new" / "place"))
    assert "[ok] Python: 3." in ran.out
    assert re.search(rf"\[ok\] Data folder:\s+{re.escape(str(tmp_path))}", ran.out)
    assert all(game in ran.out for game in registry.ids())
    (tmp_path / "file").write_text("")
    ill = stolek("doctor", "--data", str(tmp_path / "file" / "below"))
    assert ill.code == 1
    assert "[!!] Data folder" in ill.out


def test_main_always_leaves_by_an_exit_code() -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
