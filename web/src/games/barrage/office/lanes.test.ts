import { expect, test } from "vitest";

import { lanes } from "./lanes";

test("marks on one space stand in rows of two", () => {
    expect(lanes([0, 0, 0, 5], 1)).toEqual([
        { seat: 0, at: -0.5, lane: 0 },
        { seat: 1, at: 0.5, lane: 0 },
        { seat: 2, at: -0.5, lane: 1 },
        { seat: 3, at: 5, lane: 0 },
    ]);
});

test("marks on spaces beside each other do not touch", () => {
    expect(lanes([4, 5, 7], 1.2).map(({ lane }) => lane)).toEqual([0, 1, 0]);
});
