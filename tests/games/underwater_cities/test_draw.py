"""The table of Underwater Cities as text: the network as a map, slots, cards, forecasts, and plain lines."""

import random
import re
from collections.abc import Iterable

import pytest
from rich.console import Console

from asztal.games.underwater_cities import TITLE
from asztal.games.underwater_cities.cards import BOARDS, BUILDINGS, CARDS, CITIES, ITEMS, SLOTS, TYPES
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.face import draw, short
from asztal.games.underwater_cities.face.forecast import gains_of
from asztal.games.underwater_cities.face.pen import Pen
from asztal.kernel import SPECTATOR, Seeded, Table, choices, observe, recall
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.rows import plain as in_lines
from asztal.text.wording import wording_of

NAMES = ("Anna", "Bob", "Cleo", "Dora")

STUDY = "Either gain 1 science, or look at the top 3 cards of the deck, keep 1 and discard the others."


def scene(game: object, seat: int = 0, width: int = 100, lang: str = "en") -> Scene:
    """What a seat sees, with the numbers of its options, as `asztal play` hands it to the drawing."""
    seen = observe(game, seat)  # type: ignore[arg-type]
    numbers: dict[str, int] = {}
    for number, choice in enumerate(choices(TITLE, seen), 1):
        for target in choice.targets:
            numbers.setdefault(target, number)
    return Scene(recall(TITLE, seen), wording_of(TITLE, lang, NAMES[: seen.seats]), width, numbers)


