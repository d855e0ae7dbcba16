// Starts an interpreter, imports what every table needs, and keeps the memory of it for boot.mjs to begin from.
// The names between @ signs are put in by the build.
import { loadPyodide } from './@RUNTIME@/pyodide.mjs';

const here = (path) => new URL(path, import.meta.url).href;
const STD = here('./@STD@');
const PAGE = 65536; // bytes of WebAssembly's memory that go together

async function unpacked(url) {
  const { body } = await fetch(url);
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

const IMPORT = `
import gc
import prateria.app.shell
from prateria.games import GAMES

for game in GAMES.values():
    game.open()
gc.collect()
`;

delete WebAssembly.Suspending; // as boot.mjs does: a memory is taken up by its like
const std = await unpacked(STD);
const realFetch = fetch;
globalThis.fetch = (resource, options) =>
  String(resource?.url ?? resource) === STD ? Promise.resolve(new Response(std)) : realFetch(resource, options);

const pyodide = await loadPyodide({ indexURL: here('./@RUNTIME@/'), stdLibURL: STD, _makeSnapshot: true });
const ours = await fetch(here('./@APP@'));
pyodide.FS.writeFile('prateria.zip.zst', new Uint8Array(await ours.arrayBuffer()));
pyodide.runPython(IMPORT);
const memory = pyodide.makeMemorySnapshot();
let end = memory.length;
while (end > PAGE && !memory[end - 1]) end--;
const cache = await caches.open('@MEMORY@');
await cache.put('memory', new Response(memory.subarray(0, Math.ceil(end / PAGE) * PAGE)));
postMessage('kept');
