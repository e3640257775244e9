/** Underwater Cities on its drawn board: some turns in the gate, whole games with all that happens to people who play. */
import { expect } from "@playwright/test";

import { explained, lookedBack, onTheBoard, reloaded, seated, steppedBack } from "./at_table";
import { barriers } from "./looks";
import { dice, test, type Person } from "./people";
import { playToEnd } from "./play";
import { ready, together } from "./tables";

const ADVANCED = { variant: { boards: "advanced", contracts: "yes" }, bots: ["random"] };

const round = ({ page }: Person): Promise<number> => page.locator(".board .round.past").count();

test("underwater_cities: some turns by a mouse, a finger and a bot", async ({ comes }) => {
    const people = [await comes({ name: "Anna" }), await comes({ name: "Béla", size: "phone", lang: "hu" })];
    await seated(people, await together(people, "underwater_cities", ADVANCED), "underwater_cities", "slots");
    let [undone, loaded] = [false, false];
    const ways = await playToEnd(people, dice(11), async (person, number) => {
        if (!undone) undone = await steppedBack(person);
        else if (!loaded && number > 8) {
            await reloaded(person);
            loaded = true;
        }
        return loaded && number > 12;
    });
    expect([undone, loaded]).toEqual([true, true]);
    onTheBoard(ways, "underwater_cities");
});

test("underwater_cities: advanced boards and contracts, by a mouse, a finger and a bot, to the replay @full", async ({
    comes,
}) => {
    test.slow(); // some 250 choices, each seen by three browsers
    const people = [await comes({ name: "Anna" }), await comes({ name: "Béla", size: "phone", lang: "hu" })];
    const watcher = await comes({ name: "Clara", theme: "dark" });
    const id = await together(people, "underwater_cities", ADVANCED);
    await seated([...people, watcher], id, "underwater_cities", "slots");
    await expect(watcher.page.locator(".undo, .offered")).toHaveCount(0);
    let [undone, looked] = [0, 0];
    const ways = await playToEnd(people, dice(14), async (person, number) => {
        if (undone < 3) undone += Number(await steppedBack(person));
        if (number === 30 || number === 55) await reloaded(person);
        if (looked < 2 && (await round(person)) > 4 * looked) {
            looked += 1;
            for (const { page } of [person, watcher]) expect(await barriers(page)).toEqual([]);
        }
    });
    expect([undone, looked]).toEqual([3, 2]);
    onTheBoard(ways, "underwater_cities");
    const [laptop, phone] = people as [Person, Person];
    const scores = await explained(laptop, 3);
    expect(await explained(phone, 3)).toEqual(scores);
    expect(await explained(watcher, 3)).toEqual(scores);
    for (const { page } of [laptop, phone]) expect(await barriers(page)).toEqual([]);
    await lookedBack(laptop, watcher, `/t/${id}`);
});

test("underwater_cities: alone on a phone, to the replay @full", async ({ comes }) => {
    const person = await comes({ name: "Anna", size: "phone", lang: "de" });
    const watcher = await comes({ name: "Clara" });
    const id = await ready(person, "underwater_cities", [], { start: "2" });
    await seated([person], id, "underwater_cities", "slots");
    let undone = 0;
    const ways = await playToEnd([person], dice(3), async (who, number) => {
        if (undone < 2) undone += Number(await steppedBack(who));
        if (number === 25) await reloaded(who);
    });
    expect(undone).toBe(2);
    onTheBoard(ways, "underwater_cities");
    await explained(person, 1);
    await lookedBack(person, watcher, `/t/${id}`);
});
