import { expect, it } from "vitest";

import { chartOf, namesOf } from "./ocean";

it.each([1, 2, 3])("every place of board %i that the log names has its name on the map", (board) => {
    const { cities, tunnels } = chartOf(board);
    const places = [...cities, ...tunnels, ...cities.flatMap(({ sites }) => sites.filter((site) => !site.expansion))];
    const names = namesOf(board);
    expect(names.map(({ id }) => id).sort()).toEqual(places.map(({ id }) => id).sort());
    for (const { id, at } of names) expect(at.every(Number.isFinite), id).toBe(true);
});
