/**
 * What is read aloud at a table: what happens, each sentence once, and the answers to what somebody asks by a key.
 * Answers come from the table, which makes them of what this seat is shown; nobody else learns that it was asked.
 */
import type { Advice, Answers, Say } from "$gen/messages";
import { begun, brief, Listening, type Speak } from "./already-heard";
import { say } from "./say";
import { settings } from "./settings.svelte";

/** What can be asked by one key, in the order in which help lists it. */
export const QUERIES = {
  u: "turn",
  n: "now",
  h: "hand",
  t: "table",
  s: "score",
  l: "last",
  c: "clue",
  w: "why",
  p: "pictures",
  d: "more",
  a: "advice",
} as const;
export type Query = (typeof QUERIES)[keyof typeof QUERIES];

/** How often something may be added to the region for screen readers before the first is let go; it reads each once. */
const HEARD_MOST = 1_000;
/** A screen reader that is still busy passes over all but the last of what was added to a place (Orca 43 does),
    so what is told within this time is added at once. */
const APART_MS = 200;
const LAST_SAID = 3;

interface Line {
  id: number;
  text: string;
  answer: boolean;
}

/** What a voice needs of its table. */
interface Speaker {
  say: Speak;
  t(key: string, args?: Record<string, string>): string;
  /** who listens to which game */
  ear(): string;
  /** whether this player is the listener */
  isYou(who: unknown): boolean;
  /** asks the table; whether there is a line to ask on */
  query(): boolean;
  /** asks what a strong player would do; null: nothing is asked that one could ask about */
  askAdvice(): boolean | null;
  /** an option of the open prompt in words */
  option(n: number): string;
  /** what has happened in this game, in words, from a line on counted from the end */
  log(last: number): string[];
}

export class TableVoice {
  readonly #of: Speaker;
  #heard = $state.raw<Line[][]>([]);
  #told = 0;
  #waiting: Line[] = [];
  #added = -APART_MS;
  #asking: ((answers: Answers) => void)[] = [];
  #advised: ((advice: Advice) => void)[] = [];
  readonly #ears = new Map<string, Listening>();
  #picture = -1;
  /** what was asked last, if nothing was said since: asked again, it is answered with everything */
  #asked: { what: Query; told: number } | null = null;

  constructor(of: Speaker) {
    this.#of = of;
  }

