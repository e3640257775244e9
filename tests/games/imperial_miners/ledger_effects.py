"""What a seat does, as a watcher follows it: an own reader of the printed effects, event by event."""

from typing import Any

from asztal.games.imperial_miners.events import (
    Activated,
    BoardChosen,
    BoardCompleted,
    CartPlaced,
    CollapseInstead,
    CollapsePlaced,
    CollapseRemoved,
    Discarded,
    DrewHidden,
    Gained,
    LookedAt,
    MachinePlaced,
    MachineSpent,
    NotFound,
    Paid,
    Researched,
    Skipped,
    TookOpen,
    TurnedOver,
)
from asztal.testkit.ledger import Differs
from tests.games.imperial_miners.ledger_follow import Listener, Steps
from tests.games.imperial_miners.ledger_mine import BOARDS, CARDS, EVENTS, Decks, Mine, Rows, must, row

HAND, MACHINES = 8, 3
CODES = sorted({faction for card in CARDS.values() for faction in card["factions"]})


class Follower(Listener):
    """Follows one seat: every event must be what the cards demand or allow at that moment."""

    def __init__(self, seat: int, boards: list[str], decks: Decks) -> None:
        super().__init__(seat)
        self.boards, self.decks, self.mine = boards, decks, Mine()
        self.event = ""  # of the round
        self.here, self.done = "", 0  # the card whose effect is carried out, and how much its last step did

    def must(self, true: object, what: str) -> None:
        """Object to what cannot be."""
        must(true, f"seat {self.seat}, {self.here or 'no card'}: {what}")

    # --- activation -------------------------------------------------------------------------------------------------

    def modifier(self, name: str) -> dict[str, Any]:
        """The modifier of this name that the event of this round is; empty if it is another one."""
        part: dict[str, Any] = EVENTS[self.event]["effect"][0]
        return part if name in part else {}

    def activation(self, among: list[str], *, chain: bool = False) -> Steps[str]:
        """One of these cards is activated, or passed over by the chain; gives its place."""
        mine = self.mine
        if chain and (skipped := (yield from self.may_take(Skipped))):
            at = mine.where(skipped.card)
            self.must(at in among and at in mine.activated, f"the chain passes over {at}")
            return at
        if chain and (bonus := self.modifier("mod_on")):
            yield from self.gain(bonus["item"], bonus["n"])
        collapsed = yield from self.may_take(CollapseInstead)
        used = collapsed or (yield from self.take(Activated))
        at = mine.where(used.card)
        self.must(at in among and at not in mine.activated, f"{at} is activated")
        self.must((at in mine.collapses) == bool(collapsed), f"the collapse on {at}")
        mine.activated.add(at)
        if collapsed:
            mine.collapses.remove(at)
        elif isinstance(used, Activated):
            yield from self.use(at, used.effect)
            if used.effect == "A" and at == mine.placed and self.modifier("mod_both") and self.has_b(at):
                again = yield from self.take(Activated)
                self.must(mine.where(again.card) == at and again.effect != "A", "effect B may follow A")
                yield from self.use(at, again.effect)
        return at

    def has_b(self, at: str) -> bool:
        """Whether a card has two effects."""
        return "b" in CARDS[self.mine.cards[at]]

    def use(self, at: str, letter: str) -> Steps[None]:
        """An effect of a card, or none."""
        self.must(letter in ("A", "", *(["B"] if self.has_b(at) else [])), f"effect {letter} of {at}")
        if letter:
            yield from self.effect(CARDS[self.mine.cards[at]][letter.lower()], at)

    def effect(self, rows: Rows, here: str = "") -> Steps[None]:
        """An effect from left to right, then the hand limit."""
        outer = self.here, self.done
        self.here, self.done = here, 0
        yield from self.parts(rows)
        yield from self.discards(max(0, self.mine.hand - HAND))
        self.here, self.done = outer

    def parts(self, rows: Rows) -> Steps[None]:
        """The parts of an effect: in each, the first word says what is done."""
        for part in rows:
            verb, *_ = part
            yield from getattr(self, f"do_{verb}")(**part)

    def do_gate(self, gate: str, least: int, then: Rows) -> Steps[None]:
        if self.count(gate) >= least:
            yield from self.parts(then)

    # --- what effects count, and where they work --------------------------------------------------------------------

    def count(self, name: str) -> int:
        """A counter such as CARTS."""
        mine = self.mine
        match name.partition("_"):
            case "FAC", _, faction:
                found = mine.factions().count(faction)
            case "FACTIONS", *_:
                found = len(set(mine.factions()))
            case "LEVELS", *_:
                found = len({row(at) for at in mine.cards})
            case "PLAYED", _, "LEVEL":
                found = row(mine.placed) if mine.placed else 0
            case (("ABOVE" | "SIDES" | "NEIGHBOURS"), *_):
                found = len(self.scope(name))
            case "MACHINES", _, here:
                found = mine.machines.get(self.here, 0) if here else sum(mine.machines.values())
            case "MACHINE", _, "CARDS":
                found = sum(number > 0 for number in mine.machines.values())
            case "COLLAPSES", *_:
                found = len(mine.collapses)
            case "CARTS", _, here:
                found = mine.full(mine.joints(self.here) if here else mine.all_joints())
            case "RESEARCH", _, "POS":
                found = mine.space
            case "BOARDS", _, "DONE":
                found = mine.boards_done
            case "DONE", *_:
                found = self.done
            case _:
                raise Differs(f"no such counter: {name}")
        return found

    def per(self, number: int, count: str, most: int, each: int = 1) -> int:
        """So many for each of something, or for `each` so many of it, up to a number."""
        return min(most, number * (self.count(count) // each))

    def scope(self, name: str) -> list[str]:
        """The cards that a word such as ROW means."""
        mine, here = self.mine, self.here
        match name:
            case "SELF":
                return [here]
            case "MINE":
                return list(mine.cards)
            case "OTHERS":
                return [at for at in mine.cards if at != here]
            case "ROW" | "LEVEL1" | "LEVEL2" | "LEVEL3":
                wanted = row(here) if name == "ROW" else int(name[-1])
                return [at for at in mine.cards if row(at) == wanted]
            case "SIDES":
                return mine.near(here, "L", "R")
            case "ABOVE":
                return mine.above(here)
            case "NEIGHBOURS":
                return mine.near(here)
        raise Differs(f"no such scope: {name}")

    # --- gold and gems ----------------------------------------------------------------------------------------------

    def gain(self, item: str, count: int) -> Steps[None]:
        """So much is gained, and told unless it is nothing."""
        if count:
            event = yield from self.take(Gained)
            self.must((event.item, event.count) == (item, count), f"{count} {item} are due, told is {event}")
            if item == "gold":
                self.mine.gold += count
            else:
                self.mine.gems += count

    def pay(self, count: int) -> Steps[None]:
        """A price, paid in full."""
        self.must(self.mine.gold >= count, f"{count} gold cannot be paid")
        if count:
            event = yield from self.take(Paid)
            self.must(event.count == count, f"{count} gold are due, paid are {event.count}")
            self.mine.gold -= count

    def do_gold(self, gold: int) -> Steps[None]:
        yield from self.gain("gold", gold)

    def do_gem(self, gem: int) -> Steps[None]:
        yield from self.gain("gem", gem)

    def do_gold_per(self, gold_per: int, **what: Any) -> Steps[None]:
        yield from self.gain("gold", self.per(gold_per, **what))

    def do_gem_per(self, gem_per: int, **what: Any) -> Steps[None]:
        yield from self.gain("gem", self.per(gem_per, **what))

    def do_pay(self, pay: int) -> Steps[None]:
        yield from self.pay(pay)

    def do_pay_scot(self, pay_scot: int) -> Steps[None]:
        yield from self.pay(max(0, pay_scot - self.count("FAC_SCO")))

    def do_trade(self, trade: int, gems: int, times: int) -> Steps[None]:
        event = yield from self.peek()
        if isinstance(event, Paid):
            often = event.count // trade
            self.must(1 <= often <= times, f"swapped {often} times")
            yield from self.pay(often * trade)
            yield from self.gain("gem", often * gems)

    # --- cards of the hand ------------------------------------------------------------------------------------------

    def draws(self, levels: list[int], count: int) -> Steps[None]:
        """Cards of these levels, as many as there are."""
        for _ in range(count):
            if any(self.decks.any_left(level) for level in levels):
                event = yield from self.take(DrewHidden)
                self.must(event.level in levels, f"a card of level {event.level} is drawn")
                self.decks.draw(event.level)
                self.mine.hand += 1

    def discards(self, count: int) -> Steps[None]:
        """So many cards are discarded."""
        self.must(self.mine.hand >= count, f"{count} cards cannot be discarded")
        for _ in range(count):
            event = yield from self.take(Discarded)
            self.decks.leaves_hand(self.seat, event.card)
            self.decks.discard(event.card)
            self.mine.hand -= 1

    def do_draw(self, draw: int) -> Steps[None]:
        yield from self.draws([1, 2, 3], draw)

    def do_draw_per(self, draw_per: int, **what: Any) -> Steps[None]:
        yield from self.draws([1, 2, 3], self.per(draw_per, **what))

    def do_draw_level(self, draw_level: int, level: int) -> Steps[None]:
        yield from self.draws([level], draw_level)

    def do_dig(self, dig: int, keep: int) -> Steps[None]:
        if any(self.decks.any_left(level) for level in (1, 2, 3)):
            event = yield from self.take(LookedAt)
            self.must(event.level < 4, "level 4 is looked at")
            there = self.decks.left[event.level] + len(self.decks.piles[event.level])
            self.must(event.count == min(dig, there), f"{event.count} of {there} cards are looked at")
            for _ in range(event.count):
                self.decks.draw(event.level)
            self.mine.hand += event.count
            yield from self.discards(max(0, event.count - keep))

    def do_discard(self, discard: int) -> Steps[None]:
        yield from self.discards(discard)
        self.done = discard

    def do_discard_upto(self, discard_upto: int) -> Steps[None]:
        self.done = 0  # no card draws before this, so a discard for the hand limit cannot be taken for one of these
        while self.done < discard_upto and isinstance((yield from self.peek()), Discarded):
            yield from self.discards(1)
            self.done += 1

    def do_draw_faction(self, draw_faction: int, faction: str) -> Steps[None]:
        for _ in range(draw_faction):
            yield from self.search(faction)

    def search(self, faction: str) -> Steps[None]:
        """One faction draw: deck after deck, until a card of the faction is found or no deck is left."""
        tried: list[int] = []
        while not (nothing := (yield from self.may_take(NotFound))):
            event = yield from self.take(TurnedOver)
            self.must(event.faction == faction or (faction == "ANY" and not tried), f"{event.faction} is looked for")
            self.must(event.level in (1, 2, 3) and event.level not in tried, f"searched is {event.level} after {tried}")
            faction = event.faction
            tried.append(event.level)
            self.decks.refill(event.level)
            *missed, last = event.cards
            for card in event.cards:
                self.decks.turn(event.level, card)
            self.must(not any(faction in CARDS[card]["factions"] for card in missed), f"{missed} are turned over")
            if faction in CARDS[last]["factions"]:
                found = yield from self.take(TookOpen)
                self.must(found.card == last, f"{last} is due, taken is {found.card}")
                self.decks.draw(event.level)
                self.decks.seen[last] = f"hand {self.seat}"
                self.mine.hand += 1
                return
            whole = self.decks.left[event.level]
            self.must(len(event.cards) == whole, f"{len(event.cards)} of {whole} cards are turned over for nothing")
        left = [level for level in (1, 2, 3) if level not in tried and self.decks.any_left(level)]
        self.must(not left and nothing.faction in (faction, *([] if tried else CODES)), f"not looked for in {left}")

    # --- tokens and activations -------------------------------------------------------------------------------------

    def one(self, kind: type[MachinePlaced | CollapsePlaced | CollapseRemoved], among: list[str]) -> Steps[str]:
        """A token is put on or taken off one of these cards."""
        event = yield from self.take(kind)
        at = self.mine.where(event.card)
        self.must(at in among, f"{kind.__name__} at {at}, allowed are {among}")
        return at

    def room(self, scope: str) -> list[str]:
        """The cards of a scope that can take a machine."""
        return [at for at in self.scope(scope) if self.mine.machines.get(at, 0) < MACHINES]

    def do_machine(self, machine: int, on: str = "MINE") -> Steps[None]:
        self.done = 0
        while self.done < machine and (room := self.room(on)):
            at = yield from self.one(MachinePlaced, room)
            self.mine.machines[at] = self.mine.machines.get(at, 0) + 1
            self.done += 1

    def do_machine_each(self, machine_each: str) -> Steps[None]:
        room = self.room(machine_each)
        self.done = len(room)
        while room:
            at = yield from self.one(MachinePlaced, room)
            self.mine.machines[at] = self.mine.machines.get(at, 0) + 1
            room.remove(at)

    def do_spend_machine(self, spend_machine: int) -> Steps[None]:
        for _ in range(spend_machine):
            event = yield from self.take(MachineSpent)
            at = self.mine.where(event.card)
            self.must(self.mine.machines.get(at, 0), f"no machine is on {at}")
            self.mine.machines[at] -= 1
        self.done = spend_machine

    def do_collapse(self, collapse: int, on: str = "MINE") -> Steps[None]:
        self.done = 0
        while self.done < collapse and (free := [at for at in self.scope(on) if at not in self.mine.collapses]):
            self.mine.collapses.add((yield from self.one(CollapsePlaced, free)))
            self.done += 1

    def do_clear(self, clear: int, on: str = "MINE") -> Steps[None]:
        self.done = 0
        while self.done < clear and isinstance((yield from self.peek()), CollapseRemoved):
            among = [at for at in self.scope(on) if at in self.mine.collapses]
            self.mine.collapses.remove((yield from self.one(CollapseRemoved, among)))
            self.done += 1

    def do_cart(self, cart: int, on: str = "MINE") -> Steps[None]:
        mine = self.mine
        self.must(on in ("SELF", "MINE"), f"carts go to {on}")
        joints = mine.joints(self.here) if on == "SELF" else mine.all_joints()
        self.done = 0
        while self.done < cart and (
            free := [name for name, full in joints.items() if full == 1 and name not in mine.tokens]
        ):
            event = yield from self.take(CartPlaced)
            name = "|".join(sorted((mine.where(event.card), mine.where(event.other))))
            self.must(name in free, f"a cart at {name}, free are {free}")
            mine.tokens.add(name)
            self.done += 1

    def do_activate(self, activate: int, on: str = "MINE") -> Steps[None]:
        done = 0
        while done < activate and (free := [at for at in self.scope(on) if at not in self.mine.activated]):
            yield from self.activation(free)
            done += 1
        self.done = done

    # --- research ---------------------------------------------------------------------------------------------------

    def do_research(self, research: int) -> Steps[None]:
        mine = self.mine
        if not mine.board:
            yield from self.choose_board()
        event = yield from self.take(Researched)
        steps, top = event.space - mine.space, len(BOARDS[mine.board])
        reach = research + self.modifier("mod_research").get("mod_research", 0)
        self.must(
            event.board == mine.board and 1 <= steps <= reach and event.space <= top, f"{event} from {mine.space}"
        )
        mine.space = event.space
        yield from self.effect(BOARDS[event.board][event.space - 1])
        if event.space == top:
            completed = yield from self.take(BoardCompleted)
            self.must(completed.board == event.board, f"{event.board} is completed, told is {completed}")
            mine.boards_done += 1
            yield from self.choose_board()
        self.done = steps

    def choose_board(self) -> Steps[None]:
        """The marker goes to the bottom of another board."""
        event = yield from self.take(BoardChosen)
        self.must(event.board in self.boards and event.board != self.mine.board, f"board {event.board} is chosen")
        self.mine.board, self.mine.space = event.board, 0
