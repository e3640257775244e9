/** The shapes that the server sends, by the names that the client uses for them. */
import type { components as HttpParts } from "./http";
import type { Said } from "./said";
import type { components as SocketParts } from "./socket";

type Http = HttpParts["schemas"];
type Socket = SocketParts["schemas"];

export type GameInfo = Http["GameInfo"];
export type WorldInfo = Http["WorldInfo"];
export type WorldPage = Http["WorldPage"];
export type EntryInfo = Http["EntryInfo"];
export type EnteredWorld = Http["EnteredWorld"];
export type RoundPoints = Http["RoundPoints"];
export type BotInfo = Http["BotInfo"];
export type OwnNotes = Http["OwnNotes"];
export type GuestInfo = Http["GuestInfo"];
export type TableLine = Http["TableLine"];
export type TableHere = Http["TableHere"];
export type HandoverMade = Http["HandoverMade"];
export type HandoverInfo = Http["HandoverInfo"];
export type ArrivalTicket = Http["ArrivalTicket"];
export type ArrivalAnswer = Http["ArrivalAnswer"];
export type Seated = Http["Seated"];
export type Rules = Http["Rules"];
export type TermInfo = Http["TermInfo"];
export type Reported = Http["Reported"];
export type Howto = Http["Howto"];
export type AidText = Http["Aid"];
export type WorkedExample = Http["WorkedExample"];
export type ExampleStep = Http["ExampleStep"];
/** A card as a person reads it. */
export type CardText = Omit<Http["CardText"], "name" | "text" | "facts" | "effects"> & {
    name: Said;
    text: Said;
    facts: Said[];
    effects: EffectText[];
};
/** A sign of an effect: a picture by its id, or a short text. */
export interface Sign {
    icon?: string;
    text?: Said;
    price?: boolean;
    small?: boolean;
}
/** One effect of a card or space: its sentence, and its steps as signs. */
export interface EffectText {
    id: string;
    mark: string;
    text: Said;
    icons: Sign[][];
}
export type Move = Http["MoveLine"];
export type Moves = Http["Moves"];
export type LookBack = Required<Http["LookBack"]>;
export type GamePoints = Http["GamePoints"];
export type SeatLookBack = Http["SeatLookBack"];
export type CloserLook = Http["CloserLook"];
export type LikelyCost = Http["LikelyCost"];
export type StepSaid = Http["StepSaid"];
export type MyChannels = Http["MyChannels"];
export type Ways = Http["Ways"];
export type ChannelInfo = Http["ChannelInfo"];
export type MySettings = Required<Http["MySettings"]>;
export type PlayingHours = Http["PlayingHours"];
export type Vacations = Http["Vacations"];
export type Export = Http["Export"];
export type Me = Http["Me"];
export type SessionInfo = Http["SessionInfo"];
export type MyTokens = Http["MyTokens"];
export type NewToken = Http["NewToken"];
export type TokenInfo = Http["TokenInfo"];
export type WayInfo = Http["WayInfo"];
export type RecoveryWords = Http["RecoveryWords"];
export type Arrived = Http["Arrived"];
export type MergeOffer = Http["MergeOffer"];
export type Merged = Http["Merged"];
export type KeptSeat = Http["KeptSeat"];
export type HomeOffers = Http["HomeOffers"];
export type PasskeyOptions = Http["PasskeyOptions"];
export type NewPasskey = Http["NewPasskey"];
export type SignedPasskey = Http["SignedPasskey"];
export type LetterAsked = Http["LetterAsked"];
export type LetterState = Http["LetterState"];
export type MailboxHome = Http["MailboxHome"];
export type NoticeInfo = Http["NoticeInfo"];
export type Mailbox = Http["Mailbox"];

export type FromClient = Socket["FromClient"];
export type FromServer = Socket["FromServer"];
export type TableInfo = Socket["TableInfo"];
export type Question = Socket["Question"];
export type Choice = Socket["SaidChoice"];
export type Step = Socket["Step"];
export type LogLine = Socket["LogLine"];
export type ChatLine = Socket["ChatLine"];
export type Refusal = Socket["Refusal"];
export type HeldInfo = Socket["HeldInfo"];
export type ScoreTold = Socket["ScoreTold"];
export type Because = Socket["Because"];
export type Presence = Socket["Presence"];
export type Proposal = Socket["ProposalInfo"];
export type Claim = Socket["ClaimInfo"];
export type SeatInfo = Socket["SeatInfo"];
export type Pace = Socket["Pace"];
export type StoryLine = Socket["StoryLine"];
export type Clock = Socket["ClockInfo"];
export type Clocks = Socket["Clocks"];
export type View = Socket["View"];
export type Update = Socket["Update"];

/** One thing that a row says; what is as usual is left out. */
export type Item = Partial<Socket["Item"]> & Pick<Socket["Item"], "text">;
/** A statement about the table. */
export type Row = Partial<Omit<Socket["Row"], "items">> & Pick<Socket["Row"], "label"> & { items?: Item[] };

/** What every game's observation has; `view` and `forecast` are the game's own, the latter null where it has none. */
export interface Observation<V = unknown, F = unknown> {
    game: string;
    rules: number;
    seat: number;
    seats: number;
    variant: Record<string, string>;
    waiting: number[];
    decision: { ask: string; options: string[] } | null;
    view: V;
    forecast: F;
}

/** An event of a game: `event` names it, the rest are its own fields. */
export type GameEvent = { event: string; seat?: number } & Record<string, unknown>;