def drawn(shown: Scene) -> list[str]:
    """The lines of the drawn table, without colours."""
    console = Console(width=shown.width, markup=False, emoji=False, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(draw.table(shown))
    return [line.rstrip() for line in capture.get().splitlines()]


def said(shown: Scene) -> list[str]:
    """The table in plain lines."""
    return in_lines(draw.rows(shown))


def table(top: Tabletop, seat: int = 0, width: int = 100, lang: str = "en") -> list[str]:
    return drawn(scene(top.game, seat, width, lang))


def plain(top: Tabletop, seat: int = 0, lang: str = "en") -> list[str]:
    return said(scene(top.game, seat, lang=lang))


def chart(lines: list[str]) -> list[str]:
    """The map alone: what stands between the name of its owner and the legend."""
    start = next(number for number, line in enumerate(lines) if line.endswith("───"))
    end = next(number for number, line in enumerate(lines) if line.startswith("S symbiotic"))
    return lines[start + 1 : end]


def block(lines: Iterable[str], label: str) -> str:
    """What stands beside a label, in one line."""
    text = "\n".join(lines)
    found = re.search(rf"^{label} +(.*(?:\n {{4,}}\S.*)*)", text, re.M)
    assert found, f"no {label} in\n{text}"
    return re.sub(r"\s*\n\s*", "  ", found[1])


def reef(seat: int = 0) -> Tabletop:
    """Board 1 with a little of everything, at the beginning of a turn."""
    top = Tabletop(2).build("T1", "C2*", "T2+", "C3", "T4", "C6", "T13", "C1a=farm", "C1b=farm+", "C1x=desalination")
    top.build("C2a=laboratory+", "C2c=laboratory+", "T9", "T12")
    return top.hand("C029", "C020", "C038").at("turn")


# --- the network ------------------------------------------------------------------------------------------------------


def test_the_network_is_a_map() -> None:
    assert chart(table(reef(), width=80)) == [
        "M0 ✗ ┄┄┄┄┄┄┄┄┄┄T11┄┄┄ C8 ( ) +3pt ┄┄┄T10┄┄┄ C7 ( )                M1 ✓",
        "Confluence             a b c x               a b+1kelp c          Port Calder",
        "                                             x",
        " ║ T12✗                ┊ T8 +2cr             ┊ T7                  ║ T13",
        "C9 ( ) ═════════T9═══ C6 (N) ✓ ┄┄┄┄┄┄┄T6┄┄┄ C4 ( ) +1fed ═══T4═══ C3 (N) ✓",
        " a b c+1bio            a b c x               +1card                a b c x",
        " x                                           a b c x",
        "                                             ┊ T3 +1steel          ║ T2*",
        "M2 ✗ ┄┄┄┄┄┄┄┄┄┄T14┄┄┄ C5 ( ) ┄┄┄┄┄┄┄┄┄T5┄┄┄ C2 (S) ✓ ═══════T1═══ C1 (N) ✓",
        "Ironquay               a+1sci b c  +1cr      aL* b cL* x           aF bF* c xD",
        "                       x",
    ]


def test_a_city_without_a_tunnel_is_not_connected() -> None:
    lines = chart(table(Tabletop(2).build("C2", "C5", "T5").hand("C029").at("turn")))
    assert any(re.match(r"M2 .*C5 \(N\) ✓ ═+T5═+ C2 \(N\) ✓ ┄+T1┄+ C1 \(N\) ✓", line) for line in lines)
    lines = chart(table(Tabletop(2).build("C2").hand("C029").at("turn")))
    assert any("C2 (N) ✗" in line for line in lines)


def test_the_metropolis_with_two_tunnels_needs_both() -> None:
    top = Tabletop(2).build("C8", "T11").hand("C029").at("turn")
    assert chart(table(top))[0].startswith("M0 ✗ ═")
    assert chart(table(top.build("T12")))[0].startswith("M0 ✓ ═")


@pytest.mark.parametrize(
    ("board", "built", "site"),
    [(3, "╲T3╲", "⋱T3⋱"), (6, "╲T10✗╲", "⋱T10⋱"), (7, "╲T9✗╲", "⋱T9⋱"), (8, "╱T10✗╱", "⋰T10⋰")],
)
def test_tunnels_that_lead_aslant(board: int, built: str, site: str) -> None:
    top = Tabletop(2, board=board).hand("C029").at("turn")
    assert site in "\n".join(chart(table(top)))
    tunnel = re.sub(r"\W", "", built)
    text = "\n".join(chart(table(top.build(tunnel))))
    assert built in text
    assert site not in text


def test_what_advanced_sites_do() -> None:
    top = Tabletop(2, board=5, boards="advanced").build("C4d=farm+").hand("C029").at("turn")
    lines = table(top)
    text = "\n".join(chart(lines))
    for sign in ("T7×3", "dF*×2", "C7 ( ) +6pt−2sci", "−2cr", "a+1cr"):
        assert sign in text
    assert block(lines, "Sites") == "T7 produces 3 times  M1: 2pt in production  C4d produces 2 times"
    top = Tabletop(2, board=6, boards="advanced").hand("C029").at("turn")
    assert block(table(top), "Sites").startswith("C6 symbiotic: 6pt in production  T3 and T4: 2cr in production")


def test_bonus_and_surcharge_are_gone_when_something_stands_there() -> None:
    top = Tabletop(2, board=8, boards="advanced").hand("C029").at("turn")
    free = "\n".join(chart(table(top)))
    assert free.count("+6pt") == free.count("−3steel") == 1
    taken = "\n".join(chart(table(top.build("C8", "C9", "C5d=farm"))))
    assert "+6pt" not in taken
    assert "−3steel" not in taken
    assert "dF×2" in taken


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [100, 80, 60, 40])
@pytest.mark.parametrize("board", BOARDS)
def test_the_map_fits_every_width(board: int, width: int, lang: str) -> None:
    top = Tabletop(4, board=board, boards=BOARDS[board].side).build("T1", "C2", "C1a=farm+").hand("C029").at("turn")
    lines = table(top, width=width, lang=lang)
    assert all(len(line) <= width for line in lines)
    text = "\n".join(lines)
    for site in (*BOARDS[board].cities, *BOARDS[board].tunnels, *BOARDS[board].metropolises):
        assert re.search(rf"\b{site}\b|{site}×", text), site
    letter = wording_of(TITLE, lang).say("draw-letter", kind="farm")
    assert f"a{letter}*" in text


def test_columns_stand_below_each_other() -> None:
    """No cell is so wide that it moves what stands beside it."""
    for board, about in BOARDS.items():
        lines = chart(table(Tabletop(2, board=board, boards=about.side).hand("C029").at("turn"), width=80))
        for site, (x, _) in about.positions.items():
            (line,) = [line for line in lines if re.search(rf"(?:^| ){site} [(✗✓]", line)]
            assert line.index(f"{site} ") == (x - 1) * 22


