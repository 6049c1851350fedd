"""Tests of the contract's tests: High Card broken on purpose, once for every law, and three planted leaks."""

import itertools
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, cast

import pytest
from msgspec.structs import force_setattr, replace

from stolek.core.cards import Face
from stolek.core.chance import Chance
from stolek.core.errors import NOT_OFFERED, Illegal, StolekError
from stolek.core.event_tape import Tape
from stolek.core.game import Game, Setup
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.places import Place, for_nobody
from stolek.core.prompt import Ask, Prompt
from stolek.core.registry import Entry
from stolek.core.say import Say
from stolek.core.visibility import Hidden, Secret, Sight
from stolek.testing import contract
from stolek.testing.laws import LAWS
from stolek.testing.setups import cases
from stolek.testing.twin_worlds import SIGHTS
from tests.contract.games import TEMPLATE, entry
from tests.template_game.game import HighCard
from tests.template_game.model import (
    Action,
    Drawn,
    Event,
    Kept,
    Options,
    State,
    Swap,
    Thrown,
    View,
    value,
)

GAMES = 36


def laws_broken(game: HighCard) -> set[str]:
    setups = cases(game)
    reports = [
        contract.one_game(game, setups[number % len(setups)], str(number), share=1, eyes=9)
        for number in range(GAMES)
    ]
    return {breach.law for report in reports for breach in report.breaches}


# Three leaks -------------------------------------------------------------------------------------------


class LeakyView(HighCard):
    """A field that everyone sees depends on the top card of the pile."""

    def view(self, s: State, viewer: Viewer) -> View:
        seen = super().view(s, viewer)
        odd = bool(s.pile) and value(s.pile[0]) % 2
        return replace(seen, shown=replace(seen.shown, pile_count=seen.shown.pile_count + 100 * odd))

    public, own = Game.public, Game.own


class LeakyOptions(HighCard):
    """What may be chosen depends on the card that was taken out unseen."""

    def asks(self, s: State) -> Iterable[Ask[Action]]:
        return [replace(ask, actions=ask.actions[: 1 if s.out == "c3" else None]) for ask in super().asks(s)]

    def check(self, s: State, seat: Seat, a: Action) -> Illegal | None:
        return super().check(s, seat, a) or (NOT_OFFERED if s.out == "c3" and isinstance(a, Swap) else None)


class LeakyEvent(HighCard):
    """A public event comes only when the card that was kept, and that nobody else sees, is high."""

    def decide(self, tape: Tape[State, Event], seat: Seat, a: Action) -> None:
        own = tape.state.hands[seat]
        if own is not None and value(own) > 5 and not isinstance(a, Swap):
            tape.emit(Kept(Seat(100 + seat)))
        super().decide(tape, seat, a)

    def evolve(self, s: State, e: Event) -> State:
        return s if isinstance(e, Kept) and e.seat >= 100 else super().evolve(s, e)


@pytest.mark.parametrize(
    ("game", "laws"),
    [
        (LeakyView(), {"a_world_from_a_view_looks_the_same", "twins_look_the_same"}),
        (LeakyOptions(), {"a_world_from_a_view_looks_the_same", "twins_look_the_same"}),
        (LeakyEvent(), {"twins_look_the_same"}),  # views and prompts are clean: only a twin can tell
    ],
)
def test_a_leak_is_caught_by_the_laws_of_secrets_and_by_no_other(game: HighCard, laws: set[str]) -> None:
    assert laws_broken(game) == laws


def test_the_game_that_leaks_nothing_is_clean() -> None:
    assert laws_broken(HighCard()) == set()


# One break for every law ------------------------------------------------------------------------------


class Forgetful(HighCard):
    def __init__(self) -> None:
        self.times = itertools.count()


class OtherEventsEachTime(Forgetful):
    def open_game(self, tape: Tape[State, Event]) -> None:
        super().open_game(tape)
        tape.emit(Kept(Seat(100 + next(self.times))))

    def evolve(self, s: State, e: Event) -> State:
        return s if isinstance(e, Kept) and e.seat >= 100 else super().evolve(s, e)


class StateWithoutEvent(HighCard):
    def decide(self, tape: Tape[State, Event], seat: Seat, a: Action) -> None:
        super().decide(tape, seat, a)
        tape.state = replace(tape.state, pile=tape.state.pile[::-1])


class NoEventAtAll(HighCard):
    def decide(self, tape: Tape[State, Event], seat: Seat, a: Action) -> None:
        tape.state = replace(tape.state, decided=tape.state.decided + 1)


class ScribblesOnThePast(HighCard):
    def evolve(self, s: State, e: Event) -> State:
        after = super().evolve(s, e)
        if isinstance(e, Kept):
            force_setattr(s, "out", None)
        return after


