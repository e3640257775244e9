"""The feeds of everybody at one table, by seat and language; while the game sleeps, they take next to nothing."""

from collections.abc import Callable, Iterator

from asztal.kernel import Gaze, Glance
from asztal.server.cluster.readers import Reader, SharedFeed
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.play.sentences import Voice


class SharedFeeds:
    """Used only with the table's lock held."""

    def __init__(self, voice: Callable[[str, Warm], Voice]) -> None:
        self._voice = voice
        self._feeds: dict[tuple[int, str], SharedFeed] = {}
        self._gaze = Gaze()

    def __iter__(self) -> Iterator[SharedFeed]:
        return iter(self._feeds.values())

    def glance(self, warm: Warm, *, checked: bool = False) -> Glance:
        """The game as it stands now, with what has changed since the last glance."""
        return self._gaze.glance(warm.playing, checked=checked)

    def of(self, reader: Reader, warm: Warm) -> SharedFeed:
        """The feed that a reader shares."""
        self.give_up_resting()
        if reader.feed is None:
            key = (reader.seat, reader.lang)
            feed = self._feeds.get(key)
            if feed is None:
                feed = self._feeds[key] = SharedFeed(reader.seat, self._voice(reader.lang, warm))
                feed.push(warm, self.glance(warm))
            feed.readers.add(reader)
            reader.feed = feed
        return reader.feed

    def take_out(self, reader: Reader) -> None:
        """From now on the reader has no feed."""
        feed, reader.feed = reader.feed, None
        if feed is not None:
            feed.readers.discard(reader)
            if not feed.readers:
                del self._feeds[feed.seat, feed.voice.lang]

    def rest(self, warm: Warm) -> None:
        """Tell what may not have been told, and keep only how far everybody is: the game falls asleep."""
        self.give_up_resting()
        glance = self.glance(warm)
        for feed in self:
            feed.push(warm, glance)
            feed.rest()
        self._gaze = Gaze()

    def wake(self, warm: Warm) -> None:
        """Make again what everybody sees, before anything is done to the game."""
        glance = self.glance(warm)
        for feed in self:
            feed.wake(glance)

    def give_up_resting(self) -> None:
        """Whoever followed a game that was forgotten while it slept is to be shown everything anew."""
        for feed in [feed for feed in self if feed.rests]:
            for reader in list(feed.readers):
                self.take_out(reader)
