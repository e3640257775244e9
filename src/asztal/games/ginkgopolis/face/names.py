"""What the ids of Ginkgopolis are called: players, cards, tiles, cells and items."""

from pathlib import Path

from asztal.games.ginkgopolis.cards import CARDS, TILES
from asztal.kernel.rules import Amounts, Id
from asztal.text.wording import Wording


class Names(Wording):
    """Names of all that is on the table; alone at it, the other one is Hal."""

    folder = Path(__file__).parent
    written = r"-?\d+,-?\d+"

    def name_seat(self, seat: Id) -> str:
        """A person at the table, or Hal."""
        return self.texts.say("hal") if int(seat) >= len(self.people) else self.people[int(seat)]

    def name_card(self, card: Id) -> str:
        """A card: red 9, urbanization A, biotechnician 13."""
        about = CARDS[str(card)]
        if about.kind == "character":
            return self.texts.say("name-character", colour=about.colour, number=int(about.id[2:]))
        if about.kind == "urbanization":
            return self.texts.say("name-urbanization", letter=about.letter)
        return self.texts.say("name-building", colour=about.colour, number=about.number)

    name_extra = name_card  # a card that is drawn besides

    def name_tile(self, tile: Id) -> str:
        """A tile or a building: red 9."""
        return self.name_card(TILES[str(tile)].card)

    def name_cell(self, cell: Id) -> str:
        """A cell by its column and row, as the drawn board and the rules count them."""
        return f"({cell})"

    def amounts(self, amounts: Amounts) -> str:
        """Items: 2 resources and 1 tile."""
        counts = [self.texts.say("item-count", item=item, count=count) for item, count in amounts.items()]
        return self.join(counts) or self.texts.say("nothing")

    def short(self, card: str) -> str:
        """A card, tile or building as the board shows it: R9, (A), CH13."""
        about = CARDS[card.upper()]
        if about.kind == "building":
            return self.texts.say("colour-letter", colour=about.colour) + str(about.number)
        return f"({about.letter})" if about.letter else about.id
