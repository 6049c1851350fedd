/** The three steps of a round, and in the third the order of taking with what decided it. */
import type { Event, Shown, Taker } from "$gen/games/daynight";
import type { SeatPerson, Words } from "$lib/game-table";
import { who } from "$lib/say";
import type { Step } from "./Steps.svelte";
import { takingNow, ui } from "./cards";

type Explain = (rules: string[], lead?: string) => void;

/** DN-12 mattered for whoever shares their value with someone else in the order. */
function whyHere(taker: Taker, shown: Shown): string[] {
  const level = [...shown.takers, ...shown.barred].filter((each) => each.value === taker.value);
  return level.length > 1 ? ["DN-11", "DN-12"] : ["DN-11"];
}

function order(shown: Shown, now: Event | null, people: SeatPerson[], words: Words, explain: Explain): Step[] {
  const turn = now?.is === "colour-won" ? null : takingNow(shown);
  const taken = new Set([...shown.declined, ...shown.lying.map((each) => each.taker)]);
  const done = (seat: number): boolean => shown.lying.length === 0 || taken.has(seat);
  const takers = shown.takers.map((taker, i): Step => {
    const person = people[taker.seat];
    const lead = words.say(ui("order-lead", { who: who(taker.seat), value: taker.value, stars: taker.stars }));
    return {
      key: `taker-${taker.seat}`,
      place: `${i + 1}.`,
      text: words.say(ui("order", { place: i + 1, who: who(taker.seat) })),
      detail: words.say(ui("order-value", { value: taker.value })),
      state: done(taker.seat) ? "done" : turn === taker.seat ? "now" : "next",
      ...(person === undefined ? {} : { person }),
      onwhy: () => explain(whyHere(taker, shown), lead),
    };
  });
  const barred = shown.barred.map((taker): Step => {
    const person = people[taker.seat];
    return {
      key: `barred-${taker.seat}`,
      place: "–",
      text: words.say(ui("order-barred", { who: who(taker.seat) })),
      detail: words.say(ui("order-value", { value: taker.value })),
      state: "next",
      ...(person === undefined ? {} : { person }),
      onwhy: () => explain(["DN-12", "DN-13"], words.say(ui("order-lead", { who: who(taker.seat), value: taker.value, stars: taker.stars }))),
    };
  });
  return [...takers, ...barred];
}

export function stepsOf(
  shown: Shown,
  now: Event | null,
  people: SeatPerson[],
  words: Words,
  explain: Explain,
  brief: boolean,
): { lead: string | null; steps: Step[] } {
  if (shown.step === "over") return { lead: null, steps: [] };
  if (shown.takers.length + shown.barred.length > 0)
    return { lead: words.say(ui("takers")), steps: order(shown, now, people, words, explain) };
  const chosen = shown.has_chosen.filter(Boolean).length;
  const at = { first: 0, second: 1, taking: 2 }[shown.step];
  const state = (step: number): Step["state"] => (step === at ? "now" : step < at ? "done" : "next");
  const counted = (key: string, step: number): string =>
    step === at
      ? words.say(ui(brief ? `${key}-brief` : `${key}-now`, { chosen, seats: shown.has_chosen.length }))
      : brief
        ? `${step + 1}.`
        : words.say(ui(key));
  return {
    lead: null,
    steps: [
      { key: "first", text: counted("step-first", 0), state: state(0), onwhy: () => explain(["DN-6", "DN-R8"]) },
      { key: "second", text: counted("step-second", 1), state: state(1), onwhy: () => explain(["DN-7", "DN-R8"]) },
      { key: "taking", text: words.say(ui("step-taking")), state: state(2), onwhy: () => explain(["DN-8", "DN-10", "DN-11"]) },
    ],
  };
}
