// Made by scripts/types.mjs from what the server exports.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Shown[View, NoneType]
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
        Event: components["schemas"]["FirstPlayer"] | components["schemas"]["Characters"] | components["schemas"]["NewHand"] | components["schemas"]["Revealed"] | components["schemas"]["Fallback"] | components["schemas"]["Gained"] | components["schemas"]["Drew"] | components["schemas"]["Urbanized"] | components["schemas"]["TokenMoved"] | components["schemas"]["Constructed"] | components["schemas"]["Returned"] | components["schemas"]["Paid"] | components["schemas"]["Rebuilt"] | components["schemas"]["Exhausted"] | components["schemas"]["HandedIn"] | components["schemas"]["LastRound"] | components["schemas"]["HalDrew"] | components["schemas"]["HalStuck"];
        /**
         * FirstPlayer
         * @description A seat begins the round.
         */
        FirstPlayer: {
            /** @enum {unknown} */
            event: "first-player";
            seat: number;
            clause?: string;
        };
        /**
         * Characters
         * @description A seat's characters are revealed.
         */
        Characters: {
            /** @enum {unknown} */
            event: "characters";
            seat: number;
            cards: string[];
            clause?: string;
        };
        /**
         * NewHand
         * @description A seat spent a new-hand token and exchanged its hand.
         */
        NewHand: {
            /** @enum {unknown} */
            event: "new-hand";
            seat: number;
            clause?: string;
        };
        /**
         * Revealed
         * @description A seat reveals its card, alone or with a tile.
         */
        Revealed: {
            /** @enum {unknown} */
            event: "revealed";
            seat: number;
            card: string;
            tile: string;
            clause?: string;
        };
        /**
         * Fallback
         * @description A seat cannot pay; the tile goes back and the card is played alone.
         */
        Fallback: {
            /** @enum {unknown} */
            event: "fallback";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * Gained
         * @description A seat takes items from the supply.
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
         * Drew
         * @description For the drawer alone: which tile.
         */
        Drew: {
            /** @enum {unknown} */
            event: "drew";
            seat: number;
            tile: string;
            clause?: string;
        };
        /**
         * Urbanized
         * @description A new building stands where the token was.
         */
        Urbanized: {
            /** @enum {unknown} */
            event: "urbanized";
            seat: number;
            tile: string;
            cell: string;
            clause?: string;
        };
        /**
         * TokenMoved
         * @description A token lies in another cell.
         */
        TokenMoved: {
            /** @enum {unknown} */
            event: "token-moved";
            letter: string;
            cell: string;
            clause?: string;
        };
        /**
         * Constructed
         * @description A building has a new floor.
         */
        Constructed: {
            /** @enum {unknown} */
            event: "constructed";
            seat: number;
            tile: string;
            cell: string;
            height: number;
            clause?: string;
        };
        /**
         * Returned
         * @description Resources went home from a building that somebody built on.
         */
        Returned: {
            /** @enum {unknown} */
            event: "returned";
            seat: number;
            count: number;
            points: number;
            clause?: string;
        };
        /**
         * Paid
         * @description A seat paid a surcharge.
         */
        Paid: {
            /** @enum {unknown} */
            event: "paid";
            seat: number;
            resources: number;
            points: number;
            clause?: string;
        };
        /**
         * Rebuilt
         * @description The deck was rebuilt with new building cards.
         */
        Rebuilt: {
            /** @enum {unknown} */
            event: "rebuilt";
            cards: string[];
            clause?: string;
        };
        /**
         * Exhausted
         * @description The tile supply is empty, for the first or second time.
         */
        Exhausted: {
            /** @enum {unknown} */
            event: "exhausted";
            time: number;
            clause?: string;
        };
        /**
         * HandedIn
         * @description A seat handed in tiles for as many points.
         */
        HandedIn: {
            /** @enum {unknown} */
            event: "handed-in";
            seat: number;
            tiles: string[];
            clause?: string;
        };
        /**
         * LastRound
         * @description The end is triggered: this round is the last.
         */
        LastRound: {
            /** @enum {unknown} */
            event: "last-round";
            clause?: string;
        };
        /**
         * HalDrew
         * @description Expert Hal turned up an urbanization card and drew one more; he uses the better of the two.
         */
        HalDrew: {
            /** @enum {unknown} */
            event: "hal-drew";
            card: string;
            extra: string;
            clause?: string;
        };
        /**
         * HalStuck
         * @description Hal cannot build with his card for want of this item, and the game is over.
         */
        HalStuck: {
            /** @enum {unknown} */
            event: "hal-stuck";
            card: string;
            item: string;
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
export type DistrictView = components['schemas']['DistrictView'];
export type Rank = components['schemas']['Rank'];
export type DeckView = components['schemas']['DeckView'];
export type Event = components['schemas']['Event'];
export type FirstPlayer = components['schemas']['FirstPlayer'];
export type Characters = components['schemas']['Characters'];
export type NewHand = components['schemas']['NewHand'];
export type Revealed = components['schemas']['Revealed'];
export type Fallback = components['schemas']['Fallback'];
export type Gained = components['schemas']['Gained'];
export type Drew = components['schemas']['Drew'];
export type Urbanized = components['schemas']['Urbanized'];
export type TokenMoved = components['schemas']['TokenMoved'];
export type Constructed = components['schemas']['Constructed'];
export type Returned = components['schemas']['Returned'];
export type Paid = components['schemas']['Paid'];
export type Rebuilt = components['schemas']['Rebuilt'];
export type Exhausted = components['schemas']['Exhausted'];
export type HandedIn = components['schemas']['HandedIn'];
export type LastRound = components['schemas']['LastRound'];
export type HalDrew = components['schemas']['HalDrew'];
export type HalStuck = components['schemas']['HalStuck'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
