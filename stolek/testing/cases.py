"""Every way a game can be set up: variants, seat counts, option values. Read from types, not from a list."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from stolek.core.game import AnyGame, Setup, make_setup

MOST_MIXTURES = 64


class Case(msgspec.Struct, frozen=True):
    """One set-up of one game, with a name that tests can be called by."""

    name: str
    setup: Setup[Any]


def cases(game: AnyGame) -> tuple[Case, ...]:
    """All variants with all their seat counts and all values of all options."""
    return tuple(
        Case(_name(variant.id, seats, options), make_setup(game, seats, variant.id, options))
        for variant in game.info.variants
        for seats in variant.seats
        for options in option_mixtures(game.types.options)
    )


def few_cases(game: AnyGame) -> tuple[Case, ...]:
    """For short runs: every variant with its fewest, some and most seats; every mixture of options once."""
    tables = [
        (variant.id, seats)
        for variant in game.info.variants
        for seats in sorted({variant.seats[0], variant.seats[len(variant.seats) // 2], variant.seats[-1]})
    ]
    small = [(variant.id, variant.seats[0]) for variant in game.info.variants]
    mixed = zip(itertools.cycle(small), option_mixtures(game.types.options), strict=False)
    wanted: list[tuple[tuple[str, int], dict[str, Any]]] = [*((table, {}) for table in tables), *mixed]
    found = {
        (name := _name(variant, seats, options)): Case(name, make_setup(game, seats, variant, options))
        for (variant, seats), options in wanted
    }
    return tuple(found.values())


def option_mixtures(options: Any) -> tuple[dict[str, Any], ...]:
    """Every mixture of option values; where that is too many, one value changed at a time."""
    kind = inspect.type_info(options)
    assert isinstance(kind, inspect.StructType), "options are a struct"
    values = {field.encode_name: tuple(_values(options, field)) for field in kind.fields}
    mixtures = [dict(zip(values, mix, strict=True)) for mix in itertools.product(*values.values())]
    if len(mixtures) <= MOST_MIXTURES:
        return tuple(mixtures)
    plain: list[dict[str, Any]] = [{}]
    return tuple(plain + [{name: value} for name, those in values.items() for value in those])


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
