/** Numbers spoken aloud for those who do not read yet: our own little recordings, by language. */
import { settings } from "$lib/settings.svelte";

const found = import.meta.glob<string>("./sounds/*/*.mp3", { query: "?url&no-inline", import: "default", eager: true });

const urls = new Map(
  Object.entries(found).map(([path, url]) => [path.replace(/^.*sounds\/(.+)\/(.+)\.mp3$/, "$1-$2"), url] as const),
);
let playing: HTMLAudioElement | null = null;

/** Says this number; stays silent where the browser does not let a page speak, or sound is off. */
export function speak(number: number, lang: string): void {
  const url = urls.get(`${lang}-${number}`) ?? urls.get(`en-${number}`);
  if (url === undefined || !settings.sound || document.hidden) return;
  // A card that is touched and then laid is one number, not two.
  if (playing !== null && !playing.ended && playing.dataset["number"] === `${lang}-${number}`) return;
  playing?.pause();
  playing = new Audio(url);
  playing.volume = settings.volume;
  playing.dataset["number"] = `${lang}-${number}`;
  playing.play().catch(() => undefined);
}
