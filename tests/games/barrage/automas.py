"""A table with an Automa, whose tiles a test lays on the deck, and what it told about its turn."""

from typing import Any

from asztal.games.barrage.cards import CONTRACTS
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.kernel.rules import EVERYONE
from asztal.kernel.zones import tag_of

HUMAN, AUTOMA = 0, 1


class AutomaTable(Tabletop):
    """A person (seat 0, USA) and Automas (from seat 1, Germany) on an empty map; no contract is on the table.

    Low Voltage, unless told otherwise: nothing but the tile moves the Automa's supplies.
    """

    def __init__(self, level: int = 1, seats: int = 1, automas: int = 1) -> None:
        super().__init__(seats, automas=str(automas), level=str(level))
        self.display("", "", "", "", "", "").national()
        for contract in [*self.state.discarded]:  # by the Automas while the table was made
            self.state.pile(CONTRACTS[contract].tier).cards[contract] = self.state.discarded.cards.pop(contract)
        self.before = len(self.events())

    def show(self, action: str, criteria: str = "A18") -> "AutomaTable":
        """The next Automa turn will read these two tiles."""
        deck, used = self.state.automa_deck, self.state.automa_used
        for tile in (criteria, action):
            used.cards.pop(tile, None)
            deck.cards[tile] = tag_of(0, EVERYONE)
        deck.top[:] = [criteria, action]
        return self

    def play(self, action: str, criteria: str = "A18", seat: int = AUTOMA) -> "AutomaTable":
        """One turn of an Automa with these two tiles."""
        self.show(action, criteria)
        self.before = len(self.events())
        self.at("automa_turn", seat)
        return self

    def no_means(self, seat: int = AUTOMA) -> "AutomaTable":
        """Nothing to build with, nothing displayed, and the last round: only the bank and framed steps are left."""
        self.tiles(seat=seat).patents("", "", "")
        self.state.round = 5
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of one kind since the last turn of an Automa began."""
        return [event for event in self.events()[self.before :] if event["event"] == kind]

    def did(self) -> list[str]:
        """The steps that it carried out."""
        return [event["step"] for event in self.told("automa-step")]

    def skipped(self) -> dict[str, str]:
        """The steps that it did not carry out, with the reason."""
        return {event["step"]: event["why"] for event in self.told("automa-skipped")}

    def chose(self) -> list[tuple[str, str]]:
        """The places that it chose, each with what decided."""
        return [(event["space"], event["criterion"]) for event in self.told("automa-chose")]

    def built(self, seat: int = AUTOMA, **counts: int) -> "AutomaTable":
        super().built(seat, **counts)
        return self

    @property
    def automa(self) -> Any:
        return self.player(AUTOMA)
