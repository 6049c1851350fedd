"""``stolek simulate`` and ``stolek bench``: the lab, with a progress bar and a report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from stolek.cli.console import Shell
from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.lab import report
from stolek.lab.bench import measure, our_engine
from stolek.lab.bot_bench import run_trial, trial_data
from stolek.lab.other_engines import peers
from stolek.lab.simulate import Plan, Result, simulate


def run_plan(shell: Shell, plan: Plan, jobs: int, *, as_json: bool) -> None:
    """Plays the plan and reports; as JSON, nothing else is written to standard output."""
    if jobs < 1:
        raise StolekError("at least one process has to play: give --jobs 1 or more")
    result = _watched(shell, plan, jobs)
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


def _watched(shell: Shell, plan: Plan, jobs: int) -> Result:
    console = shell.progress_console
    if shell.plain or not console.is_terminal:
        return simulate(plan, jobs)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=plan.games)
        return simulate(plan, jobs, lambda games: bar.advance(task, games))


def run_bench(shell: Shell, games: Sequence[str], seconds: float, *, with_peers: bool, as_json: bool) -> None:
    """Measures the engine with these games (all of them if none is named)."""
    ours = [our_engine(game) for game in games or registry.ids()]
    measured = measure([*ours, *(peers() if with_peers else ())], seconds)
    if as_json:
        shell.raw(report.bench_json(measured))
        return
    shell.show(report.bench_table(measured, shell.words, shell.plain))
    shell.quiet(shell.words.text("report-bench-note"))
    for line in report.bench_lines(measured, shell.words):
        shell.line(line)


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
