/**
 * A guided first game: short steps over the real board, at the real server. A game writes its own beside its board:
 * games/GAME/guide.ts with `export default { steps: [...] } satisfies Guide<GameView, GameForecast>`.
 *
 * A guide looks at the table. What it says is true of it (`when`), what it asks for is seen on it (`until`), and whoever has
 * done something else hears of it (`remarks`). None of that depends on which choices were made on the way.
 */

/** What the reader sees, and what the reader is asked. */
export interface Now<V = unknown, F = unknown> {
    view: V;
    forecast: F;
    seat: number;
    /** What the reader is asked, by its name in the rules (`commit-card`); empty when nothing. */
    ask: string;
    /** The options of that, as the rules write them: `build conduit any`. */
    options: readonly string[];
}
type Looks<V, F> = (now: Now<V, F>) => boolean;

/** Words on the table, and what they are about. */
export interface Words<V = unknown, F = unknown> {
    /** The key of the words, in the game's own words.{en,hu,de}.ftl; `$by` is "finger" or "mouse". */
    text: string;
    /** What else the words need. */
    args?: (now: Now<V, F>) => Record<string, string | number>;
    /**
     * The element to point at, by the id that the board gave to `spot`; a function finds it in what the reader sees, and of
     * several it is the first in sight.
     */
    spot?: string | ((now: Now<V, F>) => string | readonly string[] | undefined);
    /** Or a whole part of the board, by its `data-area`, or of the frame, by its `data-panel`; of several the first in sight. */
    area?: string | readonly string[];
    /** A worked example of the rules that shows it, by its id. */
    example?: string;
}

/** What a step says instead while `when` holds. */
export interface Remark<V = unknown, F = unknown> extends Words<V, F> {
    when: Looks<V, F>;
    /** The reader has done something else: it can be taken back, or the reader goes on like this. */
    back?: boolean;
}

export interface GuideStep<V = unknown, F = unknown> extends Words<V, F> {
    /** Whether the words are true of the table; always, unless given. A step whose words are not is passed over. */
    when?: Looks<V, F>;
    /**
     * What the step asks for, as it is seen on the table; without it the reader presses Next. Such a step has a `when` that
     * becomes false in the end, whatever the reader does.
     */
    until?: Looks<V, F>;
    /** The first that holds is said instead. */
    remarks?: readonly Remark<V, F>[];
    /** The reader plays alone: once its words are read, only its remarks are shown, each once. */
    quiet?: boolean;
}

export interface Guide<V = unknown, F = unknown> {
    /** How the table is set up, where the game's defaults are not the gentlest. */
    variant?: Record<string, string>;
    steps: GuideStep<V, F>[];
}
