/** Addresses to hand on. */

/** Where a table is for everyone, whole. */
export const tableAddress = (table: string): string => new URL(`/t/${table}`, location.href).href;

/** The same as somebody would type it: without the scheme. */
export const typed = (address: string): string => address.replace(/^https?:\/\//, "");

/** The path of a table's big screen, which speaks the language of whoever hands it on until somebody chooses another. */
export const tvPath = (table: string, lang: string): string => `/tv/${table}?lang=${lang}`;

/** Such an address means the machine that reads it, so it is of no use to a phone. */
export const onlyHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
