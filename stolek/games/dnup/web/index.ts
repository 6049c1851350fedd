/** What the house gets to see of dnup's table. */
import type { Action, Event, Shown } from "$gen/games/dnup";
import { gameTable } from "$lib/game-table";
import { beat, sound } from "./events";
import CardFace from "./CardFace.svelte";
import Tokens from "./Tokens.svelte";
import Table from "./Table.svelte";
import { ui } from "./cards";

export default gameTable<Shown, Event, Action>({
  Table,
  beat,
  sound,
  points: (shown, seat) => shown.seats[seat]?.tokens ?? 0,
  chapter: (event) => event.is === "round-began",
  scores: (event) => event.is === "ended",
  symbols: [
    { Drawing: CardFace, props: { face: "4/7" }, key: "dnup-symbol-card" },
    { Drawing: CardFace, props: { face: "1/5*" }, key: "dnup-symbol-star" },
    { Drawing: Tokens, props: { won: 2, goal: 4, letters: true }, key: "dnup-symbol-tokens" },
  ],
  light: () => "night",
  chip: (shown) => ui("chip", { round: shown.round }),
});
