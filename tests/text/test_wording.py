"""Ids become words in the reader's language; a game without texts says its ids."""

from pathlib import Path

import pytest

from asztal import registry
from asztal.kernel import Message, Option, Reason, ScoreLine
from asztal.kernel.table import TookBack
from asztal.text import UnknownLanguage
from asztal.text.wording import Wording, wording_of


@pytest.fixture
def orchard(tmp_path: Path) -> Wording:
    """A game with texts of its own."""
    (tmp_path / "orchard.en.ftl").write_text(
        "option-lay = lay { $card }\n"
        "event-shown = { $seat } shows { $cards } ({ $count })\n"
        "score-fruit = { $count ->\n    [one] { $count } fruit\n   *[other] { $count } fruits\n}\n",
        encoding="utf-8",
    )

    class OrchardWording(Wording):
        folder = tmp_path

        def name_card(self, card: str) -> str:
            return f"the {card}"

    return OrchardWording("en", ["Ann", "Bob"])


def test_a_method_names_the_ids_of_an_argument(orchard: Wording) -> None:
    assert orchard.message(Message("option-lay", {"card": "pear"})) == "lay the pear"
    assert orchard.score(ScoreLine("fruit", 4, {"count": 2})) == "2 fruits"


def test_a_list_is_joined_and_counted(orchard: Wording) -> None:
    said = orchard.say("event-shown", seat=1, cards=["pear", "plum", "apple"])
    assert said == "Bob shows the pear, the plum and the apple (3)"
    assert orchard.say("event-shown", seat=0, cards=["pear"]) == "Ann shows the pear (1)"


def test_a_game_with_texts_has_all_of_them(orchard: Wording) -> None:
    with pytest.raises(LookupError, match="there is no text 'option-sell'"):
        orchard.message(Message("option-sell"))


def test_a_game_without_texts_says_its_ids() -> None:
    wording = wording_of(registry.find("toy_euro"), "hu", ["Anna"])
    assert wording.message(Message("option-build", {"id1": "B07"})) == "build B07"
    assert wording.ask("choose") == "choose"
    assert wording.event(TookBack(0)) == "Anna visszavonja az utolsó döntését."
    assert wording.reason(Reason("too-dear", "TOY-BLD-01")) == "too-dear"
    assert wording.meant("build", ["B07"]) == Option("build", ("B07",))
    assert wording.cards() == []


def test_a_seat_without_a_name_is_its_number() -> None:
    assert Wording("de").event(TookBack(3)) == "3 nimmt die letzte Entscheidung zurück."


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        wording_of(registry.find("toy_euro"), "fr")
