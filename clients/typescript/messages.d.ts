// Made by scripts/types.mjs from what the server exports.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Act
         * @description Choose an option; `question` is the name of the question that it answers.
         *
         *         With `hold`, a choice that ends the turn is held for so many seconds before it is made; with 0 until it is
         *         confirmed.
         */
        Act: {
            /** @default null */
            hold?: number | null;
            id: string;
            option: string;
            /** @default  */
            question?: string;
            /** @enum {unknown} */
            type: "act";
        };
        /**
         * AnswerProposal
         * @description Agree to the proposal or decline it; with `number`, only if it is that one.
         */
        AnswerProposal: {
            agree: boolean;
            id: string;
            /** @default 0 */
            number?: number;
            /** @enum {unknown} */
            type: "answer";
        };
        /**
         * AskScore
         * @description Ask where a seat's points come from; those of another seat only after the end.
         */
        AskScore: {
            id: string;
            seat: number;
            /** @enum {unknown} */
            type: "score";
        };
        /**
         * Because
         * @description The answer to why-not: that it is allowed, or why it is not.
         *
         *         If the price is the reason, `costs` are the amounts that are missing, and `missing` says that in words. `causes`
         *         name what exactly is missing or in the way, where the reason leaves that open, and `targets` are the elements of the
         *         board that the answer speaks of.
         */
        Because: {
            allowed: boolean;
            /** @default [] */
            causes?: string[];
            /** @default  */
            clause?: string;
            /** @default {} */
            costs?: {
                [key: string]: number;
            };
            id: string;
            /** @default  */
            key?: string;
            /** @default [] */
            missing?: string[];
            /** @default [] */
            targets?: string[];
            /**
             * Format: said
             * @default
             */
            text?: string;
            /** @enum {unknown} */
            type: "because";
        };
        /**
         * ChatLine
         * @description A line of chat; `at` is the time in ISO 8601.
         */
        ChatLine: {
            at: string;
            name: string;
            number: number;
            seat: number | null;
            text: string;
        };
        /**
         * ChatTold
         * @description New lines of the chat.
         */
        ChatTold: {
            lines: components["schemas"]["ChatLine"][];
            /** @enum {unknown} */
            type: "chat";
        };
        /**
         * ClaimInfo
         * @description Somebody who watches under this `name` says to be the person of a seat and asks for it.
         *
         *         `asked` are the seats that have to agree, `agreed` those that did; the answer carries `number`. `until` is empty
         *         until the last one agrees, and then the time when the seat is handed over, unless its person shows up before.
         */
        ClaimInfo: {
            agreed: number[];
            asked: number[];
            name: string;
            number: number;
            seat: number;
            /** @default  */
            until?: string;
        };
        /**
         * ClockInfo
         * @description A seat's clock: seconds left in its bank, and of its free time when it began to run. Without `since` it stands.
         *
         *         `until` is when it will reach zero as things are now, playing hours included; `vacation` when the vacation ends.
         *         `alarm` is sent to the seat itself only: most of its time is used.
         */
        ClockInfo: {
            /** @default false */
            alarm?: boolean;
            bank: number;
            free: number;
            seat: number;
            /** @default  */
            since?: string;
            /** @default  */
            until?: string;
            /** @default  */
            vacation?: string;
        };
        /**
         * Clocks
         * @description All clocks, sent whenever one of them changed; `now` is the server's time.
         */
        Clocks: {
            now: string;
            seats: components["schemas"]["ClockInfo"][];
            /** @enum {unknown} */
            type: "clocks";
        };
        /**
         * Confirm
         * @description Make my choice now that is held; `request` is the id with which it was sent.
         */
        Confirm: {
            id: string;
            request: string;
            /** @enum {unknown} */
            type: "confirm";
        };
        /**
         * Done
         * @description The request was carried out and is stored for good.
         */
        Done: {
            id: string;
            /** @enum {unknown} */
            type: "done";
        };
        FromClient: components["schemas"]["Hello"] | components["schemas"]["Act"] | components["schemas"]["Confirm"] | components["schemas"]["Undo"] | components["schemas"]["Propose"] | components["schemas"]["AnswerProposal"] | components["schemas"]["Remind"] | components["schemas"]["Looking"] | components["schemas"]["WhyNot"] | components["schemas"]["AskScore"] | components["schemas"]["ReadOut"] | components["schemas"]["Say"] | components["schemas"]["Resync"];
        FromServer: components["schemas"]["TableInfo"] | components["schemas"]["View"] | components["schemas"]["Update"] | components["schemas"]["HeldInfo"] | components["schemas"]["Done"] | components["schemas"]["Refusal"] | components["schemas"]["Because"] | components["schemas"]["ScoreTold"] | components["schemas"]["Rows"] | components["schemas"]["ChatTold"] | components["schemas"]["Presence"] | components["schemas"]["Clocks"] | components["schemas"]["StoryTold"];
        /**
         * HeldInfo
         * @description The reader's choice that is held, told to its seat alone: the answer to what is `asked`, sent as `request`.
         *
         *         It is made when it is confirmed, or when `left` seconds are over. Without an option nothing is held any more.
         */
        HeldInfo: {
            /** @default  */
            asked?: string;
            /** @default null */
            left?: number | null;
            /** @default  */
            option?: string;
            /** @default  */
            request?: string;
            /** @enum {unknown} */
            type: "held";
        };
        /**
         * Hello
         * @description The first message. `events` is how many events the client has already; `token` is a seat's return link.
         *
         *         `protocol` is the number of the protocol that the client speaks; one that names none takes what it gets.
         */
        Hello: {
            /** @default 0 */
            events?: number;
            /** @default  */
            lang?: string;
            /** @default 3 */
            protocol?: number;
            /** @default  */
            token?: string;
            /** @enum {unknown} */
            type: "hello";
        };
        /**
         * Item
         * @description One thing that is said in a row.
         *
         *         `about` says of what, where a row speaks of several ("upper dam"); `count` is a figure, of which `text` is the unit;
         *         `ids` are what people may point at there, `seat` is whose it is, `usual` holds where most are like this.
         *         `hidden` are cards that the one who looks has not seen, as many as `count` says: a board shows their backs.
         */
        Item: {
            /**
             * Format: said
             * @default
             */
            about?: string;
            /** @default null */
            count?: number | null;
            /** @default false */
            hidden?: boolean;
            /** @default [] */
            ids?: string[];
            /** @default null */
            seat?: number | null;
            /** Format: said */
            text: string;
            /** @default false */
            usual?: boolean;
        };
        /**
         * LogLine
         * @description A sentence of the log: the seat that acted, the ids that it is about, and the rule that decided, if it is told.
         *
         *         It tells of those `events` beside it that have the numbers from `start` up to, but not including, `end`, counted
         *         from 0. `clauses` are all the rules that it rests on, the one that decided first. `deed` is what a turn is known by,
         *         in a few words beside a name, and empty for what it cost or brought along; a `minor` one counts where there is no
         *         other.
         */
        LogLine: {
            clause: string;
            clauses: string[];
            /**
             * Format: said
             * @default
             */
            deed?: string;
            end: number;
            /** @default false */
            minor?: boolean;
            seat: number | null;
            start: number;
            targets: string[];
            /** Format: said */
            text: string;
        };
        /**
         * Looking
         * @description Say whether the page is in sight: no notices are sent to somebody who looks at the table.
         */
        Looking: {
            /** @enum {unknown} */
            type: "looking";
            visible: boolean;
        };
        /**
         * OriginInfo
         * @description The moment at which a table begins: after `step` moves of another `table`, which may be gone by now.
         *
         *         `way` is "true" with the cards of then and the draws that would have come, which whoever looks at the other table
         *         can know; "known" as `seat` knew it, with everything else dealt anew. `rules` are those of then. The result counts
         *         for nothing.
         */
        OriginInfo: {
            rules: number;
            /** @default null */
            seat?: number | null;
            step: number;
            table: string;
            /** @enum {unknown} */
            way: "known" | "true";
        };
        /**
         * Pace
         * @description How much time the seats have, in seconds: free for every turn, and once for the whole game.
         *
         *         "live" counts all the time, "days" only the playing hours of the person who is asked.
         */
        Pace: {
            bank: number;
            /** @enum {unknown} */
            kind: "days" | "live";
            turn: number;
        };
        /**
         * PointsLine
         * @description Some points, and what they are for.
         */
        PointsLine: {
            points: number;
            /** Format: said */
            text: string;
        };
        /**
         * Presence
         * @description The seats that are connected, how many people watch, and since when the other people are away (ISO 8601).
         */
        Presence: {
            /** @default {} */
            away?: {
                [key: string]: string;
            };
            seats: number[];
            /** @enum {unknown} */
            type: "presence";
            watching: number;
        };
        /**
         * ProposalInfo
         * @description A proposal to everybody: kind "back", "bot" (for `seat`) or "end".
         *
         *         `asked` are the seats that have to agree, `agreed` those that did; `passed` those of people who were silent for so
         *         long that they are not asked about the end. The answer carries `number`.
         */
        ProposalInfo: {
            agreed: number[];
            asked: number[];
            by: number;
            kind: string;
            /** @default 0 */
            number?: number;
            /** @default [] */
            passed?: number[];
            seat: number | null;
        };
        /**
         * Propose
         * @description Ask everybody to go back to before my last choices, to let a bot play for `seat`, or to end the table.
         */
        Propose: {
            /** @default 1 */
            choices?: number;
            id: string;
            /** @enum {unknown} */
            kind: "back" | "bot" | "end";
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "propose";
        };
        /**
         * Question
         * @description What the seat is asked. The answer carries `name`; `about` are the ids of what is being carried out.
         */
        Question: {
            about: string[];
            choices: components["schemas"]["SaidChoice"][];
            name: string;
            /** Format: said */
            text: string;
        };
        /**
         * ReadOut
         * @description Ask for the table in words, as this seat may see it.
         */
        ReadOut: {
            id: string;
            /** @enum {unknown} */
            type: "read-out";
        };
        /**
         * Refusal
         * @description The request was refused and changed nothing; `key` is for programs, `text` for people.
         *
         *         `clause` is the rule that decided, if one did.
         */
        Refusal: {
            /** @default  */
            clause?: string;
            /** @default  */
            id?: string;
            key: string;
            status: number;
            /** Format: said */
            text: string;
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Remind
         * @description Remind an absent person of the table.
         */
        Remind: {
            id: string;
            seat: number;
            /** @enum {unknown} */
            type: "remind";
        };
        /**
         * Resync
         * @description Send the whole view again, with the events after the first `events`.
         */
        Resync: {
            /** @default 0 */
            events?: number;
            /** @enum {unknown} */
            type: "resync";
        };
        /**
         * Revealed
         * @description What was secret until the end; together with the record it proves every draw.
         */
        Revealed: {
            nonces: string[];
            seed: string;
        };
        /**
         * Row
         * @description A statement: a label and what is said of it. A row without a label, before all others, heads the table.
         *
         *         Rows of a `seat` are its part of the table, its figures first; those of one `group` stand side by side under it.
         */
        Row: {
            /**
             * Format: said
             * @default
             */
            group?: string;
            /** @default [] */
            ids?: string[];
            /** @default [] */
            items?: components["schemas"]["Item"][];
            /** Format: said */
            label: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Rows
         * @description The answer to read-out: the table in words, row by row, as the reader's seat may see it.
         */
        Rows: {
            id: string;
            rows: components["schemas"]["Row"][];
            /** @enum {unknown} */
            type: "rows";
        };
        /**
         * SaidChoice
         * @description An option with its sentence, the board elements that it points at, and what it costs and brings.
         *
         *         `links` are further elements that light up while somebody points at the option; `costs` and `gains` are the certain
         *         amounts of what `preview` says in sentences. `kind` and `ids` are what `option` is made of: nobody has to take its
         *         text apart. `leads` are the elements among which one is chosen next, where that is sure: whoever points at one of
         *         them first can be asked for this option, and the client answers the next question.
         */
        SaidChoice: {
            costs: {
                [key: string]: number;
            };
            gains: {
                [key: string]: number;
            };
            ids: (string | number)[];
            kind: string;
            /** Format: said */
            label: string;
            leads: string[];
            links: string[];
            option: string;
            preview: string[];
            targets: string[];
        };
        /**
         * Say
         * @description Say something in the chat.
         */
        Say: {
            id: string;
            text: string;
            /** @enum {unknown} */
            type: "say";
        };
        /**
         * ScoreTold
         * @description The answer to score: every point explained; after the end, `ties` are what was needed to break a tie.
         */
        ScoreTold: {
            id: string;
            lines: components["schemas"]["PointsLine"][];
            seat: number;
            /** @default [] */
            ties?: string[];
            total: number;
            /** @enum {unknown} */
            type: "scored";
        };
        /**
         * SeatInfo
         * @description A seat: who sits there, which bot plays it if one does, and why.
         *
         *         `why` is "bot" where a bot sits; "away", "time" or "left" where one plays until the person returns; "gone" where the
         *         person gave the seat up; otherwise empty. `hash` is that of the nonce that a person promised on sitting down;
         *         `chance` says, once the game has begun, whether it is in the deal: "own", or "none" where the person gave none.
         *         `guest` is set where a guest sits: names of accounts are theirs alone, those of guests anybody may give.
         *         `program` where an account sits that is a program.
         */
        SeatInfo: {
            bot: string;
            /** @default  */
            chance?: string;
            /** @default false */
            guest?: boolean;
            /** @default  */
            hash?: string;
            name: string;
            number: number;
            /** @default false */
            program?: boolean;
            taken: boolean;
            /** @default  */
            why?: string;
        };
        /**
         * Step
         * @description A choice of the reader as it was offered, with the board elements that it pointed at.
         */
        Step: {
            /** Format: said */
            label: string;
            targets: string[];
        };
        /**
         * StoryLine
         * @description A line about what happened around the game: somebody left, returned or was replaced, or a table ended.
         *
         *         `after` is the number of events that the reader had been told by then.
         */
        StoryLine: {
            after: number;
            at: string;
            kind: string;
            number: number;
            seat: number | null;
            /** Format: said */
            text: string;
        };
        /**
         * StoryTold
         * @description New lines of the table's story.
         */
        StoryTold: {
            lines: components["schemas"]["StoryLine"][];
            /** @enum {unknown} */
            type: "story";
        };
        /**
         * TableInfo
         * @description What everybody may know of the table.
         *
         *         `owner` is the seat of whoever has the owner's right; `patience` the seconds until the others may let a bot play for
         *         somebody who is away; `beat` the seconds between moves of bots; `how` how it ended: "played", "agreed" by all,
         *         "absent" where people who had been silent for long were not asked, or "abandoned". `starting` is set while the
         *         people who are there send the nonces that they promised; nobody comes or goes then. `scores` and `places` come when
         *         the game is over: of the seats, then of those who play without one, as Automas do. Those who share a place have the
         *         same number, and 0 is no place: nobody won. `winners` are those at place 1. `stand_in` is the bot that plays for
         *         whoever leaves, is away or has no time left. `claims` are open requests for seats. `origin` is where a table begins
         *         that is played on from another one, `world` is set where the table is an entry in one.
         */
        TableInfo: {
            /** @default 0 */
            beat?: number;
            /** @default [] */
            claims?: components["schemas"]["ClaimInfo"][];
            commitment: string;
            game: string;
            /** @default  */
            how?: string;
            id: string;
            listed: boolean;
            /** @default null */
            origin?: components["schemas"]["OriginInfo"] | null;
            /** @default null */
            owner?: number | null;
            /** @default null */
            pace?: components["schemas"]["Pace"] | null;
            /** @default 0 */
            patience?: number;
            /** @default [] */
            places?: number[];
            proposal: components["schemas"]["ProposalInfo"] | null;
            revealed: components["schemas"]["Revealed"] | null;
            rules: number;
            scores: number[];
            seats: components["schemas"]["SeatInfo"][];
            /** @default  */
            stand_in?: string;
            /** @default false */
            starting?: boolean;
            status: string;
            /** @enum {unknown} */
            type: "table";
            variant: {
                [key: string]: string;
            };
            winners: number[];
            /** @default  */
            world?: string;
        };
        /**
         * Undo
         * @description Take back my last choices: one unless told how many, or everything that can be taken back.
         */
        Undo: {
            /** @default 1 */
            choices?: number;
            /** @default false */
            everything?: boolean;
            id: string;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * Update
         * @description What is new: a JSON Patch (RFC 6902) from the version before, events, sentences; question and steps as they are.
         *
         *         One update may hold several moves; its events are in the order in which they happened.
         */
        Update: {
            /**
             * Format: said
             * @default
             */
            ending?: string;
            events: unknown[];
            log: components["schemas"]["LogLine"][];
            may_undo: boolean;
            patch: Record<string, never>[];
            question: components["schemas"]["Question"] | null;
            steps: components["schemas"]["Step"][];
            /** @enum {unknown} */
            type: "update";
            version: number;
        };
        /**
         * View
         * @description The whole view of the reader's seat (null for a spectator) at this version.
         *
         *         `events` are those after the first `first`. Versions and events count for this reader alone. `steps` are the
         *         reader's choices of this turn that can be taken back alone, oldest first. `ending` says how a game ended, where
         *         there is more to say than which seats won. `holds`: this server can hold a choice; one that is just being updated
         *         cannot.
         */
        View: {
            /**
             * Format: said
             * @default
             */
            ending?: string;
            events: unknown[];
            first: number;
            /** @default true */
            holds?: boolean;
            log: components["schemas"]["LogLine"][];
            may_undo: boolean;
            question: components["schemas"]["Question"] | null;
            seat: number | null;
            steps: components["schemas"]["Step"][];
            /** @enum {unknown} */
            type: "view";
            version: number;
            view: unknown;
        };
        /**
         * WhyNot
         * @description Ask why I may not choose this option, or anything at this element of the board.
         */
        WhyNot: {
            id: string;
            /** @default  */
            option?: string;
            /** @default  */
            target?: string;
            /** @enum {unknown} */
            type: "why-not";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Act = components['schemas']['Act'];
export type AnswerProposal = components['schemas']['AnswerProposal'];
export type AskScore = components['schemas']['AskScore'];
export type Because = components['schemas']['Because'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatTold = components['schemas']['ChatTold'];
export type ClaimInfo = components['schemas']['ClaimInfo'];
export type ClockInfo = components['schemas']['ClockInfo'];
export type Clocks = components['schemas']['Clocks'];
export type Confirm = components['schemas']['Confirm'];
export type Done = components['schemas']['Done'];
export type FromClient = components['schemas']['FromClient'];
export type FromServer = components['schemas']['FromServer'];
export type HeldInfo = components['schemas']['HeldInfo'];
export type Hello = components['schemas']['Hello'];
export type Item = components['schemas']['Item'];
export type LogLine = components['schemas']['LogLine'];
export type Looking = components['schemas']['Looking'];
export type OriginInfo = components['schemas']['OriginInfo'];
export type Pace = components['schemas']['Pace'];
export type PointsLine = components['schemas']['PointsLine'];
export type Presence = components['schemas']['Presence'];
export type ProposalInfo = components['schemas']['ProposalInfo'];
export type Propose = components['schemas']['Propose'];
export type Question = components['schemas']['Question'];
export type ReadOut = components['schemas']['ReadOut'];
export type Refusal = components['schemas']['Refusal'];
export type Remind = components['schemas']['Remind'];
export type Resync = components['schemas']['Resync'];
export type Revealed = components['schemas']['Revealed'];
export type Row = components['schemas']['Row'];
export type Rows = components['schemas']['Rows'];
export type SaidChoice = components['schemas']['SaidChoice'];
export type Say = components['schemas']['Say'];
export type ScoreTold = components['schemas']['ScoreTold'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type Step = components['schemas']['Step'];
export type StoryLine = components['schemas']['StoryLine'];
export type StoryTold = components['schemas']['StoryTold'];
export type TableInfo = components['schemas']['TableInfo'];
export type Undo = components['schemas']['Undo'];
export type Update = components['schemas']['Update'];
export type View = components['schemas']['View'];
export type WhyNot = components['schemas']['WhyNot'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
