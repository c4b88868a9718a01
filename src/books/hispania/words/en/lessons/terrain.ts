import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'terrain'> = {
  title: 'Plain or mountain',
  learn: t`Why the same riders win in one province and lose next door.`,
  about: t`Riders need room: in a plain cavalry hits infantry on 4 or more and is hard to hit. In mountains it needs 8, and is hit like anybody on foot.`,
  steps: {
    plain: {
      ask: t`You are the ${n('umayyads')}, with two cavalry in ${p('cuenca')}. Two infantry of the ${n('visigoths')} stand in ${p('la-mancha')}, two more in ${p('calatayud')}: attack where you are likelier to win, with both, and end your movement. To move, press the counter, then the province.`,
      done: t`In the plain seven dice of ten will hit, and only a 9 or a 10 brings a rider down.`,
      lost: t`Your movement is over, and ${p('la-mancha')} is not under attack by both.`,
      hints: [
        t`The two marked provinces have the same defenders. Which of them is dark, with peaks?`,
        t`Move both cavalry to ${p('la-mancha')}, which is a plain, then end the movement.`,
      ],
      poor: {
        mountains: t`In the mountains of ${p('calatayud')} your riders climb on foot: they need 8, and are hit on 7.`,
        both: t`One rider here, one there: each of them meets two enemies alone.`,
        'one-alone': t`The ground is right, but one rider alone meets two, while the other watches.`,
      },
      wrongs: {
        'too-far': {
          label: t`Jump from ${p('cuenca')} straight to ${p('cordoba')}.`,
          because: t`A step leads to a neighbouring province. Cavalry has four steps, but takes them one by one.`,
        },
      },
    },
  },
  after: t`Mountains cost every attacker something and cavalry everything (${r('6.3')}). What each kind of unit needs against each other stands in one table (${r('6.2b')}).`,
};
