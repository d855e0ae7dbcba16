// The name that somebody meant, of those that there are.

/** How many letters must be put in, taken away, exchanged or swapped with their neighbour. */
export function distance(a, b) {
  const rows = [Array.from({ length: b.length + 1 }, (_unused, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[a.length][b.length];
}

/** The nearest of `names`, '' where none is near. */
export function nearest(name, names) {
  const most = name.length > 5 ? 2 : name.length > 2 ? 1 : 0;
  let [best, least] = ['', most + 1];
  for (const one of names) {
    if (one === name || Math.abs(one.length - name.length) > most || one.length > 40) continue;
    const far = distance(name.toLowerCase(), one.toLowerCase());
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
