"""The catalogue of games and bots, for somebody who wants to open a table."""

import pytest

from asztal import registry
from asztal.bots import BOTS
from asztal.kernel import Refused
from asztal.server.http.catalogue import bot_infos, game_info, setups
from asztal.text import LANGUAGES

NAMES = [name for name, title in registry.titles().items() if title.finished]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_described_in_every_language(name: str, lang: str) -> None:
    info = game_info(registry.find(name), lang)
    assert info.title[0].isupper()
    assert len(info.about) > 40
    assert {variant: list(words) for variant, words in info.words.items()} == info.variants
    assert list(info.setups) == info.seats
    assert info.pages == ["howto", "aid", "rules"]


def test_a_game_without_pages_says_so() -> None:
    assert game_info(registry.find("orchard"), "de").pages == []


@pytest.mark.parametrize("name", NAMES)
def test_the_setups_are_what_can_be_played(name: str) -> None:
    title = registry.find(name)
    for seats in title.seats:
        found = setups(title, seats)
        assert found[0] == title.full_variant(seats, {})
        assert all(title.full_variant(seats, setup) == setup for setup in found)
        for variant, values in title.variants.items():
            for value in values:
                offered = any(setup[variant] == value for setup in found)
                try:
                    title.full_variant(seats, {variant: value})
                except Refused:
                    continue
                assert offered


def test_bots_have_names() -> None:
    titles = {bot.name: bot.title for bot in bot_infos("de")}
    assert (titles["greedy"], titles["random"], titles["level1"]) == ("besonnen", "zufällig", "leicht")
    assert titles["search"] == titles["level5"]  # which it is
    before = (titles["level1"], titles["level3"])  # as tables of Ginkgopolis have it that were opened before
    assert (titles["plans2"], titles["plans4"]) == before
    assert list(titles) == list(BOTS)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_offers_strengths_and_no_bots_of_researchers(name: str, lang: str) -> None:
    offered = game_info(registry.find(name), lang).strengths
    bots = (
        ["plans2", "plans4", "level3", "level5"] if name == "ginkgopolis" else ["level1", "level3", "level4", "level5"]
    )
    assert [bot.name for bot in offered] == bots
    assert [bot.same for bot in offered] == [[], [], [], ["search"]]
    assert [bot.name for bot in offered if bot.usual] == [bots[1]]
    assert all(bot.title.lower() not in bot.about.lower() for bot in offered)
    assert len({bot.about for bot in offered}) == len({bot.title for bot in offered}) == 4


def test_a_game_without_weights_offers_the_one_strength_that_it_has() -> None:
    (only,) = game_info(registry.find("orchard"), "en").strengths
    assert (only.name, only.title, only.usual) == ("level3", "medium", True)
    assert only.about == next(bot.about for bot in bot_infos("en") if bot.name == "greedy")  # who plays in fact
    assert {"greedy", "level1", "level5", "policy", "search"} <= set(only.same)
    assert not {"random", "planner"} & set(only.same)
