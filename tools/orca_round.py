"""One round of a game with Orca and Firefox, by keys alone: `python -m tools.orca_round GAME`.

Needs Debian's orca, firefox-esr, xvfb, openbox, xdotool, dbus, at-spi2-core and speech-dispatcher. All of it
runs in a session, a home and a screen of its own. The voice writes instead of sounding, and takes as long as
a quick voice would, so that what a key or a later sentence cuts off is cut off here too: a line that ends in
"--" was not heard to its end. The player knows nothing but what was spoken.
Logs are kept as docs/access-logs/orca-GAME.txt.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from stolek.core import registry
from stolek.words import load
from tools import dev

LOGS = dev.ROOT / "docs" / "access-logs"
CHARACTERS_A_SECOND = 30
MOST_DECISIONS = (40, 8)
"""in a game of rounds, and in one without"""
PATIENCE = 90
DISPLAY = ":77"
CLUE = "a quiet evening"
VOICE = r"""#!/bin/sh
printf 'say %s\n' "$1" >> SAID
sleep $(awk -v n=${#1} 'BEGIN { print n / RATE }')
printf 'end\n' >> SAID
"""
SPEECH = 'AddModule "kept" "sd_generic" "kept.conf"\nDefaultModule kept\nAudioOutputMethod "alsa"\n'
MODULE = """GenericExecuteSynth "sh VOICE \\'$DATA\\'"
GenericMaxChunkLength 4000
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "male1" "en"
"""
PREFERENCES = {
    "accessibility.force_disabled": "-1",
    "browser.aboutwelcome.enabled": "false",
    "browser.preonboarding.enabled": "false",
    "browser.shell.checkDefaultBrowser": "false",
    "datareporting.policy.dataSubmissionEnabled": "false",
    "intl.accept_languages": '"en-GB"',
}


class Session:
    """A screen with a window manager, a voice that writes, Orca, Firefox; and a keyboard."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.said = home / "said.txt"
        self.said.touch()
        (home / "run").mkdir(mode=0o700)
        self.env = {
            **os.environ,
            "HOME": str(home),
            "DISPLAY": DISPLAY,
            "LC_ALL": "C.UTF-8",
            "GNOME_ACCESSIBILITY": "1",
            "GTK_MODULES": "gail:atk-bridge",
            "XDG_RUNTIME_DIR": str(home / "run"),
            "SPEECHD_ADDRESS": f"unix_socket:{home}/voice.socket",
        }
        self._running: list[subprocess.Popen[bytes]] = []

    def start(self, *command: str, wait: float = 0) -> None:
        log = (self.home / f"{Path(command[0]).name}.log").open("wb")
        self._running.append(subprocess.Popen(command, env=self.env, stdout=log, stderr=log))
        time.sleep(wait)

    def open(self, address: str) -> None:
        home, speech, profile = self.home, self.home / "speech", self.home / "profile"
        (speech / "modules").mkdir(parents=True)
        profile.mkdir()
        (home / ".asoundrc").write_text("pcm.!default { type null }\nctl.!default { type null }\n")
        voice = VOICE.replace("SAID", str(self.said)).replace("RATE", str(CHARACTERS_A_SECOND))
        (home / "voice.sh").write_text(voice)
        (speech / "speechd.conf").write_text(SPEECH)
        (speech / "modules" / "kept.conf").write_text(MODULE.replace("VOICE", str(home / "voice.sh")))
        wishes = [f'user_pref("{name}", {value});' for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(wishes))
        self.start("Xvfb", DISPLAY, "-screen", "0", "1280x900x24", "-nolisten", "tcp", wait=2)
        self.start("openbox")
        self.start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        socket = ("-S", str(home / "voice.socket"), "-P", str(home / "voice.pid"), "-L", str(home))
        self.start("speech-dispatcher", "-s", "-t", "0", "-C", str(speech), *socket, wait=2)
        self.start("orca", "--debug-file", str(home / "orca.out"), wait=8)
        self.start("firefox-esr", "--no-remote", "--profile", str(profile), "--new-window", address)
        self.hear(lambda new: "Finished loading Stolek" in new)

    def close(self) -> None:
        for each in reversed(self._running):
            each.terminate()
        for each in self._running:
            try:
                each.wait(10)
            except subprocess.TimeoutExpired:
                each.kill()

    def spoken(self) -> str:
        return self.said.read_text(encoding="utf-8", errors="replace")

    def hear(self, done: Callable[[str], bool], patience: float = PATIENCE, since: int | None = None) -> str:
        """Listens until this has been said; everything new."""
        begun = len(self.spoken()) if since is None else since
        end = time.monotonic() + patience
        while time.monotonic() < end:
            new = self.spoken()[begun:]
            if done(new):
                break
            time.sleep(0.1)
        return self.spoken()[begun:]

    def press(self, key: str, quiet: float = 1.2, patience: float = PATIENCE) -> str:
        """Presses a key and listens until nothing has been said for a while."""
        begun = len(self.spoken())
        with self.said.open("a") as said:
            said.write(f"[{key}]\n")
        subprocess.run(["xdotool", "key", "--clearmodifiers", key], env=self.env, check=True)
        return self.listen(begun, quiet, patience)

    def listen(self, begun: int, quiet: float, patience: float = PATIENCE) -> str:
        before, since, end = -1, time.monotonic(), time.monotonic() + patience
        while time.monotonic() < end:
            said = self.spoken()
            if len(said) != before or said.rstrip().rsplit("\n", 1)[-1].startswith("say "):
                before, since = len(said), time.monotonic()
            elif time.monotonic() - since > quiet:
                break
            time.sleep(0.1)
        return self.spoken()[begun:]

    def type(self, text: str) -> None:
        subprocess.run(["xdotool", "type", "--delay", "60", text], env=self.env, check=True)

    def go_to(self, name: str) -> None:
        """Tab until something is spoken of this name."""
        for _ in range(40):
            if name in self.press("Tab", quiet=0.4, patience=6):
                return
        raise SystemExit(f"Tab never came to {name!r}")


def as_log(spoken: str) -> str:
    """One line a sentence; "--" after what was cut off. Keys that Orca repeats are left out."""
    lines: list[str] = []
    speaking = False
    for line in spoken.splitlines():
        if speaking and line != "end":
            lines[-1] += " --"
        speaking = line.startswith("say ")
        if line.startswith("["):
            lines.append(line)
        elif speaking:
            lines.append(line[4:])
        elif line and line != "end":
            lines.append(line)
    keys = {"tab", "return", "escape", "down", "space"}
    kept = [n for n, line in enumerate(lines) if line.removesuffix(" --").strip().lower() not in keys]
    return "\n".join(lines[n] for n in kept if not re.fullmatch(r"\w( --)?", lines[n])) + "\n"


def decide(session: Session) -> bool:
    """Opens the list of choices and takes the first one, if there is one."""
    session.press("m")
    if "toggle button" not in session.press("Down"):
        session.press("Escape")
        return False
    chosen = session.press("Return")
    if "entry" in chosen:
        session.type(CLUE)
        time.sleep(1)
    session.press("Return", quiet=3)
    return True


def play(session: Session, game: str) -> None:
    """To the table by Tab and Enter, every query once, then decisions until the round is another."""
    title = load("en", registry.get(game).folder).text(f"{game}-title")
    session.go_to(f"{title} ")
    session.press("space")
    session.go_to(f"Play {title}")
    session.press("Return", quiet=8)
    for key in "nhtsu":
        session.press(key)
    first, made = "", 0
    while True:
        if decide(session):
            made += 1
            now = " ".join(re.findall(r"[Rr]ound \d+", session.press("n"))[:1])
            first = first or now
            if now != first or made == MOST_DECISIONS[now == ""]:
                session.press("s")
                break
        else:
            time.sleep(2)


def serve(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    port = 8478
    command = [sys.executable, "-m", "stolek", "serve", "--port", str(port), "--data", str(folder)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL), f"http://127.0.0.1:{port}/"


def main() -> int:
    """Each game in a session of its own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--logs", type=Path, default=LOGS)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if not asked.inside:  # a session of its own around all this
        inside = ["dbus-run-session", "--", sys.executable, "-m", "tools.orca_round", "--inside"]
        return subprocess.run([*inside, *sys.argv[1:]], check=False).returncode
    for game in asked.games:
        home = Path(tempfile.mkdtemp())
        server, address = serve(home / "house")
        session = Session(home)
        try:
            time.sleep(5)
            session.open(address)
            play(session, game)
        finally:
            (asked.logs / f"orca-{game}.txt").write_text(as_log(session.spoken()), encoding="utf-8")
            session.close()
            server.terminate()
            server.wait(20)
            shutil.rmtree(home, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
