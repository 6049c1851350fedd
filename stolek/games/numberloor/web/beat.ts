/** How long each event is looked at and what it sounds like. In ms at normal pace. */
import type { Event, Shown } from "$gen/games/numberloor";

export function beat(event: Event, shown: Shown): number {
  switch (event.is) {
    case "shuffled":
    case "order-given":
    case "window-answered":
    case "window-closed":
      return 0;
    case "window-opened":
      return 60;
    case "drawn":
      return event.count === 0 ? 0 : event.seat === shown.viewer ? 520 : 220;
    case "misdealt":
      return 1800;
    case "middle-laid":
      return 700;
    case "turn-began":
      return 350;
    case "card-laid":
      return 620;
    case "passed":
      return 800;
    case "recycled":
      return 1300;
    case "skipped":
      return 1300;
    case "taken-over":
      return 1500;
    case "star-won":
      return 2300;
    case "ended":
      return 600;
  }
}

/** Names of the house's sounds. */
export function sound(event: Event): string | null {
  switch (event.is) {
    case "card-laid":
      return "card";
    case "drawn":
      return event.count === 0 ? null : "take";
    case "recycled":
    case "middle-laid":
      return "flip";
    case "skipped":
    case "passed":
      return "refuse";
    case "taken-over":
    case "star-won":
      return "chime";
    case "ended":
      return "win";
    default:
      return null;
  }
}
