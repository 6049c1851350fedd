/** Which page is open. Paths are the browser's own history; a click on a link of ours stays in the page. */
import { at, ours } from "./address";

type Route =
  | { page: "start" }
  | { page: "table"; table: string }
  | { page: "tv"; table: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "link"; token: string }
  | { page: "evening"; table: string }
  | { page: "replay"; table: string; number: number }
  | { page: "class"; code: string | null; part: "" | "screen" | "sheet" }
  | { page: "host" | "privacy" | "trust" }
  | { page: "missing" };

/** The page of a path of ours, which may end with a query and a place in the page. */
function routeOf(whole: string): Route {
  const { pathname, hash } = new URL(whole, "http://page");
  const parts = pathname.split("/").filter((part) => part !== "");
  const [head, name] = parts;
  if (head === undefined) return { page: "start" };
  if (head === "replay" && parts.length === 3 && name !== undefined && /^\d+$/.test(parts[2] ?? ""))
    return { page: "replay", table: name, number: Number(parts[2]) };
  if (parts.length === 1 && (head === "host" || head === "privacy" || head === "trust")) return { page: head };
  if (head === "class" && parts.length <= 3) {
    const part = parts[2] ?? "";
    if (part === "" || part === "screen" || part === "sheet") return { page: "class", code: name ?? null, part };
  }
  if (head === "tv" && parts.length === 1) return { page: "tv", table: null };
  if (parts.length !== 2 || name === undefined) return { page: "missing" };
  switch (head) {
    case "t":
      return { page: "table", table: name };
    case "tv":
      return { page: "tv", table: name };
    case "rules":
      return { page: "rules", game: name, rule: hash.slice(1) || null };
    case "evening":
      return { page: "evening", table: name };
    case "link":
      return { page: "link", token: name };
    default:
      return { page: "missing" };
  }
}

class Router {
  #route = $state.raw<Route>(routeOf(ours(location) ?? "/"));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", this.#follow);
  }

  get route(): Route {
    return this.#route;
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", at(path));
    else history.pushState(null, "", at(path));
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    const path = ours(location);
    if (path !== null) this.#route = routeOf(path);
  }

  readonly #follow = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || link === null || link.target !== "" || link.hasAttribute("download"))
      return;
    const path = ours(link);
    if (link.origin !== location.origin || path === null || path.startsWith("/api/")) return;
    if (path.includes("#") && path.split("#")[0] === ours(location)?.split("#")[0]) return;
    event.preventDefault();
    this.go(path);
  };
}

export const router = new Router();
