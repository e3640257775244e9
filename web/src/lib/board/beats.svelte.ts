/** Shows what happens move by move: the board is drawn as it was at each beat, and every beat lasts long enough to follow. */
import type { GameEvent, Observation } from "$lib/api/types";

/** What all should hear of: a sentence `banner-KEY` of the site's words, with its values. */
export interface Banner {
    key: "round" | "last" | "income" | "scoring";
    values?: Record<string, number>;
}

/** What a board says of its game's events; its module exports it as `telling`. */
export interface Telling<V = never> {
    /** The events that begin a beat: what somebody does, or what happens to everybody. */
    begins: readonly string[];
    /** The events by which somebody takes a turn; any that names a seat where the board does not say. */
    acts?: readonly string[];
    /** What an event announces, if it does; `view` is the table after it. */
    banner?: (event: GameEvent, view: V) => Banner | null;
    /** The number of the round; 0 before the first. */
    round?: (view: V) => number;
}

/** Something that the server told: the table before and after it. */
interface Told {
    before: Observation | null;
    seen: Observation;
    events: GameEvent[];
}

export interface Beat {
    seen: Observation;
    /** The table before the message that this beat is a part of. */
    before: Observation | null;
    events: GameEvent[];
    /** How many events about an element or a seat ("seat-1") `seen` shows already, although their beats have not come. */
    later: ReadonlyMap<string, number>;
}

const MOST = 3; // messages that may wait; whoever is further behind sees the table as it is
const KEPT = 60; // messages since the reader's last choice
export const AGAIN = 900; // milliseconds for a beat that somebody asked to see again
const NOTHING: ReadonlyMap<string, number> = new Map();

/** What an event is about: everything in it that may be the id of an element, and its seat. */
export const subjects = (event: GameEvent): string[] =>
    Object.entries(event).flatMap(([field, value]) => {
        if (field === "seat") return [`seat-${String(value)}`];
        return field === "event" ? [] : [value].flat().filter((each) => typeof each === "string" && each !== "");
    }) as string[];

function counted(events: readonly GameEvent[]): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const id of events.flatMap(subjects)) found.set(id, (found.get(id) ?? 0) + 1);
    return found;
}

/** One message as beats, at least one; all of them see the table after it. */
export function cut({ before, seen, events }: Told, begins: readonly string[]): Beat[] {
    const parts: GameEvent[][] = [[]];
    for (const event of events) {
        if (begins.includes(event.event) && parts.at(-1)?.length) parts.push([]);
        parts.at(-1)?.push(event);
    }
    return parts.map((part, n) => {
        const rest = parts.slice(n + 1).flat();
        return { seen, before, events: part, later: rest.length ? counted(rest) : NOTHING };
    });
}

export class Beats {
    /** What the board shows. */
    now = $state.raw<Beat | null>(null);
    /** The board is behind, or shows what somebody else has just done: a click ends that before it chooses. */
    playing = $state(false);
    /** What was seen before is shown once more. */
    again = $state(false);
    /** What was announced last. */
    banner = $state.raw<Banner | null>(null);
    /** What happened since the reader chose, or did before that, as long as the others have done nothing after it. */
    past = $state.raw<readonly Told[]>([]);
    telling: Telling = { begins: [] };
    /** Called just before the board falls behind. */
    lags?: () => void;

    private newest: Observation | null = null;
    private waiting: Beat[][] = []; // by the messages that brought them
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** `pace` are the milliseconds of a beat, 0 for people who wait for nothing; `me` is the reader's seat. */
    constructor(
        private readonly pace: () => number,
        private readonly me: () => number | null,
    ) {}

    /** The table as it is, without anything having happened. */
    lay(seen: Observation): void {
        this.newest = seen;
        this.past = [];
        this.finish();
    }

    /** What happened while the reader was away can be seen again, although it is not shown by itself. */
    missed(told: Told): void {
        this.past = [told];
    }

    /** Something happened. What the reader did is seen at once, and whatever follows it beat by beat. */
    add(seen: Observation, events: GameEvent[]): void {
        if (this.again && events.length) this.finish(); // what is new comes before what is seen again
        const told = { before: this.newest, seen, events };
        this.newest = seen;
        if (this.again) return; // nothing to look at, as a choice in secret: what is seen again goes on
        if (events.length) this.past = [...this.past, told].slice(-KEPT);
        if (!this.pace()) {
            this.stop();
            this.show({ ...told, later: NOTHING });
            return;
        }
        this.waiting.push(cut(told, this.telling.begins));
        if (this.waiting.length > MOST) this.catchUp();
        else if (this.timer === undefined) this.next();
        else this.note();
    }

    /** Whether somebody else takes a turn by these events. */
    tells(events: readonly GameEvent[]): boolean {
        const { acts } = this.telling;
        return events.some(
            ({ event, seat }) => seat !== undefined && seat !== this.me() && (!acts || acts.includes(event)),
        );
    }

    /** From here on it is told what the others do. */
    forget(): void {
        this.past = [];
    }

    /** Show the table as it is. True if that was not shown already. */
    finish(): boolean {
        const behind = this.playing;
        this.stop();
        if (this.newest) this.show({ seen: this.newest, before: null, events: [], later: NOTHING });
        return behind;
    }

    /** Play once more what a seat has done since the reader chose, or what all have, and then show the table as it is. */
    replay(seat?: number): void {
        const beats = this.past
            .flatMap((told) => cut(told, this.telling.begins))
            .filter(({ events }) => events.some((event) => seat === undefined || event.seat === seat));
        if (!this.newest || !beats.length) return;
        this.stop();
        this.again = true;
        this.waiting = [beats];
        this.next();
    }

    private catchUp(): void {
        const missed = this.waiting.flat();
        const last = missed.at(-1);
        this.stop();
        if (last) this.hold({ ...last, events: missed.flatMap((beat) => beat.events), later: NOTHING });
    }

    private next = (): void => {
        this.timer = undefined;
        for (;;) {
            const group = this.waiting[0];
            const beat = group?.shift();
            if (group && !group.length) this.waiting.shift();
            if (!beat) {
                if (this.again) this.finish();
                return this.note();
            }
            if (beat.events.length) return this.hold(beat);
            this.show(beat); // nothing to look at: the next one follows at once
        }
    };

    private hold(beat: Beat): void {
        this.show(beat);
        this.timer = setTimeout(this.next, this.again ? AGAIN : this.pace());
        this.note();
    }

    private show(beat: Beat): void {
        this.now = beat;
        if (this.again) return;
        for (const event of beat.events)
            this.banner = this.telling.banner?.(event, beat.seen.view as never) ?? this.banner;
    }

    private stop(): void {
        clearTimeout(this.timer);
        this.timer = undefined;
        this.waiting = [];
        this.again = false;
        this.playing = false;
    }

    private note(): void {
        const others = this.now?.events.some(({ seat }) => seat !== undefined && seat !== this.me());
        const playing = this.waiting.length > 0 || (this.timer !== undefined && (this.again || Boolean(others)));
        if (playing && !this.playing) this.lags?.();
        this.playing = playing;
    }
}
