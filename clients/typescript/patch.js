// Applies a JSON Patch (RFC 6902) as the server makes them: add, replace and remove. The old value is left as it was.

/** @typedef {{ op: string, path: string, value?: unknown }} Operation */

/** @param {unknown} value @param {readonly any[]} patch @returns {unknown} */
export const patched = (value, patch) =>
  patch.reduce((whole, operation) => changed(whole, steps(operation.path), operation), value);

/** @param {string} path */
const steps = (path) =>
  path
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** @param {any} value @param {string[]} path @param {Operation} operation @returns {unknown} */
function changed(value, [step, ...rest], operation) {
  if (step === undefined) return operation.value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const key = step === "-" ? copy.length : step;
  if (rest.length) copy[key] = changed(copy[key], rest, operation);
  else if (Array.isArray(copy)) {
    const added = operation.op === "remove" ? [] : [operation.value];
    copy.splice(Number(key), operation.op === "add" ? 0 : 1, ...added);
  } else if (operation.op === "remove") delete copy[key];
  else copy[key] = operation.value;
  return copy;
}
