/** A phone's finger reaches whatever can be chosen with at most two taps, in a menu too, the last on something large enough. */
import { expect } from "@playwright/test";

import { dice, test } from "./people";
import { faults, reached } from "./placement";
import { choose, settled, shown } from "./play";
import { probed } from "./probe";
import { ready } from "./tables";

const SOME = 24; // questions of a game
const GATE = ["ginkgopolis", "underwater_cities"];

for (const game of ["ginkgopolis", "imperial_miners", "barrage", "underwater_cities"])
    for (const whole of [false, true])
        test(`${game}: a finger hits every target, in ${whole ? "a whole game @full" : `a part of a game${GATE.includes(game) ? "" : " @full"}`}`, async ({
            comes,
        }) => {
            const person = await comes({ size: "phone", name: "Anna", still: true });
            const { page } = person;
            await page.goto(`/t/${await ready(person, game, ["random"])}`);
            const chance = dice(whole ? 23 : 5);
            const problems: string[] = [];
            const taps = [0, 0, 0, 0];
            for (let asked = 0; whole || asked < SOME; asked += 1) {
                await expect
                    .poll(async () => (await shown(person)).asked || (await shown(person)).over, {
                        intervals: [20, 50],
                    })
                    .toBe(true);
                const { over, text } = await shown(person);
                if (over) break;
                const { sent } = await probed(page);
                const found = await reached(person, whole ? Infinity : 3);
                for (const { taps: needed } of found) taps[needed] = (taps[needed] ?? 0) + 1;
                problems.push(...faults(found).map((fault) => `${text} (${asked}): ${fault}`));
                if (process.env.PICTURES && (asked % 4 === 0 || faults(found).length))
                    await page.screenshot({ path: `${process.env.PICTURES}/${game}-${asked}.png` });
                expect((await probed(page)).sent, "looking chooses nothing").toBe(sent);
                await choose(person, chance, { board: 0, menu: 0, button: 0, list: 0 });
                await settled(person);
            }
            console.log(`${game}: ${taps[1]} targets with one tap, ${taps[2]} with two, ${taps[3]} with more`);
            expect(problems).toEqual([]);
        });
