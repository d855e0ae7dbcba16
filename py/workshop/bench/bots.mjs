// The bots' bench as the browser runs them, in Pyodide, on the zip that ships:
// node py/workshop/bench/bots.mjs [game] [n] [seats ...]
import { readFileSync, readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "../../../node_modules/pyodide/pyodide.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const pyodide = await loadPyodide();
const app = readdirSync(`${ROOT}/dist/runtime`).find((name) => /^app-.*\.zip\.gz$/.test(name));
pyodide.unpackArchive(new Uint8Array(gunzipSync(readFileSync(`${ROOT}/dist/runtime/${app}`))), "zip", { extractDir: "/home/pyodide" });
const bench = "/home/pyodide/workshop/bench";
pyodide.FS.mkdirTree(bench);
for (const name of ["bots.py", "shares.py"]) pyodide.FS.writeFile(`${bench}/${name}`, readFileSync(`${ROOT}/py/workshop/bench/${name}`));
pyodide.globals.set("arguments", pyodide.toPy(process.argv.slice(2)));
pyodide.runPython(`
import sys
from compression import zstd
from pathlib import Path

packed = Path("/home/pyodide/prateria.zip.zst")
packed.with_suffix("").write_bytes(zstd.decompress(packed.read_bytes()))
sys.path[:0] = ["/home/pyodide", "/home/pyodide/prateria.zip"]
from js import process  # the processor's time: Pyodide's own clock only knows the wall's
from workshop.bench import bots
bots.process_time = lambda: process.cpuUsage().user / 1e6
bots.main(arguments)
`);
