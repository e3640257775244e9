"""A second bookkeeping of Barrage: from what everybody is told it works out what everybody must have.

The course of a game is here, and the comparison; what companies have is in `ledger_book`, the water in `ledger_water`,
actions and turns in `ledger_actions` and `ledger_turns`, prices and scores in `ledger_prices` and `ledger_scoring`.
"""

from typing import Any

from asztal.games.barrage.events import (
    Banked,
    BonusScored,
    Drafted,
    DraftedContract,
    NeutralDam,
    NewOrder,
    NoEnergy,
    ObjectiveScored,
    PatentsRevealed,
    Ranked,
    RoundBegan,
)
from asztal.kernel import Game
from tests.games.barrage import ledger_scoring as scoring
from tests.games.barrage.ledger_book import AREA, CARDS, NOBODY, TILE, Dam, Reading, basin_of
from tests.games.barrage.ledger_turns import Turns

ROUNDS = 5
DROPS: dict[str, list[int]] = {row["id"]: row["drops"] for row in CARDS["headstream"]["tiles"]}


class BarrageLedger(Turns):
    """The whole game, from the neutral dams to the places."""

    def start(self, view: Any) -> None:
        """Tiles and contracts that lie on the table from the start, and who chooses first."""
        self.headstream_tiles = dict(view.headstream_tiles)
        self.bonuses, self.objective = list(view.bonuses), view.objective
        self.national = list(view.national)
        self.offers, self.choosers = dict(view.offers), list(view.choosers)
        self.unseen = {1: 5, 2: 5, 3: 5}  # advanced tiles by level
        self.same("national contracts", len(self.pages) - 1, len(self.national))
        self.same("bonus tiles", ROUNDS, len(self.bonuses))

    # --- the course of the game ---------------------------------------------------------------------------------------

    def game(self) -> Reading[None]:
        """Setup, five rounds, the end."""
        for area in ("mountain", "hill", "plain"):
            neutral = yield from self.take(NeutralDam)
            self.same(f"the area of {neutral.space}", area, AREA[basin_of(neutral.space)])
            self.dams[neutral.space] = Dam(NOBODY, neutral.level, 1)
            self.drops_in += 1
        yield from self.refill()
        if self.full:
            yield from self.new_patents()
        yield from self.draft() if self.full else self.fixed_seats()
        for round_ in range(1, ROUNDS + 1):
            yield from self.play_round(round_)
            yield from self.score_round()
            if round_ < ROUNDS:
                yield from self.clear_table()
        yield from self.score_end()

    def new_patents(self) -> Reading[None]:
        """Three tiles, all of a lower level before any of a higher one."""
        event = yield from self.take(PatentsRevealed)
        for tile in event.tiles:
            level = next(level for level, count in self.unseen.items() if count)
            self.unseen[level] -= 1
            self.same(f"the level of {tile}", level, TILE[tile]["level"])
        self.patents = list(event.tiles)

    def lead(self, seat: int, company: str, officer: str) -> Reading[None]:
        """A company and its officer; Krylov brings his tile."""
        yield from self.expect(Drafted(seat, company, officer))
        page = self.pages[seat]
        page.company, page.officer = company, officer
        page.tiles += ["krylov"] if officer == "krylov" else []

    def fixed_seats(self) -> Reading[None]:
        """Everything is given in the introductory game."""
        for seat, row in zip(range(len(self.pages)), CARDS["intro"]["seats"], strict=False):
            yield from self.lead(seat, row["company"], row["officer"])
            yield from self.expect(DraftedContract(seat, row["contract"]))
            self.pages[seat].contracts.append(row["contract"])
            self.order.append(seat)

    def draft(self) -> Reading[None]:
        """Persons choose, Automas get the rest and go first."""
        automas = [seat for seat, page in enumerate(self.pages) if page.automa]
        for seat in (*self.choosers, *automas):
            event = yield from self.peek()
            company = event.company if isinstance(event, Drafted) else ""
            self.same(f"{company} is offered", True, company in self.offers)
            officer = self.offers.pop(company)
            yield from self.lead(seat, company, "" if seat in automas and self.level < 4 else officer)
            if seat not in automas:
                contract = yield from self.take(DraftedContract, seat)
                self.same("a starting contract", "S", contract.contract[0])
                self.pages[seat].contracts.append(contract.contract)
        self.order = [*automas, *reversed(self.choosers)]

    def play_round(self, round_: int) -> Reading[None]:
        """Incomes from the last to the first, water on the headstreams, turns, and the water runs."""
        yield from self.expect(RoundBegan(round_))
        self.round = round_
        for seat in reversed(self.order):
            yield from self.incomes(seat)
        for headstream, tile in self.headstream_tiles.items():
            drops = [*DROPS[tile], 0][round_ - 1]
            if drops:
                yield from self.put(headstream, drops)
        yield from self.phase()
        yield from self.flow()

    def score_round(self) -> Reading[None]:
        """Rank, credits of the track, bonus tile."""
        energies = [page.stock["energy"] for page in self.pages]
        for seat, points in enumerate(scoring.rank(energies)):
            if points:
                yield from self.expect(Ranked(seat, points))
                yield from self.gain(seat, "vp", points, "rank")
        for seat, energy in enumerate(energies):
            yield from self.expect(Banked(seat, scoring.credits(energy)))
            yield from self.gain(seat, "credit", scoring.credits(energy))
            if not energy:
                yield from self.expect(NoEnergy(seat, 3))
                yield from self.gain(seat, "vp", -3, "no-energy")
        tile = self.bonuses.pop(0)
        for seat, page in enumerate(self.pages):
            points = scoring.bonus(page, tile, self.round)
            yield from self.expect(BonusScored(seat, tile, points))
            yield from self.gain(seat, "vp", points, "bonus")

    def clear_table(self) -> Reading[None]:
        """A new turn order, everything back, new patents."""
        self.order = scoring.turn_order(self.order, [page.stock["energy"] for page in self.pages])
        yield from self.expect(NewOrder(self.order))
        self.placed.clear()
        for page in self.pages:
            page.engineers, page.passed, page.acted = 12, False, False
            page.stock["energy"] = 0
        if self.full:
            yield from self.new_patents()

    def score_end(self) -> Reading[None]:
        """The objective, five things in the supply for a point, and the water behind own dams."""
        counts = [scoring.objective_count(self, self.objective, seat) for seat in range(len(self.pages))]
        points = scoring.objective(counts, [page.automa for page in self.pages])
        for seat, page in enumerate(self.pages):
            yield from self.expect(ObjectiveScored(seat, points[seat], counts[seat]))
            yield from self.gain(seat, "vp", points[seat], "objective")
            supply = page.stock["credit"] + page.stock["excavator"] + page.stock["mixer"]
            yield from self.gain(seat, "vp", supply // 5, "supply")
            yield from self.gain(seat, "vp", sum(dam.drops for _, dam in self.own_dams(seat)), "water")

    # --- the comparison -----------------------------------------------------------------------------------------------

    def compare(self, game: Game[Any]) -> None:
        """Hold the table and every company against the books."""
        state = game.state
        self.same("nothing is left unread", 0, len(self.told))
        self.same("round", self.round, state.round)
        self.same("dams", {s: (d.owner, d.level, d.drops) for s, d in self.dams.items()}, dams_of(state))
        for name in ("conduits", "powerhouses", "headstreams", "display", "patents", "national", "bonuses", "placed"):
            self.same(name, getattr(self, name), getattr(state, name))
        self.same("drops", (self.drops_in, self.drops_out), (state.drops_in, state.drops_out))
        if self.round:
            self.same("order", self.order, state.order)
        for seat, (page, player) in enumerate(zip(self.pages, state.players, strict=True)):
            for item in ("credit", "excavator", "mixer", "energy"):
                self.same(f"{item} of seat {seat}", page.stock[item], getattr(player, item))
            for name in ("company", "officer", "wheel", "contracts", "fulfilled", "tiles"):
                self.same(f"{name} of seat {seat}", getattr(page, name), getattr(player, name))
            self.same(f"engineers of seat {seat}", page.engineers, player.engineer)
            self.same(f"pieces of seat {seat}", filled(page.built), filled(player.built))
            self.same(f"points of seat {seat}", filled(page.lines), filled(player.vp_from))

    def finish(self, game: Game[Any]) -> None:
        """The score line by line, and who came where."""
        self.same("the whole story is read", True, self.read)
        for seat, page in enumerate(self.pages):
            lines = {line.key: line.points for line in game.title.score_lines(game.state, seat)}
            self.same(f"score of seat {seat}", filled(page.lines), filled(lines))
            self.same(f"sum of seat {seat}", page.lines.total(), game.title.score(game.state, seat))
        ranks = [(page.lines.total(), page.stock["energy"]) for page in self.pages]
        best_first = sorted(ranks, reverse=True)
        self.same("places", [best_first.index(rank) + 1 for rank in ranks], game.title.places(game.state))


def dams_of(state: Any) -> dict[str, tuple[int, int, int]]:
    """The dams of the engine as the books have them."""
    return {space: (owner, state.dam_level[space], state.dam_drops[space]) for space, owner in state.dam_owner.items()}


def filled(counts: dict[str, int]) -> dict[str, int]:
    """Without what is nothing."""
    return {name: count for name, count in counts.items() if count}


LEDGER = BarrageLedger
