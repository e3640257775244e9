/** Sorts a reader's tables by how much they matter now, and filters the listed ones. */
import type { TableLine } from "$lib/api/types";

const FINISHED = ["over", "ended"];

/** Those that wait for the reader first, then those that are played, then those that have not begun; the finished apart. */
export function byUrgency(tables: readonly TableLine[]): { open: TableLine[]; over: TableLine[] } {
    const rank = ({ own, status }: TableLine): number => (own?.turn ? 0 : status === "playing" ? 1 : 2);
    return {
        open: tables.filter(({ status }) => !FINISHED.includes(status)).sort((a, b) => rank(a) - rank(b)),
        over: tables.filter(({ status }) => FINISHED.includes(status)),
    };
}

/** What somebody looks for; "" takes everything. A table without a clock is played live. */
export interface Wanted {
    game: string;
    kind: "" | "live" | "days";
    seats: number;
}

const free = (table: TableLine): number => (table.status === "waiting" ? table.seats - table.people.length : 0);

/** The tables of others that fit, to join and to watch. */
export function found(tables: readonly TableLine[], wanted: Wanted): { join: TableLine[]; watch: TableLine[] } {
    const fits = tables.filter(
        ({ game, pace }) =>
            (!wanted.game || game === wanted.game) && (!wanted.kind || (pace?.kind ?? "live") === wanted.kind),
    );
    return {
        join: fits.filter((table) => free(table) >= Math.max(1, wanted.seats)),
        watch: wanted.seats ? [] : fits.filter(({ status }) => status === "playing"),
    };
}
