"""Look at the top three cards, keep one, put the others on top or under the deck in secret."""

from dataclasses import dataclass

from asztal.kernel import rules as k

CARDS = [f"L{n:02}" for n in range(15)]


@dataclass(slots=True)
class Player(k.Data):
    hand: k.Zone = k.zone_field()
    looking: k.Zone = k.zone_field()


@dataclass(slots=True)
class Look(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("deck")


class Keep(k.Pick[Look]):
    ask, always, hidden = "keep", True, True

    def candidates(self, g: k.Game[Look], f: k.Frame) -> list[k.Option]:
        return [k.Option("keep", (card,)) for card in g.state.players[f.seat].looking]

    def take(self, g: k.Game[Look], f: k.Frame, option: k.Option) -> None:
        me = g.state.players[f.seat]
        k.hide(g, str(option.ids[0]), me.looking, me.hand, f.seat)


class PutBack(k.Pick[Look]):
    ask, always, hidden = "put-back", True, True

    def candidates(self, g: k.Game[Look], f: k.Frame) -> list[k.Option]:
        cards = list(g.state.players[f.seat].looking)
        return [k.Option(where, (card,)) for card in cards for where in ("top", "under")]

    def take(self, g: k.Game[Look], f: k.Frame, option: k.Option) -> k.Signal | None:
        looking, card = g.state.players[f.seat].looking, str(option.ids[0])
        k.forget(g, looking, f.seat)  # the others see a card go, not which
        (k.put_on_top if option.kind == "top" else k.put_at_bottom)(g, g.state.deck, card, looking)
        return k.AGAIN if looking.cards else None


def look(g: k.Game[Look], f: k.Frame) -> None:
    for _ in range(3):
        k.draw(g, g.state.deck, g.state.players[f.seat].looking, k.bit(f.seat))


class LookTitle(k.Title[Look]):
    name, state, player = "look_at_three", Look, Player
    turn = k.Seq(look=k.Do(look), keep=Keep(), back=PutBack())
    fill = k.Do[Look](lambda g, f: k.fill(g, g.state.deck, CARDS))
    effects = {"game": k.Seq(fill=fill, rounds=k.Repeat(2, k.EachSeat(turn)))}


TITLE = LookTitle()
