"""Which other web processes there are, as far as their news tell."""

import time

from asztal.server.cluster.news import CALL, Present

KNOWN = 30.0  # seconds: whoever said nothing for so long is gone; a process says something every 15 seconds


class Peers:
    """The web processes that were heard lately. Who begins to listen knows nobody until all had time to speak."""

    def __init__(self) -> None:
        self._heard: dict[str, tuple[float, bool]] = {}  # by process: when, and whether it hears rooms' channels
        self._since: float | None = None  # since when we listen

    def begin(self) -> None:
        """Note that we listen from now on."""
        self._heard.clear()
        self._since = time.monotonic()

    def end(self) -> None:
        """Note that we hear nothing any more."""
        self._since = None

    def note(self, news: Present) -> None:
        """Note that a process is there; who only asks serves nobody."""
        if not news.process.startswith(CALL):
            self._heard[news.process] = time.monotonic(), news.by_room

    @property
    def listened(self) -> float:
        """For how many seconds we have listened."""
        return 0.0 if self._since is None else time.monotonic() - self._since

    @property
    def there(self) -> set[str]:
        """The processes that were heard lately, our own among them."""
        now = time.monotonic()
        return {name for name, (at, _) in self._heard.items() if now - at < KNOWN}

    @property
    def known(self) -> bool:
        """True when everybody who is there has been heard."""
        return self.listened > KNOWN

    @property
    def older(self) -> bool:
        """True while there may be a process of a release that hears the channel of all alone."""
        return not self.known or not all(self._heard[name][1] for name in self.there)
