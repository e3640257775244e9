/** Applies a JSON Patch (RFC 6902) as the server makes them: add, replace and remove. The old value is left as it was. */
export interface Operation {
    op: string;
    path: string;
    value?: unknown;
}

export function patched(value: unknown, patch: readonly Operation[]): unknown {
    return patch.reduce((whole, operation) => changed(whole, steps(operation.path), operation), value);
}

const steps = (path: string): string[] =>
    path
        .split("/")
        .slice(1)
        .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

function changed(value: unknown, [step, ...rest]: string[], operation: Operation): unknown {
    if (step === undefined) return operation.value;
    if (Array.isArray(value)) {
        const copy: unknown[] = [...value];
        const index = step === "-" ? copy.length : Number(step);
        if (rest.length) copy[index] = changed(copy[index], rest, operation);
        else
            copy.splice(index, operation.op === "add" ? 0 : 1, ...(operation.op === "remove" ? [] : [operation.value]));
        return copy;
    }
    if (typeof value !== "object" || value === null) throw new Error(`nothing at ${operation.path}`);
    const copy: Record<string, unknown> = { ...value };
    if (rest.length) copy[step] = changed(copy[step], rest, operation);
    else if (operation.op === "remove") delete copy[step];
    else copy[step] = operation.value;
    return copy;
}
