"""One player in the ledger: the network by its own flood fill, what is counted there, what it yields and scores."""

from collections import Counter
from collections.abc import Iterator

from tests.games.underwater_cities.ledger_data import (
    ACTION_CARDS,
    ASSISTANT,
    BOARDS,
    BUILDINGS,
    CARDS,
    CITIES,
    CITY_POINTS,
    COST,
    HAND,
    KINDS,
    PLAIN,
    START,
    SYMBIOTIC_POINTS,
    TILES,
    TWO_UPGRADED,
    UPGRADE,
    UPGRADED,
    Amount,
    Part,
)


class Network:
    """The pieces on a player board."""

    def __init__(self) -> None:
        self.board = 0
        self.cities = {START: CITIES[0]}
        self.tunnels: list[str] = []
        self.buildings: dict[str, str] = {}
        self.upgraded: list[str] = []
        self.hexes: dict[str, str] = {}  # the metropolis tiles on the board
        self.gained: list[str] = []  # and those that came by cards

    def deal(self, board: int) -> None:
        """The printed board: which city each site belongs to, and which city sites lie beside each other."""
        self.board, row = board, BOARDS[board]
        self.ends: dict[str, list[str]] = row["tunnels"]
        self.city_of = {site: city["id"] for city in row["cities"] for site in (*city["sites"], city["id"] + "x")}
        self.beside: dict[str, set[str]] = {city["id"]: set() for city in row["cities"]}
        for one, other in self.ends.values():
            if one in self.beside and other in self.beside:
                self.beside[one].add(other)
                self.beside[other].add(one)

    def kind_at(self, site: str) -> str:
        """What stands on a building or tunnel site; nothing is an empty word."""
        return "tunnel" if site in self.tunnels else self.buildings.get(site, "")

    def place(self, kind: str, site: str) -> None:
        """A new piece."""
        if kind == "tunnel":
            self.tunnels.append(site)
        elif kind in CITIES:
            self.cities[site] = kind
        else:
            self.buildings[site] = kind

    def reached(self) -> set[str]:
        """The city sites, built or not, that tunnels join to the starting city; no way leads through a metropolis."""
        found, fresh = {START}, {START}
        while fresh:
            touched = {end for tunnel in self.tunnels for end in self.ends[tunnel] if fresh & set(self.ends[tunnel])}
            fresh = (touched & self.beside.keys()) - found
            found |= fresh
        return found

    def legal(self, kind: str, site: str, *, expansion: bool) -> bool:
        """Whether a piece may go there."""
        if kind == "tunnel":
            return site not in self.tunnels and not self.reached().isdisjoint(self.ends[site])
        could_stand = {near for city in self.cities for near in self.beside[city]} - self.cities.keys()
        if kind in CITIES:
            return site in could_stand
        return (
            site not in self.buildings
            and site.endswith("x") is expansion
            and self.city_of[site] in could_stand | self.cities.keys()
        )

    def connected(self) -> list[str]:
        """The cities of the network."""
        reached = self.reached()
        return [city for city in self.cities if city in reached]

    def at(self, city: str) -> list[str]:
        """The buildings of a city."""
        return [site for site in self.buildings if self.city_of[site] == city]

    def working(self) -> dict[str, str]:
        """The sites that produce with what stands there: buildings at connected cities, tunnels that touch a city."""
        cities = self.connected()
        touching = [tunnel for tunnel in self.tunnels if not self.cities.keys().isdisjoint(self.ends[tunnel])]
        buildings = {site: kind for site, kind in self.buildings.items() if self.city_of[site] in cities}
        return buildings | dict.fromkeys(touching, "tunnel")

    def types(self, city: str) -> int:
        """How many building types a city has."""
        return len({self.buildings[site] for site in self.at(city)})

    def pairs(self, city: str) -> list[str]:
        """The building types of which a city has two upgraded ones."""
        kinds = Counter(self.buildings[site] for site in self.at(city) if site in self.upgraded)
        return [kind for kind, count in kinds.items() if count >= 2]

    def joined(self) -> list[str]:
        """The hexes whose tunnels are all built."""
        row = BOARDS[self.board]["metropolises"]
        return [at for at in self.hexes if set(row[at]["tunnels"]) <= set(self.tunnels)]

    def metropolises(self) -> list[str]:
        """The tiles of all connected metropolises."""
        return [self.hexes[at] for at in self.joined()] + self.gained


