import { type Rich, t } from '../../../../words/rich.ts';
import type { RefusalCode, Refusals } from '../../engine/refusals.ts';
import type { Pending, PhaseId } from '../../engine/state.ts';
import { s } from '../marks.ts';
import { NAMES } from './names.ts';
import { coins, The, the } from './pieces.ts';

const NOW: { readonly [phase in PhaseId]: string } = {
  starting: 'Complete the set-up first.',
  return: 'The general must return to the board first.',
  roman: 'This is not possible in a Roman phase.',
  hispanic: 'This is not possible in a Hispanic phase.',
  after: 'Only the free move is possible now.',
  over: 'The game is over.',
};
const ASKED: { readonly [asked in Pending['is']]: string } = {
  revolt: 'First decide whether to reroll a die of the revolt roll.',
  raise: 'First decide whether to raise the value.',
  dice: 'First decide whether to reroll the Hispanic die.',
  ways: 'First decide whether to choose the town of the army.',
  strike: 'First decide whether an army attacks.',
};
const isAsked = (asked: string): asked is Pending['is'] => Object.hasOwn(ASKED, asked);

/** The reasons for refusals. */
export const REFUSALS: { readonly [code in RefusalCode]: (of: Refusals[code]) => Rich } = {
  'not-an-action': () => ['This action does not exist.'],
  over: () => ['The game is over.'],
  'not-now': ({ phase }) => [NOW[phase]],
  'asked-first': ({ asked }) => [isAsked(asked) ? ASKED[asked] : 'Answer the question first.'],
  'no-such-place': () => ['The board has no such space.'],
  'not-offered-there': ({ place }) => t`${s(place)} is not one of the spaces that are open for this.`,
  'bad-count': ({ left }) => [`This number of coins is not possible. You have ${coins(left)}.`],
  'not-yours': ({ general }) => [`${The(general)} cannot act in this turn.`],
  'off-board': ({ general }) => [`${The(general)} is off the board.`],
  leave: ({ general }) => [`${The(general)} must first move out of the space of the other general.`],
  'too-dear': ({ cost, left }) => [`This costs ${coins(cost)}. You have ${coins(left)}.`],
  'in-revolt': ({ place }) => t`${s(place)} contains a revolt, so no general can enter it.`,
  'no-fleet': ({ place }) => t`No fleet is in ${s(place)}.`,
  occupied: ({ place }) => t`${s(place)} contains a general. Another cannot stop there.`,
  river: ({ place }) => t`${s(place)} is north of the Durius, and the road along the river still bars it.`,
  'no-way': ({ general, place }) => t`${The(general)} cannot reach ${s(place)} now.`,
  'fleet-there': ({ place }) => t`${s(place)} contains a fleet already.`,
  pirates: ({ place }) => t`Pirates bar ${s(place)} to fleets and generals.`,
  'no-voyage': ({ place }) => t`This fleet cannot reach ${s(place)} now.`,
  'at-sea': ({ general }) => [`${The(general)} is not in a town.`],
  'no-disc': ({ disc }) => [
    disc === 'legio' ? `The ${NAMES.legio} is not available here.` : `No garrison of ${the(disc)} is available here.`,
  ],
  'discs-full': ({ place }) => t`${s(place)} contains 3 garrisons already.`,
  'capital-shut': ({ place }) => t`${s(place)} is a capital, and its province still contains revolts.`,
  'not-connected': ({ general, place }) => t`${The(general)} is not connected to ${s(place)}.`,
  'army-there': ({ place }) => t`An army is in ${s(place)}: it can be attacked but not besieged.`,
  'no-chief': () => ['The special army is not on the board.'],
  'no-army': ({ place }) => t`No army is in ${s(place)}.`,
  'no-revolt': ({ place }) => t`${s(place)} contains no revolt.`,
  'no-road-left': () => ['No road is left beside the board.'],
  'no-road-there': ({ place, to }) => t`No road can be placed between ${s(place)} and ${s(to)}.`,
  'not-served': ({ place }) => t`No road serves ${s(place)}.`,
  'road-there': ({ place }) => t`The connection to ${s(place)} has a road already.`,
  'ends-badly': ({ place }) => t`${s(place)} contains a revolt or is a capital, so no road can end there.`,
  'not-in-use': () => ['This game does not use the variant that allows this.'],
  spent: () => ['This is possible once in a game, and has been done.'],
};
