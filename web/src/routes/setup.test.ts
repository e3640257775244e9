import { expect, it } from "vitest";

import { nearest, open, type Setup } from "./setup";

const SETUPS: Setup[] = [
    { game: "full", automas: "0", level: "1" },
    { game: "full", automas: "1", level: "1" },
    { game: "full", automas: "1", level: "2" },
    { game: "intro", automas: "0", level: "1" },
    { game: "intro", automas: "1", level: "1" },
    { game: "intro", automas: "1", level: "2" },
];

it("changes as little as the rules allow", () => {
    const usual = SETUPS[0] as Setup;
    expect(nearest(SETUPS, usual, "game", "intro")).toEqual({ game: "intro", automas: "0", level: "1" });
    const harder = nearest(SETUPS, { game: "intro", automas: "0", level: "1" }, "level", "2");
    expect(harder).toEqual({ game: "intro", automas: "1", level: "2" });
    expect(nearest(SETUPS, harder, "automas", "0")).toEqual({ game: "intro", automas: "0", level: "1" });
    expect(nearest(SETUPS, harder)).toEqual(harder);
    expect(nearest([], usual)).toEqual(usual);
});

it("offers only what there is to choose", () => {
    const variants = { game: ["full", "intro"], automas: ["0", "1", "2"], level: ["1", "2"] };
    expect(open(SETUPS, variants, { game: "full", automas: "1", level: "1" })).toEqual([
        ["game", ["full", "intro"]],
        ["automas", ["0", "1"]],
        ["level", ["1", "2"]],
    ]);
    expect(open(SETUPS, variants, { game: "full", automas: "0", level: "1" }).map(([name]) => name)).toEqual([
        "game",
        "automas",
    ]);
    expect(open(SETUPS.slice(0, 1), variants, SETUPS[0] as Setup)).toEqual([]);
});
