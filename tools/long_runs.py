"""`make test-full`: the everyday tests and every long run, in named parts.

A part is a handful of tests marked `full`. What a part found is kept under `.cache/full`, so a run that was
stopped goes on where it was, and several runs in the same checkout share the parts between them. A part
counts as done for exactly the sources it ran on. `out/test-full.md` is the page of results.

    make test-full                          everything that is not done yet
    make test-full ARGS="--list"            the parts, and which are done
    make test-full ARGS="strength page-*"   only these parts
"""

from __future__ import annotations

import argparse
import contextlib
import fnmatch
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools import dev

KEPT = dev.CACHE / "full"
PAGE = dev.ROOT / "out" / "test-full.md"
EVERYDAY = "everyday"
EXTRA = "extra-"
MOST_MINUTES = 30
TOGETHER = {"faults": 4, "kill": 8, "many_games": 2, "page": 4, "strength": 6, "leaks": 2}
"""How many tests of a kind make a part, where all of them together would take too long."""
FIGURES_MOST = 60


def sources() -> list[Path]:
    """What a result depends on: everything that git knows or would take."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=dev.ROOT, capture_output=True, check=True).stdout.decode()
    shown = (dev.ROOT / name for name in listed.split("\0") if name and not name.startswith("docs/"))
    return [path for path in shown if path.is_file()]


def long_tests() -> list[str]:
    """The ids of all tests marked `full`, in pytest's order."""
    command = dev.tool("pytest", "--collect-only", "-q", "-m", "full", "-p", "no:cacheprovider")
    asked = subprocess.run(
        command, cwd=dev.ROOT, env=dev.environment(), capture_output=True, text=True, check=False
    )
    if asked.returncode != 0:
        raise dev.Trouble(f"The long tests could not be listed:\n{asked.stdout}{asked.stderr}")
    return [line for line in asked.stdout.splitlines() if "::" in line]


def kind(test: str) -> str:
    """What a test is called among the parts: its file, and the game it is about if it is about one."""
    path, _, rest = test.partition("::")
    stem = Path(path).stem.removeprefix("test_")
    home = re.match(r"stolek/games/(\w+)/", path)
    if home:
        return f"{stem}-{home[1]}"
    given = re.search(r"\[([\w.]+)", rest)
    games = [folder.name for folder in (dev.ROOT / "stolek" / "games").iterdir() if folder.is_dir()]
    about = [game for game in games if given and game in given[1].split(".")]
    return "-".join([stem, *about])


def parts(tests: Sequence[str]) -> dict[str, list[str]]:
    """Every test in exactly one part."""
    by_kind: dict[str, list[str]] = {}
    for test in tests:
        by_kind.setdefault(kind(test), []).append(test)
    named = {}
    for name, members in by_kind.items():
        most = TOGETHER.get(name.partition("-")[0], len(members))
        pieces = [members[at : at + most] for at in range(0, len(members), most)]
        for number, piece in enumerate(pieces, start=1):
            named[name if len(pieces) == 1 else f"{name}-{number}"] = piece
    return named


# What is known of a part -------------------------------------------------------------------------------


def result(name: str, digest: str) -> dict[str, object] | None:
    """What this part found on these sources; None if it has not run on them."""
    try:
        found = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
    except (FileNotFoundError, json.JSONDecodeError):
        return None
    return found if found.get("sources") == digest else None


