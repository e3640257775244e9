"""Plays `asztal play` as somebody at a real terminal does: reads the screen, types a number."""

import codecs
import fcntl
import os
import pty
import random
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from asztal.text.wording import Wording

COMMAND = Path(sys.executable).with_name("asztal")
CLEAR = "\x1b[3J"
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_SECONDS = 30


def plain(text: str) -> str:
    """What a screen shows of it, without the codes for colours and places."""
    return _CODES.sub("", text).replace("\r", "")


class Terminal:
    """A command in a terminal of 100 columns and 40 lines, or another size."""

    def __init__(self, *words: str, size: tuple[int, int] = (40, 100)) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        env = os.environ | {"TERM": "xterm-256color", "ASZTAL_LANG": "", "PYTHONUTF8": "1"}
        env = {name: value for name, value in env.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen([COMMAND, *words], stdin=slave, stdout=slave, stderr=slave, env=env)
        os.close(slave)
        self._decoder = codecs.getincrementaldecoder("utf-8")()  # one read may end in the middle of a letter
        self.shown = ""  # everything, with its codes

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    def until(self, *ends: str) -> str:
        """What is shown next, up to one of these texts or the end."""
        start, deadline = len(self.shown), time.monotonic() + _SECONDS
        while not plain(self.shown[start:]).rstrip().endswith(ends):
            assert time.monotonic() < deadline, f"nothing more came after: {plain(self.shown)[-2000:]}"
            if not select.select([self._master], [], [], 0.2)[0]:
                continue
            try:
                read = os.read(self._master, 65536)
            except OSError:  # the command has ended
                break
            if not read:
                break
            self.shown += self._decoder.decode(read)
        return self.shown[start:]

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self._master, f"{text}\n".encode())


def options(screen: str, question: str) -> list[int]:
    """The numbers of the options below a question on the screen."""
    return [int(number) for number in re.findall(r"^ ?(\d+) \S", plain(screen).rpartition(question)[2], re.M)]


class Somebody:
    """Somebody who answers the questions of one game by chance; `early` prefers what is offered first."""

    def __init__(self, wording: Wording, asks: Sequence[str], seed: int, *, early: bool = False) -> None:
        self.wording, self._asked = wording, list(map(wording.ask, asks))
        self._dice, self._early = random.Random(seed), early

    def question(self, screen: str) -> str:
        """The question that a screen ends with."""
        return max(self._asked, key=plain(screen).rfind)

    def answer(self, terminal: Terminal) -> str:
        """Answer the question on the screen; gives the screen without its codes."""
        prompt = f"{self.wording.say('play-prompt')}:"
        screen = plain(terminal.until(prompt))
        if terminal.process.poll() is None and screen.rstrip().endswith(prompt):
            numbers = options(screen, self.question(screen))
            assert numbers == list(range(1, len(numbers) + 1))
            terminal.type(str(self._pick(numbers)))
        return screen

    def _pick(self, numbers: list[int]) -> int:
        return numbers[int(len(numbers) * self._dice.random() ** 2)] if self._early else self._dice.choice(numbers)

    def whole_game(self, most: int, *words: str) -> list[str]:
        """Every screen of a game, at most so many; the last one has the final scores."""
        screens: list[str] = []
        with Terminal("play", *words) as terminal:
            while self.wording.say("play-final") not in plain(terminal.shown):
                screens.append(self.answer(terminal))
                assert len(screens) < most
            assert terminal.process.wait(10) == 0
        return screens

    def until(self, text: str, *words: str) -> None:
        """Play until this is shown, then leave."""
        with Terminal("play", *words) as terminal:
            while text not in plain(terminal.shown):
                self.answer(terminal)
            terminal.until(f"{self.wording.say('play-prompt')}:")
            terminal.type("q")
            terminal.until(f"{self.wording.say('play-quit', kept='saved')}:")
            terminal.type(self.wording.say("play-yes"))
            assert self.wording.say("play-left") in plain(terminal.until("\0"))
            assert terminal.process.wait(10) == 0
