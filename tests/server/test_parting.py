"""What was done in somebody's name is told, also where it took away the very way to tell it; then nothing more."""

import re
from pathlib import Path

import pytest

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.notices.channels import Channels
from asztal.server.people.sessions import Caller
from asztal.server.people.ways_home import MAIL, add_way
from asztal.text import LANGUAGES
from tests.server.test_notices import World, tell

REPO = Path(__file__).parents[2]


async def person(world: World) -> Caller:
    return await known(world, (await world.service.sessions.welcome("Ada", "en"))[1])


async def known(world: World, token: str) -> Caller:
    found = await world.service.sessions.find(token)
    assert found is not None
    return found


def channels_of(world: World) -> Channels:
    return Channels(world.service.config, world.service.stores, world.service.jobs)


async def told(world: World, ada: Caller, *, early: bool = False) -> list[str]:
    """Send what is due, an hour after the last letter; returns what arrived where. `early` as in `send`."""
    before = [len(world.web.hooked), len(world.web.pushed), len(world.mails.mails)]
    await world.sql("UPDATE notice SET settled_at = settled_at - interval '1 hour'")
    await world.send(ada.id, early=early)
    hooks = [f"webhook {one['reason']}" for hook in world.web.hooked[before[0] :] for one in hook.body["tables"]]
    pushes = [f"push {push.shown['title']}" for push in world.web.pushed[before[1] :]]
    return hooks + pushes + [f"mail {mail['To']} {mail['Subject']}" for mail in world.mails.mails[before[2] :]]


