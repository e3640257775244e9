"""Compares a forecast of Barrage with what then happens in the game."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from asztal.bots import GreedyBot
from asztal.games.barrage import TITLE
from asztal.games.barrage.cards import ADVANCED, BASINS, HEADSTREAMS, MACHINE, PIPES, SPACES, area_of
from asztal.games.barrage.events import (
    Banked,
    BonusScored,
    Built,
    ConduitUsed,
    DropRan,
    DropStopped,
    Engineers,
    Laid,
    NewOrder,
    NoEnergy,
    ObjectiveScored,
    Paid,
    Produced,
    Ranked,
    Returned,
    Rotated,
)
from asztal.games.barrage.face.forecast import Forecast, forecast
from asztal.games.barrage.river import flow_all, flow_drop, run_drop
from asztal.games.barrage.rounds import Incomes, end_round
from asztal.games.barrage.scoring import score_end, score_round
from asztal.games.barrage.state import Valley
from asztal.kernel import Event, Fast, Game, Option, Seeded, observe, recall
from asztal.kernel.rules import Frame

G = Game[Valley]


def greedy_game(seats: int, variant: Mapping[str, str], seed: int) -> Iterator[tuple[G, int, Option]]:
    """Every position of a game among greedy bots, with the choice that comes next."""
    game = TITLE.new(seats, variant, Seeded(seed))
    bots = [GreedyBot(TITLE, seat, worlds=1) for seat in range(seats)]
    while not game.over:
        seat = next(iter(game.decisions))
        option = bots[seat].choose(game.decisions[seat], lambda seat=seat: observe(game, seat))  # type: ignore[misc]
        yield game, seat, option
        game.apply(seat, option)


def forecast_for(game: G, seat: int) -> Forecast:
    return forecast(recall(TITLE, observe(game, seat)))


def copied(game: G) -> G:
    return game.clone(Fast(0), tells=True)


def told(game: G, kind: type[Event]) -> list[Any]:
    return [event for _, event in game.events or () if isinstance(event, kind)]


def after(game: G, seat: int, *options: str) -> G:
    later = copied(game)
    for option in options:
        later.apply(seat, Option.parse(option))
    return later


def paid_by(game: G, seat: int) -> int:
    return sum(event.count for event in told(game, Paid) if event.seat == seat)


class Foretold:
    """Counts what was compared, by kind."""

    def __init__(self) -> None:
        self.cases: Counter[str] = Counter()

    def hold(self, game: G, seat: int, option: Option) -> None:
        """Hold the forecast of a seat to its word, by what is chosen and by what might be."""
        ahead = forecast_for(game, seat)
        self._wheel(ahead, game, seat, after(game, seat, str(option)))
        if game.decisions[seat].ask == "action":
            self._ways(ahead, game)
            self._scoring(ahead, game)
            self._closed(ahead, game, seat)
            self._incomes(ahead, game, seat)
            self._productions(ahead, game, seat)
            self._prices(ahead, game, seat)
            for space in ("workshop-1L", "workshop-1R", "workshop-2L", "workshop-3L"):
                if Option("space", (space,)) in game.decisions[seat].options:
                    self._wheel(ahead, game, seat, after(game, seat, f"space {space}"))

    # --- water ------------------------------------------------------------------------------------------------------

    def _ways(self, ahead: Forecast, game: G) -> None:
        assert list(ahead.ways) == [*HEADSTREAMS, *map(str, BASINS)]
        flowed = copied(game)
        flow_all(flowed)
        for start, way in ahead.ways.items():
            for drops, said in ((game, way.now), (flowed, way.later)):
                assert self._run(drops, start) == said
                self.cases["ways"] += 1
        for dam, capacity in ahead.capacity.items():
            full = copied(game)
            (basin,) = [basin for basin in BASINS.values() if dam in basin.dams]
            for _ in range(20):
                run_drop(full, basin.id)
            assert full.state.dam_drops[dam] == max(capacity, game.state.dam_drops[dam])
            self.cases["capacity"] += 1

    @staticmethod
    def _run(game: G, start: str) -> list[str]:
        """Where a drop runs from a headstream or a basin."""
        now = copied(game)
        if start in HEADSTREAMS:
            flow_drop(now, start)
        else:
            run_drop(now, int(start))
        stopped = [event.space for event in told(now, DropStopped)]
        return [*(str(event.basin) for event in told(now, DropRan)), *stopped]

    # --- production -------------------------------------------------------------------------------------------------

    def _productions(self, ahead: Forecast, game: G, seat: int) -> None:
        """The space with modifier 0 and no price offers what was foretold, which brings and costs just that."""
        feeds = {(feed.dam, feed.conduit): feed for feed in ahead.feeds if feed.seat == seat}
        space = "space turbine-3L"
        if Option.parse(space) not in game.decisions[seat].options:
            return
        later = after(game, seat, space)
        asked = later.decisions.get(seat)
        choosing = asked is not None and asked.ask == "produce"
        found: dict[tuple[str, str], G] = {}
        if choosing and asked is not None:
            ways = [option for option in asked.options if option.kind == "produce"]
            most = {(str(way.ids[0]), str(way.ids[1])): way for way in ways}  # the one with the most drops is the last
            found = {way: after(later, seat, str(option)) for way, option in most.items()}
        else:
            (made, *_) = told(later, Produced)
            found = {(made.dam, made.conduit): later}
        assert set(found) == set(feeds)
        for way, then in found.items():
            feed, made = feeds[way], told(then, Produced)[0]
            assert (made.seat, made.drops, made.energy) == (seat, feed.drops, feed.energy)
            used = [event for event in told(then, ConduitUsed) if event.seat == seat]
            assert (used[0].owner if used else seat) == feed.owner
            assert paid_by(then, seat) == feed.fee
            assert [game.state.powerhouses[house] for house in feed.houses] == [seat]
            assert set(feed.houses) <= set(BASINS[PIPES[feed.conduit].end].powerhouses)
            self.cases["energy"] += 1
            self.cases["fee"] += bool(feed.fee)

    # --- construction -----------------------------------------------------------------------------------------------

    def _prices(self, ahead: Forecast, game: G, seat: int) -> None:
        """Pieces built with a tile without effect cost what was foretold, or may be paid so."""
        mine, red = ahead.seats[seat], 3
        for option in game.decisions[seat].options:
            if option.kind != "build" or len(option.ids) != 2 or option.ids[1] in ADVANCED:
                continue
            structure, begun = str(option.ids[0]), after(game, seat, str(option))
            assert mine.construction is not None
            placed, paid = told(begun, Engineers), paid_by(begun, seat)
            asked = begun.decisions.get(seat)
            if asked is None or asked.ask != "site":
                continue
            assert placed[0].count == mine.construction.engineers
            assert paid == mine.construction.fee
            for site in [str(each.ids[0]) for each in asked.options[::4]]:
                then = after(begun, seat, f"site {site}")
                price = self._price(ahead, seat, structure, site)
                again = then.decisions.get(seat)
                if again is not None and again.ask == "payment":
                    ways = [each.ids for each in again.options]
                    assert any(sum(map(int, way[:2])) == price and not way[2] for way in ways) or self._instead(mine)
                    self.cases["price to choose"] += 1
                    continue
                laid = told(then, Laid)[0]
                machines = {"excavator": laid.excavators, "mixer": laid.mixers}
                if not self._instead(mine):
                    assert machines == {"excavator": 0, "mixer": 0, MACHINE[structure]: price}
                assert told(then, Built)[0].space == site
                assert paid_by(then, seat) in (0, red) or self._instead(mine)
                self.cases["price"] += 1

    @staticmethod
    def _instead(mine: Any) -> bool:
        return bool(mine.prices.conduit_in_mixers or mine.prices.credits_for_machine)

    @staticmethod
    def _price(ahead: Forecast, seat: int, structure: str, site: str) -> int:
        prices = ahead.seats[seat].prices
        if structure == "base":
            return prices.base[area_of(site)]
        if structure == "elevation":
            return prices.elevation[area_of(site)]
        return prices.conduit * PIPES[site].value if structure == "conduit" else prices.powerhouse

    # --- wheel, income, scoring -------------------------------------------------------------------------------------

    def _wheel(self, ahead: Forecast, before: G, seat: int, then: G) -> None:
        """What came back is what was foretold, as far as the wheel turned."""
        turned = sum(event.count for event in told(then, Rotated) if event.seat == seat)
        coming = ahead.seats[seat].comes_back
        if not 0 < turned <= len(coming):
            return
        brought = [(back.tile, back.excavator, back.mixer) for back in coming[:turned]]
        came = [(event.tile, event.excavators, event.mixers) for event in told(then, Returned) if event.seat == seat]
        assert came == [each for each in brought if each != ("", 0, 0)]
        self.cases["wheel"] += 1
        self.cases["wheel with something"] += bool(came)

    def _incomes(self, ahead: Forecast, game: G, seat: int) -> None:
        for structure, income in ahead.seats[seat].next_income.items():
            for built in (income.at - 1, income.at):
                then, frame = copied(game), Frame("game", seat)
                then.state.players[seat].built[structure] = built
                Incomes().enter(then, frame)
                active = (frame.vars or {}).get("_active", ())
                assert (income.effect in active) == (built == income.at)
            self.cases["income"] += 1

    def _scoring(self, ahead: Forecast, game: G) -> None:
        then, seats = copied(game), range(len(game.state.players))
        score_round(then)
        ranked = {event.seat: event.count for event in told(then, Ranked)}
        ranked |= {event.seat: -event.count for event in told(then, NoEnergy)}
        assert [ranked.get(seat, 0) for seat in seats] == ahead.rank_vp_now
        assert [event.count for event in told(then, Banked)] == ahead.credits_now
        scored = told(then, BonusScored)
        assert [event.count for event in scored] == ahead.bonus_now
        for event in scored:  # from the foretold energy on, nothing is lost
            energy = game.state.players[event.seat].energy
            assert (event.clause == "BAR-SCO-10") == (6 <= energy < ahead.full_bonus_from and energy < 30)
        best = sorted({player.energy for player in game.state.players if player.energy}, reverse=True)
        for seat, rank in enumerate(ahead.rank_now):
            energy = game.state.players[seat].energy
            more = sum(player.energy > energy for player in game.state.players)
            assert rank == (1 + more if energy in best else 0)
        if game.state.round < 5:
            end_round(then, Frame("game", 0))
            assert told(then, NewOrder)[0].seats == ahead.next_order
        last = copied(game)
        score_end(last)
        objectives = told(last, ObjectiveScored)
        assert [(event.count, event.reached) for event in objectives] == [
            *zip(ahead.objective_vp_now, ahead.objective_now, strict=True)
        ]
        self.cases["scoring"] += 1

    def _closed(self, ahead: Forecast, game: G, seat: int) -> None:
        for space in SPACES:
            why = game.why_not(seat, Option("space", (space,)))
            assert (space in ahead.closed) == (why is not None and why.key == "space-closed")
        self.cases["closed"] += 1
