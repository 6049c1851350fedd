"""The laws every game keeps, each a function that looks at one recorded game and names what breaks it.

No law has an exemption. What a law cannot see by itself (a rule that is simply wrong) is the business of a
game's own tests.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from stolek.core.chance import Seeded
from stolek.core.errors import Refused
from stolek.core.event_tape import act
from stolek.core.game import AnyGame, Setup
from stolek.core.ids import RuleId, Seat
from stolek.core.play import Play
from stolek.core.prompt import Option, Prompt
from stolek.core.say import Say
from stolek.core.visibility import redact
from stolek.testing.law_input import Fault, Law, Look, called, encoder
from stolek.testing.recorded_game import Prompts, Turn, filled, trail
from stolek.testing.secret_laws import SECRET_LAWS

# Same seed, same events; events make the state ---------------------------------------------------------


def same_seed_same_events(look: Look) -> Iterator[Fault]:
    course = look.course
    play = Play(course.game, course.setup, course.seed)
    for turn in course.turns:
        move = turn.move
        step = play.opening() if move.seat is None else play.consider(move.seat, move.action)
        if encoder.encode(step.move.events) != encoder.encode(move.events):
            yield Fault(move.seq, "played again with the same seed, other events come out")
            return
        play.adopt(step)


def events_make_the_state(look: Look) -> Iterator[Fault]:
    course = look.course
    for turn in course.turns:
        if not turn.move.events:
            yield Fault(turn.move.seq, "a move without an event: nobody would hear of it")
        elif turn.states[-1] != turn.state:
            yield Fault(turn.move.seq, "the fold of the events is not the state the rules had")


def past_states_never_change(look: Look) -> Iterator[Fault]:
    """Everything the rules made is as it was: an old state still gives the prompts and bytes it gave."""
    course = look.course
    play = Play(course.game, course.setup, course.seed)
    for turn in course.turns:
        play.replay(turn.move)
        if encoder.encode(play.state) != encoder.encode(turn.state):
            yield Fault(turn.move.seq, "this state has been changed after it was made")
        if dict(play.prompts) != turn.prompts:
            yield Fault(turn.move.seq, "this position asks otherwise than it did")


def types_survive_a_round_trip(look: Look) -> Iterator[Fault]:
    course = look.course
    game, types = course.game, course.game.types
    options: Any = types.options
    action: Any = types.action
    yield from _round_trip(0, Setup[options], course.setup)
    yield from _round_trip(0, types.state, course.initial)
    yield from _round_trip(0, types.options, course.setup.options)
    for turn in look.turns:
        seq = turn.move.seq
        yield from _round_trip(seq, types.state, turn.state)
        if turn.move.seat is not None:
            yield from _round_trip(seq, types.action, turn.move.action)
        for event in turn.move.events:
            yield from _round_trip(seq, types.event, event)
        for prompt in turn.prompts.values():
            yield from _round_trip(seq, Prompt[action], prompt)
        for viewer in course.viewers:
            yield from _round_trip(seq, types.view, game.view(turn.state, viewer))


def what_is_shown_is_public_or_own(look: Look) -> Iterator[Fault]:
    """What goes over the wire in two parts is what the view shows. Everyone's part knows no viewer at all."""
    game = look.course.game
    for turn in look.turns:
        public = game.public(turn.state)
        for viewer in look.course.viewers:
            shown, own = game.view(turn.state, viewer).shown, game.own(turn.state, viewer)
            for name in shown.__struct_fields__:
                part = own if hasattr(own, name) else public
                if getattr(part, name, None) != getattr(shown, name):
                    yield Fault(turn.move.seq, f"{called(viewer)} is shown another {name} than is sent")


def words_are_by_what_is_seen(look: Look) -> Iterator[Fault]:
    """Whoever sees the same of an event is told it in the same words: it is put into words once for them."""
    game = look.course.game
    for turn in look.turns:
        for event in turn.move.events:
            told: dict[bytes, tuple[Say, ...]] = {}
            for sight in (redact(event, viewer) for viewer in look.course.viewers):
                words = game.tell(sight)
                if told.setdefault(encoder.encode(sight.event), words) != words:
                    yield Fault(turn.move.seq, f"{called(sight.viewer)} sees the same, but hears other words")


