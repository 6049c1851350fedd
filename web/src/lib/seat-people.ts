/** Everyone at a table as drawn there. */
import type { Chair, Person } from "$gen/messages";
import { botAvatar, botName } from "./bots";
import { isShared, nameAt } from "./chair-names.svelte";
import type { SeatPerson } from "./game-table";

/** Those who sit here now; `asleep`: their device sleeps or shows something else. */
export function seated(chairs: readonly Chair[], you: number | null, asleep: readonly boolean[] = []): SeatPerson[] {
  const people = chairs.map(({ person }) => person);
  return chairs.map((chair, seat) => ({
    seat,
    name: nameAt(people, seat, chair.yours) ?? botName(seat),
    avatar: (isShared(people, seat) ? null : chair.person?.avatar) ?? botAvatar(chairs, seat),
    bot: chair.bot,
    connected: chair.connected || chair.person === null,
    asleep: chair.connected && asleep[seat] === true,
    you: seat === you,
  }));
}

/** Those who played a finished game. */
export function seatPeople(people: readonly (Person | null)[], you: number | null = null): SeatPerson[] {
  const chairs = people.map((person): Chair => ({ person, bot: null, ready: false, connected: true, yours: true }));
  return seated(chairs, you);
}
