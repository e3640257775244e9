/** Finds out whether people can be notified of their turn when they are elsewhere. */
import type { Ways } from "$lib/api/types";

/**
 * Why nobody can be told, as the key of a sentence; "" where people can. A push needs https: a page that came from the
 * reader's own machine gets one without, but those of the others do not.
 */
export function lacking({ mails, push_key }: Ways, https: boolean): "" | "ways-none" | "ways-insecure" {
    if (mails) return "";
    if (!push_key) return "ways-none";
    return https ? "" : "ways-insecure";
}
