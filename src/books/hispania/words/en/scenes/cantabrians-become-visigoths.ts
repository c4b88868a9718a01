import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cantabrians-become-visigoths'> = {
  title: 'The last turn of the Cantabrians',
  about: t`Turn 8 is the last turn of the ${n('cantabrians')}. At its end, each of their infantry is replaced by infantry of the ${n('visigoths')} in the same province. They have 4 left, in 2 provinces.`,
  steps: [
    t`One infantry unit moves from ${p('asturias')} to ${p('leon')} and takes it.`,
    t`The ${n('cantabrians')} end their movement. Turn 8 ends: 4 infantry in 3 provinces are replaced by infantry of the ${n('visigoths')}.`,
  ],
  after: t`No unit is lost in the transformation, and none moves (${r('11-cantabrians-end')}). In the advanced game, the player of the ${n('cantabrians')} owes the successor 4 units, and pays for each missing unit (${r('14.6-minimum')}).`,
  tasks: {
    'four-provinces': {
      ask: t`Start again, and leave the ${n('visigoths')} 4 provinces, ${p('leon')} and the ${p('basque-country')} among them.`,
      done: t`One infantry unit in each is enough.`,
      lost: t`Turn 9 has begun, with fewer than 4 provinces.`,
      hints: [
        t`Each of your 2 provinces can spare 1 infantry.`,
        t`${p('asturias')} is adjacent to ${p('leon')}, ${p('cantabria')} to the ${p('basque-country')}.`,
        t`Move 1 infantry from ${p('asturias')} to ${p('leon')}, 1 from ${p('cantabria')} to the ${p('basque-country')}, and end movement.`,
      ],
    },
    'ride-on': {
      ask: t`Turn 9, and the ${n('visigoths')} move: take ${p('duero')} with a unit that came from the ${n('cantabrians')}.`,
      done: t`These units now move and fight like any other unit of the ${n('visigoths')}.`,
      lost: t`The turn of the ${n('visigoths')} is over.`,
      hints: [
        t`Which unit is adjacent to ${p('duero')}?`,
        t`Mountains do not stop a unit that leaves them.`,
        t`Move the infantry in ${p('leon')} to ${p('duero')}.`,
      ],
    },
  },
  wrongs: {
    'far-to-segovia': {
      label: t`Move from ${p('cantabria')} straight to ${p('segovia')}.`,
      because: t`These provinces are not adjacent.`,
    },
    'past-the-mountains': {
      label: t`Move the infantry in ${p('leon')} on to ${p('salamanca')}.`,
      because: t`A unit that enters mountains without a leader must stop there.`,
    },
  },
};
