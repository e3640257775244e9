"""What the effects of Underwater Cities do in words: a clause for every word of the vocabulary, made from its data."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import assert_never

from asztal.games.underwater_cities import vocabulary as word
from asztal.games.underwater_cities.cards import COLOURS
from asztal.games.underwater_cities.face.names import Names
from asztal.games.underwater_cities.vocabulary import (
    MANY,
    All,
    AtLeast,
    BuiltThisTurn,
    Conditions,
    OnSpace,
    Part,
    Prices,
    Things,
    UpgradedThisTurn,
)

Effect = Sequence[Part]


def said(words: Names, effect: Effect) -> str:
    """An effect as a sentence, its parts one after the other.

    Plain gains in a row are one; what hangs on a condition comes last, or one would read on to what does not.
    """
    said = "; ".join(_parts(words, sorted(_together(effect), key=lambda part: isinstance(part, word.If))))
    return f"{said[0].upper()}{said[1:]}."


def inner(words: Names, effect: Effect) -> str:
    """An effect inside a sentence."""
    return _clauses(words, _parts(words, effect))


def after_colon(words: Names, effect: Effect) -> str:
    """An effect after a colon, where German begins a whole sentence with a capital."""
    said = inner(words, effect)
    return f"{said[0].upper()}{said[1:]}" if words.texts.lang == "de" else said


def _part(words: Names, part: Part) -> str:
    """One part as a clause."""
    say, amount = words.texts.say, words.amount
    match part:
        case word.Gain(items):
            return _gains(words, items)
        case word.GainDifferent(n, items):
            return _gain_different(words, n, items)
        case word.GainPer(count, items, each, most):
            said = say("do-gain-per", gains=_gains(words, items), each=_each(words, count, each))
            return _limited(words, said, most, "at-most-times") if most < MANY else said
        case word.DrawKeep(n, keep):
            return say("do-draw-keep", n=n, keep=keep)
        case word.Redraw(n):
            return say("do-redraw", n=n)
        case word.TakeSpecialCard(n):
            return say("do-take-special-card", n=n)
        case word.GainMetropolis(n):
            return say("do-gain-metropolis", n=n)
        case word.Choose(branches):
            return _choose(words, branches)
        case word.Pay(price, then, times):
            return _limited(words, say("do-pay", price=amount(price, "item-gained"), then=inner(words, then)), times)
        case word.Exchange((one, other), times):
            sides = {"one": amount(one, "item-gained"), "other": amount(other, "item-price")}
            return _limited(words, say("do-exchange", **sides), times)
        case word.If(conditions, then, otherwise):
            args = {"condition": _condition(words, conditions), "then": inner(words, then)}
            return say("do-if-else", **args, otherwise=inner(words, otherwise)) if otherwise else say("do-if", **args)
        case word.Build():
            return say("do-build", what=_built(words, part))
        case word.BuildAndUpgrade(thing, free, upgrade_free):
            which = "both" if upgrade_free else "build" if free else "none"
            return say("do-build-and-upgrade", thing=thing, n=1, free=which)
        case word.Upgrade(things, n, free, cost):
            return say("do-upgrade", what=" ".join([_things(words, things, n), *_terms(words, n, cost, free=free)]))
        case word.MakeSymbiotic(cost=(price,)):
            return say("do-make-symbiotic", price=amount(price, "item-price"))
        case word.UseActionCard(n):
            return say("do-use-action-card", n=n)
        case word.RefreshActionCard(n):
            return say("do-refresh-action-card", n=n)
        case word.PerformSlot(slots, n, always):
            return say("do-perform-slot", which="always" if always else slots, n=n)
        case word.StructureOutput(n, kinds):
            return say("do-structure-output", n=n, kinds=kinds or "any")
        case word.ReduceCostThisTurn(of=thing, amount=price):
            return say("do-reduce-cost", on="turn", thing=thing, price=amount(price, "item-less"))
        case word.When():
            return say("do-when", when=_event(words, part), then=inner(words, part.then))
        case word.ReduceCost(on, thing, price, limit):
            which = f"first-{on}" if limit else on
            return say("do-reduce-cost", on=which, thing=thing, n=1, price=amount(price, "item-less"))
        case word.OncePerTurn(then):
            return say("do-once-per-turn", then=after_colon(words, then))
        case word.MayPayWith(new, old, most):
            args = {"old": amount({old: most}), "new": amount({new: most}, "item-gained")}
            return say("do-may-pay-with", **args)
        case word.HandLimit(n):
            return say("do-hand-limit", n=n)
        case word.ActionCardLimit(n):
            return say("do-action-card-limit", n=n)
        case word.MatchCards(cards, slots_of):
            colours = "" if len(cards) == len(COLOURS) else _colours(words, cards)
            return say("do-match-cards", colours=colours, all=int(not colours), slots=_colours(words, slots_of))
        case word.SwapOutput(give, into, of):
            args = {"give": amount(give, "item-gained"), "into": amount(into, "item-gained")}
            return say("do-swap-output", **args, thing=of or "any")
        case word.ProduceAgain(n, thing):
            return say("do-produce-again", thing=thing, n=n)
        case word.ExtraOutput(thing, items, most, upgraded):
            more = amount(items, "item-less")
            return say("do-extra-output", n=most, thing=thing, upgraded=int(upgraded), more=more)
        case word.FeedFree(n):
            return say("do-feed-free", n=n)
        case word.FeedWith(price, n):
            return say("do-feed-with", n=n, price=amount(price, "item-less"))
        case word.Per(count, points, each):
            return say("points-per", points=amount({"point": points}), each=_each(words, count, each))
        case word.Steps(count, table):
            return say("points-steps", count=count, rows=", ".join(_rows(words, table)))
        case word.Sets(counts, points):
            each_of = words.join([say("count-single", count=count) for count in counts])
            return say("points-sets", points=amount({"point": points}), things=each_of)
        case word.Spend(price, points, times):
            args = {"price": amount(price, "item-gained"), "points": amount({"point": points}, "item-gained")}
            return _limited(words, say("points-spend", **args), times)
        case word.BonusIf(conditions, points):
            return say("points-if", points=amount({"point": points}), condition=_condition(words, conditions))
        case word.BestOf(parts):
            return say("points-best", scores=words.join(_parts(words, parts)))
    assert_never(part)


# --- items, things, counts --------------------------------------------------------------------------------------


def _clauses(words: Names, parts: Sequence[str]) -> str:
    """Clauses one after the other inside a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return words.texts.say("join-clauses", first=", ".join(parts[:-1]), last=parts[-1])


