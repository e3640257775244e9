"""The choice of a round: commit a card and perhaps a tile, in secret; a new hand before it."""

from asztal.games.ginkgopolis.cards import CARDS, TILES
from asztal.games.ginkgopolis.city import beside
from asztal.games.ginkgopolis.deck import draw_card
from asztal.games.ginkgopolis.events import NewHand
from asztal.games.ginkgopolis.state import City, G
from asztal.kernel.rules import AGAIN, EVERYONE, Decision, Effect, Frame, Option, Reason, Seq, Signal, bit, move

_CARD = {card: Option("card", (card,)) for card in CARDS}
_TILE = {tile: Option("tile", (tile,)) for tile in TILES}
_NEW_HAND, _ALONE = Option("new-hand"), Option("alone")


def _circulating(g: G) -> list[Option]:
    """Every card that lies in nobody's area (GIN-CON-17)."""
    kept = {card for player in g.state.players for card in player.area}
    return [option for card, option in _CARD.items() if card not in kept]


class CommitCard(Effect[City]):
    """One of the hand cards, or a new hand first (GIN-CHO-02, GIN-NHT-01)."""

    ask = "commit-card"

    def offered(self, g: G, f: Frame) -> list[Option]:
        """The hand, and a new one while there are tokens."""
        me = g.state.players[f.seat]
        cards = [_CARD[card] for card in me.hand.cards]
        return [*cards, _NEW_HAND] if me.new_hand_tokens else cards

    def enter(self, g: G, f: Frame) -> Decision:
        return Decision(f.seat, self.ask, self.offered(g, f), always=True)

    def answer(self, g: G, f: Frame, option: Option) -> Signal | None:
        me = g.state.players[f.seat]
        if option.kind == "card":
            card = str(option.ids[0])
            me.sealed.cards[card] = me.hand.cards.pop(card)
            return None
        me.new_hand_tokens -= 1
        size = len(me.hand)
        for card in list(me.hand.cards):  # GIN-NHT-06: the old cards lie on the pile before the first new one is drawn
            move(g, card, me.hand, g.state.discard, EVERYONE)
        for _ in range(size):
            draw_card(g, me.hand, bit(f.seat))
        g.tell(NewHand, f.seat)
        return AGAIN

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Every card that is not another's, what is asked about next, and the places where nothing can be built."""
        own, taken = g.state.players[f.seat].area, g.state.tokens.values()
        cards = [*_circulating(g), *(_CARD[card] for card in own)]
        free = [Option("move", (cell,)) for cell in beside(g.state.top) if cell not in taken]
        return [*cards, *_TILE.values(), _NEW_HAND, _ALONE, *free]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        me = g.state.players[f.seat]
        match option.kind, *option.ids:
            case "new-hand", *_:
                return Reason("no-new-hand-token", "GIN-NHT-02")
            case ("tile", str(tile)) if tile in me.tiles.cards or TILES[tile].card in me.hand.cards:
                return Reason("card-first", "GIN-CHO-03")
            case "alone", *_:
                return Reason("card-first", "GIN-CHO-03")
            case ("card", card) if card in me.area:
                return Reason("in-area", "GIN-CON-16")
            case (("card" | "tile"), *_):  # a tile of the city is the building that its card names
                return Reason("not-in-hand", "GIN-CHO-02")
            case "move", *_:
                return Reason("no-token-here", "GIN-URB-02")
        return Reason("not-offered", "GIN-CHO-02")


class LayTile(Effect[City]):
    """A tile of the stock on the committed card, or none (GIN-CHO-03)."""

    def enter(self, g: G, f: Frame) -> Decision:
        tiles = [_TILE[tile] for tile in g.state.players[f.seat].tiles.cards]
        return Decision(f.seat, "lay-tile", [_ALONE, *tiles], always=True)

    def answer(self, g: G, f: Frame, option: Option) -> None:
        if option.kind == "tile":
            me, tile = g.state.players[f.seat], str(option.ids[0])
            me.laid.cards[tile] = me.tiles.cards.pop(tile)

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Every tile, and what was asked about before."""
        return [*_TILE.values(), *_circulating(g), _NEW_HAND]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        match option.kind:
            case "tile":
                return Reason("not-in-stock", "GIN-CHO-03")
            case "card":
                return Reason("card-chosen", "GIN-CHO-02")
            case "new-hand" if g.state.players[f.seat].new_hand_tokens:
                return Reason("new-hand-before", "GIN-NHT-08")
            case "new-hand":
                return Reason("no-new-hand-token", "GIN-NHT-02")
        return Reason("not-offered", "GIN-CHO-03")


def lock(g: G, f: Frame) -> None:
    """All have chosen; whether a tile lies on a card is seen now (GIN-CHO-08, GIN-INF-03)."""
    for player in g.state.players[: g.state.seats]:
        player.locked = True
    g.learned = EVERYONE


CHOOSE = Seq[City](card=CommitCard(), tile=LayTile())
