// Made by scripts/types.mjs from what the server exports.
import type { Said } from "./said";
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Shown[View, Forecast]
         * @description What people are shown: an observation, and the game's forecast from it, null where a game has none.
         */
        Shown_View__Forecast_: {
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
            forecast: components["schemas"]["Forecast"];
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
         * @description The table as a seat sees it; `slot` is the slot of the running turn.
         */
        View: {
            slot: string;
            players: components["schemas"]["PlayerView"][];
            round: number;
            era: number;
            order: number[];
            slots: {
                [key: string]: number[];
            };
            cloned: boolean;
            neutral: number[];
            arrivals: number[];
            tunnels_left: number;
            nonsymbiotic_left: number;
            symbiotic_left: number;
            deck: components["schemas"]["DeckView"];
            discard: (string | number)[];
            specials: components["schemas"]["DeckView"];
            dear_specials: string[];
            blue: components["schemas"]["DeckView"];
            contracts: string[];
            played: (string | number)[];
            turned: (string | number)[];
        };
        /**
         * PlayerView
         * @description A player as a seat sees it.
         */
        PlayerView: {
            hand: (string | number)[];
            sealed: (string | number)[];
            looking: (string | number)[];
            board: number;
            kelp: number;
            steelplast: number;
            science: number;
            credit: number;
            biomatter: number;
            points: number;
            points_from: {
                [key: string]: number;
            };
            cities: {
                [key: string]: string;
            };
            tunnels: string[];
            buildings: {
                [key: string]: string;
            };
            upgraded: string[];
            metropolises: {
                [key: string]: string;
            };
            gained_metropolises: string[];
            completed: string[];
            cards: string[];
            used: string[];
            under: string[];
            resolved: string[];
            contracts: string[];
            space: number;
            moved: boolean;
            turns: number;
            turn_built: {
                [key: string]: number;
            };
            turn_upgraded: {
                [key: string]: number;
            };
            turn_once: string[];
            turn_discounts: [
                string,
                string,
                number
            ][];
            producing: boolean;
            produced: {
                [key: string]: number;
            };
            special_paid: number;
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
        /**
         * Forecast
         * @description What is ahead of every player, by seat.
         */
        Forecast: {
            players: components["schemas"]["Ahead"][];
        };
        /**
         * Ahead
         * @description What is ahead of one player; what is over or not near has None.
         *
         *         `connected` names cities, building sites, tunnels that touch a city, and joined metropolis hexes. `scoring` is what
         *         the end of the game would add now, by tile, card, `cities` and `resources`; those in `at_most` spend what lies in
         *         stock, each as if it were the only one.
         */
        Ahead: {
            connected: string[];
            production: components["schemas"]["Production"] | null;
            feeding: components["schemas"]["Feeding"] | null;
            scoring: {
                [key: string]: number;
            };
            at_most: string[];
            limits: components["schemas"]["Limits"];
        };
        /**
         * Production
         * @description The sure gains of the next Production, and the cards and tiles that will ask, by their ids.
         */
        Production: {
            gains: {
                [key: string]: number;
            };
            open: string[];
        };
        /**
         * Feeding
         * @description What the connected cities will eat after it, how many stay hungry, and the points lost for them.
         *
         *         `open` are the cards by which they may be given other food; that is not counted.
         */
        Feeding: {
            cities: number;
            free: number;
            kelp: number;
            biomatter: number;
            unfed: number;
            lost: number;
            open: string[];
        };
        /**
         * Limits
         * @description How many cards a player may keep in hand, and how many action cards.
         */
        Limits: {
            hand: number;
            action: number;
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
