"""Everything that Barrage says in every language: cards, options, previews, events, reasons and scores."""

import inspect
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from asztal.cli import main
from asztal.games.barrage import TITLE, automa, choosing, face, steps
from asztal.games.barrage.cards import (
    ADVANCED,
    AUTOMA_TILES,
    BASIN_OF,
    BONUSES,
    COMPANIES,
    CONTRACTS,
    HEADSTREAM_TILES,
    HEADSTREAMS,
    OBJECTIVES,
    OFFICERS,
    PIPES,
    POWERHOUSES,
    SOURCE,
    SPACES,
    TILES,
)
from asztal.games.barrage.criteria import CRITERIA
from asztal.games.barrage.events import (
    EVENTS,
    AutomaChose,
    AutomaSkipped,
    AutomaStep,
)
from asztal.games.barrage.face.words import BarrageWording
from asztal.games.barrage.state import NEUTRAL, Valley
from asztal.kernel import SPECTATOR, Fast, Game, Option
from asztal.text import LANGUAGES
from asztal.text.wording import wording_of
from tests.games.barrage.shorthand import flat

NAMES = ["Anna", "Béla", "Cili", "Dani"]
SETTINGS = [
    (2, {"game": "intro"}),
    (3, {}),
    (4, {}),
    (1, {"automas": "2", "level": "3"}),
    (1, {"automas": "3", "level": "4"}),
]
WEIGHED = [pytest.param(*each, marks=[pytest.mark.slow] if each[0] > 2 else []) for each in SETTINGS]
PACKAGE = Path(inspect.getfile(face)).parent
# What an id looks like that nobody should read; C3A and P8-1 are written on the board.
RAW_ID = re.compile(r"_|\b(D\d+[UL]|H[A-D]|[GYR]\d\d|[NS]\d|I+-[a-z]+|[a-z]+-\d[LR]?|A\d\d)\b|[{}]|  ")


def words(lang: str, people: int = 2) -> BarrageWording:
    wording = wording_of(TITLE, lang, NAMES[:people])
    assert isinstance(wording, BarrageWording)
    return wording


def test_every_conduit_and_powerhouse_of_the_map_is_written_as_it_is() -> None:
    assert all(re.fullmatch(BarrageWording.written, id_) for id_ in (*PIPES, *POWERHOUSES))


def walk(seats: int, variant: dict[str, str], seed: int) -> Iterator[tuple[Game[Valley], int]]:
    """A game at each of its decisions, and once more when it is over; constructions and productions are preferred."""
    rng, game = random.Random(seed), TITLE.new(seats, variant, Fast(seed))
    while game.decisions:
        seat = min(game.decisions)
        yield game, seat
        options = game.decisions[seat].options
        busy = [o for o in options if o.kind in ("build", "produce", "fulfil", "copy") or "turbine" in str(o)]
        game.apply(seat, rng.choice(busy if busy and rng.random() < 0.7 else options))
    yield game, SPECTATOR


def source() -> str:
    return "\n".join(path.read_text("utf-8") for path in PACKAGE.parent.rglob("*.py") if path.parent.name != "examples")


# --- texts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "other"),
    [
        ("de", r"D[aä]mm|Becken|Leitung|Kraftwerk|Baurad|Auftr[aä]g|Ingenieur|Credit|\bKarte|umsonst|gratis"),
        ("hu", r"[Jj]övedelem|[Jj]átékossorrend|építésmező|\bcsöve|\bingyen\b|\bgazda\b|felár|lefolyó"),
    ],
)
def test_the_words_are_those_of_the_rulebook(lang: str, other: str) -> None:
    """Each thing has one word in all texts, that of the published edition, and none of the others."""
    for path in PACKAGE.glob(f"*.{lang}.ftl"):
        assert [line for line in path.read_text("utf-8").splitlines() if re.search(other, line)] == []


