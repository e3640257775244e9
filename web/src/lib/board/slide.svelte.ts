/** Lets things in a row slide to their new places when one comes or goes: `<ul {@attach slide(() => hand)}>`. */
import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";

import type { Point } from "./box";
import { measured } from "./measured";

const TIME = 200;

/** The places are measured once after a change, not before it as well. */
export const slide =
    (row: () => unknown): Attachment<HTMLElement> =>
    (list) => {
        let width = 0;
        let before = new Map<Element, Point>();
        const moved = (): (() => void) => {
            const items = [...list.children] as HTMLElement[];
            const after = new Map(items.map((item) => [item, { x: item.offsetLeft, y: item.offsetTop }]));
            const same = list.offsetWidth === width; // in another window everything has moved
            const then = before;
            width = list.offsetWidth;
            before = after;
            return () => {
                for (const [item, to] of after) {
                    const from = then.get(item);
                    if (!same || prefersReducedMotion.current || !from || (from.x === to.x && from.y === to.y))
                        continue;
                    const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
                    item.animate([{ transform }, { transform: "none" }], { duration: TIME, easing: "ease-out" });
                }
            };
        };
        $effect(() => {
            row();
            measured(moved);
        });
    };