def test_a_removed_channel_is_told_once_and_then_nothing(apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        hook, mail = await world.channel(ada.id, "webhook"), await world.channel(ada.id, "mail")
        await channels_of(world).remove(ada.id, mail)
        assert [row.id for row in await channels_of(world).mine(ada.id)] == [hook]
        arrived = await told(world, ada)
        assert [one.split(" Notices")[0] for one in arrived] == [
            "webhook channel-removed",
            f"mail p{ada.id}@example.org",
        ]
        assert await world.sql("SELECT id FROM channel WHERE person = %s", ada.id) == [(hook,)]
        await world.service.ways_home.make_words(ada, "en")
        assert await told(world, ada) == ["webhook words-made"]
        await channels_of(world).remove(ada.id, hook)  # the last one is told too
        assert await told(world, ada) == ["webhook channel-removed"]
        assert not await world.sql("SELECT id FROM channel WHERE person = %s", ada.id)

    tell(apart, story)


def test_a_channel_that_another_replaced_is_told_and_what_comes_next_is_not_sent_there(apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        await world.channel(ada.id, "webhook")
        await channels_of(world).add_webhook(ada.id, f"{world.web.address}/hook/thief")
        await world.service.ways_home.make_words(ada, "en")
        # Both at once: the old address hears of its end alone.
        assert sorted(await told(world, ada)) == ["webhook channel-removed"] * 2 + ["webhook words-made"]

    tell(apart, story)


def test_a_channel_that_is_added_again_meanwhile_stays(apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        channels, hook = channels_of(world), await world.channel(ada.id, "webhook")
        await channels.remove(ada.id, hook)
        await channels.add_webhook(ada.id, f"{world.web.address}/hook/{ada.id}")
        assert await told(world, ada) == ["webhook channel-removed"]
        assert [row.confirmed_at is not None for row in await channels.mine(ada.id)] == [True]

    tell(apart, story)


def test_a_mailbox_that_was_removed_is_confirmed_by_nobody(apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        mail, channels = await world.channel(ada.id, "mail"), channels_of(world)
        await channels.remove(ada.id, mail)
        with pytest.raises(Denied, match="no-such-mailbox"):
            await channels.confirm_mailbox(f"c{ada.id}")
        with pytest.raises(Denied, match="channel-parting"):  # or its owner would never hear that it was removed
            await channels.add_mail(ada.id, f"p{ada.id}@example.org")
        assert [one.split(" Notices")[0] for one in await told(world, ada)] == [f"mail p{ada.id}@example.org"]
        found = await channels.add_mail(ada.id, f"p{ada.id}@example.org")
        assert found.confirmed_at is None  # its owner is asked again

    tell(apart, story)


def test_a_mailbox_that_brings_nobody_home_is_told_though_it_waits_to_be_confirmed(apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        address = f"p{ada.id}@example.org"
        async with world.service.engine.begin() as connection:
            await add_way(connection, ada.id, MAIL, b"mailbox", {"address": address})
        await channels_of(world).add_mail(ada.id, address)
        ((way,),) = await world.sql("SELECT id FROM way_home WHERE person = %s", ada.id)
        await world.sql("UPDATE session SET proved_at = now() WHERE person = %s", ada.id)
        await world.service.ways_home.remove(ada, way)
        assert [one.split(" A mail")[0] for one in await told(world, ada)] == [f"mail {address}"]

    tell(apart, story)


def test_what_is_new_does_not_wait_for_a_channel_that_failed(apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        for kind in ("webhook", "mail"):
            await world.channel(ada.id, kind)
        world.web.answers = [503]
        await world.service.ways_home.make_words(ada, "en")
        assert len(await told(world, ada)) == 2
        queued = "SELECT scheduled_at IS NULL FROM procrastinate_jobs WHERE status = 'todo' AND queueing_lock = %s"
        assert (await world.sql(queued, f"notices:{ada.id}"))[-1] == (False,), "the webhook is tried again later"
        async with world.service.engine.begin() as connection:
            await world.service.ways_home.tell(connection, ada.id, "came-home")
        assert await world.sql(queued, f"notices:{ada.id}") == [(True,)]
        # The letter that the webhook refused waits on: only what is new is sent.
        assert [one.split(" Somebody")[0] for one in await told(world, ada, early=True)] == [
            "webhook came-home",
            f"mail p{ada.id}@example.org",
        ]

    tell(apart, story)


def test_whoever_ends_mails_gets_none_and_the_others_are_told(apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        for kind in ("webhook", "mail"):
            await world.channel(ada.id, kind)
        await channels_of(world).end_mails(f"c{ada.id}")
        assert await told(world, ada) == ["webhook channel-removed"]

    tell(apart, story)


@pytest.mark.parametrize("everywhere", [True, False])
def test_a_device_that_is_signed_out_is_told_there_and_on_all_channels(everywhere: bool, apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        phone = await known(world, await world.service.sessions.open(ada.id, "", "words"))
        await world.channel(ada.id, "webhook")
        push = await world.channel(ada.id, "push")
        await world.sql("UPDATE channel SET session = %s WHERE id = %s", phone.session, push)
        await (
            world.service.signing_out.everywhere_else(ada)
            if everywhere
            else world.service.sessions.revoke(ada, phone.session)
        )
        first, second = await told(world, ada)
        assert first == f"webhook {'signed-out' if everywhere else 'device-out'}"
        assert second.startswith("push You were signed out" if everywhere else "push One of your devices")
        assert not await world.sql("SELECT id FROM channel WHERE id = %s", push)

    tell(apart, story)


@pytest.mark.parametrize("how", ["everywhere", "revoke", "leave"])
def test_a_webhook_ends_when_the_session_that_added_it_is_signed_out(how: str, apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        thief = await known(world, await world.service.sessions.open(ada.id, "", "words"))
        await channels_of(world).add_webhook(ada.id, f"{world.web.address}/hook/t", session=thief.session)
        mail = await world.channel(ada.id, "mail")
        await world.sql("UPDATE channel SET session = %s WHERE id = %s", thief.session, mail)
        if how == "everywhere":
            await world.service.signing_out.everywhere_else(ada)
        elif how == "revoke":
            await world.service.sessions.revoke(ada, thief.session)
        else:  # the browser becomes somebody else's: what is no browser goes on, as tokens do
            await world.service.sessions.leave(thief)
        left = [row.kind for row in await channels_of(world).mine(ada.id)]
        assert left == (["webhook", "mail"] if how == "leave" else ["mail"])
        await channels_of(world).add_webhook(ada.id, f"{world.web.address}/hook/mine", session=ada.session)
        await world.service.signing_out.everywhere_else(ada)
        assert sorted(row.kind for row in await channels_of(world).mine(ada.id)) == ["mail", "webhook"]

    tell(apart, story)


def test_a_session_that_has_ended_adds_no_webhook(apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        with pytest.raises(Denied, match="no-session"):
            await channels_of(world).add_webhook(ada.id, f"{world.web.address}/hook/t", session=2**31 - 1)

    tell(apart, story)


def test_another_device_and_tokens_are_told(apart: Config) -> None:
    async def story(world: World) -> None:
        ada, service = await person(world), world.service
        await world.channel(ada.id, "webhook")
        made = await service.handovers.begin(ada)
        spent = await service.handovers.claim(made.secret, "")
        await service.handovers.confirm(ada, made.number)
        await service.sessions.open(ada.id, "", "device", service.handovers.taking(spent.ticket))
        assert await told(world, ada) == ["webhook device-came"]
        await service.tokens.make(ada, "mine", ["read"], 1)
        assert await told(world, ada) == ["webhook token-made"]
        [token] = await service.tokens.mine(ada.id)
        await service.sessions.revoke(ada, token.id)
        assert await told(world, ada) == ["webhook token-revoked"]

    tell(apart, story)


def test_a_mailbox_that_brings_nobody_home_any_more_is_told(apart: Config) -> None:
    async def story(world: World) -> None:
        ada = await person(world)
        async with world.service.engine.begin() as connection:
            await add_way(connection, ada.id, MAIL, b"hash", {"address": "home@example.org"})
        await world.sql("UPDATE session SET proved_at = now()")
        [way] = await world.service.ways_home.mine(ada.id)
        await world.service.ways_home.remove(ada, way.id)
        assert not await channels_of(world).mine(ada.id)
        (arrived,) = await told(world, ada)
        assert arrived.startswith("mail home@example.org A mailbox no longer brings you back")
        assert not await world.sql("SELECT id FROM channel WHERE person = %s", ada.id)

    tell(apart, story)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_notices_names_every_reason(lang: str) -> None:
    said = (REPO / f"src/asztal/text/notices.{lang}.ftl").read_text(encoding="utf-8")
    page = (REPO / f"web/src/lib/words/settings.{lang}.ftl").read_text(encoding="utf-8")
    reasons = set(re.findall(r"^notice-([a-z-]+) =", said, re.MULTILINE)) - {"people", "several"}
    assert reasons == set(re.findall(r"^reason-([a-z-]+) =", page, re.MULTILINE))
