/** Which part of a drawing is visible, and how to zoom so that targets are large enough. In units of the drawing. */
import { around, middle, type Box, type Point, type Size } from "./box";

/** The middle of what is seen, and how many times nearer than the whole drawing. */
export interface Sight extends Point {
    near: number;
}

const MOST = 4; // times nearer, unless targets need more
const MARGIN = 8; // pixels around what is gone to
const ROOMY = 1.12; // a little larger than needed, where there is room

export const wholly = (whole: Box): Sight => ({ ...middle(whole), near: 1 });

/** A drawing on a screen: `size` is what it has, in pixels. */
export class Stage {
    constructor(
        readonly whole: Box,
        readonly size: Size,
    ) {}

    /** Pixels for a unit. */
    scale = ({ near }: Sight): number =>
        near * Math.min(this.size.width / this.whole.width, this.size.height / this.whole.height);

    /** As near as that many pixels for a unit. */
    nearness = (scale: number): number => scale / this.scale(wholly(this.whole));

    /** What can be seen of a drawing that goes on. */
    seen(sight: Sight): Box {
        const scale = this.scale(sight);
        const [width, height] = [this.size.width / scale, this.size.height / scale];
        return { x: sight.x - width / 2, y: sight.y - height / 2, width, height };
    }

    /** The same sight, neither too near nor beyond the edges. */
    within(sight: Sight, most = MOST): Sight {
        const near = Math.min(Math.max(most, MOST), Math.max(1, sight.near));
        if (!this.size.width) return { ...sight, near }; // it is not on the screen yet
        const { width, height } = this.seen({ ...sight, near });
        const centre = middle(this.whole);
        const kept = (at: number, from: number, all: number, part: number): number => {
            const room = Math.max(0, (all - part) / 2);
            return Math.min(from + room, Math.max(from - room, at));
        };
        return {
            x: kept(sight.x, centre.x, this.whole.width, width),
            y: kept(sight.y, centre.y, this.whole.height, height),
            near,
        };
    }

    sees(sight: Sight, box: Box): boolean {
        const seen = this.seen(sight);
        return (
            box.x >= seen.x - 1 &&
            box.y >= seen.y - 1 &&
            box.x + box.width <= seen.x + seen.width + 1 &&
            box.y + box.height <= seen.y + seen.height + 1
        );
    }

    /** How a drawing that is painted for one sight is moved to look as with another, about its own middle. */
    transform(painted: Sight, wanted: Sight): string {
        const scale = this.scale(wanted);
        const [right, down] = [(painted.x - wanted.x) * scale, (painted.y - wanted.y) * scale];
        return `translate(${right.toFixed(2)}px, ${down.toFixed(2)}px) scale(${(wanted.near / painted.near).toFixed(4)})`;
    }
}

/** Pixels for a unit with which the smallest target has `least` pixels in both directions. */
export const needed = (targets: readonly Box[], least: number): number =>
    Math.max(0, ...targets.map(({ width, height }) => least / Math.min(width, height)));

export interface Aim {
    sight: Sight;
    /** The drawing went there by itself. */
    gone: boolean;
    /** Pixels for a unit that a first tap brings, where the targets do not fit at that size; 0 where they do. */
    tap: number;
}

/** As the reader had it, if a target is seen there apart from others; else as near as fills the window, where most are. */
function parted(stage: Stage, targets: readonly Box[], clear: number, own: Sight): Sight {
    const seen = (sight: Sight): number => targets.filter((box) => stage.sees(sight, box)).length;
    if (stage.scale(own) >= clear * 0.999 && seen(own)) return own;
    const { whole, size } = stage;
    const near = stage.nearness(Math.max(clear, size.width / whole.width, size.height / whole.height));
    const away = ({ x, y }: Sight): number => Math.hypot(x - own.x, y - own.y);
    const sights = targets.map((box) => stage.within({ ...middle(box), near }, near));
    return sights.sort((one, other) => seen(other) - seen(one) || away(one) - away(other))[0] ?? own;
}

/**
 * How to see all targets with at least so many pixels: as now or as the reader had it, if that does; else the whole
 * drawing; else the part they lie in. `now` is what is seen, `own` what the reader chose. Where a first tap brings them
 * nearer they have `clear` pixels for a unit before it, so that a finger tells them apart, even if some are out of sight.
 */
export function aimed(stage: Stage, targets: readonly Box[], least: number, now: Aim, own: Sight, clear = 0): Aim {
    const stays = { sight: own, gone: false, tap: 0 };
    if (!targets.length) return stays;
    const part = around(targets);
    const need = needed(targets, least) * 0.999;
    const does = (sight: Sight): boolean => stage.scale(sight) >= need && stage.sees(sight, part);
    if (does(now.sight)) return { ...now, tap: 0 };
    if (does(own)) return stays;
    const whole = wholly(stage.whole);
    if (does(whole)) return { sight: whole, gone: false, tap: 0 };
    const [width, height] = [stage.size.width - 2 * MARGIN, stage.size.height - 2 * MARGIN];
    const fits = Math.min(width / part.width, height / part.height);
    const far = fits < need;
    const near = stage.nearness(far ? fits : Math.min(fits, need * ROOMY));
    const sight = stage.within({ ...middle(part), near }, near);
    if (!far) return { sight, gone: true, tap: 0 };
    const all = stage.sees(own, part) ? own : near > 1 ? sight : whole;
    const apart = stage.scale(all) < clear * 0.999 ? parted(stage, targets, clear, own) : all;
    return { sight: apart, gone: false, tap: need * ROOMY };
}

export type Corner = "low right" | "high right" | "low left" | "high left";
const CORNERS: Corner[] = ["low right", "high right", "low left", "high left"];

/** A corner of the screen in which a square of so many pixels covers no target. */
export function freeCorner(stage: Stage, sight: Sight, targets: readonly Box[], pixels: number): Corner {
    const side = pixels / stage.scale(sight);
    const { x, y, width, height } = stage.seen(sight);
    const free = (corner: Corner): boolean => {
        const left = corner.endsWith("left") ? x : x + width - side;
        const top = corner.startsWith("high") ? y : y + height - side;
        return !targets.some(
            (box) => box.x < left + side && box.x + box.width > left && box.y < top + side && box.y + box.height > top,
        );
    };
    return CORNERS.find(free) ?? "low right";
}
