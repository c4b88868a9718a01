import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cavalry-against-knight'> = {
  title: 'Cavalry against a knight',
  about: t`${n('seville')} attacks in the plain of ${p('salamanca')} with 1 infantry and 1 cavalry; ${n('castile')} has 1 infantry and 1 knight. One table is for the attacker, the other for the defender. Look up each die: row, column, terrain.`,
  steps: [
    t`${n('seville')} opens the battle.`,
    t`The cavalry targets the knight. In the attacker’s table, see the row of the knight and the column of cavalry, in a plain: it needs 5.`,
    t`${n('castile')} uses the defender’s table: its knight needs 7 against cavalry.`,
  ],
  after: t`The 5 hits, and the knight is wounded: it has 1 life left and still rolls its die. The same cavalry would need 9 in mountains, and 8 as the defender (${r('6.7-defender')}).`,
  tasks: {
    'a-die-on-four': {
      ask: t`Find a target that one die of ${n('seville')} hits on 4, and roll it.`,
      done: t`Cavalry against infantry in a plain: 4. No number in the attacker’s table is better.`,
      lost: t`No die of ${n('seville')} needed 4. Go back and look at the table again.`,
      hints: [
        t`Look at the row of infantry in the attacker’s table.`,
        t`Only one kind of unit needs 4, and only in a plain.`,
        t`Target the infantry with the cavalry; the other die does not matter.`,
      ],
    },
    'both-at-the-cavalry': {
      ask: t`Play ${n('castile')}: choose targets so that your infantry needs 7 and your knight only 5.`,
      done: t`Against infantry, both have their best numbers. Attacking cavalry is hard to hit in a plain.`,
      lost: t`One of the 2 dice needed more. Compare the 2 rows of the defender’s table.`,
      hints: [
        t`In the defender’s table, the rows are the attacking units.`,
        t`Which of the 2 units of ${n('seville')} is easier to hit in a plain?`,
        t`Target the infantry with both dice.`,
      ],
    },
  },
  wrongs: {
    'the-knight-alone-replies': {
      label: t`Roll only for the knight: it was the target.`,
      because: t`All defending units roll, whether they are targets or not.`,
    },
    'a-knight-rolls-twice': {
      label: t`Roll 2 dice for the knight’s 2 lives.`,
      because: t`A knight has 2 lives but only 1 die. Only a castle has a die for each life.`,
    },
  },
};
