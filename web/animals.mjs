// What the animals are called. A seat without a name of its own is called after its animal, in the language of the page.
import { ANIMALS } from './art.mjs';
import { _ } from './i18n.mjs';

const NAMES = {
  bison: () => _('Bison'), eagle: () => _('Eagle'), fox: () => _('Fox'), owl: () => _('Owl'),
  bear: () => _('Bear'), wolf: () => _('Wolf'), hare: () => _('Hare'), otter: () => _('Otter'),
};

export const animalName = (mark) => (NAMES[mark] ?? NAMES[ANIMALS[0]])();

export const seatName = ({ name, mark }) => name || animalName(mark);
