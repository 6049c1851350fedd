/** The seats that this device looks through, each with its playback; one of them is watched. */
import type { Position, Say } from "$gen/messages";
import type { GameTable } from "./game-table";
import { Playback, type PlaybackListener } from "./playback.svelte";

export class Playbacks {
  readonly #listenerOf: (seat: number | null) => PlaybackListener;
  #all = $state.raw<Playback[]>([]);
  #watched = $state<number | null>(null);
  /** several people share this device, and it was not handed to any of them yet */
  #unhanded = $state(false);

  constructor(listenerOf: (seat: number | null) => PlaybackListener) {
    this.#listenerOf = listenerOf;
  }

  /** The seat that is looked at: yours, or the one of yours that plays now, or a spectator's. */
  get watched(): Playback | null {
    return this.#of(this.#watched) ?? this.#all[0] ?? null;
  }

  /** Another seat of yours that is asked while this one is not: the device goes from hand to hand. */
  get passTo(): number | null {
    const here = this.watched;
    if (this.#unhanded) return here?.seat ?? null;
    if (here === null || here.busy || here.prompt?.owed === true) return null;
    return this.#all.find((playback) => playback !== here && playback.prompt?.owed === true)?.seat ?? null;
  }

  watch(seat: number): void {
    this.watched?.jump();
    this.#unhanded = false;
    this.#watched = seat;
  }

  /** Sits down anew: playbacks for these positions, shown as they stand; in a running game, once it was handed over. */
  begin(game: GameTable | null, positions: readonly Position[], running = false): void {
    this.close();
    this.#all = positions.flatMap((position) => this.#made(game, position));
    const asked = this.#all.find((playback) => playback.prompt?.owed === true);
    this.#unhanded = this.#all.length > 1 && (this.#unhanded || (running && this.#watched === null));
    this.#watched = (this.#of(this.#watched) ?? asked ?? this.#all[0])?.seat ?? null;
  }

  /** Through whose eyes you look changes when you sit down, stand up or hand a chair on. */
  keep(positions: readonly Position[]): void {
    const seats = new Set(positions.map((position) => position.seat));
    for (const playback of this.#all) if (!seats.has(playback.seat)) playback.close();
    this.#all = this.#all.filter((playback) => seats.has(playback.seat));
  }

  /** Plays what leads to this position; whether this seat was looked through before. */
  move(game: GameTable | null, position: Position, row: number, moment: number | null): boolean {
    const playback = this.#of(position.seat);
    if (playback !== undefined) playback.push(position, row, playback !== this.watched, moment);
    else this.#all = [...this.#all, ...this.#made(game, position)];
    return playback !== undefined;
  }

  note(says: Say[]): void {
    for (const playback of this.#all) playback.note(says);
  }
  release(moment: number): void {
    for (const playback of this.#all) playback.release(moment);
  }
  clock(closesIn: number): void {
    for (const playback of this.#all) playback.clock(closesIn);
  }
  jump(): void {
    for (const playback of this.#all) playback.jump();
  }
  close(): void {
    for (const playback of this.#all) playback.close();
  }

  #of(seat: number | null): Playback | undefined {
    return this.#all.find((playback) => playback.seat === seat);
  }

  #made(game: GameTable | null, position: Position): Playback[] {
    return game === null ? [] : [new Playback(game, position, this.#listenerOf(position.seat))];
  }
}
