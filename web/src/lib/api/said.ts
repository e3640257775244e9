/**
 * Words that the server says to people, in their language. They are shown as they come: a string fits here, but what
 * fits here has nothing that a string could be taken apart with.
 */
export interface Said {
    toString: () => string;
}

/** The same for what only takes strings, such as an attribute. */
export const aloud = (...parts: readonly (Said | undefined)[]): string => parts.filter(Boolean).map(String).join(": ");
