// Made by scripts/types.mjs from what the server exports.
import type { Said } from "./said";
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Shown[MinesView, NoneType]
         * @description What people are shown: an observation, and the game's forecast from it, null where a game has none.
         */
        Shown_MinesView__NoneType_: {
            game: string;
            rules: number;
            seat: number;
            seats: number;
            variant: {
                [key: string]: string;
            };
            waiting: number[];
            position: Record<string, never>[];
            path: number[];
            counters: {
                [key: string]: number;
            };
            unseen: {
                [key: string]: string[];
            };
            seen: {
                [key: string]: string[];
            };
            decision: components["schemas"]["Asked"] | null;
            view: components["schemas"]["MinesView"];
            forecast: null;
        };
        /**
         * Asked
         * @description A decision in a view: the question, and the options in their text form.
         */
        Asked: {
            ask: string;
            options: string[];
        };
        /** MinesView */
        MinesView: {
            players: components["schemas"]["PlayerView"][];
            level1: components["schemas"]["DeckView"];
            level2: components["schemas"]["DeckView"];
            level3: components["schemas"]["DeckView"];
            level4: components["schemas"]["DeckView"];
            discard1: (string | number)[];
            discard2: (string | number)[];
            discard3: (string | number)[];
            discard4: (string | number)[];
            turned: (string | number)[];
            events: components["schemas"]["DeckView"];
            unused_events: (string | number)[];
            event: string;
            past_events: string[];
            boards: string[];
            round: number;
        };
        /** PlayerView */
        PlayerView: {
            hand: (string | number)[];
            sealed: (string | number)[];
            gold: number;
            gems: number;
            mine: {
                [key: string]: string;
            };
            machines: {
                [key: string]: number;
            };
            collapses: string[];
            carts: string[];
            activated: string[];
            card: string;
            placed: string;
            board: string;
            space: number;
            boards_done: number;
            climbed: string[];
            looking: (string | number)[];
        };
        /**
         * DeckView
         * @description A deck as somebody sees it: known places at the top and the bottom, the rest as numbers of cards per pool.
         */
        DeckView: {
            top: (string | number)[];
            pools: {
                [key: string]: number;
            };
            bottom: (string | number)[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
