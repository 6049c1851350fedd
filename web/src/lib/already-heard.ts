/**
 * What somebody has heard already, so that an answer in short begins with what is new to them.
 * `tests/table/listening.py` says the same in Python, and a test holds one to the other.
 */
import type { Say } from "$gen/messages";
import { say, several } from "./say";

/** A sentence, in a form of its own if the catalogue has one. */
export type Speak = (say: Say, form?: string) => string;
type Items = (string | number | Say)[];

/** A sentence without what is in brackets or after a semicolon. */
const shortened = (text: string): string => text.replaceAll(/ \([^)]*\)/g, "").replace(/;.*$/, ".");
/** A sentence in its own short form, without what is by the way. */
export const brief = (speak: Speak, said: Say): string => shortened(speak(said, "short"));
/** A question up to its first pause. */
export const begun = (text: string): string => text.match(/^[^.:?!]*[.:?!]/)?.[0] ?? text;

const itemsOf = (line: Say | undefined, name = "items"): Items => {
  const arg = line?.args?.[name];
  return typeof arg === "object" && arg.is === "several" ? (arg.items as Items) : [];
};
const isList = (line: Say): boolean => line.key.startsWith("spoken-asked");
/** A list with its label also in short. */
const labelled = (line: Say): Say => ({ ...line, key: line.key.replace("spoken-asked", "spoken-list") });
const isSame = (one: Say | undefined, other: Say | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Listening {
  readonly #heard = new Map<string, Map<string, Say>>();
  #own: string[] = [];

  /** They were told of something they did or got themselves: its cards are known to them. */
  happened(said: Say): void {
    for (const name of Object.keys(said.args ?? {})) this.#own.push(...itemsOf(said, name).map((item) => JSON.stringify(item)));
  }

  /** All of it. */
  whole(topic: string, lines: readonly Say[]): readonly Say[] {
    this.#keep(topic, lines);
    return lines;
  }

  /** As a game begins: all of the hand, unless they were told of every card as they got it. */
  begins(lines: readonly Say[]): Say[] {
    const empty = [...this.#keep("hand", lines)].map(([place, line]): [string, Say] => [place, isList(line) ? { ...line, args: { ...line.args, items: several([]) } } : line]);
    this.#heard.set("hand", new Map(empty));
    return this.brief("hand", lines)
      .filter(({ key }) => key !== "ask-as-before")
      .map(labelled);
  }

  /** What is new since the topic was last spoken of; all that matters when it never was. */
  brief(topic: string, lines: readonly Say[]): Say[] {
    const before = this.#heard.get(topic);
    const now = this.#keep(topic, lines);
    if (topic === "hand" && before !== undefined) {
      const held = [...now].flatMap(([place, line]) => this.#held(line, before.get(place)));
      this.#own = [];
      return held;
    }
    const isWhole = before === undefined || [...before.keys()].some((place) => !now.has(place));
    const said = [...now].filter(([place, line]) => isWhole || !isSame(line, before.get(place))).map(([, line]) => line);
    return said.length > 0 ? said : [say("ask-nothing-new")];
  }

  /** The lines that are others than before. */
  changed(topic: string, lines: readonly Say[]): Say[] {
    const before = this.#heard.get(topic);
    return [...this.#keep(topic, lines)].filter(([place, line]) => !isSame(line, before?.get(place))).map(([, line]) => line);
  }

  /** Of cards the new ones, and how many are as before. */
  #held(line: Say, before: Say | undefined): Say[] {
    if (before === undefined || !isList(line)) return isSame(line, before) ? [] : [line];
    const known = [...itemsOf(before).map((item) => JSON.stringify(item)), ...this.#own];
    const items = itemsOf(line);
    const fresh = items.filter((item) => {
      const at = known.indexOf(JSON.stringify(item));
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
    const kept = items.length - fresh.length;
    if (kept === 0) return [line];
    const news = labelled(say(line.key, { ...line.args, label: say("ask-new"), items: several(fresh) }));
    return [...(fresh.length > 0 ? [news] : []), say("ask-as-before", { count: kept })];
  }

  /** Lines by what they are about; what is by the way is left out. */
  #keep(topic: string, lines: readonly Say[]): Map<string, Say> {
    const kept = new Map<string, Say>();
    for (const line of lines.filter(({ key }) => key !== "spoken-aside")) {
      const about = `${line.key} ${JSON.stringify(line.args?.["label"])}`;
      const nth = [...kept.keys()].filter((place) => place.startsWith(`${about} #`)).length;
      kept.set(`${about} #${nth}`, line);
    }
    this.#heard.set(topic, kept);
    return kept;
  }
}
