"""The log of a game for a terminal, as sentences and paragraphs."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from rich.text import Text

from asztal.text.drawing import mark


class Line(Protocol):
    """A sentence of the log: the seat that acted, the rule that decided, and all rules that it rests on."""

    @property
    def seat(self) -> int | None: ...
    @property
    def text(self) -> str: ...
    @property
    def clause(self) -> str: ...
    @property
    def clauses(self) -> list[str]: ...


def cited(sentence: str, clause: str) -> str:
    """A sentence with the rule that it rests on, which can be looked up."""
    return f"{sentence} [{clause}]" if clause else sentence


def sentences(lines: Iterable[Line]) -> list[str]:
    """One sentence per line."""
    return [cited(line.text, line.clause) for line in lines]


def paragraphs(lines: Iterable[Line]) -> list[Text]:
    """One paragraph for all that a seat did in a row, with its mark in front."""
    made: list[tuple[int | None, list[str]]] = []
    for line in lines:
        if not made or (line.seat is not None and line.seat != made[-1][0]):
            made.append((line.seat, []))
        made[-1][1].append(line.text)
    return [_paragraph(seat, parts) for seat, parts in made]


def last(texts: Sequence[Text], lines: int, size: Callable[[Text], int]) -> list[Text]:
    """The latest paragraphs that fit into so many lines."""
    shown: list[Text] = []
    for text in reversed(texts):
        lines -= size(text)
        if lines < 0 and shown:
            break
        shown.insert(0, text)
    return shown


def latest(news: Sequence[Line], lines: int, size: Callable[[Text], int]) -> list[Text]:
    """The paragraphs of the latest sentences that fit into so many lines; of the last one always."""
    shown = paragraphs(news[-1:])
    for start in reversed(range(len(news) - 1)):
        longer = paragraphs(news[start:])
        if sum(map(size, longer)) > lines:
            break
        shown = longer
    return shown


def _paragraph(seat: int | None, said: list[str]) -> Text:
    text = Text() if seat is None else Text(f"{mark(seat)} ", style=mark(seat).style)
    return text.append(" ".join(said), style="default")
