"""Holds what clients were sent against the journal. Shares no code with the server's sender.

It reads the database by itself, redacts events by its own reading of the ``Secret`` marks, folds with
the game's ``evolve``, and asks the game's ``view`` and ``prompts`` what each viewer is shown. Whether they
may be shown that is asked of the game's places: no card may be named to a viewer that has not lain where they
could see it, and in worlds that differ in secret the same would have been sent.
"""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from stolek.core import registry
from stolek.core.cards import Face
from stolek.core.game import AnyGame, Setup
from stolek.core.ids import Seat
from stolek.core.places import may_look
from stolek.core.visibility import Secret, Sight
from stolek.testing.law_input import Look
from stolek.testing.recorded_game import Chooser, record, viewers
from stolek.testing.secret_laws import a_world_from_a_view_looks_the_same, nobody_hears_what_cannot_be_noticed
from stolek.testing.twin_worlds import Noticed, twins
from tests.server import postgres

Json = Any
_ROWS = "SELECT kind, game, seat, events, action FROM journal WHERE table_id = '{}' ORDER BY seq"


@dataclass
class Seen:
    """What one row looks like: for each viewer the events, the views along them, and what is asked."""

    kind: str
    number: int
    seat: int | None
    chairs: list[str | None]
    playing: bool
    over: bool
    seed: str | None
    state: Any = None
    game: AnyGame | None = None
    events: tuple[Any, ...] = ()
    states: tuple[Any, ...] = ()
    known: dict[int | None, set[str]] = field(default_factory=dict)
    again: bool = False
    """A hidden answer was changed, and nobody else's view with it: they hear nothing of it."""


@dataclass
class Played:
    """One game of a table: how it was set up, its seed, and who did what."""

    game: AnyGame
    setup: Setup[Any]
    seed: str
    done: list[tuple[Any, Any]] = field(default_factory=list)


@dataclass
class Truth:
    """A table's whole story as its journal tells it. ``known`` in a row: the strings that each viewer has
    been able to read, by the places of the game, since it began."""

    rows: list[Seen] = field(default_factory=list)
    seeds: list[str] = field(default_factory=list)
    games: list[Played] = field(default_factory=list)


def read(data: Path, table: str) -> Truth:
    """Reads a table's rows straight from the database."""
    of_table = _ROWS.format(table)
    if postgres.CHOSEN:
        return fold(postgres.rows(postgres.database_of(data), of_table))
    with sqlite3.connect(f"file:{data / 'stolek.sqlite'}?mode=ro", uri=True) as connection:
        found = connection.execute(of_table).fetchall()
    connection.close()
    return fold(found)


def fold(found: Iterable[tuple[str, int, int | None, bytes, bytes]]) -> Truth:
    truth = Truth()
    game: AnyGame | None = None
    chairs: list[str | None] = []
    state: Any = None
    seed: str | None = None
    playing = over = opened = False
    known: dict[int | None, set[str]] = {}
    for kind, number, seat, raw, action in found:
        row = Seen(kind, number, seat, [], playing, over, seed)
        if kind == "table":
            for event in json.loads(raw):
                match event["is"]:
                    case "created":
                        game = registry.get(event["game"]).game
                        chairs = [None] * event["chairs"]
                    case "seated":
                        chairs[event["chair"]] = event["person"]["id"]
                    case "left":
                        chairs[event["chair"]] = None
                    case "changed":
                        chairs = (chairs + [None] * event["chairs"])[: event["chairs"]]
                    case "started":
                        assert game is not None
                        options = game.types.options
                        setup = msgspec.convert(event["setup"], Setup[options])  # type: ignore[valid-type]
                        state, seed = game.initial(setup), event["seed"]
                        playing, over, opened = True, False, False
                        truth.seeds.append(event["seed"])
                        truth.games.append(Played(game, setup, event["seed"]))
                        known = {viewer: set() for viewer in viewers(setup)}
                    case "finished":
                        playing, over = False, True
        elif kind == "game":
            assert game is not None
            row.events = msgspec.json.decode(raw, type=tuple[game.types.event, ...])  # type: ignore[name-defined]
            if seat is not None:
                done = msgspec.json.decode(action, type=game.types.action)
                truth.games[-1].done.append((seat, done))
            before, along = state, []
            for event in row.events:
                state = game.evolve(state, event)
                along.append(state)
                for viewer, names in known.items():
                    names.update(_readable(game, state, viewer))
            row.states, opened = tuple(along), True
            row.again = _only_changes_an_answer(game, before, state, seat, known)
        row.chairs, row.playing, row.over, row.seed = list(chairs), playing, over, seed
        row.state, row.game = (state if opened else None), game
        row.known = {viewer: set(names) for viewer, names in known.items()}
        truth.rows.append(row)
    return truth


def _only_changes_an_answer(
    game: AnyGame, before: Any, after: Any, seat: int | None, viewers: Iterable[int | None]
) -> bool:
    asked = None if seat is None else game.prompts(before).get(Seat(seat))
    if asked is None or asked.owed or asked.kind != "commit":
        return False
    view: Any = game.view
    others = [viewer for viewer in viewers if viewer != seat]
    return all(_plain(view(before, each)) == _plain(view(after, each)) for each in others)


