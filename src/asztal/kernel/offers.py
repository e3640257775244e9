"""What a seat is offered, as a person meets it, and the shapes of all that a client gets."""

from typing import Any

import msgspec
from msgspec import Struct

from asztal.kernel.ask import Amounts, Message, Option, Reason
from asztal.kernel.look import Look
from asztal.kernel.recall import recall
from asztal.kernel.title import Title
from asztal.kernel.view import Observation


class Choice(Struct, frozen=True):
    """An option as a person meets it."""

    option: str
    label: Message
    targets: list[str]
    preview: list[Message]
    links: list[str]
    costs: Amounts
    gains: Amounts


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
    return Choice(str(option), label, targets, preview, face.links(look, option), *face.promise(look, option))


def why_not_there(look: Look[Any], target: str) -> Reason | None:
    """Why the seat that is asked can choose nothing at a board element; None when it can.

    It is the first reason against what might be meant by pointing there. Where nothing could be meant the question is
    about something else.
    """
    g, frame, asked, targets = look.g, look.frame, look.g.decisions[look.seat], look.g.title.face.targets
    assert frame is not None
    if any(target in targets(look, option) for option in asked.options):
        return None
    meant = (o for o in g.title.book[frame.at].candidates(g, frame) if target in targets(look, o))
    reasons = (g.why_not(look.seat, option) for option in meant)
    told = next((reason for reason in reasons if reason is not None and reason.key != "not-offered"), None)
    return told or Reason("other-question", args={"ask": asked.ask})


def schema(title: Title[Any]) -> dict[str, Any]:
    """JSON Schemas of a game's view, options and events, from which clients make their types."""
    kinds = [Observation[title.view], Choice, *title.events]  # type: ignore[name-defined]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title.name,
        "oneOf": list(schemas),
        "$defs": dict(components),
    }
