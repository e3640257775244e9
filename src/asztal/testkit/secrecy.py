"""Checks that nobody sees too much: hidden cards are re-dealt, hidden choices exchanged, and the bytes compared."""

from collections.abc import Callable
from typing import Any

import msgspec

from asztal.kernel import (
    SPECTATOR,
    ChanceRefused,
    Fast,
    Feed,
    Game,
    Observation,
    Option,
    Refusing,
    Title,
    choices,
    imagine,
    observe,
    recall,
    shown,
)
from asztal.kernel.chance import Chance
from asztal.kernel.effect import Effect
from asztal.kernel.frame import Frame
from asztal.kernel.offers import refused_there
from asztal.kernel.rules import DeadEnd
from asztal.kernel.together import open_forks, stack_at
from asztal.kernel.zones import Eyes, zones_in
from asztal.testkit.walk import Check, Walk, events_for, hidden_places, seats_and_spectator

Imagine = Callable[[Title[Any], Observation[Any], Chance], Game[Any]]
_EVERY = 5  # one of so many decisions is looked at
_POINTED = 3  # options of earlier questions whose elements somebody points at
_WORLDS = 40  # enough that a fair deal of two cards equals the truth each time once in a million million


class Secrecy(Check):
    """Nobody sees what they must not."""

    def __init__(self, walk: Walk, imagine_: Imagine = imagine, feed: type[Feed] = Feed, every: int = _EVERY) -> None:
        super().__init__(walk)
        self.imagine = imagine_
        self.every = every
        self.feeds = {seat: feed(seat) for seat in seats_and_spectator(walk.game)}
        self.compared = 0
        self._mover: tuple[int, bool, list[int]] = (0, False, [])  # who chose last, whether sealed, among which forks

    def at_decision(self, seat: int) -> None:
        """Count the versions, and where it is time compare worlds and hidden choices."""
        self.versions(seat)
        if self.now_and_then(self.every):
            for observer in seats_and_spectator(self.walk.game):
                world = self._same_for(observer)
                self._next_is_same(observer, seat, world)
            self._worlds_differ(self.random.choice(list(self.walk.game.seats())))
            self._hidden_choice(seat)

    def _seen(self, game: Game[Any], observer: int) -> bytes:
        """All that an observer is shown: view, forecast, options, labels, previews, reasons and their causes."""
        seen = observe(game, observer)
        told: list[Any] = [shown(game.title, seen), choices(game.title, seen)]
        if observer != SPECTATOR:
            told += [game.why_not(observer, option) for option in list(self.walk.probes.values())[-30:]]
        if seen.decision is not None:
            look, pointed = recall(game.title, seen), list(self.walk.probes.values())[-_POINTED:]
            told += [refused_there(look, str(id_)) for option in pointed for id_ in option.ids]
        return msgspec.json.encode(told)

    def _same_for(self, observer: int) -> Game[Any]:
        game = self.walk.game
        seed = self.random.randrange(1 << 30)
        world = self.imagine(game.title, observe(game, observer), Fast(seed))
        truth, imagined = self._seen(game, observer), self._seen(world, observer)
        if truth != imagined:
            self.walk.broken("secrecy", f"seat {observer} sees a difference: {difference(truth, imagined)}")
        self.compared += 1
        return world

    def _worlds_differ(self, observer: int) -> None:
        game = self.walk.game
        if not _something_to_deal(game, observer):
            return
        seen = observe(game, observer)
        truth = hidden_places(game)
        for _ in range(_WORLDS):
            world = self.imagine(game.title, seen, Fast(self.random.randrange(1 << 30)))
            if hidden_places(world) != truth:
                return
        self.walk.broken("imagine", f"every world that seat {observer} imagines is the true one")

    def _next_is_same(self, observer: int, seat: int, world: Game[Any]) -> None:
        """In the true and in an imagined world a choice tells the observer the same, unless it learns something."""
        game = self.walk.game
        if observer != seat and asking(game, seat)[1]:
            return  # in the imagined world the seat stands at the start of its sealed choice
        listed = world.decisions[seat].options if seat in world.decisions else []
        both = [option for option in game.decisions[seat].options if option in listed]
        if not both:
            return
        option = self.random.choice(both)
        told = []
        for one in (game, world):
            branch = _after(one, seat, option)
            if branch is None or branch.learned & 1 << observer:
                return
            told.append(msgspec.json.encode([observe(branch, observer), events_for(branch, observer)]))
        if told[0] != told[1]:
            what = difference(told[0], told[1])
            self.walk.broken("secrecy", f"{option} of seat {seat} tells seat {observer} something hidden: {what}")

    def _hidden_choice(self, seat: int) -> None:
        """Options that look alike to the table leave everybody else with the same bytes."""
        game = self.walk.game
        frame, sealed = asking(game, seat)
        effect: Effect[Any] = game.title.book[frame.at]
        if not (sealed or effect.hidden):
            return
        options = list(game.decisions[seat].options)
        self.random.shuffle(options)
        for observer in seats_and_spectator(game):
            faces: dict[str, tuple[Option, bytes]] = {}
            for option in options[:6]:
                branch = _after(game, seat, option)
                if observer == seat or branch is None or branch.learned & 1 << observer:
                    continue
                if sealed and _forks(branch) != _forks(game):
                    continue  # the last answer opens all of them
                told = msgspec.json.encode([observe(branch, observer), events_for(branch, observer)])
                face = ("ready" if seat not in branch.decisions else "choosing") if sealed else option.kind
                first, expected = faces.setdefault(face, (option, told))
                if told != expected:
                    what = difference(told, expected)
                    self.walk.broken(
                        "secrecy", f"seat {observer} can tell {option} from {first} of seat {seat}: {what}"
                    )
                if face == "choosing" and told != msgspec.json.encode([observe(game, observer), []]):
                    self.walk.broken(
                        "secrecy", f"seat {observer} sees that seat {seat} is half-way through a sealed choice"
                    )

    def versions(self, seat: int) -> None:
        """Called before every choice: versions count per reader, so a half-made choice changes no other reader's."""
        game = self.walk.game
        mover, sealed, forks = self._mover
        # A choice that the table sees, such as to change the hand openly, stands; the hidden ones can be taken back.
        hidden = bool(self.walk.table.moments) and not self.walk.table.moments[-1].stands
        half_made = sealed and hidden and forks == _forks(game) and mover in game.decisions
        glance = self.walk.now.glance
        for observer, feed in self.feeds.items():
            before = feed.version
            feed.update(glance)
            if half_made and observer != mover and feed.version != before:
                self.walk.broken("secrecy", f"the version of seat {observer} counts a half-made choice of seat {mover}")
        self._mover = (seat, asking(game, seat)[1], _forks(game))


