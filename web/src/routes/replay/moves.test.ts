import { expect, test } from "vitest";

import type { Move } from "$lib/api/types";

import { aboutOf, addressOf, isGone, momentOf, stepped, stops } from "./moves";

const move = (number: number, seat: number, round: number, turn = 0): Move => ({
    number,
    seat,
    kind: "choice",
    option: "",
    round,
    turn,
    log: [],
    events: [],
    scores: [number, 2 * number],
});
const result = { game: "orchard", how: "played", ended: "2026-01-01T00:00:00+00:00", seats: [] };
const moves = [move(1, 0, 1), move(2, 0, 1), move(3, 1, 1), move(4, 1, 2), move(5, 1, 2, 1)];
const game = { first: 0, moves, result };

test("one can stop at every move, turn and round", () => {
    expect(stops(game, "move")).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stops(game, "turn")).toEqual([0, 2, 3, 4, 5]);
    expect(stops(game, "round")).toEqual([0, 3, 5]);
    expect(stops({ first: 7, moves: [], result }, "move")).toEqual([7]);
});

test("a game is gone when it had moves and none is left", () => {
    expect(isGone(game)).toBe(false);
    expect(isGone({ first: 3, moves, result })).toBe(false);
    expect(isGone({ first: 0, moves: [], result })).toBe(false);
    expect(isGone({ first: 7, moves: [], result })).toBe(true);
});

test("a move is about what people did and with what", () => {
    const log = [
        {
            seat: 0,
            text: "",
            targets: ["M12", "2,-1"],
            clause: "",
            start: 0,
            end: 1,
            clauses: [],
            deed: "",
            minor: false,
        },
        { seat: 1, text: "", targets: ["gem"], clause: "", start: 1, end: 2, clauses: [], deed: "", minor: false },
        { seat: null, text: "", targets: ["E3"], clause: "", start: 2, end: 3, clauses: [], deed: "", minor: false },
    ];
    expect(aboutOf({ ...move(1, 0, 1), log })).toEqual(log.slice(0, 2));
});

test("steps go to the next stop and stay at the ends", () => {
    const found = stops(game, "round");
    expect(stepped(found, 0, 1)).toBe(3);
    expect(stepped(found, 4, -1)).toBe(3);
    expect(stepped(found, 5, 1)).toBe(5);
    expect(stepped(found, 0, -1)).toBe(0);
});

test("an address leads to its moment, and a wrong one to the nearest that there is", () => {
    const at = { move: 3, seat: 1 } as const;
    expect(momentOf(addressOf("T", at).split("?")[1] ?? "", 0, 5)).toEqual(at);
    expect(momentOf("", 0, 5)).toEqual({ move: 0, seat: "open" });
    expect(momentOf("?move=99&seat=x", 0, 5)).toEqual({ move: 5, seat: "open" });
    expect(momentOf("?move=no", 2, 5).move).toBe(2);
});
