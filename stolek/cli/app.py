"""The commands and their options. Each one checks what was typed and calls the module that does the work.

Help texts are keys of the catalogue ``command.ftl``; ``main`` puts the sentences in before Typer sees them.
"""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Annotated

import typer

import stolek
from stolek.cli import checks, decks, doctor, goldens, host_commands, saved, simulations
from stolek.cli import play as playing
from stolek.cli.console import Shell
from stolek.cli.screen import show_rules
from stolek.cli.typed_setup import seed_from, setup_from
from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.lab.bots import seat_bots
from stolek.lab.game_report import Wanted
from stolek.lab.ray_workers import RayWorkers
from stolek.lab.simulate import Plan, Workers, deals_for

DEFAULT_PORT = 8000

app = typer.Typer(
    name="stolek",
    help="help-stolek",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
deck_app = typer.Typer(help="help-deck", no_args_is_help=True)
bench_app = typer.Typer(help="help-bench", no_args_is_help=True)
app.add_typer(deck_app, name="deck")
app.add_typer(bench_app, name="bench")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
SavedFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-saved-file")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="CODE", help="help-lang")]
Plain = Annotated[bool, typer.Option("--plain", help="help-plain")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="help-players")]
VariantName = Annotated[str | None, typer.Option("--variant", metavar="NAME", help="help-variant")]
OptionValues = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="help-option")
]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", metavar="N", help="help-jobs")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]", help="help-ray")]
Seed = Annotated[str, typer.Option("--seed", metavar="TEXT", help="help-seed")]
Deals = Annotated[int, typer.Option("--deals", "-n", metavar="M", help="help-deals")]
PageFile = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-page-file")]
DeckFile = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="help-deck-file")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"stolek {stolek.__version__} (Python {platform.python_version()})")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", help="help-version", callback=_version, is_eager=True)
    ] = False,
) -> None:
    assert not version, "the callback has left by now"


@app.command(help="help-play")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game")] = None,
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="NAMES", help="help-play-bots")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="help-seat")] = None,
    variant: VariantName = None,
    option: OptionValues = None,
    deck: DeckFile = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="help-play-seed")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="help-resume")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="help-play-save")] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    shell = Shell.make(lang, plain=plain)
    if resume is not None:
        begun = {
            "--players": players,
            "--variant": variant,
            "--option": option,
            "--deck": deck,
            "--seed": seed,
        }
        if beside := [name for name, given in begun.items() if given is not None]:
            raise StolekError(f"a saved game has its own {', '.join(beside)}: leave that out beside --resume")
        playing.run_saved(shell, resume, game, bots, seat, save)
        return
    if game is None:
        raise StolekError(f"say which game: stolek play {' or '.join(registry.ids())}")
    entry = registry.get(game)
    setup = setup_from(entry.game, players, variant, option or (), deck, shell.lang)
    playing.run_new(shell, entry, setup, bots, seat, seed_from(seed), save)


@app.command(help="help-simulate")
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="M", help="help-games")] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="NAMES", help="help-bots")] = "random",
    seed: Seed = "1",
    variant: VariantName = None,
    option: OptionValues = None,
    deck: DeckFile = None,
    jobs: Jobs = None,
    ray: Ray = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR", help="help-save")] = None,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    if ray and save is not None:
        raise StolekError("--save and --ray do not go together: the files would lie on other machines")
    shell = Shell.make(lang, plain=plain)
    entry = registry.get(game)
    setup = setup_from(entry.game, players, variant, option or (), deck)
    named = seat_bots(bots, setup.seats)
    plan = Plan(game, setup, named, deals_for(named, games), seed, None if save is None else str(save))
    simulations.run_plan(shell, plan, _workers(jobs, ray), as_json=as_json)


def _workers(jobs: int | None, ray: str | None) -> int | Workers:
    if jobs is not None and jobs < 1:
        raise StolekError("at least one process has to play: give --jobs 1 or more")
    return RayWorkers(ray, jobs) if ray else jobs or os.cpu_count() or 1


