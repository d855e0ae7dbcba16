// The next visit's start, prepared on this one: the memory of an interpreter that has just started, with our code imported,
// is kept on the device, and boot.mjs begins from there. That costs a second interpreter for a moment and 25 MB on the disk,
// so it is done only where there is plenty, when the table is at rest. The name between @ signs is put in by the build.

const MEMORY = "@MEMORY@";
const PLENTY = 4; // GB, as far as browsers tell; those that do not are not asked
const REST = 3000; // ms

const atRest = () =>
  new Promise((resolve) => setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(resolve), REST));

/** Makes and keeps the memory, if it is not there and this device can afford it. */
export async function prepare() {
  if (!(navigator.deviceMemory >= PLENTY) || navigator.connection?.saveData) return;
  if (localStorage['prateria:start'] === MEMORY || (await caches.has(MEMORY))) return;
  await atRest();
  const worker = new Worker('./ahead.worker.mjs', { type: 'module' });
  worker.onmessage = worker.onerror = () => worker.terminate();
}
