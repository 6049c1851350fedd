/** How this device likes its page: kept here and nowhere else, but for the language, which the server keeps too. */
import type { Light } from "./light";
import { keep, kept } from "./storage";

type Pace = "slow" | "normal" | "fast";
/** what is left of an event's time where nothing moves: that to read */
const STILL = 0.5;
const PACES: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5 };

type TextSize = "normal" | "large" | "larger" | "double";
export const TEXT_SIZES: Record<TextSize, number> = { normal: 1, large: 1.15, larger: 1.3, double: 2 };

/** How much is read aloud of what happens. */
type Voice = "short" | "full";
/** One key is enough: how long the focus stays, in milliseconds. */
export const SCANS = { off: 0, slow: 3_000, normal: 1_800, fast: 1_000 };
type Scan = keyof typeof SCANS;

interface Kept {
  voice: Voice;
  /** choices say what they lead to, small players get hints */
  help: boolean;
  /** questions by one key at a table */
  keys: boolean;
  scan: Scan;
  lang: string | null;
  /** what a big screen in this browser speaks; null: whatever its owner does */
  tvLang: string | null;
  pace: Pace;
  sound: boolean;
  /** from 0 to 1 */
  volume: number;
  text: TextSize;
  /** nothing moves, because of this setting; the device may ask for it too */
  still: boolean;
  light: Light | "auto";
  /** has been told that a touch hurries the table on */
  knowsHurry: boolean;
  /** has been asked once whether notices of their turn are wanted */
  knowsNotices: boolean;
  /** lessons that were offered, each with its game: once is enough */
  lessonsOffered: string[];
  /** the last lesson's table at which the coach was sent away */
  withoutCoach: string | null;
  /** tables of lessons that were taken to their end */
  lessonsEnded: string[];
}

const KEY = "stolek-settings";
const DEFAULTS: Kept = {
  voice: "short",
  help: true,
  keys: true,
  scan: "off",
  lang: null,
  tvLang: null,
  pace: "normal",
  sound: true,
  volume: 1,
  text: "normal",
  still: false,
  light: "auto",
  knowsHurry: false,
  knowsNotices: false,
  lessonsOffered: [],
  withoutCoach: null,
  lessonsEnded: [],
};

function read(): Kept {
  const known = { ...DEFAULTS, ...kept<Partial<Kept>>(KEY, {}) };
  return known.pace in PACES && known.text in TEXT_SIZES && known.volume >= 0 && known.volume <= 1 && known.scan in SCANS ? known : DEFAULTS;
}

/** Whatever is kept is read and changed by its name: `settings.pace = "slow"` is kept at once. */
interface Settings extends Kept {}
class Settings {
  #kept = $state.raw<Kept>(read());
  #still = $state(false);

  static {
    for (const name of Object.keys(DEFAULTS) as (keyof Kept)[])
      Object.defineProperty(this.prototype, name, {
        get(this: Settings) {
          return this.#kept[name];
        },
        set(this: Settings, value: unknown) {
          this.#keep({ [name]: value });
        },
      });
  }

  constructor() {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = query.matches;
    query.addEventListener("change", () => (this.#still = query.matches));
  }

  /** Whether the device itself asks for stillness. */
  get stillDevice(): boolean {
    return this.#still;
  }
  knowsLesson(game: string, lesson: string): boolean {
    return this.lessonsOffered.includes(`${game}/${lesson}`);
  }
  /** Whether some lesson of this game was offered before. */
  knowsGame(game: string): boolean {
    return this.lessonsOffered.some((each) => each.split("/")[0] === game);
  }
  offered(game: string, lesson: string): void {
    if (!this.knowsLesson(game, lesson)) this.lessonsOffered = [...this.lessonsOffered, `${game}/${lesson}`];
  }
  /** Whether a lesson's table has nothing more to teach; where the game was played on, it is one like any other. */
  isLessonEnded(table: string): boolean {
    return this.lessonsEnded.includes(table) && table !== this.withoutCoach;
  }
  lessonEnded(table: string): void {
    if (!this.lessonsEnded.includes(table)) this.lessonsEnded = [...this.lessonsEnded.slice(-20), table];
  }

  /** How long an event is shown, as a factor: reading takes time even where nothing moves, the way there does not. */
  get beats(): number {
    return PACES[this.pace] * (this.motion === 0 ? STILL : 1);
  }

  /** Factor on the length of every animation; 0 where the device or its owner asks for stillness. */
  get motion(): number {
    return this.#still || this.still ? 0 : PACES[this.pace];
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(KEY, this.#kept);
  }
}

export const settings = new Settings();
