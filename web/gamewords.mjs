// What is said of a game in the lobby: its facts, and who would play it as things are chosen. Strings and markup, no page.
import { html, icon } from './html.mjs';
import { _, ngettext } from './i18n.mjs';
import { applies } from './seats.mjs';

const WEIGHTS = [() => _('easy'), () => _('medium'), () => _('hard'), () => _('very hard')];
const range = ([low, high]) => (low === high ? String(low) : `${low}–${high}`);

/** How long a game takes, played as `options` say; without any, the shortest and longest of the usual ways. */
export function lasts({ minutes, options = [] }, chosen) {
  let [low, high] = minutes;
  for (const { id, choices, default: usual, share } of options.filter((one) => one.share)) {
    low *= share[choices.indexOf(chosen?.[id] ?? usual)];
    high *= chosen ? share[choices.indexOf(chosen[id] ?? usual)] : Math.max(...share);
  }
  return [Math.round(low), Math.round(high)];
}

/** The facts as a sentence for those who do not see the signs. */
export function factsSaid({ seats, minutes, age, weight }) {
  const parts = [_('%(low)s to %(high)s players', { low: seats[0], high: seats[1] })];
  if (minutes[1]) parts.push(_('%(low)s to %(high)s minutes', { low: minutes[0], high: minutes[1] }));
  if (age) parts.push(_('from %(n)s years', { n: age }));
  if (weight) parts.push(WEIGHTS[weight - 1]());
  return parts.join(', ');
}

/** Players, minutes, age and weight, as short as can be. */
export function drawFacts(game, options) {
  const { seats, age, weight } = game;
  const minutes = lasts(game, options);
  const dots = WEIGHTS.map((_word, i) => html`<i${i < weight ? html` class="on"` : ''}></i>`);
  return html`<span class="unseen">${factsSaid({ ...game, minutes })}</span><span class="game-facts" aria-hidden="true">
    <span>${icon('person')}${range(seats)}</span>
    ${minutes[1] ? html`<span>${icon('clock')}${range(minutes)} min</span>` : ''}
    ${age || weight ? html`<span class="for-whom">${age ? html`<span>${age}+</span>` : ''}
    ${weight ? html`<span class="weight"><span class="dots">${dots}</span>${WEIGHTS[weight - 1]()}</span>` : ''}</span>` : ''}</span>`;
}

/** The way a game is played, where its options make another game of it: the first of these always, the others where they
 *  are not as usual. '' where the save does not say (`options`): older ones do not. */
export function wayOf(game, options) {
  if (!game || !options) return '';
  const leads = (game.options ?? []).filter(({ lead, id }) => lead && id in options);
  const shown = leads.filter(({ id, choices }, i) => !i || options[id] !== choices[0]);
  return shown.map(({ id, choices, labels, said }) => (said ?? labels)[choices.indexOf(options[id])] ?? '').filter(Boolean).join(', ');
}

/** What else is not as usual: one variant by its name, more as so many. */
export function variantsOf({ options = [] }, chosen) {
  const on = options.filter((one) => !one.lead && applies(one, chosen) && chosen[one.id] !== (one.default ?? one.choices[0]));
  if (on.length !== 1) return on.length ? ngettext('%(n)s variant', '%(n)s variants', on.length) : '';
  const [{ id, choices, label, labels }] = on;
  return typeof chosen[id] === 'boolean' ? label : `${label}: ${labels[choices.indexOf(chosen[id])]}`;
}

/** How well all computers play, where they play alike; strong ones are named as such. */
function levelOf(seats) {
  const levels = new Set(seats.map(({ bot }) => bot).filter(Boolean));
  if (levels.size !== 1) return '';
  return { first: _('first steps'), normal: _('normal level') }[[...levels][0]] ?? '';
}

/** Why the strong level is not among those of a larger table; `upTo`: see `strongUpTo`. */
export const strongOnly = (upTo) =>
  upTo === 2
    ? _('Strong computers play only with two players.')
    : ngettext('Strong computers play only with at most %(n)s player.', 'Strong computers play only with at most %(n)s players.', upTo);

/** Who sits there: "you and 2 computers, first steps"; who plays against strong ones is to know it. */
export function whoPlays(seats) {
  const people = seats.filter(({ bot }) => !bot).length;
  const bots = seats.length - people;
  const strong = seats.filter(({ bot }) => bot === 'strong').length;
  const all = strong > 0 && strong === bots && people > 0; // else only some of them are, and that is added
  const some = strong && !all ? ` (${ngettext('%(n)s strong', '%(n)s strong', strong)})` : '';
  return [`${sitting(people, bots, all)}${some}`, levelOf(seats)].filter(Boolean).join(', ');
}

function sitting(people, bots, strong) {
  if (!people) return _('only computers: %(n)s', { n: bots });
  if (people === 1 && !bots) return _('you alone');
  if (people === 1) {
    return strong
      ? ngettext('you and %(n)s strong computer', 'you and %(n)s strong computers', bots)
      : ngettext('you and %(n)s computer', 'you and %(n)s computers', bots);
  }
  const persons = ngettext('%(n)s person', '%(n)s people', people);
  if (!bots) return persons;
  const computers = strong
    ? ngettext('%(n)s strong computer', '%(n)s strong computers', bots)
    : ngettext('%(n)s computer', '%(n)s computers', bots);
  return _('%(people)s and %(computers)s', { people: persons, computers });
}
