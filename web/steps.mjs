// The two steps of the lobby: which game ('games'), then who plays it ('who'). The second has an entry of its own in the
// history, so that the device's Back leads to the first one; a reload stays where it was.

const lobby = document.getElementById('lobby');
history.scrollRestoration = 'manual'; // who comes back from a table finds it at the top of the list
let arrive = () => {};

export const step = () => lobby.dataset.step;

/** `listener(step)`: another step is to be drawn, and where the focus is to be. */
export const onStep = (listener) => (arrive = listener);

function show(next) {
  if (step() === next) return;
  lobby.dataset.step = next;
  arrive(next);
}

/** The game of the second step, by the history; '' in the first. */
export const gameOfStep = () => history.state?.who ?? '';

export function toWho(game) {
  if (gameOfStep() !== game) history.pushState({ who: game }, '');
  show('who');
}

export function toGames() {
  if (gameOfStep()) history.back();
  else show('games');
}

addEventListener('popstate', () => {
  if (document.body.dataset.page === 'lobby' && !location.hash) show(gameOfStep() ? 'who' : 'games');
});
// who comes back from a table begins anew
addEventListener('prateria-page', ({ detail }) => detail === 'play' && (lobby.dataset.step = 'games'));

lobby.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || step() !== 'who') return;
  event.preventDefault();
  toGames();
});

lobby.dataset.step = gameOfStep() ? 'who' : 'games';
