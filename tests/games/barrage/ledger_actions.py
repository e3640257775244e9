"""The books of what is done: actions with their prices, constructions, productions, contracts, rewards and incomes."""

from collections.abc import Sequence
from typing import Any

from asztal.games.barrage.events import (
    AutomaChose,
    Built,
    ConduitUsed,
    ContractRevealed,
    Discarded,
    DropsBehind,
    Engineers,
    Fulfilled,
    Gained,
    Laid,
    Paid,
    Patented,
    Produced,
    Rotated,
    Took,
)
from asztal.kernel import Event
from tests.games.barrage.ledger_book import (
    AREA,
    COLOURS,
    COMPANY,
    CONTRACTS,
    MOST,
    NOBODY,
    PIPE,
    SPACES_ON_MAP,
    TILE,
    Dam,
    Reading,
    basin_of,
)
from tests.games.barrage.ledger_prices import Bill, red_fee, right
from tests.games.barrage.ledger_water import Water

PLAIN = ("vp", "credit", "excavator", "mixer", "energy")  # come before all else of a reward
UNCOVERS = (2, 4, 5)  # the pieces of a row that uncover an income
PRODUCTION_BONUS = (0, 0, 1, 1, 3)  # by powerhouses
SAVED = {"no_engineers", "no_machines", "no_surcharge", "excavator_cost_cap", "any_machines"}


def effect_of(tile: str) -> dict[str, int]:
    """What a tile does after a construction; basic tiles and those that only save something do nothing."""
    return {name: each for name, each in TILE.get(tile, {"effect": {}})["effect"].items() if name not in SAVED}


