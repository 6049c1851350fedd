/** You, as this device knows you: the cookie is the server's, name, wanderer and language are yours. */
import type { Me, MePatch } from "$gen/lobby";
import { api } from "./api";
import { language } from "./language.svelte";
import { settings } from "./settings.svelte";
import { isSite } from "./transport";
import { LANGUAGES } from "./words";

class Myself {
  #me = $state.raw<Me | null>(null);

  get me(): Me | null {
    return this.#me;
  }

  /** Fetches who you are; a language you once chose on another device is used here too. */
  async meet(): Promise<void> {
    this.#me = await api.me();
    const kept = this.#me.lang;
    if (settings.lang === null && kept !== null && kept !== language.lang && LANGUAGES.includes(kept))
      await language.use(kept);
  }

  async change(patch: MePatch): Promise<void> {
    this.#me = await api.changeMe(patch);
  }

  /** Speaks another language from now on, here and, when the server hears it, on your other devices. */
  async speak(lang: string): Promise<void> {
    settings.lang = lang;
    await language.use(lang);
    if (!isSite) await this.change({ lang }).catch(() => undefined); // the engine need not be loaded for that
  }
}

export const myself = new Myself();
