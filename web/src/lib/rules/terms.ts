/** Finds the words of a game's glossary in its rules, whatever their endings. */
import type { TermInfo } from "$lib/api/types";

import type { Block, Piece } from "./rules";

// In Hungarian a sign of number or owner, then one of place or role: gát, gátak, gátjaidnak.
const OWNED = "(?:[aáeéoöu]?(?:k|i|m|d|ja|je|já|jé|jai|jei|a|e|á|é|uk|ük|juk|jük))?";
const PLACED =
    "(?:[aáeéoöu]?t|nak|nek|ban|ben|ba|be|b[óő]l|ra|re|r[óő]l|[oeö]?n|nál|nél|h[oeö]z|t[óő]l|\\p{L}[ae]l|ig|ért|ként|i|s)?";
/** What may follow a word; one too few is only a word that is not marked. */
const ENDINGS: Record<string, string> = {
    en: "(?:s|es)?",
    hu: OWNED + PLACED,
    de: "(?:e|en|er|ern|es|s|n|em)?",
};
const ADJECTIVE: Record<string, string> = { en: "", hu: "\\p{L}{0,2}", de: "(?:e|er|en|es|em)?" };

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The letters of a word as they change before an ending: csatorna, csatornát; Vertrag, Verträge; company, companies. */
function stem(word: string, lang: string, last: boolean): string {
    const safe = escaped(lang === "de" && !last ? word.replace(/(er|es|en|e)$/, "") : word);
    const [first = "", rest = ""] = [safe.slice(0, 1), safe.slice(1)];
    const begun = first === first.toLocaleUpperCase(lang) ? first : `[${first}${first.toLocaleUpperCase(lang)}]`;
    const ending = last ? ENDINGS[lang] : ADJECTIVE[lang];
    if (lang === "hu") return begun + rest.replace(/a$/, "[aá]").replace(/e$/, "[eé]") + ending;
    if (lang === "de") return begun + rest.replace(/[aou]/g, (sign) => `[${sign}${UMLAUT[sign] ?? ""}]`) + ending;
    return last && rest.endsWith("y") ? `${begun}${rest.slice(0, -1)}(?:y|ies)` : begun + rest + ending;
}
const UMLAUT: Record<string, string> = { a: "ä", o: "ö", u: "ü" };

type Find = (text: string) => Iterable<{ start: number; end: number; term: TermInfo }>;

/** Finds terms in a text; longer names before those that they contain. */
export function finder(terms: readonly TermInfo[], lang: string): Find {
    const known = terms.filter(({ everyday }) => !everyday).sort((a, b) => b.name.length - a.name.length);
    const one = ({ name }: TermInfo): string =>
        name
            .split(" ")
            .map((word, index, all) => stem(word, lang, index === all.length - 1))
            .join("\\s+");
    const all = new RegExp(
        `(?<![\\p{L}\\p{N}-])(?:${known.map((term) => `(${one(term)})`).join("|")})(?!\\p{L})`,
        "gu",
    );
    return function* (text) {
        if (!known.length) return;
        for (const found of text.matchAll(all)) {
            const term = known[found.slice(1).findIndex((part) => part !== undefined)];
            if (term) yield { start: found.index, end: found.index + found[0].length, term };
        }
    };
}

/** Pieces of a text with the terms in them, each once; `seen` are those that were marked before. */
export function marked(pieces: readonly Piece[], find: Find, seen: Set<TermInfo>): Piece[] {
    return pieces.flatMap((piece) => {
        if (piece.kind !== "plain") return [piece];
        const made: Piece[] = [];
        let from = 0;
        for (const { start, end, term } of find(piece.text)) {
            if (seen.has(term)) continue;
            seen.add(term);
            if (start > from) made.push({ kind: "plain", text: piece.text.slice(from, start) });
            made.push({ kind: "plain", text: piece.text.slice(start, end), term });
            from = end;
        }
        return [...made, { kind: "plain", text: piece.text.slice(from) }];
    });
}

/**
 * The rules with terms marked where a section first uses them, to keep the page calm; in the clause `whole`, which somebody
 * came to read, all of them. A clause that says what a term is does not point at itself.
 */
export function withTerms(all: readonly Block[], terms: readonly TermInfo[], find: Find, whole: string): Block[] {
    let seen = new Set<TermInfo>();
    return all.map((block) => {
        if (block.kind === "heading") seen = new Set();
        if (block.kind !== "clause") return block;
        const own = terms.filter(({ clauses }) => clauses.includes(block.id));
        if (block.id === whole) return { ...block, pieces: marked(block.pieces, find, new Set(own)) };
        for (const term of own) seen.add(term);
        return { ...block, pieces: marked(block.pieces, find, seen) };
    });
}
