/** Chooses a variant among those that the server says can be played. It knows no rules. */
export type Setup = Record<string, string>;

/** The setup that has this value and otherwise differs least from the one before; the first of them where several do. */
export function nearest(setups: readonly Setup[], before: Setup, name = "", value = ""): Setup {
    const fitting = name ? setups.filter((setup) => setup[name] === value) : setups;
    const same = (setup: Setup): number => Object.keys(before).filter((key) => setup[key] === before[key]).length;
    return fitting.reduce((best, setup) => (same(setup) > same(best) ? setup : best), fitting[0] ?? before);
}

/**
 * The variants among which there is something to choose, with their values in the game's order. What was chosen before in
 * that order decides: where there are no Automas, nobody asks how strong they are.
 */
export function open(
    setups: readonly Setup[],
    variants: Readonly<Record<string, readonly string[]>>,
    chosen: Setup,
): [string, string[]][] {
    let fitting = setups;
    return Object.entries(variants)
        .map(([name, values]): [string, string[]] => {
            const possible = values.filter((value) => fitting.some((setup) => setup[name] === value));
            fitting = fitting.filter((setup) => setup[name] === chosen[name]);
            return [name, possible];
        })
        .filter(([, values]) => values.length > 1);
}
