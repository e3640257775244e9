"""A table: a game with its history, so that people can take back what nobody has learned from."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any, Generic, NamedTuple

import msgspec

from asztal.kernel.ask import Option, Reason
from asztal.kernel.chance import Chance, Refusing, Seeded
from asztal.kernel.data import hints
from asztal.kernel.events import Event
from asztal.kernel.frame import Frame, Stack
from asztal.kernel.game import Game, Refused, S
from asztal.kernel.kept import Block
from asztal.kernel.state import State
from asztal.kernel.title import Title
from asztal.kernel.together import fork_numbered, fork_of
from asztal.kernel.zones import EVERYONE, bit

OWN = {"players", "stack"}  # what a state has for each seat apart
READY = 1  # the latest choices, whose states are kept as they were: that of the last may be asked for at once


class SeatPart(NamedTuple):
    """What a seat has for itself while seats act together."""

    seat: int
    fork: int
    player: Any
    stack: Stack

    @classmethod
    def of(cls, state: State, seat: int, fork: int) -> "SeatPart":
        """The seat's part of a state."""
        return cls(seat, fork, state.players[seat], _kids(state, fork)[1][seat])

    def put_into(self, state: State) -> Frame:
        """Make it the seat's part of another state; gives the frame in which seats act together there."""
        frame, kids = _kids(state, self.fork)
        state.players[self.seat] = self.player.clone()
        kids[self.seat] = [each.clone() for each in self.stack]
        return frame


def _kids(state: State, fork: int) -> tuple[Frame, list[Stack]]:
    frame = fork_numbered(state.stack, fork)
    assert frame is not None
    assert frame.kids is not None
    return frame, frame.kids


@dataclass(slots=True, eq=False)
class Moment(Generic[S]):
    """A choice that was made: by whom, from which state (in a block or not), whether it can be taken back alone."""

    seat: int
    option: str
    state: S | Block
    fork: int = 0  # which `Together` it was made in, 0 for none
    learned: int = 0  # the seats that learned something through it
    stands: bool = False  # it cannot be taken back alone
    fixes: tuple["Moment[S]", ...] = ()  # what stands because of it
    told: int = 0  # the events before it
    entry: int = 0  # the number of its line among the entries, from 1
    parts: tuple[SeatPart, ...] = ()  # as without what was taken back since
    place: int = 0  # of the state in its block


class TookBack(Event, frozen=True):
    """A seat took back its last choice."""

    seat: int


