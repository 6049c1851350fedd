/** Which events are moments for everyone, and the words for them: the engine's own. */
import type { Event } from "$gen/games/numberloor";
import type { Say } from "$gen/messages";
import { event as told, who } from "./things";

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
