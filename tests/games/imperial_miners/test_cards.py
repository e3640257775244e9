"""What is in the box, and what every card, event and board space must keep to."""

import importlib.util
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from typing import get_args

import pytest

from asztal.games.imperial_miners import TITLE, cards
from asztal.games.imperial_miners.cards import (
    BOARDS,
    CARDS,
    EDGES,
    EVENTS,
    FACTION_CODES,
    FACTIONS,
    LEVELS,
    NAMES,
    SOURCE,
    SURFACE,
    Card,
)
from asztal.games.imperial_miners.counting import COUNTERS, HERE, SCOPES, THIS
from asztal.games.imperial_miners.examples.shorthand import Step, parts, steps, written
from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from asztal.games.imperial_miners.language import effect
from asztal.games.imperial_miners.vocabulary import (
    WORDS,
    CounterName,
    Gate,
    Modifier,
    Parts,
    Price,
    ScopeName,
    flat,
    word_of,
)
from asztal.kernel import Refused
from asztal.text import LANGUAGES

SETS_DONE = {"discard_upto", "machine", "machine_each", "collapse", "clear", "cart", "research", "activate"}
MINE = list(CARDS.values())
SPACES = {f"{board.side}{index}": text for board in BOARDS.values() for index, text in enumerate(board.spaces, 1)}
CARD_EFFECTS = {f"{card.id} {letter}": text for card in MINE for letter, text in (("A", card.a), ("B", card.b)) if text}
ALL: dict[str, Parts] = CARD_EFFECTS | SPACES | {event.id: event.effect for event in EVENTS.values()} | SURFACE


def of_level(level: int) -> list[Card]:
    return [card for card in MINE if card.level == level]


def of_faction(name: str) -> list[Card]:
    return [card for card in MINE if name in card.factions]


# --- the box --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-COMP-01")
def test_the_mine_cards_of_each_level_are_numbered_through() -> None:
    assert LEVELS == (1, 2, 3, 4)
    for level, roman in zip(LEVELS, ("I", "II", "III", "IV"), strict=True):
        ids = [card.id for card in of_level(level)]
        assert ids == [f"{roman}-{number:02}" for number in range(1, len(ids) + 1)]


@pytest.mark.rules("IMP-COMP-02")
def test_there_are_events_three_double_sided_boards_and_a_marker_for_each_of_five_players() -> None:
    assert list(EVENTS) == [f"EV-{number:02}" for number in range(1, len(EVENTS) + 1)]
    assert {side: board.sheet for side, board in BOARDS.items()} == {"A": 1, "B": 1, "C": 2, "D": 2, "E": 3, "F": 3}
    table = Tabletop(seats=5)
    table.marker("A", 3, seat=4)
    assert [player.space for player in table.state.players] == [0, 0, 0, 0, 3]


@pytest.mark.rules("IMP-COMP-05")
def test_machines_collapses_and_carts_never_run_out() -> None:
    table = bare()
    # Sixteen cards in one row: 48 machines, more than the 44 printed; 33 collapses need as many cards.
    table.mine({f"1,{2 * n}": f"I-{n + 1:02}" for n in range(16)})
    for _ in range(3):
        table.effect("machine_each(MINE)")
    assert sum(table.player().machines.values()) == 48
    table.mine({f"1,{2 * n}": f"I-{n + 1:02}" for n in range(33)})
    table.effect("collapse(MINE,33)", *(f"collapse 1,{2 * n}" for n in range(32)))
    assert len(table.player().collapses) == 33
    table.stock(gold=1000, gems=1000).effect("gold(5); gem(5)")
    assert table.rest() == (1005, 1005)


@pytest.mark.rules("IMP-COMP-05")
def test_a_41st_cart_token_is_placed() -> None:
    table = bare()
    row = {f"1,{2 * n}": f"I-{n + 1:02}" for n in range(36)}
    below = {f"2,{2 * n + 1}": f"II-{n + 1:02}" for n in range(35)}
    table.mine(row | below).effect("cart(MINE,41)")
    for _ in range(41):
        table.answer(0, table.options()[0])
    assert table.game.over
    assert len(table.player().carts) == 41


@pytest.mark.rules("IMP-COMP-07")
def test_the_game_is_for_one_to_five_players() -> None:
    assert [len(TITLE.new(seats).decisions) for seats in (1, 2, 3, 4, 5)] == [1, 2, 3, 4, 5]
    for seats in (0, 6):
        with pytest.raises(Refused, match="seat-count"):
            TITLE.new(seats)


def test_the_set_is_shown_as_designed_by_this_project() -> None:
    assert SOURCE == "designed"
    assert TITLE.source == "designed"


