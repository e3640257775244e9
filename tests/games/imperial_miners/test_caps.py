"""What every "for each" gives at most: stated card by card, said with its unit, and reached in a mine of ten cards."""

import msgspec
import pytest

from asztal.games.imperial_miners import TITLE
from asztal.games.imperial_miners.cards import BOARDS, CARDS, EVENTS
from asztal.games.imperial_miners.examples.shorthand import written
from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from asztal.games.imperial_miners.face import says
from asztal.games.imperial_miners.mine import all_joints
from asztal.games.imperial_miners.parts import DrawPer, GoldPer, Parts, Per, Trade, flat
from asztal.text import LANGUAGES
from asztal.text.wording import wording_of

# The most that a "for each" gives, in which unit, and the most of that unit that the whole effect gives by itself.
MOST = {
    "I-01 B": (3, "gold", 4),
    "I-04 A": (4, "gold", 5),
    "I-08 A": (3, "gold", 5),
    "I-13 A": (4, "gold", 4),
    "I-15 B": (3, "gold", 3),
    "I-16 A": (3, "gold", 4),
    "I-18 B": (3, "card", 3),
    "I-20 A": (2, "card", 2),
    "I-22 A": (3, "gold", 4),
    "I-24 A": (3, "gold", 4),
    "I-27 B": (3, "gold", 3),
    "II-04 A": (8, "gold", 8),
    "II-09 A": (3, "gem", 4),
    "II-11 B": (4, "card", 4),
    "II-17 A": (3, "gem", 3),
    "II-18 A": (5, "gold", 5),
    "II-20 A": (3, "gold", 3),
    "II-22 B": (3, "gem", 3),
    "II-24 A": (5, "gold", 5),
    "II-27 A": (3, "gem", 3),
    "II-33 B": (4, "gold", 5),
    "II-34 B": (4, "gold", 4),
    "III-01 B": (5, "gem", 5),
    "III-04 A": (10, "gem", 10),
    "III-07 A": (6, "gem", 8),
    "III-08 A": (4, "gem", 7),
    "III-12 B": (6, "gem", 9),
    "III-14 A": (6, "gem", 10),
    "III-17 A": (8, "gem", 8),
    "III-18 A": (4, "gem", 10),
    "III-19 A": (4, "gem", 4),
    "III-20 B": (5, "gold", 5),
    "III-21 A": (7, "gem", 7),
    "III-22 A": (8, "gem", 8),
    "III-24 A": (7, "gem", 10),
    "III-26 A": (7, "gem", 7),
    "III-27 A": (4, "gem", 5),
    "III-28 A": (7, "gem", 7),
    "III-30 B": (4, "gem", 5),
    "III-32 B": (6, "gem", 6),
    "III-33 A": (5, "gem", 5),
    "III-34 A": (5, "gem", 5),
    "III-34 B": (6, "gem", 6),
    "III-35 A": (5, "gem", 5),
    "III-37 B": (5, "gold", 5),
    "III-39 B": (7, "gem", 7),
    "C 10": (4, "gem", 7),
}
# Where no more can ever be counted, the limit is not said: there are six factions, three machines on a card and so on.
NEVER_MORE = {
    "I-07 A": (3, "gold", 4),
    "I-12 A": (2, "gold", 4),
    "I-14 B": (2, "gem", 2),
    "I-17 A": (3, "gold", 3),
    "I-18 A": (1, "gem", 1),
    "I-35 B": (4, "gold", 4),
    "II-08 A": (4, "gem", 4),
    "II-13 A": (3, "gem", 3),
    "II-16 A": (3, "gem", 3),
    "II-21 A": (3, "gem", 3),
    "II-28 A": (2, "gem", 2),
    "II-29 A": (3, "gem", 3),
    "II-32 A": (3, "gem", 3),
    "II-35 A": (3, "gem", 3),
    "II-39 A": (2, "gem", 2),
    "III-13 A": (5, "gem", 5),
    "III-16 A": (6, "gem", 7),
    "III-19 B": (6, "gold", 6),
    "III-33 B": (5, "gem", 6),
    "D 10": (6, "gem", 7),
    "EV-04": (6, "gold", 6),
    "EV-09": (4, "gem", 4),
    "EV-16": (4, "gold", 4),
    "EV-18": (3, "gem", 3),
}
SWAPS = {"III-03 B": (4, 4), "III-05 A": (4, 8), "III-37 A": (3, 6), "EV-17": (2, 4)}  # times, gems
SAID = {
    "en": ("(at most {0} {1})", "(at most {0} more {1})", {"gold": "gold", "gem": "gems", "card": "cards"}),
    "hu": (
        "(legfeljebb {0} {1})",
        "(legfeljebb további {0} {1})",
        {"gold": "érmét", "gem": "drágakövet", "card": "kártyát"},
    ),
    "de": (
        "(höchstens {0} {1})",
        "(höchstens {0} {1} zusätzlich)",
        {"gold": "Gold", "gem": "Edelsteine", "card": "Karten"},
    ),
}
LIMIT = {"en": "(at most", "hu": "(legfeljebb", "de": "(höchstens"}
EFFECTS: dict[str, Parts] = {
    **{f"{card.id} {letter}": text for card in CARDS.values() for letter, text in (("A", card.a), ("B", card.b))},
    **{f"{side} {space}": text for side, board in BOARDS.items() for space, text in enumerate(board.spaces, 1)},
    **{event.id: event.effect for event in EVENTS.values()},
}
# Ten cards, as many as a mine ever has; those in the middle of rows 2 and 3 have six and five neighbours.
ROWS = {1: ("1,2", "1,0", "1,4"), 2: ("2,1", "2,-1", "2,3"), 3: ("3,2", "3,0", "3,4"), 4: ("4,1",)}


