import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cavalry-against-knight'> = {
  title: 'Cavalry against a knight',
  about: t`${n('seville')} attacks in the plain of ${p('salamanca')} with an infantry and a cavalry; ${n('castile')} has an infantry and a knight. Two tables decide, one for the attacker and one for the defender. Look up each die: row, column, terrain.`,
  steps: [
    t`${n('seville')} opens the battle.`,
    t`The cavalry aims at the knight: attacker's table, row knight, column cavalry, plain. It needs 5.`,
    t`${n('castile')} answers from the other table: its knight needs 7 against cavalry.`,
  ],
  after: t`The 5 hit, and the knight is wounded: he has one life left and still rolls his die. The same cavalry would need 9 in the mountains, and 8 as defender (${r('6.7-defender')}).`,
  tasks: {
    'a-die-on-four': {
      ask: t`Find a target that one of ${n('seville')}'s dice hits on 4, and roll it.`,
      done: t`Cavalry against infantry in the plain: 4. There is no better number in the attacker's table.`,
      lost: t`No die of ${n('seville')} needed 4. Go back and look at the table again.`,
      hints: [
        t`Read the row of infantry in the attacker's table.`,
        t`Only one kind of unit needs 4, and only in the plain.`,
        t`Aim the cavalry at the infantry, whatever the other die does.`,
      ],
    },
    'both-at-the-cavalry': {
      ask: t`Play ${n('castile')}: aim so that your infantry needs 7 and your knight only 5.`,
      done: t`Against infantry, both have their best numbers. The attacking cavalry is hard to hit in the plain.`,
      lost: t`One of the two dice needed more. Compare the two rows of the defender's table.`,
      hints: [
        t`In the defender's table the rows are the attacking units.`,
        t`Which of ${n('seville')}'s two units is easier to hit in the plain?`,
        t`Aim both at the infantry.`,
      ],
    },
  },
  wrongs: {
    'the-knight-alone-replies': {
      label: t`Only the knight answers: he was the one attacked.`,
      because: t`All defenders roll, whether somebody aims at them or not.`,
    },
    'a-knight-rolls-twice': {
      label: t`Two lives, two dice: let the knight aim twice.`,
      because: t`A knight takes two hits but has one die. Only a castle has a die for each life.`,
    },
  },
};
