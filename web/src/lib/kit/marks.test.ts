import { expect, it } from "vitest";

import { marks } from "./marks";

const letters = (...names: string[]): string[] => marks(names).map(({ letter }) => letter);

it("seats carry the initial of their player's name, each another one", () => {
    expect(letters("Anna", "Bruno", "cili")).toEqual(["A", "B", "C"]);
    expect(letters("Anna", "Albert", "Alan")).toEqual(["A", "L", "N"]);
    expect(letters("Éva", "éva", "ÉÉ")).toEqual(["É", "V", "3"]);
    expect(letters("Anna", "", "…")).toEqual(["A", "", ""]);
});

it("seats differ by shape and colour as well", () => {
    const made = marks(["A", "B", "C", "D", "E"]);
    expect(new Set(made.map(({ shape }) => shape)).size).toBe(5);
    expect(new Set(made.map(({ colour }) => colour)).size).toBe(5);
});
