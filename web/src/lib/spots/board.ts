/** What the board of a game gets. It draws `view` and marks what can be pointed at with `spot`; it knows no rules. */
import type { CardText, Choice, GameEvent, Row } from "$lib/api/types";
import type { Person } from "$lib/kit/people";

export interface BoardProps<V, F = null> {
    /** The game's own view, as the reader's seat may see it; the types are in `$lib/api/GAME`. */
    view: V;
    /** What the server foretells from this view, where the game has a forecast; its type is beside that of the view. */
    forecast: F;
    /** The seat whose view it is; null for somebody who watches. */
    seat: number | null;
    people: Person[];
    variant: Record<string, string>;
    /** The seats that are asked something now. */
    waiting: number[];
    /** What the reader is in the middle of while asked, the outermost first: cards, spaces, places, by their ids. */
    about: string[];
    /** What the reader's choices of this turn were about; the elements themselves are marked by the frame. */
    picked: ReadonlySet<string>;
    /** The one option that the reader points at, for a ghost of what it would bring. */
    pointed: Choice | null;
    /** What just happened, for movement that explains; empty when the page was just opened or nothing may move. */
    events: GameEvent[];
    /**
     * The view before the message that these events came in, where it told of several moves that are shown one by one,
     * and how many events about an element or a seat ("seat-1") `view` shows already, although they come later.
     */
    before: V | null;
    /** What was foretold from `before`. */
    foretold: F | null;
    later: ReadonlyMap<string, number>;
    /** Every card of the game in the reader's language, by its id. */
    cards: ReadonlyMap<string, CardText>;
    /** The table in words, statement by statement, as the server says it of this view; asked for only where it is shown. */
    rows: () => Promise<Row[]>;
}
