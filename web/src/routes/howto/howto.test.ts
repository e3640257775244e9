import { describe, expect, it } from "vitest";

import { partsOf } from "./howto";

describe("a page on how to play", () => {
    it("is read into headings, texts, lists and figures", () => {
        const text = "# A\n\nOne **two**.\n\n![What, (1).](57/0 area=city mark=a,b stage=700x500)\n\n- x\n- y\n\nEnd";
        const parts = partsOf(text);
        expect(parts.map(({ kind }) => kind)).toEqual(["heading", "text", "figure", "list", "text"]);
        expect(parts[2]).toMatchObject({
            words: "What, (1).",
            still: "57/0",
            area: "city",
            show: [],
            marks: ["a", "b"],
            stage: { width: 700, height: 500 },
        });
        expect(parts[3]).toMatchObject({ items: [{ kind: "item" }, { kind: "item" }] });
    });
});
