import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'forced-passage'> = {
  title: 'Past the enemy',
  learn: t`Hold an enemy down with some of your units, and march past with the others.`,
  about: t`Whoever enters a province where another nation stands has to stop there and fight. But each enemy unit can stop only two of yours: once those are there, whoever comes besides may march on, which is called a forced passage.`,
  steps: {
    pass: {
      ask: t`You are ${n('castile')}. One infantry of ${n('badajoz')} bars the way in ${p('toledo')}, and ${p('cordoba')} behind it stands empty: get there in this movement, and leave somebody in ${p('segovia')} and in ${p('avila')}. Points are counted at the end of this turn.`,
      done: t`Two stay and will fight, the third is through: ${p('cordoba')} is won without a battle, and the battle for ${p('toledo')} is still two against one.`,
      lost: t`Your movement is over, and you do not hold ${p('cordoba')}, ${p('segovia')} and ${p('avila')}.`,
      hints: [
        t`One enemy stands in ${p('toledo')}, so two of yours must stay there. How many can come, if one stays in ${p('segovia')} and one in ${p('avila')}?`,
        t`Move two from ${p('segovia')} and one from ${p('avila')} to ${p('toledo')}, then one of the three on to ${p('cordoba')}, and end the movement.`,
      ],
      poor: {
        stays: t`Nobody has moved, and both cities are left to others.`,
        'all-stop': t`All of them stopped in ${p('toledo')}, and nobody went on to ${p('cordoba')}. If three are there, one may go on.`,
        'leaves-segovia': t`Through, but the last of them left ${p('segovia')}: a province won, a province lost. One from ${p('avila')} could have come instead.`,
        'la-mancha': t`You are past, but ${p('la-mancha')} is worth less to you than ${p('cordoba')}.`,
      },
      wrongs: {
        'one-of-two': {
          label: t`With two in ${p('toledo')}, send one of them on.`,
          because: t`One enemy stops two. Only a third may go on.`,
        },
        'two-of-three': {
          label: t`With three in ${p('toledo')}, send two of them on.`,
          because: t`One would be left, and the enemy there stops two: one of the three may go.`,
        },
      },
    },
    castle: {
      ask: t`Another day there is a castle in ${p('toledo')}, and two infantry with it. A castle counts as an enemy like the others, but around it each of them stops one of yours and not two: how many must stay before others may pass?`,
      done: t`Three enemies, one each: three. The garrison keeps to its walls, and roads are easier to pass.`,
      hints: [
        t`Count what stands in ${p('toledo')}: the castle too.`,
        t`A castle and two infantry are three enemies, and each of them stops one: choose three.`,
      ],
      options: { two: t`Two`, three: t`Three`, four: t`Four`, six: t`Six` },
      wrong: t`Count the enemies, the castle among them, and one of yours for each.`,
    },
  },
  after: t`Two stay for each enemy, or one where a castle stands, and you choose which of yours they are (${r('5.3')}). No more may stay there than may attack, so the passage is barred where the limit is too small (${r('4.4')}).`,
};
