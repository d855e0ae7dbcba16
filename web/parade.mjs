// The parade of a result: what its lines brought comes one after another while the points above them count up; all else
// stands there. A touch or a key ends it, and whoever comes back to it sees the end. The markup that Python gave is the end; where nothing is to move, nothing is done.
const LINE = 300; // ms from one line to the next
const LONGEST = 1800; // ms for all of them, and the end

let end = () => {};
let seen = ''; // what the one before has brought

const signed = (n) => String(n).replace('-', '−');

/** Begins it, if the panel holds one. */
export function parade(body) {
  end();
  const box = body.querySelector('.parade');
  if (!box || document.documentElement.dataset.motion !== 'full') return;
  const rows = [...box.querySelectorAll('.gains > li')];
  const brings = rows.map((row) => row.dataset.gains).join();
  if (brings === seen) return;
  seen = brings;
  const totals = [...box.querySelectorAll('.totals > li')].map((li) => {
    const number = li.querySelector('[data-total]');
    return { number, said: number.textContent, whole: Number(number.dataset.total), bar: li.querySelector('rect'), now: 0 };
  });
  const count = () => {
    for (const { number, bar, whole, now } of totals) {
      number.textContent = signed(now);
      bar.style.transform = `scaleX(${whole > 0 ? Math.min(1, Math.max(0, now / whole)) : 0})`;
    }
  };
  const next = () => {
    const row = rows.find((one) => one.classList.contains('still'));
    if (!row || !box.isConnected) return end();
    row.classList.remove('still');
    row.dataset.gains.split(' ').forEach((gain, seat) => (totals[seat].now += Number(gain)));
    count();
  };
  const skip = () => end();
  const timer = setInterval(next, Math.min(LINE, LONGEST / (rows.length + 1)));
  end = () => {
    end = () => {};
    clearInterval(timer);
    removeEventListener('pointerdown', skip, true);
    removeEventListener('keydown', skip, true);
    box.classList.remove('playing');
    for (const row of rows) row.classList.remove('still');
    for (const { number, said, bar } of totals) {
      number.textContent = said;
      bar.style.transform = '';
    }
  };
  for (const row of rows) row.classList.add('still');
  count();
  box.getBoundingClientRect(); // from where they begin nothing glides
  box.classList.add('playing');
  box.closest('.result').classList.add('fresh');
  addEventListener('pointerdown', skip, true);
  addEventListener('keydown', skip, true);
}
