"""Orchard, a whole game in one file: all pick a card in secret, then the cards are resolved from the first seat on.

`docs/games/authoring.md` walks through it. Try it: ASZTAL_GAMES=examples asztal sim orchard --games 10
"""

from dataclasses import dataclass

from msgspec import Struct

from asztal.kernel import rules as k

# A card is data: how many there are, and what it does, in the verbs below.
CARDS: dict[str, tuple[int, dict[str, int]]] = {
    "apple": (6, {"coins": 2}),
    "pear": (5, {"coins": 1, "draw": 1}),
    "market": (5, {"sell": 3}),
    "basket": (4, {"draw": 2}),
    "fair": (3, {"coins": 1, "sell": 2}),
}
ROUNDS = HAND = 5


@dataclass(slots=True)
class Player(k.Holder):  # a Holder has a hand, and cards laid face-down in `sealed`
    coins: int = 0
    points: int = 0
    card: str = ""


@dataclass(slots=True)
class Orchard(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("cards")
    shown: k.Zone = k.zone_field()


class Shown(k.Event, frozen=True):
    """A seat's card was turned up."""

    seat: int
    card: str


class Coins(k.Act[Orchard]):
    """Take coins."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, g: k.Game[Orchard], f: k.Frame) -> None:
        g.state.players[f.seat].coins += self.count


class Draw(k.Act[Orchard]):
    """Draw cards; an empty deck gives none."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, g: k.Game[Orchard], f: k.Frame) -> None:
        k.deal(g, g.state.deck, [g.state.players[f.seat].hand], self.count)


class Sell(k.Pick[Orchard]):
    """Sell up to so many coins for a point each, and one point more for at least three."""

    ask = "sell"

    def __init__(self, most: int) -> None:
        self.most = most

    def candidates(self, g: k.Game[Orchard], f: k.Frame) -> list[k.Option]:
        return [k.Option("sell", (count,)) for count in range(self.most + 1)]

    def why(self, g: k.Game[Orchard], f: k.Frame, option: k.Option) -> k.Reason | None:
        return k.Reason("no-coins", "ORC-02") if g.state.players[f.seat].coins < int(option.ids[0]) else None

    def take(self, g: k.Game[Orchard], f: k.Frame, option: k.Option) -> None:
        me, count = g.state.players[f.seat], int(option.ids[0])
        me.coins -= count
        me.points += count + (count >= 3)


VERBS = {"coins": Coins, "draw": Draw, "sell": Sell}


class Lay(k.Pick[Orchard]):
    """Lay one card of the hand face-down."""

    ask, always = "lay", True  # asked even with one card left: the table does not know that

    def candidates(self, g: k.Game[Orchard], f: k.Frame) -> list[k.Option]:
        return [k.Option("lay", (card,)) for card in g.state.players[f.seat].hand]

    def take(self, g: k.Game[Orchard], f: k.Frame, option: k.Option) -> None:
        me = g.state.players[f.seat]
        k.move(g, str(option.ids[0]), me.hand, me.sealed)


def show(g: k.Game[Orchard], f: k.Frame) -> None:
    """All cards are turned up at once."""
    for seat, player in enumerate(g.state.players):
        (player.card,) = player.sealed
        k.move(g, player.card, player.sealed, g.state.shown, k.EVERYONE)
        g.tell(Shown, seat, player.card)


def resolve(g: k.Game[Orchard], f: k.Frame) -> k.Frame:
    """Carry out what the card says."""
    return k.Frame(f"card.{g.state.players[f.seat].card.partition('-')[0]}", f.seat)


def set_up(g: k.Game[Orchard], f: k.Frame) -> None:
    """Shuffle, and five cards for everybody."""
    k.fill(g, g.state.deck, [f"{name}-{n}" for name, (copies, _) in CARDS.items() for n in range(copies)])
    deal(g, HAND)


def deal(g: k.Game[Orchard], count: int) -> None:
    """So many cards for everybody."""
    k.deal(g, g.state.deck, [player.hand for player in g.state.players], count)


ROUND = k.Seq[Orchard](
    lay=k.Together(Lay(), sealed=True),
    show=k.Do(show),
    resolve=k.EachSeat(k.Call(resolve)),
    next=k.Do(lambda g, f: deal(g, 1)),
)


class OrchardTitle(k.Title[Orchard]):
    """What the kernel needs to know."""

    name, source, state, player, events = "orchard", "designed", Orchard, Player, (Shown,)
    effects = {
        "game": k.Seq(set_up=k.Do(set_up), rounds=k.Repeat(ROUNDS, ROUND)),
        **{f"card.{name}": k.Seq(**{v: VERBS[v](n) for v, n in effect.items()}) for name, (_, effect) in CARDS.items()},
    }

    def complete(self, state: Orchard, view: Struct, dealer: k.Dealer) -> None:
        """In an imagined world, whoever is ready has laid some card of its hand."""
        for seat in k.ready_seats(state.stack):
            if seat != dealer.seat:
                dealer.seal(state.players[seat])


TITLE = OrchardTitle()
