"""Barrage in words: the text of every card and tile, what happens, and what people type."""

from collections import Counter
from collections.abc import Container, Hashable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from asztal.games.barrage.cards import (
    ADVANCED,
    AUTOMA_TILES,
    BASIN_OF,
    BONUSES,
    COMPANIES,
    CONTRACTS,
    COPYING,
    ENERGY,
    HEADSTREAM_TILES,
    HEADSTREAMS,
    INCOME_AT,
    OBJECTIVES,
    OFFICERS,
    PIPES,
    SOURCE,
    SPACES,
    written,
)
from asztal.games.barrage.events import (
    AutomaChose,
    Banked,
    BonusScored,
    Built,
    Drafted,
    DropLeft,
    DropsPlaced,
    DropStopped,
    Engineers,
    Gained,
    Laid,
    NoEnergy,
    ObjectiveScored,
    Paid,
    Produced,
    Ranked,
    Returned,
    Rotated,
)
from asztal.games.barrage.face import says
from asztal.games.barrage.face.aid import aid_of
from asztal.games.barrage.face.icons import icons, step_icons
from asztal.games.barrage.face.names import Names, number_of
from asztal.games.barrage.powers import ACTIVE_AT
from asztal.kernel.rules import Amounts, Event, Id, Option
from asztal.text.wording import CardText, EffectText, squeezed

WRITTEN = written()
_BY_CARD = ("contract", "fulfil", "discard", "company", "copy")  # options whose id is a card
_TELLS_GAIN = Ranked | Banked | NoEnergy | BonusScored | ObjectiveScored  # what is gained next is told already


