// A short sentence for a moment, at the foot of the page (on phones over the words above the table).

/** `say(text)` speaks it, `order(name)` sends a command. Returns `toast(text, label, action)`: with a label also a button,
 *  which calls back or sends a command. */
export function toaster(toasts, panel, say, order) {
  let timer = 0;
  const hide = () => toasts.replaceChildren();

  return (text, label = '', action = 'undo') => {
    clearTimeout(timer);
    if (panel.open) panel.append(toasts); // what is outside an open dialog cannot be touched
    const words = document.createElement('span');
    words.textContent = text;
    say(text);
    toasts.replaceChildren(words);
    if (label) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.onclick = () => {
        hide();
        if (typeof action === 'function') action();
        else order(action);
      };
      toasts.append(button);
    }
    timer = setTimeout(hide, label ? 10000 : 2500 + 60 * text.length);
  };
}
