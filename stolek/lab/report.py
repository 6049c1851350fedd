"""What the lab found, for people (Rich) and for programs (JSON). Figures come from elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from stolek.core.bot_bench import Figure
from stolek.core.say import Several
from stolek.lab.bench import Measured
from stolek.lab.bots import bot_title
from stolek.lab.ladder import Ladder
from stolek.lab.simulate import Result
from stolek.lab.stats import Interval, Share
from stolek.words import Words


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(interval: Interval) -> str:
    return f"{100 * interval.low:.1f} – {100 * interval.high:.1f} %"


# Simulation -------------------------------------------------------------------------------------------


def simulation_lines(result: Result, words: Words) -> Iterator[str]:
    """What was played, in sentences."""
    plan = result.plan
    yield words.text(
        "report-played",
        games=plan.games,
        deals=plan.deals,
        rotations=plan.rotations,
        players=plan.setup.seats,
        game=words.text(f"{plan.game}-title"),
        seed=plan.seed,
    )
    yield words.text("report-decisions", decisions=f"{result.decisions.mean:.1f}")


def simulation_tables(result: Result, words: Words, plain: bool) -> Iterator[Table]:
    """Who won how often, and which seat did."""
    if len(result.bots) > 1:
        yield _shares(result.bots, words.text("report-bot"), words, plain)
    yield _shares(result.seats, words.text("report-seat"), words, plain)


def _shares(shares: Sequence[Share], who: str, words: Words, plain: bool) -> Table:
    table = _table(plain, who, *(words.text(f"report-{column}") for column in _SHARE_COLUMNS))
    for share in shares:
        table.add_row(
            Text(bot_title(share.name)),
            percent(share.won.mean),
            _between(share.won),
            percent(share.fair),
            f"{share.won.mean / share.fair:.2f} ×",
            f"{share.score:.1f}",
        )
    return table


_SHARE_COLUMNS = ("won", "interval", "fair", "times-fair", "score")


def simulation_json(result: Result) -> bytes:
    """The same figures for a program. The number of processes leaves no trace in it."""
    plan = result.plan
    return _json(
        {
            "game": plan.game,
            "variant": plan.setup.variant,
            "players": plan.setup.seats,
            "options": plan.setup.options,
            "deck": plan.setup.deck.name,
            "bots": plan.bots,
            "seed": plan.seed,
            "deals": plan.deals,
            "rotations": plan.rotations,
            "games": plan.games,
            "by_bot": [_share_facts(share) for share in result.bots],
            "by_seat": [_share_facts(share) for share in result.seats],
            "decisions_a_game": result.decisions.mean,
            "endings": dict(Counter(game.reason for game in result.games)),
            "shared_wins": sum(game.ranks.count(1) > 1 for game in result.games),
        }
    )


def _share_facts(share: Share) -> dict[str, Any]:
    return {
        "name": share.name,
        "won": share.won.mean,
        "low": share.won.low,
        "high": share.won.high,
        "fair": share.fair,
        "mean_score": share.score,
    }


# Ladder -----------------------------------------------------------------------------------------------


def ladder_table(ladder: Ladder, words: Words, plain: bool) -> Table:
    """Best first, with the chances of each against the one below."""
    table = _table(
        plain,
        *(words.text(f"{key}") for key in ("report-bot", "ladder-rating", "report-interval", "ladder-next")),
    )
    names = [each.name for each in ladder.ratings]
    for each, below in zip(ladder.ratings, [*names[1:], None], strict=True):
        won = None if below is None else ladder.won(each.name, below)
        span = f"{each.rating.low:.0f} – {each.rating.high:.0f}"
        chances = "" if won is None else f"{percent(won.mean)} ({_between(won)})"
        table.add_row(Text(bot_title(each.name)), f"{each.rating.mean:.0f}", span, chances)
    return table


def ladder_json(ladder: Ladder) -> bytes:
    facts = {
        "game": ladder.game,
        "variant": ladder.setup.variant,
        "players": ladder.setup.seats,
        "deals": ladder.deals,
        "seed": ladder.seed,
        "ratings": ladder.ratings,
        "pairings": ladder.pairings,
    }
    return _json(facts)


# Bench ------------------------------------------------------------------------------------------------


def bench_table(measured: Sequence[Measured], words: Words, plain: bool) -> Table:
    """Decisions a second of each engine."""
    columns = ("engine", "players", "rate", "widest")
    table = _table(plain, *(words.text(f"report-{column}") for column in columns))
    for each in measured:
        table.add_row(each.name, str(each.players), f"{each.rate:,.0f}", str(each.widest or "–"))
    return table


def bench_lines(measured: Sequence[Measured], words: Words) -> Iterator[str]:
    """How many times as fast as each peer our games are."""
    peers = [each for each in measured if each.peer]
    for ours in measured:
        if peers and not ours.peer:
            ratios = tuple(
                words.text("report-times", ratio=f"{ours.ratio(peer):.2f}", name=peer.name) for peer in peers
            )
            yield words.text("report-ratio", game=ours.name, ratios=Several(ratios))


def bench_json(measured: Sequence[Measured]) -> bytes:
    peers = [each for each in measured if each.peer]
    return _json(
        [
            {
                "engine": each.name,
                "peer": each.peer,
                "players": each.players,
                "decisions_per_cpu_second": each.rate,
                "runs": each.runs,
                "games": each.games,
                "widest": each.widest,
                "times": {peer.name: each.ratio(peer) for peer in peers},
            }
            for each in measured
        ]
    )


# A game's own bench -----------------------------------------------------------------------------------


def figure_line(figure: Figure, words: Words) -> str:
    """One figure as a sentence, with its bar if it has one."""
    shown = percent(figure.value) if figure.unit == "share" else f"{figure.value:.1f} ms"
    if figure.bar is None:
        return words.text("report-figure", what=figure.say, value=shown, count=figure.count)
    bar = percent(figure.bar) if figure.unit == "share" else f"{figure.bar:.0f} ms"
    key = "report-figure-holds" if figure.holds else "report-figure-falls-short"
    return words.text(key, what=figure.say, value=shown, bar=bar, count=figure.count)


def figures_json(game: str, figures: Sequence[Figure], *, bare: bool) -> bytes:
    return _json(
        {
            "game": game,
            "without_words": bare,
            "figures": [
                {
                    "name": each.name,
                    "value": each.value,
                    "unit": each.unit,
                    "count": each.count,
                    "bar": each.bar,
                    "holds": each.holds,
                }
                for each in figures
            ],
        }
    )


def _json(facts: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(facts), indent=2) + b"\n"


def _table(plain: bool, *headings: str) -> Table:
    # Plain is for screen readers: no lines drawn, but words in columns.
    table = Table(box=None if plain else box.SIMPLE_HEAD, pad_edge=False)
    first, *rest = headings
    table.add_column(first)
    for heading in rest:
        table.add_column(heading, justify="right")
    return table
