/** What can be chosen before a game, read from the game's card on the shelf. Knows no game. */
import type { GameCard, LessonCard, OptionCard, OptionValue, Variant } from "$gen/lobby";
import { attribute, has, language, t } from "./language.svelte";

export interface Choices {
  variant: string;
  chairs: number;
  level: string;
  options: Record<string, OptionValue>;
}

export function variantOf(game: GameCard, id: string): Variant {
  const found = game.variants.find((variant) => variant.id === id) ?? game.variants[0];
  if (found === undefined) throw new Error(`${game.id} has no variant`);
  return found;
}

/** Four at the table where that is possible, else the official number next to it. */
export function usualChairs(variant: Variant): number {
  const official = variant.seats.filter((seats) => !variant.unofficial.includes(seats));
  const near = [...(official.length > 0 ? official : variant.seats)];
  return near.sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4))[0] ?? 2;
}

/** The lesson of this variant that was made for the most similar number of chairs; null: there is none. */
export function lessonFor(lessons: readonly LessonCard[], variant: string, chairs: number): LessonCard | null {
  const off = (lesson: LessonCard): number => Math.abs(lesson.chairs - chairs);
  return lessons.filter((each) => each.variant === variant).sort((a, b) => off(a) - off(b))[0] ?? null;
}

export function firstChoices(game: GameCard): Choices {
  const variant = variantOf(game, "");
  return {
    variant: variant.id,
    chairs: usualChairs(variant),
    level: game.levels.includes("casual") ? "casual" : (game.levels[0] ?? "random"),
    // What is left out the server settles: a language is the host's.
    options: Object.fromEntries(
      game.options.filter(({ kind }) => kind !== "language").map((option) => [option.name, option.default]),
    ),
  };
}

/** Whether an option can have this value with so many chairs. */
export const fits = (option: OptionCard, value: OptionValue, chairs: number): boolean =>
  !(option.refused[String(value)] ?? []).includes(chairs);

/** So many chairs, and what does not go with them is as usual again. */
export function withChairs(game: GameCard, options: Choices["options"], chairs: number): Partial<Choices> {
  const wrong = game.options.filter((option) => !fits(option, options[option.name] ?? usualValue(option), chairs));
  const usual = Object.fromEntries(wrong.map((option) => [option.name, usualValue(option)]));
  return wrong.length === 0 ? { chairs } : { chairs, options: { ...options, ...usual } };
}

/** Whether an option says anything in this variant with so many chairs. */
export const applies = ({ variants, seats }: OptionCard, { variant, chairs }: Choices): boolean =>
  (variants.length === 0 || variants.includes(variant)) && (seats.length === 0 || seats.includes(chairs));

/** What an option has while nothing else is chosen. */
export const usualValue = ({ kind, values, default: usual }: OptionCard): OptionValue =>
  kind === "language" && values.includes(language.lang) ? language.lang : usual;

export const titleOf = (game: string): string => t(`${game}-title`);
export const levelName = (level: string): string => t(`level-${level}`);
export const variantName = (game: string, variant: string): string => t(`${game}-variant-${variant}`);
export const optionName = (game: string, option: string): string => t(`${game}-option-${option}`);
export const optionHelp = (game: string, option: string): string | null =>
  attribute(`${game}-option-${option}`, "help");

export function valueName(game: string, option: OptionCard, value: OptionValue): string {
  const key = `${game}-option-${option.name}-${String(value)}`;
  return has(key) ? t(key) : String(value);
}
