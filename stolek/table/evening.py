"""One table, several games: the next game for the same people, and the score over all of them. Pure.

Points of an evening: one for everyone who came in behind, and one more for a win, shared or not.
"""

from __future__ import annotations

from typing import Final

import msgspec

from stolek.core import registry
from stolek.core.errors import Refused, StolekError, illegal
from stolek.core.game import Outcome, Variant, make_setup
from stolek.core.identity_cache import remembered
from stolek.core.registry import Entry
from stolek.table.events import ChairRecord, GameChosen, Options, PlayedGame, TableRecord
from stolek.table.messages import NextGame, Person, Standing

NO_SUCH_GAME: Final = illegal("ST-2", "refused-no-such-game")
SETUP_IMPOSSIBLE: Final = illegal("ST-2", "refused-setup")


def place_points(outcome: Outcome) -> tuple[int, ...]:
    """What each seat gets for its place."""
    ranks = outcome.ranks
    return tuple(sum(other > rank for other in ranks) + (rank == 1) for rank in ranks)


@remembered(1024)
def standings(played: tuple[PlayedGame, ...]) -> tuple[Standing, ...]:
    """Everyone who has played, the leader first: by points, then by wins. Equals share a place."""
    people: dict[str, Person] = {}
    score: dict[str, tuple[int, int, int]] = {}
    for game in played:
        points = place_points(game.outcome)
        for seat, person in enumerate(game.people):
            if person is None:
                continue
            had = score.get(person.id, (0, 0, 0))
            won = game.outcome.ranks[seat] == 1
            people[person.id] = person
            score[person.id] = (had[0] + points[seat], had[1] + won, had[2] + 1)
    keys = sorted((-points, -wins) for points, wins, _ in score.values())
    ordered = sorted(people.values(), key=lambda one: (*(-n for n in score[one.id][:2]), one.name))
    return tuple(
        Standing(one, keys.index((-score[one.id][0], -score[one.id][1])) + 1, *score[one.id])
        for one in ordered
    )


def next_game(record: TableRecord, wanted: NextGame) -> GameChosen:
    """The table set up for another game with everyone who has a chair; raises ``Refused``."""
    if wanted.game not in registry.ids():
        raise Refused(NO_SUCH_GAME)
    entry = registry.get(wanted.game)
    people = [c.person for c in record.chairs if c.person is not None]
    variant, seats = _seats(entry, wanted.variant, len(people), len(record.chairs))
    try:
        setup = make_setup(entry.game, seats, variant.id, wanted.options)
    except StolekError:
        raise Refused(SETUP_IMPOSSIBLE) from None
    bots = [_level(entry, c.bot) for c in record.chairs if c.person is None and c.bot is not None]
    chairs = [*(ChairRecord(one) for one in people), *(ChairRecord(bot=level) for level in bots)][:seats]
    chairs += [ChairRecord()] * (seats - len(chairs))
    options: Options = msgspec.to_builtins(setup.options)
    keeps_deck = record.deck is not None and entry.game.info.own_pictures
    return GameChosen(wanted.game, variant.id, options, tuple(chairs), record.deck if keeps_deck else None)


def _seats(entry: Entry, name: str | None, people: int, now: int) -> tuple[Variant, int]:
    """The variant that was asked for, or the first with room for all; as many chairs as before if it has."""
    info = entry.game.info
    try:
        variants = info.variants if name is None else (info.variant(name),)
    except StolekError:
        raise Refused(SETUP_IMPOSSIBLE) from None
    for variant in variants:
        fitting = [seats for seats in variant.seats if seats >= people]
        if fitting:
            return variant, min(fitting, key=lambda seats: (abs(seats - now), seats))
    most = max(seats for variant in variants for seats in variant.seats)
    raise Refused(illegal("ST-2", "refused-too-many-people", people=people, most=most))


def _level(entry: Entry, level: str) -> str:
    return level if level in entry.bots else entry.usual_level
