"""Everything that Underwater Cities says in every language: cards, options, previews, events, reasons and scores."""

import inspect
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from asztal.cli import main
from asztal.games.underwater_cities import TITLE, face
from asztal.games.underwater_cities.cards import (
    BOARDS,
    CARDS,
    COLOURS,
    CONTRACTS,
    KINDS,
    METROPOLISES,
    RESOURCES,
    SIDES,
    SLOT_GROUPS,
    SLOTS,
    SPECIAL_CARDS,
    TYPES,
    parts_of,
)
from asztal.games.underwater_cities.costs import Terms
from asztal.games.underwater_cities.events import (
    EVENTS,
    BoardDealt,
    Built,
    Converted,
    Discarded,
    Drew,
    DrewCard,
    Fed,
    FourthTile,
    Gained,
    MetropolisPlaced,
    NetworkScored,
    NeutralMoved,
    NewOrder,
    Paid,
    Played,
    Produced,
    Readied,
    Resolved,
    Scored,
    Upgraded,
)
from asztal.games.underwater_cities.face.printed import PARTS
from asztal.games.underwater_cities.face.says import inner
from asztal.games.underwater_cities.face.words import UnderwaterCitiesWording
from asztal.games.underwater_cities.language import effect
from asztal.games.underwater_cities.network import COUNTS
from asztal.games.underwater_cities.state import Ocean
from asztal.games.underwater_cities.vocabulary import WORDS, When
from asztal.kernel import SPECTATOR, Event, Fast, Game, Option
from asztal.text import LANGUAGES
from asztal.text.wording import wording_of

NAMES = ["Anna", "Béla", "Cili", "Dani"]
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (1, {"start": "3"}),
    (2, {"contracts": "yes"}),
    (3, {"boards": "advanced"}),
    (4, {"boards": "advanced", "contracts": "yes"}),
]
WEIGHED = [pytest.param(*each, marks=[pytest.mark.slow] if each[0] > 2 else []) for each in SETTINGS]
PACKAGE = Path(inspect.getfile(face)).parent
PAGE = Path(__file__).parents[3] / "docs" / "games" / "underwater_cities_cards.md"
# What an id looks like that nobody should read; C4, C4a, T3 and M1 are written on the boards.
RAW_ID = re.compile(r"_|\b(C\d\d\d|SP\d+|B[LR]\d+|GC\d|PA|ALW|\d\d-[GRY]\d|C\dx|immediate)\b|=|[{}]|  ")


def words(lang: str, people: int = 2) -> UnderwaterCitiesWording:
    wording = wording_of(TITLE, lang, NAMES[:people])
    assert isinstance(wording, UnderwaterCitiesWording)
    return wording


def walk(seats: int, variant: dict[str, str], seed: int) -> Iterator[tuple[Game[Ocean], int]]:
    """A game at each of its decisions, and once more when it is over."""
    rng, game = random.Random(seed), TITLE.new(seats, variant, Fast(seed))
    while game.decisions:
        seat = min(game.decisions)
        yield game, seat
        options = game.decisions[seat].options
        busy = [option for option in options if option.kind not in ("stop", "decline", "done")]
        game.apply(seat, rng.choice(busy if busy and rng.random() < 0.8 else options))
    yield game, SPECTATOR


def source() -> str:
    return "\n".join(path.read_text("utf-8") for path in PACKAGE.parent.rglob("*.py") if path.parent.name != "examples")


# --- texts ------------------------------------------------------------------------------------------------------------


