/**
 * Runs a script in the Python that the site has, under node: `node run_inside.mjs WHEEL SCRIPT NAME=FOLDER …`. Each
 * folder is there as /NAME. Prints what the script's `main()` gives.
 */
import fs from "node:fs";
import { loadPyodide } from "pyodide";

const [wheel, script, ...folders] = process.argv.slice(2);
// What is compiled there keeps its lines but not its columns: a quarter smaller, and nobody reads them.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.unpackArchive(new Uint8Array(fs.readFileSync(wheel)), "wheel");
for (const folder of folders) {
  const [name, path] = folder.split("=");
  python.mountNodeFS(`/${name}`, path);
}
python.runPython(fs.readFileSync(script, "utf-8"), { filename: script });
console.log(await python.runPythonAsync("await main()"));
