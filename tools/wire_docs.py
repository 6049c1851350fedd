"""Writes ``docs/wire.md`` from the types of the wire and the handlers of the lobby."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler

from stolek.core.cards import Face
from stolek.core.errors import Illegal, illegal
from stolek.core.game import Outcome
from stolek.core.ids import RuleId, Seat
from stolek.core.prompt import Blank, Effect, Option
from stolek.core.say import OwnFace, Say, Several, Who
from stolek.server.http import deck_routes, evening_routes, host_routes, lobby_routes
from stolek.table import messages
from stolek.table.game_messages import Asked, Carries, Happening, Position
from stolek.table.messages import (
    Admit,
    Answer,
    AskChair,
    Asking,
    Chair,
    Change,
    Chat,
    ChatLine,
    Cover,
    Done,
    Hello,
    Hidden,
    Mute,
    NotDone,
    Noted,
    Person,
    Ping,
    Pong,
    Presence,
    Problem,
    React,
    Reacted,
    Ready,
    Rematch,
    Remove,
    Resume,
    SetBot,
    Sit,
    Stand,
    Start,
    TableDeck,
    TableState,
    Update,
    Welcome,
)

INTRODUCTION = """\
# What travels between a browser and a table

This page is made from the types in `stolek/table/messages.py` and the handlers in
`stolek/server/http/` by `make types`; what it says is what the code does. The examples are encoded by
the same types.

## The conversation

1. `GET /api/me` makes you a person: the answer sets a signed, http-only cookie. Without it nobody comes
   in.
2. Open a websocket at `/ws`, and within ten seconds say `hello` with a table's id. One connection, one
   table.
