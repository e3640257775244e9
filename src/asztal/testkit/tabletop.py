"""A table that tests set as they like: stand anywhere in the rules, answer, and look at what came of it."""

from typing import Any, Generic, Self, TypeVar

import msgspec

from asztal.kernel import Game, Option, Seeded, Table, Title, observe
from asztal.kernel.rules import EVERYONE, Frame, State

S = TypeVar("S", bound=State)


class Tabletop(Generic[S]):
    """A table for the tests of one game; a game's own class adds how its pieces are put where a test wants them."""

    title: Title[S]

    def __init__(self, seats: int = 2, seed: int = 1, **variant: str) -> None:
        self.table: Table[S] = Table.new(self.title, seats, variant, Seeded(seed))

    @classmethod
    def fresh(cls, seats: int = 2, seed: int = 1, **variant: str) -> Self:
        """A game from its very beginning, with nothing set by the test."""
        made = cls.__new__(cls)
        Tabletop.__init__(made, seats, seed, **variant)
        return made

    @property
    def game(self) -> Any:
        return self.table.game

    @property
    def state(self) -> S:
        game: Game[S] = self.table.game
        return game.state

    # --- playing ------------------------------------------------------------------------------------------------

    def at(self, address: str, seat: int = 0, step: str = "", **values: Any) -> Self:
        """Stand at this address of the rules, and nowhere else, and go on until somebody is asked or all is done."""
        self.state.stack[:] = [Frame(address, seat, step, vars=values or None)]
        self.game.settle()
        return self

    def answer(self, seat: int, text: str) -> Self:
        """A seat makes the choice with this text."""
        self.table.apply(seat, Option.parse(text))
        return self

    def answers(self, seat: int, *texts: str) -> Self:
        """A seat makes these choices one after another."""
        for text in texts:
            self.answer(seat, text)
        return self

    # --- looking ------------------------------------------------------------------------------------------------

    def ask(self, seat: int = 0) -> str:
        """What a seat is asked now; empty when it is not asked."""
        return str(self.game.decisions[seat].ask) if seat in self.game.decisions else ""

    def options(self, seat: int = 0, kind: str = "") -> list[str]:
        """What a seat may choose now, of one kind if named."""
        return [str(o) for o in self.game.decisions[seat].options if not kind or o.kind == kind]

    def why_not(self, text: str, seat: int = 0) -> tuple[str, str]:
        """Why a seat may not choose this: the key of the reason and its clause."""
        reason = self.game.why_not(seat, Option.parse(text))
        assert reason is not None
        return reason.key, reason.clause

    def events(self, kind: str = "") -> list[dict[str, Any]]:
        """The public events since the table was set, of one kind if named."""
        found = [msgspec.to_builtins(event) for mask, event in self.game.events if mask == EVERYONE]
        return [event for event in found if not kind or event["event"] == kind]

    def see(self, seat: int) -> Any:
        """The table as a seat sees it."""
        return observe(self.game, seat).view
