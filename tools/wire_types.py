"""Writes the Python types of the wire as TypeScript into ``web/src/gen``, and their docs. Knows no values.

``python -m tools.wire_types`` writes; ``--check`` only says whether the files are up to date.
"""

from __future__ import annotations

import inspect
import sys
import types
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from stolek.core import registry
from stolek.core.cards import FaceWords
from stolek.core.prompt import Prompt
from stolek.core.say import Who
from stolek.server.http import class_types, host_types
from stolek.table import game_messages, lobby_types, messages, opening
from stolek.table import lobby_cards as cards
from tools import wire_docs

ROOT = Path(__file__).resolve().parents[1]
GENERATED = "web/src/gen"
_PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    bytes: "string",
    type(None): "null",
    msgspec.Raw: "unknown",
    Any: "unknown",
}
_HEAD = "// Made from the Python types by `make types`; changes here are lost.\n"


class _File:
    """One TypeScript file: the types it declares, and those it takes from files before it."""

    def __init__(self, imports: Sequence[tuple[str, _File]] = ()) -> None:
        self.declared: dict[str, str] = {}
        self._imports = imports
        self._used: dict[str, set[str]] = {}
        self._aliases: list[tuple[Any, str]] = []
        self._owners: dict[str, Any] = {}
        self.optional: frozenset[type] = frozenset()

    def __str__(self) -> str:
        taken = [
            f"import type {{ {', '.join(sorted(names))} }} from {_quoted(source)};"
            for source, names in sorted(self._used.items())
        ]
        head = [_HEAD.strip(), *taken]
        return "\n".join(head) + "\n\n" + "\n\n".join(self.declared.values()) + "\n"

    def alias(self, name: str, what: Any) -> None:
        """Declares ``type name = …`` and uses the name wherever the same type comes up."""
        if self._known(what) is None:
            self.declared[name] = ""  # holds its place before what it mentions
            self._aliases.append((what, name))
            self.declared[name] = f"export type {name} = {self._spell(what)};"

    def constant(self, name: str, value: int) -> None:
        self.declared[name] = f"export const {name} = {value};"

    def ref(self, what: Any) -> str:
        """How this type is written here; declares it if nobody has."""
        return self._known(what) or self._spell(what)

    def _known(self, what: Any) -> str | None:
        for source, other in self._imports:
            name = other.own(what)
            if name is not None:
                self._used.setdefault(source, set()).add(name)
                return name
        return self.own(what)

    def own(self, what: Any) -> str | None:
        name = getattr(what, "__name__", None)
        if isinstance(name, str) and self._owners.get(name) is what:
            return name
        return next((alias for known, alias in self._aliases if known == what), None)

    def _spell(self, what: Any) -> str:
        origin, args = get_origin(what), get_args(what)
        if isinstance(what, TypeVar):
            return str(what.__name__)
        if isinstance(what, NewType):
            return self.ref(what.__supertype__)
        if origin is Annotated:
            carried = next((m.type for m in args[1:] if isinstance(m, game_messages.Carries)), args[0])
            return self.ref(carried)
        if origin is Literal:
            return " | ".join(_quoted(a) if isinstance(a, str) else str(a).lower() for a in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.ref(a) for a in args if a is not msgspec.UnsetType))
        if origin in (tuple, list):
            return self._spell_sequence(args)
        if origin is dict:
            return f"Record<string, {self.ref(args[1])}>"
        if origin is not None and issubclass(origin, msgspec.Struct):
            return f"{self.ref(origin)}<{', '.join(map(self.ref, args))}>"
        if inspect.isclass(what) and issubclass(what, msgspec.Struct):
            return self._declare(what)
        if what in _PLAIN:
            return _PLAIN[what]
        raise TypeError(f"no TypeScript is known for {what!r}")

    def _spell_sequence(self, args: tuple[Any, ...]) -> str:
        if len(args) == 1 or args[1:] == (Ellipsis,):
            inner = self.ref(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        return f"[{', '.join(map(self.ref, args))}]"

    def _declare(self, struct: type[msgspec.Struct]) -> str:
        name = struct.__name__
        if name in self.declared:
            raise TypeError(f"two types are called {name}: {struct} and {self._owners.get(name)}")
        self._owners[name] = struct
        self.declared[name] = ""
        for alias, value in _aliases_of(struct):
            if any(_mentions(hint, value) for hint in _hints(struct).values()):
                self.alias(alias, value)
        parameters = getattr(struct, "__parameters__", ())
        generic = f"<{', '.join(f'{p.__name__} = unknown' for p in parameters)}>" if parameters else ""
        lines = [*_doc(struct), f"export interface {name}{generic} {{", *self._fields(struct), "}"]
        self.declared[name] = "\n".join(lines)
        return name

    def _fields(self, struct: type[msgspec.Struct]) -> Iterator[str]:
        config = struct.__struct_config__
        if config.tag is not None:
            yield f"  {config.tag_field}: {_quoted(str(config.tag))};"
        hints = _hints(struct)
        fields = msgspec.structs.fields(struct)
        for field in fields:
            hint = hints[field.name]
            if wire_docs.is_never_null(struct, field):
                hint = Union[tuple(a for a in get_args(hint) if a is not type(None))]  # noqa: UP007
            left_out = wire_docs.is_left_out(struct, field) or (
                struct in self.optional and not field.required
            )
            yield f"  {field.encode_name}{'?' if left_out else ''}: {self.ref(hint)};"


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


def _hints(struct: type) -> dict[str, Any]:
    return get_type_hints(struct, include_extras=True)


def _aliases_of(struct: type) -> Iterator[tuple[str, Any]]:
    for name, value in vars(sys.modules[struct.__module__]).items():
        named = name[0].isupper() and get_origin(value) in (Literal, Union, types.UnionType)
        if named and type(None) not in get_args(value):
            yield name, value


def _mentions(hint: Any, part: Any) -> bool:
    return bool(hint == part) or any(_mentions(inner, part) for inner in get_args(hint))


def _doc(struct: type) -> list[str]:
    written = struct.__dict__.get("__doc__")
    if not written:
        return []
    lines = inspect.cleandoc(written).splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _messages() -> _File:
    file = _File()
    file.optional = frozenset({*get_args(messages.ClientMessage), Who})
    for name in ("PROTOCOL", "NAME_MOST", "CHAT_MOST", "CODE_LENGTH", "CLASS_CODE_LENGTH"):
        file.constant(name, getattr(messages, name))
    file.ref(Prompt)
    file.alias("ClientMessage", messages.ClientMessage)
    file.alias("ServerMessage", messages.ServerMessage)
    return file


def _lobby(shared: _File) -> _File:
    file = _File([("./messages", shared)])
    asked = {
        opening.NewTable,
        opening.NewPlay,
        class_types.RuleClass,
        lobby_types.MePatch,
        lobby_types.DeckPatch,
        lobby_types.PictureWords,
    }
    file.optional = frozenset({*asked, FaceWords})
    file.constant("AVATARS", messages.AVATARS)
    rooms = (lobby_types, cards, opening, host_types, class_types)
    file.alias("HostWish", host_types.HostWish)
    file.alias("ClassWish", class_types.ClassWish)
    structs = {name: struct for room in rooms for name, struct in inspect.getmembers(room, inspect.isclass)}
    for _, struct in sorted(structs.items()):
        if struct.__module__ in {room.__name__ for room in rooms}:
            file.ref(struct)
    return file


def _game(game_id: str, shared: _File) -> _File:
    kinds = registry.get(game_id).game.types
    file = _File([("../messages", shared)])
    file.ref(kinds.options)
    file.ref(_hints(kinds.view)["shown"])
    file.alias("Action", kinds.action)
    file.alias("Event", kinds.event)
    return file


def generate() -> dict[str, str]:
    """Path inside the repository and text of every generated file."""
    shared = _messages()
    files = {
        f"{GENERATED}/messages.ts": str(shared),
        f"{GENERATED}/lobby.ts": str(_lobby(shared)),
        "docs/wire.md": wire_docs.generate(),
    }
    for game_id in registry.ids():
        files[f"{GENERATED}/games/{game_id}.ts"] = str(_game(game_id, shared))
    return files


def main(arguments: Sequence[str]) -> int:
    """Writes the files, or with ``--check`` names those that are out of date and returns 1."""
    files = generate()
    games = sorted((ROOT / GENERATED / "games").glob("*.ts"))
    extra = [p for p in games if p.relative_to(ROOT).as_posix() not in files]
    stale = [ROOT / name for name, text in files.items() if _text_of(ROOT / name) != text]
    if "--check" in arguments:
        for path in [*stale, *extra]:
            print(f"{path.relative_to(ROOT).as_posix()} is out of date: run `make types`")
        return 1 if stale or extra else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path.relative_to(ROOT).as_posix()], encoding="utf-8", newline="\n")
    for path in extra:
        path.unlink()
    return 0


def _text_of(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
