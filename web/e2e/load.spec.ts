/** What a browser has to fetch until a table stands there, counted on the wire. */
import { expect } from "@playwright/test";

import { test } from "./people";
import { ready } from "./tables";

const BUDGETS = { ginkgopolis: 200_000, imperial_miners: 200_000, barrage: 160_000, underwater_cities: 160_000 }; // bytes, packed, without fonts

for (const [game, budget] of Object.entries(BUDGETS))
    test(`the first load of a table of ${game}`, async ({ comes }) => {
        const person = await comes({ name: "Anna", lang: "de" });
        const table = await ready(person, game, ["random"]);
        const wire = await person.context.newCDPSession(person.page);
        const kinds = new Map<string, string>();
        const bytes: Record<string, number> = { Font: 0 };
        wire.on("Network.responseReceived", ({ requestId, type }) => void kinds.set(requestId, type));
        wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
            const kind = kinds.get(requestId) ?? "Other";
            bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
        });
        await wire.send("Network.enable");
        await person.page.goto(`/t/${table}`);
        await expect(person.page.locator(".offered").first()).toBeVisible();
        await person.page.waitForLoadState("networkidle");
        const { Font: fonts = 0, ...rest } = bytes;
        const sum = Object.values(rest).reduce((all, one) => all + one, 0);
        console.log(`${game}: ${sum} bytes and ${fonts} of fonts; ${JSON.stringify(rest)}`);
        expect(sum).toBeLessThan(budget);
    });
