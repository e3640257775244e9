/** Everything that one page knows of one table, kept up to date by its connection. */
import { patched } from "$lib/api/patch";
import type { Said } from "$lib/api/said";
import type {
    ChatLine,
    Choice,
    Clocks,
    FromServer,
    GameEvent,
    LogLine,
    Observation,
    Presence,
    Question,
    Refusal,
    Row,
    ScoreTold,
    Step,
    StoryLine,
    TableInfo,
} from "$lib/api/types";
import { Beats } from "$lib/board/beats.svelte";
import { pace } from "$lib/board/pace.svelte";
import { keep, kept } from "$lib/kept";
import { say } from "$lib/words/words.svelte";

import { Around } from "./around.svelte";
import { peopleOf, type Person } from "./board";
import { Connection, type Status } from "./connection";
import { passing } from "./paces";
import { Picking } from "./picking.svelte";
import { left } from "./presence";

/** What happened beside the game. */
export interface News {
    kind: "chat" | "story" | "clock";
    name: string;
    text: string | Said;
}

/** How a table stood when its page was left. */
interface Left {
    table: string;
    seat: number | null;
    events: number;
    seen: Observation | null;
}

const PATIENCE = 300; // milliseconds until buttons show that they wait: most answers are there sooner

/** Lines of a message with the places of their events among all that the reader was told. */
const placed = (lines: readonly LogLine[], first: number): LogLine[] =>
    lines.map((line) => ({ ...line, start: line.start + first, end: line.end + first }));

export class Table {
    info = $state.raw<TableInfo | null>(null);
    seen = $state.raw<Observation | null>(null);
    seat = $state.raw<number | null>(null);
    question = $state.raw<Question | null>(null);
    mayUndo = $state(false);
    /** How a game ended, where there is more to say than which seats won. */
    ending = $state.raw<Said>("");
    log = $state.raw<LogLine[]>([]);
    /** How many lines of the log this browser had shown when it was here last. */
    readonly seenBefore: number;
    /** How many lines there were before what the others did last: when the reader had chosen, or was here. */
    chosenAt = $state(0);
    /** What the board shows of all this, and when. */
    readonly beats = new Beats(
        () => pace.milliseconds,
        () => this.seat,
    );
    chat = $state.raw<ChatLine[]>([]);
    presence = $state.raw<Presence | null>(null);
    news = $state.raw<News | null>(null);
    /** The reader's choices of this turn that can be taken back, oldest first. */
    steps = $state.raw<readonly Step[]>([]);
    refusal = $state.raw<Refusal | null>(null);
    status = $state<Status>("connecting");
    readonly around = new Around();
    /** The options that were taken on this page. */
    taken = $state.raw<readonly string[]>([]);
    /** A request is on its way: nothing else is asked meanwhile. */
    busy = false;
    /** It takes long enough to say so: buttons wait. */
    slow = $state(false);

    readonly people: Person[] = $derived(peopleOf(this.info?.seats ?? []));
    /** Nobody plays here any more: the game is over, or the table ended before that. */
    readonly over: boolean = $derived(this.info?.status === "over" || this.info?.status === "ended");
    /** A bot plays the reader's own seat for now. */
    readonly away: boolean = $derived(
        this.seat !== null && this.info?.status === "playing" && Boolean(this.info.seats[this.seat]?.bot),
    );
    readonly picking: Picking;

    private closed = false;
    private visible = true;
    private come = false; // the table was seen once
    private chose: number | null = null; // lines at the reader's choice, until the others do something after it
    private began = new Map<number, { line: LogLine; round: number }>(); // by seat, how what it did last began, and when
    private told: Question | null = null;
    private done: { option: string; question: string } | null = null;
    private version = 0;
    private undone = 0; // the version from which something was taken back
    private events = 0;
    private connection: Connection;

    constructor(
        readonly id: string,
        private readonly lang: string,
    ) {
        this.picking = new Picking(
            (choice) => void this.act(choice),
            async (target) => {
                const answer = await this.connection.ask({ type: "why-not", option: "", target });
                return answer.type === "because" ? answer : null;
            },
        );
        this.picking.behind = () => (this.beats.again ? "again" : this.beats.playing ? "live" : "");
        this.picking.interrupt = () => this.beats.finish();
        this.seenBefore = Number(kept(`log-${id}`) ?? 0);
        this.connection = this.connect();
    }

