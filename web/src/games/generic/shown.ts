/** What every part of the generic board needs to mark things in a text. */
import type { CardText } from "$lib/api/types";
import type { Person } from "$lib/table/board";

import type { Places } from "./places";

export interface Shown {
    places: Places;
    /** Values that say nothing special. */
    usual: ReadonlySet<string>;
    people: Person[];
    /** The cards on this table, by what they are called in small letters. */
    cards: ReadonlyMap<string, CardText>;
    /** Show a card's text at an element, or none. */
    onread: (card: CardText | null, element?: Element) => void;
}