# --- a card ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-CARD-01")
def test_levels_1_and_4_are_free_level_2_costs_2_and_level_3_from_0_to_13() -> None:
    assert {card.cost for card in of_level(1)} == {0}
    assert {card.cost for card in of_level(2)} == {2}
    assert {card.cost for card in of_level(4)} == {0}
    assert {card.cost for card in of_level(3)} == set(range(14))
    assert sorted(CARDS[card].cost for card in ("III-09", "III-03", "III-40")) == [0, 1, 13]


@pytest.mark.rules("IMP-CARD-03")
def test_a_card_has_no_one_or_two_factions_and_with_two_it_counts_for_both() -> None:
    assert {len(card.factions) for card in MINE} == {0, 1, 2}
    table = bare()
    table.mine({"1,0": "I-25", "1,2": "I-31"})  # Scot and Barbarian; of no faction
    table.effect("gold_per(1,FAC_SCO,9); gold_per(10,FAC_BAR,90); gem_per(1,FACTIONS,9)")
    assert table.rest() == (11, 2)


@pytest.mark.rules("IMP-CARD-05")
@pytest.mark.parametrize(
    ("edge", "place", "met"),
    [
        ("L", "2,-1", "R"),
        ("R", "2,3", "L"),
        ("TL", "1,0", "BR"),
        ("TR", "1,2", "BL"),
        ("BL", "3,0", "TR"),
        ("BR", "3,2", "TL"),
    ],
)
def test_each_of_the_six_edges_has_a_half_cart_that_is_full_or_empty(edge: str, place: str, met: str) -> None:
    full, empty = ([card.id for card in of_level(2) if (edge in card.carts) is is_full] for is_full in (True, False))
    others = [card.id for card in of_level(int(place[0])) if met in card.carts]
    for (one, *_), carts in ((full, 1), (empty, 0)):
        table = bare()
        table.mine({"2,1": one, place: next(card for card in others if card != one)})
        assert table.player().completed_carts() == carts
        table.effect("gold_per(1,CARTS_HERE,9)", here="2,1")
        assert table.player().gold == carts


@pytest.mark.rules("IMP-SETUP-02")
def test_all_level_4_cards_have_the_same_effects() -> None:
    kinds = {(NAMES[card.id]["en"], card.factions, card.cost, card.carts, card.a, card.b) for card in of_level(4)}
    assert kinds == {
        (
            "Heart of the Deep",
            (),
            0,
            frozenset({"TL", "TR", "L", "R"}),
            parts("gem(3)"),
            parts("cart(MINE,1); activate(LEVEL2,1)"),
        )
    }


# --- the factions ---------------------------------------------------------------------------------------------------


def test_every_faction_is_on_as_many_cards() -> None:
    assert len({len(of_faction(name)) for name in FACTIONS}) == 1
    for level in LEVELS:
        alone = Counter(card.factions for card in of_level(level) if len(card.factions) == 1)
        assert len({alone[(name,)] for name in FACTIONS}) == 1
    assert not any(card.factions for card in of_level(4))


def test_levels_1_and_2_show_every_pair_of_factions_once() -> None:
    pairs = {level: [frozenset(c.factions) for c in of_level(level) if len(c.factions) == 2] for level in (1, 2, 3)}
    every = [frozenset(pair) for pair in combinations(FACTIONS, 2)]
    assert Counter(pairs[1] + pairs[2]) == Counter(every)
    more = [frozenset(pair) for pair in (("SCO", "JAP"), ("BAR", "ATL"), ("EGY", "ROM"))]
    assert Counter(pairs[3]) == Counter(pairs[1] + more)


# --- structure ------------------------------------------------------------------------------------------------------


def test_every_word_has_a_meaning_and_is_used() -> None:
    known = {name: meaning for name, _, meaning in WORDS.pages()}
    assert all(known.values())
    assert {word_of(part) for given in ALL.values() for part in flat(given)} == set(known)


def test_every_effect_can_be_made_of_verbs() -> None:
    for given in ALL.values():
        if isinstance(given[0], Modifier):
            with pytest.raises(ValueError, match="a modifier is in force, not carried out"):
                effect(given)
        else:
            names = [f"{word_of(part)}{number}" for number, part in enumerate(given, 1)]
            assert list(effect(given).inside) == names


def test_a_gate_comes_last() -> None:
    for where, given in ALL.items():
        gates = [part for part in flat(given) if isinstance(part, Gate)]
        assert not any(isinstance(part, Gate) for part in given[:-1]), where
        assert not any(isinstance(part, Gate) for gate in gates for part in gate.then[:-1]), where


def test_a_price_comes_first_or_not_at_all() -> None:
    for where, given in ALL.items():
        assert not any(isinstance(part, Price) for part in flat(given)[1:]), where


def arguments(step: Step) -> set[str]:
    return {arg.partition("/")[0] for arg in step[1]}


