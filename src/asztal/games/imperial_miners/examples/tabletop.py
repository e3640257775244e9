"""A table for tests and worked examples, on which they play one effect, one activation, one mine phase or a round."""

from typing import Self

from asztal.games.imperial_miners.addresses import ACTIVATION, CHAIN, PLACING, ROUND, ROUNDS, SURFACE, TURN
from asztal.games.imperial_miners.cards import CARDS, EVENTS
from asztal.games.imperial_miners.draws import HandLimit
from asztal.games.imperial_miners.examples.shorthand import parts
from asztal.games.imperial_miners.language import effect
from asztal.games.imperial_miners.mine import joint, rx
from asztal.games.imperial_miners.state import Mines, Player
from asztal.games.imperial_miners.title import ImperialMiners
from asztal.kernel.rules import Frame, Seq, bit, tag_of
from asztal.kernel.rules import Tabletop as AnyTabletop

SAMPLE = {1: "I-31", 2: "II-43", 3: "III-43", 4: "IV-01"}  # a card of each level
# A row with ten half-full joints, on which so many tokens make so many carts.
ROW = ["I-36", "I-01", "I-18", "I-09", "I-10", "I-27", "I-24", "I-16", "I-05", "I-21", "I-11"]

# The game with a workshop in which any effect can be tried; the registered title is not touched.
WORKSHOP = ImperialMiners()


