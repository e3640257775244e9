"""What the page of a world with very many entries takes."""

import time
from datetime import UTC, datetime, timedelta
from statistics import median

import msgspec
import psycopg
import pytest
from litestar import Litestar

from asztal import registry
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.lobby.worlds import insert_world
from asztal.server.tables.past import world_pages
from asztal.worlds.comparing import follow
from asztal.worlds.session import play
from asztal.worlds.world import make
from tests.server.test_ways_home import Traveller, tell
from tests.server.test_worlds import GAMES, Entrant

ENTRIES, PLAYED, VIEWS = 1000, 15, 5
COPIES = {
    "game_table": ("id", "'id', 'other' || n, 'invite', 'other' || n"),
    "seat": ("table_id", "'table_id', 'other' || n, 'link', null, 'name', o.name || n"),
    "result": ("table_id", "'table_id', 'other' || n"),
    "result_seat": ("table_id", "'table_id', 'other' || n, 'person', 10000 + n"),
}
COPY = (
    "INSERT INTO {of} SELECT (jsonb_populate_record(o, jsonb_build_object({changes}))).*"
    " FROM {of} o, generate_series(1, %s) n WHERE o.{column} = %s"
)


def fill(config: Config, world: str, table: str, followed: list[bytes]) -> None:
    """Store as many entries as are wanted, as copies of one with other results."""
    others = range(1, ENTRIES)
    with psycopg.connect(config.database) as connection:
        for of, (column, changes) in COPIES.items():
            query = COPY.format(of=of, column=column, changes=changes)
            connection.execute(query.encode(), [len(others), table])
        rows = [(world, 10_000 + n, f"other{n}", followed[n % len(followed)]) for n in others]
        insert = "INSERT INTO entry (world_id, person, table_id, followed) VALUES (%s, %s, %s, %s)"
        connection.cursor().executemany(insert, rows)


@pytest.mark.full
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_world_with_a_thousand_entries_is_cheap(
    game: str, alone: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world_pages, "FINISHED", 1)  # so that everybody has a place
    title, closes = registry.find(game), datetime.now(UTC).replace(microsecond=0) + timedelta(days=1)
    made = make(title, ["", "level2"], closes=closes, key=f"{game} measured")
    played = [play(made, f"level{1 + seed % 3}", seed) for seed in range(PLAYED)]
    followed = [msgspec.json.encode(follow(made, each)) for each in played]

    async def story(app: Litestar) -> None:
        service = app.state.service
        assert isinstance(service, Service)
        async with service.engine.begin() as connection:
            await connection.execute(insert_world(made, "club", None, datetime.now(UTC)))
        ada = await Traveller(app).named("Ada")
        await ada.words()
        await ada.does("POST", "/api/me/account", name="Ada of Pest")
        table = (await ada.does("POST", f"/api/worlds/{made.world.id}/enter"))["table"]
        async with service.changes.reading(table) as warm:
            [person] = warm.stored.places[0].holders
        await Entrant(service, person, table).play(played[0].choices)
        await service.world_pages.follow_due()
        fill(alone, made.world.id, table, followed)
        spent, sizes = [], set[int]()
        for _ in range(1 + VIEWS):
            begun = time.process_time()
            answer = await ada.http.get(f"/api/worlds/{made.world.id}")
            spent.append(time.process_time() - begun)
            sizes.add(len(answer.content))
        assert sum(each["place"] > 0 for each in answer.json()["entries"]) == ENTRIES
        print(f"\n{game}: {spent[0]:.3f} s of CPU at first, {median(spent[1:]):.3f} s then, {sizes} bytes")
        assert median(spent[1:]) < 0.5

    tell(alone, story)
