/** Which events are scenes for everyone, how long they last, what they sound like; words are the engine's. */
import type { Event } from "$gen/games/dnup";
import type { Say } from "$gen/messages";
import { who } from "$lib/say";
import type { Journey } from "./Flight.svelte";
import { card, saySet, sayValues, spotKey, told } from "./cards";

export interface SceneOf {
  say: Say;
  faces?: string[];
  back?: string[];
}

export function sceneOf(event: Event | null): SceneOf | null {
  switch (event?.is) {
    case "returned":
      return {
        say: told("returned", {
          who: who(event.spot.seat),
          set: saySet(event.faces.length, card(event.faces[0] ?? "").active),
          values: sayValues(event.back),
        }),
        faces: event.faces,
        back: event.back,
      };
    case "taken":
      return {
        say: told("taken", {
          who: who(event.seat),
          owner: who(event.spot.seat),
          set: saySet(event.faces.length, card(event.faces[0] ?? "").active),
          values: sayValues(event.back),
        }),
        faces: event.faces,
        back: event.back,
      };
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
      return { faces: event.faces, back: event.back, from: spotKey(event.spot), to: String(event.spot.seat) };
    case "taken":
      return { faces: event.faces, back: event.back, from: spotKey(event.spot), to: String(event.seat) };
    case "discarded":
      return { faces: event.faces, from: spotKey(event.spot) };
    default:
      return null;
  }
}

/** In ms at normal pace. */
export function beat(event: Event, viewer: number | null): number {
  switch (event.is) {
    case "shuffled":
    case "ended":
      return 300;
    case "dealt":
      return 160;
    case "round-began":
      return 1500;
    case "turn-began":
      return 220;
    case "discarded":
      return event.why === "beaten" ? 1300 : 620;
    case "laid":
    case "added":
      return 950;
    case "returned":
    case "taken":
      return 2300;
    case "hand-rotated":
      return event.seat === viewer ? 900 : 800;
    case "went-out":
    case "round-won":
      return 2200;
    case "round-ended":
      return 400;
    case "round-voided":
      return 3000;
  }
}

export function sound(event: Event): string | null {
  switch (event.is) {
    case "laid":
    case "added":
      return "card";
    case "returned":
    case "hand-rotated":
      return "flip";
    case "taken":
      return "take";
    case "went-out":
    case "round-won":
      return "chime";
    case "round-voided":
      return "refuse";
    case "ended":
      return "win";
    default:
      return null;
  }
}
