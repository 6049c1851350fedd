/** What has happened in the running game, for each seat that is looked through, with the names of whoever played. */
import type { Chair, Position, Say } from "$gen/messages";
import { asPlayed, playersOf, type Player } from "./seat-history";

export class TableLog {
  #lines = $state.raw<ReadonlyMap<number | null, Say[]>>(new Map());
  #now = $state.raw<readonly Player[]>([]);
  /** how long each log was when somebody here last played */
  #played = $state.raw<ReadonlyMap<number | null, number>>(new Map());
  /** who sat at the table when a sentence came; those that came with the whole table need nobody */
  readonly #then = new WeakMap<Say, readonly Player[]>();

  of(seat: number | null): Say[] {
    return this.#lines.get(seat) ?? [];
  }

  /** From where on a log tells what has happened since this seat last played here; its end where it has not. */
  meanwhile(seat: number | null): number {
    return this.#played.get(seat) ?? this.of(seat).length;
  }

  /** Somebody here plays: what comes now is news. */
  plays(seat: number | null): void {
    this.#played = new Map(this.#played).set(seat, this.of(seat).length);
  }

  /** A line as it is told now: whoever plays no more is named as they were. */
  told(say: Say): Say {
    return asPlayed(say, this.#then.get(say) ?? this.#now, this.#now);
  }

  /** Who plays from here on. */
  seat(chairs: readonly Chair[]): void {
    this.#now = playersOf(chairs);
  }

  /** Sentences that have come; perhaps it takes a while until they are shown. */
  came(says: readonly Say[]): void {
    for (const say of says) this.#then.set(say, this.#now);
  }

  /** The logs as the server tells them. */
  begin(positions: readonly Position[]): void {
    for (const { log } of positions) this.came(log ?? []);
    this.#lines = new Map(positions.map((each) => [each.seat, each.log ?? []]));
    this.#played = new Map();
  }

  /** A seat that is looked through from here on: its past is what comes with it. */
  open(position: Position): void {
    const past = [...(position.log ?? []), ...(position.happenings ?? []).flatMap((each) => each.says)];
    this.came(past);
    this.#lines = new Map(this.#lines).set(position.seat, past);
  }

  add(seat: number | null, says: readonly Say[]): void {
    this.#lines = new Map(this.#lines).set(seat, [...this.of(seat), ...says]);
  }
}