def _round_trip(seq: int, kind: Any, value: Any) -> Iterator[Fault]:
    raw = encoder.encode(value)
    try:
        back = msgspec.json.decode(raw, type=kind)
    except msgspec.DecodeError as error:
        yield Fault(seq, f"{type(value).__name__} cannot be read back: {error}")
        return
    if back != value or encoder.encode(back) != raw:
        yield Fault(seq, f"{type(value).__name__} comes back changed from its round trip")


# Outcomes, prompts and refusals -----------------------------------------------------------------------


def scores_go_the_way_the_variant_says(look: Look) -> Iterator[Fault]:
    """Nobody is placed above a better score; what breaks a tie of scores is the game's business."""
    course = look.course
    last = course.turns[-1]
    outcome = course.game.outcome(last.state)
    if outcome is None:
        return
    lower = course.game.info.variant(course.setup.variant).lower_wins
    for one, other in itertools.permutations(range(course.setup.seats), 2):
        ahead = outcome.scores[one] - outcome.scores[other]
        if outcome.ranks[one] < outcome.ranks[other] and (ahead > 0 if lower else ahead < 0):
            way = "lower" if lower else "higher"
            yield Fault(last.move.seq, f"seat {one} is placed above seat {other}, though {way} scores win")


def prompts_are_well_made(look: Look) -> Iterator[Fault]:
    course = look.course
    for turn in course.turns:
        for what in _prompt_faults(course.game, turn.state, turn.prompts, look.rules):
            yield Fault(turn.move.seq, what)


def _prompt_faults(game: AnyGame, state: Any, prompts: Prompts, rules: frozenset[RuleId]) -> Iterator[str]:
    outcome = game.outcome(state)
    if bool(prompts) == (outcome is not None):
        yield "prompts must be empty exactly when there is an outcome"
    if prompts and not any(prompt.owed for prompt in prompts.values()):
        yield "nobody owes an answer, yet the game is not over"
    first = next((msgspec.structs.replace(prompt, id=0) for prompt in prompts.values() if prompt.owed), None)
    ask = game.first_owed(state)
    if (None if ask is None else game.prompt(state, ask)) != first:
        yield "first_owed is not the first of the prompts that is owed"
    for seat, prompt in prompts.items():
        if prompt.seat != seat:
            yield f"the prompt of seat {seat} says it is for seat {prompt.seat}"
        if [option.n for option in prompt.options] != list(range(len(prompt.options))) or not prompt.options:
            yield f"the options of seat {seat} are not numbered 0, 1, 2 …"
        for option in prompt.options:
            said = game.label(state, option.action), game.effects(state, seat, option.action)
            if said != (option.say, option.effects):
                yield f"option {option.n} of seat {seat} has not the label and effects of this position"
        raw = [encoder.encode(option.action) for option in prompt.options]
        if len(set(raw)) < len(raw):
            yield f"seat {seat} is offered the same action twice"
        if prompt.default is not None and prompt.default >= len(prompt.options):
            yield f"the default of seat {seat} is not among its options"
        if prompt.rule not in rules:
            yield f"the prompt of seat {seat} cites {prompt.rule}, which is no rule"
    if outcome is not None:
        yield from (
            f"the outcome cites {rule}, which is no rule" for rule in outcome.rules if rule not in rules
        )


def option_order_is_pinned(look: Look) -> Iterator[Fault]:
    """The order is a function of the position, not of how it was reached or of a set's whims."""
    course = look.course
    decoder = msgspec.json.Decoder(course.game.types.state)
    for turn in look.turns:
        fresh = course.game.prompts(decoder.decode(encoder.encode(turn.state)))
        kept = {seat: msgspec.structs.replace(prompt, id=0) for seat, prompt in turn.prompts.items()}
        if dict(fresh) != kept:
            yield Fault(turn.move.seq, "read back from bytes, this position offers something else")


def every_option_is_accepted(look: Look) -> Iterator[Fault]:
    for turn in look.turns:
        for seat, prompt in turn.prompts.items():
            for option in prompt.options:
                for what in _acceptance_faults(look, turn, seat, option):
                    yield Fault(turn.move.seq, f"option {option.n} of seat {seat}: {what}")


