/** What the page and its worker say to each other. */

/** Whether games are on the disk: all, none because the browser forbids it, or not those of now for want of room. */
export type Keeps = "all" | "nothing" | "full";

export type ToWorker =
  | { is: "request"; id: number; method: string; path: string; body: string; lang: string }
  | { is: "open"; line: number }
  | { is: "say"; line: number; text: string }
  | { is: "close"; line: number };

export type FromWorker =
  | { is: "answer"; id: number; status: number; body: string }
  | { is: "said"; line: number; text: string }
  | { is: "closed"; line: number }
  | { is: "loading"; loaded: number; total: number }
  | { is: "ready"; keeps: Keeps }
  | { is: "failed" };
