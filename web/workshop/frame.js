// Stands in a frame of no origin (cell.mjs): makes a worker of the text that it is given, hands it its port, and is
// replaced with it. The policies of the page and of the frame name this script by its hash.
addEventListener('message', ({ data, ports }) => {
  const worker = new Worker(URL.createObjectURL(new Blob([data], { type: 'text/javascript' })));
  worker.onerror = ({ message }) => ports[0].postMessage({ broken: String(message) });
  worker.postMessage(null, [ports[1]]);
}, { once: true });
