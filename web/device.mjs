// What the device can do for a game: stay awake, copy, share, show a QR code, keep a file.

let lock = null;
let awake = false;

export async function wakeLock(on) {
  awake = Boolean(on);
  try {
    if (awake && !lock && !document.hidden) {
      lock = await navigator.wakeLock?.request('screen');
      lock?.addEventListener('release', () => (lock = null));
    } else if (!awake && lock) {
      await lock.release();
    }
  } catch {
    // a bonus only: battery saver, no permission
  }
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden && awake) wakeLock(true);
});

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    const done = document.execCommand('copy'); // old, but the only way without https
    area.remove();
    return done;
  }
}

/** The share sheet where there is one, else the clipboard: "shared", "copied" or "" (given up). */
export async function share(url, text = '') {
  if (navigator.share) {
    try {
      await navigator.share({ url, text });
      return 'shared';
    } catch (error) {
      if (error.name === 'AbortError') return '';
    }
  }
  return (await copy(url)) ? 'copied' : '';
}

/** {d, size}: a path of dark modules for viewBox "0 0 size size", four light modules round it. Put it on white. Size 0 where
 *  the network went before it could be fetched. */
export async function qr(text) {
  const { correction, generate } = await import(new URL('vendor/lean-qr.mjs', document.baseURI)).catch(() => ({}));
  if (!generate) return { d: '', size: 0 };
  const code = generate(text, { minCorrectionLevel: correction.M });
  let d = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      let run = 0;
      while (code.get(x + run, y)) run += 1;
      if (run) d += `M${x + 4} ${y + 4}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return { d, size: code.size + 8 };
}

export function download(name, text, type = 'application/json') {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
