/**
 * The part of a drawing that is seen: all of it, or nearer; dragged, pinched, wheeled, by keys or buttons. On a touch
 * screen it goes by itself to where something can be chosen and makes it large enough for a finger.
 */
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

import { keep, kept } from "$lib/reader/kept";
import { useSpots } from "$lib/spots/spot.svelte";

import { middle, type Box, type Point, type Size } from "./box";
import { gestures } from "./gestures";
import { aimed, freeCorner, Stage, wholly, type Aim, type Corner, type Sight } from "./sight";
import { useStill } from "./still";

const FINGER = 44; // pixels that a finger hits
const BUTTON = FINGER + 12; // the way back, in its corner
const GLIDE = 260; // milliseconds
const AWAY = 1500; // milliseconds without a question until the drawing is seen again as the reader had it
const STEP = 1.5;
const CLOSE = 0.95; // of what a tap brings
const TURNED = 40; // pixels of width: the device was turned, or the drawing came into sight

/** Something that can be chosen, in units of the drawing. */
interface Target extends Box {
    id: string;
}

const cameras: Camera[] = []; // of this page; the last one hears the keys

/** An event that bubbles from an element: the drawing around it brings it into sight. */
export const BRING = "asztal-bring";

export class Camera {
    /** Where the buttons cover nothing that can be chosen. */
    corner = $state<Corner>("low right");
    private readonly spots = useSpots();
    private readonly still = useStill();
    private whole: Box;
    private size = $state.raw<Size>({ width: 0, height: 0 });
    private aim: Aim;
    /** What the reader chose to see. */
    private own: Sight;
    private svg: SVGSVGElement | undefined;
    private goal: Sight | null = null; // while a hand moves the drawing
    private before: { sight: Sight; stage: Stage } | null = null; // what was painted last, if that has changed since
    private frame = 0;
    private asked = ""; // the question that was looked for last
    private looking = false; // for where something can be chosen, before the next picture
    private waiting: ReturnType<typeof setTimeout> | undefined;
    private opening: ReturnType<typeof setTimeout> | undefined;

    /**
     * `name` is where this device remembers what the reader chose to see; "" remembers nothing. `clear` are the pixels for
     * a unit with which a finger tells all targets apart, where they have to be told apart before the first tap.
     */
    constructor(
        whole: Box,
        private readonly name = "",
        private readonly clear: () => number = () => 0,
    ) {
        if (this.still) this.name = "";
        this.whole = $state.raw(whole);
        this.own = this.remembered();
        this.aim = $state.raw({ sight: this.own, gone: false, tap: 0 });
    }

    get near(): number {
        return this.aim.sight.near;
    }
    /** Pixels for a unit of the drawing; 0 until it is on the screen. */
    get scale(): number {
        return this.stage.scale(this.aim.sight);
    }
    get viewBox(): string {
        const { x, y, near } = this.aim.sight;
        const [width, height] = [this.whole.width / near, this.whole.height / near];
        return [x - width / 2, y - height / 2, width, height].map((n) => n.toFixed(2)).join(" ");
    }
    /** The ids of all that can be chosen, in sight or not. */
    get offered(): string[] {
        return [...this.spots.picking.at.keys()];
    }
    private get stage(): Stage {
        return new Stage(this.whole, this.size);
    }

    /** The drawing has another size: what is seen follows smoothly. */
    follow(whole: Box): void {
        untrack(() => {
            const { x, y, width, height } = this.whole;
            if (whole.x === x && whole.y === y && whole.width === width && whole.height === height) return;
            this.change(() => {
                this.whole = whole;
                const kept = (sight: Sight): Sight => (sight.near > 1 ? this.stage.within(sight) : wholly(whole));
                this.own = kept(this.own);
                this.aim = { ...this.aim, sight: kept(this.aim.sight) };
            });
        });
    }

    /** Nearer or further, so that a point of the drawing stays where it is. */
    zoom = (by: number, about: Point = this.aim.sight): void => {
        const { x, y, near } = this.aim.sight;
        const after = this.stage.within({ x, y, near: near * by }, near).near;
        const part = near / after;
        this.take({ x: about.x + (x - about.x) * part, y: about.y + (y - about.y) * part, near: after });
    };
    nearer = (): void => this.zoom(STEP);
    further = (): void => this.zoom(1 / STEP);
    /** The whole drawing. */
    fit = (): void => this.take(wholly(this.whole));

    /** Show a point in the middle, with so many pixels for a unit, unless something has to be chosen elsewhere. */
    show(at: Point, scale = 0): void {
        untrack(() => {
            if (!this.size.width || this.aim.gone) return;
            const near = Math.max(this.near, this.stage.nearness(scale));
            this.change(() => {
                this.own = this.stage.within({ ...at, near });
                this.aim = { sight: this.own, gone: false, tap: this.aim.tap };
            });
        });
    }

