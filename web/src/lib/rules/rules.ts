/** Reads the rules of a game (Markdown as in docs/rules) into blocks that can be shown, searched and pointed at. */
import type { LogLine, TermInfo } from "$lib/api/types";

export type Piece = { text: string; kind: "plain" | "strong" | "soft" | "code"; term?: TermInfo };
export type Block =
    | { kind: "heading"; level: number; text: string; id: string }
    | { kind: "clause"; id: string; pieces: Piece[] }
    | { kind: "item"; ordered: boolean; pieces: Piece[] }
    | { kind: "text"; pieces: Piece[] }
    | { kind: "table"; head: Piece[][]; rows: Piece[][][] };

const CLAUSE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\*\s*(.*)/;
const ENDS = /^\s*$|^[-*+]\s|^[#|>]|^---|^\d+\.\s/;

/** `**strong**`, `*soft*`, `` `code` `` and the words of a link. */
export function pieces(text: string): Piece[] {
    const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
    return plain
        .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/)
        .filter(Boolean)
        .map((part): Piece => {
            if (part.startsWith("**")) return { text: part.slice(2, -2), kind: "strong" };
            if (/^\*.+\*$/.test(part)) return { text: part.slice(1, -1), kind: "soft" };
            if (part.startsWith("`")) return { text: part.slice(1, -1), kind: "code" };
            return { text: part, kind: "plain" };
        });
}

export function blocks(text: string): Block[] {
    const made: Block[] = [];
    const lines = text.split("\n");
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? "";
        const heading = /^(#+)\s+(.*)/.exec(line);
        const clause = CLAUSE.exec(line);
        /** The line with those that continue it. */
        const whole = (first: string): Piece[] => {
            const parts = [first.trim()];
            while (at + 1 < lines.length && !ENDS.test(lines[at + 1] ?? "")) parts.push((lines[++at] ?? "").trim());
            return pieces(parts.join(" "));
        };
        if (heading?.[1] && heading[2])
            made.push({ kind: "heading", level: heading[1].length, text: heading[2], id: "" });
        else if (clause?.[1]) made.push({ kind: "clause", id: clause[1], pieces: whole(clause[2] ?? "") });
        else if (line.startsWith("|")) {
            const rows: Piece[][][] = [];
            for (; (lines[at] ?? "").startsWith("|"); at += 1) {
                const cells = (lines[at] ?? "").split("|").slice(1, -1);
                if (!cells.every((cell) => /^[\s:-]+$/.test(cell))) rows.push(cells.map((cell) => pieces(cell.trim())));
            }
            at -= 1;
            made.push({ kind: "table", head: rows[0] ?? [], rows: rows.slice(1) });
        } else if (/^([-*+]|\d+\.)\s/.test(line))
            made.push({
                kind: "item",
                ordered: /^\d/.test(line),
                pieces: whole(line.replace(/^([-*+]|\d+\.)\s/, "")),
            });
        else if (line.trim() && !line.startsWith("---"))
            made.push({ kind: "text", pieces: whole(line.replace(/^>\s?/, "")) });
    }
    return withIds(made);
}

/** Sections are called by their clauses, GIN-URB those of GIN-URB-01, so that links to them keep working. */
function withIds(all: Block[]): Block[] {
    const used = new Set<string>();
    return all.map((block, index): Block => {
        if (block.kind !== "heading") return block;
        const first = all.slice(index + 1).find(({ kind }) => kind === "clause" || kind === "heading");
        const wanted = first?.kind === "clause" ? first.id.replace(/-\d+$/, "") : `part-${index}`;
        const id = used.has(wanted) ? `${wanted}-${index}` : wanted;
        used.add(id);
        return { ...block, id };
    });
}

export interface Section {
    id: string;
    text: string;
    /** It is a part of the section before it. */
    part?: boolean;
}
/** What a table of contents lists. */
export const sectionsOf = (all: readonly Block[]): Section[] =>
    all.flatMap((block) =>
        block.kind === "heading" && block.level > 1 ? [{ id: block.id, text: block.text, part: block.level > 2 }] : [],
    );

/** The rules end with the glossary as a table, unless there is none; whoever has its terms shows them otherwise. */
export const withoutGlossary = (all: Block[], terms: readonly TermInfo[]): Block[] =>
    terms.length && all.at(-1)?.kind === "table" ? all.slice(0, -2) : all;

type ClauseBlock = Extract<Block, { kind: "clause" }>;
export interface Cited {
    line: LogLine;
    clauses: ClauseBlock[];
}

/** The lines of the log with the clauses that they rest on, each clause once. */
export function citedBy(lines: readonly LogLine[], all: readonly Block[]): Cited[] {
    const left = new Map(all.flatMap((block) => (block.kind === "clause" ? [[block.id, block] as const] : [])));
    return lines
        .map((line) => {
            const clauses = line.clauses.flatMap((id) => left.get(id) ?? []);
            for (const { id } of clauses) left.delete(id);
            return { line, clauses };
        })
        .filter(({ clauses }, index) => index === 0 || clauses.length > 0);
}

/** Every word of a block, to search in. */
function said(block: Block): string {
    const join = (all: Piece[]): string => all.map((piece) => piece.text).join("");
    if (block.kind === "heading") return block.text;
    if (block.kind === "table") return [block.head, ...block.rows].flat().map(join).join(" ");
    return block.kind === "clause" ? `${block.id} ${join(block.pieces)}` : join(block.pieces);
}

/** Without capitals and accents. */
const plain = (text: string): string =>
    text.toLocaleLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");

const ENDING = 4; // letters that a typed word may have at its end and a word of the text has not

/** Whether a word of the text begins as the other, which somebody typed, but for its ending. As in rules.py. */
function related(word: string, other: string): boolean {
    const same = Math.max(4, Math.ceil(word.length / 2), Math.floor(other.length / 2) + 1, other.length - ENDING);
    return word.length >= same && word.slice(0, same) === other.slice(0, same);
}

/** Whether a text has these letters, or a word that begins like them: "bővítéshez" is to find "bővítés". */
const has = (text: string, wanted: string): boolean =>
    text.includes(wanted) || (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => related(word, wanted));

/** Whether a text has all the words that somebody looks for. */
export const matches = (text: string, words: string): boolean =>
    plain(words)
        .split(/\s+/)
        .filter(Boolean)
        .every((word) => has(plain(text), word));

/** The blocks that have all the words, each with the heading it stands under. */
export function found(all: readonly Block[], words: string): Block[] {
    if (!words.trim()) return [...all];
    const kept: Block[] = [];
    let heading: Block | null = null;
    for (const block of all) {
        if (block.kind === "heading") heading = block;
        else {
            if (!matches(said(block), words)) continue;
            if (heading) kept.push(heading);
            heading = null;
            kept.push(block);
        }
    }
    return kept;
}
