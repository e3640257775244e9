"""A bot that plans whole turns, in worlds imagined from its own view, within a number of positions that it judges.

A plan is a list of choices up to the first thing that the seat learns on the way: what comes after is chosen when it is
known, by the same search, and never by a list that was made with the draws of one world in mind. A turn is judged where
it ends, before a machine answers it; or, by a planner that looks ahead, where the seat's next one ends.
"""

import heapq
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from asztal.bots.base import Memory
from asztal.bots.judging import ByHand, Judge, Policy, uniform, worth_trying
from asztal.bots.rollouts import ImaginedWorld, Path, Rollout, TurnSearch
from asztal.kernel import Decision, Observation, Option, Title

LEAVES = 200  # positions judged for a decision, unless told otherwise
MANY = 60  # options tried at the first decision
FIRST = 0.6  # the part of the budget for finding plans; the rest compares the best of them under other draws
FIRST_AHEAD = 0.2  # that part for a planner that looks ahead: comparing costs more, and finds more
AT_ONCE = 8  # turns that are judged together
WIDE = 3  # the first part of the search, one in so many, tries the first options evenly
BEST = 3  # plans whose beginnings are gone on from after that
STALE = 32  # turns in a row that were all known already: there are no others
ON = 4  # ways to go on that a plan is judged by once something new is learned
KEPT = 8  # plans that are compared
PASSES = 12  # comparisons at most: beyond them a better plan is a matter of the judge


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


@dataclass(slots=True)
class _Estimate:
    """How good a plan is, by the worlds in which it was tried."""

    total: float = 0.0
    tries: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.tries


class Planner:
    """Takes the first step of the best turn that it finds; the rest is played while nothing new is learned.

    Turns are rolled out by the prior of the `policy`, and the best of them are compared where they end, or so many
    turns of the seat `ahead`. `leaves` bounds the positions that are judged for a decision, so that the same choice
    comes out on any machine. `search` makes the worlds and rollouts of a decision.
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
        search: Callable[..., TurnSearch] = TurnSearch,
    ) -> None:
        self._title, self._judge, self._policy = title, judge or ByHand(title), policy
        self._most, self._ahead, self._search = leaves, ahead, search
        self._turns: TurnSearch  # of the decision that is thought about
        self.memory = Memory(seed)

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """The next step of the plan while that holds; otherwise of a new one."""
        options, rest = decision.options, Rest.read(self.memory.mind)
        if not rest.holds(options, observe):
            rest = Rest([str(options[0])], "") if len(options) == 1 else self._planned(observe())
        left = rest.options[1:]
        self.memory = self.memory.after(msgspec.json.encode(Rest(left, rest.unknown)) if left else b"")
        return Option.parse(rest.options[0])

    def _planned(self, view: Observation[Any]) -> Rest:
        return Rest([str(option) for option in self.plan(view).options], _unknown(view))

    def plan(self, view: Observation[Any]) -> Plan:
        """The best plan that the budget allows; unless it is sure, its value comes from draws that did not find it."""
        self._turns = self._search(self._title, view, self.memory.chance(), self._judge, self._policy)
        found, sure = self._find(self._turns.world())
        best, value = self._compare(found, set() if self._ahead else sure)
        return Plan(best, value, self._turns.leaves)

    def _find(self, world: ImaginedWorld) -> tuple[dict[Path, float], set[Path]]:
        """Plans, each with the best that it led to in one world, and those that would lead there in any.

        First every option in turn goes on by the prior, then all does, then beginnings of the best plans go on.
        """
        first = self._first(world)
        budget = max(len(first), int((FIRST_AHEAD if self._ahead else FIRST) * self._most))
        found, sure = dict[Path, float](), set[Path]()
        tried = stale = 0
        while tried < budget and stale < STALE:
            ends: list[Rollout] = []
            for number in range(tried, min(tried + AT_ONCE, budget)):
                if number < len(first):
                    begun: Path = (first[number],)
                else:
                    begun = () if not found or number < budget // WIDE else self._begun(found)
                end = self._turns.rollout(world.start, world, begun)
                if end.path in sure:
                    stale += 1
                else:
                    ends.append(end)
            tried += AT_ONCE
            for end, value in zip(ends, self._turns.judged(ends, world.seat), strict=True):
                stale = 0 if end.path not in found else stale + 1
                found[end.path] = max(value, found.get(end.path, value))
                if end.sure:
                    sure.add(end.path)
        return found, sure

    def _first(self, world: ImaginedWorld) -> list[Option]:
        """The options that a turn may begin with, those of most weight first; not those known to be vain."""
        options = worth_trying(self._title, self._ordered(world.start, world), self._turns.view)
        return options[: min(MANY, max(1, self._most // 2))]

    def _ordered(self, now: Rollout, world: ImaginedWorld) -> list[Option]:
        """The options, those of most weight first; those of equal weight as chance has it."""
        decision, chance = now.game.decisions[world.seat], self._turns.chance
        weights = [(weight, chance.random()) for weight in world.priors[world.seat](decision)]
        return [option for _, option in sorted(zip(weights, decision.options, strict=True), key=itemgetter(0))][::-1]

    def _begun(self, found: dict[Path, float]) -> Path:
        """How one of the best plans so far begins."""
        best = heapq.nlargest(BEST, found, key=lambda path: found[path])
        path = self._turns.chance.choice(best)
        return path[: self._turns.chance.randrange(len(path))]

    def _compare(self, found: dict[Path, float], settled: set[Path]) -> tuple[Path, float]:
        """The best plan and its value, by sequential halving: in ever more worlds, but for those that are settled."""
        plans = sorted(found, key=lambda path: -found[path])[:KEPT]
        estimates = {path: _Estimate(found[path], 1) if path in settled else _Estimate() for path in plans}
        for number in range(PASSES):
            unsure = [path for path in plans if path not in settled]
            if not unsure or len(plans) == 1 or self._turns.leaves >= self._most:
                break
            for path, value in zip(unsure, self._tried(unsure, self._turns.world()), strict=True):
                estimates[path].total += value
                estimates[path].tries += 1
            plans.sort(key=lambda path: -estimates[path].mean)
            if number % 2:  # two worlds, then the better half
                plans = plans[: max(2, (len(plans) + 1) // 2)]
        best = plans[0]
        return best, estimates[best].mean if estimates[best].tries else found[best]

    def _tried(self, plans: list[Path], world: ImaginedWorld) -> list[float]:
        """What plans lead to in another world; what follows the first thing learned is the best of some ways on."""
        ends = (self._turns.follow(world.start, world, path) for path in plans)
        leaves = self._turns.best(((now, self._ways_on(now, world)) for now in ends), world)
        if not self._ahead:
            return [leaf.value for leaf in leaves]
        later = [self._turns.look_ahead(leaf.rollout, world, self._ahead) for leaf in leaves]
        return self._turns.judged(later, world.seat)

    def _ways_on(self, now: Rollout, world: ImaginedWorld) -> list[Path]:
        """How turns begin by which a plan is judged once something new is learned: the best first options, and any."""
        if self._turns.over(now, world):
            return [()]
        begun = [(option,) for option in self._ordered(now, world)[: ON // 2]]
        return [*begun, *[()] * (ON - len(begun))]
