"""How strong the bots are that people meet at a table: a few words, each for one of the levels."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from asztal.bots.champions import weights_of
from asztal.bots.levels import LEARNED
from asztal.kernel import Title

# By the word that people read, the weakest first. What is stored of a table is the level: it plays on as it did when
# the words are given to other levels.
STRENGTHS: Mapping[str, str] = {"easy": "level1", "medium": "level3", "hard": "level4", "very-hard": "level5"}
# Where they lie elsewhere: in Ginkgopolis level 1 hardly beats a bot that takes any option, and level 4 plays like
# level 5.
_OTHERWISE: Mapping[str, Mapping[str, str]] = {
    "ginkgopolis": {"easy": "plans2", "medium": "plans4", "hard": "level3", "very-hard": "level5"},
}
# By the bot: a table may have one that its game offers no more.
WORDS: Mapping[str, str] = {bot: word for given in (*_OTHERWISE.values(), STRENGTHS) for word, bot in given.items()}
_UNTAUGHT = "greedy"  # who plays where nothing was learned, see `LevelBot`


class Strength(NamedTuple):
    """A strength that a game offers: its bot, who plays there in fact, and the other bots that play the same."""

    word: str
    bot: str
    plays: str
    same: list[str]


def bots_of(game: str) -> Mapping[str, str]:
    """The bots of a game by the word that people read, the weakest first."""
    return _OTHERWISE.get(game, STRENGTHS)


def usual_bot(game: str) -> str:
    """Who plays where nobody chose."""
    return bots_of(game)["medium"]


def strengths(title: Title[Any]) -> list[Strength]:
    """The strengths that differ in a game with opponents, the weakest first; one where nothing was learned."""
    if weights_of(title.name, title.rules_version, rivals=True) is None:
        bot = usual_bot(title.name)
        return [Strength("medium", bot, _UNTAUGHT, [_UNTAUGHT, *(name for name in LEARNED if name != bot)])]
    return [
        Strength(word, bot, bot, [name for name in LEARNED if name != bot and LEARNED[name] == LEARNED[bot]])
        for word, bot in bots_of(title.name).items()
    ]