def test_every_site_of_every_board_is_written_as_it_is_but_for_the_expansion_sites() -> None:
    sites = {site for board in BOARDS.values() for site in (*board.cities, *board.city_of, *board.tunnels)}
    sites |= {hexagon for board in BOARDS.values() for hexagon in board.metropolises}
    unwritten = {site for site in sites if not re.fullmatch(UnderwaterCitiesWording.written, site)}
    assert "C4e" in sites
    assert unwritten == {site for site in sites if site.endswith("x")}  # which have words of their own


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_option_reason_event_and_score_of_the_rules_has_a_text(lang: str) -> None:
    texts, code = words(lang).texts, source()
    asks = set(re.findall(r'(?:\bask(?:, always)? = |Decision\(f\.seat, |Choose\()"([a-z-]+)"', code)) | {"part"}
    assert {"place-metropolis", "lay-aside", "slot", "payment", "give-up", "choose", "feed"} < asks
    options = set(re.findall(r'Option\("([a-z-]+)"', code)) | {"card-first", "slot-first", "choose", "trigger"}
    assert {"slot", "clone", "mismatch", "first", "produce", "look", "end-turn", "stop"} < options
    reasons = set(re.findall(r'Reason\("([a-z-]+)"', code))
    assert {"slot-occupied", "alone-advanced", "nothing-usable", "not-produced"} < reasons
    scores = {why for each in TITLE.book.values() if isinstance(why := getattr(each, "why", None), str)}
    scores |= set(re.findall(r'gain\(.*, "([a-z]+)"\)', code)) | set(re.findall(r'points_from\["([a-z]+)"\]', code))
    assert scores == {*SCORES} - {"brown"}  # which `score_cards` takes from a table
    named = {"ask": asks, "option": options, "reason": reasons, "score": {*SCORES}}
    keys = [f"{kind}-{name}" for kind, names in named.items() for name in names]
    keys += [f"event-{kind.__struct_config__.tag}" for kind in EVENTS]
    assert [key for key in keys if key not in texts] == []
    assert all(texts.say(f"ask-{ask}").endswith("?") for ask in asks)
    given = {"seat": "Anna", "slot": "Red 1", "card": "Induction Hall", "thing": "farm"}
    assert all(texts.say(f"reason-{reason}", **given).endswith(".") for reason in reasons)


