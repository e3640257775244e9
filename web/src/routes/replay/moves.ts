/** Walking through the moves of a finished game: position n is the table after n moves. */
import type { LogLine, Move, Moves } from "$lib/api/types";

export type Stride = "move" | "turn" | "round";

/** True for a game that had moves of which none can be shown. */
export const isGone = ({ first, moves }: Moves): boolean => first > 0 && !moves.length;

/** Where moves, turns or rounds begin and end. */
export function stops({ first, moves }: Moves, stride: Stride): number[] {
    const begins = (move: Move, before: Move | undefined): boolean =>
        !before ||
        stride === "move" ||
        move.round !== before.round ||
        (stride === "turn" && (move.seat !== before.seat || move.turn !== before.turn));
    const found = moves.filter((move, index) => begins(move, moves[index - 1])).map((move) => move.number - 1);
    const last = moves.at(-1)?.number ?? first;
    return [...new Set([first, ...found, last])];
}

/** The next stop from a position, or the one before; the position itself where there is none. */
export function stepped(stops: readonly number[], from: number, direction: 1 | -1): number {
    const found = direction > 0 ? stops.find((stop) => stop > from) : stops.findLast((stop) => stop < from);
    return found ?? from;
}

/** What a move was about: what somebody did, not what the table does by itself. */
export const aboutOf = ({ log }: Move): LogLine[] => log.filter((line) => line.seat !== null);

/** Where the reader is and with whose eyes: in the address, so that it can be shared. */
export interface Moment {
    move: number;
    /** A seat, or everybody's knowledge together. */
    seat: number | "open";
}

export function momentOf(search: string, first: number, last: number): Moment {
    const query = new URLSearchParams(search);
    const seat = query.get("seat");
    const move = Number(query.get("move") ?? first);
    return {
        move: Number.isInteger(move) ? Math.max(first, Math.min(last, move)) : first,
        seat: seat !== null && /^\d+$/.test(seat) ? Number(seat) : "open",
    };
}

export const addressOf = (id: string, { move, seat }: Moment): string => `/r/${id}?move=${move}&seat=${seat}`;
