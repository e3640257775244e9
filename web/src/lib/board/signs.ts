/** Effects as rows of small pictures: how large their signs can be, and where each is drawn. */
import { aloud } from "$lib/api/said";
import type { Sign } from "$lib/api/types";

export type Step = Sign[];

const SPACE = 0.22; // between steps, in parts of a picture
/** How wide a sign is when a picture is 1 wide. */
export const width = (sign: Sign): number => {
    if (sign.icon) return sign.icon === "then" ? 0.62 : 1.04;
    return aloud(sign.text).length * (sign.small ? 0.44 : 0.56) + 0.06;
};
const stepWidth = (step: Step): number => step.reduce((sum, sign) => sum + width(sign), 0);

function broken(all: Step[], room: number): Step[][] {
    const lines: Step[][] = [[]];
    let used = 0;
    for (const step of all) {
        const wide = stepWidth(step);
        if (used && used + SPACE + wide > room) {
            lines.push([]);
            used = 0;
        }
        lines.at(-1)?.push(step);
        used += wide + (used ? SPACE : 0);
    }
    return lines;
}

export interface Placed extends Sign {
    x: number;
    y: number;
}
export interface Layout {
    size: number;
    signs: Placed[];
}

/** The largest pictures with which all steps fit into a box, broken into lines between the steps, in its middle. */
export function layout(all: Step[], wide: number, high: number, largest: number): Layout {
    let size = largest;
    const fits = (): Step[][] | undefined => {
        const lines = broken(all, wide / size);
        const room = all.every((step) => stepWidth(step) * size <= wide);
        return room && lines.length * size * 1.08 <= high ? lines : undefined;
    };
    let lines = fits();
    while (!lines && size > 8) {
        size -= 0.5;
        lines = fits();
    }
    const signs: Placed[] = [];
    const chosen = lines ?? [all];
    const top = (high - chosen.length * size * 1.08) / 2;
    chosen.forEach((line, number) => {
        const long = line.reduce((sum, step) => sum + stepWidth(step) + SPACE, -SPACE);
        let x = (wide - long * size) / 2;
        for (const step of line) {
            for (const sign of step) {
                signs.push({ ...sign, x, y: top + number * size * 1.08 });
                x += width(sign) * size;
            }
            x += SPACE * size;
        }
    });
    return { size, signs };
}
