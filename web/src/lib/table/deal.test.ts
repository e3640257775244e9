import { beforeEach, expect, test, vi } from "vitest";

import type { TableInfo } from "$lib/api/types";

import { checked, commitment, derivedNonce, nonceHash, promise, revealing, taken } from "./deal";

const store = new Map<string, string>();
beforeEach(() => {
    store.clear();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => void store.set(key, value),
    });
});

test("hashes are those of the server", async () => {
    expect(await commitment("tea")).toBe("97d30d74f483324305fa1ae5195aab8620c1ef9810e6fcbcef50c55b8134ff14");
    expect(await nonceHash("3-1-4-1")).toBe("d8078daa883000196ff60095205b497a12cec5e1329ad197df2ad0f04fd81aac");
    expect(await derivedNonce("tea", 2)).toBe("8da69d60467be889d3820ab7c57a594a");
});

/** A table for two people and a bot that was played to its end, with the own seat first. */
async function played(): Promise<TableInfo> {
    const before = { id: "t", commitment: await commitment("tea"), revealed: null };
    const hash = await promise(before);
    const { nonce } = JSON.parse(store.get("deal-t") ?? "") as { nonce: string };
    const seats = [
        { number: 0, hash, chance: "own" },
        { number: 1, hash: await nonceHash("other"), chance: "own" },
        { number: 2, hash: "", chance: "" },
    ];
    const info = { ...before, seats } as unknown as TableInfo;
    expect(await revealing(info, 0)).toBe(nonce);
    taken("t");
    return { ...info, revealed: { seed: "tea", nonces: [nonce, "other", await derivedNonce("tea", 2)] } };
}
const broken = async (info: TableInfo): Promise<unknown> => (await checked(info, 0, null)).broken;
const seat = (info: TableInfo, number: number, other: object): TableInfo => ({
    ...info,
    seats: info.seats.map((one) => (one.number === number ? { ...one, ...other } : one)),
});
const nonces = (info: TableInfo, number: number, nonce: string): TableInfo => ({
    ...info,
    revealed: {
        seed: "tea",
        nonces: (info.revealed?.nonces ?? []).map((one, index) => (index === number ? nonce : one)),
    },
});

test("what was promised holds, and whoever did not see the promise cannot say", async () => {
    const info = await played();
    expect(await checked(info, 0, null)).toEqual({ broken: [], own: "yes", others: true });
    expect(await broken({ ...info, id: "another" })).toBeNull();
    expect((await checked(info, null, null)).broken).toBeNull();
});

test("another seed is noticed, also with a commitment that fits it", async () => {
    const info = await played();
    const other = { ...info, revealed: { seed: "coffee", nonces: info.revealed?.nonces ?? [] } };
    expect(await broken(other)).toContain("seed");
    expect(await broken({ ...other, commitment: await commitment("coffee") })).toContain("seed");
});

test("a nonce that was swapped, left out or ground is noticed", async () => {
    const info = await played();
    expect(await broken(nonces(info, 0, "mine?"))).toEqual(["own"]);
    expect(await broken(seat(nonces(info, 0, "mine?"), 0, { hash: await nonceHash("mine?") }))).toEqual(["own"]);
    const left = nonces(seat(info, 0, { chance: "none" }), 0, await derivedNonce("tea", 0));
    expect(await broken(left)).toEqual(["own"]);
    expect(await broken(nonces(info, 1, "late"))).toEqual(["others"]);
    expect(await broken(seat(nonces(info, 1, "late"), 1, { hash: await nonceHash("late") }))).toEqual(["others"]);
    expect(await broken(nonces(info, 2, "ground"))).toEqual(["others"]);
    const person = { hash: await nonceHash("ground"), chance: "own" };
    expect(await broken(seat(nonces(info, 2, "ground"), 2, person))).toEqual(["others"]);
});

test("whoever was not there adds none, and is told so", async () => {
    const info = await played();
    store.set("deal-t", JSON.stringify({ nonce: "n", commitment: info.commitment }));
    const left = nonces(seat(info, 0, { chance: "none" }), 0, await derivedNonce("tea", 0));
    expect(await checked(left, 0, null)).toEqual({ broken: [], own: "no", others: false });
    const sent = { nonce: "n", commitment: info.commitment, hashes: info.seats.map(({ hash }) => hash), sent: true };
    store.set("deal-t", JSON.stringify(sent));
    expect(await checked(left, 0, null)).toEqual({ broken: [], own: "late", others: true });
});

test("hashes that change after the nonce was sent are noticed, and it is not sent again", async () => {
    const info = await played();
    const other = seat(nonces(info, 1, "ground"), 1, { hash: await nonceHash("ground") });
    expect(await revealing(other, 0)).toBe("");
    expect(await broken(other)).toContain("others");
    expect(await broken(info)).toContain("others");
});

test("lists of another length or order are noticed", async () => {
    const info = await played();
    expect(await broken(seat(info, 1, { number: 0 }))).toContain("others");
    const more = { seed: "tea", nonces: [...(info.revealed?.nonces ?? []), "more"] };
    expect(await broken({ ...info, revealed: more })).toContain("others");
});

test("a record of another deal is noticed", async () => {
    const info = await played();
    const header = {
        seed: "tea",
        commitment: info.commitment,
        nonces: info.revealed?.nonces ?? [],
        people: [0, 1],
        hashes: info.seats.map(({ hash }) => hash),
    };
    expect((await checked(info, 0, header)).broken).toEqual([]);
    for (const wrong of [{ seed: "coffee" }, { commitment: "0" }, { people: [0] }, { hashes: ["", "", ""] }])
        expect((await checked(info, 0, { ...header, ...wrong })).broken).toEqual(["record"]);
});

test("a nonce that was not sent is promised again", async () => {
    const table = { id: "u", commitment: "c" };
    expect(await promise(table)).toBe(await promise(table));
    expect(await promise({ id: "u", commitment: "d" })).not.toBe(await promise({ id: "v", commitment: "d" }));
});

test("nothing is sent to a table that shows another commitment, or another hash for the own seat", async () => {
    const info = await played();
    expect(await revealing({ ...info, commitment: "0" }, 0)).toBe("");
    expect(await revealing(seat(info, 0, { hash: await nonceHash("another") }), 0)).toBe("");
});
