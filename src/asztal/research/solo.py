"""A solo game as a Gymnasium environment."""

import random
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from asztal.research.aec import observation_space, told
from asztal.research.encoding import MOST, encoding_of
from asztal.research.play import NOBODY, Play, Reward, settings

SEAT = 0


class OptionNumbers(spaces.Discrete):
    """The numbers of the options; a sample without a mask is one of those that are offered now."""

    offered: int = 1

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the options."""
        if mask is None and probability is None:
            mask = np.zeros(int(self.n), np.int8)
            mask[: self.offered] = 1
        return super().sample(mask, probability)


class Solo(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat against the game's own machine, or for points. See `Table` for observations, actions and rewards."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        variant: Mapping[str, str] | None = None,
        *,
        reward: Reward | None = None,
        most: int = MOST,
    ) -> None:
        self.title, self.variant, self.reward = settings(game, 1, variant, reward)
        self.encoding, self.most = encoding_of(game), most
        self.observation_space = observation_space(game, most)
        self.action_space: OptionNumbers = OptionNumbers(most)
        self._seeds = random.Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; the same seed deals alike, and so do those that follow it without one."""
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = random.Random(seed)
        self.play = Play(self.title, 1, self.variant, self._seeds.getrandbits(63))
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer with the option of this number."""
        self.play.step(int(action))
        over = self.play.seat == NOBODY
        reward = self.play.rewards(self.reward)[SEAT] if over else 0.0
        seen, info = self._seen()
        return seen, reward, over, False, info

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        self.action_space.offered = max(1, len(self.play.options))
        return self.encoding.observation(self.play, SEAT, self.most), told(self.play, SEAT)

    def clone(self, seed: int | None = None) -> Play:
        """The game as it stands, to go on with elsewhere; with a seed, under another luck."""
        return self.play.clone(seed)

    def imagine(self, seed: int) -> Play:
        """A game that the seat could be in, made from its view alone."""
        return self.play.imagine(SEAT, seed)
