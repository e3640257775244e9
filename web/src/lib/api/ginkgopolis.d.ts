// Made by scripts/types.mjs from what the server exports.
import type { Said } from "./said";
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Shown[View, NoneType]
         * @description What people are shown: an observation, and the game's forecast from it, null where a game has none.
         */
        Shown_View__NoneType_: {
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
            view: components["schemas"]["View"];
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
        /**
         * View
         * @description The table as a seat sees it.
         */
        View: {
            players: components["schemas"]["PlayerView"][];
            top: {
                [key: string]: string;
            };
            height: {
                [key: string]: number;
            };
            owner: {
                [key: string]: number;
            };
            markers: string[];
            tokens: {
                [key: string]: string;
            };
            covered: string[];
            districts: components["schemas"]["DistrictView"][];
            first: number;
            round: number;
            deck: components["schemas"]["DeckView"];
            discard: (string | number)[];
            supply: components["schemas"]["DeckView"];
            removed: (string | number)[];
            played: (string | number)[];
            characters: components["schemas"]["DeckView"];
            box: (string | number)[];
            picked: number;
            handed_in: boolean;
            ending: boolean;
        };
        /**
         * PlayerView
         * @description A player as a seat sees it: `points` and `tiles` are None and empty behind another's screen.
         */
        PlayerView: {
            resources: number;
            supply: number;
            points: number | null;
            new_hand_tokens: number;
            hand: (string | number)[];
            sealed: (string | number)[];
            tiles: (string | number)[];
            laid: (string | number)[];
            offered: (string | number)[];
            committed: number;
            with_tile: boolean;
            area: string[];
            locked: boolean;
            unscreened: boolean;
        };
        /**
         * DistrictView
         * @description A district with its players in order of rank.
         */
        DistrictView: {
            colour: string;
            cells: string[];
            ranks: components["schemas"]["Rank"][];
        };
        /**
         * Rank
         * @description A player in a district: the resources there, and the points that they would score now.
         */
        Rank: {
            seat: number;
            resources: number;
            points: number;
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
