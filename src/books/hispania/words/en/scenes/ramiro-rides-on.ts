import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'ramiro-rides-on'> = {
  title: 'Ramiro rides on',
  about: t`Turn 16: ${n('aragon')} has ardour, and the stack with Ramiro moves once more after everything else. It leaves some units behind and takes others along. Follow it from the ${p('eastern-pyrenees')}, the capital, to ${p('zaragoza')}.`,
  steps: [
    t`The first movement ends with Ramiro, a knight and 2 infantry in the ${p('eastern-pyrenees')}. There is no battle. His stack moves again.`,
    t`One infantry stays behind, and the others move to ${p('huesca')}.`,
    t`The other infantry stays there. Ramiro and the knight move on to ${p('barcelona')}.`,
    t`A knight and an infantry unit join them. All cross the Ebro to attack ${p('zaragoza')}, with 2 knights and 1 infantry.`,
  ],
  after: t`A stack with ardour moves and fights a second time, and its attack bonus is 2 (${r('9.2')}). Units that are not in the stack do not move.`,
  tasks: {
    'zaragoza-taken': {
      ask: t`The stack is in ${p('zaragoza')}. Take the province.`,
      done: t`The attack had 2 knights, 1 infantry, and Ramiro’s +2 on every die.`,
      lost: t`${n('zaragoza')} still controls the province, or units have retreated over the river.`,
      hints: [
        t`There is one battle, and it must be fought.`,
        t`If both sides still have units after a round, fight on.`,
        t`Fight in ${p('zaragoza')}, and stay.`,
      ],
    },
    'as-many-as-may': {
      ask: t`Ramiro’s second movement begins. Attack ${p('zaragoza')} with as many units as the limit allows.`,
      done: t`Five units attack: the limit of the plain is 3, and the attack bonus is 2.`,
      lost: t`Fewer than 5 units attack ${p('zaragoza')}.`,
      hints: [
        t`How many units can a plain hold, and what does ardour add?`,
        t`Take all units along from the ${p('eastern-pyrenees')}; ${p('barcelona')} has 3 more.`,
        t`Move all 4 to ${p('huesca')} and on to ${p('barcelona')}. There 1 infantry and the knight join them. Move all to ${p('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'barcelona-by-itself': {
      label: t`The 2 infantry in ${p('barcelona')} attack by themselves.`,
      because: t`Ardour is for one stack, the stack with Ramiro.`,
    },
    'the-one-left-follows': {
      label: t`The infantry left in ${p('huesca')} moves on to ${p('zaragoza')}.`,
      because: t`The stack has moved on without it, and no other unit may move.`,
    },
  },
};
