"""Every coin that comes in wakes the owner's engines, in the order the owner likes, before the next coin comes."""

from dataclasses import dataclass, field

from asztal.kernel import rules as k

ENGINES = ["engine.add", "engine.double", "engine.sell"]


@dataclass(slots=True)
class Player(k.Data):
    coins: int = 0
    points: int = 0
    engines: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Coins(k.State):
    players: list[Player]


class Gain(k.Effect[Coins]):
    def enter(self, g: k.Game[Coins], f: k.Frame) -> k.Result:
        f.pc += 1
        g.state.players[f.seat].coins += 1
        g.happen("coin", f.seat)
        return k.AGAIN if f.pc < 2 else None


class Buy(k.Pick[Coins]):
    def candidates(self, g: k.Game[Coins], f: k.Frame) -> list[k.Option]:
        return [k.Option("buy", (name,)) for name in ENGINES if name not in g.state.players[f.seat].engines]

    def take(self, g: k.Game[Coins], f: k.Frame, option: k.Option) -> None:
        g.state.players[f.seat].engines.append(str(option.ids[0]))


def score(times: int, plus: int, coins: int = 0) -> k.Do[Coins]:
    def do(g: k.Game[Coins], f: k.Frame) -> None:
        me = g.state.players[f.seat]
        me.points, me.coins = me.points * times + plus, me.coins + coins

    return k.Do(do)


class CoinsTitle(k.Title[Coins]):
    name, state, player, listens = "triggers", Coins, Player, frozenset({"coin"})
    effects = {
        "game": k.Repeat(4, k.EachSeat(k.Choose(gain=Gain(), buy=Buy()))),
        "engine.add": score(1, 1),
        "engine.double": score(2, 0),
        "engine.sell": k.May(score(1, 3, -1)),
    }

    def triggers(self, g: k.Game[Coins], happening: k.Happening) -> list[k.Frame]:
        return [k.Frame(engine, happening.seat) for engine in g.state.players[happening.seat].engines]


TITLE = CoinsTitle()
