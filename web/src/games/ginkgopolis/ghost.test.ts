import { expect, it } from "vitest";

import { offered } from "$lib/api/offered";
import type { Choice } from "$lib/api/types";

import type { View } from "./facts";
import { ghostOf } from "./ghost";

const VIEW = { tokens: { D: "2,0" }, top: { "0,0": "r02" }, height: { "0,0": 2 } } as unknown as View;
const choice = (target: string, more: Partial<Choice> = {}): Choice => offered({ targets: [target], ...more });

it("a tile stands as a ghost where the chosen card says", () => {
    expect(
        ghostOf(VIEW, new Set(["UD"]), choice("b20", { costs: { resource: 1, tile: 1 }, gains: { resource: 1 } })),
    ).toEqual({
        cell: "2,0",
        tile: "b20",
        floors: 1,
        counts: [
            { item: "resource", count: -1 },
            { item: "resource", count: 1 },
        ],
    });
    const above = ghostOf(VIEW, new Set(["R02"]), choice("y10", { costs: { resource: 2 } }));
    expect([above?.cell, above?.floors, above?.counts[0]?.count]).toEqual(["0,0", 3, -2]);
});

it("without a tile or a place there is nothing to show", () => {
    expect(ghostOf(VIEW, new Set(), choice("b20"))).toBe(null);
    expect(ghostOf(VIEW, new Set(["UD"]), choice("alone"))).toBe(null);
    expect(ghostOf(VIEW, new Set(["UD", "b20"]), null)?.tile).toBe("b20");
});
