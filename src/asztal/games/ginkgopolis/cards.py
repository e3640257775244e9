"""The cards and tiles of Ginkgopolis, read from `cards.toml` and checked when the module loads."""

from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from asztal.games.ginkgopolis.vocabulary import BONUSES, After, Bonus, Gains
from asztal.kernel.rules import one_of, tables

COLOURS = ("red", "blue", "yellow")
ACTIONS = ("exploit", "urbanize", "construct")
ITEMS = ("resource", "tile", "point")
YIELD = {"red": "resource", "blue": "tile", "yellow": "point"}  # GIN-CMP-14
LETTERS = "ABCDEFGHIJKL"


class Card(NamedTuple):
    """A building, urbanization or character card."""

    id: str
    kind: str
    colour: str = ""
    number: int = 0
    letter: str = ""
    set: int = 0
    start: Gains = ()
    bonus: Bonus | None = None
    source: str = ""


class Tile(NamedTuple):
    """A building tile; its id is its card's id in lower case."""

    id: str
    colour: str
    number: int
    card: str


class Numbers(NamedTuple):
    """What depends on the number of players."""

    resources: int
    tiles_removed: int
    cards_discarded: int
    new_hand_tokens: int
    hand: int


def _gains(data: dict[str, Any]) -> Gains:
    return tuple((item, data[item]) for item in ITEMS if data.get(item))


def _bonus(row: dict[str, Any]) -> Bonus | None:
    if "bonus" not in row:
        return None
    (bonus,) = BONUSES.read([row["bonus"]], row["id"])
    return bonus


def _read() -> tuple[dict[str, Any], dict[str, Card]]:
    data = tables((Path(__file__).parent / "cards.toml").read_text("utf-8"), "cards.toml")
    cards: dict[str, Card] = {}
    for kind in ("urbanization", "building", "character"):
        for row in data[kind]["cards"]:
            cards[row["id"]] = Card(
                row["id"],
                kind,
                row.get("colour", ""),
                row.get("number", 0),
                row.get("letter", ""),
                row.get("set", 0),
                _gains(row.get("start", {})),
                _bonus(row),
                data["source"][kind],
            )
    return data, cards


_DATA, CARDS = _read()
NUMBERS = {int(players): Numbers(**row) for players, row in _DATA["players"].items()}
SOLO_START: Gains = tuple((item, _DATA["solo"][f"{item}s"]) for item in ITEMS)
BUILDINGS = [card for card in CARDS.values() if card.kind == "building"]
CHARACTERS = [card for card in CARDS.values() if card.kind == "character"]
SETS = sorted({card.set for card in CHARACTERS if card.set})
TILES = {card.id.lower(): Tile(card.id.lower(), card.colour, card.number, card.id) for card in BUILDINGS}
TILE_OF = {tile.card: tile.id for tile in TILES.values()}
LETTER_OF = {f"U{letter}": letter for letter in LETTERS}  # an urbanization card names the token of its letter
TOKEN_CELLS = {row["letter"]: row["cell"] for row in _DATA["urbanization"]["cards"]}  # GIN-SET-02
START_TILES = [tile.id for tile in TILES.values() if tile.number <= 3]
START_CARDS = [*LETTER_OF, *(TILES[tile].card for tile in START_TILES)]  # GIN-SET-05
PAYS: dict[str, dict[str, Gains]] = {  # what each card pays after each action
    action: {
        card.id: card.bonus.gains
        for card in CARDS.values()
        if isinstance(card.bonus, After) and card.bonus.when == action
    }
    for action in ACTIONS
}


def _check() -> None:
    """The counts of GIN-CMP-01 to 04; a slip in the data stops the module from loading."""
    kinds = Counter(card.kind for card in CARDS.values())
    assert kinds == _DATA["counts"], f"`counts` should be {dict(kinds)}, or a card is missing, or an id is there twice"
    assert list(TOKEN_CELLS) == list(LETTERS), f"an urbanization card for each of {LETTERS} is needed, in this order"
    for number in SETS:
        found = sorted(card.colour for card in CHARACTERS if card.set == number)
        assert found == sorted(COLOURS), f"set {number} needs one character of each colour; there are {found}"
    for card in (*BUILDINGS, *CHARACTERS):
        one_of(card.colour, COLOURS, "colour", card.id)
        assert card.bonus is not None, f"{card.id}: `bonus` is missing"


_check()