def _gains(words: Names, items: Mapping[str, int]) -> str:
    """Take resources and points, draw cards, advance."""
    goods = {item: count for item, count in items.items() if item not in ("card", "federation")}
    said = [words.texts.say("do-gain", items=words.amount(goods, "item-gained"))] if goods else []
    said += [words.texts.say(f"do-{item}", count=items[item]) for item in ("card", "federation") if item in items]
    return _clauses(words, said)


def _choose(words: Names, branches: Sequence[Effect]) -> str:
    """One of several; of plain gains only what is gained is named."""
    goods = [_goods(branch[0]) if len(branch) == 1 else {} for branch in branches]
    if all(goods):
        return words.texts.say("do-gain", items=words.either([words.amount(each, "item-gained") for each in goods]))
    *first, last = (inner(words, branch) for branch in branches)
    return words.texts.say("do-choose", first=", ".join(first), last=last)


def _rows(words: Names, table: Sequence[tuple[int, int]]) -> Iterator[str]:
    """What each number of things is worth: from one row of a table up to the next."""
    for (least, points), (after, _) in zip_longest(table, table[1:], fillvalue=(0, 0)):
        which = {1: "one", 2: "two"}.get(after - least, "range") if after else "more"
        worth = words.amount({"point": points})
        yield words.texts.say("points-step", which=which, points=worth, min=least, max=after - 1)


