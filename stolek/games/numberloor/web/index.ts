/** What the house gets to see of Numberloor's table. */
import type { Action, Event, Shown } from "$gen/games/numberloor";
import { gameTable } from "$lib/game-table";
import { beat, sound } from "./events";
import CardFace from "./CardFace.svelte";
import Table from "./Table.svelte";
import { ui } from "./cards";

export default gameTable<Shown, Event, Action>({
  Table,
  beat,
  sound,
  points: (shown, seat) => shown.seats[seat]?.stars ?? 0,
  chapter: (event) => event.is === "turn-began",
  scores: (event) => event.is === "ended",
  light: (shown) => (shown.variant === "beginner" ? "day" : "night"),
  symbols: ["f5", "n5", "b2", "near", "even", "odd", "skip"].map((face) => ({ Drawing: CardFace, props: { face }, key: `numberloor-symbol-${face}` })),
  // Those who do not read yet count the empty stars.
  chip: (shown) => (shown.variant === "beginner" ? null : ui("chip", { target: shown.target })),
  calm: (shown) => shown.variant === "beginner",
});
