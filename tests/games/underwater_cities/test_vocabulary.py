"""Cards that win over rules, the exact meaning of some verbs, and pieces that are built and upgraded in one go."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec.structs import fields

from asztal.games.underwater_cities.cards import (
    CARDS,
    COLOURS,
    CONTRACTS,
    ERA_CARDS,
    ITEMS,
    KINDS,
    METROPOLISES,
    SLOT_GROUPS,
    SLOTS,
    parts_of,
)
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.language import acting, effect
from asztal.games.underwater_cities.network import COUNTS
from asztal.games.underwater_cities.nouns import Colour, Counted, HappeningName, Item, Thing
from asztal.games.underwater_cities.scoring import part_points
from asztal.games.underwater_cities.vocabulary import WORDS, Build, Gain
from asztal.kernel.vocabulary import Word

# --- kinds of cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-GLOS-18")
def test_survey_cards_are_the_era_cards_that_allow_an_expansion_site() -> None:
    allowed = {card.id for card in ERA_CARDS.values() if any(part.site for part in parts_of(card.id, Build))}
    assert allowed == {card.id for card in ERA_CARDS.values() if "Survey" in card.name["en"]}
    assert {"C052"} < allowed
    table = Tabletop(2).stock(kelp=3).card("C052", "part C052-1")
    assert {option.split()[-1][-1] for option in table.options()} == {"x"}


@pytest.mark.rules("UWC-GLOS-19")
def test_a_card_that_raises_a_limit_wins_over_the_rule() -> None:
    four = ["PA", "C020", "C033", "C040"]
    table = Tabletop(2).claimed(*four, "SP17").hand("C009").turn("slot 12-G4", "card C009", "card-first", "stop")
    assert table.player().action_cards() == [*four, "C009"]
    usual = Tabletop(2).claimed(*four).hand("C009").turn("slot 12-G4", "card C009", "card-first")
    assert usual.ask() == "give-up"
    assert Tabletop(2).claimed("C012").hand("C001", "C002", "C003", "C004").turn().ask() == "slot"
    assert Tabletop(2).hand("C001", "C002", "C003", "C004").turn().ask() == "discard"


# --- the vocabulary ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-GLOS-20")
def test_the_vocabulary_is_closed() -> None:
    with pytest.raises(ValueError, match=r"C999\[2\]: one word is needed, not none"):
        WORDS.read([{"gain": {"kelp": 1}}, {"demolish": "farm"}], "C999")
    with pytest.raises(ValueError, match=r"^C999\[1\].if\[1\]: one word is needed, not none"):
        WORDS.read([{"if": {"flooded": "farm"}, "then": []}], "C999")
    with pytest.raises(ValueError, match=r"C999.*unknown field `times`"):
        WORDS.read([{"gain": {"kelp": 1}, "times": 2}], "C999")


def spoken(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Every noun inside parts with the field that it stands in; amounts with `items`."""
    if isinstance(value, Word):
        for field in fields(value):
            yield from spoken(getattr(value, field.name), field.name)
    elif isinstance(value, dict):
        yield from (("items", item) for item in value)
    elif isinstance(value, tuple):
        for each in value:
            yield from spoken(each, name)
    elif isinstance(value, str) and value:
        yield name, value


@pytest.mark.rules("UWC-GLOS-20")
def test_every_noun_is_known() -> None:
    effects: list[Any] = [card.effect for card in CARDS.values()] + [slot.effect for slot in SLOTS.values()]
    effects += [(tile.instant, tile.production, tile.scoring) for tile in METROPOLISES.values()]
    effects += [(contract.criteria, contract.reward) for contract in CONTRACTS.values()]
    found: dict[str, set[str]] = {}
    for name, noun in spoken(tuple(effects)):
        found.setdefault(name, set()).add(noun)
    things = ("build", "build_and_upgrade", "upgrade", "of", "thing", "extra_output", "built_this_turn")
    assert set().union(*(found[name] for name in (*things, "upgraded_this_turn"))) <= set(KINDS)
    assert set().union(*(found[name] for name in ("gain_per", "per", "steps", "sets", "count"))) <= set(COUNTS)
    assert found["items"] | found["item"] <= {*ITEMS, "any"}
    assert found["slots"] == set(SLOT_GROUPS)
    assert found["match_cards"] | found["slots_of"] <= set(COLOURS)


