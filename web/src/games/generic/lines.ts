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

/** A statement with its label; what reads as sentences stays whole. */
export function row(line: string): Row {
    const at = line.indexOf(": ");
    const label = at < 0 ? "" : line.slice(0, at);
    const rest = at < 0 ? line : line.slice(at + 2);
    return { label, items: SENTENCES.test(rest) ? [rest] : rest.split("; ") };
}

/** Values that say nothing special, because most things have them: "free". */
export function usual(rows: readonly Row[]): ReadonlySet<string> {
    const counts = new Map<string, number>();
    for (const { items } of rows.filter((row) => row.items.length > 1))
        for (const item of items) {
            const value = item.split(": ").at(-1) ?? "";
            counts.set(value, (counts.get(value) ?? 0) + 1);
        }
    return new Set([...counts].filter(([, count]) => count >= 8).map(([value]) => value));
}
