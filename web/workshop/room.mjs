// The workshop's doors to Python, for its page: rooms in which players that somebody wrote are shut in, a referee that lets
// them play, whole matches. Loaded when the workshop is opened, never before.
//
// What a player says is somebody's word: sizes, types and numbers are checked before it is given on, and the referee checks
// them once more.

export { prepare, RoomError } from './files.mjs';
export { openGame, PlayerError, playMatch, quickMatch } from './match.mjs';
export { LONGEST, openRoom } from './player.mjs';
export { openReferee } from './referee.mjs';
export { playTournament } from './tournament.mjs';
