"""What the ids of Imperial Miners are called: cards, boards, factions, places and items."""

from collections.abc import Iterable
from pathlib import Path

from asztal.games.imperial_miners.cards import CARDS, EDGES, FACTION_CODES, NAMES
from asztal.kernel.rules import Amounts, Id
from asztal.text.wording import Wording

_ARROWS = dict(zip(EDGES, "↖↗←→↙↘", strict=True))


class Names(Wording):
    """Names of all that is on the table."""

    folder = Path(__file__).parent
    written = r"\d,-?\d+"

    def name_card(self, card: Id) -> str:
        """A mine card, an event, a research board or a faction."""
        return NAMES[str(card)][self.texts.lang]

    name_other = name_board = name_faction = name_card  # other arguments of the same sentences

    def name_factions(self, card: Id) -> str:
        """The factions of a card."""
        return self.join([*map(self.name_card, CARDS[str(card)].factions)]) or self.texts.say("no-faction")

    def name_edges(self, card: Id) -> str:
        """The full half carts of a card as arrows to the edges where they are."""
        return arrows(CARDS[str(card)].carts) or "-"

    def name_at(self, at: Id) -> str:
        """A place of a mine by its row and its left edge, as the rules count them."""
        return f"({at})"

    def name_rank(self, rank: Id) -> str:
        """The rank that ends a solo game."""
        return self.texts.say(str(rank))

    def amounts(self, amounts: Amounts) -> str:
        """2 gold and 1 gem."""
        return self.join([self.texts.say("item-count", item=item, count=count) for item, count in amounts.items()])

    def short(self, card: str) -> str:
        """The factions of a card in as few letters as can be."""
        return "".join(FACTION_CODES[faction][self.texts.lang] for faction in CARDS[card].factions)


def arrows(edges: Iterable[str]) -> str:
    """Edges of a card as arrows, in a fixed order."""
    given = set(edges)
    return "".join(arrow for edge, arrow in _ARROWS.items() if edge in given)