def _gain_different(words: Names, n: int, items: Sequence[str]) -> str:
    if n == 1:
        said = [words.amount({item: 1}, "item-gained") for item in items]
        return words.texts.say("do-gain", items=words.either(said))
    kinds = words.either([words.texts.say("item-word", item=item) for item in items])
    return words.texts.say("do-gain-different", n=n, kinds=kinds)


def _things(words: Names, things: Things, n: int, key: str = "things") -> str:
    """So many pieces of one kind or of several."""
    named = (things,) if isinstance(things, str) else things
    return words.either([words.texts.say(key, thing=thing, n=n) for thing in named])


def _terms(words: Names, n: int, cost: Prices, *, free: bool) -> Iterator[str]:
    """What so many pieces cost, where it is not the usual."""
    if free:
        yield words.texts.say("terms-free")
    if cost:
        prices = [words.amount(price, "item-price") for price in cost]
        yield words.texts.say("terms-cost", price=words.either(prices), n=n)


def _built(words: Names, part: word.Build) -> str:
    """The pieces that are built, with their number, price and place."""
    key = "things-different" if part.different else "things"
    said = [_things(words, part.build, part.n, key), *_terms(words, part.n, part.cost, free=part.free)]
    if part.discount:
        said.append(words.texts.say("terms-less", price=words.amount(part.discount, "item-less")))
    if part.site:
        said.append(words.texts.say("at-expansion", n=part.n))
    return " ".join(said)


def _event(words: Names, part: word.When) -> str:
    """What a card reacts to."""
    event: str = part.when
    args: dict[str, str | int] = {}
    thing, _, verb = event.rpartition("_")
    if verb in ("built", "upgraded"):
        event, args = f"piece-{verb}", {"thing": thing}
    elif part.thing:
        event, args = f"{event}-upgraded" if part.upgraded else event, {"thing": part.thing, "n": part.n}
    elif part.slots:
        args = {"group": part.slots[0]}
    elif part.item:
        args = {"item": part.item}
    elif part.space:
        args = {"space": part.space}
    return words.texts.say("when", event=event, **args)


def _colours(words: Names, colours: Sequence[str]) -> str:
    return words.join([words.texts.say("colour-attribute", colour=colour) for colour in colours])


def _each(words: Names, count: str, each: int) -> str:
    """For every so many things."""
    return words.texts.say("count-each", count=count, each=each)


def need(words: Names, conditions: Conditions, key: str = "need") -> str:
    """Conditions on numbers as what must be there: at least 4 connected cities; `key` is what inflects them."""
    found = [each for each in conditions if isinstance(each, AtLeast)]
    return words.join([words.texts.say(key, count=each.count, min=each.least) for each in found])


def _condition(words: Names, conditions: Conditions) -> str:
    """A condition as the clause after if."""
    (condition,) = conditions
    match condition:
        case AtLeast():
            return words.texts.say("if-have", things=need(words, conditions, "need-yours"))
        case OnSpace(space):
            return words.texts.say("if-space", space=space)
        case BuiltThisTurn(thing, least):
            return words.texts.say("if-built", thing=thing, n=least)
        case UpgradedThisTurn(thing, least):
            return words.texts.say("if-upgraded", thing=thing, n=least)
        case All(each):
            return words.texts.say("if-have", things=need(words, each, "need-yours"))
    assert_never(condition)


def _limited(words: Names, said: str, times: int, key: str = "up-to-times") -> str:
    """A clause with how often it holds at most."""
    return f"{said} {words.texts.say(key, times=times)}" if times > 1 else said


def _parts(words: Names, effect: Effect) -> list[str]:
    return [_part(words, part) for part in effect]


def _goods(part: Part) -> Mapping[str, int]:
    """What a part gives, if that is nothing but resources and points."""
    return part.gain if isinstance(part, word.Gain) and not {"card", "federation"} & {*part.gain} else {}


def _together(effect: Effect) -> list[Part]:
    """The parts of an effect, with plain gains in a row as one."""
    made: list[Part] = []
    for part in effect:
        goods, before = _goods(part), _goods(made[-1]) if made else {}
        if goods and before and not {*goods} & {*before}:
            made[-1] = word.Gain({**before, **goods})
        else:
            made.append(part)
    return made
