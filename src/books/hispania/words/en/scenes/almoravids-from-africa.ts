import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'almoravids-from-africa'> = {
  title: 'No unit stays in Africa',
  about: t`On turn 19, 8 more elites of the ${n('almoravids')} arrive in ${p('africa')}. Straits connect it with ${p('cadiz')} and ${p('gibraltar')}; the province across the strait is the first that they enter. Watch how far they can move.`,
  steps: [
    t`Turn 18 ends. On turn 19 there are 8 elites in ${p('africa')}.`,
    t`Six elites cross to ${p('cadiz')}.`,
    t`Four of them move on to ${p('seville')}, their second province.`,
    t`Two move on to ${p('badajoz')}, their third and last.`,
    t`The other 2 cross to ${p('gibraltar')}.`,
    t`Movement ends with no unit in ${p('africa')}, and no unit over a stacking limit.`,
  ],
  after: t`Units from ${p('africa')} enter ${p('cadiz')} or ${p('gibraltar')}, and may then move on (${r('3.2-africa')}). Units that are still in ${p('africa')} when movement ends are removed (${r('5.4')}).`,
  tasks: {
    'up-to-toledo': {
      ask: t`The 8 elites are in ${p('africa')}. Bring 2 of them to ${p('toledo')} in this movement.`,
      done: t`${p('gibraltar')}, ${p('cordoba')}, ${p('toledo')}: an elite may enter 3 provinces.`,
      lost: t`Movement is over. ${p('toledo')} is 3 provinces away across one of the straits.`,
      hints: [
        t`An elite may enter 3 provinces; the one across the strait is the first.`,
        t`${p('gibraltar')} borders ${p('cordoba')}, which is yours.`,
        t`Move 2 elites to ${p('gibraltar')}, on to ${p('cordoba')}, and on to ${p('toledo')}.`,
      ],
    },
    'all-by-gibraltar': {
      ask: t`Let all 8 cross to ${p('gibraltar')}, and lose none of your 13 elites by the end of the turn.`,
      done: t`You have 7 provinces for 13 elites. Any number may cross one strait, if enough of them move on.`,
      lost: t`You lost a unit, or a unit crossed to ${p('cadiz')}.`,
      hints: [
        t`Units must be within 2 limits: the stacking limit of each province and the population limit.`,
        t`Thirteen units need 7 provinces, and you have 3. ${p('seville')} is adjacent to ${p('gibraltar')}.`,
        t`Move 8 to ${p('gibraltar')}, 6 on to ${p('seville')}, 2 from there to ${p('badajoz')}, and 2 to ${p('sierra-morena')}.`,
      ],
    },
  },
  wrongs: {
    'straight-to-seville': {
      label: t`Cross straight to ${p('seville')}.`,
      because: t`It has an anchor, but these units do not move by sea: from ${p('africa')} they can cross only the 2 straits.`,
    },
    'four-provinces': {
      label: t`Move on from ${p('badajoz')} to ${p('lisbon')}.`,
      because: t`${p('cadiz')} was the first province that they entered: ${p('lisbon')} would be the fourth.`,
    },
  },
};
