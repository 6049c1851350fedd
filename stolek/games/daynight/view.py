"""What a viewer may know of the table, and a table that fits what a viewer knows."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, get_args

from stolek.core.cards import Face
from stolek.core.chance import Chance
from stolek.core.game import Moment, Setup
from stolek.core.identity_cache import remembered
from stolek.core.ids import Seat, Viewer
from stolek.core.public_view import PublicView, part
from stolek.core.tuples import without
from stolek.games.daynight.model import (
    CardChosen,
    ColourSum,
    ColourWon,
    Drawn,
    Event,
    Lying,
    Memory,
    NoColourWon,
    Options,
    Own,
    Revealed,
    Shown,
    Shuffled,
    State,
    View,
)
from stolek.games.daynight.rules import colour_sums, count_stars, rounds_of

_NOBODYS = Own()


def view(s: State, viewer: Viewer) -> View:
    return View(_shown(s, own(s, viewer)), Memory(s.setup, s.discards))


def _shown(s: State, mine: Own) -> Shown:
    """What ``public`` says field by field, by place in the order of ``Shown``: bots ask for it at every
    move, and to go through the parts takes twice as long."""
    return Shown(
        mine.viewer,
        s.setup.options,
        s.time,
        s.step,
        s.round,
        rounds_of(s.setup),
        s.last,
        len(s.pile),
        len(s.removed),
        s.dealt_from,
        _lengths(s.hands),
        _are_there(s.chosen),
        s.collected,
        _stars(s.collected),
        mine.hand,
        mine.chosen,
        s.lying,
        _sums(s.lying),
        s.winning,
        s.takers,
        s.barred,
        s.declined,
        len(s.discards),
        _open_discards(s.setup, s.discards),
        s.outcome,
    )


def own(s: State, viewer: Viewer) -> Own:
    if viewer is None:
        return _NOBODYS
    hand, chosen = s.hands[viewer], s.chosen[viewer]
    if chosen is None:
        return Own(viewer, hand)
    return Own(viewer, without(hand, chosen), chosen)


def touches(e: Event) -> tuple[Seat, ...] | None:
    """Whose hand or chosen card this event changes; None: everyone's."""
    kind = e.__class__
    if kind in _OF_ITS_SEAT:
        return (e.seat,)  # type: ignore[union-attr]
    return () if kind in _OF_NOBODY else None


def moment(_: State, e: Event) -> Moment | None:
    """A round is decided: people look at it."""
    return Moment() if e.__class__ in _DECIDED else None


_OF_ITS_SEAT: Final[frozenset[type]] = frozenset({CardChosen, Drawn})
_OF_NOBODY: Final[frozenset[type]] = frozenset(get_args(Event)) - {*_OF_ITS_SEAT, Revealed, Shuffled}
_DECIDED: Final[frozenset[type]] = frozenset({ColourWon, NoColourWon})
"""By type, at once: to ask whether something is of one of several types takes longer than the rest."""


def _options(setup: Setup[Options]) -> Options:
    return setup.options


def _lengths(hands: tuple[tuple[Face, ...], ...]) -> tuple[int, ...]:
    return tuple(map(len, hands))


def _are_there(chosen: tuple[Face | None, ...]) -> tuple[bool, ...]:
    return tuple(map(bool, chosen))


@remembered(1024)
def _sums(lying: tuple[Lying, ...]) -> tuple[ColourSum, ...]:
    return colour_sums(tuple([each.face for each in lying]))


@lru_cache(maxsize=1024)
def _stars(collected: tuple[tuple[Face, ...], ...]) -> tuple[int, ...]:
    return tuple(map(count_stars, collected))


def _open_discards(setup: Setup[Options], discards: tuple[Face, ...]) -> tuple[Face, ...] | None:
    return discards if setup.options.open_discards else None  # DN-R9


public: Final = PublicView(
    State,
    Shown,
    _NOBODYS,
    options=part(_options, "setup"),
    rounds=part(rounds_of, "setup"),
    pile_count=part(len, "pile"),
    removed_count=part(len, "removed"),
    held=part(_lengths, "hands"),
    has_chosen=part(_are_there, "chosen"),
    stars=part(_stars, "collected"),
    sums=part(_sums, "lying"),
    discard_count=part(len, "discards"),
    discards=part(_open_discards, "setup", "discards"),
)


def unseen(v: View) -> tuple[Face, ...]:
    """Every card whose place the viewer does not know: other hands, the pile, the cards taken out."""
    shown = v.shown
    pool = Counter(v.memory.setup.deck.cards)
    pool.subtract(v.memory.discards)
    pool.subtract(shown.hand)
    pool.subtract(lying.face for lying in shown.lying if lying.taker is None)
    for faces in shown.collected:
        pool.subtract(faces)
    if shown.chosen is not None:
        pool[shown.chosen] -= 1
    return tuple(pool.elements())


def determinize(v: View, chance: Chance) -> State:
    """Deals the unseen cards anew; the card an opponent has chosen is any card of that hand."""
    shown, setup = v.shown, v.memory.setup
    pool = list(chance.shuffle(unseen(v)))
    hands: list[tuple[Face, ...]] = []
    chosen: list[Face | None] = []
    for place, seat in enumerate(shown.seats):
        if place == shown.viewer:
            own = shown.hand if shown.chosen is None else (*shown.hand, shown.chosen)
            hands.append(tuple(sorted(own)))
            chosen.append(shown.chosen)
            continue
        count = seat.hand_count + seat.has_chosen
        cards, pool = pool[:count], pool[count:]
        hands.append(tuple(sorted(cards)))
        chosen.append(cards[0] if seat.has_chosen else None)
    return State(
        setup=setup,
        time=shown.time,
        step=shown.step,
        round=shown.round,
        last=shown.last,
        pile=tuple(pool[: shown.pile_count]),
        removed=tuple(pool[shown.pile_count :]),
        hands=tuple(hands),
        chosen=tuple(chosen),
        lying=shown.lying,
        winning=shown.winning,
        takers=shown.takers,
        barred=shown.barred,
        declined=shown.declined,
        collected=shown.collected,
        discards=v.memory.discards,
        dealt_from=Seat(shown.dealt_from),
        outcome=shown.outcome,
    )