class WentBack(Event, frozen=True):
    """The table agreed to go back to when so many choices had been made."""

    choices: int


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of a record: a choice, an undo, or a rewind to an earlier number of choices."""

    kind: str  # "choice", "undo" or "rewind"
    seat: int
    text: str = ""


class Table(Generic[S]):
    """A game in progress with everything that has been done at it, undo and rewind included."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.moments: list[Moment[S]] = []
        self.entries: list[Entry] = []
        self.ends = [len(game.events or ())]  # how many events there were at first, and after each entry
        self.acts = Counter[int]()  # how many entries each seat has made; -1 stands for the whole table
        self._block = Block()  # where the next state is kept

    @classmethod
    def new(
        cls, title: Title[S], seats: int, variant: Mapping[str, str] | None = None, chance: Chance | None = None
    ) -> "Table[S]":
        """A table for a new game."""
        return cls(title.new(seats, variant, chance or Seeded(0)))

    def __repr__(self) -> str:
        return f"<{len(self.moments)} choices: {self.game!r}>"

    def apply(self, seat: int, option: Option | str) -> None:
        """Carry out a choice and remember it; raises `Refused` unless it is listed."""
        game, option = self.game, Option.of(option)
        reason = game.why_not(seat, option)
        if reason is not None:
            raise Refused(reason)
        told = len(game.events or ())
        chosen = str(option)
        moment = Moment(seat, chosen, game.state.clone(), fork_of(game.state.stack, seat), told=told)
        moment.entry = len(self.entries) + 1
        game.learned = 0
        game.apply_unchecked(seat, option)
        moment.learned = game.learned
        moment.stands = bool(game.learned) or (bool(moment.fork) and self._reaches_others(moment))
        self.moments.append(moment)
        self._enter(Entry("choice", seat, chosen))
        if len(self.moments) > READY:
            self._pack(self.moments[-1 - READY])

    def _pack(self, moment: Moment[S]) -> None:
        state = moment.state
        if isinstance(state, Block):
            return
        if self._block.full:
            self._block = Block()
        moment.state, moment.place = self._block, self._block.add(state.to_data())

    def pack(self) -> None:
        """Pack every state that can be gone back to, without what was taken back since."""
        for moment in self.moments:
            if moment.parts:
                moment.state, moment.parts = self.before(moment), ()
            self._pack(moment)
        self._block.close()

    def heard(self, seat: int, since: int = 0) -> list[list[Event]]:
        """What a seat was told after the first so many events of the table, move by move; the set-up is the first."""
        events, mask = self.game.events or [], bit(seat)
        first = bisect_right(self.ends, since)
        bounds = [since, *self.ends[first:], len(events)]
        moves = ([event for seats, event in events[start:end] if seats & mask] for start, end in pairwise(bounds))
        return [move for move in moves if move]

    def _enter(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.ends.append(len(self.game.events or ()))
        self.acts[entry.seat] += 1

    def before(self, moment: Moment[S]) -> S:
        """The state from which a choice was made, without what was taken back since."""
        state = moment.state
        if isinstance(state, Block):
            state = self.game.title.load(state.get(moment.place))
        for part in moment.parts:
            part.put_into(state)
        return state

    def copy_before(self) -> S | None:
        """The state before the last entry, where that was a choice and its copy is not packed."""
        if not self.entries or self.entries[-1].kind != "choice":
            return None
        state = self.moments[-1].state
        return None if isinstance(state, Block) else state

    def _reaches_others(self, moment: Moment[S]) -> bool:
        """Whether a choice made together with others ended that, or changed anything but the seat's own part."""
        now = self.game.state
        if fork_numbered(now.stack, moment.fork) is None:
            return True
        touched, before = False, self.before(moment)
        for other, (then, player) in enumerate(zip(before.players, now.players, strict=True)):
            if other != moment.seat and then != player:
                touched = True
                # Going back would undo what this seat did to it.
                fixes = [earlier for earlier in self.moments if earlier.seat == other and not earlier.stands]
                moment.fixes = (*moment.fixes, *fixes)
        for earlier in moment.fixes:
            earlier.stands = True
        return touched or any(
            getattr(before, name) != getattr(now, name) for name in hints(type(now)) if name not in OWN
        )

    def withdraw(self) -> None:
        """As if the last choice had never been made: for a caller that could not store it and told nobody."""
        moment, game = self.moments.pop(), self.game
        self.acts[self.entries.pop().seat] -= 1
        self.ends.pop()
        for earlier in moment.fixes:
            earlier.stands = False
        if game.events is not None:
            del game.events[moment.told :]
        game.state = self.before(moment)
        game.settle()

    def stood(self, moment: Moment[S]) -> Game[S]:
        """The game as it stood before a choice, to look at."""
        game = Game(self.game.title, self.before(moment).clone(), Refusing(), tells=False)
        game.settle()
        return game

    # --- undo ---------------------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> list[Moment[S]]:
        """The last choices that the seat may take back alone, one after the other: the newest first.

        Those made before a `Together` are not listed with those made in it: that would tell who else has acted there.
        """
        found: list[Moment[S]] = []
        alone = True  # nobody else has chosen since
        for moment in reversed(self.moments):
            if moment.seat != seat:
                alone = False
                continue
            if found:
                late = moment.fork != found[-1].fork
            else:
                late = bool(moment.fork) and fork_numbered(self.game.state.stack, moment.fork) is None
            if moment.stands or late or not (moment.fork or alone):
                break
            found.append(moment)
        return found

    def why_not_undo(self, seat: int, choices: int = 1) -> Reason | None:
        """None when the seat may take back alone its last choices, so many of them."""
        ready = len(self.undoable(seat))
        if 0 < choices <= ready:
            return None
        own = (moment for moment in reversed(self.moments) if moment.seat == seat)
        first = next(islice(own, ready, None), None) if choices > 0 else None  # the first that stands
        if first is None:
            return Reason("nothing-to-undo")
        return Reason("undo-learned") if first.stands else Reason("undo-too-late")

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice; while seats act together, only that seat's part and stack go back."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise Refused(reason)
        number, moment = self._last(seat)
        state, before = self.game.state, self.before(moment)
        if moment.fork:
            part = SeatPart.of(before, seat, moment.fork)
            fork = part.put_into(state)
            for later in self.moments[number + 1 :]:  # others chose meanwhile: going back to then brings nothing back
                others = (other for other in later.parts if other[:2] != (seat, moment.fork))
                later.parts = (*others, part)
            # How far a sealed choice had come is nobody else's business, nor that a part of it was taken back.
            sealed = self.game.title.book[fork.at].sealed
            self.game.whisper(bit(seat) if sealed else EVERYONE, TookBack, seat)
        else:
            self.game.state = before.clone()
            self.game.state.rewinds = state.rewinds  # what the table once drew again, it does not draw as before
            self.game.tell(TookBack, seat)
        del self.moments[number]
        self._enter(Entry("undo", seat))
        self.game.settle()

    def _last(self, seat: int) -> tuple[int, Moment[S]]:
        return max((number, moment) for number, moment in enumerate(self.moments) if moment.seat == seat)

    def concerned(self, to: int) -> set[int]:
        """The seats that must agree before the table goes back to when `to` choices had been made."""
        gone = self.moments[to:]
        seats = {moment.seat for moment in gone}
        return seats | {seat for seat in self.game.seats() for moment in gone if moment.learned & bit(seat)}

    def rewind(self, to: int, agreed: Collection[int]) -> None:
        """Go back by consent, past draws too; what is drawn afterwards differs from what was seen."""
        if not 0 <= to < len(self.moments):
            raise Refused(Reason("nothing-to-undo"))
        if not self.concerned(to) <= set(agreed):
            raise Refused(Reason("consent-missing"))
        moment = self.moments[to]
        rewinds = self.game.state.rewinds
        self.game.state = self.before(moment).clone()
        self.game.state.rewinds = rewinds + 1
        self.game.tell(WentBack, to)
        del self.moments[to:]
        self._enter(Entry("rewind", -1, str(to)))
        self.game.settle()
