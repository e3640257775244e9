/** Gestures on a drawing: drag, pinch, wheel, tap. Nothing happens when a pointer only goes down. */
import type { Point } from "./box";

const SLIP = 6; // pixels that a pointer may slip while it clicks
const WHEEL = 160; // milliseconds after the last turn of the wheel
const TWICE = 350; // milliseconds between two taps that are one
const APART = 30; // pixels

export interface Hands {
    /** The drawing is near enough to be dragged. */
    draggable: () => boolean;
    /** The point at `from` goes to `to`, in pixels of the window, and everything around it gets so many times larger. */
    move: (from: Point, to: Point, larger: number) => void;
    /** The movement is over. */
    rest: () => void;
    /** A finger taps; true when that is taken and chooses nothing. */
    tap: (at: Point) => boolean;
    /** Two taps beside all spots. */
    twice: (at: Point) => void;
}

const place = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export function gestures(svg: SVGSVGElement, hands: Hands): () => void {
    const fingers = new Map<number, Point>();
    let began: Point | null = null;
    let moving = false;
    let finger = false;
    let swallow = false; // the click at the end of a movement
    let wheel: ReturnType<typeof setTimeout> | undefined;
    let last: (Point & { when: number }) | null = null;

    const down = (event: PointerEvent): void => {
        if (event.button !== 0) return;
        if (!fingers.size) {
            finger = event.pointerType === "touch";
            swallow = false;
            began = place(event);
        }
        fingers.set(event.pointerId, place(event));
    };
    const move = (event: PointerEvent): void => {
        const before = fingers.get(event.pointerId);
        if (!before || !began) return;
        const now = place(event);
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (!other && !moving && (!hands.draggable() || apart(began, now) <= SLIP)) return;
        if (!moving) svg.setPointerCapture(event.pointerId);
        fingers.set(event.pointerId, now);
        const from = moving || other ? before : began;
        moving = swallow = true;
        if (!other) return hands.move(from, now, 1);
        hands.move(between(before, other), between(now, other), apart(now, other) / (apart(before, other) || 1));
    };
    // At the window: a finger that has left the drawing is still held by it.
    const up = (event: PointerEvent): void => {
        if (!fingers.delete(event.pointerId) || fingers.size) return;
        if (moving) hands.rest();
        moving = false;
    };
    const click = (event: MouseEvent): void => {
        if (swallow || (finger && event.detail > 0 && hands.tap(place(event)))) event.stopPropagation();
        else if (!(event.target as Element).closest("[data-spot]")) {
            const now = { ...place(event), when: event.timeStamp };
            const second = last && now.when - last.when < TWICE && apart(now, last) < APART;
            last = second ? null : now;
            if (second) hands.twice(now);
        }
        swallow = false;
    };
    const turn = (event: WheelEvent): void => {
        if (event.deltaY >= 0 && !hands.draggable()) return; // there is nothing further away: the page may scroll
        event.preventDefault();
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
        hands.move(place(event), place(event), Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 100 : 400)));
        clearTimeout(wheel);
        wheel = setTimeout(hands.rest, WHEEL);
    };

    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    svg.addEventListener("click", click, { capture: true });
    svg.addEventListener("wheel", turn, { passive: false });
    for (const name of ["pointerup", "pointercancel"] as const) addEventListener(name, up);
    return () => {
        clearTimeout(wheel);
        svg.removeEventListener("pointerdown", down);
        svg.removeEventListener("pointermove", move);
        svg.removeEventListener("click", click, { capture: true });
        svg.removeEventListener("wheel", turn);
        for (const name of ["pointerup", "pointercancel"] as const) removeEventListener(name, up);
    };
}
