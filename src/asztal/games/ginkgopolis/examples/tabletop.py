"""A table for tests and worked examples, on which they play one action, one round or a whole game."""

from typing import Self

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.addresses import TURN
from asztal.games.ginkgopolis.cards import CARDS, TILES
from asztal.games.ginkgopolis.state import NEUTRAL, City, Player
from asztal.kernel.rules import Tabletop as AnyTabletop
from asztal.kernel.rules import bit


class Tabletop(AnyTabletop[City]):
    """A Ginkgopolis table for tests; pieces are put where a test wants them, wherever they were before."""

    title = TITLE

    def __init__(self, seats: int = 3, seed: int = 1, **variant: str) -> None:
        super().__init__(seats, seed, **variant)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # --- setting the table --------------------------------------------------------------------------------------

    def clear_city(self) -> None:
        """No buildings at all; tokens stay where they are."""
        self.state.top.clear()
        self.state.height.clear()
        self.state.owner.clear()
        self.state.markers.clear()

    def building(self, cell: str, tile: str, height: int = 1, owner: int = NEUTRAL, *, marker: bool = False) -> None:
        """A building with this top; its lower floors are not looked at."""
        assert tile in TILES
        self.take(tile)
        for old in [old for old, top in self.state.top.items() if top == tile]:
            self.remove(old)
        self.state.top[cell], self.state.height[cell], self.state.owner[cell] = tile, height, owner
        if marker:
            self.state.markers.append(cell)

    def remove(self, cell: str) -> None:
        """No building in this cell."""
        for part in (self.state.top, self.state.height, self.state.owner):
            part.pop(cell, None)

    def stock(self, seat: int, **amounts: int) -> None:
        """Set resources, points, supply or new_hand_tokens of a player."""
        for name, amount in amounts.items():
            setattr(self.player(seat), name, amount)

    def tiles(self, seat: int, *tiles: str) -> None:
        """The tiles behind a player's screen are exactly these; what was there goes back to the supply."""
        for tile in list(self.player(seat).tiles):
            self.put(tile, self.state.supply, 0)
        for tile in tiles:
            self.put(tile, self.player(seat).tiles, bit(seat))

    def hand(self, seat: int, *cards: str) -> None:
        """A player's hand is exactly these cards; what was there goes to the discard pile."""
        for card in list(self.player(seat).hand):
            self.put(card, self.state.discard)
        for card in cards:
            assert card in CARDS
            self.put(card, self.player(seat).hand, bit(seat))

    def area(self, seat: int, *cards: str) -> None:
        """A player's area is exactly these cards, in this order."""
        for card in cards:
            self.take(card)
        self.player(seat).area[:] = cards

    def supply(self, *tiles: str) -> None:
        """The tile supply holds exactly these tiles; the others leave the game."""
        for tile in list(self.state.supply.cards):
            if tile not in tiles:
                self.put(tile, self.state.removed, 0)
        for tile in tiles:
            self.put(tile, self.state.supply, 0)

    def deck(self, *cards: str) -> None:
        """The deck holds exactly these cards, to be drawn in this order; the others lie on the discard pile."""
        for card in list(self.state.deck.cards):
            if card not in cards:
                self.put(card, self.state.discard)
        for card in cards:
            self.put(card, self.state.deck, 0)
        self.state.deck.top[:] = cards

    # --- playing ------------------------------------------------------------------------------------------------

    def act(self, seat: int, card: str, tile: str = "", *answers: str) -> Self:
        """One player reveals this card, with this tile or alone, and resolves the action with these answers."""
        me = self.player(seat)
        for zone in (me.sealed, me.laid):
            zone.cards.clear()
        self.put(card, me.sealed, bit(seat))
        if tile:
            self.put(tile, me.laid, bit(seat))
        self.at(TURN, seat)
        for answer in answers:
            self.answer(seat, answer)
        return self

    def rest(self, seat: int) -> tuple[int, int, int]:
        """A player's stock: resources, tiles, points."""
        me = self.player(seat)
        return me.resources, len(me.tiles), me.points

    def settle(self) -> Self:
        """Ask again, after the table was set while somebody is asked."""
        self.game.settle()
        return self

    def hands(self, *hands: str) -> Self:
        """The hands of all seats, each as words; the question of this moment is asked again."""
        for seat, cards in enumerate(hands):
            self.hand(seat, *cards.split())
        return self.settle()

    def choose(self, seat: int, card: str, tile: str = "") -> Self:
        """A seat commits this card, with this tile or alone."""
        return self.answer(seat, f"card {card}").answer(seat, f"tile {tile}" if tile else "alone")

    def commit(self, *plays: str) -> Self:
        """Every seat from 0 on commits a card, alone ("UA") or with a tile ("UA r04"), and the actions begin."""
        self.game.settle()
        for seat, play in enumerate(plays):
            card, _, tile = play.partition(" ")
            self.answer(seat, f"card {card}")
            self.answer(seat, f"tile {tile}" if tile else "alone")
        return self

    # --- alone against Hal ----------------------------------------------------------------------------------------

    def hal(self, card: str, tile: str = "") -> None:
        """Hal's face-down card is this one; his tile will be this one, or any."""
        hand = self.player(1).hand
        for other in list(hand):
            self.put(other, self.state.discard)
        self.put(card, hand, 0)
        if tile:
            self.put(tile, self.state.supply, 0)
            self.state.supply.top[:] = [tile]
