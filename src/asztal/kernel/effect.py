"""The verbs of a rulebook: static effects that ask, call or are done. Only the interpreter touches the stack."""

import copy
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from asztal.kernel.ask import Decision, Id, Option, Reason
from asztal.kernel.frame import Frame

if TYPE_CHECKING:
    from asztal.kernel.game import Game

S = TypeVar("S", bound="Any")


class Signal(Enum):
    """What an effect returns besides a decision, a frame or None."""

    AGAIN = "again"  # one change is made, let its triggers run, then enter me again


AGAIN: Final = Signal.AGAIN


class Fork:
    """Start one stack per seat; the effect is entered again when all of them are empty."""

    __slots__ = ("frames",)

    def __init__(self, frames: Sequence[Frame]) -> None:
        self.frames = frames


Result: TypeAlias = Decision | Frame | Fork | Signal | None


class Effect(Generic[S]):
    """One verb. Static: all that changes is in the state and in the frame.

    `enter` returns a `Decision` (asks, having changed nothing), a `Frame` (calls another effect), `AGAIN` (made one
    change, wants to be entered again), or None (done). `answer` takes one of the options that `enter` listed.
    """

    at: str = ""
    keeps_values: bool = False  # True for effects whose steps share the values they keep
    commutes: bool = False  # True when it never matters in which order such effects run, as with plain gains
    sealed: bool = False  # True when seats act together in it and see of one another only who is ready
    hidden: bool = False  # True when the table does not see which of the options of one kind was chosen

    def can(self, g: "Game[S]", f: Frame) -> Reason | None:
        """None when the effect may begin; otherwise why not. Pure."""
        return None

    def idle(self, g: "Game[S]", f: Frame) -> bool:
        """True when the effect would begin and end without doing anything."""
        return False

    def enter(self, g: "Game[S]", f: Frame) -> Result:
        """Go on with the effect; see the class."""
        raise NotImplementedError

    def answer(self, g: "Game[S]", f: Frame, option: Option) -> Frame | Signal | None:
        """Carry out the chosen option."""
        raise NotImplementedError

    def candidates(self, g: "Game[S]", f: Frame) -> Sequence[Option]:
        """Everything that somebody might mean while this effect asks, allowed or not; `why_not` knows the reasons."""
        return ()

    def why_not(self, g: "Game[S]", f: Frame, option: Option) -> Reason:
        """Why an option is not listed while this effect asks."""
        return Reason("not-offered")

    def children(self) -> Mapping[str, "Effect[S]"]:
        """The effects inside this one, by the name of their step."""
        return {}

    def adopt(self, children: dict[str, "Effect[S]"]) -> None:
        """Take the children that were bound to their addresses."""


class Act(Effect[S]):
    """A verb that makes one change and never asks."""

    def do(self, g: "Game[S]", f: Frame) -> None:
        """Make the one change."""
        raise NotImplementedError

    def enter(self, g: "Game[S]", f: Frame) -> None:
        self.do(g, f)


class Do(Act[S]):
    """A plain function as a verb, for steps that are used once and have nothing to say about themselves."""

    def __init__(self, do: "Callable[[Game[S], Frame], object]") -> None:
        self.do = do  # type: ignore[assignment] # called as often as any verb, so without a step in between


class Call(Effect[S]):
    """A plain function that says which effect to call, once, as a verb; None when there is none to call.

    `step` names the step in stored positions; unless given, it is the address of what was called.
    """

    def __init__(self, call: "Callable[[Game[S], Frame], Frame | None]", step: str = "") -> None:
        self.call, self.step = call, step

    def enter(self, g: "Game[S]", f: Frame) -> Frame | None:
        if f.step:
            return None
        called = self.call(g, f)
        if called is not None:
            f.step = self.step or called.at
        return called


class Pick(Effect[S]):
    """A verb that lets the seat pick one of some candidates; the reasons against a candidate live in one place.

    Subclasses give `candidates` (all that a person might point at), `why` (None when legal) and `take`. Where the legal
    options are known at once, `legal` lists them.
    """

    ask: str = "pick"
    always: bool = False

    def candidates(self, g: "Game[S]", f: Frame) -> Sequence[Option]:
        """Everything that might be meant."""
        raise NotImplementedError

    def why(self, g: "Game[S]", f: Frame, option: Option) -> Reason | None:
        """None when the candidate is legal; otherwise why not."""
        return None

    def take(self, g: "Game[S]", f: Frame, option: Option) -> Frame | Signal | None:
        """Carry out the pick."""
        raise NotImplementedError

    def over(self, g: "Game[S]", f: Frame) -> bool:
        """True when there is nothing to pick, or nothing any more."""
        return False

    def legal(self, g: "Game[S]", f: Frame) -> list[Option]:
        """What can be picked: the candidates that nothing speaks against."""
        return [option for option in self.candidates(g, f) if self.why(g, f, option) is None]

    def enter(self, g: "Game[S]", f: Frame) -> Result:
        if f.step or self.over(g, f):  # a step: the effect that the pick called is finished
            return None
        return Decision(f.seat, self.ask, self.legal(g, f), self.always)

    def answer(self, g: "Game[S]", f: Frame, option: Option) -> Frame | Signal | None:
        called = self.take(g, f, option)
        if type(called) is Frame:
            f.step = "called"
        return called

    def can(self, g: "Game[S]", f: Frame) -> Reason | None:
        refused = None
        for option in self.candidates(g, f):
            refused = self.why(g, f, option)
            if refused is None:
                return None
        return refused or Reason("nothing-to-pick")

    def why_not(self, g: "Game[S]", f: Frame, option: Option) -> Reason:
        if option not in self.candidates(g, f):
            return Reason("not-offered")
        return self.why(g, f, option) or Reason("not-offered")


class PickSome(Pick[S]):
    """A verb that lets the seat pick up to `n` candidates, one after the other; after the first it may stop.

    What was picked before is in `picked`; whatever a pick calls or triggers is over before the next one.
    """

    n: int = 1

    def picked(self, f: Frame) -> tuple[Id, ...]:
        """The first ids of the options that were picked so far."""
        found: tuple[Id, ...] = (f.vars or {}).get("_picked", ())
        return found

    def enter(self, g: "Game[S]", f: Frame) -> Result:
        options = [] if f.pc == self.n else self.legal(g, f)
        if not options:
            return None
        return Decision(f.seat, self.ask, [*options, Option("stop")] if f.pc else options, self.always)

    def answer(self, g: "Game[S]", f: Frame, option: Option) -> Frame | Signal | None:
        if option.kind == "stop":
            return None
        f.pc += 1
        f.set("_picked", (*self.picked(f), *option.ids[:1]))
        return self.take(g, f, option) or AGAIN


Book: TypeAlias = dict[str, Effect[Any]]


def bind(roots: Mapping[str, Effect[Any]]) -> Book:
    """The address book of a game: every effect under its readable address, made of named steps."""
    book: Book = {}

    def place(at: str, effect: Effect[Any]) -> Effect[Any]:
        placed = copy.copy(effect)  # one value may stand in several places, each with its own address
        placed.at = at
        book[at] = placed
        placed.adopt({name: place(f"{at}.{name}", child) for name, child in effect.children().items()})
        return placed

    for at, effect in roots.items():
        place(at, effect)
    return book
