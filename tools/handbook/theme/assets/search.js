/**
 * The search of the handbook: which pages answer a question, by words. It reads the index that `tools/handbook/site.py`
 * writes: pages with their sections, [anchor, heading, text]. It knows nothing of the page that it is shown on.
 */

/** Without capitals and accents. */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Words that say nothing about what somebody looks for. */
const STOP = new Set(
  plain(
    "a an and are as at be but by can could did do does for from get had has have help how i if in into is it " +
      "its make me my need of on or our over should so that the their them then there these they this to use " +
      "want was we were what when where which while who why will with would you your az és egy ez azt ezt hogy " +
      "hogyan kell lehet mi mit mikor milyen miért van vagy nem is ha der die das den dem des ein eine einen " +
      "einem einer ich mein meine mir wie was wo wann wer warum ist sind kann und oder im auf zu zum zur mit von " +
      "für es wenn",
  ).split(" "),
);
const ENDING = 4; // letters that a typed word may have at its end and a word of the text has not
const TITLE = 4;
const HEADING = 2.5; // times that a word in a heading counts
const LENGTH = 0.6; // how much a long section pays for its length
const WELL_KNOWN = 1.2; // how soon a word that is repeated says no more

export function words(text) {
  return (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !STOP.has(word));
}

/** Whether a word of the text begins as the other, which somebody typed, but for its ending. As in rules.ts. */
function related(word, other) {
  const same = Math.max(4, Math.ceil(word.length / 2), Math.floor(other.length / 2) + 1, other.length - ENDING);
  return word.length >= same && word.slice(0, same) === other.slice(0, same);
}

/** The index, with what each word is found in: done once. */
export function prepare(pages) {
  const sections = [];
  const places = new Map(); // by word: how often it is in which sections
  for (const [number, page] of pages.entries()) {
    const title = words(`${page.title} ${page.kind}`);
    for (const [anchor, heading, text] of page.sections) {
      const counts = new Map();
      const add = (word, weight) => counts.set(word, (counts.get(word) ?? 0) + weight);
      const said = words(text);
      for (const word of said) add(word, 1);
      for (const word of words(heading)) add(word, HEADING);
      for (const word of title) add(word, TITLE);
      for (const [word, count] of counts) {
        if (!places.has(word)) places.set(word, []);
        places.get(word).push([sections.length, count]);
      }
      sections.push({ page: number, anchor, heading, text, length: said.length + 8 });
    }
  }
  const average = sections.reduce((sum, section) => sum + section.length, 0) / Math.max(1, sections.length);
  return { pages, sections, places, average };
}

/** What a typed word may mean: itself, or words that begin alike. */
function meant(places, typed) {
  const found = [];
  for (const word of places.keys()) {
    if (word === typed) found.push([word, 1]);
    else if (word.startsWith(typed.slice(0, 4)) && related(word, typed)) {
      // "backups" is nearly "backup", and "back" is hardly.
      const shorter = Math.max(0, typed.length - word.length);
      found.push([word, 0.7 / (1 + 0.15 * Math.abs(word.length - typed.length) + 0.5 * shorter)]);
    }
  }
  return found;
}

/** The pages that answer best, each with its best section: [{ page, section, score }]. */
export function find(index, question, most = 10) {
  const scores = new Float64Array(index.sections.length);
  const asked = [...new Set(words(question))];
  const whole = index.pages.map(() => new Set()); // which of the words a page has
  for (const [number, typed] of asked.entries()) {
    const best = new Map(); // by section: the best that a word of this meaning gives
    const has = new Map();
    const alike = meant(index.places, typed);
    for (const [word] of alike) for (const [at] of index.places.get(word)) has.set(at, true);
    const rare = Math.log(1 + (index.sections.length - has.size + 0.5) / (has.size + 0.5));
    for (const [word, weight] of alike) {
      for (const [at, count] of index.places.get(word)) {
        const long = 1 - LENGTH + (LENGTH * index.sections[at].length) / index.average;
        const score = (weight * rare * count * (WELL_KNOWN + 1)) / (count + WELL_KNOWN * long);
        if (score > (best.get(at) ?? 0)) best.set(at, score);
        whole[index.sections[at].page].add(number);
      }
    }
    for (const [at, score] of best) scores[at] += score;
  }
  const pages = new Map();
  for (const [at, score] of scores.entries()) {
    if (score <= 0) continue;
    const { page } = index.sections[at];
    const known = pages.get(page) ?? { page, section: at, best: 0, scores: [] };
    if (score > known.best) Object.assign(known, { section: at, best: score });
    known.scores.push(score);
    pages.set(page, known);
  }
  return [...pages.values()]
    .map(({ page, section, best, scores: each }) => {
      const more = each.sort((a, b) => b - a).slice(1, 4);
      const sum = best + 0.15 * more.reduce((total, score) => total + score, 0);
      const all = whole[page].size / Math.max(1, asked.length);
      return { page, section, score: sum * index.pages[page].counts * (0.5 + 0.5 * all) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page, section, score }) => ({ page: index.pages[page], section: index.sections[section], score }));
}

/** Some words around the first place where the text says what was asked: [text, whether it was asked], in pieces. */
export function around(text, question, length = 150) {
  const asked = words(question);
  const said = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) => {
    const [known] = words(word);
    return (
      known && asked.some((typed) => known === typed || (known.startsWith(typed.slice(0, 4)) && related(known, typed)))
    );
  });
  const from = Math.max(0, (said[0]?.index ?? 0) - 40);
  const begin = from === 0 ? 0 : text.indexOf(" ", from) + 1;
  const shown = text.slice(begin, begin + length);
  const pieces = [];
  let at = 0;
  for (const { 0: word, index } of said) {
    const start = index - begin;
    if (start < at || start + word.length > shown.length) continue;
    pieces.push([shown.slice(at, start), false], [word, true]);
    at = start + word.length;
  }
  pieces.push([shown.slice(at), false]);
  if (begin > 0) pieces.unshift(["… ", false]);
  if (begin + length < text.length) pieces.push([" …", false]);
  return pieces.filter(([piece]) => piece);
}
