"""Who asks gets all that is stored of them."""

import json
from collections.abc import Callable
from typing import Any

from litestar import Litestar

from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.storage.belongings import RELATIONS, WITHHELD, select_belongings
from tests.server.erased import MARK, SECRET, dump, found, lived
from tests.server.people import with_service
from tests.server.test_sessions import change
from tests.server.test_ways_home import Traveller, tell

# What is stored of tables and is not the person's to know.
HIDDEN = {
    "game_table": {
        "seed", "commitment", "seq", "version", "said", "story", "back_to", "back_by", "agreed", "changed", "claimed",
        "waiting", "since", "clock", "wake_at", "proposal", "ended_at", "guide", "starting", "people", "share",
        "packed",
    },
    "seat": {"link"},
    "claim": {"since", "holders", "wait", "agreed", "agreed_at", "until", "link", "look_at"},
    "story": {"seq"},
    "world": {"key"},
}  # fmt: skip


def test_the_export_is_what_is_stored(alone: Config) -> None:
    async def story(service: Service) -> None:
        left = await lived(service)
        change(alone, "INSERT INTO barred VALUES (%s, %s)", left.over, left.person.id)
        rows = dump(alone)
        mine = await service.exporting.export(left.person)
        sessions = [row["id"] for row in rows["session"] if row["person"] == left.person.id]
        for name, exported in mine.people.items():
            stored = [
                row
                for row in rows[name]
                if row.get("person", row["id"] if name == "guest" else None) == left.person.id
                or (name == "token" and row["session"] in sessions)
            ]
            hidden = WITHHELD.get(name, set())
            assert plain(exported) == plain([{k: v for k, v in row.items() if k not in hidden} for row in stored]), name
        assert {"guest", "session", "way_home", "channel", "report", "notice"} <= {
            name for name, exported in mine.people.items() if exported
        }
        here = {
            (row["table_id"], row["number"], row["name"]) for row in rows["sitting"] if row["person"] == left.person.id
        }
        held = {(row["table_id"], row["number"]) for row in rows["holder"] if row["guest_id"] == left.person.id}
        whose: dict[str, Callable[[dict[str, Any]], bool]] = {
            "game_table": lambda row: row["owner"] == left.person.id,
            "seat": lambda row: (row["table_id"], row["number"], row["name"]) in here,
            "holder": lambda row: row["guest_id"] == left.person.id,
            "sitting": lambda row: row["person"] == left.person.id,
            "note": lambda row: (row["table_id"], row["number"]) in held,
            "held_choice": lambda row: (row["table_id"], row["seat"]) in held,
            "chat": lambda row: (row["table_id"], row["seat"], row["name"]) in here,
            "story": lambda row: (
                (row["table_id"], row["seat"], row["args"].get("who")) in here
                or (row["table_id"], row["by"], row["args"].get("by")) in here
            ),
            "result_seat": lambda row: row["person"] == left.person.id,
            "claim": lambda row: row["asker"] == left.person.id,
            "entry": lambda row: row["person"] == left.person.id,
            "world": lambda row: row["maker"] == left.person.id,
            "barred": lambda row: row["person"] == left.person.id,
        }
        assert set(whose) == set(mine.tables)
        for name, is_mine in whose.items():
            hidden = HIDDEN.get(name, set())
            stored = [{k: v for k, v in row.items() if k not in hidden} for row in rows[name] if is_mine(row)]
            assert plain(mine.tables[name]) == plain(stored), name
            assert stored or name in ("claim", "held_choice"), name
        assert mine.finished == [left.over]
        # Everything that has the name or the words is in it, besides what others reported.
        elsewhere = set(found(alone, MARK, SECRET)) - set(mine.people) - set(mine.tables)
        assert elsewhere == set()

    with_service(alone, story)


def plain(rows: list[dict[str, Any]]) -> list[str]:
    """Rows to be compared: a time and bytes are written in several ways."""

    def same(value: Any) -> Any:
        if isinstance(value, float | int):
            return float(value)
        text = str(value)
        if isinstance(value, str) and text.startswith("\\x"):
            return text[2:]
        return text[:19] if isinstance(value, str) and text[4:5] == "-" and text[10:11] == "T" else value

    return sorted(json.dumps({key: same(value) for key, value in row.items()}, sort_keys=True) for row in rows)


def test_no_relation_of_people_is_forgotten() -> None:
    """One without persons says so here: hashes of mailboxes, counts of outcomes."""
    assert {table.name for table in RELATIONS} - set(select_belongings(1)) == {"mailbox", "tally"}


def test_the_export_by_http_names_records(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        person = await Traveller(app).named(MARK)
        told = await person.does("POST", "/api/me/export")
        assert (told["people"]["guest"][0]["name"], told["records"]) == (MARK, [])

    tell(alone, story)