SCORES = (
    *("cards", "slots", "sites", "track", "production", "metropolises", "contracts", "unfed"),
    *("brown", "scoring", "cities", "resources"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_has_a_text_of_its_own(lang: str) -> None:
    said = [words(lang).variant(name, value) for name, values in TITLE.variants.items() for value in values]
    assert len(set(said)) == len(said) == 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_has_words_of_its_own(lang: str) -> None:
    say = words(lang).texts.say
    for each in (1, 2):
        assert len({say("count-each", count=count, each=each) for count in COUNTS}) == 21
    assert len({say("count-single", count=count) for count in COUNTS}) == 21
    for key in ("thing-word", "thing-many", "thing-a"):
        assert len({say(key, thing=thing) for thing in KINDS}) == 9
    for key in ("item-gained", "item-price", "item-less"):
        assert len({say(key, item=item, count=2) for item in RESOURCES}) == 5
    items = (*RESOURCES, "point", "card", "federation", "any")
    assert len({say("item-count", item=item, count=2) for item in items}) == 9
    assert len({say("type-word", type=type_) for type_ in TYPES}) == 5
    assert len({say("colour-word", colour=colour) for colour in COLOURS}) == 3
    assert len({say("when", event="slot_used", group=group) for group in SLOT_GROUPS}) == 3
    whens = [part.when for card in CARDS for part in parts_of(card, When)]
    plain = {event for event in whens if not event.endswith(("_built", "_upgraded", "_nth", "used", "gave", "reached"))}
    said = {say("when", event=event) for event in {*plain, "action_card_used"}}
    assert len(said) == len(plain) + 1 == 8


def test_the_texts_and_the_page_for_those_who_add_cards_know_every_word() -> None:
    page = PAGE.read_text("utf-8")
    verbs = {name for word, others, _ in WORDS.pages() for name in (word, *others)}
    events = {part.when for card in CARDS for part in parts_of(card, When)}
    named = {event for event in events if not event.endswith(("_built", "_upgraded"))}
    explained = set(re.findall(r"`([a-z_]+)", page))
    assert {*verbs, *COUNTS, *named, *KINDS, *RESOURCES, *SLOT_GROUPS} <= explained


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_tile_contract_and_slot_has_a_name_and_a_text(lang: str) -> None:
    wording = words(lang)
    cards = wording.cards()
    assert [card.id for card in cards] == [*CARDS, *METROPOLISES, *CONTRACTS, *SLOTS]
    named = [wording.name_card(card) for card in (*CARDS, *METROPOLISES, *CONTRACTS)]
    assert len(set(named)) == len(named)
    assert len({card.heading for card in cards}) == len(cards)
    for card in cards:
        assert re.match(r"[A-ZÁÉÍÓÖŐÚÜŰ0-9].*\.$", card.text), card
        assert not RAW_ID.search(card.text + card.heading), card
    sources = {card.id: card.source for card in cards}
    assert (sources["C006"], sources["C001"], sources["12-G3"]) == ("rulebook", "designed", "designed")


def test_cards_of_one_type_have_different_texts() -> None:
    for lang in LANGUAGES:
        texts = [(CARDS[card.id].type, card.text) for card in words(lang).cards() if card.id in CARDS]
        doubles = sorted(text for _, text in set(texts) if texts.count((_, text)) > 1)
        assert doubles == []


@pytest.mark.parametrize(
    ("card", "lang", "name", "text"),
    [
        (
            "C010",
            "en",
            "Short Bore (era 1, red, instant)",
            "Build a tunnel for 2 credits less; draw a card.",
        ),
        (
            "C080",
            "en",
            "Patent Office (era 2, red, action)",
            "Either pay 1 science to gain 2 points and draw a card, or pay 1 biomatter to gain 2 points and 2 credits.",
        ),
        (
            "SP21",
            "en",
            "Efficiency Expert (special, 2 credits, red, permanent)",
            "Your hand limit is 1 higher; once per turn: upgrade a structure for 2 credits.",
        ),
        (
            "BL06",
            "en",
            "Veridian Sound (blue metropolis)",
            "When you connect it: draw a card. In every Production: gain 1 biomatter and 1 point.",
        ),
        (
            "GC5",
            "en",
            "Balanced Growth Pact (government contract)",
            "Needs at least 3 connected farms, at least 3 connected desalination plants and at least 3 connected "
            "laboratories. Reward: gain 4 points and 1 science.",
        ),
        ("PA", "en", "Personal Assistant (every player's action card)", "Gain 1 steelplast or 1 credit."),
        (
            "34-G2",
            "en",
            "Green 2 (slot for 3 or 4 players)",
            "Either build a tunnel, or advance 1 space on the Federation track, draw 2 cards and gain 1 credit.",
        ),
        (
            "C060",
            "hu",
            "Növénylámpák beszerelése (1. korszak, piros, azonnali)",
            "Fejlesztesz legfeljebb 2 telepet egyenként 1 kreditért vagy 1 tudományért.",
        ),
        (
            "SP08",
            "hu",
            "Frakcióvezető (speciális, 3 kredit, piros, állandó)",
            "Amikor eléred a szövetségsáv 1. mezőjét, kapsz 3 pontot, és húzol egy kártyát.",
        ),
        (
            "C151",
            "de",
            "Leuchtfeuerkette (Ära 3, gelb, Schlusswertung)",
            "3 Punkte, wenn du mindestens 5 verbundene Städte und mindestens 2 verbundene Metropolen hast.",
        ),
        (
            "BR2",
            "de",
            "Fernhafen (braune Metropole)",
            "Am Spielende, wenn verbunden: Tunnel an Städten: 5 Punkte bei 8, 7 Punkte bei 9, 9 Punkte ab 10.",
        ),
    ],
)
def test_the_text_of_a_card_is_made_from_its_data(card: str, lang: str, name: str, text: str) -> None:
    found = next(about for about in words(lang).cards() if about.id == card)
    assert (found.heading, found.text) == (name, text)
    assert found.name == name.partition(" (")[0]


def test_a_vocabulary_that_no_card_uses_yet_can_be_said() -> None:
    wording = words("en")
    rows: list[dict[str, Any]] = [
        {"reduce_cost": "upgrade", "of": "tunnel", "amount": {"science": 1}},
        {"reduce_cost": "build", "of": "farm", "amount": {"kelp": 1}, "limit": "turn"},
        {"extra_output": "tunnel", "max": 2, "amount": {"credit": 1}, "upgraded": False},
        {"structure_output": 2},
        {"perform_slot": "available", "n": 2},
        {"when": "laboratory_built", "then": [{"gain": {"card": 2}}]},
        {"when": "city_nth", "thing": "farm", "n": 3, "then": [{"redraw": 1}]},
        {"feed_with": {"credit": 2}, "n": 1},
        {"spend": {"any": 1}, "points": 1, "max_times": 2},
    ]
    said = [inner(wording, [part]) for part in WORDS.read(rows, "new")]
    assert said == [
        "upgrading a tunnel costs you 1 science less",
        "the first time in each turn, building a farm costs you 1 kelp less",
        "up to 2 tunnels produce 1 credit more each",
        "gain what up to 2 upgraded structures in your network produce",
        "carry out the actions of 2 different free slots",
        "whenever you build a laboratory, draw 2 cards",
        "whenever you build the third farm of a connected city, discard a card from your hand and draw another",
        "1 city may be fed with 2 credits",
        "pay any 1 resource for 1 point (up to 2 times)",
    ]


@pytest.mark.parametrize(
    ("card", "lang", "said"),
    [
        ("C037", "de", "Immer wenn du das 2. Labor einer verbundenen Stadt baust,"),
        ("C123", "en", "an upgrade gives a connected city its second upgraded farm"),  # not of the second farm built
        ("C123", "hu", "meglesz egy csatlakoztatott város 2. fejlesztett telepe"),
        ("C123", "de", "Immer wenn eine verbundene Stadt durch Aufwerten ihre 2. aufgewertete Farm bekommt,"),
        ("C142", "en", "Gain 1 point; if you have at least 5 connected cities,"),  # the point has no condition
        ("C151", "hu", "ha legalább 5 csatlakoztatott városod és legalább 2 csatlakoztatott metropoliszod van"),
        ("C016", "hu", "3–4 esetén 2 pont, legalább 5 esetén 4 pont"),  # not both
        ("C126", "en", "2 points for 6 to 8, 4 points for 9 to 11, 6 points for 12 or more"),
        ("SP10", "hu", "2 különböző akcióhely akcióját, amelyeket csak mások foglalnak el"),
        ("C007", "hu", "Ezek közül csak a legtöbbet érő: "),
        ("C007", "de", "Nur die beste dieser Wertungen: "),
        ("C108", "hu", "legfeljebb 2 különböző típusú fejlesztett"),
        ("C108", "de", "Strukturen verschiedener Typen"),
        ("C087", "hu", "minden teljes szettért"),
        ("C134", "hu", "minden 2 olyan alagút után, amely városhoz ér"),  # not of tunnels beside two cities
        ("C121", "de", "einen Tunnel kostenlos und werte ihn sofort kostenlos auf"),
        ("BL01", "de", "Beim Verbinden: Erhalte 1 Tang. In jeder Produktion: Erhalte 2 Punkte."),
    ],
)
def test_card_texts_leave_no_second_reading(card: str, lang: str, said: str) -> None:
    assert said in words(lang).name_about(card)


def test_every_card_is_printed_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "underwater_cities", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)
    assert [card["kind"] for card in cards].count("special") == len(SPECIAL_CARDS)
    assert {card["source"] for card in cards} == {"rulebook", "designed"}
    assert main(["cards", "underwater_cities", "--lang", "de"]) == 0
    assert "Kurze Bohrung" in capsys.readouterr().out
    assert main(["games"]) == 0
    assert re.search(r"underwater_cities.*designed", capsys.readouterr().out)


# --- names ------------------------------------------------------------------------------------------------------------


def test_a_part_that_an_option_names_is_said_from_its_data() -> None:
    checked = 0
    for at, whole in TITLE.book.items():
        for name, child in whole.children().items():
            if not re.search(r"-\d+[a-f]?$", name) or at.startswith(("bonus.", "production.B")):
                continue  # plain gains, which are never asked for
            assert not RAW_ID.search(words("en").name_does(name))
            if name[-1].isdecimal():
                (part,) = PARTS[name]
                made = effect([part], "made").children()["made-1"]
                assert (type(made), _plainly(made)) == (type(child), _plainly(child)), (at, name)
                checked += 1
    assert checked > 200


def _plainly(made: object) -> dict[str, object]:
    """What a verb knows besides where it stands and what its points are for."""
    known = {name: value for name, value in vars(made).items() if isinstance(value, str | int | dict | tuple | Terms)}
    return {name: value for name, value in known.items() if name not in ("at", "why", "of_slot", "inside", "_acts")}


def test_places_are_called_as_the_board_shows_them() -> None:
    wording = words("en")
    assert [wording.name_slot(slot.id) for slot in SIDES["12"]][3:6] == ["Green 4", "Red 1", "Red 2"]
    assert wording.name_slot("ALW") == "the always-available slot"
    assert [wording.name_site(site) for site in ("C4", "C4a", "T3", "M1")] == ["C4", "C4a", "T3", "M1"]
    assert wording.name_site("C2x") == "the expansion site of C2"
    assert words("hu").name_site("C2x") == "C2 bővítési helye"
    assert words("de").name_slot("34-Y5") == "Gelb 5"


def test_things_are_found_by_what_people_call_them() -> None:
    wording = words("en")
    assert wording.meant("card", ["short", "bore"]) == Option("card", ("C010",))
    assert wording.meant("use", ["pa"]) == Option("use", ("PA",))
    assert words("hu").meant("produce", ["Vasrév"]) == Option("produce", ("BL02",))
    assert wording.meant("slot", ["green", "2"]) == Option("slot", ("12-G2",))
    assert words("de", 4).meant("clone", ["Rot", "5"]) == Option("clone", ("34-R5",))
    assert wording.meant("slot", ["alw"]) == Option("slot", ("ALW",))
    assert wording.meant("upgrade", ["c2A"]) == Option("upgrade", ("C2a",))
    assert wording.meant("build", ["tunnel", "t3"]) == Option("build", ("tunnel", "T3"))
    assert words("hu").meant("give", ["hínár"]) == Option("give", ("kelp",))
    assert wording.meant("pay", ["1", "0", "0", "1", "0"]) == Option("pay", (1, 0, 0, 1, 0))


# --- events -----------------------------------------------------------------------------------------------------------


def test_what_happens_several_times_in_a_row_is_one_sentence() -> None:
    events: list[Event] = [
        Gained(0, "kelp", 1),
        Gained(0, "point", 1),
        Gained(0, "kelp", 1),
        Paid(0, "credit", 1),
        Paid(0, "steelplast", 2),
        Gained(1, "credit", 1),
    ]
    assert [line.text for line in words("en").told(events)] == [
        "Anna gains 2 kelp and 1 point.",
        "Anna pays 1 credit and 2 steelplast.",
        "Béla gains 1 credit.",
    ]


def test_a_drawn_card_is_told_once() -> None:
    events: list[Event] = [DrewCard(0, "C010"), DrewCard(0, "C011"), Drew(0, 2), Drew(1, 1)]
    assert [line[:2] for line in words("en").told(events)] == [
        (0, "Anna draws Short Bore and Credit-Line Refit."),
        (1, "Béla draws a card."),
    ]
    assert [line[:2] for line in words("hu").told(events[:3])] == [
        (0, "Anna ezt húzza: Rövid fúrás és Felújítás hitelből.")
    ]


def test_a_gain_is_told_once() -> None:
    events: list[Event] = [
        Produced(0, {"kelp": 2, "point": 3}),
        Gained(0, "kelp", 2),
        Gained(0, "point", 3),
        Gained(0, "point", 3),
        Scored(1, "C016", 4),
        Gained(1, "point", 4),
        NetworkScored(1, 12, 2),
        Gained(1, "point", 12),
        Gained(1, "point", 2),
    ]
    assert [line.text for line in words("en").told(events)] == [
        "The network of Anna produces 2 kelp and 3 points.",
        "Anna gains 3 points.",
        "Béla scores 4 points for Peer Review.",
        "Béla scores 12 points for cities and 2 for resources.",
    ]


def test_what_one_player_does_with_several_cards_or_tiles_is_one_sentence() -> None:
    events: list[Event] = [
        MetropolisPlaced(0, "BL04", "M1"),
        MetropolisPlaced(0, "BL03", "M2"),
        Discarded(0, "C010"),
        Discarded(0, "C011"),
        Discarded(1, "C012"),
        Readied(1, "PA"),
        Readied(1, "C020"),
        NewOrder([0]),
        Played(1, "C004", True),
        Resolved(1, "C004"),
    ]
    assert [line.text for line in words("en").told(events)] == [
        "Anna puts Lumen Bay on M1 and Merrow Exchange on M2.",
        "Anna discards Short Bore and Credit-Line Refit.",
        "Béla discards Ballast Archive.",
        "Béla may use Personal Assistant and Sonar Study again.",
        "Béla plays Bloom Harvest.",
    ]
    assert [line.text for line in words("de").told(events)][:3] == [
        "Anna legt aus: Lumenbucht auf M1 und Merrow-Börse auf M2.",
        "Anna wirft ab: Kurze Bohrung und Umbau auf Kredit.",
        "Béla wirft ab: Ballastarchiv.",
    ]


@pytest.mark.parametrize(
    ("event", "lang", "said"),
    [
        (BoardDealt(0, 3, "BR5"), "en", "Anna gets board 3 and the brown metropolis Fourwinds."),
        (Built(0, "farm", "C2x"), "en", "Anna builds a farm on the expansion site of C2."),
        (Built(0, "tunnel", "T3"), "hu", "Anna alagutat épít itt: T3."),
        (Built(1, "laboratory", "C2x"), "de", "Béla baut ein Labor (Erweiterungsbauplatz von C2)."),
        (Upgraded(1, "tunnel", "T3"), "de", "Béla wertet auf: Tunnel T3."),
        (Converted(1, "C4"), "hu", "Béla városa szimbiotikus lesz: C4."),
        (Played(0, "C010", True), "en", "Anna plays Short Bore."),
        (Played(0, "C010", False), "de", "Anna spielt aus: Kurze Bohrung (passt nicht)."),
        (Produced(0, {}), "en", "The network of Anna produces nothing."),
        (Fed(0, 2, 1, 3), "en", "Anna feeds the cities with 2 kelp and 1 biomatter and loses 3 points."),
        (Fed(0, 2, 0, 0), "hu", "Anna a városait 2 hínárral látja el."),
        (Fed(0, 0, 1, 0), "de", "Anna ernährt die Städte mit 1 Biomasse."),
        (Fed(0, 0, 0, 1), "en", "Anna gives the cities no food and loses 1 point."),
        (NetworkScored(0, 1, 0), "de", "Anna bekommt 1 Punkt für Städte und 0 für Ressourcen."),
        (NeutralMoved(["12-G1", "12-R1", "12-Y1"]), "en", "Neutral tiles lie on Green 1, Red 1 and Yellow 1."),
        (FourthTile("C068", "12-G3"), "en", "Crown Commission is turned up: a fourth neutral tile goes to Green 3."),
    ],
)
def test_events_in_words(event: Event, lang: str, said: str) -> None:
    assert words(lang).event(event) == said
