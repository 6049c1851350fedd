/** What the house gets to see of Numberloor's table. */
import type { Component } from "svelte";
import type { Event, Shown } from "$gen/games/numberloor";
import type { GameTable, TableProps } from "$lib/game-table";
import { beat, sound } from "./events";
import Table from "./Table.svelte";
import { ui } from "./cards";

const table: GameTable = {
  Table: Table as unknown as Component<TableProps<never, never>>,
  beat: (event, shown) => beat(event as Event, shown as Shown),
  sound: (event) => sound(event as Event),
  light: (shown) => ((shown as Shown).variant === "beginner" ? "day" : "night"),
  // Those who do not read yet count the empty stars.
  chip: (shown) => ((shown as Shown).variant === "beginner" ? null : ui("chip", { target: (shown as Shown).target })),
  calm: (shown) => (shown as Shown).variant === "beginner",
};

export default table;
