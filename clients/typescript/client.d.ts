import type { Question, TableInfo } from "./messages.js";

/** What the seat knows, what it is asked, and the events since it was asked the last time. */
export interface Situation<Observation = unknown, Event = unknown> {
    observation: Observation;
    question: Question;
    events: Event[];
}

export interface Settings {
    /** Of sentences: en, hu or de. */
    lang?: string;
    /** Called each time a connection was lost; it is made again after a second. */
    lost?: () => void;
}

/** The server refuses the connection: `key` is for programs, the message for people. */
export class Refused extends Error {
    readonly key: string;
    constructor(key: string, text: string);
}

/**
 * Plays a seat to the end of the game, through lost connections too, and gives the table as it ended.
 *
 * `table` is the address of a table or of its page, `token` the secret of the seat's return link or the whole link.
 * `choose` gives the `option` of one of the choices of the question.
 */
export function play<Observation = unknown, Event = unknown>(
    table: string,
    token: string,
    choose: (here: Situation<Observation, Event>) => string | Promise<string>,
    settings?: Settings,
): Promise<TableInfo>;
