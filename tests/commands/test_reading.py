"""`asztal rules` and `asztal cards` as a reader meets them."""

import json

import pytest

from asztal.cli import main
from asztal.games.ginkgopolis.cards import CARDS


def printed(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(words) == code
    out, err = capsys.readouterr()
    assert (err if code == 0 else out) == ""
    return out or err


def test_the_whole_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "rules", "ginkgopolis")
    assert text.startswith("# Ginkgopolis")
    assert "**GIN-URB-06**" in text


def test_a_clause_a_section_or_a_word_is_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "rules", "ginkgopolis", "GIN-URB-06").startswith("GIN-URB-06 The token moves")
    section = printed(capsys, "rules", "ginkgopolis", "gin-urb").splitlines()
    assert len(section) == 20
    assert all(line.startswith("GIN-URB-") for line in section)
    assert "GIN-URB-09" in printed(capsys, "rules", "ginkgopolis", "alphabetical", "order")


def test_a_worked_example_is_drawn_and_told_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    clause, *drawn = printed(capsys, "rules", "ginkgopolis", "GIN-EX-02").splitlines()
    assert clause.startswith("GIN-EX-02 Red 9 has 2 floors")
    assert len(drawn) > 10
    assert drawn[-1].startswith("2. Faye plays red 9 alone. Faye takes 2 resources, 1 tile and 1 success point.")
    assert "UWC-SLOT-03" in printed(capsys, "rules", "underwater_cities", "UWC-EX-03", "--lang=de")
    assert "GIN-EX-09" in printed(capsys, "rules", "ginkgopolis", "gin-ex")  # a whole section is only read


def test_the_rules_are_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "**GIN-URB-07** (döntés) Üres az a hely" in printed(capsys, "rules", "ginkgopolis", "--lang=hu")
    found = printed(capsys, "rules", "ginkgopolis", "bővítéshez", "--lang=hu")
    assert "GIN-ACT-03 Külterület-kártya lapkával: az akció bővítés." in found
    assert printed(capsys, "rules", "ginkgopolis", "gin-urb-07", "--lang=de").startswith(
        "GIN-URB-07 (Entscheidung) Leer heißt"
    )


def test_what_is_not_in_the_rules_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    said = printed(capsys, "rules", "ginkgopolis", "xyzzy", "--lang=de", code=2)
    assert said == "In den Regeln von ginkgopolis passt nichts zu „xyzzy“.\n"
    assert printed(capsys, "rules", "toy_euro", code=2) == "There is no text of the rules of toy_euro.\n"


def test_every_card_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "cards", "ginkgopolis", "--lang", "hu").splitlines()
    assert len(lines) == len(CARDS)
    assert "R09  piros 9-es: Minden szintépítésed után: 1 erőforrás és 1 sikerpont. [forrás: nyilvános]" in lines


def test_cards_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    cards = json.loads(printed(capsys, "cards", "ginkgopolis", "--json"))
    assert cards[0] == {
        "id": "UA",
        "kind": "urbanization",
        "name": "urbanization A",
        "text": "Alone: 1 resource or 1 tile. With a tile: a new building where token A lies; "
        "the buildings beside it yield.",
        "source": "public",
        "facts": [],
        "effects": [],
    }


def test_one_card_is_printed_by_its_id_and_some_by_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "cards", "ginkgopolis", "r09", "--lang", "hu").startswith("R09  piros 9-es: Minden")
    found = printed(capsys, "cards", "ginkgopolis", "New", "Building", "where").splitlines()
    assert [line.split()[0] for line in found] == [f"U{letter}" for letter in "ABCDEFGHIJKL"]
    assert [card["id"] for card in json.loads(printed(capsys, "cards", "ginkgopolis", "R09", "--json"))] == ["R09"]
    said = printed(capsys, "cards", "ginkgopolis", "xyzzy", "--lang=de", code=2)
    assert said == "Keine Karte von ginkgopolis passt zu „xyzzy“.\n"


def test_a_game_without_texts_has_no_cards_to_print(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "cards", "toy_euro", code=2) == "toy_euro has no texts of cards.\n"


def test_the_player_aid_is_printed_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "rules", "barrage", "--aid")
    assert "| elevation | concrete mixers | 2     | 3    | 4        |" in text
    assert "[BAR-BLD-21]" in text
    assert "- Rohrwerk: 2 Bagger je Punkt" in printed(capsys, "rules", "barrage", "--aid", "--lang=de")
    assert printed(capsys, "rules", "toy_euro", "--aid", code=2) == "There is no player aid for toy_euro.\n"
