"""A face: what people see of a game, apart from its rules. The rules never need it; it asks them through a look."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Generic, NamedTuple

from msgspec import Struct

from asztal.kernel.ask import Amounts, Message, Option, Reason
from asztal.kernel.game import S
from asztal.kernel.look import Look


class Promise(NamedTuple):
    """What an option takes from its seat and brings it, before anybody is asked again."""

    costs: Amounts = {}
    gains: Amounts = {}

    @classmethod
    def of(cls, change: Amounts) -> "Promise":
        """What there will be less of, and more."""
        less = {item: -count for item, count in change.items() if count < 0}
        return cls(less, {item: count for item, count in change.items() if count > 0})


class Cause(NamedTuple):
    """What stands behind a reason: sentences that name it, and the board elements that they speak of."""

    told: Sequence[Message] = ()
    targets: Sequence[str] = ()


class Face(Generic[S]):
    """Options for people, and where the game's words and pictures are. Games override what they have.

    Everything is made from a look, which knows what its seat knows, so it cannot tell more. A face in a `package` has
    the `WORDING` of its module `words`, and its module `draw` draws.
    """

    package: str = ""

    def label(self, look: Look[S], option: Option) -> Message:
        """An option as a person reads it."""
        return Message(f"option-{option.kind}", {f"id{n}": part for n, part in enumerate(option.ids, 1)})

    def targets(self, look: Look[S], option: Option) -> list[str]:
        """The board elements that an option points at."""
        return [str(part) for part in option.ids]

    def links(self, look: Look[S], option: Option) -> list[str]:
        """Further board elements that light up while somebody points at the option; they do not choose it."""
        return []

    def leads(self, look: Look[S], option: Option) -> list[str]:
        """The board elements among which one is chosen next after the option, where that is sure.

        Somebody may point at one of them first, and is asked for this option then.
        """
        return []

    def promise(self, look: Look[S], option: Option) -> Promise:
        """What the seat will pay for the option and get by it at once, as far as that is sure; see `Title.stock`."""
        return Promise()

    def lacks(self, look: Look[S], option: Option, reason: Reason) -> Amounts:
        """How many more of each thing the seat would need, where that is the reason against the option."""
        return {}

    def cause(self, look: Look[S], target: str, reason: Reason) -> Cause:
        """What exactly is missing or in the way at a board element, where the reason leaves that open.

        The rules that refuse are asked again, for what they refuse by.
        """
        return Cause()

    def preview(self, look: Look[S], option: Option) -> list[Message]:
        """What an option will cost and bring, in sentences, as far as the seat can know."""
        return []

    def about(self, look: Look[S]) -> list[str]:
        """What the seat that is asked is in the middle of, the outermost first: cards, spaces, places, by their ids."""
        return []

    def elsewhere(self, look: Look[S], target: str) -> Reason | None:
        """What a board element waits for, or whose it is, while the seat is asked about something else."""
        return None

    def forecast(self, look: Look[S]) -> Struct | None:
        """What a board shows ahead: where things lead and what they would bring, for every seat.

        It is made of what the view shows, so it is the same for all who see the same, whoever looks and whoever is
        asked. A game that has one says of which class: that is its type in the schema.
        """
        return None

    def wording(self) -> type[Any] | None:
        """The `asztal.text.wording.Wording` of the game, imported only when somebody is spoken to."""
        return import_module(f"{self.package}.words").WORDING if self.package else None

    def drawing(self) -> Any | None:
        """The `asztal.text.drawing.Drawing` of the game, imported only when somebody looks at a table in text."""
        return import_module(f"{self.package}.draw") if self.package else None
