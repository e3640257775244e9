"""The choices that a seat is offered, in words, and the types of everything that a client gets."""

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from asztal.kernel.ask import Amounts, Id, Message, Option, Reason
from asztal.kernel.face import Cause
from asztal.kernel.forecast import Shown, forecast_type
from asztal.kernel.look import Look
from asztal.kernel.recall import recall
from asztal.kernel.table import Moment, Table
from asztal.kernel.title import Title
from asztal.kernel.view import Observation, observe


class Choice(Struct, frozen=True):
    """An option as a person meets it; `kind` and `ids` are what its text is made of, for whoever draws it."""

    option: str
    label: Message
    targets: list[str]
    preview: list[Message]
    links: list[str]
    costs: Amounts
    gains: Amounts
    kind: str
    ids: tuple[Id, ...]
    leads: list[str]


def choices(title: Title[Any], seen: Observation[Any]) -> list[Choice]:
    """The options of an observation with label, targets and preview, made from the observation alone."""
    return [] if seen.decision is None else all_offered(recall(title, seen))


def all_offered(look: Look[Any]) -> list[Choice]:
    """Every option of the seat that is asked, in order."""
    return [offered(look, option) for option in look.g.decisions[look.seat].options]


def offered(look: Look[Any], option: Option) -> Choice:
    """An option as its seat is offered it."""
    face = look.g.title.face
    label, targets, preview = face.label(look, option), face.targets(look, option), face.preview(look, option)
    links, (costs, gains), leads = face.links(look, option), face.promise(look, option), face.leads(look, option)
    return Choice(str(option), label, targets, preview, links, costs, gains, option.kind, option.ids, leads)


class StepTaken(NamedTuple):
    """A choice that was made, as its seat was offered it, and in which turn of that seat."""

    label: Message
    targets: list[str]
    turn: int


def step(table: Table[Any], moment: Moment[Any]) -> StepTaken:
    """A choice of the table, told from what its seat knew when it made it."""
    title, seat, option = table.game.title, moment.seat, Option.parse(moment.option)
    game = table.stood(moment)
    look = recall(title, observe(game, seat))
    return StepTaken(
        title.face.label(look, option), title.face.targets(look, option), title.turn_number(game.state, seat)
    )


def why_not_there(look: Look[Any], target: str) -> Reason | None:
    """Why the seat that is asked can choose nothing at a board element; None when it can."""
    refused = refused_there(look, target)
    return None if refused is None else refused.reason


class WhyRefused(NamedTuple):
    """Why an option cannot be chosen, how many more of each thing the seat would need for it, and the cause."""

    reason: Reason
    lacks: Amounts = {}
    cause: Cause = Cause()

    @classmethod
    def of(cls, look: Look[Any], option: Option, reason: Reason, target: str = "") -> "WhyRefused":
        """The refusal of an option to the seat that is asked, which pointed at this target of it."""
        face, at = look.g.title.face, target or _first_target(look, option)
        return cls(reason, face.lacks(look, option, reason), face.cause(look, at, reason) if at else Cause())


def _first_target(look: Look[Any], option: Option) -> str:
    """What a candidate points at first; whatever else somebody may have typed points at nothing."""
    g, frame = look.g, look.frame
    assert frame is not None
    meant = option in g.title.book[frame.at].candidates(g, frame)
    return next(iter(g.title.face.targets(look, option)), "") if meant else ""


def refused_there(look: Look[Any], target: str) -> WhyRefused | None:
    """Why the seat that is asked can choose nothing at a board element; None when it can.

    It is the first reason against what might be meant by pointing there. Where nothing could be meant the question is
    about something else, and the face says what the element waits for.
    """
    g, frame, asked, face = look.g, look.frame, look.g.decisions[look.seat], look.g.title.face
    assert frame is not None
    if any(target in face.targets(look, option) for option in asked.options):
        return None
    for option in g.title.book[frame.at].candidates(g, frame):
        if target in face.targets(look, option):
            why = g.why_not(look.seat, option)
            if why is not None and why.key != "not-offered":
                return WhyRefused.of(look, option, why, target)
    waits = face.elsewhere(look, target) or Reason("other-question", args={"ask": asked.ask})
    return WhyRefused(waits, cause=face.cause(look, target, waits))


def schema(title: Title[Any]) -> dict[str, Any]:
    """JSON Schemas of a game's view, forecast, options and events, from which clients make their types."""
    kinds = [Shown[title.view, forecast_type(type(title.face))], Choice, *title.events]  # type: ignore[misc, name-defined]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title.name,
        "oneOf": list(schemas),
        "$defs": dict(components),
    }
