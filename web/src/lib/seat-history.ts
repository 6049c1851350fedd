/** Who played which seat when: what is told of the past keeps their names. The same rules as the server's log. */
import type { Arg, Chair, Piece, Say } from "$gen/messages";

/** Somebody at a seat: a person, a bot, or a bot for a person. */
export interface Player {
  person: string | null;
  name: string;
  bot: boolean;
}

export function playersOf(chairs: readonly Chair[]): Player[] {
  return chairs.map(({ person, bot }) => ({ person: person?.id ?? null, name: person?.name ?? "", bot: bot !== null }));
}

function isSame(a: Player | undefined, b: Player | undefined): boolean {
  return a === undefined || b === undefined || (a.person === b.person && a.bot === b.bot);
}

/** The same sentence, with those named who played then and do not now. */
export function asPlayed(say: Say, then: readonly Player[], now: readonly Player[]): Say {
  if (then.every((player, seat) => isSame(player, now[seat]))) return say;
  const piece = (item: Piece): Piece => {
    if (typeof item !== "object") return item;
    if (item.is === "say") return named(item);
    const was = then[item.seat];
    if (was === undefined || item.was != null || isSame(was, now[item.seat])) return item;
    return { ...item, was: was.name, bot: was.bot };
  };
  const part = (arg: Arg): Arg => {
    if (typeof arg !== "object" || arg.is === "own-face") return arg;
    return arg.is === "several" ? { ...arg, items: arg.items.map(piece) } : piece(arg);
  };
  const named = (each: Say): Say => ({
    ...each,
    args: Object.fromEntries(Object.entries(each.args ?? {}).map(([key, arg]) => [key, part(arg)])),
  });
  return named(say);
}
