"""Settings from a TOML file, from the environment and from flags; the later of them win. Knows no server."""

from __future__ import annotations

import ast
import difflib
import inspect
import os
import sys
import textwrap
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from stolek.core.errors import StolekError
from stolek.server.settings import Settings

PREFIX = "STOLEK_"
FILE_VARIABLE = "STOLEK_SETTINGS"
_OTHER_VARIABLES = frozenset({FILE_VARIABLE, "STOLEK_LANG", "STOLEK_GOLDEN", "STOLEK_SERVER"})
_TYPES = get_type_hints(Settings)


def load(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    assigned: Sequence[str] = (),
    **flags: Any,
) -> Settings:
    """The settings of this file, environment, ``NAME=VALUE`` and flags (None: not given); raises
    ``StolekError`` with the name of what does not fit and where it stands."""
    environment = os.environ if environment is None else environment
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    found: dict[str, Any] = {"data": default_data()}
    for source, values in (
        (str(file), {} if file is None else _of_file(file)),
        ("the environment", dict(_of_environment(environment))),
        ("--set", dict(_of_assignments(assigned))),
        ("the command", {name: value for name, value in flags.items() if value is not None}),
    ):
        _check(source, {"data": found["data"], **values})
        found.update(values)
    for name in found.keys() & {"page", "site"}:
        if not (Path(found[name]).expanduser() / "index.html").is_file():
            raise StolekError(
                f"{name}: there is no index.html in {found[name]}: name a folder with a built page"
            )
    return _check("the settings", found)


def _check(source: str, values: Mapping[str, Any]) -> Settings:
    for name in values:
        if name not in _TYPES:
            near = difflib.get_close_matches(name, _TYPES, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise StolekError(f"{source}: there is no setting {name!r}{hint} (stolek settings lists them)")
    try:
        return msgspec.convert(values, Settings, dec_hook=_path)
    except msgspec.ValidationError as error:
        why, _, place = str(error).partition(" - at `$.")
        name = place.rstrip("`")
        if get_origin(_TYPES.get(name)) is Literal:
            why = f"it is one of {', '.join(get_args(_TYPES[name]))}"
        elif "regex" in why:
            why = "it is written another way (stolek settings shows how)"
        raise StolekError(f"{source}: {name or 'a setting'} does not fit: {why}") from None


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str | Path):
        return Path(value).expanduser()
    raise NotImplementedError


def _of_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise StolekError(f"{file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise StolekError(f"{file} is not TOML: {error}") from None


def _of_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
    for variable, text in sorted(environment.items()):
        if variable.startswith(PREFIX) and variable not in _OTHER_VARIABLES:
            name = variable.removeprefix(PREFIX).lower()
            yield name, _value(name, text)


def _of_assignments(assigned: Sequence[str]) -> Iterator[tuple[str, Any]]:
    for each in assigned:
        name, equals, text = each.partition("=")
        if not equals:
            raise StolekError(f"--set {each}: write it as NAME=VALUE")
        yield name.strip(), _value(name.strip(), text.strip())


def _value(name: str, text: str) -> Any:
    """What was typed, as TOML would have it; words need no quotes, lists no brackets."""
    kind = _TYPES.get(name)
    if kind in (str, Path):
        return text
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        value = text
    if isinstance(value, str) and get_origin(kind) is tuple:
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


# What there is to set ---------------------------------------------------------------------------------


class Setting(NamedTuple):
    """One setting: its heading if it is the first under one, its name, its default, what it does."""

    name: str
    default: Any
    what: str


def settings() -> list[Setting]:
    """Every setting with what it does, as it stands below it in the source."""
    body = ast.parse(textwrap.dedent(inspect.getsource(Settings))).body[0]
    assert isinstance(body, ast.ClassDef)
    said: dict[str, str] = {}
    for line, below in zip(body.body, body.body[1:], strict=False):
        match line, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str() as what)):
                said[name] = inspect.cleandoc(what)
    fields = msgspec.structs.fields(Settings)
    return [Setting(field.name, field.default, said.get(field.name, "")) for field in fields]


def example() -> str:
    """A settings file with everything in it, switched off: the defaults stand in the comments."""
    lines = ["# Settings of a Stolek server: take the # away from what you change.", ""]
    for name, default, what in settings():
        lines += [f"# {line}" for line in what.splitlines()]
        lines += [f"#{name} = {_toml(default)}", ""] if _has_value(default) else [f"#{name} =", ""]
    return "\n".join(lines)


def _has_value(default: Any) -> bool:
    return default not in (None, msgspec.NODEFAULT) and not isinstance(default, Path)


def _toml(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case tuple():
            return f"[{', '.join(map(_toml, value))}]"
        case msgspec.Struct():
            inside = msgspec.structs.asdict(value)
            return f"{{ {', '.join(f'{name} = {_toml(each)}' for name, each in inside.items())} }}"
    return str(value)


def default_data() -> Path:
    """Where this system keeps the data of a person's programs."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "stolek"
