// Made by scripts/types.mjs from what the server exports.
import type { Said } from "./said";
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AccountName */
        AccountName: {
            name: string;
        };
        /** Aid */
        Aid: {
            text: string;
        };
        /** AnswerClaim */
        AnswerClaim: {
            agree: boolean;
            number: number;
        };
        /** ArrivalAnswer */
        ArrivalAnswer: {
            /** @default  */
            name: string;
            /** @enum {string} */
            state: "waiting" | "no" | "gone" | "here";
        };
        /** ArrivalClaim */
        ArrivalClaim: {
            /** @default false */
            leave: boolean;
            secret: string;
        };
        /** ArrivalQuestion */
        ArrivalQuestion: {
            /** @default false */
            leave: boolean;
            ticket: string;
        };
        /** ArrivalTicket */
        ArrivalTicket: {
            digits: number;
            seconds: number;
            ticket: string;
        };
        /** Arrived */
        Arrived: {
            lang: string;
            name: string;
        };
        /** Between */
        Between: {
            high: number;
            low: number;
            middle: number;
        };
        /** BotInfo */
        BotInfo: {
            about: string;
            name: string;
            same?: string[];
            title: string;
            /** @default false */
            usual: boolean;
            /** @default  */
            word: string;
        };
        /** CardText */
        CardText: {
            effects?: components["schemas"]["EffectText"][];
            facts?: string[];
            id: string;
            kind: string;
            name: string;
            source: string;
            text: string;
        };
        /** ChangeTable */
        ChangeTable: {
            beat?: number;
            listed?: boolean;
            pace?: components["schemas"]["Pace"] | null;
            patience?: number | null;
            seats?: number;
            stand_in?: string;
            variant?: {
                [key: string]: string;
            };
        };
        /** ChannelInfo */
        ChannelInfo: {
            address: string;
            confirmed: boolean;
            failing: string;
            id: number;
            kind: string;
        };
        /** ClaimInfo */
        ClaimInfo: {
            agreed: number[];
            asked: number[];
            name: string;
            number: number;
            seat: number;
            /** @default  */
            until: string;
        };
        /** Clause */
        Clause: {
            id: string;
            /** @default  */
            kind: string;
            text: string;
        };
        /** CloserLook */
        CloserLook: {
            held: number;
            turns: components["schemas"]["CostlyTurn"][];
            weighed: number[];
        };
        /** CostlyTurn */
        CostlyTurn: {
            cost: components["schemas"]["LikelyCost"];
            move: number;
            played: components["schemas"]["StepSaid"][];
            seat: number;
            ways: components["schemas"]["WayToPlay"][];
        };
        /** Crossing */
        Crossing: {
            number: number;
            own: string;
            taken: {
                [key: string]: number;
            };
            together: number;
            turn: number;
        };
        /** DeliveryInfo */
        DeliveryInfo: {
            answer: string;
            kind: string;
            tries: number;
        };
        /** EffectText */
        EffectText: {
            icons: components["schemas"]["Icon"][][];
            id: string;
            mark: string;
            text: string;
        };
        /** EnteredWorld */
        EnteredWorld: {
            seat: number;
            table: string;
        };
        /** EntryInfo */
        EntryInfo: {
            at_table: number;
            choices: number;
            name: string;
            own: boolean;
            place: number;
            rounds: components["schemas"]["RoundPoints"][];
            score: number;
            table: string;
            why: string;
        };
        /** ExampleStep */
        ExampleStep: {
            clause: string;
            events: unknown[];
            kind: string;
            log: components["schemas"]["LogLine"][];
            option: string;
            points: components["schemas"]["PointsLine"][];
            question: components["schemas"]["Question"] | null;
            rows: components["schemas"]["Row"][];
            seat: number;
            seen: {
                [key: string]: unknown;
            };
            table: number;
            text: string;
            why: string;
        };
        /** Export */
        Export: {
            made: string;
            people: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
            records: string[];
            tables: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        /** GameInfo */
        GameInfo: {
            about: string;
            /** @default 0 */
            age: number;
            finished: boolean;
            labels: {
                [key: string]: string;
            };
            minutes?: number[];
            name: string;
            pages: string[];
            rules_version: number;
            seats: number[];
            setups: {
                [key: string]: {
                    [key: string]: string;
                }[];
            };
            source: string;
            strengths?: components["schemas"]["BotInfo"][];
            title: string;
            variants: {
                [key: string]: string[];
            };
            /** @default  */
            weight: string;
            words: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /** GamePoints */
        GamePoints: {
            games: number;
            rounds: components["schemas"]["RoundPointsOfSeats"][];
            sources: {
                [key: string]: string;
            };
        };
        /** GameResult */
        GameResult: {
            ended: string;
            game: string;
            how: string;
            seats: components["schemas"]["SeatResult"][];
        };
        /** GuestInfo */
        GuestInfo: {
            /** @default true */
            guest: boolean;
            lang: string;
            name: string;
            tables: components["schemas"]["TableLine"][];
        };
        /** HandoverInfo */
        HandoverInfo: {
            device: string;
            digits: number;
            /** @enum {string} */
            state: "waiting" | "asked" | "yes" | "no" | "done" | "gone";
        };
        /** HandoverMade */
        HandoverMade: {
            address: string;
            code: string;
            number: number;
            seconds: number;
            secret: string;
        };
        /** HomeOffers */
        HomeOffers: {
            offered: {
                [key: string]: string;
            };
        };
        /** Howto */
        Howto: {
            stills: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            text: string;
        };
        /** Icon */
        Icon: {
            /** @default  */
            icon: string;
            /** @default false */
            price: boolean;
            /** @default false */
            small: boolean;
            /** @default  */
            text: string;
        };
        /** Item */
        Item: {
            /** @default  */
            about: string;
            count?: number | null;
            /** @default false */
            hidden: boolean;
            /** @default [] */
            ids: string[];
            seat?: number | null;
            text: string;
            /** @default false */
            usual: boolean;
        };
        /** Join */
        Join: {
            /** @default  */
            hash: string;
            /** @default  */
            invite: string;
            /** @default  */
            nonce: string;
            seat?: number | null;
        };
        /** KeptSeat */
        KeptSeat: {
            link: string;
            table: string;
        };
        /** Leave */
        Leave: {
            /** @default  */
            bot: string;
            /** @default false */
            for_good: boolean;
        };
        /** LetterAsked */
        LetterAsked: {
            minutes: number;
            ticket: string;
        };
        /** LetterCode */
        LetterCode: {
            code: string;
            ticket: string;
        };
        /** LetterLink */
        LetterLink: {
            /** @default false */
            leave: boolean;
            secret: string;
        };
        /** LetterState */
        LetterState: {
            stuck: boolean;
        };
        /** LetterTicket */
        LetterTicket: {
            ticket: string;
        };
        /** LikelyCost */
        LikelyCost: {
            high: number;
            low: number;
            mean: number;
        };
        /** LogLine */
        LogLine: {
            clause: string;
            clauses: string[];
            /** @default  */
            deed: string;
            end: number;
            /** @default false */
            minor: boolean;
            seat: number | null;
            start: number;
            targets: string[];
            text: string;
        };
        /** LookBack */
        LookBack: {
            /** @default false */
            ahead: boolean;
            /** @default 0 */
            back: number;
            /** @default false */
            causes: boolean;
            /** @default false */
            closer: boolean;
            moves?: number[];
            points?: components["schemas"]["GamePoints"] | null;
            seats?: components["schemas"]["SeatLookBack"][];
            /** @enum {string} */
            why: "" | "untaught" | "constant" | "seats" | "untested" | "other-rules" | "unfinished";
        };
        /** Mailbox */
        Mailbox: {
            address: string;
            confirmed: boolean;
        };
        /** MailboxHome */
        MailboxHome: {
            address: string;
        };
        /** Me */
        Me: {
            account: boolean;
            erase_at: string;
            lang: string;
            name: string;
            offered: {
                [key: string]: string;
            };
            sessions: components["schemas"]["SessionInfo"][];
            ways: components["schemas"]["WayInfo"][];
        };
        /** Merge */
        Merge: {
            tables: string[];
        };
        /** MergeOffer */
        MergeOffer: {
            name: string;
            tables: components["schemas"]["TableLine"][];
        };
        /** Merged */
        Merged: {
            barred: string[];
            brought: string[];
            kept: components["schemas"]["KeptSeat"][];
            later: string[];
        };
        /** MoveLine */
        MoveLine: {
            events: unknown[];
            kind: string;
            log: components["schemas"]["LogLine"][];
            number: number;
            option: string;
            round: number;
            scores: (number | null)[];
            seat: number | null;
            turn: number;
        };
        /** Moves */
        Moves: {
            first: number;
            moves: components["schemas"]["MoveLine"][];
            result: components["schemas"]["GameResult"];
        };
        /** MyChannels */
        MyChannels: {
            channels: components["schemas"]["ChannelInfo"][];
            mails: boolean;
            push_key: string;
        };
        /** MySettings */
        MySettings: {
            quiet?: components["schemas"]["Quiet"] | null;
            reasons?: string[];
            /** @default 60 */
            turn_after: number | null;
        };
        /** MyTokens */
        MyTokens: {
            /** @default  */
            made: string;
            program: boolean;
            tokens: components["schemas"]["TokenInfo"][];
        };
        /** NewChannel */
        NewChannel: {
            address: string;
            keys?: components["schemas"]["PushKeys"] | null;
            /** @enum {string} */
            kind: "push" | "mail" | "webhook";
        };
        /** NewFork */
        NewFork: {
            known?: number | null;
            step: number;
        };
        /** NewGuest */
        NewGuest: {
            /** @default en */
            lang: string;
            name: string;
        };
        /** NewMailWay */
        NewMailWay: {
            address: string;
        };
        /** NewPasskey */
        NewPasskey: {
            attestation: string;
            client_data: string;
            id: string;
        };
        /** NewReport */
        NewReport: {
            end: number;
            start: number;
            words: string;
        };
        /** NewTable */
        NewTable: {
            /** @default 0 */
            beat: number;
            game: string;
            /** @default true */
            listed: boolean;
            pace?: components["schemas"]["Pace"] | null;
            patience?: number | null;
            seats: number;
            /** @default  */
            stand_in: string;
            variant?: {
                [key: string]: string;
            };
        };
        /** NewToken */
        NewToken: {
            /** @default 90 */
            days: number;
            label: string;
            scopes: ("read" | "tables" | "play")[];
        };
        /** NewVacation */
        NewVacation: {
            /** Format: date */
            first: string;
            /** Format: date */
            last: string;
        };
        /** NewWords */
        NewWords: {
            /** @default  */
            lang: string;
        };
        /** NewWorld */
        NewWorld: {
            bots: string[];
            /** @default 7 */
            days: number;
            game: string;
            variant?: {
                [key: string]: string;
            };
        };
        /** Nonce */
        Nonce: {
            nonce: string;
        };
        /** NoticeInfo */
        NoticeInfo: {
            deliveries: components["schemas"]["DeliveryInfo"][];
            id: string;
            made: string;
            reason: string;
            state: string;
            table: string;
            why_not: string;
        };
        /** NowTable */
        NowTable: {
            /** @default true */
            begin: boolean;
            bots?: string[] | null;
            game: string;
            /** @default false */
            guide: boolean;
            /** @default  */
            nonce: string;
            variant?: {
                [key: string]: string;
            };
        };
        /** OriginInfo */
        OriginInfo: {
            rules: number;
            seat?: number | null;
            step: number;
            table: string;
            /** @enum {string} */
            way: "true" | "known";
        };
        /** OwnNotes */
        OwnNotes: {
            text: string;
            version: number;
        };
        /** OwnPart */
        OwnPart: {
            bot: boolean;
            players: number | null;
            rank: number | null;
            score: number | null;
            seat: number;
            turn: boolean;
        };
        /** Pace */
        Pace: {
            bank: number;
            /** @enum {string} */
            kind: "live" | "days";
            turn: number;
        };
        /** PasskeyOptions */
        PasskeyOptions: {
            options: {
                [key: string]: unknown;
            };
        };
        /** PlayingHours */
        PlayingHours: {
            week: number[][];
            zone: string;
        };
        /** PointsLine */
        PointsLine: {
            points: number;
            text: string;
        };
        /** ProgramMark */
        ProgramMark: {
            program: boolean;
        };
        /** ProofByWords */
        ProofByWords: {
            /** @default en */
            lang: string;
            words: string;
        };
        /** ProposalInfo */
        ProposalInfo: {
            agreed: number[];
            asked: number[];
            by: number;
            kind: string;
            /** @default 0 */
            number: number;
            passed?: number[];
            seat: number | null;
        };
        /** PushKeys */
        PushKeys: {
            auth: string;
            p256dh: string;
        };
        /** Question */
        Question: {
            about: string[];
            choices: components["schemas"]["SaidChoice"][];
            name: string;
            text: string;
        };
        /** Quiet */
        Quiet: {
            from: string;
            to: string;
            zone: string;
        };
        /** RecoveryWords */
        RecoveryWords: {
            words: string[];
        };
        /** Refusal */
        Refusal: {
            /** @default  */
            clause: string;
            /** @default  */
            id: string;
            key: string;
            status: number;
            text: string;
            /** @constant */
            type: "refused";
        };
        /** Reported */
        Reported: {
            left: number;
        };
        /** Revealed */
        Revealed: {
            nonces: string[];
            seed: string;
        };
        /** RoundPoints */
        RoundPoints: {
            points: {
                [key: string]: number;
            };
            round: number;
        };
        /** RoundPointsOfSeats */
        RoundPointsOfSeats: {
            move: number;
            round: number;
            seats: {
                [key: string]: number;
            }[];
            usual: {
                [key: string]: components["schemas"]["Between"];
            };
        };
        /** Row */
        Row: {
            /** @default  */
            group: string;
            /** @default [] */
            ids: string[];
            /** @default [] */
            items: components["schemas"]["Item"][];
            label: string;
            seat?: number | null;
        };
        /** Rules */
        Rules: {
            clauses: components["schemas"]["Clause"][];
            examples: {
                [key: string]: string[];
            };
            lang: string;
            terms?: components["schemas"]["TermInfo"][];
            text: string;
        };
        /** SaidChoice */
        SaidChoice: {
            costs: {
                [key: string]: number;
            };
            gains: {
                [key: string]: number;
            };
            ids: (string | number)[];
            kind: string;
            label: string;
            leads: string[];
            links: string[];
            option: string;
            preview: string[];
            targets: string[];
        };
        /** SeatInfo */
        SeatInfo: {
            bot: string;
            /** @default  */
            chance: string;
            /** @default false */
            guest: boolean;
            /** @default  */
            hash: string;
            name: string;
            number: number;
            /** @default false */
            program: boolean;
            taken: boolean;
            /** @default  */
            why: string;
        };
        /** SeatLookBack */
        SeatLookBack: {
            again: number[];
            high: number[];
            low: number[];
            seat: number;
            turning: components["schemas"]["TurningPoint"][];
            values: number[];
        };
        /** SeatResult */
        SeatResult: {
            name: string;
            rank: number | null;
            score: number | null;
        };
        /** Seated */
        Seated: {
            /** @default  */
            link: string;
            seat: number;
            table: string;
        };
        /** SessionInfo */
        SessionInfo: {
            came: string;
            current: boolean;
            device: string;
            first_seen: string;
            id: number;
            last_seen: string;
        };
        /** ShownPasskey */
        ShownPasskey: {
            authenticator_data: string;
            client_data: string;
            id: string;
            /** @default false */
            leave: boolean;
            signature: string;
        };
        /** SignedPasskey */
        SignedPasskey: {
            authenticator_data: string;
            client_data: string;
            id: string;
            signature: string;
        };
        /** SitBot */
        SitBot: {
            bot: string;
        };
        /** Start */
        Start: {
            /** @default  */
            nonce: string;
        };
        /** StepSaid */
        StepSaid: {
            targets: string[];
            text: string;
        };
        /** TableHere */
        TableHere: {
            /** @default  */
            again: string;
            claims?: number | null;
            invite: string;
            /** @default false */
            invited: boolean;
            owner: boolean;
            /** @default false */
            sealed: boolean;
            seat: number | null;
            table: components["schemas"]["TableInfo"];
        };
        /** TableInfo */
        TableInfo: {
            /** @default 0 */
            beat: number;
            claims?: components["schemas"]["ClaimInfo"][];
            commitment: string;
            game: string;
            /** @default  */
            how: string;
            id: string;
            listed: boolean;
            origin?: components["schemas"]["OriginInfo"] | null;
            owner?: number | null;
            pace?: components["schemas"]["Pace"] | null;
            /** @default 0 */
            patience: number;
            places?: number[];
            proposal: components["schemas"]["ProposalInfo"] | null;
            revealed: components["schemas"]["Revealed"] | null;
            rules: number;
            scores: number[];
            seats: components["schemas"]["SeatInfo"][];
            /** @default  */
            stand_in: string;
            /** @default false */
            starting: boolean;
            status: string;
            /** @constant */
            type: "table";
            variant: {
                [key: string]: string;
            };
            winners: number[];
            /** @default  */
            world: string;
        };
        /** TableLine */
        TableLine: {
            asked: string[];
            bots: number;
            created: string;
            ended: string;
            /** @default false */
            forked: boolean;
            game: string;
            guests?: boolean[];
            how: string;
            id: string;
            own: components["schemas"]["OwnPart"] | null;
            pace: components["schemas"]["Pace"] | null;
            people: string[];
            seats: number;
            status: string;
            variant: {
                [key: string]: string;
            };
            winners: string[];
        };
        /** TermInfo */
        TermInfo: {
            clauses: string[];
            /** @default false */
            everyday: boolean;
            meaning: string;
            name: string;
            names: {
                [key: string]: string;
            };
        };
        /** TokenInfo */
        TokenInfo: {
            ends_at: string;
            id: number;
            label: string;
            made_at: string;
            scopes: string[];
            used_at: string;
        };
        /** TurningPoint */
        TurningPoint: {
            after: number;
            before: number;
            /** @enum {string} */
            cause: "choice" | "draw" | "both" | "together" | "others";
            move: number;
            since: number;
        };
        /** TypedLetterCode */
        TypedLetterCode: {
            code: string;
            /** @default false */
            leave: boolean;
            ticket: string;
        };
        /** TypedWords */
        TypedWords: {
            /** @default en */
            lang: string;
            /** @default false */
            leave: boolean;
            words: string;
        };
        /** VacationLine */
        VacationLine: {
            /** Format: date */
            first: string;
            id: number;
            /** Format: date */
            last: string;
        };
        /** Vacations */
        Vacations: {
            left: number;
            vacations: components["schemas"]["VacationLine"][];
        };
        /** WantedLetter */
        WantedLetter: {
            address: string;
            /** @default en */
            lang: string;
        };
        /** WayInfo */
        WayInfo: {
            /** @default  */
            address: string;
            device: string;
            id: number;
            kind: string;
            made_at: string;
            used_at: string;
        };
        /** WayToPlay */
        WayToPlay: {
            begun: boolean;
            behind: components["schemas"]["LikelyCost"];
            steps: components["schemas"]["StepSaid"][];
        };
        /** Ways */
        Ways: {
            mails: boolean;
            push_key: string;
        };
        /** WorkedExample */
        WorkedExample: {
            id: string;
            lang: string;
            names: string[];
            steps: components["schemas"]["ExampleStep"][];
            text: string;
        };
        /** WorldInfo */
        WorldInfo: {
            bots: string[];
            closed_at: string;
            closes_at: string;
            commitment: string;
            entries: number;
            game: string;
            id: string;
            kind: string;
            made_by: string;
            opened_at: string;
            period: string;
            rules: number;
            seat: number;
            status: string;
            table: string;
            variant: {
                [key: string]: string;
            };
            why: string;
        };
        /** WorldPage */
        WorldPage: {
            crossings: components["schemas"]["Crossing"][];
            deeds: {
                [key: string]: number;
            }[];
            entries: components["schemas"]["EntryInfo"][];
            key: string;
            kinds?: {
                [key: string]: string;
            };
            labels?: {
                [key: string]: string;
            }[];
            own_deeds?: string[][];
            shown: boolean;
            sources?: {
                [key: string]: string;
            };
            world: components["schemas"]["WorldInfo"];
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
