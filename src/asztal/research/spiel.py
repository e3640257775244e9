"""The games for OpenSpiel: `register()` makes them known to `pyspiel.load_game`, as "asztal_ginkgopolis" and so on.

Chance moves first: two numbers name one of a million deals, and all luck of the game follows from it, so that a history
says everything. A search that clones a state therefore knows what is to come; one that must not starts from `imagined`.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from asztal import registry
from asztal.kernel import observe
from asztal.research.encoding import MOST, encoding_of
from asztal.research.play import NOBODY, Play, settings

DEALT = 1024  # outcomes of each of the two moves of chance
MOVES = 2
LONGEST = 20_000  # choices in a game
POINTS = 1000.0  # bounds what a game alone can bring


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game at so many `players`; `variant` is a text such as hal:expert or automas:1+level:2."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get("players", 2))
        pairs = [pair.split(":") for pair in str(given.get("variant", "")).split("+") if pair]
        self.title, self.variant, self.reward = settings(self.name, seats, dict(pairs), None)
        least, most = (0.0, 1.0) if seats > 1 else (-POINTS, POINTS)
        info = pyspiel.GameInfo(MOST, DEALT, seats, least, most, None, LONGEST)
        super().__init__(_game_type(self.name), info, given)

    def new_initial_state(self) -> "SpielState":
        """A table before the deal."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """Sees what a seat knows now, and says nothing to who asks for less or for more."""
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        usual = kind is None or (kind.public_info and kind.private_info == own and not kind.perfect_recall)
        return Observer(self.name, usual)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table; `play` is None until the cards are dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealt: list[int] = []
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.seat == NOBODY else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.play.options))) if self.play and player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / DEALT) for number in range(DEALT)]

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            self.play.step(action)
            return
        self.dealt.append(action)
        if len(self.dealt) == MOVES:
            game = self.get_game()
            seed = self.dealt[0] * DEALT + self.dealt[1]
            self.play = Play(game.title, game.num_players(), game.variant, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.play.options[action]) if self.play and player == self.play.seat else f"deal {action}"

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.seat == NOBODY

    def returns(self) -> list[float]:
        game = self.get_game()
        if self.play is None or self.play.seat != NOBODY:
            return [0.0] * int(game.num_players())
        return self.play.rewards(game.reward)

    def imagined(self, player: int, seed: int) -> Play:
        """A game that the player could be in, made from its view alone."""
        assert self.play is not None
        return self.play.imagine(player, seed)

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class Observer:
    """What a seat knows: the state vector, or its whole view as text."""

    def __init__(self, name: str, usual: bool) -> None:
        self._encoding, self._usual = encoding_of(name), usual
        self.tensor = np.zeros(len(self._encoding.state), np.float32)
        self.dict = {"state": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Make the tensor say what the player knows."""
        self.tensor.fill(0)
        if state.play is not None:
            self._encoding.state_into(self.tensor, state.play.game, player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The view as JSON."""
        if not self._usual:
            return None
        return "" if state.play is None else msgspec.json.encode(observe(state.play.game, player)).decode()


def _game_type(name: str) -> Any:
    title, kinds = registry.find(name), pyspiel.GameType
    return kinds(
        short_name=f"asztal_{name}",
        long_name=f"{name.replace('_', ' ').title()} (Asztal)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "variant": ""},
    )


def register() -> None:
    """Make every game known to OpenSpiel; a second call changes nothing."""
    known = set(pyspiel.registered_names())
    for name in registry.titles():
        if f"asztal_{name}" not in known:
            # A class of its own: OpenSpiel keeps it until after Python has ended, and would free anything else then.
            pyspiel.register_game(_game_type(name), type(f"Spiel_{name}", (SpielGame,), {"name": name}))
