import { expect, test } from "vitest";

import type { TableLine } from "$lib/api/types";

import { byUrgency, found } from "./mine";

const table = (id: string, status: string, more: Partial<TableLine> = {}): TableLine => ({
    id,
    status,
    game: "any",
    variant: {},
    seats: 3,
    people: ["Ada"],
    bots: 0,
    asked: [],
    pace: null,
    created: "",
    ended: "",
    how: "",
    winners: [],
    own: null,
    forked: false,
    ...more,
});
const turn = { seat: 0, turn: true, bot: false, score: null, rank: null, players: null };
const ids = (tables: readonly TableLine[]): string[] => tables.map(({ id }) => id);

test("tables that wait for me come first, finished ones lie apart", () => {
    const { open, over } = byUrgency([
        table("new", "waiting"),
        table("old", "over"),
        table("theirs", "playing"),
        table("left", "ended"),
        table("mine", "playing", { own: turn }),
    ]);
    expect(ids(open)).toEqual(["mine", "theirs", "new"]);
    expect(ids(over)).toEqual(["old", "left"]);
});

test("tables are looked for by game, pace and free seats; what is played can be watched", () => {
    const tables = [
        table("one", "waiting", { people: ["Ada", "Béla"] }),
        table("two", "waiting", { pace: { kind: "days", bank: 0, turn: 86400 } }),
        table("full", "waiting", { people: ["Ada", "Béla", "Cili"] }),
        table("played", "playing", { game: "other" }),
    ];
    const all = { game: "", kind: "", seats: 0 } as const;
    expect(ids(found(tables, all).join)).toEqual(["one", "two"]);
    expect(ids(found(tables, all).watch)).toEqual(["played"]);
    expect(ids(found(tables, { ...all, kind: "days" }).join)).toEqual(["two"]);
    expect(ids(found(tables, { ...all, kind: "live" }).join)).toEqual(["one"]);
    expect(ids(found(tables, { ...all, seats: 2 }).join)).toEqual(["two"]);
    expect(ids(found(tables, { ...all, game: "other" }).join)).toEqual([]);
    expect(ids(found(tables, { ...all, game: "other" }).watch)).toEqual(["played"]);
});
