/** Whether the only option of a question is taken without a click; kept on this device, and off until somebody wants it. */
import type { Choice, Question } from "$lib/api/types";
import { keep, kept } from "$lib/reader/kept";

class Forced {
    on = $state(kept("forced") === "yes");

    choose(on: boolean): void {
        this.on = on;
        keep("forced", on ? "yes" : "no");
    }
}
export const forced = new Forced();

const LEAST = 1000; // milliseconds in which somebody can read what is coming

/** After how long it is taken: a beat of the board and up to a second more, as a hand would. */
export const delay = (beat: number): number => Math.max(LEAST, beat) + Math.random() * LEAST;

/** What has been taken without a click. */
export class Taken {
    private first = true;
    private readonly positions = new Set<string>();

    /**
     * The only option, if nothing speaks against taking it: nobody else is asked, so that how fast the answer comes says
     * nothing about a choice in secret; it is not what the reader found on coming; and it was not taken here before, or
     * else somebody has taken it back.
     */
    next(question: Question | null, seen: { waiting: readonly number[] } | null): Choice | null {
        const first = this.first;
        if (seen) this.first = false;
        const [only, another] = question?.choices ?? [];
        if (first || !seen || !only || another || seen.waiting.length !== 1) return null;
        const position = JSON.stringify([only.option, seen]);
        return this.positions.has(position) ? null : only;
    }

    took(choice: Choice, seen: unknown): void {
        this.positions.add(JSON.stringify([choice.option, seen]));
    }
}
