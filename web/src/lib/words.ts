/**
 * Keys to sentences. The rules are those of the Python renderer, and one list of cases holds both to them.
 * Knows no language by name: a language is a folder of catalogues. Refuses to hold state: see language.svelte.ts.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Piece, Say, Who } from "$gen/messages";
import known from "$words/languages.json";

export const FALLBACK = "en";

interface Language {
  code: string;
  name: string;
  /** one-letter words that must not end a line */
  ties?: string;
  /** being translated: offered to nobody yet */
  draft?: boolean;
}
const KNOWN: readonly Language[] = known;

type Load = () => Promise<string>;
const shared = import.meta.glob<string>(["$words/*/*.ftl", "!$words/*/command.ftl"], {
  query: "?raw",
  import: "default",
});
const ofGames = import.meta.glob<string>(["$games/*/words/*.ftl", "$games/*/deck/words/*.ftl"], {
  query: "?raw",
  import: "default",
});

function languageOf(path: string): string {
  const parts = path.split("/");
  const file = (parts.at(-1) ?? "").replace(/\.ftl$/, "");
  return parts.at(-2) === "words" && path in ofGames ? file : (parts.at(-2) ?? "");
}

/** The languages the page can speak. */
export const LANGUAGES: readonly string[] = KNOWN.filter((language) => !language.draft).map(
  (language) => language.code,
);

/** Who sits where, for whoever reads: `you` is the reader's own seat. */
export interface Naming {
  name(seat: number): string;
  /** how the bot is called that plays this seat for nobody */
  bot?(seat: number): string;
  you: number | null;
  /** what its owner says of a card of people's own */
  face?(face: string): { title?: string; alt?: string } | undefined;
}

export const NOBODY: Naming = { name: (seat) => String(seat + 1), you: null };

/** A catalogue whose one-letter words keep to the word after them. */
function tied(text: string, lang: string): string {
  const letters = KNOWN.find((language) => language.code === lang)?.ties ?? "";
  if (letters === "") return text;
  const loose = new RegExp(`(^|[\\s(„“])([${letters}${letters.toUpperCase()}]) (?=[^\\s=])`, "gm");
  // The second time for a one-letter word right after another.
  return text.replace(loose, "$1$2\u00a0").replace(loose, "$1$2\u00a0");
}

/** The last word of a number when it is spoken: 35 ends with 5, 30 with 30, 300 with 100. */
function tail(number: number): number {
  const size = Math.abs(number);
  for (const unit of [10, 100]) if (size % unit !== 0 || size === 0) return size % unit;
  return size % 1000 !== 0 ? 100 : size % 1_000_000 !== 0 ? 1000 : 1_000_000;
}

