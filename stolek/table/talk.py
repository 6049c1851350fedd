"""What somebody says at a table, as everybody reads it. Pure."""

from __future__ import annotations

from stolek.core.errors import Refused, illegal
from stolek.table.events import TableRecord
from stolek.table.messages import CHAT_MOST, ChatLine, Person
from stolek.table.moderation import MUTED
from stolek.table.text import clean_line

NO_CHAT = illegal("ST-2", "refused-class-chat")
EMPTY_CHAT = illegal("ST-5", "refused-text", least=1, most=CHAT_MOST)


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
