"""Underwater Cities in words: what effects do, a clause for every word of the vocabulary, made from its data."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import assert_never

from asztal.games.underwater_cities import parts as word
from asztal.games.underwater_cities.cards import CARDS, COLOURS, CONTRACTS, METROPOLISES, SLOTS, parts_of
from asztal.games.underwater_cities.language import lettered
from asztal.games.underwater_cities.parts import (
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
from asztal.text.wording import Wording

Effect = Sequence[Part]


class Says(Wording):
    """Says what an effect does."""

    folder = Path(__file__).parent

    def sentence(self, effect: Effect) -> str:
        """An effect as a sentence, its parts one after the other.

        Plain gains in a row are one; what hangs on a condition comes last, or one would read on to what does not.
        """
        said = "; ".join(map(self.part, sorted(_together(effect), key=lambda part: isinstance(part, word.If))))
        return f"{said[0].upper()}{said[1:]}."

    def inner(self, effect: Effect) -> str:
        """An effect inside a sentence."""
        return self.clauses([self.part(part) for part in effect])

    def after_colon(self, effect: Effect) -> str:
        """An effect after a colon, where German begins a whole sentence with a capital."""
        said = self.inner(effect)
        return f"{said[0].upper()}{said[1:]}" if self.texts.lang == "de" else said

    def part(self, part: Part) -> str:
        """One part as a clause."""
        say, amount = self.texts.say, self.amount
        match part:
            case word.Gain(items):
                return self.gains(items)
            case word.GainDifferent(n, items):
                return self._gain_different(n, items)
            case word.GainPer(count, items, each, most):
                said = say("do-gain-per", gains=self.gains(items), each=self.each(count, each))
                return self.limited(said, most, "at-most-times") if most < MANY else said
            case word.DrawKeep(n, keep):
                return say("do-draw-keep", n=n, keep=keep)
            case word.Redraw(n):
                return say("do-redraw", n=n)
            case word.TakeSpecialCard(n):
                return say("do-take-special-card", n=n)
            case word.GainMetropolis(n):
                return say("do-gain-metropolis", n=n)
            case word.Choose(branches):
                return self._choose(branches)
            case word.Pay(price, then, times):
                return self.limited(say("do-pay", price=amount(price, "item-gained"), then=self.inner(then)), times)
            case word.Exchange((one, other), times):
                sides = {"one": amount(one, "item-gained"), "other": amount(other, "item-price")}
                return self.limited(say("do-exchange", **sides), times)
            case word.If(conditions, then, otherwise):
                args = {"condition": self.condition(conditions), "then": self.inner(then)}
                return say("do-if-else", **args, otherwise=self.inner(otherwise)) if otherwise else say("do-if", **args)
            case word.Build():
                return say("do-build", what=self._built(part))
            case word.BuildAndUpgrade(thing, free, upgrade_free):
                which = "both" if upgrade_free else "build" if free else "none"
                return say("do-build-and-upgrade", thing=thing, n=1, free=which)
            case word.Upgrade(things, n, free, cost):
                return say("do-upgrade", what=" ".join([self._things(things, n), *self._terms(n, cost, free=free)]))
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
                return say("do-when", when=self._event(part), then=self.inner(part.then))
            case word.ReduceCost(on, thing, price, limit):
                which = f"first-{on}" if limit else on
                return say("do-reduce-cost", on=which, thing=thing, n=1, price=amount(price, "item-less"))
            case word.OncePerTurn(then):
                return say("do-once-per-turn", then=self.after_colon(then))
            case word.MayPayWith(new, old, most):
                args = {"old": amount({old: most}), "new": amount({new: most}, "item-gained")}
                return say("do-may-pay-with", **args)
            case word.HandLimit(n):
                return say("do-hand-limit", n=n)
            case word.ActionCardLimit(n):
                return say("do-action-card-limit", n=n)
            case word.MatchCards(cards, slots_of):
                colours = "" if len(cards) == len(COLOURS) else self._colours(cards)
                return say("do-match-cards", colours=colours, all=int(not colours), slots=self._colours(slots_of))
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
                return say("points-per", points=amount({"point": points}), each=self.each(count, each))
            case word.Steps(count, table):
                return say("points-steps", count=count, rows=", ".join(self._rows(table)))
            case word.Sets(counts, points):
                things = self.join([say("count-single", count=count) for count in counts])
                return say("points-sets", points=amount({"point": points}), things=things)
            case word.Spend(price, points, times):
                args = {"price": amount(price, "item-gained"), "points": amount({"point": points}, "item-gained")}
                return self.limited(say("points-spend", **args), times)
            case word.BonusIf(conditions, points):
                return say("points-if", points=amount({"point": points}), condition=self.condition(conditions))
            case word.BestOf(parts):
                return say("points-best", scores=self.join(list(map(self.part, parts))))
        assert_never(part)

    # --- items, things, counts --------------------------------------------------------------------------------------

    def amount(self, items: Mapping[str, int], case: str = "item-count") -> str:
        """So many of each item; `case` is the message that inflects them."""
        return self.join([self.texts.say(case, item=item, count=count) for item, count in items.items() if count])

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """So many of each item, or nothing."""
        return self.amount(amounts) or self.texts.say("nothing")

    def either(self, parts: Sequence[str]) -> str:
        """One, two or three."""
        if len(parts) < 2:
            return "".join(parts)
        return self.texts.say("join-or", first=", ".join(parts[:-1]), last=parts[-1])

    def clauses(self, parts: Sequence[str]) -> str:
        """Clauses one after the other inside a sentence."""
        if len(parts) < 2:
            return "".join(parts)
        return self.texts.say("join-clauses", first=", ".join(parts[:-1]), last=parts[-1])

    def gains(self, items: Mapping[str, int]) -> str:
        """Take resources and points, draw cards, advance."""
        goods = {item: count for item, count in items.items() if item not in ("card", "federation")}
        said = [self.texts.say("do-gain", items=self.amount(goods, "item-gained"))] if goods else []
        said += [self.texts.say(f"do-{item}", count=items[item]) for item in ("card", "federation") if item in items]
        return self.clauses(said)

    def _choose(self, branches: Sequence[Effect]) -> str:
        """One of several; of plain gains only what is gained is named."""
        goods = [_goods(branch[0]) if len(branch) == 1 else {} for branch in branches]
        if all(goods):
            return self.texts.say("do-gain", items=self.either([self.amount(each, "item-gained") for each in goods]))
        *first, last = map(self.inner, branches)
        return self.texts.say("do-choose", first=", ".join(first), last=last)

    def _rows(self, table: Sequence[tuple[int, int]]) -> Iterator[str]:
        """What each number of things is worth: from one row of a table up to the next."""
        for (least, points), (after, _) in zip_longest(table, table[1:], fillvalue=(0, 0)):
            which = {1: "one", 2: "two"}.get(after - least, "range") if after else "more"
            worth = self.amount({"point": points})
            yield self.texts.say("points-step", which=which, points=worth, min=least, max=after - 1)

    def _gain_different(self, n: int, items: Sequence[str]) -> str:
        if n == 1:
            said = [self.amount({item: 1}, "item-gained") for item in items]
            return self.texts.say("do-gain", items=self.either(said))
        kinds = self.either([self.texts.say("item-word", item=item) for item in items])
        return self.texts.say("do-gain-different", n=n, kinds=kinds)

    def _things(self, things: Things, n: int, key: str = "things") -> str:
        """So many pieces of one kind or of several."""
        named = (things,) if isinstance(things, str) else things
        return self.either([self.texts.say(key, thing=thing, n=n) for thing in named])

    def _terms(self, n: int, cost: Prices, *, free: bool) -> Iterator[str]:
        """What so many pieces cost, where it is not the usual."""
        if free:
            yield self.texts.say("terms-free")
        if cost:
            prices = [self.amount(price, "item-price") for price in cost]
            yield self.texts.say("terms-cost", price=self.either(prices), n=n)

    def _built(self, part: word.Build) -> str:
        """The pieces that are built, with their number, price and place."""
        key = "things-different" if part.different else "things"
        said = [self._things(part.build, part.n, key), *self._terms(part.n, part.cost, free=part.free)]
        if part.discount:
            said.append(self.texts.say("terms-less", price=self.amount(part.discount, "item-less")))
        if part.site:
            said.append(self.texts.say("at-expansion", n=part.n))
        return " ".join(said)

    def _event(self, part: word.When) -> str:
        """What a card reacts to."""
        event, args = part.when, dict[str, str | int]()
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
        return self.texts.say("when", event=event, **args)

    def _colours(self, colours: Sequence[str]) -> str:
        return self.join([self.texts.say("colour-attribute", colour=colour) for colour in colours])

    def each(self, count: str, each: int) -> str:
        """For every so many things."""
        return self.texts.say("count-each", count=count, each=each)

    def need(self, conditions: Conditions, key: str = "need") -> str:
        """Conditions on numbers as what must be there: at least 4 connected cities; `key` is what inflects them."""
        found = [each for each in conditions if isinstance(each, AtLeast)]
        return self.join([self.texts.say(key, count=each.count, min=each.least) for each in found])

    def condition(self, conditions: Conditions) -> str:
        """A condition as the clause after if."""
        (condition,) = conditions
        match condition:
            case AtLeast():
                return self.texts.say("if-have", things=self.need(conditions, "need-yours"))
            case OnSpace(space):
                return self.texts.say("if-space", space=space)
            case BuiltThisTurn(thing, least):
                return self.texts.say("if-built", thing=thing, n=least)
            case UpgradedThisTurn(thing, least):
                return self.texts.say("if-upgraded", thing=thing, n=least)
            case All(each):
                return self.texts.say("if-have", things=self.need(each, "need-yours"))
        assert_never(condition)

    def limited(self, said: str, times: int, key: str = "up-to-times") -> str:
        """A clause with how often it holds at most."""
        return f"{said} {self.texts.say(key, times=times)}" if times > 1 else said


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


# --- parts by their names -------------------------------------------------------------------------------------------


def _named(effect: Effect, name: str) -> Iterator[tuple[str, Effect]]:
    """The parts and alternatives of an effect with the names by which options call them, as `language` gives them."""
    for number, part in enumerate(effect, 1):
        here = f"{name}-{number}"
        yield here, [part]
        match part:
            case word.Choose(branches):
                for letter, branch in lettered(branches):
                    yield f"{here}{letter}", branch
                    yield from _named(branch, f"{here}{letter}")
            case word.Pay(then=then):
                yield from _named(then, here)
            case word.If(then=then, otherwise=otherwise):
                yield from _named(then, f"{here}a")
                yield from _named(otherwise, f"{here}b")


def _effects() -> Iterator[tuple[str, Effect]]:
    """Everything that can be resolved, with its source."""
    for slot in SLOTS.values():
        yield slot.id, slot.effect
    for card in CARDS.values():
        reactions = [part.then for part in parts_of(card.id, word.When)]
        abilities = [part.once_per_turn for part in parts_of(card.id, word.OncePerTurn)]
        yield from ((card.id, effect) for effect in [*reactions, *abilities] or [card.effect])
    for tile in METROPOLISES.values():
        yield tile.id, tile.instant or tile.production
    for contract in CONTRACTS.values():
        yield contract.id, contract.reward


PARTS = {name: part for source, effect in _effects() for name, part in _named(effect, source)}
SOURCE_OF = {name: source for source, effect in _effects() for name, _ in _named(effect, source)}
