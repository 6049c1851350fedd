/** A class as this device sees it, looked at again every few seconds; and what its teacher wants of it. */
import type { ClassView, ClassWish, JoinClass } from "$gen/lobby";
import type { Say } from "$gen/messages";
import { api, refusal } from "$lib/api";
import type { GameTable } from "$lib/game-table";
import { loadTable } from "$lib/games";
import { myself } from "$lib/me.svelte";

const LOOK_AGAIN_MS = 2_000;

export class ClassStore {
  readonly code: string;
  #view = $state.raw<ClassView | null>(null);
  #fault = $state.raw<Say | null>(null);
  #lost = $state(false);
  #over = false;
  #looks = false;
  #turn: Promise<unknown> = Promise.resolve();
  #games = $state.raw<ReadonlyMap<string, GameTable>>(new Map());

  constructor(code: string) {
    this.code = code;
  }

  get view(): ClassView | null {
    return this.#view;
  }
  /** why the last wish was refused */
  get fault(): Say | null {
    return this.#fault;
  }
  /** there is no such class, or no more */
  get lost(): boolean {
    return this.#lost;
  }
  /** how a game is drawn; null while that is fetched */
  game(id: string): GameTable | null {
    return this.#games.get(id) ?? null;
  }

  /** Looks at the class until what this gives is called. */
  watch(): () => void {
    void this.#look();
    const timer = setInterval(() => void this.#look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }

  async #look(): Promise<void> {
    if (this.#looks) return; // a slow server is not asked faster than it answers
    this.#looks = true;
    await this.#inTurn(async () => {
      if (this.#over) return;
      const refused = await refusal(async () => {
        if (myself.me === null) await myself.meet();
        await this.#take(await api.classView(this.code));
      });
      this.#lost = refused?.status === 404;
    }).finally(() => (this.#looks = false));
  }

  /** Whether it was done. */
  wish(wish: ClassWish): Promise<boolean> {
    return this.#trying(async () => {
      await this.#take(await api.classDo(this.code, wish));
      this.#over = wish.is === "end-class";
    });
  }

  join(pupil: JoinClass): Promise<boolean> {
    return this.#trying(async () => this.#take(await api.joinClass(this.code, pupil)));
  }

  #trying(work: () => Promise<void>): Promise<boolean> {
    return this.#inTurn(async () => {
      const refused = await refusal(work);
      this.#fault = refused?.say ?? null;
      return refused === null;
    });
  }

  /** One request after the other: what was asked before a wish must not be shown after it. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #take(view: ClassView): Promise<void> {
    this.#view = view;
    for (const { table } of view.tables) {
      if (this.#games.has(table.game)) continue;
      const drawn = await loadTable(table.game);
      if (drawn !== null) this.#games = new Map([...this.#games, [table.game, drawn]]);
    }
  }
}
