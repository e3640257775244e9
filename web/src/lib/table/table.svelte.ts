/** Everything that one page knows of one table; `hear` hands what comes over the wire to the part that keeps it. */
import { patched } from "$lib/api/patch";
import type { Said } from "$lib/api/said";
import type { FromServer, GameEvent, Observation, Row, ScoreTold, TableInfo, Update, View } from "$lib/api/types";
import { Beats } from "$lib/board/beats.svelte";
import { pace } from "$lib/board/pace.svelte";
import { peopleOf, type Person } from "$lib/kit/people";
import { keep, kept } from "$lib/reader/kept";

import { Around } from "./around.svelte";
import { History } from "./history.svelte";
import { Turn, withLeads } from "./turn.svelte";
import { Wire } from "./wire.svelte";

/** How a table stood when its page was left. */
interface Left {
    table: string;
    seat: number | null;
    events: number;
    seen: Observation | null;
}

export class Table {
    info = $state.raw<TableInfo | null>(null);
    seen = $state.raw<Observation | null>(null);
    seat = $state.raw<number | null>(null);
    /** How a game ended, where there is more to say than which seats won. */
    ending = $state.raw<Said>("");
    /** What the board shows of all this, and when. */
    readonly beats = new Beats(
        () => pace.milliseconds,
        () => this.seat,
    );
    readonly around = new Around();
    readonly history: History;
    readonly wire: Wire;
    readonly turn: Turn;

    readonly people: Person[] = $derived(peopleOf(this.info?.seats ?? []));
    /** Nobody plays here any more: the game is over, or the table ended before that. */
    readonly over: boolean = $derived(this.info?.status === "over" || this.info?.status === "ended");
    /** A bot plays the reader's own seat for now. */
    readonly away: boolean = $derived(
        this.seat !== null && this.info?.status === "playing" && Boolean(this.info.seats[this.seat]?.bot),
    );

    /** How often a click only ended what was told: whoever meant to choose is told so. */
    cuts = $state(0);

    private come = false; // the table was seen once

    constructor(
        readonly id: string,
        lang: string,
    ) {
        this.history = new History(Number(kept(`log-${id}`) ?? 0));
        this.wire = new Wire(id, lang, {
            heard: (message) => this.hear(message),
            events: () => this.history.events,
        });
        this.turn = new Turn(this.wire, () => {
            const takeBack = this.history.choose();
            this.beats.finish();
            return takeBack;
        });
        const { picking } = this.turn;
        picking.behind = () => (this.beats.again ? "again" : this.beats.playing ? "live" : "");
        picking.interrupt = () => this.beats.finish();
        picking.spent = () => void (this.cuts += 1);
        this.beats.lags = () => picking.stayOpen();
    }

    /** Come to the table anew: whoever sits down or stands up sees it with other eyes. */
    reopen(): void {
        this.wire.reopen(() => {
            this.turn.picking.sent = null;
            this.history.events = 0;
        });
    }

    /** Remember how far the log was read, and how this table, the last that was left, stood. */
    read(): void {
        const { lines, events } = this.history;
        if (!lines.length) return;
        keep(`log-${this.id}`, String(lines.length));
        const left: Left = { table: this.id, seat: this.seat, events, seen: this.seen };
        keep("left", JSON.stringify(left));
    }

    /** Come back: what happened since can be played on the board. */
    private returned(events: GameEvent[]): void {
        this.come = true;
        this.history.comeBack();
        const left = JSON.parse(kept("left") ?? "null") as Left | null;
        if (left?.table !== this.id || left.seat !== this.seat || !left.seen || !this.seen) return;
        if (left.events < events.length)
            this.beats.missed({ before: left.seen, seen: this.seen, events: events.slice(left.events) });
    }

    /** Propose something to everybody: go back by a choice, a bot for `seat`, or the end. */
    propose(kind: "back" | "bot" | "end", seat: number | null = null): Promise<boolean> {
        this.around.proposed();
        return this.wire.request({ type: "propose", kind, choices: 1, seat });
    }
    answer(agree: boolean): Promise<boolean> {
        this.around.answered(this.info?.proposal, this.seat);
        return this.wire.request({ type: "answer", agree, number: this.info?.proposal?.number ?? 0 });
    }
    /** Call somebody who is away. */
    remind = (seat: number): Promise<boolean> => this.wire.request({ type: "remind", seat });
    say = (text: string): Promise<boolean> => this.wire.answered({ type: "say", text });

    async score(seat: number): Promise<ScoreTold | null> {
        const answer = await this.wire.ask({ type: "score", seat });
        return answer.type === "scored" ? answer : null;
    }

    /** The table in words, as the reader may see it. */
    rows = async (): Promise<Row[]> => {
        const answer = await this.wire.ask({ type: "read-out" });
        return answer.type === "rows" ? answer.rows : [];
    };

    private hear(message: FromServer): void {
        switch (message.type) {
            case "table":
                this.around.compare(this.info, message, this.seat);
                this.info = message;
                this.turn.asked(this.plays);
                break;
            case "view":
                return this.hearView(message);
            case "update":
                return this.hearUpdate(message);
            case "held":
                this.turn.hearHeld(message);
                break;
            case "refused":
                this.wire.refusal = message;
                break;
            default:
                this.around.hear(message, this.seat, this.seen !== null);
        }
    }
    private get plays(): boolean {
        return !this.away && !this.over;
    }

    private hearView(message: View): void {
        const events = message.events as GameEvent[];
        this.seat = message.seat;
        this.lay(message.view as Observation, message.first ? events : []);
        this.turn.undone = 0; // versions count anew
        this.turn.holds = message.holds ?? false; // a process of the release before cannot
        this.history.begin(message.log, message.first);
        if (!this.come) this.returned(events);
        this.history.events = message.first + events.length;
        this.follow(message);
    }

    private hearUpdate(message: Update): void {
        const events = message.events as GameEvent[];
        if (message.version !== this.wire.version + 1) return this.wire.resync();
        const round = this.seen ? (this.beats.telling.round?.(this.seen.view as never) ?? 0) : 0;
        try {
            this.seen = patched(this.seen, message.patch as never) as Observation;
        } catch {
            return this.wire.resync();
        }
        // What the others did stays to be read while the reader goes on alone.
        if (this.beats.tells(events) && this.history.othersAct()) this.beats.forget();
        this.beats.add(this.seen, events);
        this.history.add(message.log, events.length, round);
        this.follow(message);
    }

    /** What a view and an update have in common. */
    private follow(message: View | Update): void {
        this.around.declined = null; // the proposal is gone because the table went back, or went on
        this.wire.version = message.version;
        this.ending = message.ending;
        this.turn.step(message.steps);
        this.turn.asked(this.plays, message.question && withLeads(message.question), message.may_undo);
    }

    /** The table as it is; what happened while the line was dead can be seen again. */
    private lay(seen: Observation, missed: GameEvent[]): void {
        const before = this.seen;
        this.seen = seen;
        this.beats.lay(seen);
        if (before && missed.length) this.beats.missed({ before, seen, events: missed });
    }
}
