"""Turns that are rolled out in worlds imagined from a view, and judged where they end: what every search is made of.

A planner, the sampler of training and greedy differ in which turns they try, not in what a turn is: it goes on while
its number stays, others answer in between, and it halts before a machine answers or the next turn is asked for.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from asztal.bots.judging import ByHand, Judge, Policy, Prior, uniform
from asztal.kernel import Fast, Game, Halted, Keyed, Observation, Option, Title, halting, halting_early, imagine, resume
from asztal.kernel.zones import bit

LONGEST = 40  # choices of a turn before it is judged as it stands
WAYS = 6  # turns that are tried in a position to come
ANSWERS = 4  # that each other seat may give while the seat waits for what its choice leads to

Path = tuple[Option, ...]


class CountingChance(Keyed):
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


class Rollout(NamedTuple):
    """A turn on the way: the position, the choices taken, and the `path`, those up to what could not be foreseen.

    It is `sure` while there was nothing of this kind: under any draws it would stand here.
    """

    taken: Path
    path: Path
    sure: bool
    game: Game[Any]


class Leaf(NamedTuple):
    """A rollout that has ended, and how good its end looks."""

    value: float
    rollout: Rollout


class ImaginedWorld(NamedTuple):
    """A determinization, in which turns are compared: a game that the seat could be in, and one chance for all of them.

    `turn` is the number of the seat's turn; others answer by the `seed` and their `priors`.
    """

    game: Game[Any]
    seat: int
    turn: int
    seed: int
    chance: CountingChance
    priors: dict[int, Prior]

    @property
    def start(self) -> Rollout:
        """The turn before its first choice."""
        return Rollout((), (), True, self.game)


# The turn after its next choice; in its own game if that is True.
GoOn = Callable[[Rollout, ImaginedWorld, bool], Rollout]


class TurnSearch:
    """The worlds and rollouts of one decision; `leaves` counts the positions that were judged for it."""

    def __init__(
        self,
        title: Title[Any],
        view: Observation[Any],
        chance: random.Random,
        judge: Judge | None = None,
        policy: Policy = uniform,
    ) -> None:
        self._title, self._halting, self._brief = title, halting(title), halting_early(title)
        self._numbered = type(title).turn_number is not Title.turn_number
        self._judge, self._policy = judge or ByHand(title), policy
        self._prior: Prior | None = None
        self.view, self.chance, self.leaves = view, chance, 0

    def seed(self) -> int:
        """A seed for something that chance decides."""
        return self.chance.getrandbits(32)

    def world(self) -> ImaginedWorld:
        """Another world of the view; also alone: a card of the machine may lie face down."""
        return self.world_of(imagine(self._title, self.view, Fast(self.seed())))

    def world_of(self, game: Game[Any]) -> ImaginedWorld:
        """The world of an imagined game, with draws of its own."""
        seat = self.view.seat
        if self._prior is None:  # it follows from what the seat knows, which is the same in every world
            self._prior = self._policy(game, seat)
        seed, turn = self.seed(), self._title.turn_number(game.state, seat)
        return ImaginedWorld(game, seat, turn, seed, CountingChance(seed), {seat: self._prior})

    def next_turn(self, now: Rollout, world: ImaginedWorld) -> ImaginedWorld | None:
        """Whose turn it is where one has ended, after the machine's answer; None when the game is over."""
        game = now.game
        if game.state.stack:
            resume(game, self._title)
        if not game.decisions:
            return None
        seat = world.seat if world.seat in game.decisions else next(iter(game.decisions))
        turn, priors = self._title.turn_number(game.state, seat), {seat: self._policy(game, seat)}
        return ImaginedWorld(game, seat, turn, world.seed, world.chance, priors)

    def over(self, now: Rollout, world: ImaginedWorld) -> bool:
        """True where the turn has ended."""
        game = now.game
        return world.seat not in game.decisions or self._title.turn_number(game.state, world.seat) != world.turn

    def rollout(
        self, start: Rollout, world: ImaginedWorld, begun: Path = (), go_on: GoOn | None = None, longest: int = LONGEST
    ) -> Rollout:
        """A turn that begins so, and goes on by the prior unless told how."""
        now, go_on = start, go_on or self.by_prior
        for taken in range(longest):
            if self.over(now, world):
                break
            mine = taken > 0
            now = self.step(now, begun[taken], world, mine) if taken < len(begun) else go_on(now, world, mine)
        return now

    def by_prior(self, now: Rollout, world: ImaginedWorld, mine: bool) -> Rollout:
        """The turn after any choice, more often after one of more weight."""
        decision = now.game.decisions[world.seat]
        options = decision.options
        if len(options) > 1:
            options = self.chance.choices(options, world.priors[world.seat](decision))
        return self.step(now, options[0], world, mine)

    def follow(self, start: Rollout, world: ImaginedWorld, path: Path) -> Rollout:
        """Where a path leads, as far as it can be followed."""
        now = start
        for number, option in enumerate(path):
            asked = now.game.decisions.get(world.seat)
            if asked is None or option not in asked.options:  # others did something else here
                break
            now = self.step(now, option, world, number > 0)
        return now

    def step(self, now: Rollout, option: Option, world: ImaginedWorld, mine: bool = False) -> Rollout:
        """The turn after a choice, and after the others' answers to a secret one; in a copy, unless it is mine."""
        seat, chance, alone = world.seat, world.chance, True
        game, asked = now.game if mine else now.game.clone(chance), chance.asked
        waits = self._numbered or game.secret_of(seat)  # without numbers, a turn ends when others are asked in the open
        game.title = self._brief
        try:
            self._apply(game, seat, option, world)
            if waits and game.decisions and seat not in game.decisions:
                alone = not self._let_others_answer(game, world)
        except Halted:
            game.decisions.clear()
        foreseen = alone and chance.asked == asked and not (game.state.seats > 1 and game.learned & bit(seat))
        taken = (*now.taken, option)
        return Rollout(taken, taken if now.sure else now.path, now.sure and foreseen, game)

    def best(self, starts: Iterable[tuple[Rollout, Sequence[Path]]], world: ImaginedWorld) -> list[Leaf]:
        """For each start the best of some rollouts that begin in given ways; all are judged together.

        One start after the other is asked for and rolled out: in this order chance is used up.
        """
        ends = [[self.rollout(start, world, way) for way in ways] for start, ways in starts]
        values = iter(self.judged([end for some in ends for end in some], world.seat))
        leaves = [[Leaf(next(values), end) for end in some] for some in ends]
        return [max(some, key=lambda leaf: leaf.value) for some in leaves]

    def look_ahead(self, now: Rollout, world: ImaginedWorld, turns: int = 1) -> Rollout:
        """Where the seat stands after so many next turns: others follow the policy, it takes the best of some turns."""
        while turns and (turn := self.next_turn(now, world)):
            if turn.seat != world.seat:
                now = self.rollout(turn.start, turn)
                continue
            [(_, now)], turns = self.best([(turn.start, [()] * WAYS)], turn), turns - 1
        return now

    def judged(self, ends: Sequence[Rollout], seat: int) -> list[float]:
        """How good the ends of some rollouts look."""
        self.leaves += len(ends)
        return self._judge([end.game for end in ends], seat) if ends else []

    def _apply(self, game: Game[Any], seat: int, option: Option, world: ImaginedWorld) -> None:
        """Make a choice; where the turn is over, what comes next is not asked any more."""
        try:
            game.apply_unchecked(seat, option)
        except Halted as halted:
            if str(halted) not in self._title.asks_at:
                raise
            if self._title.turn_number(game.state, world.seat) != world.turn:
                game.decisions.clear()
            else:  # somebody else's turn comes first, or the own one begins here
                resume(game, self._halting)
                game.title = self._brief

    def _let_others_answer(self, game: Game[Any], world: ImaginedWorld) -> int:
        """The others answer by the policy, alike for all that is compared, until the turn goes on or is over."""
        chance = random.Random(world.seed)
        for number in range(ANSWERS * (game.state.seats - 1)):
            if not game.decisions or world.seat in game.decisions:
                return number
            if self._title.turn_number(game.state, world.seat) != world.turn:
                return number
            other, decision = next(iter(game.decisions.items()))
            if other not in world.priors:
                world.priors[other] = self._policy(game, other)
            self._apply(game, other, chance.choices(decision.options, world.priors[other](decision))[0], world)
        return ANSWERS
