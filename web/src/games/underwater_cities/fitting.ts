/** How large signs can be where there is little room: measured as Signs.svelte lays them out. */
import { aloud } from "$lib/api/said";
import type { EffectText, Sign } from "$lib/api/types";

const LETTER = 0.74; // of a bold letter's height
const LEAST = 11; // pixels of a letter
const [STEP, LINE, EFFECT] = [6, 1, 3]; // pixels between steps, lines and effects

const wide = ({ icon, text, small = false }: Sign, size: number): number => {
    const letter = Math.max(LEAST, size * (small ? 0.62 : 0.74));
    const written = aloud(text ?? "").length * letter * LETTER;
    return (written ? Math.max(written, letter / 2) + 1 : 0) + (icon ? size + 1 : 0);
};

/** What of a step stays on one line: a plus with what it gives. */
export function together(step: readonly Sign[]): Sign[][] {
    const found: Sign[][] = [];
    for (const [index, sign] of step.entries()) {
        const before = step[index - 1];
        if (before && !before.icon && aloud(before.text ?? "") === "+") found.at(-1)?.push(sign);
        else found.push([sign]);
    }
    return found;
}

function lines(effect: EffectText, room: number, size: number): number {
    let [count, used] = [1, 0];
    for (const step of effect.icons) {
        const widths = together(step).map((signs) => signs.reduce((sum, sign) => sum + wide(sign, size), 0));
        const whole = widths.reduce((sum, one) => sum + one, 0);
        if (used && used + STEP + whole > room) [count, used] = [count + 1, 0];
        if (whole <= room) {
            used += whole + (used ? STEP : 0);
            continue;
        }
        // A step that is too long for a line is broken within, and stands alone.
        let inside = 0;
        for (const one of widths) {
            if (inside && inside + one > room) [count, inside] = [count + 1, 0];
            inside += one;
        }
        used = room;
    }
    return count;
}

/** The largest signs with which all effects fit into a box, or the smallest that can be told apart. */
export function fitting(
    effects: readonly EffectText[],
    box: { wide: number; high: number },
    largest: number,
    least = 12,
): number {
    for (let size = largest; size > least; size -= 1) {
        const high = effects.reduce((sum, one) => sum + lines(one, box.wide, size) * (size + LINE) + EFFECT, -EFFECT);
        if (high <= box.high) return size;
    }
    return least;
}
