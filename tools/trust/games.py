"""What is played and judged for tests of truth: each function makes one line, which follows from its task alone."""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct, json

from asztal import registry
from asztal.analysis import Curve, Depth, GameLine, WeighedOption, engine_of, first_look, read_line, weigh_leg
from asztal.analysis.line import MadeChoice
from asztal.analysis.values import Values, values_of
from asztal.analysis.weighing import LegSeen, weigh
from asztal.bots.levels import learned
from asztal.bots.model import Model
from asztal.bots.seating import Seating, derived_seed
from asztal.kernel import Fast, Keyed, Observation, Option, imagine, observe
from asztal.kernel.record import Recorder, header_for, open_table
from asztal.training.fitting import fitted
from asztal.training.games import Kept, Task, played, rows
from tools.trust.plan import Tested

TURNS, CARELESS = 12, 0.1  # that players of lessons try for a decision; the part that they play carelessly
CLOSELY = Depth(pairs=64, leaves=3200)  # how the independent judge weighs: four times as closely as an analysis
LOOKED_AT = 8  # legs at most, for one in which a mistake can be planted

Chosen = tuple[int, int]  # a seat, and the number of the option that it took


class Luck(Struct, frozen=True, array_like=True):
    """Where the result of a seat came from, by a first look."""

    deal: float
    luck: float
    others: float
    rest: float


class StrongGame(Struct, frozen=True, array_like=True):
    """A game of the strong bot: by seats the result, the value of every position, and in some games the luck."""

    number: int
    choices: list[Chosen]
    results: list[float]
    values: list[list[float]]
    luck: list[Luck]


class LegCost(Struct, frozen=True, array_like=True):
    """What a leg of a seat cost; the best `plan` only where it cost enough to be played out."""

    leg: int
    turn: int
    cost: float
    clear: bool
    real: bool
    plan: list[str]


class Planted(Struct, frozen=True, array_like=True):
    """A mistake: in which turn, by how much the independent judge finds it worse, and what the game's legs cost."""

    turn: int
    option: str
    behind: float
    legs: list[LegCost]


class Pair(Struct, frozen=True, array_like=True):
    """What the legs of one seat cost in a game of the strong bot, and in the same with a mistake, if one was found."""

    number: int
    legs: list[LegCost]
    planted: Planted | None


class WeakGame(Struct, frozen=True, array_like=True):
    """A game of a weak bot, and what the legs of one seat cost."""

    number: int
    bot: str
    choices: list[Chosen]
    legs: list[LegCost]


class PlayedOut(Struct, frozen=True, array_like=True):
    """A shown cost of a weak bot's game, and by how much the best plan did better under each luck."""

    number: int
    game: int
    shown: float
    clear: bool
    better: list[float]


class Recorded(NamedTuple):
    """A finished game as a record and as choices."""

    text: str
    choices: list[Chosen]


def recorded(tested: Tested, number: int, bot: str, begun: Sequence[Chosen] = ()) -> Recorded:
    """The game of a bot at every seat, after some choices that are given; all bots meet the same deal."""
    title, seats = registry.find(tested.title.game), tested.title.seats
    header = header_for(title, seats, tested.variant(number), tested.named("deal", number))
    table = open_table(title, header)
    recorder, choices = Recorder(header, table), list[Chosen]()

    def take(seat: int, option: Option) -> None:
        choices.append((seat, table.game.decisions[seat].options.index(option)))
        table.apply(seat, option)

    for seat, chosen in begun:
        take(seat, table.game.decisions[seat].options[chosen])
    seating = Seating(table.game, [bot] * seats, derived_seed(tested.named(bot, number, len(begun))))
    while table.game.decisions:
        take(*seating.next())
    return Recorded("\n".join([recorder.start(), *recorder.lines(), recorder.end()]) + "\n", choices)


# --- the independent judge --------------------------------------------------------------------------------------------


def lesson(task: tuple[Tested, int]) -> Kept:
    """A game from which another fit of the value learns."""
    tested, number = task
    game, seats = tested.title.game, tested.title.seats
    variant = dict(registry.find(game).full_variant(seats, tested.variant(number)))
    players, deal = [_serving(tested).text()] * seats, derived_seed(tested.named("lesson", number)) >> 1
    return played(Task(game, "lesson", number, deal, variant, players, 0, TURNS, CARELESS))


def other_fit(tested: Tested, lessons: Sequence[Kept]) -> Model:
    """Another fit of the value, to games that the one that serves has not seen."""
    title, serving = registry.find(tested.title.game), _serving(tested)
    games = [list(rows(title, kept)) for kept in lessons]
    model = fitted(title, games, tested.title.seats > 1, 1, like=serving)
    return Model({**model.data, "policy": serving.data["policy"]})


def _serving(tested: Tested) -> Model:
    model = learned(registry.find(tested.title.game), tested.title.seats)
    assert model is not None
    return model


# --- games of the strong bot ------------------------------------------------------------------------------------------


def strong_game(task: tuple[Tested, int]) -> StrongGame:
    """A game of the strong bot, judged in every position."""
    tested, number = task
    text, choices = recorded(tested, number, tested.plan.strong)
    if number < tested.title.looks:
        curves = first_look(text, engine_of(tested.title.game)).curves
        found = [curve.values for curve in curves]
        luck = [_luck(curve) for curve in curves]
    else:
        line, luck = read_line(text), []
        judge, positions = values_of(line.title, tested.title.seats), line.positions()
        found = [judge(positions, seat) for seat in range(tested.title.seats)]
    values = [[round(value, 1) for value in each] for each in found]
    return StrongGame(number, choices, [each[-1] for each in found], values, luck)


