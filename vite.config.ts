/**
 * How the page is built: from web/ and each game's own web/ folder into the server's page/.
 * It knows folders and ports; it refuses to know a game by name.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A running `stolek serve` that the development server asks for everything but the page. */
const server = process.env["STOLEK_SERVER"] ?? "http://127.0.0.1:8000";

/** Fonts reach the page through CSS, where Vite's own list of licences does not look. */
function fontLicences(fonts: readonly string[]): Plugin {
  return {
    name: "stolek-font-licences",
    apply: "build",
    generateBundle() {
      for (const font of fonts) {
        this.emitFile({
          type: "asset",
          fileName: `licences/${font}.txt`,
          source: readFileSync(here(`node_modules/@fontsource-variable/${font}/LICENSE`)),
        });
      }
    },
  };
}

// `vite build --mode gallery` builds the tables on a wall that tools/gallery.py photographs, and nothing else.
export default defineConfig(({ mode }) => ({
  root: here("web"),
  base: "./", // the server says where the page lies
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    fontLicences(["fraunces", "nunito-sans"]),
  ],
  resolve: {
    alias: {
      $lib: here("web/src/lib"),
      $ui: here("web/src/ui"),
      $parts: here("web/src/parts"),
      $gen: here("web/src/gen"),
      $games: here("stolek/games"),
      $words: here("stolek/words"),
    },
  },
  build: {
    outDir: here(mode === "gallery" ? "out/gallery-page" : mode === "site" ? "out/site" : "stolek/server/page"),
    rolldownOptions: {
      input: here(mode === "gallery" ? "web/gallery.html" : "web/index.html"),
      checks: { bundlerTimings: false }, // on a busy machine it complains about the machine
    },
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows files of its own only: no data: addresses, no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licences/packages.md" },
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
}));
