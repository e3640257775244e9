"""Several people with several sockets at one table of two processes, in any order, against a small model of rights.

After every step each socket must have what its right gives at that moment, and no more; what the right allows is
carried out. And the law of who decides holds, whatever the model says.
"""

import asyncio
import random
import time
from collections import Counter
from typing import Any

import httpx
import msgspec
import psycopg
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from websockets.exceptions import ConnectionClosed

from asztal import registry
from asztal.kernel import SPECTATOR, observe, shown
from asztal.kernel.record import restored
from asztal.server.config import Config
from tests.server.clients import Chair, Person
from tests.server.rights_model import SEATS, Model, Right

GAME, PEOPLE, SOCKETS = "own_pace", 4, 6
DAYS = {"kind": "days", "bank": 86_400, "turn": 86_400}
LINK_GONE = 4401
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


class Violation(AssertionError):
    """Somebody got or did what is not theirs, or was refused what is."""


def expect(found: Any, wanted: Any, what: str) -> None:
    if found != wanted:
        raise Violation(f"{what}: {found}, not {wanted}")


# --- the real thing -----------------------------------------------------------------------------------------------


class Plug(Chair):
    """A socket of somebody; `right` is what it has shown, `seats` the views that it got since the last look."""

    right: Right = None
    greeted = False
    code: int | None = None  # with which it was closed
    expected: int | None = None

    def __init__(self, person: Person, table: str, owner: int | None) -> None:
        super().__init__(person, table)
        self.owner, self.until_hello = owner, time.monotonic() + 5
        self.seats: list[int | None] = []
        self.story: dict[int, Any] = {}

    def take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "view":
            if message["seat"] != self.seat or message["first"] == 0:
                self.events = 0
            self.seats.append(message["seat"])
        elif message["type"] == "story":
            self.story |= {line["number"]: line for line in message["lines"]}
        super().take_in(message)


class Site:
    """Two processes, and people who are known to both."""

    def __init__(self, webs: list[Config]) -> None:
        self.webs = webs
        self.loop = asyncio.new_event_loop()
        self.people: list[Person] = []
        self.nobody = Person(webs[0].address)
        self.foreign = ""  # the link of a seat at another table
        self.steps: Counter[str] = Counter()
        self.run(self._come())

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    async def _come(self) -> None:
        for number in range(PEOPLE):
            self.people.append(await Person(self.webs[0].address, f"P{number}").__aenter__())
        other = await self.people[3].post("/api/tables", game=GAME, seats=SEATS)
        joined = await self.people[3].post(f"/api/tables/{other['table']['id']}/join", seat=1)
        self.foreign = joined["link"]

    def close(self) -> None:
        for person in [*self.people, self.nobody]:
            self.run(person.http.aclose())
        self.loop.close()


