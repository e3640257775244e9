"""A second bookkeeping of Imperial Miners: from what everybody is told and the printed cards alone."""

from collections.abc import Callable, Iterator
from typing import Any

from asztal.games.imperial_miners.events import CardRevealed, EventRevealed, Fallback, NothingPlaced, Placed, Surfaced
from asztal.kernel import Event, Game
from asztal.testkit.ledger import Ledger
from asztal.testkit.walk import Setting
from tests.games.imperial_miners.ledger_effects import Follower
from tests.games.imperial_miners.ledger_follow import Steps
from tests.games.imperial_miners.ledger_mine import CARDS, EVENTS, SURFACE, Decks, must, row

ROUNDS = 10
# The lowest score of every rank of a game alone.
RANKS = {
    "rank-navvy": 0,
    "rank-tunneller": 35,
    "rank-novice-miner": 46,
    "rank-mining-engineer": 56,
    "rank-veteran-hewer": 61,
    "rank-king-of-the-depths": 66,
}


class Seat(Follower):
    """One seat through the phases of the game."""

    opening = ""
    begins_with_eight = False

    def draws_opening(self) -> Steps[None]:
        """Eight cards, or six in a first game."""
        yield from self.draws([1], 2)
        yield from self.draws([2], 2)
        third = yield from self.peek()
        self.begins_with_eight = self.opening == "normal" or (self.opening == "ask" and getattr(third, "level", 0) == 2)
        if self.begins_with_eight:
            yield from self.draws([2], 1)
        yield from self.draws([3], 3 if self.begins_with_eight else 2)

    def keeps_four(self) -> Steps[None]:
        """Who has eight cards discards four."""
        yield from self.discards(4 if self.begins_with_eight else 0)

    def event_of(self, kind: str) -> Steps[None]:
        """The event of the round, if it is of this kind."""
        if EVENTS[self.event]["kind"] == kind:
            yield from self.effect(EVENTS[self.event]["effect"])

    def immediate(self) -> Steps[None]:
        """What the event does at once."""
        yield from self.event_of("immediate")

    def reveals(self) -> Steps[None]:
        """A card of the hand is paid for, or the top card of level 1 taken."""
        mine = self.mine
        if revealed := (yield from self.may_take(CardRevealed)):
            card = CARDS[revealed.card]
            price = max(0, card["cost"] - self.modifier("mod_cost").get("mod_cost", 0))
            self.must(revealed.cost == price <= mine.gold, f"{price} of {mine.gold} gold are due, told is {revealed}")
            self.decks.leaves_hand(self.seat, revealed.card)
            mine.gold -= price
            mine.hand -= 1
            mine.card = revealed.card
        elif self.decks.any_left(1):
            fallback = yield from self.take(Fallback)
            self.decks.refill(1)
            self.decks.turn(1, fallback.card)
            self.decks.draw(1)
            mine.card = fallback.card
        else:
            yield from self.take(NothingPlaced)

    def digs(self) -> Steps[None]:
        """The card is placed, the chain climbs, the surface ends it."""
        if self.mine.card:
            yield from self.places()
            at = yield from self.activation([self.mine.placed], chain=True)
            while row(at) > 1:
                at = yield from self.activation(self.mine.above(at), chain=True)
        used: set[str] = set()
        for _ in range(self.modifier("mod_surface").get("mod_surface", 1)):
            event = yield from self.take(Surfaced)
            kind = event.effect.partition("-")[0]
            self.must(kind not in used, f"the surface gives {event.effect} after {used}")
            used.add(kind)
            yield from self.effect(SURFACE[event.effect])

    def places(self) -> Steps[None]:
        """The revealed card goes where it may lie."""
        mine, event = self.mine, (yield from self.take(Placed))
        self.must(event.card == mine.card, f"{mine.card} was revealed, placed is {event.card}")
        self.must(mine.may_lie(CARDS[event.card]["level"], event.at), f"{event.card} is placed at {event.at}")
        mine.cards[event.at] = event.card
        mine.placed = event.at
        self.decks.seen[event.card] = f"mine {self.seat}"

    def ends_round(self) -> Steps[None]:
        """What the event does at the end."""
        yield from self.event_of("end")


Phase = Callable[[Seat], Steps[None]]
OPENING: tuple[Phase, ...] = (Seat.draws_opening, Seat.keeps_four)
ROUND: tuple[Phase, ...] = (Seat.immediate, Seat.reveals, Seat.digs, Seat.ends_round)


