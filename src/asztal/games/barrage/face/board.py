"""The management board, contracts, scoring and Automas, as labelled lines of the drawn table."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from asztal.games.barrage.cards import BONUSES, OFFICERS, SECTIONS, SPACES, Space
from asztal.games.barrage.face.pen import RED_SIGN, Pen
from asztal.text.layout import Row, row, sign

_CLOSED = "✗"


def numbered(pen: Pen, text: str, target: str) -> Text:
    """A text with the option that points at it."""
    return Text(text).append(pen.number(target), style="bold reverse")


def listed(texts: Iterable[Text], between: str = " ") -> Text:
    """Texts in a row."""
    return Text(between).join(texts)


# --- the management board ---------------------------------------------------------------------------------------------


def spaces(pen: Pen) -> Iterator[Row]:
    """Every section with its spaces: what they cost, or who stands there."""
    for section in SECTIONS:
        if section == "patent_office" and pen.intro:
            continue
        parts = [_action(pen, spaces) for spaces in pen.actions(section)]
        if section == "patent_office":
            parts.insert(0, Text(pen.say("draw-pay", count=SPACES["patent-1"].pay), style="dim"))
        beside = [sign(seat, str(count)) for seat, count in pen.standing(f"{section}-beside")]
        yield row(pen.say("draw-section", section=section), *parts, *beside)


def _action(pen: Pen, around: list[Space]) -> Text:
    text = Text(f"{pen.reward(around[0].effect)} ")
    if not pen.is_open(around[0]):
        return text.append(_CLOSED, style="dim")
    if around[0].pay and around[0].section != "patent_office":  # there it is said once
        text.append(f"{pen.say('draw-pay', count=around[0].pay)} ", style="dim")
    return text.append_text(listed((_space(pen, space) for space in around), "/"))


def _space(pen: Pen, space: Space) -> Text:
    """Who stands on a space; on a free one the engineers that it takes, and the option that goes there."""
    standing = pen.standing(space.id)
    if space.section == "bank":
        return listed(
            [Text(pen.number(space.id), style="bold reverse"), *(sign(seat, str(count)) for seat, count in standing)]
        )
    if standing:
        return listed(sign(seat) for seat, _ in standing)
    text = Text(str(space.engineers)).append(RED_SIGN if space.fee else "", style="bold red")
    return text.append(pen.number(space.id), style="bold default reverse")


# --- contracts and scoring --------------------------------------------------------------------------------------------


def contracts(pen: Pen) -> Iterator[Row]:
    """The contracts that anybody can take or fulfil."""
    for tier, shown in pen.displayed():
        parts = [numbered(pen, pen.contract(contract), contract) for contract in shown]
        yield row(pen.say("draw-tier", tier=tier), *parts, style=f"bold {tier}")
    national = [numbered(pen, pen.contract(contract), contract) for contract in pen.view.national]
    yield row(pen.say("draw-national"), *national)


def scoring(pen: Pen) -> Iterator[Row]:
    """Energy, bonus tiles and objective, each with how the players stand."""
    view = pen.view
    if view.round:
        energy = [sign(seat, f" {pen.players[seat].energy}") for seat in pen.by_energy()]
        about = Text(pen.say("draw-section-of-round", energy=pen.full_from), style="dim")
        yield row(pen.say("draw-energy"), *energy, about)
    if view.bonuses:
        tiles = [pen.say("draw-bonus", bonus=bonus, vp=int(BONUSES[bonus]["vp"])) for bonus in view.bonuses]
        now = [sign(seat, f" +{pen.bonus(seat)}") for seat in range(len(pen.players))] if view.round else []
        coming = [Text(f"› {tile}", style="dim") for tile in tiles[1:]]
        yield row(pen.say("draw-bonus-tile"), Text(tiles[0]), *now, *coming)
    counts = [sign(seat, f" {pen.objective(seat)}") for seat in range(len(pen.players))]
    yield row(pen.say("draw-objective-tile"), Text(pen.say("draw-objective", objective=view.objective)), *counts)


# --- draft and Automas ------------------------------------------------------------------------------------------------


def draft(pen: Pen) -> Iterator[Row]:
    """What is still to be chosen before the first round."""
    for company, officer in pen.view.offers.items():
        led = f"{OFFICERS[officer].name}: {pen.ability(officer)}"
        name = pen.words.name_company(company) + pen.number(company)
        yield row(name, Text(pen.power(company)), Text(led))
    offered = [numbered(pen, pen.contract(contract), contract) for contract in pen.view.offered_contracts]
    if offered:
        yield row(pen.say("draw-starting"), *offered)


def automa_steps(pen: Pen) -> Iterator[Row]:
    """The shown tile of the Automas."""
    if steps := pen.steps():
        tile = Text(f"{pen.view.automa_deck.top[0]}:", style="bold")
        yield row(pen.say("draw-automa"), tile, *(Text(f"{n} {step}") for n, step in enumerate(steps, 1)))


def automa_criteria(pen: Pen) -> Iterator[Row]:
    """The tile by which the Automas chose last."""
    if pen.view.criteria:
        about = [*pen.criteria(), pen.headstream_order()]
        yield row(f"{pen.say('draw-criteria')} {pen.view.criteria}:", *(Text(part, style="dim") for part in about))
