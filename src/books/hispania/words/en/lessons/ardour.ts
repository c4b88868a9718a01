import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'ardour'> = {
  title: 'Ardour',
  learn: t`After the battles a great captain rides on, with one stack that takes others along on its way.`,
  about: t`A few captains have ardour: when the usual movement and battles of their nation are over, the units in their province move and fight once more. They may leave some behind on the way and take others along; who has nothing to do with them stays where it is.`,
  steps: {
    'ride-on': {
      ask: t`You are ${n('aragon')} on turn 16; the usual battles are over, and now Ramiro, in ${p('huesca')}, moves with his stack once more. Attack the castle and two infantry in ${p('tortosa')} with him and five units, which is two more than may stay there.`,
      done: t`He came with those of ${p('huesca')} and leads those of ${p('barcelona')} too: whoever goes with him has ardour as well.`,
      lost: t`The ride is over, and not just five have come to ${p('tortosa')} with Ramiro. A sixth is given up: an attack with ardour has room for two more than may stay, and no third.`,
      hints: [
        t`Of the marked provinces, ${p('barcelona')} lies between Ramiro and ${p('tortosa')}, and three infantry wait there.`,
        t`Ramiro with the knight and one infantry to ${p('barcelona')}; from there, with its three infantry besides, on to ${p('tortosa')}.`,
      ],
      poor: {
        stays: t`Ramiro has stayed at home, and his second battle is gone.`,
        'nobody-joins': t`You rode past three infantry who would have come along.`,
        four: t`A fifth had room, and waits in ${p('barcelona')} instead.`,
      },
      wrongs: {
        'without-him': {
          label: t`Let the three of ${p('barcelona')} go to ${p('tortosa')} by themselves.`,
          because: t`They go if Ramiro comes and takes them along.`,
        },
      },
    },
  },
  after: t`Ardour comes after the usual battles, for one stack, with room for two more in the attack (${r('9.2')}). Ramiro has it on turn 16 (${r('11-aragon-ramiro')}), and whoever goes all the way with a leader has a step more (${r('5.2')}).`,
};