def test_a_narrow_screen_lists_the_sites() -> None:
    lines = table(reef(), width=60)
    assert "C2 (S) ✓ aL* b cL* x T1═C1 T3┄C4 +1steel T5┄C5 +1cr" in lines
    assert "M1 ✓ T13═C3" in lines
    assert "M0 ✗ T11┄C8 T12✗═C9" in lines


# --- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.full
def test_options_point_at_the_table() -> None:
    """Through whole games: what an option is about has a number on the table."""
    rng, kinds = random.Random(4), set()
    for seats, variant in ((2, {"boards": "advanced"}), (4, {"contracts": "yes"})):
        game = Table.new(TITLE, seats, TITLE.full_variant(seats, variant), Seeded(rng.randrange(99)))
        while game.game.decisions:
            seat, decision = next(iter(game.game.decisions.items()))
            if rng.random() < 0.18:
                shown = scene(game.game, seat, width=rng.choice((80, 100)))
                text = "\n".join(drawn(shown))
                for target, number in shown.numbers.items():
                    assert re.search(rf"#{number}\b", text), (decision.ask, target, text)
                    kinds.add(decision.ask)
            game.apply(seat, rng.choice(decision.options))
    assert kinds >= {"slot", "card", "build", "upgrade", "take-special", "use-action-card", "discard", "part"}


def test_a_number_stands_at_its_site() -> None:
    top = Tabletop(2).stock(steelplast=3, credit=3).slot("12-Y3")
    assert top.options() == ["build tunnel T1", "build tunnel T2"]
    text = "\n".join(chart(table(top)))
    assert "┄T1#1┄" in text
    assert "┊ T2#2" in text


def test_a_number_stands_at_its_slot_and_card() -> None:
    top = reef()
    lines = table(top)
    numbers = scene(top.game).numbers
    assert f"4 2fed #{numbers['12-G4']} " in "\n".join(lines)
    assert block(lines, "Always").startswith(f"2cards+2cr #{numbers['ALW']}")
    top.answers(0, "slot ALW")
    assert "Kelp Carousel#1 (red, production)  Sonar Study#2 (yellow, action)" in block(table(top), "Hand")


# --- the main board ---------------------------------------------------------------------------------------------------


def test_slots_by_colour_and_who_took_them() -> None:
    top = Tabletop(2).tile("12-G1", 1).tile("12-R4", 0).hand("C029").at("turn")
    lines = table(top)
    assert lines[1].split() == ["Green", "Red", "Yellow"]
    first = re.split(r" {2,}", re.sub(r" #\d+", "", lines[2]))
    assert first == ["1 ▲U 2cards+(upgrade / 1kelp)", "1 special card", "1 2sci / 3×upgrade"]
    assert "4 ●T 2×farm / 2×lab" in "\n".join(lines)
    assert "R" not in block(lines, "Always")


def test_neutral_tiles_of_the_solo_game() -> None:
    lines = table(Tabletop(1).tile("12-Y2").hand("C029").at("turn"))
    assert any("◇N city+building" in line for line in lines)
    assert "∞ (S)" in block(lines, "Always")
    assert block(lines, "Goal") == "0 of 100 points, 1 of 7 connected cities"


def test_the_cloning_tile_is_for_four() -> None:
    top = Tabletop(4).tile("34-G3", 1, 2).hand("C029").at("turn")
    lines = table(top)
    assert any("3 ▲U ■V city / 1kelp" in line for line in lines)
    assert "cloning tile (1cr): free" in block(lines, "Always")
    top.state.cloned = True
    assert "cloning tile (1cr): used" in block(table(top), "Always")
    assert "cloning" not in "\n".join(table(reef()))


def test_the_federation_track_has_the_first_in_order_first() -> None:
    top = Tabletop(4).space(3, 1).space(3, 0).space(1, 2).hand("C029").at("turn")
    assert block(table(top), "Federation") == "1 (1pt): ■V  2 (1steel): –  3 (1cr): ●T ▲U  4: –  below: ◆W"
    said = plain(top)
    assert "Federation space 3: brings 1 credit; Anna; Bob" in said
    assert "Below the Federation track: Dora" in said