  get #listening(): Listening {
    const ear = this.#of.ear();
    const known = this.#ears.get(ear) ?? new Listening();
    this.#ears.set(ear, known);
    return known;
  }

  /** What is read aloud, each sentence once, by what is added together. */
  get heard(): Line[][] {
    return this.#heard;
  }

  /** Reads something aloud; `answer`: it is no news, but how things stand. */
  tell(text: string, answer = false): void {
    this.#told += 1;
    this.#waiting.push({ id: this.#told, text, answer });
    if (this.#waiting.length === 1) setTimeout(() => this.#add(), Math.max(0, this.#added + APART_MS - performance.now()));
  }

  #add(): void {
    this.#heard = [...this.#heard.slice(1 - HEARD_MOST), this.#waiting];
    this.#waiting = [];
    this.#added = performance.now();
  }

  /** What has happened; who likes it short is not told what is in `quiet`. */
  happened(says: readonly Say[], quiet: readonly string[]): void {
    const short = settings.voice === "short";
    for (const say of says) {
      const isOwn = this.#of.isYou(say.args?.["who"]);
      const isQuiet = quiet.includes(say.key) || quiet.includes(`${say.key}:${isOwn ? "you" : "others"}`);
      if (short && isQuiet) continue;
      this.tell(short ? brief(this.#of.say, say) : this.#of.say(say));
      if (isOwn) this.#listening.happened(say);
    }
  }

  /** The table's answers have come, for everything that waits for them. */
  hear(answers: Answers): void {
    for (const done of this.#asking.splice(0)) done(answers);
  }

  /** All that this seat knows, as the table tells it now. */
  answers(): Promise<Answers> {
    return new Promise((done) => {
      this.#asking.push(done);
      if (!this.#of.query()) this.tell(this.#of.t("page-reconnecting"));
    });
  }

  /** The table's advice has come, for everything that waits for it. */
  hearAdvice(advice: Advice): void {
    for (const done of this.#advised.splice(0)) done(advice);
  }

  /** What a strong player would do now; null: nothing is asked. */
  advice(): Promise<Advice> | null {
    const asked = this.#of.askAdvice();
    if (asked === false) this.tell(this.#of.t("page-reconnecting"));
    return asked === null ? null : new Promise((done) => this.#advised.push(done));
  }

  /** Advice in words: what, and why. */
  advised({ option, why }: Advice): string {
    const what = option === null ? "" : `${this.#of.t("advice-would", { what: `${option + 1}, ${this.#of.option(option)}` })} `;
    return what + this.#of.say(why);
  }

  /** A question; in short only how it begins. */
  asked(key: string): void {
    this.tell(settings.voice === "short" ? begun(brief(this.#of.say, say(key))) : this.#of.t(key));
  }

  /** The first question of a game comes with what one has to know for it. */
  async orient(): Promise<void> {
    const { topics } = await this.answers();
    const hand = this.#listening.begins(topics["hand"] ?? []);
    this.#listening.whole("score", topics["score"] ?? []);
    const table = topics["table"] ?? [];
    const lies = this.#listening.brief("table", table).filter(({ key }) => key !== "ask-nothing-new");
    if (settings.voice === "short") return this.#lines([...hand, ...lies], { short: true });
    for (const lines of [topics["now"] ?? [], topics["hand"] ?? [], table]) this.#lines(lines);
  }

  /** The scores, unless they are what was said last; in short those that are others. */
  async scores(): Promise<void> {
    const { topics } = await this.answers();
    const all = topics["score"] ?? [];
    const changed = this.#listening.changed("score", all);
    const short = settings.voice === "short";
    if (changed.length > 0) this.#lines(short ? changed : all, { short });
  }

  /** Answers a key. */
  async ask(what: Query): Promise<void> {
    if (what === "last") return this.tell(this.#of.log(LAST_SAID).join(" ") || this.#of.t("page-log-empty"));
    if (what === "advice") {
      const advice = settings.help ? await this.advice() : null;
      return this.tell(advice === null ? this.#of.t(settings.help ? "advice-not-now" : "advice-off") : this.advised(advice), true);
    }
    const { topics, reasons } = await this.answers();
    if (what === "why") {
      const last = reasons.at(-1);
      const rule = last?.rules.map((id) => `${id}: ${this.#of.t(`rule-${id}`)}`) ?? [];
      return this.tell([...(last?.says.map((each) => this.#of.say(each)) ?? []), ...rule].join(" ") || this.#of.t("page-ask-nothing"));
    }
    const lines = topics[what] ?? [];
    const nothing = this.#of.t("page-ask-nothing");
    if (what === "pictures") {
      this.#picture = (this.#picture + 1) % Math.max(1, lines.length); // one at a time: the next at the next press
      return this.#lines(lines.slice(this.#picture, this.#picture + 1), { nothing });
    }
    const again = this.#asked?.what === what && this.#asked.told === this.#told;
    const short = settings.voice === "short" && !again;
    const isFollowed = what === "hand" || what === "table";
    this.#lines(isFollowed && short ? this.#listening.brief(what, lines) : isFollowed ? this.#listening.whole(what, lines) : lines, { nothing, short });
    this.#asked = { what, told: this.#told };
  }

  /** One answer is one sentence to be read, however many facts are in it. */
  #lines(lines: readonly Say[], { nothing = "", short = false } = {}): void {
    const said = lines.map((each) => (short ? brief(this.#of.say, each) : this.#of.say(each)));
    const text = said.map((each) => each.replace(/(\p{L}|\d)$/u, "$1.")).join(" ");
    if (text !== "" || nothing !== "") this.tell(text || nothing, true);
  }
}
