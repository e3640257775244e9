/** What the reading line says of what is pointed at: its name, and what can be chosen there with its price and gain. */
import { aloud, type Said } from "$lib/api/said";
import type { Choice } from "$lib/api/types";

export const SHOWN = 4; // options that are told in one place

export interface Sentence {
    name: string;
    /** Each option with what it costs and brings. */
    options: string[];
    /** Options that are not listed. */
    more: number;
}

/** Nothing is said twice: what the name says already is left out of what is told of an option. */
export function sentence(name: string, choices: readonly Pick<Choice, "label" | "preview">[]): Sentence {
    const [only] = choices;
    if (!name && only && choices.length === 1) return sentence(aloud(only.label), choices);
    const known = name.toLocaleLowerCase();
    // A name ends without the dot of the sentence that it was made of.
    const fresh = (said: Said): boolean => !known.includes(aloud(said).toLocaleLowerCase().replace(/\.$/, ""));
    const options = choices
        .slice(0, SHOWN)
        .map(({ label, preview }) => [label, ...preview].filter(fresh).map(String).join(" \u00b7 "))
        .filter(Boolean);
    return { name, options, more: Math.max(0, choices.length - SHOWN) };
}
