import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'ardour'> = {
  title: 'Ardour',
  learn: t`After the battles a leader with ardour moves and fights again with his stack, and takes other units along.`,
  about: t`A few leaders have ardour. After the usual movement and combat of their nation, the units in the leader’s province move and fight once more. The stack may leave units behind and take others along on the way. All other units stay where they are.`,
  steps: {
    'ride-on': {
      ask: t`You are ${n('aragon')} on turn 16. The usual battles are over, and Ramiro’s stack in ${p('huesca')} moves once more. Attack the castle and 2 infantry in ${p('tortosa')} with him and 5 units, 2 over the limit.`,
      done: t`Ramiro set out with the units of ${p('huesca')} and took those of ${p('barcelona')} along. Units that move with him have ardour too.`,
      lost: t`The movement with ardour is over, and Ramiro is not in ${p('tortosa')} with exactly 5 units. An attack with ardour may exceed the limit by 2 units; a sixth unit is removed.`,
      hints: [
        t`Of the marked provinces, ${p('barcelona')} lies between Ramiro and ${p('tortosa')}, and 3 infantry wait there.`,
        t`Move Ramiro with the knight and 1 infantry to ${p('barcelona')}. From there move them and the 3 infantry to ${p('tortosa')}.`,
      ],
      poor: {
        stays: t`Ramiro has not moved, and the second battle is not fought.`,
        'nobody-joins': t`You moved past 3 infantry that could have joined the stack.`,
        four: t`The attack allowed a fifth unit, which is still in ${p('barcelona')}.`,
      },
      wrongs: {
        'without-him': {
          label: t`Move the 3 infantry of ${p('barcelona')} to ${p('tortosa')} without Ramiro.`,
          because: t`They can move only if Ramiro enters their province and takes them along.`,
        },
      },
    },
  },
  after: t`Ardour comes after the usual battles, for 1 stack, which may exceed the limit by 2 units in its attack (${r('9.2')}). Ramiro has it on turn 16 (${r('11-aragon-ramiro')}). Units that move with a leader for their whole movement may enter 1 additional province (${r('5.2')}).`,
};
