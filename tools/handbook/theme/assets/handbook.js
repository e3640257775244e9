/** The search field of every page. Without scripts it is not shown; the pages can be read all the same. */
import { around, find, prepare } from "./search.js";

const { up, none, other } = document.body.dataset;
const NAMES = { en: "English", hu: "Magyar", de: "Deutsch" };
const field = document.getElementById("search");
const panel = document.getElementById("found");
const indices = new Map(); // by language: what is searched, or the promise of it
let lang = document.documentElement.lang;
let chosen = -1;

function indexOf(language) {
  if (!indices.has(language)) {
    const address = new URL(`search.${language}.json`, import.meta.url);
    indices.set(
      language,
      fetch(address)
        .then((answer) => answer.json())
        .then(prepare),
    );
  }
  return indices.get(language);
}

function element(tag, text, about = {}) {
  const made = document.createElement(tag);
  made.append(text);
  for (const [name, value] of Object.entries(about)) made.setAttribute(name, value);
  return made;
}

function shown({ page, section }, number) {
  const link = element("a", page.title, { id: `found-${number}`, role: "option" });
  link.href = up + page.url + (section.anchor ? `#${section.anchor}` : "");
  const where = section.anchor && section.heading !== page.title ? `${page.reader} · ${section.heading}` : page.reader;
  link.append(element("small", where));
  const snippet = element("small", "");
  for (const [text, asked] of around(section.text, field.value)) snippet.append(asked ? element("mark", text) : text);
  link.append(snippet);
  return link;
}

function languages() {
  const line = element("p", `${other} `);
  for (const [language, name] of Object.entries(NAMES)) {
    const button = element("button", name, { type: "button", lang: language, "aria-pressed": language === lang });
    button.addEventListener("click", () => {
      lang = language;
      void search();
      field.focus();
    });
    line.append(button, " ");
  }
  return line;
}

async function search() {
  const question = field.value;
  if (!question.trim()) {
    panel.hidden = true;
  } else {
    const index = await indexOf(lang);
    if (question !== field.value) return; // somebody typed on
    const found = find(index, question).map(shown);
    panel.replaceChildren(...(found.length ? found : [element("p", none)]), languages());
    panel.hidden = false;
  }
  choose(-1);
  field.setAttribute("aria-expanded", String(!panel.hidden));
}

function choose(number) {
  const links = [...panel.querySelectorAll("a")];
  chosen = links.length ? Math.max(-1, Math.min(number, links.length - 1)) : -1;
  for (const [at, link] of links.entries()) link.setAttribute("aria-selected", String(at === chosen));
  if (chosen >= 0) {
    field.setAttribute("aria-activedescendant", `found-${chosen}`);
    links[chosen].scrollIntoView({ block: "nearest" });
  } else field.removeAttribute("aria-activedescendant");
}

field.addEventListener("focus", () => void indexOf(lang));
field.addEventListener("input", () => void search());
field.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
  } else if (event.key === "Enter") {
    panel.querySelectorAll("a")[Math.max(0, chosen)]?.click();
  } else if (event.key === "Escape") {
    panel.hidden = true;
  }
});
panel.addEventListener("click", (event) => {
  if (event.target.closest("a")) panel.hidden = true; // it may lead to a place on this page
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("search")) panel.hidden = true;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !/^(?:input|textarea)$/i.test(document.activeElement?.tagName ?? "")) {
    event.preventDefault();
    field.focus();
  }
});
document.querySelector("search").hidden = false;
