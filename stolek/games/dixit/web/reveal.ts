/** A round laid open, as every screen tells it: whose points are whose, and why. */
import type { Point, Told } from "$gen/games/dixit";
import type { Outcome } from "$gen/messages";
import type { Words } from "$lib/game-table";
import { ui, votersOf } from "./cards";

/** Only in the team game somebody gives no picture (DX-T3). */
const inTeams = (told: Told): boolean => new Set(told.owners).size < told.ballots.length;

/** The storyteller's partner, who sits opposite (DX-R17): the two score as one. */
const isPartner = (told: Told, seat: number): boolean =>
  inTeams(told) && (seat + told.ballots.length / 2) % told.ballots.length === told.storyteller;

/** A player with two pictures has the points under the first. */
const isFirst = (told: Told, n: number): boolean => told.owners.indexOf(told.owners[n] ?? -1) === n;

export const pointsOf = (told: Told, seat: number): Point[] =>
  told.scores.find((score) => score.seat === seat)?.points ?? [];

export const totalOf = (points: readonly Point[]): number => points.reduce((sum, each) => sum + each.points, 0);

/**
 * The points that stand with a picture, and whose they are: its owner's, told with their first picture (null: with
 * another one). The storyteller's team has what votes bring under the partner's picture, which alone earns it, and the
 * rest under the storyteller's. In the party game it is those who voted for it who score by it, all alike (DX-P5).
 */
export function pointsAt(told: Told, n: number, party: boolean): Point[] | null {
  if (told.scores.length === 0) return null;
  if (party) return pointsOf(told, votersOf(told, n + 1)[0] ?? -1);
  const owner = told.owners[n] ?? -1;
  const points = pointsOf(told, owner);
  if (isPartner(told, owner)) {
    const votes = points.filter(({ rule }) => rule === VOTES);
    return votes.length > 0 ? votes : null;
  }
  if (!isFirst(told, n)) return null;
  return inTeams(told) && owner === told.storyteller ? points.filter(({ rule }) => rule !== VOTES) : points;
}

export function whyPoint(told: Told, point: Point, seat: number, words: Words, party = false): string {
  if (party && point.rule === "DX-P5") return words.say(ui("why-DX-P5-each"));
  const found = point.rule !== "DX-11" ? "" : seat === told.storyteller ? "-teller" : inTeams(told) ? "-team" : "";
  return words.say(ui(`why-${point.rule}${found}`, { points: point.points }));
}

/** What all but the storyteller have because everybody or nobody found the picture: said once, not under every picture. */
export const ALIKE = "DX-10";

/** What each vote for a picture brings its owner. */
export const VOTES = "DX-12";

/** How many found the storyteller's picture and what all have of it; nothing in the party game, where none is special. */
export function foundLine(told: Told, party: boolean, words: Words): string {
  if (party) return "";
  const place = told.owners.indexOf(told.storyteller) + 1;
  const all = told.ballots.filter((ballot) => ballot !== null).length;
  const found = { count: votersOf(told, place).length, all };
  const alike = told.scores.filter(({ seat }) => seat !== told.storyteller).flatMap(({ points }) => points.filter(({ rule }) => rule === ALIKE));
  return words.say(alike[0] === undefined ? ui("found", found) : ui("found-alike", { ...found, points: alike[0].points }));
}

/** Which picture a story is told by: the storyteller's; in the party game, where none is special, the favourite. */
export function mainPlace(told: Told, party: boolean): number {
  if (!party) return told.owners.indexOf(told.storyteller);
  const votes = told.table.map((_, n) => votersOf(told, n + 1).length);
  return votes.indexOf(Math.max(...votes));
}

/** Everybody who could has voted for this picture: one word says it better than their names. */
export const isAll = (told: Told, voters: readonly number[]): boolean =>
  voters.length > 3 && voters.length === told.ballots.filter((ballot) => ballot !== null).length;

/** Who voted for a picture, in one line; `called` says each name as the screen does. */
export function votesLine(told: Told, voters: readonly number[], called: (seat: number) => string, words: Words): string {
  if (isAll(told, voters)) return words.say(ui("votes-all"));
  return words.say(ui("votes", { whose: { is: "several", items: voters.map(called) } }));
}

export const winnersOf = (outcome: Outcome): number[] =>
  outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
