import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'ramiro-rides-on'> = {
  title: 'Ramiro rides on',
  about: t`Turn 16: ${n('aragon')} has ardour, and the stack with Ramiro moves once more when everything else is over. It leaves units behind and picks others up. Follow it from the ${p('eastern-pyrenees')}, the capital, to ${p('zaragoza')}.`,
  steps: [
    t`The first movement ends with Ramiro, a knight and two infantry in the ${p('eastern-pyrenees')}. There is nobody to fight; his stack moves again.`,
    t`One infantry stays behind, and the rest go to ${p('huesca')}.`,
    t`The other infantry stays there. Ramiro and his knight ride to ${p('barcelona')}.`,
    t`A knight and an infantry join them, and all cross the Ebro to attack ${p('zaragoza')}: two knights and an infantry.`,
  ],
  after: t`A stack with ardour moves and fights a second time, and may attack with two over the limit (${r('9.2')}). Only that stack: whoever is not with it stays.`,
  tasks: {
    'zaragoza-taken': {
      ask: t`They stand before ${p('zaragoza')}. Take it.`,
      done: t`Two knights, an infantry, and 2 for Ramiro on every die.`,
      lost: t`${p('zaragoza')} has held out, or they have gone back over the river.`,
      hints: [
        t`There is one battle, and it must be fought.`,
        t`If both sides still stand after a round, fight on.`,
        t`Fight in ${p('zaragoza')}, and stay.`,
      ],
    },
    'as-many-as-may': {
      ask: t`Ramiro's second movement begins. Attack ${p('zaragoza')} with as many units as may.`,
      done: t`Five: three for the plain, and two more for the ardour.`,
      lost: t`There were not five of them before ${p('zaragoza')}.`,
      hints: [
        t`How many does a plain hold, and what does ardour add?`,
        t`Take everybody along from the ${p('eastern-pyrenees')}; ${p('barcelona')} has three more.`,
        t`All four to ${p('huesca')} and ${p('barcelona')}; there an infantry and the knight join, and all go to ${p('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'barcelona-by-itself': {
      label: t`The two infantry in ${p('barcelona')} attack by themselves.`,
      because: t`Ardour is for one stack, and it is where Ramiro is.`,
    },
    'the-one-left-follows': {
      label: t`The infantry left in ${p('huesca')} goes on to ${p('zaragoza')}.`,
      because: t`The stack has gone on without it, and nobody else moves.`,
    },
  },
};
