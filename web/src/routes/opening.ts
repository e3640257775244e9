/** Opening a table: it is created, its owner sits down, bots take their seats, and a full one begins at once. */
import { get, post, put } from "$lib/api/calls";
import type { Pace, Seated, TableHere } from "$lib/api/types";
import { promise, revealing, taken } from "$lib/table/deal";

import type { Setup } from "./setup";

export interface Wish {
    game: string;
    variant: Setup;
    pace: Pace | null;
    listed: boolean;
    /** One word per seat: a bot's name, "" for somebody who will come, "me" for whoever opens the table. */
    seats: readonly string[];
    /** The bot that takes over from whoever leaves or is away. */
    standIn?: string | undefined;
}

/** The id of the new table. */
export async function openTable({ game, variant, pace, listed, seats, standIn }: Wish): Promise<TableHere> {
    const wish = { game, seats: seats.length, variant, pace, listed, ...(standIn ? { stand_in: standIn } : {}) };
    const here = await post<TableHere>("/api/tables", wish);
    await seatAll(here, seats);
    return here;
}

/** Sit down at a new table, seat the bots, and begin unless it waits for somebody. */
async function seatAll(here: TableHere, seats: readonly string[]): Promise<void> {
    const path = `/api/tables/${here.table.id}`;
    const mine = seats.indexOf("me");
    if (mine >= 0) await post<Seated>(`${path}/join`, { seat: mine, hash: await promise(here.table) });
    for (const [seat, bot] of seats.entries())
        if (bot && bot !== "me") await put<TableHere>(`${path}/seats/${seat}/bot`, { bot });
    if (!seats.includes("")) await begin(await get<TableHere>(path));
}

/** Play on from a moment of a finished game, with its true cards or as a seat knew it; gives the id of the new table. */
export async function playOn(
    id: string,
    step: number,
    known: number | null,
    seats: readonly string[],
): Promise<string> {
    const here = await post<TableHere>(`/api/tables/${id}/forks`, { step, known });
    await seatAll(here, seats);
    return here.table.id;
}

/** The next game with the same people: the table is opened unless one of them did already, and the reader sits down. */
export async function playAgain(id: string, seat: number | null): Promise<string> {
    const next = await post<TableHere>(`/api/tables/${id}/again`);
    const { table } = next;
    const path = `/api/tables/${table.id}`;
    const free = table.seats.filter(({ taken }) => !taken).map(({ number }) => number);
    if (table.status !== "waiting" || next.seat !== null || !free.length) return table.id;
    const mine = seat !== null && free.includes(seat) ? seat : free[0];
    await post<Seated>(`${path}/join`, { seat: mine, hash: await promise(table) });
    if (next.owner && free.length === 1) await begin(await get<TableHere>(path)); // nobody else to wait for
    return table.id;
}

/** Begin a table at which nobody else sits, with a nonce of our own in the deal. */
async function begin({ table, seat }: TableHere): Promise<void> {
    const nonce = seat === null ? "" : await revealing(table, seat);
    await post<TableHere>(`/api/tables/${table.id}/start`, { nonce });
    if (nonce) taken(table.id);
}

/** A game against bots at once, as `wish` says; the table is opened first, so that its commitment is known. */
export async function playNow(wish: {
    game: string;
    variant?: Setup;
    bots?: string[];
    guide?: boolean;
}): Promise<string> {
    const { table } = await post<Seated>("/api/tables/now", { ...wish, begin: false });
    const here = await get<TableHere>(`/api/tables/${table}`);
    await promise(here.table);
    await begin(here);
    return table;
}
