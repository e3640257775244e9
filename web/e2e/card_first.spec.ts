/** Underwater Cities with the card first: by mouse, keyboard and finger, taken back at once, and where a slot refuses it. */
import { expect, type Locator, type Page } from "@playwright/test";

import { barriers } from "./looks";
import { test, type Person } from "./people";
import { press, settled } from "./play";
import { ready } from "./tables";

interface Asked {
    kind: string;
    ids: string[];
    leads: string[];
    links: string[];
}
const ALONE = { start: "2" };

/** Answer at random over a socket of one's own until a slot is asked for that is `wanted`; the page is not at the table yet. */
async function playedUntil({ page }: Person, table: string, wanted: "any" | "refuses"): Promise<boolean> {
    if (page.url() === "about:blank") await page.goto("/");
    return page.evaluate(
        ([id, what]) =>
            new Promise<boolean>((done, failed) => {
                const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
                let [made, asked] = [0, ""];
                const finish = (found: boolean): void => {
                    socket.close();
                    done(found);
                };
                socket.onopen = () => socket.send(JSON.stringify({ type: "hello", events: 0, lang: "en" }));
                socket.onerror = () => failed(new Error("no connection"));
                socket.onmessage = ({ data }: MessageEvent<string>) => {
                    const message = JSON.parse(data) as {
                        type: string;
                        status?: string;
                        question?: { name: string; choices: { option: string; leads: string[] }[] } | null;
                    };
                    if (message.type === "table" && message.status === "over") return finish(false);
                    const { question } = message;
                    if (!question || question.name === asked) return;
                    asked = question.name;
                    const leads = question.choices.map((choice) => choice.leads).filter(({ length }) => length);
                    const all = new Set(leads.flat()).size;
                    if (leads.length && (what === "any" || leads.some(({ length }) => length < all)))
                        return finish(true);
                    const option = question.choices[Math.floor(Math.random() * question.choices.length)]?.option;
                    socket.send(JSON.stringify({ type: "act", id: `${id}-${++made}`, option, question: asked }));
                };
            }),
        [table, wanted] as const,
    );
}

/** Come to a table of one's own at which a slot is asked for; with the choices as the page was told them. */
async function slotAsked(person: Person, wanted: "any" | "refuses" = "any"): Promise<Asked[]> {
    const { page } = person;
    let id = "";
    for (let tries = 0, found = false; !found; tries++) {
        expect(tries).toBeLessThan(6);
        id = await ready(person, "underwater_cities", [], ALONE);
        found = await playedUntil(person, id, wanted);
    }
    let choices: Asked[] = [];
    page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
            const message = JSON.parse(String(payload)) as { question?: { choices: Asked[] } };
            if (message.question) ({ choices } = message.question);
        }),
    );
    await page.goto(`/t/${id}`);
    await expect(page.locator(".hand .leading").first()).toBeVisible();
    return choices;
}

const card = (page: Page, id = ""): Locator => page.locator(`.hand .leading[data-spot${id && `="${id}"`}]`).first();
const sent = (page: Page): Promise<number> => page.evaluate(() => window.probe.sent);
const box = ".float";
const undo = (page: Page): Locator => page.locator(".undo button").first();

