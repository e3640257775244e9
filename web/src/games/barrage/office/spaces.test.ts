import { expect, it } from "vitest";

import { incomesOf, powerSigns } from "../company/powers";
import { ICONS } from "../signs/icons";
import { CONTRACTS } from "./contracts";
import { COLUMNS, CONSTRUCTION, PATENTS, rowsOf, SIGN_OF, standing } from "./spaces";

it("lays every action space out once, row by row, in two columns and in three", () => {
    for (const columns of Object.values(COLUMNS)) {
        const sections = columns.flat();
        expect(new Set(sections).size).toBe(6);
        expect(sections.flatMap(rowsOf).flat()).toHaveLength(33);
        expect(sections.every((section) => ICONS[SIGN_OF[section] ?? ""])).toBe(true);
    }
    expect(rowsOf("turbine").map((row) => row.map(({ id }) => id))[4]).toEqual(["turbine-5L", "turbine-5R"]);
    expect([PATENTS.length, CONSTRUCTION.length]).toEqual([3, 4]);
});

it("counts whose engineers stand on a space, once for each player", () => {
    const placed: [string, number, number][] = [
        ["bank", 0, 5],
        ["water-1L", 1, 1],
        ["bank", 1, 2],
        ["bank", 0, 1],
    ];
    expect(standing(placed, "bank")).toEqual([
        { seat: 0, count: 6 },
        { seat: 1, count: 2 },
    ]);
    expect(standing(placed, "water-1R")).toEqual([]);
});

it("knows the tier and the need of every contract", () => {
    const tiers = [...CONTRACTS.values()].map(({ tier }) => tier);
    const count = (tier: string): number => tiers.filter((one) => one === tier).length;
    expect(["green", "yellow", "red", "national", "starting"].map(count)).toEqual([15, 15, 15, 6, 4]);
    expect(CONTRACTS.get("R01")).toMatchObject({ need: 8, tier: "red" });
});

it("writes powers as a sign with its number, and incomes by structure", () => {
    expect(powerSigns({ minimum_production: 4 })).toEqual([[{ icon: "minimum_production", text: "≥4" }]]);
    expect(powerSigns({ base_cost: 3 })).toEqual([[{ icon: "base_cost", text: "3" }]]);
    expect(powerSigns({ copy_tile: 1 })).toEqual([[{ icon: "copy_tile", text: "" }]]);
    expect(powerSigns(undefined)).toEqual([]);
    const effect = (id: string, mark: string): { id: string; mark: string; text: string; icons: [] } => ({
        id,
        mark,
        text: "",
        icons: [],
    });
    const effects = [
        effect("income.usa.base.1", "2"),
        effect("income.usa.base.2", "4"),
        effect("income.usa.conduit.1", "2"),
    ];
    const company = { id: "usa", kind: "company", name: "USA", text: "", source: "", facts: [], effects };
    expect(incomesOf(company).map(({ structure, steps }) => [structure, steps.length])).toEqual([
        ["base", 2],
        ["conduit", 1],
    ]);
});
