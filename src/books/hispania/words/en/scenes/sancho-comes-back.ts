import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'sancho-comes-back'> = {
  title: 'Sancho returns',
  about: t`Turn 15: ${n('navarre')} has lost its last province, and 1 infantry of ${n('zaragoza')} is in ${p('pamplona')}. Sancho still arrives, with 1 infantry and 1 knight.`,
  steps: [
    t`${n('zaragoza')} ends its turn. Since ${n('navarre')} controls no province, its reinforcements arrive in ${p('gascony')}.`,
    t`All of them move to ${p('pamplona')}.`,
    t`They end their movement.`,
    t`The battle begins.`,
    t`They fight only 1 infantry of ${n('zaragoza')}. With Sancho, the knight hits on 3, and ${n('navarre')} controls ${p('pamplona')} again.`,
  ],
  after: t`Reinforcements arrive even if the nation was eliminated (${r('11-navarre-sancho')}). They must leave ${p('gascony')} for Hispania in this movement, or are removed.`,
  tasks: {
    'two-provinces': {
      ask: t`Leave ${p('pamplona')} alone, and take 2 provinces instead.`,
      done: t`You control 2 provinces, which support 4 units.`,
      lost: t`There was a battle, or a unit was left behind.`,
      hints: [
        t`${p('gascony')} is adjacent to 3 provinces of Hispania.`,
        t`Two of them are empty.`,
        t`Move the knight and Sancho to the ${p('basque-country')}, and the infantry to the ${p('western-pyrenees')}.`,
      ],
    },
    'as-far-as-old-castile': {
      ask: t`Bring all of them to ${p('old-castile')} in one movement.`,
      done: t`Mountains do not stop units that move with a leader.`,
      lost: t`There was a battle, or a unit was left behind.`,
      hints: [
        t`The ${p('basque-country')} lies between.`,
        t`Without a leader, units must stop there.`,
        t`Move all 3 to the ${p('basque-country')}, and all 3 on to ${p('old-castile')}.`,
      ],
    },
  },
  wrongs: {
    'straight-to-zaragoza': {
      label: t`Move from ${p('gascony')} straight to ${p('zaragoza')}.`,
      because: t`They are not adjacent.`,
    },
    'past-pamplona': {
      label: t`Pass through ${p('pamplona')} to ${p('huesca')}.`,
      because: t`The enemy unit there stops 2 units, and ${n('navarre')} has only 2.`,
    },
  },
};
