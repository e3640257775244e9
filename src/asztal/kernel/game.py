"""A running game: the interpreter of frames, the one way to make a choice, and the copies that search uses."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, ParamSpec, TypeVar

from asztal.kernel.ask import Decision, Id, Option, Reason
from asztal.kernel.chance import Chance
from asztal.kernel.effect import AGAIN, Fork
from asztal.kernel.events import Event
from asztal.kernel.frame import Frame, Stack, queued
from asztal.kernel.state import State
from asztal.kernel.together import Path, comes_first, open_stacks, sealed_at, stack_at
from asztal.kernel.zones import EVERYONE

if TYPE_CHECKING:
    from asztal.kernel.title import Title

S = TypeVar("S", bound=State)
P = ParamSpec("P")
BUDGET = 10_000  # steps of the interpreter per choice; a choice in a heavy game takes some dozens


class Refused(Exception):
    """The option is not legal; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {reason.clause}".strip())
        self.reason = reason


class DeadEnd(Exception):
    """An effect asks and has no option to offer: a bug in a game's rules, or a look-ahead that leads nowhere."""


class BudgetExceeded(Exception):
    """The rules went on without asking for longer than any real turn does."""


class Happening(NamedTuple):
    """Something that cards may react to: what, by whom, and about which things."""

    what: str
    seat: int
    about: tuple[Id, ...]


