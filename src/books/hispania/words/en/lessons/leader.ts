import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'leader'> = {
  title: 'Follow the leader',
  learn: t`Learn how a leader helps the units with him, and how he takes units along on the way.`,
  about: t`A leader is a named person. He rolls no die, but adds 2 to each die of his nation’s units in the battle. Units that move with him may enter 1 additional province and are not stopped by mountains.`,
  steps: {
    'with-him': {
      ask: t`You are the ${n('visigoths')}. Wallia, your king, is the round counter in ${p('valencia')}, with 1 infantry; 2 more infantry are in ${p('cuenca')}. Attack the 3 infantry of the ${n('alans')} in ${p('segovia')} with him and your 3 infantry. Then end movement.`,
      done: t`Your 3 infantry hit on 5 or higher, theirs on 7 or higher. Wallia led 1 infantry through the mountains and took the others along.`,
      lost: t`Your movement is over, and Wallia is not in ${p('segovia')} with all 3 infantry.`,
      hints: [
        t`Wallia is the round counter with a banner, in ${p('valencia')}. His route to ${p('segovia')} leads through ${p('cuenca')}, where your other 2 infantry are.`,
        t`Move Wallia and his infantry to ${p('cuenca')}, then Wallia and all 3 infantry to ${p('segovia')}, and end movement.`,
      ],
      poor: {
        'without-him': t`Your 2 infantry attack 3, and each needs a 7. Wallia and the third infantry have not come with them.`,
        'one-with-him': t`Wallia is there, but he moved past 2 infantry that he could have taken along.`,
        'two-with-him': t`Your units hit on 5 or higher. The third could have come too, but Wallia left it in ${p('valencia')}.`,
      },
      wrongs: {
        'through-the-enemy': {
          label: t`Wallia may enter another province: move him with 1 infantry on to ${p('avila')}.`,
          because: t`Mountains do not stop Wallia, but enemy units do.`,
        },
        'left-behind': {
          label: t`From ${p('cuenca')}, first move on the infantry that came with Wallia, and move him later.`,
          because: t`Without Wallia, the infantry must stop in the mountains of ${p('cuenca')}.`,
        },
      },
    },
  },
  after: t`A leader adds 2 to each die of his side (${r('6.2b')}). Units that move with him all the way may enter 1 additional province, and mountains do not stop them (${r('5.2')}, ${r('5.1-mountain')}). Never leave him alone with enemy units: a leader without a unit of his own nation is killed at once.`,
};
