/** What each seat could expect of a finished game, move by move. */
import type { GamePoints, LookBack, Move, SeatLookBack } from "$lib/api/types";
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
export function toldFirst(seats: readonly number[], eyes: number | "open", mine: number | null): number {
    const has = (seat: number | "open" | null): seat is number => seats.some((one) => one === seat);
    return has(eyes) ? eyes : has(mine) ? mine : (seats[0] ?? 0);
}

/** The seats of which something is told: those with curves, else those with points. */
export const seatsOf = ({ seats, points }: LookBack): number[] =>
    seats.length ? seats.map(({ seat }) => seat) : (points?.rounds[0]?.seats ?? []).map((_, seat) => seat);

type Usual = GamePoints["rounds"][number]["usual"][string];
/** The points of a seat that something brought, beside what is usual, if that is known; `source` is empty for all. */
export interface PointsRow {
    source: string;
    own: number;
    usual: Usual | undefined;
}
/** What a seat had after a round, the richest first and all of it last; what brings nobody anything is left out. */
export function pointsAfter({ rounds, sources }: GamePoints, index: number, seat: number): PointsRow[] {
    const round = rounds[index];
    const [had, usual] = [round?.seats[seat] ?? {}, round?.usual ?? {}];
    const rows = Object.keys(sources).map((source) => ({ source, own: had[source] ?? 0, usual: usual[source] }));
    const own = rows.reduce((sum, row) => sum + row.own, 0);
    return [
        ...rows
            .filter((row) => row.own || row.usual?.low || row.usual?.high)
            .toSorted((a, b) => b.own - a.own || (b.usual?.middle ?? 0) - (a.usual?.middle ?? 0)),
        { source: "", own, usual: usual[""] },
    ];
}

/** How many points a curve of a game alone ends below what the game gave, because a goal was not reached. */
export function lacking({ ahead, seats, points }: LookBack): number {
    const [end, had] = [seats[0]?.values.at(-1), points?.rounds.at(-1)?.seats[0]];
    if (ahead || end === undefined || !had) return 0;
    return Object.values(had).reduce((sum, each) => sum + each, 0) - Math.round(end);
}

/** The first sentence about a seat in some moves. */
export const toldOf = (moves: readonly Move[], seat: number): string | undefined =>
    moves.flatMap(({ log }) => log).find((line) => line.seat === seat)?.text;
