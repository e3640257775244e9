import { expect, it, test } from "vitest";

import type { TableInfo } from "$lib/api/types";

import { cameFrom, offerAt } from "./offer";

const DAYS = { kind: "days", bank: 0, turn: 86_400 } as const;
const table = (others: "people" | "bots", pace: TableInfo["pace"] = null, status = "playing"): TableInfo =>
    ({
        status,
        pace,
        seats: [
            { number: 0, name: "Ada", bot: "" },
            { number: 1, name: "Ben", bot: others === "bots" ? "random" : "" },
        ],
    }) as unknown as TableInfo;

it("nothing is said before the first moves, or while the reader is asked", () => {
    const moves = (pace: TableInfo["pace"], asked = false): string[] =>
        [0, 1, 2, 3].map((number) => offerAt(table("people", pace), 0, number, asked));
    expect(moves(null)).toEqual(["", "", "", "keep"]);
    expect(moves(DAYS)).toEqual(["", "days", "days", "days"]);
    expect(moves(DAYS, true)).toEqual(["", "", "", ""]);
});

it("whoever is alone with bots, or whose game is over, is left in peace", () => {
    expect(offerAt(table("bots"), 0, 9, false)).toBe("");
    expect(offerAt(table("people", DAYS, "over"), 0, 9, false)).toBe("");
    expect(offerAt(table("people", null, "over"), null, 0, false)).toBe("");
});

it("whoever watches people is told of the way back", () => {
    expect(offerAt(table("people"), null, 0, false)).toBe("back");
});

test.each([
    ["?from=/t/abc-D_1", "/t/abc-D_1"],
    ["?from=/i/abc", "/i/abc"],
    ["?from=//evil.example/t/a", ""],
    ["?from=https://evil.example", ""],
    ["?from=/t/a/../../api", ""],
    ["?from=/settings", ""],
    ["?from=/me", "/me"],
    ["?from=/programs", "/programs"],
    ["?from=/me/x", ""],
    ["", ""],
])("%s leads to %o", (search, page) => expect(cameFrom(search)).toBe(page));
