/** What the others did since the reader chose last, as the log tells it. */
import { aloud, type Said } from "$lib/api/said";
import type { LogLine } from "$lib/api/types";

export interface Doings {
    seat: number;
    lines: LogLine[];
    /** The lines that say what it was all about; the rest is what that cost and what followed. */
    deeds: LogLine[];
}

const SHOWN = 3; // deeds: about as much as two sentences of the log

/** What happens to all and is at no place of the board, as a round that begins: no turn goes on over it. */
const parts = (line: LogLine): boolean => line.seat === null && !line.targets.length;

/** Seat by seat in the order in which they began, without the reader's own. */
export function sinceOf(log: readonly LogLine[], from: number, me: number | null): Doings[] {
    const found = new Map<number, LogLine[][]>();
    let seat: number | null = null; // who does what nobody is named for
    let turn = 0;
    const turns = new Map<number, number>();
    for (const line of log.slice(from)) {
        if (parts(line)) turn += 1;
        if (line.seat !== null || parts(line)) seat = line.seat;
        if (seat === null || seat === me || (line.seat === null && !line.deed)) continue;
        const mine = found.get(seat) ?? [];
        if (turns.get(seat) !== turn) mine.push([]);
        mine.at(-1)?.push(line);
        turns.set(seat, turn);
        found.set(seat, mine);
    }
    return [...found].map(([seat, mine]) => ({
        seat,
        lines: mine.flat(),
        deeds: mine.flatMap(deedsOf).slice(0, SHOWN),
    }));
}

/** What a turn is known by: its deeds, each once; what it brought along where it has none. */
function deedsOf(lines: readonly LogLine[]): LogLine[] {
    const deeds = lines.filter(
        ({ deed }, n) => aloud(deed) && !lines.slice(0, n).some((line) => same(line.deed, deed)),
    );
    const great = deeds.filter(({ minor }) => !minor);
    return great.length ? great : deeds;
}
const same = (one: Said, other: Said): boolean => aloud(one) === aloud(other);

const LED = 4; // lines before one that is asked about: more would not be read

/** A line that somebody asks about, and what the same seat did right before it, latest first. */
export function askedOf(log: readonly LogLine[], at: number): LogLine[] {
    const back = log.slice(Math.max(0, at - LED), at + 1).reverse();
    const begins = back.findIndex((line, index) => !goesOn(line, back[index + 1]));
    return back.slice(0, begins + 1);
}

/** Whether a line goes on with what the one before began: one seat does one thing after the other. */
export const goesOn = (line: LogLine, before: LogLine | undefined): boolean =>
    line.seat !== null && line.seat === before?.seat;
