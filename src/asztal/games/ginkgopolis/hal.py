"""Hal, the opponent of the solo game: he always builds, from the supply, and gains points instead of items."""

from asztal.games.ginkgopolis.actions import MoveToken, all_in_the_city, build_floor, found_building
from asztal.games.ginkgopolis.cards import LETTER_OF
from asztal.games.ginkgopolis.deck import draw_card
from asztal.games.ginkgopolis.events import Exhausted, Gained, HalDrew, HalStuck, Revealed
from asztal.games.ginkgopolis.gains import trigger_end
from asztal.games.ginkgopolis.reckoning import around
from asztal.games.ginkgopolis.state import HAL, City, G
from asztal.kernel.rules import EVERYONE, Call, Do, Effect, Frame, Seq, draw, move


def needed(g: G, card: str) -> int:
    """How many resources Hal must have in the supply to build with this card (GIN-SOL-25)."""
    if card in LETTER_OF:
        return 1
    cell = g.state.cell_of(card)
    return g.state.height[cell] + 1 - (g.state.height[cell] if g.state.owner[cell] == HAL else 0)


def worth(g: G, card: str) -> int:
    """The points that an urbanization card would bring Hal now (GIN-HEX-04)."""
    return sum(count for _, count in around(g.state, g.state.tokens[LETTER_OF[card]]))


def better(g: G, original: str, extra: str) -> bool:
    """Whether expert Hal uses the extra card (GIN-HEX-02, GIN-HEX-03)."""
    if extra in LETTER_OF:
        return worth(g, extra) > worth(g, original)
    return g.state.players[HAL].supply >= needed(g, extra)


def choose_card(g: G, f: Frame) -> None:
    """Hal's card is revealed; the expert may draw one more (GIN-HEX-01 to GIN-HEX-06)."""
    state = g.state
    (card,) = state.players[HAL].hand.cards
    move(g, card, state.players[HAL].hand, state.played, EVERYONE)
    if state.variant["hal"] == "expert" and card in LETTER_OF:
        draw_card(g, state.played, EVERYONE)
        extra = next(other for other in state.played if other != card)
        g.tell(HalDrew, card, extra)
        unused = card if better(g, card, extra) else extra
        move(g, unused, state.played, state.discard)
        (card,) = state.played.cards
    g.keep("card", card)


def build(g: G, f: Frame) -> Frame | None:
    """Hal draws a tile and builds, unless he lacks the resources: then the game ends (GIN-SOL-08, GIN-SOL-20)."""
    card, state = g.get("card"), g.state
    lacks = "resource" if state.players[HAL].supply < needed(g, card) else "tile" if not state.supply.cards else ""
    if lacks:  # GIN-SOL-20; GIN-SOL-21: no tile, no action
        state.ending = True  # nothing of the round is left, so nobody is told that it is the last
        move(g, card, state.played, state.discard)
        g.tell(HalStuck, card, lacks)
        return None
    tile = draw(g, state.supply, state.played, EVERYONE)
    assert tile is not None
    g.tell(Revealed, HAL, card, tile)
    if not state.supply.cards:
        g.tell(Exhausted, 1)
        trigger_end(g)  # GIN-SOL-18
    g.keep("tile", tile)
    return Frame("hal_urbanize" if card in LETTER_OF else "hal_construct", f.seat)


def urbanize(g: G, f: Frame) -> None:
    """Hal's building stands where the token was, with one of his resources (GIN-SOL-09)."""
    site = g.state.tokens[LETTER_OF[g.get("card")]]
    g.keep("site", site)
    g.state.players[HAL].supply -= 1
    found_building(g, HAL, g.get("tile"), site)
    all_in_the_city(g, HAL)


def score_around(g: G, f: Frame) -> None:
    """One point for every item that the buildings beside would yield; card to the pile (GIN-SOL-09, GIN-SOL-10)."""
    points = sum(count for _, count in around(g.state, g.get("site")))
    g.state.players[HAL].points += points
    g.tell(Gained, HAL, "point", points)
    move(g, g.get("card"), g.state.played, g.state.discard)


def construct(g: G, f: Frame) -> None:
    """Hal builds a floor without surcharges and keeps the card (GIN-SOL-11, GIN-SOL-14 to GIN-SOL-16)."""
    state, card = g.state, g.get("card")
    cell = state.cell_of(card)
    build_floor(g, HAL, cell, g.get("tile"))
    state.players[HAL].supply -= state.height[cell]
    all_in_the_city(g, HAL)
    del state.played.cards[card]
    state.players[HAL].area.append(card)


HAL_TURN = Seq[City](card=Do(choose_card), build=Call(build, "built"))
EFFECTS: dict[str, Effect[City]] = {
    "hal_urbanize": Seq(place=Do(urbanize), token=MoveToken(), score=Do(score_around)),
    "hal_construct": Seq(floor=Do(construct)),
}