def test_the_game_has_the_name_of_the_box_and_the_one_by_which_it_is_known() -> None:
    names = {lang: words(lang).title(TITLE.name) for lang in LANGUAGES}
    assert names == {"en": "Barrage", "hu": "Duzzasztómű (Barrage)", "de": "Wasserkraft (Barrage)"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_question_event_and_score_of_the_rules_has_a_text(lang: str) -> None:
    texts = words(lang).texts
    asks = set(re.findall(r'(?:\bask = |Decision\(f\.seat, |May\(.*, )"([a-z-]+)"', source()))
    assert {"action", "site", "headstream", "tile-production", "starting-contract"} < asks
    reasons = set(re.findall(r'Reason\("([a-z-]+)"', source()))
    assert {"space-closed", "no-piece-left", "alone"} < reasons
    scores = set(re.findall(r'gain\(.*"vp", .*"([a-z-]+)"[,)]|vp_from(?:\.get\(|\[)"([a-z]+)"', source()))
    named = {one or other for one, other in scores} | {"contracts", "income"}
    assert {"start", "rank", "credits", "water", "tiles"} < named
    keys = [*(f"ask-{ask}" for ask in asks), *(f"reason-{reason}" for reason in reasons)]
    keys += [*(f"score-{score}" for score in named), *(f"event-{kind.__struct_config__.tag}" for kind in EVENTS)]
    assert [key for key in keys if key not in texts] == []
    assert all(texts.say(f"ask-{ask}").endswith("?") for ask in asks)
    given = {"structure": "base", "seat": "Anna", "space": "Bank"}
    assert all(texts.say(f"reason-{reason}", **given).endswith(".") for reason in reasons)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_has_a_text_of_its_own(lang: str) -> None:
    said = [words(lang).variant(name, value) for name, values in TITLE.variants.items() for value in values]
    assert len(set(said)) == len(said) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_an_automa_does_and_considers_has_words_of_its_own(lang: str) -> None:
    wording = words(lang)
    reasons = {*CRITERIA, "only-one", "completes-system", "location-number", "free-before-red"}
    reasons |= {"headstream-order", "officer", "company-power", "tile-power", "strongest", "neutral-dam"}
    assert reasons >= set(re.findall(r'"([a-z]+-[a-z-]+|strongest|officer)"', inspect.getsource(choosing)))
    assert reasons > {name for tile in AUTOMA_TILES.values() for names in tile.criteria.values() for name in names}
    chosen = [wording.event(AutomaChose(2, "C3A", criterion)) for criterion in reasons]
    names = {automa.name_of(step) for tile in AUTOMA_TILES.values() for step in tile.steps}
    done = [wording.event(AutomaStep(2, name, 1)) for name in names]
    lacks = set(
        re.findall(r'(?:return |else )"([a-z]+-[a-z0-9-]+)"|"([a-z]+-[a-z0-9-]+)" if', inspect.getsource(steps))
    )
    assert ("no-piece", "") in lacks
    skipped = [wording.event(AutomaSkipped(2, "build-base", one or other)) for one, other in lacks]
    assert (len(set(chosen)), len(set(done)), len(set(skipped))) == (31, 12, 11)
    assert [said for said in chosen + done + skipped if RAW_ID.search(said) or "Automa 1" not in said] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_the_vocabulary_has_words_of_its_own(lang: str) -> None:
    wording = words(lang)
    items = {name for contract in CONTRACTS.values() for name in flat(contract.reward)} - {
        "place",
        "areas",
        "max_value",
    }
    assert len({wording.item(item, 2) for item in items | {"engineer"}}) == len(items) + 1
    assert len({wording.ability(officer) for officer in OFFICERS}) == len(OFFICERS)
    assert len({wording.company_power(company) for company in COMPANIES}) == len(COMPANIES)
    assert len({wording.tile_effect(tile) for tile in ADVANCED}) == len(ADVANCED)
    tiles = [wording.name_tile(tile) for tile in (*TILES, "krylov")]
    assert len(set(tiles)) == len(tiles)
    spaces = [wording.name_space(space) for space in (*BASIN_OF, *HEADSTREAMS, *SPACES, "build-1", "officer-1")]
    spaces += [wording.name_space(f"{section}-beside") for section in set(automa.SECTION.values()) - {"bank"}]
    assert len(set(spaces)) == len(spaces)
    assert len({wording.short(space) for space in (*BASIN_OF, *HEADSTREAMS)}) == len(BASIN_OF) + len(HEADSTREAMS)


# --- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_tile_has_a_name_and_a_text(lang: str) -> None:
    cards = words(lang).cards()
    ids = [*CONTRACTS, *ADVANCED, *OFFICERS, *COMPANIES, *BONUSES, *OBJECTIVES, *HEADSTREAM_TILES, *AUTOMA_TILES]
    assert [card.id for card in cards] == [*ids, *SPACES]
    assert len({card.name for card in cards}) == len(cards)
    assert len({card.text for card in cards[: len(ids)]}) == len(ids)  # spaces side by side do the same
    for card in cards:
        assert re.match(r"[A-ZÁÉÖÜ0-9].*\.$", card.text), card
        assert not RAW_ID.search(card.text + card.name), card
        assert card.source == SOURCE[card.kind]


@pytest.mark.parametrize(
    ("card", "lang", "name", "text"),
    [
        ("G03", "en", "green contract 2 (5 credits)", "Needs 2 energy. Reward: 5 credits."),
        (
            "Y06",
            "en",
            "yellow contract 6 (1 free base in the plain or in the hills)",
            "Needs 6 energy. Reward: 1 free base in the plain or in the hills.",
        ),
        (
            "R04",
            "hu",
            "piros 8-as (1 ingyenes, legfeljebb 4-es termelőértékű csatorna)",
            "8 energia kell hozzá. Jutalom: 1 ingyenes, legfeljebb 4-es termelőértékű csatorna.",
        ),
        (
            "N6",
            "de",
            "staatlicher Vertrag 15 (9 SP und 3 sofort fließende Tropfen)",
            "Braucht 15 Energie. Belohnung: 9 SP und 3 sofort fließende Tropfen.",
        ),
        ("III-base", "en", "base tile III", "Builds a base. No engineers are needed. No machines are needed."),
        (
            "G11",
            "de",
            "grüner Vertrag 4 (1 kostenloses Rohrwerk bis Produktionswert 2)",
            "Braucht 4 Energie. Belohnung: 1 kostenloses Rohrwerk bis Produktionswert 2.",
        ),
        (
            "II-powerhouse",
            "de",
            "Turbinenhausplättchen II",
            "Baut ein Turbinenhaus. Du darfst sofort mit +2 produzieren.",
        ),
        ("adler", "hu", "Wilhelm Adler", "Az alapjaid minden területen 3 földmunkagépbe kerülnek."),
        (
            "italy",
            "en",
            "Italy (Enrico Olivi)",
            "Bases: 3 credits with the second, 5 VP with the fourth, 7 VP with the fifth. "
            "Elevations: 1 rotation with the second, 4 energy with the fourth, 7 VP with the fifth. "
            "Conduits: 1 machine of any kind with the second, 2 VP and 3 credits with the fourth, 7 VP with the fifth. "
            "With 3 powerhouses: 3 more energy after each production, not for contracts.",
        ),
        (
            "powerhouses",
            "de",
            "Bonusplättchen: Turbinenhäuser",
            "5 SP für jedes eigene Turbinenhaus auf dem Spielplan.",
        ),
        (
            "basins_with_1",
            "hu",
            "céllapka: sok víztározó",
            "Víztározók legalább 1 saját elemmel: 15, 10 és 5 GYP az első, a második és a harmadik helyért.",
        ),
        ("H7", "en", "headstream tile 7", "Drops in rounds 1 to 4: 1, 0, 2, 2."),
        (
            "A12",
            "en",
            "Automa tile 12",
            "1. produce with ±0 if a red contract is in reach (2 engineers). "
            "2. discard the red contracts for 2 energy (1 engineer), then on to the next step. "
            "3. build a conduit of value 4 or more (2 engineers). "
            "4. 2 excavators, not in round 5 (2 engineers, 4 VP). "
            "5. 1 rotation (1 engineer). 6. bank: 1 VP (1 engineer). "
            "Bases and elevations: a conduit space leads to a dam of its own, or at least to no opponent's; "
            "a conduit space leads to a powerhouse of its own; the best built conduit starts in the basin; "
            "otherwise counting from basin 4. "
            "Conduits: joined to a dam: own, then neutral, then an opponent's; "
            "leads to a powerhouse: own, then an opponent's; the highest value of the possible spaces; "
            "otherwise counting from C6B. "
            "Powerhouses: the best built conduit ends in the basin; a conduit space leads here from a dam of its own; "
            "the water reaches a dam of its own first, or at least no opponent's; otherwise counting from basin 10. "
            "Headstreams: D, A, B, C.",
        ),
    ],
)
def test_the_text_of_a_card_is_made_from_its_data(card: str, lang: str, name: str, text: str) -> None:
    found = next(about for about in words(lang).cards() if about.id == card)
    assert (found.heading, found.text) == (name, text)


def test_every_card_is_printed_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "barrage", "--lang", "hu"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(words("hu").cards())
    assert main(["cards", "barrage", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)
    sources = {card["kind"]: card["source"] for card in cards}
    assert sources == {kind: SOURCE[kind] for kind in SOURCE if kind not in ("map", "neutral_dam", "basic")}
    assert main(["games"]) == 0
    assert re.search(r"barrage.*public", capsys.readouterr().out)


# --- names ----------------------------------------------------------------------------------------------------------


def test_spaces_are_called_by_their_place() -> None:
    wording = words("en")
    named = {space: wording.name_space(space) for space in (*BASIN_OF, *HEADSTREAMS, *SPACES)}
    assert named["D5U"] == "basin 5, upper dam"
    assert named["C3B"] == "basin 3, right conduit"
    assert named["P8-2"] == "basin 8, powerhouse 2"
    assert named["HD"] == "headstream D"
    assert named["turbine-4R"] == "Turbine station −1, right"
    assert named["water-2L"] == "Water management: 1 flowing drop, left"
    assert named["bank"] == "Bank"
    assert named["contract-3L"] == "Contract office, row 3: 2 contracts, left"
    assert named["patent-3"] == "Patent office, slot 3"
    assert wording.name_space("workshop-beside") == "beside the workshop"
    assert [wording.short(space) for space in ("D10L", "C3A", "P8-1", "HB")] == ["D10 lower", "C3A", "P8-1", "B"]
    assert words("hu").short("D10L") == "D10 alsó"
    assert words("hu").name_space("HA") == "„A” forrás"
    assert words("hu").name_space("build-2") == "2. építésakció"
    assert words("de").name_space("machinery-3R") == "Maschinenhandel: 1 Bagger und 1 Betonmischer, rechts"


def test_whoever_sits_after_the_people_is_an_automa() -> None:
    for lang in LANGUAGES:
        assert [words(lang, 2).name_seat(seat) for seat in range(4)] == ["Anna", "Béla", "Automa 1", "Automa 2"]
    assert words("en").name_owner(NEUTRAL) == "neutral dam"
    assert words("en").name_owner(2) == "Automa 1"


def test_things_are_found_by_what_people_call_them() -> None:
    wording = words("en")
    assert wording.meant("site", ["d5", "Upper"]) == Option("site", ("D5U",))
    assert wording.meant("site", ["p8-1"]) == Option("site", ("P8-1",))
    assert wording.meant("headstream", ["c"]) == Option("headstream", ("HC",))
    assert wording.meant("space", ["Turbine", "station", "+2,", "left"]) == Option("space", ("turbine-1L",))
    assert wording.meant("contract", ["Green", "contract", "2", "(5", "credits)"]) == Option("contract", ("G03",))
    assert wording.meant("fulfil", ["n5"]) == Option("fulfil", ("N5",))
    assert wording.meant("copy", ["Adler"]) == Option("copy", ("adler",))
    assert words("hu").meant("company", ["Olaszország"]) == Option("company", ("italy",))
    assert wording.meant("produce", ["d5l", "c5a", "3"]) == Option("produce", ("D5L", "C5A", 3))
    assert wording.meant("build", ["base", "I-any"]) == Option("build", ("base", "I-any"))
