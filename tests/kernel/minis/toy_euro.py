"""A small Euro: gather, draw, build from the hand. The game by which the kernel's own cost is measured."""

from dataclasses import dataclass, field

from asztal.kernel import rules as k

COSTS = {f"B{n:02}": (n % 3 + 1, n % 4) for n in range(36)}  # wood and stone; worth their sum


@dataclass(slots=True)
class Player(k.Data):
    wood: int = 2
    stone: int = 1
    built: list[str] = field(default_factory=list)
    hand: k.Zone = k.zone_field()


@dataclass(slots=True)
class Toy(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("buildings")


def gain(wood: int, stone: int) -> k.Do[Toy]:
    def do(g: k.Game[Toy], f: k.Frame) -> None:
        g.state.players[f.seat].wood += wood
        g.state.players[f.seat].stone += stone

    return k.Do(do)


class Build(k.Pick[Toy]):
    always = True  # to skip the question would tell the table that only one card of the hand can be built

    def candidates(self, g: k.Game[Toy], f: k.Frame) -> list[k.Option]:
        return [k.Option("build", (card,)) for card in g.state.players[f.seat].hand.cards]

    def why(self, g: k.Game[Toy], f: k.Frame, option: k.Option) -> k.Reason | None:
        me, (wood, stone) = g.state.players[f.seat], COSTS[str(option.ids[0])]
        return None if me.wood >= wood and me.stone >= stone else k.Reason("too-dear", "TOY-BLD-01")

    def take(self, g: k.Game[Toy], f: k.Frame, option: k.Option) -> None:
        me, built = g.state.players[f.seat], str(option.ids[0])
        me.built.append(built)
        del me.hand.cards[built]
        me.wood, me.stone = me.wood - COSTS[built][0], me.stone - COSTS[built][1]


class ToyEuro(k.Title[Toy]):
    name, state, player = "toy_euro", Toy, Player
    setup = k.Do[Toy](lambda g, f: k.fill(g, g.state.deck, list(COSTS)))
    draw = k.Do[Toy](lambda g, f: k.deal(g, g.state.deck, [g.state.players[f.seat].hand], 1))
    turn = k.Choose[Toy](wood=gain(2, 0), stone=gain(0, 1), draw=draw, build=Build())
    effects = {"game": k.Seq(setup=setup, rounds=k.Repeat(20, k.EachSeat(turn)))}

    def score_lines(self, state: Toy, seat: int) -> list[k.ScoreLine]:
        return [k.ScoreLine("built", sum(COSTS[card]), {"card": card}) for card in state.players[seat].built]


TITLE = ToyEuro()
