/** Everyone at a finished game as drawn at its table. */
import type { Chair, Person } from "$gen/messages";
import { botAvatar, botName } from "./bots";
import { isShared, nameAt } from "./chair-names.svelte";
import type { SeatPerson } from "./game-table";

export function seatPeople(people: readonly (Person | null)[], you: number | null = null): SeatPerson[] {
  const chairs = people.map((person): Chair => ({ person, bot: null, ready: false, connected: true, yours: false }));
  return chairs.map(({ person }, seat) => ({
    seat,
    name: nameAt(people, seat, true) ?? botName(seat),
    avatar: (isShared(people, seat) ? null : person?.avatar) ?? botAvatar(chairs, seat),
    bot: null,
    connected: true,
    you: seat === you,
  }));
}
