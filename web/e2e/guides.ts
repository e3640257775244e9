/** Walks through a guided game by what its card says. */
import { expect } from "@playwright/test";

import { dice, type Person } from "./people";
import { choose, type Dice, press, settled } from "./play";

const MOST = 60; // choices until a step that waits for one of them goes on

/**
 * How somebody does what the card says, where that is not the element it points at: the options, and an option of the
 * question at which one of them has to be offered.
 */
const ASKED: Record<string, { does: RegExp; at: RegExp }> = {
    "barrage-guide-conduit": { does: /^build conduit/, at: /^space|^bank/ },
    "barrage-guide-powerhouse": { does: /^build powerhouse/, at: /^space|^bank/ },
    "barrage-guide-produce": { does: /^space turbine/, at: /^space|^bank/ },
    "barrage-guide-now": { does: /^space turbine/, at: /^space|^bank/ },
    "barrage-guide-contract": { does: /^fulfil/, at: /./ },
    "ginkgopolis-guide-choose": { does: /^card/, at: /./ },
    "ginkgopolis-guide-alone": { does: /^alone/, at: /./ },
    "ginkgopolis-guide-tile": { does: /^(card|tile)/, at: /^alone/ },
    "miners-guide-effect": { does: /^effect/, at: /./ },
    "miners-guide-surface": { does: /^surface/, at: /./ },
    "miners-guide-third": { does: /^card (III|IV)/, at: /./ },
    "cities-guide-slot": { does: /^slot/, at: /./ },
    "cities-guide-card": { does: /^card|^match/, at: /./ },
};

interface Card {
    said: string;
    step: number;
    steps: number;
    /** The server asks the reader something. */
    asked: boolean;
    /** The reader has to do something at the table. */
    waits: boolean;
    last: boolean;
    text: string;
    /** It is wholly in the window. */
    inside: boolean;
}
/** The card, read at once: a step that waits goes on by itself. Without words where the guide is silent. */
const read = ({ page }: Person): Promise<Card> =>
    page.evaluate(() => {
        const card = document.querySelector<HTMLElement>("section.guide");
        const asked = document.querySelector(".prompt.asked") !== null;
        const [step = 0, steps = 0] = (card?.querySelector(".buttons span")?.textContent.match(/\d+/g) ?? []).map(
            Number,
        );
        const silent = { said: "", step: 0, steps: 0, asked, waits: true, last: false, text: "", inside: true };
        if (!card || card.style.visibility === "hidden") return silent;
        const { left, top, right, bottom } = card.getBoundingClientRect();
        return {
            said: card.dataset.said ?? "",
            asked,
            step,
            steps,
            waits: !card.querySelector("button.primary") && !card.querySelector("button.undo"),
            last: card.querySelector("button.whole") !== null,
            text: card.querySelector("p")?.textContent ?? "",
            inside: left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1,
        };
    });

/** What the guide's ring is around: a spot to choose, or the tab of the part that it speaks of, which is opened. */
async function pointed(person: Person): Promise<string | undefined> {
    const { page } = person;
    const found = await page.evaluate(() => {
        const ring = document.querySelector("div.ring")?.getBoundingClientRect();
        if (!ring) return {};
        const at = document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
        return {
            spot: at?.closest<HTMLElement>(".offered[data-spot]")?.dataset.spot,
            tab: at?.closest<HTMLElement>(".board nav [data-area]")?.dataset.area,
        };
    });
    if (found.tab) await press(person, page.locator(`.board nav [data-area="${found.tab}"]`));
    if (found.tab) await page.waitForTimeout(300); // until the ring has come to what is there now
    return found.tab ? pointed(person) : found.spot;
}

interface Offer {
    option: string;
    targets: string[];
}
/** Choose one of what is offered from the list. */
export async function taken(person: Person, pick: (offers: Offer[]) => Offer | undefined): Promise<void> {
    const { page } = person;
    const { sent, choices } = await page.evaluate(() => ({ sent: window.probe.sent, choices: window.probe.choices }));
    const number = choices.findIndex(({ option }) => option === pick(choices)?.option);
    await page.evaluate(
        async ([count, nth]) => {
            const buttons = (): NodeListOf<HTMLElement> => document.querySelectorAll("[data-panel=options] li button");
            const opens = document.querySelector<HTMLElement>(".frame.alone > header .tools .wide, #tab-options");
            if (!buttons().length) opens?.click();
            for (let looks = 0; looks < 100 && !buttons().length; looks += 1) {
                document.querySelector<HTMLElement>("#tab-options, .frame > nav button:nth-child(2)")?.click();
                await new Promise(requestAnimationFrame);
            }
            if (window.probe.sent === count) buttons()[nth]?.click();
            document.querySelector<HTMLElement>(".frame > nav button:first-child")?.click();
        },
        [sent, number] as const,
    );
    await settled(person);
}

/** Go through the guide of a game to its last card; `obeys` says how often in a hundred choices its word is taken. */
export async function walked(
    person: Person,
    game: string,
    obeys: number,
    seed: number,
): Promise<{ said: string[]; steps: number }> {
    const { page } = person;
    const chance = dice(seed);
    await page.goto(`/learn/${game}`);
    const card = page.locator("section.guide");
    await expect(card).toBeVisible(); // nobody has asked for a name
    const heard: string[] = [];
    let [choices, at] = [0, 0];
    for (;;) {
        const now = await read(person);
        if (now.said && now.said !== heard.at(-1)) {
            heard.push(now.said);
            expect(now.text).not.toContain("⟦");
            const inside = async (): Promise<boolean> => (await read(person)).inside;
            await expect.poll(inside, { message: now.said, intervals: [0, 50] }).toBe(true); // it glides there
        }
        if (now.last) return { said: heard, steps: now.steps };
        if (now.step && now.step !== at) [choices, at] = [0, now.step];
        if (!now.waits) {
            await page.evaluate(() => document.querySelector<HTMLElement>("section.guide button.on")?.click());
        } else if (now.asked) {
            expect(++choices, `choices at step ${at}: ${heard.at(-1)}`).toBeLessThan(MOST);
            await act(person, now.said, now.said !== "" && chance(100) < obeys, chance);
        }
        await page.waitForTimeout(30);
    }
}

/** Do what the card says, or anything else where there is something else. */
async function act(person: Person, said: string, obeys: boolean, chance: Dice): Promise<void> {
    await person.page.waitForTimeout(obeys ? 200 : 0); // until the ring is there
    const asked = ASKED[said];
    const spot = obeys || !asked ? await pointed(person) : undefined;
    if (obeys && spot) {
        await choose(person, chance, { board: 0, menu: 0, button: 0, list: 0 }, false, spot);
        return void (await settled(person));
    }
    await taken(person, (offers) => {
        const does = ({ option, targets }: Offer): boolean =>
            asked ? asked.does.test(option) : spot !== undefined && targets.includes(spot);
        if (asked && offers.some(({ option }) => asked.at.test(option)))
            expect(offers.some(does), `${said} can be done: ${offers.map(({ option }) => option).join()}`).toBe(true);
        const fitting = offers.filter((offer) => does(offer) === obeys);
        const from = fitting.length ? fitting : offers;
        return from[chance(from.length)];
    });
}
