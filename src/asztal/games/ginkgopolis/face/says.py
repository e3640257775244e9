"""What the cards of Ginkgopolis give in words, made from their data."""

from typing import assert_never

from asztal.games.ginkgopolis.vocabulary import After, Bonus, BonusCard, ColourCard, Flat, Height, ResourceOn
from asztal.text.wording import Wording


def said(words: Wording, bonus: Bonus) -> str:
    """What a card pays, and when."""
    if isinstance(bonus, After):
        return words.say("bonus-after", action=bonus.when, gains=dict(bonus.gains))
    gains = {"point": bonus.points}
    match bonus:
        case ResourceOn(colour):
            return words.say("bonus-resource_on", colour=colour, gains=gains)
        case Height(least, _, most):
            return words.say("bonus-height", min=least, max=most, gains=gains)
        case BonusCard(action):
            return words.say("bonus-bonus_card", action=action, gains=gains)
        case ColourCard(colour):
            return words.say("bonus-colour_card", colour=colour, gains=gains)
        case Flat():
            return words.say("bonus-flat", gains=gains)
    assert_never(bonus)
