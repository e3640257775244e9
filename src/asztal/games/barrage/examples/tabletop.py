"""A table for tests and worked examples, on which they take one turn, run one effect, or play a whole round."""

from typing import Self

from asztal.games.barrage import TITLE
from asztal.games.barrage.addresses import ACTIONS, ROUND, TURN
from asztal.games.barrage.building import put_piece
from asztal.games.barrage.cards import CONTRACTS, HEADSTREAMS, OFFICERS
from asztal.games.barrage.river import put_behind
from asztal.games.barrage.setup import equip
from asztal.games.barrage.state import EMPTY, NEUTRAL, Player, Valley, tier_at
from asztal.kernel.rules import Frame, tag_of
from asztal.kernel.rules import Tabletop as AnyTabletop

COMPANY = ("usa", "germany", "italy", "france")


class Tabletop(AnyTabletop[Valley]):
    """A Barrage table for tests: the action phase of round 1 on an empty map, everybody with the usual supplies.

    Seat 0 is the USA, 1 Germany, 2 Italy, 3 France, without officers; no contract is held; nobody has acted.
    """

    title = TITLE

    def __init__(self, seats: int = 2, seed: int = 1, **variant: str) -> None:
        super().__init__(seats, seed, **variant)
        while not self.state.round and self.game.decisions:  # through the draft
            seat, decision = next(iter(self.game.decisions.items()))
            self.table.apply(seat, decision.options[0])
        self.state.stack.clear()
        self.game.settle()
        self.state.placed.clear()
        self.state.players = [Player(automa=player.automa) for player in self.state.players]
        self.state.order = list(range(len(self.state.players)))
        for seat, player in enumerate(self.state.players):
            player.company = COMPANY[seat]
        equip(self.game, Frame("game", 0))
        self.empty_map()

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    # --- setting the table --------------------------------------------------------------------------------------

    def empty_map(self) -> Self:
        """No piece and no drop on the map."""
        state = self.state
        for taken in (state.dam_owner, state.dam_level, state.dam_drops, state.conduits, state.powerhouses):
            taken.clear()
        state.headstreams = dict.fromkeys(HEADSTREAMS, 0)
        state.drops_in = state.drops_out = 0
        for player in state.players:
            player.built = dict.fromkeys(player.built, 0)
        return self

    def dam(self, space: str, level: int = 1, drops: int = 0, seat: int = 0) -> Self:
        """A dam of a seat (or NEUTRAL) with so many drops behind it."""
        if seat == NEUTRAL:
            self.state.dam_owner[space], self.state.dam_level[space], self.state.dam_drops[space] = NEUTRAL, level, 0
        else:
            put_piece(self.game, seat, "base", space)
            for _ in range(level - 1):
                put_piece(self.game, seat, "elevation", space)
        put_behind(self.game, space, drops)
        return self

    def conduit(self, space: str, seat: int = 0) -> Self:
        """A built conduit of a seat."""
        put_piece(self.game, seat, "conduit", space)
        return self

    def powerhouse(self, space: str, seat: int = 0) -> Self:
        """A built powerhouse of a seat."""
        put_piece(self.game, seat, "powerhouse", space)
        return self

    def built(self, seat: int = 0, **counts: int) -> Self:
        """So many pieces of a type count as built, wherever they stand; breaks the conservation of pieces."""
        self.player(seat).built |= counts
        return self

    def water(self, headstream: str, drops: int) -> Self:
        """So many drops wait on a headstream."""
        self.state.drops_in += drops - self.state.headstreams[headstream]
        self.state.headstreams[headstream] = drops
        return self

    def stock(self, seat: int = 0, **values: int) -> Self:
        """Set credit, excavator, mixer, engineer or energy of a player."""
        me = self.player(seat)
        for name, value in values.items():
            setattr(me, name, value)
        me.excavators_ever = me.excavator + sum(e for _, e, _ in me.wheel)
        me.mixers_ever = me.mixer + sum(m for _, _, m in me.wheel)
        return self

    def company(self, company: str, seat: int = 0) -> Self:
        """The seat leads this company, whoever else does."""
        self.player(seat).company = company
        return self

    def officer(self, officer: str, seat: int = 0) -> Self:
        """The seat has this officer; Krylov comes with his tile."""
        assert officer in OFFICERS
        self.player(seat).officer = officer
        if officer == "krylov":
            self.player(seat).tiles.append("krylov")
        return self

    def tiles(self, *tiles: str, seat: int = 0) -> Self:
        """The technology tiles in a player's supply are exactly these."""
        self.player(seat).tiles[:] = tiles
        return self

    def wheel(self, segments: dict[int, tuple[str, int, int]], seat: int = 0) -> Self:
        """What lies on the wheel, by the number of rotations since it was laid (1 to 5): tile, excavators, mixers."""
        me = self.player(seat)
        me.wheel[:] = [segments.get(index, EMPTY) for index in range(6)]
        return self.stock(seat)

    def contracts(self, *contracts: str, seat: int = 0) -> Self:
        """The face-up contracts of a player, taken from wherever they are."""
        for contract in contracts:
            self.take(contract)
        self.player(seat).contracts[:] = contracts
        return self

    def take(self, card: str) -> None:
        """Take a contract from the piles, the display, the table or a player; a hole in the display stays."""
        assert card in CONTRACTS
        super().take(card)
        state = self.state
        state.display = ["" if shown == card else shown for shown in state.display]
        state.national = [other for other in state.national if other != card]
        for player in state.players:
            player.contracts = [other for other in player.contracts if other != card]

    def display(self, *contracts: str) -> Self:
        """The six places of the display, two per tier, "" for none; what lay there goes back into the piles."""
        assert len(contracts) == 6
        for place, contract in enumerate(self.state.display):
            if contract:
                self.state.pile(tier_at(place)).cards[contract] = tag_of(0, 0)
        for contract in filter(None, contracts):
            self.take(contract)
        self.state.display = list(contracts)
        return self

    def national(self, *contracts: str) -> Self:
        """The national contracts on the table."""
        self.state.national = list(contracts)
        return self

    def patents(self, *tiles: str) -> Self:
        """The three places of the patent office, "" for none; earlier tiles leave the game, these leave the decks."""
        assert len(tiles) == 3
        for tile in tiles:
            for deck in (self.state.tiles1, self.state.tiles2, self.state.tiles3):
                deck.cards.pop(tile, None)
        self.state.patents = list(tiles)
        return self

    def engineers(self, space: str, seat: int, count: int) -> Self:
        """Engineers of a seat stand on a space already."""
        self.player(seat).engineer -= count
        self.state.placed.append((space, seat, count))
        return self

    # --- playing ------------------------------------------------------------------------------------------------

    def turn(self, *answers: str, seat: int = 0) -> Self:
        """A turn of a seat, with these answers; what follows it is not played."""
        return self.at(TURN, seat).answers(seat, *answers)

    def contract(self, contract: str, *answers: str, seat: int = 0) -> Self:
        """Receive the reward of a contract, with these answers."""
        return self.at(f"contract.{contract}", seat).answers(seat, *answers)

    def actions(self) -> Self:
        """The action phase from its beginning, and nothing after it."""
        return self.at(ACTIONS)

    def phase(self, name: str) -> Self:
        """One phase of a round alone: begin, income, headstreams, flow, scoring or end."""
        return self.at(f"{ROUND}.{name}")

    # --- looking ------------------------------------------------------------------------------------------------

    def drops(self) -> dict[str, int]:
        """The drops behind every dam."""
        return dict(self.state.dam_drops)
