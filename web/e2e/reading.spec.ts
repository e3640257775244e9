/** What one reads never covers what is offered, what lights up, or what it is about; a line in a fixed place says it. */
import { appendFileSync } from "node:fs";

import { expect } from "@playwright/test";

import { calm } from "./looks";
import { test } from "./people";
import { read, readable } from "./reading";
import { SCREENS } from "./sizes";
import { playedOn, ready } from "./tables";

const GAMES = ["ginkgopolis", "imperial_miners", "barrage", "underwater_cities"];
const SOME = 12; // spots of a board
const RESTED = 900; // milliseconds: longer than anything waits before it opens

for (const game of GAMES)
    for (const screen of ["small", "tablet", "phone"] as const)
        for (const whole of screen === "small" ? [false, true] : [true])
            test(`${game}, ${screen}: what is read covers nothing that is needed, ${whole ? "at all spots @full" : "at some spots"}`, async ({
                comes,
            }) => {
                const person = await comes({
                    name: "Anna",
                    size: screen === "phone" ? "phone" : "laptop",
                    still: true,
                });
                const { page, context } = person;
                await page.setViewportSize(SCREENS[screen]);
                const table = await ready(person, game, ["random"]);
                await playedOn(person, table, 8);
                await page.goto(`/t/${table}`);
                await expect(page.locator(".board .offered").first()).toBeVisible();
                await calm(page);
                const touch = await context.newCDPSession(page);
                const [faults, boxes, lines] = [new Array<string>(), new Array<string>(), new Array<string>()];
                const spots = await readable(page, whole ? 200 : SOME);
                expect(spots.length).toBeGreaterThan(5);
                for (const spot of spots) {
                    const touchPoints = [{ x: spot.x, y: spot.y }];
                    if (person.finger)
                        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
                    else await page.mouse.move(spot.x, spot.y, { steps: 3 });
                    await page.waitForTimeout(RESTED);
                    const found = await read(page, spot);
                    faults.push(...found.covered.map((covered) => `${spot.id}: ${covered}`));
                    if (found.box) boxes.push(spot.id);
                    if (found.line) lines.push(spot.id);
                    const { RECORD } = process.env;
                    if (RECORD)
                        appendFileSync(RECORD, `${JSON.stringify({ game, screen, ...found, line: undefined })}\n`);
                    if (process.env.PICTURES)
                        await page.screenshot({ path: `${process.env.PICTURES}/${game}-${screen}-${spot.id}.png` });
                    if (person.finger)
                        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
                    await page.keyboard.press("Escape");
                }
                console.log(`${game}, ${screen}: ${spots.length} spots, ${boxes.length} boxes, ${lines.length} lines`);
                expect(faults).toEqual([]);
                expect(lines.length).toBeGreaterThan(0);
                expect(await page.evaluate(() => window.probe.sent), "reading chooses nothing").toBe(0);
            });
