"""The cards of the box as numbers: 29 types, floors first, and which number follows on which."""

from __future__ import annotations

from collections import Counter

from stolek.core.cards import Deck, Face
from stolek.games.numberloor.asking import reach
from stolek.games.numberloor.deck import cards_of
from stolek.games.numberloor.game import Numberloor
from stolek.games.numberloor.model import FLOORS, SPECIAL

VARIANTS = ("full", "medium", "beginner")
BALLOONS: tuple[Face, ...] = (*(Face(f"b{n}") for n in range(1, 6)), *map(Face, SPECIAL))
TYPES: tuple[Face, ...] = (*(Face(f"{kind}{n}") for kind in "fn" for n in range(FLOORS)), *BALLOONS)
TYPE: dict[Face, int] = {face: n for n, face in enumerate(TYPES)}
NIGHT = FLOORS
"""The first night floor; the numbers of floors are their types modulo ten."""

BALLOON = 2 * FLOORS
SKIP = TYPE[Face("skip")]
NUMBERED = 5
KINDS = len(BALLOONS)

_DECK = Numberloor().default_deck()
COUNT: dict[str, tuple[int, ...]] = {
    variant: tuple(cards_of(variant, _DECK).count(face) for face in TYPES) for variant in VARIANTS
}
REACH: tuple[tuple[tuple[bool, ...], ...], ...] = tuple(
    tuple(tuple(number in reach(top, balloon) for number in range(FLOORS)) for top in range(FLOORS))
    for balloon in (*BALLOONS, None)
)
"""[balloon][top][number]: what follows. The last balloon is none: the beginners' game."""


def is_known(variant: str, deck: Deck) -> bool:
    """Whether these are the cards the nets have learned with."""
    return Counter(cards_of(variant, deck)) == Counter(dict(zip(TYPES, COUNT[variant], strict=True)))
