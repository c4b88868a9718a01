import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'leon-feeds-eight'> = {
  title: 'Four provinces support 8 units',
  about: t`${n('leon')} controls 4 provinces and has 9 units and a castle. At the end of its turn its provinces support 2 units each. The castle does not count, so 1 unit is in excess.`,
  steps: [
    t`${n('leon')} leaves all units where they are and ends its movement.`,
    t`The provinces support 8 of the 9 units. ${n('leon')} removes 1 infantry in ${p('porto')}, which contains 3.`,
  ],
  after: t`Each province supports 2 units, and castles do not count (${r('7')}). The check comes after all battles. Play note: units that the check would remove lose nothing by attacking.`,
  tasks: {
    'attack-with-them': {
      ask: t`Start again. Attack ${p('salamanca')}, and end the turn without removing a unit at the check.`,
      done: t`A fifth province supports 2 more units. If the attack had cost a unit, the check would have removed none.`,
      lost: t`The check removed a unit, or the attack failed.`,
      hints: [
        t`${p('salamanca')} contains 1 infantry of ${n('badajoz')}.`,
        t`${p('duero')} can spare 2 units, which must cross a river.`,
        t`Move 1 infantry and the knight from ${p('duero')} to ${p('salamanca')}; end movement; fight.`,
      ],
    },
    'a-castle-is-enough': {
      ask: t`This time without a battle: end the turn in control of ${p('tierra-de-campos')}, and lose no unit.`,
      done: t`The castle alone controls ${p('leon')}, and the province still supports 2 units.`,
      lost: t`A unit was removed, or there was a battle.`,
      hints: [
        t`Which unit can leave its province without losing control of it?`,
        t`A castle controls a province by itself.`,
        t`Move the infantry from ${p('leon')} to ${p('tierra-de-campos')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'all-nine': {
      label: t`Keep all 9 and end the turn.`,
      because: t`Excess units must be removed before the game continues.`,
    },
    'two-go': {
      label: t`Remove 2 units, to prepare for the next check.`,
      because: t`Only excess units are removed.`,
    },
    'the-castle': {
      label: t`Remove the castle.`,
      because: t`A castle does not count, so removing it does not help.`,
    },
  },
};
