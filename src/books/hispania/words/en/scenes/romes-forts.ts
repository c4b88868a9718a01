import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'romes-forts'> = {
  title: 'A fort wherever Rome passes',
  about: t`Turn 5: after its last combat ${n('rome')} places a fort in every province that it controls or has passed through. ${p('segovia')} can hold 3 units and contains 2 elites. A third moves in.`,
  steps: [
    t`One elite moves from ${p('toledo')} to ${p('segovia')}, and the other stays.`,
    t`${n('rome')} ends its movement. There is no battle, so the forts are placed now: in ${p('segovia')}, ${p('toledo')} and ${p('valencia')}.`,
    t`In ${p('segovia')}, 3 elites and a fort make 4 units. ${n('rome')} must remove one, and removes an elite.`,
  ],
  after: t`A fort counts as a unit (${r('4.2')}), and the final stacking check follows directly after the forts are placed. Only a capital could hold the fourth unit.`,
  tasks: {
    'all-three-stay': {
      ask: t`${p('segovia')} is 1 unit over its limit. Remove none.`,
      done: t`The limit of a capital is 1 higher.`,
      lost: t`A unit was removed. Start again.`,
      hints: [
        t`${n('rome')} has no capital yet.`,
        t`A capital may be declared at any time, even during a check.`,
        t`Declare ${p('segovia')} the capital.`,
      ],
    },
    'on-the-way': {
      ask: t`Start again. With one elite, place 2 forts: one where it ends its movement, in ${p('seville')}, and one where it only passes through, in ${p('cordoba')}.`,
      done: t`Every province that ${n('rome')} passes through receives a fort, if no enemy unit is left in it.`,
      lost: t`The forts have been placed, and ${p('cordoba')} has none.`,
      hints: [
        t`The elite starts in ${p('toledo')}.`,
        t`${p('cordoba')} lies between. The elite may move on from there, since it may enter 3 provinces.`,
        t`Move 1 elite from ${p('toledo')} to ${p('cordoba')} and on to ${p('seville')}, and end movement.`,
      ],
    },
  },
  wrongs: {
    'four-stay': {
      label: t`Leave all 4 units in ${p('segovia')}.`,
      because: t`Excess units must be removed.`,
    },
    'two-go': {
      label: t`Remove 2 elites.`,
      because: t`Only excess units are removed: here, 1.`,
    },
  },
};
