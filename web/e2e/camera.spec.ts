/** What hands and keys do to a drawing, and that none of it chooses anything. */
import { expect, type Locator } from "@playwright/test";

import { calm } from "./looks";
import { test, type Person } from "./people";
import { shown } from "./play";
import { probed } from "./probe";
import { ready } from "./tables";

const seen = async ({ page }: Person): Promise<number[]> => {
    await page.waitForTimeout(250); // the wheel has come to rest
    await calm(page);
    return ((await page.locator("[data-area=city] > svg").getAttribute("viewBox")) ?? "").split(" ").map(Number);
};

/** A table whose reader is asked something: its city, the middle of that, and what is seen of it at first. */
async function opened(person: Person): Promise<{ city: Locator; x: number; y: number; whole: number[] }> {
    const { page } = person;
    await page.goto(`/t/${await ready(person, "ginkgopolis", ["random"])}`);
    await expect.poll(async () => (await shown(person)).asked).toBe(true);
    const city = page.locator("[data-area=city] > svg");
    let [before, whole] = [[0], await seen(person)];
    while (String(before) !== String(whole)) [before, whole] = [whole, await seen(person)]; // laid out
    const box = await city.boundingBox();
    if (!box) throw new Error("no city");
    return { city, x: box.x + box.width / 2, y: box.y + box.height / 2, whole };
}

test("a city is wheeled, dragged and moved by keys", async ({ comes }) => {
    const person = await comes({ name: "Anna" });
    const { page } = person;
    const { city, x, y, whole } = await opened(person);

    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    const near = await seen(person);
    expect(near[2]).toBeCloseTo((whole[2] ?? 0) / Math.E, 0);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 60, { steps: 4 });
    expect(await city.getAttribute("viewBox"), "drawn anew only when the hand rests").toBe(
        near.map((n) => n.toFixed(2)).join(" "),
    );
    await expect(city).toHaveCSS("transform", /matrix/);
    await page.mouse.move(x + 900, y + 60, { steps: 2 }); // out of the drawing, and still held
    await page.mouse.up();
    const dragged = await seen(person);
    expect(dragged[0]).toBeLessThan(near[0] ?? 0);
    await expect(city).toHaveCSS("transform", "none");
    await expect(page.locator("[role=menu], .why")).toHaveCount(0);

    await page.reload();
    await expect(city).toBeVisible();
    const again = await seen(person);
    expect(again[2]).toBeCloseTo(dragged[2] ?? 0, -1); // this device remembers it
    await page.keyboard.press("0");
    expect(await seen(person)).toEqual(whole);
    await page.keyboard.press("+");
    expect((await seen(person))[2]).toBeLessThan(whole[2] ?? 0);
    await page.keyboard.press("-");
    expect(await seen(person)).toEqual(whole);
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, -400);
    expect(await seen(person)).toEqual(whole);
    expect((await probed(page)).sent).toBe(0);
});

test("a city is pinched, and the whole of it is one tap away", async ({ comes }) => {
    const person = await comes({ name: "Anna", size: "phone" });
    const { page, context } = person;
    const { city, x, y, whole } = await opened(person);
    await expect(city).toHaveCSS("touch-action", "pan-y");

    const hand = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number, right = 0): Promise<unknown> =>
        hand.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: apart
                ? [
                      { x: x - apart + right, y, id: 0 },
                      { x: x + apart + right, y, id: 1 },
                  ]
                : [],
        });
    await touch("touchStart", 40);
    for (const apart of [50, 60, 80]) await touch("touchMove", apart);
    for (const right of [10, 20, 30]) await touch("touchMove", 80, right); // two fingers also drag
    await touch("touchEnd", 0);
    const near = await seen(person);
    expect(near[2]).toBeCloseTo((whole[2] ?? 0) / 2, -1);
    expect((near[0] ?? 0) + (near[2] ?? 0) / 2).toBeLessThan((whole[0] ?? 0) + (whole[2] ?? 0) / 2 - 5);
    await expect(city).toHaveCSS("touch-action", "none");
    await expect(async () => {
        await page.locator(".zoom .whole").tap(); // which is a long press, and no click, where a busy machine lifts the finger late
        expect(await seen(person)).toEqual(whole);
    }).toPass();
    expect((await probed(page)).sent).toBe(0);
});
