/** What the others did since the reader chose last, as the log tells it. */
import type { LogLine } from "$lib/api/types";

export interface Doings {
    seat: number;
    lines: LogLine[];
}

/** Seat by seat in the order in which they began, without the reader's own. */
export function sinceOf(log: readonly LogLine[], from: number, me: number | null): Doings[] {
    const found = new Map<number, LogLine[]>();
    for (const line of log.slice(from))
        if (line.seat !== null && line.seat !== me) found.set(line.seat, [...(found.get(line.seat) ?? []), line]);
    return [...found].map(([seat, lines]) => ({ seat, lines }));
}

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
