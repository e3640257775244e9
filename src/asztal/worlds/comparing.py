"""Compares entries of one world: places, the tree of equal choices, and what is alike where lines have parted."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from asztal import registry
from asztal.kernel import Event, Game, Title
from asztal.text.deeds import DEED, MINOR, Deeds
from asztal.text.wording import wording_of
from asztal.worlds.entry import WorldEntry
from asztal.worlds.verifying import replayed
from asztal.worlds.world import KeyedWorld


class OwnTurn(msgspec.Struct, frozen=True):
    """A turn of the person: its first choice by number, from 0, its round, what kinds of deeds were done in it.

    Those are the kinds of events that a turn is known by. Where there were none, those that only brought something.
    """

    first: int
    round: int
    deeds: dict[str, int]


class RoundPoints(msgspec.Struct, frozen=True):
    """The points of the person at the end of a round, by what they were given for."""

    round: int
    points: dict[str, int]


class Followed(msgspec.Struct, frozen=True):
    """An entry as it went: its merit, what to compare it by; `over` is False where somebody left."""

    choices: list[str]
    over: bool
    place: int  # at the own table
    score: int
    merit: tuple[float, ...]
    turns: list[OwnTurn]
    rounds: list[RoundPoints]


def follow(keyed: KeyedWorld, entry: WorldEntry) -> Followed:
    """How an entry went; raises `BadEntry` where the rules do not allow it."""
    return _Following(keyed, entry).followed()


class _Following:
    """Replays an entry and notes what the person did, turn by turn, and had, round by round."""

    def __init__(self, keyed: KeyedWorld, entry: WorldEntry) -> None:
        self._title, self._seat = registry.find(keyed.world.game), keyed.world.seat
        self._games, self._by = replayed(keyed, entry, tells=True), [seat for seat, _ in entry.log]
        self._choices = entry.choices
        texts = wording_of(self._title, "en").texts
        self._weights = Deeds(texts, DEED), Deeds(texts, MINOR)
        self._turns: list[OwnTurn] = []
        self._rounds: list[RoundPoints] = []
        self._begin()

    def _begin(self) -> None:
        """A turn begins, with its first choice."""
        self._first: tuple[int, int] | None = None  # which choice that is, and its round
        self._kinds = Counter[str](), Counter[str]()

    def followed(self) -> Followed:
        """The entry from its first choice to its last."""
        title, seat, chosen = self._title, self._seat, 0
        game = next(self._games)
        for by in self._by:
            told, turn = len(game.events or ()), title.turn_number(game.state, seat)
            this = title.round_number(game.state)
            if by == seat:
                self._first = self._first or (chosen, this)
                chosen += 1
            next(self._games)
            self._note(event for _, event in (game.events or [])[told:])
            if title.turn_number(game.state, seat) != turn:
                self._end()
            if title.round_number(game.state) != this and not game.over:
                self._rounds.append(RoundPoints(this, points_by_source(title, game, seat)))
        next(self._games, None)  # the result is checked too
        self._end()
        self._rounds.append(RoundPoints(title.round_number(game.state), points_by_source(title, game, seat)))
        place, score = title.places(game.state)[seat], title.score(game.state, seat)
        merit = merit_of(title, game, seat)
        return Followed(self._choices, game.over, place, score, merit, self._turns, self._rounds)

    def _note(self, events: Iterable[Event]) -> None:
        for event in events:
            if getattr(event, "seat", None) == self._seat:
                kind = str(type(event).__struct_config__.tag)
                for weight, kinds in zip(self._weights, self._kinds, strict=True):
                    kinds[kind] += weight.has(kind)

    def _end(self) -> None:
        if self._first is None:
            return
        greater, minor = ({kind: count for kind, count in kinds.items() if count} for kinds in self._kinds)
        self._turns.append(OwnTurn(*self._first, greater or minor))
        self._begin()


def points_by_source(title: Title[Any], game: Game[Any], seat: int) -> dict[str, int]:
    """The points of a seat by what they were given for; valid at any time."""
    points = Counter[str]()
    for line in title.score_lines(game.state, seat):
        points[line.key] += line.points
    return {key: count for key, count in points.items() if count}


NO_PLACE = -1000.0  # worse than any place, and a number that JSON has


def merit_of(title: Title[Any], game: Game[Any], seat: int) -> tuple[float, ...]:
    """What an entry comes with: its place at the own table, then its points and what breaks a tie, as the rules say.

    Alone one has won or not, and what one plays for comes next: points, or points more than a machine.
    """
    state = game.state
    place = title.places(state)[seat]
    won = -float(place) if place else NO_PLACE
    if state.seats == 1:
        return won, title.aim(state, seat), float(title.score(state, seat))
    return won, float(title.score(state, seat)), *(float(line.points) for line in title.tie_breaks(state, seat))


def places(entries: Sequence[Followed]) -> list[int]:
    """The place of every entry, the best first: 1, 2, 2, 4; 0 for one that was left."""
    first = dict[tuple[float, ...], int]()
    for place, merit in enumerate(sorted((entry.merit for entry in entries if entry.over), reverse=True), 1):
        first.setdefault(merit, place)
    return [first[entry.merit] if entry.over else 0 for entry in entries]


# --- the tree of equal choices ----------------------------------------------------------------------------------------


class Crossing(msgspec.Struct, frozen=True):
    """A choice of one line, from the position that so many lines share, and how many of them took each option."""

    number: int
    turn: int
    together: int
    taken: dict[str, int]
    own: str


def crossings(lines: Sequence[Sequence[str]], own: Sequence[str], turns: Sequence[OwnTurn] = ()) -> list[Crossing]:
    """The choices of one line while any other is still in the same position; the last one is where it left them.

    `lines` are all choices of everybody, this line too. Equal choices are equal positions: a bot's answer follows.
    """
    found: list[Crossing] = []
    firsts, turn = [each.first for each in turns], -1
    among = list(lines)
    for number, option in enumerate(own):
        while turn + 1 < len(firsts) and firsts[turn + 1] <= number:
            turn += 1
        going = [line for line in among if len(line) > number]
        if len(going) < 2:
            break
        taken = Counter(line[number] for line in going)
        found.append(Crossing(number, max(turn, 0), len(going), dict(taken.most_common()), option))
        among = [line for line in going if line[number] == option]
    return found


class Branch(msgspec.Struct, frozen=True):
    """Options that so many lines took from one position, one after another, and where they then parted."""

    options: list[str]
    count: int
    branches: list["Branch"]


def tree(lines: Sequence[Sequence[str]], number: int = 0) -> list[Branch]:
    """All lines from their common position on, the most travelled first; of one that goes alone, its first choice."""
    taken: dict[str, list[Sequence[str]]] = {}
    for line in lines:
        if len(line) > number:
            taken.setdefault(line[number], []).append(line)
    found = []
    for option, going in sorted(taken.items(), key=lambda each: (-len(each[1]), each[0])):
        options = [option]
        while len(going) > 1 and len(after := {(*line, "")[number + len(options)] for line in going}) == 1:
            if after == {""}:
                break
            options += after
        on = tree(going, number + len(options)) if len(going) > 1 else []
        found.append(Branch(options, len(going), on))
    return found


def alone_after(entries: Sequence[Followed], turn: int) -> float:
    """The part of all lines that no other shares once so many own turns are over."""
    begun = [tuple(entry.choices[: _upto(entry, turn)]) for entry in entries]
    counts = Counter(begun)
    return sum(counts[line] == 1 for line in begun) / len(begun)


def _upto(entry: Followed, turn: int) -> int:
    return entry.turns[turn].first if turn < len(entry.turns) else len(entry.choices)


def deeds_by_turn(entries: Sequence[Followed]) -> Sequence[Mapping[str, int]]:
    """For every own turn, how many entries did each kind of deed in it: alike, not the same position."""
    longest = max((len(entry.turns) for entry in entries), default=0)
    counts = [Counter[str]() for _ in range(longest)]
    for entry in entries:
        for count, turn in zip(counts, entry.turns, strict=False):
            count.update(turn.deeds.keys())
    return counts
