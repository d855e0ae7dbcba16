// What ships, for scripts under node: runtime, library and engines out of dist/.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const RUNTIME = resolve(dirname(fileURLToPath(import.meta.url)), "../../../dist/runtime");

const shipped = (name) => readFileSync(`${RUNTIME}/${readdirSync(RUNTIME).find((one) => one.startsWith(`${name}-`))}`);

/** The bytes of the library that ships. */
export const library = () => new Uint8Array(gunzipSync(shipped("std")));

/** Pyodide as it ships (workshop/lean.py). */
export const runtime = () => {
  const folder = readdirSync(RUNTIME, { withFileTypes: true }).find((one) => one.isDirectory());
  return import(`${RUNTIME}/${folder.name}/pyodide.mjs`);
};

/** Lays ours where the library that ships finds it. */
export function lay(pyodide, home = "/home/pyodide") {
  pyodide.FS.writeFile(`${home}/prateria.zip.zst`, new Uint8Array(shipped("app")));
}

/** Puts the engines on the path of an interpreter with the stock library. */
export function unpack(pyodide, home = "/home/pyodide") {
  lay(pyodide, home);
  pyodide.runPython(`
import sys
from compression import zstd
with open("${home}/prateria.zip", "wb") as file:
    file.write(zstd.decompress(open("${home}/prateria.zip.zst", "rb").read()))
sys.path.insert(0, "${home}/prateria.zip")
`);
}
