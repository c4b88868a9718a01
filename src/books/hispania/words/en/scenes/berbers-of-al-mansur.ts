import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'berbers-of-al-mansur'> = {
  title: 'Three Berbers cross the Tagus',
  about: t`Turn 14: Al-Mansur and 3 Berbers have crossed the river into ${p('segovia')}, where ${n('castile')} has 2 infantry. Berbers hit on 7, with him on 5. A die that targets them needs 9.`,
  steps: [
    t`The Berbers roll 6, 4 and 3: one hit. ${n('castile')} rolls 8 and 7 against units that crossed a river, and misses with both.`,
    t`The ${n('umayyads')}, the attacker, stay.`,
    t`${n('castile')} stays too. The Berbers hit once more, and the 8 of ${n('castile')} misses again: ${p('segovia')} is taken without a loss.`,
  ],
  after: t`Only a die that shows 9 or 10 hits a Berber. Neither a river nor an enemy leader changes that (${r('11-umayyads-berbers')}). Al-Mansur and his stack now move and fight once more (${r('9.2')}).`,
  tasks: {
    'ride-to-cuenca': {
      ask: t`After the first round, retreat with all 3 Berbers and Al-Mansur to ${p('cuenca')}.`,
      done: t`There are 3 Berbers in mountains with a limit of 2, and none is over the limit: Berbers do not count for stacking.`,
      lost: t`They stay in the battle.`,
      hints: [
        t`The attacker is asked first, and is asked now.`,
        t`An attacker may retreat to any adjacent empty province.`,
        t`Retreat 3 Berbers with Al-Mansur to ${p('cuenca')}.`,
      ],
    },
    'save-the-last': {
      ask: t`${n('castile')} is asked: retreat with its last infantry.`,
      done: t`${n('castile')} loses ${p('segovia')} but keeps its infantry.`,
      lost: t`The infantry has stayed, or retreated elsewhere.`,
      hints: [
        t`${n('castile')} controls ${p('avila')}.`,
        t`A defender cannot retreat to a province from which an attacker came.`,
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
