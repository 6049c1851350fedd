/** Names and faces for bots, who have none of their own. Kept apart from the people's at the same table. */
import type { Chair } from "$gen/messages";
import { AVATARS } from "./art";
import { t } from "./language.svelte";

const NAMES = 12;

export function botName(chair: number): string {
  return t(`page-bot-${(chair % NAMES) + 1}`);
}

/** Different for every chair: 5 and 24 have no common factor. */
function liked(chair: number): number {
  return ((chair * 5 + 3) % AVATARS) + 1;
}

/** A wanderer that nobody else at the table is, and that stays the same while others sit down. */
export function botAvatar(chairs: readonly Chair[], chair: number): number {
  const taken = new Set(chairs.flatMap((each) => (each.person === null ? [] : [each.person.avatar])));
  if (!taken.has(liked(chair))) return liked(chair);
  const spare = new Set([...taken, ...chairs.map((_, place) => liked(place))]);
  const free = Array.from({ length: AVATARS }, (_, place) => place + 1).find((number) => !spare.has(number));
  return free ?? liked(chair);
}