class Player(Network):
    """A player: the network, the stock and the cards on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.stock: Counter[str] = Counter()
        self.lines: Counter[str] = Counter()
        self.hand = 0
        self.cards = [ASSISTANT]
        self.used: list[str] = []
        self.under: list[str] = []
        self.contracts: list[str] = []
        self.completed: list[str] = []
        self.special_paid = 0
        self.space = 0
        self.producing = False
        self.produced: Counter[tuple[str, str]] = Counter()  # in this Production, by kind of piece, or card, and item
        self.turn_built: Counter[str] = Counter()
        self.turn_upgraded: Counter[str] = Counter()
        self.turn_once: list[str] = []  # what is spent until the turn ends: abilities, discounts of the first piece

    def parts(self, verb: str) -> Iterator[tuple[str, Part]]:
        """The parts of claimed cards with this verb."""
        return ((card, part) for card in self.cards for part in CARDS[card]["effect"] if verb in part)

    def action_cards(self) -> list[str]:
        """The claimed action cards."""
        return [card for card in self.cards if CARDS[card]["type"] == "action"]

    def hand_limit(self) -> int:
        """How many cards may be kept."""
        return HAND + sum(int(part["hand_limit"]) for _, part in self.parts("hand_limit"))

    def action_card_limit(self) -> int:
        """How many action cards may be claimed."""
        return ACTION_CARDS + sum(int(part["action_card_limit"]) for _, part in self.parts("action_card_limit"))

    # --- counting -----------------------------------------------------------------------------------------------

    def count(self, what: str) -> int:
        """What a card counts."""
        cities, working = self.connected(), self.working()
        buildings = [site for site, kind in working.items() if kind != "tunnel"]
        match what.split("_"):
            case ["connected", "city"]:
                return len(cities)
            case ["connected", "symbiotic" | "nonsymbiotic", "city"]:
                return sum(f"connected_{self.cities[city]}" == what for city in cities)
            case ["connected", "metropolis"]:
                return len(self.metropolises())
            case ["connected", "city", "all", "types"]:
                return sum(self.types(city) == len(BUILDINGS) for city in cities)
            case ["connected", "city", "upgraded", "pair"]:
                return sum(bool(self.pairs(city)) for city in cities)
            case ["connected", "building"]:
                return len(buildings)
            case ["connected", "expansion", "building"]:
                return sum(site.endswith("x") for site in buildings)
            case ["tunnel", "at", "city"]:
                return len(working) - len(buildings)
            case ["upgraded", "tunnel", "at", "city"]:
                return sum(site in self.upgraded for site in working if site not in buildings)
            case ["upgraded", "structure"]:
                return sum(site in self.upgraded for site in working)
            case ["special", "card", "paid"]:
                return self.special_paid
            case [kind, "card"]:
                return sum(CARDS[card]["type"] == kind for card in self.cards)
            case ["connected", "upgraded", kind]:
                return sum(working[site] == kind and site in self.upgraded for site in buildings)
            case ["connected", kind]:
                return sum(working[site] == kind for site in buildings)
        raise AssertionError(f"the ledger cannot count {what}")

    def holds(self, condition: Part) -> bool:
        """Whether a condition is true now."""
        match condition:
            case {"all": conditions}:
                return all(self.holds(each) for each in conditions)
            case {"space": space}:
                return bool(self.space == space)
            case {"count": what, "min": least}:
                return bool(self.count(what) >= least)
            case {"built_this_turn": thing, "min": least}:
                return bool(sum(self.turn_built[kind] for kind in KINDS[thing]) >= least)
            case {"upgraded_this_turn": thing, "min": least}:
                return bool(sum(self.turn_upgraded[kind] for kind in KINDS[thing]) >= least)
        raise AssertionError(f"the ledger does not know the condition {condition}")

    # --- prices -------------------------------------------------------------------------------------------------

    def prices(self, on: str, kind: str, site: str, part: Part, this_turn: Counter[str]) -> list[Amount]:
        """The prices of building or upgrading a piece: usual or named cost, discounts, surcharge."""
        surcharge = Counter(BOARDS[self.board]["surcharges"].get(site, {}) if on == "build" else {})
        if part.get("free"):
            return [dict(surcharge)]
        off = Counter(part.get("discount", {})) + this_turn
        for card, standing in self.parts("reduce_cost"):
            spent = standing.get("limit") == "turn" and card in self.turn_once
            if standing["reduce_cost"] == on and kind in KINDS[standing["of"]] and not spent:
                off.update(standing["amount"])
        bases = part.get("cost") or [COST[kind] if on == "build" else UPGRADE]
        lowered = [Counter({item: max(0, count - off[item]) for item, count in base.items()}) for base in bases]
        return [dict(each + surcharge) for each in lowered]

    def coins_for_steel(self) -> int:
        """How many steelplast of a build may be paid as credits."""
        return sum(part["max"] for _, part in self.parts("may_pay_with"))

    # --- production and scoring ---------------------------------------------------------------------------------

    def output(self, site: str) -> Amount:
        """What a building or tunnel yields alone."""
        return (UPGRADED if site in self.upgraded else PLAIN)[self.kind_at(site)]

    def production(self) -> Counter[tuple[str, str]]:
        """What the network yields, by kind of piece and item."""
        total: Counter[tuple[str, str]] = Counter()

        def add(kind: str, items: Amount, times: int = 1) -> None:
            total.update({(kind, item): count * times for item, count in items.items()})

        specials, working = BOARDS[self.board]["specials"], self.working()
        often = {site: special["times"] for special in specials if "times" in special for site in special["sites"]}
        for site, kind in working.items():
            add(kind, self.output(site), often.get(site, 1))
        better = {site: special["points"] for special in specials if "points" in special for site in special["sites"]}
        for city in self.connected():
            for kind in self.pairs(city):
                add(kind, TWO_UPGRADED[kind])
            if self.cities[city] == "symbiotic_city":
                add("city", {"point": better.get(city, SYMBIOTIC_POINTS)})
        for special in specials:
            if special["kind"] == "pair_bonus" and set(special["sites"]) <= working.keys():
                add("tunnel", special["gain"])
            if special["kind"] == "metropolis_bonus" and special["metropolis"] in self.joined():
                add("metropolis", special["gain"])
        for _, part in self.parts("extra_output"):
            pieces = [site for site, kind in working.items() if kind in KINDS[part["extra_output"]]]
            able = [site for site in pieces if site in self.upgraded or not part.get("upgraded")]
            for site in able[: part["max"]]:
                add(working[site], part["amount"])
        return +total

    def has_produced(self, items: Amount, kind: str) -> bool:
        """Whether so much came out of this Production; from such pieces where a kind is named, or again by a card."""
        found: Counter[str] = Counter()
        for (source, item), count in self.produced.items():
            found[item] += count if not kind or source in (kind, "card") else 0
        return all(found[item] >= count for item, count in items.items())

    def points(self, part: Part) -> int:
        """The points of a scoring part that spends nothing."""
        match part:
            case {"per": what, "points": points}:
                return int(points) * (self.count(what) // int(part.get("each", 1)))
            case {"steps": what, "table": table}:
                return max((int(points) for least, points in table if self.count(what) >= least), default=0)
            case {"sets": whats, "points": points}:
                return int(points) * min(self.count(what) for what in whats)
            case {"bonus_if": condition, "points": points}:
                return int(points) if self.holds(condition) else 0
            case {"best_of": parts}:
                return max(self.points(each) for each in parts)
        raise AssertionError(f"the ledger cannot score {part}")

    def city_points(self) -> int:
        """The points of the connected cities by their building types."""
        return sum(CITY_POINTS[self.types(city)] for city in self.connected())

    def to_score(self) -> list[str]:
        """The connected brown metropolis and the scoring cards that spend nothing."""
        cards = [card for card in self.cards if CARDS[card]["type"] == "scoring"]
        plain = [card for card in cards if not any("spend" in part for part in CARDS[card]["effect"])]
        return [tile for tile in self.metropolises() if TILES[tile].get("scoring")] + plain
