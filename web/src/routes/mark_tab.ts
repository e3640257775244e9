/** Shows on the browser's tab that somebody is waited for; gives back what takes the mark away again. */
export function markTab(waiting: boolean): () => void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const set = (name: string): void => {
        if (icon && !icon.href.endsWith(name)) icon.href = name;
    };
    set(waiting ? "/icon-turn.svg" : "/icon.svg");
    return () => set("/icon.svg");
}
