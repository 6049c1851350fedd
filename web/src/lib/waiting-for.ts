/** For whom a table waits, and how that is said: somebody who is away, or who still looks at a moment. */
import type { AtMoment, TableState } from "$gen/messages";
import { overDays } from "./durations";
import { language, t } from "./language.svelte";
import type { TableStore } from "./table-store.svelte";

interface Missed {
  seat: number;
  text: string;
  /** seconds until a bot may play for them; null: that is not known */
  left: number | null;
}

/** Those who are away while something is asked of them. Nobody is missed at a moment, where the table holds. */
export function missed(store: TableStore, table: TableState, now: number): Missed[] {
  if (table.phase !== "playing" || overDays(table) || store.moment !== null) return [];
  return (store.playback?.waiting ?? []).flatMap((seat) => {
    const chair = table.chairs[seat];
    const asleep = store.company.asleep[seat] === true;
    if (chair?.person == null || chair.bot !== null || chair.yours || (chair.connected && !asleep)) return [];
    const at = store.company.coverAt[seat] ?? null;
    const left = at === null ? null : Math.max(0, Math.ceil((at - now) / 1_000));
    return [{ seat, text: t(asleep ? "page-wait-asleep" : "page-wait-away", { name: chair.person.name }), left }];
  });
}

/** Who still looks at a moment, else who goes on from it, in a whole sentence or a short one. */
export function lookedAt(store: TableStore, moment: AtMoment, leads: "page-moment-leader" | "page-moment-leader-short"): string {
  const others = moment.holders.filter(({ id }) => store.watches || id !== store.you?.id).map(({ name }) => name);
  if (others.length > 0) return t("page-moment-looking", { names: language.catalogue.list(others), count: others.length });
  const seat = moment.leader;
  const leader = seat === null ? undefined : store.people[seat];
  const host = store.people.find((person) => store.table?.chairs[person.seat]?.person?.id === store.table?.host);
  const name = (leader?.bot === null && leader.connected ? leader : host)?.name;
  return name === undefined ? "" : t(leads, { name });
}

/** Why a table stands still though it is somebody's turn, in a line and a smaller one; null: it does not. */
export function holdup(store: TableStore, table: TableState, now: number): { line: string; more: string } | null {
  if (store.moment !== null) return { line: lookedAt(store, store.moment, "page-moment-leader"), more: "" };
  const [first] = missed(store, table, now);
  if (first === undefined) return null;
  return { line: first.text, more: first.left === null || first.left === 0 ? "" : t("page-cover-soon", { count: first.left }) };
}
