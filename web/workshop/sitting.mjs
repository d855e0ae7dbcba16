// From the workshop to a normal table: what the lobby finds chosen there (web/choice.mjs).
import { OWN, cleanName } from '../seats.mjs';

/** A person against that bot; the person is called as last time. `last`: what was chosen last, if anything. */
export function tableWith({ id, game, name }, last) {
  const person = last?.seats?.find(({ bot }) => !bot);
  const mark = person?.mark ?? 'fox';
  return {
    game,
    seats: [{ name: person?.name ?? '', bot: null, mark }, { name: cleanName(name), bot: OWN + id, mark: mark === 'owl' ? 'fox' : 'owl' }],
    options: { ...(last?.game === game ? last.options : {}), calm: true }, // nobody who was written races
  };
}
