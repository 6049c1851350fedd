/** How long the page shows an event: reads `{game, event, shown}` line by line and answers in milliseconds. */
import { mkdtempSync, readdirSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { rolldown } from "rolldown";

const games = resolve("stolek/games");
const found = readdirSync(games).filter((name) => existsSync(join(games, name, "web", "events.ts")));
const bundle = await rolldown({
  input: Object.fromEntries(found.map((name) => [name, join(games, name, "web", "events.ts")])),
  resolve: { alias: { $lib: resolve("web/src/lib"), $gen: resolve("web/src/gen") } },
  logLevel: "silent",
});
const folder = mkdtempSync(join(tmpdir(), "beats-"));
await bundle.write({ dir: folder, format: "esm", entryFileNames: "[name].mjs", chunkFileNames: "chunk-[name].mjs" });
const beats = {};
for (const name of found) beats[name] = (await import(join(folder, `${name}.mjs`))).beat;
for await (const line of createInterface({ input: process.stdin })) {
  const { game, event, shown } = JSON.parse(line);
  process.stdout.write(`${beats[game](event, shown)}\n`);
}
