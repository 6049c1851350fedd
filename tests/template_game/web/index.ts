/** What the house gets to see of High Card's table. */
import type { Action, Event, Shown } from "$gen/games/highcard";
import { gameTable } from "$lib/game-table";
import Table from "./Table.svelte";

export default gameTable<Shown, Event, Action>({
  Table,
  beat: (event) => (event.is === "shuffled" ? 0 : 700),
  sound: (event) => (event.is === "ended" ? "win" : "card"),
  light: () => "night",
});
