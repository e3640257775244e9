/** Marks the browser's tab while the reader is waited for; returns a function that removes the mark. */
export function markTab(waiting: boolean): () => void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const set = (name: string): void => {
        if (icon && !icon.href.endsWith(name)) icon.href = name;
    };
    set(waiting ? "/icon-turn.svg" : "/icon.svg");
    return () => set("/icon.svg");
}
