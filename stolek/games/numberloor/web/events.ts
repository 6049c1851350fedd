/** How long each event is looked at (in ms at normal pace), what it sounds like, and which are told to everyone in words. */
import type { Event, Shown } from "$gen/games/numberloor";
import type { Say } from "$gen/messages";
import { who } from "$lib/say";
import { told } from "./cards";

/** Milliseconds, and the name of one of the house's sounds. */
const EVENTS: Record<Event["is"], readonly [number, string | null]> = {
  shuffled: [0, null],
  "order-given": [0, null],
  "window-opened": [60, null],
  "window-answered": [0, null],
  "window-closed": [0, null],
  drawn: [220, "take"],
  misdealt: [1800, null],
  "middle-laid": [700, "flip"],
  "turn-began": [350, null],
  "card-laid": [620, "card"],
  passed: [800, "refuse"],
  recycled: [1300, "flip"],
  skipped: [1300, "refuse"],
  "taken-over": [1500, "chime"],
  "star-won": [2300, "chime"],
  ended: [600, "win"],
};

const isNothing = (event: Event): boolean => event.is === "drawn" && event.count === 0;

export function beat(event: Event, shown: Shown): number {
  if (event.is === "drawn" && event.count > 0 && event.seat === shown.viewer) return 520;
  return isNothing(event) ? 0 : EVENTS[event.is][0];
}

export const sound = (event: Event): string | null => (isNothing(event) ? null : EVENTS[event.is][1]);

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
    case "passed":
      return { say: told(event.is, { who: who(event.seat) }), seat: event.seat, stars: null };
    case "recycled":
      return { say: told("recycled", { count: event.count }), seat: null, stars: null };
    case "misdealt":
      if (event.seats.length === 0) return { say: told("misdealt-middle"), seat: null, stars: null };
      return { say: told("misdealt", { players: { is: "several", items: event.seats.map(who) } }), seat: null, stars: null };
    default:
      return null;
  }
}
