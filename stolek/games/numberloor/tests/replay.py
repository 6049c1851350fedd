"""Games played in the rules and in their array twin at once, compared step by step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np

from stolek.core.cards import Face
from stolek.core.game import Setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.games.numberloor import GAME
from stolek.games.numberloor.fast import twin
from stolek.games.numberloor.learned.cards import TYPE, TYPES
from stolek.games.numberloor.learned.features import choice
from stolek.games.numberloor.model import (
    Action,
    Drawn,
    Event,
    GiveOrder,
    Lay,
    MiddleLaid,
    Misdealt,
    Options,
    Recycled,
    Shuffled,
    card,
)
from stolek.games.numberloor.rules import HAND

Step: TypeAlias = tuple[int, list[float]]
Steps: TypeAlias = Generator[Step, None, None]
Look: TypeAlias = "Callable[[Replay], None]"
OVER: Step = (twin.END, [0.0] * twin.DRAWS)


def same(what: str, ours: Any, rules: Any) -> None:
    assert np.array_equal(np.asarray(ours), np.asarray(rules)), f"{what}: {ours} is not {rules}"


def counted(faces: Iterable[Face]) -> list[int]:
    found = Counter(faces)
    return [found[face] for face in TYPES]


def lucky(pile: Counter[Face], face: Face, among: Iterable[Face] = TYPES) -> float:
    """The number that makes the twin draw this card, which is then taken off."""
    among = list(among)
    before = sum(pile[each] for each in among[: among.index(face)])
    found = (before + 0.5) / sum(pile[each] for each in among)
    pile[face] -= 1
    return found


class Replay:
    """One game in the engine, and what it makes the twin do. ``table`` and ``may``: its row of the twin."""

    def __init__(self, number: int, c: twin.Course, play: Play) -> None:
        self.rng = random.Random(number)
        self.bold = self.rng.choice((0.2, 1.0, 5.0))  # how much rather this table lays cards than not
        self.course, self.play = c, play
        self.table: twin.Table
        self.may: Any = None

    def luck_of_deal(self) -> list[float]:
        """The luck that the engine has had with the cards."""
        luck: list[float] = []
        pile: Counter[Face] = Counter()
        for event in self.play.moves[0].events:
            match event:
                case Shuffled(pile=tuple() as cards):
                    pile = Counter(cards)
                    luck = []
                case Drawn(cards=tuple() as cards):
                    luck += [lucky(pile, face) for face in cards]
                case Misdealt(seats=seats):
                    assert seats, "the box has balloons enough"
                case MiddleLaid(floors=floors, balloon=balloon):
                    luck.append(lucky(pile, floors[0], TYPES[:20]))
                    if balloon is None:
                        luck.append(lucky(pile, floors[1], TYPES[:20]))
                    else:
                        luck.append(lucky(pile, balloon, TYPES[20:25]))
        return luck

    def to_the_end(self) -> Steps:
        while self.play.outcome is None:
            self.compare()
            yield from self.act()
        same("over", self.table.over[0], True)
        ranks, shares = twin.result(self.table)
        outcome = self.play.outcome
        same("ranks", ranks[0], outcome.ranks)
        same("scores", self.table.stars[0], outcome.scores)
        same("winners", shares[0] > 0, [rank == 1 for rank in outcome.ranks])

    def compare(self) -> None:
        s, t = self.play.state, self.table
        same("over", t.over[0], False)
        same("active", t.active[0], s.active)
        same("turn", t.turn[0], s.turn)
        same("taker", t.taker[0], s.taker)
        same("idle", t.idle[0], s.idle)
        same("stars", t.stars[0], s.stars)
        same("drew", t.drew[0], -1 if s.drew is None else s.drew)
        same("pile", t.pile[0], counted(s.pile))
        same("hands", t.hands[0], [counted(hand) for hand in s.hands])
        played = [face for pile in s.floors for face in pile[:-1]] + list(s.balloons[:-1])
        same("under", t.under[0], counted(played))
        same("tops", t.tops[0][: len(s.floors)], [TYPE[pile[-1]] for pile in s.floors])
        same("open", t.open[0], TYPE[s.balloons[-1]] if s.balloons else -1)
        same("floored", t.floored[0], any(each.pile is not None for each in s.chain))
        same("ballooned", t.ballooned[0], any(each.pile is None for each in s.chain))
        same("skip", t.skip[0], bool(s.chain) and s.chain[-1].face == "skip")
        if s.phase == "turn":
            same("asked", t.asked[0], s.active)
            self.compare_options(s.active)

    def compare_options(self, seat: Seat) -> None:
        may = np.zeros(twin.CHOICES, np.bool_)
        may[[choice(option.action) for option in self.play.prompts[seat].options]] = True
        same("allowed", self.may, may)

    def act(self) -> Steps:
        """Any action; a window is answered by all."""
        s = self.play.state
        if s.phase == "window":
            yield from self.answer()
            return
        for seat in self.play.prompts:
            if seat != s.active and self.rng.random() < 0.02:
                given = self.rng.choice(self.play.prompts[seat].options).action
                assert isinstance(given, GiveOrder)
                self.play.submit(seat, given)
        actions = [option.action for option in self.play.prompts[s.active].options]
        is_floor = [isinstance(action, Lay) and card(action.face).is_floor for action in actions]
        weights = [self.bold if each else 1 for each in is_floor]
        (action,) = self.rng.choices(actions, weights)
        before = Counter(s.pile)
        self.play.submit(s.active, action)
        yield self.step(action, before, self.play.moves[-1].events)

    def answer(self) -> Steps:
        before = Counter(self.play.state.pile)
        answers: dict[Seat, Action] = {}
        orders = self.play.state.orders
        events: list[Event] = []
        for seat in list(self.play.prompts):
            prompt = self.play.prompts[seat]
            answers[seat] = self.rng.choice(prompt.options).action
        steps = []
        while self.table.window[0]:
            seat = Seat(int(self.table.asked[0]))
            if orders[seat] == "ask":
                self.compare_options(seat)
            steps.append(answers[seat])
            if choice(answers[seat]) != twin.DECLINE:
                break
            yield self.step(answers[seat], before, ())
        for each, action in answers.items():
            self.play.submit(each, action)
            events += self.play.moves[-1].events
        if steps and choice(steps[-1]) != twin.DECLINE:
            yield self.step(steps[-1], before, events)

    def step(self, action: Action, pile: Counter[Face], events: Iterable[Event]) -> Step:
        """What the twin is to do, with the luck that the engine has had."""
        luck = [0.0] * twin.DRAWS
        first, second = 0, HAND
        for event in events:
            match event:
                case Recycled(pile=tuple() as cards):
                    pile = Counter(cards)
                case Drawn(cards=tuple() as cards, rule=rule):
                    for face in cards:
                        luck[second if rule == "NF-17" else first] = lucky(pile, face)
                        second += rule == "NF-17"
                        first += rule != "NF-17"
        return choice(action), luck


def course_of(setup: Setup[Options]) -> twin.Course:
    chosen = setup.options
    return twin.Course(
        setup.seats,
        setup.variant,
        takeover=chosen.takeover == "on",
        balloon_first=chosen.takeover_after == "floor-and-balloon",
        any_night=chosen.night_floor == "any",
        right=chosen.after_takeover == "right",
        turn_limit=chosen.turn_limit,
    )


def replayed(setup: Setup[Options], numbers: Sequence[int], look: Look | None = None) -> None:
    """So many games of a set-up, each to its end in the engine, all at once in the twin. ``look`` is shown
    each of them before each step."""
    c = course_of(setup)
    games = [Replay(n, c, Play.start(GAME, setup, n.to_bytes(8, "big"))) for n in numbers]
    starters = np.asarray([game.play.state.active for game in games], np.int32)
    table = twin.begin(np, c, np.asarray([game.luck_of_deal() for game in games]), starters)
    assert not twin.misdealt(table).any()
    running = [game.to_the_end() for game in games]
    while True:
        may = twin.allowed(np, c, table)
        steps: list[Step] = []
        for n, (game, steps_of) in enumerate(zip(games, running, strict=True)):
            game.table, game.may = twin.Table(*(a[n : n + 1] for a in table)), may[n]
            if look is not None and game.play.outcome is None:
                look(game)
            steps.append(next(steps_of, OVER))
        if all(step is OVER for step in steps):
            return
        chosen, luck = zip(*steps, strict=True)
        table = twin.step(np, c, table, np.asarray(chosen, np.int32), np.asarray(luck))
