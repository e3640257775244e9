/** Animates the chain: cards light up one after the other, up to the surface. */
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
    /** For each seat where its chain has come to since the lights were last out, and how many of these are lit. */
    private ways = $state.raw<ReadonlyMap<number, { steps: string[]; reached: number }>>(new Map());
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** Play what happened, after what is still being played; nothing moves for people who ask for that. */
    play(events: GameEvent[], view: View): void {
        if (events.some((event) => event.event === "event-revealed")) this.skip();
        const news = climbs(events, view);
        if (!news.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        const ways = new Map(this.ways);
        for (const [seat, steps] of news) {
            const before = ways.get(seat);
            ways.set(seat, { steps: [...(before?.steps ?? []), ...steps], reached: before?.reached ?? 1 });
        }
        this.ways = ways;
        clearTimeout(this.timer);
        this.timer = setTimeout(this.next, TICK);
    }

    skip = (): void => {
        clearTimeout(this.timer);
        this.ways = new Map();
    };

    of(seat: number): Light {
        const { steps, reached } = this.ways.get(seat) ?? { steps: [], reached: 0 };
        const lit = steps.slice(0, reached);
        return { dark: steps.slice(reached), lit, surface: lit.find((step) => step.startsWith("surface.")) ?? "" };
    }

    private next = (): void => {
        const ways = [...this.ways];
        if (ways.every(([, { steps, reached }]) => reached >= steps.length)) {
            this.timer = setTimeout(this.skip, REST);
            return;
        }
        this.ways = new Map(
            ways.map(([seat, { steps, reached }]) => [seat, { steps, reached: Math.min(reached + 1, steps.length) }]),
        );
        this.timer = setTimeout(this.next, TICK);
    };
}
