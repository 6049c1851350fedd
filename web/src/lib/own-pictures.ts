/** Where the pictures of people's own decks are. A page shows one table at a time. */
import { at } from "./address";

let table: string | null = null;

/** From now on own pictures are those of this table; null: there is none on the page. */
export function picturesOf(id: string | null): void {
  table = id;
}

/** A picture that lies on the table; whoever is not at the table finds nothing there. */
export function ownPicture(face: string): string | null {
  return table === null ? null : at(`/pictures/tables/${encodeURIComponent(table)}/${encodeURIComponent(face)}.webp`);
}

/** A picture of a deck of yours. */
export function deckPicture(deck: string, face: string): string {
  return at(`/pictures/decks/${encodeURIComponent(deck)}/${encodeURIComponent(face)}.webp`);
}
