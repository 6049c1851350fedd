/** What the house gets to see of Day & Night's table. */
import type { Action, Event, Shown } from "$gen/games/daynight";
import { gameTable } from "$lib/game-table";
import { ui } from "./cards";
import { beat, sound } from "./events";
import { reason, standings } from "./standings";
import Glyph from "./Glyph.svelte";
import Table from "./Table.svelte";

export default gameTable<Shown, Event, Action>({
  Table,
  beat,
  sound,
  points: (shown, seat) => shown.stars[seat] ?? 0,
  chapter: (event) => event.is === "round-began",
  light: (shown) => shown.time,
  chip: (shown) => {
    const { round, rounds, last, step } = shown;
    if (round === 0 || step === "over") return null;
    return ui(last ? "chip-last" : "chip", { round, rounds });
  },
  scores: (event) => event.is === "swept",
  symbols: (["glass", "star", "sun", "moon"] as const).map((name) => ({ Drawing: Glyph, props: { name, size: "40px" }, key: `daynight-symbol-${name}` })),
  drawsPlaces: true,
  place: (shown, seat) => {
    const all = standings(shown);
    const one = all.find((each) => each.seat === seat);
    return one === undefined ? null : reason(all, one);
  },
});
