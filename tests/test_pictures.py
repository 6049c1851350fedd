"""The picture deck as it is committed: sizes, words, counts, and that no two can be mixed up.

Reads the files of the deck and of the house's art; paints nothing.
"""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

ROOT = Path(__file__).parents[1]
DECK = ROOT / "stolek" / "games" / "dixit" / "deck"
ART = [ROOT / "web" / "src" / "art", *sorted((ROOT / "stolek" / "games").glob("*/web/art"))]
IDS = [f"p{number:02d}" for number in range(1, 85)]

# Of 255 steps of colour and 192 bits of shape; two pictures drawn by chance differ in 96 bits,
# the same picture in another light in hardly any.
LEAST_COLOUR = 20.0
LEAST_SHAPE = 45


@pytest.fixture(scope="module")
def cards() -> dict[str, dict[str, Any]]:
    listed = tomllib.loads((DECK / "deck.toml").read_text(encoding="utf-8"))["card"]
    return {card["id"]: card for card in listed}


def thumbnail(card: str, mode: str, size: tuple[int, int]) -> bytes:
    with Image.open(DECK / f"{card}.webp") as picture:
        inner = picture.crop((30, 30, 570, 870)).convert(mode)
        return inner.resize(size, Image.Resampling.BOX).tobytes()


def shape(card: str) -> int:
    """Whether it grows lighter to the right, at 12 x 16 places of a grey thumbnail."""
    wide, high = 13, 16
    grey = thumbnail(card, "L", (wide, high))
    bits = 0
    for y, x in itertools.product(range(high), range(wide - 1)):
        bits = bits << 1 | (grey[y * wide + x] < grey[y * wide + x + 1])
    return bits


def test_the_deck_is_whole() -> None:
    assert sorted(path.stem for path in DECK.glob("*.webp")) == IDS


def test_every_picture_has_the_card_size_and_the_deck_is_light() -> None:
    sizes = set()
    for card in IDS:
        with Image.open(DECK / f"{card}.webp") as picture:
            sizes.add((picture.format, picture.size))
    assert sizes == {("WEBP", (600, 900))}
    assert sum((DECK / f"{card}.webp").stat().st_size for card in IDS) <= 3_500_000


def test_no_two_pictures_can_be_mixed_up() -> None:
    colours = {card: thumbnail(card, "RGB", (8, 12)) for card in IDS}
    shapes = {card: shape(card) for card in IDS}
    close = []
    for one, other in itertools.combinations(IDS, 2):
        pairs = zip(colours[one], colours[other], strict=True)
        colour = sum(abs(a - b) for a, b in pairs) / len(colours[one])
        bits = (shapes[one] ^ shapes[other]).bit_count()
        if colour < LEAST_COLOUR or bits < LEAST_SHAPE:
            close.append((one, other, round(colour, 1), bits))
    assert close == []


def test_every_card_says_what_can_be_seen(cards: dict[str, dict[str, Any]]) -> None:
    assert list(cards) == IDS
    for card in cards.values():
        assert isinstance(card["seed"], int)
        assert len(card["concepts"]) + len(card["also"]) >= 4, card["id"]
        assert len(set(card["concepts"])) == len(card["concepts"]), card["id"]


def test_what_can_be_seen_is_named_as_the_cldr_names_it(cards: dict[str, dict[str, Any]]) -> None:
    names = {
        line.partition("\t")[0].partition(";")[0].casefold()
        for line in (DECK.parent / "lore" / "cldr.txt").read_text(encoding="utf-8").splitlines()
    }
    strange = {
        (card, name)
        for card, data in cards.items()
        for name in data["concepts"]
        if name.casefold() not in names
    }
    assert strange == set()


def test_the_deck_is_varied(cards: dict[str, dict[str, Any]]) -> None:
    shows = [set(card["shows"]) for card in cards.values()]
    assert set().union(*shows) <= {"sun", "moon", "figure", "landscape"}
    assert sum(bool(seen & {"sun", "moon"}) for seen in shows) <= len(IDS) // 3
    assert sum("figure" in seen for seen in shows) <= len(IDS) // 4
    assert sum("landscape" in seen for seen in shows) <= len(IDS) // 3


def counted(cards: dict[str, dict[str, Any]], field: str) -> Counter[str]:
    return Counter(
        value
        for card in cards.values()
        for value in ([card[field]] if isinstance(card[field], str) else card[field])
    )


def test_cameras_moods_and_palettes_are_mixed(cards: dict[str, dict[str, Any]]) -> None:
    cameras, moods, palettes = (counted(cards, field) for field in ("camera", "mood", "palette"))
    assert set(cameras) == {"level", "low", "high", "shoulder", "through", "near", "tilted"}
    assert cameras["level"] <= len(IDS) // 3
    assert set(moods) == {"calm", "wonder", "tender", "comic", "wild", "sad", "uneasy", "absurd"}
    assert sum(moods[mood] for mood in ("uneasy", "sad", "absurd")) >= len(IDS) // 4
    assert max(moods.values()) <= len(IDS) // 3
    assert len(palettes) == 8
    assert max(palettes.values()) <= len(IDS) // 6


STOCK = ("cat", "mouse", "wanderer", "cottage", "ship", "blue bird")


@pytest.mark.parametrize("prop", STOCK)
def test_a_stock_prop_is_on_four_cards_at_most(cards: dict[str, dict[str, Any]], prop: str) -> None:
    assert counted(cards, "props")[prop] <= 4


@pytest.mark.parametrize("prop", ["cat", "mouse"])
def test_a_stock_prop_that_is_named_is_counted(cards: dict[str, dict[str, Any]], prop: str) -> None:
    named = {card for card, data in cards.items() if prop in data["concepts"]}
    assert named == {card for card, data in cards.items() if prop in data["props"]}


def test_only_the_stock_props_are_counted(cards: dict[str, dict[str, Any]]) -> None:
    assert set(counted(cards, "props")) == set(STOCK)


@pytest.mark.parametrize(
    ("pattern", "count", "most"),
    [("*wide.webp", 6, 50_000), ("*tall.webp", 6, 50_000), ("av-*.webp", 24, 6_000),
     ("box.webp", 4, 50_000), ("time-*.webp", 2, 16_000), ("card-back.webp", 1, 40_000)],
)  # fmt: skip
def test_the_art_of_the_house_is_there_and_light(pattern: str, count: int, most: int) -> None:
    found = [path.stat().st_size for folder in ART for path in folder.rglob(pattern)]
    assert len(found) == count
    assert max(found) <= most
