/** What must hold for every board at every size: texts lie beside each other, and all are large enough to read. */
import type { Page } from "@playwright/test";

/** Laptops, a large screen, a tablet, and a phone both ways. */
export const SCREENS = {
    laptop: { width: 1440, height: 900 },
    small: { width: 1280, height: 720 },
    large: { width: 1920, height: 1080 },
    tablet: { width: 820, height: 1180 },
    phone: { width: 390, height: 844 },
    turned: { width: 844, height: 390 },
};

/**
 * Texts of a board that lie on one another, or are written too small; nothing that is hidden or scrolled away counts. What
 * is printed on some components, which the reading glass shows large, may be smaller where all of them have to be seen.
 */
export const unreadable = (page: Page, within = ".board[data-game]"): Promise<string[]> =>
    page.evaluate((root) => {
        const LEAST = 11; // pixels of a letter
        const PRINTED = [
            "[data-area=city] .floors", // how high a building is
            "[data-area=hand] [data-glass]", // cards
            "[data-area=mine] [data-glass]",
            "[data-area=research] [data-glass]", // spaces of a research board
            "[data-area=others] svg[role=group]", // the mines of the others
            "[data-area=map] svg[role=group]", // the whole map on a phone, or with little room
            ".ocean [data-glass]", // bonuses and metropolises of an ocean board
        ].join();
        const ALLOWED = 1; // pixels by which the boxes of two texts may overlap
        const AIR = 0.2; // of a line: above and below the letters it is empty
        interface Written {
            text: string;
            size: number;
            element: Element;
            boxes: { left: number; right: number; top: number; bottom: number }[];
        }
        const scaled = (element: Element): number => {
            const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
            return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
        };
        const cut = (element: Element): DOMRect => {
            const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
            for (let at: Element | null = element; at; at = at.parentElement) {
                const { overflowX, overflowY, clipPath } = getComputedStyle(at);
                const box = at.getBoundingClientRect();
                if (/^inset\(50%/.test(clipPath)) return new DOMRect(0, 0, 0, 0);
                if (overflowX === "visible" && overflowY === "visible") continue;
                seen.left = Math.max(seen.left, box.left);
                seen.right = Math.min(seen.right, box.right);
                seen.top = Math.max(seen.top, box.top);
                seen.bottom = Math.min(seen.bottom, box.bottom);
            }
            return new DOMRect(
                seen.left,
                seen.top,
                Math.max(0, seen.right - seen.left),
                Math.max(0, seen.bottom - seen.top),
            );
        };
        /** Whether an element, or what it lies on, has a ground that nothing below is seen through. */
        const covers = (above: Element, below: Element): boolean => {
            for (let at: Element | null = above; at && !at.contains(below); at = at.parentElement)
                if (!/, 0\)$|^transparent$/.test(getComputedStyle(at).backgroundColor)) return true;
            return false;
        };
        const written: Written[] = [];
        for (const part of document.querySelectorAll(root)) {
            const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const node = walker.currentNode;
                const element = node.parentElement;
                const text = node.textContent?.trim() ?? "";
                if (!element || !text || element.closest("title, option, script, style, .unseen")) continue;
                if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
                const range = document.createRange();
                range.selectNodeContents(node);
                const seen = cut(element);
                const boxes = [...range.getClientRects()]
                    .map(({ left, right, top, bottom }) => {
                        const air = (bottom - top) * AIR;
                        return { left, right, top: top + air, bottom: bottom - air };
                    })
                    .filter(({ left, right, top, bottom }) => {
                        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                        if (right - left < 1 || x < seen.left || x > seen.right || y < seen.top || y > seen.bottom)
                            return false;
                        // What lies under something else is not seen; a drawing lets the pointer through to what is below.
                        const on = document.elementsFromPoint(x, y).find((one) => part.contains(one));
                        if (!on || on.contains(element) || element.contains(on)) return true;
                        return on.closest("svg") !== null && !covers(on, element);
                    });
                if (!boxes.length) continue;
                const size = parseFloat(getComputedStyle(element).fontSize) * scaled(element);
                written.push({ text, size, element, boxes });
            }
        }
        const found = new Set<string>();
        const named = ({ text, element }: Written): string =>
            `"${text.slice(0, 24)}" in ${element.closest("[class]")?.getAttribute("class")?.split(" ")[0] ?? element.tagName}`;
        for (const one of written)
            if (one.size < LEAST - 0.05 && !one.element.closest(PRINTED))
                found.add(`${one.size.toFixed(1)} px: ${named(one)}`);
        for (const [index, one] of written.entries())
            for (const other of written.slice(index + 1)) {
                // A card that is drawn large for its question covers what is below it, as it is meant to.
                if (one.element.closest(".big") !== other.element.closest(".big")) continue;
                const over = one.boxes.some((a) =>
                    other.boxes.some(
                        (b) =>
                            Math.min(a.right, b.right) - Math.max(a.left, b.left) > ALLOWED &&
                            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > ALLOWED,
                    ),
                );
                if (over) found.add(`${named(one)} lies on ${named(other)}`);
            }
        return [...found];
    }, within);

/**
 * Which of these parts of a board lie on one another, reach beyond the board, or hold more than is seen of them; a part
 * that is not there lies nowhere.
 */
export const crowded = (page: Page, parts: readonly string[]): Promise<string[]> =>
    page.evaluate((selectors) => {
        const ALLOWED = 1.5; // pixels
        const board = document.querySelector(".board[data-game]")?.getBoundingClientRect() ?? new DOMRect();
        const found: string[] = [];
        const seen = selectors.flatMap((name) =>
            [...document.querySelectorAll(name)]
                .filter((element) => element.checkVisibility())
                .map((element) => ({ name, element, box: element.getBoundingClientRect() })),
        );
        for (const [index, { name, element, box }] of seen.entries()) {
            if (box.right > board.right + ALLOWED || box.bottom > board.bottom + ALLOWED)
                found.push(`${name} reaches beyond the board`);
            const [across, down] = [
                element.scrollWidth - element.clientWidth,
                element.scrollHeight - element.clientHeight,
            ];
            if (element instanceof HTMLElement && (across > ALLOWED || down > ALLOWED))
                found.push(`${name} holds ${across} by ${down} pixels more than are seen`);
            for (const other of seen.slice(index + 1)) {
                if (element.contains(other.element) || other.element.contains(element)) continue;
                const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
                const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
                if (wide > ALLOWED && high > ALLOWED) found.push(`${name} lies on ${other.name}`);
            }
        }
        return found;
    }, parts);
