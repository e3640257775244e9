"""Receipts: a bot's results with everything needed to check them: engine, rules, encoding, weights, deals, games."""

import math
import random
import statistics
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Annotated, Any

import msgspec

from asztal import __version__, registry
from asztal.arena.balance import CONFIDENT
from asztal.arena.intervals import share
from asztal.arena.sim import play
from asztal.arena.spread import Engine, spread
from asztal.bots.levels import LEARNED
from asztal.bots.model import champion
from asztal.bots.seating import derived_seed
from asztal.identity import Plays, identity
from asztal.kernel import Refused, Title
from asztal.research.encoding import encoding_of

KIND = "asztal-receipt-2"
KINDS = (KIND, "asztal-receipt-1")  # those that are read; in the first kind the author always chose the seed
AGAIN = 10  # games that a check plays again; whoever checks draws them, so no author can know which
PLAYS = ("engine", "rules", "encoding", "weights")  # the parts of `Made` that must be the same to play a game again


class EvaluationSetting(msgspec.Struct, frozen=True):
    """What was played: the bot sits at every seat in turn, and the others are all `against`.

    Without a seed, which an author could choose among many, the deals follow from all else: see `deals_of`.
    """

    game: str
    bot: str
    against: str
    players: int
    variant: dict[str, str]
    seed: int | None
    games: int


class Made(msgspec.Struct, frozen=True, omit_defaults=True):
    """What played: hashes of the engine with its bots, of the encoding, and of the weights where the bot has some.

    The engine's holds the files of other packages too that bring the game or a bot; they are named with their versions.
    """

    asztal: str
    engine: str
    rules: int
    encoding: str
    weights: str
    packages: dict[str, str] = {}


class PlayedGame(msgspec.Struct, frozen=True, array_like=True):
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
    setting: EvaluationSetting
    made: Made
    won: Rate
    points: Rate
    ahead: Rate
    games: Annotated[list[PlayedGame], msgspec.Meta(min_length=1)]
    hash: str = ""


class NotKept(Exception):
    """What a receipt says is not so; the key of the sentence that says why."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key, self.args_of = key, args


def made_here(title: Title[Any], setting: EvaluationSetting) -> Made:
    """What would play the setting on this machine."""
    plays = _plays(setting)
    model = champion(title.name, title.rules_version, setting.players > 1) if LEARNED.keys() & plays.bots else None
    weights = model.hash if model is not None else ""
    packages = {brought.package: brought.version for brought in plays.brought()}
    encoding = encoding_of(title.name).hash
    return Made(__version__, identity(plays), title.rules_version, encoding, weights, packages)


def _plays(setting: EvaluationSetting) -> Plays:
    return Plays(setting.game, (setting.bot, setting.against) if setting.players > 1 else (setting.bot,))


def evaluated(
    setting: EvaluationSetting, engine: Engine, progress: Callable[[int], None] = lambda done: None
) -> Receipt:
    """Play all games of a setting; `progress` hears how many are finished."""
    made, games = made_here(registry.find(setting.game), setting), list[PlayedGame]()
    work = partial(played, setting, deals_of(setting, made))
    for game in spread(work, range(setting.games), engine, _plays(setting)):
        games.append(game)
        progress(len(games))
    won, points, ahead = _rates(games)
    receipt = Receipt(KIND, setting, made, won, points, ahead, games)
    return msgspec.structs.replace(receipt, hash=_hash(receipt))


def deals_of(setting: EvaluationSetting, made: Made) -> int | str:
    """What all deals follow from: the seed that was given, or a hash of what plays and how, which nobody can choose."""
    if setting.seed is not None:
        return setting.seed
    told = msgspec.to_builtins(setting)
    del told["seed"]
    parts = {"setting": told, "engine": made.engine, "rules": made.rules, "weights": made.weights}
    return blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=16).hexdigest()


def played(setting: EvaluationSetting, deals: int | str, number: int) -> PlayedGame:
    """One game of a setting; it depends on nothing else."""
    title = registry.find(setting.game)
    seat = number % setting.players
    names = [setting.bot if place == seat else setting.against for place in range(setting.players)]
    outcome = play(title, names, setting.variant, derived_seed(deals, "eval", number))
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    rivals = [score for place, score in enumerate(outcome.scores) if place != seat]
    return PlayedGame(outcome.scores[seat], float(outcome.scores[seat] - max(rivals, default=0)), won)


def read(text: str) -> Receipt | None:
    """The receipt that a text is; None where it is something else."""
    try:
        receipt = msgspec.json.decode(text, type=Receipt)
    except msgspec.MsgspecError:
        return None
    return receipt if receipt.receipt in KINDS else None


def written(receipt: Receipt) -> str:
    """A receipt as text."""
    return msgspec.json.format(msgspec.json.encode(receipt), indent=1).decode() + "\n"


def drawn(games: int, source: random.Random | None = None) -> list[int]:
    """The numbers of the games that a check plays again, drawn anew for every check.

    What an author could foresee, such as a draw by the receipt's own hash, could be tried until it spares what is
    forged; so chance comes from the operating system unless a test brings its own.
    """
    return sorted((source or random.SystemRandom()).sample(range(games), min(AGAIN, games)))


def missed(games: int, forged: int, again: int) -> float:
    """The chance that none of the forged games is among those that were drawn and played again."""
    return math.comb(games - forged, again) / math.comb(games, again)


def check(
    receipt: Receipt, here: Made, again: Sequence[int], progress: Callable[[int], None] = lambda done: None
) -> list[str]:
    """Play the games with these numbers again; `progress` hears how many are finished.

    Gives the parts of what plays here that are not those of the receipt: where there are any, no game was played.
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
    others = [part for part in PLAYS if getattr(here, part) != getattr(receipt.made, part)]
    if others:
        return others
    if not _as_written(receipt.setting):
        raise NotKept("receipt-setting")
    deals, wrong = deals_of(receipt.setting, here), list[int]()
    for done, number in enumerate(again, 1):
        if played(receipt.setting, deals, number) != receipt.games[number]:
            wrong.append(number)
        progress(done)
    if wrong:
        raise NotKept("receipt-games", count=len(wrong), numbers=", ".join(map(str, wrong)))
    return []


def _as_written(setting: EvaluationSetting) -> bool:
    """Whether `asztal eval` writes a setting so: one that could be written in many ways would have as many deals."""
    try:
        variant = registry.find(setting.game).full_variant(setting.players, setting.variant)
    except Refused:
        return False
    return setting.variant == variant and (setting.players > 1 or not setting.against)


def _hash(receipt: Receipt) -> str:
    return blake2b(msgspec.json.encode(msgspec.structs.replace(receipt, hash="")), digest_size=16).hexdigest()


def _rates(games: Sequence[PlayedGame]) -> tuple[Rate, Rate, Rate]:
    return (
        _share([game.won for game in games]),
        _mean([game.points for game in games]),
        _mean([game.ahead for game in games]),
    )


def _share(values: Sequence[float]) -> Rate:
    """A rate between 0 and 1, with the interval of Wilson."""
    return Rate(*(round(value, 4) for value in share(values)))


def _mean(values: Sequence[float]) -> Rate:
    mean = statistics.fmean(values)
    wide = CONFIDENT * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Rate(*(round(value, 3) for value in (mean, mean - wide, mean + wide)))
