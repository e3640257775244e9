/**
 * The table in words, cut into rows for people and for what all share. Knows no game and no language: only that a
 * statement reads "label: one; two", and that those about a player begin with the player's name.
 */
export interface Row {
    label: string;
    items: string[];
}
export interface Panel {
    seat: number;
    /** What follows the name: the company, "you". */
    about: string;
    /** The first statement where it only counts things: 3 credits. */
    figures: { count: string; what: string }[];
    rows: Row[];
}
export interface Told {
    /** Statements without a label before the first with one: the game, the round. */
    head: string[];
    shared: Row[];
    panels: Panel[];
}

const LETTER = /[\p{L}\p{N}]/u;
const AFTER = /^(.*[.!?]) (\p{Lu}[^.:]*: [^.:]+)$/u;
const SENTENCES = /\.$|[^\d\s]\. \p{Lu}/u;

/** `names` by seat, `first` the seat whose panel comes first. */
export function told(lines: readonly string[], names: readonly string[], first: number | null): Told {
    const head: string[] = [];
    const shared: Row[] = [];
    const panels: Panel[] = [];
    const openings = new Map<number, number>(); // seats by the line with which their panels begin
    for (const [seat, name] of names.entries()) openings.set(opening(lines, name, openings), seat);
    for (const [index, line] of lines.entries()) {
        const seat = openings.get(index);
        const panel = panels.at(-1);
        if (seat !== undefined) panels.push(opened(seat, names[seat] ?? "", line));
        else if (panel) panel.rows.push(row(line));
        else if (!shared.length && !line.includes(": ")) head.push(line);
        else shared.push(row(line));
    }
    panels.sort((a, b) => Number(b.seat === first) - Number(a.seat === first) || a.seat - b.seat);
    return { head, shared, panels };
}

/**
 * Where the statements about a player begin: with one that only counts what the player has, if there is one. Two people
 * of one name have two beginnings.
 */
function opening(lines: readonly string[], name: string, taken: ReadonlyMap<number, number>): number {
    const begins = (line: string, index: number): boolean =>
        name !== "" && line.startsWith(name) && !LETTER.test(line.charAt(name.length)) && !taken.has(index);
    const counting = lines.findIndex((line, index) => begins(line, index) && figures(row(line)).length > 0);
    return counting >= 0 ? counting : lines.findIndex(begins);
}

function opened(seat: number, name: string, line: string): Panel {
    const counted = figures(row(line));
    const about = trimmed(row(line).label.slice(name.length));
    return counted.length
        ? { seat, about, figures: counted, rows: [] }
        : { seat, about: "", figures: [], rows: [row(line)] };
}

/** "3 credits, 1 engineer" as figures; nothing unless every part is one. */
function figures({ items }: Row): Panel["figures"] {
    const parts = (items.length === 1 ? (items[0] ?? "") : "").split(", ");
    const found = parts.map((part) => /^([−-]?\d+) (.+)$/.exec(part));
    return found.every((part) => part !== null) ? found.map(([, count = "", what = ""]) => ({ count, what })) : [];
}

const trimmed = (text: string): string => text.replace(/^[\s,:]+|[\s,:]+$/g, "");

/** A statement with its label; what reads as sentences stays whole, but for a "label: value" after the last of them. */
export function row(line: string): Row {
    const at = line.indexOf(": ");
    const label = at < 0 ? "" : line.slice(0, at);
    const rest = at < 0 ? line : line.slice(at + 2);
    if (!SENTENCES.test(rest)) return { label, items: rest.split("; ") };
    return { label, items: AFTER.exec(rest)?.slice(1) ?? [rest] };
}

/** Rows that belong together: of one label, which is said once, or numbered like each other ("Basin 1", "Basin 2"). */
export interface Group {
    label: string;
    rows: Row[];
}

const numbered = (word: string): boolean => /^„?(\p{Lu}?\d+|\p{Lu})”?\.?$/u.test(word);
const words = ({ label }: Row): string[] => (label.split(",")[0] ?? "").split(" ");
const stem = (row: Row): string =>
    words(row)
        .map((word) => (numbered(word) ? "#" : word))
        .join(" ");

export function grouped(rows: readonly Row[]): Group[] {
    const groups: Group[] = [];
    for (const row of rows) {
        const last = groups.at(-1);
        const like = last?.rows[0];
        if (last && like && row.label && stem(row) === stem(like)) last.rows.push(row);
        else groups.push({ label: "", rows: [row] });
    }
    for (const group of groups) {
        const [first, ...others] = group.rows;
        if (first && others.length && others.every(({ label }) => label === first.label)) group.label = first.label;
    }
    return groups;
}

/** Rows of a group that all say the same one thing, under one label: "Tunnel T1, T2, T4". */
export interface Fold extends Row {
    rows: Row[];
}

const FEW = 3; // rows that say the same before they are folded

/** Fold what says the same and is not `open`; each fold stands where its first row stood. */
export function folded(rows: readonly Row[], open: (row: Row) => boolean): (Row | Fold)[] {
    const same = new Map<string, Row[]>();
    for (const row of rows)
        if (row.items.length === 1 && !open(row)) {
            const said = row.items[0] ?? "";
            same.set(said, [...(same.get(said) ?? []), row]);
        }
    return rows.flatMap((row): (Row | Fold)[] => {
        const like = same.get(row.items.length === 1 ? (row.items[0] ?? "") : "") ?? [];
        if (like.length < FEW || !like.includes(row)) return [row];
        return row === like[0] ? [{ label: together(like), items: row.items, rows: like }] : [];
    });
}

function together(rows: readonly Row[]): string {
    const [first] = rows;
    if (!first) return "";
    const [before = "", after = "", ...more] = stem(first).split("#");
    const numbers = rows.map((row) => words(row).find(numbered)?.replace(".", "") ?? "");
    return `${before}${numbers.join(", ")}${more.length ? "" : after}`;
}

/** The items of a row that say something, and under each usual value those that say no more than that: "free: C1, C2". */
export function sifted(row: Row, usual: ReadonlySet<string>): { told: string[]; plain: Map<string, string[]> } {
    const told: string[] = [];
    const plain = new Map<string, string[]>();
    for (const item of row.items) {
        const [about, value] = parted(item);
        if (row.items.length > 1 && about && usual.has(value)) plain.set(value, [...(plain.get(value) ?? []), about]);
        else told.push(item);
    }
    return { told, plain };
}

/** "upper dam: free" as what it is about and what is said of it. */
export function parted(item: string): [about: string, value: string] {
    const at = item.lastIndexOf(": ");
    return at < 0 ? ["", item] : [item.slice(0, at), item.slice(at + 2)];
}

/** Values that say nothing special, because most things have them: "free". Whatever names somebody is special. */
export function usual(rows: readonly Row[], names: readonly string[]): ReadonlySet<string> {
    const counts = new Map<string, number>();
    for (const { items } of rows.filter((row) => row.items.length > 1))
        for (const item of items) {
            const [, value] = parted(item);
            counts.set(value, (counts.get(value) ?? 0) + 1);
        }
    const plain = [...counts].filter(([value, count]) => count >= 8 && !names.some((name) => value.includes(name)));
    return new Set(plain.map(([value]) => value));
}