    private connect(): Connection {
        const connection = new Connection(this.id, this.lang, {
            heard: (message) => this.hear(message),
            status: (status) => void (this.status = status),
            events: () => this.events,
        });
        connection.look(this.visible);
        return connection;
    }

    /** Whether the page is in sight: whoever looks is not called. */
    look(visible: boolean): void {
        this.visible = visible;
        this.connection.look(visible);
    }

    /** Come to the table anew: whoever sits down or stands up sees it with other eyes. */
    reopen(): void {
        if (this.closed) return;
        this.connection.close();
        this.busy = this.slow = false; // nobody answers what was asked there
        this.picking.sent = null;
        this.events = 0;
        this.connection = this.connect();
    }

    close(): void {
        this.closed = true;
        this.connection.close();
    }

    /** Remember how far the log was read, and how this table, the last that was left, stood. */
    read(): void {
        if (!this.log.length) return;
        keep(`log-${this.id}`, String(this.log.length));
        const left: Left = { table: this.id, seat: this.seat, events: this.events, seen: this.seen };
        keep("left", JSON.stringify(left));
    }

    /** Come back: what happened since can be played on the board. */
    private returned(events: GameEvent[]): void {
        this.come = true;
        this.chosenAt = this.seenBefore || this.log.length;
        const left = JSON.parse(kept("left") ?? "null") as Left | null;
        if (left?.table !== this.id || left.seat !== this.seat || !left.seen || !this.seen) return;
        if (left.events < events.length)
            this.beats.missed({ before: left.seen, seen: this.seen, events: events.slice(left.events) });
    }

    async act(choice: Choice): Promise<void> {
        const question = this.question;
        if (!question || this.busy || this.picking.sent) return;
        this.picking.sent = choice;
        const before = this.chose;
        this.chose = this.log.length;
        this.beats.finish();
        const done = await this.request({ type: "act", option: choice.option, question: question.name });
        if (done) this.done = { option: choice.option, question: question.name };
        else {
            this.picking.sent = null;
            this.chose = before;
        }
        this.note();
    }

    undo = async (what: { everything?: boolean; choices?: number } = {}): Promise<boolean> => {
        const seen = this.version;
        if (this.undone === seen) return false; // the steps that are shown are those of before
        const done = await this.request({ type: "undo", everything: false, choices: 1, ...what });
        if (done) this.undone = seen;
        return done;
    };
    /** Propose something to everybody: go back by a choice, a bot for `seat`, or the end. */
    propose(kind: "back" | "bot" | "end", seat: number | null = null): Promise<boolean> {
        this.around.proposed();
        return this.request({ type: "propose", kind, choices: 1, seat });
    }
    answer(agree: boolean): Promise<boolean> {
        this.around.answered(this.info?.proposal, this.seat);
        return this.request({ type: "answer", agree, number: this.info?.proposal?.number ?? 0 });
    }
    /** Call somebody who is away. */
    remind = (seat: number): Promise<boolean> => this.request({ type: "remind", seat });
    /** How what a seat did last began, as the log tells it: a choice and what it brought come in one message. */
    lastOf = (seat: number): LogLine | undefined =>
        this.began.get(seat)?.line ?? this.log.findLast((line) => line.seat === seat);
    /** The round in which that was; 0 where nobody here has seen it. */
    roundOf = (seat: number): number => this.began.get(seat)?.round ?? 0;
    say = (text: string): Promise<boolean> => this.answered({ type: "say", text });

    async score(seat: number): Promise<ScoreTold | null> {
        const answer = await this.connection.ask({ type: "score", seat });
        return answer.type === "scored" ? answer : null;
    }

    /** The table in words, as the reader may see it. */
    rows = async (): Promise<Row[]> => {
        const answer = await this.connection.ask({ type: "read-out" });
        return answer.type === "rows" ? answer.rows : [];
    };

    /** True when it was carried out; a refusal is shown. */
    private async request(message: Parameters<Connection["ask"]>[0]): Promise<boolean> {
        if (this.busy) return false;
        this.busy = true;
        const timer = setTimeout(() => (this.slow = true), PATIENCE);
        const done = await this.answered(message);
        clearTimeout(timer);
        this.busy = this.slow = false;
        return done;
    }

    private async answered(message: Parameters<Connection["ask"]>[0]): Promise<boolean> {
        this.refusal = null;
        const answer = await this.connection.ask(message);
        if (answer.type === "refused") this.refusal = answer;
        return answer.type !== "refused";
    }

