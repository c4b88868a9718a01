import { type Rich, t } from '../../../../words/rich.ts';
import type { RefusalCode, Refusals } from '../../engine/refusals.ts';
import type { PhaseId } from '../../engine/state.ts';
import { l } from '../marks.ts';
import { NAMES } from './names.ts';
import { count } from './units.ts';

const NOW: { readonly [phase in PhaseId]: string } = {
  rebellion: 'Roll for a rebellion first.',
  event: 'Roll for the event first.',
  spending: 'Spend your income first.',
  moves: 'You can only move now.',
  reaction: 'Roll for the Muslim reaction first.',
  sieges: 'Resolve the sieges first.',
  over: 'The game is over.',
};
const ASKED: { readonly [asked: string]: string } = {
  order: 'Place the Military Order first.',
  'el-cid': 'Place El Cid first.',
  plague: 'Choose the counters for the plague first.',
  retreat: 'Choose where the beaten units retreat first.',
};
const region = (id: keyof typeof NAMES.regions): string => NAMES.regions[id];

/** The reasons for refusals. */
export const REFUSALS: { readonly [code in RefusalCode]: (of: Refusals[code]) => Rich } = {
  'not-an-action': () => ['This action does not exist.'],
  over: () => ['The game is over.'],
  'not-now': ({ phase }) => [NOW[phase]],
  'asked-first': ({ asked }) => [ASKED[asked] ?? 'Answer the question first.'],
  'no-such-place': () => ['The map has no such location.'],
  'no-such-region': () => ['The map has no such region.'],
  'not-offered-there': ({ place }) => t`${l(place)} is not one of the locations that are open to it.`,
  'bad-count': () => ['These numbers do not fit.'],
  'place-crusaders': () => ['Place the Crusaders first.'],
  'not-the-event': () => ['Only the event of that name allows this.'],
  'too-dear': ({ cost, left }) => [`This costs ${count(cost, 'point')}; you have ${count(left, 'point')}.`],
  revolt: ({ region: at }) => [`${region(at)} is in revolt and out of play this turn.`],
  'not-controlled': ({ place }) => t`You control no city or fort in ${l(place)}.`,
  'enemy-there': ({ place }) => t`An enemy is in ${l(place)}.`,
  'no-troops': ({ place }) => t`${l(place)} needs a Christian army or garrison.`,
  'has-city': ({ place }) => t`${l(place)} has a city already.`,
  'has-fort': ({ place }) => t`${l(place)} has a fort already.`,
  'no-muslim-city': ({ place }) => t`${l(place)} has no Muslim city.`,
  'no-rebels': ({ place }) => t`No rebels hold ${l(place)}.`,
  'none-to-hire': () => ['No Mercenaries or Crusaders are left.'],
  'region-chosen': ({ region: at }) => [`You have chosen ${region(at)} for this turn.`],
  'choose-region': () => ['Choose the region of your moves first.'],
  'no-movers': ({ region: at }) => [`None of your units in ${region(at)} can move.`],
  'no-way': ({ place }) => t`None of your units can reach ${l(place)} now.`,
  'not-free': ({ region: at }) => [
    `Units can leave ${region(at)} only if no Muslim unit is there and each Muslim city has a Christian army or garrison.`,
  ],
  'not-besieged': ({ place }) => t`No enemy besieges units of yours that can still fight in ${l(place)}.`,
  'no-cid': ({ place }) => t`El Cid cannot move from ${l(place)}.`,
};
