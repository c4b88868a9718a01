import { type Rich, t } from '../../../../words/rich.ts';
import type { RefusalCode, Refusals } from '../../engine/refusals.ts';
import { o, p } from '../marks.ts';
import { NAMES } from './names.ts';

const NOW = {
  pledge: 'All pledges are made first.',
  recruit: 'Recruit first, or recruit no unit.',
  move: 'You can only move now.',
  over: 'The game is over.',
};

/** The reasons for refusals. */
export const REFUSALS: { readonly [code in RefusalCode]: (of: Refusals[code]) => Rich } = {
  'not-an-action': () => ['This game has no such answer.'],
  over: () => ['The game is over.'],
  'not-now': ({ phase }) => [NOW[phase]],
  'no-such-place': () => ['The board has no such place.'],
  'not-asked': () => ['This player has already pledged.'],
  'not-held': ({ place }) => t`You do not control ${p(place)}.`,
  'held-by': ({ place, owner }) => t`${o(owner)} controls ${p(place)}.`,
  'no-such-unit': () => ['The game has no such unit.'],
  'too-many': ({ unit, most }) => [`You can recruit at most ${most} ${NAMES.units[unit]}.`],
  'not-there': ({ place }) => t`${p(place)} does not hold these units.`,
  full: ({ place, room }) =>
    t`${p(place)} can hold ${room > 0 ? `only ${room} more ${room === 1 ? 'unit' : 'units'}` : 'no more units'}.`,
  'not-next': ({ from, to }) => t`${p(from)} and ${p(to)} are not adjacent.`,
  rain: () => ['In rain, no unit can enter or leave the ford.'],
};