const SENTENCE = /[.!?][”“"’)]*$/;

/** A word with its forms: its value is under "", its grammatical cases under their names. */
type Forms = Record<string, string>;
type Variables = Record<string, FluentVariable>;

/** One language's catalogue; `behind` is that of the fallback, for what is missing. */
export class Catalogue {
  readonly lang: string;
  readonly #bundles: readonly FluentBundle[];
  /** The word forms of the language: those of its words for the reader and for a number. */
  readonly #grammar: readonly string[];

  constructor(lang: string, texts: readonly string[], behind: readonly string[] = []) {
    this.lang = lang;
    const layers: [string, readonly string[]][] = [[lang, texts]];
    if (behind.length > 0) layers.push([FALLBACK, behind]);
    this.#bundles = layers.map(([locale, sources]) => {
      const bundle = new FluentBundle(locale, { useIsolating: false });
      for (const source of sources) bundle.addResource(new FluentResource(tied(source, locale)));
      return bundle;
    });
    this.#grammar = [...new Set(["you", "number"].flatMap((key) => this.#attributes(key)))];
  }

  has(key: string, attribute?: string): boolean {
    return this.#bundles.some((bundle) => {
      const message = bundle.getMessage(key);
      return attribute === undefined ? message?.value != null : message?.attributes[attribute] != null;
    });
  }

  /** A message (or an attribute of it); a key that no language has is shown as it is. */
  format(key: string, args: Variables = {}, attribute?: string): string {
    const bound: Variables = { ...args };
    for (const [name, arg] of Object.entries(args))
      if (typeof arg === "number" || typeof arg === "string") this.#bind(bound, name, arg, NOBODY);
    const text = this.#format(key, bound, attribute);
    return attribute === undefined ? this.#begun(text, Object.values(args)) : text;
  }

  /** A sentence; with `form` in that form of it, if it has one. */
  say(say: Say, naming: Naming, form?: string): string {
    if (form !== undefined && this.has(say.key, form)) return this.#format(say.key, this.#args(say, naming), form);
    const written = Object.values(say.args ?? {}).flatMap((arg) => this.#written(arg, naming));
    return this.#begun(this.#format(say.key, this.#args(say, naming)), written);
  }

  /** With a capital, if it is a sentence and does not begin with what a person wrote. */
  #begun(text: string, args: readonly unknown[]): string {
    const first = text.charAt(0);
    if (first === first.toUpperCase() || !SENTENCE.test(text)) return text;
    if (args.some((arg) => typeof arg === "string" && arg !== "" && text.startsWith(arg))) return text;
    return first.toUpperCase() + text.slice(1);
  }

  #written(arg: Arg, naming: Naming): string[] {
    if (typeof arg === "string") return [arg];
    if (typeof arg === "number") return [];
    if (arg.is === "who") return arg.was === "" ? [] : [this.#called(arg, naming)];
    return arg.is === "several" ? arg.items.flatMap((item) => this.#written(item, naming)) : [];
  }

  #format(key: string, args: Variables, attribute?: string): string {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern == null) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args, errors);
      if (import.meta.env.DEV && errors.length > 0) console.warn(`${key}: ${errors.join("; ")}`);
      return text;
    }
    return attribute === undefined ? key : `${key}.${attribute}`;
  }

  /** What the message of a `Say` has beside its value: grammatical cases, titles. */
  #attributes(key: string): string[] {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      if (message !== undefined) return Object.keys(message.attributes);
    }
    return [];
  }

  #args(say: Say, naming: Naming): Variables {
    const args: Variables = {};
    for (const [name, arg] of Object.entries(say.args ?? {})) this.#bind(args, name, arg, naming);
    return args;
  }

  #bind(args: Variables, name: string, arg: Arg, naming: Naming): void {
    if (typeof arg === "object" && arg.is === "own-face") {
      const { title = "", alt = "" } = naming.face?.(arg.face) ?? {};
      args[name] = title || alt || arg.face;
      args[`${name}-alt`] = alt || title || arg.face;
      args[`${name}-has`] = title || alt ? "words" : "nothing";
      return;
    }
    if (typeof arg === "object" && arg.is === "several") {
      this.#bindForms(args, name, this.#joined(arg.items.map((item) => this.#piece(item, naming))));
      args[`${name}-count`] = arg.items.length;
      args[`${name}-is`] = arg.items.some((item) => isYou(item, naming)) ? "you" : "other";
      return;
    }
    if (typeof arg !== "number" || this.#grammar.length > 0)
      this.#bindForms(args, name, this.#piece(arg, naming));
    if (typeof arg === "number") args[name] = arg;
    if (typeof arg === "object" && arg.is === "who") {
      args[name] = this.#called(arg, naming);
      args[`${name}-is`] = isYou(arg, naming) ? "you" : "other";
    }
  }

  /** A word as variables: every form the language has; its first one stands in for those it lacks. */
  #bindForms(args: Variables, name: string, forms: Forms): void {
    for (const form of this.#grammar) args[`${name}-${form}`] = forms[""] ?? "";
    for (const [form, text] of Object.entries(forms)) args[form === "" ? name : `${name}-${form}`] = text;
  }

  #piece(item: Piece, naming: Naming): Forms {
    if (typeof item === "string") return { "": item };
    if (typeof item === "number") return this.#forms("number", { number: item, "number-tail": tail(item) });
    if (item.is === "say") return this.#forms(item.key, this.#args(item, naming));
    return isYou(item, naming) ? this.#forms("you", {}) : { "": this.#called(item, naming) };
  }

  #called({ seat, was, bot }: Who, naming: Naming): string {
    if (was == null) return naming.name(seat);
    if (bot !== true) return was;
    if (was !== "") return this.#format("bot-for", { name: was });
    return naming.bot?.(seat) ?? this.#format("bot-seat", { number: seat + 1 });
  }

  #forms(key: string, args: Variables): Forms {
    const forms: Forms = { "": this.#format(key, args) };
    for (const name of this.#attributes(key)) forms[name] = this.#format(key, args, name);
    return forms;
  }

  #joined(pieces: readonly Forms[]): Forms {
    const every = new Set(["", ...pieces.flatMap((piece) => Object.keys(piece))]);
    const list = (form: string): string => this.list(pieces.map((piece) => piece[form] ?? piece[""] ?? ""));
    return Object.fromEntries([...every].map((form) => [form, list(form)]));
  }

  /** "a, b and c", by the language's own `list-next` and `list-last`. */
  list(items: readonly string[]): string {
    const [first = "", ...rest] = items;
    return rest.reduce(
      (head, item, place) =>
        this.#format(place === rest.length - 1 ? "list-last" : "list-next", { head, item }),
      first,
    );
  }
}

function isYou(item: Piece, naming: Naming): boolean {
  return typeof item === "object" && item.is === "who" && item.was == null && item.seat === naming.you;
}

/** The catalogues of a language. A game that has none of it yet, as one that is being written, speaks English. */
export async function texts(lang: string): Promise<string[]> {
  const folder = (path: string): string => path.slice(0, path.lastIndexOf("/"));
  const own = Object.keys(ofGames).filter((path) => languageOf(path) === lang);
  const speaking = new Set(own.map(folder));
  const silent = Object.keys(ofGames).filter((path) => languageOf(path) === FALLBACK && !speaking.has(folder(path)));
  const loads = Object.entries(shared).flatMap(([path, load]) => (languageOf(path) === lang ? [load] : []));
  return Promise.all([...loads, ...[...own, ...silent].map((path) => ofGames[path] as Load)].map((load) => load()));
}

/** The catalogue of a language, fetched when it is asked for: a catalogue has no gaps (a test sees to it). */
export async function loadCatalogue(lang: string): Promise<Catalogue> {
  return new Catalogue(lang, await texts(lang));
}

/** The language to begin with: the one chosen before, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string | null, wanted: readonly string[]): string {
  const known = [chosen, ...wanted].map((tag) => tag?.toLowerCase().split("-")[0] ?? "");
  return known.find((tag) => LANGUAGES.includes(tag)) ?? FALLBACK;
}

/** A language's own name for itself, as it stands in a menu. */
export function nameOfLanguage(lang: string): string {
  return KNOWN.find((language) => language.code === lang)?.name ?? lang;
}
