"""Everything that Imperial Miners says and draws, in every language: cards, options, events, reasons, tables."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from asztal.cli import main
from asztal.games.imperial_miners import TITLE
from asztal.games.imperial_miners.cards import BOARDS, CARDS, EVENTS, FACTIONS, SURFACE
from asztal.games.imperial_miners.counting import COUNTERS, SCOPES
from asztal.games.imperial_miners.events import Drew, DrewHidden, Gained, NotFound, TookOpen, TurnedOver
from asztal.games.imperial_miners.examples.shorthand import parts
from asztal.games.imperial_miners.examples.tabletop import Tabletop
from asztal.games.imperial_miners.face import says
from asztal.games.imperial_miners.face.map import Map
from asztal.games.imperial_miners.face.words import ImperialMinersWording
from asztal.games.imperial_miners.scoring import RANKS
from asztal.games.imperial_miners.state import Mines
from asztal.kernel import SPECTATOR, Event, Fast, Game, Observation, Option, choices, observe, recall
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.rows import plain
from asztal.text.wording import wording_of

NAMES = ["Anna", "Béla", "Cili", "Dani", "Ede"]
SETTINGS = [(1, {}), (2, {"opening": "ask"}), (3, {"opening": "first"}), (5, {})]


def words(lang: str, seats: int = 3) -> ImperialMinersWording:
    wording = wording_of(TITLE, lang, NAMES[:seats])
    assert isinstance(wording, ImperialMinersWording)
    return wording


def sentence(lang: str, effect: str) -> str:
    return says.said(words(lang), parts(effect))


def walk(seats: int, variant: dict[str, str], seed: int) -> Iterator[tuple[Game[Mines], int]]:
    """A random game at each of its decisions, and once more when it is over."""
    rng, game = random.Random(seed), TITLE.new(seats, variant, Fast(seed))
    while game.decisions:
        seat = rng.choice(sorted(game.decisions))
        yield game, seat
        game.apply(seat, rng.choice(game.decisions[seat].options))
    yield game, SPECTATOR


def scene(seen: Observation[Any], wording: ImperialMinersWording, width: int = 100) -> Scene:
    numbers: dict[str, int] = {}
    for number, choice in enumerate(choices(TITLE, seen), 1):
        for target in choice.targets:
            numbers.setdefault(target, number)
    return Scene(recall(TITLE, seen), wording, width, numbers)


def drawn(shown: Scene) -> str:
    console = Console(width=shown.width, no_color=True, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(drawing_of(TITLE).table(shown))
    return capture.get()


# --- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_event_and_board_has_a_name_and_a_text(lang: str) -> None:
    wording = words(lang)
    cards = wording.cards()
    assert [card.id for card in cards] == [*CARDS, *EVENTS, *BOARDS, "surface"]
    names = [wording.called(card)[-1] for card in cards]
    assert len(set(names)) == len(cards) - 13  # all cards of level 4 are called alike
    for card in cards:
        assert re.match(r"[A-ZÁÉÖÜ1].*\.$", card.text), card
        assert card.source == ("public" if card.id == "surface" else "designed")


@pytest.mark.parametrize(
    ("card", "lang", "name", "text"),
    [
        (
            "I-02",
            "en",
            "Peat-Smoke Parlour (level 1, 0 gold, Scots, carts ←↙)",
            "A: Pay 3 gold (1 less per Scot card in your mine) to gain 1 gem, then draw 2 cards. "
            "B: Gain 1 gold, then draw 1 card.",
        ),
        (
            "I-02",
            "de",
            "Torfrauchstube (Stufe 1, 0 Gold, Schotten, Loren ←↙)",
            "A: Zahle 3 Gold (1 weniger je Schottenkarte in deiner Mine) und erhalte 1 Edelstein, "
            "dann ziehe 2 Karten. B: Erhalte 1 Gold, dann ziehe 1 Karte.",
        ),
        (
            "III-32",
            "hu",
            "Sírtörő zsákmánya (3. szint, 6 érme, barbárok és egyiptomiak, csillék ↖↘)",
            "A: Legfeljebb 4 mezőnyit kutatsz, majd kapsz 2 drágakövet, majd beomlást teszel erre a kártyára. "
            "B: Kapsz 2 drágakövet bányád minden beomlása után (legfeljebb 6 drágakövet).",
        ),
        (
            "II-30",
            "en",
            "Surveyor's Camp (level 2, 2 gold, Romans, carts →↙↘)",
            "A: Gain 1 gem; if 2 cards lie directly above this one, also gain 1 gem; if so, and a card lies "
            "directly beside this one too, also gain 1 gem. B: Place 1 cart token, then draw 2 cards.",
        ),
        (
            "EV-13",
            "de",
            "Glückskanari (diese Runde)",
            "Erhalte diese Runde 1 Gold, sooft eine Karte deiner Kette aktiviert wird.",
        ),
        ("EV-08", "hu", "Suttogás a szívről (azonnal)", "Húzol 1 kártyát a 4. szintről."),
    ],
)
def test_the_text_of_a_card_is_made_from_its_effects(card: str, lang: str, name: str, text: str) -> None:
    found = next(about for about in words(lang).cards() if about.id == card)
    assert (found.heading, found.text) == (name, text)


@pytest.mark.parametrize(
    ("effect", "lang", "text"),
    [
        # What comes on top is not taken for something instead.
        (
            "gem(2); gate(ABOVE,2); gem(3)",
            "hu",
            "Kapsz 2 drágakövet; ha 2 kártya van közvetlenül e kártya fölött, akkor még kapsz 3 drágakövet.",
        ),
        (
            "gem(2); gate(ABOVE,2); gem(3)",
            "de",
            "Erhalte 2 Edelsteine; wenn 2 Karten direkt über dieser liegen, erhalte zusätzlich 3 Edelsteine.",
        ),
        # What is gained together is said with one verb.
        ("gem(1); gold(1)", "en", "Gain 1 gem and 1 gold."),
        ("gem(1); gold(1)", "hu", "Kapsz 1 drágakövet és 1 érmét."),
        ("gem(1); gold(1)", "de", "Erhalte 1 Edelstein und 1 Gold."),
        (
            "gold(1); gold_per(1,FAC_SCO,4)",
            "en",
            "Gain 1 gold plus 1 gold for each Scot card in your mine (at most 4 more gold).",
        ),
        (
            "gold(1); gold_per(1,FAC_SCO,4)",
            "hu",
            "Kapsz 1 érmét és még 1 érmét bányád minden skót kártyája után (legfeljebb további 4 érmét).",
        ),
        # It is said where it counts: "more" of the same, or another unit alone.
        (
            "gem(1); gold_per(1,FACTIONS,3)",
            "de",
            "Erhalte 1 Edelstein und zusätzlich 1 Gold für jedes Volk, das in deiner Mine vorkommt (höchstens 3 Gold).",
        ),
        (
            "gem(3); gate(CARTS,2); gem_per(1,CARTS,5)",
            "hu",
            "Kapsz 3 drágakövet; ha legalább 2 teli csille van a bányádban, akkor még kapsz 1 drágakövet bányád minden "
            "teli csilléje után (legfeljebb további 5 drágakövet).",
        ),
        # Where only one can be done there is nothing to count, and a limit that cannot be reached is not said.
        ("clear(MINE,1); gold_per(3,DONE,3)", "en", "Remove 1 collapse if you like; if you do, gain 3 gold."),
        ("clear(MINE,1); gold_per(3,DONE,3)", "hu", "Eltávolíthatsz 1 beomlást; ha megtetted, kapsz 3 érmét."),
        (
            "clear(MINE,1); gold_per(3,DONE,3)",
            "de",
            "Entferne auf Wunsch 1 Einsturz; wenn du das tust, erhalte 3 Gold.",
        ),
        (
            "clear(MINE,3); gem_per(1,DONE,3)",
            "en",
            "Remove up to 3 collapses, then gain 1 gem for each collapse removed.",
        ),
        (
            "clear(MINE,3); gem_per(1,DONE,2)",
            "en",
            "Remove up to 3 collapses, then gain 1 gem for each collapse removed (at most 2 gems).",
        ),
        ("gem_per(1,FACTIONS/2,2)", "en", "Gain 1 gem for every 2 different factions in your mine (at most 2 gems)."),
        ("gem_per(1,FACTIONS/2,3)", "en", "Gain 1 gem for every 2 different factions in your mine."),
        (
            "gold_per(1,PLAYED_LEVEL,4)",
            "hu",
            "Kapsz annyi érmét, ahányadik szintű kártyát ebben a fordulóban leraktál.",
        ),
        ("gold_per(1,PLAYED_LEVEL,4)", "en", "Gain as much gold as the level of the card you placed this round."),
        (
            "mod_on(CHAIN_CARD,gold,1)",
            "hu",
            "Ebben a fordulóban a láncreakciód minden aktivált kártyája után kapsz 1 érmét.",
        ),
        (
            "gem(1); gate(RESEARCH_POS,5); gem(1)",
            "hu",
            "Kapsz 1 drágakövet; ha a csákányod legalább az 5. mezőn áll, akkor még kapsz 1 drágakövet.",
        ),
        (
            "gem(1); gate(PLAYED_LEVEL,3); gem(1)",
            "de",
            "Erhalte 1 Edelstein; wenn du diese Runde eine Karte der Stufe 3 oder höher gelegt hast, erhalte "
            "zusätzlich 1 Edelstein.",
        ),
        ("cart(SELF,1)", "de", "Platziere 1 Lorenmarker an dieser Karte."),
        (
            "gem_per(1,FACTIONS,3)",
            "de",
            "Erhalte 1 Edelstein für jedes Volk, das in deiner Mine vorkommt (höchstens 3 Edelsteine).",
        ),
    ],
)
def test_an_effect_reads_as_a_person_would_say_it(effect: str, lang: str, text: str) -> None:
    assert sentence(lang, effect) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_counter_and_scope_can_be_said(lang: str) -> None:
    counted = [sentence(lang, f"gem_per(1,{counter}{by},3)") for counter in COUNTERS for by in ("", "/2")]
    gates = [sentence(lang, f"gem(1); gate({counter},{least}); gem(1)") for counter in COUNTERS for least in (1, 2)]
    verbs = ("machine", "collapse", "clear", "activate")
    scoped = [sentence(lang, f"{verb}({scope},{count})") for verb in verbs for scope in SCOPES for count in (1, 2)]
    each = [sentence(lang, f"machine_each({scope})") for scope in SCOPES]
    carts = [sentence(lang, f"cart({scope},1)") for scope in ("SELF", "MINE")]
    levels = [sentence(lang, f"mod_cost({level},1)") for level in ("ALL", 1, 2)]
    assert len(set(counted)) == len(counted)
    assert len(set(each + carts + levels)) == len(each + carts + levels)
    assert len(set(gates)) > len(COUNTERS)
    assert len(set(scoped)) == len(scoped) - (2 if lang == "hu" else 1)  # this card is only one, however many are said
    assert not [said for said in counted + gates + scoped + each + carts + levels if "{" in said or "  " in said]


@pytest.mark.parametrize(
    ("lang", "typed"), [("en", "I-05"), ("en", "i5"), ("hu", "lefejelt  vágat"), ("de", "Kopfstoßstrecke")]
)
def test_a_card_is_found_by_what_people_call_it(lang: str, typed: str) -> None:
    assert words(lang).card_of(typed) == "I-05"
    assert words(lang).meant("card", typed.split()) == Option("card", ("I-05",))


def test_other_things_are_found_by_what_people_call_them() -> None:
    wording = words("en")
    assert wording.card_of("Assayers' Ladder") == wording.card_of("a") == "A"
    assert wording.card_of("Lucky Canary") == "EV-13"
    assert wording.meant("board", ["Rail", "Council"]) == Option("board", ("B",))
    assert wording.meant("faction", ["romans"]) == Option("faction", ("ROM",))
    assert wording.meant("place", ["(2,", "-1)"]) == Option("place", ("2,-1",))
    assert wording.meant("effect", ["b"]) == Option("effect", ("B",))
    assert wording.meant("deck", ["2"]) == Option("deck", (2,))


def test_every_card_is_printed_as_designed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "imperial_miners", "--lang", "de"]) == 0
    *lines, surface = capsys.readouterr().out.splitlines()
    assert len(lines) == len(CARDS) + len(EVENTS) + len(BOARDS)
    assert all(line.endswith(" [Quelle: eigen]") for line in lines)
    assert not surface.endswith(" [Quelle: eigen]")
    assert main(["cards", "imperial_miners", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)
    assert {card["kind"] for card in cards} == {"mine", "event", "board", "surface"}
    assert {card["source"] for card in cards if card["kind"] != "surface"} == {"designed"}
    assert main(["games"]) == 0
    assert re.search(r"imperial_miners.*designed", capsys.readouterr().out)


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_random_game_rarely_meets_can_be_said(lang: str) -> None:
    wording = words(lang)
    for reason in (
        "board-just-completed",
        "board-not-in-play",
        "surface-used",
        "deck-empty",
        "machines-full",
        "too-few-machines",
        "no-half-cart",
    ):
        assert wording.texts.say(f"reason-{reason}").endswith(".")
    for ask in ("dig-in", "keep-card", "trade", "spend", "collapse", "clear", "hand-limit"):
        assert wording.ask(ask).endswith("?")
    assert len({wording.name_rank(rank) for rank in RANKS}) == 6


@pytest.mark.parametrize(("seats", "variant"), SETTINGS)
def test_the_table_can_be_drawn_throughout_a_game(seats: int, variant: dict[str, str]) -> None:
    speakers = [words(lang, seats) for lang in LANGUAGES]
    for number, (game, seat) in enumerate(walk(seats, variant, seed=5)):
        if number % 11 and seat != SPECTATOR:
            continue
        seen = observe(game, seat)
        wording = speakers[number // 11 % len(speakers)]
        shown = scene(seen, wording)
        picture, lines = drawn(shown), plain(drawing_of(TITLE).rows(shown))
        for player in seen.view.players:
            for card in player.mine.values():
                assert re.search(rf"\b{card}", picture)
                assert any(f"{wording.name_card(card)} (" in line for line in lines)
        assert max(map(len, picture.splitlines())) <= 100
        assert not any("\n" in line or "\x1b" in line for line in lines)
        if seat != SPECTATOR:
            held = seen.view.players[seat].hand
            assert all(any(wording.name_card(card) in line for line in lines) for card in held)


def test_an_option_says_what_the_card_on_the_table_does() -> None:
    top = Tabletop(1).mine({"1,0": "I-11", "1,2": "I-31", "2,1": "II-40"}).stock(gold=3)
    top.activate("2,1", "effect A", "activate 1,0")
    seen = observe(top.game, 0)
    assert TITLE.face.about(recall(TITLE, seen)) == ["at.2,1", "card.II-40.A", "at.1,0"]
    wording = words("en", 1)
    labels = [wording.message(choice.label) for choice in choices(TITLE, seen)]
    assert labels == ["A: Pay 2 gold to research 2.", "B: Gain 2 gold.", "Use no effect"]
    picture = drawn(scene(seen, wording))
    assert "►I-11" in picture
    assert "✓II-40" in picture
    assert "Now: Foreman's Whistle, A: Activate 2 of your level-1 cards. › Papyrus Chute" in picture


def test_an_option_tells_what_it_takes_and_gives_at_once() -> None:
    top = Tabletop(1).mine({"1,0": "I-11", "1,2": "I-31", "2,1": "II-40"}).stock(gold=3)
    top.activate("2,1", "effect A", "activate 1,0")
    told = [(choice.costs, choice.gains) for choice in choices(TITLE, observe(top.game, 0))]
    assert told == [({"gold": 2}, {}), ({}, {"gold": 2}), ({}, {})]


def test_a_place_lights_the_cards_that_it_makes_carts_with() -> None:
    top = Tabletop(1).mine({"1,0": "I-31", "1,2": "I-09"}).dig("II-29")
    assert [choice.links for choice in choices(TITLE, observe(top.game, 0))] == [[], ["1,0"], []]


def test_an_option_points_at_what_lies_on_the_table() -> None:
    spaces = {f"space.{side}.{space}" for side, board in BOARDS.items() for space in range(1, board.top + 1)}
    kinds = {"effect": "AB", "deck": "123", "surface": SURFACE, "faction": FACTIONS}
    known = {*CARDS, *BOARDS, *spaces, *(f"{kind}.{name}" for kind, names in kinds.items() for name in names)}
    pointless = {"skip", "stop", "trade", "choose"}
    met = set()
    for seed in range(3):
        for game, seat in walk(2, {"opening": "ask"}, seed):
            for choice in choices(TITLE, observe(game, seat)):
                places = {target for target in choice.targets if re.fullmatch(r"\d,-?\d+(\|\d,-?\d+)?", target)}
                assert known.issuperset(set(choice.targets) - places), choice
                assert bool(choice.targets) == (choice.option.partition(" ")[0] not in pointless), choice
                met.add(choice.option.partition(" ")[0])
    assert met >= {"place", "cart", "climb", "effect", "deck", "surface", "card", *pointless}


def test_the_chart_shows_the_rows_offset_with_tokens_and_carts() -> None:
    top = Tabletop(1).mine({"1,0": "I-31", "1,2": "I-09", "2,1": "II-29"}).machines({"1,2": 2}).collapses("2,1")
    picture = drawn(scene(observe(top.at("surface.draw").game, 0), words("en", 1))).splitlines()
    (edges,) = [line for line in picture if re.match(r"\s+0\s+1\s+2\s", line)]
    rows = {card: line for line in picture for card in ("I-31", "I-09", "II-29") if f"{card} " in line}
    assert rows["I-31"].index("I-31") == edges.index("0")
    assert rows["II-29"].index("II-29") == edges.index("1")
    assert rows["I-09"].index("I-09") == edges.index("2")
    assert any("Ordinary Hole" in line and "◉" in line for line in picture)  # full on both sides
    assert any(re.search(r"◉ +◐", line) for line in picture)  # one joint below is full, one half-full
    assert sum("▪▪" in line for line in picture) == 1
    assert sum("✖" in line for line in picture) == 2  # the card and the legend


def test_the_number_of_a_card_is_whole_in_the_narrowest_chart() -> None:
    top = Tabletop(1).mine({"1,0": "I-31", "2,1": "II-29", "3,2": "III-24"})
    chart = Map(top.state.players[0], title=lambda card: ("Name", "AtRo"), numbers={"3,2": 3, "2,1": 2})
    assert chart.fit(3 + 4 * 5)
    picture = chart.draw().plain
    assert "#3 III-24" in picture
    assert "#2 II-29…" in picture


def test_a_place_is_told_by_its_neighbours_and_its_carts() -> None:
    top = Tabletop(1).mine({"1,0": "I-31", "1,2": "I-09"}).dig("II-29")
    seen = observe(top.game, 0)
    wording = words("en", 1)
    told = [
        (wording.message(choice.label), [wording.message(message) for message in choice.preview])
        for choice in choices(TITLE, seen)
    ]
    assert told == [
        ("below Ordinary Hole, to the left", ["makes 1 half-full cart"]),
        ("below Ordinary Hole and Reed-Pen Alcove", ["completes 1 cart", "makes 1 half-full cart"]),
        ("below Reed-Pen Alcove, to the right", ["makes 1 half-full cart"]),
    ]


def test_a_place_of_the_top_row_is_told_by_its_neighbours() -> None:
    top = Tabletop(1).mine({"1,0": "I-31", "1,4": "I-09"}).dig("I-33")
    told = [words("en", 1).message(choice.label) for choice in choices(TITLE, observe(top.game, 0))]
    assert told == [
        "to the left of Ordinary Hole, with a gap",
        "to the left of Ordinary Hole",
        "between Ordinary Hole and Reed-Pen Alcove",
        "to the right of Reed-Pen Alcove",
        "to the right of Reed-Pen Alcove, with a gap",
    ]


def test_a_cheaper_card_is_told_as_such() -> None:
    top = Tabletop(1).mine({"1,0": "I-01", "2,1": "II-01"}).hand("III-03", "III-40").stock(gold=5).choosing("EV-11")
    seen = observe(top.game, 0)
    assert [choice.preview[0].args["cost"] for choice in choices(TITLE, seen)] == [0]
    shown = scene(seen, words("en", 1))
    assert "III-40 Dragon's Pantry · 11 gold" in drawn(shown)  # too dear all the same
    assert any("Dragon's Pantry: level 3, 11 gold" in line for line in plain(drawing_of(TITLE).rows(shown)))


def test_a_solo_game_ends_with_a_rank() -> None:
    *_, (game, _) = walk(1, {}, seed=4)
    for lang in LANGUAGES:
        shown = Scene(recall(TITLE, observe(game, 0)), words(lang, 1), 100)
        ranks = [words(lang).name_rank(rank) for rank in RANKS]
        assert any(f": {rank}" in drawn(shown).splitlines()[0] for rank in ranks)
        assert any(line.endswith(f": {rank}") for rank in ranks for line in plain(drawing_of(TITLE).rows(shown)))


def test_what_is_gained_in_a_row_is_one_sentence_and_a_draw_is_told_once() -> None:
    events = [Gained(0, "gold", 2), Gained(0, "gem", 1), Gained(0, "gold", 1), Gained(1, "gem", 1)]
    assert [line[:2] for line in words("en").told(events)] == [
        (0, "Anna gains 3 gold and 1 gem."),
        (1, "Béla gains 1 gem."),
    ]
    search = [TurnedOver(1, 2, "ROM", ("II-01", "II-26")), TookOpen(1, "II-26"), NotFound(1, "JAP")]
    assert [line[:2] for line in words("de").told(search)] == [
        (1, "Béla sucht Römer im Stapel der Stufe 2 und deckt auf: Wetzsteinbörse und Gleisdepot Prima."),
        (1, "Béla findet Gleisdepot Prima."),
        (1, "Béla findet nichts: In keinem Stapel liegt eine Karte der Japaner."),
    ]
    drew: list[Event] = [DrewHidden(0, 1), Drew(0, "I-31"), DrewHidden(0, 1), Drew(0, "I-36")]
    drew += [DrewHidden(1, 2), DrewHidden(1, 3), DrewHidden(1, 2)]
    assert [line.text for line in words("en").told(drew)] == [
        "Anna draws Ordinary Hole and Pebble Wash.",
        "Béla draws 2 cards of level 2 and 1 card of level 3.",
    ]
