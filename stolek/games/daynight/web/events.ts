/** How long each event is looked at, and what it sounds like. In ms at normal pace. */
import type { Event, Shown } from "$gen/games/daynight";

export const FLIGHT = 520; // an hourglass on its way to the time card
export const FLIP = 480; // a card turning over

/** Milliseconds, and the name of one of the house's sounds. */
const EVENTS: Record<Event["is"], readonly [number, string | null]> = {
  shuffled: [0, null],
  drawn: [130, "card"],
  "round-began": [500, null],
  "pile-card-turned": [1100, "flip"],
  "last-round-called": [1600, "chime"],
  "card-chosen": [260, "card"],
  revealed: [1200, "flip"],
  "time-flipped": [FLIGHT + FLIP + 150, "chime"],
  "colour-won": [2600, "chime"],
  "no-colour-won": [3600, "refuse"],
  taken: [1100, "take"],
  declined: [1000, null],
  swept: [620, "card"],
  ended: [600, "win"],
};

export function beat(event: Event, shown: Shown): number {
  if (event.is === "drawn" && event.seat === shown.viewer) return 420;
  if (event.is === "card-chosen" && event.seat === shown.viewer) return 380;
  if (event.is === "colour-won" && event.takers.length === 0) return 3600;
  return EVENTS[event.is][0];
}

export const sound = (event: Event): string | null => EVENTS[event.is][1];