class OtherPromptsEachTime(Forgetful):
    def asks(self, s: State) -> Iterable[Ask[Action]]:
        way = 1 if next(self.times) % 3 else -1
        return [replace(ask, actions=ask.actions[::way]) for ask in super().asks(s)]


class ListsInState(HighCard):
    def evolve(self, s: State, e: Event) -> State:
        after = super().evolve(s, e)
        return replace(after, thrown=cast(Any, list(after.thrown)))


class OwesOtherThanItAsks(HighCard):
    def first_owed(self, s: State) -> Ask[Action] | None:
        first = super().first_owed(s)
        return None if first is None else replace(first, actions=first.actions[:1])


class OptionsFromOne(HighCard):
    def prompts(self, s: State) -> Mapping[Seat, Prompt[Action]]:
        asked = super().prompts(s)
        return {
            seat: replace(p, options=tuple(replace(o, n=o.n + 1) for o in p.options))
            for seat, p in asked.items()
        }


class PromptCitesNothing(HighCard):
    def asks(self, s: State) -> Iterable[Ask[Action]]:
        return [replace(ask, rule=RuleId("HC-99")) for ask in super().asks(s)]


class OffersWhatItRefuses(HighCard):
    def check(self, s: State, seat: Seat, a: Action) -> Illegal | None:
        return super().check(s, seat, a) or (NOT_OFFERED if isinstance(a, Swap) and s.decided == 1 else None)


class AnybodyMayMove(HighCard):
    def check(self, s: State, seat: Seat, a: Action) -> Illegal | None:
        return super().check(s, seat, a) if 0 <= seat < s.setup.seats else None


class RefusalCitesNothing(HighCard):
    def check(self, s: State, seat: Seat, a: Action) -> Illegal | None:
        why = super().check(s, seat, a)
        return why and replace(why, rule=RuleId("HC-99"))


class EventCitesNothing(HighCard):
    def decide(self, tape: Tape[State, Event], seat: Seat, a: Action) -> None:
        super().decide(tape, seat, a)
        if isinstance(tape.events[-1], Drawn):
            tape.events[-1] = replace(tape.events[-1], rule=RuleId("HC-99"))


class LosesThrownCards(HighCard):
    def places(self, s: State) -> Iterable[Place]:
        return [place for place in super().places(s) if place.name != "thrown"]


class LiesInTwoPlaces(HighCard):
    def places(self, s: State) -> Iterable[Place]:
        return [*super().places(s), for_nobody("top", s.pile[:1])]


class WorldOfWrongCards(HighCard):
    def determinize(self, v: View, chance: Chance) -> State:
        world = super().determinize(v, chance)
        return replace(world, out=Face("c1"))


class WorldWithoutEnd(HighCard):
    def determinize(self, v: View, chance: Chance) -> State:
        return replace(super().determinize(v, chance), setup=replace(v.memory.setup, variant="dream"))

    def decide(self, tape: Tape[State, Event], seat: Seat, a: Action) -> None:
        if tape.state.setup.variant != "dream":
            super().decide(tape, seat, a)


class KeptAside(Kept, frozen=True, tag="kept-aside"):
    seat: Annotated[Seat | Hidden, Secret(to="seat")]  # type: ignore[assignment]


class MovesInTheDark(HighCard):
    """Whoever keeps tells nobody, and yet it is the next player's turn."""

    def decide(self, tape: Tape[State, Event], seat: Seat, a: Action) -> None:
        super().decide(tape, seat, a)
        tape.events[:] = [KeptAside(e.seat) if isinstance(e, Kept) else e for e in tape.events]

    def tell(self, sight: Sight) -> tuple[Say, ...]:
        return () if isinstance(sight.event, KeptAside) else super().tell(sight)


class TellsOfQuietOrders(HighCard):
    """That a seat keeps its card is said to be its own business, and yet all are told."""

    def places(self, s: State) -> Iterable[Place]:
        for place in super().places(s):
            if place.name != "turn":
                yield place
        yield replace(for_nobody("turn", fact=s.decided), quiet=True)


class MoreOpenThanShown(HighCard):
    """The pile is said to be open to all; nobody is shown it."""

    def places(self, s: State) -> Iterable[Place]:
        return [replace(each, seen_by=None) if each.name == "pile" else each for each in super().places(s)]


class ForgetsWhatItTells(HighCard):
    """Whoever threw a card face down is told which, and their memory has lost it."""

    def view(self, s: State, viewer: Viewer) -> View:
        seen = super().view(s, viewer)
        return replace(seen, memory=replace(seen.memory, own_thrown=None))


class OpenPile(HighCard):
    """The pile is open to all by its places and in the view, while every event hides it: of two viewers who
    were told the same, one sees another pile."""

    def places(self, s: State) -> Iterable[Place]:
        return [replace(each, seen_by=None) if each.name == "pile" else each for each in super().places(s)]

    def view(self, s: State, viewer: Viewer) -> View:
        seen = super().view(s, viewer)
        return replace(seen, memory=replace(seen.memory, own_thrown=cast(Any, s.pile)))


