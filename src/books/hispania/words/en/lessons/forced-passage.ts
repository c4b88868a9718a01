import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'forced-passage'> = {
  title: 'Past the enemy',
  learn: t`Hold enemy units with some of your units, and move past them with the others.`,
  about: t`A unit that enters a province with units of another nation must stop there and fight. But each enemy unit can hold only 2 of yours. Once those 2 are there, your other units may move on. This is called a forced passage.`,
  steps: {
    pass: {
      ask: t`You are ${n('castile')}. One infantry unit of ${n('badajoz')} blocks the way in ${p('toledo')}, and ${p('cordoba')} behind it is empty. Reach ${p('cordoba')} in this movement, and leave a unit in ${p('segovia')} and in ${p('avila')}. Provinces score at the end of this turn.`,
      done: t`Two units stay and will fight; the third has passed through. You took ${p('cordoba')} without a battle, and you still fight for ${p('toledo')} with 2 units against 1.`,
      lost: t`Your movement is over, and you do not control ${p('cordoba')}, ${p('segovia')} and ${p('avila')}.`,
      hints: [
        t`One enemy unit is in ${p('toledo')}, so 2 of yours must stay there. How many can move there if 1 stays in ${p('segovia')} and 1 in ${p('avila')}?`,
        t`Move 2 units from ${p('segovia')} and 1 from ${p('avila')} to ${p('toledo')}. Then move 1 of the 3 on to ${p('cordoba')}, and end movement.`,
      ],
      poor: {
        stays: t`No unit has moved, and both cities are left to other nations.`,
        'all-stop': t`All your units stopped in ${p('toledo')}, and none moved on to ${p('cordoba')}. Once 3 are there, 1 may move on.`,
        'leaves-segovia': t`Your unit passed through, but the last unit left ${p('segovia')}: you gained a province and lost one. A unit from ${p('avila')} could have moved instead.`,
        'la-mancha': t`Your unit passed through, but ${p('la-mancha')} is worth less to you than ${p('cordoba')}.`,
      },
      wrongs: {
        'one-of-two': {
          label: t`With 2 units in ${p('toledo')}, move 1 of them on.`,
          because: t`One enemy unit holds 2 of yours. Only a third may move on.`,
        },
        'two-of-three': {
          label: t`With 3 units in ${p('toledo')}, move 2 of them on.`,
          because: t`Only 1 unit would be left, and the enemy there holds 2. One of the 3 may move on.`,
        },
      },
    },
    castle: {
      ask: t`In another game ${p('toledo')} contains a castle and 2 infantry. The castle counts as an enemy unit like the others. But in a province with a castle, each enemy unit holds 1 of your units, not 2. How many must stay before others may pass?`,
      done: t`Each of the 3 enemy units holds 1 of yours. The garrison keeps to its walls, so its roads are easier to pass.`,
      hints: [
        t`Count the enemy units in ${p('toledo')}, including the castle.`,
        t`A castle and 2 infantry are 3 enemy units, and each of them holds 1 of yours. Choose 3.`,
      ],
      options: { two: t`Two`, three: t`Three`, four: t`Four`, six: t`Six` },
      wrong: t`Count the enemy units, including the castle, and 1 of yours for each.`,
    },
  },
  after: t`Two units must stay for each enemy unit, or 1 where there is a castle, and you choose which of yours stay (${r('5.3')}). Only as many units may stay as may attack, so where the limit is too low, no unit can pass through (${r('4.4')}).`,
};
