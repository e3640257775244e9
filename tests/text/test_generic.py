"""The drawing of games that have none."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from asztal import registry
from asztal.kernel import Seeded, observe, recall
from asztal.kernel import rules as k
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.messages import LANGUAGES
from asztal.text.rows import Row
from asztal.text.wording import wording_of


def rows_of(title: k.Title[Any], lang: str = "en") -> list[Row]:
    """What the first of two seats is told at the start."""
    game = title.new(2, chance=Seeded("deal"))
    scene = Scene(recall(title, observe(game, 0)), wording_of(title, lang, ["Ann", "Bob"]))
    return list(drawing_of(title).rows(scene))


def test_only_what_is_seen_can_be_pointed_at() -> None:
    """A card that is not seen is the number of its pool in a view; an option such as "sell 1" does not mean it."""
    title = registry.find("orchard")
    game = title.new(2, chance=Seeded("deal"))
    own, other = (list(row.items) for row in rows_of(title) if row.label == "hand")
    assert [list(item.ids) for item in own] == [[card] for card in game.state.players[0].hand]
    assert [(item.count, item.text, item.hidden, list(item.ids)) for item in other] == [(5, "hidden cards", True, [])]
    (deck,) = (row for row in rows_of(title) if row.label == "deck")
    assert [(item.count, item.hidden) for item in deck.items] == [(23 - 2 * 5, True)]


@dataclass(slots=True)
class Player(k.Holder):
    passed: bool = False
    name: str = ""


@dataclass(slots=True)
class Shelf(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("cards")
    rows: list[k.Zone] = field(default_factory=lambda: [k.Zone(), k.Zone()])
    open: bool = True
    figures: list[int] = field(default_factory=lambda: [1, 1])
    prices: dict[str, list[int]] = field(default_factory=lambda: {"red": [1]})


def set_up(g: k.Game[Shelf], f: k.Frame) -> None:
    """The first row is face-up, the second face-down but for one card."""
    k.fill(g, g.state.deck, [f"card-{number}" for number in range(4)])
    for number, seen in ((0, k.EVERYONE), (1, 0), (1, k.EVERYONE)):
        k.draw(g, g.state.deck, g.state.rows[number], seen)


class Done(k.Pick[Shelf]):
    """Says nothing."""

    ask, always = "done", True

    def candidates(self, g: k.Game[Shelf], f: k.Frame) -> list[k.Option]:
        return [k.Option("done")]

    def take(self, g: k.Game[Shelf], f: k.Frame, option: k.Option) -> None:
        pass


class ShelfTitle(k.Title[Shelf]):
    """All that a view can hold."""

    name, source, state, player = "shelf", "designed", Shelf, Player
    effects = {"game": k.Seq(set_up=k.Do(set_up), turns=k.EachSeat(Done()))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hidden_cards_and_truth_are_words(lang: str) -> None:
    """Numbers stay numbers, and what is hidden is told where it lies."""
    yes, no, card = {
        "en": ("yes", "no", "hidden card"),
        "hu": ("igen", "nem", "rejtett lap"),
        "de": ("ja", "nein", "verdeckte Karte"),
    }[lang]
    told = {row.label: str(row).partition(": ")[2] for row in rows_of(ShelfTitle(), lang) if row.seat in (None, 0)}
    assert told["open"] == yes
    assert told["passed"] == no
    assert told["name"] == told["hand"] == "-"
    assert told["deck"] == f"1 {card}"
    assert told["rows 1"].startswith("card-")
    assert sorted(told["rows 2"].split("; "))[0] == f"1 {card}"
    assert told["figures"] == "1; 1"
    assert told["prices red"] == "1"
