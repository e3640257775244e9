// Draws public/preview-GAME.png, which messengers show beside a link to a table, from the games' emblems.
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { chromium } from "@playwright/test";
import { compile } from "svelte/compiler";
import { render } from "svelte/server";

const SIZE = { width: 1200, height: 630 };
const games = new URL("../src/games/", import.meta.url);
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: SIZE });
for (const game of readdirSync(games, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    const { js } = compile(readFileSync(new URL(`${game.name}/Emblem.svelte`, games), "utf8"), { generate: "server" });
    const made = new URL(`../node_modules/.emblem-${game.name}.mjs`, import.meta.url);
    writeFileSync(made, js.code);
    const { default: Emblem } = await import(pathToFileURL(made.pathname).href);
    rmSync(made);
    const { head, body } = render(Emblem);
    const style = "body { margin: 0 } svg { display: block; width: 1200px; height: 675px; margin-top: -22px }";
    await page.setContent(`<style>${style}</style>${head}${body}`);
    await page.screenshot({ path: new URL(`../public/preview-${game.name}.png`, import.meta.url).pathname });
}
await browser.close();
