"""What both drawings of Ginkgopolis need, the terminal's and the rows."""

from collections.abc import Iterator

from asztal.games.ginkgopolis.cards import ACTIONS, CARDS
from asztal.games.ginkgopolis.face.words import GinkgopolisWording
from asztal.games.ginkgopolis.reckoning import bonuses, totals
from asztal.games.ginkgopolis.state import DistrictView, PlayerView, View
from asztal.games.ginkgopolis.vocabulary import when
from asztal.kernel.rules import Amounts, Id
from asztal.text.drawing import Scene
from asztal.text.pen import Pen as AnyPen


class Pen(AnyPen[GinkgopolisWording]):
    """The parts of a table in words."""

    view: View

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.say = self.words.say

    @property
    def me(self) -> PlayerView | None:
        """The player who looks; None for a spectator."""
        return self.view.players[self.seat] if self.seat < self.scene.seen.seats else None

    def round(self) -> str:
        """Which round it is and who begins it, or against which Hal."""
        if self.scene.seen.seats == 1:
            hal = self.words.variant("hal", self.variant("hal"))
            return self.say("draw-round-alone", round=self.view.round, hal=hal)
        return self.say("draw-round", round=self.view.round, seat=self.view.first)

    def last(self) -> list[str]:
        """That this round is the last one, while it is played."""
        return [self.say("draw-last")] if self.view.ending and self.scene.seen.position else []

    @property
    def stacks(self) -> dict[str, int]:
        """How many tiles and cards lie in the stacks."""
        view = self.view
        return {"tiles": view.supply.size(), "cards": view.deck.size(), "discard": len(view.discard)}

    def status(self, seat: int) -> list[str]:
        """Who begins, who has yet to choose."""
        player, parts = self.view.players[seat], []
        if seat == self.view.first and self.scene.seen.seats > 1:
            parts.append(self.say("draw-first"))
        if player.committed and player.area:
            parts.append(self.say("draw-committed", count=int(player.with_tile)))
        elif seat in self.scene.seen.waiting and seat != self.seat:
            parts.append(self.say("draw-choosing"))
        return parts

    def stock(self, seat: int) -> dict[str, int]:
        """What a player has, as far as it is known; Hal has no stock, and alone there are no new hands."""
        player, seats = self.view.players[seat], self.scene.seen.seats
        stock: dict[str, int | None] = {"point": player.points, "supply": player.supply}
        if seat < seats:
            tiles = None if player.points is None else len(player.tiles)
            stock = {"resource": player.resources, "tile": tiles} | stock
        if seats > 1:
            stock["token"] = player.new_hand_tokens
        return {item: count for item, count in stock.items() if count is not None}

    def area(self, seat: int) -> Iterator[tuple[str, Amounts, list[str]]]:
        """The cards of an area by the action that they pay for (GIN-CHR-15), with all that they pay together."""
        player = self.view.players[seat]
        for action in (*ACTIONS, "end"):
            cards = [card for card in player.area if (bonus := CARDS[card].bonus) and when(bonus) == action]
            paid = action in ACTIONS and seat < self.scene.seen.seats  # GIN-SOL-12: Hal is paid for none
            if cards:
                yield action, totals(bonuses(player.area, action)) if paid else {}, cards

    def districts(self) -> str:
        """What the list of districts is called: it tells what would be, or at the end what is."""
        return self.say("draw-districts" if self.scene.seen.position else "draw-districts-final")

    def district(self, district: DistrictView) -> dict[str, Id]:
        """What a district is told by."""
        return {"colour": district.colour, "size": len(district.cells), "cell": district.cells[0]}

    def own(self) -> Iterator[tuple[str, list[str]]]:
        """What only the player sees: what it is, and the cards or tiles."""
        me = self.me
        if me is None:
            return
        yield "draw-hand", [str(card) for card in me.hand]
        kept = "draw-sealed" if me.area or self.scene.seen.seats == 1 else "draw-picked"
        yield kept, [str(card) for card in (*me.sealed, *me.laid)]
        yield "draw-tiles", [str(tile) for tile in me.tiles]
        yield "draw-offered", [str(tile) for tile in me.offered]
