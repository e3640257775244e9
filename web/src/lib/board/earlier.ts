/** How the parts of a table stood before what is still to come: what `later` names is as it was, all else as it is. */
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
