/** What the board of a game gets. It draws `view` and marks what can be pointed at with `spot`; it knows no rules. */
import type { CardText, GameEvent, Row } from "$lib/api/types";

import type { Mark } from "./marks";

export interface Person {
    seat: number;
    name: string;
    bot: string;
    mark: Mark;
}

export interface BoardProps<V> {
    /** The game's own view, as the reader's seat may see it; the types are in `$lib/api/GAME`. */
    view: V;
    /** The seat whose view it is; null for somebody who watches. */
    seat: number | null;
    people: Person[];
    variant: Record<string, string>;
    /** The seats that are asked something now. */
    waiting: number[];
    /** What the reader is in the middle of while asked, the outermost first: cards, spaces, places, by their ids. */
    about: string[];
    /** What just happened, for movement that explains; empty when the page was just opened or nothing may move. */
    events: GameEvent[];
    /** Every card of the game in the reader's language, by its id. */
    cards: ReadonlyMap<string, CardText>;
    /** The table in words, statement by statement, as the server says it of this view; asked for only where it is shown. */
    rows: () => Promise<Row[]>;
}