class Tabletop(AnyTabletop[Mines]):
    """An Imperial Miners table for tests; cards are put where a test wants them, wherever they were before."""

    title = WORKSHOP

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    # --- setting the table --------------------------------------------------------------------------------------

    def take(self, card: str) -> None:
        """Take a card or an event from wherever it is."""
        assert card in CARDS or card in EVENTS
        super().take(card)
        for player in self.state.players:
            for at in [at for at, other in player.mine.items() if other == card]:
                del player.mine[at]

    def mine(self, cards: dict[str, str], seat: int = 0) -> Self:
        """A player's mine is exactly these cards at these positions, without tokens; none was activated."""
        me = self.player(seat)
        for card in cards.values():
            self.take(card)
        me.mine.clear()
        me.mine.update(cards)
        me.machines.clear()
        for part in (me.collapses, me.carts, me.activated):
            part.clear()
        return self

    def stock(self, seat: int = 0, **values: int | str) -> Self:
        """Set gold, gems, board, space, boards_done, placed or card of a player."""
        for name, value in values.items():
            setattr(self.player(seat), name, value)
        return self

    def machines(self, machines: dict[str, int], seat: int = 0) -> Self:
        """The machines of a mine, by position."""
        self.player(seat).machines = dict(machines)
        return self

    def collapses(self, *places: str, seat: int = 0) -> Self:
        """The collapses of a mine."""
        self.player(seat).collapses[:] = places
        return self

    def carts(self, *joints: str, seat: int = 0) -> Self:
        """The joints of a mine that hold a cart token."""
        self.player(seat).carts[:] = joints
        return self

    def activated(self, *places: str, seat: int = 0) -> Self:
        """The cards of a mine that were activated this round."""
        self.player(seat).activated[:] = places
        return self

    def marker(self, board: str, space: int = 0, seat: int = 0) -> Self:
        """The player's marker is on this space of a board, which is in play."""
        if board and board not in self.state.boards:
            sheet = "ABCDEF".index(board) // 2
            self.state.boards[sheet] = board
        return self.stock(seat, board=board, space=space)

    def hand(self, *cards: str, seat: int = 0) -> Self:
        """A player's hand is exactly these cards; what was there goes back into the decks."""
        for card in list(self.player(seat).hand):
            self.put(card, self.state.deck(CARDS[card].level), 0)
        for card in cards:
            self.put(card, self.player(seat).hand, bit(seat))
        return self

    def deck(self, level: int, *cards: str) -> Self:
        """The deck of a level is exactly these cards, to be drawn in this order; what was there leaves the game."""
        deck = self.state.deck(level)
        deck.cards.clear()
        for card in cards:
            self.put(card, deck, 0)
        deck.top[:] = cards
        return self

    def pile(self, level: int, *cards: str) -> Self:
        """The discard pile of a level is exactly these cards; what was there leaves the game."""
        pile = self.state.discard(level)
        pile.cards.clear()
        for card in cards:
            self.put(card, pile)
        return self

    def no_cards(self) -> Self:
        """The decks and piles of levels 1 to 3 are empty."""
        for level in (1, 2, 3):
            self.deck(level).pile(level)
        return self

    def event(self, event: str) -> Self:
        """This event was revealed for this round."""
        self.take(event)
        self.state.event = event
        return self

    # --- playing ------------------------------------------------------------------------------------------------

    def effect(self, text: str, *answers: str, here: str = "1,0", seat: int = 0) -> Self:
        """An effect in shorthand, as of the card at `here`, and the check of the hand limit, with these answers."""
        address = f"try {text}"
        if address not in WORKSHOP.book:
            self.workshop(address, Seq(effect=effect(parts(text)), limit=HandLimit()))
        return self.at(address, seat, at=here).answers(seat, *answers)

    def activate(self, at: str, *answers: str, seat: int = 0) -> Self:
        """A special activation of the card at this position, with these answers."""
        return self.at(ACTIVATION, seat, at=at).answers(seat, *answers)

    def chain(self, at: str, *answers: str, seat: int = 0) -> Self:
        """The chain that begins with the card at this position, placed this round, with these answers."""
        self.stock(seat, placed=at, card=self.player(seat).mine[at])
        return self.at(CHAIN, seat).answers(seat, *answers)

    def surface(self, *answers: str, seat: int = 0) -> Self:
        """The chain has reached the surface."""
        return self.at(SURFACE, seat).answers(seat, *answers)

    def dig(self, card: str, *answers: str, seat: int = 0) -> Self:
        """A whole mine phase of one player who revealed this card and paid for it."""
        self.take(card)
        self.stock(seat, card=card, placed="")
        return self.at(TURN, seat).answers(seat, *answers)

    def round(self, event: str) -> Self:
        """A round begins with this event and goes on to its end."""
        self.take(event)
        self.state.events.cards[event] = tag_of(0, 0)
        self.state.events.top[:] = [event]
        return self.at(ROUND)

    def last_round(self, event: str) -> Self:
        """The tenth round begins with this event, the last one of the deck."""
        self.state.round = 9
        self.state.events.cards.clear()
        self.take(event)
        self.state.events.cards[event] = tag_of(0, 0)
        game, rounds = Frame("game", 0, "rounds"), Frame(ROUNDS, 0, "body")
        self.state.stack[:] = [game, rounds, Frame(ROUND, 0)]
        self.game.settle()
        return self

    def choosing(self, event: str = "EV-01") -> Self:
        """The players choose their cards in a round with this event, of which nothing is left to do before."""
        return self.event(event).at(ROUND, step="immediate")

    def each(self, *texts: str) -> Self:
        """Every seat from 0 on makes its choice."""
        for seat, text in enumerate(texts):
            self.answer(seat, text)
        return self

    # --- looking ------------------------------------------------------------------------------------------------

    def since(self, count: int) -> list[str]:
        """The public events after the first so many, each as a line of plain words."""
        events = [event.values() for event in self.events()[count:]]
        return [" ".join(" ".join(v) if isinstance(v, tuple) else str(v) for v in values) for values in events]

    def rest(self, seat: int = 0) -> tuple[int, int]:
        """A player's gold and gems."""
        me = self.player(seat)
        return me.gold, me.gems

    def where(self, seat: int = 0) -> tuple[str, int, int]:
        """A player's marker: its board, its space, and how many boards it has completed."""
        me = self.player(seat)
        return me.board, me.space, me.boards_done

    def spots(self, level: int) -> list[str]:
        """Where the first player may place a card of this level, as the game offers it."""
        self.take(SAMPLE[level])
        self.stock(card=SAMPLE[level]).at(PLACING)
        if self.game.over:  # one place only, taken without asking
            return [self.player().placed]
        return [option.removeprefix("place ") for option in self.options()]


def bare(seats: int = 1, seed: int = 1) -> Tabletop:
    """A table on which nobody holds a card, and boards A, C and E are in play."""
    table = Tabletop(seats, seed)
    for seat in range(seats):
        table.hand(seat=seat)
    table.state.boards[:] = ["A", "C", "E"]
    return table


def shape(*positions: str) -> dict[str, str]:
    """A mine of these positions, whatever the cards."""
    cards = {level: iter([card for card in CARDS if CARDS[card].level == level]) for level in (1, 2, 3, 4)}
    return {at: next(cards[rx(at)[0]]) for at in positions}


def players(*stocks: tuple[int, int, int]) -> Tabletop:
    """Players with so many gems, gold and completed carts, and different numbers of machines, which do not matter."""
    table = bare(seats=len(stocks))
    for seat, (gems, gold, carts) in enumerate(stocks):
        me = table.player(seat)
        me.gems, me.gold, me.machines = gems, gold, {"1,0": len(stocks) - seat}
        me.mine = {f"1,{2 * number}": card for number, card in enumerate(ROW)}
        me.carts[:] = [joint(f"1,{2 * number}", f"1,{2 * number + 2}") for number in range(carts)]
    return table
