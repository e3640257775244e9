"""The course of a game in the ledger: setup, rounds, the solo game's tiles, turns, and where cards go."""

from typing import Any

import asztal.games.underwater_cities.events as told
from asztal.kernel import Event
from asztal.testkit.ledger import Differs, Ledger
from asztal.testkit.walk import Setting
from tests.games.underwater_cities.ledger_data import (
    ALWAYS,
    BOARDS,
    CARDS,
    CONTRACTS,
    DEALT,
    ERA_CARDS,
    FIRST_SPACES,
    FIRST_STOCK,
    KEPT,
    NEW_CARDS,
    NUMBERS,
    PRODUCTION_AFTER,
    RINGS,
    SLOTS,
    SPECIALS,
    TILES,
    TURNS,
)
from tests.games.underwater_cities.ledger_player import Player
from tests.games.underwater_cities.ledger_reading import OF_A_CARD, Offer, Reader, Table

CARD = Offer("", None, home="card")


class Course(Ledger):
    """The first part of the ledger: who does what when, and with which cards."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.seats = setting.seats
        self.table = Table(RINGS[self.seats])
        self.players = [Player() for _ in range(self.seats)]
        self.readers = [Reader(seat, me, self.table) for seat, me in enumerate(self.players)]
        self.order: list[int] = []
        self.arrivals: list[int] = []  # on the Federation track, the last one to arrive last
        self.turns: list[int] = []  # whose turns are still to come in this round, the running one first
        self.slot = ""  # of the running turn
        self.card = ""  # of the running turn, while it lies on the table
        self.resolved = ""  # that card, when it was an instant one and took effect
        self.given_up: list[str] = []  # action cards, in the running turn
        self.shuffled: list[str] = []  # cards that were on their way when the discard pile was shuffled
        self.round = self.era = 0
        self.cloned = self.moved = False
        self.neutral: list[int] = []
        self.fourth_due = False
        self.contracts: list[str] = []
        self.joining: list[tuple[int, str]] = []  # metropolises that a new tunnel connects
        self.scored: list[list[str]] = [[] for _ in range(self.seats)]

    def start(self, view: Any) -> None:
        """The special cards and the contracts lie open before anybody is told anything."""
        self.table.dear, self.contracts = list(view.dear_specials), list(view.contracts)
        self.table.cheap = sum(card["cost"] < 3 for card in SPECIALS.values())
        self.same(
            "3-credit cards", (6, True), (len(self.table.dear), all(cost_of(card) == 3 for card in self.table.dear))
        )
        self.same("contracts", 3 if self.setting.variant["contracts"] == "yes" else 0, len(self.contracts))

    def hear(self, event: Event) -> None:
        """First the event must be possible, then it is written down, then come the reactions to it."""
        name = str(type(event).__struct_config__.tag).replace("-", "_")
        seat = getattr(event, "seat", None)
        if seat is None:
            getattr(self, f"hear_{name}")(event)
            return
        check = getattr(self, f"check_{name}", None)
        if check is not None:
            check(event, self.players[seat])
        elif not self.readers[seat].read(event):
            raise Differs(f"nothing allows {event}")
        write = getattr(self, f"write_{name}", None)
        if write is not None:
            write(event, self.players[seat])

    def check(self, what: str, holds: bool, event: Event) -> None:
        """Object to an event that cannot be."""
        if not holds:
            raise Differs(f"{what}: {event}")

    # --- setup and rounds ---------------------------------------------------------------------------------------

    def check_board_dealt(self, event: told.BoardDealt, me: Player) -> None:
        others = [player for player in self.players if player.board]
        self.check("a board of the other side", BOARDS[event.board]["side"] == self.setting.variant["boards"], event)
        self.check("a board twice", all(player.board != event.board for player in others), event)
        self.check("a tile twice", all(player.hexes["M0"] != event.tile for player in others), event)
        self.check("not a brown tile", TILES[event.tile]["colour"] == "brown", event)
        self.check("not alone", self.seats > 1 or event.tile != "BR3", event)

    def write_board_dealt(self, event: told.BoardDealt, me: Player) -> None:
        me.deal(event.board)
        me.hexes["M0"] = event.tile
        me.stock.update(FIRST_STOCK)

    def check_metropolis_placed(self, event: told.MetropolisPlaced, me: Player) -> None:
        dealt = [tile for player in self.players for tile in player.hexes.values()]
        self.check("not a free hex", event.site in ("M1", "M2") and event.site not in me.hexes, event)
        self.check("not a blue tile", TILES[event.tile]["colour"] == "blue" and event.tile not in dealt, event)

    def write_metropolis_placed(self, event: told.MetropolisPlaced, me: Player) -> None:
        me.hexes[event.site] = event.tile

    def hear_new_order(self, event: told.NewOrder) -> None:
        if not self.order:
            self.check("not everybody once", sorted(event.seats) == list(range(self.seats)), event)
            for seat, (space, extra) in zip(event.seats, FIRST_SPACES, strict=False):
                self.players[seat].space = space
                self.players[seat].stock.update(extra)
                if space:
                    self.arrivals.append(seat)
            self.new_era(1, DEALT)
        else:
            self.end_turn()
            self.same("turns left", [], self.turns)
            ahead = [seat for space in (1, 2, 3, 4) for seat in reversed(self.arrivals) if self.on(seat, space)]
            self.same("the new order", ahead + [seat for seat in self.order if seat not in ahead], event.seats)
            self.arrivals.clear()
            for me in self.players:
                me.space = 0
            self.table.tiles = {slot: [] for slot in self.table.tiles}
            self.cloned = False
        self.order = list(event.seats)

    def on(self, seat: int, space: int) -> bool:
        """Whether a marker stands on this space of the Federation track."""
        return self.players[seat].space == space

    def new_era(self, era: int, cards: int) -> None:
        """A new deck, from which everybody gets some cards."""
        self.era = era
        self.table.deck, self.table.discard = sum(card["era"] == era for card in ERA_CARDS.values()), []
        for reader in self.readers:
            reader.add(reader.dues({"card": cards}, OF_A_CARD))

    def hear_era_ended(self, event: told.EraEnded) -> None:
        self.check("not the era", event.era == self.era and self.round in PRODUCTION_AFTER[:2], event)
        self.rest()
        self.new_era(self.era + 1, NEW_CARDS)

    def rest(self) -> None:
        """Nothing is due to anybody."""
        for seat, reader in enumerate(self.readers):
            was = reader.readings
            if not reader.rest():
                raise Differs(f"seat {seat} is not done: {was[0]}")

    def hear_round_began(self, event: told.RoundBegan) -> None:
        self.rest()
        self.round += 1
        self.same("the round", (self.round, self.era), (event.round, event.era))
        self.same("the era", 1 + sum(self.round > last for last in PRODUCTION_AFTER), self.era)
        self.turns = self.order * TURNS
        self.fourth_due = self.seats == 1 and self.round > 1 and not self.moved
        self.moved = False

    # --- alone --------------------------------------------------------------------------------------------------

    def hear_neutral_moved(self, event: told.NeutralMoved) -> None:
        ring = RINGS[1]
        first = int(self.setting.variant["start"]) - 1 + self.round - 1
        places = [ring[(first + colour * len(ring) // 3) % len(ring)] for colour in range(3)]
        self.same("the neutral tiles", places, event.slots)
        for slot in places:
            self.table.tiles[slot].append(-1)

    def hear_fourth_tile(self, event: told.FourthTile) -> None:
        self.check("no fourth tile is due", self.fourth_due, event)
        self.fourth_due = False
        ring, place = RINGS[1], sum(int(digit) for digit in str(NUMBERS[event.card])) - 1
        while self.table.tiles[ring[place % len(ring)]]:
            place += 1
        self.same("the fourth tile", ring[place % len(ring)], event.slot)
        self.table.tiles[event.slot].append(-1)
        self.draw(1)
        self.put_away(event.card)

    # --- a turn -------------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """The running turn is over: the card goes where it belongs, and what counts for a turn is forgotten."""
        if not self.slot:
            return
        seat = self.turns.pop(0)
        me = self.players[seat]
        if not self.readers[seat].rest():
            raise Differs(f"the turn of seat {seat} is not done")
        self.same("too many action cards", False, len(me.action_cards()) > me.action_card_limit())
        if self.card and self.card == self.resolved and cost_of(self.card):
            me.under.append(self.card)
        elif self.card:
            self.put_away(self.card)
        self.slot = self.card = self.resolved = ""
        self.given_up.clear()
        me.turn_built.clear()
        me.turn_upgraded.clear()
        me.turn_once.clear()
        for other, player in enumerate(self.players):
            for contract in self.contracts:
                met = all(player.holds(each) for each in CONTRACTS[contract]["criteria"])
                self.same(f"seat {other} could take {contract}", False, met)

    def check_tile_placed(self, event: told.TilePlaced, me: Player) -> None:
        self.check("the slot is taken", event.slot == ALWAYS or self.table.tiles[event.slot] == [], event)
        self.begin(event.seat, event.slot)

    def check_slot_cloned(self, event: told.SlotCloned, me: Player) -> None:
        tiles = self.table.tiles[event.slot]
        self.check("no clone", self.seats == 4 and not self.cloned and bool(tiles) and event.seat not in tiles, event)
        self.cloned = True
        self.begin(event.seat, event.slot)
        self.readers[event.seat].add([Offer("fee", ("credit", 1), must=True)])

    def begin(self, seat: int, slot: str) -> None:
        """A turn begins with the choice of a slot."""
        self.same("whose turn", self.turns[:1], [seat])
        self.same("a slot twice in a turn", "", self.slot)
        self.same("a fourth tile is due", False, self.fourth_due and bool(self.table.drawable(1)))
        self.same("cards above the limit", False, self.players[seat].hand > self.players[seat].hand_limit())
        self.slot = slot
        if slot != ALWAYS:
            self.table.tiles[slot].append(seat)

    def check_played(self, event: told.Played, me: Player) -> None:
        self.check("no slot for the card", bool(self.slot) and self.turns[0] == event.seat and not self.card, event)
        self.check_from_hand(event)
        slot, card = SLOTS[self.slot]["colour"], CARDS[event.card]["colour"]
        by_card = [
            part for _, part in me.parts("match_cards") if slot in part["slots_of"] and card in part["match_cards"]
        ]
        allowed = {True} if slot == card else {True, False} if by_card else {False}
        self.check("the colour", event.matches in allowed, event)
        me.hand -= 1
        self.card = event.card
        reader = self.readers[event.seat]
        reader.add([Offer("tile", self.slot, home="slot", line="slots")])
        if event.matches:
            reader.add([CARD._replace(verb="card", data=event.card)])
        elif self.slot != ALWAYS:
            reader.add(reader.reactions("slot_mismatch"))

    def write_claimed(self, event: told.Claimed, me: Player) -> None:
        me.cards.append(event.card)
        self.card = ""
        reader = self.readers[event.seat]
        if cost_of(event.card):
            me.special_paid += 1
            reader.add(reader.reactions("special_card_paid"))
        reader.add(reader.reactions("card_claimed"))

    def write_resolved(self, event: told.Resolved, me: Player) -> None:
        reader, self.resolved = self.readers[event.seat], event.card
        if cost_of(event.card):
            me.special_paid += 1
            reader.add(reader.reactions("special_card_paid"))
        reader.add(reader.opened(CARDS[event.card]["effect"], CARD))

    # --- cards --------------------------------------------------------------------------------------------------

    def draw(self, count: int) -> None:
        """Cards leave the era deck; an empty deck is made of the discard pile."""
        if count > self.table.deck:
            self.table.deck += len(self.table.discard)
            self.table.discard = []
            self.shuffled = [self.card, *self.given_up]
        self.table.deck -= count

    def put_away(self, card: str) -> None:
        """A card goes where its kind goes."""
        if ERA_CARDS.get(card, {}).get("era") == self.era:
            self.table.discard.append(card)
        elif cost_of(card) in (1, 2):
            self.table.cheap += 1

    def write_drew(self, event: told.Drew, me: Player) -> None:
        me.hand += event.count
        self.draw(event.count)

    def check_discarded(self, event: told.Discarded, me: Player) -> None:
        reader = self.readers[event.seat]
        if event.card in me.cards:
            self.check("no card too many", len(me.action_cards()) > me.action_card_limit(), event)
            self.check("not an earlier action card", event.card in me.action_cards()[:-1], event)
            me.cards.remove(event.card)
            self.given_up.append(event.card)
            me.special_paid -= bool(cost_of(event.card))
            if event.card in me.used:
                me.used.remove(event.card)
            else:
                reader.add([CARD._replace(verb="given_up", data=event.card)])
        elif self.in_turn(event.seat):
            drawn = self.unseen(event.seat)
            self.check("nothing lets the seat discard", reader.read(event), event)
            more = self.unseen(event.seat) - drawn
            self.draw(more)
            self.check_from_hand(event)
            me.hand += more - 1
        else:
            self.check_from_hand(event)
            limit = me.hand_limit() if self.round else KEPT
            self.check("not above the limit", me.hand > limit, event)
            me.hand -= 1
            if self.round:
                reader.add(reader.reactions("excess_discarded"))
        self.put_away(event.card)

    def check_from_hand(self, event: told.Played | told.Discarded) -> None:
        """The card is one that may have come to a hand: of no later era, and it lies nowhere else."""
        elsewhere = [card for me in self.players for card in (*me.cards, *me.under)]
        come = CARDS[event.card].get("era", 0) <= self.era and event.card not in (*self.table.dear, self.card)
        self.check("no hand has it", come and event.card not in (*elsewhere, *self.table.discard), event)

    def in_turn(self, seat: int) -> bool:
        """Whether the seat is in the middle of its turn; after its last card the surplus may go at any time."""
        if not self.slot or self.turns[0] != seat:
            return False
        if any(reading.drawn for reading in self.readers[seat].readings):
            self.end_turn()
        return bool(self.slot)

    def unseen(self, seat: int) -> int:
        """The cards that a player has drawn to look at in this turn."""
        return max(reading.unseen for reading in self.readers[seat].readings)

    def write_special_taken(self, event: told.SpecialTaken, me: Player) -> None:
        me.hand += 1
        if event.card in self.table.dear:
            self.table.dear.remove(event.card)
        else:
            self.check("not the open card", cost_of(event.card) in (1, 2), event)
            self.table.cheap -= 1

    def write_special_looked(self, event: told.SpecialLooked, me: Player) -> None:
        me.hand += 1
        self.table.cheap -= 1

    def write_used(self, event: told.Used, me: Player) -> None:
        reader = self.readers[event.seat]
        if CARDS[event.card]["type"] != "action":
            me.turn_once.append(event.card)
            return
        if event.card in me.cards:
            me.used.append(event.card)
        reader.add(reader.reactions("action_card_used"))

    def check_readied(self, event: told.Readied, me: Player) -> None:
        self.check("not used", event.card in me.used, event)
        if self.slot:
            self.check("nothing readies a card", self.readers[event.seat].read(event), event)
        else:
            self.check("no Production", not self.turns and self.round in PRODUCTION_AFTER, event)
        me.used.remove(event.card)


def cost_of(card: str) -> int:
    """What a special card costs; an era card costs nothing."""
    return int(CARDS[card].get("cost", 0))
