// Where the list of games stands in the lobby.

/** Before the choice of a new game stands what one can go on with; what has only been played stands under it. */
export function stand(section, setup, goingOn) {
  const above = section.nextElementSibling === setup;
  if (setup && above !== goingOn) setup[goingOn ? 'before' : 'after'](section);
}