def per(effect: Parts) -> list[Per]:
    return [part for part in flat(effect) if isinstance(part, Per)]


def wanted(effect: Parts) -> str:
    """The faction of which the mine has as many cards as it can; Japanese ones bring all six factions along."""
    counts = [part.count.removeprefix("FAC_") for part in per(effect) if part.count.startswith("FAC_")]
    return counts[0] if counts else "JAP"


def rich(name: str) -> Tabletop:
    """A table on which more than any limit could be counted; the card of this effect lies first in its row."""
    effect = EFFECTS[name]
    counts = {part.count for part in per(effect)}
    card = CARDS.get(name.split(maxsplit=1)[0])
    mine: dict[str, str] = {}
    for level, row in ROWS.items():
        own = [card.id] if card and card.level == level else []
        others = [other for other in CARDS.values() if other.level == level and other is not card]
        others.sort(key=lambda other: (wanted(effect) in other.factions, len(other.factions), other.id), reverse=True)
        mine |= zip(row, [*own, *(other.id for other in others)], strict=False)
    table = bare().mine(mine).hand("I-31", "II-43", "III-43").machines(dict.fromkeys(mine, 3))
    table.collapses(*(at for at in mine if not card or mine[at] != card.id))
    table.carts(*(name for name, full in all_joints(mine).items() if full == 1))
    table.marker(*(("F", 11) if "RESEARCH_POS" in counts else ("A", 0)))
    return table.stock(gold=0, gems=0, boards_done=3, placed="4,1")


def played(table: Tabletop) -> Tabletop:
    """As much as can be, to the end."""
    while table.game.decisions:
        table.answer(0, table.options()[-1 if table.ask() == "trade" else 0])
    return table


def carried_out(name: str, table: Tabletop) -> Tabletop:
    """The effect of a card, an event or a space, at its place in the game."""
    first, _, second = name.partition(" ")
    if first in CARDS:
        return played(table.activate(ROWS[CARDS[first].level][0], f"effect {second}"))
    return played(table.at(f"event.{first}" if first in EVENTS else f"space.{first}.{second}"))


def without_limit(name: str, table: Tabletop) -> Tabletop:
    """The same effect on the same table, but with no limit worth the name."""
    free = Parts(msgspec.structs.replace(part, most=99) if isinstance(part, Per) else part for part in EFFECTS[name])
    here = next((at for at, card in table.player().mine.items() if card == name.split(maxsplit=1)[0]), "1,0")
    return played(table.effect(written(free), here=here))


def gained(table: Tabletop, unit: str) -> int:
    me = table.player()
    return {"gold": me.gold, "gem": me.gems, "card": len(me.hand) - 3}[unit]


def unit_of(part: Per) -> str:
    return "gold" if isinstance(part, GoldPer) else "card" if isinstance(part, DrawPer) else "gem"


def test_the_tables_name_every_limit_that_the_cards_have() -> None:
    limits = {(name, part.most, unit_of(part)) for name, effect in EFFECTS.items() for part in per(effect)}
    stated = {(name, most, unit) for name, (most, unit, _) in (MOST | NEVER_MORE).items()}
    assert limits - stated == {("III-18 A", 6, "gem")}  # its other part counts the six factions
    assert stated <= limits
    trades = {name: part for name, effect in EFFECTS.items() for part in flat(effect) if isinstance(part, Trade)}
    assert {name: (part.times, part.gems * part.times) for name, part in trades.items()} == SWAPS


@pytest.mark.rules("IMP-EFF-07")
@pytest.mark.parametrize("name", MOST)
def test_a_limit_is_reached_and_holds_where_more_would_be_due(name: str) -> None:
    _, unit, most = MOST[name]
    assert gained(carried_out(name, rich(name)), unit) == most
    assert gained(without_limit(name, rich(name)), unit) > most


@pytest.mark.parametrize("name", NEVER_MORE)
def test_a_limit_that_is_not_said_is_as_much_as_can_ever_be_counted(name: str) -> None:
    _, unit, most = NEVER_MORE[name]
    assert gained(carried_out(name, rich(name)), unit) == most
    assert gained(without_limit(name, rich(name)), unit) == most


@pytest.mark.rules("IMP-EFF-07")
@pytest.mark.parametrize("name", SWAPS)
def test_a_swap_is_made_so_many_times_at_most(name: str) -> None:
    _, gems = SWAPS[name]
    assert gained(carried_out(name, rich(name).stock(gold=99)), "gem") == gems


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_limit_says_its_unit_and_whether_it_comes_on_top(lang: str) -> None:
    texts = wording_of(TITLE, lang).texts
    alone, on_top, units = SAID[lang]
    for name, effect in EFFECTS.items():
        if not effect:
            continue
        said = says.sentence(texts, effect)
        if name in MOST:
            most, unit, in_all = MOST[name]
            assert (on_top if in_all > most else alone).format(most, units[unit]) in said
        assert said.count(LIMIT[lang]) == (name in MOST), said