class Actions(Water):
    """Everything that a company can do, and what comes of it."""

    # --- rewards ------------------------------------------------------------------------------------------------------

    def reward(self, seat: int, table: dict[str, Any], why: str, *, declinable: bool = False) -> Reading[None]:
        """The parts of a reward, an income or an action."""
        for item in PLAIN:
            yield from self.gain(seat, item, table.get(item, 0), why)
        for name, value in table.items():
            match name:
                case "any_machine":
                    yield from self.machines(seat, value)
                case "rotate":
                    yield from self.rotate(seat, value)
                case "water_place" | "water_flow":
                    may_stop = (0,) if declinable else ()
                    yield from self.water(seat, value, flowing=name == "water_flow", may_stop=may_stop)
                case "place":
                    yield from self.free_piece(seat, value, table)
                case "produce":
                    yield from self.production(seat, value)
                case "take_contract":
                    yield from self.take_contracts(seat, value)
                case "take_patent":
                    yield from self.take_patent(seat, value)

    def incomes(self, seat: int) -> Reading[None]:
        """Every income of a company, row by row."""
        page = self.pages[seat]
        if page.automa and self.level == 1:
            return
        rows = [
            COMPANY[page.company][structure][number]
            for structure in ("base", "elevation", "conduit")
            for number, at in enumerate(UNCOVERS)
            if page.built[structure] >= at
        ]
        for row in rows:
            yield from self.reward(seat, row, "income")

    def uncovered(self, seat: int, structure: str) -> Reading[None]:
        """The income that a new piece uncovers comes at once."""
        page = self.pages[seat]
        if structure == "powerhouse" or page.built[structure] not in UNCOVERS or (page.automa and self.level == 1):
            return
        row = COMPANY[page.company][structure][UNCOVERS.index(page.built[structure])]
        yield from self.reward(seat, row, "income")

    # --- pieces -------------------------------------------------------------------------------------------------------

    def sites(self, seat: int, structure: str) -> list[str]:
        """Where a company may put a piece, whatever it costs."""
        if self.pages[seat].built[structure] == MOST[structure]:
            return []
        if structure == "elevation":
            return [space for space, dam in self.own_dams(seat) if dam.level < 3]
        if structure == "conduit":
            return [space for space in PIPE if space not in self.conduits]
        taken = {space: dam.owner for space, dam in self.dams.items()} if structure == "base" else self.powerhouses
        own = {basin_of(space) for space, owner in taken.items() if owner == seat}
        letter = "D" if structure == "base" else "P"
        free = [space for space in SPACES_ON_MAP if space[0] == letter and space not in taken]
        return [space for space in free if basin_of(space) not in own]

    def put_piece(self, seat: int, structure: str, site: str) -> None:
        """A piece stands on the map."""
        self.same(f"seat {seat} may put a {structure} on {site}", True, site in self.sites(seat, structure))
        self.pages[seat].built[structure] += 1
        if structure == "base":
            self.dams[site] = Dam(seat, 1)
        elif structure == "elevation":
            self.dams[site].level += 1
        else:
            (self.conduits if structure == "conduit" else self.powerhouses)[site] = seat

    def free_piece(self, seat: int, structure: str, where: dict[str, Any]) -> Reading[None]:
        """A piece without engineers, tile and machines; a person may do without it."""
        sites = [
            site
            for site in self.sites(seat, structure)
            if AREA[basin_of(site)] in where.get("areas", AREA.values())
            and (structure != "conduit" or PIPE[site][2] <= where.get("max_value", 5))
        ]
        if self.pages[seat].automa:
            if not sites:
                return
            yield from self.take(AutomaChose, seat)
        elif not (yield from self.follows(seat, Paid, Built)):
            return
        paid = yield from self.paid(seat)
        built = yield from self.take(Built, seat)
        self.same("the free piece", structure, built.structure)
        self.same(f"a free {structure} may stand on {built.space}", True, built.space in sites)
        self.same(f"the credits for {built.space}", red_fee(structure, built.space), paid)
        self.put_piece(seat, structure, built.space)
        yield from self.uncovered(seat, structure)

    def paid(self, seat: int) -> Reading[int]:
        """What is paid next, if anything is."""
        if not (yield from self.follows(seat, Paid)):
            return 0
        event = yield from self.take(Paid, seat)
        self.spend(seat, event.count)
        return event.count

    def construction(self, seat: int, *, engineers: bool) -> Reading[None]:
        """From the wheel to the effect of the tile, once the engineers stand; the price must be that of the piece."""
        page = self.pages[seat]
        for_machines = yield from self.paid(seat)
        laid = yield from self.take(Laid, seat)
        copied = not laid.tile or laid.tile == "krylov"
        tiles = [tile for tile, _, _ in page.wheel if tile not in ("", "krylov")] if copied else [laid.tile]
        if laid.tile:
            self.same(f"seat {seat} has {laid.tile}", True, laid.tile in page.tiles)
            page.tiles.remove(laid.tile)
        else:
            self.same("whose ability lays no tile", "krylov", page.copied)
        page.stock.subtract({"excavator": laid.excavators, "mixer": laid.mixers})
        self.same("machines in the supply", True, min(page.stock["excavator"], page.stock["mixer"]) >= 0)
        page.wheel[0] = (laid.tile, laid.excavators, laid.mixers)
        yield from self.rotate(seat, 1)
        for_space = yield from self.paid(seat)
        built = yield from self.take(Built, seat)
        bill = Bill(engineers, laid.excavators, laid.mixers, for_machines, for_space)
        effects = self.level >= 3 or not page.automa
        tiles = [tile for tile in tiles if right(page, built.structure, built.space, tile, bill, effects=effects)]
        self.same(f"{bill} is a price of a {built.structure} on {built.space} with {laid.tile}", True, bool(tiles))
        self.put_piece(seat, built.structure, built.space)
        yield from self.uncovered(seat, built.structure)
        if effects:
            yield from self.tile_effect(seat, tiles, built.space)

    # --- effects of tiles ---------------------------------------------------------------------------------------------

    def tile_effect(self, seat: int, tiles: list[str], site: str) -> Reading[None]:
        """The effect of the tile; of several that a copy may be, the one that what is told next begins."""
        effects = [effect for tile in tiles if (effect := effect_of(tile))]
        if not effects:
            return
        if len(set(tiles)) > 1:
            event = yield from self.peek()
            effects = [effect for effect in effects if event in self.beginnings(seat, effect, site)]
            if not effects:
                return
        ((name, each),) = effects[0].items()
        yield from self.after(seat, name, each, site)

    def beginnings(self, seat: int, effect: dict[str, int], site: str) -> Sequence[Event]:
        """What an effect may be told with first; of a production, whatever is told if that is one."""
        page, ((name, each),) = self.pages[seat], effect.items()
        match name:
            case "drop_in_each_empty_dam":
                return [DropsBehind(space, each) for space, dam in self.own_dams(seat) if not dam.drops][:1]
            case "rotate_per_elevation":
                return [Rotated(seat, each * page.built["elevation"])]
            case "fill_dam":
                return [DropsBehind(site, self.room(site))]
            case "produce":
                return [event for event in list(self.told)[:1] if isinstance(event, (Produced, AutomaChose))]
        item = {"credits": "credit", "energy": "energy", "vp": "vp"}[name.partition("_")[0]]
        if item == "credit" and page.automa:
            item = "vp"
        return [Gained(seat, item, self.counted(seat, name, each, site))]

    def counted(self, seat: int, name: str, each: int, site: str) -> int:
        """How much a tile brings that counts something."""
        page = self.pages[seat]
        if name.endswith("_value"):
            return each * PIPE[site][2]
        if name == "vp_per_raised_dam":
            return each * sum(dam.level > 1 for _, dam in self.own_dams(seat))
        if name == "vp_per_advanced_tile":
            return each * page.advanced()
        return each * page.built[name.partition("_per_")[2]]

    def after(self, seat: int, name: str, each: int, site: str) -> Reading[None]:
        """What a tile does after the piece is placed."""
        match name:
            case "drop_in_each_empty_dam":
                for space, dam in list(self.own_dams(seat)):
                    if not dam.drops:
                        yield from self.put_behind(space, each)
            case "rotate_per_elevation":
                yield from self.rotate(seat, each * self.pages[seat].built["elevation"])
            case "fill_dam":
                if self.room(site) > 0:
                    yield from self.put_behind(site, self.room(site))
            case "produce":
                if (yield from self.follows(seat, Produced, AutomaChose)):
                    yield from self.production(seat, each)
            case _:
                count = self.counted(seat, name, each, site)
                item = {"credits": "credit", "energy": "energy", "vp": "vp"}[name.partition("_")[0]]
                yield from self.gain(seat, item, count, "tiles" if item == "vp" else "")
                if item == "energy":
                    yield from self.contract(seat, count)

    # --- production ---------------------------------------------------------------------------------------------------

    def production(self, seat: int, modifier: int) -> Reading[None]:
        """One production with its contract, and what the company does after it."""
        page = self.pages[seat]
        bonus = 0 if page.automa and self.level == 1 else PRODUCTION_BONUS[page.built["powerhouse"]]
        least = 4 if page.is_led_by("fiesler") else 0
        used = yield from self.produced(seat, least, modifier + bonus)
        yield from self.gain(seat, "energy", 3 if self.has_power(seat, "italy") else 0)
        if self.has_power(seat, "germany") and (yield from self.follows(seat, Produced, AutomaChose)):
            other = yield from self.produced(seat, 0, 0)
            self.same("the second powerhouse of Germany is another one", True, other != used)

    def produced(self, seat: int, least: int, added: int) -> Reading[int]:
        """Energy, the way of the drops, the fee for the conduit and a contract; gives the basin of the powerhouse."""
        if self.pages[seat].automa:
            yield from self.take(AutomaChose, seat)
        event = yield from self.take(Produced, seat)
        start, end, value = PIPE[event.conduit]
        dam, owner = self.dams[event.dam], self.conduits.get(event.conduit, NOBODY)
        self.same(
            f"seat {seat} may use {event.dam}", True, dam.owner in (seat, NOBODY) and basin_of(event.dam) == start
        )
        self.same(f"{event.conduit} is built", True, owner != NOBODY)
        own = any(who == seat and basin_of(house) == end for house, who in self.powerhouses.items())
        self.same(f"a powerhouse of seat {seat} in basin {end}", True, own)
        self.same(f"{event.drops} drops behind {event.dam}", True, 1 <= event.drops <= dam.drops)
        self.same(f"the energy of {event.drops} drops", max(least, event.drops * value) + added, event.energy)
        self.same("at least 1 energy", True, event.energy >= 1)
        self.pages[seat].stock["energy"] += event.energy
        dam.drops -= event.drops
        for _ in range(event.drops):
            yield from self.run(end, used=True)
        if owner != seat:
            yield from self.expect(ConduitUsed(seat, owner, event.drops))
            yield from self.pay(seat, event.drops)
            yield from self.gain(owner, "credit", event.drops)
            yield from self.gain(owner, "vp", event.drops, "conduits")
        yield from self.contract(seat, event.energy)
        return end

    # --- contracts and patents ----------------------------------------------------------------------------------------

    def contract(self, seat: int, energy: int) -> Reading[None]:
        """A person may fulfil one contract with the energy; an Automa fulfils the hardest, of equals the rightmost."""
        page = self.pages[seat]
        enough = energy + (3 if self.has_power(seat, "france") else 0) if energy else 0
        held = [id_ for id_ in self.display if id_] if page.automa else page.contracts
        reached = [id_ for id_ in (*held, *self.national) if CONTRACTS[id_]["need"] <= enough]
        if page.automa and reached:
            hardest = max(CONTRACTS[id_]["need"] for id_ in reached)
            fulfilled = [id_ for id_ in reached if CONTRACTS[id_]["need"] == hardest][-1]
            yield from self.expect(Fulfilled(seat, fulfilled))
        elif (yield from self.follows(seat, Fulfilled)):
            event = yield from self.take(Fulfilled, seat)
            fulfilled = event.contract
            self.same(f"{energy} energy is enough for {fulfilled}", True, fulfilled in reached)
        else:
            return
        for pile in (self.national, page.contracts):
            if fulfilled in pile:
                pile.remove(fulfilled)
        self.display = ["" if shown == fulfilled else shown for shown in self.display]
        page.fulfilled.append(fulfilled)
        yield from self.reward(seat, CONTRACTS[fulfilled]["reward"], "contracts", declinable=True)

    def take_contracts(self, seat: int, count: int) -> Reading[None]:
        """Contracts of the display; more than three face up are not kept."""
        page = self.pages[seat]
        for _ in range(count):
            took = yield from self.take(Took, seat)
            self.same(f"{took.contract} is displayed", True, took.contract in self.display)
            self.display[self.display.index(took.contract)] = ""
            page.contracts.append(took.contract)
        while len(page.contracts) > 3:
            event = yield from self.take(Discarded, seat)
            self.same(f"seat {seat} has {event.contract}", True, event.contract in page.contracts)
            page.contracts.remove(event.contract)

    def refill(self) -> Reading[None]:
        """Two of each colour are displayed again; discards of Automas are shuffled when a pile is used up."""
        for place, shown in enumerate(self.display):
            if shown:
                continue
            colour = COLOURS[place // 2]
            if not self.piles[colour]:
                self.piles[colour] = {id_ for id_ in self.discarded if id_[0] == colour}
                self.discarded -= self.piles[colour]
            if self.piles[colour]:
                event = yield from self.take(ContractRevealed)
                self.same(f"{event.contract} was in its pile", True, event.contract in self.piles[colour])
                self.piles[colour].remove(event.contract)
                self.display[place] = event.contract

    def take_patent(self, seat: int, slot: int) -> Reading[None]:
        """The tile of a slot; the slot stays empty."""
        tile = self.patents[slot - 1]
        yield from self.expect(Patented(seat, tile))
        self.patents[slot - 1] = ""
        self.pages[seat].tiles.append(tile)

    def engineers(self, seat: int, space: str, count: int) -> Reading[None]:
        """Engineers stand on a space."""
        yield from self.expect(Engineers(seat, space, count))
        page = self.pages[seat]
        page.engineers -= count
        self.same(f"seat {seat} has engineers", True, page.engineers >= 0)
        self.placed.append((space, seat, count))
