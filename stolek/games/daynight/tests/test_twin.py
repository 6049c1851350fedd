"""The array twin of the rules against the rules: real games replayed in both, step by step."""

import random
from itertools import product
from typing import Any, cast, get_args

import numpy as np
import pytest

from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.games.daynight import GAME
from stolek.games.daynight.fast import twin
from stolek.games.daynight.learned import kinds
from stolek.games.daynight.learned.features import features, plain_features, seen
from stolek.games.daynight.model import (
    COLOURS,
    Choose,
    ColourWon,
    Ending,
    RoundBegan,
    Shuffled,
    Take,
    TimeFlipped,
)

SETUPS = list(product((2, 3, 4, 5), cast("tuple[Ending, ...]", get_args(Ending))))


def same(what: str, ours: Any, rules: Any) -> None:
    assert np.array_equal(np.asarray(ours), np.asarray(rules)), f"{what}: {ours} is not {rules}"


class Replay:
    """One game in the engine and in the twin, with the twin's arrays made by ``xp``."""

    def __init__(self, xp: Any, number: int, seats: int, ending: Ending) -> None:
        self.xp = xp
        self.rng = random.Random(number)
        self.course = twin.course(seats, ending)
        self.play = Play.start(
            GAME, make_setup(GAME, seats, options={"ending": ending}), number.to_bytes(8, "big")
        )
        opening = next(e for e in self.play.moves[0].events if isinstance(e, Shuffled))
        assert isinstance(opening.pile, tuple)
        assert isinstance(opening.removed, tuple)
        deck = [kinds.INDEX[face] for face in (*opening.removed, *opening.pile)]
        self.table = twin.deal(xp, seats, xp.asarray([deck]), xp.asarray([int(opening.dealt_from)]))

    def to_the_end(self) -> None:
        for r in range(self.course.rounds):
            self.table = twin.turn(self.xp, self.course, self.table, r)
            for second in (False, True):
                self.compare(r, second)
                self.compare_features(r, second)
                day = self.choose(second)
            same("time", self.table.day[0], day)
            self.take()
            if r + 1 < self.course.rounds:
                assert self.play.outcome is None
                self.table = twin.refill(self.xp, self.course, self.table, r)
        outcome = self.play.outcome
        assert outcome is not None
        ranks, shares = twin.result(self.xp, self.table)
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
        x, g = twin.observe(self.xp, self.course, self.table, r, second)
        seat = Seat(self.rng.randrange(self.course.seats))
        s = seen(GAME.view(self.play.state, seat))
        hand = np.bincount(s.hand, minlength=kinds.TYPES)
        rows = [np.asarray(row) for row in (hand, s.unseen, s.pile, s.firsts, s.day, s.second, s.left)]
        own_x, own_g = features(np, *rows, np.asarray(s.stars), np.asarray(s.cards))
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
        self.table = twin.reveal(self.xp, self.table, self.xp.asarray([slots]), second)
        for event in self.play.moves[-1].events:
            if isinstance(event, RoundBegan):
                break
            if isinstance(event, TimeFlipped):
                day = event.time == "day"
        return day

    def take(self) -> None:
        won, place, barred = (np.asarray(part[0]) for part in twin.takers(self.xp, self.table))
        events = [event for event in self.play.moves[-1].events if isinstance(event, ColourWon)]
        greedy = twin.take_most_stars(self.xp, self.table)
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
            takes = [option.action for option in prompt.options if isinstance(option.action, Take)]
            left = [
                -1 if gone else int(kind)
                for kind, gone in zip(self.table.lying[0], self.table.gone[0], strict=True)
            ]
            same(
                "cards to take",
                sorted({kind for kind in left if kind >= 0}),
                sorted(kinds.INDEX[a.face] for a in takes),
            )
            same(
                "stars left",
                twin.may_decline(self.xp, self.table)[0],
                any(kinds.STARS[kinds.INDEX[a.face]] for a in takes),
            )
            action = self.rng.choice(takes)
            if take_most:
                action = max(takes, key=lambda a: kinds.STARS[kinds.INDEX[a.face]])
            slot = left.index(kinds.INDEX[action.face])
            self.table = twin.take(
                self.xp, self.table, self.xp.asarray(place)[None], n, self.xp.asarray([slot])
            )
            self.play.submit(seat, action)
        if take_most:
            same("stars when all take the most", greedy.stars[0], self.table.stars[0])
            same("cards when all take the most", greedy.cards[0], self.table.cards[0])


@pytest.mark.parametrize(("seats", "ending"), SETUPS)
def test_games_replayed_in_the_twin_step_by_step(seats: int, ending: Ending) -> None:
    for number in range(6):
        Replay(np, number, seats, ending).to_the_end()
