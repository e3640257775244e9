"""What the player aid takes from the data: costs, production, limits, points."""

from asztal.games.underwater_cities.cards import (
    ALWAYS,
    CLONE_COST,
    COST,
    FEEDING,
    LIMITS,
    OUTPUT,
    SCORING,
    SETUP,
    SLOTS,
    SPACE_BONUS,
    SPECIAL_CARDS,
)
from asztal.games.underwater_cities.face.names import Names
from asztal.games.underwater_cities.face.says import said
from asztal.games.underwater_cities.rounds import LAST_OF_ERA, ROUNDS
from asztal.kernel.rules import Id


def aid_of(words: Names) -> dict[str, Id]:
    """By the names that the pages give them."""
    *cheap, dear = sorted({card.cost for card in SPECIAL_CARDS.values()})
    return {
        "rounds": ROUNDS,
        **{f"last.{era}": number for era, number in enumerate(LAST_OF_ERA, 1)},
        "turns": LIMITS["turns"],
        "hand": LIMITS["hand"],
        "era_cards": SETUP["era_cards"],
        "clone": words.amounts(CLONE_COST),
        "action_cards": LIMITS["action_cards"],
        "always": said(words, SLOTS[ALWAYS].effect),
        **{f"symbiotic.{players}": count for players, count in LIMITS["symbiotic"].items()},
        **{f"cost.{piece}": words.amounts(cost) for piece, cost in COST.items()},
        **{
            f"output.{piece}.{how}": words.amounts(made)
            for piece in ("farm", "desalination", "laboratory", "tunnel")
            for how, made in OUTPUT[piece].items()
        },
        "output.symbiotic_city": words.amounts(OUTPUT["symbiotic_city"]),
        "unfed": FEEDING["lost"],
        "federation": "\n".join(f"| {space} | {words.amounts(bonus)} |" for space, bonus in SPACE_BONUS.items()),
        "space.1": words.amounts(SPACE_BONUS[1]),
        **{f"city.{kinds}": points for kinds, points in enumerate(SCORING["city"])},
        "sold": words.amounts({"credit": SCORING["biomatter"]}),
        "for_a_point": SCORING["resources"],
        "cheap": words.either([*map(str, cheap)]),
        "dear": dear,
        **{f"goal.{what}": least for what, least in SCORING["goal"].items()},
    }
