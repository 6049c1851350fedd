/** What was played last on this device, and how: where the start page begins the next time. */
import type { GameCard } from "$gen/lobby";
import { applies, fits, type Choices } from "./setup";
import { keep, kept } from "./storage";

const KEY = "stolek-last";

interface Kept {
  game: string;
  choices: Record<string, Choices>;
}

const read = (): Kept => ({ game: "", choices: {}, ...kept<Partial<Kept>>(KEY, {}) });

export const lastGame = (): string => read().game;

/** The choices of the last time, as far as they are still possible; null: there are none. */
export function lastChoices(game: GameCard): Choices | null {
  const last = read().choices[game.id];
  const variant = game.variants.find(({ id }) => id === last?.variant);
  if (last === undefined || variant?.seats.includes(last.chairs) !== true || !game.levels.includes(last.level)) return null;
  const { chairs, level } = last;
  const choices: Choices = { variant: variant.id, chairs, level, options: {} };
  for (const option of game.options) {
    const value = last.options?.[option.name];
    const known = value !== undefined && (option.values.length === 0 || option.values.includes(value));
    if (known && applies(option, choices) && fits(option, value, chairs)) choices.options[option.name] = value;
    else if (option.kind !== "language") choices.options[option.name] = option.default;
  }
  return choices;
}

export function remember(game: string, choices: Choices): void {
  keep(KEY, { game, choices: { ...read().choices, [game]: choices } });
}

/** Somebody plays this here, wherever it was set up. */
export function played(game: string): void {
  keep(KEY, { ...read(), game });
}
