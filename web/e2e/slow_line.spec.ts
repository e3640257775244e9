/** A table is played over a bad line: 400 ms there and back, and one parcel of a hundred is lost. */
import { expect } from "@playwright/test";

import { badLine } from "./line";
import { dice, test, type Person } from "./people";
import { settled, sheet, shown } from "./play";
import { probed } from "./probe";
import { ready } from "./tables";

const CHOICES = 12;

/**
 * Click what glows, and what goes with it or the first of the menu, until a choice is sent; then click there again, and
 * elsewhere: all in one breath, for the time that a busy machine needs for a click must not be longer than the line. Says
 * whether something was marked as sent after the choice and after the rest; nothing if nothing glows.
 */
const impatient = ({ page }: Person, numbers: number[]): Promise<boolean[]> =>
    page.evaluate(async (chances) => {
        const STEPS = 6; // more than any choice has
        const drawn = (): Promise<void> => new Promise((then) => setTimeout(then));
        const marked = (): boolean => document.querySelector(".board .sent[aria-busy=true]") !== null;
        const glowing = (): Element[] =>
            [...document.querySelectorAll(".board .offered[data-spot]")].filter((one) => one.getClientRects().length);
        const any = (all: Element[], number = 0): Element | undefined => all[number % all.length];
        const click = async (element: Element | null | undefined): Promise<void> => {
            const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
            const [clientX, clientY] = [x + width / 2, y + height / 2];
            element?.dispatchEvent(new PointerEvent("click", { bubbles: true, detail: 1, clientX, clientY }));
            await drawn();
        };
        const other = any(glowing(), chances[1]);
        let last: Element | undefined;
        for (let step = 0; step < STEPS && !marked() && glowing().length; step += 1) {
            last = any(glowing(), chances[0]);
            await click(last);
            await click(document.querySelector("[role=menu] [role=menuitem], .stepper .primary"));
        }
        if (!last) return [];
        const found = [marked()];
        await click(last);
        await click(other);
        return [...found, marked()];
    }, numbers);

for (const game of ["ginkgopolis", "imperial_miners"])
    test(`${game} over a bad line: a click shows at once, and counts once ${game === "ginkgopolis" ? "" : "@full"}`, async ({
        comes,
        baseURL,
    }) => {
        const chance = dice(17);
        const line = await badLine(baseURL ?? "", 200, 0.01, chance);
        const person = await comes({ name: "Anna" });
        const { page } = person;
        await page.goto(`${line.address}/t/${await ready(person, game, ["random"])}`);
        for (let made = 0; made < CHOICES; made += 1) {
            await expect.poll(async () => (await shown(person)).asked, { intervals: [50] }).toBe(true);
            const { sent } = await probed(page);
            const marked = await impatient(person, [chance(1000), chance(1000)]);
            if (marked.length) expect(marked, "marked as sent").toEqual([true, true]);
            else {
                await sheet(person, "options");
                await page.locator("[data-panel=options] li button").first().click();
            }
            await settled(person);
            expect((await probed(page)).sent).toBe(sent + 1);
            await expect(page.locator(".sent")).toHaveCount(0);
        }
        const { waits, refused } = await probed(page);
        expect(refused).toEqual([]);
        const slowest = Math.max(...waits.map(({ send }) => send));
        console.log(`${game}: ${waits.length} choices, the slowest was sent after ${slowest.toFixed(0)} ms`);
        expect(
            Math.min(...waits.map(({ answer }) => answer)),
            "the line is as bad as it is meant to be",
        ).toBeGreaterThan(390);
        await page.goto("/"); // nobody is left on the line
        await line.close();
    });
