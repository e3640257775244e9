"""The signs of every contract, income, action space and technology tile, as they are sent to a board.

`make golden` writes them into a file; a board's own tests can read it and look for a picture of every sign in it.
"""

from pathlib import Path

import msgspec
import pytest

from asztal.games.barrage.cards import written
from asztal.games.barrage.face import says
from asztal.games.barrage.face.icons import icons
from asztal.games.barrage.face.words import BarrageWording
from asztal.text import LANGUAGES
from asztal.text.wording import Icon
from tests.games.barrage.shorthand import parts, tile_parts

SIGNS = Path(__file__).parents[2] / "golden" / "barrage_signs.json"
PICTURES = {
    *("credit", "vp", "energy", "engineer", "excavator", "mixer", "any_machine", "water_place", "water_flow", "rotate"),
    *("produce", "modifier", "base", "elevation", "conduit", "powerhouse", "place", "hill", "plain"),
    *("take_contract", "patent", "drop_in_each_empty_dam", "rotate_per_elevation", "credits_per_value", "no_engineers"),
    *("no_surcharge", "energy_per_base", "fill_dam", "excavator_cost_cap", "any_machines", "no_machines"),
    *("vp_per_raised_dam", "energy_per_value", "vp_per_powerhouse", "vp_per_advanced_tile"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_is_sent_with_its_address_its_sentence_and_its_signs(lang: str) -> None:
    wording = BarrageWording(lang)
    sent = {effect.id: effect for card in wording.cards() if card.kind != "automa" for effect in card.effects}
    assert list(sent) == list(written())
    for address, given in written().items():
        assert (sent[address].text, sent[address].icons) == (says.said(wording, given), icons(given))


def test_an_income_is_marked_with_the_piece_that_uncovers_it() -> None:
    cards = {card.id: [(effect.id, effect.mark) for effect in card.effects] for card in BarrageWording("en").cards()}
    assert cards["usa"][:4] == [
        ("income.usa.base.1", "2"),
        ("income.usa.base.2", "4"),
        ("income.usa.base.3", "5"),
        ("income.usa.elevation.1", "2"),
    ]
    assert (cards["G05"], cards["I-base"]) == ([("contract.G05", "")], [("tile.I-base", "")])
    assert (cards["bank"], cards["adler"]) == ([("space.bank", "")], [])


def test_an_automa_tile_is_read_step_by_step_with_its_criteria() -> None:
    cards = {card.id: card for card in BarrageWording("en").cards()}
    tile = {effect.id: effect for effect in cards["A03"].effects}
    patent = tile["automa.A03.4"]
    assert (patent.mark, patent.text) == ("4", "take a base tile or a wild one (1 engineer, 2 VP)")
    assert patent.icons == [
        [Icon("patent"), Icon("base")],
        [Icon("engineer", "1", price=True), Icon("vp", "2", price=True)],
    ]
    assert tile["automa.A03.2"].icons[0] == [Icon("contract_green"), Icon("energy", "2")]
    assert tile["automa.A03.6"].icons[0] == [Icon("vp", "1")]
    criterion = tile["criterion.A03.base_best_conduit"]
    assert (criterion.mark, criterion.text) == ("base", "the best built conduit starts in the basin")
    steps = [
        step for card in cards.values() if card.kind == "automa" for effect in card.effects for step in effect.icons
    ]
    tiers = {"contract_green", "contract_yellow", "contract_red"}
    assert {sign.icon for step in steps for sign in step} <= {*PICTURES, *tiers, "mountain", ""}


def test_a_space_is_read_with_its_price() -> None:
    cards = {card.id: f"{card.heading}: {card.text}" for card in BarrageWording("en").cards()}
    assert cards["turbine-1R"] == "Turbine station, row 1, right (3 engineers, 3 credits): Produce with +2."
    assert cards["contract-3L"] == "Contract office, row 3, left (2 engineers, 1 credit): Take 2 contracts."
    assert cards["patent-2"] == "Patent office, slot 2 (2 engineers, 5 credits): Take the tile that lies here."
    assert cards["bank"] == "Bank (1 engineer): 1 credit per engineer."


def test_signs_stand_in_printed_order_and_say_where_a_piece_may_stand() -> None:
    assert icons(written()["contract.R08"]) == [[Icon("vp", "5")], [Icon("water_place", "3")], [Icon("excavator", "1")]]
    assert icons(parts({"credit": 3, "water_place": 2})) == [[Icon("credit", "3")], [Icon("water_place", "2")]]
    limit = [Icon("place"), Icon("conduit"), Icon(text="≤4", small=True)]
    assert icons(parts({"place": "conduit", "max_value": 4})) == [limit]
    areas = [Icon("plain", small=True), Icon("hill", small=True)]
    assert icons(parts({"place": "base", "areas": ["plain", "hill"]})) == [[Icon("place"), Icon("base"), *areas]]
    assert icons(written()["contract.R02"]) == [[Icon("place"), Icon("base")]]  # everywhere
    assert icons(parts({"produce": 0})) == [[Icon("produce"), Icon("modifier", "±0")]]
    assert icons(tile_parts({"no_engineers": 1, "fill_dam": 1})) == [[Icon("no_engineers")], [Icon("fill_dam")]]


def test_the_signs_are_those_that_a_board_draws() -> None:
    assert {sign.icon for given in written().values() for step in icons(given) for sign in step} == {*PICTURES, ""}


def signs_as_sent() -> str:
    """What the file has."""
    lines = [f'"{address}": {msgspec.json.encode(icons(given)).decode()}' for address, given in written().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
