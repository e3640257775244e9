import { readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vitest/config";

/** The games' component lists (src/asztal/games/GAME/*.toml) are data for the boards too: written once, read twice. */
function toml(): Plugin {
    return {
        name: "toml",
        transform(text, id) {
            if (!id.endsWith(".toml")) return;
            return { code: `export default ${JSON.stringify(parse(text))}`, moduleType: "js", map: null };
        },
    };
}

/** The comments in the words are for whoever translates them: a browser does not load them. */
function words(): Plugin {
    return {
        name: "words",
        apply: "build",
        enforce: "post", // what is imported raw is a module by now
        transform(code, id) {
            if (/\.ftl\?raw$/.test(id)) return { code: code.replace(/(?<=["`]|\\n)#.*?\\n/g, ""), map: null };
        },
    };
}

/**
 * Type in pixels follows the reader's choice of its size: written as pixels, delivered as so many times of them. Boards have
 * a factor of their own (app.css): they have less room.
 */
const typeSize = {
    postcssPlugin: "type-size",
    Declaration: {
        "font-size": (declaration: { value: string; source?: { input: { file?: string } } }): void => {
            const factor = /\/src\/games\//.test(declaration.source?.input.file ?? "") ? "--type-board" : "--type";
            declaration.value = declaration.value.replace(/^[\d.]+px$/, `calc($& * var(${factor}))`);
        },
    },
};

/** Packs the built files beside themselves, so that the server only hands them out. */
function packed(): Plugin {
    return {
        name: "packed",
        apply: "build",
        async writeBundle({ dir = "" }) {
            for (const file of await readdir(dir, { recursive: true })) {
                if (!/\.(js|css|html|svg|json)$/.test(file)) continue;
                const text = await readFile(`${dir}/${file}`);
                await writeFile(`${dir}/${file}.gz`, gzipSync(text, { level: 9 }));
                await writeFile(`${dir}/${file}.br`, brotliCompressSync(text));
            }
        },
    };
}

/**
 * What is always loaded together is one file: a file costs half a kilobyte of headers, and packs better with its like. The
 * rest stays as the imports divide it.
 */
const files = [
    { name: "start", tags: ["$initial" as const] },
    {
        name: "kit", // of every page that shows a table or a list of them
        test: /src\/(lib\/(kit\/(Mark|marks|Problem|people)|api\/(bots|games|said)|notices\/turn|table\/(confirming|paces))|routes\/(mark_tab|offer))\./,
    },
    {
        name: "board", // of every board, wherever it is drawn
        test: /src\/lib\/(board\/(areas|box|Glass|glass|measured|names|pace|slots|still)|spots\/|stage\/BoardHost)/,
    },
    {
        name: "zoom", // of boards that are looked at from near
        test: /src\/lib\/board\/(Areas|camera|Compare|earlier|Flights|gestures|MapNames|sight|Zoom)\./,
    },
];

const server = process.env.ASZTAL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
    plugins: [svelte(), toml(), words(), packed()],
    resolve: {
        alias: {
            $lib: new URL("src/lib", import.meta.url).pathname,
            $games: new URL("src/games", import.meta.url).pathname,
            $facts: new URL("../src/asztal/games", import.meta.url).pathname,
            $recovery: new URL("../src/asztal/server/recovery", import.meta.url).pathname, // its word lists
        },
        // vitest runs components in the browser's half of Svelte
        ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
    },
    css: { postcss: { plugins: [typeSize] } },
    // The server and the wheel take the built client from here.
    build: {
        outDir: "../src/asztal/_web",
        emptyOutDir: true,
        target: "es2022",
        manifest: "manifest.json",
        rolldownOptions: { output: { codeSplitting: { groups: files } } },
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: server, ws: true } },
    },
    test: { include: ["src/**/*.test.ts", "scripts/*.test.ts"], css: true }, // tests read styles
});
