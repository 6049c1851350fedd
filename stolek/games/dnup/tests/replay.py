"""Games played in the rules and in their array twin at once, compared step by step."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np

from stolek.core.cards import Face
from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.games.dnup import GAME
from stolek.games.dnup.fast import twin
from stolek.games.dnup.fast.seeing import observe
from stolek.games.dnup.fast.thinking import table_of
from stolek.games.dnup.learned import player
from stolek.games.dnup.learned.cards import CARDS
from stolek.games.dnup.learned.features import features
from stolek.games.dnup.model import Action, Add, Lay, Rotate, Shuffled, Spot, TakeSet, filed, turned

KINDS: dict[type, int] = {Lay: twin.LAY, Add: twin.ADD, TakeSet: twin.TAKE, Rotate: twin.ROTATE}


def same(what: str, ours: Any, rules: Any) -> None:
    assert np.array_equal(np.asarray(ours), np.asarray(rules)), f"{what}: {ours} is not {rules}"


class Replay:
    """One game in the engine and in the twin."""

    def __init__(self, number: int, seats: int, void_after: int) -> None:
        self.rng = random.Random(number)
        self.bold = self.rng.choice(
            (-0.95, 0.0, 3.0, 20.0)
        )  # how much rather this table plays cards than not
        self.course = twin.Course(seats, void_after, void_after)
        setup = make_setup(GAME, seats, options={"void_after": void_after})
        self.play = Play.start(GAME, setup, number.to_bytes(8, "big"))
        self.table = twin.begin(np, self.course, 1)
        self.deal()

    def deal(self) -> None:
        """The cards as the engine has just dealt them."""
        *_, dealt = (event for event in self.play.moves[-1].events if isinstance(event, Shuffled))
        assert isinstance(dealt.pile, tuple)
        place, up, left = [], [], list(enumerate(dealt.pile))
        for face in CARDS[: self.course.cards]:
            found = next(each for each in left if filed(each[1]) == face)
            left.remove(found)
            place.append(found[0])
            up.append(found[1] != face)
        self.table = twin.deal(np, self.course, self.table, np.asarray([place]), np.asarray([up]))

    def to_the_end(self) -> None:
        while True:
            self.compare()
            over, again = self.act()
            assert over == (self.play.outcome is not None)
            if over:
                break
            same("new round", again, any(isinstance(e, Shuffled) for e in self.play.moves[-1].events))
            if again:
                self.deal()
        outcome = self.play.outcome
        assert outcome is not None
        ranks, shares = twin.result(self.table)
        same("ranks", ranks[0], outcome.ranks)
        same("scores", self.table.tokens[0], outcome.scores)
        same("winners", shares[0] > 0, [rank == 1 for rank in outcome.ranks])

    def faces(self, which: Any) -> Counter[Face]:
        cards = [(CARDS[n], bool(self.table.up[0, n])) for n in np.flatnonzero(which[0])]
        return Counter(turned(face) if up else face for face, up in cards)

    def spot(self, spot: Spot) -> int:
        return spot.seat * self.course.areas + spot.area - 1

    def compare(self) -> None:
        s, t, c = self.play.state, self.table, self.course
        assert s.turn is not None
        same("turn", t.turn[0], self.spot(s.turn))
        same("turns", t.turns[0], s.turns)
        same("voids", t.voids[0], s.voids)
        same("out", t.out[0], -1 if s.out is None else s.out)
        same("starter", t.starter[0], s.starter)
        same("tokens", t.tokens[0], s.tokens)
        same("rotated", t.rotated[0], s.rotated)
        same("past", t.number[0], len(s.past))
        for seat in range(c.seats):
            assert self.faces(t.hand == seat) == Counter(s.hands[seat])
            assert self.faces((t.hand == seat) & t.known) == Counter(s.known[seat])
        lying = {self.spot(each.spot): each for each in s.sets}
        _, sizes, values = twin.sets(np, c, t)
        for spot in range(c.spots):
            assert self.faces(t.spot == spot) == Counter(lying[spot].faces if spot in lying else ())
            same("size", sizes[0, spot], lying[spot].size if spot in lying else 0)
            same("value", values[0, spot], lying[spot].value if spot in lying else 0)
        view = GAME.view(s, s.turn.seat)
        np.testing.assert_allclose(observe(np, c, t, t.turn // c.areas)[0], features(view), atol=1e-6)
        course, thought = table_of(np, view)
        luck = np.linspace(0, 1, 2 * course.cards).reshape(twin.luck_shape(course, 1, 1))
        dealt, _ = twin.redealt(np, course, thought, luck)
        same("hands in thought", np.sort(dealt[0, 0]), np.sort(t.hand[0]))
        seen = observe(np, course, thought, thought.turn // course.areas)[0]
        np.testing.assert_allclose(seen, features(view), atol=1e-6)
        actions = [option.action for option in self.play.prompts[s.turn.seat].options]
        may = np.zeros(player.CHOICES, np.bool_)
        may[[n for n in (player.choice(view, action) for action in actions) if n is not None]] = True
        same("allowed", twin.allowed(np, c, t)[0], may)

    def act(self) -> tuple[bool, bool]:
        """Any action; returns whether the twin says the game is over, or else the round."""
        ((seat, prompt),) = self.play.prompts.items()
        actions = [option.action for option in prompt.options]
        weights = [1 + self.bold * isinstance(action, Lay | Add) for action in actions]
        (action,) = self.rng.choices(actions, weights)
        return self.do(seat, action)

    def do(self, seat: Seat, action: Action) -> tuple[bool, bool]:
        """This action, in both."""
        picked, spot = self.as_arrays(seat, action)
        number = player.choice(GAME.view(self.play.state, seat), action)
        if number is not None:
            kind, where, value, count = (
                int(a[0]) for a in twin.chosen(np, self.course, self.table, np.asarray([number]))
            )
            same("kind", kind, KINDS[type(action)])
            same("cards", count, picked.sum())
            assert spot in (where, 0)
            assert not count or (twin.active(np, self.table)[0][picked[0]] == value).all()
        arguments = (np.asarray([KINDS[type(action)]]), picked, np.asarray([spot]))
        self.table, ends = twin.step(np, self.course, self.table, *arguments)
        self.play.submit(seat, action)
        return bool(ends.game[0]), bool(ends.round[0])

    def as_arrays(self, seat: int, action: Action) -> tuple[Any, int]:
        faces: tuple[Face, ...] = ()
        spot = 0
        match action:
            case Lay(faces):
                pass
            case Add(face, to):
                faces, spot = (face,), self.spot(to)
            case TakeSet(at):
                spot = self.spot(at)
        picked = np.zeros((1, self.course.cards), np.bool_)
        for face in faces:
            alike = [n for n in range(self.course.cards) if CARDS[n] == filed(face) and not picked[0, n]]
            held = [n for n in alike if self.table.hand[0, n] == seat]
            picked[0, next(n for n in held if self.table.up[0, n] == (face != filed(face)))] = True
        return picked, spot
