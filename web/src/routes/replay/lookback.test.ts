import { expect, test } from "vitest";

import type { GamePoints, LookBack, Move, SeatLookBack } from "$lib/api/types";

import { lacking, pointsAfter, seatsOf, spread, toldFirst, toldOf } from "./lookback";

const seat = (number: number): SeatLookBack => ({
    seat: number,
    values: [10, 12.4, 7.6],
    low: [-5.6, 0, 7.6],
    high: [30, 24.5, 7.6],
    turning: [],
    again: [],
});
const points: GamePoints = {
    games: 10,
    sources: { cards: "Cards", town: "Town", track: "Track", fines: "Fines" },
    rounds: [
        {
            round: 1,
            move: 3,
            seats: [{ cards: 2 }, { town: 3, cards: 4, fines: -1 }],
            usual: { "": { low: 2, middle: 4, high: 9 }, track: { low: 0, middle: 0, high: 1 } },
        },
    ],
};
const look: LookBack = {
    why: "",
    ahead: true,
    back: 0,
    closer: false,
    causes: true,
    moves: [0, 2, 3],
    seats: [seat(0), seat(1)],
    points,
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
    expect(toldFirst([0, 1], 1, 0)).toBe(1);
    expect(toldFirst([0, 1], "open", 1)).toBe(1);
    expect(toldFirst([0, 1], "open", null)).toBe(0);
    expect(toldFirst([0, 1], 3, 3)).toBe(0);
});

test("points are told for every seat, the richest source first, and what is usual where it brings anything", () => {
    expect(seatsOf(look)).toEqual([0, 1]);
    expect(seatsOf({ ...look, seats: [] })).toEqual([0, 1]);
    expect(seatsOf({ ...look, seats: [], points: null })).toEqual([]);
    expect(pointsAfter(points, 0, 1)).toEqual([
        { source: "cards", own: 4, usual: undefined },
        { source: "town", own: 3, usual: undefined },
        { source: "track", own: 0, usual: { low: 0, middle: 0, high: 1 } },
        { source: "fines", own: -1, usual: undefined },
        { source: "", own: 6, usual: { low: 2, middle: 4, high: 9 } },
    ]);
});

test("it says by how many points a curve ends below the points of the game, where a goal was not reached", () => {
    const alone: LookBack = { ...look, ahead: false, seats: [{ ...seat(0), values: [10, -8] }] };
    expect(lacking(alone)).toBe(10);
    expect(lacking({ ...alone, seats: [{ ...seat(0), values: [2] }] })).toBe(0);
    expect([lacking({ ...alone, ahead: true }), lacking({ ...alone, seats: [] })]).toEqual([0, 0]);
    expect(lacking({ ...alone, points: null })).toBe(0);
});

test("what a seat chose in secret is told where it was shown", () => {
    const move = (seat: number, ...lines: [number, string][]): Move =>
        ({ seat, log: lines.map(([seat, text]) => ({ seat, text })) }) as unknown as Move;
    const moves = [move(0), move(1, [1, "Bea builds."], [0, "Anna plays."]), move(0, [0, "Anna draws."])];
    expect(toldOf(moves, 0)).toBe("Anna plays.");
    expect(toldOf(moves.slice(0, 1), 0)).toBeUndefined();
});
