/** When a table tells its reader of recovery words, and where somebody goes who has dealt with them. */
import type { TableInfo } from "$lib/api/types";
import { keep, kept } from "$lib/reader/kept";

/** To make words, at a table of one evening or of days; or to come back by them, for whoever watches. */
export type Offer = "" | "keep" | "days" | "back";
const FIRST_MOVES = 3; // of an evening, before anything is said; over days it is one

/** What is said at a table: nothing before the first moves, while the reader is asked, or alone with bots. */
export function offerAt(info: TableInfo, seat: number | null, moves: number, asked: boolean): Offer {
    const people = info.seats.some(({ number, name, bot }) => number !== seat && name && !bot);
    if (info.status !== "playing" || !people) return "";
    if (seat === null) return "back";
    const days = info.pace?.kind === "days";
    return asked || moves < (days ? 1 : FIRST_MOVES) ? "" : days ? "days" : "keep";
}

export const declined = (offer: Offer): boolean => kept(`offer-${offer}`) === "no";
export const decline = (offer: Offer): void => keep(`offer-${offer}`, "no");

/** The page that somebody came from, of those to which they want to return; "" otherwise. */
export const cameFrom = (search: string): string => {
    const from = new URLSearchParams(search).get("from") ?? "";
    return /^\/([til]\/[\w-]+|me|programs)$/.test(from) ? from : "";
};
