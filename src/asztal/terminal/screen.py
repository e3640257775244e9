"""Output and input of a terminal game: a full screen, or plain lines through a pipe."""

import io
import re
import sys
import textwrap
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType, Segment

_WIDE = 100  # columns where no terminal says how many there are


class Left(Exception):
    """Nobody is there to answer any more: the end of the input, or the wish to leave."""


class Screen:
    """Prints and asks. `plain` prints nothing but lines: no colours, no boxes, no line breaks of its own."""

    def __init__(self, *, plain: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout):  # a strange letter is shown as such; it does not end the game
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        terminal = sys.stdout.isatty()
        self.plain = plain or not terminal
        self._console = Console(width=None if terminal else _WIDE, markup=False, emoji=False, highlight=False)
        self._terminal = terminal

    @property
    def width(self) -> int:
        """How many columns the terminal has."""
        return self._console.width

    @property
    def height(self) -> int:
        """Lines that are seen at once."""
        return self._console.height

    def show(self, shown: RenderableType) -> None:
        """Print something that was drawn."""
        self._console.print(shown)

    def lines(self, lines: Sequence[str]) -> None:
        """Print some lines of text."""
        for line in lines:
            print(line if self.plain else self._wrapped(line))

    def _wrapped(self, text: str) -> str:
        """Lines of the width of the screen; those that follow begin below the first word."""
        margin = re.match(r" *(\d+ +)?", text)
        indent = " " * (margin.end() if margin else 0)
        parts = [
            textwrap.wrap(line, self.width, subsequent_indent=indent, break_on_hyphens=False)
            for line in text.split("\n")
        ]
        return "\n".join("\n".join(lines) for lines in parts)

    def size(self, shown: RenderableType) -> int:
        """How many lines something drawn takes."""
        return len(self.cut(shown))

    def cut(self, shown: RenderableType) -> list[list[Segment]]:
        """Something drawn, line by line."""
        return self._console.render_lines(shown, pad=False)

    def clear(self) -> None:
        """Make what was shown go away, out of the scroll-back too; a pipe keeps what it got."""
        if self._terminal:
            self._console.control(Control.clear(), Control((ControlType.HOME,)))
            print("\x1b[3J", end="", flush=True)

    def ask(self, question: str) -> str:
        """What is typed; raises `Left` at the end of the input."""
        print(f"{question}: ", end="", flush=True)
        typed = sys.stdin.readline()
        if not typed:
            print()
            raise Left
        return typed.strip()
