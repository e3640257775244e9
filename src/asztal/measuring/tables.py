"""Figures as rows of text, for a terminal and for a page of the documentation."""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from asztal.arena.intervals import Estimate
from asztal.measuring.figures import CountedFigure, Figures
from asztal.text import Problem, Texts

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
_NOTHING = "-"


class FigureTable(NamedTuple):
    """One table; the columns from `figures_from` on hold figures."""

    headings: list[str]
    rows: list[list[str]]
    figures_from: int


def tables(found: Figures, texts: Texts, complete_only: bool = False) -> list[FigureTable]:
    """How bots did, how they compare, and what is luck; a table without rows is left out."""

    def shown(each: CountedFigure) -> bool:
        return each.games >= each.planned or not complete_only

    def ends(each: CountedFigure) -> list[str]:
        return [_whole(each.peeks, texts), each.engine or _NOTHING]

    strengths = [
        [
            *(each.figure, each.bot, _games(each, texts), _percent(each.won, texts), _points(each.points, texts)),
            *(_turn(each.turn, texts), _turn(each.slow_turn, texts), *ends(each)),
        ]
        for each in filter(shown, found.strengths)
    ]
    comparisons = [
        [
            *(each.figure, f"{each.bot} - {each.other}", _games(each, texts), _percent(each.better, texts)),
            *(_points(each.more, texts), *ends(each)),
        ]
        for each in filter(shown, found.comparisons)
    ]
    ceilings = [
        [each.figure, each.bot, str(each.third), _games(each, texts), _percent(each.luck, texts), *ends(each)]
        for each in filter(shown, found.ceilings)
    ]
    named, counted = ["measure-name", "sim-bot"], ["measure-peeks", "measure-engine"]
    made = (
        ([*named, "ladder-games", "measure-won", "measure-points", "measure-turn", "measure-slow"], strengths, 2),
        (["measure-name", "measure-pair", "ladder-games", "measure-better", "measure-more"], comparisons, 2),
        ([*named, "measure-third", "measure-positions", "measure-luck"], ceilings, 2),
    )
    return [
        FigureTable([texts.say(key) for key in (*keys, *counted)], rows, first) for keys, rows, first in made if rows
    ]


def write_markdown(found: Figures, page: Path) -> None:
    """Write the complete figures between the marks on a page of the documentation."""
    write_between(page, (BEGIN, END), markdown(found))


def write_between(page: Path, marks: tuple[str, str], said: str) -> None:
    """Put something between two marks on a page, in place of what stands there."""
    begin, end = marks
    text = page.read_text("utf-8") if page.exists() else ""
    before, begins, rest = text.partition(begin)
    _, ends, after = rest.partition(end)
    if not (begins and ends):
        raise Problem("measure-no-marks", file=str(page), begin=begin, end=end)
    page.write_text(f"{before}{begin}\n{said}{end}{after}", "utf-8")


def markdown(found: Figures) -> str:
    """The complete figures as tables; documentation is in English."""
    texts = Texts("en")
    made = tables(found, texts, complete_only=True)
    parts = ["\n".join(map(_line, [each.headings, _rule(each), *each.rows])) for each in made]
    return "\n" + "\n\n".join(parts or [texts.say("measure-none")]) + "\n\n"


def _rule(table: FigureTable) -> list[str]:
    return ["---" if number < table.figures_from else "--:" for number in range(len(table.headings))]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _games(each: CountedFigure, texts: Texts) -> str:
    if each.games >= each.planned:
        return _whole(each.planned, texts)
    return texts.say("measure-of", games=each.games, planned=each.planned)


def _whole(value: float, texts: Texts) -> str:
    return texts.say("figure-whole", value=value)


def _turn(milliseconds: float | None, texts: Texts) -> str:
    return _NOTHING if milliseconds is None else _whole(milliseconds, texts)


def _percent(estimate: Estimate | None, texts: Texts) -> str:
    return _interval(estimate, "figure-percent", texts)


def _points(estimate: Estimate | None, texts: Texts) -> str:
    return _interval(estimate, "figure-decimal", texts)


def _interval(estimate: Estimate | None, form: str, texts: Texts) -> str:
    if estimate is None or not math.isfinite(estimate.low):
        return _NOTHING
    said = {name: texts.say(form, value=value) for name, value in estimate._asdict().items()}
    return texts.say("measure-interval", **said)
