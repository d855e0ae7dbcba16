// The workshop without a network: the service worker keeps all that it and its path open (web/sw.js). Asked for by who opens
// one of the two, and on the page for teachers before anybody has.

const workers = globalThis.isSecureContext ? globalThis.navigator?.serviceWorker : undefined;

/** What the worker answers: whether all is there now. */
function answered(worker, question) {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data === true)));
  worker.postMessage(question, [port2]);
  return answer;
}

/** Whether all is kept: the worker puts the list in last. */
export async function workshopKept() {
  for (const name of await caches.keys()) {
    if (name.startsWith('prateria-workshop-') && (await (await caches.open(name)).match('./sw-list.json'))) return true;
  }
  return false;
}

/** Has it kept, with the rest of the site where that is not kept yet. Whether all of it has come. */
export async function keepWorkshop() {
  if (!workers) return false;
  try {
    // who is registered is not registered again: without a network that is an error in the console
    if (!(await workers.getRegistration())) await workers.register('./sw.js', { updateViaCache: 'none' });
    const { active } = await workers.ready;
    return await answered(active, 'workshop');
  } catch (error) {
    console.info(`the workshop is not kept: ${error.message}`); // private windows, blocked storage
    return false;
  }
}
