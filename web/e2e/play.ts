/** Plays as a person does: clicks what glows, takes from the menu at the spot, else from the buttons or the list. */
import { expect, type Locator } from "@playwright/test";

import { calm } from "./looks";
import type { Person } from "./people";
import { probed } from "./probe";

export type Way = "board" | "menu" | "button" | "list";
export type Ways = Record<Way, number>;
export type Dice = (below: number) => number;

const GLOWS = 3000; // milliseconds until a question glows on the board, or is in the list alone

/** What a page shows of whose turn it is. */
interface Shown {
    over: boolean;
    asked: boolean;
    text: string;
    /** Where a click would hit something that glows. */
    spots: { id: string; x: number; y: number }[];
    buttons: number;
}

export const shown = ({ page }: Person): Promise<Shown> =>
    page.evaluate(() => {
        const asked = document.querySelector(".prompt.asked") !== null;
        const spots = [];
        for (const element of document.querySelectorAll<HTMLElement>(".offered[data-spot]")) {
            const box = element.getBoundingClientRect();
            for (const [right, down] of [
                [0.5, 0.5],
                [0.5, 0.25],
                [0.25, 0.5],
                [0.75, 0.75],
            ] as const) {
                const [x, y] = [box.x + box.width * right, box.y + box.height * down];
                if (document.elementFromPoint(x, y)?.closest("[data-spot]") !== element) continue;
                spots.push({ id: element.dataset.spot ?? "", x, y });
                break;
            }
        }
        return {
            over: document.querySelector(".result") !== null,
            asked,
            text: document.querySelector(".prompt h1")?.textContent ?? "",
            spots: asked ? spots : [],
            buttons: document.querySelectorAll(".prompt .loose button:enabled").length,
        };
    });

export const press = ({ finger }: Person, target: Locator): Promise<void> => (finger ? target.tap() : target.click());
const point = ({ page, finger }: Person, { x, y }: { x: number; y: number }): Promise<void> =>
    finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** On a phone a panel covers the board until the board is asked for again; elsewhere it is a tab beside it. */
export async function sheet(person: Person, name: "board" | "options" | "people" | "log" | "chat"): Promise<void> {
    if (!person.finger) {
        const closed = name !== "board" && (await person.page.locator(".frame.alone").count()) > 0;
        if (closed) await person.page.locator(".frame > header .tools .wide").click();
        if (name !== "board" && name !== "people") await person.page.locator(`#tab-${name}`).click();
        return;
    }
    const button = person.page
        .locator(".frame > nav button")
        .nth(["board", "options", "people", "log", "chat"].indexOf(name));
    if ((await button.getAttribute("aria-pressed")) !== "true") await press(person, button);
}

/** A drawing looks for its targets before the next picture, and glides there. */
async function rested({ page }: Person): Promise<void> {
    await page.waitForTimeout(50);
    await calm(page);
}

/** What is shown, as soon as something glows, after scrolling to it where all of that is out of sight. */
async function scrolled(person: Person): Promise<Shown> {
    if (person.finger) await rested(person);
    const now = await shown(person);
    if (now.spots.length || !now.asked) return now;
    await person.page.evaluate(() => {
        const glowing = [...document.querySelectorAll(".board .offered[data-spot]")];
        glowing.find((one) => one.getClientRects().length)?.scrollIntoView({ block: "center" });
    });
    // A board that was just loaded, or that something flies over, is asked before it glows; a person waits for that.
    const until = Date.now() + GLOWS;
    for (;;) {
        const then = await shown(person);
        if (then.spots.length || then.buttons || !then.asked || Date.now() > until) return then;
        await person.page.waitForTimeout(50);
    }
}

/**
 * Choose something; `list` uses the list although something glows, and `wanted` is taken first where it glows. Returns as
 * soon as the choice is sent.
 */
export async function choose(person: Person, dice: Dice, ways: Ways, list = false, wanted?: string): Promise<void> {
    const { page, finger } = person;
    const before = (await probed(page)).sent;
    const { spots, buttons } = await scrolled(person);
    let spot = list ? undefined : (spots.find(({ id }) => id === wanted) ?? spots[dice(spots.length)]);
    const sent = (): Promise<boolean> => page.evaluate((count) => window.probe.sent > count, before);

    while (spot) {
        const { id } = spot;
        const menu = page.locator("[role=menu] [role=menuitem], .stepper .primary");
        const leads = page.locator(`.picked[data-spot="${id}"]:not(.offered)`); // to what goes with it
        const led = await leads.count();
        await point(person, spot);
        const taken = (timeout: number): Promise<boolean> =>
            expect
                .poll(async () => (await sent()) || (await menu.count()) > 0 || (await leads.count()) > led, {
                    timeout,
                    intervals: [20, 50],
                })
                .toBeTruthy()
                .then(() => true)
                .catch(() => false);
        // The first tap of a finger may have brought a small target nearer.
        const again = (): Promise<{ id: string; x: number; y: number } | undefined> =>
            shown(person).then(({ spots }) => spots.find((one) => one.id === id));
        if (!(await taken(finger ? 600 : 3000))) {
            if (finger) await rested(person);
            const nearer = finger ? await again() : undefined;
            if (nearer) await point(person, nearer);
            if (nearer) await taken(3000);
        }
        const offered = await menu.count();
        if (offered) await press(person, menu.nth(dice(offered)));
        if (offered || (await sent())) {
            ways[offered ? "menu" : "board"] += 1;
            await expect.poll(sent, { intervals: [20, 50] }).toBeTruthy();
            return;
        }
        if ((await leads.count()) === led) console.log(`nothing came of ${id}`);
        const next = (await leads.count()) > led ? (await shown(person)).spots : [];
        spot = next[dice(next.length)];
    }
    if (buttons && !list) {
        ways.button += 1;
        await press(person, page.locator(".prompt .loose button").nth(dice(buttons)));
    } else {
        ways.list += 1;
        await sheet(person, "options");
        const options = page.locator("[data-panel=options] li button");
        await expect(options.first()).toBeEnabled();
        await press(person, options.nth(dice(await options.count())));
        await sheet(person, "board");
    }
    await expect.poll(sent, { intervals: [20, 50] }).toBeTruthy();
}

/** Until what was chosen is seen on the table. */
export const settled = ({ page }: Person): Promise<unknown> =>
    page.waitForFunction(() => window.probe.settled === window.probe.sent, undefined, { polling: 20 });

/** Play until the game is over for everybody; `between` may do something else before each choice, or say that it is enough. */
export async function playToEnd(
    people: Person[],
    dice: Dice,
    between: (person: Person, number: number) => Promise<unknown> = () => Promise.resolve(),
    list = false,
): Promise<Ways[]> {
    const ways = people.map((): Ways => ({ board: 0, menu: 0, button: 0, list: 0 }));
    let number = 0;
    let idle = Date.now();
    for (;;) {
        let over = 0;
        for (const [index, person] of people.entries()) {
            const now = await shown(person);
            if (now.over) over += 1;
            if (now.over || !now.asked) continue;
            if ((await between(person, ++number)) === true) return ways;
            if (!(await shown(person)).asked) continue;
            await choose(person, dice, ways[index] as Ways, list);
            await settled(person);
            idle = Date.now();
        }
        if (over === people.length) return ways;
        expect(Date.now() - idle, "milliseconds without anything to do").toBeLessThan(90_000);
        await new Promise((later) => setTimeout(later, 30));
    }
}
