"""A table: a game with its history, so that people can take back what nobody has learned from."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Generic

import msgspec

from asztal.kernel.ask import Option, Reason
from asztal.kernel.chance import Chance, Seeded
from asztal.kernel.data import hints, once
from asztal.kernel.events import Event
from asztal.kernel.frame import Frame, Stack, open_forks
from asztal.kernel.game import Game, Refused, S
from asztal.kernel.patch import Patch, diff
from asztal.kernel.title import Title
from asztal.kernel.view import Observation, observe
from asztal.kernel.zones import EVERYONE, bit

OWN = {"players", "stack"}  # what a state has for each seat apart


@dataclass(slots=True, eq=False)
class Moment(Generic[S]):
    """A choice that was made: by whom, from which state, and whether it can be taken back alone."""

    seat: int
    option: str
    before: S
    fork: int = 0  # which `Together` it was made in, 0 for none
    learned: int = 0  # the seats that learned something through it
    barred: bool = False
    bars: list["Moment[S]"] = field(default_factory=list)  # what cannot be taken back because of it
    told: int = 0  # the events before it


class TookBack(Event, frozen=True, tag="took-back"):
    """A seat took back its last choice."""

    seat: int


class WentBack(Event, frozen=True, tag="went-back"):
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

    @classmethod
    def new(
        cls, title: Title[S], seats: int, variant: Mapping[str, str] | None = None, chance: Chance | None = None
    ) -> "Table[S]":
        """A table for a new game."""
        return cls(title.new(seats, variant, chance or Seeded(0)))

    def apply(self, seat: int, option: Option) -> None:
        """Carry out a choice and remember it; raises `Refused` unless it is listed."""
        game = self.game
        reason = game.why_not(seat, option)
        if reason is not None:
            raise Refused(reason)
        told = len(game.events or ())
        moment = Moment(seat, str(option), game.state.clone(), _fork_of(game.state.stack, seat), told=told)
        game.learned = 0
        game.apply_unchecked(seat, option)
        moment.learned = game.learned
        moment.barred = bool(game.learned) or (bool(moment.fork) and self._reaches_others(moment))
        self.moments.append(moment)
        self.entries.append(Entry("choice", seat, str(option)))

    def _reaches_others(self, moment: Moment[S]) -> bool:
        """Whether a choice made together with others ended that, or changed anything but the seat's own part."""
        now = self.game.state
        if not _is_open(now.stack, moment.fork):
            return True
        touched = False
        for other, (then, player) in enumerate(zip(moment.before.players, now.players, strict=True)):
            if other != moment.seat and then != player:
                touched = True
                # Going back would undo what this seat did to it.
                moment.bars += [earlier for earlier in self.moments if earlier.seat == other and not earlier.barred]
        for earlier in moment.bars:
            earlier.barred = True
        before = moment.before
        return touched or any(
            getattr(before, name) != getattr(now, name) for name in hints(type(now)) if name not in OWN
        )

    def withdraw(self) -> None:
        """As if the last choice had never been made: for a caller that could not store it and told nobody."""
        moment, game = self.moments.pop(), self.game
        self.entries.pop()
        for earlier in moment.bars:
            earlier.barred = False
        if game.events is not None:
            del game.events[moment.told :]
        game.state = moment.before
        game.settle()

    # --- undo ---------------------------------------------------------------------------------------------------

    def why_not_undo(self, seat: int) -> Reason | None:
        """None when the seat may take back its last choice alone."""
        moment = self._last(seat)
        if moment is None:
            return Reason("nothing-to-undo")
        if moment.barred:
            return Reason("undo-learned")
        if moment.fork:
            return None if _is_open(self.game.state.stack, moment.fork) else Reason("undo-too-late")
        return None if moment is self.moments[-1] else Reason("undo-too-late")

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice; while seats act together, only that seat's part and stack go back."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise Refused(reason)
        moment = self._last(seat)
        assert moment is not None
        state = self.game.state
        if moment.fork:
            state.players[seat] = moment.before.players[seat].clone()
            now, then = _frame_of(state.stack, moment.fork), _frame_of(moment.before.stack, moment.fork)
            assert now is not None
            assert now.kids is not None
            assert then is not None
            assert then.kids is not None
            now.kids[seat] = [frame.clone() for frame in then.kids[seat]]
            # How far a sealed choice had come is nobody else's business, nor that a part of it was taken back.
            sealed = getattr(self.game.title.book[now.at], "sealed", False)
            self.game.whisper(bit(seat) if sealed else EVERYONE, TookBack, seat)
        else:
            self.game.state = moment.before.clone()
            self.game.state.rewinds = state.rewinds  # what the table once drew again, it does not draw as before
            self.game.tell(TookBack, seat)
        self.moments.remove(moment)
        self.entries.append(Entry("undo", seat))
        self.game.settle()

    def _last(self, seat: int) -> Moment[S] | None:
        return next((moment for moment in reversed(self.moments) if moment.seat == seat), None)

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
        self.game.state = moment.before.clone()
        self.game.state.rewinds = rewinds + 1
        self.game.tell(WentBack, to)
        del self.moments[to:]
        self.entries.append(Entry("rewind", -1, str(to)))
        self.game.settle()