def _acceptance_faults(look: Look, turn: Turn, seat: Seat, option: Option[Any]) -> Iterator[str]:
    course = look.course
    game, action = course.game, filled(option, look.rng)
    why = game.check(turn.state, seat, action)
    if why is not None:
        yield f"is offered and yet refused ({why.rule})"
        return
    if look.rng.random() > 0.3:  # carrying it out costs much more than asking
        return
    state, events = act(game, turn.state, seat, action, Seeded(course.seed, turn.move.seq + 1))
    if not events:
        yield "is accepted without an event"
    elif trail(game, turn.state, events)[-1] != state:
        yield "the fold of its events is not the state the rules had"
    yield from _prompt_faults(game, state, game.prompts(state), look.rules)
    if game.census(state) != game.deck_for(course.setup):
        yield "cards appear or disappear"


def everything_else_is_refused(look: Look) -> Iterator[Fault]:
    """Other seats' options, options of other positions and actions that were never offered at all."""
    course = look.course
    prefixes = ("refused-", f"{course.game.info.id}-refused-")
    for turn in look.turns:
        for seat in range(-1, course.setup.seats + 1):
            for action in look.actions:
                if _is_offered(turn.prompts.get(Seat(seat)), action):
                    continue
                why = course.game.check(turn.state, Seat(seat), action)
                if why is None:
                    yield Fault(turn.move.seq, f"seat {seat} was not offered {action}, yet it is accepted")
                elif why.rule not in look.rules:
                    yield Fault(turn.move.seq, f"a refusal cites {why.rule}, which is no rule")
                elif not why.reason.key.startswith(prefixes):
                    yield Fault(turn.move.seq, f"{why.reason.key} is not {' or '.join(prefixes)}…")
        yield from _refusal_changes_nothing(look, turn)


def _refusal_changes_nothing(look: Look, turn: Turn) -> Iterator[Fault]:
    course = look.course
    before = encoder.encode(turn.state)
    seat, action = Seat(look.rng.randrange(course.setup.seats)), look.rng.choice(look.actions)
    if _is_offered(turn.prompts.get(seat), action):
        return
    try:
        act(course.game, turn.state, seat, action, Seeded(course.seed, turn.move.seq + 1))
    except Refused:
        pass
    else:
        yield Fault(turn.move.seq, f"{action} was carried out for seat {seat}, who was not offered it")
    if encoder.encode(turn.state) != before:
        yield Fault(turn.move.seq, "a refusal changed the state")


def _is_offered(prompt: Prompt[Any] | None, action: Any) -> bool:
    if prompt is None:
        return False
    for option in prompt.options:
        if option.blank is None:
            if option.action == action:
                return True
        elif type(action) is type(option.action):
            same = msgspec.structs.replace(action, text=option.action.text) == option.action
            if same and option.blank.least <= len(action.text) <= option.blank.most:
                return True
    return False


def citations_exist(look: Look) -> Iterator[Fault]:
    """Events that carry rule ids carry ids that can be looked up."""
    course = look.course
    for turn in course.turns:
        for event in turn.move.events:
            cited = [getattr(event, "rule", None), *getattr(event, "rules", ())]
            for rule in cited:
                if rule is not None and rule not in look.rules:
                    yield Fault(turn.move.seq, f"{type(event).__name__} cites {rule}, which is no rule")


# Cards ------------------------------------------------------------------------------------------------


def census_is_constant(look: Look) -> Iterator[Fault]:
    """Counted after every event, since people see the table after every event."""
    course = look.course
    cards = course.game.deck_for(course.setup)
    for turn in course.turns:
        states = turn.states[-1:] if turn.move.seq == 0 else turn.states
        for state, event in zip(states, turn.move.events[-len(states) :], strict=True):
            count = course.game.census(state)
            if count != cards:
                gone, new = dict(cards - count), dict(count - cards)
                yield Fault(turn.move.seq, f"{type(event).__name__}: cards gone {gone}, cards too many {new}")
                return


LAWS: Sequence[Law] = (
    same_seed_same_events,
    events_make_the_state,
    past_states_never_change,
    types_survive_a_round_trip,
    what_is_shown_is_public_or_own,
    words_are_by_what_is_seen,
    scores_go_the_way_the_variant_says,
    prompts_are_well_made,
    option_order_is_pinned,
    every_option_is_accepted,
    everything_else_is_refused,
    citations_exist,
    census_is_constant,
    *SECRET_LAWS,
)
