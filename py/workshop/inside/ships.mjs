// What ships, for scripts under node: the engines out of dist/ into an interpreter, as web/main.py unpacks them.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const RUNTIME = resolve(dirname(fileURLToPath(import.meta.url)), "../../../dist/runtime");

/** The bytes of an archive of dist/runtime: `std` or `app`. */
export const archive = (name) => {
  const file = readdirSync(RUNTIME).find((one) => one.startsWith(`${name}-`));
  return new Uint8Array(gunzipSync(readFileSync(`${RUNTIME}/${file}`)));
};

/** Puts the engines on the interpreter's path. */
export function unpack(pyodide, home = "/home/pyodide") {
  pyodide.unpackArchive(archive("app"), "zip", { extractDir: home });
  pyodide.runPython(`
import sys
from compression import zstd
with open("${home}/prateria.zip", "wb") as file:
    file.write(zstd.decompress(open("${home}/prateria.zip.zst", "rb").read()))
sys.path.insert(0, "${home}/prateria.zip")
`);
}
