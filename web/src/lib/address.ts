/** Where things are: under the path at which the server puts the page, and as addresses to hand on. */

/** whether this page has no server behind it */
export const isSite = import.meta.env.MODE === "site";
const base = new URL(document.documentElement.dataset["base"] ?? "./", isSite ? location.href : location.origin).pathname;

/** A path of ours, such as `/t/abc`, as the browser needs it. A static site has one page: the path is behind a #. */
export const at = (path: string): string => (isSite ? `${base}#${path}` : base + path.replace(/^\//, ""));

/** An address of the browser as a path of ours; null: a place within the page that is open. */
export function ours(address: Pick<Location, "pathname" | "search" | "hash">): string | null {
  if (!isSite) return (address.pathname.startsWith(base) ? address.pathname.slice(base.length - 1) : address.pathname) + address.search + address.hash;
  if (address.hash === "") return "/";
  return address.hash.startsWith("#/") ? address.hash.slice(1) : null;
}

/** The address by which others come, where the server has another for them than the one of this page. */
const outside = document.documentElement.dataset["public"] ?? "";

/** The same by HTTPS in the house, for whoever trusts its certificate; "" where there is none. */
export const houseHttps = document.documentElement.dataset["https"] ?? "";

/** The page that needs no server, where this server has it too; "" where it has not. */
export const offlinePage = document.documentElement.dataset["offline"] ?? "";

/** A path of ours as a whole address, to hand on to others. */
export const toHandOn = (path: string): string => new URL(at(path), outside || location.href).href;

/** Where a table is for everyone, whole. */
export const tableAddress = (table: string): string => toHandOn(`/t/${table}`);

/** The same as somebody would type it: without the scheme. */
export const typed = (address: string): string => address.replace(/^https?:\/\//, "");

/** The path of a table's big screen, which speaks the language of whoever hands it on until somebody chooses another. */
export const tvPath = (table: string, lang: string): string => `/tv/${table}?lang=${lang}`;

/** Such an address means the machine that reads it, so it is of no use to a phone. */
export const onlyHere = outside === "" && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
