/** Games without a board of their own are played to the end on the generic one. */
import { expect } from "@playwright/test";

import { dice, test } from "./people";
import { playToEnd } from "./play";
import { ready } from "./tables";

for (const [index, game] of ["orchard"].entries())
    test(`${game} to the end on the generic board`, async ({ comes }) => {
        const person = await comes({ name: "Anna", lang: "de" });
        const table = await ready(person, game, ["random"]);
        await person.page.goto(`/t/${table}`);
        await expect(person.page.locator(".generic")).toBeVisible();
        const [ways] = await playToEnd([person], dice(index + 3));
        console.log(`${game}: ${JSON.stringify(ways)}`);
        await expect(person.page.locator(".scores section")).toHaveCount(2);
        const points = await person.page.locator(".scores section b").allTextContents();
        // Chance may give both nothing, and then there is nothing to list.
        if (points.some(Number)) await expect(person.page.locator(".scores li").first()).toBeVisible();
    });
