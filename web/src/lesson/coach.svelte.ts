/**
 * The coach of a lesson: which sentence it is now, what leads on from it, and what is not done yet.
 * Reads what the table shows and what the lesson's sheet says of it; knows no rule.
 */
import type { LessonBeat, LessonSheet, LessonStep } from "$gen/lobby";
import type { Say, TableState } from "$gen/messages";
import { api, refusal } from "$lib/api";
import { router } from "$lib/router.svelte";
import { say, who } from "$lib/say";
import { settings } from "$lib/settings.svelte";
import type { TableStore } from "$lib/table-store.svelte";

/** Longer than anybody's hold lasts, it is asked for again. */
const HOLD_AGAIN_MS = 45_000;

/** Whether a value has everything that is asked of it: fields of an object, items of a list in order. */
export function covers(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && whole.length === part.length && part.every((each, i) => covers(whole[i], each));
  if (part !== null && typeof part === "object")
    return (
      whole !== null &&
      typeof whole === "object" &&
      Object.entries(part).every(([name, value]) => name in whole && covers(whole[name as keyof typeof whole], value))
    );
  return whole === part;
}

/** Begins a lesson at a table of its own. */
export async function learn(game: string, lesson: string): Promise<void> {
  settings.offered(game, lesson);
  router.go(`/t/${(await api.play({ game, lesson })).table}`);
}

/** A game against bots like the one that was learned, with as many at the table. */
export async function playReal({ game, variant, chairs }: TableState): Promise<void> {
  router.go(`/t/${(await api.play({ game, variant, chairs: chairs.length })).table}`);
}

/** Where the coach is: a sentence of a beat, and how often something else was touched since it was said. */
interface Place {
  beat: LessonBeat | null;
  step: number;
  objects: boolean;
  missed: number;
}

export class Coach {
  readonly #of: () => TableStore;
  #sheet = $state.raw<LessonSheet | null>(null);
  #place = $state.raw<Place>({ beat: null, step: 0, objects: false, missed: 0 });

  constructor(of: () => TableStore) {
    this.#of = of;
    $effect(() => {
      const table = of().table;
      const wanted = table?.lesson ?? null;
      if (table === null || wanted === null) this.#sheet = null;
      else void this.#read(table.game, wanted);
    });
    $effect(() => {
      if (this.ready && this.beat?.last === true) settings.lessonEnded(of().id);
    });
    $effect(() => {
      if (this.beat?.moment == null) return undefined;
      of().hold(true);
      const timer = setInterval(() => of().hold(true), HOLD_AGAIN_MS);
      return () => clearInterval(timer);
    });
  }

  async #read(game: string, lesson: string): Promise<void> {
    // Where it is refused, it is a game like any other.
    await refusal(async () => (this.#sheet = await api.lesson(game, lesson)));
  }

  get #store(): TableStore {
    return this.#of();
  }

  get wordless(): boolean {
    return this.#sheet?.wordless === true;
  }

  /** What is to be said at this point of the game; null: nothing. */
  readonly beat = $derived.by((): LessonBeat | null => {
    const store = this.#store;
    const playback = store.playback;
    if (this.#sheet === null || playback === null || settings.withoutCoach === store.id) return null;
    const moment = store.moment?.event ?? null;
    const asked = playback.prompt?.owed === true;
    const fits = ({ when, moment: at, last }: LessonBeat): boolean =>
      at === moment && (moment !== null || asked || (last && !playback.busy)) && covers(playback.shown, when);
    return this.#sheet.beats.find(fits) ?? null;
  });

  get #now(): Place {
    return this.#place.beat === this.beat ? this.#place : { beat: this.beat, step: 0, objects: false, missed: 0 };
  }

  get at(): number {
    return this.#now.step;
  }

  get step(): LessonStep | null {
    return this.beat?.steps[this.at] ?? null;
  }

  /** Whether this is the last sentence of its beat: then it is the pupil's turn, or the table goes on. */
  get ready(): boolean {
    return this.beat !== null && this.at === this.beat.steps.length - 1;
  }

  /** The pupil has done something else: why that is not what is wanted. */
  get objects(): boolean {
    return this.#now.objects;
  }

  /** The pupil has done something else that nothing speaks against: it is allowed, and the sentence comes again. */
  get allowed(): boolean {
    return this.objects && this.beat?.instead == null;
  }

  /** How often the pupil has touched what leads nowhere: the coach points again. */
  get missed(): number {
    return this.#now.missed;
  }

  get said(): Say | null {
    const key = this.objects ? (this.beat?.instead ?? this.step?.say) : this.step?.say;
    if (key === undefined || this.#store.table === null) return null;
    const people = this.#store.people.map(({ seat }) => [`p${seat}`, who(seat)]);
    return say(`${this.#store.table.game}-lesson-${key}`, Object.fromEntries(people));
  }

  go(by: number): void {
    const beat = this.beat;
    if (beat === null) return;
    if (this.ready && by > 0) {
      if (beat.moment !== null) this.#store.goOn();
      else if (beat.last) this.end();
      return;
    }
    this.#place = { beat, step: Math.max(0, this.at + by), objects: false, missed: 0 };
  }

  /** Whether this answer is what the lesson wants now; else the coach says why not, and nothing is sent. */
  agrees(option: number): boolean {
    const beat = this.beat;
    const action = this.#store.playback?.prompt?.options[option]?.action;
    if (beat === null || beat.do.length === 0 || beat.do.some((wanted) => covers(action, wanted))) return true;
    this.#place = { beat, step: beat.steps.length - 1, objects: true, missed: this.missed + 1 };
    return false;
  }

  /** Something was touched that leads nowhere. */
  miss(): void {
    if (this.beat !== null) this.#place = { ...this.#now, missed: this.missed + 1 };
  }

  /** The table has said why something cannot be done: if that was to be tried, the coach goes on. */
  explained(rules: readonly string[]): void {
    const tried = this.step?.wrong;
    if (tried != null && rules.includes(tried.rule) && !this.ready) this.go(1);
    else this.miss();
  }

  /** From here on it is a game like any other. */
  end(): void {
    settings.withoutCoach = this.#store.id;
  }
}
