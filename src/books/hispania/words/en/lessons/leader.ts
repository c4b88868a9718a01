import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'leader'> = {
  title: 'Follow the leader',
  learn: t`What a leader does for those around him, and how he gathers them on the way.`,
  about: t`A leader is one man with a name: he rolls no die himself, but every die of those beside him counts two more. Whoever marches with him goes one province further, and is not stopped by mountains.`,
  steps: {
    'with-him': {
      ask: t`You are the ${n('visigoths')}: Wallia, your king, is the round counter in ${p('valencia')}, with one infantry, and two more wait in ${p('cuenca')}. Attack the three infantry of the ${n('alans')} in ${p('segovia')} with all three, and with him; then end your movement.`,
      done: t`Three infantry that hit on 5, against three that need a 7. He took one through the mountains, and the others along as he passed.`,
      lost: t`Your movement is over, and Wallia and all three do not stand in ${p('segovia')} together.`,
      hints: [
        t`Wallia is the round counter with a banner, in ${p('valencia')}. His way to ${p('segovia')} leads through ${p('cuenca')}, where your other two are.`,
        t`Move Wallia and his infantry to ${p('cuenca')}, then all three and Wallia to ${p('segovia')}, and end the movement.`,
      ],
      poor: {
        'without-him': t`Two against three, each needing a 7: the king and the third have not come with them.`,
        'one-with-him': t`Wallia is there, but he rode past two who could have come along.`,
        'two-with-him': t`They hit on 5. The third could have come too, if Wallia had not left him in ${p('valencia')}.`,
      },
      wrongs: {
        'through-the-enemy': {
          label: t`Wallia has a step left: he leads one of them on to ${p('avila')}.`,
          because: t`Mountains do not stop him. An enemy does, like anybody else.`,
        },
        'left-behind': {
          label: t`Once in ${p('cuenca')}, send the infantry that came with Wallia on, and him later.`,
          because: t`Without Wallia the mountains of ${p('cuenca')} are the end of its way.`,
        },
      },
    },
  },
  after: t`Two more for every die beside him (${r('6.2b')}), one step more, and no halt in the mountains for those who stay with him (${r('5.2')}, ${r('5.1-mountain')}). Never leave him alone with enemies: without a unit beside him he falls at once (${r('6.2b-lone-leader')}).`,
};
