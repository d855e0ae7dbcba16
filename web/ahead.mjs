// The next visit's start, prepared on this one: the memory of an interpreter that has just started, with our code imported,
// is kept on the device, and boot.mjs begins from there. That costs a second interpreter for a moment and 25 MB on the disk,
// so it is done only where there is plenty, when the table is at rest. The name between @ signs is put in by the build.

const MEMORY = "@MEMORY@";
const PLENTY = 4; // GB, as far as browsers tell; those that do not are not asked
const REST = 3000; // ms
const TOO_OFTEN = 2; // times in a row that the tab died, as boot.mjs counts

const atRest = () =>
  new Promise((resolve) => setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(resolve), REST));

/** Makes and keeps the memory, if it is not there and this device can afford it. A tab that dies of it leaves its mark. */
export async function prepare() {
  const { attempt, careful, done } = window.prateriaEarly;
  if (careful || !(navigator.deviceMemory >= PLENTY) || navigator.connection?.saveData) return;
  const [name, count] = (localStorage['prateria:start'] ?? '').split(' ');
  if ((name === MEMORY && count >= TOO_OFTEN) || (await caches.has(MEMORY))) return;
  await atRest();
  attempt(MEMORY);
  const worker = new Worker('./ahead.worker.mjs', { type: 'module' });
  worker.onmessage = worker.onerror = () => {
    worker.terminate();
    done();
  };
}
