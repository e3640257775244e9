"""What the player aid takes from the data: the bonuses of cards, what depends on the players, points."""

from collections.abc import Iterator

from asztal.games.ginkgopolis.cards import ACTIONS, BUILDINGS, NUMBERS
from asztal.games.ginkgopolis.scoring import TOKEN
from asztal.games.ginkgopolis.vocabulary import After, Bonus, BonusCard, ColourCard, Flat, Height, ResourceOn
from asztal.kernel.rules import Id
from asztal.text.wording import Wording


def aid_of(words: Wording) -> dict[str, Id]:
    """By the names that the pages give them."""
    several = [numbers for players, numbers in NUMBERS.items() if players > 1]
    (hand,) = {numbers.hand for numbers in several}
    (tokens,) = {numbers.new_hand_tokens for numbers in several}
    (aside,) = {numbers.cards_discarded for numbers in NUMBERS.values() if numbers.cards_discarded}
    paying = [card for card in BUILDINGS if isinstance(card.bonus, After)]
    richer = sorted({card.number for card in paying if isinstance(card.bonus, After) and _items(card.bonus) > 1})
    low, high = _height(most=True), _height(most=False)
    return {
        "hand": hand,
        "passed": hand - 1,
        "tokens": tokens,
        "token": TOKEN,
        "aside": aside,
        "players": "\n".join(_players()),
        **{
            f"after.{action}": ", ".join(
                str(number) for number in sorted({card.number for card in paying if _when(card.bonus) == action})
            )
            for action in ACTIONS
        },
        "first_richer": richer[0],
        "last_richer": richer[-1],
        **{f"{name}.cards": _numbers(kind) for name, kind in _KINDS.items()},
        "low.cards": low[0],
        "low.most": low[1].most,
        "low.points": words.amounts({"point": low[1].points}),
        "high.cards": high[0],
        "high.least": high[1].height,
        "high.points": words.amounts({"point": high[1].points}),
        **{f"{name}.points": words.amounts({"point": _points(kind)}) for name, kind in _KINDS.items()},
    }


_KINDS: dict[str, type[ResourceOn | BonusCard | ColourCard | Flat]] = {
    "resource_on": ResourceOn,
    "bonus_card": BonusCard,
    "colour_card": ColourCard,
    "flat": Flat,
}


def _players() -> Iterator[str]:
    """What each colour starts with, how many tiles leave the game and how many cards are laid aside, by players."""
    for players, numbers in NUMBERS.items():
        if players > 1:
            yield f"| {players} | {numbers.resources} | {numbers.tiles_removed} | {numbers.cards_discarded} |"


def _items(bonus: After) -> int:
    return sum(count for _, count in bonus.gains)


def _when(bonus: Bonus | None) -> str:
    return bonus.when if isinstance(bonus, After) else ""


def _numbers(kind: type[Bonus]) -> str:
    """The cards with this kind of bonus: 10-13."""
    found = sorted({card.number for card in BUILDINGS if isinstance(card.bonus, kind)})
    assert found == list(range(found[0], found[-1] + 1))
    return str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}"


def _points(kind: type[ResourceOn | BonusCard | ColourCard | Flat]) -> int:
    (points,) = {card.bonus.points for card in BUILDINGS if isinstance(card.bonus, kind)}
    return points


def _height(*, most: bool) -> tuple[int, Height]:
    """The card that scores low buildings, or the one that scores tall ones."""
    found = {(card.number, card.bonus) for card in BUILDINGS if isinstance(card.bonus, Height)}
    ((number, bonus),) = ((number, bonus) for number, bonus in found if bool(bonus.most) == most)
    return number, bonus
