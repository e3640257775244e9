"""The log of a game for a terminal, as sentences and paragraphs."""

from collections.abc import Callable, Iterable, Sequence

from rich.text import Text

from asztal.kernel import Event
from asztal.text.drawing import mark
from asztal.text.wording import Wording


def cited(sentence: str, clause: str) -> str:
    """A sentence with the rule that it rests on, which can be looked up."""
    return f"{sentence} [{clause}]" if clause else sentence


def sentences(moves: Iterable[Sequence[Event]], wording: Wording) -> list[str]:
    """One sentence per line."""
    return [cited(line.text, line.clause) for move in moves for line in wording.told(move)]


def paragraphs(moves: Iterable[Sequence[Event]], wording: Wording) -> list[Text]:
    """One paragraph for all that a seat did in a row, with its mark in front."""
    made: list[tuple[int | None, list[str]]] = []
    for line in (line for move in moves for line in wording.told(move)):
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


def _paragraph(seat: int | None, said: list[str]) -> Text:
    text = Text() if seat is None else Text(f"{mark(seat)} ", style=mark(seat).style)
    return text.append(" ".join(said), style="default")
