/**
 * Run by node while the site is built: compiles the engine with the very Python that will run it, plays a few moves, and
 * tells which modules of the standard library were needed. Arguments: the folder of the sources, the wheel of msgspec,
 * the folder for what is made.
 */
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const [sources, wheel, made] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(fs.readFileSync(wheel)), "wheel");
python.mountNodeFS("/sources", sources);
python.mountNodeFS("/made", made);
python.runPython(fs.readFileSync(path.join(import.meta.dirname, "engine.py"), "utf-8"));
const used = await python.runPythonAsync("await main()");
fs.writeFileSync(path.join(made, "modules.txt"), used);
