import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
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
// Without a network the site is opened from what was kept; where that is forbidden, it just needs one.
if (isSite) void navigator.serviceWorker?.register("./service-worker.js").catch(() => undefined);
