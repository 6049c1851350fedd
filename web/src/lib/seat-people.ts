/** Everyone at a finished game as drawn at its table. */
import type { Chair, Person } from "$gen/messages";
import { botAvatar, botName } from "./bots";
import type { SeatPerson } from "./game-table";

export function seatPeople(people: readonly (Person | null)[], you: number | null = null): SeatPerson[] {
  const chairs = people.map((person): Chair => ({ person, bot: null, ready: false, connected: true, yours: false }));
  return chairs.map(({ person }, seat) => ({
    seat,
    name: person?.name ?? botName(seat),
    avatar: person?.avatar ?? botAvatar(chairs, seat),
    bot: null,
    connected: true,
    you: seat === you,
  }));
}
