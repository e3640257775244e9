"""What an option of Ginkgopolis costs and brings at once; what is chosen in secret, as things stand."""

from collections.abc import Iterable

from asztal.games.ginkgopolis.actions import cannot_pay
from asztal.games.ginkgopolis.cards import LETTER_OF
from asztal.games.ginkgopolis.reckoning import around, bonuses, kinds, price, surcharge, totals, yield_of
from asztal.games.ginkgopolis.state import City, Player
from asztal.kernel.rules import Amounts, Look, Option, Promise


def promise(look: Look[City], option: Option) -> Promise:
    """What the committed card brings alone, or with a tile for its price, the tile included; a tile handed in."""
    match option.kind, *option.ids:
        case "alone", *_:
            return Promise({}, exploited(look, committed(look)))
        case "tile", str(tile) if cannot_pay(look.g, look.seat, committed(look), tile) is None:
            resources, points = price(look.g.state, look.seat, committed(look), tile)
            costs = totals([("resource", resources), ("tile", 1), ("point", points)])
            return Promise(costs, built(look, committed(look), tile))
        case "hand-in", *_:
            return Promise({"tile": 1}, {"point": 1})
        case "new-hand", *_:
            return Promise({"new_hand_tokens": 1})
    return Promise()


def player_of(look: Look[City]) -> Player:
    """The player who looks."""
    me: Player = look.g.state.players[look.seat]
    return me


def committed(look: Look[City]) -> str:
    """The card that the player has committed."""
    (card,) = player_of(look).sealed
    return card


def there(look: Look[City], gains: Iterable[tuple[str, int]], *, less: int = 0, back: int = 0) -> Amounts:
    """Items as far as the supplies have them (GIN-ACT-07, GIN-END-16).

    `less` of each kind may be gone before, and `back` resources come to the supply.
    """
    most = {"resource": player_of(look).supply + back - less, "tile": len(look.g.state.supply) - less}
    return totals((item, min(count, most.get(item, count))) for item, count in totals(gains).items())


def choices(look: Look[City], card: str) -> list[str]:
    """The kinds of which one may be taken for a card alone (GIN-XPL-01, GIN-XPL-02)."""
    return kinds(player_of(look).supply, len(look.g.state.supply)) if card in LETTER_OF else []


def exploited(look: Look[City], card: str) -> Amounts:
    """What exploiting brings, whichever item of choice is taken."""
    pays, choice = bonuses(player_of(look).area, "exploit"), choices(look, card)
    if len(choice) > 1:
        return there(look, pays, less=1)
    if card in LETTER_OF:
        return there(look, [*((kind, 1) for kind in choice), *pays])
    return there(look, [yield_of(look.g.state, look.g.state.cell_of(card)), *pays])


def built(look: Look[City], card: str, tile: str) -> Amounts:
    """What a building with a tile brings; founded, it makes no difference with which."""
    state, area = look.g.state, player_of(look).area
    if card in LETTER_OF:
        return there(look, [*around(state, state.tokens[LETTER_OF[card]]), *bonuses(area, "urbanize")])
    back, _ = surcharge(state, state.cell_of(card), tile)
    return there(look, bonuses(area, "construct"), back=back)
