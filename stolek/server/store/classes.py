"""Classes and their pupils: which tables a teacher has laid, who has come. Kept until the class is over.

A pupil's name is written here and at the tables alone, never with the person, who may be somebody at home.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from stolek.server.store.database import Database, Write
from stolek.table.messages import CLASS_CODE_LENGTH, Person

_LETTERS = "acdefhjkmnprtwxy34679"  # said, heard and read without mistaking one for another


class ClassStored(msgspec.Struct, frozen=True):
    code: str
    teacher: str
    tables: tuple[str, ...]


class Classes:
    """The classes of one server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def new_code(self) -> str:
        return "".join(secrets.choice(_LETTERS) for _ in range(CLASS_CODE_LENGTH))

    async def get(self, code: str) -> ClassStored | None:
        """The class with this code, in whatever way it was typed."""
        typed = "".join(c for c in code.lower() if c.isalnum())
        return await self._one("SELECT id, teacher, tables FROM classes WHERE id = ?", typed)

    async def of(self, teacher: str) -> ClassStored | None:
        """The class that this person teaches now."""
        return await self._one("SELECT id, teacher, tables FROM classes WHERE teacher = ?", teacher)

    async def _one(self, sql: str, value: str) -> ClassStored | None:
        found = await self._database.read(sql, value)
        return ClassStored(found[0][0], found[0][1], tuple(found[0][2].split())) if found else None

    async def make(self, code: str, teacher: str, now: int) -> None:
        await self._database.write(
            [
                Write(
                    "INSERT INTO classes (id, teacher, made, tables) VALUES (?, ?, ?, '')",
                    (code, teacher, now),
                )
            ]
        )

    async def lay(self, code: str, tables: Sequence[str]) -> None:
        """These are the tables of the class now."""
        await self._database.write(
            [Write("UPDATE classes SET tables = ? WHERE id = ?", (" ".join(tables), code))]
        )

    async def come(self, code: str, pupil: Person, known: bool) -> None:
        """A pupil of this name; ``known``: they were somebody on this server before."""
        sql = """
            INSERT INTO pupils (class_id, person, name, avatar, known) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (class_id, person) DO UPDATE SET name = excluded.name, avatar = excluded.avatar
        """
        values = (code, pupil.id, pupil.name, pupil.avatar, int(known))
        await self._database.write([Write(sql, values)])

    async def pupils(self, code: str) -> list[Person]:
        """Everyone who has come, by name."""
        found = await self._database.read(
            "SELECT person, name, avatar FROM pupils WHERE class_id = ? ORDER BY name, person", code
        )
        return [Person(*row) for row in found]
