"""A title: everything static about one game, and the hooks by which the kernel reaches it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, Generic, final, get_args

from msgspec import Struct

from asztal.kernel.ask import Decision, Message, Option, Reason, ScoreLine
from asztal.kernel.chance import Chance, Seeded
from asztal.kernel.control import Triggered
from asztal.kernel.data import Data, hints
from asztal.kernel.dealer import Dealer
from asztal.kernel.effect import Book, Effect, bind
from asztal.kernel.events import Event
from asztal.kernel.face import Face
from asztal.kernel.frame import TRIGGERS, Frame
from asztal.kernel.game import Game, Happening, Refused, S
from asztal.kernel.look import Look
from asztal.kernel.view import check_named, plain_view
from asztal.kernel.zones import zones_in


def renamed(data: Any, aliases: Mapping[str, str]) -> Any:
    """Stored data with every old address replaced by the new one, and the steps of frames that are called anew."""
    if isinstance(data, dict):
        fresh = {name: renamed(part, aliases) for name, part in data.items()}
        if "at" in data and "step" in data:
            fresh["step"] = _new_step(data["at"], data["step"], aliases)
        if "at" in data and "_done" in data.get("vars", {}):
            fresh["vars"]["_done"] = [_new_step(data["at"], name, aliases) for name in data["vars"]["_done"]]
        return fresh
    if isinstance(data, list):
        return [renamed(part, aliases) for part in data]
    return _new_address(data, aliases) if isinstance(data, str) else data


def _new_step(at: str, step: str, aliases: Mapping[str, str]) -> str:
    return _new_address(f"{at}.{step}", aliases).rpartition(".")[2]


def _new_address(old: str, aliases: Mapping[str, str]) -> str:
    head, tail = old, ""
    while head:
        if head in aliases:
            return aliases[head] + tail
        head, dot, last = head.rpartition(".")
        tail = f"{dot}{last}{tail}"
    return old


def placed(worth: Sequence[Any]) -> list[int]:
    """The place of everybody by what they come with, the most first: 1, 2, 2, 4."""
    return [1 + sum(other > own for other in worth) for own in worth]


class Title(Generic[S]):
    """The rules of one game. Subclasses set the attributes and override the hooks they need.

    `rules_version` changes only when behaviour changes. `aliases` maps old addresses to new ones, so that stored
    positions outlive a renamed step. `events_shape` changes when events that were stored can no longer be read as they
    are; `upgraded_event` then says what they would be now.
    """

    name: str
    rules_version: int = 1
    finished: bool = False  # True when every clause of its rules is implemented and tested
    source: str = ""  # where its components come from: rulebook, public or designed
    seats: range = range(2, 5)
    minutes: tuple[int, ...] = ()  # that it lasts, the fewest and the most; unknown unless given
    age: int = 0  # from which on it is played
    weight: str = ""  # how much there is to think of: light, medium, demanding or expert
    variants: Mapping[str, Sequence[str]] = {}  # the first value is the default
    state: type[S]
    player: type[Data]  # the part of the state that one seat has
    view: type[Any] = Struct  # a view class; unless given, one that names every field of the state
    events: Sequence[type[Event]] = ()
    events_shape: int = 1
    face_at: str = ""  # the module of what people see; rules know it by this name alone
    examples_at: str = ""  # the module of the worked examples of its rules
    effects: Mapping[str, Effect[S]] = {}  # "game" is where play begins; cards stand beside it
    aliases: Mapping[str, str] = {}
    turn_at: frozenset[str] = frozenset()  # the effects that are a turn of one seat
    answers_at: frozenset[str] = frozenset()  # the effects by which a machine answers what a seat did
    asks_at: frozenset[str] = frozenset()  # the effects that ask at once, having changed nothing, how a turn begins
    listens: frozenset[str] = frozenset()  # what may trigger something
    bars: bool = False  # True when `barred` may take something from what an effect offers

    def __init__(self) -> None:
        if self.view is Struct:
            self.view = plain_view(self.state)
        check_named(self.state, self.view)
        if get_args(hints(self.state)["players"]) != (self.player,):  # worlds are made by the annotations
            raise TypeError(f"{self.state.__name__}.players must be a list[{self.player.__name__}], as the title says")
        self.book: Book = bind({**self.effects, TRIGGERS: Triggered()})

    # --- starting -----------------------------------------------------------------------------------------------

    def new(
        self,
        seats: int,
        variant: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        *,
        tells: bool = True,
    ) -> Game[S]:
        """A new game, run up to its first decision; raises `Refused` for a seat count or variant it has not."""
        state = self.start(seats, self.full_variant(seats, variant or {}))
        state.stack.append(Frame("game", 0))
        game = Game(self, state, chance or Seeded(0), tells=tells)
        game.settle()
        return game

    def full_variant(self, seats: int, variant: Mapping[str, str]) -> dict[str, str]:
        """The variant with its defaults filled in; raises `Refused` for what the game does not have."""
        if seats not in self.seats:
            counts = f"{self.seats[0]}-{self.seats[-1]}"
            raise Refused(Reason("seat-count", args={"seats": seats, "allowed": counts}))
        for name, value in variant.items():
            if value not in self.variants.get(name, ()):
                raise Refused(Reason("no-such-variant", args={"name": name, "value": value}))
            if value != self.variants[name][0] and seats not in self.variant_seats(name, value):
                raise Refused(Reason("variant-seats", args={"name": name, "value": value, "seats": seats}))
        return {name: variant.get(name, values[0]) for name, values in self.variants.items()}

    def start(self, seats: int, variant: dict[str, str]) -> S:
        """The state before the first effect runs: one blank player per seat, who owns the zones in it."""
        players = [self.player() for _ in range(seats)]
        for seat, player in enumerate(players):
            for zone in zones_in(player):
                zone.owner = seat
        return self.state(seats=seats, variant=variant, players=players)

    def variant_seats(self, name: str, value: str) -> Sequence[int]:
        """The seat counts at which a variant can be played."""
        return self.seats

    def load(self, data: Any) -> S:
        """A stored state, its old addresses brought up to date."""
        return self.state.from_data(renamed(data, self.aliases) if self.aliases else data)

    def upgraded_event(self, shape: int, event: dict[str, Any]) -> dict[str, Any]:
        """A stored event of an earlier shape as it would be told now."""
        return event

    # --- hooks for the rules ------------------------------------------------------------------------------------

    def triggers(self, g: Game[S], happening: Happening) -> Sequence[Frame]:
        """The effects that a happening triggers, as calls."""
        return ()

    def barred(self, g: Game[S], asked: Decision) -> Mapping[Option, Reason]:
        """What a rule above the effect that asks takes from its options, with the reason; never all of them. Pure."""
        return {}

    def shared(self, state: S) -> object:
        """What the options of seats that act together depend on beside their own parts, as a value to compare.

        While it is the same, nothing that one of them did can change what another is asked. None says nothing about it:
        after each choice the others are asked anew.
        """
        return None

    def score_lines(self, state: S, seat: int) -> list[ScoreLine]:
        """Every point of a seat explained; valid at any time. Unless a game says more, the player's `points`."""
        return [ScoreLine("points", getattr(state.players[seat], "points", 0))]

    def score(self, state: S, seat: int) -> int:
        """The sum of the score lines."""
        return sum(line.points for line in self.score_lines(state, seat))

    def scores(self, state: S) -> list[int]:
        """The scores of all seats; a game whose seats are scored together may share the work."""
        return [self.score(state, seat) for seat in range(state.seats)]

    def tie_breaks(self, state: S, player: int) -> list[ScoreLine]:
        """What decides between equal scores, in this order, the more the better; unless a game says more, nothing."""
        return []

    def places(self, state: S) -> list[int]:
        """The place of every seat, then of those who play without one; who is equal by the rules shares a place.

        Whoever is first has won. Where nobody has, as one may lose alone, nobody has a place: 0. Valid at any time.
        """
        return placed(self._merits(state))

    @final
    def winners(self, state: S) -> list[int]:
        """Who shares the victory: the first place."""
        return [player for player, place in enumerate(self.places(state)) if place == 1]

    @final
    def tied(self, state: S, player: int) -> list[ScoreLine]:
        """The tie-breaks that were needed between a player and others; none where the scores are enough."""
        others = self._merits(state)
        own = others.pop(player)
        lines = enumerate(self.tie_breaks(state, player), 1)
        return [line for before, line in lines if any(other[:before] == own[:before] for other in others)]

    def _merits(self, state: S) -> list[tuple[int, ...]]:
        """What every player comes with: the score, then what breaks a tie."""
        players = range(len(state.players))
        breaks = [[line.points for line in self.tie_breaks(state, player)] for player in players]
        return [(self.score(state, player), *breaks[player]) for player in players]

    def ending(self, state: S) -> Message | None:
        """How a game alone ended, in the game's own words: a rank, a draw; None where the places are all there is."""
        return None

    def value(self, state: S, seat: int) -> float:
        """How good the position looks for a seat, for a bot that looks one step ahead."""
        rivals = [self.score(state, other) for other in range(state.seats) if other != seat]
        return self.score(state, seat) - max(rivals, default=0)

    def aim(self, state: S, seat: int) -> float:
        """What a seat plays for, at the end of a game: points more than the best other; alone, points."""
        scores = self.scores(state)
        return float(scores.pop(seat) - max(scores, default=0))

    def facts(self, state: S, seat: int) -> dict[str, float]:
        """A running game in numbers, for a value that is learned; only of what the seat may know.

        `left` is how much of the game is to come, from 1 to 0. A game without facts has no learned value.
        """
        return {}

    def card_facts(self, card: str) -> Mapping[str, float]:
        """What the text of a card gives, in numbers, by when it gives it; the same at any time."""
        return {}

    def vain(self, look: Look[S], option: Option) -> bool:
        """Allowed, but known from what the seat knows to come to nothing: a bot that wants to win leaves it out."""
        return False

    def turn_number(self, state: S, seat: int) -> int:
        """A number that changes exactly when a turn of the seat, the effect at `turn_at`, is over."""
        return 0

    def stock(self, state: S, seat: int, item: str) -> int:
        """How many of a thing a seat has, by the names that costs and gains go by: a field of the player."""
        own = getattr(state.players[seat], item)
        return own if isinstance(own, int) else len(own)

    def round_number(self, state: S) -> int:
        """The round that is being played; 0 where a game has none."""
        return int(getattr(state, "round", 0))

    def features(self, state: S, seat: int) -> dict[str, float]:
        """What a seat had in a finished game, for balance reports: "card:R07", "faction:SCO", each with its weight."""
        return {}

    def conserved(self, state: S) -> dict[str, int]:
        """Totals that no choice ever changes: cards, pieces, resources."""
        return {}

    # --- hooks for people and views ------------------------------------------------------------------------------

    @cached_property
    def face(self) -> Face[S]:
        """What people see of the game, loaded when somebody looks: the `FACE` of the module at `face_at`."""
        if not self.face_at:
            return Face()
        face: Face[S] = import_module(self.face_at).FACE
        return face

    def goes_on_from_view(self, seats: int) -> bool:
        """Whether a view names all that is not dealt, so that a game can go on from it; where not, bots may guess."""
        return True

    def complete(self, state: S, view: Any, dealer: Dealer) -> None:
        """Fill in what an imagined world needs and the view does not name; see `imagine`."""
