/** How long each event is looked at (in ms at normal pace), what it sounds like, and which are told to everyone in words. */
import type { Event, Shown } from "$gen/games/numberloor";
import type { Say } from "$gen/messages";
import { who } from "$lib/say";
import { told } from "./cards";

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

/** A moment for everyone; the words are the engine's own. */
interface Moment {
  say: Say;
  seat: number | null;
  stars: number | null;
}

export function momentOf(event: Event | null): Moment | null {
  switch (event?.is) {
    case "star-won":
      return { say: told("star", { who: who(event.seat), stars: event.stars }), seat: event.seat, stars: event.stars };
    case "taken-over":
      return { say: told("taken-over", { who: who(event.seat), loser: who(event.loser) }), seat: event.seat, stars: null };
    case "skipped":
      return { say: told("skipped", { who: who(event.seat) }), seat: event.seat, stars: null };
    case "passed":
      return { say: told("passed", { who: who(event.seat) }), seat: event.seat, stars: null };
    case "recycled":
      return { say: told("recycled", { count: event.count }), seat: null, stars: null };
    case "misdealt":
      if (event.seats.length === 0) return { say: told("misdealt-middle"), seat: null, stars: null };
      return { say: told("misdealt", { players: { is: "several", items: event.seats.map(who) } }), seat: null, stars: null };
    default:
      return null;
  }
}
