/** What the house gets to see of dnup's table. */
import type { Action, Event, Shown } from "$gen/games/dnup";
import { gameTable } from "$lib/game-table";
import { beat, sound } from "./events";
import Table from "./Table.svelte";
import { ui } from "./cards";

export default gameTable<Shown, Event, Action>({
  Table,
  beat,
  sound,
  chapter: (event) => event.is === "round-began",
  light: () => "night",
  chip: (shown) => ui("chip", { round: shown.round }),
});