class SendsOtherThanItShows(HighCard):
    def public(self, s: State) -> Any:
        return replace(super().public(s), decided=0)


class OtherWordsForSpectators(HighCard):
    def tell(self, sight: Sight) -> tuple[Say, ...]:
        return () if sight.viewer is None else super().tell(sight)


class ForgetsThatLowIsGood(HighCard):
    info = replace(
        HighCard.info, variants=tuple(replace(v, lower_wins=False) for v in HighCard.info.variants)
    )


class LongerThanItSays(HighCard):
    def longest(self, setup: Setup[Options]) -> int:
        return setup.seats - 1


class LostForWords(HighCard):
    def tell(self, sight: Sight) -> tuple[Say, ...]:
        if isinstance(sight.event, Thrown):
            raise KeyError("thrown")
        return super().tell(sight)


BROKEN = [
    (OtherEventsEachTime(), "same_seed_same_events"),
    (StateWithoutEvent(), "events_make_the_state"),
    (NoEventAtAll(), "events_make_the_state"),
    (ScribblesOnThePast(), "past_states_never_change"),
    (OtherPromptsEachTime(), "option_order_is_pinned"),
    (ListsInState(), "types_survive_a_round_trip"),
    (SendsOtherThanItShows(), "what_is_shown_is_public_or_own"),
    (OtherWordsForSpectators(), "words_are_by_what_is_seen"),
    (ForgetsThatLowIsGood(), "scores_go_the_way_the_variant_says"),
    (OptionsFromOne(), "prompts_are_well_made"),
    (OwesOtherThanItAsks(), "prompts_are_well_made"),
    (PromptCitesNothing(), "prompts_are_well_made"),
    (OffersWhatItRefuses(), "every_option_is_accepted"),
    (AnybodyMayMove(), "everything_else_is_refused"),
    (RefusalCitesNothing(), "everything_else_is_refused"),
    (EventCitesNothing(), "citations_exist"),
    (LosesThrownCards(), "census_is_constant"),
    (LiesInTwoPlaces(), "census_is_constant"),
    (WorldOfWrongCards(), "a_world_from_a_view_looks_the_same"),
    (WorldWithoutEnd(), "a_world_from_a_view_can_be_played"),
    (MovesInTheDark(), "nothing_changes_in_the_dark"),
    (TellsOfQuietOrders(), "nobody_hears_what_cannot_be_noticed"),
    (MoreOpenThanShown(), "what_may_be_seen_is_in_the_view"),
    (ForgetsWhatItTells(), "what_is_told_is_in_the_view"),
    (OpenPile(), "equal_sights_give_equal_views"),
    (LongerThanItSays(), "ends_within_longest"),
    (LostForWords(), "nothing_crashes"),
]


@pytest.mark.parametrize(
    ("game", "law"), BROKEN, ids=lambda value: type(value).__name__ if isinstance(value, HighCard) else ""
)
def test_a_broken_law_is_noticed(game: HighCard, law: str) -> None:
    assert law in laws_broken(game)


def test_every_law_has_been_seen_to_fail() -> None:
    assert {law.__name__ for law in LAWS} | {SIGHTS} <= {law for _, law in BROKEN}


# The report -------------------------------------------------------------------------------------------


def test_a_clean_report_demands_nothing_and_counts_everything() -> None:
    report = contract.run(entry(TEMPLATE), games=24)
    report.demand()
    assert report.games == 24
    assert report.decisions == 2 * 4 * (2 + 3 + 4)  # two games of each set-up, one decision a seat
    assert len(report.setups) == len(cases(entry(TEMPLATE).game))
    assert "24 games" in str(report)


def test_a_breach_can_be_played_again_from_what_it_says() -> None:
    game = LeakyEvent()
    broken = Entry(game, {}, entry(TEMPLATE).terminal, entry(TEMPLATE).folder)
    report = contract.run(broken, games=GAMES, eyes=9)
    with pytest.raises(StolekError, match=r"twins_look_the_same: .* seed 1/"):
        report.demand()
    breach = report.breaches[0]
    case = next(case for case in cases(game) if breach.case.endswith(case.name))
    assert breach in contract.one_game(game, case, breach.seed, share=0.2, eyes=9).breaches


class NothingHidden(HighCard):
    """Everything is open by its places: nothing is left to exchange."""

    def places(self, s: State) -> Iterable[Place]:
        return [replace(each, seen_by=None) for each in super().places(s)]


def test_too_few_twins_fail_a_report() -> None:
    open_game = Entry(NothingHidden(), {}, entry(TEMPLATE).terminal, entry(TEMPLATE).folder)
    report = contract.run(open_game, games=12)
    assert report.twin_share == 0
    with pytest.raises(StolekError, match="only 0% of the games had a twin"):
        replace(report, breaches=()).demand()
