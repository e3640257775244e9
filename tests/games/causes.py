"""What a refusal tells its reader of the cause, as a test looks at it."""

from typing import Any

from asztal.kernel import Game, observe, recall
from asztal.kernel.offers import refused_there
from asztal.text import LANGUAGES
from asztal.text.wording import wording_of


def cause(game: Game[Any], target: str, seat: int = 0) -> tuple[str, list[str]]:
    """What a player is told and sees light up, in every language a sentence of its own; said in English."""
    refused = refused_there(recall(game.title, observe(game, seat)), target)
    assert refused is not None
    words = {lang: wording_of(game.title, lang, ["Anna", "Béla"]) for lang in LANGUAGES}
    said = {lang: " ".join(map(word.message, refused.cause.told)) for lang, word in words.items()}
    assert not refused.cause.told or len({*said.values()}) == len(LANGUAGES)
    return said["en"], list(refused.cause.targets)
