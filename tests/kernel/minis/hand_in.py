"""Seats draw stones; when the bag runs out in the middle of a gain, all seats secretly hand some in."""

from dataclasses import dataclass

from asztal.kernel import rules as k

STONES = [f"S{n:02}" for n in range(9)]


@dataclass(slots=True)
class HandIn(k.State):
    players: list[k.Holder]
    bag: k.Deck = k.deck_field("bag")
    refills: int = 0


class Gain(k.Effect[HandIn]):
    def enter(self, g: k.Game[HandIn], f: k.Frame) -> k.Result:
        if f.pc == 2:
            return None
        if not g.state.bag.cards:
            return k.Frame("refill", f.seat) if g.state.refills == 0 else None
        k.draw(g, g.state.bag, g.state.players[f.seat].hand, k.bit(f.seat))
        f.pc += 1
        return k.AGAIN


class Offer(k.Pick[HandIn]):
    ask, always = "hand-in", True

    def candidates(self, g: k.Game[HandIn], f: k.Frame) -> list[k.Option]:
        return [*(k.Option("give", (stone,)) for stone in g.state.players[f.seat].hand), k.Option("done")]

    def take(self, g: k.Game[HandIn], f: k.Frame, option: k.Option) -> k.Signal | None:
        if option.kind == "done":
            return None
        me = g.state.players[f.seat]
        k.move(g, str(option.ids[0]), me.hand, me.sealed)
        return k.AGAIN


def refill(g: k.Game[HandIn], f: k.Frame) -> None:
    g.state.refills += 1
    k.shuffle(g, g.state.bag, *(player.sealed for player in g.state.players))


class HandInTitle(k.Title[HandIn]):
    name, state, player = "hand_in", HandIn, k.Holder
    setup = k.Do[HandIn](lambda g, f: k.fill(g, g.state.bag, STONES))
    effects = {
        "game": k.Seq(setup=setup, rounds=k.Repeat(3, k.EachSeat(k.May(Gain())))),
        "refill": k.Seq(offers=k.Together(Offer(), sealed=True), refill=k.Do(refill)),
    }

    def score_lines(self, state: HandIn, seat: int) -> list[k.ScoreLine]:
        return [k.ScoreLine("stones", len(state.players[seat].hand))]


TITLE = HandInTitle()
