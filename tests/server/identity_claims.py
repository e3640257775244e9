""" "This is me": people ask for seats, others answer, time passes, and whoever held the seat comes back."""

import time

from asztal.server.tables.play.seats import HERE
from tests.server.identity import Deed, Life
from tests.server.identity_claims_model import HANDED, OPEN, Asking
from tests.server.identity_deeds import come_together
from tests.server.identity_model import BROWSERS
from tests.server.identity_site import soon
from tests.server.rights_model import SEATS

PATIENCE = 20.0  # seconds until a worker has looked


def ask_for_seat(life: Life) -> None:
    """Mostly somebody without a seat for one whose people sleep."""
    if life.table.status == "waiting" and life.chance.random() < 0.9:
        come_together(life)
    seat = _sleeping_seat(life) if life.chance.random() < 0.85 else life.chance.randrange(SEATS)
    browser = _stranger(life) if life.chance.random() < 0.8 else life.some()
    answer = life.ask(browser, "POST", f"tables/{life.table_id}/seats/{seat}/claim")
    with_way_home = [number for number, someone in enumerate(life.people.persons) if someone.ways]

    def may(who: int) -> str:
        return "claim-program" if life.people.persons[who].program else life.asking.may_ask(who, seat, with_way_home)

    wanted = life.people.known(browser, may)
    if not wanted:
        wanted = _lately(life, seat, answer.get("key", ""))
    if not life.told("ask for seat", browser, answer, wanted, seat):
        return
    number = life.street.query("SELECT max(number) FROM claim WHERE table_id = %s", life.table_id)[0][0]
    who = life.people.who(browser)
    assert who is not None
    asking = Asking(seat, number, who, set(life.table.places[seat].holders), unsure=life.maybe_here(seat))
    life.asking.all.append(asking)
    life.table.asked = True
    if life.chance.random() < 0.75:
        _all_answer(life, asking)
        if life.chance.random() < 0.8:
            wait(life)


def _lately(life: Life, seat: int, told: str) -> str:
    """What only the clock knows: whether somebody was there a moment ago, or asked within a day."""
    if told == "claim-here":
        query = "SELECT seen_at > now() - %s * interval '1 second' FROM seat WHERE table_id = %s AND number = %s"
        return told if life.street.query(query, HERE, life.table_id, seat) == [(True,)] else ""
    return "claim-lately" if any(asking.seat == seat for asking in life.asking.all) else ""


def _sleeping_seat(life: Life) -> int:
    """A seat of people who have no way home, are not connected and were not for an hour."""
    persons = life.people.persons
    seats = [
        number
        for number, place in enumerate(life.table.places)
        if place.holders and not any(persons[who].ways for who in place.holders)
    ]
    if not seats:
        return life.chance.randrange(SEATS)
    seat = life.chance.choice(seats)
    holders = life.table.places[seat].holders
    there = [visit for visit in life.visits if visit.owner in holders or life.table.seat(visit.right) == seat]
    for visit in there:
        life.visits.remove(visit)
        life.street.run(visit.socket.close())
    if there:
        time.sleep(0.3)  # until it is noted
        life.closed_at[seat] = life.deeds_here
    life.street.query(
        "UPDATE seat SET seen_at = now() - interval '1 hour' WHERE table_id = %s AND number = %s", life.table_id, seat
    )
    life.table.away.add(seat)
    return seat


def _stranger(life: Life) -> int:
    those = [b for b in range(BROWSERS) if life.people.who(b) is not None and life.seat_in(b) is None]
    return life.chance.choice(those) if those else life.some()


def _all_answer(life: Life, asking: Asking) -> None:
    for seat in sorted(life.asking.asked(asking.seat)):
        those = [browser for browser in range(BROWSERS) if life.seat_in(browser) == seat]
        if those and asking.how == OPEN:
            _answer(life, life.chance.choice(those), asking, agree=life.chance.random() < 0.95)


def answer_claim(life: Life) -> None:
    if life.asking.all:
        asking = life.chance.choice(life.asking.standing or life.asking.all)
        _answer(life, life.seated(), asking, agree=life.chance.random() < 0.8)


def _answer(life: Life, browser: int, asking: Asking, *, agree: bool) -> None:
    path = f"tables/{life.table_id}/seats/{asking.seat}/claim/answer"
    answer = life.ask(browser, "POST", path, {"agree": agree, "number": asking.number})
    wanted = life.people.known(browser, lambda who: life.asking.answer(who, asking, agree=agree))
    if wanted == "claim-gone" and not answer.get("key") and asking.unsure:
        return
    life.told("agree" if agree else "disagree", browser, answer, wanted, asking.number)


def withdraw(life: Life) -> None:
    mine = [b for b in range(BROWSERS) if life.people.who(b) in {asking.asker for asking in life.asking.standing}]
    browser = life.chance.choice(mine) if mine and life.chance.random() < 0.7 else life.some()
    seat = life.chance.choice([*(asking.seat for asking in life.asking.standing), life.chance.randrange(SEATS)])
    answer = life.ask(browser, "DELETE", f"tables/{life.table_id}/seats/{seat}/claim")
    life.told(
        "withdraw", browser, answer, life.people.known(browser, lambda who: life.asking.withdraw(who, seat)), seat
    )


def wait(life: Life) -> None:
    """Days go by; a worker looks. Without the yes of all nothing comes of it."""
    open_now = [asking for asking in life.asking.standing if asking.how == OPEN]
    if not open_now:
        return
    life.check()  # nobody was seen who came before
    asking = life.chance.choice(open_now)
    agreed = life.asking.asked(asking.seat) <= asking.agreed
    if not agreed and life.chance.random() < 0.7:
        return
    asking.waited = True
    life.street.query(
        "UPDATE claim SET agreed_at = agreed_at - interval '3 days', look_at = now() - interval '1 second'"
        " WHERE table_id = %s AND number = %s",
        life.table_id,
        asking.number,
    )
    life.street.query("UPDATE game_table SET version = version + 1 WHERE id = %s", life.table_id)
    looked = "SELECT look_at IS NULL OR look_at > now() FROM claim WHERE table_id = %s AND number = %s"
    for _ in soon(PATIENCE):
        if life.street.query(looked, life.table_id, asking.number) == [(True,)]:
            break
    life.check()
    life.street.told["wait for a seat", "" if asking.how == HANDED else asking.how or "nothing"] += 1


def come_home_late(life: Life) -> None:
    """Somebody who held a seat that others ask for opens the table, by the cookie or by the old link."""
    for asking in life.asking.standing:
        those = [b for b in range(BROWSERS) if life.people.who(b) in asking.holders]
        if those and life.chance.random() < 0.5:
            before = asking.how
            life.check_browsers([life.chance.choice(those)])
            life.street.told["holder comes", f"{before or 'open'} is {asking.how}"] += 1


DEEDS = {
    "ask for seat": Deed(10, ask_for_seat),
    "answer claim": Deed(3, answer_claim),
    "withdraw": Deed(1, withdraw),
    "wait": Deed(2, wait),
    "holder comes": Deed(2, come_home_late),
}
