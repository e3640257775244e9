"""A ship costs wood, or three foods in any mix; who has only one way to pay is not asked how."""

from dataclasses import dataclass

from asztal.kernel import rules as k


@dataclass(slots=True)
class Player(k.Data):
    fish: int = 1
    grain: int = 2
    wood: int = 2
    points: int = 0  # one a ship


@dataclass(slots=True)
class Port(k.State):
    players: list[Player]


def gain(good: str) -> k.Do[Port]:
    return k.Do(lambda g, f: setattr(me := g.state.players[f.seat], good, getattr(me, good) + 2))


class Feed(k.Pick[Port]):
    ask = "pay-food"

    def candidates(self, g: k.Game[Port], f: k.Frame) -> list[k.Option]:
        return [k.Option("food", (fish, 3 - fish)) for fish in range(4)]

    def why(self, g: k.Game[Port], f: k.Frame, option: k.Option) -> k.Reason | None:
        me, (fish, grain) = g.state.players[f.seat], option.ids
        return None if me.fish >= int(fish) and me.grain >= int(grain) else k.Reason("no-food", "PORT-02")

    def take(self, g: k.Game[Port], f: k.Frame, option: k.Option) -> None:
        me = g.state.players[f.seat]
        me.fish, me.grain, me.points = me.fish - int(option.ids[0]), me.grain - int(option.ids[1]), me.points + 1


def price(g: k.Game[Port], seat: int) -> int:
    return 1 if g.state.players[seat].points >= 2 else 2


class Cut(k.Act[Port]):
    def can(self, g: k.Game[Port], f: k.Frame) -> k.Reason | None:
        return None if g.state.players[f.seat].wood >= price(g, f.seat) else k.Reason("no-wood", "PORT-01")

    def do(self, g: k.Game[Port], f: k.Frame) -> None:
        g.state.players[f.seat].wood -= price(g, f.seat)
        g.state.players[f.seat].points += 1


class PortTitle(k.Title[Port]):
    name, state, player = "payment", Port, Player
    turn = k.Choose[Port](fish=gain("fish"), grain=gain("grain"), food=Feed(), wood=Cut())
    effects = {"game": k.Repeat(5, k.EachSeat(turn))}


TITLE = PortTitle()
