import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import { at, offlinePage } from "$lib/address";
import { language } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import { allowSound } from "$lib/sound";
import { isSite } from "$lib/transport";
import { firstLanguage } from "$lib/words";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

allowSound();
await language.use(firstLanguage(settings.lang, navigator.languages));
mount(App, { target });
// Without a network the site is opened from what was kept, also by who comes to a server's page; where that is
// forbidden, it just needs one.
if (isSite || offlinePage !== "") {
  const keep = async (): Promise<unknown> => navigator.serviceWorker.register(isSite ? "./service-worker.js" : at("/service-worker.js"));
  const later = (): void => void keep().catch(() => undefined);
  if (document.readyState === "complete") later();
  else addEventListener("load", later); // what is seen first comes first
}
