// Fails when what a browser loads to show a table weighs more than the budget: gzip, fonts left out.
import { existsSync, readFileSync } from "node:fs";

const BUDGET = 200_000; // bytes
const SMALLER = { barrage: 160_000, underwater_cities: 160_000 };
const folder = new URL("../../src/asztal/_web/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8"));

/** Every file that a chunk needs at once. */
function files(name, found = new Set()) {
    const chunk = manifest[name];
    if (found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const css of chunk.css ?? []) found.add(css);
    for (const other of chunk.imports ?? []) files(other, found);
    return found;
}

const size = (file) => {
    const packed = new URL(`${file}.gz`, folder);
    return readFileSync(existsSync(packed) ? packed : new URL(file, folder)).length;
};
const always = ["index.html", "src/routes/TablePage.svelte"];
const boards = Object.keys(manifest).filter((name) => /^src\/games\/\w+\/Board\.svelte$/.test(name));
let fits = true;
for (const board of boards) {
    const game = board.split("/")[2];
    const words = Object.keys(manifest).filter((name) =>
        /(^src\/lib\/words\/|games\/GAME\/words\.)de\.ftl/.test(name.replace(game, "GAME")),
    );
    const needed = new Set([...always, board, ...words].flatMap((name) => [...files(name)]));
    const bytes = size("index.html") + [...needed].map(size).reduce((sum, one) => sum + one, 0);
    const budget = SMALLER[game] ?? BUDGET;
    fits &&= bytes <= budget;
    console.log(`${game}: ${needed.size} files, ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB`);
}
process.exit(fits && boards.length ? 0 : 1);
