"""Draw for points or stop; a zero loses all. The table may agree to take a draw back, and then draws anew."""

from dataclasses import dataclass

from asztal.kernel import rules as k

VALUES = {f"V{n:02}": n % 5 for n in range(20)}


@dataclass(slots=True)
class Player(k.Data):
    points: int = 0
    out: bool = False


@dataclass(slots=True)
class Luck(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("values")
    shown: k.Zone = k.zone_field()


class Drew(k.Event, frozen=True):
    seat: int
    card: str


def press(g: k.Game[Luck], f: k.Frame) -> None:
    card = k.draw(g, g.state.deck, g.state.shown, k.EVERYONE)
    if card is None:
        return
    me = g.state.players[f.seat]
    me.points = me.points + VALUES[card] if VALUES[card] else 0
    me.out = not VALUES[card]
    g.tell(Drew, f.seat, card)


def stop(g: k.Game[Luck], f: k.Frame) -> None:
    g.state.players[f.seat].out = True


class LuckTitle(k.Title[Luck]):
    name, state, player, events = "consent", Luck, Player, (Drew,)
    fill = k.Do[Luck](lambda g, f: k.fill(g, g.state.deck, list(VALUES)))
    turn = k.If[Luck](lambda g, f: not g.state.players[f.seat].out, k.Choose(press=k.Do(press), stop=k.Do(stop)))
    effects = {"game": k.Seq(fill=fill, rounds=k.Repeat(5, k.EachSeat(turn)))}


TITLE = LuckTitle()
