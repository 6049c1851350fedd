/** Times as the reader's language says them: how long is left, and when something was. */
import type { TableState } from "$gen/messages";
import { language } from "./language.svelte";

/** A table that gives a decision so many seconds or more is played over days. */
export const OVER_DAYS = 86_400;

export const overDays = ({ deadline }: TableState): boolean => deadline.seconds >= OVER_DAYS;

/** By which clock this device lives, as the world's list of time zones calls it. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const UNITS = [
  ["day", OVER_DAYS],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "1 day 4 hours": the two largest units that say anything. */
export function duration(seconds: number): string {
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  if (first < 0) return part(0, "second");
  let rest = seconds;
  const parts = UNITS.slice(first, first + 2).map(([unit, size], place) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 || place === 0 ? part(count, unit) : "";
  });
  return parts.filter((text) => text !== "").join(" ");
}

/** "2 days": as one says it who has no clock at hand. */
export function about(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= 1.5 * size) ?? UNITS[2];
  return part(Math.round(seconds / size), unit);
}

function part(count: number, unit: string): string {
  const format = new Intl.NumberFormat(language.lang, { style: "unit", unit, unitDisplay: unit === "day" ? "long" : "short" });
  // without the dot of an abbreviation ("Std."), which would end a sentence
  return format.format(count).replaceAll(" ", "\u00a0").replace(/\.$/, "");
}

/** "Tue 18:20", and the date too when it was more than six days ago. */
export function moment(seconds: number): string {
  const old = Date.now() / 1_000 - seconds > 6 * OVER_DAYS;
  const day: Intl.DateTimeFormatOptions = old ? { day: "numeric", month: "short" } : { weekday: "short" };
  const format = new Intl.DateTimeFormat(language.lang, { ...day, hour: "2-digit", minute: "2-digit" });
  return format.format(seconds * 1_000).replaceAll(" ", "\u00a0");
}
