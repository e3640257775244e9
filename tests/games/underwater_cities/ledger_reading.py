"""How the ledger understands a turn: what effects offer, and which offer each thing that happens takes up.

Events do not say which card or slot is at work, so there may be several readings of what a player has done. All of them
are kept; one that cannot explain the next event is dropped, and when none is left, the engine has broken a rule.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import asztal.games.underwater_cities.events as told
from asztal.kernel import Event
from tests.games.underwater_cities.ledger_data import (
    CARDS,
    KINDS,
    SLOTS,
    TILES,
    UPGRADED,
    Amount,
    Part,
    groups,
    price_paid,
)
from tests.games.underwater_cities.ledger_player import Player


class Offer(NamedTuple):
    """A part of an effect that may still be used, or must be; `line` is the score line of its points.

    `home` is the card or the slot of the turn, which never mix; `printed` when the slot itself hands things over.
    """

    verb: str
    data: Any
    left: int = 1
    must: bool = False
    line: str = "cards"
    home: str = ""
    printed: bool = False
    seen: tuple[str, ...] = ()


OF_A_CARD = Offer("", None)
LUCK = (told.Drew, told.Discarded, told.SpecialTaken, told.SpecialLooked, told.Connected)  # drawn by an effect


class Reading(NamedTuple):
    """One way to understand what a player has done since the turn began."""

    open: tuple[Offer, ...] = ()
    paid: tuple[tuple[str, int], ...] = ()  # since the last event that was no payment
    lines: tuple[str, ...] = ()  # the score line of every point
    cheaper: tuple[tuple[str, str, int], ...] = ()  # discounts of this turn
    unseen: int = 0  # cards drawn without a word, to be looked at
    begun: bool = False  # the slot
    resolved: bool = False  # the card
    excused: bool = False  # from using the slot: something was drawn after it was chosen
    ended: bool = False  # the turn, but for the card that is drawn
    drawn: bool = False

    def may_end(self) -> bool:
        """The slot was used, or may be forfeited."""
        return self.begun or self.excused

    def settled(self) -> bool:
        """Nothing is owed to the player or by the player."""
        return not self.paid and not any(offer.must for offer in self.open)

    def without(self, home: str) -> "Reading | None":
        """The card or the slot is over; None when something of it was still due."""
        if any(offer.must for offer in self.open if offer.home == home):
            return None
        return self._replace(open=tuple(offer for offer in self.open if offer.home != home))


class Table:
    """What all readers look at: the tiles on the slots, the era deck and the special cards."""

    def __init__(self, ring: list[str]) -> None:
        self.tiles: dict[str, list[int]] = {slot: [] for slot in ring}
        self.deck = 0
        self.discard: list[str] = []
        self.dear: list[str] = []
        self.cheap = 0  # special cards in their deck

    def drawable(self, count: int) -> int:
        """How many of so many cards can be drawn."""
        return min(count, self.deck + len(self.discard))


class Reader:
    """Reads what one player does."""

    def __init__(self, seat: int, me: Player, table: Table) -> None:
        self.seat, self.me, self.table = seat, me, table
        self.readings = [Reading()]

    # --- what effects offer -------------------------------------------------------------------------------------

    def dues(self, items: Amount, like: Offer) -> list[Offer]:
        """Things that are handed over whatever the player says."""
        due = like._replace(verb="due", left=1, must=True, seen=())
        return [due._replace(data=(item, count)) for item, count in items.items() if count]

    def opened(self, parts: Iterable[Part], like: Offer) -> list[Offer]:
        """What an effect offers from the moment it is carried out."""
        parts, found = list(parts), []
        like = like._replace(must=False, seen=())
        for part in parts:
            verb = next(iter(part))
            match part:
                case {"gain": items} if "federation" in items:
                    others = {item: count for item, count in items.items() if item != "federation"}
                    alone = len(parts) == 1
                    found.append(like._replace(verb="steps", data=others, left=items["federation"], must=alone))
                case {"gain": items}:
                    found += self.dues(items, like)
                case {"gain_per": what, "amount": items}:
                    times = min(self.me.count(what) // part.get("each", 1), part.get("max", 99))
                    found += self.dues({item: count * times for item, count in items.items()}, like)
                case {"if": condition} if len(parts) == 1:
                    found += self.opened(part["then"] if self.me.holds(condition) else part.get("else", []), like)
                case _:
                    number: int = part[verb] if isinstance(part[verb], int) else 1
                    left: int = part["n"] if "n" in part else part.get("times", number)
                    found.append(like._replace(verb=verb, data=part, left=left))
        return found

    def open(self, reading: Reading, parts: Iterable[Part], like: Offer) -> Reading:
        """An effect is carried out."""
        return _with(reading, self.opened(parts, like))

    def reactions(self, event: str, **about: object) -> list[Offer]:
        """What claimed cards offer because something happened; a filter of a card must fit what it is about."""
        found: list[Offer] = []
        for _, part in self.me.parts("when"):
            filters = {name: part[name] for name in about if name in part}
            if part["when"] == event and all(_fits(wanted, about[name]) for name, wanted in filters.items()):
                found += self.opened(part["then"], OF_A_CARD)
        return found

    def slot_begins(self, slot: str, like: Offer) -> Iterator[list[Offer]]:
        """What a slot offers, for each of its alternatives; cards that depict it react before its first part."""
        parts = SLOTS[slot]["effect"]
        alternatives = parts[0]["choose"] if len(parts) == 1 and "choose" in parts[0] else [parts]
        for each in alternatives:
            depicted = [offer for group in groups(slot, each) for offer in self.reactions("slot_used", slots=group)]
            yield depicted + self.opened(each, like._replace(line="slots", printed=True))

    # --- reading ------------------------------------------------------------------------------------------------

    def read(self, event: Event) -> bool:
        """Explain an event in every way; False when there is none."""
        found: list[Reading] = []
        for reading in self.readings:
            for explained in self.explain(reading, event):
                if explained not in found:
                    found.append(explained)
        self.readings = found
        return bool(found)

    def add(self, offers: list[Offer]) -> None:
        """Something has been set off, however the events are read."""
        if offers:
            self.readings = [_with(reading, offers) for reading in self.readings]

    def rest(self) -> bool:
        """The turn, the Production or the scoring of the player is over; False when something is still due."""
        bare = {reading.lines for reading in self.readings if self.over(reading)}
        self.readings = [Reading(lines=lines) for lines in bare]
        if len(bare) == 1:
            self.me.lines.update(bare.pop())
            self.readings = [Reading()]
        return bool(self.readings)

    def over(self, reading: Reading) -> bool:
        """Whether a reading can end here; a turn does with the last card, if there is one to draw."""
        in_turn = reading.may_end() or any(offer.verb == "tile" for offer in reading.open)
        no_more = reading.may_end() and not self.table.drawable(1)
        return reading.settled() and (reading.drawn or no_more or not in_turn)

    def explain(self, reading: Reading, event: Event) -> Iterator[Reading]:
        """What the reading can become when this event follows."""
        match event:
            case told.Paid(_, item, count):
                yield reading._replace(paid=(*reading.paid, (item, count)))
            case told.Used(_, card) if card in self.me.cards and CARDS[card]["type"] != "action":
                for _, part in self.me.parts("once_per_turn"):
                    able = part in CARDS[card]["effect"] and card not in self.me.turn_once and not reading.paid
                    if able:
                        yield self.open(reading, part["once_per_turn"], OF_A_CARD)
                return
        waiting = isinstance(event, LUCK) and any(offer.verb == "tile" for offer in reading.open)
        yield from self.among(reading._replace(open=(), excused=reading.excused or waiting), reading.open, event)
        if not reading.ended and reading.may_end() and reading.settled():
            ended = reading._replace(open=(), ended=True)
            last = tuple(self.reactions("turn_end"))
            yield from self.among(ended, last, event)
            if not any(offer.must for offer in last):
                yield from self.last_card(ended, event)
        elif reading.ended and reading.settled():
            yield from self.last_card(reading, event)

    def last_card(self, reading: Reading, event: Event) -> Iterator[Reading]:
        """The card that ends a turn."""
        if isinstance(event, told.Drew) and event.count == 1 and not reading.drawn:
            yield reading._replace(drawn=True)

    def among(self, reading: Reading, offers: Iterable[Offer], event: Event) -> Iterator[Reading]:
        """One of the offers explains the event, the others stay open."""
        offers = tuple(offers)
        for number, offer in enumerate(offers):
            others = (*offers[:number], *offers[number + 1 :])
            yield from self.take(_with(reading, others), offer, event)

    def take(self, reading: Reading, offer: Offer, event: Event) -> Iterator[Reading]:
        """The event takes up this offer."""
        match offer.verb, event:
            case "choose", _:
                for branch in offer.data["choose"]:
                    yield from self.among(reading, self.opened(branch, offer), event)
            case "effect", _:
                yield from self.among(reading, self.opened(offer.data, offer), event)
            case "if", _:
                parts = offer.data["then"] if self.me.holds(offer.data["if"]) else offer.data.get("else", [])
                yield from self.among(reading, self.opened(parts, offer), event)
            case (("tile" | "slot"), _):
                if offer.verb == "tile":
                    after = reading.without("card") if reading.resolved else reading
                    if after is None:
                        return
                    reading = after._replace(begun=True)
                for offers in self.slot_begins(offer.data, offer):
                    yield from self.among(reading, offers, event)
            case "fee", told.Paid(_, item, count) if not reading.paid and (item, count) == offer.data:
                yield reading
            case _, told.Paid(_, item, count):
                for bought in self.buys(offer, (*reading.paid, (item, count))):
                    yield _with(reading._replace(paid=()), bought)
            case "card", told.Claimed(_, card) | told.Resolved(_, card) if card == offer.data:
                cost = CARDS[card].get("cost", 0)
                instant = (CARDS[card]["type"] == "immediate") is isinstance(event, told.Resolved)
                before = reading.without("slot") if reading.begun else reading
                if before is not None and instant and reading.paid == ((("credit", cost),) if cost else ()):
                    yield before._replace(resolved=True, paid=())
            case (("build" | "build_and_upgrade"), told.Built(_, kind, site)):
                yield from self.builds(reading, offer, kind, site)
            case (("upgrade" | "finish"), told.Upgraded(_, kind, site)):
                yield from self.upgrades(reading, offer, kind, site)
            case "make_symbiotic", told.Converted():
                if Counter(dict(reading.paid)) == Counter(offer.data["cost"][0]):
                    yield reading._replace(paid=())
            case _ if not reading.paid:
                yield from self.receives(reading, offer, event)

    def builds(self, reading: Reading, offer: Offer, kind: str, site: str) -> Iterator[Reading]:
        """A piece is built by this offer, at its price."""
        part, me = offer.data, self.me
        things = part[offer.verb]
        kinds = [each for thing in ([things] if isinstance(things, str) else things) for each in KINDS[thing]]
        if kind not in kinds or (part.get("different") and kind in offer.seen):
            return
        if not me.legal(kind, site, expansion=part.get("site") == "expansion"):
            return
        this_turn: Counter[str] = Counter()
        for thing, item, count in reading.cheaper:
            this_turn[item] += count if kind in KINDS[thing] else 0
        paid, coins = dict(reading.paid), me.coins_for_steel()
        if any(price_paid(paid, price, coins) for price in me.prices("build", kind, site, part, this_turn)):
            reading = reading._replace(paid=())
            if offer.verb == "build_and_upgrade":
                price = me.prices("upgrade", kind, site, {"free": part.get("upgrade_free", False)}, Counter())
                yield _with(reading, [offer._replace(verb="finish", data=price, must=True, seen=(site,))])
            else:
                yield _again(reading, offer._replace(seen=(*offer.seen, kind)))

    def upgrades(self, reading: Reading, offer: Offer, kind: str, site: str) -> Iterator[Reading]:
        """A piece is upgraded by this offer, at its price; or another offer upgrades the piece that was just built."""
        me, paid = self.me, dict(reading.paid)
        if offer.verb == "finish":
            if site in offer.seen and paid in [{item: n for item, n in price.items() if n} for price in offer.data]:
                yield reading._replace(paid=())
            return
        prices = me.prices("upgrade", kind, site, offer.data, Counter())
        if kind in KINDS[offer.data["upgrade"]] and paid in [{i: n for i, n in price.items() if n} for price in prices]:
            still = tuple(each for each in reading.open if not (each.verb == "finish" and site in each.seen))
            yield _again(reading._replace(paid=(), open=still), offer)

    def buys(self, offer: Offer, paid: tuple[tuple[str, int], ...]) -> Iterator[list[Offer]]:
        """What a payment opens, with what is left of the offer."""
        again = [offer._replace(left=offer.left - 1)] if offer.left > 1 else []
        match offer.verb:
            case "pay" if dict(paid) == offer.data["pay"]:
                yield self.opened(offer.data["then"], offer) + again
            case "exchange":
                one, other = offer.data["exchange"]
                for give, back in ((one, other), (other, one)):
                    if dict(paid) == give:
                        yield self.dues(back, offer) + again
            case "swap_output" if dict(paid) == (give := offer.data["swap_output"]):
                if self.me.has_produced(give, offer.data.get("of", "")):
                    yield self.dues(offer.data["into"], offer)
            case "give" if len(paid) == 1 and paid[0][1] == 1:
                yield [offer._replace(left=offer.left - 1)] if offer.left > 1 else []

    def receives(self, reading: Reading, offer: Offer, event: Event) -> Iterator[Reading]:
        """What comes without a payment."""
        match offer.verb, event:
            case "due", told.Gained(_, item, count) if offer.data == (item, count):
                if item == "point":
                    reading = reading._replace(lines=tuple(sorted((*reading.lines, *[offer.line] * count))))
                gave = self.reactions("slot_gave", item=item) if offer.printed else []
                yield _with(reading, gave)
            case "due", told.Drew(_, count) if offer.data[0] == "card":
                if count == self.table.drawable(offer.data[1]):
                    yield reading
            case "steps", told.Advanced() if not offer.data:
                yield _again(reading, offer._replace(must=False))
            case "steps", _ if offer.data:
                first = self.dues(offer.data, offer._replace(printed=False))
                steps = offer._replace(data={}, must=True)
                yield from self.among(_with(reading, [steps]), first, event)
            case "gain_different", told.Gained(_, item, 1):
                kinds = offer.data["from"]
                if item in kinds and not any(kinds.index(each) >= kinds.index(item) for each in offer.seen):
                    gave = self.reactions("slot_gave", item=item) if offer.printed else []
                    yield _again(_with(reading, gave), offer._replace(must=True, seen=(*offer.seen, item)))
            case (("structure_output" | "produce_again"), told.Gained()):
                yield from self.yields(reading, offer, event)
            case "redraw", told.Discarded() if offer.left:
                yield _with(reading, [offer._replace(left=offer.left - 1, must=True, seen=(*offer.seen, "card"))])
            case "redraw", told.Drew(_, count) if offer.seen and count == self.table.drawable(len(offer.seen)):
                yield reading
            case "draw_keep", told.Discarded():
                looked = self.table.drawable(offer.data["draw_keep"])
                rest = offer._replace(verb="rest", left=looked - offer.data["keep"] - 1, must=True)
                yield _with(reading._replace(unseen=reading.unseen + looked), [rest] if rest.left > 0 else [])
            case "rest", told.Discarded():
                yield _with(reading, [offer._replace(left=offer.left - 1)] if offer.left > 1 else [])
            case "use_action_card", told.Used(_, card) if card in self.me.action_cards() and card not in self.me.used:
                yield self.open(_again(reading, offer), CARDS[card]["effect"], Offer("", None, home=offer.home))
            case "given_up", told.Used(_, card) if card == offer.data:
                yield self.open(reading, CARDS[card]["effect"], Offer("", None, home=offer.home))
            case "refresh_action_card", told.Readied():
                yield reading
            case "perform_slot", told.Performed(_, slot) if slot not in offer.seen and self.within_reach(offer, slot):
                yield _with(
                    _again(reading, offer._replace(seen=(*offer.seen, slot))),
                    [Offer("slot", slot, home=offer.home)],
                )
            case "take_special_card", told.SpecialTaken() | told.SpecialLooked():
                yield reading
            case "gain_metropolis", told.Connected(_, tile) if TILES[tile]["colour"] == "blue":
                yield reading

    def within_reach(self, offer: Offer, slot: str) -> bool:
        """Whether a card may perform this slot."""
        if slot not in self.table.tiles:
            return bool(offer.data.get("always"))
        tiles, which = self.table.tiles[slot], offer.data["perform_slot"]
        free = {"available": not tiles, "other": bool(tiles), "not_mine": True}
        return free[which] and self.seat not in tiles

    def yields(self, reading: Reading, offer: Offer, event: Event) -> Iterator[Reading]:
        """One more structure yields what it yields alone; each only once."""
        again, me = offer.verb == "produce_again", self.me
        for site, kind in me.working().items():
            if site in offer.seen or not (again or site in me.upgraded):
                continue
            others = {me.kind_at(each) for each in offer.seen}
            mode = offer.data.get("kinds")
            if mode and others and (kind in others) is not (mode == "same"):
                continue
            if again and kind not in KINDS[offer.data["of"]]:
                continue
            output = me.output(site) if again else UPGRADED[kind]
            like = offer._replace(line="production" if again else "cards", printed=False)
            left = _again(reading, offer._replace(seen=(*offer.seen, site)))
            yield from self.among(left, self.dues(output, like), event)


def _fits(wanted: object, about: object) -> bool:
    """Whether a filter of a card fits: one of a list, or the very thing."""
    return about in wanted if isinstance(wanted, list) else about == wanted


def _with(reading: Reading, offers: Iterable[Offer]) -> Reading:
    """More is open; what only makes later things cheaper works at once."""
    offers = tuple(offers)
    cheaper = [offer.data for offer in offers if offer.verb == "reduce_cost_this_turn"]
    found = tuple((part["of"], item, count) for part in cheaper for item, count in part["amount"].items())
    more = tuple(offer for offer in offers if offer.verb != "reduce_cost_this_turn")
    return reading._replace(open=reading.open + more, cheaper=reading.cheaper + found)


def _again(reading: Reading, offer: Offer) -> Reading:
    """The offer was taken up once; it stays open as often as is left."""
    return _with(reading, [offer._replace(left=offer.left - 1)]) if offer.left > 1 else reading
