"""What messengers show of a link tells nothing hidden, and of an unlisted table no more than its game."""

from asztal.server.config import Config
from asztal.server.http.pages import FOLDER
from asztal.server.http.previews import PICTURE, preview
from asztal.server.service import Service
from tests.server.people import with_service

GAME = "ginkgopolis"
PUBLIC = FOLDER.parents[2] / "web" / "public"


def picture(game: str) -> str:
    return f"https://asztal.example/{game}"


def test_a_listed_table_tells_who_plays_and_whose_turn_it_is(config: Config) -> None:
    async def story(service: Service) -> None:
        guest, _ = await service.sessions.welcome('Ada "<b>"', "en")
        table = await service.lobby.create(guest, GAME, 2, {})
        await service.lobby.join(guest, table, 'Ada "<b>"')
        told = await preview(service, "en", picture, "t", table)
        assert "At the table: Ada &quot;&lt;b&gt;&quot;. One seat is free." in told
        assert f'"og:image" content="https://asztal.example/{GAME}"' in told
        await service.lobby.sit_bot(guest, table, 1, "random")
        await service.lobby.start(guest, table)
        told = await preview(service, "en", picture, "t", table)
        assert "Playing: Ada &quot;&lt;b&gt;&quot; and one bot. To move: Ada &quot;&lt;b&gt;&quot;" in told
        assert " und ein Bot. Am Zug: Ada" in await preview(service, "de", picture, "t", table)
        assert " és 1 gép. Következik: Ada" in await preview(service, "hu", picture, "t", table)
        assert await preview(service, "en", picture, "t", "nowhere") == ""

    with_service(config, story)


def test_bots_are_counted_and_whoever_may_return_is_named(config: Config) -> None:
    async def story(service: Service) -> None:
        guest, _ = await service.sessions.welcome("Ada", "en")
        table = await service.lobby.create(guest, GAME, 3, {})
        assert "At the table: nobody yet. 3 seats are free." in await preview(service, "en", picture, "t", table)
        for seat in (1, 2):
            await service.lobby.sit_bot(guest, table, seat, "random")
        assert "At the table: 2 bots. One seat is free." in await preview(service, "en", picture, "t", table)
        await service.lobby.join(guest, table, "Ada")
        await service.lobby.start(guest, table)
        await service.lobby.leave(guest, table)
        assert "Playing: Ada and 2 bots." in await preview(service, "en", picture, "t", table)

    with_service(config, story)


def test_an_unlisted_table_and_an_invitation_tell_the_name_of_the_game_alone(config: Config) -> None:
    async def story(service: Service) -> None:
        guest, _ = await service.sessions.welcome("Adelheid", "en")
        table = await service.lobby.create(guest, GAME, 2, {}, listed=False)
        await service.lobby.join(guest, table, "Adelheid")
        async with service.changes.reading(table) as warm:
            invite = warm.stored.row.invite
        shown = [await preview(service, "hu", picture, page, code) for page, code in (("t", table), ("i", invite))]
        assert shown[0] == shown[1] != ""
        assert "Egy asztal: Ginkgopolis." in shown[0]
        for secret in ("Adelheid", table, invite):
            assert secret not in shown[0]

    with_service(config, story)


def test_every_game_has_its_picture() -> None:
    for game in ("generic", "barrage", "ginkgopolis", "imperial_miners", "underwater_cities"):
        assert (PUBLIC / PICTURE.format(game)).read_bytes().startswith(b"\x89PNG")