def _luck(curve: Curve) -> Luck:
    parts = curve.reckoning
    return Luck(*(round(part, 4) for part in (parts.deal, parts.luck, parts.others, parts.residual)))


def pair(task: tuple[Tested, StrongGame, str]) -> Pair:
    """The costs of a game, and of the same with a mistake that another fit, given as text, finds."""
    tested, game, weights = task
    seat = game.number % tested.title.seats
    line = read_line(recorded(tested, game.number, tested.plan.strong, game.choices).text)
    legs, planted = costs_of(tested, line, seat), None
    found = _mistake(tested, line, seat, Model(json.decode(weights)))
    if found is not None:
        made, option = found
        worse = made.before.decisions[seat].options.index(Option.parse(option.option))
        begun = [*game.choices[: made.entry - 1], (seat, worse)]
        after = read_line(recorded(tested, game.number, tested.plan.strong, begun).text)
        planted = Planted(made.turn, option.option, option.behind.mean, costs_of(tested, after, seat))
    return Pair(game.number, legs, planted)


def _mistake(tested: Tested, line: GameLine, seat: int, other: Model) -> tuple[MadeChoice, WeighedOption] | None:
    """Where a mistake can be planted, and which; of all that are bad enough, chance chooses."""
    values = Values(line.title, other)
    chance = random.Random(derived_seed(tested.named("mistake"), line.hash))
    free = [leg for leg in line.legs() if leg[0].seat == seat and leg[0].offered > 1]
    for leg in chance.sample(free, len(free))[:LOOKED_AT]:
        view, way = observe(leg[0].before, seat), tuple(made.option for made in leg)
        seed = derived_seed(tested.named("independent"), line.hash, leg[0].entry)
        weighed = weigh(values, LegSeen(view, way, seed, CLOSELY), 0)
        worse = [each for each in weighed.options if each.behind.mean >= tested.plan.planted and not each.played]
        if worse:
            return leg[0], chance.choice(worse)
    return None


def costs_of(tested: Tested, line: GameLine, seat: int) -> list[LegCost]:
    """What the legs of a seat cost in which it had something to choose, as an analysis says it."""
    values, found = values_of(line.title, tested.title.seats), list[LegCost]()
    for number, leg in enumerate(line.legs()):
        if leg[0].seat == seat and any(made.offered > 1 for made in leg):
            weighed = weigh_leg(line, number, values, Depth())
            behind = sum(each.prior * max(0.0, each.behind.mean) for each in weighed.options)
            real = behind >= tested.plan.real * sum(each.prior for each in weighed.options)
            cost, best = weighed.cost, weighed.options[0]
            plan = best.plan if cost.mean >= tested.plan.shown else []
            found.append(LegCost(number, leg[0].turn, cost.mean, cost.clear, real, plan))
    return found


# --- games of weak bots -----------------------------------------------------------------------------------------------


def weak_game(task: tuple[Tested, str, int]) -> WeakGame:
    """A game of a weak bot, and what its choices cost."""
    tested, bot, number = task
    text, choices = recorded(tested, number, bot)
    return WeakGame(number, bot, choices, costs_of(tested, read_line(text), number % tested.title.seats))


def to_play_out(tested: Tested, games: Sequence[WeakGame]) -> list[tuple[int, LegCost]]:
    """The costs to play out: one of each game, as chance has it, then a second one of each, until there are enough."""
    waiting = []
    for number, game in enumerate(games):
        shown = [leg for leg in game.legs if leg.plan]
        chance = random.Random(derived_seed(tested.named("shown"), game.bot, game.number))
        waiting += [(place, number, leg) for place, leg in enumerate(chance.sample(shown, len(shown)))]
    waiting.sort(key=lambda each: each[:2])
    return [(number, leg) for _, number, leg in waiting[: tested.title.costs]]


def played_out(task: tuple[Tested, int, WeakGame, LegCost, int]) -> PlayedOut:
    """What was played and the best plan, both to the end under the same lucks, in worlds of what the seat knew."""
    tested, number, game, shown, place = task
    line = read_line(recorded(tested, game.number, game.bot, game.choices).text)
    leg = line.legs()[shown.leg]
    view, way = observe(leg[0].before, leg[0].seat), [made.option for made in leg]
    best = [Option.parse(option) for option in shown.plan]
    seeds = [derived_seed(tested.named("luck"), number, luck) for luck in range(tested.title.lucks)]
    better = [outcome(tested, view, best, seed) - outcome(tested, view, way, seed) for seed in seeds]
    return PlayedOut(number, place, shown.cost, shown.clear, [round(each, 4) for each in better])


def outcome(tested: Tested, view: Observation[Any], way: Sequence[Option], seed: int) -> float:
    """What comes of a way to go on in one world, where a bot plays on after it."""
    title, seat, rest = registry.find(tested.title.game), view.seat, list(way)
    game = imagine(title, view, Fast(seed)).clone(Keyed(seed))
    seating = Seating(game, [tested.plan.playing] * tested.title.seats, seed)
    while game.decisions:
        asked = game.decisions.get(seat)
        if rest and asked:
            if rest[0] in asked.options:
                game.apply_unchecked(seat, rest.pop(0))
                continue
            rest = []  # it was made for another world
        game.apply_unchecked(*seating.next())
    return float(title.aim(game.state, seat))
