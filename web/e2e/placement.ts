/** On a touch screen: how many taps choose what can be chosen, in its menu too, and how large what they hit is. */
import { expect } from "@playwright/test";

import { calm } from "./looks";
import type { Person } from "./people";

export const FINGER = 44; // pixels

export interface Target {
    id: string;
    /** Pixels of its shorter side. */
    size: number;
    /** Where a tap hits it; missing where something lies over all of it, or it is not in sight. */
    at?: { x: number; y: number };
    /** It lies in a drawing whose targets a first tap brings nearer. */
    distant: boolean;
    /** A tap on it opens a menu: it has several options, or one whose price and gain a finger sees first. */
    menu: boolean;
}
export interface Reached extends Target {
    /** Taps until it is chosen; 3 where that fails. */
    taps: number;
}

/** Everything that glows, each id once, with its largest element. */
export const targets = ({ page }: Person): Promise<Target[]> =>
    page.evaluate(() => {
        const found = new Map<string, Target>();
        for (const element of document.querySelectorAll<HTMLElement>(".board .offered[data-spot]")) {
            // A list is scrolled; a drawing is not.
            if (!element.closest("svg")) element.scrollIntoView({ block: "nearest", inline: "nearest" });
            const box = element.getBoundingClientRect();
            const id = element.dataset.spot ?? "";
            const size = Math.min(box.width, box.height);
            const hits = [0.5, 0.3, 0.7]
                .flatMap((right) => [0.5, 0.3, 0.7].map((down) => [right, down] as const))
                .map(([right, down]) => ({ x: box.x + box.width * right, y: box.y + box.height * down }))
                .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest(".offered[data-spot]") === element);
            const before = found.get(id);
            const choices = window.probe.choices.filter(({ targets }) => targets.includes(id));
            const menu = choices.length > 1 || choices.some(({ preview }) => preview.length > 0);
            const distant = element.closest(".distant") !== null;
            const at = hits[0];
            if (!before || (at && !before.at) || (Boolean(at) === Boolean(before.at) && size > before.size))
                found.set(id, { id, size, distant, menu, ...(at ? { at } : {}) });
        }
        return [...found.values()];
    });

const enough = (target: Target | undefined): boolean => Boolean(target?.at && target.size >= FINGER - 0.5);

/** The taps that each target needs; to turn to the part that it lies in is none. Of those that need more than one, `most` are tried; the drawing is whole again after each. */
export async function reached(person: Person, most = Infinity): Promise<Reached[]> {
    const { page } = person;
    await page.waitForTimeout(50); // a drawing looks for its targets before the next picture
    await calm(page);
    let all = await targets(person);
    if (all.some(({ at }) => !at)) {
        await page.waitForTimeout(400); // what is on its way is not covered
        await calm(page);
        all = await targets(person);
    }
    const [far, near] = [all.filter((target) => !enough(target)), all.filter(enough)];
    const found: Reached[] = near.map((target) => ({ ...target, taps: target.menu ? 2 : 1 }));
    for (const target of far.slice(0, most)) {
        if (target.at && target.distant) await page.touchscreen.tap(target.at.x, target.at.y);
        else if (!target.at) await opened(person, target.id);
        await page.waitForTimeout(50);
        await calm(page);
        const items = page.locator("[role=menu] [role=menuitem]");
        const now = (await targets(person)).find(({ id }) => id === target.id);
        if (target.menu && (await items.count())) {
            const heights = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().height));
            found.push({ ...target, taps: Math.min(...heights) >= FINGER - 0.5 ? 2 : 3 });
            await page.keyboard.press("Escape");
        } else if (!target.at && enough(now)) found.push({ ...target, ...now, taps: target.menu ? 2 : 1 });
        else found.push({ ...(now ?? target), taps: enough(now) && !target.menu ? 2 : 3 });
        await back(person);
    }
    return found;
}

/** Tap the tab of the part that a target lies in. */
async function opened(person: Person, id: string): Promise<void> {
    const { page } = person;
    for (const tab of await page.locator(".board nav button").all()) {
        await tab.tap();
        await calm(page);
        if ((await targets(person)).some((target) => target.id === id && target.at)) return;
    }
}

async function back({ page }: Person): Promise<void> {
    await expect(page.locator("[role=menu]"), "only what needs a menu opens one").toHaveCount(0);
    const whole = page.locator(".zoom .whole:visible");
    if (await whole.count()) await whole.first().tap();
    await calm(page);
}

/** What is wrong with the targets of one question, for people to read. */
export const faults = (found: Reached[]): string[] =>
    found
        .filter(({ taps }) => taps > 2)
        .map(({ id, size, at }) => `${id}: ${at ? `${size.toFixed(0)} px` : "cannot be tapped"}`);
