import { expect, test } from "vitest";

import type { Move } from "$lib/api/types";

import { grown, rounds } from "./points";

const move = (number: number, round: number): Move => ({
    number,
    seat: 0,
    kind: "choice",
    option: "",
    round,
    turn: 0,
    log: [],
    events: [],
    scores: [number, 2 * number],
});
const result = { game: "orchard", how: "played", ended: "2026-01-01T00:00:00+00:00", seats: [] };
const game = { first: 0, moves: [move(1, 1), move(2, 1), move(3, 1), move(4, 2), move(5, 2)], result };

test("rounds have their places, points their history", () => {
    expect(rounds(game)).toEqual([
        { at: 0, text: "1" },
        { at: 3, text: "2" },
    ]);
    expect(grown(game, 1)).toEqual([2, 2, 4, 6, 8, 10]);
    const hidden = { ...game, moves: game.moves.map((move) => ({ ...move, scores: [move.number, null] })) };
    expect(grown(hidden, 1)).toEqual([]);
    expect(grown(hidden, 0)).toEqual(grown(game, 0));
});
