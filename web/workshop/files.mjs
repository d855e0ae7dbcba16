// What cells are made of: fetched when the workshop is opened, kept by the service worker from then on. And the memory of
// an interpreter that has installed all that: made once on each device, every cell begins from it.
// The names between @ signs are put in by the build.

import { CellStopped, openCell } from './cell.mjs';

const here = (path) => new URL(path, import.meta.url).href;
const FILES = {
  wasm: here('../@RUNTIME@/pyodide.asm.wasm'),
  lock: here('../@RUNTIME@/pyodide-lock.json'),
  std: here('../@WORKSHOP_STD@'),
  wheel: here('../@WHEEL@'),
  micropip: here('../@MICROPIP@'),
  worker: here('./cell.worker.mjs'),
  frame: here('./frame.js'),
};
const MEMORY = '@WORKSHOP_MEMORY@';

/** The workshop cannot be opened: `reason` is `network` (the files did not come), `memory` (no room for an interpreter) or
 *  `start` (anything else). The message is English and for the note below; the page says the sentence. */
export class RoomError extends Error {
  constructor(reason, message) {
    super(message);
    this.name = 'RoomError';
    this.reason = reason;
  }
}

const wanted = Object.keys(FILES);
let opening = null; // the promise of `opened`
let kept = null; // the memory as a Blob, where there is one

// The service worker leaves .wasm to the browser, and a first visit may be without one.
async function fetched(url) {
  const own = await globalThis.caches?.match(url).catch(() => null);
  const answer = own ?? (await fetch(url));
  if (!answer.ok) throw new Error(`${answer.status} ${url.split('/').pop()}`);
  if (!url.endsWith('.gz')) return answer.blob();
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).blob();
}

/** Has the service worker keep the files: the next opening needs no network. */
async function keep() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { active } = registration ? await navigator.serviceWorker.ready : {};
  active?.postMessage('workshop');
}

async function everything(onprogress) {
  let come = 0;
  const blobs = {};
  try {
    await Promise.all(
      wanted.map(async (name) => {
        blobs[name] = await fetched(FILES[name]);
        onprogress(++come / (wanted.length + 1));
      }),
    );
  } catch (error) {
    throw new RoomError('network', error.message);
  }
  keep().catch(() => {}); // private windows, blocked storage: then it is fetched again next time
  const texts = { worker: await blobs.worker.text(), frame: await blobs.frame.text(), lock: await blobs.lock.text() };
  return { blobs, texts };
}

/** The parts of a new cell: each has buffers of its own, which are given away. */
async function partsOf({ blobs, texts }, memory) {
  const [wasm, std, wheel, micropip, begun] = await Promise.all(
    [blobs.wasm, blobs.std, blobs.wheel, blobs.micropip, memory].map((blob) => blob?.arrayBuffer()),
  );
  const nameOf = (name) => FILES[name].split('/').pop();
  const wheels = { [nameOf('wheel')]: wheel, ...(begun ? {} : { [nameOf('micropip')]: micropip }) };
  return { frame: texts.frame, lock: JSON.parse(texts.lock), wasm, std, wheels, ...(begun ? { memory: begun } : {}) };
}

const troubled = (error) => {
  if (!(error instanceof CellStopped)) return error;
  const full = /memory|allocat/i.test(error.message);
  return new RoomError(full ? 'memory' : 'start', error.message);
};

async function storedMemory() {
  const found = await globalThis.caches?.match('rooms', { cacheName: MEMORY }).catch(() => null);
  return found ? found.blob() : null;
}

/** A cell that installs all and does nothing else: its memory is kept, here and for the next visit. */
async function makeMemory(all) {
  const cell = await openCell(all.texts.worker, { ...(await partsOf(all, null)), make: true });
  const { memory } = cell.started;
  cell.close();
  const blob = new Blob([memory]);
  const cache = await globalThis.caches?.open(MEMORY).catch(() => null);
  await cache?.put('rooms', new Response(blob)).catch(() => caches.delete(MEMORY).catch(() => {}));
  return blob;
}

async function open(onprogress) {
  const all = await everything(onprogress);
  try {
    kept = (await storedMemory()) ?? (await makeMemory(all));
  } catch (error) {
    console.info(`no kept memory for the workshop: ${error.message}`); // then every cell installs for itself
  }
  onprogress(1);
  return all;
}

/** Fetches what cells are made of, once. `onprogress(share)`: 0 to 1. Rejects with RoomError; then it may be called again. */
export async function prepare({ onprogress = () => {} } = {}) {
  opening ??= open(onprogress);
  try {
    return await opening;
  } catch (error) {
    opening = null;
    throw error;
  }
}

/** A new cell, with all installed. Rejects with RoomError. */
export async function newCell() {
  const all = await prepare();
  try {
    return await openCell(all.texts.worker, await partsOf(all, kept));
  } catch (error) {
    if (!kept) throw troubled(error);
    console.info(`a cell from the beginning: ${error.message}`);
    kept = null; // the kept memory is damaged, or was written by another version of the browser
    await globalThis.caches?.delete(MEMORY).catch(() => {});
  }
  try {
    return await openCell(all.texts.worker, await partsOf(all, null));
  } catch (error) {
    throw troubled(error);
  }
}
