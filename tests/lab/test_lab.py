"""The lab's arithmetic: rotations, shares, intervals, duels."""

import random
from collections.abc import Iterator
from html import escape
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stolek.core import registry
from stolek.core.bot import Budget, Observation
from stolek.core.errors import StolekError
from stolek.core.game import make_setup
from stolek.lab.bench import Engine, Measured, Tally, measure
from stolek.lab.bots import find_bot, seat_bots
from stolek.lab.duel import duel
from stolek.lab.game_report import Wanted, report_page
from stolek.lab.ladder import _ratings, games_of, ladder
from stolek.lab.match import play_out
from stolek.lab.simulate import Game as Played
from stolek.lab.simulate import Plan, Result, deals_for, rotate, simulate
from stolek.lab.stats import interval
from stolek.words import load
from tests import template_game


@pytest.fixture
def highcard() -> Iterator[str]:
    entry = registry.entry_of(template_game)
    registry.add(entry)
    yield entry.game.info.id
    del registry._added[entry.game.info.id]


def plan(*bots: str, deals: int = 1) -> Plan:
    setup = make_setup(template_game.GAME, len(bots))
    return Plan("highcard", setup, bots, deals, "seed")


# Rotations --------------------------------------------------------------------------------------------


def test_a_rotation_moves_everyone_to_the_left() -> None:
    assert rotate(("a", "b", "c"), 0) == ("a", "b", "c")
    assert rotate(("a", "b", "c"), 1) == ("c", "a", "b")
    assert rotate(("a", "b", "c"), 3) == ("a", "b", "c")


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [(("a", "a", "a"), 1), (("a", "b", "b"), 3), (("a", "b", "a", "b"), 2), (("a", "b", "c", "b"), 4)],
)
def test_only_rotations_that_differ_are_played(bots: tuple[str, ...], rotations: int) -> None:
    assert plan(*bots).rotations == rotations


def test_games_asked_for_are_rounded_up_to_whole_deals() -> None:
    assert deals_for(("a", "b", "b"), 100) == 34
    assert deals_for(("a", "a", "a"), 100) == 100
    with pytest.raises(StolekError, match="at least one game"):
        deals_for(("a",), 0)


def test_the_last_bot_named_fills_the_table() -> None:
    assert seat_bots("x", 3) == ("x", "x", "x")
    assert seat_bots("x, y", 4) == ("x", "y", "y", "y")


# Shares -----------------------------------------------------------------------------------------------


def played(deal: int, rotation: int, *ranks: int) -> Played:
    return Played(deal, rotation, ranks, tuple(10 - rank for rank in ranks), "over", (), 5, 4)


def test_a_shared_win_is_split_and_follows_the_bot_round_the_table() -> None:
    games = (
        played(0, 0, 1, 2, 3),  # a on seat 0 wins
        played(0, 1, 1, 1, 3),  # a on seat 1 shares the win with a b
        played(0, 2, 1, 2, 3),  # a on seat 2 is last
    )
    result = Result(plan("a", "b", "b"), games)
    a, b = result.bots
    assert a.won.mean == pytest.approx((1 + 0.5 + 0) / 3)
    assert b.won.mean == pytest.approx((0 + 0.5 + 1) / 3)
    assert [a.fair, b.fair] == pytest.approx([1 / 3, 2 / 3])
    assert a.score == pytest.approx((9 + 9 + 7) / 3)
    assert [seat.won.mean for seat in result.seats] == pytest.approx([(1 + 0.5 + 1) / 3, 0.5 / 3, 0])


def test_an_interval_is_over_deals_not_over_games() -> None:
    # In every deal a wins exactly one of the two rotations: the deals agree, however the games vary.
    games = tuple(played(deal, rotation, 1, 2) for deal in range(10) for rotation in range(2))
    (a, _) = Result(plan("a", "b", deals=10), games).bots
    assert (a.won.low, a.won.mean, a.won.high) == (0.5, 0.5, 0.5)


@pytest.mark.parametrize(
    ("count", "student"), [(3, 4.303), (5, 2.776), (11, 2.228), (31, 2.042), (1001, 1.962)]
)
def test_the_interval_is_students(count: int, student: float) -> None:
    shares = [float(n % 2) for n in range(count)]
    mean = sum(shares) / count
    error = (sum((x - mean) ** 2 for x in shares) / (count - 1) / count) ** 0.5
    found = interval([10 + x / 100 for x in shares])  # far from the bounds of a share
    assert found.mean == pytest.approx(10 + mean / 100)
    clipped = interval(shares)
    assert clipped.low == pytest.approx(max(0, mean - student * error), abs=0.02)
    assert clipped.high == pytest.approx(min(1, mean + student * error), abs=0.02)


def test_one_deal_says_nothing() -> None:
    assert (interval([1.0]).low, interval([1.0]).high) == (0.0, 1.0)


def test_nineteen_of_twenty_intervals_hold_the_truth(highcard: str) -> None:
    class Twin(registry.get(highcard).bots["random"]):  # type: ignore[misc]
        """The random bot by another name: its true share is the fair one."""

    entry = registry.get(highcard)
    registry.add(msgspec.structs.replace(entry, bots={**entry.bots, "twin": Twin}))
    duels = [duel(highcard, "twin", "random", 3, 30, f"seed {n}") for n in range(120)]
    held = sum(each.won.low <= each.fair <= each.won.high for each in duels)
    assert 0.88 <= held / len(duels) <= 1


def test_a_duel_finds_the_better_player(highcard: str) -> None:
    found = duel(highcard, "casual", "random", 3, 300)
    assert found.won.low > found.fair
    assert found.advantage.low == pytest.approx(found.won.low * 3)
    with pytest.raises(StolekError, match="two different bots"):
        duel(highcard, "casual", "casual", 3, 10)


