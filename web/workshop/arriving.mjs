// Bots as files: chosen in a dialog or let go of anywhere on the page, one or many.
import { _, gamesList } from '../i18n.mjs';
import * as dialog from './dialog.mjs';
import { ofFiles } from './entries.mjs';

/**
 * `make(bot)`: puts it on the shelf and shows it; `present()`: the game of a file that names none; `several()`: more than one
 * has come. Returns `take(files, game)`, and from now on files may be dropped.
 */
export function arrivals({ make, present, several }) {
  async function take(files, game = present()) {
    const { bots, refused } = await ofFiles([...files], gamesList().map(({ id }) => id), game);
    if (bots.length) dialog.close();
    bots.forEach(make);
    if (refused.length) dialog.tell(_('No bot: %(files)s.', { files: refused.join(', ') }), _('A bot is a text of at most 60 000 letters.'));
    else if (bots.length > 1) several();
  }

  // otherwise the browser would leave us for it
  addEventListener('dragover', (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault());
  addEventListener('drop', (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  });
  return take;
}
