"""Every contract, tile, officer and company as golden lines: its name, facts and text in three languages.

`make golden` writes the file anew; review it in the diff.
"""

from collections.abc import Iterator
from pathlib import Path

from asztal.games.barrage.face.words import BarrageWording
from asztal.testkit.golden import hold
from asztal.text import LANGUAGES

GOLDEN = Path(__file__).parents[2] / "golden" / "barrage_cards.txt"


def lines() -> Iterator[str]:
    for cards in zip(*(BarrageWording(lang).cards() for lang in LANGUAGES), strict=True):
        yield f"{cards[0].id} {cards[0].kind}"
        yield from (f"  {lang} {card.heading}: {card.text}" for lang, card in zip(LANGUAGES, cards, strict=True))


def test_every_card_reads_as_it_did() -> None:
    hold(GOLDEN, "\n".join([*lines(), ""]))


def test_the_name_of_a_company_is_its_own_and_who_leads_it_is_a_fact() -> None:
    italy = next(card for card in BarrageWording("de").cards() if card.id == "italy")
    assert (italy.name, italy.facts) == ("Italien", ["Enrico Olivi"])
