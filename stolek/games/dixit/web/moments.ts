/** How long each event is shown and what it sounds like. */
import type { Event } from "$gen/games/dixit";

/** In ms at normal pace. */
export function beat(event: Event): number {
  switch (event.is) {
    case "shuffled":
    case "drawn":
    case "discarded":
    case "hands-passed":
    case "hand-seen":
      return 0;
    case "vote-cast":
    case "cards-given":
    case "card-offered":
    case "team-card-shown":
    case "ended":
      return 250;
    case "round-began":
    case "laid-out":
      return 700;
    case "clue-given":
      return 1200;
    case "revealed":
    case "scored":
      return 3500;
  }
}

export function sound(event: Event): string | null {
  switch (event.is) {
    case "cards-given":
    case "card-offered":
    case "vote-cast":
      return "card";
    case "laid-out":
    case "revealed":
      return "flip";
    case "clue-given":
    case "scored":
      return "chime";
    case "ended":
      return "win";
    default:
      return null;
  }
}

/** The reveal stays on the table until the round's pictures are gone. */
export const reveals = (event: Event | null): boolean => event?.is === "revealed" || event?.is === "scored";
