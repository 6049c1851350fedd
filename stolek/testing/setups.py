"""Every way a game can be set up: variants, seat counts, option values. Read from types, not from a list.

Where options have few mixtures, all of them are cases; where there are too many, every two values of two
options meet in at least one. What the game's ``setup_faults`` refuses is no case; it is counted.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from stolek.core.errors import StolekError
from stolek.core.game import AnyGame, Setup, make_setup

MOST_MIXTURES = 64
Mixture: TypeAlias = dict[str, Any]
"""A value for some options; the others have their usual one."""
Values: TypeAlias = Mapping[str, tuple[Any, ...]]
Accepts: TypeAlias = Callable[[Mixture], bool]
Pair: TypeAlias = frozenset[tuple[str, Any]]
_TABLE = "table"


class Case(msgspec.Struct, frozen=True):
    """One set-up of one game, with a name that tests can be called by."""

    name: str
    setup: Setup[Any]


class Survey(msgspec.Struct, frozen=True):
    """The cases of a game, and the names of those left out because the game refuses them."""

    cases: tuple[Case, ...]
    refused: tuple[str, ...]


class Mixtures(msgspec.Struct, frozen=True):
    """Mixtures of options to play, and those that are refused: whole ones, or only pairs where all are too
    many to try."""

    chosen: tuple[Mixture, ...]
    refused: tuple[Mixture, ...]


def cases(game: AnyGame) -> tuple[Case, ...]:
    """All variants with all their seat counts and all values of all options that go together."""
    return survey(game).cases


def survey(game: AnyGame) -> Survey:
    """The same, and what the game refuses."""
    found: list[Case] = []
    refused: list[str] = []
    values = option_values(game.types.options)
    for variant, seats in _tables(game):
        mixed = mixtures(values, partial(_accepts, game, variant, seats))
        found += [_case(game, variant, seats, options) for options in mixed.chosen]
        refused += [_name(variant, seats, options) for options in mixed.refused]
    return Survey(tuple(found), tuple(refused))


def few_cases(game: AnyGame) -> tuple[Case, ...]:
    """For short runs: every variant with its fewest, some and most seats; every value of every option, with
    every variant and every value of another option where it can be; every older version of the rules."""
    info = game.info
    tables = [
        (variant.id, seats)
        for variant in info.variants
        for seats in sorted({variant.seats[0], variant.seats[len(variant.seats) // 2], variant.seats[-1]})
    ]
    small = tuple((variant.id, variant.seats[0]) for variant in info.variants)
    values = option_values(game.types.options)

    def placed(mixture: Mixture) -> Case | None:
        options = {name: value for name, value in mixture.items() if name != _TABLE}
        possible: tuple[tuple[str, int], ...] = (mixture[_TABLE],) if _TABLE in mixture else small
        return next((_case(game, *t, options) for t in possible if _accepts(game, *t, options)), None)

    mixed = mixtures({_TABLE: small, **values}, lambda mixture: placed(mixture) is not None)
    found = [_case(game, *table, {}) for table in tables]
    found += filter(None, map(placed, mixed.chosen))
    found += _cases_of_rare_values(game, values, found)
    found += [_case(game, *table, {}, version) for version in range(1, info.version) for table in small]
    return tuple({case.name: case for case in found}.values())


def _cases_of_rare_values(game: AnyGame, values: Values, found: list[Case]) -> list[Case]:
    """For every option value that only some larger table accepts: the first that does."""
    played = {pair for case in found for pair in msgspec.to_builtins(case.setup.options).items()}
    rare = [{name: value} for name, those in values.items() for value in those if (name, value) not in played]
    fitting = (next((t for t in _tables(game) if _accepts(game, *t, options)), None) for options in rare)
    return [_case(game, *table, options) for table, options in zip(fitting, rare, strict=True) if table]


def _tables(game: AnyGame) -> Iterator[tuple[str, int]]:
    for variant in game.info.variants:
        for seats in variant.seats:
            yield variant.id, seats


def _accepts(game: AnyGame, variant: str, seats: int, options: Mixture) -> bool:
    try:
        make_setup(game, seats, variant, options)
    except StolekError:
        return False
    return True


def _case(game: AnyGame, variant: str, seats: int, options: Mixture, rules: int | None = None) -> Case:
    name = _name(variant, seats, options if rules is None else {**options, "rules": rules})
    return Case(name, make_setup(game, seats, variant, options, rules=rules))


# Mixtures of options ------------------------------------------------------------------------------------


def mixtures(values: Values, accepts: Accepts) -> Mixtures:
    """All that are accepted, where they are not too many; else so many that all pairs of values meet."""
    if math.prod(map(len, values.values())) > MOST_MIXTURES:
        return _pairwise(values, accepts)
    every = [dict(zip(values, mix, strict=True)) for mix in itertools.product(*values.values())]
    chosen = tuple(filter(accepts, every))
    return Mixtures(chosen, tuple(mixture for mixture in every if mixture not in chosen))


def _pairwise(values: Values, accepts: Accepts) -> Mixtures:
    """Again and again a pair that has not met, and in the other places whatever lets most others meet."""
    every = list(_pairs(values))
    possible = {pair for pair in every if accepts(dict(pair))}
    left = dict.fromkeys(pair for pair in every if pair in possible)
    rows: list[Mixture] = []
    while left:
        first = next(iter(left))
        row = _filled(first, values, possible, left)
        rows.append(row if accepts(row) else dict(sorted(first)))
        for pair in _pairs({name: (value,) for name, value in rows[-1].items()}):
            left.pop(pair, None)
    return Mixtures(tuple(rows), tuple(dict(sorted(pair)) for pair in every if pair not in possible))


def _pairs(values: Values) -> Iterator[Pair]:
    for one, other in itertools.combinations(values, 2):
        for mine, theirs in itertools.product(values[one], values[other]):
            yield frozenset(((one, mine), (other, theirs)))


def _filled(first: Pair, values: Values, possible: set[Pair], left: Mapping[Pair, None]) -> Mixture:
    """The pair with a value of every other option."""
    row = dict(first)
    for name in values:
        if name in row:
            continue
        beside = tuple(row.items())

        def worth(value: Any, name: str = name, beside: tuple[Any, ...] = beside) -> tuple[int, int]:
            pairs = [frozenset(((name, value), each)) for each in beside]
            return sum(pair in possible for pair in pairs), sum(pair in left for pair in pairs)

        row[name] = max(values[name], key=worth)
    return {name: row[name] for name in values}


def option_values(options: Any) -> Values:
    """The values of each option: all of them; of a number the least, the most and one between."""
    kind = inspect.type_info(options)
    assert isinstance(kind, inspect.StructType), "options are a struct"
    return {field.encode_name: tuple(_values(options, field)) for field in kind.fields}


def _values(options: Any, field: inspect.Field) -> Iterator[Any]:
    match field.type:
        case inspect.BoolType():
            yield from (False, True)
        case inspect.LiteralType(values=values):
            yield from values
        case inspect.IntType(ge=int() as least, le=int() as most):
            yield from sorted({least, (least + most) // 2, most})
        case kind:
            raise TypeError(
                f"{options.__name__}.{field.name}: an option is a bool, a Literal or an int with ge and le, "
                f"so that tests can try its values; this is {type(kind).__name__}"
            )


def _name(variant: str, seats: int, options: dict[str, Any]) -> str:
    parts = [variant, f"{seats}p", *(f"{name}={_short(value)}" for name, value in options.items())]
    return "-".join(parts)


def _short(value: Any) -> str:
    match value:
        case True:
            return "yes"
        case False:
            return "no"
        case _:
            return str(value)
