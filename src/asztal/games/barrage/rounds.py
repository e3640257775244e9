"""The course of the game: setup, draft, five rounds of five phases, and the end."""

from collections.abc import Sequence

from asztal.games.barrage.automa import EFFECTS as AUTOMA_EFFECTS
from asztal.games.barrage.cards import (
    ADVANCED,
    AREAS,
    AUTOMA_START,
    AUTOMA_TILES,
    BONUSES,
    COMPANIES,
    CONTRACTS,
    HEADSTREAM_TILES,
    HEADSTREAMS,
    INCOME_AT,
    INTRO,
    KRYLOV,
    NEUTRAL_DAMS,
    OBJECTIVES,
    OFFICERS,
    ROUNDS,
    START,
    STRUCTURES,
    TIERS,
    WILD,
)
from asztal.games.barrage.events import (
    Drafted,
    DraftedContract,
    NeutralDam,
    NewOrder,
    PatentsRevealed,
    RoundBegan,
)
from asztal.games.barrage.language import effects as component_effects
from asztal.games.barrage.powers import officer_power
from asztal.games.barrage.river import flow_all, place_drops
from asztal.games.barrage.scoring import new_order, score_end, score_round
from asztal.games.barrage.state import NEUTRAL, G, Valley
from asztal.games.barrage.turn import EFFECTS as TURN_EFFECTS
from asztal.games.barrage.turn import Actions
from asztal.games.barrage.verbs import refill
from asztal.kernel.rules import (
    Do,
    EachSeat,
    Effect,
    Frame,
    If,
    Option,
    Pick,
    Repeat,
    Result,
    Seq,
    fill,
    reveal_top,
    roll,
    roll_some,
    turn_up,
)

PATENTS = 3


# --- setup ------------------------------------------------------------------------------------------------------------


def lay_out(g: G, f: Frame) -> None:
    """Map, tiles and contracts (BAR-SET-01 to BAR-SET-10, BAR-MODE-05, BAR-MODE-08, BAR-MODE-10)."""
    state = g.state
    for headstream, tile in zip(HEADSTREAMS, roll_some(g, "headstreams", list(HEADSTREAM_TILES), 4), strict=True):
        state.headstream_tiles[headstream], state.headstreams[headstream] = tile, 0
    for area in AREAS:
        space = roll(g, f"neutral-{area}", [row["space"] for row in NEUTRAL_DAMS if row["deck"] == area])
        (level,) = [row["level"] for row in NEUTRAL_DAMS if row["space"] == space]
        state.dam_owner[space], state.dam_level[space], state.dam_drops[space] = NEUTRAL, level, 1
        state.drops_in += 1
        g.tell(NeutralDam, space, level)
    in_play = [bonus for bonus, row in BONUSES.items() if state.variant["game"] in row["modes"]]
    state.bonuses = roll_some(g, "bonuses", in_play, ROUNDS)
    state.objective = roll(g, "objective", list(OBJECTIVES))
    national = [contract.id for contract in CONTRACTS.values() if contract.kind == "national"]
    state.national = roll_some(g, "national", national, len(state.players) - 1)
    for tier in TIERS:
        fill(g, state.pile(tier), [contract.id for contract in CONTRACTS.values() if contract.tier == tier])
    refill(g)
    if state.full:
        for level, deck in enumerate((state.tiles1, state.tiles2, state.tiles3), 1):
            fill(g, deck, [tile.id for tile in ADVANCED.values() if tile.level == level])
        reveal_patents(g)
    if any(player.automa for player in state.players):
        fill(g, state.automa_deck, list(AUTOMA_TILES))
        reveal_top(g, state.automa_deck)


def reveal_patents(g: G) -> None:
    """Three tiles, from the lowest deck that has any (BAR-EOR-06 to BAR-EOR-08)."""
    state = g.state
    for slot in range(PATENTS):
        deck = next(deck for deck in (state.tiles1, state.tiles2, state.tiles3) if deck.cards)
        state.patents[slot] = turn_up(g, deck)
    g.tell(PatentsRevealed, list(state.patents))


def equip(g: G, f: Frame) -> None:
    """Supplies, points and basic tiles (BAR-SET-11 to BAR-SET-17, BAR-MODE-07, BAR-MODE-09, BAR-AUTO-06)."""
    for player in g.state.players:
        start = AUTOMA_START if player.automa else START
        player.vp_from["start"] = start["vp"]
        player.credit, player.engineer = start["credit"], start["engineer"]
        player.excavator = player.excavators_ever = start["excavator"]
        player.mixer = player.mixers_ever = start["mixer"]
        player.tiles = [*STRUCTURES] if g.state.full else [*STRUCTURES, WILD]


def lead(g: G, seat: int, company: str, officer: str) -> None:
    """A player takes a company with its officer; Krylov brings his tile (BAR-XO-13)."""
    player = g.state.players[seat]
    player.company, player.officer = company, officer
    if officer_power(player, "copy_tile"):
        player.tiles.append(KRYLOV)
    g.tell(Drafted, seat, company, officer)


def intro_seats(g: G, f: Frame) -> None:
    """Companies, officers, contracts and turn order are fixed (BAR-MODE-01 to BAR-MODE-04)."""
    for seat, fixed in zip(g.seats(), INTRO, strict=False):
        lead(g, seat, fixed["company"], fixed["officer"])
        g.state.players[seat].contracts.append(fixed["contract"])
        g.tell(DraftedContract, seat, fixed["contract"])
    g.state.order = list(g.seats())


