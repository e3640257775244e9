/** The chain as it climbs: cards light up one after the other, up to the surface. */
import type { GameEvent } from "$lib/api/types";

import type { View } from "./data";

const TICK = 200; // milliseconds for a card
const REST = 700; // until the light of a finished chain goes out
const LIGHTING = ["activated", "skipped"];

export interface Light {
    /** Positions that wait for their turn. */
    dark: string[];
    /** Positions that have had it. */
    lit: string[];
    /** The surface effect, once the chain is up there. */
    surface: string;
}

/** The positions that each seat's chain has come to, in order; "surface.gold" at the end. */
export function climbs(events: GameEvent[], view: View): Map<number, string[]> {
    const found = new Map<number, string[]>();
    for (const event of events) {
        const mine = event.seat === undefined ? undefined : view.players[event.seat]?.mine;
        if (!mine || event.seat === undefined) continue;
        const at = Object.keys(mine).find((here) => mine[here] === event.card);
        const step =
            event.event === "surfaced" ? `surface.${event.effect}` : LIGHTING.includes(event.event) ? at : undefined;
        if (step) found.set(event.seat, [...(found.get(event.seat) ?? []), step]);
    }
    return found;
}

export class Climb {
    private way = $state.raw<ReadonlyMap<number, string[]>>(new Map());
    private reached = $state(0);
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** Play what happened; nothing moves for people who ask for that. */
    play(events: GameEvent[], view: View): void {
        this.skip();
        const way = climbs(events, view);
        if (!way.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        this.way = way;
        this.reached = 1;
        const longest = Math.max(...[...way.values()].map((steps) => steps.length));
        const next = (): void => {
            if (this.reached >= longest) this.timer = setTimeout(this.skip, REST);
            else {
                this.reached += 1;
                this.timer = setTimeout(next, TICK);
            }
        };
        this.timer = setTimeout(next, TICK);
    }

    skip = (): void => {
        clearTimeout(this.timer);
        this.way = new Map();
        this.reached = 0;
    };

    of(seat: number): Light {
        const steps = this.way.get(seat) ?? [];
        const lit = steps.slice(0, this.reached);
        return {
            dark: steps.slice(this.reached),
            lit,
            surface: lit.find((step) => step.startsWith("surface.")) ?? "",
        };
    }
}