    /** Go to where these boxes are, so that each has `least` pixels; back to what the reader chose where there are none. */
    focus(boxes: readonly Box[], least: number): void {
        const aim = aimed(this.stage, boxes, least, this.aim, this.own, this.clear());
        this.corner = freeCorner(this.stage, aim.sight, boxes, BUTTON);
        const { sight, gone, tap } = this.aim;
        if (aim.sight === sight && aim.gone === gone && aim.tap === tap) return;
        this.change(() => (this.aim = aim));
    }

    /** For `{@attach camera.held}` on the drawing. */
    held = (svg: SVGSVGElement): (() => void) => {
        this.svg = svg;
        if (!this.still) cameras.push(this);
        const watch = new ResizeObserver(([entry]) => {
            if (entry) this.resized(entry.contentRect);
        });
        watch.observe(svg);
        const release = gestures(svg, {
            draggable: () => this.near > 1,
            move: this.moved,
            rest: this.rest,
            tap: this.tapped,
            twice: (at) => (this.near > STEP ? this.fit() : this.zoom(2, this.inside(at))),
        });
        const over = (): void => void cameras.push(...cameras.splice(cameras.indexOf(this), 1));
        svg.addEventListener("pointerenter", over);
        addEventListener("keydown", this.key);
        const around = svg.parentElement; // on the drawing itself it would make a stop for Tab
        around?.addEventListener("focusin", this.focused);
        svg.addEventListener(BRING, this.asksFor);

        $effect(() => {
            const asked = this.spots.picking.open?.name ?? "";
            if (asked === this.asked) return;
            this.asked = asked;
            clearTimeout(this.waiting);
            if (asked) this.look();
            else this.waiting = setTimeout(this.look, AWAY);
        });
        $effect(() => {
            svg.style.touchAction = this.near > 1 ? "none" : "pan-y";
            svg.style.cursor = this.near > 1 ? "grab" : "";
            svg.classList.toggle("dimmed", this.aim.gone);
            svg.classList.toggle("distant", this.scale < this.aim.tap * CLOSE);
        });
        return () => {
            this.svg = undefined;
            if (!this.still) cameras.splice(cameras.indexOf(this), 1);
            watch.disconnect();
            release();
            svg.removeEventListener("pointerenter", over);
            removeEventListener("keydown", this.key);
            around?.removeEventListener("focusin", this.focused);
            svg.removeEventListener(BRING, this.asksFor);
            clearTimeout(this.waiting);
            clearTimeout(this.opening);
            cancelAnimationFrame(this.frame);
        };
    };

    /** The reader looks somewhere. */
    private take(sight: Sight): void {
        this.change(() => this.settle(this.stage.within(sight, this.near)));
    }
    private settle(sight: Sight): void {
        const gone = this.aim.gone && sight.near > 1;
        this.aim = { ...this.aim, sight, gone };
        if (gone) return; // what is moved while something is chosen there is forgotten after it
        this.own = sight;
        this.remember();
    }

    private remember(): void {
        if (!this.name) return;
        const { x, y, width, height } = this.whole;
        const parts = [this.own.near, (this.own.x - x) / width, (this.own.y - y) / height];
        keep(`camera-${this.name}`, parts.map((part) => part.toFixed(3)).join(" "));
    }
    private remembered(): Sight {
        const [near = 1, right = 0.5, down = 0.5] =
            (this.name && kept(`camera-${this.name}`)?.split(" ").map(Number)) || [];
        const { x, y, width, height } = this.whole;
        return near > 1 ? { x: x + right * width, y: y + down * height, near } : wholly(this.whole);
    }

    private resized({ width, height }: Size): void {
        const turned = Math.abs(width - this.size.width) > TURNED;
        this.size = { width, height };
        if (turned) this.look();
    }
    private look = (): void => {
        this.looking = true;
        this.soon();
    };
    /** Change what is seen. It is drawn at once as it will be, and the finished picture moves there. */
    private change(how: () => void): void {
        this.before ??= { sight: this.aim.sight, stage: this.stage };
        how();
        this.soon();
    }
    /** Once before the next picture, when everything else is drawn. */
    private soon(): void {
        cancelAnimationFrame(this.frame);
        this.frame = requestAnimationFrame(() => {
            if (!this.size.width || this.goal) return;
            const finger = matchMedia("(pointer: coarse)").matches;
            const all = !finger && this.near === 1 && this.own.near === 1; // a mouse needs nothing larger
            if (this.looking && !all) this.focus(this.targets(), finger ? FINGER : 0);
            this.looking = false;
            cancelAnimationFrame(this.frame);
            this.glide();
        });
    }
    private glide(): void {
        const { svg, before } = this;
        this.before = null;
        if (!svg || !before || prefersReducedMotion.current || !before.stage.size.width) return;
        const [from, to] = [before.sight, this.aim.sight];
        const [was, is] = [before.stage.scale(from), this.scale];
        if (from.x === to.x && from.y === to.y && was === is) return;
        const transform = this.stage.transform(to, { x: from.x, y: from.y, near: (to.near * was) / is });
        svg.style.overflow = "visible";
        const gliding = svg.animate([{ transform }, { transform: "none" }], { duration: GLIDE, easing: "ease-out" });
        gliding.onfinish = gliding.oncancel = () => (svg.style.overflow = "");
    }

