"""Gains, the Federation track, pieces, metropolises and contracts in the ledger."""

import asztal.games.underwater_cities.events as told
from tests.games.underwater_cities.ledger_course import Course
from tests.games.underwater_cities.ledger_data import (
    BOARDS,
    BUILDINGS,
    CITIES,
    CONTRACTS,
    KINDS,
    NEXT_SPACE,
    SPACE_BONUS,
    TILES,
)
from tests.games.underwater_cities.ledger_player import Player
from tests.games.underwater_cities.ledger_reading import OF_A_CARD, Offer


class Pieces(Course):
    """The second part of the ledger: what a player gets, builds and connects."""

    def write_gained(self, event: told.Gained, me: Player) -> None:
        me.stock[event.item] += event.count
        if me.producing:
            me.produced["card", event.item] += event.count

    def write_paid(self, event: told.Paid, me: Player) -> None:
        me.stock[event.item] -= event.count
        self.check("more than there is", event.count > 0 and me.stock[event.item] >= 0, event)

    def write_advanced(self, event: told.Advanced, me: Player) -> None:
        before, me.space = me.space, NEXT_SPACE[me.space]
        self.same("the Federation track", me.space, event.space)
        self.moved = True
        self.arrivals = [seat for seat in self.arrivals if seat != event.seat] + [event.seat]
        reader = self.readers[event.seat]
        reader.add(reader.dues(SPACE_BONUS[me.space], Offer("", None, line="track")))
        if me.space != before:
            reader.add(reader.reactions("space_reached", space=me.space))

    def write_built(self, event: told.Built, me: Player) -> None:
        joined = me.joined()
        me.place(event.kind, event.site)
        me.turn_built[event.kind] += 1
        self.spend_discounts(me, "build", event.kind)
        self.joining += [(event.seat, me.hexes[at]) for at in me.joined() if at not in joined]
        reader = self.readers[event.seat]
        bonus = BOARDS[me.board]["bonuses"].get(event.site)
        if bonus:
            reader.add(reader.opened([{"gain": bonus}], Offer("", None, line="sites")))
        self.react(event.seat, "built", event.kind)
        for _, part in me.parts("when"):
            kinds = KINDS[part["thing"]] if part["when"] == "turn_nth" else ()
            if event.kind in kinds and sum(me.turn_built[kind] for kind in kinds) == part["n"]:
                reader.add(reader.opened(part["then"], OF_A_CARD))
        self.react_at_city(event.seat, event.site, upgraded=False)
        for city in me.connected():
            if city not in me.completed and me.types(city) == len(BUILDINGS):
                me.completed.append(city)
                reader.add(reader.reactions("city_completed"))

    def react(self, seat: int, verb: str, kind: str) -> None:
        """Cards react to a piece that was built or upgraded."""
        for thing, kinds in KINDS.items():
            if kind in kinds:
                self.readers[seat].add(self.readers[seat].reactions(f"{thing}_{verb}"))

    def react_at_city(self, seat: int, site: str, *, upgraded: bool) -> None:
        """Cards react to the n-th building of a connected city."""
        me, reader = self.players[seat], self.readers[seat]
        city = me.city_of.get(site)
        if city not in me.connected():
            return
        for _, part in me.parts("when"):
            if part["when"] == "city_nth" and part.get("upgraded", False) is upgraded:
                here = [each for each in me.at(city) if me.buildings[each] in KINDS[part["thing"]]]
                counted = [each for each in here if each in me.upgraded or not upgraded]
                if site in counted and len(counted) == part["n"]:
                    reader.add(reader.opened(part["then"], OF_A_CARD))

    def spend_discounts(self, me: Player, on: str, kind: str) -> None:
        """A discount for the first piece of a turn is spent."""
        standing = [(card, part) for card, part in me.parts("reduce_cost") if part.get("limit") == "turn"]
        me.turn_once += [card for card, part in standing if part["reduce_cost"] == on and kind in KINDS[part["of"]]]

    def write_upgraded(self, event: told.Upgraded, me: Player) -> None:
        here = me.kind_at(event.site) if event.site not in me.upgraded else "upgraded already"
        self.same("what is upgraded", here, event.kind)
        me.upgraded.append(event.site)
        me.turn_upgraded[event.kind] += 1
        self.spend_discounts(me, "upgrade", event.kind)
        self.react(event.seat, "upgraded", event.kind)
        self.react_at_city(event.seat, event.site, upgraded=True)

    def write_converted(self, event: told.Converted, me: Player) -> None:
        self.same("what is converted", CITIES[0], me.cities[event.site])
        me.cities[event.site] = CITIES[1]

    def check_connected(self, event: told.Connected, me: Player) -> None:
        reader = self.readers[event.seat]
        if (event.seat, event.tile) in self.joining:
            self.joining.remove((event.seat, event.tile))
        else:
            taken = [tile for player in self.players for tile in (*player.hexes.values(), *player.gained)]
            self.check("no such metropolis", event.tile not in taken and reader.read(event), event)
            me.gained.append(event.tile)
        reader.add(reader.opened(TILES[event.tile].get("instant", []), Offer("", None, line="metropolises")))
        reader.add(reader.reactions("metropolis_connected"))

    def check_contract_taken(self, event: told.ContractTaken, me: Player) -> None:
        contract = CONTRACTS[event.contract]
        met = all(me.holds(each) for each in contract["criteria"])
        self.check("not to be taken", event.contract in self.contracts and met, event)
        self.contracts.remove(event.contract)
        me.contracts.append(event.contract)
        reader = self.readers[event.seat]
        reader.add(reader.opened(contract["reward"], Offer("", None, line="contracts")))