# What a viewer may see --------------------------------------------------------------------------------


def redacted(event: Any, viewer: int | None) -> Json:
    """The event as plain JSON without what its marks keep from this viewer."""
    plain = _plain(event)
    for name, hint in get_type_hints(type(event), include_extras=True).items():
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        for mark in marks:
            if isinstance(mark, Secret) and not _is_for(plain.get(mark.to), viewer):
                del plain[name]
    return plain


def _plain(what: Any) -> Json:
    return json.loads(msgspec.json.encode(what))


def _is_for(seats: Any, viewer: int | None) -> bool:
    if viewer is None or seats is None:
        return False
    return viewer in seats if isinstance(seats, list | tuple) else seats == viewer


def _viewers(row: Seen, person: str) -> list[int | None]:
    own: list[int | None] = [seat for seat, holder in enumerate(row.chairs) if holder == person]
    return own or [None]


def _is_aside(event: Any, viewer: int | None) -> bool:
    """Whether its marks leave nothing of the event but its name."""
    return bool(event.__struct_fields__) and set(redacted(event, viewer)) == {"is"}


def _hears(row: Seen, person: str) -> bool:
    """Whether this person is sent the row, and counts it."""
    eyes = _viewers(row, person)
    if row.again:
        return row.seat in eyes
    return row.kind != "game" or any(not _is_aside(e, viewer) for e in row.events for viewer in eyes)


def _mover(row: Seen, person: str) -> int | None:
    """Whose move it was, unless the marks of every event keep that from this person."""
    if row.kind != "game" or row.seat is None or row.seat in _viewers(row, person):
        return row.seat if row.kind == "game" else None
    secret = [
        hasattr(event, "seat") and "seat" not in redacted(event, viewer)
        for event in row.events
        for viewer in _viewers(row, person)
    ]
    return None if secret and all(secret) else row.seat


# By the places of the game ----------------------------------------------------------------------------


def _readable(game: AnyGame, state: Any, viewer: int | None) -> set[str]:
    """Every string in the places this viewer may look into."""
    places = [
        place for place in game.places(state) if may_look(place, None if viewer is None else Seat(viewer))
    ]
    found = set(re.findall(r'"([^"\\]*)"', msgspec.json.encode([(p.faces, p.fact) for p in places]).decode()))
    return {side for name in found for side in _sides(game, name)}


def _sides(game: AnyGame, name: str) -> tuple[str, ...]:
    try:
        return tuple(map(str, game.sides(Face(name))))
    except (ValueError, KeyError):  # no card, but some other word
        return (name,)


def _check_faces(row: Seen, position: Json) -> None:
    """No card is named to a viewer that has not lain, in this game, where they could see it."""
    assert row.game is not None
    deck = {str(side) for face in row.state.setup.deck.cards for side in row.game.sides(face)}
    named = {text for text in _strings(position) if text in deck}
    assert named <= row.known[position["seat"]], sorted(named - row.known[position["seat"]])


def _strings(what: Json) -> Iterator[str]:
    match what:
        case str():
            yield what
        case list():
            for each in what:
                yield from _strings(each)
        case dict():
            for each in what.values():
                yield from _strings(each)


def faults_in_worlds(truth: Truth) -> list[str]:
    """Plays each game of the journal again, and again in worlds that differ in what some viewer may not know:
    whatever they would notice. Since all that was sent is what the game says, that is what they noticed."""
    found = []
    for played in truth.games:
        course = record(
            played.game, played.setup, bytes.fromhex(played.seed), _again(played), len(played.done)
        )
        look = Look(course, played.seed, share=0.2)
        found += [str(each.fault) for each in twins(look, len(course.viewers)) if isinstance(each, Noticed)]
        found += map(str, nobody_hears_what_cannot_be_noticed(look))
        with contextlib.suppress(NotImplementedError):  # a game of tests need not make worlds
            found += map(str, a_world_from_a_view_looks_the_same(look))
    return found


def _again(played: Played) -> Chooser:
    """Does what was done."""
    done = iter(played.done)
    return lambda _: next(done)


# Promises ---------------------------------------------------------------------------------------------


def check_promises(
    journal: Iterable[tuple[str, int, str, str | None]],
    held: Container[tuple[str, str, str]],
    promised: Mapping[tuple[str, str], Sequence[tuple[str, int]]],
) -> None:
    """No row is missing or there twice, and every acknowledged move stands where it was said to be.
    ``journal``: table, row, person and message of each row; ``promised``: messages and rows of each person
    at each table, as they were acknowledged. An answer that is held becomes a row when its window closes."""
    rows: dict[str, list[int]] = {}
    stored: dict[tuple[str, str, str], list[int]] = {}
    for table, seq, by, cid in journal:
        rows.setdefault(table, []).append(seq)
        if cid is not None:
            stored.setdefault((table, by, cid), []).append(seq)
    for table, seqs in rows.items():
        assert sorted(seqs) == list(range(len(seqs))), f"rows of {table} are missing or there twice"
    assert all(len(seqs) == 1 for seqs in stored.values()), "a move is there twice"
    for (table, person), said in promised.items():
        for cid, row in said:
            key = (table, person, cid)
            if key not in held or key in stored:
                assert stored.get(key) == [row], f"{key} was acknowledged for row {row}"
        places = [row for _, row in said]
        assert places == sorted(places), "acknowledged in another order"


