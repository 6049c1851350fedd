/** How long each event is shown, in ms at normal pace, and what it sounds like. */
import type { Event } from "$gen/games/dixit";

/** Milliseconds, and the name of one of the house's sounds. */
const EVENTS: Record<Event["is"], readonly [number, string | null]> = {
  shuffled: [0, null],
  drawn: [0, null],
  discarded: [0, null],
  "hands-passed": [0, null],
  "hand-seen": [0, null],
  "vote-cast": [250, "card"],
  "cards-given": [250, "card"],
  "card-offered": [250, "card"],
  "team-card-shown": [250, null],
  "round-began": [700, null],
  "laid-out": [700, "flip"],
  "clue-given": [1200, "chime"],
  revealed: [1500, "flip"],
  scored: [3500, "chime"],
  ended: [250, "win"],
};

export const beat = (event: Event): number => EVENTS[event.is][0];
export const sound = (event: Event): string | null => EVENTS[event.is][1];

/** The reveal stays on the table until the round's pictures are gone. */
export const reveals = (event: Event | null): boolean => event?.is === "revealed" || event?.is === "scored";
