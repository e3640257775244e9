"""Proposals, to which everybody must agree: going back, a bot for somebody who is away, the end; and reminders."""

from collections.abc import Iterable
from datetime import timedelta

from msgspec.structs import replace
from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import Reason, Refused
from asztal.server.denied import Denied
from asztal.server.storage.models import Action, Story
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.live.request import Pending, Request
from asztal.server.tables.play.choices import check_length, check_person, check_playing
from asztal.server.tables.play.ending import end
from asztal.server.tables.play.seats import HERE, away, check_away, hand_over, place_at, silent, unseen
from asztal.server.tables.play.story import tell
from asztal.server.tables.stored.held_choices import drop_held
from asztal.server.tables.stored.table import DONE, Proposal

REMINDED = timedelta(hours=1)  # until the same person may be called again
_ASKS = {"back": "asks-back", "bot": "asks-bot", "end": "asks-end"}  # lines of the story


class Proposals:
    """One proposal at a time, to which everybody who is asked must agree.

    To go back or to end the table, every seat that has a holder is asked, present or not, whoever plays it now: nothing
    that a seat did is undone without its consent, and nothing hidden is revealed. Whoever gave a seat up agreed to both
    beforehand. All are asked, not only those whom it concerns: that would tell who has done something in secret. For a
    bot, those are asked who play and are not away.
    """

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    def propose(self, request: Request, kind: str, *, choices: int = 1, seat: int | None = None) -> Pending[None]:
        """Propose to go "back" to before one's last choices, a "bot" for a seat, or to "end" the table."""

        async def propose(change: Change, connection: AsyncConnection) -> None:
            by = request.seat(change.warm.stored)
            if await _note_request(request, change, connection):
                return
            check_person(change, by)
            if change.warm.stored.row.world:
                raise Denied("world-entry", 403)
            if change.proposal is not None:
                raise Denied("already-proposed", 409)
            choice, whom = 0, seat if kind == "bot" else None
            if kind == "back":
                choice = _own_choice(change, by, choices)
                check_length(change)
                await drop_held(connection, request.table, by)
            elif kind == "bot":
                await check_away(change, connection, -1 if whom is None else whom)
            await tell(change, connection, _ASKS[kind], seat=whom, by=by)
            await _ask(change, connection, Proposal(kind, by, [], [by], change.story, whom, choice))

        return self._changes.carry_out(request, propose)

    def answer(self, request: Request, *, agree: bool, number: int = 0) -> Pending[None]:
        """Agree to the proposal or decline it; with `number`, only if it is that one.

        Whoever is asked may answer, also while a bot plays the seat.
        """

        async def answer(change: Change, connection: AsyncConnection) -> None:
            seat = request.seat(change.warm.stored)
            if await _note_request(request, change, connection):
                return
            check_playing(change)
            proposal = change.proposal
            if proposal is None or seat not in (*proposal.asked, *proposal.passed):
                check_person(change, seat)
            if proposal is None or number not in (0, proposal.number):
                raise Denied("nothing-proposed", 409)
            if agree:
                if seat not in proposal.agreed:
                    change.made = True
                    if proposal.kind == "back":
                        await drop_held(connection, request.table, seat)
                    await _ask(change, connection, replace(proposal, agreed=sorted({*proposal.agreed, seat})))
                    if change.proposal is not None:  # a yes that is sent again must not agree to something else
                        await tell(change, connection, "changed", by=seat, says="agreed")
            else:
                change.proposal = None
                await tell(change, connection, "withdrawn" if seat == proposal.by else "declined", by=seat)

        return self._changes.carry_out(request, answer)

    def remind(self, request: Request, seat: int) -> Pending[None]:
        """Remind somebody who is not connected, at most once an hour; notices decide how."""

        async def remind(change: Change, connection: AsyncConnection) -> None:
            by = request.seat(change.warm.stored)
            if await _note_request(request, change, connection):
                return
            if change.status in DONE:
                raise Denied("table-ended", 409)
            if by == seat or not place_at(change, seat).holders:
                raise Denied("no-person", 409)
            if (await unseen(change, connection)).get(seat, 0.0) < HERE:
                raise Denied("not-away", 409, seconds=round(HERE))
            lately = (Story.table_id == request.table) & (Story.kind == "reminded") & (Story.seat == seat)
            query = select(func.count()).where(lately, Story.at > func.now() - REMINDED)
            if await connection.scalar(query):
                raise Denied("reminded", 409)
            await tell(change, connection, "reminded", seat=seat, by=by)

        return self._changes.carry_out(request, remind)


