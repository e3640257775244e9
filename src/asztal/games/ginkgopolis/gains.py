"""Taking items from the supply, and what happens when the tiles run out."""

from collections.abc import Iterable

from asztal.games.ginkgopolis.cards import TILES
from asztal.games.ginkgopolis.events import Drew, Exhausted, Gained, HandedIn, LastRound
from asztal.games.ginkgopolis.state import City, G
from asztal.games.ginkgopolis.vocabulary import Gains
from asztal.kernel.rules import (
    AGAIN,
    EVERYONE,
    Do,
    Effect,
    Frame,
    Option,
    Pick,
    Reason,
    Result,
    Seq,
    Signal,
    Together,
    bit,
    draw,
    reveal,
    shuffle,
)


def collect(seat: int, gains: Iterable[tuple[str, int]]) -> Frame | None:
    """The call that takes these items in order; None when there is nothing to take."""
    units: list[tuple[str, int]] = []
    for item, count in gains:
        units += [("tile", 1)] * count if item == "tile" else [(item, count)]
    return Frame("collect", seat, vars={"_gains": tuple(units)}) if units else None


def take_resources(g: G, seat: int, count: int) -> None:
    """Up to `count` resources from the supply of the own colour; what is not there is lost (GIN-ACT-07)."""
    me = g.state.players[seat]
    taken = min(count, me.supply)
    me.supply -= taken
    me.resources += taken
    if taken:
        g.tell(Gained, seat, "resource", taken)


def take_tile(g: G, seat: int) -> bool:
    """One tile from the supply, seen only by the drawer; False when there is none (GIN-ACT-08, GIN-INF-04)."""
    tile = draw(g, g.state.supply, g.state.players[seat].tiles, bit(seat))
    if tile is None:
        return False
    g.tell(Gained, seat, "tile", 1)
    g.whisper(bit(seat), Drew, seat, tile)
    return True


def take_points(g: G, seat: int, count: int) -> None:
    """Success points from the bank, which never runs out (GIN-CMP-08)."""
    g.state.players[seat].points += count
    g.tell(Gained, seat, "point", count)


class Collect(Effect[City]):
    """Items one after another; when the last tile is taken the rest waits for the refill (GIN-END-05)."""

    def enter(self, g: G, f: Frame) -> Result:
        assert f.vars is not None
        gains: Gains = f.vars["_gains"]
        while f.pc < len(gains):
            item, count = gains[f.pc]
            f.pc += 1
            if item == "resource":
                take_resources(g, f.seat, count)
            elif item == "point":
                take_points(g, f.seat, count)
            elif take_tile(g, f.seat) and not g.state.supply.cards:
                return Frame("exhausted", f.seat)
        return None


def trigger_end(g: G) -> None:
    """This round is the last one; a second trigger adds nothing (GIN-END-11, GIN-END-14)."""
    if not g.state.ending:
        g.state.ending = True
        g.tell(LastRound)


class RunOut(Effect[City]):
    """The tile supply is empty: the hand-in the first time, the end of the game the second (GIN-END-01, GIN-END-09)."""

    def enter(self, g: G, f: Frame) -> Result:
        state = g.state
        if f.step:
            if not state.supply.cards:  # GIN-END-08
                g.tell(Exhausted, 2)
                trigger_end(g)
            return None
        g.tell(Exhausted, 2 if state.handed_in else 1)
        if state.handed_in or state.seats == 1:  # GIN-SOL-18: alone there is no hand-in
            trigger_end(g)
            return None
        f.step = "hand_in"
        state.handed_in = True
        return Frame("hand_in", f.seat)


class Offer(Pick[City]):
    """Which tiles to hand in, one by one, in secret (GIN-END-01, GIN-END-02)."""

    ask, always = "hand-in", True

    def candidates(self, g: G, f: Frame) -> list[Option]:
        own = g.state.players[f.seat].tiles.cards
        others = [tile for tile in TILES if tile not in own]
        return [Option("done"), *(Option("hand-in", (tile,)) for tile in (*own, *others))]

    def legal(self, g: G, f: Frame) -> list[Option]:
        return [Option("done"), *(Option("hand-in", (tile,)) for tile in g.state.players[f.seat].tiles.cards)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        me = g.state.players[f.seat]
        if option.kind == "done" or option.ids[0] in me.tiles.cards:
            return None
        if option.ids[0] in me.offered.cards:
            return Reason("already-offered", "GIN-END-02")
        if option.ids[0] in me.laid.cards:
            return Reason("tile-committed", "GIN-END-06")
        return Reason("not-in-stock", "GIN-END-01")

    def take(self, g: G, f: Frame, option: Option) -> Signal | None:
        if option.kind == "done":
            return None
        me, tile = g.state.players[f.seat], str(option.ids[0])
        me.offered.cards[tile] = me.tiles.cards.pop(tile)
        return AGAIN


def refill(g: G, f: Frame) -> None:
    """The handed-in tiles are revealed, paid for and shuffled as the new supply (GIN-END-03, GIN-END-04)."""
    for seat, player in enumerate(g.state.players):
        tiles = sorted(player.offered)
        for tile in tiles:
            reveal(g, player.offered, tile, EVERYONE)
        player.points += len(tiles)
        g.tell(HandedIn, seat, tiles)
    shuffle(g, g.state.supply, *(player.offered for player in g.state.players))


HAND_IN = Seq[City](offer=Together(Offer(), sealed=True), refill=Do(refill))
EFFECTS: dict[str, Effect[City]] = {"collect": Collect(), "exhausted": RunOut(), "hand_in": HAND_IN}
