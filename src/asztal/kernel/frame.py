"""The place in the rules, as data: frames on a stack, and stacks of several seats side by side."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from asztal.kernel.data import Data, frozen, plain

# A position as somebody sees it: frames as data; the stack of a seat that chooses in secret is only True (ready) or
# False (still choosing).
Position: TypeAlias = list[dict[str, Any]]
TRIGGERS = "kernel.triggers"  # the address of what carries out triggered effects


class Frame(Struct, Data):
    """One effect that has begun and is not done.

    `at` is the readable address of the effect, `step` the name of the step it is in, `pc` a counter for effects that
    count, `vars` values that travel to later steps (public ones only; hidden ids live in zones), `kids` one stack per
    seat while the seats act together.
    """

    at: str
    seat: int
    step: str = ""
    pc: int = 0
    vars: dict[str, Any] | None = None
    kids: "list[list[Frame]] | None" = None

    def clone(self) -> "Frame":
        """A copy; the values in `vars` cannot change, so they are shared."""
        kids = self.kids
        return Frame(
            self.at,
            self.seat,
            self.step,
            self.pc,
            None if self.vars is None else self.vars.copy(),
            None if kids is None else [[frame.clone() for frame in kid] for kid in kids],
        )

    def set(self, name: str, value: Any) -> None:
        """Keep a public value for later steps."""
        if self.vars is None:
            self.vars = {}
        self.vars[name] = value

    def to_data(self) -> dict[str, Any]:
        """The frame as builtins, empty fields left out."""
        data: dict[str, Any] = {"at": self.at, "seat": self.seat}
        if self.step:
            data["step"] = self.step
        if self.pc:
            data["pc"] = self.pc
        if self.vars:
            data["vars"] = {name: plain(value) for name, value in self.vars.items()}
        if self.kids is not None:
            data["kids"] = [[frame.to_data() for frame in kid] for kid in self.kids]
        return data

    @classmethod
    def from_data(cls, data: Any) -> "Frame":
        """The frame that `to_data` was made from."""
        frame, kids = cls.alone(data), data.get("kids")
        if kids is not None:
            frame.kids = [[cls.from_data(frame) for frame in kid] for kid in kids]
        return frame

    @classmethod
    def alone(cls, data: Any) -> "Frame":
        """The stored frame without the stacks of the seats."""
        given = data.get("vars")
        found = None if given is None else {name: frozen(value) for name, value in given.items()}
        return cls(data["at"], data["seat"], data.get("step", ""), data.get("pc", 0), found)


Stack: TypeAlias = list[Frame]


def queued(calls: Sequence[Frame]) -> Frame:
    """A frame that carries triggered calls until each had its turn; see `Triggered`."""
    queue = tuple((call.at, call.seat, tuple((call.vars or {}).items())) for call in calls)
    return Frame(TRIGGERS, calls[0].seat, vars={"_queue": queue})


def frame_at(stack: Stack, at: str) -> Frame | None:
    """The frame of an effect that has begun, by its address; None when it has not, or is done."""
    return next((frame for frame in stack if frame.at == at), None)
