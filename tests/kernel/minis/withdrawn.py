"""Everybody seals a bid of two cards; until all are ready a bid can be withdrawn. The higher sum scores."""

from dataclasses import dataclass

from asztal.kernel import rules as k

CARDS = [f"N{n:02}" for n in range(1, 22)]


@dataclass(slots=True)
class Player(k.Holder):
    points: int = 0


@dataclass(slots=True)
class Bids(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("numbers")
    shown: k.Zone = k.zone_field()


class Seal(k.Pick[Bids]):
    ask = "bid"

    def candidates(self, g: k.Game[Bids], f: k.Frame) -> list[k.Option]:
        return [k.Option("seal", (card,)) for card in g.state.players[f.seat].hand]

    def take(self, g: k.Game[Bids], f: k.Frame, option: k.Option) -> k.Signal | None:
        me = g.state.players[f.seat]
        k.move(g, str(option.ids[0]), me.hand, me.sealed)
        return k.AGAIN if len(me.sealed) < 2 else None


def deal(g: k.Game[Bids], f: k.Frame) -> None:
    k.fill(g, g.state.deck, CARDS)
    k.deal(g, g.state.deck, [player.hand for player in g.state.players], 5)


def compare(g: k.Game[Bids], f: k.Frame) -> None:
    sums = [sum(int(card[1:]) for card in player.sealed) for player in g.state.players]
    for player, bid in zip(g.state.players, sums, strict=True):
        for card in list(player.sealed):
            k.move(g, card, player.sealed, g.state.shown, k.EVERYONE)
        player.points += bid == max(sums)


class BidsTitle(k.Title[Bids]):
    name, state, player = "withdrawn", Bids, Player
    bid = k.Seq(seal=k.Together(Seal(), sealed=True), compare=k.Do(compare))
    effects = {"game": k.Seq(deal=k.Do(deal), rounds=k.Repeat(2, bid))}


TITLE = BidsTitle()
