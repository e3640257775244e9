"""What everybody is asked to agree to: going back, a bot for somebody who is away, the end; and calling people back."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

from msgspec.structs import replace
from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import Reason, Refused
from asztal.server.denied import Denied
from asztal.server.storage.models import Action, Story
from asztal.server.tables.access import Right, own_seat
from asztal.server.tables.changes import Change, Changes, Done
from asztal.server.tables.facts import DONE, Proposal
from asztal.server.tables.play import check_person, checked_request
from asztal.server.tables.seats import SEEN, away, check_away, hand_over, place_at, unseen
from asztal.server.tables.story import tell

Work = Callable[[Change, AsyncConnection, int], Awaitable[None]]
REMINDED = timedelta(hours=1)  # until the same person may be called again
_ASKS = {"back": "asks-back", "bot": "asks-bot", "end": "asks-end"}  # lines of the story
_ENDED = {"agreed": "ended-agreed", "abandoned": "ended-abandoned"}
HERE = 2 * SEEN  # seconds: whoever was connected within them may be there


class Proposals:
    """One proposal at a time; asked are those who play and are not away. Everybody of them must agree.

    All of them, not only those whom it concerns: whom it concerns could tell who has done something in secret.
    """

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def _once(self, table_id: str, right: Right, request_id: str, work: Work, done: Done | None) -> None:
        """Do `work` for the seat that the right gives, unless a request of this name was carried out before."""
        request = checked_request(request_id)
        async with self._changes.change(table_id, done) as (change, connection):
            seat = own_seat(right, change.warm.known)
            if not await _carried_out(change, connection, f"{seat}:{request}"):
                await work(change, connection, seat)

    async def propose(
        self,
        table_id: str,
        right: Right,
        request_id: str,
        kind: str,
        *,
        choices: int = 1,
        seat: int | None = None,
        done: Done | None = None,
    ) -> None:
        """Propose to go "back" to before one's last choices, a "bot" for a seat, or to "end" the table."""

        async def propose(change: Change, connection: AsyncConnection, by: int) -> None:
            check_person(change, by)
            if change.proposal is not None:
                raise Denied("already-proposed", 409)
            choice, whom = 0, seat if kind == "bot" else None
            if kind == "back":
                choice = _own_choice(change, by, choices)
            elif kind == "bot":
                await check_away(change, connection, -1 if whom is None else whom)
            gone = await away(change, connection)
            asked = sorted({by, *(number for number in change.warm.known.people() if number not in gone)} - {whom})
            await tell(change, connection, _ASKS[kind], seat=whom, by=by)
            change.proposal = Proposal(kind, by, asked, [by], change.story, whom, choice)
            await _carry_out_if_agreed(change, connection)

        await self._once(table_id, right, request_id, propose, done)

    async def answer(
        self,
        table_id: str,
        right: Right,
        request_id: str,
        *,
        agree: bool,
        number: int = 0,
        done: Done | None = None,
    ) -> None:
        """Agree to what is proposed, or decline it; with `number` only if it is that proposal."""

        async def answer(change: Change, connection: AsyncConnection, seat: int) -> None:
            check_person(change, seat)
            proposal = change.proposal
            if proposal is None or number not in (0, proposal.number):
                raise Denied("nothing-proposed", 409)
            if agree:
                if seat not in proposal.agreed:
                    change.made = True
                    change.proposal = replace(proposal, agreed=sorted({*proposal.agreed, seat}))
                    await _carry_out_if_agreed(change, connection)
            else:
                change.proposal = None
                await tell(change, connection, "withdrawn" if seat == proposal.by else "declined", by=seat)

        await self._once(table_id, right, request_id, answer, done)

    async def remind(
        self, table_id: str, right: Right, request_id: str, seat: int, *, done: Done | None = None
    ) -> None:
        """Call somebody who is not connected, once an hour at the most; who is told how is decided elsewhere."""

        async def remind(change: Change, connection: AsyncConnection, by: int) -> None:
            if change.status in DONE:
                raise Denied("table-ended", 409)
            if by == seat or not place_at(change, seat).holders:
                raise Denied("no-person", 409)
            if (await unseen(change, connection)).get(seat, 0.0) < HERE:
                raise Denied("not-away", 409, seconds=round(HERE))
            lately = (Story.table_id == table_id) & (Story.kind == "reminded") & (Story.seat == seat)
            query = select(func.count()).where(lately, Story.at > func.now() - REMINDED)
            if await connection.scalar(query):
                raise Denied("reminded", 409)
            await tell(change, connection, "reminded", seat=seat, by=by)

        await self._once(table_id, right, request_id, remind, done)


async def _carried_out(change: Change, connection: AsyncConnection, request: str) -> bool:
    """True when a request of this name is in the log or the story; otherwise what is written now gets the name."""
    change.request = request
    logged = exists().where(Action.table_id == change.warm.id, Action.request_id == request)
    told = exists().where(Story.table_id == change.warm.id, Story.request_id == request)
    return bool(await connection.scalar(select(logged | told)))


def _own_choice(change: Change, seat: int, choices: int) -> int:
    """The seat's choice before which it wants to go back, counted among its own: those of others may be taken back."""
    made = sum(moment.seat == seat for moment in change.warm.playing.moments)
    if not 0 < choices <= made:
        raise Denied.by_rules(Reason("nothing-to-undo"))
    return made - choices + 1


async def _carry_out_if_agreed(change: Change, connection: AsyncConnection) -> None:
    proposal = change.proposal
    if proposal is None or not set(proposal.asked) <= set(proposal.agreed):
        return
    change.proposal = None
    if proposal.kind == "back":
        table = change.warm.playing
        own = [number for number, moment in enumerate(table.moments) if moment.seat == proposal.by]
        if proposal.choice > len(own):
            raise Refused(Reason("nothing-to-undo"))
        table.rewind(own[proposal.choice - 1], table.game.seats())  # bots agree to everything
        change.log()
    elif proposal.kind == "bot":
        assert proposal.seat is not None
        if proposal.seat in await away(change, connection):
            await hand_over(change, connection, proposal.seat, "away")
        else:
            await tell(change, connection, "here", seat=proposal.seat)
    else:
        await end(change, connection, "agreed")


async def end(change: Change, connection: AsyncConnection, how: str) -> None:
    """The table ends before its game is over: nobody has won, and what was secret is told."""
    change.status, change.how, change.proposal = "ended", how, None
    await tell(change, connection, _ENDED[how])
