/** Everything that one page knows of one table, kept up to date by its connection. */
import { patched } from "$lib/api/patch";
import type { Said } from "$lib/api/said";
import type {
    ChatLine,
    Choice,
    FromServer,
    GameEvent,
    LogLine,
    Observation,
    Presence,
    Question,
    Refusal,
    Row,
    ScoreTold,
    TableInfo,
} from "$lib/api/types";
import { keep, kept } from "$lib/kept";

import type { Person } from "./board";
import { Connection, type Status } from "./connection";
import { mark } from "./marks";
import { Picking } from "./picking.svelte";

const PATIENCE = 300; // milliseconds until buttons show that they wait: most answers are there sooner

export class Table {
    info = $state.raw<TableInfo | null>(null);
    seen = $state.raw<Observation | null>(null);
    seat = $state.raw<number | null>(null);
    question = $state.raw<Question | null>(null);
    mayUndo = $state(false);
    /** How a game alone ended, where it has more to say than who won. */
    ending = $state.raw<Said>("");
    log = $state.raw<LogLine[]>([]);
    /** How many lines of the log this browser had shown when it was here last. */
    readonly seenBefore: number;
    /** What the last message told, for boards that move what changed. */
    fresh = $state.raw<GameEvent[]>([]);
    chat = $state.raw<ChatLine[]>([]);
    presence = $state.raw<Presence | null>(null);
    refusal = $state.raw<Refusal | null>(null);
    status = $state<Status>("connecting");
    /** The reader proposed to go back, and not everybody agreed. */
    declined = $state(false);
    /** The options that were taken on this page. */
    taken = $state.raw<readonly string[]>([]);
    /** A request is on its way: nothing else is asked meanwhile. */
    busy = false;
    /** It takes long enough to say so: buttons wait. */
    slow = $state(false);

    readonly people: Person[] = $derived(
        (this.info?.seats ?? []).map((seat) => ({
            seat: seat.number,
            name: seat.name,
            bot: seat.bot,
            mark: mark(seat.number),
        })),
    );
    /** A bot plays the reader's own seat for now. */
    readonly away: boolean = $derived(
        this.seat !== null && this.info?.status === "playing" && Boolean(this.info.seats[this.seat]?.bot),
    );
    readonly picking: Picking;

    private closed = false;
    private withdrawn = false; // the reader's own proposal
    private told: Question | null = null;
    private done: { option: string; question: string } | null = null;
    private version = 0;
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
        this.seenBefore = Number(kept(`log-${id}`) ?? 0);
        this.connection = this.connect();
    }

    private connect(): Connection {
        return new Connection(this.id, this.lang, {
            heard: (message) => this.hear(message),
            status: (status) => void (this.status = status),
            events: () => this.events,
        });
    }

    /** Come to the table anew: whoever sits down or stands up sees it with other eyes. */
    reopen(): void {
        if (this.closed) return;
        this.connection.close();
        this.events = 0;
        this.connection = this.connect();
    }

    close(): void {
        this.closed = true;
        this.connection.close();
    }

    /** Remember how far the log was read. */
    read(): void {
        if (this.log.length) keep(`log-${this.id}`, String(this.log.length));
    }

    async act(choice: Choice): Promise<void> {
        const question = this.question;
        if (!question || this.busy) return;
        const done = await this.request({ type: "act", option: choice.option, question: question.name });
        if (done) this.done = { option: choice.option, question: question.name };
        this.note();
    }

    undo = (everything = false): Promise<boolean> => this.request({ type: "undo", everything });
    proposeBack(choices = 1): Promise<boolean> {
        this.declined = this.withdrawn = false;
        return this.request({ type: "propose-back", choices });
    }
    answerBack(agree: boolean): Promise<boolean> {
        this.withdrawn = this.info?.back?.by === this.seat;
        return this.request({ type: "answer-back", agree });
    }
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
                if (this.info?.back && this.info.back.by === this.seat && !message.back)
                    this.declined = !this.withdrawn;
                this.info = message;
                this.asked(this.told, this.mayUndo);
                break;
            case "view":
                this.declined = false;
                this.seat = message.seat;
                this.seen = message.view as Observation;
                this.version = message.version;
                this.fresh = [];
                this.log = [...this.log.slice(0, message.first === 0 ? 0 : undefined), ...message.log];
                this.events = message.first + message.events.length;
                this.ending = message.ending;
                this.asked(message.question, message.may_undo);
                break;
            case "update":
                if (message.version !== this.version + 1) return this.connection.resync();
                try {
                    this.seen = patched(this.seen, message.patch as never) as Observation;
                } catch {
                    return this.connection.resync();
                }
                this.declined = false; // the proposal is gone because the table went back, or went on
                this.version = message.version;
                this.fresh = message.events as GameEvent[];
                if (message.log.length) this.log = [...this.log, ...message.log];
                this.events += message.events.length;
                this.ending = message.ending;
                this.asked(message.question, message.may_undo);
                break;
            case "chat":
                this.chat = [
                    ...this.chat,
                    ...message.lines.filter((line) => !this.chat.some((c) => c.number === line.number)),
                ];
                break;
            case "presence":
                this.presence = message;
                break;
            case "refused":
                this.refusal = message;
                break;
        }
    }

    private asked(told: Question | null, mayUndo: boolean): void {
        const question = this.away ? null : told;
        this.told = told;
        if (question?.name !== this.question?.name) this.picking.menu = null;
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
