"""Many games at once: in step in one process, or whole games in several processes or on a Ray cluster."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from asztal.arena.spread import Engine, InThisProcess, spread
from asztal.bots.seating import derived_seed
from asztal.identity import Plays
from asztal.research.encoding import MOST, Array, encoding_of
from asztal.research.play import NOBODY, Play, Reward, settings

ActionPolicy = Callable[[dict[str, Any], random.Random], int]  # of an observation, with chance for whoever needs it


class Tables:
    """`count` games that take a step together; whoever is asked at each of them answers.

    The arrays of an observation are filled anew at every step: copy what is to be kept. A game that is over gives its
    rewards, and the next one at its place begins at once.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        variant: Mapping[str, str] | None = None,
        *,
        reward: Reward | None = None,
        most: int = MOST,
    ) -> None:
        self.title, self.variant, self.reward = settings(game, seats, variant, reward)
        self.encoding, self.seats, self.count = encoding_of(game), seats, count
        wide, deep = self.encoding.shape
        self._state = np.zeros((count, wide), np.float32)
        self._options = np.zeros((count, most, deep), np.float32)
        self._mask = np.zeros((count, most), np.int8)
        self._shown = [0] * count  # options that a place's rows still hold
        self.seat = np.zeros(count, np.int64)  # who is asked at each table
        self.plays: list[Play] = []

    def reset(self, seed: int = 0) -> dict[str, Any]:
        """Begin all games; the same seed deals alike."""
        self._seed, self._begun = seed, 0
        self.plays = [self._new() for _ in range(self.count)]
        return self._seen()

    def _new(self) -> Play:
        self._begun += 1
        return Play(self.title, self.seats, self.variant, derived_seed(self._seed, "table", self._begun))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> tuple[dict[str, Any], Array, NDArray[np.bool_]]:
        """Answer at every table: observations, rewards of every seat, and which games were over."""
        rewards, over = np.zeros((self.count, self.seats), np.float32), np.zeros(self.count, np.bool_)
        for number, action in enumerate(actions):
            play = self.plays[number]
            play.step(int(action))
            if play.seat == NOBODY:
                rewards[number], over[number] = play.rewards(self.reward), True
                self.plays[number] = self._new()
        return self._seen(), rewards, over

    def _seen(self) -> dict[str, Any]:
        self._state.fill(0)
        for number, play in enumerate(self.plays):
            last, now = self._shown[number], len(play.options)
            self._options[number, now:last] = 0
            self._mask[number, now:last] = 0
            self.encoding.state_into(self._state[number], play.game, play.seat)
            self.encoding.options_into(self._options[number], self._mask[number], play.options)
            self._shown[number], self.seat[number] = now, play.seat
        return {"state": self._state, "options": self._options, "action_mask": self._mask}


class Episode(NamedTuple):
    """A whole game: who was asked, what they knew, what they chose, and what each seat got in the end."""

    seats: NDArray[np.int64]
    states: Array
    chosen: Array  # the options that were taken, in numbers
    actions: NDArray[np.int64]
    rewards: list[float]


def episodes(
    game: str,
    policy: ActionPolicy,
    seeds: Sequence[int],
    seats: int = 2,
    variant: Mapping[str, str] | None = None,
    *,
    reward: Reward | None = None,
    engine: Engine | None = None,
) -> Iterator[Episode]:
    """One game for every seed, in their order, wherever they are played; the policy is a function of a module."""
    work = partial(_episode, game, policy, (seats, dict(variant or {}), reward))
    yield from spread(work, seeds, engine or InThisProcess(), Plays(game))


def _episode(game: str, policy: ActionPolicy, given: tuple[int, dict[str, str], Reward | None], seed: int) -> Episode:
    seats = given[0]
    title, variant, reward = settings(game, *given)
    play, encoding, chance = Play(title, seats, variant, seed), encoding_of(game), random.Random(seed)
    asked, states, chosen, actions = list[int](), list[Array](), list[Array](), list[int]()
    while play.seat != NOBODY:
        seen = encoding.observation(play, play.seat)
        action = policy(seen, chance)
        asked.append(play.seat)
        states.append(seen["state"])
        chosen.append(seen["options"][action])
        actions.append(action)
        play.step(action)
    return Episode(np.array(asked), np.array(states), np.array(chosen), np.array(actions), play.rewards(reward))


def any_option(seen: dict[str, Any], chance: random.Random) -> int:
    """The policy that takes any option."""
    return chance.randrange(int(seen["action_mask"].sum()))
