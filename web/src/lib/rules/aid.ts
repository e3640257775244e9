/** Reads a player aid of docs/aid: sections of texts, lists and tables, each with the clauses that it rests on. */
import { blocks, type Block, type Piece } from "./rules";

export interface Cited {
    pieces: Piece[];
    clauses: string[];
}
export type Part =
    ({ kind: "text" } & Cited) | { kind: "list"; ordered: boolean; items: Cited[] } | Extract<Block, { kind: "table" }>;
export interface Section {
    title: string;
    clauses: string[];
    parts: Part[];
}
export interface Aid {
    title: string;
    sections: Section[];
}

const CITED = /\s*\[([A-Z]+-[A-Z0-9]+-\d+(?: [A-Z]+-[A-Z0-9]+-\d+)*)\]$/;

/** A text without the clauses at its end, and these. */
function split(text: string): { text: string; clauses: string[] } {
    const found = CITED.exec(text);
    return { text: text.replace(CITED, ""), clauses: found?.[1]?.split(" ") ?? [] };
}

function cited(pieces: readonly Piece[]): Cited {
    const last = pieces.at(-1);
    if (!last) return { pieces: [], clauses: [] };
    const { text, clauses } = split(last.text);
    return { pieces: [...pieces.slice(0, -1), { ...last, text }], clauses };
}

export function aidOf(text: string): Aid {
    const aid: Aid = { title: "", sections: [] };
    for (const block of blocks(text)) {
        const section = aid.sections.at(-1);
        const list = section?.parts.at(-1);
        if (block.kind === "heading" && block.level === 1) aid.title = block.text;
        else if (block.kind === "heading") {
            const { text: title, clauses } = split(block.text);
            aid.sections.push({ title, clauses, parts: [] });
        } else if (block.kind === "table") section?.parts.push(block);
        else if (block.kind === "text") section?.parts.push({ kind: "text", ...cited(block.pieces) });
        else if (block.kind === "item") {
            const { ordered } = block;
            if (list?.kind === "list" && list.ordered === ordered) list.items.push(cited(block.pieces));
            else section?.parts.push({ kind: "list", ordered, items: [cited(block.pieces)] });
        }
    }
    return aid;
}
