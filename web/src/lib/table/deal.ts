/**
 * Nobody chooses the deal: this browser promises a nonce by its hash, sends it when nobody can come or go any more, and
 * checks at the end that seed and nonces are those that were promised. What it promised and saw is kept before it is sent.
 */
import { post } from "$lib/api/calls";
import type { TableInfo } from "$lib/api/types";
import { keep, kept } from "$lib/reader/kept";

interface Kept {
    nonce: string;
    /** To the seed, as it was when the nonce was promised. */
    commitment: string;
    /** Of everybody's nonces, as they were when the own one was sent. */
    hashes?: string[];
    /** Other hashes were shown after the nonce was on its way. */
    changed?: boolean;
    /** The nonce was sent. */
    sent?: boolean;
    /** The server said that it has taken it. */
    taken?: boolean;
}
/** What a table shows of what was promised. */
type Shown = Pick<TableInfo, "id" | "commitment" | "seats">;
export type Part = "seed" | "own" | "others" | "record";
export interface Checked {
    /** What does not hold; empty where all does, null where this browser did not see what was promised. */
    broken: Part[] | null;
    /** The own nonce is in the deal; "late" where it was sent and is not. */
    own: "yes" | "no" | "late";
    /** Whether the others' hashes were seen before the own nonce was sent. */
    others: boolean;
}
/** What the first line of a record says of the deal. */
export interface Header {
    seed: string;
    commitment: string;
    nonces: string[];
    people?: number[];
    hashes?: string[];
}

const place = (id: string): string => `deal-${id}`;
const read = (id: string): Kept | null => JSON.parse(kept(place(id)) ?? "null") as Kept | null;
const note = (id: string, what: Kept): void => keep(place(id), JSON.stringify(what));

/** BLAKE2b as the server uses it, in hexadecimal. */
async function hash(data: Uint8Array, person: string, size: number, key?: Uint8Array): Promise<string> {
    const { blake2b } = await import("@noble/hashes/blake2.js");
    const { bytesToHex } = await import("@noble/hashes/utils.js");
    const personalization = new Uint8Array(16);
    personalization.set(bytes(person));
    return bytesToHex(blake2b(data, { dkLen: size, personalization, ...(key ? { key } : {}) }));
}
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
async function seedBytes(seed: string): Promise<Uint8Array> {
    const { blake2b } = await import("@noble/hashes/blake2.js");
    return blake2b(bytes(seed), { dkLen: 32 });
}
export const commitment = async (seed: string): Promise<string> => hash(await seedBytes(seed), "commitment", 32);
export const nonceHash = (nonce: string): Promise<string> => hash(bytes(nonce), "nonce", 32);
export const derivedNonce = async (seed: string, seat: number): Promise<string> =>
    hash(bytes(String(seat)), "derived nonce", 16, await seedBytes(seed));

/** Make a nonce for a table whose commitment is known, and keep both; gives what is promised of it. */
export async function promise(info: Pick<TableInfo, "id" | "commitment">): Promise<string> {
    const known = read(info.id);
    if (known && !known.hashes && known.commitment === info.commitment) return nonceHash(known.nonce); // not sent yet
    const nonce = crypto.getRandomValues(new Uint32Array(4)).join("-");
    note(info.id, { nonce, commitment: info.commitment });
    return nonceHash(nonce);
}

/** The nonce to send now that nobody comes or goes; empty where none was promised here, or something else is shown. */
export async function revealing(info: Shown, seat: number): Promise<string> {
    const mine = read(info.id);
    const hashes = info.seats.map((one) => one.hash ?? "");
    const promised = hashes[seat] && mine ? hashes[seat] === (await nonceHash(mine.nonce)) : true;
    if (!mine || mine.commitment !== info.commitment || !promised) return "";
    if (mine.hashes && mine.hashes.some((hash, number) => number !== seat && hash !== hashes[number])) {
        note(info.id, { ...mine, changed: true });
        return "";
    }
    note(info.id, { ...mine, hashes: mine.hashes ?? hashes, sent: true });
    return mine.nonce;
}

/** The server has the nonce. */
export function taken(id: string): void {
    const mine = read(id);
    if (mine) note(id, { ...mine, taken: true });
}

/** Send the nonce; a game that has begun meanwhile began without it, and the end page says so. */
export async function reveal(info: Shown, seat: number): Promise<void> {
    const nonce = await revealing(info, seat);
    if (!nonce) return;
    await post(`/api/tables/${info.id}/nonce`, { nonce }).then(
        () => taken(info.id),
        () => undefined,
    );
}

/** The first line of the record of a table that is over; null where it cannot be had. */
export async function headerOf(id: string): Promise<Header | null> {
    try {
        const answer = await fetch(`/api/tables/${id}/record`);
        return answer.ok ? (JSON.parse((await answer.text()).split("\n", 1)[0] ?? "") as Header) : null;
    } catch {
        return null;
    }
}

/** After the end: is it what was promised? That the cards follow from it only a replay of the record can tell. */
export async function checked(info: TableInfo, seat: number | null, record: Header | null): Promise<Checked> {
    const mine = seat === null ? null : read(info.id);
    const { seed = "", nonces = [] } = info.revealed ?? {};
    if (!mine || seat === null || !seed) return { broken: null, own: "no", others: false };
    const broken = new Set<Part>();
    if (mine.commitment !== info.commitment || mine.commitment !== (await commitment(seed))) broken.add("seed");
    const whole = [nonces, mine.hashes ?? nonces].every(({ length }) => length === info.seats.length);
    if (mine.changed || !whole) broken.add("others");
    for (const [number, { number: named, hash = "", chance }] of info.seats.entries()) {
        const nonce = nonces[number] ?? "";
        const part = number === seat ? "own" : "others";
        const promised = chance === "own";
        const fits = promised ? hash === (await nonceHash(nonce)) : nonce === (await derivedNonce(seed, number));
        if (!fits || named !== number) broken.add(part);
        if (number !== seat && mine.hashes && mine.hashes[number] !== hash) broken.add(part);
    }
    const own = info.seats[seat]?.chance === "own";
    if (own ? nonces[seat] !== mine.nonce : mine.taken) broken.add("own");
    if (record && !sameDeal(record, info, nonces, mine.commitment)) broken.add("record");
    return { broken: [...broken], own: own ? "yes" : mine.sent ? "late" : "no", others: Boolean(mine.hashes) };
}

/** Whether a record is of the deal that the table shows. */
function sameDeal(record: Header, { seats, revealed }: TableInfo, nonces: string[], promised: string): boolean {
    const people = seats.filter(({ chance }) => chance).map(({ number }) => number);
    const shown = [promised, revealed?.seed, nonces, people, seats.map(({ hash = "" }) => hash)];
    const told = [record.commitment, record.seed, record.nonces, record.people, record.hashes];
    return JSON.stringify(shown) === JSON.stringify(told);
}
