/** Every card, tile, contract and slot of Underwater Cities in every language: all that is on it lies inside it. */
import { expect, type Page } from "@playwright/test";
import { createServer } from "vite";

import { LANGUAGES, test } from "./people";

/** What sticks out of its box, by more than a pixel; words that would have to be broken anywhere stick out too. */
const outside = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
        const ALLOWED = 1; // pixels
        const AIR = 0.2; // of a line: above and below the letters it is empty
        await document.fonts.ready;
        const plain = document.createElement("style");
        plain.textContent = "[data-box] * { overflow-wrap: normal !important; }";
        document.head.append(plain);
        const found: string[] = [];
        // Names and signs stay in their own parts as well: they lie on nothing else.
        const parts = "[data-box], [data-box] .head > b, [data-box] .card > .signs, [data-box] > .box";
        for (const box of document.querySelectorAll<HTMLElement>(parts)) {
            const name = box.dataset.box ?? `${box.tagName} of ${box.closest<HTMLElement>("[data-box]")?.dataset.box}`;
            const around = box.getBoundingClientRect();
            const drawn = [...box.querySelectorAll("svg, path, text")].map((part) => part.getBoundingClientRect());
            const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const range = document.createRange();
                range.selectNodeContents(walker.currentNode);
                for (const { x, y, width, height } of range.getClientRects())
                    drawn.push(new DOMRect(x, y + height * AIR, width, height * (1 - 2 * AIR)));
            }
            const out = Math.max(
                ...drawn.map(({ left, right, top, bottom }) =>
                    Math.max(around.left - left, right - around.right, around.top - top, bottom - around.bottom),
                ),
            );
            if (!drawn.length) found.push(`${name}: empty`);
            else if (out > ALLOWED) found.push(`${name}: ${out.toFixed(1)} px`);
        }
        return found;
    });

test("underwater_cities: every card and slot in three languages, small and large, holds what is on it @full", async ({
    page,
    baseURL,
}) => {
    process.env.ASZTAL_SERVER = baseURL;
    const vite = await createServer({
        root: new URL("..", import.meta.url).pathname,
        server: { port: 0, host: "127.0.0.1", fs: { strict: false } }, // the fonts' folder may be a link
        logLevel: "error",
    });
    try {
        await vite.listen();
        const address = vite.resolvedUrls?.local[0] ?? "";
        await page.setViewportSize({ width: 1440, height: 900 });
        const problems: string[] = [];
        for (const lang of LANGUAGES) {
            await page.goto(`${address}dev/cards.html?lang=${lang}`);
            const sheet = page.locator("main[data-cards]");
            await expect(sheet).toHaveAttribute("data-cards", "230");
            await expect(sheet).toHaveAttribute("data-slots", "28");
            problems.push(...(await outside(page)).map((problem) => `${lang}: ${problem}`));
        }
        expect(problems).toEqual([]);
    } finally {
        await vite.close();
    }
});