3. The answer is `welcome`, the whole table; from then on `update`, one for each row of the table's
   journal. A row in which you may know nothing (somebody's secret order) is not sent to you, and your
   `row` numbers have no gap there. Whoever reconnects says `hello` with the last row they have and gets
   exactly the updates they missed, or `welcome` if that is too long ago.
4. `welcome` shows everything; `update` only what is other than before. Whoever takes the `view` of the
   `welcome`, and then every `set` of every happening in it, field by field, always has the whole view.
5. Everything you want carries a `cid` of your own making. The verdict is an `update` with the same `cid`,
   or `done`, or `not-done`. The first two mean: it is on the disk. After a drop, and after a `welcome` in
   between, send what has no verdict yet again with the same `cid`: it is carried out once, ever, and `done`
   is said again.

Messages are JSON in text frames of at most 16 KiB. A field that is not known, a value of another type or
a missing field ends the connection with a `problem`; so does writing faster than a person can.

A position is what lies before one seat of yours, or before a spectator. It has the whole `view`, so a
client holds no rules: it shows the view, offers the options of the prompt, and plays `happenings` one by
one as animation. What a seat may not see is left out. An answer names the number of an option and the
`id` of the prompt it answers; it stays good while others move and is refused with ST-3 once its question
has closed.

In a prompt of kind `window` everyone is asked alike and silence means the `default`. Answers are `done`
at once and shown to nobody until the window closes, `closes_in` milliseconds after it opened.
"""

_REST = """\
## The lobby

Plain HTTP with JSON. `/schema/openapi.json` has every type. A refusal is `{"say": …, "rule": …}`: words
by key as everywhere, and the rule behind it where there is one.

The pictures of somebody's own deck are at `/pictures/tables/{table}/{face}.webp` for those who sit at the
table or have come in by its link, and at `/pictures/decks/{deck}/{face}.webp` for the deck's owner. For
everybody else there is nothing there (404). A face that is in no catalogue is an `OwnFace` in the words;
what to call it is in `GET /api/tables/{table}/deck`, which stays there when the pictures are deleted.
"""


_INSIDE: tuple[Any, ...] = (
    *(TableState, Chair, TableDeck, Person, Position, Happening, Asked, Option, Effect, Blank),
    *(Say, Who, OwnFace, Several, Outcome, ChatLine, Illegal),
)


def generate() -> str:
    """The whole page."""
    parts = [
        INTRODUCTION,
        "## From the browser\n",
        *_messages(messages.ClientMessage),
        "## From the server\n",
        *_messages(messages.ServerMessage),
        "## Inside them\n",
        *(_section(inner) for inner in _INSIDE),
        _REST,
        _requests(),
    ]
    return "\n".join(parts)


def _messages(union: Any) -> Iterator[str]:
    yield from map(_section, get_args(union))


def _section(struct: type[msgspec.Struct]) -> str:
    tag = struct.__struct_config__.tag
    title = f"`{tag}`" if tag in _SPOKEN else f"`{struct.__name__}`"
    doc = inspect.cleandoc(struct.__dict__.get("__doc__") or "").replace("``", "`")
    lines = [f"### {title}", "", *([doc, ""] if doc else [])]
    if struct in EXAMPLES:
        lines += ["```json", _example(EXAMPLES[struct]), "```", ""]
    rows = [*_rows(struct)]
    if rows:
        lines += ["| field | type | |", "| --- | --- | --- |", *rows, ""]
    return "\n".join(lines)


def _example(message: msgspec.Struct) -> str:
    raw = msgspec.json.encode(message)
    short = msgspec.json.format(raw, indent=0).decode()
    return short if len(short) <= 160 else msgspec.json.format(raw, indent=2).decode()


def _rows(struct: type[msgspec.Struct]) -> Iterator[str]:
    hints = get_type_hints(struct, include_extras=True)
    from_browser = struct in get_args(messages.ClientMessage)
    for field in msgspec.structs.fields(struct):
        default = "" if field.required or not from_browser else f"left out: `{_json(field.default)}`"
        if is_left_out(struct, field) and not from_browser:
            default = "may be left out"
        hint = _type(hints[field.name])
        if is_never_null(struct, field):
            hint = hint.removesuffix(" or null")
        yield f"| `{field.encode_name}` | {hint} | {default} |"


def is_left_out(struct: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> bool:
    """Whether the server may leave this field out."""
    hint = get_type_hints(struct, include_extras=True)[field.name]
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    unset = hint is msgspec.UnsetType or msgspec.UnsetType in get_args(hint)
    return unset or (struct.__struct_config__.omit_defaults and not field.required)


def is_never_null(struct: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> bool:
    """Whether the server leaves this field out instead of saying null."""
    return struct.__struct_config__.omit_defaults and field.default is None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _type(hint: Any) -> str:
    """A type in the words of JSON."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin = get_origin(hint) or hint
    args = [a for a in get_args(hint) if a not in (type(None), msgspec.UnsetType, Ellipsis)]
    if origin is Annotated:
        return _type(next((m.type for m in args[1:] if isinstance(m, Carries)), args[0]))
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        return f"`{origin.__name__}`"
    if origin is tuple:
        return f"list of {_type(args[0])}"
    if origin is dict:
        return f"object of {_type(args[1])}"
    if origin is Literal:
        return " or ".join(f'`"{a}"`' for a in args)
    null = ["null"] if type(None) in get_args(hint) else []
    return " or ".join([*map(_type, args), *null]) or "anything"


_PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    bool: "true or false",
    msgspec.Raw: "JSON",
    Seat: "seat",
    RuleId: "rule id",
    Face: "face",
}


def _requests() -> str:
    handlers = (
        *(*lobby_routes.HANDLERS, *evening_routes.HANDLERS),
        *(*deck_routes.HANDLERS, *host_routes.HANDLERS),
    )
    rows = [
        "| request | |",
        "| --- | --- |",
        *map(_request, handlers),
    ]
    return "\n".join(rows) + "\n"


def _request(handler: HTTPRouteHandler) -> str:
    (method,) = handler.http_methods
    (path,) = handler.paths
    said = inspect.cleandoc(handler.fn.__doc__ or "").replace("\n", " ").replace("``", "`")
    for kind in ("str", "int"):
        path = path.replace(f":{kind}}}", "}")
    return f"| `{method} /api{path}` | {said} |"


