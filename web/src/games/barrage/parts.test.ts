import { expect, test } from "vitest";

import type { PlayerView } from "./data";
import { partOf } from "./parts";

test("every element lies in one part", () => {
    const own = { contracts: ["G01"], tiles: ["base"] } as unknown as PlayerView;
    const found = (spot: string, kind = ""): string => partOf(spot, kind, own);
    expect(["D1U", "C10A", "P5-1", "HA", "7"].map((id) => found(id))).toEqual(Array(5).fill("map"));
    expect([found("base"), found("W3"), found("G01", "private"), found("krylov", "officer")]).toEqual(
        Array(4).fill("company"),
    );
    expect([found("G02", "private"), found("N1", "national")]).toEqual(["contracts", "contracts"]);
    expect([found("bank", "space"), found("II-any", "advanced")]).toEqual(["actions", "actions"]);
});
