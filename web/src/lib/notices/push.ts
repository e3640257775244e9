/** Push messages to this browser: asked for, subscribed to and ended. */
import { get, post } from "$lib/api/calls";
import type { MyChannels } from "$lib/api/types";
import { keep, kept } from "$lib/reader/kept";

export const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;
export const canPush = (): boolean => canNotify() && "PushManager" in window;
/** iOS pushes only to what stands on the home screen. */
export const needsHomeScreen = (): boolean =>
    /iP(hone|ad|od)/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

/** Somebody was asked here, and said yes or no. */
export const answered = (): boolean =>
    kept("notices") !== null || (canNotify() && Notification.permission !== "default");
export const decline = (): void => keep("notices", "no");

/** Ask the browser, then tell the server where to push to; false where somebody would rather not. */
export async function accept(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") {
        decline();
        return false;
    }
    keep("notices", "yes");
    const { push_key } = await get<MyChannels>("/api/me/channels");
    if (canPush() && push_key) await subscribe(push_key);
    return true;
}

/** The address of this browser at its push service; empty where it has none. */
export async function endpoint(): Promise<string> {
    if (!canPush()) return "";
    const here = await navigator.serviceWorker.getRegistration();
    return (await here?.pushManager.getSubscription())?.endpoint ?? "";
}

async function subscribe(key: string): Promise<void> {
    const here = await navigator.serviceWorker.ready;
    const made = await here.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    await post("/api/me/channels", { kind: "push", address: endpoint, keys });
}
