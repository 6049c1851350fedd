"""Whole messages out of differences, as a client makes them; shares no code with the server."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
_ABSENT = {"by": None, "cid": None, "table": None, "chat": None, "outcome": None}


def verdict(message: Json) -> Json:
    """The ``done`` or ``not-done`` in a message with a cid: an update with it is as good as ``done``."""
    done = {"is": "done", "cid": message["cid"], "row": message.get("row")}
    return done if message["is"] == "update" else message


def changed(view: Json, change: Json) -> Json:
    """The view with these fields; ``name+`` has elements of a list by their places."""
    view = dict(view)
    for name, value in change.items():
        if name.endswith("+"):
            field = view[name[:-1]] = list(view[name[:-1]])
            for place, each in value.items():
                field[int(place) : int(place) + 1] = [each]
        else:
            view[name] = value
    return view


def _prompt(asked: Json | None, offered: Json) -> Json | None:
    """A prompt with all its options, and with what they leave out."""
    if asked is None:
        return None
    options = []
    for n, option in enumerate(asked["options"]):
        if isinstance(option, int):
            options.append({**offered[asked["kind"]][option], "n": n})
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
            view, prompt, waiting, offered = told["view"], None, [], {}
        else:
            known = self._known[told["seat"]]
            view, prompt, waiting, offered = (known[n] for n in ("view", "prompt", "waiting", "offered"))
        happenings = []
        for happening in told.get("happenings", ()):
            view = changed(view, happening.get("set", {}))
            happenings.append({"event": happening["event"], "says": happening["says"], "view": view})
        prompt = _prompt(told["prompt"], offered) if "prompt" in told else prompt
        return {
            "seat": told["seat"],
            "view": changed(view, told.get("set", {})),
            "prompt": prompt,
            "offered": offered if prompt is None else {**offered, prompt["kind"]: prompt["options"]},
            "waiting": told.get("waiting", waiting),
            "happenings": happenings,
            "log": told.get("log", []),
            "closes_in": told.get("closes_in"),
        }
