import { expect, test } from "vitest";

import { byUrgency } from "./mine";

const table = (id: string, status: string): Parameters<typeof byUrgency>[0][number] => ({
    id,
    status,
    game: "any",
    variant: {},
    seats: 2,
    people: [],
});

test("tables that wait for me come first, finished ones lie apart", () => {
    const tables = [
        table("new", "waiting"),
        table("old", "over"),
        table("theirs", "playing"),
        table("mine", "playing"),
    ];
    const { open, over } = byUrgency(tables, new Set(["mine"]));
    expect(open.map(({ id }) => id)).toEqual(["mine", "theirs", "new"]);
    expect(over.map(({ id }) => id)).toEqual(["old"]);
});