def test_the_nouns_are_those_of_the_rules() -> None:
    assert (set(get_args(Colour)), set(get_args(Item))) == (set(COLOURS), set(ITEMS))
    assert (set(get_args(Thing)), set(get_args(Counted))) == (set(KINDS), set(COUNTS))
    made = {f"{thing}_built" for thing in KINDS} | {f"{thing}_upgraded" for thing in KINDS if "city" not in thing}
    assert {name for name in get_args(HappeningName) if name.endswith(("_built", "_upgraded"))} == made


@pytest.mark.parametrize(
    ("row", "meant"),
    [
        ({"gain": {"credt": 1}}, "credit"),
        ({"build": ["farm", "labratory"]}, "laboratory"),
        ({"per": "conected_farm", "points": 1}, "connected_farm"),
        ({"when": "tunnel_build", "then": []}, "tunnel_built"),
        ({"if": {"count": "tunnel_at_citi", "min": 2}, "then": []}, "tunnel_at_city"),
        ({"upgarde": "farm"}, "upgrade"),
        ({"upgrade": "farm", "fre": True}, "free"),
    ],
)
def test_an_unknown_noun_word_or_field_says_what_was_meant(row: dict[str, Any], meant: str) -> None:
    with pytest.raises(ValueError, match=rf"^C999\[1\].*; did you mean `{meant}`\?"):
        WORDS.read([row], "C999")


@pytest.mark.rules("UWC-GLOS-20")
def test_what_counts_or_holds_is_not_resolved() -> None:
    parts = WORDS.read([{"gain": {"kelp": 1}}, {"hand_limit": 1}], "try")
    assert acting(parts) == [Gain({"kelp": 1})]
    with pytest.raises(ValueError, match="is not resolved"):
        effect(parts, "try")
    with pytest.raises(ValueError, match="does not score"):
        part_points(Tabletop(2).player(), Gain({"kelp": 1}))


@pytest.mark.rules("UWC-GLOS-20")
def test_look_at_some_cards_and_keep_a_few() -> None:
    table = Tabletop(2).deck("C001", "C002", "C003", "C004", "C005").card("C042")
    assert table.options() == [f"keep C00{number}" for number in range(1, 6)]
    table.answers(0, "keep C004", "keep C001")
    assert sorted(table.player().hand) == ["C001", "C004"]
    assert {"C002", "C003", "C005"} <= set(table.state.discard)


@pytest.mark.rules("UWC-GLOS-20")
def test_discard_up_to_some_cards_and_draw_as_many() -> None:
    table = Tabletop(2).hand("C001", "C002", "C003").deck("C010", "C011").card("C084", "part C084-1")
    table.answers(0, "swap C003", "swap C001", "stop")
    assert sorted(table.player().hand) == ["C002", "C010", "C011"]
    assert {"C001", "C003"} <= set(table.state.discard)


@pytest.mark.rules("UWC-GLOS-20")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("C108", "C1a", ["output C1c", "output T1", "stop"]),  # of different kinds
        ("C158", "C1a", ["output C1b", "stop"]),  # of the same kind
    ],
)
def test_the_output_of_two_structures(card: str, first: str, second: list[str]) -> None:
    table = Tabletop(2).build("C1a=farm+", "C1b=farm+", "C1c=laboratory+", "T1+").card(card, f"output {first}")
    assert table.options() == second
    table.answer(0, second[0])
    assert table.ask() == ""


# --- build and upgrade ------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-GLOS-21")
@pytest.mark.parametrize(
    ("card", "piece", "stock"),
    [
        ("C067", "laboratory C1a", {"steelplast": 1, "science": 1}),  # usual cost
        ("C039", "laboratory C1a", {"science": 1}),  # a free build
        ("C121", "tunnel T1", {}),  # all free
    ],
)
def test_a_card_that_builds_and_upgrades_does_both(card: str, piece: str, stock: dict[str, int]) -> None:
    table = Tabletop(2).stock(**stock).card(card, f"build {piece}")
    assert table.rest() == {}
    assert table.player().upgraded == [piece.split()[1]]


@pytest.mark.rules("UWC-GLOS-21")
def test_without_science_for_the_upgrade_nothing_is_built() -> None:
    for card in ("C067", "C039"):
        table = Tabletop(2).stock(steelplast=3, kelp=3, credit=3).card(card)
        assert (table.player().buildings, table.player().tunnels) == ({}, [])
    bonus = Tabletop(2).build("C2").stock(kelp=1).card("C067")  # C5a gives the science that its upgrade needs
    assert bonus.player().buildings == {"C5a": "farm"}
    assert (bonus.player().upgraded, bonus.rest()) == (["C5a"], {})
