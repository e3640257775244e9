import { expect, it } from "vitest";

import { listed } from "./list";

const clause = (id: string, text: string): { id: string; text: string; kind: string } => ({ id, text, kind: "" });

it("lists every example once, with its first sentence and the other clauses that it shows", () => {
    const clauses = [
        clause("GAM-A-01", "A rule."),
        clause("GAM-EX-01", "Anna places a tile on the second space. She gains 3 points."),
        clause("GAM-EX-02", "No."),
    ];
    const examples = { "GAM-A-01": ["GAM-EX-01"], "GAM-EX-01": ["GAM-EX-01"], "GAM-EX-02": ["GAM-EX-02"] };
    expect(listed({ clauses, examples })).toEqual([
        {
            id: "GAM-EX-01",
            title: "Anna places a tile on the second space.",
            rest: "She gains 3 points.",
            clauses: ["GAM-A-01"],
        },
        { id: "GAM-EX-02", title: "No.", rest: "", clauses: [] },
    ]);
});
