"""Setting up: the city, the supplies, the characters and the first hands."""

from asztal.games.ginkgopolis.cards import (
    CARDS,
    CHARACTERS,
    NUMBERS,
    SETS,
    SOLO_START,
    START_CARDS,
    START_TILES,
    TILES,
    TOKEN_CELLS,
)
from asztal.games.ginkgopolis.city import START_CELLS
from asztal.games.ginkgopolis.deck import discard_top, draw_card
from asztal.games.ginkgopolis.events import Characters, FirstPlayer
from asztal.games.ginkgopolis.gains import take_points, take_resources, take_tile
from asztal.games.ginkgopolis.state import HAL, NEUTRAL, City, G
from asztal.games.ginkgopolis.vocabulary import Gains
from asztal.kernel.rules import (
    Do,
    Effect,
    Frame,
    If,
    Option,
    Pick,
    Reason,
    Repeat,
    Seq,
    Together,
    bit,
    deal,
    draw,
    fill,
    forget,
    move,
    pass_on,
    roll,
)


def lay_out(g: G, f: Frame) -> None:
    """City, tokens, supplies, deck and first player (GIN-SET-01 to GIN-SET-09, GIN-SET-13)."""
    state, numbers = g.state, NUMBERS[g.state.seats]
    tiles = list(START_TILES)
    for cell in START_CELLS:
        tile = roll(g, "start", tiles)
        tiles.remove(tile)
        state.top[cell], state.height[cell], state.owner[cell] = tile, 1, NEUTRAL
    state.tokens = dict(TOKEN_CELLS)
    fill(g, state.supply, [tile for tile in TILES if tile not in START_TILES])
    for _ in range(numbers.tiles_removed):
        draw(g, state.supply, state.removed, 0)
    fill(g, state.deck, START_CARDS)
    discard_top(g)
    for player in state.players:
        player.supply = numbers.resources
        player.new_hand_tokens = numbers.new_hand_tokens
    if state.seats > 1:
        state.first = int(roll(g, "first", [str(seat) for seat in g.seats()]))
    g.tell(FirstPlayer, state.first, clause="GIN-SET-13" if state.seats > 1 else "GIN-SOL-05")


def intro_characters(g: G, f: Frame) -> None:
    """Each player gets one of the numbered sets (GIN-CHR-01)."""
    sets = [str(number) for number in SETS]
    for seat in g.seats():
        number = roll(g, "sets", sets)
        sets.remove(number)
        g.state.players[seat].area += [card.id for card in CHARACTERS if card.set == int(number)]
        g.tell(Characters, seat, list(g.state.players[seat].area))


def deal_characters(g: G, f: Frame) -> None:
    """Four characters each for the draft (GIN-CHR-03)."""
    fill(g, g.state.characters, [card.id for card in CHARACTERS])
    deal(g, g.state.characters, [player.hand for player in g.state.players], 4)


class PickCharacter(Pick[City]):
    """Keep one character of the pack, in secret (GIN-CHR-04)."""

    ask, always = "keep-character", True

    def candidates(self, g: G, f: Frame) -> list[Option]:
        me = g.state.players[f.seat]
        return [Option("keep", (card,)) for card in (*me.hand.cards, *me.sealed.cards)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        kept = option.ids[0] in g.state.players[f.seat].sealed.cards
        return Reason("already-kept", "GIN-CHR-05") if kept else None

    def take(self, g: G, f: Frame, option: Option) -> None:
        me = g.state.players[f.seat]
        move(g, str(option.ids[0]), me.hand, me.sealed)


def pass_packs(g: G, f: Frame) -> None:
    """The rest of each pack goes left; after the last pick it goes to the box (GIN-CHR-05, GIN-CHR-06)."""
    state = g.state
    state.picked += 1
    for seat, player in enumerate(state.players):
        # Whoever knew this pack no longer knows which of its cards was kept and which went on.
        forget(g, player.hand, seat)
        forget(g, player.sealed, seat)
    if state.picked < 3:
        pass_on(g, [player.hand for player in state.players])
        return
    for player in state.players:
        state.box.cards.update(player.hand.cards)
        player.hand.cards.clear()


def reveal_characters(g: G, f: Frame) -> None:
    """All show their three characters at once (GIN-CHR-07)."""
    for seat, player in enumerate(g.state.players):
        player.area += sorted(player.sealed)
        player.sealed.cards.clear()
        g.learned |= ~bit(seat)
        g.tell(Characters, seat, list(player.area))


def take_start(g: G, f: Frame) -> None:
    """The starting items of the characters, or those of the solo game (GIN-SET-11, GIN-SOL-02)."""
    for seat in g.seats():
        gains: Gains = tuple(gain for card in g.state.players[seat].area for gain in CARDS[card].start)
        for item, count in SOLO_START if g.state.seats == 1 else gains:
            if item == "resource":
                take_resources(g, seat, count)
            elif item == "point":
                take_points(g, seat, count)
            else:
                for _ in range(count):
                    take_tile(g, seat)


def deal_hands(g: G, f: Frame) -> None:
    """Four cards each (GIN-SET-14); alone three, and then one face-down for Hal (GIN-SOL-05)."""
    state = g.state
    for seat in g.seats():
        player = state.players[(state.first + seat) % state.seats]
        for _ in range(NUMBERS[state.seats].hand):
            draw_card(g, player.hand, bit(player.hand.owner))
    if state.seats == 1:
        draw_card(g, state.players[HAL].hand, 0)


def drafting(g: G, f: Frame) -> bool:
    """True for the normal game of two or more, where characters are drafted."""
    return g.state.variant["characters"] == "draft"


DRAFT = Seq[City](
    deal=Do(deal_characters),
    picks=Repeat(3, Seq(pick=Together(PickCharacter(), sealed=True), pass_on=Do(pass_packs))),
    reveal=Do(reveal_characters),
)
CHARACTERS_STEP: Effect[City] = If(lambda g, f: g.state.seats > 1, If(drafting, DRAFT, Do(intro_characters)))
SETUP = Seq[City](lay_out=Do(lay_out), characters=CHARACTERS_STEP, start=Do(take_start), hands=Do(deal_hands))
