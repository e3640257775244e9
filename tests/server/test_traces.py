"""Spans of moves reach a collector, say how long each part took, and nothing about anybody."""

import asyncio
import subprocess
import sys
from collections import Counter, defaultdict
from typing import Any

import pytest
from msgspec.structs import replace
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status

from asztal.server import traces
from tests.server.clients import free_port, process, wait_until_ready
from tests.server.collector import Collector
from tests.server.conftest import prepared
from tests.server.crowd import Played, play_all
from tests.server.test_live import OWN, QUICK

WHOLE = {"act", "bot"}  # what a move begins with
PARTS = {"wire", "rules", "statement", "fan-out", "views"}
TOLD = {"asztal.game", "asztal.refused"}
ABOUT = {
    "service.name",
    "service.version",
    "service.instance.id",  # the process, by chance
    "asztal.process",
    "telemetry.sdk.language",
    "telemetry.sdk.name",
    "telemetry.sdk.version",
}


def traced(games: list[str]) -> tuple[Collector, list[Played]]:
    """These games from the first guest to the record, with people and a bot, and what the collector got."""
    with prepared() as made, Collector() as collector:
        here = replace(made, port=free_port(), limits=0, traces=collector.address)
        with process(here, "serve"), process(here, "worker"):
            wait_until_ready(here)
            played = asyncio.run(play_all([here.address], games))
    return collector, played


def text(value: Any) -> str:
    assert value.WhichOneof("value") == "string_value"
    return str(value.string_value)


def check_told(collector: Collector, games: list[str]) -> None:
    """Every attribute of every span and of its process is one of those we know, and so is its value."""
    for request in collector.requests:
        for resource in request.resource_spans:
            about = {each.key: text(each.value) for each in resource.resource.attributes}
            assert set(about) == ABOUT
            assert about["service.name"] == "asztal"
            assert about["asztal.process"] in ("web", "worker")
            assert {scope.scope.name for scope in resource.scope_spans} == {"asztal"}
    seen = set()
    for span in collector.spans:
        assert span.name in WHOLE | PARTS
        assert (span.name in WHOLE) == (not span.parent_span_id)
        told = {each.key: text(each.value) for each in span.attributes}
        assert set(told) <= TOLD
        assert told.get("asztal.game", games[0]) in games
        assert told.get("asztal.refused", "stale") in ("stale", "not-your-turn")
        assert [event.name for event in span.events] in ([], ["done"])
        assert not any(event.attributes for event in span.events)
        assert (span.status.code, span.status.message, span.trace_state) == (Status.STATUS_CODE_UNSET, "", "")
        assert not span.links
        seen.add(told.get("asztal.game"))
    assert seen == {*games, None}


def check_parts(spans: list[Span]) -> Counter[str]:
    """Every move that was made has all its parts, one inside the other and one after the other; gives how many."""
    inside: dict[bytes, list[Span]] = defaultdict(list)
    for span in spans:
        inside[span.parent_span_id].append(span)
    made = Counter[str]()
    for whole in inside[b""]:
        by_start = sorted(inside[whole.span_id], key=lambda span: span.start_time_unix_nano)
        parts = {span.name: span for span in by_start}  # where another process was faster, those of the last try
        assert all(whole.start_time_unix_nano <= part.start_time_unix_nano for part in parts.values())
        if "fan-out" not in parts:
            continue
        made[whole.name] += 1
        below = {span.name for span in inside[parts["fan-out"].span_id]}
        assert parts["rules"].end_time_unix_nano <= parts["statement"].start_time_unix_nano
        assert parts["statement"].end_time_unix_nano <= parts["fan-out"].start_time_unix_nano
        if whole.name == "bot":
            assert (set(parts), below) == ({"rules", "statement", "fan-out"}, set())
            continue
        assert (set(parts), below) == ({"wire", "rules", "statement", "fan-out"}, {"views"})
        assert parts["wire"].end_time_unix_nano <= parts["rules"].start_time_unix_nano
        [done] = whole.events
        assert parts["statement"].end_time_unix_nano <= done.time_unix_nano
        assert done.time_unix_nano <= parts["fan-out"].start_time_unix_nano
    return made


def check(games: list[str]) -> None:
    collector, played = traced(games)
    check_told(collector, games)
    made, acted = check_parts(collector.spans), sum(choices for table in played for _, choices in table.seats)
    print(f"{len(collector.spans)} spans of {dict(made)}, {acted} choices of people", file=sys.stderr)
    assert made["act"] == acted
    assert made["bot"] > 0
    sent = b"".join(collector.bodies)
    for table in played:
        assert table.table.encode() not in sent


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_every_move_has_its_spans_and_they_say_nothing_else() -> None:
    check(QUICK[-1:])


@pytest.mark.full
@pytest.mark.timeout(1800)
def test_the_spans_of_a_whole_game_of_each_title_say_nothing_else() -> None:
    check(OWN)


def run(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_the_setting_nothing_is_made_and_nothing_is_imported() -> None:
    assert traces.move("act") is traces.part("rules", "barrage") is traces.move("bot")
    run("""
import sys
from asztal.server import traces
from asztal.server.config import Config
traces.set_up(Config(database="postgresql://nowhere"), "web")
traces.note_read(), traces.note_answered()
with traces.move("act"), traces.part("rules", "barrage"): pass
assert not [name for name in sys.modules if name.startswith("opentelemetry")]
""")


def test_without_the_packages_the_server_says_what_to_install() -> None:
    run("""
import sys
sys.modules["opentelemetry.sdk"] = None
from asztal.server import traces
from asztal.server.config import Config
from asztal.text import Problem
try:
    traces.set_up(Config(database="postgresql://nowhere", traces="http://127.0.0.1:4318/v1/traces"), "web")
except Problem as problem:
    assert problem.key == "packages-missing" and problem.values["extra"] == "serve,traces", problem
else:
    raise AssertionError
""")
