/** Where on the table in words an option points: at an id or a name that is said there, or at a row that it is named after. */
import type { CardText, Choice } from "$lib/api/types";

import type { Row } from "./lines";

export interface Chip {
    id: string;
    text: string;
}
export interface Places {
    /** What is said in a row and can be pointed at, by the words: marked where it stands. */
    said: ReadonlyMap<Row, ReadonlyMap<string, string>>;
    /** What belongs to a row but is not said there: a chip at its end. */
    beside: ReadonlyMap<Row, Chip[]>;
    /** What the table does not speak of. */
    elsewhere: Chip[];
}

const PLAIN = /^[a-z_]+$/; // an id that may be an ordinary word
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** These words in a text, not inside longer ones; the longest first. */
export const finder = (words: Iterable<string>): RegExp =>
    new RegExp(
        `(?<![\\p{L}\\p{N}])(${
            [...words]
                .sort((a, b) => b.length - a.length)
                .map(escaped)
                .join("|") || "(?!)"
        })(?![\\p{L}\\p{N}])`,
        "giu",
    );

/** The name of a card with what is printed beside it. */
export const heading = (card: CardText): string =>
    card.facts?.length ? `${card.name} (${card.facts.join(", ")})` : card.name;

/** What people call an id: the name of its card, or the id itself. */
export function called(id: string, cards: ReadonlyMap<string, CardText>): string {
    const name = cards.get(id)?.name;
    return name ?? (PLAIN.test(id) ? "" : id);
}

export function places(
    rows: readonly Row[],
    at: ReadonlyMap<string, Choice[]>,
    cards: ReadonlyMap<string, CardText>,
): Places {
    const said = new Map<Row, Map<string, string>>();
    const beside = new Map<Row, Chip[]>();
    const elsewhere: Chip[] = [];
    for (const [id, choices] of at) {
        const name = called(id, cards);
        const found = name ? speaking(rows, name) : [];
        for (const row of found)
            said.set(row, (said.get(row) ?? new Map<string, string>()).set(name.toLowerCase(), id));
        if (found.length) continue;
        const label = choices[0]?.label ?? id;
        const more = choices.length > 1 ? ` +${choices.length - 1}` : "";
        const row = partOf(rows, id) ?? namedAfter(rows, label);
        if (row) beside.set(row, [...(beside.get(row) ?? []), { id, text: shortened(label, row) + more }]);
        else elsewhere.push({ id, text: label + more });
    }
    return { said, beside, elsewhere };
}

/** The rows that speak of a name: those called so, else those with it in their label, else those with it anywhere. */
function speaking(rows: readonly Row[], name: string): Row[] {
    const word = finder([name]);
    const has = (text: string): boolean => text.search(word) >= 0;
    const exactly = rows.filter((row) => row.label.toLowerCase() === name.toLowerCase());
    if (exactly.length) return exactly;
    const inLabel = rows.filter((row) => has(row.label));
    return inLabel.length ? inLabel : rows.filter((row) => row.items.some(has));
}

const title = (row: Row): string => row.label.split(",")[0] ?? "";

/** The row of C1 for C1b. */
const partOf = (rows: readonly Row[], id: string): Row | undefined =>
    rows.find(({ label }) => /\p{Lu}\d+$/u.test(label) && id.startsWith(label) && !/^\d/.test(id.slice(label.length)));

/** The row whose title the option begins with, or names. */
function namedAfter(rows: readonly Row[], label: string): Row | undefined {
    const fits = rows.filter((row) => title(row).length > 1 && label.search(finder([title(row)])) >= 0);
    const begins = fits.filter((row) => label.toLowerCase().startsWith(title(row).toLowerCase()));
    return (begins.length ? begins : fits).sort((a, b) => title(b).length - title(a).length)[0];
}

function shortened(label: string, row: Row): string {
    if (!label.toLowerCase().startsWith(title(row).toLowerCase())) return label;
    const rest = label.slice(title(row).length).replace(/^[\s,:]+/, "");
    return rest || label;
}