def _something_to_deal(game: Game[Any], observer: int) -> bool:
    """True when two hidden cards of one pool lie in different places, so that worlds can differ."""
    eyes = Eyes(observer, game.state.blurs)
    places: dict[int, set[int]] = {}
    for number, zone in enumerate(zones_in(game.state)):
        for tag in zone.cards.values():
            if not tag & eyes.mask:
                places.setdefault(eyes.pool(tag >> 16), set()).add(number)
    return any(len(where) > 1 for where in places.values())


def _after(game: Game[Any], seat: int, option: Option) -> Game[Any] | None:
    """A copy after one choice, as far as it goes without chance; None where chance would decide."""
    branch = game.clone(Refusing(), tells=True)
    try:
        branch.apply_unchecked(seat, option)
    except (ChanceRefused, DeadEnd):
        return None
    return branch


def _forks(game: Game[Any]) -> list[int]:
    """Which `Together`s are open."""
    return [frame.vars["_fork"] for frame in open_forks(game.state.stack) if frame.vars]


def asking(game: Game[Any], seat: int) -> tuple[Frame, bool]:
    """The frame that asks a seat, and whether its answers are sealed."""
    return stack_at(game.state.stack, game.path_of(seat))[-1], bool(game.secret_of(seat))


def difference(one: bytes, other: bytes) -> str:
    """The first place where two encodings part, with what is around it."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - 60)
    return f"...{one[start : at + 40]!r} against ...{other[start : at + 40]!r}"
