/** What the house gets to see of Day & Night's table. */
import type { Component } from "svelte";
import type { Event, Shown } from "$gen/games/daynight";
import type { GameTable, TableProps } from "$lib/game-table";
import { beat, sound } from "./beat";
import Table from "./Table.svelte";

const table: GameTable = {
  Table: Table as unknown as Component<TableProps<never, never>>,
  beat: (event, shown) => beat(event as Event, shown as Shown),
  sound: (event) => sound(event as Event),
  light: (shown) => (shown as Shown).time,
  chip: (shown) => {
    const { round, rounds, last } = shown as Shown;
    if (round === 0) return null;
    return { is: "say", key: last ? "daynight-ui-chip-last" : "daynight-ui-chip", args: { round, rounds } };
  },
};

export default table;