def test_round_order_and_supplies() -> None:
    top = reef()
    top.state.round, top.state.era, top.player().turns, top.state.order = 6, 2, 2, [1, 0]
    lines = table(top)
    assert lines[0] == "Underwater Cities · era 2 · round 6 of 10 · turn 3 of 3 · play order ▲U › ●T"
    assert re.search(r"left: 40 tunnels, 13 \(N\), 6 \(S\), \d+ cards", block(lines, "Always"))


def test_special_cards_and_contracts() -> None:
    top = Tabletop(2, contracts="yes").contracts("GC1").hand("C029").at("turn")
    top.state.dear_specials = ["SP01"]
    (shown,) = top.state.specials.top
    lines = table(top)
    assert block(lines, "Special").startswith(f"Laureate Panel (green, scoring, 3cr)  {CARDS[shown].name['en']} (")
    assert "connected" not in block(lines, "Special")  # the texts come with the question which one to take
    assert block(lines, "Contracts").startswith("Resettlement Pact Needs at least 4 connected cities.")
    top.answers(0, "slot ALW")  # the texts are for planning
    assert block(table(top), "Contracts") == "Resettlement Pact"


def test_the_running_turn() -> None:
    top = reef().answers(0, "slot 12-G4", "card C038")
    assert block(table(top), "Now").startswith("●T Green 4 2fed  Foundry Lighter (red, instant) Gain 2 steelplast.")
    assert "Turn of Anna: Green 4" in plain(top)
    assert not any(line.startswith("Now") for line in table(reef()))


# --- players ----------------------------------------------------------------------------------------------------------


def test_the_own_cards() -> None:
    top = reef().claimed("PA", "C020", "C029", "C001", "C016")
    top.player().used.append("PA")
    lines = table(top, width=140)
    assert block(lines, "Claimed").split("  ") == [
        "Induction Hall (red, permanent) Whenever you claim a card (this one included), gain 1 credit.",
        "Personal Assistant (used, action) Gain 1 steelplast or 1 credit.",
        f"Sonar Study (ready, yellow, action) {STUDY}",
        "Kelp Carousel (red, production)",
        "Peer Review (red, scoring)",
    ]
    assert "Foundry Lighter (red, instant) Gain 2 steelplast." in block(lines, "Hand")


def test_the_others_in_short() -> None:
    top = reef().stock(1, kelp=3).hand("C001", "C002", "C004", seat=1).claimed("PA", "C029", seat=1)
    top.build("T1+", "C2*", "T2", "T13", "C1a=farm+", "C1b=farm", seat=1)
    top.player(1).used.append("PA")
    (line,) = [line for line in table(top, width=250) if line.startswith("▲U Bob")]
    assert line == (
        "▲U Bob  0pt · 3kelp · 0steel · 0sci · 0cr · 0bio · 2 cities (1S), 2 ✓ · tunnel 3 (1*) · farm 2 (1*) · "
        "metro ✓1 · hand 3 · claimed 2: Personal Assistant✗, Kelp Carousel"
    )
    assert not any("Induction Hall" in line for line in [*table(top), *plain(top)])  # a hidden hand


def test_cards_to_choose_from() -> None:
    top = Tabletop(2).hand("C029").deck("C001", "C002", "C004", "C008", "C010").card("C042")
    assert block(table(top), "Choose").startswith("Induction Hall#1 (red, permanent)")
    assert "Bloom Harvest: to choose from, green, instant; Gain 2 biomatter." in plain(top)


def test_a_gained_metropolis() -> None:
    top = reef()
    top.player().gained_metropolises.append("BL08")
    assert block(table(top), "M ✓").startswith("Saint Halcyon When you connect it: gain 5 points.")
    assert "Saint Halcyon: gained metropolis, connected; When you connect it: gain 5 points." in plain(top)


def test_a_spectator_sees_the_table_without_hands() -> None:
    top = reef()
    lines = table(top, SPECTATOR)
    assert "C2 (S) ✓" in "\n".join(lines)
    assert not any(line.startswith("Hand") for line in lines)
    assert not any("Foundry Lighter" in line for line in [*lines, *plain(top, SPECTATOR)])


# --- what comes -------------------------------------------------------------------------------------------------------


