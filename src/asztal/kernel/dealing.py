"""Moving cards: every draw, reveal and shuffle goes through here, so the kernel knows who learned what."""

from collections.abc import Sequence

from asztal.kernel.game import Game, S
from asztal.kernel.zones import EVERYONE, Deck, Zone, pool_of, tag_of


def fill(g: Game[S], zone: Zone, cards: list[str], seen: int = 0) -> None:
    """Put new cards into a zone as one freshly mixed pool."""
    g.state.pools += 1
    tag = tag_of(g.state.pools, seen)
    zone.cards.update(dict.fromkeys(cards, tag))


def pick_from(g: Game[S], deck: Deck) -> str:
    """The card that comes next, which leaves its known place but not yet the deck."""
    if deck.top:
        return deck.top.pop(0)
    loose = deck.loose()
    if loose:
        return g.chance.pick(deck.name, f"{g.state.rewinds}.{deck.epoch}", loose)
    return deck.bottom.pop(0)


def draw(g: Game[S], deck: Deck, to: Zone, seen: int, *, refill: Zone | None = None) -> str | None:
    """The next card goes to a zone, seen by the seats of the mask; None when the deck is empty.

    An empty deck is made of the cards to `refill` it with first.
    """
    if not deck.cards and (refill is None or not refill_if_empty(g, deck, refill)):
        return None
    card = pick_from(g, deck)
    to.cards[card] = deck.cards.pop(card) | seen
    g.learned |= seen
    return card


def refill_if_empty(g: Game[S], deck: Deck, pile: Zone) -> bool:
    """Shuffle the discard pile into the deck if that is empty; says whether there is a card to draw now."""
    if not deck.cards and pile.cards:
        shuffle(g, deck, pile)
    return bool(deck.cards)


def turn_up(g: Game[S], deck: Deck) -> str:
    """The next card of a deck that has one leaves it before all eyes, for a place that is no zone."""
    card = pick_from(g, deck)
    del deck.cards[card]
    g.learned |= EVERYONE
    return card


def deal(g: Game[S], deck: Deck, hands: Sequence[Zone], count: int) -> None:
    """Each hand gets `count` cards, which its owner sees."""
    for hand in hands:
        for _ in range(count):
            draw(g, deck, hand, 1 << hand.owner)


def move(g: Game[S], card: str, source: Zone, to: Zone, seen: int = 0) -> None:
    """A card goes from zone to zone; the seats of the mask see which one.

    Whoever saw it before still knows where it is: use this where all see *which place* the card comes from, or where
    both zones are shown as one place to those who do not.
    """
    to.cards[card] = source.cards.pop(card) | seen
    g.learned |= seen


def pass_on(g: Game[S], zones: Sequence[Zone]) -> None:
    """Everybody hands the whole zone to the next in the row, the last one to the first; each sees what it gets."""
    contents = [zone.cards for zone in zones]
    for zone, cards in zip(zones, [contents[-1], *contents[:-1]], strict=True):
        seen = 1 << zone.owner
        g.learned |= seen
        zone.cards = {card: tag | seen for card, tag in cards.items()}


def reveal(g: Game[S], zone: Zone, card: str, seen: int = EVERYONE) -> None:
    """The seats of the mask get to see a card that stays where it is."""
    zone.cards[card] |= seen
    g.learned |= seen


def forget(g: Game[S], zone: Zone, by: int) -> None:
    """A seat is about to move a card of its choice out of a zone; the others will see that one goes, not which.

    They are no longer sure of any card that they knew there, and cannot tell the cards' pools apart.
    """
    mine = 1 << by
    pools = sorted({pool_of(tag) for tag in zone.cards.values()})
    blurs = [(pools[0], pool, EVERYONE & ~mine) for pool in pools[1:]]
    g.state.blurs += [blur for blur in blurs if blur not in g.state.blurs]
    for card, tag in zone.cards.items():
        zone.cards[card] = tag_of(pool_of(tag), tag & mine)


def hide(g: Game[S], card: str, source: Zone, to: Zone, by: int) -> None:
    """A seat moves a card that it chose itself; the others see that a card went, not which."""
    forget(g, source, by)
    to.cards[card] = source.cards.pop(card)


def reveal_top(g: Game[S], deck: Deck, seen: int = EVERYONE) -> str | None:
    """The seats of the mask get to see the top card, which stays there; None when the deck is empty."""
    if not deck.cards:
        return None
    card = pick_from(g, deck)
    deck.top.insert(0, card)
    reveal(g, deck, card, seen)
    return card


def put_on_top(g: Game[S], deck: Deck, card: str, source: Zone, seen: int = 0) -> None:
    """A card goes on the deck, where those who have seen it know it to be."""
    move(g, card, source, deck, seen)
    deck.top.insert(0, card)


def put_at_bottom(g: Game[S], deck: Deck, card: str, source: Zone, seen: int = 0) -> None:
    """A card goes under the deck, where those who have seen it know it to be."""
    move(g, card, source, deck, seen)
    deck.bottom.append(card)


def shuffle(g: Game[S], deck: Deck, *added: Zone) -> None:
    """The deck and the added zones become one mixed deck: positions are forgotten, membership is not."""
    tags = deck.cards
    for zone in added:
        tags.update(zone.cards)
        zone.cards.clear()
    g.state.pools += 1
    pool = g.state.pools
    # Whoever had not seen a card of some old pool cannot tell whether it went in, or another card of that pool.
    unsure: dict[int, int] = {}
    for card, tag in tags.items():
        if tag & EVERYONE != EVERYONE:
            unsure[pool_of(tag)] = unsure.get(pool_of(tag), 0) | EVERYONE & ~tag
        tags[card] = tag_of(pool, 0)
    g.state.blurs += [(old, pool, seats) for old, seats in sorted(unsure.items())]
    deck.top.clear()
    deck.bottom.clear()
    deck.epoch += 1


def roll_some(g: Game[S], stream: str, candidates: Sequence[str], count: int) -> list[str]:
    """So many different candidates in an order decided by chance; everybody learns them."""
    left, found = list(candidates), []
    for _ in range(count):
        found.append(roll(g, stream, left))
        left.remove(found[-1])
    return found


def roll(g: Game[S], stream: str, candidates: list[str]) -> str:
    """One of the candidates by chance, for dice and the like; everybody learns it."""
    rolled = g.state.rolls.get(stream, 0)
    g.state.rolls[stream] = rolled + 1
    g.learned = EVERYONE
    return g.chance.pick(stream, f"{g.state.rewinds}.{rolled}", candidates)
