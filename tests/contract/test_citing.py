"""Whoever asks "is this right?" of a line of the log is shown the rules that it rests on."""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.kernel import Title
from asztal.testkit.walk import Walk, all_settings
from asztal.text.citing import citing
from asztal.text.rules import clauses, rules_text
from asztal.text.wording import Sentence, wording_of

GAMES = [title for title in registry.titles().values() if clauses(rules_text(title.name, "en"))]
LINES, GAMES_EACH = 100, 2


def told(title: Title[Any], seed: int) -> Iterator[Sentence]:
    """The log of a random game in a random setting, as the first seat reads it."""
    setting = random.Random(seed).choice(all_settings(title))
    walk = Walk(setting, seed)
    for _ in walk.steps():
        pass
    wording = wording_of(title, "en", [f"P{seat}" for seat in range(setting.seats)])
    for move in walk.table.heard(0):
        yield from wording.told(move)


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_a_line_of_the_log_names_rules_that_are_there(title: Title[Any]) -> None:
    known = {clause.id for clause in clauses(rules_text(title.name, "en"))}
    every = [line for seed in range(GAMES_EACH) for line in told(title, seed)]
    some = random.Random(1).sample(every, LINES)
    assert sum(bool(line.clauses) for line in some) >= 0.95 * LINES, [line.text for line in some if not line.clauses]
    assert {clause for line in every for clause in line.clauses} <= known
    assert all(line.clauses[0] == line.clause for line in every if line.clause)


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_what_is_cited_is_there(title: Title[Any]) -> None:
    """Clauses, kinds of events and their fields; what is not shown needs no clause."""
    known = {clause.id for clause in clauses(rules_text(title.name, "en"))}
    kinds = {kind.__struct_config__.tag: kind for kind in title.events}
    cited = citing(wording_of(title, "en").folder)
    assert {clause for part in cited.parts.values() for clause in part} <= known
    assert {tag for tag, kind in kinds.items() if not kind.quiet} <= cited.kinds.keys() <= kinds.keys()
    traits = {"who", "owner", "alone", "kind"}  # what the wordings of the games add
    for tag, cases in cited.kinds.items():
        fields = {field.name for field in msgspec.structs.fields(kinds[tag])}
        for case in cases:
            assert set(case.clauses) <= known, (tag, case)
            assert case.clauses or "clause" in case.fields, (tag, case)
            assert case.fields.keys() <= fields | traits, (tag, case)
            for other in filter(None, (case.after, case.then)):
                assert re.split(r"[ *]", other)[0] in kinds, (tag, other)
        assert not any((cases[-1].fields, cases[-1].after, cases[-1].then)), f"{tag}: the last case holds for all"