def test_the_next_production_is_told() -> None:
    top = reef().claimed("PA", "C029", "C006", "C002").metropolises(first="BL04")
    # farms 1 + 1 kelp, plant 1 credit, laboratories 2 science + 2 steelplast and 1 for the pair, tunnels at cities 5
    # credits + 1 point, a symbiotic city 2 points, BL04 2 science, C029 1 kelp; C006 nothing for two laboratories
    assert block(table(top), "Production") == ("after round 4:  3kelp  3steel  4sci  6cr  4pt  + choice: Open Workshop")
    top.build("C3a=laboratory")  # and with a third one C006 gives 1 kelp
    assert block(table(top), "Production").startswith("after round 4:  4kelp  3steel  5sci  6cr")
    assert "Your decision then: Open Workshop: Gain 1 steelplast or 1 science." in plain(top)


@pytest.mark.parametrize("claimed", [("PA",), ("PA", "C029", "C006", "C045", "C053", "SP07")])
def test_what_is_told_is_what_comes(claimed: tuple[str, ...]) -> None:
    top = reef().build("C3a=laboratory", "C3b=farm").claimed(*claimed)
    told = gains_of(top.player())
    top.produce()
    assert {"points" if item == "point" else item: count for item, count in told.items()} == top.rest()


def test_whether_the_cities_will_be_fed() -> None:
    top = reef()  # four connected cities, two kelp to come
    assert block(table(top), "Food") == "4 cities to feed, then 2kelp 0bio:  2 unfed, −6pt"
    assert block(table(top.metropolises(first="BL02")), "Food").endswith("2 unfed, −4pt")  # only 4 points to come
    assert block(table(top.stock(biomatter=1)), "Food").endswith("then 2kelp 1bio:  1 unfed, −3pt")
    assert block(table(top.stock(kelp=1, biomatter=1)), "Food").endswith("then 3kelp 1bio:  all fed")
    top.claimed("PA", "C098")
    assert block(table(top), "Food") == "3 cities to feed, then 3kelp 1bio:  all fed  + choice: Pantry Vault"
    assert "Food after it: 4 connected cities; 1 fed by cards; 3 kelp; 1 biomatter; all fed" in plain(top)


def test_the_points_are_explained() -> None:
    top = reef().stock(kelp=4).claimed("PA", "C164")
    top.player().points, top.player().points_from = 5, {"slots": 2, "track": 3, "unfed": 0}
    # cities with two, one, no and no building types; one metropolis
    expected = "final scoring now +13:  1 end-scoring cards  11 connected cities  1 resources left"
    assert block(table(top), "Points") == f"2 slots  3 Federation track  {expected}"
    assert "Points so far: 5 points; slots: 2; Federation track: 3" in plain(top)
    later = "The final scoring would add now: 13 points"
    assert f"{later}; end-scoring cards: 1; connected cities: 11; resources left: 1" in plain(top)


def test_the_connected_brown_metropolis_counts() -> None:
    top = reef().build("T11")
    assert "6 brown metropolis" in block(table(top), "Points")  # three points for each of two connected ones
    assert "brown" not in block(table(reef()), "Points")


def test_nothing_is_forecast_while_the_cities_produce_and_at_the_end() -> None:
    def told(top: Tabletop, ask: str) -> bool:
        assert top.ask() == ask
        shown = [
            any(line.startswith("Food ") for line in table(top)),
            any("Food after it" in line for line in plain(top)),
        ]
        assert shown[0] == shown[1]
        return shown[0]

    assert told(reef(), "slot")
    assert not told(reef().claimed("PA", "C002").produce(), "production")
    assert not told(reef().claimed("PA", "C098").stock(credit=2).feed(), "feed")
    assert not told(reef().claimed("PA", "SP03").stock(kelp=2).final(), "spend")
    start = Tabletop.fresh(2)
    assert not told(start, "place-metropolis")
    assert told(start.answers(0, start.options()[0]).answers(1, start.options(1)[0]), "lay-aside")


# --- plain lines ------------------------------------------------------------------------------------------------------


