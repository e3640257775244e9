/** Asks the search: questions as JSON on standard input, by the search and the folder of indices that are named. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const [search, folder] = process.argv.slice(2);
// A module by its address as data: the file has no ending that says so, and it imports nothing.
const { find, prepare } = await import(`data:text/javascript,${encodeURIComponent(readFileSync(search, "utf8"))}`);
const indices = {};
const found = JSON.parse(readFileSync(0, "utf8")).map(({ lang, asked }) => {
    indices[lang] ??= prepare(JSON.parse(gunzipSync(readFileSync(`${folder}/search.${lang}.json.gz`))));
    return find(indices[lang], asked).map(({ page, section }) => [page.url, section.anchor]);
});
process.stdout.write(JSON.stringify(found));
