/** What the house gets to see of Dixit's table. */
import type { Component } from "svelte";
import type { Event, Shown } from "$gen/games/dixit";
import type { GameTable, TableProps } from "$lib/game-table";
import { beat, sound } from "./moments";
import Table from "./Table.svelte";
import { ui } from "./things";

const table: GameTable = {
  Table: Table as unknown as Component<TableProps<never, never>>,
  beat: (event) => beat(event as Event),
  sound: (event) => sound(event as Event),
  light: () => "night",
  chip(shown) {
    const { round, rounds, target } = shown as Shown;
    return rounds === null ? ui("chip-target", { round, target: target ?? 0 }) : ui("chip-rounds", { round, rounds });
  },
};

export default table;
