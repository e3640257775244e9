"""The course of the game: opening, events, choosing, the chain up to the surface, the end of a round."""

from asztal.games.imperial_miners.cards import BOARDS, CARDS, EVENTS, SURFACE, play_cost, written
from asztal.games.imperial_miners.draws import HandLimit, draw_one
from asztal.games.imperial_miners.events import (
    Activated,
    CardRevealed,
    CollapseInstead,
    Discarded,
    EventRevealed,
    Fallback,
    NothingPlaced,
    Placed,
    Skipped,
    Surfaced,
)
from asztal.games.imperial_miners.language import effect
from asztal.games.imperial_miners.mine import above, places
from asztal.games.imperial_miners.parts import ModBoth, Modifier, ModOn, ModSurface
from asztal.games.imperial_miners.state import G, Mines
from asztal.games.imperial_miners.verbs import gain
from asztal.kernel.rules import (
    AGAIN,
    EVERYONE,
    Call,
    Choose,
    Decision,
    Do,
    Effect,
    Frame,
    If,
    Option,
    Pick,
    Reason,
    Repeat,
    Result,
    Seq,
    Signal,
    Together,
    draw,
    fill,
    move,
    refill_if_empty,
    roll,
    turn_up,
)

ROUNDS = 10


# --- setup and opening ------------------------------------------------------------------------------------------------


def set_up(g: G, f: Frame) -> None:
    """Boards, decks and ten of the eighteen events (IMP-SETUP-01 to IMP-SETUP-04)."""
    state = g.state
    for sheet in (1, 2, 3):
        sides = [board.side for board in BOARDS.values() if board.sheet == sheet]
        state.boards.append(roll(g, f"sheet{sheet}", sides))
    for level in (1, 2, 3, 4):
        fill(g, state.deck(level), [card.id for card in CARDS.values() if card.level == level])
    fill(g, state.events, list(EVENTS))
    for _ in range(len(EVENTS) - ROUNDS):
        draw(g, state.events, state.unused_events, 0)


def draw_opening(counts: tuple[int, int, int], clause: str) -> Do[Mines]:
    """So many cards of levels 1, 2 and 3."""

    def do(g: G, f: Frame) -> None:
        for level, count in enumerate(counts, 1):
            for _ in range(count):
                draw_one(g, f.seat, level, clause)

    return Do(do)


class KeepFour(Pick[Mines]):
    """Any four of the eight cards are laid aside (IMP-SETUP-06)."""

    ask, always = "opening-discard", True

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("discard", (card,)) for card in g.state.players[f.seat].hand.cards]

    def take(self, g: G, f: Frame, option: Option) -> Signal | None:
        me = g.state.players[f.seat]
        move(g, str(option.ids[0]), me.hand, me.sealed)
        return AGAIN if len(me.sealed) < 4 else None


def discard_sealed(g: G, f: Frame) -> None:
    """The cards laid aside go to the discard piles of their levels."""
    for seat, player in enumerate(g.state.players):
        for card in list(player.sealed.cards):
            move(g, card, player.sealed, g.state.discard(CARDS[card].level), EVERYONE)
            g.tell(Discarded, seat, card, clause="IMP-SETUP-06")


def with_eight_cards(g: G, f: Frame) -> list[int]:
    """The seats that have the normal opening; the others keep all six cards (IMP-SETUP-07)."""
    return [seat for seat in g.seats() if len(g.state.players[seat].hand) == 8]


NORMAL = draw_opening((2, 3, 3), "IMP-SETUP-05")
FIRST = draw_opening((2, 2, 2), "IMP-SETUP-07")
CHOOSE_OPENING = Choose[Mines]("choose-opening", normal=NORMAL, first=FIRST)
OPENING = Seq[Mines](
    draw=Together(
        If(
            lambda g, f: g.state.variant["opening"] == "ask",
            CHOOSE_OPENING,
            If(lambda g, f: g.state.variant["opening"] == "first", FIRST, NORMAL),
        )
    ),
    keep=Together(KeepFour(), sealed=True, seats=with_eight_cards),
    discard=Do(discard_sealed),
)


# --- events -----------------------------------------------------------------------------------------------------------