    private hear(message: FromServer): void {
        switch (message.type) {
            case "table":
                this.around.compare(this.info, message, this.seat, this.presence?.seats ?? []);
                this.info = message;
                this.asked(this.told, this.mayUndo);
                break;
            case "view":
                this.around.declined = null;
                this.seat = message.seat;
                this.lay(message.view as Observation, message.first ? (message.events as GameEvent[]) : []);
                this.version = message.version;
                this.undone = 0; // versions count anew
                this.began.clear();
                this.log = [
                    ...this.log.slice(0, message.first === 0 ? 0 : undefined),
                    ...placed(message.log, message.first),
                ];
                if (!this.come) this.returned(message.events as GameEvent[]);
                this.events = message.first + message.events.length;
                this.ending = message.ending;
                this.step(message.steps);
                this.asked(message.question, message.may_undo);
                break;
            case "update": {
                if (message.version !== this.version + 1) return this.connection.resync();
                const round = this.seen ? (this.beats.telling.round?.(this.seen.view as never) ?? 0) : 0;
                try {
                    this.seen = patched(this.seen, message.patch as never) as Observation;
                } catch {
                    return this.connection.resync();
                }
                this.around.declined = null; // the proposal is gone because the table went back, or went on
                this.version = message.version;
                this.tellFrom(message.events as GameEvent[]);
                this.beats.add(this.seen, message.events as GameEvent[]);
                if (message.log.length) this.log = [...this.log, ...placed(message.log, this.events)];
                for (const line of message.log.toReversed())
                    if (line.seat !== null) this.began.set(line.seat, { line, round });
                this.events += message.events.length;
                this.ending = message.ending;
                this.step(message.steps);
                this.asked(message.question, message.may_undo);
                break;
            }
            case "chat":
                this.hearChat(message.lines);
                break;
            case "presence":
                this.presence = message;
                break;
            case "story":
                this.hearStory(message.lines);
                break;
            case "clocks":
                this.hearClocks(message);
                break;
            case "refused":
                this.refusal = message;
                break;
        }
    }

    /** The table as it is; what happened while the line was dead can be seen again. */
    private lay(seen: Observation, missed: GameEvent[]): void {
        const before = this.seen;
        this.seen = seen;
        this.beats.lay(seen);
        if (before && missed.length) this.beats.missed({ before, seen, events: missed });
    }

    /** What the others did stays to be read while the reader goes on alone. */
    private tellFrom(events: GameEvent[]): void {
        if (this.chose === null || !this.beats.tells(events)) return;
        this.chosenAt = this.chose;
        this.chose = null;
        this.beats.forget();
    }

    private step(steps: readonly Step[]): void {
        this.steps = steps;
        this.picking.picked = new Set(steps.flatMap((step) => step.targets));
    }

    private hearChat(lines: ChatLine[]): void {
        const said = lines.filter((line) => !this.chat.some((known) => known.number === line.number));
        this.chat = [...this.chat, ...said];
        const last = said.at(-1);
        // Who is there is told last to whoever comes: what was said before that is not new.
        if (this.seen && this.presence && last && last.seat !== this.seat)
            this.news = { kind: "chat", name: last.name, text: last.text };
    }

    /** What somebody else did around the game; what was told before the reader came is not new. */
    private hearStory(lines: StoryLine[]): void {
        const fresh = this.around.tell(lines);
        if (this.seen && this.presence && fresh && fresh.seat !== this.seat)
            this.news = { kind: "story", name: "", text: fresh.text };
    }

    /** That the own time is low is said once for every turn. */
    private hearClocks(message: Clocks): void {
        const low = this.around.hearClocks(message, this.seat);
        if (!low) return;
        const time = passing(left(low, Date.now() + this.around.ahead));
        this.news = { kind: "clock", name: "", text: say("clock-alarm", { time }) };
    }

    private asked(told: Question | null, mayUndo: boolean): void {
        const question = this.away || this.over ? null : told;
        this.told = told;
        if (question?.name !== this.question?.name) this.picking.sent = null;
        this.question = question;
        this.picking.question = question;
        this.mayUndo = mayUndo;
        this.note();
    }

    /** An option counts as taken when its question is gone: the answer may come before the view. */
    private note(): void {
        if (!this.done || this.question?.name === this.done.question) return;
        this.taken = [...this.taken, this.done.option];
        this.done = null;
    }
}
