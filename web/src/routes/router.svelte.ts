/** The address as state: links within the site change it without loading the page again. */
export class Router {
    path = $state(location.pathname);

    constructor() {
        addEventListener("popstate", () => void (this.path = location.pathname));
        document.addEventListener("click", (event) => this.followed(event));
    }

    go = (path: string, how: "push" | "replace" = "push"): void => {
        history[how === "push" ? "pushState" : "replaceState"](null, "", path);
        this.path = location.pathname;
        if (how === "push") scrollTo(0, 0);
    };

    /** Another address for the page that is shown. */
    rename = (path: string): void => history.replaceState(null, "", path);

    private followed(event: MouseEvent): void {
        const plain =
            !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (!plain || !link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
        if (/^\/(api|handbook)(\/|$)/.test(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

export const router = new Router();
