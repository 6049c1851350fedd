/**
 * Keys to sentences. The rules are those of the Python renderer, and one list of cases holds both to them.
 * Knows no language by name: a language is a folder of catalogues. Refuses to hold state: see language.svelte.ts.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Piece, Say } from "$gen/messages";

export const FALLBACK = "en";

type Load = () => Promise<string>;
const shared = import.meta.glob<string>(["$words/*/{core,decks,page}.ftl"], {
  query: "?raw",
  import: "default",
});
const ofGames = import.meta.glob<string>("$games/*/words/*.ftl", { query: "?raw", import: "default" });

function languageOf(path: string): string {
  const parts = path.split("/");
  const file = (parts.at(-1) ?? "").replace(/\.ftl$/, "");
  return parts.at(-2) === "words" && path in ofGames ? file : (parts.at(-2) ?? "");
}

/** The languages the page can speak: those that have a catalogue of the page. */
export const LANGUAGES: readonly string[] = Object.keys(shared)
  .filter((path) => path.endsWith("/page.ftl"))
  .map(languageOf)
  .sort();

/** Who sits where, for whoever reads: `you` is the reader's own seat. */
export interface Naming {
  name(seat: number): string;
  you: number | null;
  /** what its owner says of a card of people's own */
  face?(face: string): { title?: string; alt?: string } | undefined;
}

export const NOBODY: Naming = { name: (seat) => String(seat + 1), you: null };

/** One language's catalogue, with English behind it for what is missing. */
export class Catalogue {
  readonly lang: string;
  readonly #bundles: readonly FluentBundle[];

  constructor(lang: string, texts: readonly string[], behind: readonly string[] = []) {
    this.lang = lang;
    const layers: [string, readonly string[]][] = [[lang, texts]];
    if (behind.length > 0) layers.push([FALLBACK, behind]);
    this.#bundles = layers.map(([locale, sources]) => {
      const bundle = new FluentBundle(locale, { useIsolating: false });
      for (const source of sources) bundle.addResource(new FluentResource(source));
      return bundle;
    });
  }

  has(key: string, attribute?: string): boolean {
    return this.#bundles.some((bundle) => {
      const message = bundle.getMessage(key);
      return attribute === undefined ? message?.value != null : message?.attributes[attribute] != null;
    });
  }

  /** A message (or an attribute of it); a key that no language has is shown as it is. */
  format(key: string, args: Record<string, FluentVariable> = {}, attribute?: string): string {
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

  say(say: Say, naming: Naming): string {
    return this.format(say.key, this.#args(say, naming));
  }

  /** What the message of a `Say` has beside its value: grammatical cases, titles. */
  #attributes(key: string): string[] {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      if (message !== undefined) return Object.keys(message.attributes);
    }
    return [];
  }

  #args(say: Say, naming: Naming): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(say.args ?? {})) this.#bind(args, name, arg, naming);
    return args;
  }

  #bind(args: Record<string, FluentVariable>, name: string, arg: Arg, naming: Naming): void {
    if (typeof arg === "number" || typeof arg === "string") {
      args[name] = arg;
      return;
    }
    switch (arg.is) {
      case "who":
        args[name] = naming.name(arg.seat);
        args[`${name}-is`] = arg.seat === naming.you ? "you" : "other";
        return;
      case "own-face": {
        const { title = "", alt = "" } = naming.face?.(arg.face) ?? {};
        args[name] = title || alt || arg.face;
        args[`${name}-alt`] = alt || title || arg.face;
        args[`${name}-has`] = title || alt ? "words" : "nothing";
        return;
      }
      case "say": {
        const inner = this.#args(arg, naming);
        args[name] = this.format(arg.key, inner);
        for (const attribute of this.#attributes(arg.key))
          args[`${name}-${attribute}`] = this.format(arg.key, inner, attribute);
        return;
      }
      case "several": {
        const pieces = arg.items.map((item) => this.#piece(item, naming));
        const attributes = new Set(pieces.flatMap((piece) => Object.keys(piece.cases)));
        args[name] = this.list(pieces.map((piece) => piece.value));
        args[`${name}-count`] = pieces.length;
        for (const attribute of attributes)
          args[`${name}-${attribute}`] = this.list(
            pieces.map((piece) => piece.cases[attribute] ?? piece.value),
          );
      }
    }
  }

  /** An item of a list: its value and its cases. */
  #piece(item: Piece, naming: Naming): { value: string; cases: Record<string, string> } {
    if (typeof item === "string") return { value: item, cases: {} };
    if (typeof item === "number") return { value: this.format("number", { number: item }), cases: {} };
    if (item.is === "who" && item.seat !== naming.you) return { value: naming.name(item.seat), cases: {} };
    const key = item.is === "who" ? "you" : item.key;
    const inner = item.is === "who" ? {} : this.#args(item, naming);
    const cases = this.#attributes(key).map((name) => [name, this.format(key, inner, name)] as const);
    return { value: this.format(key, inner), cases: Object.fromEntries(cases) };
  }

  /** "a, b and c", by the language's own `list-next` and `list-last`. */
  list(items: readonly string[]): string {
    const [first = "", ...rest] = items;
    return rest.reduce(
      (head, item, place) =>
        this.format(place === rest.length - 1 ? "list-last" : "list-next", { head, item }),
      first,
    );
  }
}

async function texts(lang: string): Promise<string[]> {
  const loads: Load[] = [];
  for (const files of [shared, ofGames])
    for (const [path, load] of Object.entries(files)) if (languageOf(path) === lang) loads.push(load);
  return Promise.all(loads.map((load) => load()));
}

/** The catalogue of a language, fetched when it is asked for; `more` adds texts by language. */
export async function loadCatalogue(lang: string, more: Record<string, string> = {}): Promise<Catalogue> {
  const of = async (code: string): Promise<string[]> => [...(await texts(code)), more[code] ?? ""];
  if (lang === FALLBACK) return new Catalogue(lang, await of(lang));
  const [own, behind] = await Promise.all([of(lang), of(FALLBACK)]);
  return new Catalogue(lang, own, behind);
}

/** The language to begin with: the one chosen before, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string | null, wanted: readonly string[]): string {
  const known = [chosen, ...wanted].map((tag) => tag?.toLowerCase().split("-")[0] ?? "");
  return known.find((tag) => LANGUAGES.includes(tag)) ?? FALLBACK;
}

/** A language's own name for itself, as it stands in a menu. */
export function nameOfLanguage(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
