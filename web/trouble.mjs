// Why nothing can be kept, in the player's words.
import { _ } from './i18n.mjs';

export const TROUBLE = {
  full: () => _('There is no room left on this device: the game goes on, but is not saved.'),
  forbidden: () => _('This browser does not let the page keep anything: the game goes on, but is not saved.'),
};
