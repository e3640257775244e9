"""Every contract, tile, officer and company as golden lines: its name, facts and text in three languages.

With them come the signs that are sent to a board. `make golden` writes the files anew; review them in the diff.
"""

from collections.abc import Iterator
from pathlib import Path

from asztal.games.barrage.face.words import BarrageWording
from asztal.testkit.golden import hold_all
from asztal.text import LANGUAGES
from tests.games.barrage.test_signs import SIGNS, signs_as_sent

GOLDEN = Path(__file__).parents[2] / "golden" / "barrage_cards.txt"


def lines() -> Iterator[str]:
    for cards in zip(*(BarrageWording(lang).cards() for lang in LANGUAGES), strict=True):
        yield f"{cards[0].id} {cards[0].kind}"
        yield from (f"  {lang} {card.heading}: {card.text}" for lang, card in zip(LANGUAGES, cards, strict=True))


def test_every_card_reads_as_it_did() -> None:
    hold_all({GOLDEN: "\n".join([*lines(), ""]), SIGNS: signs_as_sent()})


def test_the_name_of_a_company_is_its_own_and_who_leads_it_is_a_fact() -> None:
    italy = next(card for card in BarrageWording("de").cards() if card.id == "italy")
    assert (italy.name, italy.facts) == ("Italien", ["Enrico Olivi"])
