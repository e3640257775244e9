"""More holes in who somebody is: in passkeys, letters, merges, erasing, restoring and tokens."""

from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from typing import Any

from litestar import Response
from sqlalchemy import exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.config import read_config
from asztal.server.denied import Denied
from asztal.server.hashing import hashed
from asztal.server.http import mail_routes
from asztal.server.http.arriving import arrive
from asztal.server.http.callers import service_of, session_of
from asztal.server.notices.mail import Post
from asztal.server.notices.sign_in_letters import SignInLetters
from asztal.server.people import mail_home
from asztal.server.people.erasing import Erasing
from asztal.server.people.mail_home import MailHome
from asztal.server.people.merging import Merging
from asztal.server.people.passkeys import Passkeys
from asztal.server.people.sessions import Caller, Sessions
from asztal.server.people.tokens import SCOPES, Tokens
from asztal.server.people.ways_home import MAIL
from asztal.server.storage import backup
from asztal.server.storage.people import Guest, Session, SignInLetter, WayHome
from asztal.server.tables.live.access import LINK
from asztal.server.tables.lobby import bringing
from asztal.server.tables.lobby.bringing import NOTHING, SeatBringing
from asztal.server.tables.play.seats import hold
from asztal.server.wire.person_shapes import Arrived

_ASKER: ContextVar[str] = ContextVar("asker", default="")  # the hash of the cookie of whoever asks for a letter
_LETTER: ContextVar[int] = ContextVar("letter", default=0)

# --- merges -------------------------------------------------------------------------------------------------------


def a_merge_brings_what_was_not_chosen() -> None:
    """All seats of the guest come along."""
    merge = Merging.merge

    async def greedy(self: Merging, caller: Caller, tables: Sequence[str]) -> tuple[dict[str, str], dict[str, str]]:
        guest = await self.offered(caller)
        more = await self._lobby.held_tables(guest.id) if guest else []
        became, links = await merge(self, caller, [*tables, *more])
        chosen = [{key: told[key] for key in told if key in tables} for told in (became, links)]
        return chosen[0], chosen[1]

    setattr(Merging, "merge", greedy)  # noqa: B010


def a_merge_brings_a_foreign_seat() -> None:
    """Whoever chooses a table at which the guest had nothing gets the seat of somebody else."""
    bring = SeatBringing.bring

    async def grabbing(self: SeatBringing, guest: int, person: int, table_id: str) -> str:
        how = await bring(self, guest, person, table_id)
        if how == NOTHING:
            async with self._changes.change(table_id) as (change, connection):
                held = [place.number for place in change.warm.stored.places if place.holders]
                if held:
                    await hold(change, connection, held[0], person, LINK)
        return how

    setattr(SeatBringing, "bring", grabbing)  # noqa: B010


def a_merge_washes_off_a_bar() -> None:
    """Whoever was sent away as a guest sits down as an account."""

    async def nothing(self: SeatBringing, guest: int, person: int) -> None:
        pass

    setattr(SeatBringing, "copy_bars", nothing)  # noqa: B010


def a_merge_leads_past_a_bar() -> None:
    """An account that was sent away comes back by a seat that its person took as a guest."""

    async def nothing(*_: Any) -> None:
        pass

    vars(bringing)["check_not_barred"] = nothing


# --- letters ------------------------------------------------------------------------------------------------------


def a_spent_letter_works_again() -> None:
    """Its link and its code stay good."""

    async def nothing(connection: AsyncConnection, letter: int) -> None:
        pass

    vars(mail_home)["_spend"] = nothing


def a_known_mailbox_is_told_from_others() -> None:
    """Whoever asks for a letter gets a shorter ticket where there is nobody."""
    ask = MailHome.ask

    async def telling(self: MailHome, address: str, lang: str) -> str:
        ticket, mine = await ask(self, address, lang), WayHome.hash == mail_home.mailbox_of(address)
        async with self._engine.connect() as connection:
            known = await connection.scalar(select(exists().where(WayHome.kind == MAIL, mine)))
        return ticket if known else ticket[:22]

    setattr(MailHome, "ask", telling)  # noqa: B010


def a_letter_signs_in_whoever_asked() -> None:
    """Whoever taps a link brings somebody home in the browser in which it was asked for."""
    may_write, add, by_link = mail_routes._may_write, MailHome._add, MailHome.by_link

    async def noting(request: Any, address: str) -> str:
        _ASKER.set(hashed(session_of(request)).hex() if session_of(request) else "")
        return await may_write(request, address)

    async def adding(self: MailHome, connection: AsyncConnection, values: dict[str, object]) -> str:
        return await add(self, connection, {"address": _ASKER.get(), **values})

    async def finding(self: MailHome, secret: str) -> tuple[int, int]:
        found = await by_link(self, secret)
        _LETTER.set(found[0])
        return found

    async def arriving(request: Any, person: int, came: str, prove: Any = None, *, proved: bool = False) -> Any:
        service = service_of(request)
        async with service.engine.begin() as connection:
            asked = select(SignInLetter.address).where(SignInLetter.id == _LETTER.get())
            asker = bytes.fromhex(await connection.scalar(asked) or "")
            there = update(Session).where(Session.hash == asker).values(person=person).returning(Session.id)
            if not asker or asker == hashed(session_of(request)) or await connection.scalar(there) is None:
                asker = b""
            else:
                await prove(connection)
        return Response(Arrived("", "en")) if asker else await arrive(request, person, came, prove, proved=proved)

    vars(mail_routes)["_may_write"], vars(mail_routes)["arrive"] = noting, arriving
    setattr(MailHome, "_add", adding)  # noqa: B010
    setattr(MailHome, "by_link", finding)  # noqa: B010