@contextlib.contextmanager
def claimed(name: str) -> Iterator[bool]:
    """Whether this part is ours to run; the system lets go of it if we are killed."""
    if sys.platform == "win32":
        yield True
        return
    import fcntl

    with (KEPT / f"{name}.lock").open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def carry_out(name: str, tests: Sequence[str], digest: str) -> bool:
    """Run one part, show what it prints and keep what came of it."""
    extra = name.removeprefix(EXTRA)
    if name == EVERYDAY:
        command = [sys.executable, str(dev.ROOT / "tools" / "dev.py"), "test"]
    elif extra in dev.EXTRAS:
        checks = ["-q", "-o", "python_files=check_*.py", f"tests/extras/{extra}"]
        command = [str(dev.extra_python(extra)), "-m", "pytest", "-p", "no:cacheprovider", *checks]
    else:
        command = dev.tool(
            "pytest", "-q", "-s", "--hypothesis-profile", "full", "-p", "no:cacheprovider", *tests
        )
    began, used, said = time.monotonic(), used_by_children(), []
    environment = {**dev.environment(), "PYTHONUNBUFFERED": "1", "ARGS": ""}
    with subprocess.Popen(
        command, cwd=dev.ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            said.append(line.rstrip())
    found = {
        "sources": digest,
        "passed": process.returncode == 0,
        "minutes": round((time.monotonic() - began) / 60, 1),
        "cpu_minutes": round((used_by_children() - used) / 60, 1),
        "tests": len(tests),
        "said": [line for line in said if line.strip(". sFE")][-FIGURES_MOST:],
    }
    (KEPT / f"{name}.json").write_text(json.dumps(found, indent=1), encoding="utf-8")
    return bool(found["passed"])


def used_by_children() -> float:
    """Seconds of processor time that the processes we started and waited for have used."""
    times = os.times()
    return times.children_user + times.children_system


def write_page(names: Sequence[str], digest: str) -> None:
    """One page with every part: how it ended, how long it took, what it printed. Whether a part is too long
    is told by its processor time, since the clock also counts what else the machine does."""
    lines = [
        "# Long runs",
        "",
        "| part | tests | minutes | processor minutes | result |",
        "| --- | --- | --- | --- | --- |",
    ]
    details = []
    for name in names:
        found = result(name, digest)
        if found is None:
            lines.append(f"| {name} | | | | not run on these sources |")
            continue
        verdict = "passed" if found["passed"] else "**failed**"
        used = float(str(found["cpu_minutes"]))
        late = f" (over {MOST_MINUTES})" if used > MOST_MINUTES else ""
        count = found["tests"] or "all"
        lines.append(f"| {name} | {count} | {found['minutes']} | {used}{late} | {verdict} |")
        said = found["said"]
        assert isinstance(said, list)
        details += ["", f"## {name}", "", "```", *said, "```"]
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text("\n".join([*lines, *details, ""]), encoding="utf-8")


def chosen(names: Sequence[str], patterns: Sequence[str]) -> list[str]:
    """The parts that a person named, a kind standing for all its pieces."""
    if not patterns:
        return list(names)
    for pattern in patterns:
        if not any(matches(name, pattern) for name in names):
            raise dev.Trouble(f"There is no part {pattern!r}: `make test-full ARGS=--list` shows them.")
    return [name for name in names if any(matches(name, pattern) for pattern in patterns)]


def matches(name: str, pattern: str) -> bool:
    return fnmatch.fnmatchcase(name, pattern) or name.startswith(f"{pattern}-")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the parts that are not done; 1 when one of them failed."""
    parser = argparse.ArgumentParser(prog="make test-full", description="The long runs, in parts.")
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help="a part, a kind of parts, or a pattern with *"
    )
    parser.add_argument("--list", action="store_true", help="list the parts and what is known of them")
    parser.add_argument("--again", action="store_true", help="also run the parts that are done")
    given = parser.parse_args(arguments)
    KEPT.mkdir(parents=True, exist_ok=True)
    digest = dev.digest(sources())
    extras: dict[str, list[str]] = {f"{EXTRA}{extra}": [] for extra in dev.EXTRAS}
    named = {EVERYDAY: [], **extras, **parts(long_tests())}
    wanted = chosen(list(named), given.parts)
    if given.list:
        for name in wanted:
            found = result(name, digest)
            state = "not run yet" if found is None else "passed" if found["passed"] else "failed"
            print(f"  {name:<28} {len(named[name]) or 'all':>4} tests   {state}")
        return 0
    for place, name in enumerate(wanted, start=1):
        with claimed(name) as ours:
            before = result(name, digest)
            if not ours or (before is not None and before["passed"] and not given.again):
                continue
            print(f"\n== {name} ({place} of {len(wanted)})", flush=True)
            carry_out(name, named[name], digest)
            write_page(list(named), digest)
    write_page(list(named), digest)
    missing = [name for name in wanted if (found := result(name, digest)) is None or not found["passed"]]
    print(f"\n{len(wanted) - len(missing)} of {len(wanted)} parts passed; out/{PAGE.name} has the figures.")
    if missing:
        print(f"Not passed: {', '.join(missing)}.")
    return 1 if missing else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:] or os.environ.get("ARGS", "").split()))
    except dev.Trouble as trouble:
        print(f"make test-full: {trouble}", file=sys.stderr)
        sys.exit(2)
