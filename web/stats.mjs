// Statistics of this device: a text that Python makes (core/stats.py). Off until somebody switches them on (prefs.stats).
const KEY = 'prateria:stats';

export function loadStats() {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepStats(text) {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // no room, or not allowed: nothing is counted
  }
}

export function forgetStats() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing to forget
  }
}