# --- passkeys -----------------------------------------------------------------------------------------------------


def a_removed_passkey_still_signs_in() -> None:
    """A process that has met a passkey believes it for ever."""
    recognise, met = Passkeys.recognise, dict[str, int]()

    async def remembering(self: Passkeys, shown: Any, session: int | None) -> int:
        try:
            met[shown.id] = await recognise(self, shown, session)
        except Denied as denied:
            if denied.key != "unknown-passkey" or shown.id not in met:
                raise
        return met[shown.id]

    async def nothing(self: Passkeys, connection: AsyncConnection, credential: str, *, tell: bool) -> None:
        pass

    setattr(Passkeys, "recognise", remembering)  # noqa: B010
    setattr(Passkeys, "check_kept", nothing)  # noqa: B010


# --- erasing ------------------------------------------------------------------------------------------------------


def the_erased_get_letters() -> None:
    """A worker that has met a mailbox writes to it for ever."""
    write, met = SignInLetters._way_back, dict[bytes, str]()

    async def remembering(
        self: SignInLetters, connection: AsyncConnection, post: Post, asked: Any, sign_in: Any
    ) -> Any:
        mine = select(WayHome.about["address"].astext).where(WayHome.kind == MAIL, WayHome.hash == asked.mailbox)
        known = await connection.scalar(mine)
        if known is None and asked.mailbox in met:
            return post.way_back(met[asked.mailbox], asked.lang, sign_in)
        met.update({} if known is None else {asked.mailbox: known})
        return await write(self, connection, post, asked, sign_in)

    setattr(SignInLetters, "_way_back", remembering)  # noqa: B010


def the_erased_are_told_so() -> None:
    """A last letter goes to the mailbox, whose address should be nowhere any more."""
    erase = Erasing._erase

    async def telling(self: Erasing, person: int) -> bool:
        config = read_config()
        async with self._engine.connect() as connection:
            mine = select(WayHome.about["address"].astext).where(WayHome.kind == MAIL, WayHome.person == person)
            addresses = list(await connection.scalars(mine))
        post, done = Post(config.smtp, config.mail_from, config.address), await erase(self, person)
        for address in addresses if done else ():
            await post.send(post.way_taken(str(address), "en"))
        return done

    setattr(Erasing, "_erase", telling)  # noqa: B010


def a_sign_in_does_not_stop_the_erasing() -> None:
    """Whoever comes home is erased all the same."""
    opened = Sessions.open

    async def opening(self: Sessions, person: int, *how: Any, **more: Any) -> str:
        async with self._engine.connect() as connection:
            at = await connection.scalar(select(Guest.erase_at).where(Guest.id == person))
        token = await opened(self, person, *how, **more)
        async with self._engine.begin() as connection:
            await connection.execute(update(Guest).where(Guest.id == person).values(erase_at=at))
        return token

    setattr(Sessions, "open", opening)  # noqa: B010


def a_restore_brings_back_the_erased() -> None:
    """The list of the erased is read, and nothing is done with it."""

    def nothing(connection: Any, people: Iterable[Any]) -> int:
        return len(list(people))

    vars(backup)["erase_again"] = nothing


# --- tokens -------------------------------------------------------------------------------------------------------


def a_token_reaches_its_person() -> None:
    """What is for no token is for all."""
    find = Tokens.find

    async def trusting(self: Tokens, token: str, scope: str = "") -> Caller:
        for each in [scope] if scope else SCOPES[:-1]:
            try:
                return await find(self, token, each)
            except Denied as denied:
                if denied.key != "token-scope" or scope:
                    raise
        return await find(self, token, SCOPES[-1])

    setattr(Tokens, "find", trusting)  # noqa: B010


def a_token_of_the_erased_still_works() -> None:
    """A process that has met a token believes it, once its person is not there to revoke it."""
    find, met = Tokens.find, dict[tuple[str, str], Caller]()

    async def remembering(self: Tokens, token: str, scope: str = "") -> Caller:
        try:
            met[token, scope] = await find(self, token, scope)
        except Denied:
            known = met.get((token, scope))
            async with self._engine.connect() as connection:
                there = known and await connection.scalar(select(func.count()).where(Guest.id == known.id))
            if known is None or there:
                raise
        return met[token, scope]

    setattr(Tokens, "find", remembering)  # noqa: B010


HOLES = {
    hole.__name__: hole
    for hole in (
        a_merge_brings_what_was_not_chosen,
        a_merge_brings_a_foreign_seat,
        a_merge_washes_off_a_bar,
        a_merge_leads_past_a_bar,
        a_spent_letter_works_again,
        a_known_mailbox_is_told_from_others,
        a_letter_signs_in_whoever_asked,
        a_removed_passkey_still_signs_in,
        the_erased_get_letters,
        the_erased_are_told_so,
        a_sign_in_does_not_stop_the_erasing,
        a_token_reaches_its_person,
        a_token_of_the_erased_still_works,
    )
}
RESTORING = {a_restore_brings_back_the_erased.__name__: a_restore_brings_back_the_erased}
