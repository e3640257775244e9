"""What the player aid takes from the data: costs, surface effects, limits, ranks."""

from collections.abc import Iterator

from asztal.games.imperial_miners.cards import CARDS, LEVELS, SURFACE
from asztal.games.imperial_miners.draws import HAND_LIMIT
from asztal.games.imperial_miners.face.says import said
from asztal.games.imperial_miners.scoring import FROM, RANKS
from asztal.games.imperial_miners.setup import ROUNDS
from asztal.games.imperial_miners.verbs import MACHINES
from asztal.kernel.rules import Id
from asztal.text.wording import Wording


def aid_of(words: Wording) -> dict[str, Id]:
    """By the names that the pages give them."""
    return {
        "rounds": ROUNDS,
        "costs": "\n".join(f"| {level} | {_costs(level)} |" for level in LEVELS),
        **{f"surface.{name.replace('-', '_')}": said(words, effect) for name, effect in SURFACE.items()},
        "hand": HAND_LIMIT,
        "machines": MACHINES,
        "ranks": "\n".join(_ranks(words)),
    }


def _costs(level: int) -> str:
    found = sorted({card.cost for card in CARDS.values() if card.level == level})
    return str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}"


def _ranks(words: Wording) -> Iterator[str]:
    """Every rank of the solo game with the points that it takes."""
    for name, least, beyond in zip(RANKS, (0, *FROM), (*FROM, 0), strict=True):
        points = f"{least}–{beyond - 1}" if beyond else f"{least}+"
        yield f"| {points} | {words.texts.say(name)} |"
