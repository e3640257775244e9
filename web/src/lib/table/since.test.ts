import { expect, it } from "vitest";

import type { LogLine } from "$lib/api/types";

import { askedOf, goesOn, sinceOf } from "./since";

const line = (seat: number | null, text: string): LogLine => ({
    seat,
    text,
    targets: [],
    clause: "",
    clauses: [],
    start: 0,
    end: 1,
});
const LOG = [line(1, "old"), line(0, "mine"), line(2, "a"), line(1, "b"), line(null, "round"), line(2, "c")];

it("tells seat by seat what others did since a line", () => {
    const told = sinceOf(LOG, 1, 0).map(({ seat, lines }) => [seat, lines.map(({ text }) => text)]);
    expect(told).toEqual([
        [2, ["a", "c"]],
        [1, ["b"]],
    ]);
    expect(sinceOf(LOG, LOG.length, 0)).toEqual([]);
});

it("lines of one seat in a row belong together, and what happens to all stands alone", () => {
    expect(LOG.map((each, n) => goesOn(each, LOG[n - 1]))).toEqual([false, false, false, false, false, false]);
    expect(goesOn(line(2, "d"), LOG.at(-1))).toBe(true);
    expect(goesOn(line(null, "e"), line(null, "f"))).toBe(false);
});

it("a line that is asked about comes with what the same seat did before it", () => {
    const log = [line(1, "a"), line(0, "b"), line(0, "c"), line(0, "d"), line(1, "e")];
    expect(askedOf(log, 3).map(({ text }) => text)).toEqual(["d", "c", "b"]);
    expect(askedOf(log, 4).map(({ text }) => text)).toEqual(["e"]);
});
