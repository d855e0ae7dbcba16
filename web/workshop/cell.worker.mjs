// The inside of a cell (cell.mjs): an interpreter with the site's own wheel, and the doors of `prateria.players.room`.
// The build puts Pyodide into this file, because nothing can be fetched in here.

import createPyodideModule from 'pyodide/pyodide.asm.mjs'; // the lean one (py/workshop/lean.py)
import { loadPyodide } from '../../node_modules/pyodide/pyodide.mjs';

const MOST = 200 * 2 ** 20; // bytes of memory; what is over is a MemoryError in Python
const PAGE = 65536;
const SITE_PACKAGES = '/lib/python3.14/site-packages';
const PREPARED = 64 * 2 ** 20; // a memory that is to be kept must not grow while it is made

const LISTEN = `
from prateria.players.room.doors import call, listen
listen(tell)
del tell
import random
random.seed()
call
`;

// micropip has done its work then, and what it holds of JavaScript cannot be kept.
const INSTALL = `
import sys
sys.path.insert(0, micropip_wheel)
import micropip
await micropip.install(wheel, deps=False)
sys.path.remove(micropip_wheel)
for name in [name for name in sys.modules if name.partition(".")[0] in ("micropip", "js", "pyodide_js")]:
    del sys.modules[name]
del micropip
`;

const IMPORT = `
import gc
import collections, dataclasses, functools, heapq, itertools, math, pprint, pydoc, random, statistics, string, typing
import prateria.players.room.doors
from prateria.games import GAMES
from prateria.players.spoken import spoken
for game in GAMES:
    GAMES[game].open()
    spoken(game)
del game
gc.collect()
`;

// A kept memory has no files: what is imported or read only when it comes to it (the languages) is found in the wheel.
const FIND = `
import sys
for name, module in [*sys.modules.items()]:
    if name.partition(".")[0] == "prateria" and hasattr(module, "__path__"):
        module.__path__.append(f"{wheel}/{name.replace('.', '/')}")
del name, module, wheel
`;

/** Every memory that is made from here on begins with `bytes` at least, and never grows over MOST. */
function limit(bytes) {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST) throw new RangeError('no more than 200 MB');
    return grow.call(this, pages);
  };
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.call(WebAssembly, ...given);
    const { memory } = (made.instance ?? made).exports;
    const lacks = memory ? Math.ceil((bytes - memory.buffer.byteLength) / PAGE) : 0;
    if (lacks > 0) grow.call(memory, lacks);
    return made;
  };
  WebAssembly.instantiateStreaming = async (source, imports) =>
    WebAssembly.instantiate(await (await source).arrayBuffer(), imports);
}

// As web/boot.mjs does, for the reason that stands there; and a kept memory is taken up by its like.
delete WebAssembly.Suspending;

async function interpreter({ wasm, std, memory, make, lock }) {
  limit(make ? PREPARED : (memory?.byteLength ?? 0));
  const given = { 'pyodide.asm.wasm': wasm, 'std.zip': std };
  globalThis.fetch = async (resource) => {
    const name = String(resource?.url ?? resource).split('/').pop();
    if (!given[name]) throw new TypeError('there is no network here');
    return new Response(given[name]);
  };
  const silent = () => {};
  return loadPyodide({
    createPyodideModule,
    indexURL: 'https://none.invalid/',
    stdLibURL: 'https://none.invalid/std.zip',
    lockFileContents: lock,
    stdin: () => null,
    stdout: silent,
    stderr: silent,
    ...(make ? { _makeSnapshot: true } : {}),
    ...(memory ? { _loadSnapshot: memory } : {}),
  });
}

/** The wheel, installed; where a memory was kept, that has it already, and the file is there for what it has not. */
async function install(pyodide, { memory, wheels }) {
  for (const [name, bytes] of Object.entries(wheels)) pyodide.FS.writeFile(`/tmp/${name}`, new Uint8Array(bytes));
  const names = Object.keys(wheels);
  if (memory) {
    pyodide.globals.set('wheel', `/tmp/${names[0]}`);
    pyodide.runPython(FIND);
    return;
  }
  pyodide.globals.set('micropip_wheel', `/tmp/${names.find((name) => name.startsWith('micropip-'))}`);
  pyodide.globals.set('wheel', `emfs:/tmp/${names.find((name) => name.startsWith('prateria-'))}`);
  await pyodide.runPythonAsync(INSTALL);
  pyodide.runPython(IMPORT);
}

function snapshot(pyodide) {
  for (const name of Object.keys(pyodide.loadedPackages)) delete pyodide.loadedPackages[name];
  const memory = pyodide.makeMemorySnapshot();
  let end = memory.length;
  while (end > PAGE && !memory[end - 1]) end--;
  return memory.slice(0, Math.ceil(end / PAGE) * PAGE).buffer;
}

// A second wall, before anybody's code runs: WebKit gives caches to frames without an origin as well, which are not ours,
// but might be shared by two rooms. Without workers nobody gets them anew.
const TAKEN = ['caches', 'indexedDB', 'cookieStore', 'BroadcastChannel', 'Worker', 'SharedWorker', 'importScripts', 'fetch',
  'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport', 'Notification'];
const TAKEN_OF_NAVIGATOR = ['storage', 'storageBuckets', 'locks', 'serviceWorker'];

function takeAway(names, from) {
  for (let at = from; at; at = Object.getPrototypeOf(at)) for (const name of names) delete at[name];
}

addEventListener('message', ({ ports: [port] }) => {
  port.onmessage = async ({ data: parts }) => {
    try {
      const pyodide = await interpreter(parts);
      await install(pyodide, parts);
      if (parts.make) {
        const memory = snapshot(pyodide);
        return port.postMessage({ id: 0, value: 'made', memory }, [memory]);
      }
      pyodide.globals.set('tell', (line) => port.postMessage(line));
      const call = pyodide.runPython(LISTEN);
      takeAway(TAKEN, globalThis);
      takeAway(TAKEN_OF_NAVIGATOR, navigator);
      port.onmessage = ({ data: { id, name, args } }) => {
        try {
          port.postMessage({ id, value: call(name, args) });
        } catch (error) {
          port.postMessage({ broken: String(error.message ?? error).slice(-300) });
        }
      };
      port.postMessage({ id: 0, value: 'open' });
    } catch (error) {
      port.postMessage({ broken: String(error?.message ?? error).slice(-300) });
    }
  };
}, { once: true });