def _frame_of(stack: Stack, fork: int) -> Frame | None:
    return next((frame for frame in open_forks(stack) if frame.vars and frame.vars["_fork"] == fork), None)


def _is_open(stack: Stack, fork: int) -> bool:
    return _frame_of(stack, fork) is not None


def _fork_of(stack: Stack, seat: int) -> int:
    """The innermost `Together` in which the seat has a stack of its own."""
    inside = (frame for frame in open_forks(stack) if frame.kids and frame.kids[seat])
    return max((frame.vars["_fork"] for frame in inside if frame.vars), default=0)


class Update(msgspec.Struct, frozen=True):
    """What a seat's client needs to go from one version of its view to the next."""

    version: int
    patch: Patch
    events: list[Event]


@once
def _getters(view: type[Any]) -> list[tuple[str, Callable[[Observation[Any]], Any]]]:
    """The parts of an observation that are compared each: where they are in its JSON, and how to get them."""
    outer = [name for name in Observation.__struct_fields__ if name != "view"]
    inner = zip(view.__struct_encode_fields__, view.__struct_fields__, strict=True)
    return [
        *[(f"/{name}", attrgetter(name)) for name in outer],
        *[(f"/view/{written}", attrgetter(f"view.{name}")) for written, name in inner],
    ]


_encode = msgspec.json.Encoder(order="deterministic").encode
SMALL = 400  # bytes; a part of this size is replaced as a whole, which is as short as telling what is new in it


class Feed:
    """One reader's line to a table. Versions and events count per reader, so they tell nothing of the others."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.version = 0
        self.seen: Observation[Any] | None = None
        self._encoded: dict[str, bytes] = {}
        self._plain: dict[str, Any] = {}
        self._told = 0

    @property
    def shown(self) -> dict[str, Any]:
        """The whole view at this version; its parts are encoded already."""
        shown: dict[str, Any] = {"view": {}}
        for path, data in self._encoded.items():
            inner = path.startswith("/view/")
            (shown["view"] if inner else shown)[path.rpartition("/")[2]] = msgspec.Raw(data)
        return shown

    def update(self, game: Game[Any]) -> Update | None:
        """What is new for this reader since the last call; None when nothing is."""
        patch = self._observe(game)
        all_events, mask = game.events or [], bit(self.seat)
        events = [event for seats, event in all_events[self._told :] if seats & mask]
        self._told = len(all_events)
        if not patch and not events:
            return None
        self.version += 1
        return Update(self.version, patch, events)

    def _observe(self, game: Game[Any]) -> Patch:
        """Most parts are the same as before, and comparing what they are encoded to is quick."""
        self.seen = seen = observe(game, self.seat)
        patch: Patch = []
        first = not self._encoded
        for path, get in _getters(type(seen.view)):
            part = get(seen)
            data = _encode(part)
            if first or data != self._encoded[path]:
                plain = msgspec.to_builtins(part)
                if len(data) < SMALL:
                    patch.append({"op": "replace", "path": path, "value": plain})
                elif not first:
                    patch += diff(self._plain[path], plain, path)
                self._encoded[path], self._plain[path] = data, plain
        return diff(None, msgspec.to_builtins(seen)) if first else patch
