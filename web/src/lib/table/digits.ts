/** Number keys choose from a list; a number that could go on waits a moment for its next digit, or for Enter. */
const WAIT = 900; // milliseconds

export interface Digits {
    press: (event: KeyboardEvent) => void;
    forget: () => void;
}

/** `count` says how long the list is; `chosen` gets a number from 1; `typed` hears the digits so far. */
export function digits(count: () => number, chosen: (number: number) => void, typed: (text: string) => void): Digits {
    let text = "";
    let timer: ReturnType<typeof setTimeout> | undefined;

    const forget = (): void => {
        clearTimeout(timer);
        text = "";
        typed(text);
    };
    const finish = (): void => {
        const number = Number(text);
        forget();
        if (number >= 1 && number <= count()) chosen(number);
    };
    const press = (event: KeyboardEvent): void => {
        const writing =
            event.target instanceof HTMLElement && event.target.matches("input, textarea, select, dialog *");
        if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
        if (text && event.key === "Enter") event.preventDefault();
        if (text && event.key === "Enter") return finish();
        if (text && event.key === "Escape") return forget();
        if (!/^\d$/.test(event.key) || (!text && event.key === "0") || !count()) return;
        event.preventDefault(); // for a drawing, 0 means something else
        text += event.key;
        clearTimeout(timer);
        typed(text);
        if (Number(text) * 10 > count()) finish();
        else timer = setTimeout(finish, WAIT);
    };
    return { press, forget };
}
