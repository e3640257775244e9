"""The effects of cards, tiles, contracts and slots as rows of signs, as a board draws them.

A sign is a small picture, a short text or both. A part is one row; the alternatives and the lines of a table in it are
rows of their own, so that a board may break the line between them. A row that ends with a stroke goes on in the next.
"""

from collections.abc import Iterable, Mapping
from typing import assert_never

from asztal.games.underwater_cities import vocabulary as word
from asztal.games.underwater_cities.face.printed import Printed
from asztal.games.underwater_cities.vocabulary import MANY, Condition, Conditions, Part, Prices, Things
from asztal.text.wording import Icon

Step = list[Icon]
_PLUS, _OR, _COLON, _UNLIKE, _LIKE = (Icon(text=text) for text in ("+", "/", ":", "≠", "="))
_THEN, _ASKED = Icon("then"), Icon(text="?")
_UPGRADED, _FREE = Icon("upgraded"), Icon("free")
_MOMENTS = {"instant": "connected", "production": "production", "scoring": "scoring"}
# What is counted is always what belongs to the network, so that only the kind is shown.
_COUNTED: dict[str, Step] = {
    "connected_city": [Icon("city")],
    "connected_symbiotic_city": [Icon("symbiotic_city")],
    "connected_nonsymbiotic_city": [Icon("nonsymbiotic_city")],
    "connected_metropolis": [Icon("metropolis")],
    "connected_city_all_types": [Icon("completed")],
    "connected_city_upgraded_pair": [Icon("city"), Icon("upgraded_pair")],
    "connected_building": [Icon("building")],
    "connected_expansion_building": [Icon("building"), Icon("expansion")],
    "tunnel_at_city": [Icon("tunnel")],
    "upgraded_tunnel_at_city": [_UPGRADED, Icon("tunnel")],
    "upgraded_structure": [_UPGRADED, Icon("structure")],
    "special_card_paid": [Icon("special", price=True)],
    **{f"connected_{kind}": [Icon(kind)] for kind in ("farm", "desalination", "laboratory")},
    **{f"connected_upgraded_{kind}": [_UPGRADED, Icon(kind)] for kind in ("farm", "desalination", "laboratory")},
    **{f"{kind}_card": [Icon(kind)] for kind in ("action", "permanent", "production")},
}
_HAPPENINGS: dict[str, Step] = {  # those that need no further word; the others name what they are about
    "card_claimed": [Icon("claim")],
    "slot_mismatch": [Icon("mismatch")],
    "turn_end": [Icon("turn_end")],
    "action_card_used": [Icon("use_action_card")],
    "city_completed": [Icon("completed")],
    "excess_discarded": [Icon("hand"), Icon("discard")],
    "metropolis_connected": [Icon("connected"), Icon("metropolis")],
    "special_card_paid": _COUNTED["special_card_paid"],
}
_SLOT_GROUPS = {"two_farms": "farm", "two_laboratories": "laboratory", "two_tunnels": "tunnel"}
_SLOTS = {"other": Icon("others"), "available": _FREE, "not_mine": Icon("not_mine")}


def signs(one: Printed) -> list[Step]:
    """An effect with the moment or the conditions that stand before it."""
    steps = icons(one.effect)
    if one.moment:
        return [[Icon(_MOMENTS[one.moment]), _COLON], *steps]
    return [[*_all(one.needs), _COLON], *steps] if one.needs else steps


def icons(effect: Iterable[Part]) -> list[Step]:
    """The rows of an effect, its parts one after the other."""
    return [step for part in effect for step in _steps(part)]


# --- pieces of a row --------------------------------------------------------------------------------------------------


def _small(text: str) -> Icon:
    return Icon(text=text, small=True)


def _times(n: int) -> Step:
    return [] if n == 1 else [_small(f"×{n}")]


def _many(n: int) -> Step:
    return [] if n == 1 else [Icon(text=str(n))]


def _got(items: Mapping[str, int]) -> Step:
    return [_PLUS, *(Icon(item, str(n)) for item, n in items.items())]


def _paid(items: Mapping[str, int]) -> Step:
    return [Icon(item, f"−{n}", price=True) for item, n in items.items()]


def _less(items: Mapping[str, int]) -> Step:
    return [Icon(item, f"−{n}") for item, n in items.items()]