class BarrageWording(Names):
    """Puts the game into words."""

    aid = aid_of

    # --- card texts -------------------------------------------------------------------------------------------------

    def cards(self) -> list[CardText]:
        """Every contract, tile, officer, company, bonus, objective and action space."""
        names = {contract.id: (contract.kind, self.name_contract(contract.id)) for contract in CONTRACTS.values()}
        names |= {tile: ("advanced", self.name_tile(tile)) for tile in ADVANCED}
        names |= {officer.id: ("officer", officer.name) for officer in OFFICERS.values()}
        names |= {company: ("company", self.name_company(company)) for company in COMPANIES}
        names |= {bonus: ("bonus", self.name_bonus(bonus)) for bonus in BONUSES}
        for tile, called in OBJECTIVES.items():
            names[tile] = "objective", self.texts.say("name-objective", name=called[self.texts.lang])
        for tile in HEADSTREAM_TILES:
            names[tile] = "headstream", self.texts.say("name-headstream-tile", number=number_of(tile))
        for tile in AUTOMA_TILES:
            names[tile] = "automa", self.texts.say("name-automa-tile", number=number_of(tile))
        names |= {space: ("space", self.row_of(space)) for space in SPACES}
        facts = {company.id: [company.ceo] for company in COMPANIES.values()}
        for space in SPACES.values():
            facts[space.id] = [self.texts.say("price", engineers=space.engineers, credits=space.fee + space.pay)]
        return [
            CardText(id_, kind, name, self.name_about(id_), SOURCE[kind], facts.get(id_, []), self._effects(id_))
            for id_, (kind, name) in names.items()
        ]

    def _effects(self, card: str) -> list[EffectText]:
        """What is printed on a card or a space, with its signs; an income is marked with the piece that uncovers it."""
        if card in COMPANIES:
            rows = COMPANIES[card].incomes
            found = [(f"{kind}.{n}", str(at)) for kind in rows for n, at in enumerate(INCOME_AT, 1)]
            return [self._effect(f"income.{card}.{number}", mark) for number, mark in found]
        if card in AUTOMA_TILES:
            return self._automa_effects(card)
        kinds: dict[str, Container[str]] = {"contract": CONTRACTS, "tile": ADVANCED, "space": SPACES}
        return [self._effect(f"{kind}.{card}") for kind, cards in kinds.items() if card in cards]

    def _effect(self, address: str, mark: str = "") -> EffectText:
        return EffectText(address, mark, says.said(self, WRITTEN[address]), icons(WRITTEN[address]))

    def name_about(self, card: Id) -> str:
        """The whole text of a card, a tile or an action space."""
        id_ = str(card)
        if id_ in CONTRACTS:
            about = CONTRACTS[id_]
            return self.texts.say("card-contract", need=about.need, gains=self.reward(about.reward))
        if id_ in ADVANCED:
            return self.texts.say("card-advanced", structure=ADVANCED[id_].builds, does=self.tile_effect(id_))
        if id_ in OFFICERS:
            return self.ability(id_)
        if id_ in COMPANIES:
            return self._company(id_)
        if id_ in BONUSES:
            return self.texts.say("card-bonus", bonus=id_, vp=BONUSES[id_]["vp"])
        if id_ in OBJECTIVES:
            return self.texts.say(
                "card-objective", objective=id_, points=self.join([str(points) for points in ENERGY["objective"]])
            )
        if id_ in HEADSTREAM_TILES:
            return self.texts.say("card-headstream", drops=", ".join(map(str, HEADSTREAM_TILES[id_])))
        if id_ in SPACES:
            does = self.reward(SPACES[id_].effect)
            return f"{does[0].upper()}{does[1:]}."
        return self._automa_tile(id_)

    def tile_effect(self, tile: str) -> str:
        """What an advanced tile does besides building."""
        return says.tile(self.texts, ADVANCED[tile].effect)

    def ability(self, officer: str) -> str:
        """The ability of an officer."""
        ((power, count),) = OFFICERS[officer].power.items()
        return self.texts.say("officer-ability", power=power, count=count, fee=COPYING[-1]["fee"])

    def _company(self, company: str) -> str:
        incomes = []
        for structure, rows in COMPANIES[company].incomes.items():
            second, fourth, fifth = map(self.reward, rows)
            incomes.append(
                self.texts.say("card-income", structure=structure, second=second, fourth=fourth, fifth=fifth)
            )
        power = self.company_power(company)
        return self.texts.say("card-company", incomes=" ".join(incomes), count=ACTIVE_AT, power=power)

    def _automa_tile(self, tile: str) -> str:
        about = AUTOMA_TILES[tile]
        steps = [f"{number}. {self.automa_step(step)}." for number, step in enumerate(about.steps, 1)]
        columns = []
        for kind, names in about.criteria.items():
            criteria = "; ".join(self.texts.say("criterion-word", criterion=name) for name in names)
            columns.append(
                self.texts.say("automa-column", structure=kind, criteria=criteria, **{"from": about.first[kind]})
            )
        letters = ", ".join(map(self.short, about.headstreams))
        return self.texts.say("card-automa", steps=" ".join(steps), columns=" ".join(columns), headstreams=letters)

    def _automa_effects(self, tile: str) -> list[EffectText]:
        """The steps of an Automa tile by their numbers, then its criteria by what they choose a place for."""
        about = AUTOMA_TILES[tile]
        steps = [
            EffectText(f"automa.{tile}.{number}", str(number), self.automa_step(step), step_icons(step))
            for number, step in enumerate(about.steps, 1)
        ]
        criteria = [
            EffectText(f"criterion.{tile}.{name}", kind, self.texts.say("criterion-word", criterion=name), [])
            for kind, names in about.criteria.items()
            for name in names
        ]
        return [*steps, *criteria]

    def automa_step(self, step: Mapping[str, Any]) -> str:
        """A step of an Automa tile with its price."""
        args = {"does": self._automa_does(step), "engineers": step["engineers"], "credits": 0}
        if "vp_cost" in step:
            return self.texts.say("automa-price-vp", vp=step["vp_cost"], **args)
        said = self.texts.say("automa-price", **args)
        return self.texts.say("automa-goes-on", step=said) if step.get("keeps_turn") else said

    def _automa_does(self, step: Mapping[str, Any]) -> str:
        match step["do"]:
            case "produce":
                return self.say("automa-produce", modifier=step["modifier"], tier=step["needs"])
            case "water_place" | "water_flow" as item:
                return self.texts.say("automa-water", gains=self.item(item, step["n"]))
            case "discard_contracts":
                return self.texts.say("automa-discard", tier=step["color"], gains=self.item("energy", step["energy"]))
            case "build" if "areas" in step:
                where = says.in_areas(self.texts, step["areas"])
                return self.texts.say("automa-build-in", structure=step["structure"], where=where)
            case "build" if "min_value" in step:
                return self.texts.say("automa-build-value", structure=step["structure"], value=step["min_value"])
            case "build":
                return self.texts.say("automa-build", structure=step["structure"])
            case "patent":
                return self.texts.say("automa-patent", structure=step["structure"])
            case "machines":
                return self.texts.say("automa-machines", gains=self.amounts(step["gain"]))
            case "rotate":
                return self.texts.say("automa-rotate", gains=self.item("rotate", step["n"]))
        return self.texts.say("automa-bank", gains=self.item("vp", step["vp"]))

    # --- events -----------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, as one sentence."""
        match event:
            case Built(seat, structure, space):
                return self.say("event-built", seat=seat, structure=structure, space=space, value=_value(space))
            case Drafted(seat, company, ""):
                return self.say("event-drafted-alone", seat=seat, company=company)
            case Engineers(seat, space, count) if self._is_automa(seat) and space in SPACES:
                place = self.row_of(space)
                return self.texts.say("event-engineers", seat=self.name_seat(seat), count=count, space=place)
            case Paid(seat, item, count):
                return self.say("event-paid", seat=seat, items={item: count})
            case Laid(seat, tile, excavators, mixers):
                return self.say("event-laid", seat=seat, items=_on_wheel(tile, excavators, mixers))
            case Returned(seat, tile, excavators, mixers):
                return self.say("event-returned", seat=seat, items=_on_wheel(tile, excavators, mixers))
            case Banked(seat, count):
                return self.say("event-banked", seat=seat, count=count, automa=int(self._is_automa(seat)))
            case Gained() | DropStopped() | DropLeft():
                return self.run([event])
        return super().event(event)

    def _is_automa(self, seat: int) -> bool:
        return seat >= len(self.people)

    def run(self, run: Sequence[Event]) -> str:
        """Several events in a row that are one thing, as one sentence."""
        match run:
            case [DropStopped() | DropLeft(), *_]:
                return self._water(run)
            case [Gained(seat, _, count), *_]:
                gains = _sum({event.item: abs(event.count)} for event in run if isinstance(event, Gained))
                return self.say("event-gained" if count > 0 else "event-lost", seat=seat, items=gains)
            case [event]:
                return self.event(event)
            case [AutomaChose(criterion=why), Built(seat, structure, space)]:
                about = {"structure": structure, "space": space, "criterion": why}
                return self.say("event-built-because", about, seat=seat, value=_value(space))
            case [AutomaChose(criterion=why), Produced() as made]:
                return self.say("event-produced-because", {**to_builtins(made), "criterion": why})
            case [AutomaChose(seat, space, why), *drops]:
                count = sum(event.count for event in drops if isinstance(event, DropsPlaced))
                return self.say("event-drops-chosen", seat=seat, headstream=space, count=count, criterion=why)
            case [Banked(seat, count), NoEnergy(_, lost)]:
                automa = int(self._is_automa(seat))
                return self.say("event-without-energy", seat=seat, count=count, lost=lost, automa=automa)
            case [BonusScored(bonus=bonus), *_]:
                return self.say("event-bonus-none", seats=[event.seat for event in run], bonus=bonus)  # type: ignore[attr-defined]
            case [Rotated(seat) | Returned(seat), *_]:
                return self._wheel(seat, run)
        return " ".join(map(self.event, run))  # the same twice, as drops of an income and of the round that begins

    def _water(self, run: Sequence[Event]) -> str:
        """Where water stops, then how much of it is gone."""
        stops = Counter(event.space for event in run if isinstance(event, DropStopped))
        items = [self.say("drops-at", at=space, count=count) for space, count in stops.items()]
        left = sum(isinstance(event, DropLeft) for event in run)
        said = [self.say("event-drop-stopped", items=items)] if items else []
        return " ".join([*said, *([self.say("event-drop-left", count=left)] if left else [])])

    def _wheel(self, seat: int, run: Sequence[Event]) -> str:
        """How far the wheel turned, and what came back."""
        back = [event for event in run if isinstance(event, Returned)]
        count = sum(event.count for event in run if isinstance(event, Rotated))
        if not back:
            return self.say("event-rotated", seat=seat, count=count)
        tiles = {event.tile: 1 for event in back if event.tile}
        items = {**tiles, **_sum(_on_wheel("", event.excavators, event.mixers) for event in back)}
        return self.say("event-turned", seat=seat, count=count, items=items)

    def once(self, events: Sequence[Event]) -> Iterable[Event]:
        """Without a gain that the event before has told; why an Automa chose a place stands beside what it does."""
        reasons: dict[tuple[int, str], Event] = {}
        before: Event | None = None
        for event in events:
            match event:
                case AutomaChose(seat, space) if space in BASIN_OF:
                    reasons[seat, space] = event
                    continue
                case Built(seat, _, space) | Produced(seat, _, _, _, space) if (seat, space) in reasons:
                    yield reasons.pop((seat, space))
                    yield event
                case Gained() if isinstance(before, _TELLS_GAIN) and _same_gain(before, event):
                    pass
                case _:
                    yield event
            before = event

    def run_of(self, event: Event) -> Hashable | None:
        """What goes on is one sentence: water, gains, the wheel, drops and pieces with their reason, what is scored."""
        match event:
            case DropStopped() | DropLeft():
                return DropStopped
            case Gained(seat, _, count):
                return Gained, seat, count > 0, event.clause
            case Rotated(seat) | Returned(seat):
                return Rotated, seat
            case Built(seat, _, space) | Produced(seat, _, _, _, space):
                return Built, seat, space
            case AutomaChose(seat, space) if space in BASIN_OF:
                return Built, seat, space
            case AutomaChose(_, space) | DropsPlaced(space):
                return DropsPlaced, space
            case Banked(seat) | NoEnergy(seat):
                return Banked, seat
            case BonusScored(_, bonus, 0):
                return BonusScored, bonus, event.clause
        return None

    def traits(self, event: Event) -> Mapping[str, str]:
        """Automas have rules of their own."""
        found = {"who": getattr(event, "seat", -1), "owner": getattr(event, "owner", -1)}
        return {name: "automa" for name, seat in found.items() if self._is_automa(seat)}

    # --- typed words ------------------------------------------------------------------------------------------------

    def called(self, card: CardText) -> Sequence[str]:
        """The id and the name, of an officer also the last name alone."""
        return (card.id, card.name, card.name.split()[-1]) if card.kind == "officer" else (card.id, card.name)

    def meant(self, kind: str, words: Sequence[str]) -> Option:
        """The option that somebody typed, with spaces, contracts, companies and officers in their own words."""
        typed = squeezed(" ".join(words))
        if kind in _BY_CARD and (card := self.card_of(typed)):
            return Option(kind, (card,))
        known = {"site": [*BASIN_OF], "headstream": [*HEADSTREAMS], "space": [*SPACES]}
        for space in known.get(kind, ()):
            short = self.short(space) if space not in SPACES else self.name_action(space)
            if typed in map(squeezed, (space, short, self.name_space(space))):
                return Option(kind, (space,))
        return super().meant(kind, [word.upper() for word in words] if kind == "produce" else words)


WORDING = BarrageWording


def _same_gain(scored: Ranked | Banked | NoEnergy | BonusScored | ObjectiveScored, gained: Gained) -> bool:
    return (scored.seat, scored.count) == (gained.seat, abs(gained.count))


def _value(space: str) -> int:
    """The value of a conduit; other pieces have none."""
    return PIPES[space].value if space in PIPES else 0


def _on_wheel(tile: str, excavators: int, mixers: int) -> dict[str, int]:
    """What lies in a segment of the wheel."""
    return {**({tile: 1} if tile else {}), "excavator": excavators, "mixer": mixers}


def _sum(amounts: Iterable[Amounts]) -> Amounts:
    """All amounts together, in the order in which they come."""
    total: Counter[str] = Counter()
    for each in amounts:
        total.update(each)
    return total
