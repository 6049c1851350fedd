/** What the house gets to see of Day & Night's table. */
import type { Component } from "svelte";
import type { Event, Shown } from "$gen/games/daynight";
import type { GameTable, TableProps } from "$lib/game-table";
import { beat, sound } from "./events";
import { reason, standings } from "./standings";
import Table from "./Table.svelte";

const table: GameTable = {
  Table: Table as unknown as Component<TableProps<never, never>>,
  beat: (event, shown) => beat(event as Event, shown as Shown),
  sound: (event) => sound(event as Event),
  light: (shown) => (shown as Shown).time,
  chip: (shown) => {
    const { round, rounds, last, step } = shown as Shown;
    if (round === 0 || step === "over") return null;
    return { is: "say", key: last ? "daynight-ui-chip-last" : "daynight-ui-chip", args: { round, rounds } };
  },
  drawsPlaces: true,
  place: (shown, seat) => {
    const all = standings(shown as Shown);
    const one = all.find((each) => each.seat === seat);
    return one === undefined ? null : reason(all, one);
  },
};

export default table;
