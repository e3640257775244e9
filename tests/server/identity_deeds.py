"""What people do with their sessions, at a table and over sockets, each against the model."""

from typing import Any

from websockets.exceptions import InvalidStatus

from tests.server.identity import Deed, Life
from tests.server.identity_model import BROWSERS, SOCKETS
from tests.server.identity_site import KNOWN_BY, Visit, soon
from tests.server.rights_model import SEATS, Model
from tests.server.rights_site import GAME, Violation, expect

# --- sessions -----------------------------------------------------------------------------------------------------


def give_name(life: Life) -> None:
    """A stranger mostly: whoever is somebody already is renamed."""
    strangers = [browser for browser in range(BROWSERS) if life.people.who(browser) is None]
    life.come_as_guest(life.chance.choice(strangers) if strangers and life.chance.random() < 0.6 else life.some())


def lose_cookie(life: Life) -> None:
    """The browser's storage is emptied; the session goes on without it."""
    browser = life.some()
    life.browsers[browser].http.cookies.clear()
    life.people.carried[browser] = None


def copy_cookie(life: Life) -> None:
    """Somebody takes a cookie, perhaps one that has ended long ago."""
    browser, had = life.some(known=False), life.chance.choice(life.people.stays)
    jar = life.browsers[browser].http.cookies
    jar.clear()
    jar.set(KNOWN_BY, had.cookie, domain="127.0.0.1", path="/")
    life.people.carried[browser] = had


def revoke(life: Life) -> None:
    """Of one's own mostly, that ended sometimes; or of somebody else."""
    browser = life.some()
    who = life.people.who(browser)
    own = [stay for stay in life.people.stays if stay.person == who]
    there = [stay for stay in own if not stay.ended and stay is not life.people.carried[browser]]
    choices = [those for those in (there, there, there, own, life.people.stays) if those]
    stay = life.chance.choice(life.chance.choice(choices))
    answer = life.ask(browser, "POST", f"me/sessions/{stay.number}/revoke")
    life.told("revoke", browser, answer, life.people.revoke(browser, stay), stay.number)


def sign_out(life: Life) -> None:
    browser = life.some()
    answer = life.ask(browser, "POST", "me/sign-out-everywhere")
    life.told("sign out everywhere", browser, answer, life.people.sign_out(browser, life.tables, life.renew))


# --- a table ------------------------------------------------------------------------------------------------------


def join(life: Life) -> None:
    browser, seat = life.some(), life.chance.choice([None, *range(SEATS)])
    sit_down(life, browser, seat, invited=life.listed or life.chance.random() < 0.9)


def sit_down(life: Life, browser: int, seat: int | None, *, invited: bool) -> None:
    body = {"seat": seat, "invite": life.invite if invited else "no"}
    answer = life.ask(browser, "POST", f"tables/{life.table_id}/join", body)
    wanted = life.people.known(browser, lambda who: life.table.join(who, seat, invited=invited))
    if life.told("join", browser, answer, wanted, seat):
        place = life.table.places[answer["seat"]]
        expect((place.free, seat in (None, answer["seat"])), (True, True), "a free seat is given")
        place.sat, place.link = life.people.who(browser), answer["link"]
        life.links.append(answer["link"])


def come_together(life: Life) -> None:
    """Several people sit down, and it begins."""
    if life.table.status != "waiting":
        return
    for _ in range(life.chance.choice([2, 3, 3])):
        standing = [b for b in range(BROWSERS) if life.people.who(b) is not None and life.seat_in(b) is None]
        if standing and any(place.free for place in life.table.places):
            sit_down(life, life.chance.choice(standing), None, invited=True)
    owners = [b for b in range(BROWSERS) if life.people.who(b) == life.table.owner]
    if owners and life.chance.random() < 0.9:
        _start(life, life.chance.choice(owners), fill=True)


def leave(life: Life) -> None:
    browser, for_good = life.seated(), life.chance.random() < 0.3
    answer = life.ask(browser, "POST", f"tables/{life.table_id}/leave", {"for_good": for_good})
    wanted = life.people.leave_to_bots(browser, life.table)
    wanted = wanted or life.people.known(browser, lambda who: life.asking.leave(who, for_good=for_good))
    life.told("leave", browser, answer, wanted, for_good)


def come_back(life: Life) -> None:
    browser = life.seated()
    answer = life.ask(browser, "POST", f"tables/{life.table_id}/return")
    life.told("return", browser, answer, life.people.known(browser, life.table.come_back))