@app.command(help="help-ladder")
def ladder(
    game: GameName,
    players: Players = None,
    deals: Deals = 100,
    bots: Annotated[str | None, typer.Option("--bots", metavar="NAMES", help="help-ladder-bots")] = None,
    seed: Seed = "1",
    variant: VariantName = None,
    option: OptionValues = None,
    jobs: Jobs = None,
    ray: Ray = None,
    out: PageFile = None,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    entry = registry.get(game)
    setup = setup_from(entry.game, players, variant, option or (), None)
    named = [name.strip() for name in bots.split(",")] if bots else list(entry.bots)
    shell = Shell.make(lang, plain=plain)
    simulations.run_ladder(shell, game, setup, named, deals, seed, _workers(jobs, ray), out, as_json=as_json)


@app.command(help="help-report")
def report(
    game: GameName,
    players: Players = None,
    deals: Deals = 200,
    bot: Annotated[str | None, typer.Option("--bot", metavar="NAME", help="help-report-bot")] = None,
    seed: Seed = "1",
    variant: VariantName = None,
    option: OptionValues = None,
    jobs: Jobs = None,
    ray: Ray = None,
    out: PageFile = None,
    style: Annotated[str | None, typer.Option("--style", metavar="FILE", help="help-report-style")] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    entry = registry.get(game)
    setup = setup_from(entry.game, players, variant, option or (), None)
    shell = Shell.make(lang, plain=plain)
    simulations.run_report(shell, entry, Wanted(setup, deals, seed, _workers(jobs, ray), bot, style), out)


@app.command(help="help-replay")
def replay(
    file: SavedFile,
    looking: Annotated[str, typer.Option("--as", metavar="WHO", help="help-as")] = "spectator",
    step: Annotated[int | None, typer.Option("--step", metavar="N", help="help-step")] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    saved.show(Shell.make(lang, plain=plain), file, looking, step)


@app.command(help="help-verify")
def verify(file: SavedFile, lang: Lang = None) -> None:
    saved.check(Shell.make(lang), file)


@app.command(help="help-check")
def check(
    game: GameName,
    games: Annotated[int | None, typer.Option("--games", "-n", metavar="N", help="help-check-games")] = None,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    if not checks.check(Shell.make(lang, plain=plain), registry.get(game), games, as_json=as_json):
        raise typer.Exit(1)


@app.command(help="help-golden")
def golden(
    file: SavedFile,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="help-golden-name")] = None,
    lang: Lang = None,
) -> None:
    goldens.write(Shell.make(lang), file, name)


@app.command(help="help-rules")
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="help-rule")] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    show_rules(Shell.make(lang, plain=plain), registry.get(game), rule)


@deck_app.command("show", help="help-deck-show")
def deck_show(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="help-deck-instead")] = None,
    lang: Lang = None,
) -> None:
    decks.show(Shell.make(lang), registry.get(game), file)


@deck_app.command("check", help="help-deck-check")
def deck_check(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-deck-to-check")],
    lang: Lang = None,
) -> None:
    decks.check(Shell.make(lang), registry.get(game), file)


@deck_app.command("build", help="help-deck-build")
def deck_build(
    source: Annotated[Path, typer.Argument(metavar="FOLDER", help="help-deck-folder")],
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-deck-out")] = None,
    name: Annotated[str, typer.Option("--name", help="help-deck-name")] = "",
    lang: Lang = None,
) -> None:
    decks.build(Shell.make(lang), source, out, name)


@deck_app.command("export", help="help-deck-export")
def deck_export(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="help-deck-target")] = None,
    lang: Lang = None,
) -> None:
    decks.export(Shell.make(lang), registry.get(game), file)


@deck_app.command("print", help="help-deck-print")
def deck_print(
    game: GameName,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-deck-print-out")] = None,
    file: Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="help-deck-instead")] = None,
    lang: Lang = None,
) -> None:
    decks.print_out(Shell.make(lang), registry.get(game), file, out)


@bench_app.command("engine", help="help-bench-engine")
def bench_engine(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="help-bench-games")] = None,
    peers: Annotated[bool, typer.Option("--peers", help="help-peers")] = False,
    twins: Annotated[bool, typer.Option("--twins", help="help-twins")] = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="help-bench-seconds")] = 1.0,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    shell = Shell.make(lang, plain=plain)
    simulations.run_bench(shell, game or (), seconds, with_peers=peers, twins=twins, as_json=as_json)


def _own_bench(game: str) -> None:
    """Adds ``bench GAME`` for a game that measures more of its bots than who wins."""

    @bench_app.command(game, help="help-bench-own")
    def bench_own(
        without_words: Annotated[bool, typer.Option("--without-words", help="help-without-words")] = False,
        rounds: Annotated[int, typer.Option("--rounds", metavar="N", help="help-bench-rounds")] = 200,
        data: Annotated[Path | None, typer.Option("--data", metavar="FILE", help="help-bench-data")] = None,
        as_json: AsJson = False,
        plain: Plain = False,
        lang: Lang = None,
    ) -> None:
        shell = Shell.make(lang, plain=plain)
        simulations.run_own_bench(shell, game, data, rounds, bare=without_words, as_json=as_json)


for _game in registry.benches():
    _own_bench(_game)


host_commands.register(app)


@app.command(help="help-join")
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="help-url")],
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="help-name")] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:

    from stolek.cli import join as joining  # noqa: PLC0415

    joining.join(Shell.make(lang, plain=plain), url, name)


@app.command("doctor", help="help-doctor")
def doctor_(
    port: Annotated[int, typer.Option("--port", metavar="N", help="help-port")] = DEFAULT_PORT,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="help-data")] = None,
    lang: Lang = None,
) -> None:
    if not doctor.examine(Shell.make(lang), data, port):
        raise typer.Exit(1)
