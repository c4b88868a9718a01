import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'sancho-comes-back'> = {
  title: 'Sancho comes back',
  about: t`Turn 15: ${n('navarre')} has lost its last province, and an infantry of ${n('zaragoza')} sits in ${p('pamplona')}. Sancho comes all the same, with an infantry and a knight.`,
  steps: [
    t`${n('zaragoza')} ends its turn. With no land of its own ${n('navarre')} begins beyond the mountains, in ${p('gascony')}.`,
    t`All of them go to ${p('pamplona')}.`,
    t`They end their movement.`,
    t`The battle.`,
    t`Only the infantry of ${n('zaragoza')} stands against them. The knight hits on 3 with Sancho beside it: ${p('pamplona')} is ${n('navarre')}'s again.`,
  ],
  after: t`Reinforcements come even to a nation that is gone (${r('11-navarre-sancho')}). From ${p('gascony')} they have to enter Hispania in this movement, or are lost.`,
  tasks: {
    'two-provinces': {
      ask: t`Leave ${p('pamplona')} alone, and hold two provinces instead.`,
      done: t`Two provinces, and room for four units.`,
      lost: t`It has come to a battle, or somebody was left behind.`,
      hints: [
        t`${p('gascony')} touches three provinces of Hispania.`,
        t`Two of them are empty.`,
        t`The knight and Sancho to the ${p('basque-country')}, the infantry to the ${p('western-pyrenees')}.`,
      ],
    },
    'as-far-as-old-castile': {
      ask: t`Bring all of them to ${p('old-castile')} in one movement.`,
      done: t`Who goes with a leader does not stop in the mountains.`,
      lost: t`It has come to a battle, or somebody was left behind.`,
      hints: [
        t`The ${p('basque-country')} lies between.`,
        t`Alone, units would have to stop there.`,
        t`All three to the ${p('basque-country')}, and all three on to ${p('old-castile')}.`,
      ],
    },
  },
  wrongs: {
    'straight-to-zaragoza': {
      label: t`From ${p('gascony')} straight to ${p('zaragoza')}.`,
      because: t`They do not touch.`,
    },
    'past-pamplona': {
      label: t`Past ${p('pamplona')} to ${p('huesca')}.`,
      because: t`The enemy there stops two units, and there are no more.`,
    },
  },
};
