/** Barrage on its drawn board: some turns in the gate, whole games with all that happens to people who play. */
import { expect } from "@playwright/test";

import { explained, lookedBack, onTheBoard, reloaded, seated, steppedBack } from "./at_table";
import { dice, test, type Person } from "./people";
import { playToEnd } from "./play";
import { together } from "./tables";

const INTRO = { variant: { game: "intro" }, bots: ["random"] };
const WITH_AUTOMA = { variant: { game: "full", automas: "1", level: "3" } };

test("barrage: some turns by a mouse, a finger and a bot", async ({ comes }) => {
    const people = [await comes({ name: "Anna" }), await comes({ name: "Béla", size: "phone", lang: "hu" })];
    await seated(people, await together(people, "barrage", INTRO), "barrage", "map");
    let [undone, loaded] = [false, false];
    const ways = await playToEnd(people, dice(11), async (person, number) => {
        if (!undone) undone = await steppedBack(person);
        else if (!loaded && number > 8) {
            await reloaded(person);
            loaded = true;
        }
        return loaded && number > 14;
    });
    expect([undone, loaded]).toEqual([true, true]);
    onTheBoard(ways, "barrage");
});

for (const [name, setting, players] of [
    ["an introductory game with a bot", INTRO, 3],
    ["a full game with an Automa", WITH_AUTOMA, 2], // whose points are told on the board
] as const)
    test(`barrage: ${name}, by a mouse and a finger, to the replay @full`, async ({ comes }) => {
        const people = [await comes({ name: "Anna" }), await comes({ name: "Béla", size: "phone", lang: "hu" })];
        const watcher = await comes({ name: "Clara", theme: "dark" });
        const id = await together(people, "barrage", { ...setting });
        await seated([...people, watcher], id, "barrage", "map");
        await expect(watcher.page.locator(".undo, .offered")).toHaveCount(0);
        let undone = 0;
        const ways = await playToEnd(people, dice(players + name.length), async (person, number) => {
            if (undone < 3) undone += Number(await steppedBack(person));
            if (number === 30 || number === 55) await reloaded(person);
        });
        expect(undone).toBe(3);
        onTheBoard(ways, "barrage");
        const [laptop, phone] = people as [Person, Person];
        const scores = await explained(laptop, players);
        expect(await explained(phone, players)).toEqual(scores);
        expect(await explained(watcher, players)).toEqual(scores);
        await lookedBack(laptop, watcher, `/t/${id}`);
    });
