import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'terrain'> = {
  title: 'Plain or mountain',
  learn: t`Learn why the same cavalry wins in one province and loses in another.`,
  about: t`Riders need room: in a plain, attacking cavalry hits infantry on 4 or higher and is hard to hit. In mountains it needs an 8, and is as easy to hit as infantry.`,
  steps: {
    plain: {
      ask: t`You are the ${n('umayyads')}, with 2 cavalry in ${p('cuenca')}. Two infantry of the ${n('visigoths')} are in ${p('la-mancha')}, 2 more in ${p('calatayud')}. Attack with both cavalry units where you are likelier to win, and end movement. To move, press the counter, then the province.`,
      done: t`In the plain, 7 of 10 dice hit, and the enemy hits your cavalry only on a 9 or 10.`,
      lost: t`Your movement is over, and your 2 cavalry are not both in ${p('la-mancha')}.`,
      hints: [
        t`The 2 marked provinces have the same defenders. Which of them is dark, with peaks?`,
        t`Move both cavalry units to ${p('la-mancha')}, which is a plain, then end movement.`,
      ],
      poor: {
        mountains: t`In the mountains of ${p('calatayud')} your cavalry has no advantage: it needs an 8, and is hit on 7 or higher.`,
        both: t`Each cavalry unit attacks a different province, alone against 2 enemy units.`,
        'one-alone': t`The terrain is right, but 1 cavalry attacks 2 infantry alone while the other stays behind.`,
      },
      wrongs: {
        'too-far': {
          label: t`Move directly from ${p('cuenca')} to ${p('cordoba')}.`,
          because: t`A unit moves from province to adjacent province. Cavalry may enter 4, but one after the other.`,
        },
      },
    },
  },
  after: t`Mountains cost every attacker something and cavalry everything (${r('6.3')}). The tables give the number that each kind of unit needs against any other (${r('6.2b')}).`,
};
