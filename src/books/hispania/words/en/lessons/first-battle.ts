import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'first-battle'> = {
  title: 'Your first battle',
  learn: t`Learn how 2 sides fight round by round, and when to retreat.`,
  about: t`Where units of 2 nations are in the same province, they fight in rounds. In each round both sides roll 1 ten-sided die for each unit, at the same time. A die hits if it shows the number it needs or higher, and each hit removes a unit.`,
  steps: {
    win: {
      ask: t`You are ${n('rome')}: 3 elites, which are strong units, have moved to ${p('segovia')}, where they meet 2 infantry of the ${n('iberians')}. Win the battle.`,
      done: t`The last defender is destroyed, and you control ${p('segovia')}. Your elites hit on 6 or higher, the ${n('iberians')} on 8 or higher.`,
      lost: t`The battle is over, and you do not control ${p('segovia')}. Dice can fall like this, but the larger side wins more often.`,
      hints: [
        t`The battle is in ${p('segovia')}, where counters of both colours are.`,
        t`Fight. After the first round you are asked whether to fight on: with 3 units against 1, do so.`,
      ],
      poor: {
        'all-go': t`All your units have retreated, and the ${n('iberians')} keep ${p('segovia')}. You had 3 units against 1.`,
      },
      wrongs: {
        'no-fight': {
          label: t`Stay in the province without fighting, and end the phase.`,
          because: t`Units of 2 nations in the same province fight at least 1 round.`,
        },
      },
    },
    go: {
      ask: t`In another battle, 2 elites have met 4 infantry. Fight the round that you must, then retreat with the survivors to an adjacent province.`,
      done: t`A unit that you save can fight again. It retreats to an adjacent province, and any units that stay fight on without it.`,
      lost: t`No unit is left to save.`,
      hints: [
        t`After the first round, count the units of both sides. Your elites may retreat to the marked provinces.`,
        t`Do not fight on: choose a retreat to ${p('calatayud')}, from where you came, or to another empty adjacent province.`,
      ],
      poor: {
        'fights-on': t`One elite is left against 3 infantry. They roll 3 dice to your 1, and you would need 3 hits before they have 1.`,
      },
      wrongs: {
        'go-first': {
          label: t`Retreat at once, before any die is rolled.`,
          because: t`Retreats come after a round. The attacker fights at least 1 round.`,
        },
        'too-far': {
          label: t`Retreat to ${p('zaragoza')}.`,
          because: t`The adjacent provinces are ${p('calatayud')}, ${p('avila')}, ${p('cuenca')} and ${p('toledo')}.`,
        },
      },
    },
  },
  after: t`Both sides roll, and losses are removed. Then the attacker may retreat, then the defender. Rounds continue until only 1 side is left (${r('6.2')}). An early retreat can be wise: it costs no unit, only the province (${r('6.6')}).`,
};
