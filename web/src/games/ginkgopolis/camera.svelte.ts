/** The part of the city that is seen: all of it, or nearer; dragged, pinched, wheeled, or moved by buttons. */
import { prefersReducedMotion } from "svelte/motion";

import type { Box, Point } from "./layout";

const MOST = 4;
const DRAG = 6; // pixels that a pointer may slip while it clicks

export class Camera {
    near = $state(1);
    private shift = $state<Point>({ x: 0, y: 0 });
    private frame: Box;
    private svg: SVGSVGElement | undefined;
    private readonly fingers = new Map<number, Point>();
    private dragged = 0;

    constructor(first: Box) {
        this.frame = $state.raw(first);
    }

    /**
     * The city has grown: the frame follows smoothly. It is drawn at once where it will be, and the finished picture
     * moves there: to draw a whole city anew for every step would keep a browser busy.
     */
    follow(box: Box): void {
        const before = this.frame;
        if (box.x === before.x && box.y === before.y && box.width === before.width && box.height === before.height)
            return;
        const from = { ...this.centre, scale: this.scale };
        this.frame = box;
        if (prefersReducedMotion.current || !from.scale) return;
        const { x, y } = this.centre;
        const [right, down] = [(x - from.x) * from.scale, (y - from.y) * from.scale];
        const transform = `translate(${right}px, ${down}px) scale(${from.scale / this.scale})`;
        this.svg?.animate([{ transform }, { transform: "none" }], { duration: 300, easing: "ease-out" });
    }

    /** Pixels for a unit of the drawing. */
    private get scale(): number {
        const { clientWidth = 0, clientHeight = 0 } = this.svg ?? {};
        return this.near * Math.min(clientWidth / this.frame.width, clientHeight / this.frame.height);
    }

    get viewBox(): string {
        const { x, y, width, height } = this.frame;
        const [w, h] = [width / this.near, height / this.near];
        return [x + this.shift.x + (width - w) / 2, y + this.shift.y + (height - h) / 2, w, h]
            .map((n) => n.toFixed(2))
            .join(" ");
    }

    /** Nearer or further, so that a point of the drawing stays where it is. */
    zoom(by: number, about: Point = this.centre): void {
        const near = Math.min(MOST, Math.max(1, this.near * by));
        const { x, y } = this.centre;
        const part = this.near / near;
        this.near = near;
        this.look({ x: about.x + (x - about.x) * part, y: about.y + (y - about.y) * part });
    }

    fit = (): void => {
        this.near = 1;
        this.shift = { x: 0, y: 0 };
    };

    /** Put a point in the middle, as far as the city reaches. */
    look(at: Point): void {
        const { x, y, width, height } = this.frame;
        const room = { x: (width - width / this.near) / 2, y: (height - height / this.near) / 2 };
        const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
        this.shift = { x: within(at.x - x - width / 2, room.x), y: within(at.y - y - height / 2, room.y) };
    }

    private get centre(): Point {
        const { x, y, width, height } = this.frame;
        return { x: x + width / 2 + this.shift.x, y: y + height / 2 + this.shift.y };
    }

    /** For `{@attach camera.held}` on the drawing. */
    held = (svg: SVGSVGElement): (() => void) => {
        this.svg = svg;
        const scale = (): number => svg.getScreenCTM()?.a ?? 1;
        const inside = (event: MouseEvent): Point => {
            const matrix = svg.getScreenCTM();
            const at = matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
            return at ?? this.centre;
        };
        const down = (event: PointerEvent): void => {
            if (!this.fingers.size) this.dragged = 0;
            this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        };
        const move = (event: PointerEvent): void => {
            const before = this.fingers.get(event.pointerId);
            if (!before) return;
            const now = { x: event.clientX, y: event.clientY };
            const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
            if (other) {
                const spread = (p: Point): number => Math.hypot(p.x - other.x, p.y - other.y) || 1;
                this.dragged = DRAG + 1;
                this.zoom(spread(now) / spread(before), inside(event));
            } else if (this.near > 1) {
                this.dragged += Math.hypot(now.x - before.x, now.y - before.y);
                if (this.dragged > DRAG) {
                    if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
                    const { x, y } = this.centre;
                    this.look({ x: x - (now.x - before.x) / scale(), y: y - (now.y - before.y) / scale() });
                }
            }
            this.fingers.set(event.pointerId, now);
        };
        const up = (event: PointerEvent): void => void this.fingers.delete(event.pointerId);
        const click = (event: MouseEvent): void => {
            if (this.dragged > DRAG) event.stopPropagation(); // the end of a drag chooses nothing
            this.dragged = 0;
        };
        const wheel = (event: WheelEvent): void => {
            event.preventDefault();
            this.zoom(Math.exp(-event.deltaY / 400), inside(event));
        };
        const focus = (event: FocusEvent): void => {
            if (this.near === 1 || !(event.target instanceof Element) || !event.target.matches(":focus-visible"))
                return;
            const box = event.target.getBoundingClientRect();
            this.look(
                inside(new MouseEvent("focus", { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 })),
            );
        };
        svg.addEventListener("pointerdown", down);
        svg.addEventListener("pointermove", move);
        for (const name of ["pointerup", "pointercancel"] as const) svg.addEventListener(name, up);
        svg.addEventListener("pointerleave", up);
        svg.addEventListener("click", click, { capture: true });
        svg.addEventListener("wheel", wheel, { passive: false });
        svg.parentElement?.addEventListener("focusin", focus); // on the drawing itself it would make a stop for Tab
        return () => {
            svg.removeEventListener("pointerdown", down);
            svg.removeEventListener("pointermove", move);
            for (const name of ["pointerup", "pointercancel", "pointerleave"] as const)
                svg.removeEventListener(name, up);
            svg.removeEventListener("click", click, { capture: true });
            svg.removeEventListener("wheel", wheel);
            svg.parentElement?.removeEventListener("focusin", focus);
        };
    };
}
