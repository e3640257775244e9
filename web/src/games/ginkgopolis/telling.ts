/** Splits the events of Ginkgopolis into beats, and says how the table looked before those to come. */
import type { Telling } from "$lib/board/beats.svelte";
import { elementsBefore, playersBefore } from "$lib/board/earlier";

import type { View } from "./facts";

export const telling: Telling<View> = {
    begins: ["revealed", "first-player", "last-round"],
    acts: ["revealed"],
    round: ({ round }) => round,
    banner: ({ event }, view) => {
        if (event === "last-round") return { key: "last" };
        return event === "first-player" && view.round > 1 ? { key: "round", values: { round: view.round } } : null;
    },
};

/** The table without what comes later: cells, letters and players that it is about are as they were. */
export function earlier(view: View, before: View | null, later: ReadonlyMap<string, number>): View {
    if (!before || !later.size) return view;
    const kept = <T>(now: Record<string, T>, then: Record<string, T>): Record<string, T> =>
        elementsBefore(now, then, later);
    return {
        ...view,
        top: kept(view.top, before.top),
        height: kept(view.height, before.height),
        owner: kept(view.owner, before.owner),
        tokens: kept(view.tokens, before.tokens),
        districts: before.districts,
        players: playersBefore(view.players, before.players, later),
        round: later.has(`seat-${view.first}`) ? before.round : view.round,
    };
}
