"""What the server writes down: sparse lines, and in none of them a card, a seed, a cookie or a token."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec


def log_to_stderr(form: Literal["text", "json"] = "text") -> None:
    """Lines for whoever runs the server: when, how bad, where, what."""
    house = logging.getLogger("stolek")
    if not house.handlers:
        handler = logging.StreamHandler()
        plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
        handler.setFormatter(_JsonLines() if form == "json" else plain)
        house.addHandler(handler)
    house.setLevel(logging.INFO)


class _JsonLines(logging.Formatter):
    """One object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        return msgspec.json.encode(line).decode()


def silence_frames() -> None:
    """uvicorn writes headers and whole messages, cookies and hands among them, when asked for details;
    asyncio warns of every line that was dropped while something was on its way to it."""
    logging.getLogger("uvicorn.error").addFilter(_is_no_detail)
    logging.getLogger("asyncio").addFilter(_is_no_dropped_line)


def _is_no_detail(record: logging.LogRecord) -> bool:
    return record.levelno >= logging.INFO


def _is_no_dropped_line(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith("socket.send() raised exception")
