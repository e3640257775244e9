import { patched } from "./patch.js";

// A program of yours at a seat of any server: it is asked, and answers; the connection is looked after here.
/** @import { Settings, Situation } from "./client.js" */
/** @import { Act, FromServer, Question, Refusal, TableInfo, Update, View } from "./messages.js" */

const PROTOCOL = 3; // as we speak it
const AGAIN = 1000; // milliseconds before a lost connection, or a server that is busy, is tried again
const BUSY = [429, 503]; // what a server refuses with that may have time later
const FOR_GOOD = [4401, 4403, 4404]; // codes after which nobody need try again: the link ended, or the table is gone
class Lost extends Error {} // the server has no time for us now
const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN));

export class Refused extends Error {
  /** @param {string} key @param {string} text */
  constructor(key, text) {
    super(text);
    this.key = key;
  }
}

/** @type {typeof import("./client.js").play} */
export async function play(table, token, choose, settings = {}) {
  const seat = new Seat(secretOf(token), choose, settings.lang ?? "en");
  const address = socketAddress(table);
  for (;;) {
    const ended = await connected(address, seat);
    if (ended) return ended;
    settings.lost?.();
    await pause();
  }
}

/** @param {string} table */
function socketAddress(table) {
  const { protocol, host, pathname } = new URL(table);
  const id = pathname.split("/").findLast((name) => name && name !== "socket");
  return `${protocol.replace("http", "ws")}//${host}/api/tables/${id}/socket`;
}

/** @param {string} token */
const secretOf = (token) => /\/l\/([^/]+)\/?$/.exec(token)?.[1] ?? token.trim();

/**
 * The table as it ended, or null if the connection was lost before that.
 *
 * @param {string} address
 * @param {Seat} seat
 * @returns {Promise<TableInfo | null>}
 */
function connected(address, seat) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    const send = (/** @type {object} */ message) => socket.send(JSON.stringify(message));
    /** @param {unknown} error */
    const fail = (error) => {
      if (error instanceof Lost) resolve(null);
      else reject(error);
      socket.close();
    };
    let work = Promise.resolve(); // messages are taken in one after another, however long a choice takes
    socket.onopen = () => send(seat.hello());
    socket.onmessage = ({ data }) => {
      work = work
        .then(() => seat.hear(JSON.parse(data), send))
        .then(() => {
          if (seat.ended) {
            resolve(seat.ended);
            socket.close();
          }
        });
      work.catch(fail);
    };
    const over = (code = 0, reason = "") => {
      if (!seat.knows || FOR_GOOD.includes(code)) fail(new Refused("closed", reason || "no connection"));
      else work.then(() => resolve(null), fail);
    };
    socket.onclose = ({ code, reason }) => over(code, reason);
    socket.onerror = () => over(); // Node 20 closes nothing where nothing was opened
  });
}

/** What is known of a seat, and what of it was answered. */
class Seat {
  /** @type {unknown} */ #observation = null;
  /** @type {Question | null} */ #question = null;
  /** @type {any[]} */ #events = []; // those since the last question
  /** @type {Act | null} */ #pending = null; // sent, and not confirmed yet
  /** @type {TableInfo | null} */ ended = null;
  #heard = 0; // events
  #answered = ""; // the name of a question
  #late = false; // what is pending is to be sent again, after a while
  #cameLate = false; // the answer was refused: what is told next may be the same question again
  #replaced = false; // a bot of the server plays the seat

  /** @param {string} token @param {(here: Situation<any, any>) => string | Promise<string>} choose @param {string} lang */
  constructor(token, choose, lang) {
    this.token = token;
    this.choose = choose;
    this.lang = lang;
  }

  get knows() {
    return this.#observation !== null;
  }

  hello() {
    return { type: "hello", protocol: PROTOCOL, token: this.token, events: this.#heard, lang: this.lang };
  }

  /** @param {FromServer} message @param {(message: object) => void} send */
  async hear(message, send) {
    this.#takeIn(message);
    if (this.ended) return;
    if (!this.#pending) {
      if (!this.#question || this.#question.name === this.#answered) return;
      this.#pending = await this.#ask(this.#question);
    } else if (!this.#late) return;
    else {
      this.#late = false;
      await pause();
    }
    send(this.#pending);
  }

  /** @param {Question} question @returns {Promise<Act>} */
  async #ask(question) {
    const events = this.#events;
    this.#events = [];
    const option = await this.choose({ observation: this.#observation, question, events });
    if (!question.choices.some((choice) => choice.option === option))
      throw new Error(`${option} is none of the options`);
    return { type: "act", id: crypto.randomUUID(), option, question: question.name };
  }

  /** @param {FromServer} message */
  #takeIn(message) {
    if (message.type === "view") {
      if (message.seat === null) throw new Refused("bot-watches", "the token is not for a seat");
      this.#observation = message.view;
      this.#tell(message, message.first);
      this.#late = this.#pending !== null; // the connection was lost before the answer came
    } else if (message.type === "update") {
      this.#observation = patched(this.#observation, message.patch);
      this.#tell(message, this.#heard);
    } else if (message.type === "table") {
      if (this.#replaced) this.#answered = ""; // we may have got the seat back, with the question that we had
      this.#replaced = false;
      this.ended = message.status === "over" || message.status === "ended" ? message : null;
    } else if (message.type === "done") this.#close();
    else if (message.type === "refused") this.#heed(message);
  }

  /** @param {View | Update} message @param {number} first */
  #tell(message, first) {
    this.#events.push(...message.events.slice(Math.max(0, this.#heard - first)));
    this.#heard = first + message.events.length;
    this.#question = message.question;
    if (this.#cameLate) this.#answered = "";
    this.#cameLate = false;
  }

  /** @param {Refusal} refusal */
  #heed(refusal) {
    const busy = BUSY.includes(refusal.status); // too fast, or the database is away
    if (this.#pending && busy) this.#late = true;
    else if (this.knows && busy) throw new Lost();
    else if (!this.#pending || refusal.id !== this.#pending.id) throw new Refused(refusal.key, refusal.text);
    else {
      // Somebody went back meanwhile, or a bot of the server has the seat: the next question will be told.
      this.#replaced = refusal.key === "bot-plays";
      this.#cameLate = !this.#replaced;
      this.#close();
    }
  }

  #close() {
    if (this.#pending) this.#answered = this.#pending.question ?? "";
    this.#pending = null;
  }
}
