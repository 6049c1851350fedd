/** Which events are scenes for everyone, how long they last, what they sound like; words are the engine's. */
import type { Event, Shown } from "$gen/games/dnup";
import type { Say } from "$gen/messages";
import { who } from "$lib/say";
import type { Journey } from "./Flight.svelte";
import { card, saySet, sayValues, spotKey, told } from "./cards";

interface SceneOf {
  say: Say;
  faces?: string[];
  back?: string[];
}

export function sceneOf(event: Event | null): SceneOf | null {
  switch (event?.is) {
    case "returned":
    case "taken": {
      const { faces, back } = event;
      const owner = who(event.spot.seat);
      const people = event.is === "taken" ? { who: who(event.seat), owner } : { who: owner };
      const set = saySet(faces.length, card(faces[0] ?? "").active);
      return { say: told(event.is, { ...people, set, values: sayValues(back) }), faces, back };
    }
    case "went-out":
      return { say: told(`out-${event.place}`, { who: who(event.seat), total: event.total }) };
    case "round-won":
      return { say: told("round-won", { who: who(event.seat), total: event.total }) };
    case "round-voided":
      return { say: told(`void-${event.why}`, { turns: event.turns }) };
    case "round-began":
      return { say: told("begins", { who: who(event.starter) }), faces: [event.star] };
    default:
      return null;
  }
}

/** Cards that leave the table with this event. */
export function journeyOf(event: Event | null): Journey | null {
  switch (event?.is) {
    case "returned":
    case "taken": {
      const to = event.is === "taken" ? event.seat : event.spot.seat;
      return { faces: event.faces, back: event.back, from: spotKey(event.spot), to: String(to) };
    }
    case "discarded":
      return { faces: event.faces, from: spotKey(event.spot) };
    default:
      return null;
  }
}

/** Milliseconds at normal pace, and the name of one of the house's sounds. */
const EVENTS: Record<Event["is"], readonly [number, string | null]> = {
  shuffled: [300, null],
  dealt: [160, null],
  "round-began": [1200, null],
  "turn-began": [220, null],
  discarded: [620, null],
  laid: [950, "card"],
  added: [950, "card"],
  returned: [1400, "flip"],
  taken: [1400, "take"],
  "hand-rotated": [800, "flip"],
  "went-out": [1400, "chime"],
  "round-won": [1400, "chime"],
  "round-ended": [3000, null],
  "round-voided": [3000, "refuse"],
  ended: [300, "win"],
};

export function beat(event: Event, shown: Shown): number {
  if (event.is === "discarded" && event.why === "beaten") return 1000;
  if (event.is === "hand-rotated" && event.seat === shown.viewer) return 900;
  return EVENTS[event.is][0];
}

export const sound = (event: Event): string | null => EVENTS[event.is][1];
