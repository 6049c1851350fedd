"""Games played in the rules and in their array twin at once, compared step by step."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import combinations
from typing import Any

import numpy as np

from stolek.core.cards import Face
from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.games.daynight import GAME
from stolek.games.daynight.bot import _Table
from stolek.games.daynight.fast import casual, twin
from stolek.games.daynight.fast_round_end import quick
from stolek.games.daynight.learned import kinds
from stolek.games.daynight.learned.features import features, plain_features, seen
from stolek.games.daynight.model import (
    COLOURS,
    Action,
    Choose,
    ColourWon,
    Decline,
    Ending,
    RoundBegan,
    Shuffled,
    Take,
    Taking,
    TimeFlipped,
    card,
)

WORLDS = 5
_KIND = {quick(face): kind for face, kind in kinds.INDEX.items()}


def same(what: str, ours: Any, rules: Any) -> None:
    assert np.array_equal(np.asarray(ours), np.asarray(rules)), f"{what}: {ours} is not {rules}"


class Replay:
    """One game in the engine and in the twin."""

    def __init__(self, number: int, seats: int, ending: Ending, taking: Taking) -> None:
        self.taking = taking
        self.rng = random.Random(number)
        self.course = twin.course(seats, ending)
        options = {"ending": ending, "taking": taking}
        self.play = Play.start(GAME, make_setup(GAME, seats, options=options), number.to_bytes(8, "big"))
        opening = next(e for e in self.play.moves[0].events if isinstance(e, Shuffled))
        assert isinstance(opening.pile, tuple)
        assert isinstance(opening.removed, tuple)
        deck = [kinds.INDEX[face] for face in (*opening.removed, *opening.pile)]
        self.table = twin.deal(np, seats, np.asarray([deck]), np.asarray([int(opening.dealt_from)]))

    def to_the_end(self) -> None:
        for r in range(self.course.rounds):
            self.table = twin.turn(np, self.course, self.table, r)
            for second in (False, True):
                self.compare(r, second)
                self.compare_features(r, second)
                if self.rng.random() < 0.1:
                    self.compare_casual(second)
                day = self.choose(second)
            same("time", self.table.day[0], day)
            self.take()
            if r + 1 < self.course.rounds:
                assert self.play.outcome is None
                self.table = twin.refill(np, self.course, self.table, r)
        outcome = self.play.outcome
        assert outcome is not None
        ranks, shares = twin.result(self.table)
        same("ranks", ranks[0], outcome.ranks)
        same("scores", self.table.stars[0], outcome.scores)
        same("winners", shares[0] > 0, [rank == 1 for rank in outcome.ranks])

    def compare(self, r: int, second: bool) -> None:
        s, t = self.play.state, self.table
        same("round", r + 1, s.round)
        same("step", second, s.step == "second")
        same("last round", r + 1 == self.course.rounds, s.last)
        same("time", t.day[0], s.time == "day")
        for seat, hand in enumerate(s.hands):
            ours = sorted(kind for kind in np.asarray(t.hand[0, seat]).tolist() if kind >= 0)
            same("hand", ours, sorted(kinds.INDEX[face] for face in hand))
        lying = [kind for kind in np.asarray(t.lying[0]).tolist() if kind >= 0]
        same("table", lying, [kinds.INDEX[each.face] for each in s.lying])
        same("cards", t.cards[0], [len(faces) for faces in s.collected])

    def compare_features(self, r: int, second: bool) -> None:
        """What the twin shows a net is what the bot makes of its view, with NumPy and without."""
        x, g = twin.observe(np, self.course, self.table, r, second)
        seat = Seat(self.rng.randrange(self.course.seats))
        s = seen(GAME.view(self.play.state, seat))
        hand = np.bincount(s.hand, minlength=kinds.TYPES)
        table: Any = (s.unseen, s.pile, s.firsts, s.day, s.second, s.left, s.stars, s.cards)
        own_x, own_g = features(np, hand, *map(np.asarray, table))
        plain_x, plain_g = plain_features(s)
        np.testing.assert_allclose(np.asarray(x[0, seat]), own_x, atol=1e-6)
        np.testing.assert_allclose(np.asarray(g[0, seat]), own_g, atol=1e-6)
        np.testing.assert_allclose(plain_x, own_x, atol=1e-6)
        np.testing.assert_allclose(plain_g, own_g, atol=1e-6)

    def choose(self, second: bool) -> bool:
        """Everyone plays any card; returns whether it is day when the cards lie open."""
        day = self.play.state.time == "day"
        slots = []
        for seat in range(self.course.seats):
            action = self.rng.choice(self.play.prompts[Seat(seat)].options).action
            assert isinstance(action, Choose)
            slots.append(np.asarray(self.table.hand[0, seat]).tolist().index(kinds.INDEX[action.face]))
            self.play.submit(Seat(seat), action)
        self.table = twin.reveal(np, self.table, np.asarray([slots]), second)
        for event in self.play.moves[-1].events:
            if isinstance(event, RoundBegan):
                break
            if isinstance(event, TimeFlipped):
                day = event.time == "day"
        return bool(day)

    def take(self) -> None:
        won, place, barred = (np.asarray(part[0]) for part in twin.takers(np, self.table))
        events = [event for event in self.play.moves[-1].events if isinstance(event, ColourWon)]
        greedy = twin.take_most_stars(np, self.table)
        if not events:
            assert not won.any()
            assert (place < 0).all()
            return
        (event,) = events
        same("winning colour", won, [colour == event.colour for colour in COLOURS])
        order = [int(seat) for seat in np.argsort(place, kind="stable") if place[seat] >= 0]
        same("takers", order, [taker.seat for taker in event.takers])
        same("barred", np.flatnonzero(barred), sorted(taker.seat for taker in event.barred))
        take_most = self.rng.random() < 0.5
        for n, taker in enumerate(event.takers):
            ((seat, prompt),) = self.play.prompts.items()
            same("taker", seat, taker.seat)
            slot, action = self.pick([option.action for option in prompt.options], take_most)
            self.table = twin.take(np, self.table, place[None], n, np.asarray([slot]))
            self.play.submit(seat, action)
        if take_most:
            same("stars when all take the most", greedy.stars[0], self.table.stars[0])
            same("cards when all take the most", greedy.cards[0], self.table.cards[0])

    def pick(self, actions: list[Action], take_most: bool) -> tuple[int, Action]:
        """What the taker does, and the slot of it; -1 for declining (DN-14)."""
        takes = [action for action in actions if isinstance(action, Take)]
        stars = {action: kinds.STARS[kinds.INDEX[action.face]] for action in takes}
        gone = zip(self.table.lying[0], self.table.gone[0], strict=True)
        left = [-1 if taken else int(kind) for kind, taken in gone]
        faces = sorted(kinds.INDEX[action.face] for action in takes)
        same("cards to take", sorted({kind for kind in left if kind >= 0}), faces)
        may = bool(twin.may_decline(np, self.table)[0])
        same("stars left", may, any(stars.values()))
        same("declining", Decline() in actions, may and self.taking == "may")
        action = max(takes, key=lambda each: stars[each]) if take_most else self.rng.choice(actions)
        return left.index(kinds.INDEX[action.face]) if isinstance(action, Take) else -1, action

    def compare_casual(self, second: bool) -> None:
        """The casual bot in arrays plays the same card when it imagines the same worlds."""
        seats = self.course.seats
        imagined = [
            _Table(GAME.view(self.play.state, Seat(n)), random.Random(n), WORLDS) for n in range(seats)
        ]
        worlds = [[[_KIND[shown] for _, shown in world] for world in each._worlds] for each in imagined]
        shape = (WORLDS, seats - 1, 1 if second else 2)
        # The bot has the others in the order of seats, the twin from its left.
        drawn = [np.roll(np.asarray(each).reshape(shape), -seat, 1) for seat, each in enumerate(worlds)]
        slots = casual.choose(np, self.table, np.stack(drawn)[None], second)
        for seat, each in enumerate(imagined):
            ours = kinds.FACES[int(self.table.hand[0, seat, slots[0, seat]])]
            assert ours in _best(each, self.play.state.hands[seat], second)


def _best(table: _Table, hand: Iterable[Face], second: bool) -> set[Face]:
    """The card the casual bot would play, or several that are worth the same but for rounding."""
    plays = list(combinations(sorted(set(hand)), 1 if second else 2))
    worths = [table._worth([quick(face) for face in play]) for play in plays]
    best = [play for play, worth in zip(plays, worths, strict=True) if worth > max(worths) - 1e-9]
    return {min(play, key=lambda face: card(face).flips_time) for play in best}
