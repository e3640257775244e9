/** Lays out marks on a track so that none hides another. */
export interface Marked {
    seat: number;
    /** Where it stands, in spaces of the track: those that share a space stand beside each other above it. */
    at: number;
    lane: number;
}

/** Seats on one space in rows of two; a row that would touch marks of another space stands above them. */
export function lanes(places: readonly number[], width: number): Marked[] {
    const laid: Marked[] = [];
    for (const place of new Set(places)) {
        const here = [...places.keys()].filter((seat) => places[seat] === place);
        for (let n = 0; n < here.length; n += 2) {
            const pair = here.slice(n, n + 2);
            const row = pair.map((seat, side) => ({ seat, at: place + (here.length > 1 ? (side - 0.5) * width : 0) }));
            const hit = (lane: number): boolean =>
                laid.some(
                    (other) => other.lane === lane && row.some(({ at }) => Math.abs(other.at - at) < width - 0.01),
                );
            let lane = 0;
            while (hit(lane)) lane += 1;
            laid.push(...row.map((mark) => ({ ...mark, lane })));
        }
    }
    return laid.sort((a, b) => a.seat - b.seat);
}
