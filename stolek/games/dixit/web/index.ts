/** What the house gets to see of Dixit's table. */
import type { Action, Event, Shown } from "$gen/games/dixit";
import { gameTable } from "$lib/game-table";
import { beat, sound } from "./events";
import Table from "./Table.svelte";
import { ui } from "./cards";
import Tv from "./Tv.svelte";

const PHRASES = ["fits", "a-little", "not-at-all", "you", "me", "as-you-like", "moment", "agreed"].map(
  (name) => `dixit-phrase-${name}`,
);

export default gameTable<Shown, Event, Action>({
  Table,
  Tv,
  tally(shown, seat, words) {
    const { phase, seats, storyteller } = shown;
    const each = seats[seat];
    const given = each !== undefined && (each.given > 0 || each.offered);
    return {
      points: each?.points ?? 0,
      team: each === undefined || each.team === null ? undefined : words.say(ui("team", { team: each.team + 1 })),
      done: phase === "vote" ? each?.voted === true : phase === "give" && given,
      leads: seat === storyteller,
    };
  },
  points: (shown, seat) => shown.seats[seat]?.points ?? 0,
  beat,
  sound,
  chapter: (event) => event.is === "round-began",
  scores: (event) => (event.is === "scored" ? "full" : event.is === "ended"),
  light: () => "night",
  // Partners settle aloud and before everyone who gives (DX-T3); everybody at the table has the same sentences.
  phrases(shown) {
    const { variant, phase } = shown;
    return variant === "team" && phase === "give" ? PHRASES : [];
  },
  chip(shown) {
    const { round, rounds, target } = shown;
    return rounds === null ? ui("chip-target", { round, target: target ?? 0 }) : ui("chip-rounds", { round, rounds });
  },
});
