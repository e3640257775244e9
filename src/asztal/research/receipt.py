"""Receipts: what a bot achieved, with all that a check needs: engine, rules, encoding, weights, seeds, games."""

import math
import statistics
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec

from asztal import __version__, registry
from asztal.arena.balance import CONFIDENT
from asztal.arena.sim import play
from asztal.arena.spread import Engine, identity, spread
from asztal.bots.levels import LEARNED
from asztal.bots.model import champion
from asztal.bots.seating import derived_seed
from asztal.kernel import Title
from asztal.research.encoding import encoding_of

KIND = "asztal-receipt-1"
AGAIN = 10  # games that a check plays again; the receipt's own hash chooses them, so nobody can know which


class Setting(msgspec.Struct, frozen=True):
    """What was played: the bot sits at every seat in turn, and the others are all `against`."""

    game: str
    bot: str
    against: str
    players: int
    variant: dict[str, str]
    seed: int
    games: int


class Made(msgspec.Struct, frozen=True):
    """What played: hashes of the engine with its bots, of the encoding, and of the weights where the bot has some."""

    asztal: str
    engine: str
    rules: int
    encoding: str
    weights: str


class Game(msgspec.Struct, frozen=True, array_like=True):
    """One game: the bot's points, what it was ahead by, and its part of the victory."""

    points: int
    ahead: float
    won: float


class Rate(msgspec.Struct, frozen=True):
    """A mean; `low` to `high` holds the true one with 95 %."""

    mean: float
    low: float
    high: float


class Receipt(msgspec.Struct, frozen=True):
    """All of it; `hash` is of everything else."""

    receipt: str
    setting: Setting
    made: Made
    won: Rate
    points: Rate
    ahead: Rate
    games: list[Game]
    hash: str = ""


class NotKept(Exception):
    """What a receipt says is not so; the key of the sentence that says why."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key, self.args_of = key, args


def made_here(title: Title[Any], setting: Setting) -> Made:
    """What would play the setting on this machine."""
    bots = {setting.bot, setting.against} if setting.players > 1 else {setting.bot}
    model = champion(title.name, title.rules_version, setting.players > 1) if bots & set(LEARNED) else None
    weights = model.hash if model is not None else ""
    return Made(__version__, identity(), title.rules_version, encoding_of(title.name).hash, weights)


def evaluated(setting: Setting, engine: Engine, progress: Callable[[int], None] = lambda done: None) -> Receipt:
    """Play all games of a setting; `progress` hears how many are finished."""
    title, games = registry.find(setting.game), list[Game]()
    for game in spread(partial(played, setting), range(setting.games), engine):
        games.append(game)
        progress(len(games))
    won, points, ahead = _rates(games)
    receipt = Receipt(KIND, setting, made_here(title, setting), won, points, ahead, games)
    return msgspec.structs.replace(receipt, hash=_hash(receipt))


def played(setting: Setting, number: int) -> Game:
    """One game of a setting; it depends on nothing else."""
    title = registry.find(setting.game)
    seat = number % setting.players
    names = [setting.bot if place == seat else setting.against for place in range(setting.players)]
    outcome = play(title, names, setting.variant, derived_seed(setting.seed, "eval", number))
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    rivals = [score for place, score in enumerate(outcome.scores) if place != seat]
    return Game(outcome.scores[seat], float(outcome.scores[seat] - max(rivals, default=0)), won)


def read(text: str) -> Receipt | None:
    """The receipt that a text is; None where it is something else."""
    try:
        receipt = msgspec.json.decode(text, type=Receipt)
    except msgspec.MsgspecError:
        return None
    return receipt if receipt.receipt == KIND else None


def written(receipt: Receipt) -> str:
    """A receipt as text."""
    return msgspec.json.format(msgspec.json.encode(receipt), indent=1).decode() + "\n"


def check(receipt: Receipt) -> tuple[list[int], Made | None]:
    """The games that were played again and came out alike; or, where something else plays here, what that is.

    Raises `NotKept` where the text was changed, a figure does not follow from the games, or a game ends differently.
    """
    if _hash(receipt) != receipt.hash:
        raise NotKept("receipt-changed")
    if len(receipt.games) != receipt.setting.games or _rates(receipt.games) != (
        receipt.won,
        receipt.points,
        receipt.ahead,
    ):
        raise NotKept("receipt-figures")
    here = made_here(registry.find(receipt.setting.game), receipt.setting)
    if (here.engine, here.weights, here.rules) != (receipt.made.engine, receipt.made.weights, receipt.made.rules):
        return [], here
    order = sorted(range(receipt.setting.games), key=lambda number: derived_seed(receipt.hash, number))
    again = sorted(order[:AGAIN])
    for number in again:
        if played(receipt.setting, number) != receipt.games[number]:
            raise NotKept("receipt-game", number=number)
    return again, None


def _hash(receipt: Receipt) -> str:
    return blake2b(msgspec.json.encode(msgspec.structs.replace(receipt, hash="")), digest_size=16).hexdigest()


def _rates(games: Sequence[Game]) -> tuple[Rate, Rate, Rate]:
    return (
        _share([game.won for game in games]),
        _mean([game.points for game in games]),
        _mean([game.ahead for game in games]),
    )


def _share(values: Sequence[float]) -> Rate:
    """A rate between 0 and 1, with the interval of Wilson."""
    count, rate, far = len(values), statistics.fmean(values), CONFIDENT**2
    middle = (rate + far / (2 * count)) / (1 + far / count)
    wide = CONFIDENT * math.sqrt(rate * (1 - rate) / count + far / (4 * count**2)) / (1 + far / count)
    return Rate(*(round(value, 4) for value in (rate, max(0.0, middle - wide), min(1.0, middle + wide))))


def _mean(values: Sequence[float]) -> Rate:
    mean = statistics.fmean(values)
    wide = CONFIDENT * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Rate(*(round(value, 3) for value in (mean, mean - wide, mean + wide)))
