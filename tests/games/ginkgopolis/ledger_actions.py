"""What a player's card does, and what Hal does with his, as the ledger works it out."""

from collections.abc import Generator

from asztal.games.ginkgopolis.events import (
    Constructed,
    Exhausted,
    Fallback,
    Gained,
    HalDrew,
    HalStuck,
    Paid,
    Rebuilt,
    Returned,
    Revealed,
    TokenMoved,
    Urbanized,
)
from tests.games.ginkgopolis.ledger_books import Books, Story
from tests.games.ginkgopolis.ledger_cards import TILES, beside, item_of, number_of, pays, reacts_to, token_moves
from tests.games.ginkgopolis.ledger_scoring import Building

NOBODY, HAL = -1, 1


class Actions(Books):
    """Exploit, urbanize, construct; and Hal."""

    def action(self, seat: int) -> Story:
        """The revealed card and tile of a seat (GIN-ACT-01 to GIN-ACT-04)."""
        event = yield from self.a(Revealed)
        self.same("who reveals", seat, event.seat)
        card, tile = self.playable(event.card), event.tile
        if tile:
            self.purses[seat].tiles -= 1
            if not self.affordable(seat, card, tile):
                self.purses[seat].tiles += 1
                yield from self.expect(Fallback(seat, card))
                tile = ""
        if not tile:
            yield from self.exploit(seat, card)
        elif card[0] == "U":
            near = self.around(card)
            yield from self.urbanize(seat, card, tile)
            yield from self.gain(seat, [(item_of(building.top), building.height) for building in near])
            yield from self.bonuses(seat, "urbanize")
            self.discard += 1
        else:
            yield from self.construct(seat, card, tile)
            yield from self.bonuses(seat, "construct")
            self.keep(seat, card)

    def playable(self, card: str) -> str:
        """A card that can be in a hand."""
        self.same(f"{card} is in the game", True, card in self.cards)
        return card

    def cell_of(self, card: str) -> str:
        """Where the building stands that a card names."""
        cells = [cell for cell, building in self.city.items() if building.top == card.lower()]
        self.same(f"buildings of {card}", 1, len(cells))
        return cells[0]

    def price(self, seat: int, card: str, tile: str) -> tuple[int, int]:
        """Extra resources and points for a floor (GIN-CON-07 to GIN-CON-09); Hal pays none (GIN-SOL-14, GIN-SOL-15)."""
        if self.alone and seat == HAL:
            return 0, 0
        return int(card[0].lower() != tile[0]), max(0, number_of(card) - number_of(tile))

    def affordable(self, seat: int, card: str, tile: str) -> bool:
        """Whether the action can be paid for (GIN-UNA-02, GIN-CON-12, GIN-SOL-25)."""
        purse = self.purses[seat]
        own = purse.supply if self.alone and seat == HAL else purse.resources
        if card[0] == "U":
            return own >= 1
        building = self.city[self.cell_of(card)]
        resources, points = self.price(seat, card, tile)
        home = building.height if building.owner == seat else 0
        return own + home >= building.height + 1 + resources and purse.points >= points

    def bonuses(self, seat: int, action: str) -> Story:
        """What the cards of the area pay, in the order acquired (GIN-BON-01)."""
        area = self.purses[seat].area
        yield from self.gain(seat, [gain for card in area if reacts_to(card) == action for gain in pays(card)])

    def exploit(self, seat: int, card: str) -> Story:
        """Items for the building, or one of two kinds (GIN-XPL-01 to GIN-XPL-08)."""
        if card[0] != "U":
            building = self.city[self.cell_of(card)]
            yield from self.gain(seat, [(item_of(building.top), building.height)])
        else:
            there = {"resource": self.purses[seat].supply, "tile": self.tiles}
            kinds = [kind for kind, count in there.items() if count]
            if len(kinds) == 2:
                event = yield from self.ahead()
                kinds = [event.item] if isinstance(event, Gained) and event.item in kinds else kinds[:1]
            yield from self.gain(seat, [(kind, 1) for kind in kinds])
        yield from self.bonuses(seat, "exploit")
        self.discard += 1

    def around(self, card: str) -> list[Building]:
        """The buildings beside the token of an urbanization card, north, east, south, west (GIN-URB-15)."""
        return [self.city[cell] for cell in beside(self.tokens[card[1]]) if cell in self.city]

    def worth(self, card: str) -> int:
        """The points that an urbanization card brings Hal (GIN-SOL-09, GIN-HEX-04)."""
        return sum(building.height for building in self.around(card))

    def urbanize(self, seat: int, card: str, tile: str) -> Story:
        """A new building where the token was, and the token's way (GIN-URB-02 to GIN-URB-13)."""
        site = self.tokens[card[1]]
        self.city[site] = Building(self.unseen(tile), 1, seat)
        self.markers.append(site)
        self.put(seat, -1)
        yield from self.expect(Urbanized(seat, tile, site))
        yield from self.all_in_the_city(seat)
        ways = token_moves(set(self.city), self.tokens, card[1])
        moved: list[tuple[str, str]] = []
        while moved not in ways:
            event = yield from self.a(TokenMoved)
            moved.append((event.letter, event.cell))
            self.same(f"ways of token {card[1]}", True, any(way[: len(moved)] == moved for way in ways))
        self.tokens.update(moved)

    def construct(self, seat: int, card: str, tile: str) -> Story:
        """A floor on a building: resources home, extra cost, new resources (GIN-CON-02 to GIN-CON-13)."""
        cell = self.cell_of(card)
        old, (resources, points) = self.city[cell], self.price(seat, card, tile)
        if old.owner != NOBODY:
            thanks = old.height if old.owner != seat else 0
            self.purses[old.owner].points += thanks
            self.put(old.owner, old.height)
            yield from self.expect(Returned(old.owner, old.height, thanks))
        self.covered.append(old.top)
        self.city[cell] = Building(self.unseen(tile), old.height + 1, seat)
        self.markers.append(cell)
        self.put(seat, -(old.height + 1 + resources))
        self.purses[seat].supply += resources
        self.purses[seat].points -= points
        yield from self.expect(Constructed(seat, tile, cell, old.height + 1))
        if resources or points:
            yield from self.expect(Paid(seat, resources, points))
        yield from self.all_in_the_city(seat)

    def unseen(self, tile: str) -> str:
        """A tile that is not in the city yet."""
        there = {building.top for building in self.city.values()} | set(self.covered)
        self.same(f"{tile} is new", True, tile in TILES - there)
        return tile

    def put(self, seat: int, count: int) -> None:
        """Resources come to a player's stock, or leave it; Hal builds from his supply (GIN-SOL-04, GIN-SOL-13)."""
        if self.alone and seat == HAL:
            self.purses[seat].supply += count
        else:
            self.purses[seat].resources += count

    def keep(self, seat: int, card: str) -> None:
        """The played card stays in the area for good (GIN-CON-16, GIN-CON-17)."""
        self.cards.remove(card)
        self.purses[seat].area.append(card)

    # --- Hal --------------------------------------------------------------------------------------------------------

    def hal(self) -> Story:
        """Hal's card, perhaps exchanged, and what he builds (GIN-SOL-08 to GIN-SOL-21, GIN-HEX-01 to GIN-HEX-06)."""
        card = yield from self.hals_card()
        lacks = "" if self.affordable(HAL, card, card) else "resource"
        if lacks or not self.tiles:
            self.ending = True
            self.discard += 1
            yield from self.expect(HalStuck(card, lacks or "tile"))
            return
        event = yield from self.a(Revealed)
        tile = event.tile
        self.same("what Hal reveals", (HAL, card), (event.seat, event.card))
        self.tiles -= 1
        if not self.tiles:
            yield from self.expect(Exhausted(1))
            yield from self.last_round()
        if card[0] == "U":
            points = self.worth(card)
            yield from self.urbanize(HAL, card, tile)
            yield from self.gain(HAL, [("point", points)])
            self.discard += 1
        else:
            yield from self.construct(HAL, card, tile)
            self.keep(HAL, card)

    def hals_card(self) -> Generator[None, None, str]:
        """The card that Hal uses; the expert looks at one more when he has an urbanization card."""
        event = yield from self.ahead()
        if isinstance(event, HalDrew | Rebuilt):
            yield from self.draw(1)
            drew = yield from self.a(HalDrew)
            card, extra = self.playable(drew.card), self.playable(drew.extra)
            self.same("who draws one more", ("expert", "U"), (self.setting.variant["hal"], card[0]))
            self.discard += 1
            if extra[0] != "U":
                return extra if self.affordable(HAL, extra, extra) else card
            return extra if self.worth(extra) > self.worth(card) else card
        card = self.playable(event.card if isinstance(event, Revealed | HalStuck) else "")
        self.same("expert Hal draws one more", False, self.setting.variant["hal"] == "expert" and card[0] == "U")
        return card
