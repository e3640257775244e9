/** What this browser stores for its reader. A browser that stores nothing can still play. */
export const kept = (key: string): string | null => {
    try {
        return localStorage.getItem(key);
    } catch {
        return null;
    }
};

export const keep = (key: string, value: string): void => {
    try {
        localStorage.setItem(key, value);
    } catch {
        // the choice holds until the page is closed
    }
};