def test_plain_lines() -> None:
    top = reef().tile("12-G1", 1).claimed("PA")
    top.player().used.append("PA")
    said = plain(top)
    assert said[:4] == [
        "Underwater Cities",
        "era 1 · round 1 of 10",
        "turn 1 of 3",
        "Green 1: taken by: Bob; Draw 2 cards; either upgrade a structure, or gain 1 kelp.",
    ]
    for line in (
        "The always-available slot: Gain 2 credits and draw 2 cards.",
        "Play order: Anna; Bob",
        "Anna (you): 0 points; 0 kelp; 0 steelplast; 0 science; 0 credits; 0 biomatter; 3 cards in hand",
        "Supply: 40 tunnels; 13 nonsymbiotic domes; 6 symbiotic domes; 57 cards in the deck",
        "C1: nonsymbiotic city, connected; site a: farm; site b: farm, upgraded; site c: free; "
        "expansion site: desalination plant",
        "C2: symbiotic city, connected; site a: laboratory, upgraded; site b: free; site c: laboratory, upgraded; "
        "expansion site: free",
        "C8: free city site, bonus 3 points; site a: free; site b: free; site c: free; expansion site: free",
        "Tunnel T2 from C1 to C3: built, upgraded",
        "Tunnel T3 from C2 to C4: free, bonus 1 steelplast",
        "Tunnel T12 from C9 to M0: built, at no city",
        "Port Calder: metropolis M1, connected; When you connect it: gain 1 kelp. In every Production: gain 2 points.",
        "Personal Assistant: claimed, used, action; Gain 1 steelplast or 1 credit.",
        f"Sonar Study: in hand, yellow, action; {STUDY}",
    ):
        assert line in said
    assert not re.search("[\u2190-\u25ff\u2713\u2717*#]", "\n".join(said))


def test_plain_lines_of_advanced_sites() -> None:
    said = plain(Tabletop(2, board=5, boards="advanced").hand("C029").at("turn"))
    assert "Tunnel T13 from C7 to M1: free, surcharge 1 credit, 1 steelplast" in said
    assert any(line.startswith("C7: free city site, bonus 6 points, surcharge 2 science, 2 credits;") for line in said)
    assert "Sites: T7 produces 3 times; M1: 2 points in production; C4d produces 2 times" in said


def test_whatever_an_option_points_at_stands_in_a_row() -> None:
    rng, asked = random.Random(4), 0
    for seats, variant in ((1, {}), (4, {"boards": "advanced", "contracts": "yes"})):
        game = Table.new(TITLE, seats, TITLE.full_variant(seats, variant), Seeded(6))
        while game.game.decisions:
            seat, decision = next(iter(game.game.decisions.items()))
            if rng.random() < 0.05 and decision.ask != "use-discarded":  # that card lies nowhere any more
                shown = scene(game.game, seat)
                rows = [row for row in draw.rows(shown) if row.seat in (None, seat)]
                placed = {id_ for row in rows for ids in (row.ids, *(item.ids for item in row.items)) for id_ in ids}
                for choice in choices(TITLE, shown.seen):
                    assert placed.issuperset([*choice.targets, *choice.links]), choice
                asked += 1
            game.apply(seat, rng.choice(decision.options))
    assert asked > 20


# --- every component has its words ------------------------------------------------------------------------------------


def all_different(words: Iterable[str]) -> bool:
    listed = list(words)
    return len(set(listed)) == len(listed) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_words_of_its_own(lang: str) -> None:
    pen = Pen(scene(reef().game, lang=lang))
    effects = {str(slot.effect) for slot in SLOTS.values()}
    assert len({short.action(pen, slot.effect) for slot in SLOTS.values()}) == len(effects)
    for key in ("draw-item", "plain-unit"):
        assert all_different(pen.say(key, item=item, count=2) for item in ITEMS)
    for key in ("draw-letter", "plain-building", "plain-pieces"):
        assert all_different(pen.say(key, kind=kind, upgraded=0, count=2) for kind in BUILDINGS)
    assert all_different(pen.say("draw-dome", kind=kind) for kind in CITIES)
    assert all_different(pen.say("draw-type", type=type_) for type_ in TYPES)
    assert all_different(pen.colour(card) for card in ("C001", "C002", "C003"))
    assert all(pen.about(card) for card in CARDS)
