"""The actions of a round: what was committed is turned up, then exploits, urbanizes or constructs."""

from asztal.games.ginkgopolis.cards import ITEMS, LETTER_OF
from asztal.games.ginkgopolis.city import beside, letters_beside, neighbours, pushed, ring, ring_sites
from asztal.games.ginkgopolis.events import Constructed, Fallback, Paid, Returned, Revealed, TokenMoved, Urbanized
from asztal.games.ginkgopolis.gains import collect, trigger_end
from asztal.games.ginkgopolis.reckoning import around, bonuses, kinds, price, surcharge, yield_of
from asztal.games.ginkgopolis.state import NEUTRAL, City, G
from asztal.games.ginkgopolis.vocabulary import Gains
from asztal.kernel.rules import (
    EVERYONE,
    Act,
    Call,
    Decision,
    Do,
    Effect,
    Frame,
    Option,
    Reason,
    Result,
    Seq,
    Signal,
    move,
)

_PUSHES = (Option("push", ("clockwise",)), Option("push", ("counter-clockwise",)))


# --- turning up -----------------------------------------------------------------------------------------------------


def reveal(g: G, f: Frame) -> None:
    """Card and tile become public when their owner's turn comes (GIN-ACT-01, GIN-INF-02)."""
    state, me = g.state, g.state.players[f.seat]
    (card,) = me.sealed.cards
    tile = next(iter(me.laid.cards), "")
    move(g, card, me.sealed, state.played, EVERYONE)
    if tile:
        move(g, tile, me.laid, state.played, EVERYONE)
    me.locked = False
    g.keep("card", card)
    g.keep("tile", tile)
    g.tell(Revealed, f.seat, card, tile)


def cannot_pay(g: G, seat: int, card: str, tile: str) -> Reason | None:
    """Why the action with this tile cannot be paid for, when it resolves (GIN-CHO-07, GIN-UNA-02, GIN-CON-12)."""
    me = g.state.players[seat]
    resources, points = price(g.state, seat, card, tile)
    if me.resources < resources:
        return Reason("too-few-resources", "GIN-UNA-02")
    return None if me.points >= points else Reason("too-few-points", "GIN-UNA-03")


def resolve(g: G, f: Frame) -> Frame:
    """The action that the revealed card and tile mean (GIN-ACT-02 to GIN-ACT-04), or the fallback (GIN-UNA-01)."""
    card, tile = g.get("card"), g.get("tile")
    if tile and cannot_pay(g, f.seat, card, tile):
        move(g, tile, g.state.played, g.state.players[f.seat].tiles)
        g.tell(Fallback, f.seat, card)
        tile = ""
    return Frame("exploit" if not tile else "urbanize" if card in LETTER_OF else "construct", f.seat)


def discard_played(g: G, f: Frame) -> None:
    """The played card goes to the discard pile (GIN-XPL-08, GIN-URB-19)."""
    move(g, g.get("card"), g.state.played, g.state.discard)


# --- exploit --------------------------------------------------------------------------------------------------------


class Exploit(Effect[City]):
    """Items for the designated building, or one item of choice for an urbanization card (GIN-XPL-01 to GIN-XPL-07)."""

    def enter(self, g: G, f: Frame) -> Result:
        if f.step:
            return None
        card = g.get("card")
        if card in LETTER_OF:
            there = kinds(g.state.players[f.seat].supply, len(g.state.supply))
            if len(there) > 1:
                return Decision(f.seat, "take-one", [Option("take", (kind,)) for kind in there])
            gains: Gains = tuple((kind, 1) for kind in there)
        else:
            gains = (yield_of(g.state, g.state.cell_of(card)),)
        return self.collect_with_bonuses(g, f, gains)

    def answer(self, g: G, f: Frame, option: Option) -> Frame | Signal | None:
        return self.collect_with_bonuses(g, f, ((str(option.ids[0]), 1),))

    def collect_with_bonuses(self, g: G, f: Frame, gains: Gains) -> Frame | None:
        """Take the yield, then the exploit bonuses (GIN-XPL-06)."""
        f.step = "collect"
        return collect(f.seat, gains + bonuses(g.state.players[f.seat].area, "exploit"))

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("take", (item,)) for item in ITEMS]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        return Reason("no-points-alone" if option.ids == ("point",) else "not-offered", "GIN-XPL-01")


EXPLOIT = Seq[City](exploit=Exploit(), discard=Do(discard_played))


# --- urbanize -------------------------------------------------------------------------------------------------------


def found_building(g: G, who: int, tile: str, cell: str) -> None:
    """Put up a new building of height 1 with one resource and a marker (GIN-URB-02 to GIN-URB-05)."""
    state = g.state
    del state.played.cards[tile]
    state.top[cell], state.height[cell], state.owner[cell] = tile, 1, who
    state.markers.append(cell)
    g.tell(Urbanized, who, tile, cell)


def all_in_the_city(g: G, who: int) -> None:
    """The end is triggered when a player has no resource left outside the city (GIN-END-10, GIN-END-13)."""
    if not g.state.players[who].supply and not g.state.players[who].resources:
        trigger_end(g)


def place(g: G, f: Frame) -> None:
    """The tile and a resource of the stock go to the cell of the token."""
    site = g.state.tokens[LETTER_OF[g.get("card")]]
    g.keep("site", site)
    g.state.players[f.seat].resources -= 1
    found_building(g, f.seat, g.get("tile"), site)
    all_in_the_city(g, f.seat)


