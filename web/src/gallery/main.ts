/**
 * A table on the wall: shows one moment of a game without a server, for photographs and for tests.
 * `await gallery.show(fixture)` draws it and returns once fonts and pictures are there.
 */
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { mount, tick, unmount } from "svelte";
import type { Say } from "$gen/messages";
import { loadTable } from "$lib/games";
import { language } from "$lib/language.svelte";
import { brief, Listening, type Speak } from "$lib/already-heard";
import { placeReasons } from "$lib/place-reasons";
import { Catalogue, FALLBACK, texts } from "$lib/words";
import Gallery, { type Fixture } from "./Gallery.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("gallery.html has no #app");

document.documentElement.toggleAttribute("data-still", matchMedia("(prefers-reduced-motion: reduce)").matches);

let hung: Record<string, unknown> | null = null;

async function show(fixture: Fixture): Promise<void> {
  const game = await loadTable(fixture.game);
  if (game === null) throw new Error(`${fixture.game} has no web/index.ts`);
  await language.use(fixture.lang);
  if (hung !== null) await unmount(hung);
  hung = mount(Gallery, { target: target as HTMLElement, props: { fixture, game } });
  await tick();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** One of the sentences that this renderer and the Python one have to agree on. */
interface Case {
  lang: string;
  say: Say;
  names: string[];
  you: number | null;
  faces?: { face: string; title?: string; alt?: string }[];
}

/** What the page makes of a sentence, with more catalogues added by language. */
async function say(one: Case, catalogues: Record<string, string>): Promise<string> {
  const of = async (lang: string): Promise<string[]> => [...(await texts(lang)), catalogues[lang] ?? ""];
  const behind = one.lang === FALLBACK ? [] : await of(FALLBACK);
  const catalogue = new Catalogue(one.lang, await of(one.lang), behind);
  return catalogue.say(one.say, {
    name: (seat) => one.names[seat] ?? String(seat + 1),
    you: one.you,
    face: (face) => one.faces?.find((words) => words.face === face),
  });
}

/** What is read aloud in short of what somebody hears and asks in turn, and what Python's own says of it. */
async function listen(lang: string, names: string[], heard: { how: "happened" | "begins" | "brief" | "changed"; topic: string; says: Say[] }[]): Promise<string[][]> {
  const catalogue = new Catalogue(lang, await texts(lang));
  const speak: Speak = (said, form) => catalogue.say(said, { name: (seat) => names[seat] ?? "", you: 0 }, form);
  const ear = new Listening();
  return heard.map(({ how, topic, says }) => {
    if (how === "happened") for (const said of says) ear.happened(said);
    const lines = how === "happened" ? says : how === "begins" ? ear.begins(says) : ear[how](topic, says);
    return lines.map((line) => brief(speak, line));
  });
}

declare global {
  interface Window {
    gallery: { show: typeof show; say: typeof say; listen: typeof listen; placeReasons: typeof placeReasons };
  }
}
window.gallery = { show, say, listen, placeReasons };
document.documentElement.dataset["ready"] = "yes";
