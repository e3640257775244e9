"""A bot that plans whole turns, in worlds imagined from its own view, within a number of positions that it judges.

A plan is a list of choices up to the first thing that the seat learns on the way: what comes after is chosen when it is
known, by the same search, and never by a list that was made with the draws of one world in mind. A turn is judged where
it ends, before a machine answers it; or, by a planner that looks ahead, where the seat's next one ends.
"""

import heapq
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from asztal.bots.base import Memory
from asztal.bots.judging import ByHand, Judge, Policy, Prior, uniform, worth_trying
from asztal.kernel import (
    Decision,
    Fast,
    Game,
    Halted,
    Keyed,
    Observation,
    Option,
    Title,
    halting,
    halting_early,
    imagine,
    resume,
)
from asztal.kernel.zones import bit

LEAVES = 200  # positions judged for a decision, unless told otherwise
MANY = 60  # options tried at the first decision
FOLLOWING = 40  # decisions of a turn before it is judged as it stands
ANSWERS = 4  # that each other seat may give while the bot waits for what its secret choice leads to
FIRST = 0.6  # the part of the budget for finding plans; the rest compares the best of them under other draws
FIRST_AHEAD = 0.2  # that part for a planner that looks ahead: comparing costs more, and finds more
AT_ONCE = 8  # turns that are judged together
WIDE = 3  # the first part of the search, one in so many, tries the first options evenly
BEST = 3  # plans whose beginnings are gone on from after that
STALE = 32  # turns in a row that were all known already: there are no others
ON = 4  # ways to go on that a plan is judged by once something new is learned
WAYS = 6  # turns that are tried in a position to come
KEPT = 8  # plans that are compared
PASSES = 12  # comparisons at most: beyond them a better plan is a matter of the judge

Path = tuple[Option, ...]


class Plan(NamedTuple):
    """What the bot would do, how good it looks, and how many positions it judged to find that."""

    options: Path
    value: float
    leaves: int


class Rest(msgspec.Struct, frozen=True, array_like=True):
    """What is left of a plan, and what its seat did not know when it was made."""

    options: list[str]
    unknown: str

    @classmethod
    def read(cls, mind: bytes) -> "Rest":
        """What a planner had in mind; nothing where another release wrote it otherwise."""
        try:
            return msgspec.json.decode(mind, type=cls)
        except msgspec.MsgspecError:
            return cls([], "")

    def holds(self, options: Sequence[Option], observe: Callable[[], Observation[Any]]) -> bool:
        """True while the next step is offered and the seat has learned nothing since."""
        if not self.options or Option.parse(self.options[0]) not in options:
            return False
        return self.unknown == _unknown(observe())


def _unknown(view: Observation[Any]) -> str:
    """What a seat does not know, in short: it changes when the seat learns something, whoever brought that about."""
    return blake2b(msgspec.json.encode(view.unseen), digest_size=8).hexdigest()


