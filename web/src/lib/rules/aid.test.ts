import { describe, expect, it } from "vitest";

import { aidOf } from "./aid";

const TEXT = `# A game: player aid

## Costs [GAM-COST-01]

| piece | cost |
| --- | --- |
| wall | 2 stones |

- **Walls.** Side by side. [GAM-WALL-01 GAM-WALL-02]
- No citation

## A turn

Words before.

1. Draw. [GAM-TURN-01]
2. Play. [GAM-TURN-02]

- At any time: pass. [GAM-TURN-03]
`;

describe("a player aid", () => {
    const { title, sections } = aidOf(TEXT);

    it("is read into sections with their clauses", () => {
        expect(title).toBe("A game: player aid");
        expect(sections.map(({ title, clauses }) => [title, clauses])).toEqual([
            ["Costs", ["GAM-COST-01"]],
            ["A turn", []],
        ]);
        expect(sections.map(({ parts }) => parts.map(({ kind }) => kind))).toEqual([
            ["table", "list"],
            ["text", "list", "list"],
        ]);
    });

    it("takes the clauses from the end of a line", () => {
        expect(sections[0]?.parts[1]).toEqual({
            kind: "list",
            ordered: false,
            items: [
                {
                    pieces: [
                        { text: "Walls.", kind: "strong" },
                        { text: " Side by side.", kind: "plain" },
                    ],
                    clauses: ["GAM-WALL-01", "GAM-WALL-02"],
                },
                { pieces: [{ text: "No citation", kind: "plain" }], clauses: [] },
            ],
        });
    });

    it("keeps steps apart from points", () => {
        expect(sections[1]?.parts.slice(1)).toMatchObject([
            { ordered: true, items: [{ clauses: ["GAM-TURN-01"] }, { clauses: ["GAM-TURN-02"] }] },
            { ordered: false, items: [{ clauses: ["GAM-TURN-03"] }] },
        ]);
    });
});
