import { expect, it } from "vitest";

import { DAY, minutes, time } from "./hours";

it("says a minute of the day as a field has it, and reads it again", () => {
    expect([0, 485, 1320, DAY].map(time)).toEqual(["00:00", "08:05", "22:00", "00:00"]);
    for (const minute of [0, 485, 1320]) expect(minutes(time(minute))).toBe(minute);
});
