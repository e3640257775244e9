"""Draw, turn up the top card, bury a card openly, or search the deck and shuffle it: what is known of a deck."""

from dataclasses import dataclass

from asztal.kernel import rules as k

CARDS = [f"D{n:02}" for n in range(14)]


@dataclass(slots=True)
class Player(k.Data):
    hand: k.Zone = k.zone_field()
    looking: k.Zone = k.zone_field()


@dataclass(slots=True)
class DeckState(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("deck")


class Keep(k.Pick[DeckState]):
    hidden = True

    def candidates(self, g: k.Game[DeckState], f: k.Frame) -> list[k.Option]:
        return [k.Option("keep", (card,)) for card in g.state.players[f.seat].looking]

    def take(self, g: k.Game[DeckState], f: k.Frame, option: k.Option) -> None:
        me = g.state.players[f.seat]
        k.hide(g, str(option.ids[0]), me.looking, me.hand, f.seat)
        k.shuffle(g, g.state.deck, me.looking)


class Bury(k.Pick[DeckState]):
    always = True

    def candidates(self, g: k.Game[DeckState], f: k.Frame) -> list[k.Option]:
        return [k.Option("bury", (card,)) for card in g.state.players[f.seat].hand]

    def take(self, g: k.Game[DeckState], f: k.Frame, option: k.Option) -> None:
        k.put_at_bottom(g, g.state.deck, str(option.ids[0]), g.state.players[f.seat].hand, k.EVERYONE)


def look(g: k.Game[DeckState], f: k.Frame) -> None:
    while k.draw(g, g.state.deck, g.state.players[f.seat].looking, k.bit(f.seat)):
        pass


class DeckTitle(k.Title[DeckState]):
    name, state, player = "deck", DeckState, Player
    draw = k.Do[DeckState](lambda g, f: k.deal(g, g.state.deck, [g.state.players[f.seat].hand], 1))
    up = k.Do[DeckState](lambda g, f: k.reveal_top(g, g.state.deck))
    turn = k.Choose[DeckState](draw=draw, up=up, bury=Bury(), search=k.Seq(look=k.Do(look), keep=Keep()))
    fill = k.Do[DeckState](lambda g, f: k.fill(g, g.state.deck, CARDS))
    effects = {"game": k.Seq(fill=fill, rounds=k.Repeat(4, k.EachSeat(turn)))}


TITLE = DeckTitle()
