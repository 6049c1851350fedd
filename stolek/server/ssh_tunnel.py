"""A way in for people outside the house: a reverse tunnel by the system's ssh through a relay.

Knows ssh's words and keeps one tunnel open; what is done with the address it has is somebody else's.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from stolek.core.errors import StolekError

_OPTIONS: Final = {
    "ExitOnForwardFailure": "yes",
    "StrictHostKeyChecking": "yes",  # nobody is there to be asked, least of all when it is opened again
    "NumberOfPasswordPrompts": "0",
    "ServerAliveInterval": "10",
    "ServerAliveCountMax": "2",
    "ConnectTimeout": "15",
}
_ALL_ADDRESSES: Final = "*:"
_CHATTER = re.compile(
    r"debug\d: |OpenSSH_|Authenticated to |Transferred: |Bytes per second: |Pseudo-terminal "
)
_COLOUR = re.compile(r"\x1b\[[\d;]*m")
_HOST = re.compile(r"Authenticated to ([^\s(]+)")
_ALLOCATED = re.compile(r"Allocated port (\d+) for remote forward")
_OPENED = "remote forward success"
_URL = re.compile(r"(?:(?:tunnell?ed|forwarding)\b.*?|^\W*)(https?://[\w.:-]+)/?\W*$", re.IGNORECASE)
"""How relays say their address: on a line of its own, or where something is forwarded from."""
_WAITS: Final = (1, 2, 5, 10, 30)
"""Seconds before a lost tunnel is opened again; the last for all further times."""
_QUIET_SECONDS: Final = 30


class Tunnel:
    """``run`` keeps it open from ``relay`` to ``here`` (host and port), tells ``found`` each address it has
    and says what happens to it. ``known`` is the address, where the host knows it."""

    def __init__(
        self,
        relay: str,
        forward: str,
        here: tuple[str, int],
        known: str,
        found: Callable[[str], None],
        say: Callable[[str], None],
    ) -> None:
        self._relay = relay
        self._forward = forward
        self._here = here
        self._known = known
        self._found = found
        self._say = say
        self._address = self._host = ""
        self._words: deque[str] = deque(maxlen=8)

    async def run(self) -> None:
        """Until it is cancelled; raises ``StolekError`` when there never was a tunnel."""
        lost = 0
        while True:
            self._address = ""
            self._words.clear()
            await self._once()
            why = explain("\n".join(self._words), self._relay, self._forward)
            if self._address:
                lost = 0
                self._say(f"The tunnel through {self._relay} is lost; opening it again.")
            elif lost == 0:
                raise StolekError(why)
            elif lost == 1:
                self._say(f"Not yet open again: {why}")
            await asyncio.sleep(_WAITS[min(lost, len(_WAITS) - 1)])
            lost += 1

    async def _once(self) -> None:
        """One tunnel, from its opening to its end."""
        process = await asyncio.create_subprocess_exec(
            *command(self._relay, self._forward, self._here, wait_for_words=not self._known),
            stdin=asyncio.subprocess.PIPE,  # kept open: at its end a shell on the relay would leave
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,  # no terminal to ask on, and Ctrl+C is ours
            env={**os.environ, "SSH_ASKPASS_REQUIRE": "never"},
        )
        quiet = asyncio.get_running_loop().call_later(_QUIET_SECONDS, self._still_nothing)
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                self._read(_COLOUR.sub("", line.decode(errors="replace")).strip())
            await process.wait()
        finally:
            quiet.cancel()
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()

    def _still_nothing(self) -> None:
        if not self._address:
            self._say(f"{self._relay} has not said its address yet: if it never does, set public_address.")

    def _read(self, line: str) -> None:
        if not _CHATTER.match(line):
            self._words.append(line)
        if not self._address:
            self._address = self._address_in(line)
            if self._address:
                self._found(self._address)

    def _address_in(self, line: str) -> str:
        """The public address, if it is known with this line."""
        if host := _HOST.match(line):
            self._host = f"[{host[1]}]" if ":" in host[1] else host[1]
        allocated = _ALLOCATED.match(line)
        if self._known:
            return self._known if _OPENED in line else ""
        if self._forward.startswith(_ALL_ADDRESSES):
            port = self._forward.removeprefix(_ALL_ADDRESSES)
            if port == "0":
                return f"http://{self._host}:{allocated[1]}" if allocated else ""
            return f"http://{self._host}:{port}" if _OPENED in line else ""
        said = None if line.startswith("debug") else _URL.search(line)
        return said[1] if said else ""


def command(relay: str, forward: str, here: tuple[str, int], *, wait_for_words: bool) -> list[str]:
    """What is run. A relay that says its address wants a session to say it in; others may refuse one."""
    ssh = shutil.which("ssh")
    if ssh is None:
        raise StolekError("--share needs the program ssh: install OpenSSH's client, then try again")
    host, port = here
    options = [word for name, value in _OPTIONS.items() for word in ("-o", f"{name}={value}")]
    to = f"[{host}]" if ":" in host else host
    return [
        *(ssh, "-v", "-T", *([] if wait_for_words else ["-N"]), *options),
        *("-R", f"{forward}:{to}:{port}", "--", relay),
    ]


def explain(words: str, relay: str, forward: str) -> str:
    """Why there is no tunnel, and what to do, in a sentence."""
    if "HOST IDENTIFICATION HAS CHANGED" in words:
        return f"{relay} has another key than before: find out why, then `ssh-keygen -R` its name"
    if "Host key verification failed" in words or "host key is known" in words:
        return f"this machine does not know the key of {relay}: run `ssh {relay}` once and compare it"
    if "Permission denied" in words:
        return (
            f"{relay} did not let you in: `ssh {relay}` has to work without a question (a key in ssh-agent)"
        )
    if "forwarding failed" in words or "forwarding request failed" in words:
        return (
            f"{relay} did not open {forward}: choose another with --set share_forward=…, or wait until an "
            "old tunnel has gone; its sshd has to allow AllowTcpForwarding"
        )
    last = words.strip().splitlines()[-1:] or ["ssh ended without a word"]
    return f"there is no tunnel through {relay}: {last[0]}"


class PublicAddress:
    """The address by which others come just now: a tunnel's, or the one in the house; "" without one.
    ``https`` is the one in the house by HTTPS, ``authority`` the file of who vouches for it."""

    def __init__(self) -> None:
        self.now = ""
        self.https = ""
        self.authority: Path | None = None

    def is_origin(self, origin: str) -> bool:
        return bool(self.now) and origin == self.now

    def is_secure(self, host: str | None) -> bool:
        """Whether somebody who asked for this host came by HTTPS."""
        parts = urlsplit(self.now)
        return parts.scheme == "https" and parts.netloc == host
