"""Each seat digs three times at its own pace; taking a card from the shared deck is what cannot be undone."""

from dataclasses import dataclass

from asztal.kernel import rules as k

CARDS = [f"C{n:02}" for n in range(20)]


@dataclass(slots=True)
class Player(k.Data):
    gold: int = 0
    hand: k.Zone = k.zone_field()


@dataclass(slots=True)
class Pace(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("cards")


class Dug(k.Event, frozen=True):
    seat: int
    gold: int


def dig(g: k.Game[Pace], f: k.Frame) -> None:
    g.state.players[f.seat].gold += 1 + f.seat
    g.tell(Dug, f.seat, 1 + f.seat)


def take(g: k.Game[Pace], f: k.Frame) -> None:
    k.draw(g, g.state.deck, g.state.players[f.seat].hand, k.bit(f.seat))


class PaceTitle(k.Title[Pace]):
    name, state, player, seats, events = "own_pace", Pace, Player, range(1, 6), (Dug,)
    setup = k.Do[Pace](lambda g, f: k.fill(g, g.state.deck, CARDS))
    step = k.Choose[Pace](dig=k.Do(dig), draw=k.Do(take), rest=k.Do(lambda g, f: None))
    effects = {"game": k.Seq(setup=setup, rounds=k.Repeat(2, k.Together(k.Repeat(3, step))))}

    def score_lines(self, state: Pace, seat: int) -> list[k.ScoreLine]:
        me = state.players[seat]
        return [k.ScoreLine("gold", me.gold), k.ScoreLine("cards", 2 * len(me.hand))]


TITLE = PaceTitle()
