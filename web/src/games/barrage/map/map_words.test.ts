import { beforeAll, expect, test, vi } from "vitest";

import { words } from "$lib/words/words.svelte";

import type { View } from "../data";
import type { Scene } from "../scene.svelte";
import { MapWords, onMap } from "./map_words";

const view = {
    dam_owner: { D8L: 0, D5L: -1 },
    dam_level: { D8L: 3, D5L: 2 },
    dam_drops: { D8L: 1, D5L: 0 },
    conduits: { C8A: 1 },
    powerhouses: { "P11-2": 1 },
    headstreams: { HA: 2 },
} as unknown as View;
const forecast = {
    ways: { HA: { now: ["1", "8", "D8L"], later: ["1", "8", "11"] } },
    feeds: [{ seat: 0, dam: "D8L", conduit: "C8A", houses: ["P11-1"], drops: 1, energy: 3, fee: 1, owner: 1 }],
    capacity: { D8L: 4, D5L: 2 },
};
const scene = { name: (who: number) => ["Anna", "Béla"][who] } as Scene;
const says = new MapWords(() => ({ view, round: 2, tiles: { HA: "H7" }, forecast, scene }));

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await words.load("en", "barrage");
});

test("what a screen reader hears of a place", () => {
    expect(says.dam("D8L")).toBe("Basin 8, lower dam: Anna, level 3, 1 of 4 drops");
    expect(says.dam("D5L")).toBe("Basin 5, lower dam: neutral, level 2, 0 of 2 drops");
    expect(says.dam("D8U")).toBe("Basin 8, upper dam: free, red space");
    expect(says.pipe("C8A")).toBe("Basin 8, left conduit: Béla, value 3, from basin 8 to basin 11");
    expect(says.house("P11-2")).toBe("Basin 11, powerhouse 2: Béla");
    expect(says.head("HA")).toBe("Headstream A, 2 drops wait, round 3: 2, round 4: 2");
    expect(says.basin(8)).toBe("Basin 8, in the plain, the river runs to basin 11");
});

test("what is read there large", () => {
    expect(says.large("HA")).toEqual({
        title: "Headstream A",
        lines: [
            "2 drops wait, round 3: 2, round 4: 2",
            "Now a drop would stop here: Basin 8, lower dam.",
            "After the coming water flow it would leave the map.",
        ],
    });
    expect(says.large("D8L").lines.at(-1)).toBe(
        "Anna: 1 drop from Basin 8, lower dam through Basin 8, left conduit: 3 energy; Béla gets 1 credit for the conduit.",
    );
    expect(says.large("D8U").lines).toEqual([
        "free, red space",
        "Printed price of a base: 3 excavators, and 3 credits for the red space.",
    ]);
    expect(["HA", "D1U", "C1A", "P5-1", "1", "base"].map(onMap)).toEqual([true, true, true, true, false, false]);
});
