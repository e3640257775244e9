/** Opening a table: it is created, its owner sits down, bots take their seats, and a full one begins at once. */
import { post, put } from "$lib/api/calls";
import type { Pace, Seated, TableHere } from "$lib/api/types";

import type { Setup } from "./setup";

export interface Wish {
    game: string;
    variant: Setup;
    pace: Pace | null;
    listed: boolean;
    /** One word per seat: a bot's name, "" for somebody who will come, "me" for whoever opens the table. */
    seats: readonly string[];
}

/** Randomness of our own, which is mixed into the seed. */
export const nonce = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The id of the new table. */
export async function openTable({ game, variant, pace, listed, seats }: Wish): Promise<TableHere> {
    const here = await post<TableHere>("/api/tables", { game, seats: seats.length, variant, pace, listed });
    const path = `/api/tables/${here.table.id}`;
    const mine = seats.indexOf("me");
    if (mine >= 0) await post<Seated>(`${path}/join`, { seat: mine, nonce: nonce() });
    for (const [seat, bot] of seats.entries())
        if (bot && bot !== "me") await put<TableHere>(`${path}/seats/${seat}/bot`, { bot });
    if (!seats.includes("")) await post<TableHere>(`${path}/start`);
    return here;
}
