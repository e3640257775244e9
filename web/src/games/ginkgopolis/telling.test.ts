import { expect, it } from "vitest";

import { cut } from "$lib/board/beats.svelte";
import type { Observation } from "$lib/api/types";

import type { View } from "./facts";
import { earlier, telling } from "./telling";

const BEFORE = {
    top: { "0,0": "r01" },
    height: { "0,0": 1 },
    owner: { "0,0": -1 },
    tokens: { A: "0,1" },
    districts: [],
    players: [{ resources: 5 }, { resources: 6 }],
    round: 3,
    first: 0,
} as unknown as View;
const AFTER = {
    ...BEFORE,
    top: { "0,0": "b07", "0,1": "y03" },
    height: { "0,0": 2, "0,1": 1 },
    owner: { "0,0": 0, "0,1": 1 },
    tokens: { A: "0,2" },
    players: [{ resources: 3 }, { resources: 5 }],
} as unknown as View;
const EVENTS = [
    { event: "revealed", seat: 0, card: "R01", tile: "b07" },
    { event: "constructed", seat: 0, tile: "b07", cell: "0,0", height: 2 },
    { event: "revealed", seat: 1, card: "UA", tile: "y03" },
    { event: "urbanized", seat: 1, tile: "y03", cell: "0,1" },
    { event: "token-moved", letter: "A", cell: "0,2" },
];
const seen = (view: View): Observation => ({ view }) as Observation;

it("while one player builds, what the next one builds is not there yet", () => {
    const beats = cut({ before: seen(BEFORE), seen: seen(AFTER), events: EVENTS }, telling.begins);
    const [first, second] = beats.map(({ later }) => earlier(AFTER, BEFORE, later));
    expect(first?.top).toEqual({ "0,0": "b07" });
    expect(first?.tokens).toEqual({ A: "0,1" });
    expect(first?.players).toEqual([{ resources: 3 }, { resources: 6 }]);
    expect(second).toBe(AFTER);
});
