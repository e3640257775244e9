"""Deals the cards of an imagined world: those that the seat has not seen, to the places where they may be."""

from collections.abc import Iterable
from typing import Any

from asztal.kernel.chance import Chance
from asztal.kernel.view import Observation
from asztal.kernel.zones import EVERYONE, TABLE, Deck, DeckView, Holder, Slots, Zone, bit, tag_of


class Dealer:
    """Deals the cards that a seat has not seen to the places where they may be, pool by pool."""

    def __init__(self, seen: Observation[Any], chance: Chance, attempt: int = 0) -> None:
        self.seat = seen.seat
        self._chance = chance
        self._known = {card: int(pool) for pool, cards in seen.seen.items() for card in cards}
        order = f"imagine {attempt}"
        self._pools = {int(pool): chance.order(order, pool, cards) for pool, cards in seen.unseen.items()}

    def card(self, slot: str | int) -> str:
        """The card that lies here in the imagined world."""
        return slot if isinstance(slot, str) else self._pools[slot].pop()

    def left(self) -> list[int]:
        """One pool number for every card that is not dealt yet, for places that the view does not number."""
        return [pool for pool, cards in self._pools.items() for _ in cards]

    def put(self, slots: Slots, zone: Zone) -> list[str]:
        """Fill a zone: known cards as they are, the rest dealt; gives the cards in order."""
        owned = zone.owner != TABLE
        put = []
        for slot in slots:
            card = self.card(slot)
            if isinstance(slot, str):  # what lies open in the middle of the table, everybody has seen
                zone.cards[card] = tag_of(self._known[card], bit(zone.owner) | bit(self.seat) if owned else EVERYONE)
            else:
                zone.cards[card] = tag_of(slot, bit(zone.owner) if owned else 0)
            put.append(card)
        return put

    def zone(self, slots: Slots, owner: int) -> Zone:
        """A zone as the observer imagines it."""
        zone = Zone(owner)
        self.put(slots, zone)
        return zone

    def deck(self, view: DeckView, name: str) -> Deck:
        """A deck as the observer imagines it."""
        deck = Deck(name=name)
        deck.top = self.put(view.top, deck)
        deck.bottom = self.put(view.bottom, deck)
        self.put([int(pool) for pool, count in view.pools.items() for _ in range(count)], deck)
        return deck

    def seal(self, player: Holder, count: int = 1) -> None:
        """So many cards of a hand lie face-down in front of its owner; which ones, the observer does not know."""
        for _ in range(count):
            card = self.any_of(player.hand.cards)
            player.sealed.cards[card] = player.hand.cards.pop(card)

    def any_of(self, cards: Iterable[str]) -> str:
        """One of some cards, for a place of which only that is known."""
        return self._chance.pick("imagine", "", cards)
