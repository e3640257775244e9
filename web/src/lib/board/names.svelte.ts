/** Whether the names of places stand on a map, as the log uses them; kept on this device. */
import { keep, kept } from "$lib/reader/kept";

class PlaceNames {
    shown = $state(kept("names") === "yes");
    /** Maps on the page that have names to show. */
    maps = $state(0);

    toggle = (): void => {
        this.shown = !this.shown;
        keep("names", this.shown ? "yes" : "no");
    };
}

export const placeNames = new PlaceNames();