# The comparison ---------------------------------------------------------------------------------------


def check(truth: Truth, person: str, messages: Iterable[Json]) -> int:
    """Compares every message a device was sent with what the journal allows; gives how many positions."""
    positions = 0
    rows = [row for row in truth.rows if _hears(row, person)]
    for message in messages:
        if message["is"] not in ("welcome", "update"):
            _check_small(message)
            continue
        row = rows[message["row"]]
        table = message["table"]
        if table is not None:
            assert table["seed"] == (row.seed if row.over else None)
            assert [bool(c["yours"]) for c in table["chairs"]] == [h == person for h in row.chairs]
        if message["is"] == "update":
            assert message["by"] == _mover(row, person)
        if not message["positions"]:
            continue
        assert [p["seat"] for p in message["positions"]] == _viewers(row, person)
        for position in message["positions"]:
            positions += 1
            _check_position(row, position, message["is"] == "update")
            _check_faces(row, position)
            if message["is"] == "welcome":
                assert position["log"] == _log(rows, message["row"], position["seat"])
    return positions


def _log(rows: list[Seen], upto: int, viewer: Any) -> Json:
    """All that has been told to this viewer in the game of this row."""
    here = [row for row in rows[: upto + 1] if row.number == rows[upto].number]
    here = [row for row in here if not row.again or row.seat == viewer]
    return [say for row in here if row.game for e in row.events for say in _told(row.game, e, viewer)]


def _check_position(row: Seen, position: Json, is_update: bool) -> None:
    game, viewer = row.game, position["seat"]
    assert game is not None
    assert position["view"] == _shown(game, row.state, viewer)
    asked = game.prompts(row.state)
    assert position["waiting"] == sorted(int(s) for s, p in asked.items() if p.owed)
    own = None if viewer is None else asked.get(viewer)
    assert (position["prompt"] is None) == (own is None)
    if own is not None:
        options = [{"effects": [], "blank": None, **option} for option in _plain(own.options)]
        expected = {**_plain(own), "options": options}
        free = {"id": position["prompt"]["id"]}  # stamped by the table
        if own.kind == "window":  # one's own held answer shows as no longer owed
            free["owed"] = position["prompt"]["owed"]
        assert position["prompt"] == {**expected, **free}
    if is_update and row.kind == "game":
        told = position["happenings"]
        along = zip(row.events, row.states, strict=True)
        heard = [(event, state) for event, state in along if not _is_aside(event, viewer)]
        assert [h["event"] for h in told] == [redacted(event, viewer) for event, _ in heard]
        assert [h["view"] for h in told] == [_shown(game, state, viewer) for _, state in heard]
        assert [h["says"] for h in told] == [_told(game, event, viewer) for event, _ in heard]
    else:
        assert position["happenings"] == []


def _told(game: AnyGame, event: Any, viewer: Any) -> Json:
    """The words of an event, told of nothing but what the viewer sees."""
    left = redacted(event, viewer)
    gone = {f: msgspec.UNSET for f in event.__struct_fields__ if f not in left}
    return _plain(game.tell(Sight(viewer, msgspec.structs.replace(event, **gone))))


def _shown(game: AnyGame, state: Any, viewer: Any) -> Json:
    return _plain(game.view(state, viewer).shown)


_SMALL = {
    "presence": {"is", "connected", "spectators", "asleep", "cover_in", "guests", "asking", "last_here"},
    "noted": {"is", "says"},
    "reacted": {"is", "person", "what"},
    "moment": {"is", "number", "row", "event", "leader", "holders", "goes_in", "yours"},
    "moment-over": {"is", "number"},
    "times-left": {"is", "left", "asked", "runs"},
    "clock": {"is", "closes_in"},
    "done": {"is", "cid", "row"},
    "not-done": {"is", "cid", "why"},
    "problem": {"is", "say", "fatal"},
    "pong": {"is", "at"},
}


def _check_small(message: Json) -> None:
    assert set(message) == _SMALL[message["is"]]


# Secrets in texts -------------------------------------------------------------------------------------


def seeds_in(truth: Truth, text: str) -> Iterator[str]:
    """Seeds of this table that stand in a text, whole or in part, in any case."""
    low = text.lower()
    for seed in truth.seeds:
        for start in range(0, len(seed) - 15, 8):
            if seed[start : start + 16] in low:
                yield seed
                break


def faces_in(truth: Truth, text: str) -> list[str]:
    """Faces of the table's deck that stand in a text as words of their own: an id may have one inside."""
    names = {
        str(face) for row in truth.rows if row.game is not None for face in row.game.default_deck().cards
    }
    return sorted(name for name in names if len(name) > 2 and _alone(name, text))


def _alone(name: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text) is not None
