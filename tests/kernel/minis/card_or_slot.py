"""A card is played with a slot, before or after it; the mill can be used when the card alone pays for it."""

from dataclasses import dataclass

from asztal.kernel import rules as k

WOOD = {f"W{n}": n % 3 for n in range(12)}  # what each card brings
COST = {"forest": -1, "mill": 3}  # what each slot costs; the mill gives 4 points


@dataclass(slots=True)
class Player(k.Data):
    wood: int = 1
    points: int = 0
    hand: k.Zone = k.zone_field()


@dataclass(slots=True)
class Slots(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("cards")


class Use(k.Act[Slots]):
    def can(self, g: k.Game[Slots], f: k.Frame) -> k.Reason | None:
        return k.Reason("no-wood", "SLOT-01") if g.state.players[f.seat].wood < COST[g.get("slot")] else None

    def do(self, g: k.Game[Slots], f: k.Frame) -> None:
        me, slot = g.state.players[f.seat], g.get("slot")
        me.wood, me.points = me.wood - COST[slot], me.points + 4 * (slot == "mill")


class Play(k.Pick[Slots]):
    always = True  # one playable card is still a question: the table does not know the hand

    def candidates(self, g: k.Game[Slots], f: k.Frame) -> list[k.Option]:
        return [k.Option("play", (slot, card)) for slot in COST for card in g.state.players[f.seat].hand]

    def why(self, g: k.Game[Slots], f: k.Frame, option: k.Option) -> k.Reason | None:
        slot, card = map(str, option.ids)  # the card may come first
        return None if g.state.players[f.seat].wood + WOOD[card] >= COST[slot] else k.Reason("no-wood", "SLOT-01")

    def take(self, g: k.Game[Slots], f: k.Frame, option: k.Option) -> k.Frame:
        del g.state.players[f.seat].hand.cards[str(option.ids[1])]
        return k.Frame("turn", f.seat, vars={"slot": option.ids[0], "card": option.ids[1]})


class SlotsTitle(k.Title[Slots]):
    name, state, player = "card_or_slot", Slots, Player
    fill = k.Do[Slots](lambda g, f: k.fill(g, g.state.deck, list(WOOD)))
    deal = k.Do[Slots](lambda g, f: k.deal(g, g.state.deck, [player.hand for player in g.state.players], 3))
    bring = k.Do[Slots](lambda g, f: setattr(me := g.state.players[f.seat], "wood", me.wood + WOOD[g.get("card")]))
    game = k.Seq(fill=fill, deal=deal, rounds=k.Repeat(3, k.EachSeat(Play())))
    turn = k.Choose("order", card=k.Seq(card=bring, slot=Use()), slot=k.Seq(slot=Use(), card=bring))
    effects = {"game": game, "turn": turn}


TITLE = SlotsTitle()
