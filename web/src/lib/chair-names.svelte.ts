/**
 * What people are called who share one device: its owner by their own name, the others by names that are written at
 * their chairs and kept on this device alone.
 */
import type { Person } from "$gen/messages";

const KEY = "stolek-chair-names";

function read(): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<number, string>;
  } catch {
    return {}; // storage is switched off or holds something else
  }
}

let names = $state.raw(read());

export function callChair(place: number, name: string): void {
  names = { ...names, [place]: name.trim() };
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // the name holds until the page is closed
  }
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
