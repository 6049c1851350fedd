/** How a table of a class is doing, in a few words: read from what a spectator is shown. Knows no game. */
import type { ClassTable } from "$gen/lobby";
import { botAvatar, botName } from "$lib/bots";
import type { GameTable } from "$lib/game-table";
import { language, t, wordsFor } from "$lib/language.svelte";

export interface Place {
  chair: number;
  /** the person's id; null: a bot or nobody */
  person: string | null;
  name: string;
  avatar: number | null;
  /** a person who is not here now */
  away: boolean;
  /** a bot plays here */
  bot: boolean;
  turn: boolean;
  points: number | null;
}

/** Who sits where, whose turn it is, and how many points each has. */
export function places(each: ClassTable, game: GameTable | null): Place[] {
  const { table, position, outcome } = each;
  const shown = table.phase === "setup" ? undefined : position?.view;
  const waited = table.phase === "playing" ? (position?.waiting ?? []) : [];
  return table.chairs.map(({ person, bot, connected }, chair) => ({
    chair,
    person: person?.id ?? null,
    name: person?.name ?? (bot === null ? t("page-chair-free") : botName(chair)),
    avatar: person?.avatar ?? (bot === null ? null : botAvatar(table.chairs, chair)),
    away: person !== null && !connected,
    bot: bot !== null,
    turn: waited.includes(chair),
    points:
      (table.phase === "over" ? outcome?.scores[chair] : undefined) ??
      (shown === undefined || game === null ? null : (game.points?.(shown, chair) ?? null)),
  }));
}

/** Not begun, the round, whose turn, or over. */
export function progress(each: ClassTable, game: GameTable | null): string {
  const { table, position } = each;
  if (table.phase === "setup") return t("class-setup");
  if (table.phase === "over") return t("class-over");
  const chip = position?.view === undefined ? null : (game?.chip?.(position.view) ?? null);
  const names = places(each, game).flatMap(({ turn, name }) => (turn ? [name] : []));
  const turn = names.length === 0 ? null : t("class-turn", { names: language.catalogue.list(names) });
  return [chip === null ? null : words(each).say(chip), turn].filter((part) => part !== null).join(" · ");
}

const words = ({ table }: ClassTable) =>
  wordsFor(() => ({ name: (seat) => table.chairs[seat]?.person?.name ?? botName(seat), bot: botName, you: null }));
