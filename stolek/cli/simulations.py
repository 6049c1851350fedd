"""``stolek simulate`` and ``stolek bench``: the lab, with a progress bar and a report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stolek.cli.console import Shell
from stolek.cli.typed_setup import write_file
from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.core.game import Setup
from stolek.core.registry import Entry
from stolek.lab import html_page, report
from stolek.lab.bench import Engine, measure, our_engine
from stolek.lab.bot_bench import run_trial, trial_data
from stolek.lab.game_report import Wanted, ladder_page, report_page
from stolek.lab.ladder import games_of, ladder
from stolek.lab.other_engines import peers
from stolek.lab.simulate import Plan, Workers, simulate


def run_plan(shell: Shell, plan: Plan, jobs: int | Workers, *, as_json: bool) -> None:
    """Plays the plan and reports; as JSON, nothing else is written to standard output."""
    with shell.counting(plan.games) as count:
        result = simulate(plan, jobs, count)
    if as_json:
        shell.raw(report.simulation_json(result))
        return
    words = shell.words_of(registry.get(plan.game))
    for line in report.simulation_lines(result, words):
        shell.line(line)
    for table in report.simulation_tables(result, words, shell.plain):
        shell.line()
        shell.show(table)
    shell.quiet(words.text("report-note"))
    if plan.save is not None:
        shell.say("report-saved", games=plan.games, folder=plan.save)


def run_ladder(
    shell: Shell,
    game: str,
    setup: Setup[Any],
    bots: Sequence[str],
    deals: int,
    seed: str,
    jobs: int | Workers,
    out: Path | None,
    *,
    as_json: bool,
) -> None:
    """Every bot against every other: ratings here, and who beats whom as a page."""
    with shell.counting(games_of(bots, setup.seats, deals)) as count:
        found = ladder(game, setup, bots, deals, seed, jobs, count)
    words = shell.words_of(registry.get(game))
    if out is not None:
        write_file(out, ladder_page(found, words, shell.lang).encode())
    if as_json:
        shell.raw(report.ladder_json(found))
        return
    shell.show(report.ladder_table(found, words, shell.plain))
    shell.quiet(words.text("ladder-note", deals=deals, seed=seed))
    if out is not None:
        shell.say("report-written", file=str(out))


def run_report(shell: Shell, entry: Entry, wanted: Wanted, out: Path | None) -> None:
    """What many games say of a game, as a page."""
    target = out or Path(f"{entry.game.info.id}-report.html")
    if wanted.deals < 2:
        raise StolekError("a report needs two deals or more: give --deals 2 or more")
    page = report_page(entry, wanted, shell.words_of(entry), shell.lang, shell.quiet)
    write_file(target, page.encode())
    if wanted.style is not None:
        write_file(target.parent / wanted.style, html_page.STYLE.lstrip().encode())
    shell.say("report-written", file=str(target))


def run_bench(
    shell: Shell, games: Sequence[str], seconds: float, *, with_peers: bool, twins: bool, as_json: bool
) -> None:
    """Measures the engine, or its twins, with these games (all of them if none is named)."""
    named = games or registry.ids()
    engines = _twins(named, with_peers) if twins else [our_engine(game) for game in named]
    if with_peers and not twins:
        engines += peers()
    measured = measure(engines, seconds)
    if as_json:
        shell.raw(report.bench_json(measured))
        return
    shell.show(report.bench_table(measured, shell.words, shell.plain))
    shell.quiet(shell.words.text("report-bench-note"))
    for line in report.bench_lines(measured, shell.words):
        shell.line(line)


def _twins(games: Sequence[str], with_peers: bool) -> list[Engine]:
    try:
        from stolek.fast import bench  # noqa: PLC0415  (JAX is an extra)
    except ModuleNotFoundError as missing:
        raise StolekError(f"{missing.name} is missing: pip install 'stolek[fast]'") from None
    return [*bench.twins(games), *(bench.peers() if with_peers else ())]


def run_own_bench(
    shell: Shell, game: str, data: Path | None, rounds: int, *, bare: bool, as_json: bool
) -> None:
    """Measures what a game has of its own to measure."""
    if rounds < 1:
        raise StolekError("at least one round has to be told: give --rounds 1 or more")
    words = shell.words_of(registry.get(game))
    figures = run_trial(
        game,
        trial_data(game, data),
        rounds,
        bare=bare,
        tell=lambda figure: None if as_json else shell.line(report.figure_line(figure, words)),
    )
    if as_json:
        shell.raw(report.figures_json(game, figures, bare=bare))