def reveal_event(g: G, f: Frame) -> None:
    """The top event applies to everybody (IMP-EVENT-01)."""
    state = g.state
    state.round += 1
    if state.event:
        state.past_events.append(state.event)
    state.event = turn_up(g, state.events)  # which holds one for each round
    for player in state.players:  # here, because what an event activates counts for the whole round (IMP-EVENT-08)
        player.activated.clear()
        player.placed = player.card = ""
    g.tell(EventRevealed, state.round, state.event)


def event_is(kind: str) -> "If[Mines]":
    """The event for all players, if it is of this kind (IMP-EVENT-02, IMP-EVENT-04 to IMP-EVENT-07)."""
    run = Call[Mines](lambda g, f: Frame(f"event.{g.state.event}", f.seat), "event")
    return If(lambda g, f: EVENTS[g.state.event].kind == kind, Together(run))


# --- choosing and revealing -------------------------------------------------------------------------------------------


def not_playable(g: G, seat: int, card: str) -> Reason | None:
    """Why a hand card cannot be played; None when it can (IMP-MINE-02)."""
    me = g.state.players[seat]
    if me.gold < play_cost(card, g.state.event):
        return Reason("too-little-gold", "IMP-MINE-02")
    return None if places(me.mine, CARDS[card].level) else Reason("no-place", "IMP-PLACE-03")


class ChooseCard(Pick[Mines]):
    """A playable card of the hand, in secret; who has none takes the top card of level 1 (IMP-MINE-01 to 04)."""

    ask, always = "choose-card", True

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [*(Option("card", (card,)) for card in g.state.players[f.seat].hand.cards), Option("draw-one")]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        if option.kind == "card":
            return not_playable(g, f.seat, str(option.ids[0]))
        playable = any(not_playable(g, f.seat, card) is None for card in g.state.players[f.seat].hand.cards)
        return Reason("must-play-from-hand", "IMP-MINE-04") if playable else None

    def take(self, g: G, f: Frame, option: Option) -> None:
        if option.kind == "card":
            me = g.state.players[f.seat]
            move(g, str(option.ids[0]), me.hand, me.sealed)


def reveal_cards(g: G, f: Frame) -> None:
    """All turn up their cards at once and pay; who has none draws one of level 1 (IMP-MINE-01, IMP-MINE-03)."""
    state = g.state
    for seat, player in enumerate(state.players):
        if player.sealed.cards:
            (card,) = player.sealed.cards
            player.sealed.cards.clear()
            cost = play_cost(card, state.event)
            player.gold -= cost
            g.tell(CardRevealed, seat, card, cost)
        elif refill_if_empty(g, state.level1, state.discard(1)):
            card = turn_up(g, state.level1)
            g.tell(Fallback, seat, card)
        else:  # IMP-DECK-03
            g.tell(NothingPlaced, seat)
            continue
        player.card = card
    g.learned = EVERYONE


# --- the mine phase ---------------------------------------------------------------------------------------------------


class Place(Pick[Mines]):
    """Put the revealed card into the row of its level (IMP-PLACE-01 to IMP-PLACE-07)."""

    ask = "place"

    def candidates(self, g: G, f: Frame) -> list[Option]:
        me = g.state.players[f.seat]
        return [Option("place", (at,)) for at in (*places(me.mine, CARDS[me.card].level), *me.mine)]

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
        return Frame("activation", f.seat, vars={"at": at, "chain": True})

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
            return Frame("hand_limit", f.seat)
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
            return Frame("hand_limit", f.seat)
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
ROUND = Seq[Mines](
    event=Do(reveal_event),
    immediate=event_is("immediate"),
    choose=Together(ChooseCard(), sealed=True),
    reveal=Do(reveal_cards),
    mine=Together(MINE),
    end=event_is("end"),
)
GAME = Seq[Mines](set_up=Do(set_up), opening=OPENING, rounds=Repeat(ROUNDS, ROUND))


def effects() -> dict[str, Effect[Mines]]:
    """Every effect by its address: the game, the cards, the events, the research spaces and the surface."""
    found: dict[str, Effect[Mines]] = {"game": GAME, "activation": Activation(), "hand_limit": HandLimit()}
    for address, parts in written().items():
        if not isinstance(parts[0], Modifier):
            alone = address.startswith(("card", "surface"))  # the hand limit comes after the activation or the surface
            found[address] = effect(parts) if alone else Seq(effect=effect(parts), limit=HandLimit())
    return found
