import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'alans-invade-segovia'> = {
  title: 'Five in an invasion',
  about: t`The same attack a turn earlier. Turn 6 is the invasion of the ${n('alans')}: the bonus of attack is two instead of one, and they move and fight twice. That second movement is the way out for those who are too many.`,
  steps: [
    t`Two infantry from ${p('avila')}.`,
    t`Two from ${p('calatayud')}: four.`,
    t`And the one from ${p('cuenca')}: five. Three for the plain, two for the invasion.`,
    t`The first movement ends, and the check lets five pass.`,
    t`Five dice against two: both defenders fall.`,
    t`In their second movement the ${n('alans')} stay where they are.`,
    t`Nobody is attacked in ${p('segovia')} any more: three may stay, and two infantry are lost.`,
  ],
  after: t`Five may attack in an invasion, or with a leader; three may stay (${r('4.4')}). The second movement of an invasion comes before the count, so nobody need be lost (${r('9.1')}).`,
  tasks: {
    'all-five-alive': {
      ask: t`The battle is won and the second movement begins. Hold ${p('segovia')} and lose none of the five.`,
      done: t`Three stay, two ride on, and the check finds everybody in their place.`,
      lost: t`Somebody had to be given up. The time to move was before the check.`,
      hints: [
        t`It is the second movement now, before anything is counted.`,
        t`Two must be elsewhere. The mountains around hold two each.`,
        t`Move two infantry from ${p('segovia')} to ${p('calatayud')}, then end movement.`,
      ],
    },
    'only-one-need-go': {
      ask: t`Too late to move: the check asks for two. Get away with losing one.`,
      done: t`Four stay in the new capital.`,
      lost: t`Two are gone. The capital comes first.`,
      hints: [
        t`The limit itself can be raised.`,
        t`A capital holds one unit more, and you may declare it in the check.`,
        t`Declare ${p('segovia')} the capital, then give up one infantry.`,
      ],
    },
  },
  wrongs: {
    'stay-as-five': {
      label: t`Stay as five: it is still an invasion.`,
      because: t`The invasion helps in provinces that are attacked. Here the enemy is gone.`,
    },
    'give-up-only-one': {
      label: t`Give up one and keep four.`,
      because: t`The plain holds three. Four may stay in a capital, and ${p('segovia')} is none yet.`,
    },
  },
};
