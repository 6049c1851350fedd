/** What the host of this server allows: the server writes what it refuses into the page itself. */
const refused = (document.documentElement.dataset["refused"] ?? "").split(" ");

export const allowed = (what: "open_tables" | "own_pictures" | "chat" | "notices"): boolean => !refused.includes(what);