def renew(life: Life) -> None:
    browser = life.seated()
    answer = life.ask(browser, "POST", f"tables/{life.table_id}/link")
    if life.told("renew link", browser, answer, life.people.known(browser, life.asking.renew)):
        life.table.places[answer["seat"]].link = answer["link"]
        life.links.append(answer["link"])


def follow(life: Life) -> None:
    """By a link that leads to a seat, or did, or never."""
    browser, link = life.some(), life.link()
    answer = life.ask(browser, "POST", f"links/{link}")

    def held(who: int) -> str:
        wanted = life.asking.follow(who, link)
        assert life.table.status not in ("over", "ended")
        return wanted

    life.told("follow link", browser, answer, life.people.known(browser, held), link)


def preview_link(life: Life) -> None:
    """A scanner of mails opens the link, with the cookie of somebody or none."""
    browser, link = life.some(known=False), life.link()
    method = life.chance.choice(["GET", "HEAD"])
    answer = life.ask(browser, method, f"links/{link}", sign=False)
    if method == "GET":
        expect(answer.get("key"), "not-possible", "a link that is only read")
    life.street.told["preview link", ""] += 1
    life.check_browsers([browser])


def seat_bot(life: Life) -> None:
    browser, seat, bot = life.owning(), life.chance.randrange(SEATS), life.chance.random() < 0.7
    path, body = f"tables/{life.table_id}/seats/{seat}/bot", {"bot": "random"} if bot else {}
    answer = life.ask(browser, "PUT" if bot else "DELETE", path, body)
    wanted = life.people.known(browser, lambda who: life.table.sit_bot(who, seat, bot=bot))
    life.told("bot", browser, answer, wanted, (seat, bot))


def start(life: Life) -> None:
    """With bots at the free seats, mostly."""
    browser = life.owning()
    _start(life, browser, fill=life.people.who(browser) == life.table.owner and life.chance.random() < 0.6)


def _start(life: Life, browser: int, *, fill: bool) -> None:
    if fill and life.table.status == "waiting":
        for seat, place in enumerate(life.table.places):
            if place.free:
                answer = life.ask(browser, "PUT", f"tables/{life.table_id}/seats/{seat}/bot", {"bot": "random"})
                wanted = life.people.known(browser, lambda who, seat=seat: life.table.sit_bot(who, seat, bot=True))  # type: ignore[misc]
                life.told("bot", browser, answer, wanted, (seat, True))
    wanted = life.people.leave_to_bots(browser, life.table)
    answer = life.ask(browser, "POST", f"tables/{life.table_id}/start")
    life.told("start", browser, answer, wanted or life.people.known(browser, life.table.start))


def send_away(life: Life) -> None:
    browser, seat = life.owning(), life.chance.randrange(SEATS)
    answer = life.ask(browser, "DELETE", f"tables/{life.table_id}/seats/{seat}")
    wanted = life.people.known(browser, lambda who: life.table.send_away(who, seat))
    if life.told("send away", browser, answer, wanted, seat):
        life.invite = answer["invite"]


def change(life: Life) -> None:
    browser = life.owning()
    answer = life.ask(browser, "PATCH", f"tables/{life.table_id}", {"beat": life.chance.random()})
    life.told("change", browser, answer, life.people.known(browser, life.table.change))


# --- limits -------------------------------------------------------------------------------------------------------


def leave_bots_alone(life: Life) -> None:
    """A game of bots alone, of which a person may make few, in however many browsers."""
    browser = life.some()
    seated = life.ask(browser, "POST", "tables/now", {"game": GAME, "bots": ["random"]})
    if not life.told("play bots", browser, seated, life.people.known(browser, lambda _: "")):
        return
    alone = Model(id=seated["table"])
    who = life.people.who(browser)
    assert who is not None
    alone.status, alone.owner, alone.places[0].sat = "playing", who, who
    life.tables.append(alone)
    left = life.ask(browser, "POST", f"tables/{seated['table']}/leave")
    life.told("bots alone", browser, left, life.people.known(browser, life.people.count_bot_game))


# --- sockets ------------------------------------------------------------------------------------------------------


def visit(life: Life) -> None:
    """Come to the table, by the cookie or by a link; sometimes without a word yet."""
    browser = life.some(known=False) if life.chance.random() < 0.5 else life.seated()
    stay, who = life.people.carried[browser], life.people.who(browser)
    address = life.street.addresses[life.any_process()]
    made = Visit(life.browsers[browser], life.table_id, None if who is None else stay, address)
    mine = [other for other in life.visits if other.owner == who and who is not None]
    life.requests += 1
    life.street.requests += 1
    if not connected(life, browser, made, full=len(mine) >= SOCKETS):
        return
    if life.chance.random() < 0.8:
        hello(life, made, life.link() if life.chance.random() < 0.3 else "")


