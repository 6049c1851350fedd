"""The laws of secrets that look at one game alone; ``twin_worlds`` compares it with other worlds."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from stolek.core.cards import Face
from stolek.core.chance import Seeded
from stolek.core.errors import Illegal
from stolek.core.event_tape import act
from stolek.core.ids import Viewer
from stolek.core.visibility import HIDDEN, is_passing, is_told, redact, sights
from stolek.testing.entitled import different_inside, faces_seen, noticeable, quiet
from stolek.testing.law_input import Fault, Law, Look, called, encoder, public
from stolek.testing.recorded_game import Turn, at_random


def a_world_from_a_view_looks_the_same(look: Look) -> Iterator[Fault]:
    """Non-interference: a world re-dealt from p's view gives p the same view, prompt and refusals, and is the
    same wherever p may look: a fact that p may know has to follow from the view."""
    course = look.course
    game = course.game
    for turn in look.turns:
        for viewer in course.viewers:
            seen = game.view(turn.state, viewer)
            world = game.determinize(seen, Seeded(course.seed + b"world", look.rng.getrandbits(32)))
            for what in _world_faults(look, turn, viewer, world):
                yield Fault(turn.move.seq, f"for {called(viewer)}, in a world that fits the view, {what}")
            if game.view(world, viewer) != seen:
                yield Fault(turn.move.seq, f"{called(viewer)} can tell a re-dealt world from the real one")


def _world_faults(look: Look, turn: Turn, viewer: Viewer, world: Any) -> Iterator[str]:
    course, game = look.course, look.course.game
    if game.census(world) != game.deck_for(course.setup):
        yield "cards appear or disappear"
    if game.outcome(world) != game.outcome(turn.state):
        yield "the outcome is another"
    for name in different_inside(game, turn.state, world, viewer):
        yield f"the place {name!r}, which they may look into, is another"
    asked = game.prompts(world)
    if public(asked) != public(turn.prompts):
        yield "others are asked, or are asked something else"
    if viewer is None:
        return
    own, real = asked.get(viewer), turn.prompts.get(viewer)
    if own != (real and msgspec.structs.replace(real, id=0)):
        yield "the own prompt is another"
    for action in look.actions:
        here, there = game.check(turn.state, viewer, action), game.check(world, viewer, action)
        if here != there:
            yield f"{action} is answered by {_why(there)} instead of {_why(here)}"
            return


def a_world_from_a_view_can_be_played(look: Look) -> Iterator[Fault]:
    """A bot plans with such worlds, so they must go on to an end like any other."""
    course = look.course
    game, rng = course.game, look.rng
    turn = rng.choice(course.turns)
    viewer = rng.choice(course.viewers)
    state = game.determinize(game.view(turn.state, viewer), Seeded(course.seed + b"plan", turn.move.seq))
    choose, owed = at_random(rng), course.owed
    for move in range(10 * game.longest(course.setup) + 10):
        prompts = game.prompts(state)
        if not prompts:
            return
        seat, action = choose(prompts)
        owed += prompts[seat].owed
        state, _ = act(game, state, seat, action, Seeded(course.seed + b"play", move))
    yield Fault(turn.move.seq, f"a world that fits the view of {called(viewer)} never ends")


def nothing_changes_in_the_dark(look: Look) -> Iterator[Fault]:
    """Of a move that is wholly secret a viewer is sent nothing, so nothing they see may change by it."""
    course = look.course
    for before, turn in itertools.pairwise(course.turns):
        for viewer in course.viewers:
            if sights(turn.move.events, viewer):
                continue
            if course.game.view(turn.state, viewer) != course.game.view(before.state, viewer):
                yield Fault(turn.move.seq, f"{called(viewer)} is told nothing, yet sees a change")
            own = [None if viewer is None else each.prompts.get(viewer) for each in (before, turn)]
            if public(turn.prompts) != public(before.prompts) or own[0] != own[1]:
                yield Fault(turn.move.seq, f"{called(viewer)} is told nothing, yet the question is another")


def nobody_hears_what_cannot_be_noticed(look: Look) -> Iterator[Fault]:
    """Where an event changes only places that are quiet for a viewer (somebody leaves a standing order, which
    is nobody else's business), they are not told of it."""
    game = look.course.game
    for before, turn in itertools.pairwise(look.course.turns):
        along = (before.state, *turn.states)
        for event, (was, now) in zip(turn.move.events, itertools.pairwise(along), strict=True):
            for viewer in look.course.viewers:
                if not is_told(event, viewer) or quiet(game, was, viewer) == quiet(game, now, viewer):
                    continue
                if noticeable(game, was, viewer) == noticeable(game, now, viewer):
                    yield Fault(turn.move.seq, f"{called(viewer)} can notice nothing, yet is told something")


def what_may_be_seen_is_in_the_view(look: Look) -> Iterator[Fault]:
    """Whoever may look into a place is shown the cards in it. So a place that is said to be open by mistake
    is noticed, and cannot excuse what is sent."""
    course = look.course
    for turn in look.turns:
        for viewer in course.viewers:
            hidden = faces_seen(course.game, turn.state, viewer) - look.faces_in_view(turn.state, viewer)
            if hidden:
                yield Fault(turn.move.seq, f"{called(viewer)} may see {_some(hidden)}, but is not shown it")


def what_is_told_is_in_the_view(look: Look) -> Iterator[Fault]:
    """A card that an event names to a viewer is in that viewer's view right after it, before them or in their
    memory; if it is told in passing, at the end of the move."""
    course = look.course
    for turn in look.turns:
        for event, state in zip(turn.move.events, turn.states, strict=True):
            for viewer in course.viewers:
                if not is_told(event, viewer):
                    continue
                told = redact(event, viewer).event
                for name in told.__struct_fields__:
                    if getattr(told, name) is HIDDEN:
                        continue
                    faces = look.faces_named(encoder.encode(getattr(told, name)))
                    if not faces:
                        continue
                    when = turn.state if is_passing(event.__class__, name) else state
                    lost = faces - look.faces_in_view(when, viewer)
                    if lost:
                        where = f"{type(event).__name__}.{name}"
                        what = f"{where} tells {called(viewer)} of {_some(lost)}, the view after it does not"
                        yield Fault(turn.move.seq, what)


def _some(faces: set[Face]) -> str:
    return ", ".join(sorted(faces)[:3])


def _why(why: Illegal | None) -> str:
    return "nothing: it is legal" if why is None else f"{why.reason.key} ({why.rule})"


SECRET_LAWS: Sequence[Law] = (
    a_world_from_a_view_looks_the_same,
    a_world_from_a_view_can_be_played,
    nothing_changes_in_the_dark,
    nobody_hears_what_cannot_be_noticed,
    what_may_be_seen_is_in_the_view,
    what_is_told_is_in_the_view,
)
