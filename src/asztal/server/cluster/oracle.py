"""One push of a thousand is compared with what is made from nothing; in tests, every one is."""

from collections.abc import Sequence

import structlog

_LOG = structlog.get_logger("asztal.oracle")
EVERY = 1000  # pushes, of which one is compared


class WrongViews(Exception):
    """What was made from the changes alone is not what is made from nothing."""


class Oracle:
    """Says which pushes are compared, and what came of it."""

    def __init__(self) -> None:
        self.every, self._pushes = EVERY, 0

    def is_due(self) -> bool:
        """True when this push is to be compared."""
        self._pushes += 1
        return self._pushes % self.every == 0

    def tell(self, game: str, wrong: Sequence[tuple[int, str]]) -> None:
        """Log what was wrong; whoever follows the table was sent what is right. Where all are compared, it is raised.

        Which table and which seat it was is not logged.
        """
        if wrong:
            what = sorted({part for _, part in wrong})
            _LOG.error("made from the changes it would have been wrong", game=game, what=what)
            if self.every == 1:
                raise WrongViews(game, what)


ORACLE = Oracle()
