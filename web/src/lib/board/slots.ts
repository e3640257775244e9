/** Zones and decks in a view: a card that the reader may see is its id, any other a number. */
export type Slots = readonly (string | number)[];

/** The ids of what the reader knows in a zone. */
export const known = (slots: Slots): string[] => slots.filter((slot) => typeof slot === "string");

/** A deck of which some cards are known to lie on top or at the bottom, and the others in pools between. */
export interface Deck {
    top: Slots;
    bottom: Slots;
    pools: Readonly<Record<string, number>>;
}

/** The number of cards in a deck. */
export const sizeOf = ({ top, bottom, pools }: Deck): number =>
    top.length + bottom.length + Object.values(pools).reduce((sum, count) => sum + count, 0);
