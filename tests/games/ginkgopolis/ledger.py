"""The books of Ginkgopolis: the course of a game worked out from what everybody is told, and held against the game."""

from typing import Any

from asztal.games.ginkgopolis.events import Characters, FirstPlayer, NewHand, Rebuilt
from asztal.kernel import Game
from asztal.testkit.walk import Setting
from tests.games.ginkgopolis.ledger_actions import HAL, NOBODY, Actions
from tests.games.ginkgopolis.ledger_books import Story
from tests.games.ginkgopolis.ledger_cards import CHARACTERS, TILES, number_of, start_of
from tests.games.ginkgopolis.ledger_scoring import Building, Line, lines_of

SQUARE = {f"{x},{y}" for x in (-1, 0, 1) for y in (-1, 0, 1)}


class GinkgopolisLedger(Actions):
    """Set-up, rounds and final score."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.held: list[set[str]] = []  # the hands, when somebody was last asked
        self.held_round = 0

    def start(self, view: Any) -> None:
        self.same("cells", SQUARE, set(view.top))
        self.same("tiles", {tile for tile in TILES if number_of(tile) <= 3}, set(view.top.values()))
        self.city = {cell: Building(tile, 1, NOBODY) for cell, tile in view.top.items()}
        self.cards |= {tile.upper() for tile in view.top.values()}
        next(self.story)

    # --- the course of the game ------------------------------------------------------------------------------------

    def course(self) -> Story:
        """The whole game."""
        yield from self.prepare()
        while not self.ending:
            while isinstance((yield from self.ahead()), NewHand | Rebuilt):
                yield from self.exchange()
            for step in range(self.seats):
                yield from self.action((self.first + step) % self.seats)
            if self.alone:
                yield from self.hal()
            if not self.ending:
                yield from self.next_round()

    def prepare(self) -> Story:
        """First player, characters, first items and hands (GIN-SET-04 to GIN-SET-14, GIN-SOL-02 to GIN-SOL-05)."""
        self.first = (yield from self.a(FirstPlayer)).seat
        self.same("a first player", True, self.first in range(self.seats))
        for seat in range(0 if self.alone else self.seats):
            event = yield from self.a(Characters)
            self.same("whose characters", (seat, 3), (event.seat, len(event.cards)))
            self.purses[seat].area = list(event.cards)
        characters = [card for purse in self.purses for card in purse.area]
        self.same("different characters", len(characters), len(set(characters)))
        if self.setting.variant["characters"] == "intro":
            sets = [[CHARACTERS[card][2] for card in purse.area] for purse in self.purses]
            self.same("whole sets", [one[:1] * len(one) for one in sets], sets)
        for seat in range(self.seats):
            gains = [gain for card in self.purses[seat].area for gain in start_of(card)]
            yield from self.gain(seat, [("resource", 6), ("tile", 6), ("point", 6)] if self.alone else gains)
        yield from self.draw(4 * self.seats)

    def next_round(self) -> Story:
        """Cards go left and everybody draws; alone, two are discarded and four drawn (GIN-NXT-01 to 03, GIN-SOL-05)."""
        self.round += 1
        if self.alone:
            self.discard += 2
            yield from self.draw(4)
            return
        self.first = (self.first + 1) % self.seats
        yield from self.expect(FirstPlayer(self.first))
        yield from self.draw(self.seats)

    # --- holding the books against the game ------------------------------------------------------------------------

    def compare(self, game: Game[Any]) -> None:
        state = game.state
        for seat, (purse, player) in enumerate(zip(self.purses, state.players, strict=True)):
            for name in ("resources", "supply", "points", "new_hand_tokens", "area"):
                self.same(f"{name} of {seat}", getattr(purse, name), getattr(player, name))
            held = len(player.tiles) + len(player.laid) + len(player.offered)
            self.same(f"tiles of {seat}", purse.tiles, held)
        city = {cell: Building(state.top[cell], state.height[cell], state.owner[cell]) for cell in state.top}
        self.same("city", self.city, city)
        for name in ("tokens", "covered", "first", "round", "handed_in", "ending"):
            self.same(name, getattr(self, name), getattr(state, name))
        self.same("markers", sorted(self.markers), sorted(state.markers))
        sizes = (len(state.supply), len(state.deck), len(state.discard))
        self.same("tile supply, deck, discard pile", (self.tiles, self.deck, self.discard), sizes)
        self.same("the end", self.over, game.over)
        self.whole(state)
        if not game.over and self.deck + self.discard < len(self.cards):  # hands are dealt
            self.hands(state)

    def whole(self, state: Any) -> None:
        """No card and no tile is lost or doubled (GIN-INV-02 to GIN-INV-05)."""
        zones = [z for p in state.players for z in (p.hand, p.sealed, p.tiles, p.laid, p.offered)]
        pieces = [piece for zone in (*zones, state.supply, state.removed, state.played) for piece in zone.cards]
        pieces += [*state.deck.cards, *state.discard.cards]
        cards = sorted(piece for piece in pieces if piece.isupper() and piece not in CHARACTERS)
        tiles = [piece for piece in pieces if piece.islower()]
        self.same("cards", sorted(self.cards), cards)
        self.same("tiles", sorted(TILES), sorted([*tiles, *self.covered, *(b.top for b in self.city.values())]))

    def hands(self, state: Any) -> None:
        """What was left in a hand is in the hand to the left in the next round (GIN-NXT-01, GIN-NXT-03)."""
        hands = [set(player.hand.cards) for player in state.players]
        if self.round > self.held_round > 0:
            for seat, kept in enumerate(self.held if not self.alone else []):
                left = hands[(seat + 1) % self.seats]
                self.same(f"cards passed on by {seat}", (3, 4, kept), (len(kept), len(left), kept & left))
        self.held, self.held_round = hands, self.round

    def finish(self, game: Game[Any]) -> None:
        totals: list[int] = []
        for seat, purse in enumerate(self.purses):
            ours = lines_of(self.city, seat, purse.points, purse.area, purse.new_hand_tokens)
            found = game.title.score_lines(game.state, seat)
            theirs: list[Line] = [(line.key, line.points, tuple(line.args.items())) for line in found]
            self.same(f"score of {seat}", sorted(ours), sorted(theirs))
            totals.append(sum(points for _, points, _ in ours))
        if not self.alone:
            best_first = sorted(totals, reverse=True)
            self.same("places", [best_first.index(total) + 1 for total in totals], game.title.places(game.state))
        else:
            won = totals[0] > totals[HAL]
            self.same("place", [1 if won else 0], game.title.places(game.state))
            how = "won" if won else "draw" if totals[0] == totals[HAL] else "lost"
            ending = game.title.ending(game.state)
            self.same("ending", f"ending-{how}", ending and ending.key)


LEDGER = GinkgopolisLedger
