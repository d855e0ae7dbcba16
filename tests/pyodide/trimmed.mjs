// With the trimmed standard library that ships, and nothing else of it: every module of ours imports, and what is only
// needed when it comes to it is there. node tests/pyodide/trimmed.mjs
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const RUNTIME = resolve(dirname(fileURLToPath(import.meta.url)), "../../dist/runtime");
const unpacked = (name) =>
  gunzipSync(readFileSync(join(RUNTIME, readdirSync(RUNTIME).find((file) => file.startsWith(`${name}-`)))));

const CHECK = `
import asyncio, importlib, json, pkgutil, sys, traceback

import prateria

names = [m.name for m in pkgutil.walk_packages(prateria.__path__, "prateria.")]
for name in names:
    if name.startswith("prateria.app.edge") or name == "prateria.app.main":
        continue  # the browser's edge: only a page has what it imports
    importlib.import_module(name)

for source, error in (("def f(:", SyntaxError), ("import json; json.loads('{')", ValueError), ("1/0", ArithmeticError)):
    try:
        exec(source)
    except error:
        assert "Error" in traceback.format_exc()
    else:
        raise AssertionError(source)

assert "%s %5.2f".__mod__(("x", 1.5)) and f"{1234.5:,.1f}" == "1,234.5" and "żółw".encode("utf-8").decode() == "żółw"
await asyncio.sleep(0)
len(names)
`;

const folder = mkdtempSync(join(tmpdir(), "prateria-"));
try {
  writeFileSync(join(folder, "std.zip"), unpacked("std"));
  const pyodide = await loadPyodide({ stdLibURL: join(folder, "std.zip") });
  pyodide.unpackArchive(new Uint8Array(unpacked("app")), "zip", { extractDir: "/home/pyodide" });
  pyodide.runPython(`
import sys
from compression import zstd
with open("/home/pyodide/prateria.zip", "wb") as file:
    file.write(zstd.decompress(open("/home/pyodide/prateria.zip.zst", "rb").read()))
sys.path.insert(0, "/home/pyodide/prateria.zip")
`);
  const count = await pyodide.runPythonAsync(CHECK);
  console.log(`${count} modules import with the trimmed standard library`);
} catch (error) {
  console.error(String(error.message ?? error).slice(-4000)); // a whole one prints Pyodide's own 1.2 MB line
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