def test_events_and_spaces_have_no_card_of_their_own() -> None:
    for text in [*SPACES.values(), *(event.effect for event in EVENTS.values())]:
        for step in steps(text):
            assert not arguments(step) & (HERE | THIS)


def test_all_counters_and_scopes_of_the_language_exist() -> None:
    assert set(COUNTERS) == {f"FAC_{name}" for name in FACTIONS} | HERE | {
        *("FACTIONS", "LEVELS", "PLAYED_LEVEL", "MACHINES", "MACHINE_CARDS", "COLLAPSES", "CARTS"),
        *("RESEARCH_POS", "BOARDS_DONE", "DONE"),
    }
    assert {"ABOVE", "SIDES", "NEIGHBOURS", "MACHINES_HERE", "CARTS_HERE"} == HERE
    assert set(COUNTERS) == set(get_args(CounterName))
    assert set(SCOPES) == set(get_args(ScopeName)) == THIS | {"MINE", "LEVEL1", "LEVEL2", "LEVEL3"}
    assert {"SELF", "OTHERS", "ROW", "SIDES", "ABOVE", "NEIGHBOURS"} == THIS


def test_spaces_never_research_and_the_top_activates_nothing() -> None:
    assert not any(name == "research" for text in SPACES.values() for name, _ in steps(text))
    assert [board.top for board in BOARDS.values()] == [10, 10, 10, 10, 9, 12]
    for board in BOARDS.values():
        assert not any(name == "activate" for name, _ in steps(board.spaces[-1]))


@pytest.mark.rules("IMP-DRAW-03")
def test_level_4_cards_come_from_events_and_boards_only() -> None:
    deep = [where for where, text in ALL.items() if ("draw_level", ("1", "4")) in steps(text)]
    assert deep
    assert not set(deep) & set(CARD_EFFECTS)
    assert [where for where, text in ALL.items() if "draw_level" in written(text)] == deep


def test_modifiers_are_on_modifier_events_only() -> None:
    found = [where for where, text in ALL.items() if any(isinstance(part, Modifier) for part in text)]
    assert found == [event.id for event in EVENTS.values() if event.kind == "modifier"]
    assert "EV-11" in found


def test_done_follows_a_step_that_sets_it() -> None:
    for text in ALL.values():
        for before, after in pairwise([("", ()), *steps(text)]):
            if "DONE" in arguments(after):
                assert before[0] in SETS_DONE
    assert any(",DONE," in written(text) for text in ALL.values())


def test_names_of_levels_1_to_3_are_all_different() -> None:
    for lang in LANGUAGES:
        names = [NAMES[card.id][lang] for card in MINE if card.level < 4]
        assert len(set(names)) == len(names)
    assert NAMES["EV-01"]["en"] == "Payday at Dawn"
    assert NAMES["A"]["en"] == "Assayers' Ladder"


def test_everything_has_its_name_in_every_language() -> None:
    assert set(NAMES) == {*CARDS, *EVENTS, *BOARDS, *FACTIONS}
    for names in (*NAMES.values(), *FACTION_CODES.values()):
        assert list(names) == list(LANGUAGES)
        assert all(names.values())


def test_no_card_activates_a_deeper_row_than_its_own() -> None:
    for card in MINE:
        for text in (card.a, card.b):
            for name, args in steps(text) if text else []:
                if name == "activate":
                    assert args[0] in ("SIDES", "ABOVE", *(f"LEVEL{n}" for n in range(1, card.level + 1)))


@pytest.mark.rules("IMP-CARD-04", "IMP-CART-09")
def test_some_cards_have_one_effect_and_useless_edges_are_empty() -> None:
    assert {bool(card.b) for card in MINE} == {True, False}
    assert all(card.a for card in MINE)
    assert not any(card.carts & {"TL", "TR"} for card in of_level(1))
    assert not any(card.carts & {"BL", "BR"} for card in of_level(4))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (
            "{ pay = 2 }, { research = 2 }",
            "{ pay = 2 }, { reserch = 2 }",
            r"I-11 A\[2\]: one word is needed, not none, in {'reserch': 2}; did you mean `research`\?$",
        ),
        ("{ pay = 2 }, { research = 2 }", "{ pay = 2, research = 2 }", r"I-11 A\[1\]: one word is needed"),
        ("b = [{ gold = 2 }] }", 'b = [{ gold = "2" }] }', r"I-05 B\[1\].gold: Expected `int`"),
        ('count = "RESEARCH_POS", each = 4', 'count = "GEMS", each = 4', r"I-12 A\[2\].gold_per: Invalid enum value"),
        ('on = "LEVEL3"', 'on = "LEVEL4"', r"III-41 B\[2\].activate: Invalid enum value"),
        ('faction = "SCO"', 'faction = "ELF"', r"I-03 B\[1\].draw_faction: Invalid enum value"),
        ("least = 2, then = [{ gem = 1 }]", "least = 2", r"I-06 B\[2\].gate: Object missing required field `then`"),
        ("[{ gold = 1 }, { clear = 1 }]", "[{ gold = 1 }, { clear = 1, in = 2 }]", r"F 2\[2\].clear: Object contains"),
    ],
)
def test_a_wrong_row_is_refused_with_the_card_that_it_is_in(old: str, new: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=why):
        read_with([(old, new)], tmp_path)


