/** Tells whoever looks elsewhere that it is their turn: a soft sound, the app's badge, a notification of the browser. */
import { kept } from "$lib/reader/kept";

const LONG = 5000; // ms: after a shorter wait nobody has looked away
let audio: AudioContext | undefined;

export const sounds = (): boolean => kept("sound") !== "no";

/** Two soft tones, made here: no file, nobody's recording. */
export function chime(): void {
    try {
        audio ??= new AudioContext();
        const at = audio.currentTime;
        for (const [pitch, delay] of [
            [659, 0],
            [880, 0.16],
        ] as const) {
            const [tone, loud] = [audio.createOscillator(), audio.createGain()];
            tone.frequency.value = pitch;
            loud.gain.setValueAtTime(0, at + delay);
            loud.gain.linearRampToValueAtTime(0.08, at + delay + 0.03);
            loud.gain.exponentialRampToValueAtTime(0.0005, at + delay + 0.7);
            tone.connect(loud).connect(audio.destination);
            tone.start(at + delay);
            tone.stop(at + delay + 0.8);
        }
    } catch {
        // a browser without sound, or one that wants to be touched first
    }
}

const badge = (on: boolean): void => {
    if (!("setAppBadge" in navigator)) return;
    void (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
};

async function notify(table: string, title: string): Promise<void> {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const here = await navigator.serviceWorker.getRegistration();
    await here?.showNotification(title, {
        tag: table,
        icon: "/icon-192.png",
        badge: "/badge.png",
        data: { url: `/t/${table}` },
    });
}

/** Follows one table: `asked` is called with whether the reader is asked something, whenever that may have changed. */
export class Turns {
    private waited: number | null = null; // since when; null while asked, or before it is known

    constructor(
        private readonly table: string,
        private readonly now: () => number = Date.now,
    ) {}

    asked(asked: boolean, title: string): void {
        if (!asked) {
            this.waited ??= this.now();
            badge(false);
            return;
        }
        const long = this.waited !== null && this.now() - this.waited >= LONG;
        const told = this.waited !== null && (long || document.hidden);
        this.waited = null;
        if (!told) return;
        if (sounds()) chime();
        if (!document.hidden) return;
        badge(true);
        void notify(this.table, title);
    }

    /** The reader looks again. */
    seen(): void {
        if (!document.hidden) badge(false);
    }
}
