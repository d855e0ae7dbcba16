// Against whom a bot plays: the computer in its levels, or another bot of this device.
import { html } from '../html.mjs';
import { _ } from '../i18n.mjs';
import { levels } from '../seats.mjs';

const LEVEL = { first: () => _('Computer: first steps'), normal: () => _('Computer: normal'), strong: () => _('Computer: strong') };

/** [{value, label, player, foreign}] for a bot of that game. `bots`: those on this device. */
export function opponents(bot, game, bots) {
  const others = bots.filter((one) => !one.damaged && one.game === bot.game && one.id !== bot.id);
  return [
    ...levels(game).map((level) => ({ value: level, label: LEVEL[level](), player: { level }, foreign: false })),
    { value: 'self', label: _('Itself'), player: { source: bot.source }, foreign: Boolean(bot.foreign) },
    ...others.map(({ id, name, source, foreign }) => ({ value: `bot:${id}`, label: name || _('Bot without a name'), player: { source }, foreign })),
  ];
}

export const counts = ({ seats: [low, high] }) => Array.from({ length: high - Math.max(low, 2) + 1 }, (_unused, i) => Math.max(low, 2) + i);

/** Two selects: against whom, and how many play. */
export const drawChoice = (list, against, game, seats) => html`<div class="against">
  <label>${_('Against')}<select id="against">${list.map(({ value, label }) => html`<option value="${value}"${value === against ? html` selected` : ''}>${label}</option>`)}</select></label>
  ${counts(game).length > 1 ? html`<label>${_('Players')}<select id="seats">${counts(game).map((n) => html`<option value="${n}"${n === seats ? html` selected` : ''}>${n}</option>`)}</select></label>` : ''}</div>`;
