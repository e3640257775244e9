/** What each seat could expect of a finished game, move by move. */
import type { LookBack, Move, SeatLookBack } from "$lib/api/types";
import type { Series } from "$lib/kit/plot/plot";

/** A seat's line at every position, in whole points: between two of its values nothing new was to be expected. */
export function spread({ moves }: LookBack, seat: SeatLookBack, name: string, last: number): Series {
    const places: number[] = [];
    for (let move = 0, next = 0; move <= last; move++) {
        while (next + 1 < moves.length && (moves[next + 1] ?? 0) <= move) next++;
        places.push(next);
    }
    const at = (values: readonly number[]): number[] => places.map((place) => Math.round(values[place] ?? 0));
    return { name, values: at(seat.values), band: { low: at(seat.low), high: at(seat.high) } };
}

/** Whose turning points are told first: of whose eyes were chosen, else the reader's own, else the first seat's. */
export function toldFirst({ seats }: LookBack, eyes: number | "open", mine: number | null): number {
    const has = (seat: number | "open" | null): seat is number => seats.some((one) => one.seat === seat);
    return has(eyes) ? eyes : has(mine) ? mine : (seats[0]?.seat ?? 0);
}

/** The first sentence about a seat in some moves. */
export const toldOf = (moves: readonly Move[], seat: number): string | undefined =>
    moves.flatMap(({ log }) => log).find((line) => line.seat === seat)?.text;
