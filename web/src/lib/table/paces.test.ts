import { expect, it } from "vitest";

import { lasting, paceName, PACES } from "./paces";

it("says a time in the unit that people would use, never less than there is", () => {
    expect([30, 60, 61, 900, 7200, 86400, 90000, 172800].map(lasting)).toEqual([
        "30 seconds",
        "1 minute",
        "2 minutes",
        "15 minutes",
        "2 hours",
        "24 hours",
        "25 hours",
        "2 days",
    ]);
});

it("knows the paces that can be chosen by their names", () => {
    for (const [name, pace] of Object.entries(PACES)) expect(paceName(pace)).toBe(name);
    expect(paceName({ kind: "live", bank: 0, turn: 17 })).toBe("");
});
