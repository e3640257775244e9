"""Zones of cards that know who has seen what.

A card in a zone carries one number, its tag: the seats that know it is here (low bits), and its *pool*. A pool is a
set of cards that were last shuffled together: whoever has not seen a card still knows which pool it is from. That is
all an observer can know of a hidden card, so re-dealing each pool among its hidden places gives exactly the worlds
that the observer must think possible. A draw moves a card and keeps its pool; a shuffle makes a new pool. A seat that
had not seen all that went into a shuffle cannot tell the new pool from the old ones: that is a `Blur`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, is_dataclass
from typing import Any, TypeAlias, get_args, get_origin

from msgspec import Struct

from asztal.kernel.data import Data, hints, is_union, once, reads, written

SPECTATOR = 15  # the seat number of somebody who only watches
EVERYONE = 0xFFFF  # the mask of all seats and the spectators
TABLE = -1  # the owner of a zone that lies in the middle of the table
_POOL = 16

Slots: TypeAlias = list[str | int]  # a card's id where it is known, the number of its pool where it is not
Blur: TypeAlias = tuple[int, int, int]  # two pools and the mask of the seats that cannot tell them apart


def bit(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def tag_of(pool: int, seen: int) -> int:
    """The tag of a card of this pool that the seats of the mask `seen` have seen."""
    return pool << _POOL | seen


def pool_of(tag: int) -> int:
    """The pool that the card was last shuffled in."""
    return tag >> _POOL


class Eyes:
    """One observer: which cards it knows, and which pools it can tell apart."""

    __slots__ = ("_labels", "mask", "seat")

    def __init__(self, seat: int, blurs: Iterable[Blur] = ()) -> None:
        self.seat = seat
        self.mask = 1 << seat
        self._labels: dict[int, int] = {}
        for one, other, seats in blurs:
            if seats & self.mask:
                low, high = sorted((self.pool(one), self.pool(other)))
                self._labels |= {pool: low for pool, label in self._labels.items() if label == high}
                self._labels[high] = low

    def pool(self, pool: int) -> int:
        """The pool as this observer numbers it."""
        return self._labels.get(pool, pool)

    def slot(self, card: str, tag: int) -> str | int:
        """A card as this observer sees it: itself, or the pool it is from."""
        return card if tag & self.mask else self.pool(tag >> _POOL)

    def slots(self, cards: dict[str, int]) -> Slots:
        """Cards with their tags as this observer sees them."""
        mask, pool = self.mask, self.pool
        return [card if tag & mask else pool(tag >> _POOL) for card, tag in cards.items()]


def _hidden_order(slots: Slots) -> Slots:
    return sorted(slots, key=lambda slot: (isinstance(slot, int), slot)) if len(slots) > 1 else slots


@dataclass(slots=True)
class Zone(Data):
    """A hand, a pile, a bag: cards in the order in which they came, each with its tag.

    The owner sees that order; so does everybody where the owner is the table. Others see an order that tells nothing.
    """

    owner: int = TABLE
    cards: dict[str, int] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __contains__(self, card: str) -> bool:
        return card in self.cards

    def slots(self, eyes: Eyes) -> Slots:
        """The zone as the observer sees it."""
        shown = eyes.slots(self.cards)
        return shown if self.owner in (TABLE, eyes.seat) else _hidden_order(shown)

    def own_slots(self, eyes: Eyes) -> Slots:
        """The zone as its owner sees it, and nothing for anybody else: not even how many cards there are."""
        return self.slots(eyes) if self.owner == eyes.seat else []


class DeckView(Struct):
    """A deck as somebody sees it: known places at the top and the bottom, the rest as numbers of cards per pool."""

    top: Slots
    pools: dict[str, int]
    bottom: Slots

    def size(self) -> int:
        """How many cards lie in it."""
        return len(self.top) + sum(self.pools.values()) + len(self.bottom)


@dataclass(slots=True)
class Deck(Zone):
    """A face-down stack: a set of cards whose order does not exist until they are drawn.

    Only cards that somebody put in a known place have one: `top` reads from the top down, `bottom` from the upper to
    the lowest card. `name` is its stream of chance and `epoch` counts its shuffles.
    """

    name: str = ""
    epoch: int = 0
    top: list[str] = field(default_factory=list)
    bottom: list[str] = field(default_factory=list)

    def loose(self) -> Iterable[str]:
        """The cards without a known place, from which chance picks."""
        if not self.top and not self.bottom:
            return self.cards
        placed = {*self.top, *self.bottom}
        return [card for card in self.cards if card not in placed]

    def seen_by(self, eyes: Eyes) -> DeckView:
        """The deck as the observer sees it."""
        # A deck has many cards and few tags, so the tags are counted first.
        placed = bool(self.top or self.bottom)
        tags = Counter([self.cards[card] for card in self.loose()] if placed else self.cards.values())
        pools: dict[str, int] = {}
        for tag, count in tags.items():
            pool = str(eyes.pool(tag >> _POOL))
            pools[pool] = pools.get(pool, 0) + count
        top, bottom = ([eyes.slot(card, self.cards[card]) for card in place] for place in (self.top, self.bottom))
        return DeckView(top, dict(sorted(pools.items())), bottom)


def slots_of(eyes: Eyes, zone: Zone, *others: Zone) -> Slots:
    """A zone as its owner sees it; for anybody else together with the others, as one place.

    A card that its holder puts face-down from the hand onto the table is such a case: those who know some of the
    hand know that these cards are in the hand or on the table, and not which.
    """
    if zone.owner == eyes.seat:
        return zone.slots(eyes)
    places = (zone, *others)
    return _hidden_order([slot for place in places for slot in eyes.slots(place.cards)])


def deck_field(name: str) -> Any:
    """A dataclass field that holds a deck with this stream of chance."""
    return field(default_factory=lambda: Deck(name=name))


def zone_field() -> Any:
    """A dataclass field that holds an empty zone."""
    return field(default_factory=Zone)


@dataclass(slots=True)
class Holder(Data):
    """A player with a hidden hand, from which cards are laid face-down into `sealed` until all seats are ready.

    Others see hand and sealed cards as one place, so a half-made choice tells nothing.
    """

    hand: Zone = zone_field()
    sealed: Zone = zone_field()

    @reads("hand", "sealed")
    def show_hand(self, eyes: Eyes) -> Slots:
        """The hand for its owner; hand and sealed cards together for everybody else."""
        return slots_of(eyes, self.hand, self.sealed)

    @reads("sealed")
    def show_sealed(self, eyes: Eyes) -> Slots:
        """The sealed cards for their owner only."""
        return self.sealed.own_slots(eyes)


_Finder: TypeAlias = Callable[[Any], list[Zone]]


def zones_in(data: Data) -> list[Zone]:
    """Every zone of a state, wherever it is."""
    return [data] if isinstance(data, Zone) else _finder(type(data))(data)


@once
def _finder(cls: type[Any]) -> _Finder:
    """A function that lists the zones in a value of this class; written once from the annotations, as `clone` is."""
    scope: dict[str, Any] = {"zones_in": zones_in}
    named = hints(cls).items() if is_dataclass(cls) else ()
    parts = [_found(f"data.{name}", hint) for name, hint in named]
    return written("find", f"def find(data):\n    return [{', '.join(part for part in parts if part)}]", scope)


def _found(value: str, hint: Any) -> str:
    """Source text that lists the zones in `value`, an expression of type `hint`; empty where there can be none."""
    if isinstance(hint, type) and issubclass(hint, Data):
        return value if issubclass(hint, Zone) else f"*zones_in({value})"
    if is_union(hint):
        inner = "".join(_found(value, part) for part in get_args(hint))
        return inner and f"*([{inner}] if {value} is not None else [])"
    parts = f"{value}.values()" if get_origin(hint) is dict else value
    inner = "".join(_found("part", part) for part in get_args(hint)[-1:])
    return inner and f"*[zone for part in {parts} for zone in [{inner}]]"


def cards_by_tag(data: Data) -> dict[int, list[str]]:
    """All cards of a state, in order; there are many cards and few tags."""
    tagged: dict[int, list[str]] = {}
    for zone in zones_in(data):
        for card, tag in zone.cards.items():
            if tag in tagged:
                tagged[tag].append(card)
            else:
                tagged[tag] = [card]
    for cards in tagged.values():
        cards.sort()
    return tagged


def cards_by_pool(tagged: dict[int, list[str]], eyes: Eyes) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The cards whose place an observer has not seen, and those it has, each by the pool they are from."""
    unseen: dict[int, list[str]] = {}
    seen: dict[int, list[str]] = {}
    for tag, cards in tagged.items():
        (seen if tag & eyes.mask else unseen).setdefault(eyes.pool(tag >> _POOL), []).extend(cards)
    sides = [{str(pool): sorted(cards) for pool, cards in sorted(side.items())} for side in (unseen, seen)]
    return sides[0], sides[1]
