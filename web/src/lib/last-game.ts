/** What was played last on this device, and how: where the start page begins the next time. */
import type { GameCard } from "$gen/lobby";
import { applies, fits, type Choices } from "./setup";

const KEY = "stolek-last";

interface Kept {
  game: string;
  choices: Record<string, Choices>;
}

function read(): Kept {
  const nothing = { game: "", choices: {} };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing; // storage is switched off or holds something else
  }
}

export const lastGame = (): string => read().game;

/** The choices of the last time, as far as they are still possible; null: there are none. */
export function lastChoices(game: GameCard): Choices | null {
  const kept = read().choices[game.id];
  const variant = game.variants.find(({ id }) => id === kept?.variant);
  if (kept === undefined || variant?.seats.includes(kept.chairs) !== true || !game.levels.includes(kept.level)) return null;
  const { chairs, level } = kept;
  const choices: Choices = { variant: variant.id, chairs, level, options: {} };
  for (const option of game.options) {
    const value = kept.options?.[option.name];
    const known = value !== undefined && (option.values.length === 0 || option.values.includes(value));
    if (known && applies(option, choices) && fits(option, value, chairs)) choices.options[option.name] = value;
    else if (option.kind !== "language") choices.options[option.name] = option.default;
  }
  return choices;
}

export function remember(game: string, choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, choices: { ...read().choices, [game]: choices } }));
  } catch {
    // nothing to do: the next visit begins as the first one did
  }
}
