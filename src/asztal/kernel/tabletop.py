"""A table for tests and worked examples, which can be set to any position, played and inspected."""

from typing import Any, Generic, Self

import msgspec

from asztal.kernel.ask import Option, ScoreLine
from asztal.kernel.chance import Seeded
from asztal.kernel.effect import Effect, bind
from asztal.kernel.example import note_finding, note_table, watched
from asztal.kernel.frame import Frame
from asztal.kernel.game import Game, S
from asztal.kernel.table import Table
from asztal.kernel.title import Title
from asztal.kernel.view import observe
from asztal.kernel.zones import EVERYONE, Deck, Zone, tag_of, zones_in


class Tabletop(Generic[S]):
    """A table of one game; a game's own class adds how its pieces are put where somebody wants them."""

    title: Title[S]

    def __init__(self, seats: int = 2, seed: int = 1, **variant: str) -> None:
        self.table: Table[S] = Table.new(self.title, seats, variant, Seeded(seed))
        note_table(self.table)

    @classmethod
    def fresh(cls, seats: int = 2, seed: int = 1, **variant: str) -> Self:
        """A game from its very beginning, with nothing set."""
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

    def zones(self) -> list[Zone]:
        """All zones, of the table and of the players."""
        return zones_in(self.state)

    def take(self, card: str) -> None:
        """Take a card out of the zone that it is in, wherever that is; nobody knows its place in a deck any more."""
        for zone in self.zones():
            zone.cards.pop(card, None)
            if isinstance(zone, Deck):
                for known in (zone.top, zone.bottom):
                    known[:] = [other for other in known if other != card]

    def put(self, card: str, zone: Zone, seen: int = EVERYONE) -> None:
        """A card goes to a zone, from wherever it is."""
        self.take(card)
        zone.cards[card] = tag_of(0, seen)

    def workshop(self, address: str, effect: Effect[Any]) -> None:
        """Put an effect of one's own into the book of a title that nobody else plays, to stand there."""
        self.title.book.update(bind({address: effect}))

    # --- playing ------------------------------------------------------------------------------------------------

    def at(self, address: str, seat: int = 0, step: str = "", **values: Any) -> Self:
        """Stand at this address of the rules, and nowhere else, and go on until somebody is asked or all is done."""
        self.state.stack[:] = [Frame(address, seat, step, vars=values or None)]
        with watched(self.table, "went", seat):
            self.game.settle()
        return self

    def answer(self, seat: int, text: str) -> Self:
        """A seat makes the choice with this text."""
        with watched(self.table, "chose", seat, text):
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
        note_finding(self.table, "refused", seat, option=text, reason=reason)
        return reason.key, reason.clause

    def scored(self, seat: int = 0) -> list[ScoreLine]:
        """What a seat has points for, as they would be counted now."""
        lines = self.title.score_lines(self.state, seat)
        note_finding(self.table, "scored", seat, lines=lines)
        return lines

    def events(self, kind: str = "") -> list[dict[str, Any]]:
        """The public events since the table was set, of one kind if named."""
        found = [msgspec.to_builtins(event) for mask, event in self.game.events if mask == EVERYONE]
        return [event for event in found if not kind or event["event"] == kind]

    def see(self, seat: int) -> Any:
        """The table as a seat sees it."""
        return observe(self.game, seat).view
