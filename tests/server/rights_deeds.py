"""What people do at one table of two processes, each against a small model of rights.

After every deed each socket must have what its right gives at that moment, and no more; what the right allows is
carried out. And the law of who decides holds, whatever the model says.
"""

from typing import Any

import httpx
import msgspec
import psycopg
from hypothesis import note

from asztal import registry
from asztal.kernel import SPECTATOR, observe, shown
from asztal.kernel.record import restored
from tests.server.rights_model import Model, Right
from tests.server.rights_site import GAME, Plug, Site, Violation, all_at_once, expect, in_any_order, look, said

LINK_GONE = 4401


class Deeds:
    """One table; `site` is where."""

    site: Site
    model: Model
    table: str
    invite: str

    def __init__(self) -> None:
        super().__init__()
        self.plugs = list[Plug]()
        self.yes: set[int] = set()  # the seats that agreed to what is proposed, as they said it themselves
        self.rewinds, self.ended = 0, False
        self.links = ["wrong", self.site.foreign]  # all that there ever were
        self.database = psycopg.connect(self.site.webs[0].database, autocommit=True)

    def teardown(self) -> None:
        for plug in self.plugs:
            self.site.run(plug.socket.close())
        self.database.close()

    # --- over HTTP ----------------------------------------------------------------------------------------------

    def ask(self, method: str, person: int, process: int, path: str, **body: Any) -> Any:
        address = f"{self.site.webs[process].address}/api/{path}"
        answer: httpx.Response = self.site.run(self.site.people[person].http.request(method, address, json=body))
        if answer.status_code >= 500:
            raise Violation(f"{method} {path}: {answer.text}")
        return answer.json()

    def check(self, answer: Any, wanted: str, what: str) -> None:
        expect(answer.get("key", ""), wanted, what)
        self.site.steps[f"{what}: {wanted or 'done'} while {self.model.status}"] += 1

    def answered(self, answer: Any, wanted: str, what: str) -> None:
        self.check(answer, wanted, what)
        self.settle()

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
        if link == self.site.foreign:
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
        self.site.steps["connect"] += 1
        who = self.site.nobody if person is None else self.site.people[person]
        plug = Plug(who, self.table, person)
        plug.addresses = [self.site.webs[process].address]
        self.site.run(plug.connect())
        self.plugs.append(plug)

    def disconnect(self, which: int) -> None:
        plug = self.plug(which)
        self.plugs.remove(plug)
        self.site.run(plug.socket.close())

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

        expect(self.site.run(say()), wanted, "hello")
        self.site.steps[f"hello: {wanted or 'entered'}"] += 1
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
        answer = self.site.run(plug.ask(kind, **data))
        told = str(answer["key"] if answer["type"] == "refused" else answer["type"])
        self.site.steps[f"{kind}: {told}"] += 1
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
            self.site.run(plug.send("looking", visible=visible))
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
        found = self.database.execute(query + " WHERE table_id = %s AND kind = 'rewind'", [self.table] * 2).fetchone()
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
        self.site.run(all_at_once(look(plug) for plug in greeted))
        lost: list[Plug] = []
        for plug in greeted:
            seat = self.model.seat(plug.right)
            if isinstance(plug.right, str) and seat is None:
                expect(plug.code, LINK_GONE, "the end of a link")
                self.plugs.remove(plug)
                continue
            expect(plug.code, None, "a socket that was closed")
            self.model.come(-1 if seat is None else seat)
            expect(said(plug.info), told, "the table")
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
                expect(in_any_order(plug.view), in_any_order(msgspec.to_builtins(wanted)), "what a socket sees")
            elif seen:
                raise Violation("a view before the start")
        note(f"{self.model.status} {self.model.places}")
        for plug in lost:  # what somebody does next who had another seat until now
            self.say(self.plugs.index(plug))
            self.act(self.plugs.index(plug), 0)
