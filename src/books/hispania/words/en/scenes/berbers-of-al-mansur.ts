import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'berbers-of-al-mansur'> = {
  title: 'Three Berbers over the Tagus',
  about: t`Turn 14: Al-Mansur and three Berbers have crossed the river into ${p('segovia')}, where two infantry of ${n('castile')} stand. Berbers hit on 7, so with him on 5; and whoever rolls at them wants a 9.`,
  steps: [
    t`The Berbers roll a 6, a 4 and a 3: one hit. ${n('castile')} rolls 8 and 7, at units that come over a river, and misses with both.`,
    t`The ${n('umayyads')}, the attackers, fight on.`,
    t`${n('castile')} stays too. One hit is enough, and its own 8 is short again: ${p('segovia')} is taken without a loss.`,
  ],
  after: t`Only the die counts against a Berber: 9 or 10. Neither a river nor a leader of the other side makes it easier (${r('11-umayyads-berbers')}). Al-Mansur and his stack now move and fight once more (${r('9.2')}).`,
  tasks: {
    'ride-to-cuenca': {
      ask: t`After the first round, take all three Berbers and Al-Mansur to ${p('cuenca')}.`,
      done: t`Three Berbers in mountains for two, and none too many: they do not count for stacking.`,
      lost: t`They fight on.`,
      hints: [
        t`The attacker is asked first, and is asked now.`,
        t`An attacker may retreat to any empty province next door.`,
        t`Retreat three Berbers with Al-Mansur to ${p('cuenca')}.`,
      ],
    },
    'save-the-last': {
      ask: t`${n('castile')} is asked: save the last infantry.`,
      done: t`${p('segovia')} is lost, the infantry is not.`,
      lost: t`It has stayed, or gone elsewhere.`,
      hints: [
        t`${p('avila')} is ${n('castile')}'s own.`,
        t`A defender goes where no attacker came from.`,
        t`Retreat the infantry to ${p('avila')}.`,
      ],
    },
  },
  wrongs: {
    'castile-first': {
      label: t`${n('castile')} retreats before the ${n('umayyads')} have decided.`,
      because: t`The attacker decides first.`,
    },
    'over-the-tagus': {
      label: t`${n('castile')} retreats over the Tagus to ${p('toledo')}.`,
      because: t`The attackers came from there.`,
    },
  },
};
