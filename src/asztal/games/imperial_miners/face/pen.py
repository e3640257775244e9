"""What both drawings of Imperial Miners need, the terminal's and the rows."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from asztal.games.imperial_miners.cards import CARDS, EVENTS, LEVELS
from asztal.games.imperial_miners.face.label import about
from asztal.games.imperial_miners.face.words import ImperialMinersWording
from asztal.games.imperial_miners.mine import rx
from asztal.games.imperial_miners.scoring import rank
from asztal.games.imperial_miners.state import Mines, Player
from asztal.text.drawing import Scene
from asztal.text.pen import Pen as AnyPen
from asztal.text.rows import Item, Row


class Pen(AnyPen[ImperialMinersWording]):
    """Words for the parts of a table as one seat, or a spectator, sees it."""

    table: Mines
    players: list[Player]

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.say = self.words.say
        self.about = about(scene.look)

    @property
    def me(self) -> Player | None:
        """The player who looks; None for a spectator."""
        return self.players[self.seat] if self.seat < len(self.players) else None

    def head(self) -> list[str]:
        """The round, and at the end of a solo game the rank."""
        made = [self.say("game-name")]
        made.append(self.say("draw-round", round=self.table.round) if self.table.round else self.say("draw-setup"))
        if len(self.players) == 1 and not self.scene.seen.position:
            only = self.players[0]
            made.append(self.say("draw-rank", rank=rank(only.gems + only.completed_carts())))
        return made

    def event(self) -> list[Row]:
        """The event of the round."""
        event = self.table.event
        if not event:
            return []
        item = Item(self.words.name_about(event), self.words.name_card(event), [event])
        return [Row(self.say("draw-event", kind=EVENTS[event].kind), [item])]

    def figure(self, item: str, count: int, about: str = "", ids: Sequence[str] = ()) -> Item:
        """So many of something."""
        return Item(self.say("item-word", item=item, count=count), about, ids, count)

    def status(self, seat: int) -> list[str]:
        """Who looks, and who has yet to choose."""
        if seat == self.seat:
            return [self.say("draw-you")]
        return [self.say("draw-choosing")] if seat in self.scene.seen.waiting else []

    def stock(self, seat: int) -> list[Item]:
        """What a player has."""
        player = self.players[seat]
        held = {"gold": player.gold, "gem": player.gems, "cart": player.completed_carts(), "hand": len(player.hand)}
        if player.boards_done:
            held["board"] = player.boards_done
        return [self.figure(item, count) for item, count in held.items()]

    def rows(self, seat: int) -> Iterator[tuple[int, list[str]]]:
        """The rows of a mine, each with its positions from left to right."""
        mine = self.players[seat].mine
        for row in LEVELS:
            if found := sorted((at for at in mine if rx(at)[0] == row), key=lambda at: rx(at)[1]):
                yield row, found

    def on_board(self, side: str) -> list[int]:
        """The players whose markers are on a board."""
        return [seat for seat, player in enumerate(self.players) if player.board == side]

    def held(self) -> list[str]:
        """The cards in the own hand, by level."""
        cards = map(str, self.me.hand) if self.me else ()
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
