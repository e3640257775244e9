/** Somebody's tables in the order in which they matter. */
import type { TableLine } from "$lib/api/types";

/** Those that wait for the reader first, then those that are played, then those that have not begun; the finished apart. */
export function byUrgency(
    tables: readonly TableLine[],
    turns: ReadonlySet<string>,
): { open: TableLine[]; over: TableLine[] } {
    const rank = ({ id, status }: TableLine): number => (turns.has(id) ? 0 : status === "playing" ? 1 : 2);
    return {
        open: tables.filter(({ status }) => status !== "over").sort((a, b) => rank(a) - rank(b)),
        over: tables.filter(({ status }) => status === "over"),
    };
}
