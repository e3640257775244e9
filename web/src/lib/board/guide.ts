/**
 * A guided first game: short steps over the real board, at the real server. A game writes its own beside its board:
 * games/GAME/guide.ts with `export default { steps: [...] } satisfies Guide<GameView>`.
 */
export interface GuideStep<V = unknown> {
    /** The key of the step's words, in the game's own words.{en,hu,de}.ftl; `$by` is "finger" or "mouse". */
    text: string;
    /** The element to point at, by the id that the board gave to `spot`; a function finds it in what the reader sees. */
    spot?: string | ((view: V, seat: number) => string | undefined);
    /** Or a whole part of the board, by its `data-area`, or of the frame, by its `data-panel`; of several the first in sight. */
    area?: string | readonly string[];
    /** A worked example of the rules that shows it, by its id. */
    example?: string;
    /**
     * When the step is over. "next" (the default): the reader presses Next. `ask`: the reader is asked this
     * (`commit-card`, the name in the rules). `chosen`: the reader has taken an option of this kind.
     * `seen`: the reader sees that it has happened.
     */
    until?: "next" | { ask?: string; chosen?: string; seen?: (view: V, seat: number) => boolean };
}

export interface Guide<V = unknown> {
    /** How the table is set up, where the game's defaults are not the gentlest. */
    variant?: Record<string, string>;
    /** Who sits opposite, one bot for each seat; one that plays at random unless given. */
    bots?: string[];
    steps: GuideStep<V>[];
}
