"""Setting up: the map, tiles and contracts, supplies, and the draft of companies."""

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
from asztal.games.barrage.events import Drafted, DraftedContract, NeutralDam, PatentsRevealed
from asztal.games.barrage.powers import officer_power
from asztal.games.barrage.state import NEUTRAL, G, Valley
from asztal.games.barrage.verbs import refill
from asztal.kernel.rules import Do, EachSeat, Frame, Option, Pick, Seq, fill, reveal_top, roll, roll_some, turn_up

PATENTS = 3


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


DRAFT = Seq[Valley](
    open=Do(open_draft),
    choose=EachSeat(Seq(company=PickCompany(), contract=PickContract()), order=lambda g, f: g.state.choosers),
    close=Do(close_draft),
)
