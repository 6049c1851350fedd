/** What the house gets to see of dnup's table. */
import type { Component } from "svelte";
import type { Event, Shown } from "$gen/games/dnup";
import type { GameTable, TableProps } from "$lib/game-table";
import { beat, sound } from "./events";
import Table from "./Table.svelte";
import { ui } from "./cards";

const table: GameTable = {
  Table: Table as unknown as Component<TableProps<never, never>>,
  beat: (event, shown) => beat(event as Event, (shown as Shown).viewer),
  sound: (event) => sound(event as Event),
  light: () => "night",
  chip: (shown) => ui("chip", { round: (shown as Shown).round }),
};

export default table;