def connected(life: Life, browser: int, visit: Visit, *, full: bool) -> bool:
    """Open a socket, unless its person has too many; one that was closed just now may still be counted."""
    for _ in soon(10):
        try:
            life.street.run(visit.connect())
        except InvalidStatus as refused:
            expect(refused.response.status_code, 429, "a socket is refused")
            if full:
                life.street.told["connect", "too-many-sockets"] += 1
                return False
        else:
            life.visits.append(visit)
            expect(full, False, "more sockets than a person may have")
            life.street.told["connect", ""] += 1
            life.show_up(life.people.who(browser))
            return True
    raise Violation("a socket is refused to somebody who has few")


def hello(life: Life, visit: Visit, token: str) -> None:
    """Say which right one has; after a link that is none, the cookie is tried."""
    shown = life.asking.by_link(token)
    if shown is not None:
        life.asking.come_back(shown)
    wanted = "no-such-link" if token and life.table.seat(token) is None else ""

    async def say() -> str:
        await visit.send("hello", token=token, lang="en", events=0)
        return str((await visit.until("refused", "presence")).get("key", ""))

    expect(life.street.run(say()), wanted, "hello")
    life.street.told["hello by link" if token else "hello", wanted] += 1
    if wanted:
        hello(life, visit, "")
    else:
        visit.greeted, visit.right = True, token or visit.owner


def speak(life: Life) -> None:
    """Say something at the table, which only somebody with a seat may."""
    _do(life, "say", text="Szia!")


def act(life: Life) -> None:
    """Choose something: whether it can be chosen is the game's, but never without a seat."""
    _do(life, "act", option="choose dig")


def _do(life: Life, kind: str, /, **data: Any) -> None:
    if not life.visits:
        visit(life)
        return
    seated = [visit for visit in life.visits if visit.greeted and life.table.seat(visit.right) is not None]
    chosen = life.chance.choice(seated if seated and life.chance.random() < 0.6 else life.visits)
    life.requests += 1
    life.street.requests += 1
    if kind == "act" and chosen.greeted and chosen.question is not None:
        option = life.chance.choice(chosen.question["choices"])["option"]
        data = {"option": option, "question": chosen.question["name"]}
    answer = life.street.run(chosen.ask(kind, **data))
    told, seat = str(answer.get("key", "")), life.table.seat(chosen.right)
    if not chosen.greeted:
        wanted = "hello-first"
    elif seat is None:
        wanted = "not-seated"
    else:
        wanted = "" if kind == "say" else life.table.may_act(chosen.right) or told
    life.done.append(f"   {kind} at a socket of {chosen.owner} by {chosen.right}: {told or 'done'}")
    expect(told, wanted, f"{kind} at a socket")
    life.street.told[kind, told] += 1


def greet(life: Life) -> None:
    """Whoever came without a word says hello now."""
    silent = [visit for visit in life.visits if not visit.greeted]
    if silent:
        hello(life, life.chance.choice(silent), life.link() if life.chance.random() < 0.3 else "")


def hang_up(life: Life) -> None:
    if life.visits:
        gone = life.visits.pop(life.chance.randrange(len(life.visits)))
        seat = life.table.seat(gone.right)
        life.closed_at |= {} if seat is None else {seat: life.deeds_here}
        life.street.run(gone.socket.close())


SESSIONS = {
    "give name": Deed(6, give_name),
    "lose cookie": Deed(2, lose_cookie),
    "copy cookie": Deed(8, copy_cookie),
    "revoke": Deed(8, revoke),
    "sign out": Deed(3, sign_out),
}
TABLE = {
    "come together": Deed(8, come_together),
    "join": Deed(8, join),
    "leave": Deed(5, leave),
    "return": Deed(4, come_back),
    "renew": Deed(5, renew),
    "follow": Deed(6, follow),
    "preview link": Deed(3, preview_link),
    "bot": Deed(3, seat_bot),
    "start": Deed(4, start),
    "send away": Deed(2, send_away),
    "change": Deed(2, change),
}
LIMITED = {"bots alone": Deed(6, leave_bots_alone)}
TALK = {
    "visit": Deed(12, visit),
    "say": Deed(8, speak),
    "act": Deed(5, act),
    "greet": Deed(4, greet),
    "hang up": Deed(4, hang_up),
}
DEEDS = SESSIONS | TABLE | LIMITED | TALK
