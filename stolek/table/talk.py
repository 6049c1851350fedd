"""What people type, as others read it: one line, with nothing in it that hides or turns other text. And what
they say at a table. Pure."""

from __future__ import annotations

import unicodedata
from typing import Final

from stolek.core.errors import Refused, illegal, text_does_not_fit
from stolek.table.events import TableRecord
from stolek.table.messages import CHAT_MOST, ChatLine, Person
from stolek.table.moderation import MUTED

NO_CHAT = illegal("ST-2", "refused-class-chat")
EMPTY_CHAT = text_does_not_fit(1, CHAT_MOST)
_JOINERS: Final = frozenset("\u200c\u200d")  # they make one picture of several, and words of some languages
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that nobody can see
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"})


def clean_line(text: str) -> str:
    """The text without control and direction characters, with single spaces; empty if nothing is seen."""
    line = " ".join("".join(map(_clean, text)).split())
    return line if any(_is_seen(c) for c in line) else ""


def _clean(c: str) -> str:
    if c.isspace() or c in _BLANK:
        return " "
    return "" if unicodedata.category(c) in _UNSEEN and c not in _JOINERS else c


def _is_seen(c: str) -> bool:
    kind = unicodedata.category(c)
    return kind not in _UNSEEN and not kind.startswith("M")


def chat_line(record: TableRecord, you: Person, text: str, phrase: str | None) -> ChatLine:
    """What this person says, by the name they have at this table; raises ``Refused``."""
    if record.classroom is not None:
        raise Refused(NO_CHAT)
    if you.id in record.muted:
        raise Refused(MUTED)
    said = clean_line(text)
    if not 1 <= len(said) <= CHAT_MOST:
        raise Refused(EMPTY_CHAT)
    seated = next((person for person in record.people if person.id == you.id), you)
    ours = phrase is not None and phrase.startswith(f"{record.game}-phrase-")
    return ChatLine(seated, said, phrase if ours else None)
