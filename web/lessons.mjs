// Which guided rounds were begun and finished on this device: a text that Python makes (app/lessons.py).
const KEY = 'prateria:lessons';

export function loadLessons() {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepLessons(text) {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // no room, or not allowed: nothing is remembered
  }
}
