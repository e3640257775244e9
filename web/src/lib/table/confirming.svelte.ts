/** Whether the choice that ends a turn waits to be confirmed; kept on this device. */
import { keep, kept } from "$lib/reader/kept";

/** Seconds after which it is made by itself; 0 is never. */
const HOLD = { off: undefined, seconds: 5, always: 0 } as const;
export type ConfirmName = keyof typeof HOLD;
export const NAMES = Object.keys(HOLD) as ConfirmName[];
export const SECONDS = HOLD.seconds;

class Confirming {
    name = $state<ConfirmName>(NAMES.find((name) => name === kept("confirm")) ?? "off");

    /** What is sent with a choice. */
    get hold(): { hold?: number } {
        const seconds = HOLD[this.name];
        return seconds === undefined ? {} : { hold: seconds };
    }

    choose(name: ConfirmName): void {
        this.name = name;
        keep("confirm", name);
    }
}

export const confirming = new Confirming();
