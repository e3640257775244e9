"""A player aid says the same in every language, its numbers are those of the data, and its clauses are there."""

import re
from pathlib import Path
from typing import Any

import pytest

from asztal import registry
from asztal.games.barrage.cards import COST as BARRAGE_COST
from asztal.games.barrage.cards import ENERGY, SPACES
from asztal.games.ginkgopolis.cards import NUMBERS
from asztal.games.imperial_miners.cards import CARDS as MINE_CARDS
from asztal.games.underwater_cities.cards import COST, OUTPUT, SCORING
from asztal.text import LANGUAGES
from asztal.text.aid import CITED, FILLED, aid_source, aid_text, aligned
from asztal.text.howto import howto_text
from asztal.text.rules import clauses, rules_text
from asztal.text.wording import wording_of

FOLDER = Path(__file__).parents[2] / "docs" / "aid"
GAMES = sorted(name for name, title in registry.titles().items() if title.finished)
ALL = [(game, lang) for game in GAMES for lang in LANGUAGES]
KIND = re.compile(r"#+ |- |\d+\. |\||\{|")


def shape(text: str) -> list[tuple[str, int, list[str], list[str]]]:
    """Line by line: its kind, its columns, what is filled in, what it rests on."""
    return [
        (kind[0], line.count("|"), sorted(FILLED.findall(line)), CITED.findall(line))
        for line in text.splitlines()
        if line and (kind := KIND.match(line))
    ]


def sections(text: str) -> list[str]:
    return re.split(r"(?m)^## ", text)[1:]


