"""Pictures of people's own: named by their owner's words, saved with them, played from a packed deck."""

import io
import random
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

from stolek.core import codec
from stolek.core.cards import Deck, DeckGroup, Face, FaceWords
from stolek.core.errors import StolekError
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.core.registry import get
from stolek.games.dixit import GAME
from stolek.testing.course import at_random
from stolek.words import load

WORDS = (
    FaceWords(Face("c00"), "The lake", ("water",), "A lake at night."),
    FaceWords(Face("c01"), "The hill"),
    FaceWords(Face("c02"), alt="Two people."),
)


def deck(count: int) -> Deck:
    return Deck("Ours", (DeckGroup("all", tuple(Face(f"c{n:02}") for n in range(count))),), WORDS)


@pytest.mark.parametrize(
    ("variant", "seats", "needed"),
    [("base", 3, 26), ("base", 12, 84), ("party", 6, 36), ("team", 6, 28)],
)
def test_a_deck_must_have_all_hands_and_a_round(variant: str, seats: int, needed: int) -> None:
    setup = make_setup(GAME, seats, variant, deck=deck(needed))
    assert GAME.cards_needed(setup) == needed
    if needed > 26:
        with pytest.raises(StolekError, match=f"need at least {needed} pictures"):
            make_setup(GAME, seats, variant, deck=deck(needed - 1))


@pytest.mark.parametrize(
    ("face", "name", "alt"),
    [
        ("c00", "The lake", "A lake at night."),
        ("c01", "The hill", "The hill"),
        ("c02", "Two people.", "Two people."),
        ("c03", "a picture without a description (c03)", "a picture without a description (c03)"),
    ],
)
def test_a_picture_goes_by_what_its_owner_says_of_it(face: str, name: str, alt: str) -> None:
    words = load("en", get("dixit").folder, strict=True).at_table((), None, WORDS)
    said = GAME.say_face(Face(face))
    assert words.say(said) == name
    assert words.form(said.key, "alt", **said.args) == alt


def test_a_game_with_own_pictures_is_saved_with_their_words_and_replays() -> None:
    play = Play.start(GAME, make_setup(GAME, 4, deck=deck(40)), bytes(32))
    choose = at_random(random.Random(4))
    while play.prompts:
        play.submit(*choose(play.prompts))
    again = codec.verify(GAME, codec.read_header(codec.save(play)))
    assert again.setup.deck.words == WORDS
    assert again.outcome == play.outcome


def test_bots_are_given_the_words_and_browsers_only_the_faces_they_see() -> None:
    play = Play.start(GAME, make_setup(GAME, 4, deck=deck(40)), bytes(32))
    view = GAME.view(play.state, None)
    assert view.memory.setup.deck.words == WORDS
    assert b"The lake" not in bytes(codec.wire_view(view))


def command(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "stolek.cli", *arguments, "--lang", "en"]
    return subprocess.run(line, input=stdin, capture_output=True, encoding="utf-8", check=False, timeout=300)


def test_the_terminal_plays_with_a_packed_deck(tmp_path: Path) -> None:
    described = [
        {"id": f"c{n:010x}", "title": f"Picture of day {n}", "tags": [], "alt": ""} for n in range(30)
    ]
    file = tmp_path / "ours.stolek-deck"
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as box:
        for picture in described:
            box.writestr(f"{picture['id']}.webp", b"")
        note = {"format": "stolek-deck/1", "id": "x", "name": "Ours", "pictures": described}
        box.writestr("deck.json", msgspec.json.encode(note))
    file.write_bytes(out.getvalue())
    forged = command("play", "dixit", "--deck", str(file))
    assert (forged.returncode, "not what the deck says it is" in " ".join(forged.stderr.split())) == (2, True)
    pictures = Path(str(get("dixit").folder)) / "deck"
    folder = tmp_path / "album"
    folder.mkdir()
    for n, path in enumerate(sorted(pictures.glob("*.webp"))[:28]):
        (folder / f"Day_{'abcdefghijklmnopqrstuvwxyzäö'[n]}.webp").write_bytes(path.read_bytes())
    assert command("deck", "build", str(folder), "--out", str(file)).returncode == 0
    saved = tmp_path / "game.json"
    played = command(
        "play", "dixit", "--players", "3", "--deck", str(file), "--save", str(saved), stdin="q\n"
    )
    assert played.returncode == 0, played.stderr
    assert "28 of 28 pictures have no description" in " ".join(played.stdout.split())
    assert "Give a clue to Day " in played.stdout
    assert "Day " in command("replay", str(saved), "--as", "seat:1").stdout
    assert "Day " in command("deck", "show", "dixit", str(file)).stdout
