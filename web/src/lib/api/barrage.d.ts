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
         * @description The table as everybody sees it.
         */
        View: {
            players: components["schemas"]["PlayerView"][];
            round: number;
            order: number[];
            choosers: number[];
            offers: {
                [key: string]: string;
            };
            offered_contracts: string[];
            headstream_tiles: {
                [key: string]: string;
            };
            headstreams: {
                [key: string]: number;
            };
            dam_owner: {
                [key: string]: number;
            };
            dam_level: {
                [key: string]: number;
            };
            dam_drops: {
                [key: string]: number;
            };
            conduits: {
                [key: string]: number;
            };
            powerhouses: {
                [key: string]: number;
            };
            drops_in: number;
            drops_out: number;
            placed: [
                string,
                number,
                number
            ][];
            bonuses: string[];
            objective: string;
            national: string[];
            display: string[];
            patents: string[];
            green: components["schemas"]["DeckView"];
            yellow: components["schemas"]["DeckView"];
            red: components["schemas"]["DeckView"];
            discarded: (string | number)[];
            tiles1: components["schemas"]["DeckView"];
            tiles2: components["schemas"]["DeckView"];
            tiles3: components["schemas"]["DeckView"];
            automa_deck: components["schemas"]["DeckView"];
            automa_used: (string | number)[];
            criteria: string;
        };
        /**
         * PlayerView
         * @description A player as everybody sees it.
         */
        PlayerView: {
            automa: boolean;
            company: string;
            officer: string;
            copied: string;
            vp_from: {
                [key: string]: number;
            };
            energy: number;
            credit: number;
            excavator: number;
            mixer: number;
            engineer: number;
            excavators_ever: number;
            mixers_ever: number;
            tiles: string[];
            wheel: [
                string,
                number,
                number
            ][];
            built: {
                [key: string]: number;
            };
            contracts: string[];
            fulfilled: string[];
            turns: number;
            passed: boolean;
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
         * @description What follows from the table as it stands; lists of numbers have one for each seat, Automas included.
         *
         *         `ways` are by headstream and basin, `capacity` by dam. If the round were scored now: `bonus_now` are the points of
         *         the bonus tile, which counts in full from the energy `full_bonus_from`, `rank_now` the place by energy (1 is the
         *         most, equal ones share it, 0 is without energy), `rank_vp_now` the points for that or lost without energy,
         *         `credits_now` the credits for the energy, `next_order` the order of the next round. `objective_now` is what the
         *         objective tile counts, `objective_vp_now` its points. `closed` are the action spaces that nobody can use here.
         */
        Forecast: {
            ways: {
                [key: string]: components["schemas"]["Way"];
            };
            feeds: components["schemas"]["Feed"][];
            capacity: {
                [key: string]: number;
            };
            bonus_now: number[];
            full_bonus_from: number;
            rank_now: number[];
            rank_vp_now: number[];
            credits_now: number[];
            objective_now: number[];
            objective_vp_now: number[];
            next_order: number[];
            seats: components["schemas"]["SeatAhead"][];
            closed: string[];
        };
        /**
         * Way
         * @description The basins that a drop entering here runs through, then the dam that stops it; without one it leaves the map.
         *
         *         `now` is behind the dams as they are, `later` after the drops that wait on the headstreams have run down.
         */
        Way: {
            now: string[];
            later: string[];
        };
        /**
         * Feed
         * @description What a seat could produce now from a dam through a conduit, with as many drops as it can pay for.
         *
         *         `energy` counts officer and powerhouses, with a turbine of modifier 0; `houses` are the seat's powerhouses that the
         *         water reaches; `fee` is paid to `owner`, whose conduit it is.
         */
        Feed: {
            seat: number;
            dam: string;
            conduit: string;
            houses: string[];
            drops: number;
            energy: number;
            fee: number;
            owner: number;
        };
        /**
         * SeatAhead
         * @description What is ahead of one seat.
         *
         *         `next_income` is by structure; a row without one is left out. `comes_back` has an entry for each of the coming
         *         rotations, the next one first. `construction` is null when all four spaces are used. `production_bonus` is what the
         *         powerhouses add to a production, `power` whether the company's power is active.
         */
        SeatAhead: {
            next_income: {
                [key: string]: components["schemas"]["NextIncome"];
            };
            comes_back: components["schemas"]["Back"][];
            prices: components["schemas"]["Prices"];
            construction: components["schemas"]["Construction"] | null;
            production_bonus: number;
            power: boolean;
        };
        /**
         * NextIncome
         * @description The next income of a row: the number of the piece that uncovers it, and the effect by its id on the company.
         */
        NextIncome: {
            at: number;
            effect: string;
        };
        /**
         * Back
         * @description What one rotation brings back: the segment of the wheel, and what lies in it; `tile` may be empty.
         */
        Back: {
            segment: string;
            tile: string;
            excavator: number;
            mixer: number;
        };
        /**
         * Prices
         * @description The machines that pieces cost a seat with a tile that has no effect.
         *
         *         `base` and `elevation` by area; `conduit` for each point of its value, or so many mixers instead (0: not possible);
         *         `powerhouse` is the next one (0 when all are built). `credits_for_machine` pay for a machine (0: not possible).
         */
        Prices: {
            base: {
                [key: string]: number;
            };
            elevation: {
                [key: string]: number;
            };
            conduit: number;
            conduit_in_mixers: number;
            powerhouse: number;
            credits_for_machine: number;
        };
        /**
         * Construction
         * @description What the construction space that a seat uses next takes.
         */
        Construction: {
            engineers: number;
            fee: number;
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
