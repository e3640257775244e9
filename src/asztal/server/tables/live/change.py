"""One change of a table while it is being made: what is done to the game, logged, proposed, and left on the clocks."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import msgspec

from asztal.kernel.record import fingerprint, sorted_bytes
from asztal.kernel.table import Entry
from asztal.kernel.zones import bit
from asztal.server.clocks.clock import Clock, difference, moved, new_clock, renewed, restored, taken_back, to_ms
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.stored.codec import packed
from asztal.server.tables.stored.table import Proposal


@dataclass(slots=True)
class Change:
    """What somebody does to a table; nothing is written unless `made` is set.

    `at` is when, read once so that the log and the clocks agree.
    """

    warm: Warm
    at: datetime
    asked: set[int]  # the seats that were asked something before
    status: str
    said: int  # lines of chat
    story: int  # lines of the story
    proposal: Proposal | None
    before: bytes | None  # what the first action is packed against
    events_before: int  # before the next action
    clock: Clock | None  # what the seats have left
    made: bool = False
    seated: bool = False  # the seats are to be read again
    moved: set[int] = field(default_factory=set)  # the seats whose question is a new one
    logged: list[dict[str, Any]] = field(default_factory=list)
    state: bytes = b""
    request: str = ""  # its name in the log
    how: str = "played"  # how the table ends, if it does
    held: bool = False  # a seat's held choice is another than before; nobody else is told
    back: bool = False  # something was taken back: what other seats held there is not to be held again
    calls: bool = False  # somebody who may not be there is to be told soon
    first_bot: int | None = None  # of the bots that were asked before

    @classmethod
    def of(cls, warm: Warm, now: datetime) -> "Change":
        """A change that has changed nothing yet; its time is never before the last change, whatever our clock says."""
        row = warm.stored.row
        asked = set(warm.game.decisions) if warm.table is not None else set()
        events_before = len(warm.game.events or ()) if warm.table is not None else 0
        proposal = warm.stored.proposal
        if warm.base is not None and proposal is not None and proposal.kind == "back":
            proposal = None  # from there nobody can go back to what was proposed
        at, clock = max(now, row.changed), warm.stored.clock
        made = cls(warm, at, asked, row.status, row.said, row.story, proposal, warm.before, events_before, clock)
        made.first_bot = warm.stored.first_bot(made.waiting())
        return made

    def log(self, again: str = "", *, by_bot: bool = False, in_mind: bytes | None = None) -> None:
        """Log what was just done to the game as the next action; `again` tells apart several of one request.

        `in_mind` is what a bot keeps for its next choice.
        """
        warm, game = self.warm, self.warm.game
        entry, data, events = warm.playing.entries[-1], game.state.to_data(), game.events or []
        self.state, state = sorted_bytes(data), msgspec.json.encode(data)
        after = packed(game, state, events[self.events_before :], entry.seat, warm.before)
        secret = self._secret(entry)
        if not secret and not self._by_bot_beside_proposal(by_bot):
            self.proposal = None
        warm.before, self.events_before = state, len(events)
        warm.seq += 1
        self.made = True
        self.back |= entry.kind != "choice" and not secret
        self.moved |= {entry.seat} if entry.kind == "choice" else set(game.seats())
        self.status = "over" if game.over else "playing"
        clock = self.clock
        self.tick(entry)
        warm.clocks.append(difference(clock, self.clock) if clock and self.clock else None)
        self.logged.append(
            {
                "id": warm.id,
                "action": warm.seq,
                "seat": entry.seat,
                "kind": entry.kind,
                "text": entry.text,
                "request_id": self.request + again,
                "state_hash": fingerprint(self.state),
                "rules": warm.title.rules_version,
                "after": after,
                "by_bot": by_bot,
                "at": self.at,
                "clock_before": as_json(warm.clocks[-1]),
                "in_mind": in_mind,
            }
        )

    def tick(self, entry: Entry | None = None) -> None:
        """Move the clocks to now, after this entry of the log or without one; does nothing without a pace."""
        warm, pace = self.warm, self.warm.stored.pace
        if pace is None:
            return
        clock, at, counted = self.clock or new_clock(pace, warm.stored.row.seats), to_ms(self.at), warm.times.counted
        if entry is not None and entry.kind != "choice":
            choice = taken_back(warm.playing.entries)
            if choice is None:
                clock = renewed(clock, pace, warm.game.seats(), at, counted)
            else:
                clock = restored(clock, warm.clocks[choice])
        self.clock = moved(clock, pace, self.waiting(), at, counted)

    def _secret(self, entry: Entry) -> bool:
        """True for an entry that nobody else sees: in a sealed choice that the seat has not finished.

        A proposal outlasts it: if it vanished, everybody would know that somebody acted.
        """
        game, seat = self.warm.game, entry.seat
        within = seat in self.asked and seat in game.decisions and bool(game.secret_of(seat))
        return within and all(seats == bit(seat) for seats, _ in (game.events or [])[self.events_before :])

    def _by_bot_beside_proposal(self, by_bot: bool) -> bool:
        """True for a bot's choice that says nothing about what people are agreeing on.

        Going back is another matter: whoever agreed did not know what the bot would reveal.
        """
        going_back = self.proposal is not None and self.proposal.kind == "back"
        return by_bot and not going_back and not self.warm.game.over

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        return list(self.warm.game.decisions) if self.status == "playing" else []

    def due_bot(self) -> int | None:
        """The bot that has to answer next, unless its turn is in the queue already.

        Of several that are asked at once, the first answers first: which of them thinks faster decides nothing.
        """
        seat = self.warm.stored.first_bot(self.waiting())
        return None if seat == self.first_bot and seat not in self.moved else seat


def as_json(value: Any) -> str | None:
    """A value as JSON for a statement."""
    return None if value is None else msgspec.json.encode(value).decode()
