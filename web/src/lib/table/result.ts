import type { TableInfo } from "$lib/api/types";

type Ended = Pick<TableInfo, "scores" | "places">;

/** What is said of how somebody did: the key of a sentence and what stands in it. */
export type OwnResult = { key: "result-ahead" | "result-place"; args: Record<string, number> };

/** The best first; the order of the seats among equals. */
export const byPlace = <P extends { seat: number }>(people: readonly P[], { places }: Ended): P[] =>
    people.toSorted((one, other) => (places[one.seat] ?? 0) - (places[other.seat] ?? 0));

/** How a seat did, where somebody else can be compared with; those who play without a seat count. */
export function ownResult({ scores, places }: Ended, seat: number | null): OwnResult | null {
    const [place, own] = seat === null ? [] : [places[seat], scores[seat]];
    if (!place || own === undefined || places.length < 2) return null;
    const shared = places.filter((other) => other === place).length;
    if (place > 1) {
        const behind = (scores[places.indexOf(1)] ?? own) - own;
        return { key: "result-place", args: { place, seats: places.length, behind, shared } };
    }
    const ahead = own - Math.max(...scores.filter((_, who) => who !== seat));
    return shared === 1 && ahead > 0 ? { key: "result-ahead", args: { ahead } } : null;
}
