// The rules on paper: the summary or everything, as the button says; the browser's own Print prints everything. The page
// that is printed is a copy at the head of the document, out of the dialog, which would end with the first sheet; how it
// looks is the business of css/reading.css and css/school.css, which has the sheets of a class.
const root = document.documentElement;

let what = 'all';
let theme = null; // the one to go back to, while something is being printed

/** Takes away the copy of last time, and lays out a new one if the rules are open. */
function layOut() {
  document.getElementById('paper')?.remove();
  const rules = document.querySelector('#panel[open] :is(.rules, .sheets, .results, .printed)');
  if (!rules) return;
  const paper = rules.cloneNode(true);
  for (const button of paper.querySelectorAll('nav, .buttons')) button.remove();
  for (const folded of paper.querySelectorAll('details')) folded.open = true;
  for (const named of paper.querySelectorAll('section, h2')) named.removeAttribute('id');
  paper.id = 'paper';
  paper.dataset.length = what;
  document.body.prepend(paper);
  theme ??= root.dataset.theme;
  root.dataset.theme = 'light';
}

/** The copy stays until the next time: some browsers say that they have printed before they do. */
function putAway() {
  what = 'all';
  if (theme !== null) root.dataset.theme = theme;
  theme = null;
}

addEventListener('beforeprint', layOut);
addEventListener('afterprint', putAway);
document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-print]');
  if (!button) return;
  what = button.dataset.print;
  window.print();
});
