"""The control verbs, written once: in order, by choice, again and again, seat by seat, all together."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from asztal.kernel.ask import Decision, Option, Reason
from asztal.kernel.effect import AGAIN, Act, Effect, Fork, Result, S, Signal
from asztal.kernel.frame import Frame

if TYPE_CHECKING:
    from asztal.kernel.game import Game

Test: TypeAlias = "Callable[[Game[S], Frame], bool]"
Number: TypeAlias = "int | Callable[[Game[S], Frame], int]"
Seats: TypeAlias = "Callable[[Game[S], Frame], Sequence[int]]"


def _number(value: "Number[S]", g: "Game[S]", f: Frame) -> int:
    return value if isinstance(value, int) else value(g, f)


def all_seats(g: "Game[Any]", f: Frame) -> Sequence[int]:
    """Every seat, starting with the acting one, clockwise."""
    seats = g.state.seats
    return [(f.seat + step) % seats for step in range(seats)]


class Parent(Effect[S]):
    """A verb with named verbs inside; the control verbs are such, and games may have more of them."""

    def __init__(self, inside: Mapping[str, Effect[S]]) -> None:
        self.inside = dict(inside)

    def children(self) -> Mapping[str, Effect[S]]:
        return self.inside

    def adopt(self, children: dict[str, Effect[S]]) -> None:
        self.inside = children

    def any_can(self, g: "Game[S]", f: Frame) -> Reason | None:
        """None when at least one of them can begin; otherwise why the first cannot."""
        first = None
        for effect in self.inside.values():
            reason = effect.can(g, f)
            if reason is None:
                return None
            first = first or reason
        return first

    def call(self, name: str, g: "Game[S]", f: Frame) -> Frame | None:
        """Begin one of them: a verb that only acts is done at once, anything else gets a frame."""
        effect = self.inside[name]
        if isinstance(effect, Act):
            effect.do(g, f)
            return None
        return Frame(effect.at, f.seat)


class Seq(Parent[S]):
    """The named steps one after another; they share the values that they keep."""

    keeps_values = True

    def __init__(self, **steps: Effect[S]) -> None:
        super().__init__(steps)

    def adopt(self, children: dict[str, Effect[S]]) -> None:
        super().adopt(children)
        # Which step comes after which. Steps that only act run inside this frame, without one of their own.
        self._next = {
            name: (after, child.at, child if isinstance(child, Act) else None)
            for name, (after, child) in zip(["", *children], children.items(), strict=False)
        }

    def can(self, g: "Game[S]", f: Frame) -> Reason | None:
        for step in self.inside.values():
            if not step.idle(g, f):
                return step.can(g, f)
        return None

    def enter(self, g: "Game[S]", f: Frame) -> Result:
        following = self._next.get(f.step)
        while following is not None:
            name, at, act = following
            f.step = name
            if act is None:
                return Frame(at, f.seat)
            act.do(g, f)
            if g.happened:
                return AGAIN
            following = self._next.get(name)
        return None


class Choose(Parent[S]):
    """One of the named branches; only those that can begin are offered.

    `always` asks even when only one can, for branches of which a hidden hand decides whether they can.
    """

    def __init__(self, ask: str = "choose", /, *, always: bool = False, **branches: Effect[S]) -> None:
        super().__init__(branches)
        self.ask, self.always = ask, always

    def adopt(self, children: dict[str, Effect[S]]) -> None:
        super().adopt(children)
        # A branch that never refuses need not be asked whether it can begin.
        self._offers = [
            (Option("choose", (name,)), None if type(child).can is Effect.can else child.can)
            for name, child in children.items()
        ]
        self._acts = {name: child.do for name, child in children.items() if isinstance(child, Act)}

    def can(self, g: "Game[S]", f: Frame) -> Reason | None:
        return self.any_can(g, f)

    def enter(self, g: "Game[S]", f: Frame) -> Result:
        if f.step:
            return None
        options = [option for option, can in self._offers if can is None or can(g, f) is None]
        return Decision(f.seat, self.ask, options, self.always)

    def answer(self, g: "Game[S]", f: Frame, option: Option) -> Frame | Signal | None:
        f.step = name = str(option.ids[0])
        act = self._acts.get(name)
        if act is None:
            return Frame(self.inside[name].at, f.seat)
        act(g, f)
        return None

    def candidates(self, g: "Game[S]", f: Frame) -> Sequence[Option]:
        return [option for option, _ in self._offers]

    def why_not(self, g: "Game[S]", f: Frame, option: Option) -> Reason:
        branch = self.inside.get(str(option.ids[0])) if option.kind == "choose" and option.ids else None
        return (branch.can(g, f) if branch else None) or Reason("not-offered")


class May(Parent[S]):
    """The body, if the seat wants it and it can begin; `always` as for `Choose`."""

    def __init__(self, body: Effect[S], ask: str = "may", *, always: bool = False) -> None:
        super().__init__({"yes": body})
        self.ask, self.always = ask, always

    def enter(self, g: "Game[S]", f: Frame) -> Result:
        if f.step:
            return None
        body = self.inside["yes"]
        offered = [Option("no")] if body.can(g, f) else [Option("yes"), Option("no")]
        return Decision(f.seat, self.ask, offered, self.always)

    def answer(self, g: "Game[S]", f: Frame, option: Option) -> Frame | Signal | None:
        f.step = option.kind
        return self.call("yes", g, f) if option.kind == "yes" else None

    def candidates(self, g: "Game[S]", f: Frame) -> Sequence[Option]:
        return Option("yes"), Option("no")

    def why_not(self, g: "Game[S]", f: Frame, option: Option) -> Reason:
        return self.inside["yes"].can(g, f) or Reason("not-offered")


class Repeat(Parent[S]):
    """The body a number of times, counted when the effect begins, or for as long as a test holds."""

    def __init__(self, times: "Number[S] | None", body: Effect[S], *, while_: "Test[S] | None" = None) -> None:
        super().__init__({"body": body})
        self.times, self.while_ = times, while_

    def can(self, g: "Game[S]", f: Frame) -> Reason | None:
        return None if self.idle(g, f) else self.inside["body"].can(g, f)

    def idle(self, g: "Game[S]", f: Frame) -> bool:
        return self.while_ is not None and not self.while_(g, f)

    def enter(self, g: "Game[S]", f: Frame) -> Result:
        if not f.step:
            f.step = "body"
            f.pc = -1 if self.times is None else max(0, _number(self.times, g, f))
        if f.pc == 0 or (self.while_ is not None and not self.while_(g, f)):
            return None
        f.pc -= 1
        return Frame(self.inside["body"].at, f.seat)


class If(Parent[S]):
    """One effect when a test of the public state holds, another (or nothing) when it does not."""

    def __init__(self, test: "Test[S]", then: Effect[S], otherwise: Effect[S] | None = None) -> None:
        super().__init__({"then": then} if otherwise is None else {"then": then, "otherwise": otherwise})
        self.test = test

    def branch(self, g: "Game[S]", f: Frame) -> str:
        """The name of the branch that the test chooses now."""
        return "then" if self.test(g, f) else "otherwise"

    def can(self, g: "Game[S]", f: Frame) -> Reason | None:
        return None if self.idle(g, f) else self.inside[self.branch(g, f)].can(g, f)

    def idle(self, g: "Game[S]", f: Frame) -> bool:
        return self.branch(g, f) not in self.inside

    def enter(self, g: "Game[S]", f: Frame) -> Result:
        if f.step:
            return None
        f.step = self.branch(g, f)
        branch = self.inside.get(f.step)
        return None if branch is None else Frame(branch.at, f.seat)


class EachSeat(Parent[S]):
    """The body once for each seat, in an order fixed when the effect begins."""

    def __init__(self, body: Effect[S], order: "Seats[S]" = all_seats) -> None:
        super().__init__({"turn": body})
        self.order = order

    def enter(self, g: "Game[S]", f: Frame) -> Result:
        if not f.step:
            f.step = "turn"
            f.set("_order", tuple(self.order(g, f)))
        order: tuple[int, ...] = f.vars["_order"] if f.vars else ()
        if f.pc == len(order):
            return None
        f.pc += 1
        return Frame(self.inside["turn"].at, order[f.pc - 1])


class Together(Parent[S]):
    """The body for several seats at once, each at its own pace, until all are done.

    With `sealed` nobody sees how far another seat is: only that it is ready; until all are, an answer can be
    withdrawn. What a seat chooses lies in its zones meanwhile, never in a frame.
    """

    def __init__(self, body: Effect[S], *, sealed: bool = False, seats: "Seats[S]" = all_seats) -> None:
        super().__init__({"seat": body})
        self.sealed, self.seats = sealed, seats

    def start(self, g: "Game[S]", f: Frame, seat: int) -> Frame:
        """The frame with which a seat begins."""
        return Frame(self.inside["seat"].at, seat, vars=g.visible(f))

    def enter(self, g: "Game[S]", f: Frame) -> Result:
        if f.step:
            return None
        f.step = "open"
        return Fork([self.start(g, f, seat) for seat in sorted(self.seats(g, f))])


class Triggered(Effect[Any]):
    """Effects that one event triggered: the owner orders them; several owners come in the order of the seats.

    Those that commute come first and of themselves. The calls come in a frame made by `queued`.
    """

    def enter(self, g: "Game[Any]", f: Frame) -> Result:
        queue = f.vars["_queue"] if f.vars else ()
        if not queue:
            return None
        owner = queue[0][1]
        mine = [index for index, call in enumerate(queue) if call[1] == owner]
        commuting = [index for index in mine if g.title.book[queue[index][0]].commutes]
        offered = commuting[:1] or mine
        return Decision(owner, "order-triggers", [Option("trigger", (queue[i][0], i)) for i in offered])

    def answer(self, g: "Game[Any]", f: Frame, option: Option) -> Frame:
        assert f.vars is not None
        queue = list(f.vars["_queue"])
        at, seat, given = queue.pop(int(option.ids[1]))
        f.set("_queue", tuple(queue))
        return Frame(at, seat, vars=dict(given) or None)
