/** How long a choice takes from the click to the new view when nothing else runs: one person, bots that do not think. */
import { expect } from "@playwright/test";

import { dice, test } from "./people";
import { choose, settled, shown } from "./play";
import { probed, summed } from "./probe";
import { ready } from "./tables";

const SLOWEST = 3000; // milliseconds, p95 on a machine that is busy with other things; 150 is the aim on a quiet one
const CHOICES = 40;

const GATE = ["ginkgopolis", "imperial_miners"];
for (const game of [...GATE, "barrage", "underwater_cities"])
    for (const [size, slower] of [
        ["laptop", 1],
        ["phone", 4],
    ] as const)
        test(`${game}: one person alone with a bot on a ${size} ${slower > 1 || !GATE.includes(game) ? "@full" : ""}`, async ({
            comes,
        }) => {
            const person = await comes({ size, name: "Anna" });
            const { page, context } = person;
            await page.goto(`/t/${await ready(person, game, ["random"])}`);
            const tools = await context.newCDPSession(page);
            await tools.send("Emulation.setCPUThrottlingRate", { rate: slower });

            const chance = dice(11);
            for (let made = 0; made < CHOICES; made += 1) {
                await expect.poll(async () => (await shown(person)).asked, { intervals: [20, 50] }).toBe(true);
                await choose(person, chance, { board: 0, menu: 0, button: 0, list: 0 });
                await settled(person);
            }
            const { p95, text } = summed((await probed(page)).waits);
            console.log(`${game}, alone on a ${size}${slower > 1 ? `, ${slower} times slower` : ""}: ${text}`);
            expect(p95, "from click to view").toBeLessThan(SLOWEST);
        });
