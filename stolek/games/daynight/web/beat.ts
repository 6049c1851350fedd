/** How long each event is looked at, what it sounds like, and which light it leaves. In ms at normal pace. */
import type { Event, Shown } from "$gen/games/daynight";

export const FLIGHT = 520; // an hourglass on its way to the time card
export const FLIP = 480; // a card turning over

export function beat(event: Event, shown: Shown): number {
  switch (event.is) {
    case "shuffled":
      return 0;
    case "drawn":
      return event.seat === shown.viewer ? 420 : 130;
    case "round-began":
      return 500;
    case "pile-card-turned":
      return 1100;
    case "last-round-called":
      return 2200;
    case "card-chosen":
      return event.seat === shown.viewer ? 380 : 260;
    case "revealed":
      return 1500;
    case "time-flipped":
      return FLIGHT + FLIP + 150;
    case "colour-won":
      return event.takers.length === 0 ? 3600 : 2600;
    case "no-colour-won":
      return 3600;
    case "taken":
      return 1300;
    case "declined":
      return 1000;
    case "swept":
      return 620;
    case "ended":
      return 600;
  }
}

/** Names of the house's sounds. */
export function sound(event: Event): string | null {
  switch (event.is) {
    case "pile-card-turned":
    case "revealed":
      return "flip";
    case "card-chosen":
    case "drawn":
    case "swept":
      return "card";
    case "time-flipped":
    case "colour-won":
    case "last-round-called":
      return "chime";
    case "no-colour-won":
      return "refuse";
    case "taken":
      return "take";
    case "ended":
      return "win";
    case "shuffled":
    case "round-began":
    case "declined":
      return null;
  }
}
