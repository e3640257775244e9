"""What the ledger knows of cards, tiles and the grid, from the rules digest; only characters are read from the data.

A tile is called by its colour and number ("r09"), its card the same in capitals ("R09"); "UA" is an urbanization card.
"""

import tomllib
from importlib.resources import files

Gains = list[tuple[str, int]]

LETTERS = "ABCDEFGHIJKL"
RESOURCES = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}  # by the number of players
REACTS = {1: "exploit", 2: "urbanize", 0: "construct"}  # cards 1 to 9, by their number modulo 3 (GIN-BON-02)
ENDS = {16: "exploit", 17: "urbanize", 18: "construct"}  # cards that count cards of an action (GIN-BON-09)
FLOORS = {"r": "rybr", "b": "bryb", "y": "yrby"}  # colours that cards 10 to 13 count (GIN-BON-06)
STARTS: dict[tuple[str, bool], Gains] = {  # by colour, and whether the bonus is for construct (GIN-CHR-11 to 13)
    ("r", False): [("resource", 1), ("tile", 1), ("point", 1)],
    ("r", True): [("tile", 1)],
    ("y", False): [("resource", 2), ("tile", 1), ("point", 2)],
    ("y", True): [("resource", 2), ("tile", 1), ("point", 1)],
    ("b", False): [("resource", 2), ("point", 1)],
    ("b", True): [("resource", 1)],
}

_DATA = tomllib.loads((files("asztal.games.ginkgopolis") / "cards.toml").read_text("utf-8"))
CHARACTERS: dict[str, tuple[str, str, int]] = {  # colour, action of the bonus, introductory set
    row["id"]: (row["colour"][0], row["bonus"]["when"], row["set"]) for row in _DATA["character"]["cards"]
}
TILES = {f"{colour}{number:02}" for colour in "rby" for number in range(1, 21)}


def colour_of(card: str) -> str:
    """The first letter of the colour of a tile or a card."""
    return CHARACTERS[card][0] if card in CHARACTERS else card[0].lower()


def number_of(card: str) -> int:
    """The number of a tile or a building card."""
    return int(card[1:])


def item_of(card: str) -> str:
    """What a floor of this colour yields (GIN-CMP-14)."""
    return {"r": "resource", "b": "tile", "y": "point"}[colour_of(card)]


def reacts_to(card: str) -> str:
    """The action after which a card in the area pays; "" for one that scores at the end."""
    if card in CHARACTERS:
        return CHARACTERS[card][1]
    return REACTS[number_of(card) % 3] if number_of(card) < 10 else ""


def pays(card: str) -> Gains:
    """What a card in the area pays each time (GIN-CHR-10, GIN-BON-03, GIN-BON-04)."""
    if card in CHARACTERS or number_of(card) < 7:
        return [(item_of(card), 1)]
    return [("point", 2)] if colour_of(card) == "y" else [(item_of(card), 1), ("point", 1)]


def start_of(character: str) -> Gains:
    """What a character brings once."""
    colour, when, _ = CHARACTERS[character]
    return STARTS[colour, when == "construct"]


def beside(cell: str) -> list[str]:
    """The cells to the north, east, south and west."""
    x, y = map(int, cell.split(","))
    return [f"{x},{y + 1}", f"{x + 1},{y}", f"{x},{y - 1}", f"{x - 1},{y}"]


def ring(city: set[str]) -> list[str]:
    """The free cells that the outer wall faces, clockwise: walls are arrows from corner to corner (GIN-URB-11, 20)."""
    built = {(int(x), int(y)) for x, y in (cell.split(",") for cell in city)}
    arrows: dict[tuple[int, int], list[tuple[tuple[int, int], tuple[int, int], tuple[int, int]]]] = {}
    for x, y in built:
        corners = [(x, y + 1), (x + 1, y + 1), (x + 1, y), (x, y)]
        faced = [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
        for side, free in enumerate(faced):
            if free not in built:
                arrows.setdefault(corners[side], []).append((corners[(side + 1) % 4], free, (x, y)))
    highest = max(y for _, y in built)
    house = min(at for at in built if at[1] == highest)
    first = here = next(arrow for arrow in arrows[house[0], highest + 1] if arrow[2] == house)
    found: list[str] = []
    while not found or here != first:
        end, (x, y), house = here
        if f"{x},{y}" not in found:
            found.append(f"{x},{y}")
        ways = arrows[end]
        here = next((arrow for arrow in ways if arrow[2] == house), ways[0])  # at a touching corner: the same house
    return found


def token_moves(city: set[str], tokens: dict[str, str], letter: str) -> list[list[tuple[str, str]]]:
    """Every way in which a token may leave its new building, with all the tokens that move (GIN-URB-06 to 13)."""
    others = {other: cell for other, cell in tokens.items() if other != letter}
    free = [cell for cell in beside(tokens[letter]) if cell not in city and cell not in others.values()]
    if free:
        return [[(letter, cell)] for cell in free]
    around = ring(city)
    place = {other: around.index(cell) for other, cell in others.items() if cell in around}
    alphabet = LETTERS[LETTERS.index(letter) :] + LETTERS[: LETTERS.index(letter)]
    known = [other for other in alphabet if other in place]
    before, after = known[-1], known[0]
    stretch: list[str] = []
    at = place[before] + 1
    while at % len(around) != place[after]:
        stretch.append(around[at % len(around)])
        at += 1
    if free := [cell for cell in stretch if cell not in others.values()]:
        return [[(letter, cell)] for cell in free]
    return [_push(around, others, letter, place[after], 1), _push(around, others, letter, place[before], -1)]


def _push(around: list[str], others: dict[str, str], mover: str, at: int, way: int) -> list[tuple[str, str]]:
    """A token takes a cell of the ring; whoever is there goes one on and does the same."""
    cell = around[at % len(around)]
    there = [other for other, where in others.items() if where == cell]
    return [(mover, cell)] + (_push(around, others, there[0], at + way, way) if there else [])
