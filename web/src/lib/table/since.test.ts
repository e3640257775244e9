import { expect, it } from "vitest";

import type { LogLine } from "$lib/api/types";

import { goesOn, sinceOf } from "./since";

const line = (seat: number | null, text: string): LogLine => ({
    seat,
    text,
    targets: [],
    clause: "",
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