async def _note_request(request: Request, change: Change, connection: AsyncConnection) -> bool:
    """True when a request of this name is in the log or the story; otherwise this change takes the name."""
    change.request = request.name(change.warm.stored)
    logged = exists().where(Action.table_id == request.table, Action.request_id == change.request)
    told = exists().where(Story.table_id == request.table, Story.request_id == change.request)
    return bool(await connection.scalar(select(logged | told)))


def _own_choice(change: Change, seat: int, choices: int) -> int:
    """The choice to go back to, counted among the seat's own: choices of others may be undone meanwhile."""
    made = sum(moment.seat == seat for moment in change.warm.playing.moments)
    if not 0 < choices <= made:
        raise Denied.by_rules(Reason("nothing-to-undo"))
    return made - choices + 1


async def _ask(change: Change, connection: AsyncConnection, proposal: Proposal) -> None:
    """Ask everybody who must be asked as things are now, and carry the proposal out when all agree.

    Now, not when it was proposed: somebody may have come back since, and the release before asked fewer people.
    """
    passed = list[int]()
    if proposal.kind != "bot":
        held = change.warm.stored.held()
        over = await silent(change, connection) - set(proposal.agreed) if proposal.kind == "end" else set[int]()
        asked, passed = sorted(held - over), sorted(held & over)
    else:
        here = set(change.warm.stored.people()) - await away(change, connection)
        asked = proposal.asked or sorted({proposal.by, *here} - {proposal.seat})
    change.proposal = replace(proposal, asked=asked, passed=passed)
    if set(asked) <= set(proposal.agreed):
        await _carry_out(change, connection, change.proposal)


async def _carry_out(change: Change, connection: AsyncConnection, proposal: Proposal) -> None:
    change.proposal = None
    if proposal.kind == "back":
        table = change.warm.playing
        own = [number for number, moment in enumerate(table.moments) if moment.seat == proposal.by]
        if proposal.choice > len(own):
            raise Refused(Reason("nothing-to-undo"))
        table.rewind(own[proposal.choice - 1], table.game.seats())  # bots agree to everything
        change.log()
        await tell(change, connection, "changed", by=proposal.by, says="went-back", args=_unasked(change))
    elif proposal.kind == "bot":
        assert proposal.seat is not None
        if change.warm.stored.over_days:  # a process of the release before had asked for it
            await tell(change, connection, "changed", says="patience")
        elif proposal.seat in await away(change, connection):
            unasked = _unasked(change, set(change.warm.stored.people()) - {*proposal.asked, proposal.seat})
            await hand_over(change, connection, proposal.seat, "away", says="away-agreed", args=unasked)
        else:
            await tell(change, connection, "here", seat=proposal.seat)
    elif proposal.passed:
        await end(change, connection, "absent", _unasked(change, proposal.passed))
    else:
        await end(change, connection, "agreed", _unasked(change))


def _unasked(change: Change, absent: Iterable[int] = ()) -> dict[str, str | int]:
    """Who was not asked, for the story: those absent, and those who gave their seat up."""
    places = change.warm.stored.places
    gave_up = [place.name for place in places if place.why == "gone"]
    names = [places[seat].name for seat in sorted(absent)]
    return {"absent": ", ".join(names), "absents": len(names), "gone": ", ".join(gave_up), "gones": len(gave_up)}
