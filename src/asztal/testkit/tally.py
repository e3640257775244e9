"""Counts a long run of games and reports as it goes: what was played, how fast, and what broke."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

EVERY = 10.0  # seconds between two lines


@dataclass(slots=True)
class RunTally:
    """The games of one title in a run; `wrong` is the word for what broke."""

    name: str
    wrong: str = "broken"
    games: int = 0
    decisions: int = 0
    broken: list[str] = field(default_factory=list)
    seconds: float = 0.0  # spent with these games: other titles may have their turn in between
    _said: float = field(default_factory=time.monotonic)

    def play(self, name: str, game: Callable[[], int]) -> bool:
        """Play a game, which gives its decisions; whether it went well. What it raises is said at once and counted."""
        start, before = time.monotonic(), len(self.broken)
        try:
            self.decisions += game()
        except Exception as error:  # a crash is what the run looks for, and it goes on behind it
            why = str(error)
            self.broken.append(why if why.startswith(name) else f"{name}: {type(error).__name__}: {why}")
            print(self.broken[-1], flush=True)
        now = time.monotonic()
        self.games, self.seconds = self.games + 1, self.seconds + now - start
        if now - self._said >= EVERY:
            self._said = now
            print(self, flush=True)
        return len(self.broken) == before

    def __str__(self) -> str:
        rate = self.games / self.seconds if self.seconds else 0.0
        counted = f"{self.games} games, {self.decisions} decisions, {len(self.broken)} {self.wrong}"
        return f"{self.name}: {counted}, {rate:.2f} games per second"
