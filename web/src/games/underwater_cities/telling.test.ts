import { expect, it } from "vitest";

import { cut } from "$lib/board/beats.svelte";
import type { Observation } from "$lib/api/types";

import type { View } from "./facts";
import { broken } from "./reading";
import { earlier, flightsOf, telling } from "./telling";

const BEFORE = {
    players: [{ kelp: 1 }, { kelp: 1 }],
    slots: { "12-G1": [], "12-R1": [] },
    dear_specials: [],
    contracts: [],
    round: 3,
} as unknown as View;
const AFTER = {
    ...BEFORE,
    players: [{ kelp: 2 }, { kelp: 3 }],
    slots: { "12-G1": [0], "12-R1": [1] },
} as unknown as View;
const EVENTS = [
    { event: "tile-placed", seat: 0, slot: "12-G1" },
    { event: "gained", seat: 0, item: "kelp", count: 1 },
    { event: "tile-placed", seat: 1, slot: "12-R1" },
    { event: "gained", seat: 1, item: "kelp", count: 2 },
];
const seen = (view: View): Observation => ({ view }) as Observation;

it("while one player has a turn, the next one's slot is still free", () => {
    const beats = cut({ before: seen(BEFORE), seen: seen(AFTER), events: EVENTS }, telling.begins);
    const [first, second] = beats.map(({ later }) => earlier(AFTER, BEFORE, later, 3));
    expect(first?.slots).toEqual({ "12-G1": [0], "12-R1": [] });
    expect(first?.players).toEqual([{ kelp: 2 }, { kelp: 1 }]);
    expect(second).toEqual(AFTER);
});

it("flies what a slot brings from there to its player", () => {
    expect(flightsOf(EVENTS).map(({ from, to, count }) => [from, to, count])).toEqual([
        ["12-G1", "kelp-0", 1],
        ["12-R1", "kelp-1", 2],
    ]);
});

it("breaks long words between syllables, and leaves short ones whole", () => {
    const shown = (name: string): string => broken(name).replaceAll("\u00ad", "-");
    expect(shown("Terrassenmarschall")).toBe("Ter-ras-sen-mar-schall");
    expect(shown("Große Halle")).toBe("Große Halle");
});
