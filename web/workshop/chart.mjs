// What many games have shown, as a picture and in words.
import { html } from '../html.mjs';
import { _, ngettext } from '../i18n.mjs';
import { number } from './words.mjs';

const WIDE = 300; // of the picture: 0 to 100 %
const HIGH = 46;

const percent = (share) => `${number(100 * share)}%`;

/** A bar of wins with the line of the interval over it. */
const bar = ({ won, games, low, high }, name, i, equal) => html`<g transform="translate(0 ${i * (HIGH + 22)})">
  <text x="0" y="15" class="chart-name">${name}</text><text x="${WIDE}" y="15" class="chart-number" text-anchor="end">${percent(games ? won / games : 0)}</text>
  <rect class="chart-ground" x="0" y="22" width="${WIDE}" height="22" rx="6"></rect>
  <rect class="chart-bar of-${i}" x="0" y="22" width="${games ? Math.round((WIDE * won) / games) : 0}" height="22" rx="6"></rect>
  <path class="chart-sure" d="M${(WIDE * low).toFixed(1)} 27v12M${(WIDE * high).toFixed(1)} 27v12M${(WIDE * low).toFixed(1)} 33H${(WIDE * high).toFixed(1)}"></path>
  <path class="chart-equal" d="M${(WIDE * equal).toFixed(1)} 18v30"></path></g>`;

/** `names`: of the players, the own one first. The dashed line: where all were equal. */
export function picture({ players }, names, seats) {
  const rows = players.length;
  const high = rows * (HIGH + 22);
  const said = players.map((one, i) => `${names[i]}: ${percent(one.games ? one.won / one.games : 0)}`).join(', ');
  return html`<svg class="chart" viewBox="-2 0 ${WIDE + 4} ${high}" role="img" aria-label="${_('Games won')}: ${said}">
    ${players.map((one, i) => bar(one, names[i], i, i ? 1 - 1 / seats : 1 / seats))}</svg>`;
}

/** Wins and points on average, and wins by seat: who sits first, has it easier or harder in some games. */
export const table = ({ players }, names, seats) => html`<div class="crossed"><table class="chart-table"><thead><tr><th scope="col">${_('Player')}</th><th scope="col">${_('Won')}</th><th scope="col">${_('Points')}</th>
  ${Array.from({ length: seats }, (_unused, i) => html`<th scope="col">${_('Won as player %(n)s', { n: i + 1 })}</th>`)}</tr></thead>
  <tbody>${players.map((one, i) => html`<tr><th scope="row"><bdi>${names[i]}</bdi></th><td>${number(one.won, one.won % 1 ? 1 : 0)}</td><td>${number(one.points, 1)}</td>
    ${Array.from({ length: seats }, (_unused, k) => html`<td>${one.seats[k]?.games ? percent(one.seats[k].won / one.seats[k].games) : '–'}</td>`)}</tr>`)}</tbody></table></div>`;

/** What it says about the own bot, the first of the players, in a sentence or two. */
export function verdict({ players }, seats) {
  const [mine] = players;
  const equal = 1 / seats;
  const won = number(mine.won, mine.won % 1 ? 1 : 0);
  const count = ngettext('Your bot has won %(won)s of %(n)s game.', 'Your bot has won %(won)s of %(n)s games.', mine.games, { won });
  const sure = _('Over very many games it would probably win between %(low)s and %(high)s of them.', { low: percent(mine.low), high: percent(mine.high) });
  const means =
    mine.low > equal ? _('So it is stronger.') : mine.high < equal ? _('So it is weaker.') : _('So nobody can say yet which one is stronger: play more games.');
  return [count, sure, means];
}
