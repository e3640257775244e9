// Made by scripts/types.mjs from what the server exports.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Shown[MinesView, NoneType]
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
        Event: components["schemas"]["EventRevealed"] | components["schemas"]["CardRevealed"] | components["schemas"]["Fallback"] | components["schemas"]["NothingPlaced"] | components["schemas"]["Placed"] | components["schemas"]["Activated"] | components["schemas"]["Skipped"] | components["schemas"]["CollapseRemoved"] | components["schemas"]["CollapseInstead"] | components["schemas"]["CollapsePlaced"] | components["schemas"]["MachinePlaced"] | components["schemas"]["MachineSpent"] | components["schemas"]["CartPlaced"] | components["schemas"]["Gained"] | components["schemas"]["Paid"] | components["schemas"]["Drew"] | components["schemas"]["DrewHidden"] | components["schemas"]["LookedAt"] | components["schemas"]["TurnedOver"] | components["schemas"]["NotFound"] | components["schemas"]["TookOpen"] | components["schemas"]["Discarded"] | components["schemas"]["BoardChosen"] | components["schemas"]["Researched"] | components["schemas"]["BoardCompleted"] | components["schemas"]["Surfaced"];
        /**
         * EventRevealed
         * @description A round begins with this event.
         */
        EventRevealed: {
            /** @enum {unknown} */
            event: "event-revealed";
            round: number;
            card: string;
            clause?: string;
        };
        /**
         * CardRevealed
         * @description A seat's card of this round is turned up and paid for.
         */
        CardRevealed: {
            /** @enum {unknown} */
            event: "card-revealed";
            seat: number;
            card: string;
            cost: number;
            clause?: string;
        };
        /**
         * Fallback
         * @description A seat could play nothing and takes the top card of level 1.
         */
        Fallback: {
            /** @enum {unknown} */
            event: "fallback";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * NothingPlaced
         * @description A seat had no card to place at all.
         */
        NothingPlaced: {
            /** @enum {unknown} */
            event: "nothing-placed";
            seat: number;
            clause?: string;
        };
        /**
         * Placed
         * @description A card lies in a mine.
         */
        Placed: {
            /** @enum {unknown} */
            event: "placed";
            seat: number;
            card: string;
            at: string;
            clause?: string;
        };
        /**
         * Activated
         * @description A card is activated; `effect` is A, B, or empty for none.
         */
        Activated: {
            /** @enum {unknown} */
            event: "activated";
            seat: number;
            card: string;
            effect: string;
            clause?: string;
        };
        /**
         * Skipped
         * @description The chain comes to a card that was already activated this round.
         */
        Skipped: {
            /** @enum {unknown} */
            event: "skipped";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * CollapseRemoved
         * @description An effect removes a collapse from a card.
         */
        CollapseRemoved: {
            /** @enum {unknown} */
            event: "collapse-removed";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * CollapseInstead
         * @description A card with a collapse is activated: the collapse goes instead of an effect.
         */
        CollapseInstead: {
            /** @enum {unknown} */
            event: "collapse-instead";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * CollapsePlaced
         * @description A card suffers a collapse.
         */
        CollapsePlaced: {
            /** @enum {unknown} */
            event: "collapse-placed";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * MachinePlaced
         * @description A machine is put on a card.
         */
        MachinePlaced: {
            /** @enum {unknown} */
            event: "machine-placed";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * MachineSpent
         * @description A machine is taken off a card.
         */
        MachineSpent: {
            /** @enum {unknown} */
            event: "machine-spent";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * CartPlaced
         * @description A cart token joins two cards.
         */
        CartPlaced: {
            /** @enum {unknown} */
            event: "cart-placed";
            seat: number;
            card: string;
            other: string;
            clause?: string;
        };
        /**
         * Gained
         * @description A seat gains gold or gems.
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
         * @description A seat pays gold.
         */
        Paid: {
            /** @enum {unknown} */
            event: "paid";
            seat: number;
            count: number;
            clause?: string;
        };
        /**
         * Drew
         * @description For the drawer alone: which card.
         */
        Drew: {
            /** @enum {unknown} */
            event: "drew";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * DrewHidden
         * @description A seat drew a card of a level.
         */
        DrewHidden: {
            /** @enum {unknown} */
            event: "drew-hidden";
            seat: number;
            level: number;
            clause?: string;
        };
        /**
         * LookedAt
         * @description A seat looks at so many cards of a deck; it keeps some of them, the others are discarded.
         */
        LookedAt: {
            /** @enum {unknown} */
            event: "looked-at";
            seat: number;
            level: number;
            count: number;
            clause?: string;
        };
        /**
         * TurnedOver
         * @description A seat looks for a faction in a deck: the cards that it turned over, up to the one that it takes.
         */
        TurnedOver: {
            /** @enum {unknown} */
            event: "turned-over";
            seat: number;
            level: number;
            faction: string;
            cards: string[];
            clause?: string;
        };
        /**
         * NotFound
         * @description A faction is in no deck that can be searched.
         */
        NotFound: {
            /** @enum {unknown} */
            event: "not-found";
            seat: number;
            faction: string;
            clause?: string;
        };
        /**
         * TookOpen
         * @description A seat took a card that all have seen.
         */
        TookOpen: {
            /** @enum {unknown} */
            event: "took-open";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * Discarded
         * @description A seat discarded a card.
         */
        Discarded: {
            /** @enum {unknown} */
            event: "discarded";
            seat: number;
            card: string;
            clause?: string;
        };
        /**
         * BoardChosen
         * @description A marker is put on the bottom space of a board.
         */
        BoardChosen: {
            /** @enum {unknown} */
            event: "board-chosen";
            seat: number;
            board: string;
            clause?: string;
        };
        /**
         * Researched
         * @description A marker moved up to a space.
         */
        Researched: {
            /** @enum {unknown} */
            event: "researched";
            seat: number;
            board: string;
            space: number;
            clause?: string;
        };
        /**
         * BoardCompleted
         * @description A seat completed a research board.
         */
        BoardCompleted: {
            /** @enum {unknown} */
            event: "board-completed";
            seat: number;
            board: string;
            clause?: string;
        };
        /**
         * Surfaced
         * @description A seat carries out a surface effect.
         */
        Surfaced: {
            /** @enum {unknown} */
            event: "surfaced";
            seat: number;
            effect: string;
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
export type MinesView = components['schemas']['MinesView'];
export type PlayerView = components['schemas']['PlayerView'];
export type DeckView = components['schemas']['DeckView'];
export type Event = components['schemas']['Event'];
export type EventRevealed = components['schemas']['EventRevealed'];
export type CardRevealed = components['schemas']['CardRevealed'];
export type Fallback = components['schemas']['Fallback'];
export type NothingPlaced = components['schemas']['NothingPlaced'];
export type Placed = components['schemas']['Placed'];
export type Activated = components['schemas']['Activated'];
export type Skipped = components['schemas']['Skipped'];
export type CollapseRemoved = components['schemas']['CollapseRemoved'];
export type CollapseInstead = components['schemas']['CollapseInstead'];
export type CollapsePlaced = components['schemas']['CollapsePlaced'];
export type MachinePlaced = components['schemas']['MachinePlaced'];
export type MachineSpent = components['schemas']['MachineSpent'];
export type CartPlaced = components['schemas']['CartPlaced'];
export type Gained = components['schemas']['Gained'];
export type Paid = components['schemas']['Paid'];
export type Drew = components['schemas']['Drew'];
export type DrewHidden = components['schemas']['DrewHidden'];
export type LookedAt = components['schemas']['LookedAt'];
export type TurnedOver = components['schemas']['TurnedOver'];
export type NotFound = components['schemas']['NotFound'];
export type TookOpen = components['schemas']['TookOpen'];
export type Discarded = components['schemas']['Discarded'];
export type BoardChosen = components['schemas']['BoardChosen'];
export type Researched = components['schemas']['Researched'];
export type BoardCompleted = components['schemas']['BoardCompleted'];
export type Surfaced = components['schemas']['Surfaced'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
