// Keys take turns: what is pressed while the key before has not been answered waits, so that none acts on what was on the
// table before, and none is lost. None says yes to what has been proposed since it was pressed: that has not been heard.

const LATEST = 400; // ms: what draws nothing has been answered by then
const KEYS = /^([a-z?]|Enter| |Escape|Home|End|Page(Up|Down)|Arrow\w+)$/i;

/** `wanted(event)`: whether keys mean something to the table now; `drawn(work)`: with the next frame;
 *  `proposed()`: when what stands there was proposed, 0: nothing is; `finding()`: a hint is being found. Returns `sent`, to
 *  be called with what a key has sent to Python, and `answered`, when something has come back. */
export function inTurn(root, { wanted, drawn, proposed = () => 0, finding = () => false, later = setTimeout }) {
  const waiting = []; // keys, in their order
  let last = 0;
  let open = 0; // the answer that is waited for, 0: none
  let pressing = false; // one that has waited

  function sent() {
    const now = (open = ++last);
    later(() => now === open && goOn(), LATEST);
  }

  function answered() {
    const now = open;
    if (open) drawn(() => drawn(() => now === open && goOn())); // the focus comes with the next frame
  }

  function goOn() {
    open = 0;
    while (waiting.length && !open) press(waiting.shift());
  }

  /** Whether it would say yes to what was not there yet. */
  const early = ({ key, timeStamp, target = root.activeElement }) =>
    key === 'Enter' ? !target?.closest?.('#controls, #panel') && (finding() || timeStamp < proposed()) : /^d$/i.test(key) && timeStamp < proposed();

  function press({ timeStamp, ...like }) {
    if (early({ ...like, timeStamp })) return;
    const target = root.activeElement ?? root.body;
    pressing = true;
    const goes = target.dispatchEvent(new KeyboardEvent('keydown', { ...like, bubbles: true, cancelable: true }));
    pressing = false;
    if (goes && (like.key === 'Enter' || like.key === ' ') && target.matches('button, summary, a')) target.click();
  }

  root.addEventListener('keydown', (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, repeat, timeStamp } = event;
    if (!pressing && early(event) && wanted(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (pressing || !open || altKey || metaKey || !KEYS.test(key) || !wanted(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!repeat) waiting.push({ key, shiftKey, ctrlKey, timeStamp });
  }, true);

  return { sent, answered };
}
