/** The language in use, for everything that is shown. Switching redraws the page; nothing is reloaded. */
import type { Say } from "$gen/messages";
import type { Words } from "./game-table";
import { Catalogue, loadCatalogue, NOBODY, type Naming } from "./words";

class Language {
  #catalogue = $state.raw(new Catalogue("en", []));

  get lang(): string {
    return this.#catalogue.lang;
  }

  get catalogue(): Catalogue {
    return this.#catalogue;
  }

  async use(lang: string): Promise<void> {
    const next = await loadCatalogue(lang);
    this.#catalogue = next;
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** Words for whoever sits as `naming` says; reads the language each time, so a switch redraws. */
export function wordsFor(naming: () => Naming): Words {
  return {
    get lang() {
      return language.lang;
    },
    say: (say: Say, form?: string) => language.catalogue.say(say, naming(), form),
    t: (key, args) => language.catalogue.format(key, args),
  };
}

/** Words where nobody sits. */
export const plain = wordsFor(() => NOBODY);

/** A sentence of the page itself. */
export function t(key: string, args?: Record<string, string | number>): string {
  return plain.t(key, args);
}

/** An attribute of a message: `.title` of a rule, `.help` of an option; null when there is none. */
export function attribute(key: string, name: string): string | null {
  const catalogue = language.catalogue;
  return catalogue.has(key, name) ? catalogue.format(key, {}, name) : null;
}

export function has(key: string): boolean {
  return language.catalogue.has(key);
}
