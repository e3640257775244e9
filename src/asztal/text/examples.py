"""A worked example in words: what was done at each of its steps, and what came of it."""

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any, NamedTuple

from asztal.kernel import Event, Observation, Option, observe, recall
from asztal.kernel.example import Example, Shot
from asztal.text.wording import Sentence, Wording, wording_of


class ToldStep(NamedTuple):
    """A step of an example: the shot, what its seat sees after it, its events and sentences, and who sits there.

    `text` is what was chosen, or refused for the reason in `why` by `clause`; `points` explain what was counted.
    """

    shot: Shot
    names: list[str]
    seen: Observation[Any]
    text: str
    events: list[Event]
    log: list[Sentence]
    points: list[tuple[int, str]]
    why: str
    clause: str


def steps_of(example: Example, lang: str) -> Iterator[ToldStep]:
    """The steps of an example in this language."""
    for before, shot in pairwise(chain([None], example.shots())):
        assert shot is not None
        names = _names(example, lang, shot)
        wording = wording_of(shot.game.title, lang, names)
        events = [event for _, event in shot.told]
        text = _choice(before, shot, wording) if shot.option and before else ""
        points = [(line.points, wording.score(line)) for line in shot.lines]
        why, clause = (wording.reason(shot.reason), shot.reason.clause) if shot.reason else ("", "")
        seen = observe(shot.game, shot.seat)
        yield ToldStep(shot, names, seen, text, events, wording.told(events), points, why, clause)


def _names(example: Example, lang: str, shot: Shot) -> list[str]:
    """Who sits at the table; a name may be the key of a word of the game."""
    texts = wording_of(shot.game.title, lang).texts
    return [texts.say(name) if name in texts else name for name in example.names[: shot.game.state.seats]]


def _choice(before: Shot, shot: Shot, wording: Wording) -> str:
    """What was chosen, or would have been, as its seat reads it."""
    title = shot.game.title
    look = recall(title, observe(before.game, shot.seat))
    return wording.message(title.face.label(look, Option.parse(shot.option)))
