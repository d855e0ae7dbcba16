// How the bots of a tournament stand: as a table with its doubt, as a list of who has met whom, as CSV, and as the text that is
// kept for a class. `lines`: as prateria.players.room.ranking has them; `names`: by bot.
import { html } from '../html.mjs';
import { _ } from '../i18n.mjs';
import { number } from './words.mjs';

const VERSION = 1;
const WIDE = 120;

const percent = (share) => `${number(100 * share)}%`;
const share = ({ won, games }) => (games ? won / games : 0);

/** The share that was won, with the line of its interval. */
const bar = (line) => html`<svg class="chart stand" viewBox="-1 0 ${WIDE + 2} 22" aria-hidden="true"><rect class="chart-ground" x="0" y="3" width="${WIDE}" height="16" rx="5"></rect>
  <rect class="chart-bar of-0" x="0" y="3" width="${Math.round(WIDE * share(line))}" height="16" rx="5"></rect>
  <path class="chart-sure" d="M${(WIDE * line.low).toFixed(1)} 6v10M${(WIDE * line.high).toFixed(1)} 6v10M${(WIDE * line.low).toFixed(1)} 11H${(WIDE * line.high).toFixed(1)}"></path></svg>`;

/** `said(bot)`: why it is out, '' where it is not. */
export const standing = (lines, names, said = () => '') => html`<table class="chart-table standing"><thead><tr><th scope="col">${_('Place')}</th><th scope="col">${_('Bot')}</th>
  <th scope="col">${_('Won')}</th><th scope="col" class="wide">${_('Probably between')}</th><th scope="col">${_('Points')}</th></tr></thead>
  <tbody>${lines.map((line) => html`<tr><td>${line.place || '–'}</td><th scope="row"><bdi>${names[line.player]}</bdi>${said(line.player) ? html`<small class="out">${said(line.player)}</small>` : ''}</th>
    ${line.place ? html`<td>${number(line.won, line.won % 1 ? 1 : 0)} <small>/ ${line.games}</small></td>
    <td class="wide">${line.games ? html`${bar(line)}<small>${percent(line.low)} – ${percent(line.high)}</small>` : '–'}</td><td>${line.games ? number(line.points, 1) : '–'}</td>` : html`<td colspan="3">${_('does not count')}</td>`}</tr>`)}</tbody></table>`;

/** Who has won how many games against whom, in the order of places. Rows and columns are numbered in their order, for two may share
 *  a place. */
export function crossed(lines, names) {
  const good = lines.filter(({ place }) => place);
  const wins = (one, other) => {
    const [won, games] = one.against[other.player];
    return one === other ? html`<td class="self"></td>` : html`<td>${games ? number(won, won % 1 ? 1 : 0) : '–'}</td>`;
  };
  return html`<div class="crossed"><table class="chart-table"><thead><tr><th scope="col">${_('Won against')}</th>${good.map((other, i) => html`<th scope="col"><span aria-hidden="true">${i + 1}</span><span class="unseen">${names[other.player]}</span></th>`)}</tr></thead>
    <tbody>${good.map((one, i) => html`<tr><th scope="row"><span aria-hidden="true">${i + 1}</span> <bdi>${names[one.player]}</bdi></th>${good.map((other) => wins(one, other))}</tr>`)}</tbody></table></div>`;
}

/** A cell of a table program: what begins as a formula would is no formula. */
const cell = (value) => {
  const text = String(value);
  const safe = /^[=+\-@\t]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[";,\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csv = (lines, names) =>
  `\ufeff${[
    [_('Place'), _('Bot'), _('Games'), _('Won'), _('Share won'), _('At least'), _('At most'), _('Points')],
    ...lines.map((line) => [line.place || '', names[line.player], line.games, line.won, ...[share(line), line.low, line.high].map((value) => value.toFixed(3)), line.points.toFixed(2)]),
  ].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** The text for the class's list: see py/prateria/core/school/botcup.py. */
export const keptText = ({ game, at, lines, names, stopped }) =>
  JSON.stringify({
    v: VERSION, game, at, whole: !stopped,
    bots: lines.map(({ player, place, games, won, low, high, points }) => ({ name: names[player], place, games, won, low, high, points })),
  });

/** Names that are all different: who has one that was there before gets a number. */
export function apart(names) {
  const taken = new Set();
  return names.map((name) => {
    let one = name;
    for (let n = 2; taken.has(one); n += 1) one = `${name} ${n}`;
    taken.add(one);
    return one;
  });
}
