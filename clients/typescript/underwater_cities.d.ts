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
        Event: components["schemas"]["BoardDealt"] | components["schemas"]["MetropolisPlaced"] | components["schemas"]["NewOrder"] | components["schemas"]["RoundBegan"] | components["schemas"]["NeutralMoved"] | components["schemas"]["FourthTile"] | components["schemas"]["TilePlaced"] | components["schemas"]["SlotCloned"] | components["schemas"]["Played"] | components["schemas"]["Claimed"] | components["schemas"]["Resolved"] | components["schemas"]["Discarded"] | components["schemas"]["Used"] | components["schemas"]["Readied"] | components["schemas"]["Performed"] | components["schemas"]["Gained"] | components["schemas"]["Paid"] | components["schemas"]["Drew"] | components["schemas"]["DrewCard"] | components["schemas"]["Advanced"] | components["schemas"]["Built"] | components["schemas"]["Upgraded"] | components["schemas"]["Converted"] | components["schemas"]["Connected"] | components["schemas"]["ContractTaken"] | components["schemas"]["SpecialTaken"] | components["schemas"]["SpecialLooked"] | components["schemas"]["Produced"] | components["schemas"]["Fed"] | components["schemas"]["EraEnded"] | components["schemas"]["Scored"] | components["schemas"]["NetworkScored"];
        /**
         * BoardDealt
         * @description A seat gets its board and its brown metropolis.
         */
        BoardDealt: {
            /** @enum {unknown} */
            event: "board-dealt";
            seat: number;
            board: number;
            tile: string;
            clause?: string;
        };
        /**
         * MetropolisPlaced
         * @description A seat puts a blue metropolis on a hex.
         */
        MetropolisPlaced: {
            /** @enum {unknown} */
            event: "metropolis-placed";
            seat: number;
            tile: string;
            site: string;
            clause?: string;
        };
        /**
         * NewOrder
         * @description The play order of the round.
         */
        NewOrder: {
            /** @enum {unknown} */
            event: "new-order";
            seats: number[];
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
            era: number;
            clause?: string;
        };
        /**
         * NeutralMoved
         * @description The slots on which neutral tiles lie in the solo game.
         */
        NeutralMoved: {
            /** @enum {unknown} */
            event: "neutral-moved";
            slots: string[];
            clause?: string;
        };
        /**
         * FourthTile
         * @description A fourth neutral tile, placed by the number of a turned-up card.
         */
        FourthTile: {
            /** @enum {unknown} */
            event: "fourth-tile";
            card: string;
            slot: string;
            clause?: string;
        };
        /**
         * TilePlaced
         * @description A seat chooses a slot.
         */
        TilePlaced: {
            /** @enum {unknown} */
            event: "tile-placed";
            seat: number;
            slot: string;
            clause?: string;
        };
        /**
         * SlotCloned
         * @description A seat pays for the action-cloning tile and chooses a slot that another holds.
         */
        SlotCloned: {
            /** @enum {unknown} */
            event: "slot-cloned";
            seat: number;
            slot: string;
            clause?: string;
        };
        /**
         * Played
         * @description A seat plays a card; `matches` when its colour is the slot's.
         */
        Played: {
            /** @enum {unknown} */
            event: "played";
            seat: number;
            card: string;
            matches: boolean;
            clause?: string;
        };
        /**
         * Claimed
         * @description A seat claims a card.
         */
        Claimed: {
            /** @enum {unknown} */
            event: "claimed";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * Resolved
         * @description A seat resolves an instant card.
         */
        Resolved: {
            /** @enum {unknown} */
            event: "resolved";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * Discarded
         * @description A seat discards a card.
         */
        Discarded: {
            /** @enum {unknown} */
            event: "discarded";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * Used
         * @description A seat uses an action card or an ability.
         */
        Used: {
            /** @enum {unknown} */
            event: "used";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * Readied
         * @description A used action card may be used again.
         */
        Readied: {
            /** @enum {unknown} */
            event: "readied";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * Performed
         * @description A seat carries out the action of another slot.
         */
        Performed: {
            /** @enum {unknown} */
            event: "performed";
            seat: number;
            slot: string;
            clause?: string;
        };
        /**
         * Gained
         * @description A seat takes resources or points.
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
         * @description A seat pays resources.
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
         * Drew
         * @description A seat draws cards.
         */
        Drew: {
            /** @enum {unknown} */
            event: "drew";
            seat: number;
            count: number;
            clause?: string;
        };
        /**
         * DrewCard
         * @description For the drawer alone: which card.
         */
        DrewCard: {
            /** @enum {unknown} */
            event: "drew-card";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * Advanced
         * @description A marker on the Federation track reaches a space.
         */
        Advanced: {
            /** @enum {unknown} */
            event: "advanced";
            seat: number;
            space: number;
            clause?: string;
        };
        /**
         * Built
         * @description A seat builds a city or a structure.
         */
        Built: {
            /** @enum {unknown} */
            event: "built";
            seat: number;
            kind: string;
            site: string;
            clause?: string;
        };
        /**
         * Upgraded
         * @description A seat upgrades a structure.
         */
        Upgraded: {
            /** @enum {unknown} */
            event: "upgraded";
            seat: number;
            kind: string;
            site: string;
            clause?: string;
        };
        /**
         * Converted
         * @description A city becomes symbiotic.
         */
        Converted: {
            /** @enum {unknown} */
            event: "converted";
            seat: number;
            site: string;
            clause?: string;
        };
        /**
         * Connected
         * @description A metropolis is connected, or comes by a card.
         */
        Connected: {
            /** @enum {unknown} */
            event: "connected";
            seat: number;
            tile: string;
            clause?: string;
        };
        /**
         * ContractTaken
         * @description A seat takes a government contract.
         */
        ContractTaken: {
            /** @enum {unknown} */
            event: "contract-taken";
            seat: number;
            contract: string;
            clause?: string;
        };
        /**
         * SpecialTaken
         * @description A seat takes an open special card.
         */
        SpecialTaken: {
            /** @enum {unknown} */
            event: "special-taken";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * SpecialLooked
         * @description A seat looks at special cards and keeps one.
         */
        SpecialLooked: {
            /** @enum {unknown} */
            event: "special-looked";
            seat: number;
            clause?: string;
        };
        /**
         * Produced
         * @description What a seat's network produced.
         */
        Produced: {
            /** @enum {unknown} */
            event: "produced";
            seat: number;
            gains: {
                [key: string]: number;
            };
            clause?: string;
        };
        /**
         * Fed
         * @description How a seat's cities were fed, and the points lost.
         */
        Fed: {
            /** @enum {unknown} */
            event: "fed";
            seat: number;
            kelp: number;
            biomatter: number;
            points: number;
            clause?: string;
        };
        /**
         * EraEnded
         * @description An era is over.
         */
        EraEnded: {
            /** @enum {unknown} */
            event: "era-ended";
            era: number;
            clause?: string;
        };
        /**
         * Scored
         * @description A seat scores at the end: what for and how many points.
         */
        Scored: {
            /** @enum {unknown} */
            event: "scored";
            seat: number;
            card: string;
            count: number;
            clause?: string;
        };
        /**
         * NetworkScored
         * @description A seat scores its cities and what is left of its resources.
         */
        NetworkScored: {
            /** @enum {unknown} */
            event: "network-scored";
            seat: number;
            cities: number;
            resources: number;
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
export type Ahead = components['schemas']['Ahead'];
export type Production = components['schemas']['Production'];
export type Feeding = components['schemas']['Feeding'];
export type Limits = components['schemas']['Limits'];
export type Event = components['schemas']['Event'];
export type BoardDealt = components['schemas']['BoardDealt'];
export type MetropolisPlaced = components['schemas']['MetropolisPlaced'];
export type NewOrder = components['schemas']['NewOrder'];
export type RoundBegan = components['schemas']['RoundBegan'];
export type NeutralMoved = components['schemas']['NeutralMoved'];
export type FourthTile = components['schemas']['FourthTile'];
export type TilePlaced = components['schemas']['TilePlaced'];
export type SlotCloned = components['schemas']['SlotCloned'];
export type Played = components['schemas']['Played'];
export type Claimed = components['schemas']['Claimed'];
export type Resolved = components['schemas']['Resolved'];
export type Discarded = components['schemas']['Discarded'];
export type Used = components['schemas']['Used'];
export type Readied = components['schemas']['Readied'];
export type Performed = components['schemas']['Performed'];
export type Gained = components['schemas']['Gained'];
export type Paid = components['schemas']['Paid'];
export type Drew = components['schemas']['Drew'];
export type DrewCard = components['schemas']['DrewCard'];
export type Advanced = components['schemas']['Advanced'];
export type Built = components['schemas']['Built'];
export type Upgraded = components['schemas']['Upgraded'];
export type Converted = components['schemas']['Converted'];
export type Connected = components['schemas']['Connected'];
export type ContractTaken = components['schemas']['ContractTaken'];
export type SpecialTaken = components['schemas']['SpecialTaken'];
export type SpecialLooked = components['schemas']['SpecialLooked'];
export type Produced = components['schemas']['Produced'];
export type Fed = components['schemas']['Fed'];
export type EraEnded = components['schemas']['EraEnded'];
export type Scored = components['schemas']['Scored'];
export type NetworkScored = components['schemas']['NetworkScored'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
