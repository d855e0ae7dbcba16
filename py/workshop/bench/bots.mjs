// A bench of bots as the browser runs them, in Pyodide, on the zip that ships:
// node py/workshop/bench/bots.mjs [bots | records] [game] [n] [seats ...]
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../../node_modules/pyodide/pyodide.mjs";
import { unpack } from "../inside/ships.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const BENCHES = ["bots", "records"];
const HOME = "/home/pyodide";

try {
  const pyodide = await loadPyodide();
  const { FS } = pyodide;
  unpack(pyodide, HOME);
  FS.mkdirTree(`${HOME}/workshop/bench`);
  for (const name of [...BENCHES, "shares"]) {
    FS.writeFile(`${HOME}/workshop/bench/${name}.py`, readFileSync(`${HERE}/${name}.py`));
  }
  const given = process.argv.slice(2);
  pyodide.globals.set("name", BENCHES.includes(given[0]) ? given.shift() : "bots");
  pyodide.globals.set("arguments", pyodide.toPy(given));
  process.exitCode = pyodide.runPython(`
import importlib, sys
sys.path.insert(0, "${HOME}")
bench = importlib.import_module(f"workshop.bench.{name}")
from js import process  # the processor's time: Pyodide's own clock only knows the wall's
bench.process_time = lambda: process.cpuUsage().user / 1e6
bench.main(arguments) or 0
`);
} catch (error) {
  console.error(String(error.message ?? error).slice(-4000)); // a whole one prints Pyodide's own 1.2 MB line
  process.exitCode = 1;
}
