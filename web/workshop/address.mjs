// What an address leads to: #bot=... shows a bot, of which nothing runs; #path the path; #tournament asks who takes part.
import { _, gamesList } from '../i18n.mjs';
import * as dialog from './dialog.mjs';
import { botIn, read } from './share.mjs';

const WHY = {
  damaged: () => _('This link is damaged: ask for it once more, whole.'),
  newer: () => _('This link comes from a newer Prateria. Load the page anew when there is a network.'),
  large: () => _('This bot is too long. A bot has at most 60 000 letters.'),
};

const used = () => history.replaceState(null, '', location.pathname + location.search);

/**
 * Goes where the address leads, once. `path()` and `tournament()` open those, `show(bot)` a bot to be read.
 * Whether there is a bot to look at now.
 */
export async function follow({ path, tournament, show }) {
  const letters = botIn(location.hash);
  const there = { '#path': path, '#tournament': tournament }[location.hash];
  if (!there && letters === null) return false;
  if (there) {
    const looked = await there();
    used(); // who loads the page anew before that has come is led there again
    return looked;
  }
  used();
  const { bot, why } = await read(letters, gamesList().map(({ id }) => id));
  if (why) {
    dialog.tell(_('This bot cannot be opened'), WHY[why]());
    return false;
  }
  dialog.close();
  show(bot);
  return true;
}
