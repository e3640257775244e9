"""What both ways of drawing Imperial Miners need: the table, the words, and who is looking."""

from collections.abc import Iterator
from itertools import pairwise

from asztal.games.imperial_miners.cards import BOARDS, CARDS, EVENTS, LEVELS
from asztal.games.imperial_miners.face.label import FACE
from asztal.games.imperial_miners.face.words import ImperialMinersWording
from asztal.games.imperial_miners.mine import rx
from asztal.games.imperial_miners.scoring import rank
from asztal.games.imperial_miners.state import Mines, Player
from asztal.kernel import Id
from asztal.text.drawing import Scene

FROM_HAND = ("choose-card", "opening-discard", "discard", "hand-limit")  # questions whose options are the hand


class Pen:
    """Words for the parts of a table as one seat, or a spectator, sees it."""

    def __init__(self, scene: Scene) -> None:
        assert isinstance(scene.wording, ImperialMinersWording)
        self.scene = scene
        self.words = scene.wording
        self.say = scene.wording.say
        self.state: Mines = scene.look.g.state  # hidden cards are blanks in it
        self.about = FACE.about(scene.look)
        self.seats = range(scene.seen.seats)
        self.seat = scene.seen.seat

    def player(self, seat: int) -> Player:
        """A player as the observer sees it."""
        return self.state.players[seat]

    @property
    def me(self) -> Player | None:
        """The player who looks; None for a spectator."""
        return self.player(self.seat) if self.seat in self.seats else None

    @property
    def asked(self) -> str:
        """The question."""
        return self.scene.seen.decision.ask if self.scene.seen.decision else ""

    def head(self) -> list[str]:
        """The round, and at the end of a solo game the rank."""
        made = [self.say("game-name")]
        made.append(self.say("draw-round", round=self.state.round) if self.state.round else self.say("draw-setup"))
        if len(self.seats) == 1 and not self.scene.seen.position:
            only = self.player(0)
            made.append(self.say("draw-rank", rank=rank(only.gems + only.completed_carts())))
        return made

    def event(self) -> list[str]:
        """The event of the round."""
        if not self.state.event:
            return []
        kind = EVENTS[self.state.event].kind
        return [self.say("draw-event", kind=kind, card=self.state.event, about=self.state.event)]

    def status(self, seat: int) -> list[str]:
        """Who looks, and who has yet to choose."""
        if seat == self.seat:
            return [self.say("draw-you")]
        return [self.say("draw-choosing")] if seat in self.scene.seen.waiting else []

    def stock(self, seat: int) -> list[str]:
        """What a player has, and where the marker is."""
        player = self.player(seat)
        held: dict[str, Id] = {"gold": player.gold, "gems": player.gems, "carts": player.completed_carts()}
        made = [self.say("draw-stock", held), self.say("draw-cards", count=len(player.hand))]
        if player.boards_done:
            made.append(self.say("draw-boards-done", count=player.boards_done))
        return made

    def marker(self, seat: int) -> str:
        """Where a player's marker is."""
        player = self.player(seat)
        if not player.board:
            return self.say("draw-no-marker")
        return self.say("draw-marker", board=player.board, space=player.space, top=BOARDS[player.board].top)

    def rows(self, seat: int) -> Iterator[tuple[int, list[str]]]:
        """The rows of a mine, each with its positions from left to right."""
        mine = self.player(seat).mine
        for row in LEVELS:
            if found := sorted((at for at in mine if rx(at)[0] == row), key=lambda at: rx(at)[1]):
                yield row, found

    def on_board(self, side: str) -> list[int]:
        """The players whose markers are on a board."""
        return [seat for seat in self.seats if self.player(seat).board == side]

    def hand(self) -> list[str]:
        """The cards in the own hand, by level, without those that the options tell of."""
        if self.me is None:
            return []
        cards = [str(card) for card in self.me.hand if self.asked not in FROM_HAND or card not in self.scene.numbers]
        return sorted(cards, key=lambda card: (CARDS[card].level, card))

    def now(self) -> list[str]:
        """The effects that the player is in the middle of, the outermost first."""
        return [] if self.me is None else [self._doing(self.me, part) for part in self._unfinished()]

    def _unfinished(self) -> Iterator[str]:
        """An activation is told by the effect that was chosen, once there is one."""
        for part, after in pairwise([*self.about, ""]):
            if not (part.startswith("at.") and after.startswith("card.")):
                yield part

    def _doing(self, me: Player, part: str) -> str:
        kind, name, *rest = part.split(".")
        if kind == "at":
            return self.words.name_card(me.mine[name])
        if kind == "card":
            key = "draw-using" if CARDS[name].b else "draw-using-only"
            return self.say(key, card=name, letter=rest[0], does=part)
        if kind == "space":
            return self.say("draw-space", board=name, space=int(rest[0]), does=part)
        if kind == "faction":
            return self.say("draw-faction", faction=name)
        if kind == "event":  # its text is told above
            return self.words.name_card(name)
        return self.words.name_does(part)