def read_with(slips: list[tuple[str, str]], folder: Path) -> None:
    """Read the card data with some places changed."""
    source = Path(cards.__file__)
    (folder / "cards.py").write_text(source.read_text("utf-8"), "utf-8")
    data = source.with_name("cards.toml").read_text("utf-8")
    for old, new in slips:
        assert old in data
        data = data.replace(old, new, 1)
    (folder / "cards.toml").write_text(data, "utf-8")
    spec = importlib.util.spec_from_file_location("slipped_cards", folder / "cards.py")
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(importlib.util.module_from_spec(spec))


HOLE = f'de = "{NAMES["I-31"]["de"]}" }}, level = 1, factions = '
QUARTZ = f'de = "{NAMES["II-43"]["de"]}" }}, level = 2, factions = [], cost = '
HEART = f'de = "{NAMES["IV-14"]["de"]}" }}, level = 4, factions = [], cost = '


@pytest.mark.parametrize(
    ("slips", "why"),
    [
        ([('id = "I-36"', 'id = "I-35"')], "I-35: an earlier card has this id"),
        ([(f"{HOLE}[]", f'{HOLE}["SCO"]')], "every faction is on equally many cards, so add one for each"),
        ([(f"{HOLE}[]", f'{HOLE}["SCT"]')], "I-31: there is no faction `SCT`; did you mean `SCO`?"),
        ([("factions = [], cost = 13", "factions = [], cost = 14")], "III-40: a card of level 3 costs 0 to 13, not 14"),
        ([(f"{HOLE}[], cost = 0", f"{HOLE}[], cost = 1")], "I-31: a card of level 1 costs 0, not 1"),
        ([(f"{QUARTZ}2", f"{QUARTZ}3")], "II-43: a card of level 2 costs 2, not 3"),
        ([(f"{HEART}0", f"{HEART}1")], "IV-01: a card of level 4 costs 0, not 1"),
        ([("level = 2, factions", "level = 5, factions")], "II-01: there is no level 5"),
        ([('factions = ["SCO", "BAR"]', 'factions = ["SCO", "BAR", "EGY"]')], "I-25: two factions at most"),
        ([('carts = ["L"]', 'carts = ["XX"]')], "I-01: there is no half cart `XX` on level 1"),
        ([('carts = ["L"]', 'carts = ["TL"]')], "I-01: there is no half cart `TL` on level 1"),
        ([('carts = ["L"]', 'carts = ["TR"]')], "I-01: there is no half cart `TR` on level 1"),
        ([('carts = ["TL", "TR", "L", "R"]', 'carts = ["TL", "TR", "L", "BR"]')], "no half cart `BR` on level 4"),
        ([('carts = ["TL", "TR", "L", "R"]', 'carts = ["TL", "TR", "BL", "R"]')], "no half cart `BL` on level 4"),
        ([('kind = "end"', 'kind = "ende"')], "there is no kind of event `ende`; did you mean `end`?"),
        ([("sheet = 3", "sheet = 2")], "two sides of each sheet"),
        ([("sheet = 1", "sheet = 4")], "two sides of each sheet"),
        ([(f"{HOLE}[], cost", f"{HOLE}[], cots")], "I-31: there is no field `cots`; did you mean `cost`?"),
        ([(f"{HOLE}[], cost = 0,", f"{HOLE}[],")], "I-31: `cost` is missing"),
        ([(f', de = "{NAMES["I-31"]["de"]}"', "")], "I-31: `name` needs these languages: en, hu, de; it has en, hu"),
    ],
)
def test_a_slip_in_the_card_data_is_noticed_when_it_is_read(
    slips: list[tuple[str, str]], why: str, tmp_path: Path
) -> None:
    with pytest.raises((ValueError, AssertionError)) as refused:
        read_with(slips, tmp_path)
    assert why in str(refused.value)


def test_a_card_with_six_full_half_carts_would_be_allowed(tmp_path: Path) -> None:
    read_with(
        [('carts = ["TR", "R", "BR"], a = [{ gem = 2 }]', f"carts = {list(EDGES)}, a = [{{ gem = 2 }}]")], tmp_path
    )
