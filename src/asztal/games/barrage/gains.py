"""What a player owns: gaining and paying, and the construction wheel."""

from msgspec import UNSET, UnsetType

from asztal.games.barrage.events import Gained, Laid, Paid, Returned, Rotated
from asztal.games.barrage.state import EMPTY, G


def gain(g: G, seat: int, item: str, count: int, why: str, *, clause: str | UnsetType = UNSET) -> None:
    """A player gains something; `why` is the line of the score for points. Credits of an Automa are points.

    `clause` may be told where nothing else says what the gain is for.

    BAR-CMP-09, BAR-WHL-07, BAR-AUTO-08.
    """
    if not count:
        return
    me = g.state.players[seat]
    if item == "credit" and me.automa:
        item, why = "vp", "credits"
    if item == "vp":
        me.vp_from[why] = me.vp_from.get(why, 0) + count
    elif item == "energy":
        me.energy += count
    elif item == "credit":
        me.credit += count
    elif item == "excavator":
        me.excavator += count
        me.excavators_ever += count
    else:
        assert item == "mixer", item
        me.mixer += count
        me.mixers_ever += count
    g.tell(Gained, seat, item, count, clause=clause)


def pay(g: G, seat: int, count: int) -> None:
    """A player pays credits to the supply; an Automa pays points (BAR-AUTO-08, BAR-AUTO-09)."""
    if not count:
        return
    me = g.state.players[seat]
    if me.automa:
        me.vp_from["credits"] = me.vp_from.get("credits", 0) - count
    else:
        me.credit -= count
    g.tell(Paid, seat, "vp" if me.automa else "credit", count)


def lay(g: G, seat: int, tile: str, excavators: int, mixers: int) -> None:
    """Tile and machines go into the open segment of the wheel (BAR-BLD-06); a copied tile is not laid (BAR-XO-22)."""
    me = g.state.players[seat]
    if tile:
        me.tiles.remove(tile)
    me.excavator -= excavators
    me.mixer -= mixers
    me.wheel[0] = (tile, excavators, mixers)
    g.tell(Laid, seat, tile, excavators, mixers)


def rotate(g: G, seat: int, count: int) -> None:
    """The wheel turns, one segment after the other; what reaches the opening comes back (BAR-WHL-02 to BAR-WHL-04)."""
    if not count:
        return
    me = g.state.players[seat]
    g.tell(Rotated, seat, count)
    for _ in range(count):
        me.wheel.insert(0, me.wheel.pop())
        tile, excavators, mixers = me.wheel[0]
        if tile or excavators or mixers:
            me.wheel[0] = EMPTY
            if tile:
                me.tiles.append(tile)
            me.excavator += excavators
            me.mixer += mixers
            g.tell(Returned, seat, tile, excavators, mixers)
