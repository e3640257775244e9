/** What is read at a board, and what it covers. */
import type { Page } from "@playwright/test";

/** A rectangle: x, y, width, height, in pixels. */
export type Rect = [number, number, number, number];
export interface Read {
    id: string;
    about: Rect;
    /** What is offered or lit. */
    needed: Rect[];
    /** The box, where one is open. */
    box: Rect | null;
    /** What the line says, where it says something. */
    line: string;
    /** What the box or the line covers of what is needed, and of the spot itself and the guide. */
    covered: string[];
}

/** The middles of elements that a pointer can read, so many of them, evenly spread; each once. */
export const readable = (page: Page, most: number): Promise<{ id: string; x: number; y: number }[]> =>
    page.evaluate((count) => {
        const found = new Map<string, { id: string; x: number; y: number }>();
        for (const element of document.querySelectorAll(".board :is([data-spot], [data-glass])")) {
            const { left, top, width, height } = element.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            const hit = width ? document.elementFromPoint(x, y) : null;
            const id = element.getAttribute("data-spot") ?? element.getAttribute("aria-label") ?? "";
            if (hit && element.contains(hit) && !found.has(id)) found.set(id, { id, x, y });
        }
        const all = [...found.values()];
        const step = Math.max(1, all.length / count);
        return all.filter((_, number) => Math.floor(number / step) > Math.floor((number - 1) / step));
    }, most);

/** What is read now, at a place that is pointed at. */
export const read = (page: Page, { id, x, y }: { id: string; x: number; y: number }): Promise<Read> =>
    page.evaluate(
        ({ id, x, y }) => {
            const rect = (element: Element): Rect => {
                const { left, top, width, height } = element.getBoundingClientRect();
                return [Math.round(left), Math.round(top), Math.round(width), Math.round(height)];
            };
            const over = (one: Rect, other: Rect): boolean =>
                Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0], other[0]) > 1 &&
                Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1], other[1]) > 1;
            const board = document.querySelector(".board");
            const frame = board ? rect(board) : ([0, 0, 0, 0] as Rect);
            const about = document.elementFromPoint(x, y)?.closest(":is([data-spot], [data-glass])") ?? null;
            const needed = [...document.querySelectorAll(".board :is(.offered, .lit, [data-lit])")].filter((element) =>
                over(rect(element), frame),
            );
            const box = document.querySelector<HTMLElement>(".float");
            const open = box && box.style.visibility !== "hidden" ? box : null;
            const line = document.querySelector(".reading");
            const kept = [...needed, ...document.querySelectorAll("section.guide, .loose button")];
            const name = (element: Element): string =>
                element.getAttribute("data-spot") ?? element.className.toString();
            const covered = [
                ...kept.flatMap((element) =>
                    open && over(rect(open), rect(element)) ? [`box: ${name(element)}`] : [],
                ),
                ...kept.flatMap((element) =>
                    line && over(rect(line), rect(element)) ? [`line: ${name(element)}`] : [],
                ),
                ...(open && about && over(rect(open), rect(about)) ? ["box: its own spot"] : []),
            ];
            return {
                id,
                about: about ? rect(about) : [0, 0, 0, 0],
                needed: needed.map(rect),
                box: open ? rect(open) : null,
                line: line?.textContent.trim() ?? "",
                covered,
            };
        },
        { id, x, y },
    );