class ImperialMinersLedger(Ledger):
    """The books of all seats; a phase begins when everybody has finished the one before."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.decks = Decks()
        self.events: list[str] = []
        self.phases: Iterator[Phase] = iter(())
        self.seats: list[Seat] = []

    def start(self, view: Any) -> None:
        """The boards that lie on the table."""
        self.boards = list(view.boards)
        self.seats = [Seat(number, self.boards, self.decks) for number in range(self.setting.seats)]
        for seat in self.seats:
            seat.opening = self.setting.variant["opening"]
        self.begin(OPENING)

    def begin(self, phases: tuple[Phase, ...]) -> None:
        """The first of some phases for everybody."""
        self.phases = iter(phases)
        self.advance()

    def advance(self) -> bool:
        """Everybody has finished, the next phase begins; False if there is none."""
        for seat in self.seats:
            seat.ends()
        phase = next(self.phases, None)
        if phase is not None:
            for seat in self.seats:
                seat.begin(phase(seat))
        return phase is not None

    def hear(self, event: Event) -> None:
        """An event of a seat belongs to this phase or a later one of the round."""
        if isinstance(event, EventRevealed):
            self.reveal(event)
            return
        seat = self.seats[event.seat]  # type: ignore[attr-defined] # every other event is one of a seat
        while not seat.hears(event):
            must(self.advance(), f"nothing explains {event}")

    def reveal(self, event: EventRevealed) -> None:
        """A round begins."""
        while self.advance():
            pass
        must(event.card not in self.events, f"{event.card} comes again")
        self.events.append(event.card)
        self.same("the round", len(self.events), event.round)
        for seat in self.seats:
            seat.event = event.card
            seat.mine.activated.clear()
            seat.mine.card = seat.mine.placed = ""
        self.begin(ROUND)

    def compare(self, game: Game[Any]) -> None:
        """Decks, piles and everything that a seat has."""
        state = game.state
        self.same("the boards", self.boards, state.boards)
        self.same("the events", self.events, [*state.past_events, *[state.event][: state.round]])
        for level, left in self.decks.left.items():
            self.same(f"the deck of level {level}", left, len(state.deck(level)))
            self.same(f"the discard pile of level {level}", self.decks.piles[level], set(state.discard(level)))
        for seat, player in zip(self.seats, state.players, strict=True):
            self.compare_seat(seat, player)

    def compare_seat(self, seat: Seat, player: Any) -> None:
        """What one seat has; a card being activated is told when its effect is chosen."""
        mine = seat.mine
        pairs = {
            "gold": (mine.gold, player.gold),
            "gems": (mine.gems, player.gems),
            "cards in hand": (mine.hand, len(player.hand) + len(player.sealed) + len(player.looking)),
            "mine": (mine.cards, player.mine),
            "machines": (mine.machines, player.machines),
            "collapses": (mine.collapses, set(player.collapses)),
            "cart tokens": (mine.tokens, set(player.carts)),
            "activated cards": (mine.activated, mine.activated & set(player.activated)),
            "card": (mine.card, player.card),
            "place": (mine.placed, player.placed),
            "marker": ((mine.board, mine.space, mine.boards_done), (player.board, player.space, player.boards_done)),
        }
        for what, (ours, theirs) in pairs.items():
            self.same(f"{what} of seat {seat.seat}", ours, theirs)

    def finish(self, game: Game[Any]) -> None:
        """Gems and completed carts; a tie goes to gold, then to carts."""
        while self.advance():
            pass
        self.same("the rounds", ROUNDS, len(self.events))
        ranks = []
        for number, seat in enumerate(self.seats):
            mine = seat.mine
            carts = mine.full(mine.all_joints())
            lines = [(line.key, line.points) for line in game.title.score_lines(game.state, number)]
            self.same(f"the score of seat {number}", [("gems", mine.gems), ("carts", carts)], lines)
            ranks.append((mine.gems + carts, mine.gold, carts))
        if len(ranks) == 1:
            reached = sum(ranks[0][0] >= least for least in RANKS.values())
            ending = game.title.ending(game.state)
            self.same("the rank", list(RANKS)[reached - 1], ending and ending.args["rank"])
            self.same("the place", [0], game.title.places(game.state))
        else:
            best_first = sorted(ranks, reverse=True)
            self.same("the places", [best_first.index(rank) + 1 for rank in ranks], game.title.places(game.state))


LEDGER = ImperialMinersLedger
