import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'alans-at-segovia'> = {
  title: 'Four attack, three stay',
  about: t`The ${n('alans')} attack ${p('segovia')}, a plain with 2 enemy infantry. An attacker may exceed the stacking limit by 1 unit, because it expects to lose units. Look at what happens if it loses none.`,
  steps: [
    t`Two infantry units from ${p('avila')} enter ${p('segovia')}. The enemy units there stop them.`,
    t`Two more infantry units enter from ${p('calatayud')}. That makes 4: the limit of 3 in a plain, and the attack bonus of 1.`,
    t`Movement ends. The stacking check removes no unit: 4 may attack.`,
    t`The battle. Both infantry units of the ${n('hispano-romans')} are destroyed in the first round; the ${n('alans')} lose no unit.`,
    t`Without enemy units there is no attack bonus. Four units are in a province with a limit of 3, so 1 is removed.`,
  ],
  after: t`The attack bonus counts in the check before combat, but not in the final stacking check (${r('4.4')}, ${r('6.8')}). A victory without losses therefore costs 1 unit, unless ${p('segovia')} becomes the capital.`,
  tasks: {
    'a-new-capital': {
      ask: t`The battle is won, and the final stacking check asks you to remove 1 infantry. Keep all 4.`,
      done: t`${p('segovia')} is now the capital of the ${n('alans')}, and their capital can hold 4 units.`,
      lost: t`You have removed the fourth unit. Take that back and look at the other choice.`,
      hints: [
        t`The check offers more than a removal.`,
        t`A nation may declare a province that it has just taken its capital.`,
        t`Declare ${p('segovia')} the capital of the ${n('alans')}.`,
      ],
    },
    'as-many-as-may': {
      ask: t`There are 5 infantry of the ${n('alans')} around ${p('segovia')}. From the start: attack with as many as allowed, and lose none before the battle.`,
      done: t`You roll 4 dice in the first round, and the fifth infantry stays out of the battle.`,
      lost: t`The check before the battle removed a unit over the limit.`,
      hints: [
        t`It is turn 7: you have no leader and no invasion.`,
        t`Add the attack bonus of 1 to the limit of a plain. It does not matter which provinces the units come from.`,
        t`Bring exactly 4 infantry into ${p('segovia')}, end movement, and fight.`,
      ],
    },
  },
  wrongs: {
    'keep-the-fourth': {
      label: t`Leave all 4 and end the turn.`,
      because: t`The bonus applies to an attack, and the attack is over.`,
    },
    'remove-before-the-battle': {
      label: t`Move 1 infantry back before the dice are rolled.`,
      because: t`Units are removed only at the stacking checks. Four units are within the limit of an attack, so nothing is asked now.`,
    },
    'leave-the-enemy-be': {
      label: t`Stay in the province with the enemy units and do not fight.`,
      because: t`A battle is fought in each province with units of 2 nations. The attacker chooses the order of the battles, but cannot skip one.`,
    },
  },
};
