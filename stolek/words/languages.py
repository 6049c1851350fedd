"""Which languages are offered (``languages.json``), and which of them a person or a machine asks for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources

import msgspec

from stolek.core.errors import StolekError


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A language by its code and by the name it has for itself.

    ``ties`` are the one-letter words that must not end a line; the renderer puts a hard space after them.
    ``groups_from`` is the least number whose thousands are set apart; browsers know it, our library does not.
    A ``draft`` is being translated and is offered to nobody yet."""

    code: str
    name: str
    ties: str = ""
    groups_from: int = 1000
    draft: bool = False


KNOWN: tuple[Language, ...] = msgspec.json.decode(
    (resources.files("stolek.words") / "languages.json").read_bytes(), type=tuple[Language, ...]
)
LANGUAGES: tuple[Language, ...] = tuple(known for known in KNOWN if not known.draft)
DEFAULT = "en"
"""What is spoken to someone whose language is not here, and what fills a gap in a catalogue."""

_CODES = frozenset(known.code for known in LANGUAGES)


def language(code: str) -> Language:
    """The language with this code; raises ``StolekError`` naming those there are."""
    for known in LANGUAGES:
        if known.code == code:
            return known
    names = ", ".join(f"{known.code} ({known.name})" for known in LANGUAGES)
    raise StolekError(f"there is no language {code!r}; the languages are: {names}")


def negotiate(accept_language: str | None) -> str:
    """The best language for an ``Accept-Language`` header; the default when none of it is here."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate((accept_language or "").split(",")):
        tag, _, rest = part.strip().partition(";")
        code = tag.strip().lower().partition("-")[0]
        weight = _weight(rest)
        if code in _CODES and weight > 0:
            wanted.append((-weight, place, code))
    return min(wanted)[2] if wanted else DEFAULT


def _weight(parameters: str) -> float:
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0


def of_environment(environment: Mapping[str, str]) -> str:
    """The language a terminal asks for: ``STOLEK_LANG``, which must exist, else the locale's if it does."""
    asked = environment.get("STOLEK_LANG")
    if asked:
        return language(asked).code
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable)
        if value:
            code = value.lower().partition(".")[0].partition("_")[0]
            return code if code in _CODES else DEFAULT
    return DEFAULT
