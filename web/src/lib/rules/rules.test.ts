import { expect, it } from "vitest";

import type { LogLine } from "$lib/api/types";

import { blocks, citedBy, found, pieces } from "./rules";

const TEXT = `# A game

Words of **weight** and \`code\`,
on two lines.

| cell | meaning |
| --- | --- |
| one | **1** |

## Setup (SET)

- **GAM-SET-01** Shuffle the tiles
  and deal them.
- **GAM-SET-02** (ruling) Nobody looks.
- plain item

## End

- **GAM-END-01** Count the tiles.
`;

it("reads headings, paragraphs, tables, clauses and items", () => {
    const made = blocks(TEXT);
    expect(made.map((block) => block.kind)).toEqual([
        "heading",
        "text",
        "table",
        "heading",
        "clause",
        "clause",
        "item",
        "heading",
        "clause",
    ]);
    expect(made[4]).toEqual({ kind: "clause", id: "GAM-SET-01", pieces: pieces("Shuffle the tiles and deal them.") });
    expect(made[2]).toMatchObject({ rows: [[[{ text: "one" }], [{ text: "1", kind: "strong" }]]] });
});

it("marks strong words and code, and keeps the words of a link", () => {
    expect(pieces("a **b** `c` [d](e.md) *f* 2 * 3")).toEqual([
        { text: "a ", kind: "plain" },
        { text: "b", kind: "strong" },
        { text: " ", kind: "plain" },
        { text: "c", kind: "code" },
        { text: " d ", kind: "plain" },
        { text: "f", kind: "soft" },
        { text: " 2 * 3", kind: "plain" },
    ]);
});

it("finds what has all the words, under its heading", () => {
    const kinds = found(blocks(TEXT), "tiles DEAL").map((block) => ("id" in block ? block.id : block.kind));
    expect(kinds).toEqual(["GAM-SET", "GAM-SET-01"]);
    expect(found(blocks(TEXT), "gam-end-01")).toHaveLength(2);
    expect(found(blocks(TEXT), "")).toHaveLength(9);
    expect(found(blocks(TEXT), "nowhere")).toEqual([]);
});

it.each([
    ["bővítéshez", "A bővítés végén a kártya", true],
    ["bővítések", "Minden bővítésed után", true],
    ["bovites", "A bővítés végén", true],
    ["alagutakat", "Egy alagút épül", true],
    ["kártyák", "Mindenki húz 1 kártyát", true],
    ["Gebäuden", "Ein Gebäude der Höhe 1", true],
    ["Städte", "In der Stadt", true],
    ["Strassen", "Die Straße", true],
    ["város", "A lapka várakozik", false],
    ["telep", "A teljes játék", false],
    ["Karte", "Das Kapital", false],
    ["Überlauf", "Über 100 Siegpunkte", false],
    ["Über", "Der Überlauf", true],
])("finds %s in “%s”: %s", (words, text, is) => {
    expect(found(blocks(`- **GAM-SET-01** ${text}.`), words)).toHaveLength(is ? 1 : 0);
});

it("lines of the log come with the clauses that they rest on, each clause once", () => {
    const line = (text: string, ...clauses: string[]): LogLine => ({
        seat: 0,
        text,
        targets: [],
        clause: "",
        start: 0,
        end: 1,
        clauses,
        deed: "",
        minor: false,
    });
    const all = blocks("- **GAM-A-01** One.\n- **GAM-A-02** Two.\n");
    const cited = citedBy(
        [line("last", "GAM-A-02", "GAM-X-09"), line("first", "GAM-A-02"), line("x", "GAM-A-01")],
        all,
    );
    expect(cited.map(({ line, clauses }) => [line.text, clauses.map(({ id }) => id)])).toEqual([
        ["last", ["GAM-A-02"]],
        ["x", ["GAM-A-01"]],
    ]);
});
