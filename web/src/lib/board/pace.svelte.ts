/** How fast what others do is shown; kept on this device. */
import { prefersReducedMotion } from "svelte/motion";

import { keep, kept } from "$lib/reader/kept";

/** Milliseconds of a beat. */
const PACES = { slow: 1500, normal: 700, instant: 0 } as const;
export type PaceName = keyof typeof PACES;
export const NAMES = Object.keys(PACES) as PaceName[];

class Pace {
    name = $state<PaceName>(NAMES.find((name) => name === kept("beat")) ?? "normal");

    /** People who ask for less motion wait for nothing. */
    get milliseconds(): number {
        return prefersReducedMotion.current ? 0 : PACES[this.name];
    }

    choose(name: PaceName): void {
        this.name = name;
        keep("beat", name);
    }
}

export const pace = new Pace();
