"""A table and a question on a screen that is too low for both: they are shown page by page."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from rich.console import Group, RenderableType
from rich.segment import Segment, SegmentLines

from asztal.terminal.screen import Screen

Lines: TypeAlias = list[list[Segment]]
TALL = 40  # lines of a terminal from which nothing is cut: there one can scroll back
_TOLD = 5  # lines that tell what happened, however many options there are


class QuestionParts(NamedTuple):
    """A question with its options, and what happened before it: the latest of it that takes so many lines at most."""

    question: RenderableType
    options: Sequence[RenderableType]
    since: Callable[[int], Sequence[RenderableType]]


def whole(lines: Lines) -> RenderableType:
    """Lines to be shown together."""
    return SegmentLines(lines, new_lines=True)


class Pages:
    """Pages of so many lines at most. What belongs together is parted only where it is longer than a page."""

    def __init__(self, screen: Screen, room: int) -> None:
        self._screen, self._room = screen, room
        self.made: list[Lines] = [[]]

    def add(self, shown: RenderableType) -> None:
        """Put something below, or on the next page, or part it."""
        lines = self._screen.cut(shown)
        if len(lines) > self._room and isinstance(shown, Group):
            for part in shown.renderables:
                self.add(part)
            return
        if len(self.made[-1]) + len(lines) > self._room and self.made[-1]:
            self.made.append([])
        self.made[-1] += lines[: self._room]
        self.made += [lines[start : start + self._room] for start in range(self._room, len(lines), self._room)]


def table_pages(screen: Screen, table: RenderableType, room: int) -> list[Lines]:
    """The table, part by part."""
    pages = Pages(screen, room)
    pages.add(table)
    return pages.made


def question_pages(screen: Screen, asked: QuestionParts, room: int) -> list[Lines]:
    """The question with its options; on the first page also the latest of what happened."""
    question = screen.cut(asked.question)
    left = room - len(question)
    most = max(_TOLD, left - sum(map(screen.size, asked.options)))
    news = [line for each in asked.since(most) for line in screen.cut(each)][:most]
    pages = Pages(screen, left)
    pages.made[0] += news
    for option in asked.options:
        pages.add(option)
    pages.made[0][len(news) : len(news)] = question
    return [pages.made[0], *([*question, *page] for page in pages.made[1:])]
