"""The examples of docs/formats.md are read by the code they describe."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from stolek.core import codec
from stolek.core.cards import read_deck
from stolek.core.game import make_setup
from stolek.lab.report import simulation_json
from stolek.lab.simulate import Plan, simulate
from stolek.server.store import deck_files
from tests import template_game

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


def examples(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def fields(heading: str) -> set[str]:
    """The fields a section's table explains."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE))


def shape(value: Any) -> Any:
    """Names and kinds, without the values."""
    match value:
        case dict():
            return {key: shape(each) for key, each in value.items()}
        case list():
            return shape(value[0])
        case _:
            return type(value).__name__


def test_the_saved_game_is_sound_and_written_exactly_so() -> None:
    raw = examples("json")[0].encode()
    header = codec.read_header(raw)
    play = codec.verify(template_game.GAME, header)
    assert play.outcome is not None
    assert codec.save(play, tuple(header.names)) == raw


def test_every_field_of_a_saved_game_is_explained() -> None:
    example = json.loads(examples("json")[0])
    moves = {f"moves[].{field}" for field in example["moves"][0]}
    assert fields("A saved game") == set(example) | moves | {"setup.rules"}
    assert "rules" not in example["setup"], "the example is of version 1, which is left out"


def test_the_deck_is_a_deck() -> None:
    deck = read_deck(examples("toml")[0], template_game.GAME.deck_faults)
    assert deck == template_game.GAME.default_deck()
    words = {"words", "words.face", "words.title", "words.tags", "words.alt"}
    assert fields("A deck") == {"name", "note", "group", "group.mark", "group.cards"} | words
    own = read_deck(examples("toml")[1], lambda _: ())
    assert [(said.face, said.title) for said in own.words] == [("c1", "The lake")]


def test_a_simulation_writes_what_the_page_says(highcard: str) -> None:
    setup = make_setup(template_game.GAME, 3)
    result = simulate(Plan(highcard, setup, ("casual", "random", "random"), 34, "1"))
    assert shape(json.loads(simulation_json(result))) == shape(json.loads(examples("json")[1]))


def test_the_deck_of_pictures_is_what_the_code_packs() -> None:
    packed = msgspec.json.decode(examples("json")[2], type=deck_files.PackedDeck)
    assert packed.format == deck_files.FORMAT
    of_a_picture = {f"pictures[].{field}" for field in deck_files.Picture.__struct_fields__}
    of_the_deck = set(deck_files.PackedDeck.__struct_fields__) - {"pictures"}
    assert fields("A deck of pictures") == of_the_deck | of_a_picture
    notes = msgspec.convert(tomllib.loads(examples("toml")[2]), deck_files.DeckNotes)
    lake = packed.pictures[0]
    assert notes.pictures["lake.jpg"] == deck_files.PictureNotes(lake.title, lake.tags, lake.alt)
