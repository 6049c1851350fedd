import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import { language } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import { allowSound } from "$lib/sound";
import { firstLanguage } from "$lib/words";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

allowSound();
await language.use(firstLanguage(settings.lang, navigator.languages));
mount(App, { target });
