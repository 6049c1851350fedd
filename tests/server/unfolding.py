"""Whole messages out of differences, as a client makes them; shares no code with the server."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
_ABSENT = {"by": None, "cid": None, "table": None, "chat": None, "outcome": None}


def verdict(message: Json) -> Json:
    """The ``done`` or ``not-done`` in a message with a cid: an update with it is as good as ``done``."""
    done = {"is": "done", "cid": message["cid"], "row": message.get("row")}
    return done if message["is"] == "update" else message


def _prompt(asked: Json | None, before: Json | None) -> Json | None:
    """A prompt with all its options, and with what they leave out."""
    if asked is None:
        return None
    options = []
    for n, option in enumerate(asked["options"]):
        if isinstance(option, int):
            assert before is not None, "an option that nobody was offered"
            options.append({**before["options"][option], "n": n})
        else:
            options.append({"effects": [], "blank": None, **option})
    return {"default": None, "seconds": None, **asked, "options": options}


class Unfolding:
    """What one device has been shown; every position it hears of becomes a whole one."""

    def __init__(self) -> None:
        self._known: dict[int | None, Json] = {}

    def whole(self, message: Json) -> Json:
        """The message with everything in it that it left out as known."""
        if message["is"] == "welcome":
            self._known = {}
        elif message["is"] != "update":
            return message
        positions = [self._position(each) for each in message.get("positions", ())]
        if positions:
            self._known = {each["seat"]: each for each in positions}
        return {**_ABSENT, **message, "positions": positions}

    def _position(self, told: Json) -> Json:
        if "view" in told:
            view, prompt, waiting = told["view"], None, []
        else:
            known = self._known[told["seat"]]
            view, prompt, waiting = known["view"], known["prompt"], known["waiting"]
        happenings = []
        for happening in told.get("happenings", ()):
            view = {**view, **happening.get("set", {})}
            happenings.append({"event": happening["event"], "says": happening["says"], "view": view})
        return {
            "seat": told["seat"],
            "view": {**view, **told.get("set", {})},
            "prompt": _prompt(told["prompt"], prompt) if "prompt" in told else prompt,
            "waiting": told.get("waiting", waiting),
            "happenings": happenings,
            "log": told.get("log", []),
            "closes_in": told.get("closes_in"),
        }
