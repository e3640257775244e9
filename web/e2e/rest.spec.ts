/** Nothing is painted while nothing happens: what moves for ever keeps a processor busy and empties batteries. */
import { expect } from "@playwright/test";

import { calm } from "./looks";
import { dice, test, type Person } from "./people";
import { choose, settled, shown } from "./play";
import { ready } from "./tables";

const REST = 5000; // milliseconds

interface Traced {
    name: string;
    args: { data?: { clip?: number[] } };
}

/** What the browser painted or ran for a picture in so many milliseconds. */
async function painted({ page, context }: Person, milliseconds: number): Promise<string[]> {
    const browser = context.browser();
    if (!browser) throw new Error("no browser");
    await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
    await page.waitForTimeout(milliseconds);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
    return traceEvents
        .filter(({ name }) => name === "Paint" || name === "FireAnimationFrame")
        .map(({ name, args }) => `${name} ${String(args.data?.clip ?? "")}`);
}

for (const game of ["ginkgopolis", "imperial_miners", "barrage", "underwater_cities"])
    for (const size of ["laptop", "phone"] as const)
        test(`${game} on a ${size}: nothing is painted at rest ${game === "ginkgopolis" && size === "laptop" ? "" : "@full"}`, async ({
            comes,
        }) => {
            const person = await comes({ name: "Anna", size });
            const { page } = person;
            await page.goto(`/t/${await ready(person, game, ["random"])}`);
            const chance = dice(31);
            const moment = async (): Promise<void> => {
                await expect.poll(async () => (await shown(person)).asked, { intervals: [20, 50] }).toBe(true);
                await calm(page);
                await page.waitForTimeout(7000); // what was revealed is put away
                await calm(page);
            };
            for (let made = 0; made < 6; made += 1) {
                await expect.poll(async () => (await shown(person)).asked, { intervals: [20, 50] }).toBe(true);
                await choose(person, chance, { board: 0, menu: 0, button: 0, list: 0 });
                await settled(person);
            }
            await moment();
            expect(await painted(person, REST)).toEqual([]);

            // The same eyes see what moves.
            await page.evaluate(() => {
                const dash = document.createElement("div");
                dash.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 9px; height: 9px; background: red";
                document.body.append(dash);
                dash.animate([{ width: "9px" }, { width: "90px" }], { duration: 500, iterations: Infinity });
            });
            expect((await painted(person, 1000)).length).toBeGreaterThan(5);
        });
