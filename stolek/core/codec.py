"""Two codecs that must not be confused: the wire's takes what a viewer may see, the journal's takes all."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from stolek.core.errors import RecordError, StolekError
from stolek.core.game import AnyGame, Setup
from stolek.core.ids import Seat
from stolek.core.play import Move, Play, commitment
from stolek.core.prompt import Option, Prompt
from stolek.core.public_view import News
from stolek.core.say import Say
from stolek.core.tuples import not_the_same
from stolek.core.visibility import Sight

FORMAT = "stolek-game/1"
_MOVE_BEGINS = b'"seq":'
_UNFOLDABLE = (
    msgspec.DecodeError,
    StolekError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""What an edited event may do to a fold that trusts its events."""
_encoder: Final = msgspec.json.Encoder(order="deterministic")
_encode: Final = _encoder.encode
_NOTHING: Final[dict[bytes, bytes]] = {}
_NO_OPTIONS = b"[]"
_NUMBERS: Final = tuple(b"%d" % number for number in range(4096))
_PLACES_MOST = 1024
"""A list that is longer is sent whole."""
_PLACE_NAMES: Final = tuple(b'"%d":' % place for place in range(_PLACES_MOST))


# The wire ---------------------------------------------------------------------------------------------


def wire_event(sight: Sight) -> msgspec.Raw:
    """A redacted event as JSON."""
    if not isinstance(sight, Sight):
        raise TypeError("only a Sight goes over the wire: redact the event first")
    return msgspec.Raw(_encoder.encode(sight.event))


class _Happening(msgspec.Struct, frozen=True, gc=False):
    event: Any
    says: tuple[Say, ...]


def wire_happening(sight: Sight, says: tuple[Say, ...]) -> bytes:
    """A redacted event and what is said of it, as one JSON object."""
    if not isinstance(sight, Sight):
        raise TypeError("only a Sight goes over the wire: redact the event first")
    return _encoder.encode(_Happening(sight.event, says))


def wire_view(view: Any) -> msgspec.Raw:
    """What a view shows as JSON; its memory stays here."""
    return msgspec.Raw(_encoder.encode(view.shown))


def wire_difference(before: Any, after: Any, *, whole: bool = True) -> bytes:
    """The fields of what is shown that have changed, as ``wire_news``. Both are what ``public`` or ``own``
    gives for the same viewer."""
    if before is after:
        return b""
    old, new = astuple(before), astuple(after)
    news = [(at, old[at], new[at]) for at in not_the_same(old, new) if old[at] != new[at]]
    return wire_news(after.__class__, news, whole=whole)


def wire_news(kind: type[msgspec.Struct], news: News, *, whole: bool = True) -> bytes:
    """Changed fields of this kind, as the inside of a JSON object: ``"a":1,"b":2``. Unless they have to be
    ``whole``, of a list in which little is new only that is named: ``"c+":{"3":…}``."""
    if not news:
        return b""
    names, found = _field_names(kind), []
    for place, was, now in news:
        if whole or now.__class__ is not tuple or was.__class__ is not tuple:
            found.append(names[place] + _encode(now))
        else:
            found.append(_list_field(names[place], was, now))
    return b",".join(found)


def _list_field(name: bytes, old: tuple[Any, ...], new: tuple[Any, ...]) -> bytes:
    known, length = len(old), len(new)
    if known <= length:
        places = [place for place in not_the_same(old, new) if old[place] != new[place]]
        if known < length:
            places += range(known, length)
        if 2 * len(places) <= length <= _PLACES_MOST:
            inside = b",".join([_PLACE_NAMES[place] + _encode(new[place]) for place in places])
            return name[:-2] + b'+":{' + inside + b"}"
    return name + _encode(new)


@cache
def _field_names(kind: type[msgspec.Struct]) -> tuple[bytes, ...]:
    return tuple(f'"{name}":'.encode() for name in kind.__struct_encode_fields__)


def wire_prompt(prompt: Prompt[Any]) -> msgspec.Raw:
    """A prompt as JSON."""
    if not isinstance(prompt, Prompt):
        raise TypeError("not a prompt")
    return msgspec.Raw(_encoder.encode(prompt))


def wire_options(
    options: tuple[Option[Any], ...], known: dict[bytes, bytes] = _NOTHING
) -> tuple[bytes, dict[bytes, bytes]]:
    """Options as JSON, and for the next time what is known by them: their numbers, by what they are without
    them. An option that is ``known`` is only named by its number."""
    if not options:
        return _NO_OPTIONS, {}
    pieces, numbers = [], {}
    for place, option in enumerate(options):
        told = _options.get(id(option))
        whole, body, _ = _option_json(option) if told is None else told
        pieces.append(known.get(body, whole))
        numbers[body] = _NUMBERS[place] if place < len(_NUMBERS) else b"%d" % place
    return b"[" + b",".join(pieces) + b"]", numbers


_options: Final[dict[int, tuple[bytes, bytes, Option[Any]]]] = {}
"""By its place in memory, which nothing else can get while it is held here."""
_OPTIONS_MOST = 4096


def _option_json(option: Option[Any]) -> tuple[bytes, bytes, Option[Any]]:
    """An option as JSON, and the same without its number. Games make an option once and offer it often."""
    if len(_options) >= _OPTIONS_MOST:
        _options.clear()
    whole = _encode(option)
    told = _options[id(option)] = whole, whole.partition(b",")[2], option
    return told


# The journal ------------------------------------------------------------------------------------------


def encode_action(action: Any) -> bytes:
    return _encoder.encode(action)


def encode_events(events: tuple[Any, ...]) -> bytes:
    return _encoder.encode(events)


