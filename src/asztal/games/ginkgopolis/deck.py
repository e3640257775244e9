"""Drawing cards and rebuilding the deck."""

from asztal.games.ginkgopolis.cards import NUMBERS, TILES
from asztal.games.ginkgopolis.events import Rebuilt
from asztal.games.ginkgopolis.state import G
from asztal.kernel.rules import EVERYONE, Zone, draw, shuffle, tag_of


def draw_card(g: G, to: Zone, seen: int) -> None:
    """One card from the deck, which is rebuilt at once when it runs out (GIN-DCK-01, GIN-DCK-02)."""
    draw(g, g.state.deck, to, seen)
    if not g.state.deck.cards:
        rebuild(g)


def discard_top(g: G) -> None:
    """With 1 to 3 players the top 7 cards are discarded, open to all (GIN-SET-06, GIN-DCK-05, GIN-INF-08)."""
    for _ in range(NUMBERS[g.state.seats].cards_discarded):
        draw(g, g.state.deck, g.state.discard, EVERYONE)


def rebuild(g: G) -> None:
    """New building cards join the discard pile, which becomes the deck; the markers go (GIN-DCK-03 to GIN-DCK-08)."""
    state = g.state
    new = [TILES[state.top[cell]].card for cell in state.markers]
    state.pools += 1
    for card in new:
        state.discard.cards[card] = tag_of(state.pools, EVERYONE)
    shuffle(g, state.deck, state.discard)
    discard_top(g)
    state.markers.clear()
    g.tell(Rebuilt, sorted(new))
