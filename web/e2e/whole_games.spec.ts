/** Two people and a bot play a whole game, with all that happens to people who play. */
import { expect } from "@playwright/test";

import { cutOff, explained, lookedBack, reloaded, takenBack } from "./at_table";
import { dice, test, type Person } from "./people";
import { playToEnd, press, sheet, shown, type Ways } from "./play";
import { probed, summed, type Wait } from "./probe";

const SLOWEST = 3000; // milliseconds, p95 on a machine that is busy with other things; 150 is the aim on a quiet one
const GAMES = ["ginkgopolis", "imperial_miners"];

async function introduced({ page }: Person, name: string): Promise<void> {
    await page.locator("dialog input").last().fill(name);
    await page.locator("dialog button[type=submit]").last().click();
}

/** The table's address. */
async function opened(laptop: Person, phone: Person, game: string): Promise<string> {
    const { page } = laptop;
    await page.goto("/");
    await page.locator(`article[data-game=${game}] button.open`).click();
    await page.locator("dialog input[name=seats][value='3']").check({ force: true });
    await page.locator("dialog li select").last().selectOption("random");
    await page.locator("dialog button[type=submit]").click();
    await introduced(laptop, "Anna");

    const invitation = page.locator("main input[readonly]");
    await phone.page.goto(await invitation.inputValue());
    await press(phone, phone.page.locator(".seats button.primary"));
    await introduced(phone, "Béla");
    await expect(page.locator(".seats li", { hasText: "Béla" })).toBeVisible();
    await page.locator("main button.start").click();
    await expect(page.locator("[data-panel=people] li")).toHaveCount(3);
    return new URL(page.url()).pathname;
}

async function talk(laptop: Person, phone: Person, watcher: Person): Promise<void> {
    await sheet(phone, "chat");
    await phone.page.locator("[data-panel=chat] form input").fill("Szia, jó játékot!");
    await press(phone, phone.page.locator("[data-panel=chat] form button"));
    for (const { page } of [laptop, watcher])
        await expect(page.locator("[data-panel=chat] [role=log]")).toContainText("Szia, jó játékot!");
    await sheet(phone, "board");
}

for (const [index, game] of GAMES.entries())
    test(`${game}: two people and a bot, to the final scores @full`, async ({ comes }) => {
        const chance = dice(index + 7);
        const laptop = await comes({ size: "laptop", lang: "en" });
        const phone = await comes({ size: "phone", lang: "hu" });
        const watcher = await comes({ size: "laptop", lang: "en", theme: "dark" });
        const table = await opened(laptop, phone, game);

        await watcher.page.goto(table);
        await expect(watcher.page.locator(".board[data-game]")).toBeVisible();
        await expect(watcher.page.locator(".undo, [data-panel=options], [data-panel=chat] form")).toHaveCount(0);
        await expect(laptop.page.locator(".watching")).toBeAttached(); // in a panel that may be closed
        await talk(laptop, phone, watcher);

        let undone = 0;
        const times = new Map<Person, Wait[]>();
        const timed = async (person: Person): Promise<void> => {
            times.set(person, [...(times.get(person) ?? []), ...(await probed(person.page)).waits]);
        };
        const events: Record<number, (person: Person) => Promise<void>> = {
            20: (person) => timed(person).then(() => reloaded(person)),
            33: (person) => cutOff(person, chance),
            46: (person) => cutOff(person, chance),
            59: (person) => timed(person).then(() => reloaded(person)),
        };
        const ways = await playToEnd([laptop, phone], chance, async (person, number) => {
            await events[number]?.(person);
            if (undone < 2 && number > 3 && (await shown(person)).asked)
                undone += Number(await takenBack(person, chance));
        });
        expect(undone).toBe(2);
        for (const person of [laptop, phone]) await timed(person);

        const scores = await explained(laptop);
        expect(await explained(phone)).toEqual(scores);
        expect(await explained(watcher)).toEqual(scores);
        await lookedBack(laptop, watcher, table);

        const { p95, text } = summed([...times.values()].flat());
        console.log(`${game}: ${text}`);
        expect(p95, "from click to view").toBeLessThan(SLOWEST);
        const [mouse, finger] = ways as [Ways, Ways];
        console.log(`${game}: laptop ${JSON.stringify(mouse)}, phone ${JSON.stringify(finger)}`);
        expect(mouse.board + mouse.menu, "choices on the board").toBeGreaterThan(mouse.list);
    });
