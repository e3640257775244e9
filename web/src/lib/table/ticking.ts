/** The current time as reactive state: whatever is derived from it is updated as time passes. */
import { createSubscriber } from "svelte/reactivity";

const ticking = (every: number): (() => void) =>
    createSubscriber((update) => {
        const timer = setInterval(update, every);
        return () => clearInterval(timer);
    });
const calmly = ticking(10_000);
const closely = ticking(1000);

/** The time in milliseconds; looked at closely it changes every second, else every ten: who reads it is not hurried. */
export function now(close = false): number {
    (close ? closely : calmly)();
    return Date.now();
}