def open_draft(g: G, f: Frame) -> None:
    """As many pairs and starting contracts as players; a random person chooses first (BAR-MODE-11 to BAR-MODE-13)."""
    state, count = g.state, len(g.state.players)
    companies = roll_some(g, "companies", list(COMPANIES), count)
    state.offers = dict(zip(companies, roll_some(g, "officers", list(OFFICERS), count), strict=True))
    starting = [contract.id for contract in CONTRACTS.values() if contract.kind == "starting"]
    state.offered_contracts = roll_some(g, "starting", starting, count)
    first = int(roll(g, "first", [str(seat) for seat in g.seats()]))
    state.choosers = [(first + step) % state.seats for step in range(state.seats)]


class PickCompany(Pick[Valley]):
    """One of the pairs of company and officer."""

    ask = "company"

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("company", (company,)) for company in g.state.offers]

    def take(self, g: G, f: Frame, option: Option) -> None:
        company = str(option.ids[0])
        lead(g, f.seat, company, g.state.offers.pop(company))


class PickContract(Pick[Valley]):
    """One of the starting contracts (BAR-SET-15)."""

    ask = "starting-contract"

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("contract", (contract,)) for contract in g.state.offered_contracts]

    def take(self, g: G, f: Frame, option: Option) -> None:
        contract = str(option.ids[0])
        g.state.offered_contracts.remove(contract)
        g.state.players[f.seat].contracts.append(contract)
        g.tell(DraftedContract, f.seat, contract)


def close_draft(g: G, f: Frame) -> None:
    """Automas get what is left, at random, and go first; the others in reverse order (BAR-MODE-14, BAR-AUTO-04, 05)."""
    state = g.state
    automas = [seat for seat, player in enumerate(state.players) if player.automa]
    for seat in automas:
        company = roll(g, "automa-company", list(state.offers))
        officer = state.offers.pop(company)
        lead(g, seat, company, officer if state.level.officer else "")
    state.order = [*automas, *reversed(state.choosers)]
    state.choosers, state.offered_contracts = [], []


# --- the phases of a round --------------------------------------------------------------------------------------------


def begin_round(g: G, f: Frame) -> None:
    """Go on to the next round."""
    g.state.round += 1
    g.tell(RoundBegan, g.state.round)


class Incomes(Effect[Valley]):
    """Every active income of one player, row by row (BAR-INC-01 to BAR-INC-05)."""

    def enter(self, g: G, f: Frame) -> Result:
        me = g.state.players[f.seat]
        if me.automa and not g.state.level.income:  # BAR-AUTO-56
            return None
        active = [
            f"income.{me.company}.{structure}.{number}"
            for structure in COMPANIES[me.company].incomes
            for number, at in enumerate(INCOME_AT, 1)
            if me.built[structure] >= at
        ]
        if f.pc == 0:
            f.set("_active", tuple(active))  # what an income itself would change does not count any more
        fixed: tuple[str, ...] = f.vars["_active"] if f.vars else ()
        if f.pc == len(fixed):
            return None
        f.pc += 1
        return Frame(fixed[f.pc - 1], f.seat)


def last_to_first(g: G, f: Frame) -> Sequence[int]:
    """Against the turn order, for incomes whose order matters (BAR-INC-10)."""
    return g.state.order[::-1]


def feed_headstreams(g: G, f: Frame) -> None:
    """Drops on the headstreams, as their tiles show for this round (BAR-INC-12 to BAR-INC-14)."""
    for headstream, tile in g.state.headstream_tiles.items():
        drops = (*HEADSTREAM_TILES[tile], 0)[g.state.round - 1]
        if drops:
            place_drops(g, headstream, drops)


def end_round(g: G, f: Frame) -> None:
    """Turn order, energy, engineers and patents for the next round (BAR-EOR-01 to BAR-EOR-08)."""
    state = g.state
    state.order = new_order(state)
    g.tell(NewOrder, list(state.order))
    state.placed.clear()
    for player in state.players:
        player.energy, player.turns, player.passed = 0, 0, False
        player.engineer = START["engineer"]
    if state.full:
        reveal_patents(g)


ROUND = Seq[Valley](
    begin=Do(begin_round),
    income=EachSeat(Incomes(), order=last_to_first),
    headstreams=Do(feed_headstreams),
    actions=Actions(),
    flow=Do(lambda g, f: flow_all(g)),
    scoring=Do(lambda g, f: score_round(g)),
    end=If(lambda g, f: g.state.round < ROUNDS, Do(end_round)),  # BAR-RND-03
)
DRAFT = Seq[Valley](
    open=Do(open_draft),
    choose=EachSeat(Seq(company=PickCompany(), contract=PickContract()), order=lambda g, f: g.state.choosers),
    close=Do(close_draft),
)
GAME = Seq[Valley](
    lay_out=Do(lay_out),
    equip=Do(equip),
    draft=If(lambda g, f: g.state.full, DRAFT, Do(intro_seats)),
    rounds=Repeat(ROUNDS, ROUND),
    end=Do(lambda g, f: score_end(g)),
)


def effects() -> dict[str, Effect[Valley]]:
    """Every effect by its address."""
    return {"game": GAME, **TURN_EFFECTS, **AUTOMA_EFFECTS, **component_effects()}