def _between(sign: Icon, steps: Iterable[Step]) -> Step:
    """Pieces of a row with a sign between them."""
    first, *others = steps
    return [*first, *(icon for other in others for icon in (sign, *other))]


def _alternatives(rows: Iterable[Step]) -> list[Step]:
    """Rows of which one holds: every one but the last ends with a stroke."""
    *first, last = rows
    return [*([*row, _OR] for row in first), last]


def _inner(effect: Iterable[Part]) -> Step:
    """An effect inside another part, which stands in one row."""
    return [icon for step in icons(effect) for icon in step]


def _things(things: Things) -> Step:
    named = (things,) if isinstance(things, str) else things
    return _between(_OR, ([Icon(thing)] for thing in named))


def _terms(cost: Prices, *, free: bool) -> Step:
    """What pieces cost, where it is not the usual."""
    return [_FREE] if free else _between(_OR, map(_paid, cost)) if cost else []


def _build(part: word.Build) -> Step:
    """What is built, how many, on which terms and where."""
    terms = _terms(part.cost, free=part.free)
    less = [Icon("discount"), *_less(part.discount)] if part.discount else []
    unlike = [_UNLIKE] if part.different else []
    site = [Icon(part.site)] if part.site else []
    return [Icon("build"), *_many(part.n), *_things(part.build), *unlike, *site, *terms, *less]


def _counted(count: str, each: int) -> Step:
    return [*_many(each), *_COUNTED[count], _COLON]


def _points(n: int) -> Icon:
    return Icon("point", str(n))


# --- conditions and happenings ----------------------------------------------------------------------------------------


def _all(conditions: Conditions) -> Step:
    return _between(_PLUS, map(_condition, conditions))


def _condition(condition: Condition) -> Step:
    match condition:
        case word.AtLeast(count, least):
            return [*_COUNTED[count], _small(f"≥{least}")]
        case word.OnSpace(space):
            return [Icon("federation"), _small(f"={space}")]
        case word.BuiltThisTurn(thing, least):
            return [Icon("turn"), Icon("build"), Icon(thing), _small(f"≥{least}")]
        case word.UpgradedThisTurn(thing, least):
            return [Icon("turn"), Icon("upgrade"), Icon(thing), _small(f"≥{least}")]
        case word.All(each):
            return _all(each)
    assert_never(condition)


def _happening(part: word.When) -> Step:
    thing, _, verb = part.when.rpartition("_")
    match part.when:
        case "turn_nth":
            return [Icon("turn"), Icon("build"), Icon(part.thing, str(part.n))]
        case "city_nth":
            done = Icon("upgrade" if part.upgraded else "build")
            return [Icon("city"), done, _small(f"{part.n}."), Icon(part.thing)]
        case "space_reached":
            return [Icon("federation"), _small(f"→{part.space}")]
        case "slot_gave":
            return [Icon("slot"), _PLUS, Icon(part.item)]
        case "slot_used":
            return [Icon("slot"), Icon("build"), Icon(_SLOT_GROUPS[part.slots[0]], "2")]
        case name if name in _HAPPENINGS:
            return _HAPPENINGS[name]
    return [Icon({"built": "build", "upgraded": "upgrade"}[verb]), Icon(thing)]


# --- parts ------------------------------------------------------------------------------------------------------------


