"""Several people with several sockets at one table of two processes, who do what they like in any order."""

import random
import time
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from tests.server.rights_deeds import Deeds
from tests.server.rights_model import SEATS, Model
from tests.server.rights_site import GAME, PEOPLE, Plug, Site

SOCKETS = 6
DAYS = {"kind": "days", "bank": 86_400, "turn": 86_400}
HTTP = (
    *("join", "join", "leave", "leave", "come_back", "come_back", "renew", "renew", "follow", "follow"),
    *("bot", "bot", "start", "read_table", "send_away", "change", "give_up"),
)
SOCKET = (
    *("connect", "connect", "connect", "hello", "disconnect", "disconnect", "act", "act", "act", "undo"),
    *("propose", "propose", "propose", "answer", "answer", "remind", "looking"),
    *("say", "score", "why-not", "read-out"),
)
ROLL = st.integers(0, 2**64 - 1)  # one number decides a step: drawn one by one, most of what people do would be refused


def machine(site: Site) -> type[RuleBasedStateMachine]:
    """The rules of what can happen, at these processes."""
    return type("Rights", (_Rights,), {"site": site})


class _Rights(Deeds, RuleBasedStateMachine):
    number = 0  # of the step

    @initialize(roll=ROLL)
    def begin(self, roll: int) -> None:
        chance = random.Random(roll)
        self.model = Model(days=chance.random() < 0.5)
        wish: dict[str, Any] = {"game": GAME, "seats": SEATS, "listed": False}
        here = self.site.run(self.site.people[0].post("/api/tables", **wish, pace=DAYS if self.model.days else None))
        self.table, self.invite = here["table"]["id"], here["invite"]
        seated = chance.sample([0, 1, 2], chance.choice([0, 1, 2, 2, 3, 3]))
        for person in seated:
            self.join(person, chance.randrange(2), None, invited=True)
        sockets: list[int | None] = [person for person in seated if chance.random() < 0.7]
        sockets += chance.choices([None, None, 0, 1, 2], k=2)
        begun, early = chance.random() < 0.7, chance.random() < 0.5
        if begun and not early:
            self.fill_and_start(chance)
        for number, owner in enumerate(sockets):
            self.connect(owner, chance.randrange(2))
            self.hello(number, self.link(chance) if owner is None and chance.random() < 0.6 else "", "en")
        if begun and early:
            self.fill_and_start(chance)
        if begun and chance.random() < 0.8:
            self.be_alone(chance)

    def fill_and_start(self, chance: random.Random) -> None:
        for seat in range(SEATS):
            self.bot(self.model.owner, chance.randrange(2), seat, bot=True)
        self.start(self.model.owner, chance.randrange(2))

    @rule(roll=ROLL)
    def step(self, roll: int) -> None:
        """Something that people do; often what only some may do, by those who may."""
        self.number += 1  # a number that is drawn again decides something else
        for plug in [plug for plug in self.plugs if not plug.greeted and time.monotonic() > plug.until_hello]:
            self.plugs.remove(plug)  # the server does not wait for hello much longer either
            self.site.run(plug.socket.close())
        chance = random.Random(f"{roll} {self.number}")
        if chance.random() < 0.06:
            self.time_goes_by(chance.choice(["1 hour", "1 hour", "31 days"]))
        elif chance.random() < 0.05:
            self.be_alone(chance)
        elif chance.random() < 0.4:
            self.over_http(chance)
        else:
            self.over_a_socket(chance)

    def time_goes_by(self, span: str) -> None:
        """A while, in which nobody came to the seats that nobody is connected with."""
        here = {plug.expected for plug in self.plugs if plug.greeted}
        away = [n for n in self.model.held() if n not in here]
        older = "UPDATE seat SET seen_at = now() - %s::interval WHERE table_id = %s AND number = ANY(%s)"
        self.database.execute(older, [span, self.table, away])
        self.model.away |= set(away)
        if span == "31 days":
            self.model.lost |= set(away)
        else:
            self.model.lost -= set(away)

    def go_to_bed(self, plug: Plug) -> None:
        """Disconnect, and wait until the process has noted when somebody was last at the seat there."""
        there = [(other.addresses, other.expected) for other in self.plugs if other.greeted and other is not plug]
        last = plug.greeted and plug.expected is not None and (plug.addresses, plug.expected) not in there
        began = self.database.execute("SELECT clock_timestamp()").fetchone()
        self.disconnect(self.plugs.index(plug))
        noted = "SELECT seen_at > %s FROM seat WHERE table_id = %s AND number = %s"
        until = time.monotonic() + 10
        while last and began is not None and time.monotonic() < until:
            if self.database.execute(noted, [began[0], self.table, plug.expected]).fetchone() == (True,):
                break
            time.sleep(0.01)

    def be_alone(self, chance: random.Random) -> None:
        """The others sleep: whoever is left tries to decide for them, perhaps with bots at their seats first."""
        seated = [plug for plug in self.plugs if plug.greeted and plug.expected is not None]
        if self.model.status != "playing" or not seated:
            return
        mine = chance.choice(seated)
        for plug in [plug for plug in self.plugs if plug is not mine]:
            self.go_to_bed(plug)
        self.time_goes_by("1 hour")
        self.act(0, chance.randrange(99))
        for seat in range(SEATS) if chance.random() < 0.7 else ():
            self.bot(self.model.owner, chance.randrange(2), seat, bot=True)
            self.propose(0, "bot", seat)
        self.propose(0, chance.choice(["back", "back", "end"]), 0)

    def over_http(self, chance: random.Random) -> None:
        what, process, seat = chance.choice(HTTP), chance.randrange(2), chance.randrange(SEATS)
        holders = [person for place in self.model.places for person in place.holders]
        person = chance.choice(holders) if holders and chance.random() < 0.5 else chance.randrange(PEOPLE)
        match what:
            case "join":
                wish = None if chance.random() < 0.5 else seat
                self.join(chance.randrange(PEOPLE), process, wish, invited=chance.random() < 0.8)
            case "follow":
                person = chance.randrange(PEOPLE)
                self.follow(person, process, self.link(chance))
                if chance.random() < 0.4:  # and stand up at once: may that free somebody's seat?
                    self.leave(person, process)
            case "renew":
                held = [place.link for place in self.model.places if place.link and person in place.holders]
                guest = chance.randrange(PEOPLE)
                if held and chance.random() < 0.5:  # somebody comes by the link just before it is replaced
                    self.follow(guest, process, held[0])
                self.renew(person, process)
                self.read_table(guest, chance.randrange(2))
            case "bot":
                self.bot(self.perhaps_owner(chance), process, seat, bot=chance.random() < 0.6)
            case "start":
                self.start(self.perhaps_owner(chance), process)
            case "send_away":
                self.send_away(self.perhaps_owner(chance), process, seat)
            case "change":
                self.change(self.perhaps_owner(chance), process, chance.random())
            case "give_up":
                self.leave(person, process, for_good=chance.random() < 0.5)
            case _:
                getattr(self, what)(person, process)

    def perhaps_owner(self, chance: random.Random) -> int:
        return chance.choice([self.model.owner, self.model.owner, chance.randrange(PEOPLE)])

    def link(self, chance: random.Random) -> str:
        """One that leads to a seat here, or to one elsewhere, or any that there ever was."""
        now = [place.link for place in self.model.places if place.link]
        return chance.choice(chance.choice([now or self.links, [self.site.foreign], self.links]))

    def over_a_socket(self, chance: random.Random) -> None:
        what = chance.choice(SOCKET)
        if not self.plugs or (what == "connect" and len(self.plugs) < SOCKETS):
            self.connect(chance.choice([None, None, *range(PEOPLE)]), chance.randrange(2))
            what, which = "hello", len(self.plugs) - 1
        else:
            seated = [n for n, plug in enumerate(self.plugs) if plug.expected is not None]
            which = chance.choice(seated if seated and chance.random() < 0.6 else range(len(self.plugs)))
        match what:
            case "hello":
                token = self.link(chance) if chance.random() < 0.6 else ""
                self.hello(which, token, chance.choice(["en", "hu", "en", "hu", "xx"]))
            case "act":
                self.act(which, chance.randrange(99))
            case "undo":
                self.undo(which)
            case "propose":
                kind = chance.choice(["back", "bot", "bot", "end"])
                self.propose(which, kind, chance.randrange(SEATS))
            case "answer":
                self.answer(which, agree=chance.random() < 0.7)
            case "remind":
                self.remind(which, chance.randrange(SEATS))
            case "looking":
                self.looking(which, visible=chance.random() < 0.5)
            case "score" | "why-not" | "read-out":
                self.ask_about(which, what, chance.randrange(SEATS))
            case "say":
                self.say(which)
            case "disconnect":
                self.disconnect(which)
