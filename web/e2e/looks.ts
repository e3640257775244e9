/** What must hold for every page in every language: no missing words, nothing cut off, nothing that shuts somebody out. */
import type { Page } from "@playwright/test";
import axe, { type Result } from "axe-core";

/** Texts that are cut off or stick out of what they are written on. Scrolling is no fault; `.unseen` is for ears only. */
export const clipped = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
        const ALLOWED = 1.5; // pixels
        const found = new Set<string>();
        const said = (element: Element, text: string, why: string): void => {
            const within = element.closest("[class]")?.getAttribute("class")?.split(" ")[0] ?? "";
            found.add(`${why}: "${text.trim().slice(0, 50)}" in ${element.tagName.toLowerCase()}.${within}`);
        };
        const hidden = (element: Element): boolean =>
            element.closest(".unseen") !== null ||
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        /** Does this ancestor, or one above it, show itself to nobody on purpose? */
        const away = (element: Element | null): boolean => {
            for (let at = element; at; at = at.parentElement)
                if (/^inset\(50%/.test(getComputedStyle(at).clipPath)) return true;
            return false;
        };

        const page = document.scrollingElement;
        if (page && page.scrollWidth > innerWidth + ALLOWED)
            found.add(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);

        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const node = walker.currentNode;
            const parent = node.parentElement;
            const text = node.textContent ?? "";
            if (!parent || !text.trim() || parent instanceof SVGElement || hidden(parent)) continue;
            // The open step of a strip stands in full above it.
            // A still shows a part of a board.
            if (parent.closest("option, script, style, ol.strip .open, .still") || away(parent)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const box = range.getBoundingClientRect();
            if (box.width < 2) continue;
            let [across, down] = [true, true]; // whether what sticks out is lost, in this direction
            for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
                const style = getComputedStyle(at);
                if (style.position === "fixed") break;
                if (/auto|scroll/.test(style.overflowX)) across = false;
                if (/auto|scroll/.test(style.overflowY)) down = false;
                const around = at.getBoundingClientRect();
                const cut = (overflow: string): boolean => /hidden|clip/.test(overflow);
                if (
                    across &&
                    cut(style.overflowX) &&
                    (box.right > around.right + ALLOWED || box.left < around.left - ALLOWED)
                )
                    said(at, text, "cut at the side");
                if (down && cut(style.overflowY) && (box.bottom > around.bottom + 3 || box.top < around.top - 3))
                    said(at, text, "cut above or below");
                if (at.matches("button, .button, label, th, td") && across && box.right > around.right + ALLOWED)
                    said(at, text, "sticks out");
            }
            if (across && (box.right > innerWidth + ALLOWED || box.left < -ALLOWED))
                said(parent, text, "outside the window");
        }
        return [...found];
    });

/** Keys without words, wherever somebody could see or hear them. */
export const wordless = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
        const attributes = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
        const spoken = [...document.querySelectorAll("*")].flatMap((element) =>
            attributes.map((name) => element.getAttribute(name) ?? ""),
        );
        const all = [document.title, document.body.textContent ?? "", ...spoken].join("\n");
        return [...new Set(all.match(/⟦[^⟧]*⟧|\bundefined\b|\bNaN\b|\[object|there is no text/g))];
    });

/** The sentences on a page, to be compared with those in another language. */
export const sentences = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
        const found = new Set<string>();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const text = walker.currentNode.textContent?.trim() ?? "";
            const skipped = walker.currentNode.parentElement?.closest("script, style, select, [lang=en]:not(html)");
            if (!skipped && /\p{L}{2,}\s+\p{L}{2,}/u.test(text)) found.add(text);
        }
        return [...found];
    });

/** What axe finds. It is given to a page once, and describes only what is wrong: to read its half megabyte and to tell
 *  what is right took most of its time. */
export async function findings(page: Page): Promise<Result[]> {
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
    const found = await page.evaluate(() => {
        const { run } = (window as unknown as { axe: typeof axe }).axe;
        return run(document, { resultTypes: ["violations"], iframes: false });
    });
    return found.violations;
}

/** Serious and critical findings of axe, each with the elements it is about. */
export async function barriers(page: Page): Promise<string[]> {
    return (await findings(page))
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(
            ({ id, nodes }) =>
                `${id} (${nodes.length}): ${nodes
                    .slice(0, 4)
                    .map((node) => `${String(node.target)} ${node.any[0]?.message ?? node.all[0]?.message ?? ""}`)
                    .join(" | ")}`,
        );
}

/** Wait until nothing moves: looked at before every picture, for a pause between two looks would be waited for in every test. */
export const calm = (page: Page): Promise<void> =>
    page.evaluate(async () => {
        const drawn = (): Promise<unknown> => new Promise((then) => requestAnimationFrame(then));
        const moves = (): boolean =>
            document
                .getAnimations()
                .some((one) => one.playState === "running" && one.effect?.getTiming().iterations !== Infinity);
        const until = Date.now() + 60_000;
        await document.fonts.ready;
        // A drawing hears of its new size before one picture, and is drawn anew for the next.
        await drawn();
        await drawn();
        while (moves()) {
            if (Date.now() > until) throw new Error("something has been moving for a minute");
            await drawn();
        }
    });
