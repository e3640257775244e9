"""A game as a PettingZoo environment, in which agents act one after another."""

import random
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from asztal.research.encoding import FAR, MOST, encoding_of
from asztal.research.play import NOBODY, Play, Reward, settings


def observation_space(game: str, most: int) -> spaces.Dict:
    """What an observation of a game looks like."""
    wide, deep = encoding_of(game).shape
    return spaces.Dict(
        {
            "state": spaces.Box(-FAR, FAR, (wide,), np.float32),
            "options": spaces.Box(-FAR, FAR, (most, deep), np.float32),
            "action_mask": spaces.Box(0, 1, (most,), np.int8),
        }
    )


def told(play: Play, seat: int) -> dict[str, Any]:
    """What the seat is told beside its observation: if it is asked, the question and the text of every option."""
    return {"ask": play.ask, "options": list(map(_text, play.options))} if seat == play.seat else {}


_text = lru_cache(1 << 14)(str)  # of an option; the same ones are offered again and again


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of `seats` agents, "seat_0" to "seat_n".

    An action is the number of an option; more options than `most` are an error. Whoever is asked finds their texts in
    `infos`. Rewards come at the end: "win" is the part of the victory, "points" what the seat is ahead by.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        variant: Mapping[str, str] | None = None,
        *,
        reward: Reward | None = None,
        most: int = MOST,
    ) -> None:
        super().__init__()
        self.title, self.variant, self.reward = settings(game, seats, variant, reward)
        self.encoding, self.most = encoding_of(game), most
        self.metadata = {"name": f"asztal_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(game, most) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(most) for agent in self.possible_agents}
        self._seeds = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """An agent's space, one and the same object every time, as PettingZoo asks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the options; which of them there are now says the mask."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed deals alike, and so do those that follow it without one."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.play = Play(self.title, len(self.possible_agents), self.variant, self._seeds.getrandbits(63))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._tell()

    def _tell(self) -> None:
        play, before = self.play, self.agent_selection
        self.infos[before] = {}
        self.agent_selection = self.possible_agents[max(play.seat, 0)]
        if play.seat != NOBODY:
            self.infos[self.agent_selection] = told(play, play.seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat knows now."""
        return self.encoding.observation(self.play, self._seat_of[agent], self.most)

    def step(self, action: int | None) -> None:
        """Answer for whoever is asked; after the end, `None` for each in turn."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        play = self.play
        self._cumulative_rewards[self.agent_selection] = 0.0
        play.step(-1 if action is None else int(action))
        if play.seat == NOBODY:
            self.rewards = dict(zip(self.agents, play.rewards(self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._tell()

    def clone(self, seed: int | None = None) -> Play:
        """The game as it stands, to go on with elsewhere; with a seed, under another luck."""
        return self.play.clone(seed)

    def imagine(self, agent: str, seed: int) -> Play:
        """A game that the agent could be in, made from its view alone."""
        return self.play.imagine(self._seat_of[agent], seed)
