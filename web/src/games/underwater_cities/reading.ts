/** What all parts of the board share: the server's words for cards, and the reading glass. */
import { getContext, setContext } from "svelte";

import { aloud, type Said } from "$lib/api/said";
import type { CardText } from "$lib/api/types";
import { type Glass, provideGlass } from "$lib/board/glass.svelte";

const KEY = Symbol("reading");

/** A card, tile, contract or slot; a place on a board; or what everything costs. */
export type Read = { card: string } | { site: string; board: number } | { prices: true };

export interface Reading {
    glass: Glass<Read>;
    textOf: (id: string) => CardText | undefined;
    nameOf: (id: string) => string;
}

export function provideReading(cards: () => ReadonlyMap<string, CardText>): Reading {
    const textOf = (id: string): CardText | undefined => cards().get(id);
    return setContext<Reading>(KEY, {
        glass: provideGlass<Read>(),
        textOf,
        nameOf: (id) => aloud(textOf(id)?.name ?? id),
    });
}
/** What is heard of a thing; whatever ends a sentence is no end here. */
export const heard = (...parts: (Said | undefined)[]): string =>
    parts
        .filter(Boolean)
        .map((part) => String(part).replace(/\.$/, ""))
        .join(", ");

const VOWELS = "aeiouyáéíóöőúüűä";
const SYLLABLE = new RegExp(
    `([${VOWELS}][^${VOWELS}]*?)((?:sch|str|[bdfgkpt][rl]|ch|ph|th|sz|cs|gy|ny|ly|ty|zs|qu|[^${VOWELS}])(?=[${VOWELS}]))`,
    "giu",
);
/** A name whose long words may be broken between syllables: browsers do not know how in every language. */
export const broken = (name: string): string =>
    name.replace(/\p{L}{8,}/gu, (word) =>
        word.replace(SYLLABLE, (all: string, before: string, after: string, at: number) => {
            const here = at + before.length;
            return here < 2 || word.length - here < 2 ? all : `${before}\u00ad${after}`;
        }),
    );
export const useReading = (): Reading => getContext<Reading>(KEY);
