// Made by scripts/types.mjs from what the server exports.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Shown[View, Forecast]
         * @description What people are shown: an observation, and the game's forecast from it, null where a game has none.
         */
        Observation: {
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
        Event: components["schemas"]["Drafted"] | components["schemas"]["DraftedContract"] | components["schemas"]["NeutralDam"] | components["schemas"]["RoundBegan"] | components["schemas"]["Engineers"] | components["schemas"]["Copied"] | components["schemas"]["Passed"] | components["schemas"]["Gained"] | components["schemas"]["Paid"] | components["schemas"]["Laid"] | components["schemas"]["Rotated"] | components["schemas"]["Returned"] | components["schemas"]["Built"] | components["schemas"]["DropsPlaced"] | components["schemas"]["DropsBehind"] | components["schemas"]["DropRan"] | components["schemas"]["DropPassed"] | components["schemas"]["DropStopped"] | components["schemas"]["DropLeft"] | components["schemas"]["Produced"] | components["schemas"]["ConduitUsed"] | components["schemas"]["Fulfilled"] | components["schemas"]["Took"] | components["schemas"]["Discarded"] | components["schemas"]["ContractRevealed"] | components["schemas"]["Patented"] | components["schemas"]["PatentsRevealed"] | components["schemas"]["Ranked"] | components["schemas"]["Banked"] | components["schemas"]["NoEnergy"] | components["schemas"]["BonusScored"] | components["schemas"]["NewOrder"] | components["schemas"]["ObjectiveScored"] | components["schemas"]["AutomaTurn"] | components["schemas"]["Directed"] | components["schemas"]["AutomaSkipped"] | components["schemas"]["AutomaStep"] | components["schemas"]["AutomaChose"];
        /**
         * Drafted
         * @description A seat leads a company with an officer; an Automa may have none.
         */
        Drafted: {
            /** @enum {unknown} */
            event: "drafted";
            seat: number;
            company: string;
            officer: string;
            clause?: string;
        };
        /**
         * DraftedContract
         * @description A seat takes its starting contract.
         */
        DraftedContract: {
            /** @enum {unknown} */
            event: "drafted-contract";
            seat: number;
            contract: string;
            clause?: string;
        };
        /**
         * NeutralDam
         * @description A neutral dam stands, with one drop behind it.
         */
        NeutralDam: {
            /** @enum {unknown} */
            event: "neutral-dam";
            space: string;
            level: number;
            clause?: string;
        };
        /**
         * RoundBegan
         * @description A round of the game begins.
         */
        RoundBegan: {
            /** @enum {unknown} */
            event: "round-began";
            round: number;
            clause?: string;
        };
        /**
         * Engineers
         * @description A seat places engineers on a space.
         */
        Engineers: {
            /** @enum {unknown} */
            event: "engineers";
            seat: number;
            space: string;
            count: number;
            clause?: string;
        };
        /**
         * Copied
         * @description A seat copies the ability of another officer for this turn.
         */
        Copied: {
            /** @enum {unknown} */
            event: "copied";
            seat: number;
            officer: string;
            clause?: string;
        };
        /**
         * Passed
         * @description A seat takes no further turn in this round.
         */
        Passed: {
            /** @enum {unknown} */
            event: "passed";
            seat: number;
            clause?: string;
        };
        /**
         * Gained
         * @description A seat gains credits, points, machines or energy.
         */
        Gained: {
            /** @enum {unknown} */
            event: "gained";
            seat: number;
            item: string;
            count: number;
            clause?: string;
        };
        /**
         * Paid
         * @description A seat pays credits, or points instead if it is an Automa.
         */
        Paid: {
            /** @enum {unknown} */
            event: "paid";
            seat: number;
            item: string;
            count: number;
            clause?: string;
        };
        /**
         * Laid
         * @description A seat lays a tile and machines on its wheel; the tile may be missing.
         */
        Laid: {
            /** @enum {unknown} */
            event: "laid";
            seat: number;
            tile: string;
            excavators: number;
            mixers: number;
            clause?: string;
        };
        /**
         * Rotated
         * @description A seat's wheel turned.
         */
        Rotated: {
            /** @enum {unknown} */
            event: "rotated";
            seat: number;
            count: number;
            clause?: string;
        };
        /**
         * Returned
         * @description Something came back from the wheel.
         */
        Returned: {
            /** @enum {unknown} */
            event: "returned";
            seat: number;
            tile: string;
            excavators: number;
            mixers: number;
            clause?: string;
        };
        /**
         * Built
         * @description A piece stands on the map.
         */
        Built: {
            /** @enum {unknown} */
            event: "built";
            seat: number;
            structure: string;
            space: string;
            clause?: string;
        };
        /**
         * DropsPlaced
         * @description Drops lie on a headstream.
         */
        DropsPlaced: {
            /** @enum {unknown} */
            event: "drops-placed";
            headstream: string;
            count: number;
            clause?: string;
        };
        /**
         * DropsBehind
         * @description A tile put drops behind a dam.
         */
        DropsBehind: {
            /** @enum {unknown} */
            event: "drops-behind";
            space: string;
            count: number;
            clause?: string;
        };
        /**
         * DropRan
         * @description A running drop enters a basin: one step of the water.
         */
        DropRan: {
            /** @enum {unknown} */
            event: "drop-ran";
            basin: number;
            clause?: string;
        };
        /**
         * DropPassed
         * @description A running drop passes over a full dam: one step of the water.
         */
        DropPassed: {
            /** @enum {unknown} */
            event: "drop-passed";
            space: string;
            clause?: string;
        };
        /**
         * DropStopped
         * @description A running drop stops behind a dam.
         */
        DropStopped: {
            /** @enum {unknown} */
            event: "drop-stopped";
            space: string;
            clause?: string;
        };
        /**
         * DropLeft
         * @description A running drop leaves the map.
         */
        DropLeft: {
            /** @enum {unknown} */
            event: "drop-left";
            basin: number;
            clause?: string;
        };
        /**
         * Produced
         * @description A seat moves drops from a dam through a conduit to its powerhouse.
         */
        Produced: {
            /** @enum {unknown} */
            event: "produced";
            seat: number;
            energy: number;
            drops: number;
            dam: string;
            conduit: string;
            clause?: string;
        };
        /**
         * ConduitUsed
         * @description The owner of a conduit is paid for the drops that went through it.
         */
        ConduitUsed: {
            /** @enum {unknown} */
            event: "conduit-used";
            seat: number;
            owner: number;
            count: number;
            clause?: string;
        };
        /**
         * Fulfilled
         * @description A seat fulfils a contract.
         */
        Fulfilled: {
            /** @enum {unknown} */
            event: "fulfilled";
            seat: number;
            contract: string;
            clause?: string;
        };
        /**
         * Took
         * @description A seat takes a contract from the display.
         */
        Took: {
            /** @enum {unknown} */
            event: "took";
            seat: number;
            contract: string;
            clause?: string;
        };
        /**
         * Discarded
         * @description A seat discards a contract.
         */
        Discarded: {
            /** @enum {unknown} */
            event: "discarded";
            seat: number;
            contract: string;
            clause?: string;
        };
        /**
         * ContractRevealed
         * @description A contract is turned up in the display.
         */
        ContractRevealed: {
            /** @enum {unknown} */
            event: "contract-revealed";
            contract: string;
            clause?: string;
        };
        /**
         * Patented
         * @description A seat takes an advanced technology tile.
         */
        Patented: {
            /** @enum {unknown} */
            event: "patented";
            seat: number;
            tile: string;
            clause?: string;
        };
        /**
         * PatentsRevealed
         * @description The patent office shows new tiles.
         */
        PatentsRevealed: {
            /** @enum {unknown} */
            event: "patents-revealed";
            tiles: string[];
            clause?: string;
        };
        /**
         * Ranked
         * @description A seat scores for its rank on the energy track.
         */
        Ranked: {
            /** @enum {unknown} */
            event: "ranked";
            seat: number;
            count: number;
            clause?: string;
        };
        /**
         * Banked
         * @description A seat gets the credits that its energy has reached; an Automa gets points.
         */
        Banked: {
            /** @enum {unknown} */
            event: "banked";
            seat: number;
            count: number;
            clause?: string;
        };
        /**
         * NoEnergy
         * @description A seat without energy loses points.
         */
        NoEnergy: {
            /** @enum {unknown} */
            event: "no-energy";
            seat: number;
            count: number;
            clause?: string;
        };
        /**
         * BonusScored
         * @description A seat scores the bonus tile of the round.
         */
        BonusScored: {
            /** @enum {unknown} */
            event: "bonus-scored";
            seat: number;
            bonus: string;
            count: number;
            clause?: string;
        };
        /**
         * NewOrder
         * @description The turn order of the next round.
         */
        NewOrder: {
            /** @enum {unknown} */
            event: "new-order";
            seats: number[];
            clause?: string;
        };
        /**
         * ObjectiveScored
         * @description A seat scores the objective tile at the end.
         */
        ObjectiveScored: {
            /** @enum {unknown} */
            event: "objective-scored";
            seat: number;
            count: number;
            reached: number;
            clause?: string;
        };
        /**
         * AutomaTurn
         * @description An Automa turns over its tile: one shows what it tries, the other by which criteria.
         */
        AutomaTurn: {
            /** @enum {unknown} */
            event: "automa-turn";
            seat: number;
            tile: string;
            criteria: string;
            clause?: string;
        };
        /**
         * Directed
         * @description A tile is turned over that decides what a person does first in a round.
         */
        Directed: {
            /** @enum {unknown} */
            event: "directed";
            seat: number;
            tile: string;
            clause?: string;
        };
        /**
         * AutomaSkipped
         * @description A step of the tile is not possible; `why` names what is missing.
         */
        AutomaSkipped: {
            /** @enum {unknown} */
            event: "automa-skipped";
            seat: number;
            step: string;
            why: string;
            clause?: string;
        };
        /**
         * AutomaStep
         * @description The step that an Automa carries out: the first possible one of its tile.
         */
        AutomaStep: {
            /** @enum {unknown} */
            event: "automa-step";
            seat: number;
            step: string;
            number: number;
            clause?: string;
        };
        /**
         * AutomaChose
         * @description Where an Automa builds, puts water or which conduit it produces with, and the criterion that decided.
         */
        AutomaChose: {
            /** @enum {unknown} */
            event: "automa-chose";
            seat: number;
            space: string;
            criterion: string;
            clause?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Observation = components['schemas']['Observation'];
export type Asked = components['schemas']['Asked'];
export type View = components['schemas']['View'];
export type PlayerView = components['schemas']['PlayerView'];
export type DeckView = components['schemas']['DeckView'];
export type Forecast = components['schemas']['Forecast'];
export type Way = components['schemas']['Way'];
export type Feed = components['schemas']['Feed'];
export type SeatAhead = components['schemas']['SeatAhead'];
export type NextIncome = components['schemas']['NextIncome'];
export type Back = components['schemas']['Back'];
export type Prices = components['schemas']['Prices'];
export type Construction = components['schemas']['Construction'];
export type Event = components['schemas']['Event'];
export type Drafted = components['schemas']['Drafted'];
export type DraftedContract = components['schemas']['DraftedContract'];
export type NeutralDam = components['schemas']['NeutralDam'];
export type RoundBegan = components['schemas']['RoundBegan'];
export type Engineers = components['schemas']['Engineers'];
export type Copied = components['schemas']['Copied'];
export type Passed = components['schemas']['Passed'];
export type Gained = components['schemas']['Gained'];
export type Paid = components['schemas']['Paid'];
export type Laid = components['schemas']['Laid'];
export type Rotated = components['schemas']['Rotated'];
export type Returned = components['schemas']['Returned'];
export type Built = components['schemas']['Built'];
export type DropsPlaced = components['schemas']['DropsPlaced'];
export type DropsBehind = components['schemas']['DropsBehind'];
export type DropRan = components['schemas']['DropRan'];
export type DropPassed = components['schemas']['DropPassed'];
export type DropStopped = components['schemas']['DropStopped'];
export type DropLeft = components['schemas']['DropLeft'];
export type Produced = components['schemas']['Produced'];
export type ConduitUsed = components['schemas']['ConduitUsed'];
export type Fulfilled = components['schemas']['Fulfilled'];
export type Took = components['schemas']['Took'];
export type Discarded = components['schemas']['Discarded'];
export type ContractRevealed = components['schemas']['ContractRevealed'];
export type Patented = components['schemas']['Patented'];
export type PatentsRevealed = components['schemas']['PatentsRevealed'];
export type Ranked = components['schemas']['Ranked'];
export type Banked = components['schemas']['Banked'];
export type NoEnergy = components['schemas']['NoEnergy'];
export type BonusScored = components['schemas']['BonusScored'];
export type NewOrder = components['schemas']['NewOrder'];
export type ObjectiveScored = components['schemas']['ObjectiveScored'];
export type AutomaTurn = components['schemas']['AutomaTurn'];
export type Directed = components['schemas']['Directed'];
export type AutomaSkipped = components['schemas']['AutomaSkipped'];
export type AutomaStep = components['schemas']['AutomaStep'];
export type AutomaChose = components['schemas']['AutomaChose'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