class _CountingChance(Keyed):
    """Chance that counts how often it was asked, so that a turn knows whether anything was drawn in it."""

    __slots__ = ("asked",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        self.asked += 1
        return super().pick(stream, epoch, candidates)

    def order(self, stream: str, epoch: str, candidates: Sequence[str]) -> list[str]:
        self.asked += 1
        return super().order(stream, epoch, candidates)


class _Turn(NamedTuple):
    """A turn on the way: the position, and the choices up to the first thing that the seat could not foresee.

    It is `sure` while there was none: under any draws it would stand here.
    """

    path: Path
    sure: bool
    game: Game[Any]


class _Trial(NamedTuple):
    """What turns are compared under: whose they are, the number of the turn, one chance for all, and priors."""

    seat: int
    turn: int
    seed: int
    chance: _CountingChance
    priors: dict[int, Prior]


@dataclass(slots=True)
class _Standing:
    """How a plan did under the draws that it was tried with."""

    total: float = 0.0
    tries: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.tries


class Planner:
    """Takes the first step of the best turn that it finds; the rest is played while nothing new is learned.

    Turns are tried by chance, those of more weight in the prior of the `policy` more often, and the best of them are
    compared where they end, or so many turns of the seat `ahead`. `leaves` bounds the positions that are judged for a
    decision, so that the same choice comes out on any machine. `report` hears of the best plan so far, and thinking
    ends early when `cancelled` says so: for whoever wants to watch, never where a choice counts.
    """

    def __init__(
        self,
        title: Title[Any],
        seed: int,
        judge: Judge | None = None,
        leaves: int = LEAVES,
        *,
        policy: Policy = uniform,
        ahead: int = 0,
        report: Callable[[Plan], None] = lambda plan: None,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> None:
        self._title, self._halting, self._brief = title, halting(title), halting_early(title)
        self.memory = Memory(seed)
        self._random = self.memory.chance()
        self._judge, self._policy, self._most, self._ahead = judge or ByHand(title), policy, leaves, ahead
        self._report, self._cancelled = report, cancelled
        self._spent = 0
        self.value: float | None = None  # of the last plan that was thought about

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """The next step of the plan while that holds; otherwise of a new one."""
        options, rest = decision.options, Rest.read(self.memory.mind)
        if not rest.holds(options, observe):
            rest = Rest([str(options[0])], "") if len(options) == 1 else self._planned(observe())
        left = rest.options[1:]
        self.memory = self.memory.after(msgspec.json.encode(Rest(left, rest.unknown)) if left else b"")
        return Option.parse(rest.options[0])

    def _planned(self, view: Observation[Any]) -> Rest:
        self._random = self.memory.chance()
        plan = self.plan(view)
        self.value = plan.value
        return Rest([str(option) for option in plan.options], _unknown(view))

    def plan(self, view: Observation[Any]) -> Plan:
        """The best plan that the budget allows; unless it is sure, its value comes from draws that did not find it."""
        assert view.decision is not None
        self._spent, seat = 0, view.seat
        world = self._world(view)
        prior = self._policy(world, seat)  # it follows from what the seat knows, which is the same in every world
        found, sure = self._found(world, view, self._trial(world, seat, prior))
        plans = sorted(found, key=lambda path: -found[path])[:KEPT]
        settled = set[Path]() if self._ahead else sure
        standing = {path: _Standing(found[path] if path in settled else 0.0, int(path in settled)) for path in plans}
        self._report(Plan(plans[0], found[plans[0]], self._spent))
        for number in range(PASSES):
            unsure = [path for path in plans if path not in settled]
            if not unsure or len(plans) == 1 or self._spent >= self._most or self._cancelled():
                break
            world = self._world(view)  # also alone: a card of the machine may lie face down
            for path, value in self._tried(world, unsure, self._trial(world, seat, prior)).items():
                standing[path].total += value
                standing[path].tries += 1
            plans.sort(key=lambda path: -standing[path].mean)
            if number % 2:  # two sets of draws, then the better half
                plans = plans[: max(2, (len(plans) + 1) // 2)]
            self._report(Plan(plans[0], standing[plans[0]].mean, self._spent))
        best = plans[0]
        return Plan(best, standing[best].mean if standing[best].tries else found[best], self._spent)

    def _found(self, world: Game[Any], view: Observation[Any], trial: _Trial) -> tuple[dict[Path, float], set[Path]]:
        """Plans, each with the best that it led to under one set of draws, and those that would lead there under any.

        First every option in turn goes on by chance, then all is chance, then beginnings of the best plans go on.
        """
        first = self._first(world.decisions[trial.seat], view, trial)
        budget = max(len(first), int((FIRST_AHEAD if self._ahead else FIRST) * self._most))
        found, sure = dict[Path, float](), set[Path]()
        tried = stale = 0
        while tried < budget and stale < STALE and not (found and self._cancelled()):
            ends: list[_Turn] = []
            for number in range(tried, min(tried + AT_ONCE, budget)):
                if number < len(first):
                    begun: Path = (first[number],)
                else:
                    begun = () if not found or number < budget // WIDE else self._begun(found)
                end = self._by_chance(_Turn((), True, world), trial, begun)
                if end.path in sure:
                    stale += 1
                else:
                    ends.append(end)
            tried += AT_ONCE
            for end, value in zip(ends, self._judged(ends, trial.seat), strict=True):
                stale = 0 if end.path not in found else stale + 1
                found[end.path] = max(value, found.get(end.path, value))
                if end.sure:
                    sure.add(end.path)
        return found, sure

    def _first(self, decision: Decision, view: Observation[Any], trial: _Trial) -> list[Option]:
        """The options that a turn may begin with, those of most weight first; not those known to be vain."""
        options = worth_trying(self._title, self._ordered(decision, trial), view)
        return options[: min(MANY, max(1, self._most // 2))]

    def _ordered(self, decision: Decision, trial: _Trial) -> list[Option]:
        """The options, those of most weight first; those of equal weight as chance has it."""
        weights = [(weight, self._random.random()) for weight in trial.priors[trial.seat](decision)]
        return [option for _, option in sorted(zip(weights, decision.options, strict=True), key=itemgetter(0))][::-1]

    def _begun(self, found: dict[Path, float]) -> Path:
        """How one of the best plans so far begins."""
        best = heapq.nlargest(BEST, found, key=lambda path: found[path])
        path = self._random.choice(best)
        return path[: self._random.randrange(len(path))]

    def _by_chance(self, now: _Turn, trial: _Trial, begun: Path) -> _Turn:
        """A turn that begins so and goes on by chance."""
        taken = 0
        while taken < FOLLOWING and not self._over(now.game, trial):
            decision = now.game.decisions[trial.seat]
            if taken < len(begun):
                option = begun[taken]
            elif len(decision.options) == 1:
                option = decision.options[0]
            else:
                option = self._random.choices(decision.options, trial.priors[trial.seat](decision))[0]
            now = self._after(now, option, trial, copied=taken > 0)
            taken += 1
        return now

    def _tried(self, world: Game[Any], plans: list[Path], trial: _Trial) -> dict[Path, float]:
        """What plans lead to under other draws; what follows the first thing learned is the best of some ways on."""
        ends: list[tuple[Path, _Turn]] = []
        for path in plans:
            now = self._along(world, path, trial)
            if self._over(now.game, trial):
                ends.append((path, now))
            else:
                ends += [(path, self._by_chance(now, trial, way)) for way in self._ways_on(now, trial)]
        best: dict[Path, tuple[float, _Turn]] = {}
        for (path, now), value in zip(ends, self._judged([now for _, now in ends], trial.seat), strict=True):
            if path not in best or value > best[path][0]:
                best[path] = value, now
        if self._ahead:
            later = [self._later(now, trial) for _, now in best.values()]
            return dict(zip(best, self._judged(later, trial.seat), strict=True))
        return {path: value for path, (value, _) in best.items()}

    def _along(self, world: Game[Any], path: Path, trial: _Trial) -> _Turn:
        """Where a plan leads, as far as it can be followed."""
        now = _Turn((), True, world)
        for number, option in enumerate(path):
            asked = now.game.decisions.get(trial.seat)
            if asked is None or option not in asked.options:  # others did something else here
                break
            now = self._after(now, option, trial, copied=number > 0)
        return now

    def _ways_on(self, now: _Turn, trial: _Trial) -> list[Path]:
        """How turns begin by which a plan is judged once something new is learned: the best first options, and any."""
        begun = [(option,) for option in self._ordered(now.game.decisions[trial.seat], trial)[: ON // 2]]
        return [*begun, *[()] * (ON - len(begun))]

    def _best(self, now: _Turn, trial: _Trial, ways: list[Path]) -> _Turn:
        """Where the best of some ways to end the turn leads."""
        ends = [self._by_chance(now, trial, way) for way in ways]
        values = self._judged(ends, trial.seat)
        return ends[values.index(max(values))]

    def _later(self, now: _Turn, trial: _Trial) -> _Turn:
        """Where the seat stands after its next turns: others follow the policy, it takes the best of some turns."""
        to_come = self._ahead
        while to_come:
            if now.game.state.stack:
                resume(now.game, self._title)
            if not now.game.decisions:
                break
            seat = trial.seat if trial.seat in now.game.decisions else next(iter(now.game.decisions))
            turn, priors = self._title.turn_number(now.game.state, seat), {seat: self._policy(now.game, seat)}
            own, begun = _Trial(seat, turn, trial.seed, trial.chance, priors), _Turn((), True, now.game)
            if seat != trial.seat:
                now = self._by_chance(begun, own, ())
                continue
            now, to_come = self._best(begun, own, [()] * WAYS), to_come - 1
        return now

    def _judged(self, turns: Sequence[_Turn], seat: int) -> list[float]:
        self._spent += len(turns)
        return self._judge([now.game for now in turns], seat) if turns else []

    def _after(self, now: _Turn, option: Option, trial: _Trial, copied: bool) -> _Turn:
        """The position after a choice, and after the others' answers to a secret one; in a copy, unless it is one."""
        seat, game, alone = trial.seat, now.game if copied else now.game.clone(trial.chance), True
        asked = trial.chance.asked
        game.title = self._brief
        try:
            self._apply(game, seat, option, trial)
            if game.decisions and seat not in game.decisions:
                alone = not self._let_others_answer(game, trial)
        except Halted:
            game.decisions.clear()
        foreseen = alone and trial.chance.asked == asked and not (game.state.seats > 1 and game.learned & bit(seat))
        return _Turn((*now.path, option) if now.sure else now.path, now.sure and foreseen, game)

    def _apply(self, game: Game[Any], seat: int, option: Option, trial: _Trial) -> None:
        """Make a choice; where the turn is over, what comes next is not asked any more."""
        try:
            game.apply_unchecked(seat, option)
        except Halted as halted:
            if str(halted) not in self._title.asks_at:
                raise
            if self._title.turn_number(game.state, trial.seat) != trial.turn:
                game.decisions.clear()
            else:  # somebody else's turn comes first, or the own one begins here
                resume(game, self._halting)
                game.title = self._brief

    def _over(self, game: Game[Any], trial: _Trial) -> bool:
        return trial.seat not in game.decisions or self._title.turn_number(game.state, trial.seat) != trial.turn

    def _let_others_answer(self, game: Game[Any], trial: _Trial) -> int:
        """The others answer by the policy, alike for all that is compared, until the turn goes on or is over."""
        chance = random.Random(trial.seed)
        for number in range(ANSWERS * (game.state.seats - 1)):
            if not game.decisions or trial.seat in game.decisions:
                return number
            if self._title.turn_number(game.state, trial.seat) != trial.turn:
                return number
            other, decision = next(iter(game.decisions.items()))
            if other not in trial.priors:
                trial.priors[other] = self._policy(game, other)
            self._apply(game, other, chance.choices(decision.options, trial.priors[other](decision))[0], trial)
        return ANSWERS

    def _world(self, view: Observation[Any]) -> Game[Any]:
        return imagine(self._title, view, Fast(self._seed()))

    def _trial(self, world: Game[Any], seat: int, prior: Prior) -> _Trial:
        seed = self._seed()
        turn = self._title.turn_number(world.state, seat)
        return _Trial(seat, turn, seed, _CountingChance(seed), {seat: prior})

    def _seed(self) -> int:
        return self._random.getrandbits(32)