def machine(site: Site) -> type[RuleBasedStateMachine]:
    """The rules of what can happen, at these processes."""

    class Rights(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.number, self.plugs = 0, list[Plug]()
            self.yes: set[int] = set()  # the seats that agreed to what is proposed, as they said it themselves
            self.rewinds, self.ended = 0, False
            self.links = ["wrong", site.foreign]  # all that there ever were
            self.database = psycopg.connect(site.webs[0].database, autocommit=True)

        def teardown(self) -> None:
            for plug in self.plugs:
                site.run(plug.socket.close())
            self.database.close()

        # --- over HTTP ----------------------------------------------------------------------------------------------

        def ask(self, method: str, person: int, process: int, path: str, **body: Any) -> Any:
            address = f"{site.webs[process].address}/api/{path}"
            answer: httpx.Response = site.run(site.people[person].http.request(method, address, json=body))
            if answer.status_code >= 500:
                raise Violation(f"{method} {path}: {answer.text}")
            return answer.json()

        def check(self, answer: Any, wanted: str, what: str) -> None:
            expect(answer.get("key", ""), wanted, what)
            site.steps[f"{what}: {wanted or 'done'} while {self.model.status}"] += 1

        def answered(self, answer: Any, wanted: str, what: str) -> None:
            self.check(answer, wanted, what)
            self.settle()

        @initialize(roll=ROLL)
        def begin(self, roll: int) -> None:
            chance = random.Random(roll)
            self.model = Model(days=chance.random() < 0.5)
            wish: dict[str, Any] = {"game": GAME, "seats": SEATS, "listed": False}
            here = site.run(site.people[0].post("/api/tables", **wish, pace=DAYS if self.model.days else None))
            self.table, self.invite = here["table"]["id"], here["invite"]
            seated = chance.sample([0, 1, 2], chance.choice([0, 1, 2, 2, 3, 3]))
            for person in seated:
                self.join(person, chance.randrange(2), None, invited=True)
            sockets: list[int | None] = [person for person in seated if chance.random() < 0.7]
            sockets += chance.choices([None, None, 0, 1, 2], k=2)
            begun, early = chance.random() < 0.55, chance.random() < 0.5
            if begun and not early:
                self.fill_and_start(chance)
            for number, owner in enumerate(sockets):
                self.connect(owner, chance.randrange(2))
                self.hello(number, self.link(chance) if owner is None and chance.random() < 0.6 else "", "en")
            if begun and early:
                self.fill_and_start(chance)
            if begun and chance.random() < 0.6:
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
                site.run(plug.socket.close())
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
            return chance.choice(chance.choice([now or self.links, [site.foreign], self.links]))

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

        def join(self, person: int, process: int, seat: int | None, *, invited: bool) -> None:
            body = {"seat": seat, "invite": self.invite if invited else "no"}
            answer = self.ask("POST", person, process, f"tables/{self.table}/join", **body)
            wanted = self.model.join(person, seat, invited=invited)
            self.check(answer, wanted, "join")
            if not wanted:
                number = answer["seat"]
                place = self.model.places[number]
                expect((place.free, seat in (None, number)), (True, True), "a free seat is given")
                place.sat, place.link = person, answer["link"]
                self.model.come(number)
                self.links.append(answer["link"])
            self.settle()

        def leave(self, person: int, process: int, *, for_good: bool = False) -> None:
            answer = self.ask("POST", person, process, f"tables/{self.table}/leave", for_good=for_good)
            self.answered(answer, self.model.leave(person, for_good=for_good), "give up" if for_good else "leave")

        def send_away(self, person: int, process: int, seat: int) -> None:
            answer = self.ask("DELETE", person, process, f"tables/{self.table}/seats/{seat}")
            wanted = self.model.send_away(person, seat)
            if not wanted:
                expect(answer["invite"] != self.invite, True, "another invitation")
                self.invite = answer["invite"]
            self.answered(answer, wanted, "send away")

        def change(self, person: int, process: int, beat: float) -> None:
            answer = self.ask("PATCH", person, process, f"tables/{self.table}", beat=beat)
            self.answered(answer, self.model.change(person), "change")

        def come_back(self, person: int, process: int) -> None:
            answer = self.ask("POST", person, process, f"tables/{self.table}/return")
            self.answered(answer, self.model.come_back(person), "return")

        def renew(self, person: int, process: int) -> None:
            answer = self.ask("POST", person, process, f"tables/{self.table}/link")
            wanted = self.model.renew(person)
            self.check(answer, wanted, "renew")
            if not wanted:
                self.model.places[answer["seat"]].link = answer["link"]
                self.links.append(answer["link"])
            self.settle()

        def follow(self, person: int, process: int, link: str) -> None:
            if link == site.foreign:
                return
            answer = self.ask("POST", person, process, f"links/{link}")
            self.answered(answer, self.model.follow(person, link), "follow")

        def bot(self, person: int, process: int, seat: int, *, bot: bool) -> None:
            path, body = f"tables/{self.table}/seats/{seat}/bot", {"bot": "random"} if bot else {}
            answer = self.ask("PUT" if bot else "DELETE", person, process, path, **body)
            self.answered(answer, self.model.sit_bot(person, seat, bot=bot), "bot")

        def start(self, person: int, process: int) -> None:
            answer = self.ask("POST", person, process, f"tables/{self.table}/start")
            self.answered(answer, self.model.start(person), "start")

        def read_table(self, person: int, process: int) -> None:
            here = self.ask("GET", person, process, f"tables/{self.table}")
            expect(here["seat"], self.model.seat(person), "the seat of a page")
            owns = person == self.model.owner
            expect((here["owner"], bool(here["invite"])), (owns, owns), "owner and invitation")

        # --- over sockets -------------------------------------------------------------------------------------------

        def plug(self, which: int) -> Plug:
            return self.plugs[which % len(self.plugs)]

        def connect(self, person: int | None, process: int) -> None:
            site.steps["connect"] += 1
            who = site.nobody if person is None else site.people[person]
            plug = Plug(who, self.table, person)
            plug.addresses = [site.webs[process].address]
            site.run(plug.connect())
            self.plugs.append(plug)

        def disconnect(self, which: int) -> None:
            plug = self.plug(which)
            self.plugs.remove(plug)
            site.run(plug.socket.close())

        def hello(self, which: int, token: str, lang: str) -> None:
            plug = self.plug(which)
            right: Right = token or plug.owner
            if plug.greeted:
                wanted = "hello-once"
            elif lang == "xx":
                wanted = "bad-language"
            else:
                wanted = "no-such-link" if token and self.model.seat(token) is None else ""

            async def say() -> str:
                await plug.send("hello", token=token, lang=lang, events=0)
                # To somebody connected, others who come and go are told as well.
                answer = await plug.until("refused", *(() if plug.greeted else ("presence",)))
                return str(answer.get("key", ""))

            expect(site.run(say()), wanted, "hello")
            site.steps[f"hello: {wanted or 'entered'}"] += 1
            if token and wanted == "no-such-link":  # what somebody tries next
                self.hello(which, "", lang)
                return
            if not wanted:
                plug.greeted, plug.right, plug.expected = True, right, self.model.seat(right)
                plug.seats = [seat for seat in plug.seats if seat != plug.expected]
                expect(plug.seats, [], "the views of a hello")
            self.settle()

        def deed(self, which: int, kind: str, /, **data: Any) -> tuple[Plug, str] | None:
            """What the server says: a refusal's key, or the kind of the answer."""
            plug = self.plug(which)
            answer = site.run(plug.ask(kind, **data))
            told = str(answer["key"] if answer["type"] == "refused" else answer["type"])
            site.steps[f"{kind}: {told}"] += 1
            if not plug.greeted:
                expect(told, "hello-first", kind)
                return None
            return plug, told

        def act(self, which: int, option: int) -> None:
            plug = self.plug(which)
            question = plug.question if plug.greeted else None
            data = {"option": "choose dig"}
            if question is not None:
                choices = question["choices"]
                data = {"option": choices[option % len(choices)]["option"], "question": question["name"]}
            told = self.deed(which, "act", **data)
            if told is not None:
                wanted = self.model.may_act(plug.right)
                wanted = wanted or ("done" if question is not None else "not-your-turn")
                expect(told[1], wanted, "act")
                if wanted == "done":  # everybody saw it
                    self.model.proposal = None
                self.settle()

        def undo(self, which: int) -> None:
            told = self.deed(which, "undo")
            if told is not None:
                wanted, proposal = self.model.may_act(told[0].right), self.model.proposal
                if proposal is not None and (proposal.kind, proposal.by) == ("back", self.model.seat(told[0].right)):
                    wanted = wanted or "you-propose"
                by_rules = ("done", "nothing-to-undo", "undo-learned", "undo-too-late")
                expect(told[1], wanted or next((key for key in by_rules if key == told[1]), "done"), "undo")
                if told[1] == "done":
                    self.model.proposal = None
                self.settle()

        def propose(self, which: int, kind: str, seat: int) -> None:
            told = self.deed(which, "propose", kind=kind, **({"seat": seat} if kind == "bot" else {}))
            if told is not None:
                wanted = self.model.may_propose(told[0].right, kind, seat)
                if kind == "back" and told[1] == "nothing-to-undo":
                    wanted = wanted or told[1]
                expect(told[1], wanted or "done", f"propose {kind}")
                if not wanted:
                    self.model.propose(told[0].right, kind, seat)
                    self.yes = {self.own(told[0])}
                self.settle()

        def own(self, plug: Plug) -> int:
            seat = self.model.seat(plug.right)
            assert seat is not None
            return seat

        def answer(self, which: int, *, agree: bool) -> None:
            told = self.deed(which, "answer", agree=agree)
            if told is not None:
                own, wanted = self.model.seat(told[0].right), self.model.answer(told[0].right, agree=agree)
                expect(told[1], wanted or "done", "answer")
                if agree and not wanted and own is not None:
                    self.yes.add(own)
                self.settle()

        def remind(self, which: int, seat: int) -> None:
            told = self.deed(which, "remind", seat=seat)
            if told is not None:
                wanted = self.model.remind(told[0].right, seat)
                expect(told[1], wanted or "done", "remind")
                if not wanted:
                    self.model.reminded.add(seat)
                self.settle()

        def looking(self, which: int, *, visible: bool) -> None:
            plug = self.plug(which)
            if plug.greeted:
                site.run(plug.send("looking", visible=visible))
                self.settle()

        def say(self, which: int) -> None:
            told = self.deed(which, "say", text="Szia!")
            if told is not None:
                seat = self.model.seat(told[0].right)
                expect(told[1], "not-seated" if seat is None else "done", "say")
                self.settle()
                if seat is not None:
                    expect(told[0].chat[-1]["seat"], seat, "who said it")

        def ask_about(self, which: int, kind: str, seat: int) -> None:
            said: dict[str, dict[str, Any]] = {"score": {"seat": seat}, "why-not": {"option": "choose dig"}}
            data = said.get(kind, {})
            told = self.deed(which, kind, **data)
            if told is None:
                return
            own = self.model.seat(told[0].right)
            wanted = {"score": "scored", "why-not": "because", "read-out": "rows"}[kind]
            if self.model.status == "waiting":
                wanted = "not-started"
            elif kind == "score" and seat != own and self.model.status != "over":
                wanted = "own-score-only"
            elif kind == "why-not" and own is None:
                wanted = "not-seated"
            expect(told[1], wanted, kind)

        # --- what everybody has then --------------------------------------------------------------------------------

        def table_now(self) -> Any:
            """What everybody is told of the seats and of what is proposed."""
            model = self.model
            proposal = None
            if model.proposal is not None:
                made = model.proposal
                proposal = [made.kind, made.by, made.seat, sorted(made.asked), sorted(made.agreed), sorted(made.passed)]
            return [[place.why for place in model.places], model.seat(model.owner), proposal, model.status]

        def check_the_law(self, status: str) -> None:
            """Nothing that a seat did is undone without its yes, and nothing hidden is opened before the game's end.

            It asks the log and the people, not the model of proposals. Whoever gave the seat up holds it no more; over
            whoever was not there for a month the end passes, and then it was not agreed on by all.
            """
            query = "SELECT count(*), (SELECT how FROM result WHERE table_id = %s) FROM action"
            found = self.database.execute(
                query + " WHERE table_id = %s AND kind = 'rewind'", [self.table] * 2
            ).fetchone()
            assert found is not None
            rewinds, how = found
            if rewinds > self.rewinds and not self.model.held() <= self.yes:
                raise Violation(f"undone with the yes of {self.yes} alone, of {self.model.held()}")
            self.rewinds = rewinds
            if status != "ended" or self.ended:
                return
            self.ended, missing = True, self.model.held() - self.yes
            if not missing <= self.model.lost:
                raise Violation(f"ended with the yes of {self.yes} alone, of {self.model.held()}")
            expect(how, "absent" if missing else "agreed", "how it ended")

        def settle(self) -> None:
            """Ask at every socket what it has: it is what its right gives now, whichever process it is at."""
            row = self.database.execute(
                "SELECT t.status, p.state, t.story FROM game_table t LEFT JOIN position p ON p.table_id = t.id"
                " WHERE t.id = %s",
                [self.table],
            ).fetchone()
            assert row is not None
            if row[0] == "over" and self.model.status == "playing":
                self.model.status = "over"
            self.check_the_law(row[0])
            told = self.table_now()
            expect(row[0], self.model.status, "the status")
            game = None if row[1] is None else restored(registry.find(GAME), row[1])
            greeted = [plug for plug in self.plugs if plug.greeted]
            site.run(_all([_look(plug) for plug in greeted]))
            lost: list[Plug] = []
            for plug in greeted:
                seat = self.model.seat(plug.right)
                if isinstance(plug.right, str) and seat is None:
                    expect(plug.code, LINK_GONE, "the end of a link")
                    self.plugs.remove(plug)
                    continue
                expect(plug.code, None, "a socket that was closed")
                self.model.come(-1 if seat is None else seat)
                expect(_said(plug.info), told, "the table")
                expect(sorted(plug.story), list(range(1, row[2] + 1)), "the story")
                late = [line for line in plug.story.values() if line["after"] > plug.events]
                expect(late, [], "lines of the story after what the reader was told")
                was, plug.expected, seen = plug.expected, seat, plug.seats
                plug.seats = []
                if was != seat:
                    lost.append(plug)
                if game is not None:
                    expect([was] * seen.count(was) + [seat] * (len(seen) - seen.count(was)), seen, "the views in order")
                    expect(plug.seat, seat, "the seat of a socket")
                    wanted = shown(game.title, observe(game, SPECTATOR if seat is None else seat))
                    expect(_sorted(plug.view), _sorted(msgspec.to_builtins(wanted)), "what a socket sees")
                elif seen:
                    raise Violation("a view before the start")
            note(f"{self.model.status} {self.model.places}")
            for plug in lost:  # what somebody does next who had another seat until now
                self.say(self.plugs.index(plug))
                self.act(self.plugs.index(plug), 0)

    return Rights


async def _all(works: list[Any]) -> None:
    await asyncio.gather(*works)


async def _look(plug: Plug) -> None:
    """Ask for the whole view, and for something that is always refused: then everything before it has come."""
    last = plug.request()
    try:
        await plug.send("resync", events=plug.events)
        await plug.send("score", id=last, seat=99)
        while True:
            message = await plug.hear()
            if message.get("id") == last and message["key"] == "no-such-link":
                while True:  # it is about to be closed
                    await plug.hear()
            if message.get("id") == last:
                return
    except ConnectionClosed as closed:
        plug.code = closed.rcvd.code if closed.rcvd else 0


def _said(info: dict[str, Any]) -> Any:
    """What a table says of the same."""
    made = info["proposal"]
    proposal = made and [made[name] for name in ("kind", "by", "seat", "asked", "agreed", "passed")]
    return [[seat["why"] for seat in info["seats"]], info["owner"], proposal, info["status"]]


def _sorted(view: Any) -> Any:
    """The order of a hand is nobody's business: the stored state has another."""
    if isinstance(view, dict):
        return {key: _sorted(value) for key, value in view.items()}
    return (
        sorted(map(_sorted, view), key=msgspec.json.Encoder(order="sorted").encode) if isinstance(view, list) else view
    )