test("a mouse chooses the card, then the slot; what does not go with it is not lit, and undo takes back both", async ({
    comes,
}) => {
    const person = await comes({ name: "Anna" });
    const { page } = person;
    const choices = await slotAsked(person);
    const first = card(page);
    const id = (await first.getAttribute("data-spot")) ?? "";
    const sentence = await page.locator(".prompt h1").textContent();

    // Whoever only reads is not told what they should do instead.
    await first.hover();
    await expect(page.locator(`${box} .picture`)).toBeVisible();
    await page.waitForTimeout(1200);
    await expect(page.locator(".why")).toHaveCount(0);
    await expect(first).toHaveAttribute("aria-pressed", "false");

    await first.click();
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".prompt h1[aria-live]")).toContainText("is chosen: now its slot");
    expect(await sent(page)).toBe(0);
    for (const { ids, leads, links } of choices.filter(({ leads }) => leads.length)) {
        const goes = !leads.includes(id) ? "not" : links.includes(id) ? "with" : "without";
        const slot = page.locator(`.slot[data-spot="${ids[0]}"]`);
        await expect(slot).toHaveAttribute("data-goes", goes);
        expect(await slot.evaluate((element) => element.classList.contains("lit"))).toBe(goes === "with");
    }
    expect(await barriers(page)).toEqual([]);

    // Another card, the same card again, and Escape.
    const other = page.locator(".hand .leading").nth(1);
    await other.click();
    await expect(page.locator(".hand .early")).toHaveCount(1);
    await expect(other).toHaveAttribute("aria-pressed", "true");
    await other.click();
    await expect(page.locator(".hand .early, [data-goes]")).toHaveCount(0);
    await first.click();
    await page.keyboard.press("Escape");
    await expect(page.locator(".hand .early")).toHaveCount(0);
    await expect(page.locator(".prompt h1")).toHaveText(sentence ?? "");

    await first.click();
    // One whose effect asks something, so that it can be taken back: nothing is drawn yet.
    await page.locator(".slot[data-goes=with], .slot[data-goes=without]:not([data-spot=ALW])").first().click();
    await expect.poll(() => sent(page)).toBe(2);
    await settled(person);
    await expect(page.locator(`.hand [data-spot="${id}"].leading`)).toHaveCount(0);
    if (await undo(page).isEnabled()) {
        await undo(page).click();
        await expect(page.locator(".prompt h1")).toHaveText(sentence ?? "");
        await expect(page.locator("ol.strip")).toHaveCount(0);
        await expect(first).toHaveAttribute("aria-pressed", "false");
    }
});

test("the keyboard alone chooses card and slot, and goes from one to the other", async ({ comes }) => {
    const person = await comes({ name: "Anna" });
    const { page } = person;
    await slotAsked(person);
    const there = (selector: string): Promise<boolean> =>
        page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    for (let count = 0; count < 60 && !(await there(".hand .leading")); count++) await page.keyboard.press("Tab");
    expect(await there(".hand .leading")).toBe(true);
    await page.keyboard.press("Enter");
    await expect(page.locator(".hand .early")).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => there(".slot.offered")).toBe(true); // the first that goes with it, where there is one
    await page.keyboard.press("Escape");
    await expect(page.locator(".hand .early")).toHaveCount(0);
    await page.locator(".hand .leading").first().focus();
    await page.keyboard.press("Space");
    await expect.poll(() => there(".slot.offered")).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => sent(page)).toBe(2);
    await settled(person);
});

test("a finger reads a card, takes it by a button, and plays it with a slot", async ({ comes }) => {
    const person = await comes({ name: "Anna", size: "phone" });
    const { page } = person;
    await slotAsked(person);
    await press(person, card(page));
    await expect(page.locator(`${box} .picture`)).toBeVisible();
    await expect(page.locator(".hand .early")).toHaveCount(0);
    await press(person, page.locator(`${box} button`));
    await expect(page.locator(".hand .early")).toHaveCount(1);
    await expect(page.locator(box)).toHaveCount(0);
    await press(person, card(page)); // read again, and put back
    await press(person, page.locator(`${box} button`));
    await expect(page.locator(".hand .early")).toHaveCount(0);
    await press(person, card(page));
    await press(person, page.locator(`${box} button`));
    await press(person, page.locator(".slot[data-goes=with], .slot[data-goes=without]").first());
    await press(person, page.locator(`${box} [role=menuitem]`));
    await expect.poll(() => sent(page)).toBe(2);
    await settled(person);
});

test("a slot that refuses the card asks as always, and says why", async ({ comes }) => {
    const person = await comes({ name: "Anna" });
    const { page } = person;
    const choices = await slotAsked(person, "refuses");
    const hand = new Set(choices.flatMap(({ leads }) => leads));
    const dear = choices.find(({ leads }) => leads.length && leads.length < hand.size);
    const refused = [...hand].find((id) => !dear?.leads.includes(id)) ?? "";
    await card(page, refused).click();
    const slot = page.locator(`.slot[data-spot="${dear?.ids[0]}"]`);
    await expect(slot).toHaveAttribute("data-goes", "not");
    await slot.click();
    await settled(person);
    expect(await sent(page)).toBe(1);
    await expect(page.locator(".prompt h1")).toContainText("is not possible there");
    await expect(page.locator(".why")).toBeVisible();
    await expect(page.locator(".hand .offered")).toHaveCount(dear?.leads.length ?? 0);
    await undo(page).click();
    await expect(page.locator(".hand .leading").first()).toBeVisible();
});
