/** From what is picked to the option it stands for, or to what is missing. Knows options, not rules. */
import type { Action, Spot } from "$gen/games/dnup";
import type { Option } from "$gen/messages";
import { card, sameFaces, sameSpot, spotKey } from "./cards";

export type Choice = Option<Action>;
export type Kind = Action["is"];

/** Cards of one value and a set on the table; either may be missing. */
export interface Picked {
  faces: readonly string[];
  target: Spot | null;
}

/** All options of that kind with what is picked: one is a choice, several still need a set to be tapped. */
export const optionsFor = (kind: Kind, options: readonly Choice[], { faces, target }: Picked): readonly Choice[] =>
  options.filter(({ action }) => {
    switch (action.is) {
      case "lay":
        return kind === "lay" && sameFaces(action.faces, faces);
      case "add":
        return kind === "add" && faces.length === 1 && action.face === faces[0] && (target === null || sameSpot(action.to, target));
      case "take":
        return kind === "take" && (target === null || sameSpot(action.at, target));
      case "rotate":
        return kind === "rotate";
    }
  });

/** The action in force when none was asked for by name. */
export function follows(choices: Record<Kind, Choice | null>, { faces, target }: Picked): Kind | null {
  if (target !== null && faces.length === 1 && choices.add !== null) return "add";
  if (target !== null && faces.length === 0 && choices.take !== null) return "take";
  if (faces.length > 0 && choices.lay !== null) return "lay";
  // A card that can only be added, and to one set only, needs no aiming.
  return faces.length === 1 && choices.add !== null ? "add" : null;
}

/** Why what is picked is not a move yet. */
export function missing(
  options: readonly Choice[],
  { faces, target }: Picked,
): "pick" | "pick-cards" | "pick-none" | "pick-none-rotate" | "pick-more" | "pick-set" | "pick-stuck" | null {
  const [first] = faces;
  if (first === undefined) {
    if (target !== null) return null;
    const takes = options.some(({ action }) => action.is === "take");
    if (playable(options).size > 0) return takes ? "pick" : "pick-cards";
    return takes ? "pick-none" : "pick-none-rotate";
  }
  const { active } = card(first);
  const larger = ({ action }: Choice): boolean =>
    action.is === "lay" && action.faces.length > faces.length && card(action.faces[0] ?? "").active === active;
  if (options.some(larger)) return "pick-more";
  const addable = ({ action }: Choice): boolean => action.is === "add" && faces.length === 1 && action.face === first;
  return options.some(addable) ? "pick-set" : "pick-stuck";
}

/** Faces that are part of any option. */
export const playable = (options: readonly Choice[]): Set<string> =>
  new Set(options.flatMap(({ action }) => (action.is === "lay" ? action.faces : action.is === "add" ? [action.face] : [])));

/** Sets that can be aimed at now, by spot. */
export function aimed(options: readonly Choice[], { faces }: Picked): Set<string> {
  const spots = options.flatMap(({ action }) => {
    if (action.is === "take" && faces.length === 0) return [spotKey(action.at)];
    return action.is === "add" && faces.length === 1 && action.face === faces[0] ? [spotKey(action.to)] : [];
  });
  return new Set(spots);
}
