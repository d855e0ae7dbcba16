// The start of Python. PyScript takes this module for its interpreter; index.html loads it early as well, so that
// downloads and start-up run while PyScript's own code is still on its way.
// What it adds to the stock loadPyodide: a trimmed standard library as bytecode, a kept memory to begin from, and files
// that are asked for until they come (watch.js). The names between @ signs are put in by the build.

export const version = "@VERSION@";

const here = (path) => new URL(path, import.meta.url).href;
const RUNTIME = here("./@RUNTIME@/");
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const STD = here("./@STD@");
const APP = here("./@APP@");
const OURS = here("./prateria.zip.zst"); // what pyscript.json calls it

const start = window.prateriaStart;
const { answers, attempt, careful, runtime, tried } = window.prateriaEarly;

addEventListener("py:progress", ({ detail }) => {
  if (detail !== "Loaded Pyodide") return;
  performance.mark("prateria-pyscript");
  start.at(0.85);
});

// ---- downloads, all begun at once

// Plain hosts do not compress a zip, so the library comes as .zip.gz and is unpacked here. Ours is packed more tightly.
const read = ({ body }) => new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
answers[STD] = start.fetched(STD, { size: Number("@STD_BYTES@"), read });
const packed = (answers[OURS] = start.fetched(APP, { size: Number("@APP_BYTES@") }));

// A module that did not come is asked for by another address: browsers may remember of the first that it failed.
const imported = (name) => start.need(name, (_options, tries) => import(`${RUNTIME}${name}${tries ? `?again=${tries}` : ""}`));
const stock = imported("pyodide.mjs");
const glue = imported("pyodide.asm.mjs");

// The runtime has been on its way since early.js, long before loadPyodide has read its own code and asks for it.
const STAND_IN = new Response();
answers[WASM] = runtime.then(() => STAND_IN);
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async function (source, imports) {
  if ((await source) !== STAND_IN) return instantiateStreaming.call(this, source, imports);
  const module = await runtime;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};
addEventListener("prateria-ready", () => {
  WebAssembly.instantiateStreaming = instantiateStreaming;
  for (const url of Object.keys(answers)) delete answers[url];
}, { once: true });

// ---- the memory of a started interpreter, kept by ahead.mjs on an earlier visit. Where a start from it breaks down, or the
// tab dies of it (or of making it: early.js), that is counted; after the second time in a row this version never tries
// again. Not after the first: that may have been the device's bad moment. A good start from it begins the count anew.

const MEMORY = "@MEMORY@";
const MARK = "prateria:start";
const TOO_OFTEN = 2;

async function keptMemory() {
  try {
    const [name, count] = (localStorage[MARK] ?? "").split(" ");
    let bad = name === MEMORY ? Number(count) || 0 : 0;
    if (tried === MEMORY) localStorage[MARK] = `${MEMORY} ${++bad}`;
    if (bad >= TOO_OFTEN) await caches.delete(MEMORY);
    if (careful || bad >= TOO_OFTEN) return null;
    const kept = await caches.match("memory", { cacheName: MEMORY });
    if (!kept) return null;
    const broke = () => {
      attempt();
      localStorage[MARK] = `${MEMORY} ${bad + 1}`;
      caches.delete(MEMORY); // another is made, once
    };
    attempt(MEMORY);
    return { bytes: await kept.arrayBuffer(), broke };
  } catch {
    return null; // no caches, no storage: from the beginning, then
  }
}

function remembered() {
  start.remembered = true;
  addEventListener("prateria-ready", () => localStorage.removeItem(MARK), { once: true });
}

// ---- ours, unpacked while Python starts. Where no worker can do it, Python does: later, and for as long as it takes.

const UNPACKED = "/home/pyodide/prateria.zip"; // where sitecustomize.py looks for it
const PATIENT = 2000; // ms more than Python takes to start

function unpack() {
  return new Promise((resolve) => {
    const worker = new Worker("./unpack.worker.mjs", { type: "module" });
    const done = (bytes) => {
      worker.terminate();
      resolve(bytes);
    };
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => done(null);
    packed.then((bytes) => worker.postMessage(bytes));
  }).catch(() => null);
}

const unpacking = unpack(); // from a kept memory, too: what the page itself has is imported anew at each start

// ---- the interpreter: one is started at once, and PyScript, when it asks, gets that one

// Where a browser can switch WebAssembly's stack, Pyodide runs all that is asynchronous on stacks of their own, and there
// Chromium's heap profiler, which it switches on for some of its users, reads past the end: the tab dies (more in
// py/prateria/README.md). Only `run_sync` needs it, and nothing of ours does: so Pyodide is not told of it.
delete WebAssembly.Suspending;

const output = { stdout: console.log, stderr: console.error };
const settings = {
  indexURL: RUNTIME,
  stdLibURL: STD,
  stdout: (line) => output.stdout(line),
  stderr: (line) => output.stderr(line),
};

async function begin() {
  const memory = keptMemory();
  const { loadPyodide: load } = await stock;
  settings.createPyodideModule = (await glue).default;
  const kept = await memory;
  performance.mark("prateria-interpreter");
  if (!kept) return load(settings);
  try {
    const interpreter = await load({ ...settings, _loadSnapshot: kept.bytes });
    remembered();
    return interpreter;
  } catch (error) {
    console.info(`a start from the beginning: ${error.message}`);
    kept.broke();
    return load(settings);
  }
}

let first = begin();
first.then(() => {
  performance.mark("prateria-python");
  start.at(0.75);
}, start.fail);

// PyScript writes its own Python package and imports all of it at every start, of which we use nothing. What it writes
// goes nowhere, and it finds an empty package instead. main.py takes both away again: the library that ships has not all
// that the true ones need.
const NO_PYSCRIPT = `
import sys, types

class Path:
    __init__ = mkdir = write_text = lambda *given, **how: None

sys.modules["pyscript"] = types.ModuleType("pyscript")
sys.modules["pathlib"] = types.SimpleNamespace(Path=Path)
del sys, types, Path
`;

export async function loadPyodide(options = {}) {
  if (!first) return (await stock).loadPyodide({ indexURL: RUNTIME, ...options }); // another one: the stock one
  const started = first;
  first = null;
  const interpreter = await started;
  const bytes = await Promise.race([unpacking, new Promise((resolve) => setTimeout(resolve, PATIENT))]);
  if (bytes) interpreter.FS.writeFile(UNPACKED, bytes, { canOwn: true });
  Object.assign(output, options);
  interpreter.runPython(NO_PYSCRIPT);
  return interpreter;
}
