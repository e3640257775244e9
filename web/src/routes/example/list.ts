/** The worked examples of a game as a list, made from its rules: an example is called by the clause that tells it. */
import type { Rules } from "$lib/api/types";

export interface Listed {
    id: string;
    /** Its first sentence, and what follows. */
    title: string;
    rest: string;
    /** The other clauses that it shows. */
    clauses: string[];
}

export function listed({ clauses, examples }: Pick<Rules, "clauses" | "examples">): Listed[] {
    const shows = new Map<string, string[]>();
    for (const { id } of clauses)
        for (const name of examples[id] ?? []) shows.set(name, [...(shows.get(name) ?? []), id]);
    return clauses.flatMap(({ id, text }) => {
        const shown = shows.get(id);
        if (!shown) return [];
        const [, title = text, rest = ""] = /^(.{30,}?[.:!?])\s+(.*)$/s.exec(text) ?? [];
        return [{ id, title, rest, clauses: shown.filter((clause) => clause !== id) }];
    });
}
