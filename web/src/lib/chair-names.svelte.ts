/**
 * What people are called who share one device: its owner by their own name, the others by names that are written at
 * their chairs and kept on this device alone.
 */
import type { Person } from "$gen/messages";
import { keep, kept } from "./storage";

const KEY = "stolek-chair-names";
let names = $state.raw(kept<Record<number, string>>(KEY, {}));

export function callChair(place: number, name: string): void {
  names = { ...names, [place]: name.trim() };
  keep(KEY, names);
}

/** Whether this is not the first chair of its person. */
export function isShared(people: readonly (Person | null)[], place: number): boolean {
  const id = people[place]?.id;
  return id !== undefined && people.findIndex((person) => person?.id === id) < place;
}

/** What to call whoever sits here; null: nobody does. `yours`: it is a chair of this device. */
export function nameAt(people: readonly (Person | null)[], place: number, yours: boolean): string | null {
  const person = people[place] ?? null;
  if (person === null || !isShared(people, place)) return person?.name ?? null;
  const before = people.slice(0, place + 1).filter((each) => each?.id === person.id).length;
  return (yours && names[place]) || `${person.name} ${before}`;
}