def encode_setup(setup: Setup[Any]) -> bytes:
    return _encoder.encode(setup)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode_action(game: AnyGame, raw: bytes) -> Any:
    return _decoder(game.types.action).decode(raw)


def decode_events(game: AnyGame, raw: bytes) -> tuple[Any, ...]:
    event: Any = game.types.event
    events: tuple[Any, ...] = _decoder(tuple[event, ...]).decode(raw)
    return events


def decode_setup(game: AnyGame, raw: bytes) -> Setup[Any]:
    options: Any = game.types.options
    setup: Setup[Any] = _decoder(Setup[options]).decode(raw)
    box = game.default_deck()
    # All tables that play with the game's own cards have the very same: what is known of a face is near.
    return msgspec.structs.replace(setup, deck=box) if setup.deck == box else setup


# The saved game ---------------------------------------------------------------------------------------


class _MoveFile(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    seat: int | None
    action: msgspec.Raw
    events: msgspec.Raw


class GameFile(msgspec.Struct, forbid_unknown_fields=True):
    """A saved game: its set-up with the whole deck, its seed, and its journal of moves."""

    format: str
    game: str
    rules: int
    setup: msgspec.Raw
    commitment: str
    seed: str
    moves: list[_MoveFile]
    names: list[str] = []


def save(play: Play, names: tuple[str, ...] = ()) -> bytes:
    """The saved game of a play, one move a line so that people can read and compare it."""
    head = {
        "format": FORMAT,
        "game": play.game.info.id,
        "rules": play.setup.rules,
        "setup": play.setup,
        "commitment": commitment(play.seed),
        "seed": play.seed.hex(),
        "names": names,
    }
    lines = [f'"{key}":{_encoder.encode(value).decode()}' for key, value in head.items()]
    moves = ",\n".join(_encoder.encode(move).decode() for move in play.moves)
    return ("{" + ",\n".join(lines) + ',\n"moves":[\n' + moves + "\n]}\n").encode()


def read_header(raw: bytes) -> GameFile:
    """The file, checked as far as it can be without knowing the game."""
    try:
        file = msgspec.json.decode(raw, type=GameFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        at = _damaged_move(raw, str(error))
        raise RecordError(at, f"the saved game is cut off or damaged ({error})") from None
    if file.format != FORMAT:
        raise RecordError(None, f"the format is {file.format!r}; this version reads {FORMAT!r}")
    return file


def _damaged_move(raw: bytes, message: str) -> int | None:
    """The move a decoding error is in, by the path or byte it names; None: it is in the head."""
    path = re.search(r"\$\.moves\[(\d+)\]", message)
    if path:
        return int(path[1])
    byte = re.search(r"\(byte (\d+)\)", message)
    before = raw[: int(byte[1])] if byte else raw
    if b'"moves":' not in before or not (byte or "truncated" in message):
        return None
    begun = before.count(_MOVE_BEGINS)
    in_next = byte and _MOVE_BEGINS not in before.rpartition(b"\n")[2]
    return begun if in_next else max(begun - 1, 0)


def replay(game: AnyGame, file: GameFile) -> Play:
    """Folds the recorded events: works for every version of the rules. Raises ``RecordError`` naming the
    move."""
    play = _set_up(game, file)
    if not file.moves:
        raise RecordError(0, "the opening is missing")
    for place, move in enumerate(file.moves):
        if move.seq != place:
            raise RecordError(place, f"expected move {place}, found {move.seq}: a move is missing or doubled")
        if (move.seat is None) != (place == 0):
            raise RecordError(place, "only the opening is nobody's move")
        try:
            events = decode_events(game, bytes(move.events))
            action = None if move.seat is None else decode_action(game, bytes(move.action))
            play.replay(Move(place, None if move.seat is None else Seat(move.seat), action, events))
        except _UNFOLDABLE as error:
            raise RecordError(place, f"it cannot be read ({error})") from None
    return play


def _set_up(game: AnyGame, file: GameFile) -> Play:
    if file.game != game.info.id:
        raise RecordError(None, f"it is a game of {file.game}, not of {game.info.id}")
    try:
        setup = decode_setup(game, bytes(file.setup))
        seed = bytes.fromhex(file.seed)
        if setup.seats not in game.info.variant(setup.variant).seats:
            raise RecordError(None, f"the set-up is damaged ({setup.seats} players are not possible)")
        if setup.rules != file.rules:
            why = f"its rules version is {setup.rules}, that of the file is {file.rules}"
            raise RecordError(None, f"the set-up is damaged ({why})")
        for why in game.setup_faults(setup):
            raise RecordError(None, f"the set-up is damaged ({why})")
        play = Play(game, setup, seed)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(None, f"the set-up is damaged ({error})") from None
    except ValueError as error:
        raise RecordError(None, f"the seed is damaged ({error})") from None
    if commitment(seed) != file.commitment:
        raise RecordError(None, "the seed does not match its commitment: the file was edited")
    return play


def verify(game: AnyGame, file: GameFile) -> Play:
    """Reruns every action and shuffle by the rules version it was played by; raises ``RecordError``."""
    if file.rules > game.info.version:
        raise RecordError(
            None,
            f"it was played by rules version {file.rules}, and this release knows them up to version "
            f"{game.info.version}: verify it with a newer one",
        )
    told = replay(game, file)
    play = Play(game, told.setup, told.seed)
    for move in told.moves:
        try:
            step = play.opening() if move.seat is None else play.consider(move.seat, move.action)
        except StolekError as error:
            raise RecordError(move.seq, f"the action is not legal: {error}") from None
        if step.move.events != move.events:
            raise RecordError(move.seq, "the rules give other events than the file: it was edited")
        play.adopt(step)
    return play
