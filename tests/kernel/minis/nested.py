"""A card may activate another card in the middle of its own effect, each once a round, as deep as it goes."""

from dataclasses import dataclass, field

from asztal.kernel import rules as k

CARDS = {"mine": 1, "lift": 0, "rail": 0, "bank": 2}  # what each gives; lift and rail activate others


@dataclass(slots=True)
class Player(k.Data):
    gold: int = 0
    used: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Shaft(k.State):
    players: list[Player]


class Activate(k.Pick[Shaft]):
    ask = "activate"

    def candidates(self, g: k.Game[Shaft], f: k.Frame) -> list[k.Option]:
        return [k.Option("activate", (card,)) for card in CARDS]

    def why(self, g: k.Game[Shaft], f: k.Frame, option: k.Option) -> k.Reason | None:
        return k.Reason("once-a-round", "NEST-01") if option.ids[0] in g.state.players[f.seat].used else None

    def take(self, g: k.Game[Shaft], f: k.Frame, option: k.Option) -> k.Frame:
        g.state.players[f.seat].used.append(str(option.ids[0]))
        return k.Frame(f"card.{option.ids[0]}", f.seat)


def gain(n: int) -> k.Do[Shaft]:
    return k.Do(lambda g, f: setattr(g.state.players[f.seat], "gold", g.state.players[f.seat].gold + n))


class ShaftTitle(k.Title[Shaft]):
    name, state, player = "nested", Shaft, Player
    more = k.Repeat[Shaft](1, Activate(), while_=lambda g, f: len(g.state.players[f.seat].used) < len(CARDS))
    fresh = k.Do[Shaft](lambda g, f: g.state.players[f.seat].used.clear())
    effects = {
        "game": k.Repeat(2, k.EachSeat(k.Seq(fresh=fresh, first=Activate(), again=k.May(more)))),
        "card.mine": gain(1),
        "card.bank": gain(2),
        "card.lift": k.Seq(before=gain(1), up=more, after=gain(1)),
        "card.rail": k.Seq(one=more, two=k.May(more)),
    }

    def score_lines(self, state: Shaft, seat: int) -> list[k.ScoreLine]:
        return [k.ScoreLine("gold", state.players[seat].gold)]


TITLE = ShaftTitle()
