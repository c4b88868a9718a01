import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'romes-forts'> = {
  title: 'A fort wherever Rome has been',
  about: t`Turn 5: after its last combat ${n('rome')} places a fort in every province where it stands or has passed. Two elites stand in ${p('segovia')}, which holds three units. A third comes.`,
  steps: [
    t`An elite goes from ${p('toledo')} to ${p('segovia')}, and the other stays.`,
    t`${n('rome')} ends its movement. There is no battle, so the forts come now: ${p('segovia')}, ${p('toledo')}, ${p('valencia')}.`,
    t`In ${p('segovia')} three elites and a fort are four. One must go, and ${n('rome')} gives up an elite.`,
  ],
  after: t`A fort is a unit (${r('4.2')}), and the last check comes right behind the forts. A fourth unit pays only in a capital.`,
  tasks: {
    'all-three-stay': {
      ask: t`One unit too many in ${p('segovia')}. Give up none.`,
      done: t`A capital holds one more.`,
      lost: t`A unit is gone. Start again.`,
      hints: [
        t`${n('rome')} has no capital yet.`,
        t`It may be declared during a check, where it matters.`,
        t`Make ${p('segovia')} the capital.`,
      ],
    },
    'on-the-way': {
      ask: t`Start again. One elite, two forts: one where it ends, in ${p('seville')}, and one where it has only passed, in ${p('cordoba')}.`,
      done: t`Whatever ${n('rome')} crosses without an enemy left in it gets its fort.`,
      lost: t`The forts stand, and none in ${p('cordoba')}.`,
      hints: [
        t`It starts in ${p('toledo')}.`,
        t`${p('cordoba')} lies between, and an elite may go on from there: it moves three provinces.`,
        t`Move one elite from ${p('toledo')} to ${p('cordoba')}, on to ${p('seville')}, and end movement.`,
      ],
    },
  },
  wrongs: {
    'four-stay': {
      label: t`Leave all four in ${p('segovia')}.`,
      because: t`The check wants the surplus gone.`,
    },
    'two-go': {
      label: t`Give up two elites.`,
      because: t`Exactly as many go as stand over the limit.`,
    },
  },
};
