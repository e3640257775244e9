/**
 * The floors of the client, the lowest first: what is on a floor imports only from its own room and from the floors below.
 * Rooms of one row do not know of each other. `asztal/floors` checks imports of every kind, by alias or by path.
 */
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../src", import.meta.url));

export const FLOORS = [
  ["words"],
  ["api"],
  ["reader"],
  ["kit"],
  ["rules", "notices", "recovery"],
  ["spots"],
  ["board"],
  ["games"],
  ["stage"],
  ["table"],
  ["guide", "still"],
  ["routes"],
  ["app"],
];
/** What the board of a game may use, besides its own folder. It knows no rules, no server and no other game. */
const FOR_BOARDS = ["words", "api", "kit", "spots", "board"];
const KEPT_FROM_BOARDS = ["api/http", "api/socket", "api/calls", "api/games", "spots/picking.svelte", "spots/hearing"];

const floor = (room) => FLOORS.findIndex((rooms) => rooms.includes(room));

/** The room of a file, by its path below src, and the game whose board it belongs to. */
function roomOf(path) {
  const [first, second, third] = path.split("/");
  if (first === "lib") return { room: second, game: "" };
  if (first === "games") return { room: "games", game: third ? second : "" };
  return { room: second ? first : "app", game: "" };
}

/** What an import names, as a path below src; null for packages, data and whatever is elsewhere. */
function named(file, from) {
  if (/\.(json|toml|css|ftl)(\?.*)?$/.test(from)) return null;
  if (from.startsWith("$lib/")) return `lib/${from.slice("$lib/".length)}`;
  if (from.startsWith("$games/")) return `games/${from.slice("$games/".length)}`;
  const path = from.startsWith(".") ? relative(SRC, resolve(dirname(file), from)) : "";
  return path && !path.startsWith("..") ? path : null;
}

/** What the source of a file imports from src, as paths below it. */
export const importsOf = (file, source) =>
  [...source.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, from]) => named(file, from) ?? []);

/** Why a file may not import this; null when it may. */
export function refused(file, from) {
  const own = relative(SRC, file);
  const path = named(file, from);
  if (own.startsWith("..") || path === null) return null;
  const [here, there] = [roomOf(own), roomOf(path)];
  for (const { room } of [here, there]) if (floor(room) < 0) return `"${room}" is on no floor: see scripts/floors.js.`;
  if (here.game && here.game === there.game) return null;
  if (here.game && (!FOR_BOARDS.includes(there.room) || KEPT_FROM_BOARDS.some((part) => path === `lib/${part}`)))
    return `The board of a game imports nothing from ${path}: only ${FOR_BOARDS.join(", ")}, and no calls to the server.`;
  if (there.game) return `A board is found by its folder: nobody imports ${path} by name.`;
  if (here.room === there.room || floor(there.room) < floor(here.room)) return null;
  return `"${there.room}" is not below "${here.room}": see the floors in scripts/floors.js.`;
}

const rule = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const check = (node) => {
      const message = typeof node.source?.value === "string" && refused(context.filename, node.source.value);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { rules: { floors: rule } };
