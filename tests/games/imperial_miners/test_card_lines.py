"""Every card, event and board space as golden lines: its text in three languages, and what it does on a fixed table.

With them come the signs that are sent to a board, what each effect gives at most, and the clauses that count cards.
`make golden` writes the files anew; review them in the diff.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from asztal.games.imperial_miners.addresses import ACTIVATION
from asztal.games.imperial_miners.cards import BOARDS, CARDS, EVENTS, LEVELS
from asztal.games.imperial_miners.examples.tabletop import Tabletop
from asztal.games.imperial_miners.face.words import ImperialMinersWording
from asztal.games.imperial_miners.setup import ROUNDS
from asztal.testkit.golden import hold_all, with_figures
from asztal.text import LANGUAGES
from asztal.text.wording import CardText
from tests.games.imperial_miners.test_caps import limit_lines
from tests.games.imperial_miners.test_signs import SIGNS, signs_as_sent

ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests" / "golden" / "imperial_miners_cards.txt"
LIMITS = ROOT / "tests" / "golden" / "imperial_miners_limits.txt"
PLACE = {1: "1,2", 2: "2,1", 3: "3,2", 4: "4,1"}  # where the card of a level lies whose lines are made
# The cards of the fixed mine; the second one stands in where the first one is the card whose lines are made.
MINE = {
    "1,0": ("I-01", "I-03"),
    "1,2": ("I-31", "I-33"),
    "1,4": ("I-21", "I-23"),
    "2,1": ("II-43", "II-42"),
    "2,3": ("II-11", "II-12"),
    "3,0": ("III-16", "III-17"),
    "3,2": ("III-40", "III-43"),
}
DECKS = {
    1: ("I-35", "I-02", "I-14", "I-19"),
    2: ("II-40", "II-01", "II-21", "II-26"),
    3: ("III-41", "III-03", "III-23", "III-29"),
    4: ("IV-14", "IV-13"),
}
HAND = ("II-12", "I-32", "III-42", "III-15")
MOST = ("trade", "research")  # questions of which the last option is taken: as often or as far as can be


def fixed_table(card: str = "", space: int = 4) -> Tabletop:
    """A table for one player; this card lies in the row of its level."""
    top = Tabletop(seats=1, seed=1)
    for level, cards in DECKS.items():
        top.deck(level, *cards).pile(level)
    top.hand(*HAND)
    mine = {at: one if one != card else other for at, (one, other) in MINE.items()}
    if card:
        mine[PLACE[CARDS[card].level]] = card
    top.mine(mine).stock(gold=12, gems=0, boards_done=1).machines({"1,0": 2, "2,3": 1}).collapses("1,4").carts(
        "1,0|1,2"
    )
    for board in "ACE":
        top.marker(board)
    return top.marker("A", space).at(ACTIVATION, step="done", at="1,0")


def played(top: Tabletop) -> Tabletop:
    """The first option of nearly every question, to the end."""
    for _ in range(200):
        if not top.game.decisions:
            return top
        top.answer(0, top.options()[-1 if top.ask() in MOST else 0])
    raise AssertionError("it does not end")


def counts(top: Tabletop) -> dict[str, int]:
    me = top.player()
    return {
        "gold": me.gold,
        "gems": me.gems,
        "hand": len(me.hand),
        "machines": sum(me.machines.values()),
        "collapses": len(me.collapses),
        "carts": me.completed_carts(),
    }


def change(before: Tabletop, after: Tabletop) -> str:
    """What is different after an effect."""
    old, new = counts(before), counts(after)
    parts = [f"{name} {new[name] - old[name]:+}" for name in old if old[name] != new[name]]
    one, other = ((top.player().board, top.player().space) for top in (before, after))
    marker = [f"marker {one[0]}{one[1]} to {other[0]}{other[1]}"] if one != other else []
    return ", ".join([*parts, *marker]) or "nothing"


@cache
def cards_in(lang: str) -> dict[str, CardText]:
    return {card.id: card for card in ImperialMinersWording(lang).cards()}


def texts(card: str) -> Iterator[str]:
    for lang in LANGUAGES:
        yield f"  {lang} {cards_in(lang)[card].heading}: {cards_in(lang)[card].text}"


def card_lines(card: str) -> Iterator[str]:
    yield card
    yield from texts(card)
    for letter in "AB" if CARDS[card].b else "A":
        at = PLACE[CARDS[card].level]
        top = fixed_table(card).stock(placed=at).activate(at, f"effect {letter}")
        yield f"  {letter}: {change(fixed_table(card), played(top))}"


def event_lines(event: str) -> Iterator[str]:
    """What an event does; a modifier on a whole round in which the first options are taken."""
    yield event
    yield from texts(event)
    before = fixed_table()
    if EVENTS[event].kind == "modifier":
        plain = played(fixed_table().choosing("EV-01"))
        yield f"  a round: {change(before, played(fixed_table().choosing(event)))}"
        yield f"  without: {change(before, plain)}"
    else:
        yield f"  {change(before, played(fixed_table().stock(placed='3,2').at(f'event.{event}')))}"


def space_lines(side: str, space: int) -> Iterator[str]:
    yield f"{side} {space}"
    for lang in LANGUAGES:
        words = ImperialMinersWording(lang)
        yield f"  {lang} {words.name_board(side)} {space}: {words.name_does(f'space.{side}.{space}')}"
    yield f"  {change(fixed_table(), played(fixed_table().at(f'space.{side}.{space}')))}"


def all_lines() -> Iterator[str]:
    for card in CARDS:
        yield from card_lines(card)
    for event in EVENTS:
        yield from event_lines(event)
    for side, board in BOARDS.items():
        for space in range(1, board.top + 1):
            yield from space_lines(side, space)


@pytest.fixture(scope="module")
def made() -> list[str]:
    return list(all_lines())


def figures() -> dict[str, Sequence[int]]:
    """The numbers of the clauses that count cards, in their order."""
    levels = Counter(card.level for card in CARDS.values())
    return {
        "IMP-COMP-01": (len(CARDS), *(number for level in LEVELS for number in (levels[level], level))),
        "IMP-COMP-02": (len(EVENTS), 5, 5, len(BOARDS) // 2, len(BOARDS)),
        "IMP-SETUP-03": (len(EVENTS), ROUNDS, len(EVENTS) - ROUNDS),
    }


@pytest.mark.rules("IMP-COMP-01", "IMP-COMP-02", "IMP-SETUP-03")
def test_every_card_reads_and_does_as_it_did(made: list[str]) -> None:
    lines = "\n".join([*made, ""])
    limits = "\n".join([*limit_lines(), ""])
    clauses = with_figures(ROOT / "docs" / "rules", figures())
    hold_all({GOLDEN: lines, LIMITS: limits, SIGNS: signs_as_sent(), **clauses})


def test_every_effect_changes_something_on_the_fixed_table(made: list[str]) -> None:
    assert not [line for line in made if line.endswith(": nothing") or line == "  nothing"]


def test_there_is_a_block_for_every_card_event_and_space(made: list[str]) -> None:
    blocks = [line for line in made if not line.startswith(" ")]
    assert len(blocks) == len(set(blocks)) == len(CARDS) + len(EVENTS) + sum(board.top for board in BOARDS.values())
