import { expect, test } from "vitest";

import type { LookBack, Move, SeatLookBack } from "$lib/api/types";

import { spread, toldFirst, toldOf } from "./lookback";

const seat = (number: number): SeatLookBack => ({
    seat: number,
    values: [10, 12.4, 7.6],
    low: [-5.6, 0, 7.6],
    high: [30, 24.5, 7.6],
    turning: [],
    again: [],
});
const look: LookBack = {
    why: "",
    ahead: true,
    back: 0,
    closer: false,
    moves: [0, 2, 3],
    seats: [seat(0), seat(1)],
};

test("a value holds until the next one, also where choices were taken back", () => {
    expect(spread(look, seat(0), "Anna", 5)).toEqual({
        name: "Anna",
        values: [10, 10, 12, 8, 8, 8],
        band: { low: [-6, -6, 0, 8, 8, 8], high: [30, 30, 25, 8, 8, 8] },
    });
    expect(spread({ ...look, moves: [0] }, seat(0), "Anna", 1).values).toEqual([10, 10]);
});

test("it begins with whose eyes were chosen, then with the reader's own seat", () => {
    expect(toldFirst(look, 1, 0)).toBe(1);
    expect(toldFirst(look, "open", 1)).toBe(1);
    expect(toldFirst(look, "open", null)).toBe(0);
    expect(toldFirst(look, 3, 3)).toBe(0);
});

test("what a seat chose in secret is told where it was shown", () => {
    const move = (seat: number, ...lines: [number, string][]): Move =>
        ({ seat, log: lines.map(([seat, text]) => ({ seat, text })) }) as unknown as Move;
    const moves = [move(0), move(1, [1, "Bea builds."], [0, "Anna plays."]), move(0, [0, "Anna draws."])];
    expect(toldOf(moves, 0)).toBe("Anna plays.");
    expect(toldOf(moves.slice(0, 1), 0)).toBeUndefined();
});
