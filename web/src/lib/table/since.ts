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

/** Whether a line goes on with what the one before began: one seat does one thing after the other. */
export const goesOn = (line: LogLine, before: LogLine | undefined): boolean =>
    line.seat !== null && line.seat === before?.seat;
