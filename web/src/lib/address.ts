/** Where things are: under the path at which the server puts the page, and as addresses to hand on. */

const base = new URL(document.documentElement.dataset["base"] ?? "./", location.origin).pathname;

/** A path of ours, such as `/t/abc`, as the browser needs it. */
export const at = (path: string): string => base + path.replace(/^\//, "");

/** The browser's path as one of ours. */
export const ours = (path: string): string => (path.startsWith(base) ? path.slice(base.length - 1) : path);

/** Where a table is for everyone, whole. */
export const tableAddress = (table: string): string => new URL(at(`/t/${table}`), location.href).href;

/** The same as somebody would type it: without the scheme. */
export const typed = (address: string): string => address.replace(/^https?:\/\//, "");

/** The path of a table's big screen, which speaks the language of whoever hands it on until somebody chooses another. */
export const tvPath = (table: string, lang: string): string => `/tv/${table}?lang=${lang}`;

/** Such an address means the machine that reads it, so it is of no use to a phone. */
export const onlyHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
