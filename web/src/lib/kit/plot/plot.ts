/** Scales and paths of a line plot. */
export interface Series {
    name: string;
    /** One value per step, the first before anything happened. */
    values: readonly number[];
    /** Between what ends each of them might as well lie. */
    band?: { low: readonly number[]; high: readonly number[] };
}
/** A place on the horizontal axis that has a name: the beginning of a round. */
export interface Tick {
    at: number;
    text: string;
}

/** About four round values from the least to the most. */
export function rounded(least: number, most: number): number[] {
    const span = Math.max(1, most - least);
    const rough = span / 4;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1);
    const first = Math.floor(least / step) * step;
    const count = Math.ceil((most - first) / step) + 1;
    return Array.from({ length: Math.max(2, count) }, (_, number) => first + number * step);
}

/** Points change in steps, so the line goes across before it goes up. */
export function steps(values: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
    return values
        .map((value, at) => {
            const [across, up] = [x(at).toFixed(1), y(value).toFixed(1)];
            if (at === 0) return `M${across} ${up}`;
            return value === values[at - 1] ? (at === values.length - 1 ? `H${across}` : "") : `H${across}V${up}`;
        })
        .join("");
}

/** The area between two lines of steps. */
export function between(
    { low, high }: { low: readonly number[]; high: readonly number[] },
    x: (at: number) => number,
    y: (value: number) => number,
): string {
    const back = high.map((value, at) => {
        const [from, up] = [x(Math.min(at + 1, high.length - 1)).toFixed(1), y(value).toFixed(1)];
        return `L${from} ${up}H${x(at).toFixed(1)}`;
    });
    return `${steps(low, x, y)}${back.toReversed().join("")}Z`;
}

/** Labels at these heights pushed apart until none covers another, as near to their places as that allows. */
export function apart(heights: readonly number[], space: number, most: number): number[] {
    const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
    let below = -Infinity;
    for (const label of order) below = label.height = Math.max(label.height, below + space);
    let above = most;
    for (const label of order.toReversed()) {
        label.height = Math.min(label.height, above);
        above = label.height - space;
    }
    const placed = [...heights];
    for (const { height, index } of order) placed[index] = height;
    return placed;
}

/** Every so many ticks, so that their texts have room. */
export const thinned = (ticks: readonly Tick[], room: number): Tick[] => {
    const every = Math.max(1, Math.ceil(ticks.length / Math.max(1, room)));
    return ticks.filter((_, index) => index % every === 0);
};
