"""What the ids of Underwater Cities are called: cards, tiles, slots, sites and items."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from asztal.games.underwater_cities.cards import ALWAYS, CARDS, CONTRACTS, METROPOLISES, SLOTS
from asztal.kernel.rules import Id
from asztal.text.wording import Wording

_NAMES = {id_: about.name for table in (CARDS, METROPOLISES, CONTRACTS) for id_, about in table.items()}


class Names(Wording):
    """Names of all that is on the table."""

    folder = Path(__file__).parent
    written = r"[CTM]\d+[a-e]?"

    def name_card(self, card: Id) -> str:
        """A card, a metropolis or a contract."""
        return _NAMES[str(card)][self.texts.lang]

    name_tile = name_other = name_contract = name_card  # other arguments of the same sentences

    def name_slot(self, slot: Id) -> str:
        """A slot by its colour and its place in it, clockwise: Green 2."""
        if slot == ALWAYS:
            return self.texts.say("slot-always")
        return self.texts.say("slot-name", colour=SLOTS[str(slot)].colour, number=int(str(slot)[-1]))

    def name_site(self, site: Id) -> str:
        """A site as the board names it: C4, C4a, T3, M1; an expansion site by its city."""
        return self.texts.say("site-expansion", city=str(site)[:-1]) if str(site)[-1] == "x" else str(site)

    def name_end(self, end: Id) -> str:
        """Where a tunnel leads: a city site or a metropolis."""
        return self.name_card(end) if end in METROPOLISES else str(end)

    name_start = name_end

    def amount(self, items: Mapping[str, int], case: str = "item-count") -> str:
        """So many of each item; `case` is the message that inflects them."""
        return self.join([self.texts.say(case, item=item, count=count) for item, count in items.items() if count])

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """So many of each item, or nothing."""
        return self.amount(amounts) or self.texts.say("nothing")

    def either(self, parts: Sequence[str]) -> str:
        """One, two or three."""
        if len(parts) < 2:
            return "".join(parts)
        return self.texts.say("join-or", first=", ".join(parts[:-1]), last=parts[-1])