# Playing out ------------------------------------------------------------------------------------------


class Listener:
    """Keeps what it was told and takes the first option."""

    def __init__(self) -> None:
        self.heard: list[Observation[Any, Any]] = []

    def decide(self, observation: Observation[Any, Any], rng: random.Random, budget: Budget) -> Any:
        self.heard.append(observation)
        option = observation.prompt.options[0]
        return option.action if option.blank is None else replace(option.action, text="a clue")


@pytest.mark.parametrize("game", registry.ids())
def test_a_bot_hears_everything_its_seat_may_hear_once_and_in_order(game: str) -> None:
    entry = registry.get(game)
    setup = make_setup(entry.game, entry.game.info.variants[0].seats[-1])
    bots = [Listener() for _ in range(setup.seats)]
    done = play_out(entry.game, setup, b"seed", bots, random.Random(1))
    assert len(done.moves) == done.decisions + 1
    assert done.choices <= done.decisions == sum(len(bot.heard) for bot in bots)
    events = [event for move in done.moves for event in move.events]
    for seat, bot in enumerate(bots):
        told = [sight.event for observation in bot.heard for sight in observation.events]
        assert [type(event) for event in told] == [type(event) for event in events[: len(told)]]
        assert all(sight.viewer == seat for observation in bot.heard for sight in observation.events)
        assert all(observation.prompt.seat == seat for observation in bot.heard)


@pytest.mark.parametrize("game", registry.ids())
def test_a_simulation_can_be_had_again(game: str) -> None:
    entry = registry.get(game)
    setup = make_setup(entry.game, entry.game.info.variants[0].seats[0])
    bots = seat_bots("random", setup.seats)
    first, again = (simulate(Plan(game, setup, bots, 3, "again")) for _ in range(2))
    assert first.games == again.games
    assert first.games != simulate(Plan(game, setup, bots, 3, "other")).games
    with pytest.raises(StolekError, match="no bot"):
        find_bot(entry, "nobody")


# Bench ------------------------------------------------------------------------------------------------


def test_engines_take_turns_and_ratios_are_of_runs_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gc.collect", lambda: 0)  # of all that other tests have left it takes a second
    order: list[str] = []

    def engine(name: str) -> Engine:
        def play(rng: random.Random, tally: Tally) -> None:
            if not order or order[-1] != name:
                order.append(name)
            tally.games += 1
            tally.decisions += 7
            tally.widest = 3

        return Engine(name, 2, play)

    first, second = measure([engine("a"), engine("b")], seconds=0.001, runs=3)
    assert order == ["a", "b"] * 3
    assert (len(first.runs), first.widest, second.peer) == (3, 3, False)
    fast = Measured("fast", 2, False, (30.0, 10.0, 20.0), 1, 1)
    slow = Measured("slow", 2, True, (10.0, 10.0, 5.0), 1, 1)
    assert (fast.rate, fast.ratio(slow)) == (20.0, 3.0)


# Ladders and reports ----------------------------------------------------------------------------------


def test_a_ladder_finds_the_strengths_that_the_wins_were_made_with() -> None:
    """Of 400 deals each pair wins what ratings of 0, 100 and 300 foretell."""
    true = {"low": 0.0, "mid": 100.0, "top": 300.0}
    shares = {}
    for one, other in (("low", "mid"), ("low", "top"), ("mid", "top")):
        chance = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
        shares[one, other] = [1.0] * round(400 * chance) + [0.0] * round(400 * (1 - chance))
    found = _ratings(tuple(true), shares, random.Random(1))
    assert [each.name for each in found] == ["top", "mid", "low"]
    for each in found:
        assert each.rating.mean == pytest.approx(true[each.name], abs=5)
        assert each.rating.low <= each.rating.mean <= each.rating.high
    assert found[0].rating.high - found[0].rating.low > 20, "400 deals leave much open"


@pytest.mark.parametrize("seats", [2, 3])
def test_on_a_ladder_equal_bots_are_even_and_processes_change_nothing(highcard: str, seats: int) -> None:
    setup = make_setup(template_game.GAME, seats)
    one = ladder(highcard, setup, ("random", "easy"), 12, "seed")
    assert one == ladder(highcard, setup, ("random", "easy"), 12, "seed", jobs=2)
    pair, back = one.won("random", "easy"), one.won("easy", "random")
    assert pair is not None
    assert back is not None
    assert pair.mean + back.mean == pytest.approx(1)
    counted: list[int] = []
    ladder(highcard, setup, ("random", "easy"), 12, "seed", progress=counted.append)
    assert sum(counted) == games_of(("random", "easy"), seats, 12)
    with pytest.raises(StolekError, match="two bots"):
        ladder(highcard, setup, ("easy", "easy"), 12, "seed")


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_report_says_what_was_played_and_what_each_option_changes(lang: str) -> None:
    entry = registry.get("daynight")
    weak = replace(entry, bots={level: entry.bots[level] for level in ("random", "easy")})
    words = load(lang, entry.folder, strict=True)
    setup = make_setup(entry.game, 3)
    page = report_page(weak, Wanted(setup, 4), words, lang)
    assert f'<html lang="{lang}">' in page
    for key in ("fairness", "length", "endings", "winning", "options"):
        assert f"<h2>{escape(words.text(f'report-{key}'))}</h2>" in page
    for value in ("empty-pile", "one-more", "full-refill"):
        assert escape(words.text(f"daynight-option-ending-{value}")) in page
    assert page.count("★") == 3, "one value of each option is in use"
    assert page.count("<svg") == len(entry.game.info.variants[0].seats) + 2
    assert "report-" not in page, "everything has words"
