/** Rectangles on a screen or in a drawing, and how they lie to each other. */
export interface Point {
    x: number;
    y: number;
}
export interface Size {
    width: number;
    height: number;
}
export interface Box extends Point, Size {}

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The box around all of these. */
export function around(boxes: readonly Box[]): Box {
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const low = Math.max(...boxes.map((box) => box.y + box.height));
    return { x, y, width: right - x, height: low - y };
}

/** The area that two boxes share. */
export const overlap = (one: Box, other: Box): number =>
    Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
    Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
