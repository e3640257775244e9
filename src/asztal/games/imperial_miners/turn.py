"""The mine phase of one player: a card is placed, the chain climbs to the surface, and a surface effect ends it."""

from asztal.games.imperial_miners.addresses import ACTIVATION, HAND_LIMIT
from asztal.games.imperial_miners.cards import CARDS, SURFACE
from asztal.games.imperial_miners.events import Activated, CollapseInstead, Placed, Skipped, Surfaced
from asztal.games.imperial_miners.gains import gain
from asztal.games.imperial_miners.mine import above, places
from asztal.games.imperial_miners.state import G, Mines
from asztal.games.imperial_miners.vocabulary import ModBoth, ModOn, ModSurface
from asztal.kernel.rules import Decision, Effect, Frame, If, Option, Pick, Reason, Result, Seq


class Place(Pick[Mines]):
    """Put the revealed card into the row of its level (IMP-PLACE-01 to IMP-PLACE-07)."""

    ask = "place"

    def candidates(self, g: G, f: Frame) -> list[Option]:
        me = g.state.players[f.seat]
        return [Option("place", (at,)) for at in (*places(me.mine, CARDS[me.card].level), *me.mine)]

    def legal(self, g: G, f: Frame) -> list[Option]:
        me = g.state.players[f.seat]
        return [Option("place", (at,)) for at in places(me.mine, CARDS[me.card].level)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        return Reason("place-taken", "IMP-PLACE-03") if option.ids[0] in g.state.players[f.seat].mine else None

    def take(self, g: G, f: Frame, option: Option) -> None:
        me = g.state.players[f.seat]
        me.placed = str(option.ids[0])
        me.mine[me.placed] = me.card
        g.tell(Placed, f.seat, me.card, me.placed)

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.kind != "place":
            return Reason("not-offered")
        return self.why(g, f, option) or Reason("not-under-a-card", "IMP-PLACE-03")


class Chain(Effect[Mines]):
    """Activate the placed card, then one card above it, and so on up to row 1 (IMP-CHAIN-01 to IMP-CHAIN-08)."""

    def enter(self, g: G, f: Frame) -> Result:
        me = g.state.players[f.seat]
        if not f.step:
            return self.activate(f, me.placed)
        over = above(me.mine, f.step)
        return Decision(f.seat, "climb", [Option("next", (at,)) for at in over]) if over else None

    def answer(self, g: G, f: Frame, option: Option) -> Frame:
        return self.activate(f, str(option.ids[0]))

    def activate(self, f: Frame, at: str) -> Frame:
        """The next card of the chain; the step is the position that the chain has reached."""
        f.step = at
        return Frame(ACTIVATION, f.seat, vars={"at": at, "chain": True})

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Every card of the mine."""
        return [Option("next", (at,)) for at in g.state.players[f.seat].mine]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        return Reason("not-above", "IMP-CHAIN-02") if option.kind == "next" else Reason("not-offered")


class Activation(Effect[Mines]):
    """One card is activated: a collapse goes instead, or one of its effects may be used (IMP-CARD-04, IMP-EFF-01)."""

    def enter(self, g: G, f: Frame) -> Result:
        me, at = g.state.players[f.seat], g.get("at")
        if not f.step and not self.begin(g, f):
            return None
        if f.step == "limit":
            f.step = "again" if self.both(g, f) else "done"
            return Frame(HAND_LIMIT, f.seat)
        if f.step == "done":
            return None
        card = me.mine[at]
        letters = ["B"] if f.step == "again" else ["A", "B"] if CARDS[card].b else ["A"]
        options = [Option("effect", (letter,)) for letter in letters if self.refusal(g, f, card, letter) is None]
        return Decision(f.seat, "choose-effect", [*options, Option("skip")])

    def begin(self, g: G, f: Frame) -> bool:
        """Count the card as activated; False when nothing more happens (IMP-CHAIN-06, IMP-CHAIN-08, IMP-COLL-02)."""
        me, at = g.state.players[f.seat], g.get("at")
        card = me.mine[at]
        if at in me.activated:
            g.tell(Skipped, f.seat, card)
            return False
        me.activated.append(at)
        f.step = "choose"
        if f.vars and "chain" in f.vars and (bonus := g.state.modifier(ModOn)):
            gain(g, f.seat, bonus.item, bonus.n)
        if at in me.collapses:
            me.collapses.remove(at)
            g.tell(CollapseInstead, f.seat, card)
            return False
        return True

    def both(self, g: G, f: Frame) -> bool:
        """Whether effect B may follow: only after A, on the card placed this round, while the event says so."""
        placed = g.get("at") == g.state.players[f.seat].placed
        both = g.state.modifier(ModBoth) is not None
        return f.pc == 1 and placed and both and bool(CARDS[g.state.players[f.seat].card].b)

    def refusal(self, g: G, f: Frame, card: str, letter: str) -> Reason | None:
        """Why an effect cannot be used: its price cannot be paid in full (IMP-EFF-03)."""
        return g.title.book[f"card.{card}.{letter}"].can(g, f)

    def answer(self, g: G, f: Frame, option: Option) -> Frame | None:
        card = g.state.players[f.seat].mine[g.get("at")]
        if option.kind == "skip":
            g.tell(Activated, f.seat, card, "")
            return None
        letter = str(option.ids[0])
        f.step, f.pc = "limit", 1 if letter == "A" else 2
        g.tell(Activated, f.seat, card, letter)
        return Frame(f"card.{card}.{letter}", f.seat)

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Both effects of the card."""
        return [Option("effect", (letter,)) for letter in ("A", "B")]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.kind != "effect" or option.ids not in (("A",), ("B",)):
            return Reason("not-offered")
        card = g.state.players[f.seat].mine[g.get("at")]
        known = f"card.{card}.{option.ids[0]}" in g.title.book
        return (self.refusal(g, f, card, str(option.ids[0])) if known else None) or Reason("one-effect", "IMP-CARD-04")


class Surface(Effect[Mines]):
    """One of the surface effects ends the mine phase, two different ones in some rounds (IMP-SURF-01 to 07)."""

    def enter(self, g: G, f: Frame) -> Result:
        if f.step == "limit":
            f.step = "more"
            return Frame(HAND_LIMIT, f.seat)
        used = self.used(f)
        more = g.state.modifier(ModSurface)
        if len(used) == (more.mod_surface if more else 1):
            return None
        free = [name for name in SURFACE if name.partition("-")[0] not in used]
        options = [Option("surface", (name,)) for name in free if g.title.book[f"surface.{name}"].can(g, f) is None]
        return Decision(f.seat, "surface", options)

    def used(self, f: Frame) -> tuple[str, ...]:
        """The effects carried out so far; both steps of research are one effect (IMP-SURF-05)."""
        used: tuple[str, ...] = (f.vars or {}).get("_used", ())
        return used

    def answer(self, g: G, f: Frame, option: Option) -> Frame:
        name = str(option.ids[0])
        f.set("_used", (*self.used(f), name.partition("-")[0]))
        f.step = "limit"
        g.tell(Surfaced, f.seat, name)
        return Frame(f"surface.{name}", f.seat)

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """All that can be done on the surface."""
        return [Option("surface", (name,)) for name in SURFACE]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.kind != "surface" or option.ids[0] not in SURFACE:
            return Reason("not-offered")
        if str(option.ids[0]).partition("-")[0] in self.used(f):
            return Reason("surface-used", "IMP-EVENT-09")
        return Reason("too-little-gold", "IMP-SURF-05")


MINE = Seq[Mines](
    dig=If(lambda g, f: bool(g.state.players[f.seat].card), Seq(place=Place(), chain=Chain())),
    surface=Surface(),
)
