import { expect, it } from "vitest";

import type { TermInfo } from "$lib/api/types";

import { blocks, pieces } from "./rules";
import { finder, marked, withTerms } from "./terms";

const term = (name: string, ...clauses: string[]): TermInfo => ({
    name,
    names: {},
    meaning: "what it is",
    clauses,
    everyday: false,
});

it.each([
    ["en", "company", "Two companies meet.", ["companies"]],
    ["en", "energy track", "The energy tracks.", ["energy tracks"]],
    ["en", "Production", "A production card in Production.", ["Production"]],
    ["en", "plain", "The upper-plain basin, explained.", []],
    ["hu", "csatorna", "A csatornákat és a Csatornán.", ["csatornákat", "Csatornán"]],
    ["hu", "szerződés", "A szerződéskötő iroda.", []],
    ["de", "Vertrag", "Zwei Verträge, ein Vertrag.", ["Verträge", "Vertrag"]],
    ["de", "staatlicher Vertrag", "Einen staatlichen Vertrag erfüllen.", ["staatlichen Vertrag"]],
    ["de", "passen", "Wer passt, muss passen.", ["passen"]],
    ["de", "Tal", "Zwei Täler und ein Taler", ["Täler", "Taler"]],
])("in %s finds %s in “%s”", (lang, name, text, found) => {
    expect([...finder([term(name)], lang)(text)].map(({ start, end }) => text.slice(start, end))).toEqual(found);
});

it("a longer name comes before one that it contains, and everyday words are left alone", () => {
    const [energy, track] = [term("energy"), term("energy track")];
    const find = finder([energy, track, { ...term("map"), everyday: true }], "en");
    expect([...find("Energy on the energy track of the map.")].map((found) => found.term)).toEqual([energy, track]);
    expect([...finder([], "en")("anything")]).toEqual([]);
});

it("marks a term once, and none in code or strong words", () => {
    const find = finder([term("dam")], "en");
    const made = marked(pieces("**dam** A dam, two dams."), find, new Set());
    expect(made.map(({ text, term }) => (term ? `<${text}>` : text)).join("|")).toBe("dam| A |<dam>|, two dams.");
});

it("marks what a section uses first, all of a clause that was asked for, and nothing where it is explained", () => {
    const [dam, base] = [term("dam", "GAM-A-01"), term("base")];
    const all = blocks(`## One
- **GAM-A-01** A dam is a base.
- **GAM-A-02** A base under a dam.
## Two
- **GAM-B-01** A dam on a base.
- **GAM-B-02** A base under a dam.
`);
    const count = (whole: string): number[] =>
        withTerms(all, [dam, base], finder([dam, base], "en"), whole).flatMap((block) =>
            block.kind === "clause" ? [block.pieces.filter(({ term }) => term).length] : [],
        );
    expect(count("")).toEqual([1, 0, 2, 0]);
    expect(count("GAM-B-02")).toEqual([1, 0, 2, 2]);
});