    /** The boxes of everything in the drawing that can be chosen, in its own units. All of them are read at once. */
    private targets(): Target[] {
        const { svg } = this;
        if (!svg || !this.spots.picking.open) return [];
        const elements = this.spots.offeredOnlyIn(svg);
        if (!elements.length) return [];
        const frame = svg.getBoundingClientRect();
        const boxes = elements.map((element) => ({
            id: this.spots.on(element)?.id ?? "",
            at: element.getBoundingClientRect(),
        }));
        const painted = frame.width / this.size.width; // while it glides
        const scale = this.scale * painted;
        const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
        return boxes
            .filter(({ at }) => at.width > 0 && at.height > 0)
            .map(({ id, at }) => ({
                id,
                x: this.aim.sight.x + (at.x - x) / scale,
                y: this.aim.sight.y + (at.y - y) / scale,
                width: at.width / scale,
                height: at.height / scale,
            }));
    }
    /** A place in the window, in units of the drawing, which fills what it lies in. */
    private inside({ x, y }: Point, sight = this.aim.sight): Point {
        const box = this.svg?.parentElement?.getBoundingClientRect();
        const scale = this.stage.scale(sight);
        if (!box || !scale) return sight;
        const centre = middle(box);
        return { x: sight.x + (x - centre.x) / scale, y: sight.y + (y - centre.y) / scale };
    }

    private moved = (from: Point, to: Point, larger: number): void => {
        const { svg, stage } = this;
        if (!svg || !this.size.width) return;
        const sight = this.goal ?? this.aim.sight;
        const near = stage.within({ ...sight, near: sight.near * larger }, this.near).near;
        const [held, there] = [this.inside(from, sight), this.inside(to, { ...sight, near })];
        this.goal = stage.within({ x: sight.x + held.x - there.x, y: sight.y + held.y - there.y, near }, near);
        svg.style.overflow = "visible";
        svg.style.willChange = "transform";
        svg.style.transform = stage.transform(this.aim.sight, this.goal);
    };
    private rest = (): void => {
        const { svg, goal } = this;
        this.goal = null;
        if (svg) svg.style.overflow = svg.style.willChange = svg.style.transform = "";
        if (goal) this.settle(goal);
        if (this.looking) this.soon(); // a question came meanwhile
    };

    /** The first of two taps: it goes to the target that a finger can only choose when it is larger. */
    private tapped = (place: Point): boolean => {
        const { tap } = this.aim;
        if (this.scale >= tap * CLOSE) return false;
        const at = this.inside(place);
        const away = (box: Box): number =>
            Math.hypot(middle(box).x - at.x, middle(box).y - at.y) - Math.min(box.width, box.height) / 2;
        const targets = this.targets();
        const nearest = targets.sort((one, other) => away(one) - away(other))[0];
        if (!nearest || away(nearest) * this.scale > FINGER) return false;
        const near = this.stage.nearness(tap);
        const sight = this.stage.within({ ...middle(nearest), near }, near);
        this.change(() => (this.aim = { sight, gone: true, tap }));
        this.corner = freeCorner(this.stage, sight, targets, BUTTON);
        clearTimeout(this.opening);
        this.opening = setTimeout(() => this.open(nearest), prefersReducedMotion.current ? 0 : GLIDE);
        return true;
    };
    /** What needs a second tap for its menu is open after the first. */
    private open(target: Target): void {
        const { picking } = this.spots;
        const box = this.svg?.parentElement?.getBoundingClientRect();
        if (!box || picking.menu || !picking.opens(target.id, true)) return;
        const [at, { x, y }, scale] = [middle(target), this.aim.sight, this.scale];
        const centre = middle(box);
        picking.click(target.id, { x: centre.x + (at.x - x) * scale, y: centre.y + (at.y - y) * scale }, true);
    }

    private key = (event: KeyboardEvent): void => {
        const writing =
            event.target instanceof Element && event.target.matches("input, textarea, select, dialog, dialog *");
        if (writing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
        if (cameras.at(-1) !== this || !this.size.width) return;
        if (event.key === "+" || event.key === "=") this.nearer();
        if (event.key === "-") this.further();
        if (event.key === "0" && !this.spots.picking.typed) this.fit();
    };

    /** What the keyboard comes to is brought into sight. */
    private focused = ({ target }: FocusEvent): void => {
        if (target instanceof Element && target.matches(":focus-visible")) this.bring(target);
    };
    private asksFor = ({ target }: Event): void => void (target instanceof Element && this.bring(target));
    private bring(target: Element): void {
        const { svg } = this;
        if (this.near === 1 || !svg?.contains(target)) return;
        const box = target.getBoundingClientRect();
        const at = this.inside(box);
        const scale = this.scale;
        const part = { ...at, width: box.width / scale, height: box.height / scale };
        if (!this.stage.sees(this.aim.sight, part)) this.take({ ...middle(part), near: this.near });
    }
}