class Game(Generic[S]):
    """One table's game. Read `decisions`, call `apply`; everything else is for the verbs and for copies.

    `events` is None in copies for search, which tell nobody; `learned` is the mask of the seats that learned something
    since it was last cleared; both never influence the rules.
    """

    __slots__ = (
        "_behind",
        "_budget",
        "_moved",
        "_paths",
        "chance",
        "decisions",
        "events",
        "happened",
        "learned",
        "stack",
        "state",
        "title",
    )

    def __init__(self, title: "Title[S]", state: S, chance: Chance, *, tells: bool = True) -> None:
        self.title = title
        self.state = state
        self.chance = chance
        self.events: list[tuple[int, Event]] | None = [] if tells else None
        self.decisions: dict[int, Decision] = {}
        self.happened: list[Happening] = []
        self.learned = 0
        self.stack: Stack = state.stack
        self._paths: dict[int, Path] = {}  # in whose stacks a seat's pending decision lies
        self._behind = False  # a question waits behind another one to the same seat
        self._moved = False  # a stack went on by itself, beyond the question where it stood
        self._budget = BUDGET

    def __repr__(self) -> str:
        asked = [f"seat {seat} {one.ask} ({len(one.options)})" for seat, one in self.decisions.items()]
        return f"<{self.title.name}, {self.state.seats} seats: {', '.join(asked) or 'over'}>"

    def clone(self, chance: Chance, *, tells: bool = False) -> "Game[S]":
        """A copy for search, with a chance of its own; unless it `tells`, nobody hears what happens in it."""
        new: Game[S] = Game.__new__(Game)
        new.title = self.title
        new.state = new_state = self.state.clone()
        new.chance = chance
        new.events = [] if tells else None
        new.decisions = self.decisions.copy()
        new.happened = []
        new.learned = 0
        new.stack = new_state.stack
        new._paths = self._paths.copy()
        new._behind = self._behind
        new._moved = False
        new._budget = BUDGET
        return new

    # --- the way in ---------------------------------------------------------------------------------------------

    def apply(self, seat: int, option: Option | str) -> None:
        """Carry out a choice, which may be given as text; raises `Refused` with the reason unless it is listed."""
        option = Option.of(option)
        reason = self.why_not(seat, option)
        if reason is not None:
            raise Refused(reason)
        self.apply_unchecked(seat, option)

    def apply_unchecked(self, seat: int, option: Option) -> None:
        """Carry out a choice that is known to be listed, as search does."""
        path = self._paths.pop(seat)
        del self.decisions[seat]
        stack = stack_at(self.state.stack, path) if path else self.state.stack
        frame = stack[-1]
        self.stack = stack
        self._budget = BUDGET
        forks = self.state.forks
        together = bool(path) and not sealed_at(self.title.book, self.state.stack, path)
        shared = self.title.shared(self.state) if together else None
        called = self.title.book[frame.at].answer(self, frame, option)
        if called is None:
            stack.pop()
        elif called is not AGAIN:
            stack.append(called)
        if self.happened:
            self._call_triggered(stack)
        self._run(path, stack)
        if self._behind:
            self.settle()
        elif self.state.forks != forks:
            self._ask_again()
        elif together:
            self._ask_again(seat, same=shared is not None and self.title.shared(self.state) == shared)

    def why_not(self, seat: int, option: Option | str) -> Reason | None:
        """None when the seat may choose this now; otherwise the reason with its rule clause."""
        option, decision = Option.of(option), self.decisions.get(seat)
        if decision is None:
            return Reason("game-over") if not self.decisions else Reason("not-your-turn")
        if option in decision.options:
            return None
        self.stack = stack_at(self.state.stack, self._paths[seat])  # where the reason may look up values
        frame = self.stack[-1]
        effect = self.title.book[frame.at]
        if self.title.bars:
            asked = effect.enter(self, frame)  # it asks what it would, and changes nothing
            assert type(asked) is Decision
            barred = self.title.barred(self, asked).get(option) if option in asked.options else None
            if barred is not None:
                return barred
        return effect.why_not(self, frame, option)

    def offered(self, asked: Decision) -> list[Option]:
        """What an effect that asks may offer: its options without those that a rule above it takes away."""
        if not self.title.bars or len(asked.options) == 1:
            return asked.options
        barred = self.title.barred(self, asked)
        return [option for option in asked.options if option not in barred] if barred else asked.options

    def ask(self, decision: Decision, path: Path) -> None:
        """Stand at a question that is known from elsewhere, in the stack where it lies."""
        self.decisions[decision.seat] = decision
        self._paths[decision.seat] = path
        self.stack = stack_at(self.state.stack, path)

    def path_of(self, seat: int) -> Path:
        """In whose stacks, from the outside in, the seat's pending decision lies; empty outside any `Together`."""
        return self._paths[seat]

    def secret_of(self, seat: int) -> int:
        """The number of the sealed `Together` in which the seat's pending decision lies; 0 when all may see it."""
        return sealed_at(self.title.book, self.state.stack, self._paths[seat])

    def _ask_again(self, mover: int | None = None, *, same: bool = False) -> None:
        """Derive the other seats' decisions anew, until none changes: what one took, the others can no longer take.

        Where all that they depend on is the `same`, they only come after the mover's, as they do when derived anew.
        """
        seats = [seat for seat in self.decisions if seat != mover]
        if same:
            for seat in seats:
                self.decisions[seat] = self.decisions.pop(seat)
            return
        while seats and self._paths[seats[0]] and not self.secret_of(seats[0]):
            self._moved = False
            for seat in seats:
                if seat in self._paths:
                    path = self._paths.pop(seat)
                    del self.decisions[seat]
                    self._run(path, stack_at(self.state.stack, path))
            seats = list(self.decisions) if self._moved else []

    def settle(self) -> None:
        """Derive the decisions from the state alone, as after loading it."""
        self._derive()
        while self._behind and self._moved:  # what went on by itself may matter to a question that waits
            self._derive()
        if not self._behind:
            self._ask_again()

    def _derive(self) -> None:
        self.decisions.clear()
        self._paths.clear()
        self._behind = self._moved = False
        self._budget = BUDGET
        for path, stack in open_stacks(self.state.stack):
            self._run(path, stack)

    # --- the interpreter ----------------------------------------------------------------------------------------

    def _run(self, path: Path, stack: Stack) -> None:
        """Go on in one stack, and in those below it when it runs empty."""
        while self._advance(path, stack) and path:
            path = path[:-1]
            stack = stack_at(self.state.stack, path)
            frame = stack[-1]
            assert frame.kids is not None
            if any(frame.kids):
                return
            frame.kids = None

    def _advance(self, path: Path, stack: Stack) -> bool:
        """Enter what is on top until the stack is empty (True) or waits for a seat (False)."""
        book = self.title.book
        self.stack = stack
        spent = 0
        for step in range(self._budget):
            if not stack:
                self._moved = True
                return True
            frame = stack[-1]
            effect = book[frame.at]
            result = effect.enter(self, frame)
            if type(result) is Decision:
                result.options = options = self.offered(result)
                if len(options) != 1 or result.always:
                    if not options:
                        raise DeadEnd(frame.at)
                    if step:
                        self._moved = True
                    if result.seat in self._paths:
                        self._ask_behind(path, result)
                    else:
                        self.decisions[result.seat] = result
                        self._paths[result.seat] = path
                    return False
                result = effect.answer(self, frame, options[0])
            if result is None:
                stack.pop()
            elif type(result) is Frame:
                stack.append(result)
            elif type(result) is Fork:
                self._budget -= step - spent
                spent = step
                if not self._fork(path, frame, result):
                    return False
                self.stack = stack
            if self.happened:
                self._call_triggered(stack)
        raise BudgetExceeded(" > ".join(frame.at for frame in stack))

    def _ask_behind(self, path: Path, decision: Decision) -> None:
        """A seat is asked twice: one of the questions waits behind the other."""
        self._behind = True
        if comes_first(decision.seat, path, self._paths[decision.seat]):
            self.decisions[decision.seat] = decision
            self._paths[decision.seat] = path

    def _fork(self, path: Path, frame: Frame, fork: Fork) -> bool:
        """Start the seats' stacks; True when all are done at once."""
        self.state.forks += 1
        frame.set("_fork", self.state.forks)
        kids: list[Stack] = [[] for _ in range(self.state.seats)]
        frame.kids = kids
        for call in fork.frames:
            kids[call.seat].append(call)
        done = [self._advance((*path, call.seat), kids[call.seat]) for call in fork.frames]
        if all(done):
            frame.kids = None
        return all(done)

    def _call_triggered(self, stack: Stack) -> None:
        happened, self.happened = self.happened, []
        calls = [call for happening in happened for call in self.title.triggers(self, happening)]
        if len(calls) == 1:
            stack.append(calls[0])
        elif calls:
            stack.append(queued(calls))

    # --- for the verbs ------------------------------------------------------------------------------------------

    def tell(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """An event that everybody may know."""
        if self.events is not None:
            self.events.append((EVERYONE, kind(*args, **kwargs)))

    def whisper(self, seats: int, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """An event for the seats of a mask only."""
        if self.events is not None:
            self.events.append((seats, kind(*args, **kwargs)))

    def happen(self, what: str, seat: int, *about: Id) -> None:
        """Something that cards may react to; what it triggers runs before the verb goes on."""
        if what in self.title.listens:
            self.happened.append(Happening(what, seat, about))

    def get(self, name: str) -> Any:
        """The value that an earlier step kept under this name."""
        for frame in reversed(self.stack):
            if frame.vars is not None and name in frame.vars:
                return frame.vars[name]
        raise KeyError(name)

    def keep(self, name: str, value: Any) -> None:
        """Keep a public value for the later steps of the `Seq` that this step is in."""
        book = self.title.book
        scope = self.stack[0]
        for frame in reversed(self.stack):
            if book[frame.at].keeps_values:
                scope = frame
                break
        scope.set(name, value)

    def visible(self, frame: Frame) -> dict[str, Any] | None:
        """All values that steps below `frame` would see, to hand on to a new stack."""
        found: dict[str, Any] = {}
        for below in self.stack:
            if below.vars:
                found.update({k: v for k, v in below.vars.items() if not k.startswith("_")})
            if below is frame:
                break
        return found or None

    @property
    def over(self) -> bool:
        """True when nobody has anything left to decide."""
        return not self.decisions

    def seats(self) -> Sequence[int]:
        """The numbers of the seats."""
        return range(self.state.seats)