def _steps(part: Part) -> list[Step]:
    """The rows of a part."""
    match part:
        case word.Choose(branches):
            return _alternatives(map(_inner, branches))
        case word.Pay(price, then, times):
            return [[*_paid(price), _THEN, *_inner(then), *_times(times)]]
        case word.If(conditions, then, otherwise):
            asked = [*_all(conditions), _ASKED, *_inner(then)]
            return _alternatives([asked, _inner(otherwise)]) if otherwise else [asked]
        case word.When():
            return [[Icon("when"), *_happening(part), _THEN, *_inner(part.then)]]
        case word.OncePerTurn(then):
            return [[Icon("once"), _COLON, *_inner(then)]]
        case word.Steps(count, table):
            first, *others = [[_small(f"≥{least}"), _COLON, _points(points)] for least, points in table]
            return [[*_COUNTED[count], *first], *others]
        case word.BestOf(parts):
            first, *others = _alternatives(_inner([each]) for each in parts)
            return [[Icon("best"), *first], *others]
        case word.Gain(items):
            return [_got(items)]
        case word.GainDifferent(n, items):
            return [[_PLUS, *_many(n), *_between(_OR if n == 1 else _UNLIKE, ([Icon(item)] for item in items))]]
        case word.GainPer(count, items, each, most):
            return [[*_counted(count, each), *_got(items), *([_small(f"≤{most}×")] if most < MANY else [])]]
        case word.DrawKeep(n, keep):
            return [[Icon("look_at", str(n)), _PLUS, Icon("card", str(keep))]]
        case word.Redraw(n):
            return [[Icon("redraw", f"≤{n}")]]
        case word.TakeSpecialCard():
            return [[_PLUS, Icon("special")]]
        case word.GainMetropolis(n, keep):
            return [[Icon("look_at", str(n)), _PLUS, Icon("metropolis_blue", str(keep))]]
        case word.Exchange((one, other), times):
            sides = ([Icon(item, str(n)) for item, n in side.items()] for side in (one, other))
            return [[*_between(Icon("exchange"), sides), *_times(times)]]
        case word.Build():
            return [_build(part)]
        case word.BuildAndUpgrade(thing, free, upgrade_free):
            terms = [_FREE] if upgrade_free else [Icon("build"), _FREE] if free else []
            return [[Icon("build_and_upgrade"), Icon(thing), *terms]]
        case word.Upgrade(things, n, free, cost):
            return [[Icon("upgrade"), *_many(n), *_things(things), *_terms(cost, free=free)]]
        case word.MakeSymbiotic(cost=cost):
            return [[Icon("nonsymbiotic_city"), _THEN, Icon("symbiotic_city"), *_terms(cost, free=False)]]
        case word.UseActionCard(n):
            return [[Icon("use_action_card"), *_times(n)]]
        case word.RefreshActionCard():
            return [[Icon("refresh_action_card")]]
        case word.PerformSlot(which, n, always):
            return [[Icon("perform"), Icon("slot"), _SLOTS[which], *([Icon("always")] if always else []), *_times(n)]]
        case word.StructureOutput(n, kinds):
            alike = {"": [], "different": [_UNLIKE], "same": [_LIKE]}[kinds]
            return [[Icon("output"), *_many(n), _UPGRADED, Icon("structure"), *alike]]
        case word.ReduceCostThisTurn(on, thing, price):
            return [[Icon("discount"), Icon("turn"), Icon(on), Icon(thing), *_less(price)]]
        case word.ReduceCost(on, thing, price, limit):
            first = [Icon("once")] if limit else []
            return [[Icon("discount"), *first, Icon(on), Icon(thing), *_less(price)]]
        case word.MayPayWith(new, old, most):
            return [[Icon("build"), *_paid({old: most}), Icon("pay_with"), *_paid({new: most})]]
        case word.HandLimit(n):
            return [[Icon("hand", f"+{n}")]]
        case word.ActionCardLimit(n):
            return [[Icon("action", f"+{n}")]]
        case word.MatchCards(colours, slots_of):
            return [[Icon("card"), *map(Icon, colours), _LIKE, Icon("slot"), *map(Icon, slots_of)]]
        case word.SwapOutput(give, into, of):
            return [[Icon("output"), *([Icon(of)] if of else []), *_paid(give), _THEN, *_got(into)]]
        case word.ProduceAgain(n, of):
            return [[Icon("produce_again"), *_many(n), Icon(of)]]
        case word.ExtraOutput(thing, items, most, upgraded):
            return [[Icon("output"), _small(f"≤{most}"), *([_UPGRADED] if upgraded else []), Icon(thing), *_got(items)]]
        case word.FeedFree(n):
            return [[Icon("food"), Icon("city", str(n)), _FREE]]
        case word.FeedWith(price, n):
            return [[Icon("food"), _small(f"≤{n}"), Icon("city"), *_paid(price)]]
        case word.Per(count, points, each):
            return [[*_counted(count, each), _points(points)]]
        case word.Sets(counts, points):
            return [[*_between(_PLUS, (_COUNTED[count] for count in counts)), _COLON, _points(points)]]
        case word.Spend(price, points, times):
            return [[*_paid(price), _THEN, _points(points), *_times(times)]]
        case word.BonusIf(conditions, points):
            return [[*_all(conditions), _ASKED, _points(points)]]
    assert_never(part)
