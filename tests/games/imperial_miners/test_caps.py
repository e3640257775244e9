"""What every "for each" gives at most: said with its unit, and reached in a mine of ten cards."""

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from asztal.games.imperial_miners import TITLE
from asztal.games.imperial_miners.cards import BOARDS, CARDS, EVENTS
from asztal.games.imperial_miners.examples.shorthand import written
from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from asztal.games.imperial_miners.face import says
from asztal.games.imperial_miners.mine import all_joints
from asztal.games.imperial_miners.vocabulary import DrawPer, GoldPer, Parts, Per, Trade, flat
from asztal.text import LANGUAGES
from asztal.text.wording import wording_of

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


LIMITED = [name for name, effect in EFFECTS.items() if per(effect)]
SWAPS = {
    name: part.gems * part.times for name, effect in EFFECTS.items() for part in flat(effect) if isinstance(part, Trade)
}


@cache
def with_and_without(name: str) -> tuple[int, int]:
    """What an effect gives in a mine where more than its limit could be counted, and what it would without a limit."""
    unit = unit_of(per(EFFECTS[name])[0])
    return gained(carried_out(name, rich(name)), unit), gained(without_limit(name, rich(name)), unit)


def limit_lines() -> Iterator[str]:
    """Every limit as a golden line; `test_card_lines` holds them."""
    for name in LIMITED:
        parts = per(EFFECTS[name])
        given, free = with_and_without(name)
        limits = " and ".join(f"{part.most} {unit_of(part)}" for part in parts)
        yield f"{name}: {limits} at most, {given} in all" + (", as much as there can be" if free == given else "")


@pytest.mark.rules("IMP-EFF-07")
@pytest.mark.parametrize("name", LIMITED)
def test_a_limit_holds_and_is_said_where_more_would_be_due(name: str) -> None:
    """Where no more can ever be counted, it is not said: there are six factions, three machines on a card and so on."""
    given, free = with_and_without(name)
    assert given <= free
    for lang in LANGUAGES:
        alone, on_top, units = SAID[lang]
        text = says.said(wording_of(TITLE, lang), EFFECTS[name])
        assert text.count(LIMIT[lang]) == (free > given), text
        told = [
            (on_top if given > part.most else alone).format(part.most, units[unit_of(part)])
            for part in per(EFFECTS[name])
        ]
        assert free == given or any(limit in text for limit in told), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_other_effect_says_a_limit(lang: str) -> None:
    words = wording_of(TITLE, lang)
    for name, effect in EFFECTS.items():
        if effect and name not in LIMITED:
            assert LIMIT[lang] not in says.said(words, effect)


@pytest.mark.rules("IMP-EFF-07")
@pytest.mark.parametrize("name", SWAPS)
def test_a_swap_is_made_so_many_times_at_most(name: str) -> None:
    assert gained(carried_out(name, rich(name).stock(gold=99)), "gem") == SWAPS[name]
