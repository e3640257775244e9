"""One connection, and the feed that it shares with all others of the same seat and language."""

import asyncio
from collections.abc import Iterator

from asztal.kernel import SPECTATOR, Event, Feed, Glance
from asztal.kernel.feed import FeedUpdate
from asztal.server.measured import CUTS, REFUSALS
from asztal.server.tables.live.access import Right
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.play.sentences import KeptQuestion, Voice
from asztal.server.wire.messages import Question, Refusal, Step, ToClient, Update, View, write

UNSENT = 200  # messages that may wait for a slow connection before it is closed
MUCH = 200_000  # bytes, or half of those messages, that wait for it before it is heard again
TOO_SLOW = 4408  # why it is closed: it does not read


class Reader:
    """One connection with the right that it has shown.

    `seat` is what the right gave when the room last asked: SPECTATOR for somebody who only watches. `visible` tells
    whether the page is in sight. `ended` is set when the connection is to be closed, with `code`.
    """

    def __init__(self, lang: str, right: Right = None) -> None:
        self.lang, self.right = lang, right
        self.seat, self.visible = SPECTATOR, True
        self.feed: SharedFeed | None = None  # one at the most
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(UNSENT)
        self.reads, self._unsent = asyncio.Event(), 0  # `reads`: little waits for the connection to read it
        self.reads.set()
        self.ended, self.code = asyncio.Event(), 0

    def send(self, message: ToClient) -> None:
        """Put a message into the outbox."""
        if isinstance(message, Refusal):
            REFUSALS.labels(message.key).inc()
        self.send_bytes(write(message))

    def send_bytes(self, data: bytes) -> None:
        """Put a message into the outbox that was encoded once for many readers."""
        try:
            self.outbox.put_nowait(data)
            self._count_unsent(len(data))
        except asyncio.QueueFull:
            if not self.ended.is_set():
                CUTS.inc()
            self.end(TOO_SLOW)

    def note_sent(self, data: bytes) -> None:
        """Note that a message of the outbox was sent."""
        self._count_unsent(-len(data))

    def _count_unsent(self, more: int) -> None:
        self._unsent += more
        if self._unsent > MUCH or self.outbox.qsize() > UNSENT // 2:
            self.reads.clear()
        else:
            self.reads.set()

    def end(self, code: int) -> None:
        """Close the connection soon, with this code."""
        self.code = self.code or code
        self.ended.set()


class SharedFeed:
    """The feed of all connections with the same seat and language, so that view and patch are made once."""

    def __init__(self, seat: int, voice: Voice) -> None:
        self.seat, self.voice = seat, voice
        self.feed = Feed(seat)
        self._asked: KeptQuestion | None = None
        self.readers: set[Reader] = set()
        self._far: tuple[int, int] | None = None  # while the game sleeps, how far its readers are

    @property
    def rests(self) -> bool:
        """True while only that is kept."""
        return self._far is not None

    def rest(self) -> None:
        """Keep only how far its readers are: what they see is what the game shows that falls asleep now."""
        self._far, self.feed = (self.feed.version, self.feed.told), Feed(self.seat)
        self._asked = None

    def wake(self, glance: Glance) -> None:
        """Make what its readers see again, from the game as it was when it fell asleep."""
        if self._far is not None:
            self.feed.update(glance)
            (self.feed.version, self.feed.told), self._far = self._far, None

    def push(self, warm: Warm, glance: Glance) -> None:
        """Send what is new to all its readers."""
        since = self.feed.told
        update = self.feed.update(glance)
        if update is None:
            warm.offer_again(self.seat)
        elif self.readers:
            if glance.checked and not self._holds(warm):
                glance.wrong.append((self.seat, "question"))
                self._asked = None
            data = write(self._update(warm, update, since))
            for reader in self.readers:
                reader.send_bytes(data)

    def _update(self, warm: Warm, update: FeedUpdate, since: int) -> Update:
        undo = self._undo(warm)  # before the next question, whose options are others
        return Update(
            update.version,
            update.patch,
            update.events,
            self.voice.log(warm.playing.heard(self.seat, since)),
            self._question(warm),
            *undo,
            self.voice.ending(warm.game),
        )

    def view(self, warm: Warm, first: int) -> View:
        """The whole view, with all events but the first `first`."""
        moves = warm.playing.heard(self.seat)
        events = [event for move in moves for event in move]
        first, undo = min(max(first, 0), len(events)), self._undo(warm)
        return View(
            None if self.seat == SPECTATOR else self.seat,
            self.feed.version,
            self.feed.shown,
            first,
            events[first:],
            self.voice.log(_after(moves, first)),
            self._question(warm),
            *undo,
            self.voice.ending(warm.game),
        )

    def _question(self, warm: Warm) -> Question | None:
        """What the seat is asked; None at a table that has ended, and in a world until all bots answered."""
        stored = warm.stored
        first = stored.row.world and stored.first_bot(warm.game.decisions) is not None
        if stored.row.status == "ended" or first:
            return None
        self._asked = self.voice.question(warm, self.feed.seen, self._asked)
        return None if self._asked is None else self._asked.question

    def _holds(self, warm: Warm) -> bool:
        """False when the question would be given again, and one made from nothing is another."""
        seen, known = self.feed.seen, self._asked
        name = warm.question(self.seat)
        if seen is None or known is None or not known.is_for(name, seen):
            return True
        return known.question == self.voice.asked(name, seen)

    def _undo(self, warm: Warm) -> tuple[bool, list[Step]]:
        """Whether the seat may take back its last choice alone, and which choices of its turn it may."""
        if self.seat == SPECTATOR or warm.game.over or warm.stored.row.status == "ended":
            return False, []
        steps = self.voice.steps(warm, self.seat)
        return bool(steps) or warm.playing.why_not_undo(self.seat) is None, steps


def _after(moves: list[list[Event]], first: int) -> Iterator[list[Event]]:
    """The moves without their first `first` events."""
    for move in moves:
        yield move[first:]
        first = max(0, first - len(move))
