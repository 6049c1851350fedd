/** Pictures and sayings of Dixit as the table draws them. Decides nothing. */
import type { Action, Ballot, Told } from "$gen/games/dixit";
import type { Option, Say } from "$gen/messages";
import type { SeatPerson, Words } from "$lib/game-table";
import { say, sayings } from "$lib/say";

const found = import.meta.glob<string>("../deck/*.webp", { query: "?url", import: "default", eager: true });
const pictures = new Map(
  Object.entries(found).map(([path, url]) => [path.replace(/^.*\/(.+)\.webp$/, "$1"), url] as const),
);

/** Where a picture of ours is; a face of another deck has none. */
export const pictureUrl = (face: string): string | null => pictures.get(face) ?? null;

export const ui = sayings("dixit-ui-");

export const sayFace = (face: string): Say =>
  pictures.has(face) ? say(`dixit-picture-${face}`) : say("dixit-picture-own", { card: { is: "own-face", face } });

/** What can be seen on a picture, for those who do not see it; empty when nobody said more than its name. */
export function altOf(face: string, words: Words): string {
  const alt = words.say(ui("alt", { card: sayFace(face) }));
  return alt === words.say(sayFace(face)) ? "" : alt;
}

export type Choice = Option<Action>;

/** The answer that does something with exactly these pictures. */
export function choiceFor(options: readonly Choice[], faces: readonly string[]): Choice | null {
  const wanted = faces.toSorted().join();
  return options.find(({ action }) => facesOf(action).toSorted().join() === wanted && action.is !== "accept" && action.is !== "vote") ?? null;
}

function facesOf(action: Action): string[] {
  switch (action.is) {
    case "give":
      return action.faces;
    case "tell":
      return action.face === null ? [] : [action.face];
    case "offer-card":
    case "instead":
      return [action.face];
    case "accept":
    case "vote":
      return [];
  }
}

export function voteFor(options: readonly Choice[], ballot: Ballot): Choice | null {
  const wanted = ballot.places.toSorted((a, b) => a - b).join();
  return options.find(({ action }) => action.is === "vote" && action.places.join() === wanted && action.red === ballot.red) ?? null;
}

export const nameOf = (people: readonly SeatPerson[], seat: number): string =>
  people.find((person) => person.seat === seat)?.name ?? "";

/** The name on the table: one's own seat is "you". */
export const calledOf = (people: readonly SeatPerson[], seat: number, words: Words): string =>
  people.some((person) => person.seat === seat && person.you) ? words.say(ui("you")) : nameOf(people, seat);

export const avatarOf = (people: readonly SeatPerson[], seat: number): number =>
  people.find((person) => person.seat === seat)?.avatar ?? 1;

/** Who voted for the picture at this place, from 1. */
export const votersOf = (told: Told, place: number): number[] =>
  told.ballots.flatMap((ballot, seat) => (ballot?.places.includes(place) === true ? [seat] : []));

export const redOn = (told: Told): number | null => told.ballots.find((ballot) => ballot?.red != null)?.red ?? null;

/** Spaces as the engine wants them: none at the ends, single ones between words. */
export const trimmed = (text: string): string => text.trim().split(/\s+/u).join(" ");

/** Characters as the engine counts them, not halves of them. */
export const lengthOf = (text: string): number => [...text].length;

interface Fit {
  columns: number;
  /** width of one picture in pixels */
  width: number;
}

/** The number of columns in which so many pictures (2:3) are largest, with `under` px of words below each, or `beside`. */
export function fit(count: number, width: number, height: number, gap: number, under: number, beside = (_tall: number): number => 0): Fit {
  let best: Fit = { columns: Math.min(count, 4), width: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const down = (height - gap * (rows - 1)) / rows - under;
    const across = (width - gap * (columns - 1)) / columns - beside(down);
    const room = Math.floor(Math.min(across, down / 1.5));
    if (room > best.width) best = { columns, width: room };
  }
  return best;
}
