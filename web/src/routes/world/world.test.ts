import { expect, it, vi } from "vitest";

import { words } from "$lib/words/words.svelte";

import { parting, roundsOf, sourcesAt, when } from "./world";

const entry = (own: boolean, choices: number, rounds: { round: number; points: Record<string, number> }[]) => ({
    ...{ name: "", table: "", place: 0, why: "", score: 0, at_table: 1 },
    ...{ own, choices, rounds },
});
const crossing = (number: number, turn: number, taken: Record<string, number>, own: string) => ({
    ...{ number, turn, taken, own },
    together: Object.values(taken).reduce((a, b) => a + b),
});

it("says where a line left the others, that nobody else went there, or that somebody went all the way", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await words.load("en", "world");
    const first = crossing(0, 0, { a: 30, b: 10 }, "a");
    const entries = [entry(true, 4, [])];
    expect(parting({ crossings: [], entries }).said).toContain("first");
    expect(parting({ crossings: [first, crossing(2, 1, { c: 29, d: 1 }, "d")], entries }).said).toBe(
        "You left the others at turn 2: none of the other 29 chose this.",
    );
    expect(parting({ crossings: [first], entries }).said).toBe(
        "You left the others at turn 1: 30 of 40 chose this too.",
    );
    expect(parting({ crossings: [first, crossing(3, 1, { c: 2 }, "c")], entries }).said).toContain("all the same");
    expect(when({ kind: "week", period: "2026-W07" })).toBe("7");
    expect(when({ kind: "day", period: "2026-11-18" })).toBe("Nov 18, 2026");
    vi.unstubAllGlobals();
});

it("counts points by source; whoever ended earlier keeps what they had", () => {
    const entries = [
        entry(true, 1, [
            { round: 1, points: { gems: 2 } },
            { round: 2, points: { gems: 4, carts: 2 } },
        ]),
        entry(false, 1, [{ round: 1, points: { gems: 6 } }]),
        entry(false, 0, []),
    ];
    expect(roundsOf(entries)).toEqual([1, 2]);
    expect(sourcesAt(entries, 1)).toEqual([{ source: "gems", own: 2, average: 4 }]);
    expect(sourcesAt(entries, 2)).toEqual([
        { source: "gems", own: 4, average: 5 },
        { source: "carts", own: 2, average: 1 },
    ]);
});
