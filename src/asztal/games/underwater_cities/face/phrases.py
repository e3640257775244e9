"""Underwater Cities in words: what effects do, a clause for every part of the vocabulary, made from its data."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, assert_never

from asztal.games.underwater_cities.cards import CARDS, COLOURS, CONTRACTS, METROPOLISES, SLOTS
from asztal.games.underwater_cities.language import lettered
from asztal.games.underwater_cities.parts import (
    All,
    AtLeast,
    BuiltThisTurn,
    Conditions,
    OnSpace,
    Part,
    UpgradedThisTurn,
)
from asztal.text.wording import Wording

Effect = Sequence[Part]


class Phrases(Wording):
    """Says what an effect does."""

    folder = Path(__file__).parent

    def sentence(self, effect: Effect) -> str:
        """An effect as a sentence, its parts one after the other."""
        said = "; ".join(map(self.part, effect))
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
        return _SAYS[next(iter(part))](self, part)

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

    def pieces(self, part: Part, verb: str) -> str:
        """The pieces that a part names, with its number, price and place."""
        n, named = part.get("n", 1), part[verb]
        things = [named] if isinstance(named, str) else named
        key = "things-different" if part.get("different") else "things"
        said = [self.either([self.texts.say(key, thing=thing, n=n) for thing in things])]
        if part.get("free"):
            said.append(self.texts.say("terms-free"))
        if "cost" in part:
            prices = [self.amount(cost, "item-price") for cost in part["cost"]]
            said.append(self.texts.say("terms-cost", price=self.either(prices), n=n))
        if "discount" in part:
            said.append(self.texts.say("terms-less", price=self.amount(part["discount"], "item-less")))
        if part.get("site") == "expansion":
            said.append(self.texts.say("at-expansion", n=n))
        return " ".join(said)

    def each(self, count: str, each: int) -> str:
        """For every so many things."""
        return self.texts.say("count-each", count=count, each=each)

    def need(self, conditions: Conditions) -> str:
        """Conditions on numbers as what must be there: at least 4 connected cities."""
        found = [each for each in conditions if isinstance(each, AtLeast)]
        return self.join([self.texts.say("need", count=each.count, min=each.least) for each in found])

    def condition(self, conditions: Conditions) -> str:
        """A condition as the clause after if."""
        (condition,) = conditions
        match condition:
            case AtLeast():
                return self.texts.say("if-have", things=self.need(conditions))
            case OnSpace(space):
                return self.texts.say("if-space", space=space)
            case BuiltThisTurn(thing, least):
                return self.texts.say("if-built", thing=thing, n=least)
            case UpgradedThisTurn(thing, least):
                return self.texts.say("if-upgraded", thing=thing, n=least)
            case All(each):
                return self.texts.say("if-have", things=self.need(each))
        assert_never(condition)

    def limited(self, said: str, times: int, key: str = "up-to-times") -> str:
        """A clause with how often it holds at most."""
        return f"{said} {self.texts.say(key, times=times)}" if times > 1 else said

    # --- one clause per verb ----------------------------------------------------------------------------------------

    def _gain_different(self, part: Part) -> str:
        items = [{item: 1} for item in part["from"]]
        if part["gain_different"] == 1:
            return self.texts.say("do-gain", items=self.either([self.amount(item, "item-gained") for item in items]))
        kinds = self.either([self.texts.say("item-word", item=item) for item in part["from"]])
        return self.texts.say("do-gain-different", n=part["gain_different"], kinds=kinds)

    def _gain_per(self, part: Part) -> str:
        each = self.each(part["gain_per"], part.get("each", 1))
        said = self.texts.say("do-gain-per", gains=self.gains(part["amount"]), each=each)
        return self.limited(said, part.get("max", 1), "at-most-times")

    def _choose(self, part: Part) -> str:
        *first, last = [self.inner(branch) for branch in part["choose"]]
        return self.texts.say("do-choose", first=", ".join(first), last=last)

    def _pay(self, part: Part) -> str:
        said = self.texts.say("do-pay", price=self.amount(part["pay"], "item-gained"), then=self.inner(part["then"]))
        return self.limited(said, part.get("times", 1))

    def _exchange(self, part: Part) -> str:
        one, other = part["exchange"]
        said = self.texts.say(
            "do-exchange", one=self.amount(one, "item-gained"), other=self.amount(other, "item-price")
        )
        return self.limited(said, part.get("times", 1))

    def _if(self, part: Part) -> str:
        args = {"condition": self.condition(part["if"]), "then": self.inner(part["then"])}
        if "else" in part:
            return self.texts.say("do-if-else", **args, otherwise=self.inner(part["else"]))
        return self.texts.say("do-if", **args)

    def _build_and_upgrade(self, part: Part) -> str:
        free = "both" if part.get("upgrade_free") else "build" if part.get("free") else "none"
        return self.texts.say("do-build-and-upgrade", thing=part["build_and_upgrade"], n=1, free=free)

    def _perform_slot(self, part: Part) -> str:
        which = "always" if part.get("always") else part["perform_slot"]
        return self.texts.say("do-perform-slot", which=which, n=part.get("n", 1))

    def _when(self, part: Part) -> str:
        event = part["when"]
        thing, _, verb = event.rpartition("_")
        args: dict[str, Any] = {key: part[key] for key in ("thing", "n", "item", "space") if key in part}
        if verb in ("built", "upgraded"):
            event, args["thing"] = f"piece-{verb}", thing
        elif "slots" in part:
            args["group"] = part["slots"][0]
        elif part.get("upgraded"):
            event = "city_nth-upgraded"
        return self.texts.say(
            "do-when", when=self.texts.say("when", event=event, **args), then=self.inner(part["then"])
        )

    def _reduce_cost(self, part: Part) -> str:
        on = f"first-{part['reduce_cost']}" if part.get("limit") else part["reduce_cost"]
        return self.texts.say(
            "do-reduce-cost", on=on, thing=part["of"], n=1, price=self.amount(part["amount"], "item-less")
        )

    def _may_pay_with(self, part: Part) -> str:
        old = self.amount({part["instead_of"]: part["max"]}, "item-gained")
        new = self.amount({part["may_pay_with"]: part["max"]}, "item-less")
        return self.texts.say("do-may-pay-with", old=old, new=new)

    def _match_cards(self, part: Part) -> str:
        cards = part["match_cards"]
        colours = "" if len(cards) == len(COLOURS) else self._colours(cards)
        return self.texts.say(
            "do-match-cards", colours=colours, all=int(not colours), slots=self._colours(part["slots_of"])
        )

    def _colours(self, colours: Sequence[str]) -> str:
        return self.join([self.texts.say("colour-attribute", colour=colour) for colour in colours])

    def _extra_output(self, part: Part) -> str:
        more = self.amount(part["amount"], "item-less")
        return self.texts.say(
            "do-extra-output", n=part["max"], thing=part["extra_output"], upgraded=int(part["upgraded"]), more=more
        )

    def _swap_output(self, part: Part) -> str:
        give, into = (self.amount(part[side], "item-gained") for side in ("swap_output", "into"))
        return self.texts.say("do-swap-output", give=give, into=into, thing=part.get("of", "any"))

    def _per(self, part: Part) -> str:
        points = self.amount({"point": part["points"]})
        return self.texts.say("points-per", points=points, each=self.each(part["per"], part.get("each", 1)))

    def _steps(self, part: Part) -> str:
        rows = [
            self.texts.say("points-step", points=self.amount({"point": points}), min=least)
            for least, points in part["table"]
        ]
        return self.texts.say("points-steps", count=part["steps"], rows=", ".join(rows))

    def _sets(self, part: Part) -> str:
        things = self.join([self.texts.say("count-single", count=count) for count in part["sets"]])
        return self.texts.say("points-sets", points=self.amount({"point": part["points"]}), things=things)

    def _spend(self, part: Part) -> str:
        price, points = (self.amount(items, "item-gained") for items in (part["spend"], {"point": part["points"]}))
        return self.limited(self.texts.say("points-spend", price=price, points=points), part["max_times"])

    def _bonus_if(self, part: Part) -> str:
        points = self.amount({"point": part["points"]})
        return self.texts.say("points-if", points=points, condition=self.condition(part["bonus_if"]))

    def _best_of(self, part: Part) -> str:
        return self.texts.say("points-best", scores=self.join([self.part(each) for each in part["best_of"]]))


def _plain(key: str, verb: str) -> Callable[[Phrases, Part], str]:
    """A verb that needs nothing but its number."""
    return lambda words, part: words.texts.say(key, n=part[verb])


_SAYS: dict[str, Callable[[Phrases, Part], str]] = {
    "gain": lambda words, part: words.gains(part["gain"]),
    "gain_different": Phrases._gain_different,
    "gain_per": Phrases._gain_per,
    "draw_keep": lambda words, part: words.texts.say("do-draw-keep", n=part["draw_keep"], keep=part["keep"]),
    "redraw": _plain("do-redraw", "redraw"),
    "take_special_card": _plain("do-take-special-card", "take_special_card"),
    "gain_metropolis": _plain("do-gain-metropolis", "gain_metropolis"),
    "choose": Phrases._choose,
    "pay": Phrases._pay,
    "exchange": Phrases._exchange,
    "if": Phrases._if,
    "build": lambda words, part: words.texts.say("do-build", what=words.pieces(part, "build")),
    "build_and_upgrade": Phrases._build_and_upgrade,
    "upgrade": lambda words, part: words.texts.say("do-upgrade", what=words.pieces(part, "upgrade")),
    "make_symbiotic": lambda words, part: words.texts.say(
        "do-make-symbiotic", price=words.amount(part["cost"][0], "item-price")
    ),
    "use_action_card": _plain("do-use-action-card", "use_action_card"),
    "refresh_action_card": _plain("do-refresh-action-card", "refresh_action_card"),
    "perform_slot": Phrases._perform_slot,
    "structure_output": lambda words, part: words.texts.say(
        "do-structure-output", n=part["structure_output"], kinds=part.get("kinds", "any")
    ),
    "when": Phrases._when,
    "reduce_cost": Phrases._reduce_cost,
    "reduce_cost_this_turn": lambda words, part: words.texts.say(
        "do-reduce-cost", on="turn", thing=part["of"], price=words.amount(part["amount"], "item-less")
    ),
    "once_per_turn": lambda words, part: words.texts.say(
        "do-once-per-turn", then=words.after_colon(part["once_per_turn"])
    ),
    "may_pay_with": Phrases._may_pay_with,
    "hand_limit": _plain("do-hand-limit", "hand_limit"),
    "action_card_limit": _plain("do-action-card-limit", "action_card_limit"),
    "match_cards": Phrases._match_cards,
    "extra_output": Phrases._extra_output,
    "swap_output": Phrases._swap_output,
    "produce_again": lambda words, part: words.texts.say("do-produce-again", thing=part["of"], n=part["produce_again"]),
    "feed_free": _plain("do-feed-free", "feed_free"),
    "feed_with": lambda words, part: words.texts.say(
        "do-feed-with", n=part["n"], price=words.amount(part["feed_with"], "item-less")
    ),
    "per": Phrases._per,
    "steps": Phrases._steps,
    "sets": Phrases._sets,
    "spend": Phrases._spend,
    "bonus_if": Phrases._bonus_if,
    "best_of": Phrases._best_of,
}


# --- parts by their names -------------------------------------------------------------------------------------------


def _named(effect: Effect, name: str) -> Iterator[tuple[str, Effect]]:
    """The parts and alternatives of an effect with the names by which options call them, as `language` gives them."""
    for number, part in enumerate(effect, 1):
        here = f"{name}-{number}"
        yield here, [part]
        for letter, branch in lettered(part.get("choose", [])):
            yield f"{here}{letter}", branch
            yield from _named(branch, f"{here}{letter}")
        if "pay" in part:
            yield from _named(part["then"], here)
        if "if" in part:
            yield from _named(part["then"], f"{here}a")
            yield from _named(part.get("else", []), f"{here}b")


def _effects() -> Iterator[tuple[str, Effect]]:
    """Everything that can be resolved, with its source."""
    for slot in SLOTS.values():
        yield slot.id, slot.effect
    for card in CARDS.values():
        whens_ = [part["then"] for part in card.effect if "when" in part]
        once = [part["once_per_turn"] for part in card.effect if "once_per_turn" in part]
        yield from ((card.id, effect) for effect in [*whens_, *once] or [card.effect])
    for tile in METROPOLISES.values():
        yield tile.id, tile.instant or tile.production
    for contract in CONTRACTS.values():
        yield contract.id, contract.reward


PARTS = {name: part for source, effect in _effects() for name, part in _named(effect, source)}
SOURCE_OF = {name: source for source, effect in _effects() for name, _ in _named(effect, source)}
