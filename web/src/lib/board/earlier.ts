/** The table as it was before beats that are still to come: what `later` names is as it was, all else as it is. */
type Later = ReadonlyMap<string, number>;

/** Players, by their seats. */
export const playersBefore = <P>(now: readonly P[], then: readonly P[], later: Later): P[] =>
    now.map((player, seat) => (later.has(`seat-${seat}`) ? (then[seat] ?? player) : player));

/** What is kept by the ids of its elements; what is only to come is not there yet. */
export function elementsBefore<T>(
    now: Readonly<Record<string, T>>,
    then: Readonly<Record<string, T>>,
    later: Later,
): Record<string, T> {
    const stays = Object.entries(now).filter(([id]) => !later.has(id));
    return Object.fromEntries([...stays, ...Object.entries(then).filter(([id]) => later.has(id))]);
}

/** The last round that was told to begin: what has come since may not be told yet. */
export class Rounds {
    private last = 0;

    told(events: readonly { event: string; round?: unknown }[]): number {
        for (const { event, round } of events) if (event === "round-began") this.last = Number(round);
        return this.last;
    }
}
