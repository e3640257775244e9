// Draws the app's icons as PNG from public/icon.svg: `node scripts/icons.mjs`, after the drawing was changed.
import { readFileSync, writeFileSync } from "node:fs";

import { chromium } from "@playwright/test";

const folder = new URL("../public/", import.meta.url);
const drawing = readFileSync(new URL("icon.svg", folder), "utf8");
const whole = drawing.replace('rx="8" ', "");
// A maskable icon is cut to any shape: what matters lies within its middle.
const framed = whole.replace(
    /(<rect width="32"[^>]*>)([\s\S]*)<\/svg>/,
    '$1<g transform="translate(5 5.6) scale(.69)">$2</g></svg>',
);
// In the status bar only the outline is seen.
const outline = drawing.replace(/<rect width="32"[^>]*>/, "").replace(/#[0-9a-f]{6}/g, "#fff");
const ICONS = {
    "icon-192.png": [192, drawing],
    "icon-512.png": [512, drawing],
    "icon-maskable.png": [512, framed],
    "apple-touch-icon.png": [180, framed],
    "badge.png": [96, outline],
};

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
});
const page = await browser.newPage();
for (const [name, [size, svg]] of Object.entries(ICONS)) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
        `<body style="margin:0">${svg.replace("<svg ", `<svg width="${size}" height="${size}" style="display:block" `)}`,
    );
    writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
