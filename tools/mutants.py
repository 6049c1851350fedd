"""Runs mutmut over the games' rules and judges what survived.

Survivors are compared with `tests/survivors.toml` of each game, where every one that is allowed
to live stands as the change it makes and the reason why no test can or should notice it. It fails
when fewer than nine in ten are killed, when a survivor has no reason, or when a reason has lost
its survivor. It refuses to know the rules; it knows only changed lines.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import msgspec

from tools import dev

LEAST_KILLED = 0.9
KILLED = frozenset({"killed", "timeout", "segfault", "caught by type check"})
REASONS = "tests/survivors.toml"


class Survivor(msgspec.Struct, frozen=True, order=True):
    """A mutant that no test noticed: where it is and what it changed."""

    file: str
    removed: str
    added: str


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why one survivor may live."""

    file: str
    removed: str
    added: str
    why: str


def main(names: list[str]) -> int:
    """Run mutmut (over all mutants, or those whose names match) and judge."""
    mutmut = [sys.executable, "-m", "mutmut"]
    ran = subprocess.run([*mutmut, "run", *names], cwd=dev.ROOT, check=False)
    if ran.returncode != 0:
        print("mutmut did not finish: see its message above.", file=sys.stderr)
        return 2
    verdicts = _verdicts(_output([*mutmut, "results", "--all", "true"]))
    if not verdicts:
        print("mutmut made no mutants: is there a rules.py under stolek/games?", file=sys.stderr)
        return 2
    living = [name for name, verdict in verdicts.items() if verdict not in KILLED]
    survivors = Counter(_survivor(_output([*mutmut, "show", name])) for name in living)
    return _judge(verdicts, survivors)


def _output(command: list[str]) -> str:
    return subprocess.run(
        command, cwd=dev.ROOT, check=True, capture_output=True, text=True, encoding="utf-8"
    ).stdout


def _verdicts(listing: str) -> dict[str, str]:
    pairs = (line.strip().rsplit(": ", 1) for line in listing.splitlines() if ": " in line)
    return {name: verdict for name, verdict in pairs if "__mutmut_" in name}


def _survivor(diff: str) -> Survivor:
    lines = diff.splitlines()
    changed = [line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    file = next(line[4:] for line in lines if line.startswith("+++ "))
    return Survivor(
        file=file.strip(),
        removed="\n".join(line[1:].strip() for line in changed if line.startswith("-")),
        added="\n".join(line[1:].strip() for line in changed if line.startswith("+")),
    )


def _reasons(games: Path) -> dict[Survivor, str]:
    found: dict[Survivor, str] = {}
    for path in sorted(games.glob(f"*/{REASONS}")):
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("survivor", [])
        for entry in msgspec.convert(entries, list[Reason]):
            file = (path.parents[1] / entry.file).relative_to(dev.ROOT).as_posix()
            found[Survivor(file, entry.removed.strip(), entry.added.strip())] = entry.why
    return found


def _judge(verdicts: dict[str, str], survivors: Counter[Survivor]) -> int:
    reasons = _reasons(dev.ROOT / "stolek" / "games")
    for survivor in sorted(survivors):
        print(f"\n{survivor.file}\n- {survivor.removed}\n+ {survivor.added}")
        print(f"  {reasons.get(survivor, 'NO REASON GIVEN')}")
    killed = len(verdicts) - survivors.total()
    share = killed / len(verdicts)
    print(f"\n{killed} of {len(verdicts)} mutants killed: {share:.1%}")
    for verdict, count in sorted(Counter(verdicts.values()).items()):
        print(f"  {verdict}: {count}")
    unexplained = sorted(set(survivors) - set(reasons))
    stale = sorted(set(reasons) - set(survivors))
    for survivor in stale:
        print(f"{survivor.file}: this mutant is killed now, drop its reason: {survivor.added}")
    if unexplained:
        print(f"{len(unexplained)} survivors have no reason in {REASONS} of their game.")
    return 1 if share < LEAST_KILLED or unexplained or stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