# Examples ---------------------------------------------------------------------------------------------

_ADA = Person("Qh3vY0sK1xTz", "Ada", 7)
_EVA = Person("Xw0pR8mNa2Lk", "Eva", 3)
_TABLE = TableState(
    id="k7m2pqx9ab",
    game="highcard",
    variant="base",
    options={"open_throws": True},
    chairs=(
        Chair(person=_ADA, bot=None, ready=False, connected=True, yours=True),
        Chair(person=None, bot="casual", ready=False, connected=False, yours=False),
    ),
    open=False,
    host=_ADA.id,
    phase="playing",
    game_number=1,
    spectators=0,
    commitment="f0a7447cc7c8ab136c4c253e224377ac108af790d55cd9a9dd372bf2a7a3e737",
    seed=None,
)


def _raw(what: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(what))


_PROMPT = Asked(
    seat=Seat(0),
    kind="choice",
    key="highcard-prompt",
    rule=RuleId("HC-3"),
    id=1,
    owed=True,
    options=_raw(
        (
            Option(0, {"is": "keep"}, Say("highcard-option-keep")),
            Option(1, {"is": "swap"}, Say("highcard-option-swap")),
        )
    ),
)


_POSITION = Position(
    seat=0,
    view=msgspec.Raw(b'{"hand":"c2","pile_count":5}'),
    prompt=_PROMPT,
    waiting=(0,),
)
_AFTER = Position(
    seat=0,
    happenings=_raw(
        (
            Happening(
                event=msgspec.Raw(b'{"is":"thrown","seat":0,"face":"c2"}'),
                says=_raw((Say("highcard-event-thrown", {"who": Who(Seat(0))}),)),
                set=msgspec.Raw(b'{"hand":null}'),
            ),
            Happening(
                event=msgspec.Raw(b'{"is":"drawn","seat":0,"face":"c1","rule":"HC-3"}'),
                says=_raw((Say("highcard-event-drawn", {"who": Who(Seat(0))}),)),
                set=msgspec.Raw(b'{"hand":"c1","pile_count":4}'),
            ),
        )
    ),
    prompt=None,
    waiting=(1,),
)
_EXAMPLES: tuple[msgspec.Struct, ...] = (
    Hello("k7m2pqx9ab", 41),
    Answer("b0c4", 0, 12, 1),
    Sit("b0c5", 1),
    Stand("b0c6", 1),
    Ready("b0c7", True),
    Start("b0c8"),
    SetBot("b0c9", 1, "casual"),
    Change("b0ca", chairs=3, options={"open_throws": False}),
    Cover("b0cb", 0, True),
    AskChair("b0ce", 1),
    Admit("b0cf", "Xw0pR8mNa2Lk", True),
    Remove("b0d0", "Xw0pR8mNa2Lk"),
    Mute("b0d1", "Xw0pR8mNa2Lk"),
    Rematch("b0cc"),
    Chat("b0cd", "Well played!"),
    React("hat"),
    Hidden(True),
    Resume(41),
    Ping(1718000000000),
    Welcome(1, _ADA, _TABLE, (_POSITION,), (), None),
    Update(2, 0, "b0c4", _raw((_AFTER,))),
    Presence((True, False), 1, (False, False), (None, None), (_EVA,), (Asking(_EVA, 1),)),
    Noted((Say("table-took-over", {"name": "Eva"}),)),
    Reacted(_ADA, "hat"),
    Done("b0c4", 2),
    NotDone("b0c4", illegal("ST-3", "refused-choice-closed")),
    Problem(Say("problem-too-fast"), True),
    Pong(1718000000000),
    ChatLine(_ADA, "Well played!"),
    Outcome((2, 1), (1, 4), "highcard-ended", (RuleId("HC-5"),)),
)
EXAMPLES = {type(example): example for example in _EXAMPLES}
_SPOKEN = {m.__struct_config__.tag for m in get_args(messages.ClientMessage | messages.ServerMessage)}
