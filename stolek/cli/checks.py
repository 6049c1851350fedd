"""``stolek check``: the contract suite and the leaks made on purpose, for the author of a game."""

from __future__ import annotations

import msgspec
from rich.table import Table

from stolek.cli.console import Shell
from stolek.core.errors import StolekError
from stolek.core.registry import Entry
from stolek.testing import contract
from stolek.testing.leak_check import Verdict, games_of_the_tests, judge, leaks_of


def check(shell: Shell, entry: Entry, games: int | None, *, as_json: bool) -> bool:
    """Whether the game keeps the contract and every leak of it is noticed; says so."""
    if games is not None and games < 1:
        raise StolekError("at least one game has to be played: give --games 1 or more")
    count = len(list(games_of_the_tests(entry.game, games)))
    with shell.counting(count) as done:
        report = contract.run(entry, count, done=lambda: done(1))
    if not as_json:
        _say_report(shell, entry, report)
    leaks = [] if report.breaches else leaks_of(entry.game)  # the law that is broken would notice them all
    verdicts = []
    with shell.counting(len(leaks)) as done:
        for leak in leaks:
            verdicts.append(judge(leak, games))
            done(1)
    missed = [verdict for verdict in verdicts if not verdict.is_noticed]
    if as_json:
        shell.raw(msgspec.json.encode({"contract": report, "leaks": verdicts}) + b"\n")
    elif report.breaches:
        shell.say("check-leaks-later")
    elif leaks:
        shell.show(_table(shell, verdicts))
        if missed:
            shell.say("check-some-missed", missed=len(missed), leaks=len(verdicts))
        else:
            shell.say("check-all-noticed", leaks=len(verdicts))
    return not missed and not report.breaches and report.twin_share >= contract.LEAST_TWINS


def _say_report(shell: Shell, entry: Entry, report: contract.Report) -> None:
    name = entry.game.info.id
    if report.breaches:
        shell.say("check-broken", game=name)
        for breach in report.breaches:
            for line in str(breach).splitlines():
                shell.line(line, indent="    ")
    else:
        shell.say("check-sound", game=name, games=report.games, setups=len(report.setups))
    if report.twin_share < contract.LEAST_TWINS:
        shell.say("check-few-twins", share=round(100 * report.twin_share))


def _table(shell: Shell, verdicts: list[Verdict]) -> Table:
    text = shell.words.text
    table = Table(box=None, pad_edge=False, show_edge=False)
    for column in ("kind", "target", "laws", "first"):
        table.add_column(
            text(f"check-{column}"), overflow="fold", justify="right" if column == "first" else "left"
        )
    for each in verdicts:
        laws = "\n".join(each.laws) or text("check-missed")
        style = None if shell.plain or each.is_noticed else "bold red"
        first = f"{each.first or '–'}/{each.games}"
        table.add_row(text(f"check-leak-{each.kind}"), each.target, laws, first, style=style)
    return table
