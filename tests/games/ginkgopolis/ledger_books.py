"""The pieces of the ledger's table, and what may happen at any moment: cards drawn, items gained, the end triggered.

What happens is told as one story that runs along with the events: it says which event must come next, and waits for one
only where a person chooses. So the books are in step with the game whenever somebody is asked.
"""

from abc import abstractmethod
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from asztal.games.ginkgopolis.events import Exhausted, Gained, HandedIn, LastRound, NewHand, Rebuilt
from asztal.kernel import Event
from asztal.testkit.ledger import Differs, Ledger
from asztal.testkit.walk import Setting
from tests.games.ginkgopolis.ledger_cards import LETTERS, RESOURCES, Gains
from tests.games.ginkgopolis.ledger_scoring import Building

SITES = "-1,2 0,2 1,2 2,1 2,0 2,-1 1,-2 0,-2 -1,-2 -2,-1 -2,0 -2,1"  # of the tokens A to L (GIN-SET-02)

E = TypeVar("E", bound=Event)
Story: TypeAlias = Generator[None, None, None]


@dataclass
class Purse:
    """What belongs to one player or to Hal, beside the resources in the city."""

    supply: int
    new_hand_tokens: int
    resources: int = 0
    points: int = 0
    tiles: int = 0
    area: list[str] = field(default_factory=list)


class Books(Ledger):
    """Stocks, supplies, city, tokens, cards and the end; alone, Hal's purse is the second."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.seats, self.alone = setting.seats, setting.seats == 1
        tokens = 0 if self.alone else 2
        self.purses = [Purse(RESOURCES[self.seats], tokens) for _ in range(max(self.seats, 2))]
        self.city: dict[str, Building] = {}
        self.tokens = dict(zip(LETTERS, SITES.split(), strict=True))
        self.markers: list[str] = []
        self.covered: list[str] = []
        self.set_aside = 7 if self.seats <= 3 else 0
        self.tiles = 45 if self.seats <= 3 else 51
        self.deck, self.discard = 21 - self.set_aside, self.set_aside
        self.cards = {f"U{letter}" for letter in LETTERS}  # in deck, hands, discard pile or being played
        self.first, self.round = 0, 1
        self.handed_in = self.ending = self.over = False
        self.next: Event | None = None
        self.story = self.course()

    @abstractmethod
    def course(self) -> Story:
        """The whole game."""

    # --- the story and its events -----------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        self.next = event
        self.over = next(self.story, "over") == "over"
        if self.next is not None:
            raise Differs(f"nothing more can happen, but there is {event}")

    def ahead(self) -> Generator[None, None, Event]:
        """The next event, which stays."""
        while self.next is None:
            yield
        return self.next

    def a(self, kind: type[E]) -> Generator[None, None, E]:
        """The next event, which is of this kind."""
        event = yield from self.ahead()
        self.next = None
        if not isinstance(event, kind):
            raise Differs(f"{kind.__name__} must come, but there is {event}")
        return event

    def expect(self, event: Event) -> Story:
        """The next event is this one."""
        self.same("what happens", event, (yield from self.a(Event)))

    # --- cards ------------------------------------------------------------------------------------------------------

    def draw(self, count: int) -> Story:
        """Cards from the deck, which is rebuilt when its last card is drawn (GIN-DCK-01 to GIN-DCK-08)."""
        for _ in range(count):
            self.deck -= 1
            if not self.deck:
                new = sorted(self.city[cell].top.upper() for cell in self.markers)
                self.cards |= set(new)
                self.deck, self.discard = self.discard + len(new) - self.set_aside, self.set_aside
                self.markers = []
                yield from self.expect(Rebuilt(new))

    def exchange(self) -> Story:
        """Somebody takes a new hand (GIN-NHT-01, GIN-NHT-06)."""
        self.discard += 4
        yield from self.draw(4)
        purse = self.purses[(yield from self.a(NewHand)).seat]
        purse.new_hand_tokens -= 1
        self.same("a new-hand token", True, purse.new_hand_tokens >= 0)

    # --- items and the end ------------------------------------------------------------------------------------------

    def gain(self, seat: int, gains: Gains) -> Story:
        """Items one after another, as far as they are there (GIN-ACT-07 to GIN-ACT-09)."""
        purse = self.purses[seat]
        for item, count in gains:
            if item == "point":
                purse.points += count
                yield from self.expect(Gained(seat, item, count))
            elif item == "resource":
                if taken := min(count, purse.supply):
                    purse.supply -= taken
                    purse.resources += taken
                    yield from self.expect(Gained(seat, item, taken))
            else:
                for _ in range(count):
                    yield from self.gain_tile(seat)

    def gain_tile(self, seat: int) -> Story:
        """A tile; the last one brings the hand-in or the end (GIN-END-01 to GIN-END-09, GIN-SOL-18)."""
        if not self.tiles:
            return
        self.tiles -= 1
        self.purses[seat].tiles += 1
        yield from self.expect(Gained(seat, "tile", 1))
        if self.tiles:
            return
        yield from self.expect(Exhausted(2 if self.handed_in else 1))
        if self.handed_in or self.alone:
            yield from self.last_round()
            return
        self.handed_in = True
        for who, purse in enumerate(self.purses):
            event = yield from self.a(HandedIn)
            self.same("who hands in what there is", (who, True), (event.seat, len(event.tiles) <= purse.tiles))
            purse.tiles -= len(event.tiles)
            purse.points += len(event.tiles)
            self.tiles += len(event.tiles)
        if not self.tiles:
            yield from self.expect(Exhausted(2))
            yield from self.last_round()

    def last_round(self) -> Story:
        """The end is triggered, unless it was before (GIN-END-14)."""
        if not self.ending:
            self.ending = True
            yield from self.expect(LastRound())

    def all_in_the_city(self, seat: int) -> Story:
        """Nothing left outside the city ends the game (GIN-END-10)."""
        if self.purses[seat].supply + self.purses[seat].resources == 0:
            yield from self.last_round()
