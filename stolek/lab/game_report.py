"""What many games between equal bots say of a game, as one page of HTML: whether seats are fair, how long it
is, how it ends, what wins, and what each of its options changes. Knows games by set-ups and outcomes alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from stolek.core.errors import StolekError
from stolek.core.game import HOSTS_LANGUAGE, Applies, Setup, make_setup
from stolek.core.registry import Entry
from stolek.lab import html_page as html
from stolek.lab.bots import bot_title, find_bot, usual_bot
from stolek.lab.ladder import Ladder
from stolek.lab.report import percent
from stolek.lab.simulate import Plan, Result, Workers, simulate
from stolek.lab.stats import Interval, interval
from stolek.words import Words


class Wanted(msgspec.Struct, frozen=True):
    """What a report is to be about."""

    setup: Setup[Any]
    deals: int
    seed: str = "report"
    jobs: int | Workers = 1
    bot: str | None = None
    """Who sits on every seat; the usual level if nobody is named."""
    style: str | None = None
    """Where its style sheet is; without one the page has it in itself."""


def report_page(
    entry: Entry, wanted: Wanted, words: Words, lang: str, tell: Callable[[str], None] | None = None
) -> str:
    """The page; ``tell`` hears which part is being played."""
    return _Report(entry, wanted, words, tell or (lambda _: None)).page(lang)


class _Report:
    def __init__(self, entry: Entry, wanted: Wanted, words: Words, tell: Callable[[str], None]) -> None:
        self._entry, self._wanted, self._words, self._tell = entry, wanted, words, tell
        self._game = entry.game.info.id
        self._bot = wanted.bot or usual_bot(entry)
        find_bot(entry, self._bot)
        below = entry.levels
        self._weaker = below[max(0, below.index(self._bot) - 1)] if self._bot in below else self._bot

    def page(self, lang: str) -> str:
        text = self._words.text
        title = text("report-of", game=text(f"{self._game}-title"))
        played = self._play(self._wanted.setup)
        parts = [
            html.paragraph(
                text("report-basis", games=self._wanted.deals, bot=self._bot, seed=self._wanted.seed)
            ),
            html.section(text("report-fairness"), *self._fairness()),
            html.section(text("report-length"), *self._length(played)),
            html.section(text("report-endings"), self._endings(played)),
            html.section(text("report-winning"), *self._winning(played)),
        ]
        options = list(self._options())
        if options:
            parts.append(html.section(text("report-options"), *options))
        return html.page(title, lang, parts, self._wanted.style)

    def _play(self, setup: Setup[Any], bots: tuple[str, ...] | None = None) -> Result:
        plan = Plan(
            self._game, setup, bots or (self._bot,) * setup.seats, self._wanted.deals, self._wanted.seed
        )
        return simulate(plan, self._wanted.jobs)

    def _again(self, seats: int | None = None, changed: Mapping[str, Any] | None = None) -> Setup[Any]:
        setup = self._wanted.setup
        options = {**msgspec.structs.asdict(setup.options), **(changed or {})}
        return make_setup(self._entry.game, seats or setup.seats, setup.variant, options, setup.deck)

    def _fairness(self) -> Iterator[str]:
        text, setup = self._words.text, self._wanted.setup
        variant = next(each for each in self._entry.game.info.variants if each.id == setup.variant)
        yield html.paragraph(text("report-fairness-note"))
        for seats in variant.seats:
            players = text("report-with-players", players=seats)
            self._tell(players)
            marks = [
                html.Mark(f"{text('report-seat')} {share.name}", share.won, percent(share.won.mean))
                for share in self._play(self._again(seats)).seats
            ]
            yield html.paragraph(players)
            yield html.intervals(players, marks, 1 / seats)

    def _length(self, played: Result) -> Iterator[str]:
        text = self._words.text
        yield html.paragraph(text("report-decisions", decisions=f"{played.decisions.mean:.1f}"))
        yield html.histogram(text("report-length"), [game.decisions for game in played.games])

    def _endings(self, played: Result) -> str:
        text, games = self._words.text, len(played.games)
        reasons = Counter(game.reason for game in played.games)
        rules = Counter(rule for game in played.games for rule in game.rules)
        rows = [[text(reason), percent(count / games)] for reason, count in reasons.most_common()]
        rows += [[rule, percent(count / games)] for rule, count in sorted(rules.items())]
        return html.table((text("report-ending"), text("report-share")), rows)

    def _winning(self, played: Result) -> Iterator[str]:
        text = self._words.text
        winners = [s for g in played.games for s, r in zip(g.scores, g.ranks, strict=True) if r == 1]
        others = [s for g in played.games for s, r in zip(g.scores, g.ranks, strict=True) if r != 1]
        rows = [
            [text("report-score-winner"), _mean(winners)],
            [text("report-score-others"), _mean(others)],
            [text("report-shared-wins"), percent(_shared(played))],
            [text("report-skill", bot=self._bot, weaker=self._weaker), self._skill(self._wanted.setup)],
        ]
        yield html.table((text("report-what"), text("report-found")), rows)
        yield html.paragraph(text("report-scores"))
        yield html.histogram(text("report-scores"), winners)

    def _skill(self, setup: Setup[Any]) -> str:
        """How far one better player among weaker ones gets: 1.00 would be luck alone."""
        if self._weaker == self._bot:
            return "–"
        share = self._play(setup, (self._bot, *[self._weaker] * (setup.seats - 1))).bots[0]
        return f"{share.won.mean / share.fair:.2f} ×"

    def _options(self) -> Iterator[str]:
        text = self._words.text
        headings = ("option", "length", "first-seat", "score-winner", "shared-wins", "skill-short")
        rows = []
        for name, value in _choices(self._wanted.setup):
            try:
                setup = self._again(changed={name: value})
            except StolekError:
                continue  # not with so many players
            label = f"{text(f'{self._game}-option-{name}')}: {self._said(name, value)}"
            self._tell(label)
            played = self._play(setup)
            first, scores = played.seats[0], [max(game.scores) for game in played.games]
            usual = value == getattr(self._wanted.setup.options, name)
            rows.append(
                [
                    f"{label} ★" if usual else label,
                    f"{played.decisions.mean:.1f}",
                    f"{percent(first.won.mean)} ± {100 * (first.won.high - first.won.low) / 2:.1f}",
                    _mean(scores),
                    percent(_shared(played)),
                    self._skill(setup),
                ]
            )
        if rows:
            yield html.paragraph(text("report-options-note"))
            yield html.table([text(f"report-{each}") for each in headings], rows)

    def _said(self, name: str, value: Any) -> str:
        if isinstance(value, bool):
            return self._words.text("yes" if value else "no")
        key = f"{self._game}-option-{name}-{value}"
        return self._words.text(key) if self._words.has(key) else str(value)


def _choices(setup: Setup[Any]) -> Iterator[tuple[str, Any]]:
    """Every option that can be chosen among few values and says something here, each with each value. The
    language bots speak is no rule: to play all of it once for each made a report endless."""
    for name, marked in get_type_hints(type(setup.options), include_extras=True).items():
        marks = getattr(marked, "__metadata__", ())
        hint = marked.__origin__ if marks else marked
        if HOSTS_LANGUAGE in marks or not all(_applies(mark, setup) for mark in marks):
            continue
        if get_origin(hint) is Literal:
            yield from ((name, value) for value in get_args(hint))
        elif hint is bool:
            yield from ((name, value) for value in (False, True))


def _applies(mark: Any, setup: Setup[Any]) -> bool:
    if not isinstance(mark, Applies):
        return True
    return setup.variant in (mark.variants or [setup.variant]) and setup.seats in (
        mark.seats or [setup.seats]
    )


def _mean(scores: list[int]) -> str:
    return f"{sum(scores) / len(scores):.1f}" if scores else "–"


def _shared(played: Result) -> float:
    return interval([float(game.ranks.count(1) > 1) for game in played.games]).mean


def ladder_page(ladder: Ladder, words: Words, lang: str) -> str:
    """A ladder as a page: ratings drawn, and who beats whom."""
    text = words.text
    names = [rating.name for rating in ladder.ratings]
    marks = [
        html.Mark(bot_title(each.name), each.rating, f"{each.rating.mean:.0f} ± {_half(each.rating):.0f}")
        for each in ladder.ratings
    ]
    rows = []
    for one in names:
        won = [ladder.won(one, other) for other in names]
        rows.append([bot_title(one), *("–" if each is None else percent(each.mean) for each in won)])
    players = text("report-with-players", players=ladder.setup.seats)
    return html.page(
        text("ladder-of", game=text(f"{ladder.game}-title")),
        lang,
        [
            html.paragraph(f"{players} {text('ladder-note', deals=ladder.deals, seed=ladder.seed)}"),
            html.intervals(text("ladder-rating"), marks),
            html.section(
                text("ladder-pairs"),
                html.table((text("report-bot"), *map(bot_title, names)), rows),
            ),
        ],
    )


def _half(found: Interval) -> float:
    return (found.high - found.low) / 2
