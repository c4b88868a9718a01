import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'alans-invade-segovia'> = {
  title: 'Five attack in an invasion',
  about: t`The same attack, 1 turn earlier. Turn 6 is the invasion of the ${n('alans')}: their attack bonus is 2 instead of 1, and they move and fight twice. In the second movement, excess units can move away.`,
  steps: [
    t`Two infantry units enter from ${p('avila')}.`,
    t`Two more enter from ${p('calatayud')}, which makes 4.`,
    t`The infantry from ${p('cuenca')} enters too. That makes 5: the limit of 3 in a plain, and the attack bonus of 2.`,
    t`The first movement ends. The stacking check allows 5.`,
    t`The ${n('alans')} roll 5 dice against 2 and destroy both defenders.`,
    t`In their second movement the ${n('alans')} do not move.`,
    t`${p('segovia')} is no longer attacked: only 3 units may stay, and 2 infantry are removed.`,
  ],
  after: t`Five units may attack in an invasion, or with a leader; 3 may stay (${r('4.4')}). The second movement of an invasion comes before the next stacking check, so no unit need be lost (${r('9.1')}).`,
  tasks: {
    'all-five-alive': {
      ask: t`The battle is won and the second movement begins. Keep ${p('segovia')} and lose none of the 5 infantry.`,
      done: t`Three stay, 2 move on, and the stacking check removes no unit.`,
      lost: t`You had to remove a unit. Move before the check.`,
      hints: [
        t`This is the second movement, before the stacking check.`,
        t`Two infantry units must move to other provinces. Each adjacent mountain province can hold 2.`,
        t`Move 2 infantry from ${p('segovia')} to ${p('calatayud')}, then end movement.`,
      ],
    },
    'only-one-need-go': {
      ask: t`It is too late to move: the check asks you to remove 2 infantry. Lose only 1.`,
      done: t`Four stay in the new capital.`,
      lost: t`You have removed 2. Declare the capital first.`,
      hints: [
        t`You can raise the limit itself.`,
        t`The limit of a capital is 1 higher, and you may declare one during the check.`,
        t`Declare ${p('segovia')} the capital, then remove 1 infantry.`,
      ],
    },
  },
  wrongs: {
    'stay-as-five': {
      label: t`Keep all 5: it is still an invasion.`,
      because: t`The invasion raises the limit only in provinces that you attack. No enemy unit is left here.`,
    },
    'give-up-only-one': {
      label: t`Remove only 1 and keep 4.`,
      because: t`A plain can hold 3 units. A capital in a plain can hold 4, but ${p('segovia')} is not your capital yet.`,
    },
  },
};
