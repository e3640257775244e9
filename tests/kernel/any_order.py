"""A control verb that a game may have beside those of the kernel."""

from collections.abc import Sequence
from typing import Any

from asztal.kernel import rules as k


class AnyOrder(k.Parent[Any]):
    """The parts in the order that the seat likes, each as soon as it can begin."""

    def __init__(self, **parts: k.Effect[Any]) -> None:
        super().__init__(parts)

    def done(self, f: k.Frame) -> tuple[str, ...]:
        done: tuple[str, ...] = (f.vars or {}).get("_done", ())
        return done

    def can(self, g: k.Game[Any], f: k.Frame) -> k.Reason | None:
        return self.any_can(g, f)

    def enter(self, g: k.Game[Any], f: k.Frame) -> k.Result:
        left = {name: part for name, part in self.inside.items() if name not in self.done(f)}
        options = [k.Option("part", (name,)) for name, part in left.items() if part.can(g, f) is None]
        return k.Decision(f.seat, "order", options) if left else None

    def answer(self, g: k.Game[Any], f: k.Frame, option: k.Option) -> k.Frame | k.Signal:
        name = str(option.ids[0])
        f.set("_done", (*self.done(f), name))
        return self.call(name, g, f) or k.AGAIN

    def candidates(self, g: k.Game[Any], f: k.Frame) -> Sequence[k.Option]:
        return [k.Option("part", (name,)) for name in self.inside]

    def why_not(self, g: k.Game[Any], f: k.Frame, option: k.Option) -> k.Reason:
        part = self.inside.get(str(option.ids[0])) if option.ids else None
        return (part.can(g, f) if part else None) or k.Reason("not-offered")