class MoveToken(Effect[City]):
    """The token goes to an empty cell beside the new building, or around the city (GIN-URB-06 to GIN-URB-14)."""

    def options(self, g: G, letter: str, site: str) -> list[Option]:
        """All places for the token, or the directions in which it can push others."""
        top, tokens = g.state.top, g.state.tokens
        taken = tokens.values()
        free = [cell for cell in neighbours(site) if cell not in top and cell not in taken]
        if not free:
            free = ring_sites(ring(top, top), tokens, letter)
            if not free:
                return list(_PUSHES)
        return [Option("move", (cell,)) for cell in free]

    def enter(self, g: G, f: Frame) -> Result:
        return Decision(f.seat, "move-token", self.options(g, LETTER_OF[g.get("card")], g.get("site")))

    def answer(self, g: G, f: Frame, option: Option) -> None:
        letter, tokens = LETTER_OF[g.get("card")], g.state.tokens
        if option.kind == "move":
            moved = {letter: str(option.ids[0])}
        else:
            moved = pushed(ring(g.state.top, g.state.top), tokens, letter, option.ids[0] == "clockwise")
        tokens.update(moved)
        for other, cell in moved.items():
            g.tell(TokenMoved, other, cell)

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Every cell of the city and around it, and both directions."""
        cells = dict.fromkeys([*g.state.top, *g.state.tokens.values(), *beside(g.state.top)])
        return [*(Option("move", (cell,)) for cell in cells), *_PUSHES]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        letter, site = LETTER_OF[g.get("card")], g.get("site")
        cell = option.ids[0] if option.kind == "move" and option.ids else ""
        if cell == site:
            return Reason("token-leaves", "GIN-URB-06", {"letter": letter})
        lying = next((other for other, at in g.state.tokens.items() if at == cell), "")
        if cell in g.state.top or lying:
            return Reason("cell-not-empty", "GIN-URB-07", {"letter": lying or "none"})
        first, *_ = self.options(g, letter, site)
        if first.kind == "move" and option.kind == "push":
            return Reason("no-push", "GIN-URB-10")
        if first.ids[0] in neighbours(site):
            return Reason("not-beside", "GIN-URB-06")
        return self.elsewhere(g, letter, pushing=first.kind == "push")

    def elsewhere(self, g: G, letter: str, *, pushing: bool) -> Reason:
        """Where the token goes when it cannot stay beside the building (GIN-URB-12, GIN-URB-13)."""
        before, after = letters_beside(ring(g.state.top, g.state.top), g.state.tokens, letter)
        between = {"before": before, "after": after}
        return Reason("must-push", "GIN-URB-13", between) if pushing else Reason("not-between", "GIN-URB-12", between)


def collect_around(g: G, f: Frame) -> Frame | None:
    """Items of the buildings beside, then the urbanize bonuses (GIN-URB-15 to GIN-URB-18)."""
    area = g.state.players[f.seat].area
    return collect(f.seat, (*around(g.state, g.get("site")), *bonuses(area, "urbanize")))


URBANIZE = Seq[City](place=Do(place), token=MoveToken(), collect=Call(collect_around), discard=Do(discard_played))


# --- construct ------------------------------------------------------------------------------------------------------


def build_floor(g: G, who: int, cell: str, tile: str) -> None:
    """A floor goes on top: old resources home, the tile on it, resources of the new height, a marker (GIN-CON-01)."""
    state = g.state
    height, owner = state.height[cell], state.owner[cell]
    if owner != NEUTRAL:
        points = 0 if owner == who else height  # GIN-CON-03, GIN-CON-04
        state.players[owner].points += points
        if owner < state.seats:
            state.players[owner].resources += height
        else:
            state.players[owner].supply += height  # GIN-SOL-13: Hal's go to the supply he builds from
        g.tell(Returned, owner, height, points)
    state.covered.append(state.top[cell])
    del state.played.cards[tile]
    state.top[cell], state.height[cell], state.owner[cell] = tile, height + 1, who
    state.markers.append(cell)
    g.tell(Constructed, who, tile, cell, height + 1)


class Floor(Act[City]):
    """Return resources, pay the surcharges, place the tile and the resources (GIN-CON-02 to GIN-CON-13)."""

    def do(self, g: G, f: Frame) -> None:
        state, me, tile = g.state, g.state.players[f.seat], g.get("tile")
        cell = state.cell_of(g.get("card"))
        resources, points = surcharge(state, cell, tile)
        build_floor(g, f.seat, cell, tile)
        me.resources -= resources + state.height[cell]
        me.supply += resources
        me.points -= points
        if resources or points:
            g.tell(Paid, f.seat, resources, points)
        all_in_the_city(g, f.seat)


def collect_bonuses(g: G, f: Frame) -> Frame | None:
    """The construct bonuses; the building and its neighbours yield nothing (GIN-CON-14, GIN-CON-15)."""
    return collect(f.seat, bonuses(g.state.players[f.seat].area, "construct"))


def keep_card(g: G, f: Frame) -> None:
    """The played card joins the area and works from the next action on (GIN-CON-16)."""
    card = g.get("card")
    del g.state.played.cards[card]
    g.state.players[f.seat].area.append(card)


CONSTRUCT = Seq[City](floor=Floor(), collect=Call(collect_bonuses), keep=Do(keep_card))

ACTION = Seq[City](reveal=Do(reveal), resolve=Call(resolve))
EFFECTS: dict[str, Effect[City]] = {"exploit": EXPLOIT, "urbanize": URBANIZE, "construct": CONSTRUCT}