def tables(game: str, lang: str) -> list[list[list[str]]]:
    """The rows of every table, without its head."""
    found = re.findall(r"(?m)(?:^\|.*\|\n)+", aid_text(registry.find(game), lang))
    return [[[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines()[2:]] for table in found]


def test_every_game_has_an_aid_in_every_language() -> None:
    files = {path.name for path in FOLDER.glob("*.md")} - {"README.md"}
    assert files == {f"{game}.md" if lang == "en" else f"{game}.{lang}.md" for game, lang in ALL}


@pytest.mark.parametrize(("game", "lang"), [each for each in ALL if each[1] != "en"])
def test_lines_tables_names_and_clauses_are_those_of_the_english_aid(game: str, lang: str) -> None:
    assert shape(aid_source(game, lang)) == shape(aid_source(game, "en"))


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_no_number_is_typed(game: str, lang: str) -> None:
    bare = CITED.sub("", FILLED.sub("", aid_source(game, lang)))
    assert re.findall(r"\d", re.sub(r"(?m)^\d+\. ", "", bare)) == []


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_what_is_filled_in_is_what_the_game_says(game: str, lang: str) -> None:
    says = wording_of(registry.find(game), lang).aid()
    assert set(FILLED.findall(aid_source(game, lang))) == says.keys()
    text = aid_text(registry.find(game), lang)
    assert not re.search(r"[{}]", text)
    widths = [{len(cells) for cells in table} for table in tables(game, lang)]
    assert all(len(width) == 1 for width in widths)


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_that_it_rests_on_are_there(game: str) -> None:
    text = aid_source(game, "en")
    known = {clause.id for clause in clauses(rules_text(game, "en"))}
    cited = {clause for found in CITED.findall(text) for clause in found.split()}
    assert cited - known == set()
    lines = [line for line in text.splitlines() if re.match(r"- |\d+\. ", line)]
    assert [line for line in lines if not CITED.search(line)] == []
    assert all(CITED.search(section) for section in sections(text))
    assert text.count("[") == len(CITED.findall(text))


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_it_ends_with_five_to_eight_points_that_are_easily_forgotten(game: str, lang: str) -> None:
    points = re.findall(r"(?m)^- \*\*([^*]+)\*\*(.*)$", sections(aid_source(game, lang))[-1])
    assert 5 <= len(points) <= 8
    assert len(points) == sections(aid_source(game, lang))[-1].count("\n- ")
    page = howto_text(game, lang)
    sentences = [said for point in points for part in point for said in re.split(r"(?<=[.;:]) ", CITED.sub("", part))]
    assert [said for said in sentences if len(said) > 12 and said in page] == []


def test_what_the_rulebooks_of_underwater_cities_name_as_easily_forgotten_is_there() -> None:
    seven = ["UWC-COMP-10", "UWC-FED-01", "UWC-ACT-08", "UWC-BIO-01", "UWC-SPEC-17", "UWC-SPEC-12", "UWC-PROD-07"]
    last = sections(aid_source("underwater_cities", "en"))[-1]
    points = [found.split() for found in CITED.findall(last)]
    assert [any(clause in point for point in points) for clause in seven] == [True] * 7


# Read out of the finished text, past the code that fills it in.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_costs_and_points_of_underwater_cities_are_those_of_the_data(lang: str) -> None:
    def numbers(amounts: dict[str, int]) -> list[int]:
        return sorted(amounts.values())

    costs, federation, production, cities = tables("underwater_cities", lang)
    order = ["tunnel", "nonsymbiotic_city", "symbiotic_city", "farm", "desalination", "laboratory", "upgrade"]
    assert [sorted(map(int, re.findall(r"\d+", cost))) for _, cost in costs] == [numbers(COST[name]) for name in order]
    assert [space for space, _ in federation] == ["4", "3", "2", "1"]
    for cells, piece in zip(production, ["farm", "desalination", "laboratory", "tunnel"], strict=False):
        made: dict[str, Any] = OUTPUT[piece]
        for cell, how in zip(cells[1:], ("plain", "upgraded", "pair"), strict=True):
            assert sorted(map(int, re.findall(r"\d+", cell))) == numbers(made.get(how, {}))
    assert cities[0][1:] == [str(points) for points in SCORING["city"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_costs_and_action_spaces_of_barrage_are_those_of_the_data(lang: str) -> None:
    pieces, spaces, energy, full = tables("barrage", lang)
    areas = ("plain", "hill", "mountain")
    assert [cells[2:] for cells in pieces] == [
        [str(BARRAGE_COST[piece][area]) for area in areas] for piece in ("base", "elevation")
    ]
    two_sided = [space for space in SPACES.values() if space.section not in ("bank", "patent_office")]
    for side, column in (("left", 1), ("right", 2)):
        wanted = [(space.engineers, space.fee + space.pay) for space in two_sided if space.side == side]
        shown = [cells[column].split("+") for cells in spaces]
        assert [(int(price[0]), int(price[1]) if price[1:] else 0) for price in shown] == wanted
    assert energy[0][1:] == [str(credits) for _, credits in ENERGY["credits"]]
    assert full[0][1:] == ["6", "12", "18", "24", "30"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_of_the_other_games_are_those_of_the_data(lang: str) -> None:
    *_, players, _ = tables("ginkgopolis", lang)
    assert [[*map(int, cells)] for cells in players] == [
        [count, NUMBERS[count].resources, NUMBERS[count].tiles_removed, NUMBERS[count].cards_discarded]
        for count in (2, 3, 4, 5)
    ]
    costs, *_, ranks = tables("imperial_miners", lang)
    dearest = max(card.cost for card in MINE_CARDS.values())
    assert costs == [["1", "0"], ["2", "2"], ["3", f"0–{dearest}"], ["4", "0"]]
    assert [points for points, _ in ranks] == ["0–34", "35–45", "46–55", "56–60", "61–65", "66+"]


def test_the_columns_of_tables_stand_below_each_other() -> None:
    text = aligned("before\n\n| a | long |\n| --- | --- |\n| longer |  |\n\nafter\n")
    assert text == "before\n\n| a      | long |\n| ------ | ---- |\n| longer |      |\n\nafter\n"
